import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const enchantedForest: SettingContent<Noun, 'Enchanted Forest'> = {
  place: { name: 'la Forêt enchantée', in: 'dans la Forêt enchantée', to: 'vers la Forêt enchantée', from: 'de la Forêt enchantée' },
  beginner: {
    arrival: `
      @place Et voilà : on était {place.in}. Ça sentait [la mousse et la pluie|le champignon et la nuit].
      / Un arbre se poussa [un peu|d’un pas]. On était {place.in}.
      / @place On y était enfin, {place.in}. L’air y est [vert|frais comme un chou].
      Au bord du chemin, les champignons [fredonnaient|chantaient] tout bas.
      / Des yeux ronds clignaient [dans les creux|sous les feuilles]. C’étaient des gouttes.
      / Les arbres se penchaient pour [mieux voir|nous sentir]. Crac, faisaient-ils.
      + Une fougère se déroula pour mieux voir.
      + « Attention aux racines, souffla {friend}. Elles sont chatouilleuses. »
      + « Qui va là ? » dit une chouette de bois. [C’était une branche.|On ne sut que dire.]
      + Chaque pas faisait pouf, à cause de la mousse.
      + Un panneau disait : « [Tout droit, mais pas trop|Chut, ça pousse]. »
      + Sous une feuille, quelqu’un riait [en tout petit|en cachette].
      + Un lapin portait une cerise sur la tête. Il ne dit pas pourquoi.
      + La lune passait entre les branches, une jambe après l’autre.
      + {Hero} marcha sur un rire. [Il était sous une souche.|Pardon !]
    `,
    life: `
      Ici habite le petit peuple de la mousse. Le soir, il [peigne les fougères|balaie les sentiers].
      / Les gens de la mousse sont [hauts comme un dé|verts et polis]. Ils se couchent [tôt|dans des noix].
      Chaque champignon a [sa chanson|une note]. Le gros fait [boum|la basse].
      / Après la soupe, les champignons accordent [leur chapeau|leur pied].
      + Deux chênes se disputaient : qui avait la plus grande ombre ?
      + Un scarabée se promenait sous une feuille, en cas de pluie.
      + Une maman lavait ses huit petits dans une fleur. [Le neuvième se cachait.|Ça moussait.]
      + « Rentre tes glands ! » criait-on à un écureuil.
      + Un vieux fumait une pipe de rosée. Il en sortait des bulles.
      + Le facteur glissait les lettres sous l’écorce.
      + On mettait un bonnet aux jeunes pousses. Les nuits sont fraîches.
      + Dans un tronc, on jouait aux cartes avec des feuilles.
      + Chez eux, bonsoir se dit : « [Bonne mousse|Fais de la mousse]. »
    `,
    way: `
      Le sentier passait [sous les branches basses|entre de gros troncs tordus].
      / On partit {spot.to}, [au pas de la mousse|entre les fougères].
      Quelque part, un pic frappait [en dormant|trois coups, puis s’excusait].
      / Une source parlait toute seule. [Elle disait glou.|On aurait dit une histoire.]
      + Ça sentait la résine et la terre froide.
      + Plus loin, ça sentait la noisette grillée.
      + Une toile d’araignée avait ramassé la lune.
      + On passa le pont de la limace. [Il collait.|Il fallut dire un mot gentil.]
      + Un hérisson dormait, piqué de trois rêves.
      + « À gauche », dit une ronce. [Elle mentait un peu.|Elle tenait la manche.]
      + Les ombres jouaient à l’épervier. {Friend} fit un écart.
      + Un champignon éteignit sa lampe à notre passage.
      + L’herbe était haute, puis basse, puis [chatouilleuse|toute mouillée].
      + Plus on allait, moins les oiseaux parlaient.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [un gland avec son chapeau|un bouton de mousse].
      / « C’est pour toi », dit {keeper}. C’était [une noisette qui fredonne|un brin qui sent la pluie].
      On s’en alla. Les arbres firent [chhh|au revoir des branches].
      / Toute la forêt toussa un peu, [comme on tousse au départ|pour ne pas pleurer].
      + Le petit peuple agita cent petites fougères.
      + {Friend} reçut un champignon. Il chantait faux, mais fort.
      + « Bonne mousse ! » cria la forêt. « Bonne quoi ? » dit {friend}.
      + Un lapin donna sa dernière cerise. Il avait l’air plus léger.
      + Les deux chênes dirent au revoir en même temps. [Ça les fâcha.|Ils avaient la même voix.]
      + Un tout petit suivit jusqu’au bord, puis eut peur.
      + Une feuille tomba sur l’épaule {hero.de}, comme une main.
    `,
  },
  intermediate: {
    arrival: `
      @place On se trouvait {place.in}. L’air y sent [la pluie et le pin|un peu le pain d’épice].
      / Une branche se leva, et l’on fut {place.in}, [sans billet|sous mille feuilles].
      / @place De grands troncs noirs : on était {place.in}, [et tout écoutait|bel et bien].
      Les champignons fredonnaient [à deux voix|au bord du sentier]. Les fougères battaient la mesure.
      / Une lampe [de rosée|d’un pois] éclairait le chemin.
      / Pas une feuille ne bougeait, sauf [pour chuchoter|celles qui parlaient de nous].
      + « Essuyez vos semelles », demandait une racine, polie par les visiteurs.
      + Un vieux tronc ouvrit un œil, [le jugea inutile|nous vit] et le referma.
      + {Friend} salua un buisson, [par prudence|à tout hasard], et le buisson rendit son salut.
      + La lune descendait [entre les branches|de pin en pin], barreau par barreau, comme sur une échelle.
      + Il y avait des rires sous les souches, mais impossible d’apercevoir les rieurs.
      + « Vous êtes ici », annonçait un écriteau. C’était exact.
      + Chaque pas [s’enfonçait|s’endormait] dans la mousse et en ressortait plus doux.
      + Un lapin passa, une cerise sur la tête. On n’osa rien demander.
    `,
    life: `
      Ici vit le peuple de la mousse. Minuscule, il peigne [les fougères|les sentiers].
      / Les habitants logent sous les racines, et se couchent [dans des coquilles de noix|après les lucioles].
      Les chênes, eux, racontent des histoires, [invariablement les mêmes|si longues qu’on s’endort avant la fin].
      / Entre deux chênes, il existe toujours [une discussion|un désaccord] qui dure depuis un siècle.
      + L’un prétendait avoir la plus belle ombre, l’autre demandait qu’on mesure.
      + Une mère baignait ses neuf petits dans une clochette. Elle n’en retrouvait jamais que huit.
      + Sur un seuil, un ancien fumait de la rosée et soufflait des bulles carrées.
      + On nouait des écharpes aux jeunes pousses, à cause de la fraîcheur.
      + Dans une bûche creuse, quatre lutins jouaient aux cartes. Ils trichaient tous.
      + L’écureuil du troisième ne savait plus où était sa cave, ni d’ailleurs son troisième.
      + Le soir, les champignons éteignent leur lampe de l’extérieur vers l’intérieur.
      + « Bonne mousse », se souhaitent-ils avant de dormir.
    `,
    way: `
      Le sentier menait {spot.to}, [sous les branches basses|en faisant des détours par politesse].
      / Pour aller {spot.to}, on suivit [une ligne de champignons|le bruit d’une source], un à un.
      On vit une toile pleine de lune, on entendit un pic [qui frappait en rêvant|au loin].
      / Quelque chose sentait la noisette grillée, puis [la résine|la nuit fraîche], puis plus rien.
      + Un hérisson dormait en travers, et il fallut enjamber sa promenade.
      + « Par ici ! » conseillait une ronce en nous attrapant la manche.
      + Le pont de la limace tenait bien, mais on y laissait ses chaussettes.
      + {Friend} marchait en levant haut les pieds, car les racines sont chatouilleuses.
      + Dans une flaque, le ciel prenait un bain, avec trois étoiles et un moustique.
      + Les ombres jouaient à se sauter par-dessus, et l’une d’elles nous compta.
      + Au carrefour, un lutin réglait la circulation, qui se composait de nous.
      + Plus on avançait, plus la forêt baissait la voix.
    `,
    thanks: `
      Au moment du départ, {keeper} glissa {hero.a} [un gland coiffé|une noisette qui fredonne].
      / « Prends ceci », dit {keeper}, et c’était [un bouton de mousse|une pincée de silence vert].
      Derrière nous, les arbres firent [longtemps chhh|un grand signe de toutes leurs branches].
      / Cent petites fougères s’agitèrent, [puis cent petits mouchoirs|et quelqu’un se moucha].
      + {Friend} eut droit à un champignon, qui chantait faux mais de bon cœur.
      + Les deux chênes se mirent d’accord, pour une fois, et le regrettèrent aussitôt.
      + « Bonne mousse ! » criait-on de partout, même des endroits où il n’y avait personne.
      + Le lapin ôta sa cerise et s’inclina, avant de la remettre.
      + Un enfant de la mousse nous suivit trois pas, ce qui, pour lui, était un voyage.
      + Une feuille se posa sur l’épaule {hero.de} et y resta.
    `,
  },
  advanced: {
    arrival: `
      @place On se trouvait {place.in}, dont l’odeur de mousse et de pluie [précède de loin les arbres|vous prend par la main].
      / Le dernier taillis nous rendit la manche, et l’on fut {place.in}, [prié de parler bas|au cœur du vert].
      / @place Entre les fûts immenses, on était {place.in}, et l’on se sentait [examiné|regardé par des feuilles].
      Les champignons, au bord du sentier, [fredonnaient à deux voix|tenaient une note].
      / Les souches échangeaient à notre sujet [des rumeurs de mousse|quelques craquements].
      / Le silence y était peuplé : [cela respirait, cela chuchotait|on l’entendait rire].
      + Une racine, polie par des générations de visiteurs, [priait|conjurait] les arrivants de bien vouloir s’essuyer les pieds.
      + Un tronc antique souleva une paupière d’écorce, [nous estima sans danger|nous crut du bois] et reprit son siècle.
      + {Friend} crut bon de saluer un buisson, lequel, [à la surprise générale|un peu tard], rendit la politesse.
      + La lune se coulait de branche en branche, avec les [précautions|froufrous] d’une personne en robe longue.
      + « Vous êtes ici », affirmait un écriteau, et l’on ne trouva rien à lui objecter.
      + Un lapin nous croisa, [coiffé d’une cerise|la cerise sur l’oreille], avec cet air qui décourage les questions.
      + La mousse recevait chaque pas comme une confidence et n’en répétait rien.
    `,
    life: `
      Le peuple minuscule de la mousse y passe ses soirées à [peigner les fougères|discipliner les sentiers].
      / On s’installe ici [sous les racines|au ras des mousses], et l’on se couche [dans une coquille de noix|à la première luciole].
      Quant aux chênes, ils poursuivent [leur querelle séculaire|une discussion particulièrement ancienne].
      / Les arbres, eux, se racontent des histoires [dont nul n’a connu l’origine|avec une lenteur considérable].
      + L’objet du litige est une ombre, dont chacun revendique la supériorité, sans que personne ait jamais mesuré.
      + Une mère plongeait ses neuf enfants [dans une campanule|au bain], et n’en ressortait régulièrement que huit.
      + Quatre lutins, [au fond d’une bûche|à la bougie], trichaient aux cartes avec une loyauté parfaite, puisqu’ils trichaient tous.
      + On nouait aux jeunes pousses de minuscules [écharpes|cache-nez], l’automne étant sournois.
      + Un ancêtre fumait de la rosée sur le pas de sa porte, et soufflait, par originalité, des bulles carrées.
      + L’écureuil du troisième étage avait égaré [sa cave, ses provisions|ses lunettes, ses noix], et, depuis peu, l’étage.
      + « Bonne mousse », se dit-on en guise de bonsoir, avec un petit rebond des genoux.
    `,
    way: `
      On prit {spot.to} un chemin qui [musardait sous les branches|faisait des politesses à chaque tronc].
      / Le sentier, [bon enfant|par détours], nous mena {spot.to}.
      / La route qui menait {spot.to} accompagnait [une procession de champignons|le bavardage d’une rivière].
      Une toile y retenait la lune, et un pic, [quelque part, frappait en songe|tout là-haut, radotait].
      / Il y régnait une odeur de noisette grillée, [puis de résine|rapidement remplacée par celle du froid].
      + Un hérisson s’était assoupi [au milieu|vers la fin] de sa promenade, qu’il fallut enjamber respectueusement.
      + « Passez donc par chez moi », insistait une ronce, en retenant les gens par le vêtement.
      + {Friend} levait les pieds très haut, les racines ayant la réputation d’être chatouilleuses et rancunières.
      + Le ciel se baignait dans une flaque, en compagnie de trois étoiles et d’un moustique.
      + À l’unique carrefour, un agent de la mousse [réglait|ordonnait] une circulation dont nous formions la totalité.
      + Il faut croire que les ombres s’ennuyaient, car l’une d’elles entreprit de nous compter.
      + À mesure que l’on approchait, la forêt baissait le ton, comme dans une chambre de malade.
    `,
    thanks: `
      À l’heure des adieux, {keeper} remit {hero.a} [une noisette capable de fredonner|un gland coiffé].
      / Ce {keeper.que} tendit {hero.a}, c’était [un peu de silence vert|un bouton de mousse], bien emballé.
      Les arbres exécutèrent un long « chhh », [qui nous suivit|avec un ensemble remarquable].
      / Cent fougères s’agitèrent à hauteur de dé, [et l’on entendit renifler|puis cent mouchoirs].
      + {Friend} hérita d’un champignon dont la voix, hélas, n’égalait pas le dévouement.
      + Les deux chênes tombèrent d’accord pour [nous regretter|nous trouver polis], et s’en voulurent toute la semaine.
      + Le lapin souleva sa cerise, s’inclina, la reposa, et n’expliqua rien.
      + Un enfant de la mousse fit [trois pas|un bout de route] derrière nous, ce qui constituait, à son échelle, une expédition.
      + Une feuille descendit se poser sur l’épaule {hero.de}, légère comme un « merci » qu’on n’ose pas dire.
    `,
  },
  troubles: {
    spark: {
      keeper: { noun: 'scarabée allumeur', gender: 'm' },
      thing: { noun: 'première étincelle', gender: 'f' },
      spot: { at: 'dans le plus vieux chêne', to: 'vers le plus vieux chêne' },
      facts: {
        ask: 'Pourquoi les lanternes restaient-elles noires ?',
        cause: 'le scarabée éternua et {thing} s’envola',
        mended: 'les lanternes s’allumèrent une à une',
      },
      beginner: {
        trouble: `
          @keeper Sur un champignon, {keeper} [tordait ses six mains|tournait son bonnet entre ses pattes].
          / @keeper Un petit monsieur noir pleurait presque. C’était {keeper}, [sans lumière|son échelle sous le bras].
          @thing « Mes lanternes restent noires, dit-il. [Il me faut|Je n’ai plus] la première étincelle ! »
          / @thing « Sans la première étincelle, je n’allume [rien|pas un brin], dit-il. Et elle n’est plus là ! »
          @cause « J’ai éternué, [atchoum|très fort], et l’étincelle s’est envolée. »
          / @cause « C’est mon nez. J’ai éternué, et pfft, l’étincelle s’est envolée [par là|au loin]. »
          @feeling Il avait l’air inquiet, [de face comme de dos|jusqu’au bout des antennes].
          / @feeling L’inquiet scarabée comptait ses lanternes [toutes noires|et se trompait].
          + « Je ne l’ai pas fait exprès. C’était du pollen. »
          + Il renifla. Tout le monde recula d’un pas.
          + « Elle est partie {spot.to}, dit-il. [J’ai vu un trait rouge|Il fait si noir, là-bas] ! »
          + Une lanterne grinça. Elle était froide comme un navet.
          + « C’est la première, dit-il. Toutes les autres viennent d’elle. »
        `,
        worry: `
          Sans lumière, [plus personne ne trouvait son lit|chacun se trompait de maison].
          / Il faisait noir sous les arbres, noir [comme une poche|jusqu’en bas].
          Un lutin dormait déjà dans [une boîte aux lettres|un chapeau]. Il avait [un timbre|une plume] sur le nez.
          / Une maman borda six petits. [Trois n’étaient pas à elle.|L’un d’eux était un gland.]
          + « Bonne nuit, chéri », dit quelqu’un à un champignon.
          + Boum. « Pardon. » Boum. « Pardon. » C’était partout pareil.
          + Les lucioles étaient en vacances, [bien sûr|toutes ensemble].
          + On parlait bas. Dans le noir, les mots se cognent.
          + Un petit demanda si la nuit allait rester noire toujours.
          + {Friend} salua un arbre, puis le même arbre encore.
          + Deux escargots se rentrèrent dedans. Ils avaient mis une heure.
        `,
        mend: `
          {Hero} posa l’étincelle dans la première lanterne. [On attendit.|On retint son souffle.]
          / Tout doucement, {hero} mit l’étincelle [sur la mèche|sous le verre]. Tss, dit-elle.
          @mended Et les lanternes s’allumèrent une à une, [de branche en branche|jusqu’au fond des bois].
          / @mended Alors les lanternes s’allumèrent une à une, [d’abord la petite|en faisant cligner la nuit].
          + Le scarabée se pinça le nez, pour plus de sûreté.
          + L’étincelle prit. Elle était ronde, et rouge, puis jaune.
          + Une deuxième dit : « Moi aussi. » Puis une dixième.
          + La mousse devint dorée. Chacun eut une ombre toute neuve.
          + Les gens se regardèrent. Ils étaient dans le lit du voisin.
          + Un lutin se réveilla et rentra tout seul.
          + « Oh », dit la forêt, depuis les racines.
          + Ça faisait comme des fruits, au bout des branches.
          + {Keeper} vérifia chaque verre d’un coup de manche.
          + {Friend} éternua. On cria : « Non ! » Mais rien ne s’éteignit.
        `,
        joy: `
          Il y eut du [chocolat de gland|miel chaud] pour tout le monde.
          / On posa une nappe de mousse, et [des gâteaux au trèfle|une tarte de nuit] dessus.
          Même les deux chênes [trinquèrent|se firent un compliment].
          / {Keeper} alluma une toute petite lanterne, [rien que pour {hero}|qui portait notre nom].
          + Il se moucha dans un grand mouchoir, loin de tout.
          + On dansa sous les lampes, chacun avec [deux ombres|son ombre].
          + {Friend} voulut rallumer la lune. [Elle l’était déjà.|Il manquait une échelle.]
          + Les petits chantèrent : atchoum, atchoum. [Le scarabée rit aussi.|C’était la mode.]
          + Une luciole rentra de vacances. « J’ai manqué quoi ? »
          + On mangea jusqu’à la dernière miette de lumière.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Perché sur un champignon, {keeper} [tordait ses six mains|faisait tourner son bonnet].
          / @keeper Au pied d’un réverbère éteint, on trouva {keeper}, l’échelle [sous le bras|en travers du dos].
          @thing « Il me manque la première étincelle, dit-il, [et mes lanternes restent noires|celle qui allume les autres]. »
          / @thing « Voyez-vous mes lanternes ? Moi non plus, dit-il. [J’ai perdu|Je n’ai plus] la première étincelle. »
          @cause « J’ai éternué au mauvais moment, [expliqua-t-il|voilà tout], et l’étincelle s’est envolée. »
          / @cause « Un grain de pollen, un seul ! J’ai éternué, et l’étincelle s’est envolée [comme une puce|d’un bond]. »
          @feeling Il était inquiet, cela se voyait [à ses antennes nouées|de face comme de dos].
          / @feeling Tellement inquiet qu’il en vérifiait [cent fois la même mèche|ses allumettes sans tête], il soupira.
          + « Les autres naissent toutes d’elle, comme les petits pains de la même pâte. »
          + « Elle a filé {spot.to}, ajouta-t-il, et il y fait bien sombre. »
          + Son nez remua. Chacun fit prudemment un pas en arrière.
          + La plus proche lanterne était froide comme un navet.
        `,
        worry: `
          Dans le noir complet, chacun se couchait [dans le premier lit venu|chez son voisin].
          / Sous les arbres, on ne voyait plus [le bout de son nez|sa main], et certains l’avaient perdu.
          Un lutin s’était endormi dans la boîte aux lettres, [affranchi par erreur|un timbre sur le front].
          / Une mère avait bordé neuf enfants, [dont trois inconnus|y compris un gland de bonne taille].
          + On entendait partout « boum », puis « pardon », puis « boum » de nouveau.
          + Les lucioles, seules capables d’aider, étaient en vacances à la mer.
          + « Bonsoir, mon trésor », disait tendrement quelqu’un à un champignon.
          + Deux escargots venaient d’avoir un accident, au bout d’une heure de vitesse.
          + Les petits demandaient si la nuit allait rester comme ça, et les grands se taisaient.
          + À force de saluer des arbres, {friend} en connaissait maintenant plusieurs.
        `,
        mend: `
          Très doucement, {hero} déposa l’étincelle [sur la mèche|dans le verre] de la première lanterne.
          / La première lanterne ouvrit sa petite porte, et {hero} y fit [glisser|entrer] l’étincelle.
          @mended Alors les lanternes s’allumèrent une à une, [de branche en branche|comme des fruits qui mûrissent].
          / @mended Tss, dit la mèche ; et les lanternes s’allumèrent une à une, [jusqu’au fond des bois|du bas vers le haut].
          + Prudent, le scarabée se pinçait le nez à deux mains, et gardait les quatre autres pour applaudir.
          + La flamme fut rouge, hésita, puis se décida pour le jaune.
          + Chacun s’aperçut qu’il était dans le lit de quelqu’un d’autre, et l’on échangea.
          + Un lutin, qu’on avait posté par erreur, s’éveilla et rentra chez lui.
          + La mousse devint dorée, et chaque fougère retrouva son ombre.
          + Un « oh » monta des racines, très bas, et s’arrêta aux dernières feuilles.
          + Quand {friend} éternua, toute la forêt cria ; mais rien ne s’éteignit.
          + De loin, on aurait cru un verger d’étoiles.
        `,
        joy: `
          On servit du chocolat de gland, [brûlant|mousseux], dans des chapeaux de champignon.
          / Il y eut une tarte au trèfle, et [du sirop de rosée|trois sortes de miel].
          Les deux chênes trinquèrent, [du bout des branches|en se trouvant mutuellement plus beaux].
          / {Keeper} baptisa une lanterne du nom {hero.de}, [la plus petite, la plus vive|avec discours].
          + Ensuite, il se moucha longuement, dos à la fête, dans un mouchoir ignifugé.
          + On dansa sous les lumières, chacun avec deux ombres, ce qui double le nombre des cavaliers.
          + Les enfants jouaient à éternuer, et le héros du jour finit par en rire.
          + Une luciole rentra de la mer, bronzée, et demanda ce qu’elle avait manqué.
          + {Friend} proposa de rallumer aussi la lune, pendant qu’on tenait l’échelle.
          + La tarte fut mangée jusqu’au dernier reflet.
        `,
      },
      advanced: {
        trouble: `
          @keeper Juché sur un champignon, {keeper} se tordait [les mains, qu’il avait au nombre de six|les six mains].
          / @keeper Au pied d’un réverbère aveugle se lamentait {keeper}, [son échelle sur l’épaule|bonnet en main].
          @thing « J’ai perdu la première étincelle, gémit-il, [et toutes les lanternes avec|mère de toutes les autres]. »
          / @thing « Sans la première étincelle, mes lanternes ne sont [que des bocaux|plus que du verre] », soupira-t-il.
          @cause « Un éternuement m’est venu, [inexcusable|d’une rare violence], et l’étincelle s’est envolée. »
          / @cause « Il y avait du pollen : j’éternuai, et [dans l’instant|pfft], l’étincelle s’est envolée. »
          @feeling Inquiet jusqu’au bout des antennes, il [moucha une flamme absente|inspectait des mèches froides].
          / @feeling Il était inquiet de face comme de dos, [ce qui est rare chez un insecte|et même de profil].
          + « Elles en descendent toutes, précisa-t-il, comme les pains d’un même levain. »
          + L’étincelle avait pris la direction de l’ombre, {spot.to}, où il n’osait pas se risquer sans lumière.
          + Son nez frémit de nouveau, et l’assistance, d’un seul mouvement, recula.
          + De mémoire de scarabée, l’allumage n’avait jamais eu une minute de retard.
        `,
        worry: `
          L’obscurité était telle que chacun se couchait [au hasard|dans le premier lit].
          / On n’y voyait plus le bout de son nez, [et plusieurs l’avaient égaré|qu’il fallait croire sur parole].
          Un lutin dormait dans la boîte aux lettres, [dûment affranchi|timbré au front].
          / Une mère venait de border neuf enfants, dont [un gland|trois inconnus fort polis].
          + Des « boum » et des « pardon » alternaient dans les taillis, avec une régularité presque musicale.
          + Les lucioles, que l’on eût volontiers réquisitionnées, passaient leurs congés au bord de la mer.
          + Deux escargots s’étaient percutés de plein fouet, au terme d’une heure de course.
          + « Dors bien, mon trésor », murmurait quelqu’un, avec une tendresse infinie, à l’oreille d’un champignon.
          + Et quand les petits demandaient si cette nuit-là finirait, les grands toussaient.
        `,
        mend: `
          Avec des précautions d’horloger, {hero} déposa l’étincelle [sur la mèche|au creux du verre].
          / La première lanterne entrebâilla sa porte, et l’étincelle [y sauta|s’y glissa].
          @mended Un grésillement ; puis les lanternes s’allumèrent une à une, [de branche en branche|jusqu’aux lisières].
          / @mended La mèche rougit, et les lanternes s’allumèrent une à une, [comme un verger qui mûrit|sans hâte].
          + Le scarabée s’était muni d’une pince à linge, qu’il porta sur le nez durant toute la cérémonie.
          + La flamme considéra plusieurs couleurs avant d’arrêter son choix sur un jaune de beurre frais.
          + On découvrit alors qui dormait chez qui, et il s’ensuivit une discrète migration de pantoufles.
          + Un lutin, posté par erreur, s’éveilla, se crut distribué, et rentra chez lui, satisfait du service.
          + Un « oh » très grave s’éleva des racines et gagna, d’étage en étage, les plus hautes feuilles.
          + {Friend} choisit ce moment pour éternuer, ce qui arracha un cri à la forêt sans rien éteindre.
        `,
        joy: `
          Le chocolat de gland coula [à flots|dans des chapeaux de champignon], brûlant et coiffé de mousse.
          / On dressa une tarte au trèfle, [qui fut admirée|large comme une roue].
          Les deux chênes trinquèrent du bout des branches, [enfin d’accord|non sans émotion].
          / {Keeper} baptisa du nom {hero.de} [la plus petite lanterne|une lanterne].
          + Il prononça quelques mots sur la maîtrise de soi, qu’un chatouillement l’empêcha de conclure.
          + Chacun dansait avec deux ombres, ce qui résolut élégamment la question des cavaliers.
          + Une luciole, retour de plage, voulut savoir si elle avait manqué quelque chose.
          + Les enfants lancèrent la mode de l’éternuement, et l’intéressé, bon prince, la suivit.
          + Il ne resta bientôt de la tarte qu’un reflet, dont quelqu’un lécha le plat.
        `,
      },
    },
    'silver-leaf': {
      keeper: { noun: 'plus vieux chêne', gender: 'm' },
      thing: { noun: 'feuille d’argent', gender: 'f' },
      spot: { at: 'près du puits moussu', to: 'vers le puits moussu' },
      facts: {
        ask: 'Pourquoi la forêt ne dormait-elle pas ?',
        cause: 'le vent emporta {thing} pour rire',
        mended: 'toute la forêt se remit à bruire',
      },
      beginner: {
        trouble: `
          @keeper « Par ici. Plus haut », craqua {keeper} [d’une voix de bois|au fond de son écorce].
          / @keeper Un tronc énorme bâilla. Il avait un nez [de bois|plein de mousse] : c’était {keeper}.
          @thing « J’ai perdu la feuille d’argent. C’est par elle que [le bruit des arbres|tout notre murmure] commence. »
          / @thing « Elle manque, dit-il, ma feuille d’argent. Sans elle, [pas de chhh|aucun arbre ne sait bruire]. »
          @cause « Le vent l’a emportée, [juste pour rire|pour faire le malin]. »
          / @cause « C’est une blague du vent. Il l’a emportée [cet après-midi|en sifflant]. »
          @feeling Le chêne était si fatigué que [ses branches pendaient|trois glands tombèrent].
          / @feeling « Je suis fatigué », dit-il, et [une branche s’endormit sans lui|son écorce fit un pli].
          + « Cent nuits sans dormir. Ou une seule, mais longue. »
          + On n’entendait rien, pas une feuille, [pas un frou|pas un frou-frou].
          + « Elle est {spot.at}, dit-il. [Je la sens qui brille|Mes racines me l’ont dit]. »
          + Un oiseau, les yeux rouges, dit : « Chut ? » Personne ne répondit : « Chhh. »
          + « Je marcherais bien, dit-il. Mais j’ai pris racine. »
        `,
        worry: `
          Sans ce murmure, [pas un oiseau ne dormait|personne ne fermait l’œil].
          / C’était trop calme. On entendait [son propre ventre|penser les fourmis].
          Une biche comptait déjà [les chasseurs|des moutons de bois]. Elle en était à mille.
          / Les bébés merles voulaient leur chhh. [On en fit un avec la bouche.|On les berça en vain.]
          + Un loir, qui dort tout le temps, regardait sa montre.
          + « Chhh », fit {friend}. « Merci, dit le merle. Mais ce n’est pas ça. »
          + On croisait des lapins en pyjama, tout pâles.
          + Le hibou, lui, voulait dormir le jour. C’était raté aussi.
          + Quelqu’un se leva pour boire. Tous se levèrent pour boire.
          + Une fougère se déroulait et se roulait, sans fin.
          + Le silence grattait les oreilles, comme un bonnet neuf.
        `,
        mend: `
          {Keeper} reprit la feuille à sa plus haute [branche|brindille].
          / {Hero} tendit la feuille. Une branche descendit, la prit, [et remonta|tout doux].
          @mended Chhh… Et toute la forêt se remit à bruire, [arbre après arbre|doucement, comme la mer].
          / @mended Elle trembla une fois. Alors toute la forêt se remit à bruire, [chhh|de proche en proche].
          + D’abord une feuille, puis dix, puis [toutes|on ne compta plus].
          + C’était comme la mer, mais en vert.
          + Un loir tomba de sa branche, endormi, sur de la mousse.
          + Un merle fit chhh avec, et s’arrêta au milieu.
          + Le chêne ferma les yeux un par un. Il en avait beaucoup.
          + Deux biches plièrent les pattes. Mille et un, dirent-elles. Bonne nuit.
          + Le vent passa par là. Il regardait ses pieds.
          + On parla moins fort, puis on ne parla plus.
          + L’argent brilla tout en haut, comme un poisson.
        `,
        joy: `
          Le vent revint [demander pardon|avec des fleurs]. On lui pardonna.
          / « C’était pour rire », dit le vent, [tout rouge|sans rire]. Il dut bercer les nids.
          Il y eut [des glands grillés|de la tisane de tilleul], servis par le tilleul.
          / {Keeper} laissa {hero} s’asseoir [dans sa plus grosse branche|sur son pied]. C’est un honneur.
          + On fit la fête tout bas, en chaussons de mousse.
          + Le hibou dansa avec le loir, qui dormait.
          + {Friend} voulut applaudir, et tous firent : chhh.
          + On chanta sans les mots, pour ne pas les réveiller.
          + Un gland roula jusqu’à nous. Il disait merci.
          + Le vent éteignit les bougies. Ça, il le fait bien.
        `,
      },
      intermediate: {
        trouble: `
          @keeper « Plus haut », craqua une voix, et l’on découvrit {keeper}, [qui bâillait|large comme une maison].
          / @keeper Le tronc contre lequel on s’appuyait soupira : [c’était|on venait de réveiller] {keeper}.
          @thing « Il me manque la feuille d’argent, dit-il, [celle qui commence le murmure|la première à bruire]. »
          / @thing « Sans la feuille d’argent, aucun arbre ne sait [bruire|faire chhh], et nul ne s’endort. »
          @cause « Le vent l’a emportée, [cet après-midi|en sifflotant]. Il trouvait cela drôle. »
          / @cause « Pour faire une farce, le vent l’a emportée, [lui et ses mauvaises idées|puis il a ri]. »
          @feeling Le chêne était fatigué au point que [ses branches touchaient terre|ses glands tombaient tout seuls].
          / @feeling Fatigué comme on l’est à huit cents ans, [il s’appuyait sur sa mousse|il bâilla de tout son long].
          + « J’irais bien moi-même, soupira-t-il, mais j’ai mes racines. »
          + Autour de nous, pas un froissement : on entendait les fourmis remonter leurs chaussettes.
          + « D’après mes racines, elle est {spot.at}, et mes racines ne se trompent guère. »
          + Un rouge-gorge, l’œil encore plus rouge que la gorge, nous demanda l’heure.
        `,
        worry: `
          Le silence était si complet qu’il [empêchait de dormir|bourdonnait aux oreilles].
          / Personne ne fermait l’œil, car la forêt [ne berçait plus|avait oublié sa berceuse].
          Une biche comptait des moutons ; elle en était à [deux mille|douze cents], et commençait à se méfier.
          / On imita le murmure [avec la bouche|en frottant du papier], mais les oisillons ne sont pas si bêtes.
          + Des lapins en pyjama erraient de terrier en terrier, un verre d’eau à la main.
          + Le loir, champion du sommeil, regardait fixement le plafond de sa branche.
          + Le hibou dort le jour ; il n’avait pas dormi le jour non plus.
          + « Chhh », proposa {friend}. « Vous êtes {friend:gentil/gentille}, dit un merle, mais vous avez un accent. »
          + On se racontait des histoires, et tout le monde voulait savoir la fin.
          + Une fougère s’enroulait, se déroulait, et ne trouvait pas sa position.
        `,
        mend: `
          {Hero} tendit la feuille : une branche s’abaissa, la prit [délicatement|sans bruit], et remonta.
          / {Keeper} la remit à sa place, [entre deux étoiles|tout au sommet].
          @mended Elle frémit, et toute la forêt se remit à bruire, [arbre après arbre|comme la mer au loin].
          / @mended Chhh, dit l’argent ; puis toute la forêt se remit à bruire, [de cime en cime|et la nuit respira].
          + Cela commença par une note, si mince qu’on la crut rêvée.
          + Bientôt, on ne distinguait plus les feuilles des vagues.
          + Un loir se détacha comme un fruit et dormait déjà en tombant dans la mousse.
          + Une biche renvoya ses deux mille moutons et posa le museau.
          + Le chêne ferma ses yeux, l’un après l’autre, et il en avait un à chaque nœud.
          + Le vent passa sans bruit, en regardant ailleurs.
          + Même nos voix se mirent à murmurer d’elles-mêmes.
        `,
        joy: `
          Le vent vint s’excuser, [un bouquet à la main|tout essoufflé], et fut condamné à bercer les nids.
          / On pardonna au vent, qui, pour sa peine, dut [sécher la vaisselle|éventer les dames chênes].
          Le tilleul servit sa tisane, [et l’on trinqua en silence|dans des cupules de gland].
          / {Keeper} invita {hero} dans sa plus belle fourche, [ce qui est un honneur|d’où l’on voyait tout].
          + Ce fut une fête à voix basse, en chaussons de mousse, et les danses étaient lentes.
          + Le hibou dansa avec le loir, qui ne s’en aperçut pas.
          + Quand {friend} voulut applaudir, huit cents arbres firent « chhh ».
          + Il y avait des glands grillés, que l’on croquait avec précaution.
          + La chanson n’avait pas de paroles, pour ne réveiller personne.
          + Le vent souffla les bougies, et là, tout le monde fut d’accord.
        `,
      },
      advanced: {
        trouble: `
          @keeper « Légèrement plus haut, je vous prie », craqua {keeper}, dont la voix [montait de la cave|sentait le grenier].
          / @keeper La paroi à laquelle on s’était adossé soupira, et se révéla être {keeper}, [vaste et courtois|encore éveillé].
          @thing « On m’a pris la feuille d’argent, [d’où part notre murmure|qui donne le la aux autres]. »
          / @thing « Privés de la feuille d’argent, expliqua-t-il, nous ne savons plus [bruire|faire chhh]. »
          @cause « C’est le vent qui l’a emportée, [par manière de plaisanterie|en riant de son esprit]. »
          / @cause « Le vent l’a emportée, pour rire, [et il est bien le seul|comme il dit]. »
          @feeling Il était si fatigué que ses branches [pendaient lamentablement|effleuraient l’herbe].
          / @feeling Fatigué de huit siècles et d’une nuit blanche, il laissa [choir trois glands|tomber un long soupir].
          + « J’irais volontiers la chercher, ajouta-t-il, si je n’étais retenu par des racines. »
          + Le calme était tel que l’on entendait une fourmi, au quatrième étage, retirer ses chaussures.
          + Ses racines, qui s’y connaissaient en nouvelles souterraines, la situaient {spot.at}.
          + Un rouge-gorge aux yeux assortis vint demander, d’une voix blanche, quelle heure il était.
        `,
        worry: `
          Le silence, à ce degré d’épaisseur, [empêchait tout à fait de dormir|finissait par faire du bruit].
          / Nul ne fermait l’œil, la forêt ayant [oublié sa berceuse|perdu le fil de son murmure].
          Une biche comptait des moutons et, parvenue à deux mille, [soupçonnait des doublons|les tutoyait].
          / On tenta d’imiter le murmure [en froissant du papier|à la bouche], sans tromper un seul oisillon.
          + Des lapins en pyjama déambulaient, livides, un verre d’eau à la main.
          + Le loir lui-même, dont le sommeil est la profession, contemplait sa branche d’un œil fixe.
          + « Chhh », hasarda {friend}, à qui un merle fit observer, avec tact, qu’on entendait l’accent.
          + Le hibou, réputé dormir le jour, tenait à préciser qu’il ne l’avait pas fait davantage.
          + On se racontait des histoires pour s’assoupir, et le malheur voulut qu’elles fussent passionnantes.
        `,
        mend: `
          Une branche s’inclina, reçut la feuille {hero.de}, et [remonta avec lenteur|se redressa].
          / {Keeper} la suspendit à son plus haut rameau, [d’un geste d’ancien orfèvre|entre deux étoiles].
          @mended Elle frissonna, et toute la forêt se remit à bruire, [à la façon d’une marée|de cime en cime].
          / @mended L’argent dit « chhh », puis toute la forêt se remit à bruire, [soulagée|pianissimo].
          + Ce fut d’abord un son si ténu que chacun pensa l’avoir rêvé, puis que chacun le rêva en effet.
          + Un loir se décrocha comme un fruit mûr, et dormait déjà lorsque la mousse le reçut.
          + Une biche congédia son troupeau de moutons, non sans un mot aimable pour le dernier.
          + L’arbre ferma ses yeux un à un, ce qui, à raison d’un par nœud, demanda quelque temps.
          + Le vent traversa la scène sur la pointe des pieds, en s’intéressant beaucoup au paysage.
          + Nos propres voix, sans qu’on y prît garde, s’étaient changées en feuillage.
        `,
        joy: `
          Le vent réapparut, un bouquet à la main, et fut condamné [à bercer les nids|aux travaux de berceuse].
          / On pardonna généreusement au vent, qui dut [bercer les nids|essuyer la vaisselle].
          Le tilleul servit une tisane de sa composition, [dans des cupules|que l’on but en silence].
          / {Keeper} offrit {hero.a} sa plus belle fourche, [honneur rarissime|d’où l’on voyait loin].
          + Ce furent des réjouissances chuchotées, en chaussons de mousse, avec des valses au ralenti.
          + Le hibou fit danser le loir, qui n’en sut jamais rien et se déclara, au matin, reposé.
          + Lorsque {friend} s’apprêta à applaudir, huit cents arbres l’en dissuadèrent d’un même souffle.
          + On croquait les glands grillés avec une délicatesse de cambrioleur.
          + Le coupable fut autorisé à souffler les bougies, art dans lequel il excelle.
        `,
      },
    },
    'path-button': {
      keeper: { noun: 'taupe postière', gender: 'f' },
      thing: { noun: 'bouton des chemins', gender: 'm' },
      spot: { at: 'sous l’arbre tombé', to: 'vers l’arbre tombé' },
      facts: {
        ask: 'Pourquoi tous les chemins tournaient-ils en rond ?',
        cause: '{thing} tomba par un trou du sac',
        mended: 'les chemins se recouchèrent à leur place',
      },
      beginner: {
        trouble: `
          @keeper Pour la troisième fois, {keeper} passa [devant le même arbre|en disant bonjour].
          / @keeper « Bonsoir », dit {keeper}. Elle revint. « Bonsoir », [redit-elle|dit-elle encore], son sac au dos.
          @thing « Il me manque le bouton des chemins. Sans lui, ils [tournent en rond|se mordent la queue]. »
          / @thing « C’est le bouton, dit-elle, [le bouton des chemins|celui des chemins] ! Je ne l’ai plus. »
          @cause « Mon sac avait un trou, et le bouton est tombé [par là|sans bruit]. »
          / @cause « Regardez ce trou, dans mon sac. Le bouton est tombé [dedans, puis dehors|juste par là]. »
          @feeling Elle n’y comprenait plus rien, et [salua une souche|se donna une lettre à elle-même].
          / @feeling La taupe était perdue, tout à fait perdue, [lunettes comprises|et son sac aussi].
          + « Une lettre pour vous, dit-elle. Ou pour moi. Ou pour l’arbre. »
          + Le chemin fit un nœud, puis un deuxième, [pour rire|comme un ver].
          + « Le bouton a roulé {spot.to}. Mais comment y aller, si tout tourne ? »
          + Un autre sentier passa, pressé. On le laissa passer.
          + « Je suis partie ce matin. J’arrive toujours ce matin. »
        `,
        worry: `
          Un hérisson allait chez sa voisine. [Il marchait depuis mardi.|Il arrivait toujours chez lui.]
          / Plus personne n’arrivait [nulle part|à l’heure]. On tournait, on tournait.
          Une lettre d’amour avait fait six fois le tour. [Elle était usée.|Elle sentait les pieds.]
          / Le marchand de noisettes vendait toujours [au même client|à sa propre femme].
          + « On t’attend pour la soupe ! » « J’arrive ! » « Encore toi ? »
          + Deux amis se cherchaient. Ils passaient dos à dos.
          + Un mille-pattes s’était marché dessus. [Vingt fois.|C’est long à compter.]
          + Les petits trouvaient ça drôle, mais ils voulaient leur lit.
          + On se disait bonsoir à chaque tour, de moins en moins fort.
          + Un sentier s’était couché en boule et dormait.
          + « C’est encore loin ? » « On y était tout à l’heure. »
        `,
        mend: `
          {Keeper} appuya sur le bouton. Clic ! [La mousse frissonna.|Un frisson passa.]
          / Le bouton reprit sa place, au pied du poteau. [Clic, doucement.|{Hero} appuya. Clic.]
          @mended Les chemins se recouchèrent à leur place, [bien lisses|comme des rubans].
          / @mended Un sentier s’étira. Puis tous les chemins se recouchèrent à leur place, [sages|à plat ventre].
          + Les nœuds se défirent un par un, avec un bruit de nouille.
          + « Ah ! dit un carrefour. J’avais des crampes. »
          + Un hérisson arriva. « Mardi », dit-il. « Jeudi », dit sa voisine.
          + La gauche fut à gauche. Ça faisait drôle.
          + On entendit des portes, et des « enfin ! ».
          + Un tout petit sentier demanda où aller. « [Au ruisseau|Chez grand-mère]. » Il partit.
          + La taupe essuya ses lunettes, et lut une adresse.
          + {Friend} marcha tout droit, exprès, pour voir.
          + Un panneau cessa de tourner. Il avait le tournis.
        `,
        joy: `
          Tout le monde rentra en même temps. [Quelle bousculade !|Que de bonsoirs !]
          / Il y eut de la soupe, [pour tous les retards|chaude depuis mardi].
          La lettre d’amour fut lue. [On rougit jusqu’aux racines.|C’était oui.]
          / {Keeper} donna une lettre {hero.a}. [Elle disait : merci.|Il y avait un cœur dessus.]
          + On recousit le sac avec du fil vert. [Trois fois.|C’est {friend} qui mordit le fil.]
          + Le mille-pattes dansa, et personne ne sut compter les pas.
          + On fit une ronde. « Encore en rond ? » dit la taupe.
          + Les deux amis se trouvèrent enfin, nez à nez.
          + Un sentier fit le beau pour avoir un bout de pain.
          + La taupe but trois tisanes, assise, sans tourner.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Pour la quatrième fois, {keeper} passa devant nous et [souleva sa casquette|dit bonsoir].
          / @keeper Un sac de lettres avançait tout seul ; en dessous marchait {keeper}, [essoufflée|le nez au sol].
          @thing « J’ai perdu le bouton des chemins, dit-elle, [un bouton de cuivre|gros comme une noix]. Depuis, ils tournent. »
          / @thing « Sans le bouton des chemins, [plus rien ne va tout droit|les chemins vont en rond] », expliqua-t-elle.
          @cause « Mon sac avait un trou, et le bouton est tombé [au travers|entre deux lettres]. »
          / @cause « Par ce trou, là, dans mon sac, le bouton est tombé, [et je n’ai rien entendu|sans même un ding]. »
          @feeling Perdue, elle relisait une adresse [à l’envers|qui était la sienne].
          / @feeling La pauvre n’y comprenait plus rien, et [remit une lettre à une souche|demanda sa route à son ombre].
          + « Ce matin, je suis partie du bureau. J’y arrive sans cesse. »
          + Sous nos yeux, un sentier se noua, se regarda, et fit une boucle de plus.
          + « Il a roulé {spot.to}, d’après une fourmi, mais elle parlait en marchant. »
          + Son sac débordait de lettres qui avaient toutes le mal de mer.
        `,
        worry: `
          Un hérisson, invité chez sa voisine, marchait [depuis mardi|vers elle depuis trois jours].
          / Dans toute la forêt, on partait, on tournait, et l’on [revenait|arrivait chez soi].
          Une lettre d’amour avait déjà fait sept fois le tour, [et le parfum avait passé|sans se décourager].
          / Le marchand de noisettes ne vendait plus [qu’à lui-même|qu’à sa femme], et à crédit.
          + Deux amis se cherchaient si bien qu’ils se suivaient.
          + « Te revoilà ! » disait-on aux passants, de moins en moins joyeusement.
          + Un mille-pattes s’était marché sur les pieds et faisait l’inventaire.
          + La soupe refroidissait dans toutes les maisons, et personne pour rentrer la manger.
          + Un sentier plus nerveux que les autres dormait roulé en boule, comme un chat.
          + « C’est encore loin ? » demandait un petit. « Nous y étions il y a un instant », soupirait la mère.
        `,
        mend: `
          Au pied du poteau, {keeper} [vissa|remit] le bouton. {Hero} appuya dessus : clic.
          / {Hero} appuya de tout son poids sur le bouton, [qui fit clic|bien à sa place].
          @mended Dans un frisson, les chemins se recouchèrent à leur place, [plats et contents|comme des rubans].
          / @mended Les nœuds glissèrent, et les chemins se recouchèrent à leur place, [l’un après l’autre|en soupirant].
          + « Quelles crampes ! » gémit un carrefour en s’étirant des quatre bras.
          + Un hérisson sonna chez sa voisine, s’excusa pour mardi, et fut invité pour jeudi.
          + La gauche redevint la gauche, ce qui surprit beaucoup la droite.
          + Un panneau cessa de tourner, un peu vert, et demanda à s’asseoir.
          + De partout montaient des bruits de portes et de cuillères.
          + Le plus petit des sentiers ne savait plus où il menait ; on lui donna le ruisseau.
          + La taupe nettoya ses lunettes, lut une enveloppe, et partit dans la bonne direction.
        `,
        joy: `
          Tout le monde rentrait à la fois. [Que de bonsoirs !|Quelle bousculade !]
          / On mangea la soupe de mardi, [réchauffée|encore meilleure]. On était serrés.
          La lettre d’amour fut enfin remise. La réponse, [c’était oui|très courte], partit tout droit.
          / {Keeper} tendit {hero.a} une enveloppe, où il y avait [un merci|un dessin de taupe].
          + On recousit le sac, et {friend} coupa le fil avec les dents.
          + Une ronde ? La postière préférait une danse qui aille quelque part.
          + Le mille-pattes mena la polka sans se tromper de pied.
          + Les deux amis tombèrent nez à nez et ne surent plus quoi se dire.
          + Un vieux sentier fit le beau sous la table, en échange d’une croûte.
          + Assise pour la première fois depuis l’aube, la taupe but trois tasses sans bouger.
        `,
      },
      advanced: {
        trouble: `
          @keeper Pour la quatrième fois en dix minutes, {keeper} [souleva sa casquette devant nous|nous croisa].
          / @keeper Un monceau de courrier s’avança, sous lequel trottinait {keeper}, [hors d’haleine|le museau bas].
          @thing « J’ai égaré le bouton des chemins, [une pièce de cuivre|tout en cuivre], et ils tournent en rond. »
          / @thing « Sans le bouton des chemins, confessa-t-elle, [rien ne mène plus nulle part|ils se mordent la queue]. »
          @cause « Il y avait un trou à mon sac, et le bouton est tombé, [sans la moindre plainte|je présume]. »
          / @cause « Le bouton est tombé par un trou de mon sac, [que je comptais recoudre|entre deux factures]. »
          @feeling Perdue sans recours, elle demandait sa route [à une souche|à sa propre casquette].
          / @feeling Elle n’y comprenait plus rien, et [se remit à elle-même un recommandé|salua un champignon].
          + Partie de son bureau à l’aurore, elle y était arrivée, depuis, une trentaine de fois.
          + Un sentier se noua devant nous, s’examina d’un air critique et ajouta une boucle.
          + Une fourmi prétendait l’avoir vu rouler {spot.to}, mais elle l’avait dit sans s’arrêter.
          + Dans le sac, les lettres, qui n’avaient pas le pied marin, gémissaient faiblement.
        `,
        worry: `
          Un hérisson, convié chez sa voisine, [cheminait depuis mardi|la saluait de loin à chaque tour].
          / On partait, on tournait, on se retrouvait chez soi, [chapeau sur la tête|de plus en plus déçu].
          Une lettre d’amour accomplissait son septième circuit, et [le parfum s’éventait|rougissait encore].
          / Le marchand de noisettes en était réduit à [se faire crédit|commercer avec sa femme].
          + Deux amis se cherchaient avec tant de constance que chacun marchait dans les pas de l’autre.
          + Un mille-pattes, s’étant marché sur les pieds, procédait à un inventaire qui menaçait de durer.
          + Sur toutes les tables du bois refroidissait une soupe que personne ne parvenait à rejoindre.
          + « Est-ce encore loin ? » « Nous y étions à l’instant », répondait-on avec lassitude.
          + Certain sentier, de tempérament anxieux, s’était roulé en boule et feignait d’être un chat.
        `,
        mend: `
          Au pied du poteau, {hero} enfonça le bouton, [qui répondit d’un clic|et la mousse frémit].
          / On vissa le bouton, et l’on pria {hero} d’appuyer, [ce qui fit clic|jusqu’au clic].
          @mended Avec un soupir unanime, les chemins se recouchèrent à leur place, [lisses comme des rubans|un à un].
          / @mended Les boucles coulèrent, et les chemins se recouchèrent à leur place, [dociles|un à un].
          + « J’avais des crampes partout », gémit un carrefour, en étirant ses quatre membres.
          + Un hérisson en retard sonna, s’excusa pour mardi, et s’entendit convier au jeudi suivant.
          + La gauche recouvra sa position, au grand étonnement de la droite, qui s’en croyait débarrassée.
          + Un poteau indicateur, encore verdâtre, s’immobilisa et réclama un siège.
          + Le benjamin des sentiers ayant oublié où il menait, on lui attribua le ruisseau, dont il fut ravi.
          + De tous côtés montèrent des rumeurs de loquets, de cuillères et de retrouvailles.
        `,
        joy: `
          Tout le monde rentrait à la fois, d’où [un encombrement de bonsoirs|une bousculade exquise].
          / On fit honneur à la soupe de mardi, [que l’attente avait bonifiée|servie enfin brûlante].
          La lettre d’amour parvint, et la réponse, [affirmative|brève], prit au plus court.
          / {Keeper} remit {hero.a} un pli cacheté, [qui disait merci|et un autoportrait].
          + Le sac fut ravaudé séance tenante, {friend} se chargeant de trancher le fil avec les dents.
          + On proposa une ronde, mais la postière, la main sur le cœur, supplia qu’on dansât en ligne droite.
          + Le mille-pattes conduisit la polka sans une faute, ce que l’on crut sur parole.
          + Les deux amis, soudain face à face, restèrent un moment sans rien trouver à se dire.
          + Assise pour la première fois depuis l’aube, elle but trois tasses, en savourant l’immobilité.
        `,
      },
    },
  },
}
