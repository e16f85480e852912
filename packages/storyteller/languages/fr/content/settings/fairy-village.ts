import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fairyVillage: SettingContent<Noun, 'Fairy Village'> = {
  place: { name: 'le Village des fées', in: 'au Village des fées', to: 'vers le Village des fées', from: 'du Village des fées' },
  beginner: {
    arrival: `
      @place On arriva {place.in}. Les maisons y sont [des champignons|rondes et rouges], avec des rideaux.
      / On écarta [une feuille|deux brins d’herbe], et l’on fut {place.in}.
      / @place Sous les fougères, on fut {place.in}, [ou presque dedans|bel et bien].
      Des lanternes de rosée [se balançaient|clignotaient] au-dessus des portes.
      / Les rues étaient larges [comme un ruban|d’un doigt]. On rentra le ventre.
      / Un clocher de campanule sonna [ding|le quart], très fin.
      + Il fallait marcher au milieu, pour ne rien écraser.
      + « Baisse la tête, dit {friend}. Voilà le clocher. »
      + Un balai balayait seul, puis s’appuyait sur lui-même.
      + Ça sentait la brioche et la poudre d’ailes.
      + Une fée nous mesura avec une paille. « Géants », nota-t-elle.
      + {Hero} éternua. Trois volets s’ouvrirent, deux toits partirent.
      + Un chat passa. Ici, c’est [un gros nuage|presque une montagne].
    `,
    life: `
      Le soir, les fées [raccommodent leurs ailes|comptent leurs vœux], assises sur le seuil.
      / À cette heure, on [rentre les papillons|ferme les corolles], et l’on [souffle les lanternes|mange la soupe].
      + Une fée grondait sa baguette, qui faisait des bulles.
      + Un hanneton livrait le lait, goutte par goutte.
      + Les petites apprennent à tomber. Voler vient après.
      + Un lutin vendait des vœux d’occasion, un peu usés.
      + On accroche les ailes derrière la porte, pour la nuit.
      + Grand-mère fée tricote une toile. L’araignée corrige.
      + « Dors légère », dit-on, même au forgeron.
      + Un forgeron martèle des épingles, ting, ting, ting.
    `,
    way: `
      Le chemin menait {spot.to}. Il suivait [la roue du moulin|un fil d’araignée].
      / On alla {spot.to}, [à pas de fourmi|entre les pots de mousse].
      Ça sentait [la brioche|le sucre et la rosée] à tous les coins.
      / Derrière un volet, quelqu’un [chantait en s’arrêtant|comptait des pois].
      + Un escargot faisait le taxi. Il était libre depuis mai.
      + Une coccinelle traversa. On la laissa passer.
      + Les orties étaient polies et tenaient leurs mains.
      + {Friend} marcha sur la pointe de tout.
      + Un pont de paille plia, rit, et se redressa.
      + Plus loin, les lanternes se firent rares, puis bleues.
      + Une rosée en retard cherchait sa feuille.
      + {Hero} passa sous une toile. Elle disait : « Bienvenue. »
    `,
    thanks: `
      {Keeper} donna {hero.a} [un grelot de la taille d’un pois|un vœu, mais petit].
      / « Ferme la main », dit {keeper}. Il y eut dedans [un peu de poudre|une lueur].
      Les fées saluèrent [avec leurs bonnets de nuit|de toutes leurs ailes].
      / Tout le village [tinta|clignota] une fois, [en même temps|pour nous].
      + « Dors légère ! » cria-t-on. {Friend} essaya.
      + Une petite fée tomba de joie. Elle sait tomber.
      + {Friend} reçut un chapeau de gland et le porta très droit.
      + Le balai fit au revoir de tous ses poils.
      + On rentra les deux toits, et l’on s’excusa.
      + Le hanneton nous garda une goutte pour la route.
    `,
  },
  intermediate: {
    arrival: `
      @place On arriva {place.in}, où les maisons sont des champignons [à rideaux|avec une cheminée].
      / Il fallut entrer de profil, mais on était {place.in}, [entre deux boîtes aux lettres|sans rien casser].
      / @place Une fougère s’écarta, et l’on fut {place.in}, [les genoux au-dessus des toits|tout petit dedans].
      Au-dessus des portes, des lanternes de rosée [clignotaient|se balançaient].
      / Les volets s’ouvrirent, [gros comme des ongles|un par un], et l’on nous fit signe.
      / Une campanule sonna le quart, [en retard|d’une voix de verre], puis se tut.
      + Il fallait poser les pieds au [milieu|centre] de la rue, et s’excuser quand même.
      + « Attention, le clocher », prévint {friend} en écartant une tige.
      + Un balai travaillait seul. [De temps en temps|À chaque coin], il s’appuyait sur lui-même.
      + L’air sentait la brioche et la poudre d’ailes.
      + Une fée nous mesura [d’un brin de paille|avec son fil], et écrivit : « Géants, gentils. »
    `,
    life: `
      Assises sur le seuil, les fées [recousent leurs ailes|comptent les vœux du jour], le soir venu.
      / À la nuit, on accroche ses ailes derrière la porte, [à côté du parapluie|bien pliées].
      / Le soir, on dévisse [les boutons-d’or|les clochettes], pour que plus rien n’éclaire les chambres.
      + Une fée grondait sa baguette, qui [boudait|répondait] en faisant des bulles.
      + Le hanneton laitier passait, une goutte sous chaque patte.
      + Les petites apprennent d’abord à tomber. [Voler|Remonter] est au programme du printemps.
      + On trouve au marché des vœux d’occasion, un peu usés au genou.
      + Grand-mère fée tricotait une toile, et l’araignée reprenait ses mailles.
      + « Dors légère », se dit-on, y compris au forgeron, qui rougit.
    `,
    way: `
      On se dirigea {spot.to}, le long d’un fil d’araignée [bien tendu|qui servait de rampe].
      / Le chemin menait {spot.to}, [de lanterne en lanterne|entre des pots de mousse].
      À chaque coin, cela sentait [la brioche|le sucre chaud et la rosée].
      / Derrière un volet, on chantait, [en s’arrêtant pour rire|à mi-voix].
      + Un escargot proposait ses services de taxi, libre depuis le mois de mai.
      + Les orties, très polies, gardaient leurs mains dans leurs poches.
      + Un pont de paille plia, gloussa et se redressa derrière nous.
      + {Friend} marchait sur la pointe de tout ce qu’on peut avoir de pointu.
      + Une coccinelle traversa au passage prévu pour elle.
      + Puis les lanternes s’espacèrent, et devinrent bleues.
    `,
    thanks: `
      {Keeper} confia {hero.a} [un grelot minuscule|un petit vœu], encore tiède.
      / « Ferme la main », murmura {keeper}. Cela [brillait|chatouillait] légèrement.
      De chaque seuil, on salua [du bonnet de nuit|poliment], puis on souffla les lampes.
      / Tout le village clignota une fois, [spécialement pour nous|comme un seul œil].
      + Une petite fée, émue, tomba à la perfection.
      + {Friend} coiffa un chapeau de gland et refusa de l’enlever.
      + « Dors légère ! » criait-on, et {friend} promit d’essayer.
      + Le balai agita tous ses poils.
      + On remit en place deux toits, avec nos excuses.
    `,
  },
  advanced: {
    arrival: `
      @place On parvint {place.in}, bourgade de champignons [à rideaux|bien tenus].
      / On enjamba l’octroi et l’on fut {place.in}, [cité d’un pouce|entre les toits].
      / @place Une fougère s’effaça, et l’on fut {place.in}, [plus haut que le clocher|en géants].
      Des lanternes de rosée se balançaient [au-dessus des portes|sans se presser], et l’on n’osait souffler.
      / La place du marché, [grande assiette|ronde], retint son souffle.
      / Une campanule sonna le quart, [avec un retard charmant|d’une voix de cristal fêlé].
      + Nous avancions au [beau milieu|centre exact] de la chaussée, en nous excusant auprès des géraniums.
      + Un balai œuvrait sans maître et, [par intervalles|entre deux seuils], s’accoudait sur lui-même.
      + « Veillez au clocher », recommanda {friend}, qui venait d’en faire la connaissance.
      + Une fée nous mesura au brin de paille et [inscrivit|nota] dans son registre : « Géants, d’un bon naturel. »
      + Il s’y respirait un [mélange|nuage] de brioche et de poudre d’ailes, propre à faire éternuer les cyniques.
    `,
    life: `
      Installées sur leur seuil, les fées [ravaudent leurs ailes|comptabilisent les vœux], à l’heure où le jour se replie.
      / La nuit venue, on accroche ses ailes au portemanteau, [près du parapluie|délicatement].
      / Entre chien et loup, le garde champêtre [éteint les vers luisants|compte les ailes rentrées], une à une.
      + L’une tançait sa baguette, qui [lui répondait|se vengeait] par des bulles d’une insolence calculée.
      + Les jeunes étudient la chute, [discipline fondamentale|matière obligatoire], avant d’aborder le vol en seconde année.
      + Le hanneton laitier accomplissait sa tournée, une goutte sous chaque patte.
      + Il se vend au marché des vœux [de seconde main|d’occasion], légèrement lustrés aux genoux.
      + Grand-mère fée tricotait [une toile|un hamac], dont une araignée, à ses côtés, reprenait les mailles en soupirant.
      + « Dors légère » s’y dit à chacun, y compris au forgeron, que la formule laisse songeur.
    `,
    way: `
      Un fil d’araignée, tendu en guise de rampe, conduisait {spot.to} [de palier en palier|à travers les jardins].
      / La venelle qui montait {spot.to} avait la largeur [d’un lacet|d’une phrase courte].
      / On se rendit {spot.to}, [de lanterne en lanterne|en longeant des pots de mousse], à pas comptés.
      La brioche embaumait [à chaque angle|en embuscade], et plus d’un ventre gémit.
      / Derrière une persienne, on chantait, [en s’interrompant pour rire|d’une voix distraite].
      + Un escargot faisait office de taxi, et se trouvait libre, [apprit-on|à l’entendre], depuis le mois de mai.
      + D’une éducation parfaite, les orties gardaient les mains dans les poches.
      + Un pont de paille ploya, gloussa, puis reprit [dans notre dos|aussitôt] un maintien convenable.
      + {Friend} progressait sur la pointe de tout ce qui, en sa personne, était susceptible d’en avoir une.
      + Les lumières s’espacèrent enfin, bleuirent, et s’en remirent à la lune.
    `,
    thanks: `
      {Keeper} offrit {hero.a} un vœu, [de format modeste|petit et tiède].
      / Un paquet d’un demi-pouce fut remis {hero.a}, [noué d’un cheveu|fort léger].
      / Dans la paume {hero.de}, {keeper} enferma [un grelot gros comme un pois|une lueur].
      De tous les seuils, on salua [du bonnet de nuit|de l’aile], et l’on souffla les lampes.
      / Le village entier cligna, [une fois et pour nous|ainsi qu’un œil qui s’endort].
      + Une élève fée, sous le coup de l’émotion, exécuta une chute irréprochable.
      + {Friend} se coiffa d’un chapeau de gland, dont il fut désormais impossible de parler.
      + « Dors légère ! » entendait-on, vœu que notre compagnie reçut avec des fortunes diverses.
      + Le balai, debout, agitait jusqu’au dernier de ses poils.
      + Deux toitures furent remises d’aplomb, avec l’expression de nos regrets.
    `,
  },
  troubles: {
    sieve: {
      keeper: { noun: 'fée meunière', gender: 'f' },
      thing: { noun: 'plus petit tamis', gender: 'm' },
      spot: { at: 'sous le dernier champignon', to: 'vers le dernier champignon' },
      facts: {
        ask: 'Pourquoi n’y avait-il pas de poudre de sommeil ?',
        cause: 'on prêta {thing} sans savoir à qui',
        mended: 'la poudre tomba et tous bâillèrent',
      },
      beginner: {
        trouble: `
          @keeper Au pied du moulin, {keeper} [se frottait les yeux|était assise sur un sac].
          / La roue ne tournait pas. {Keeper} [cherchait sous les sacs|soulevait un seau].
          @thing « Pas de poudre de sommeil ce soir ! dit-elle. [Il me faut|Je n’ai plus] le plus petit tamis. »
          / « La poudre est trop grosse, dit-elle. [Il manque|On n’a plus] le plus petit tamis ! »
          @cause « On l’a prêté, mais [à qui|à quelle voisine] ? Personne ne sait plus. »
          / « On l’a prêté, oui, mais on ne sait plus à qui. [Il y a|C’était] longtemps. »
          @feeling Elle était si fatiguée qu’elle [dit bonjour deux fois|bâilla de travers].
          / Elle était fatiguée et [parlait à sa farine|s’assit sur son chapeau].
          + « Sans lui, la poudre fait des grumeaux. On dort en morceaux. »
          + La roue tournait à vide, les yeux cernés.
          + « Quelqu’un l’a vu {spot.at}. Mais quelqu’un, c’est qui ? »
          + Elle versa un sac : boum, un grumeau. Il ronfla.
          + {Friend} bâilla par politesse. Cela ne prit pas.
          + Le sac glissa. Elle aussi.
        `,
        worry: `
          Les bébés fées jouaient [au loup|à cache-cache] au plafond. [Depuis trois heures.|On ne pouvait plus les attraper.]
          / Personne n’avait sommeil. [Les lits étaient froids.|On refaisait le ménage, en dansant.]
          + Le maire repeignait son toit, puis celui d’en face.
          + On avait compté tous les moutons du monde, et les chèvres.
          + Une maman berçait un petit qui la berçait.
          + Les vieux racontaient tout. Il n’y avait plus d’histoires.
          + Le coq se demandait s’il devait se coucher d’abord.
          + Le boulanger pétrissait le pain de la semaine prochaine.
        `,
        mend: `
          {Keeper} secoua le tamis, [tchic, tchic|à petits coups]. {Hero} [tenait le sac|retenait son souffle].
          @mended La poudre tomba et tous bâillèrent, [de porte en porte|même la roue du moulin].
          / Tic, tic, tic : la poudre tomba et tous bâillèrent, [nous aussi|même les volets].
          + Elle était fine et grise, et sentait le tilleul.
          + Un bébé descendit du plafond, comme une feuille.
          + Le maire s’arrêta, le pinceau en l’air, et sourit.
          + On vit les lanternes fermer un œil, puis l’autre.
          + Tchic. Un toit soupira. Tchic. Un chat s’étira.
          + La meunière bâilla la dernière, et le plus grand.
          + {Friend} en reçut sur le nez et dit : « Mm. »
        `,
        joy: `
          On trouva le voisin distrait. [C’était le maire.|Il dormait déjà.] On lui [mit une couverture|pardonna].
          / On fit la fête [couchés|en bâillant], avec [du lait tiède|des galettes rondes].
          + Quelqu’un écrivit sur le tamis : « Rendre demain. »
          + On dansa un pas, puis on s’assit pour l’autre.
          + {Friend} chanta une berceuse et dormit au milieu.
          + Les bébés ronflaient en rond, comme des chatons.
          + La roue tourna, mais d’une seule aile.
          + La meunière reçut un oreiller, et n’en vit que le début.
          + Le chat présenta ses genoux à tout le monde.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Assise sur un sac, {keeper} [frottait ses yeux pleins de farine|bâillait à côté de son moulin].
          / Sous une roue arrêtée, {keeper} [ouvrait chaque tiroir pour la troisième fois|soulevait les sacs].
          @thing « Il n’y aura pas de poudre de sommeil, dit-elle. [J’ai perdu|Il manque] le plus petit tamis. »
          / « Trop grosse, la poudre fait éternuer, dit-elle, [et je n’ai plus|sans] le plus petit tamis. »
          @cause « On l’a prêté, et personne ne sait plus [à qui|à quelle voisine], ni quand. »
          / « On l’a prêté, c’est sûr, [très gentiment|au printemps], mais à qui, on ne sait plus. »
          @feeling Elle était si fatiguée qu’elle [nous dit bonjour deux fois|bâilla de travers].
          / Fatiguée, elle prit notre ombre [pour un sac|pour sa cousine] et lui offrit une chaise.
          + « Sans tamis, elle fait des grumeaux, et l’on dort en morceaux. »
          + Elle en versa, pour montrer. Le grumeau roula et se mit à ronfler tout seul.
          + « Il serait {spot.at}, à ce que dit quelqu’un. Mais qui est quelqu’un ? »
          + La roue tournait à vide, avec des cernes.
          + Sur la meule arrêtée, une poule [faisait la sieste|couvait une idée].
        `,
        worry: `
          Au plafond, les bébés fées jouaient au loup, [depuis trois heures|infatigables].
          / Faute de sommeil, on faisait le ménage, [puis celui des voisins|en dansant], et l’on recommençait.
          + Le maire avait repeint son toit et attaquait celui d’en face.
          + Tous les moutons étaient comptés ; on en était aux chèvres.
          + Une mère berçait son petit, qui la berçait en retour.
          + Les anciens avaient raconté toutes leurs histoires, même les vraies.
          + Le coq, embarrassé, demandait s’il fallait d’abord se coucher.
        `,
        mend: `
          {Hero} tint le sac, et {keeper} secoua le tamis, [tchic, tchic|à petits coups secs].
          @mended Alors la poudre tomba et tous bâillèrent, [de porte en porte|jusqu’à la roue du moulin].
          / Tic, tic, tic, la poudre tomba et tous bâillèrent, [volets compris|à s’en décrocher les ailes].
          + Elle était grise, fine, et sentait le tilleul.
          + Des bébés se détachèrent du plafond et tombèrent en feuilles mortes.
          + Le maire s’immobilisa, pinceau levé, le sourire aux lèvres.
          + Une à une, les lanternes fermèrent un œil, puis l’autre.
          + La meunière bâilla la dernière, mais le plus largement.
          + {Friend}, qui en avait sur le nez, dit seulement « mm ».
        `,
        joy: `
          On retrouva l’emprunteur : c’était le maire, [qui dormait déjà|pinceau en main], et on le borda.
          / La fête eut lieu couchée, [avec du lait tiède|entre deux bâillements], et dura peu.
          + Sur le tamis, on écrivit en rouge : « À rendre hier. »
          + On dansa le premier pas d’une valse, et l’on s’assit pour les autres.
          + {Friend} entama une berceuse et s’endormit au deuxième vers.
          + Les petits ronflaient en tas, comme des chatons.
          + La meunière fut remerciée, mais elle dormait debout contre sa roue.
        `,
      },
      advanced: {
        trouble: `
          @keeper Assise sur un sac, {keeper} [contemplait son moulin d’un œil plein de farine|dodelinait].
          / Sous la roue immobile, {keeper} [rouvrait des tiroirs déjà fouillés|consultait ses voisines].
          @thing « Point de poudre de sommeil ce soir, annonça-t-elle, [faute du|je n’ai plus le] plus petit tamis. »
          / « Mal tamisée, la poudre donne des cauchemars, dit-elle, [et j’ai perdu|or il manque] le plus petit tamis. »
          @cause « On l’a prêté, et personne ne sait plus à qui, [c’est toute l’histoire des tamis|ni pourquoi]. »
          / « On l’a prêté, [avec joie|sur le pas d’une porte], sans savoir à qui, et sans papier. »
          @feeling Elle était si fatiguée qu’elle nous salua deux fois, [et congédia sa propre ombre|d’un bâillement].
          / Fatiguée, elle s’entretint un moment avec [un sac de son|notre ombre], qu’elle prit pour une tante.
          + Sans lui, la poudre forme des grumeaux, dont il résulte un sommeil en plusieurs morceaux.
          + À titre d’exemple, elle en versa un, qui roula jusqu’au mur et se mit à ronfler.
          + Quelqu’un l’aurait aperçu {spot.at}, mais ce quelqu’un demeurait introuvable.
          + La roue tournait à vide, les aubes cernées.
        `,
        worry: `
          Les nourrissons jouaient au loup sur les plafonds, [hors d’atteinte|depuis le souper], infatigables.
          / Privé de sommeil, chacun astiquait sa maison, [ensuite celle du voisin|avec une énergie suspecte].
          + Le maire, son toit repeint, s’en prenait à présent à ceux de l’opposition.
          + On avait épuisé les moutons, entamé les chèvres, et l’on se rabattait sur le petit gibier.
          + Une mère berçait un enfant qui, par réciprocité, la berçait.
          + Les anciens ayant narré toutes leurs histoires, on en était réduit aux authentiques.
        `,
        mend: `
          {Keeper} secoua le tamis, tendu par {hero}, [à petits coups secs|tchic, tchic], au-dessus des toits.
          @mended Alors la poudre tomba et tous bâillèrent, [de seuil en seuil|la roue du moulin comprise].
          / Fine comme un soupir, la poudre tomba et tous bâillèrent, [les cloches les premières|à la ronde].
          + C’était une cendre impalpable, qui fleurait le tilleul et les dimanches.
          + Des nourrissons se décrochèrent des plafonds, à la manière des feuilles d’octobre.
          + Le maire s’immobilisa, pinceau brandi, pareil à son futur monument.
          + Une à une, les lanternes abaissèrent la paupière.
          + {Friend}, poudre au nez, voulut faire une remarque, et dit « mm ».
          + La meunière, en professionnelle, bâilla la dernière et mieux que tout le monde.
        `,
        joy: `
          L’emprunteur fut démasqué : c’était le maire, [qui dormait du sommeil des coupables|debout].
          / Les réjouissances se tinrent à l’horizontale, [autour d’un lait tiède|et furent brèves].
          + On grava sur le tamis : « À restituer la veille. »
          + D’une valse, on dansa le premier temps, et l’on s’assit sur les deux autres.
          + {Friend} attaqua une berceuse, dont le deuxième vers est encore attendu.
          + Les petits, amoncelés, ronronnaient ainsi qu’une portée de chatons.
          + On félicita longuement la meunière, qui n’était plus du tout en état de l’entendre.
        `,
      },
    },
    thimble: {
      keeper: { noun: 'fée boulangère', gender: 'f' },
      thing: { noun: 'dé à coudre', gender: 'm' },
      spot: { at: 'au bord du ruisseau', to: 'vers le ruisseau du moulin' },
      facts: {
        ask: 'Pourquoi la pâte montait-elle par-dessus les toits ?',
        cause: 'une souris prit {thing} pour un chapeau',
        mended: 'la pâte redescendit et sentit bon',
      },
      beginner: {
        trouble: `
          @keeper Par la lucarne, {keeper} [criait au secours|repoussait la pâte au balai].
          / Une porte était bouchée par la pâte. Dedans, {keeper} [toussait|tapait du poing].
          @thing « Elle monte, elle monte ! Pour mesurer, il me faut [le dé à coudre|mon dé à coudre]. »
          / « Trop de levure ! dit-elle. Sans le dé à coudre, [je ne mesure rien|je me trompe]. »
          @cause « Une souris l’a pris pour [un chapeau|un chapeau du dimanche], et l’a emporté. »
          / « Une souris l’a pris pour un chapeau ! [Il lui allait|Elle est partie avec]. »
          @feeling Elle était inquiète, [et blanche de farine|du bonnet aux chaussons].
          / Elle était inquiète : [la pâte avait un genou dehors|il ne restait qu’un volet].
          + « J’ai mis la levure au hasard, dit-elle. Le hasard est trop grand. »
          + Blop, fit la pâte. Elle prit une chaise.
          + « La souris se promène {spot.to}, très fière. »
          + {Friend} poussa d’un doigt. Le doigt resta.
          + La cheminée toussa et pencha.
          + « C’est la fête demain, dit-elle. Mais là, c’est la fête partout. »
          + Un bout de mie sortit par la serrure.
        `,
        worry: `
          La pâte avait emporté [une cheminée|une poussette]. [On leur faisait signe d’en bas.|Elle montait toujours.]
          / Elle passa par-dessus les toits, [blanche|tiède] et [molle comme un nuage|très lente].
          + Un lutin dormait dessus. On ne le voyait plus.
          + Les fenêtres ne s’ouvraient que sur du blanc.
          + L’école flottait un peu. Les élèves trouvaient ça bien.
          + Une fée goûta. C’était cru. Elle goûta encore.
          + On attacha le clocher, par précaution.
          + Une vieille dame attendait le bus, assise sur la croûte.
          + Les hirondelles refirent leurs plans.
        `,
        mend: `
          {Hero} tendit le dé. On versa une mesure, [une seule|bien rase], et [pas plus|l’on attendit].
          @mended La pâte redescendit et sentit bon, [toit après toit|comme une brioche sage].
          / Pfff… La pâte redescendit et sentit bon, [par toutes les fenêtres|tout bas].
          + Elle soupira : pfff. C’était chaud et doux.
          + Une poussette rentra toute seule chez elle.
          + Un lutin se retrouva dans un plat et dit pardon.
          + Le four l’accueillit, la porte grande ouverte.
          + Une croûte vint, dorée comme une joue.
          + Les fenêtres revirent la lune.
          + {Friend} récupéra son doigt, avec un peu de beurre.
          + La boulangère s’assit enfin.
        `,
        joy: `
          Le pain fut pour tous. La souris eut [un vrai chapeau|un béret], [avec une plume|et une miette].
          / On mangea la plus grosse brioche [du monde|de l’année], [chacun par un bout|sur la place].
          + Il y eut assez de mie pour faire des oreillers.
          + {Friend} entra par un côté et sortit par l’autre.
          + {Keeper} mit le dé à son doigt et le montra.
          + L’école redescendit. On fut un peu déçu.
          + On donna le croûton au clocher, qui avait eu peur.
          + La poussette eut une roue en biscuit, la pauvre.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Par la lucarne de son four, {keeper} [appelait à l’aide|repoussait la pâte à coups de balai].
          / Derrière une pâte haute comme une porte, {keeper} [tapait du rouleau|demandait l’heure et de l’aide].
          @thing « Elle monte ! cria-t-elle. Pour mesurer la levure, il me faut [le dé à coudre|mon dé à coudre] ! »
          / « J’ai versé au hasard, dit-elle, [et voilà|hélas], puisqu’il me manque le dé à coudre. »
          @cause « Une souris a pris le dé pour [un chapeau|un chapeau du dimanche], et s’en est allée coiffée. »
          / « Une souris passait tête nue, elle a pris le dé pour un chapeau, [et il lui va|et merci bien]. »
          @feeling Elle était inquiète, et blanche [du bonnet aux chaussons|de farine ou de peur].
          / Elle était inquiète, car la pâte [avait déjà un pied dans la rue|frappait chez le voisin].
          + « J’ai dosé au hasard, et le hasard, chez moi, est une grande cuillère. »
          + Blop ! La pâte s’empara d’une chaise et s’assit dessus.
          + « On l’a vue {spot.to}, qui saluait les gens. »
          + {Friend} y mit un doigt, et dut l’y laisser un moment.
          + La cheminée, prise par la taille, toussait un peu.
        `,
        worry: `
          La pâte passait déjà les toits, [tiède et lente|molle comme un nuage], avec une poussette dessus.
          / Une cheminée s’était laissé emporter, [et l’on agitait des mouchoirs|en fumant encore].
          + Un lutin y faisait la sieste, quelque part vers le milieu.
          + Les fenêtres s’ouvraient toutes sur du blanc.
          + L’école avait décollé d’un doigt. Les élèves trouvaient cela très instructif.
          + On amarra le clocher, par prudence, avec de la laine.
          + Une fée goûtait, trouvait que c’était cru, et goûtait de nouveau.
        `,
        mend: `
          {Hero} rendit le dé ; on versa une mesure, [rase|une seule], et l’on compta jusqu’à dix.
          @mended Pfff : la pâte redescendit et sentit bon, [toit après toit|sage comme une brioche].
          / Le village retint son souffle, la pâte redescendit et sentit bon, [jusqu’au moulin|par les cheminées].
          + Elle retira ses bras des rues, puis ses coudes des jardins.
          + Un lutin s’éveilla dans un moule, et crut à un rêve beurré.
          + Une poussette rentra chez elle par ses propres roues.
          + Le four ouvrit grand la porte et la reçut sans un mot.
          + Il lui vint une croûte, dorée comme une joue.
          + Aux carreaux, la lune reparut, un peu farineuse.
        `,
        joy: `
          Le pain suffit à tous, et la souris reçut [un vrai chapeau|un béret], [orné d’une plume|taillé exprès].
          / Chacun prit la brioche par un bout, [et l’on se rencontra au milieu|sans couteau].
          + La mie qui restait servit à rembourrer les oreillers.
          + {Friend} y entra par un côté et ressortit par l’autre, le ventre rond.
          + Le dé brilla toute la soirée au doigt de la boulangère.
          + L’école atterrit, à la tristesse générale, et l’on fit quand même une dictée.
          + La poussette reçut une roue neuve, en biscuit dur.
        `,
      },
      advanced: {
        trouble: `
          @keeper À la lucarne de son four, {keeper} [repoussait la pâte au balai|appelait, enfarinée], sans espoir.
          / Assiégée dans son fournil, {keeper} [parlementait avec la pâte|défendait la lucarne au rouleau].
          @thing « Elle monte ! s’écria-t-elle. Et pour doser, il me faudrait [le dé à coudre|mon dé à coudre]. »
          / « J’ai dosé au jugé, dit-elle, [ce qui ne pardonne pas|voyez le jugé], depuis que me manque le dé à coudre. »
          @cause « Une souris l’a pris pour un chapeau, [lequel, j’en conviens, la flatte|et sort avec]. »
          / « Une souris élégante l’a pris pour un chapeau, [à sa taille, du reste|et l’a gardé]. »
          @feeling Elle était inquiète, et d’une pâleur [que la farine expliquait difficilement|générale].
          / Elle était inquiète, la pâte ayant [franchi le trottoir|demandé le passage à la mairie].
          + La levure avait été mesurée au hasard, dont chacun sait qu’il a la main lourde.
          + Dans un « blop » possessif, la pâte annexa une chaise et s’y installa.
          + On signalait la promeneuse {spot.to}, distribuant des saluts.
          + {Friend}, ayant avancé un doigt, dut lui laisser le temps de la réflexion.
        `,
        worry: `
          La pâte débordait les toits, [tiède, indolente|avec une lenteur de marée], une poussette à sa proue.
          / Une cheminée dérivait, fumante encore, [saluée du mouchoir|vers le presbytère].
          + Quelque part au large, un lutin y poursuivait une sieste commencée au rez-de-chaussée.
          + Toutes les croisées donnaient sur le même paysage, uniformément blanc.
          + L’école avait décollé d’un doigt, au vif intérêt de la classe de sciences.
          + On amarra le clocher, avec de la laine, mais double.
          + Une dégustatrice la déclarait crue, et s’en assurait à intervalles rapprochés.
        `,
        mend: `
          {Hero} restitua le dé ; une mesure, rase, fut versée, [puis l’on fit silence|et l’on pria les cieux].
          @mended Avec un soupir, la pâte redescendit et sentit bon, [de toit en toit|assagie comme une brioche].
          / Comme une dame qui se rassoit, la pâte redescendit et sentit bon, [jusqu’aux faubourgs|sans rancune].
          + Elle retira ses coudes des jardins, ses manches des ruelles, et rentra son ventre.
          + Un lutin s’éveilla au creux d’un moule, persuadé d’être attendu quelque part.
          + Le four, magnanime, lui ouvrit la porte à deux battants.
          + Une croûte lui vint, de la couleur exacte d’une joue qu’on a tenue devant l’âtre.
          + Une lune un peu farineuse reparut aux carreaux.
        `,
        joy: `
          Chacun saisit la brioche par une extrémité, [et l’on se rejoignit au centre|sans couteau ni façons].
          / La souris reçut un couvre-chef véritable, [à plume|de la bonne faiseuse], et rendit l’autre sans peine.
          + Du surplus de mie, on regarnit les oreillers, qui en gardèrent un goût de goûter.
          + {Friend} y pénétra d’un côté pour en émerger de l’autre, le ventre sensiblement arrondi.
          + Le dé scintilla toute la soirée au doigt de sa propriétaire, qui s’exprimait beaucoup par gestes.
          + L’école toucha terre sans dommage, ce que les élèves tinrent pour une injustice.
        `,
      },
    },
    'music-crank': {
      keeper: { noun: 'plus vieille des fées', gender: 'f' },
      thing: { noun: 'manivelle de la boîte à musique', gender: 'f' },
      spot: { at: 'dans l’arbre creux aux glands', to: 'vers l’arbre creux' },
      facts: {
        ask: 'Pourquoi le village n’avait-il plus de berceuse ?',
        cause: 'les enfants pêchèrent avec {thing}',
        mended: 'la boîte joua la berceuse',
      },
      beginner: {
        trouble: `
          @keeper Près d’une boîte, {keeper} [regardait ses mains|écoutait quand même].
          / Une boîte était ouverte. {Keeper} [la berçait|soufflait dedans].
          @thing « Ma boîte ne joue plus, dit-elle. [J’ai perdu|Il manque] la manivelle de la boîte à musique. »
          / « Sans la manivelle de la boîte à musique, [pas d’air|plus un son] », dit-elle.
          @cause « Les enfants ont pêché avec. [Ils l’ont laissée|Elle est restée] quelque part. »
          / « Les enfants ont voulu pêcher. Ils ont pêché avec [elle|elle, oui]. »
          @feeling Elle était triste, [tout doucement|comme une chanson sans paroles].
          / Elle était triste, et [chantonnait sans voix|pliait son mouchoir].
          + « C’est un bon hameçon, dit-elle. Ils ont pris une botte. »
          + Sur la boîte, une danseuse attendait, un pied levé.
          + « Ils étaient {spot.at}, hier. Mes ailes sont vieilles. »
          + Trois petits regardaient par terre. L’un avait une ligne.
          + {Friend} souffla dans le trou. Il en sortit du silence.
          + La boîte avait l’air d’écouter [aussi|sa propre chanson].
        `,
        worry: `
          On avait essayé de chanter sans elle. [Le chat était parti.|Deux vitres étaient fêlées.]
          / Sans berceuse, la nuit [ne prenait pas|avait des trous]. On [se tournait|se retournait].
          + Le grand-père ne savait que le refrain : boum.
          + Les bébés voulaient la vraie. Ils avaient l’oreille.
          + On fit tic-tac avec la langue. Elle se fatigua.
          + La danseuse avait des fourmis dans le pied.
          + Le village n’avait jamais été si réveillé, ni si triste.
          + Les lanternes restaient allumées, par ennui.
        `,
        mend: `
          On remit la manivelle à la boîte. [Un tour|Cric], [deux tours|puis un autre]. {Hero} tourna.
          @mended Et la boîte joua la berceuse, [note après note|un peu rouillée, très belle].
          / Cric, crac, et la boîte joua la berceuse, [celle de toujours|du début].
          + La danseuse posa son pied, enfin, et tourna.
          + Il y avait une note pour chaque fenêtre.
          + Le chat revint, l’air de rien.
          + Les petits s’assirent, la tête sur un champignon.
          + À la fin, cela ralentit, et ce fut le plus beau.
          + La vieille fée chantait sans voix, du bout des lèvres.
          + Ding, fit la dernière. On l’attendit longtemps.
        `,
        joy: `
          Les enfants demandèrent pardon et [un autre tour|encore la fin]. [Ils eurent les deux.|On dit oui.]
          / Chacun tourna la manivelle, [un tour chacun|à son tour], sans se battre.
          + On leur donna un vrai hameçon. Il était en sucre.
          + {Friend} tourna trop vite. La danseuse rit.
          + La botte pêchée servit de vase.
          + On mangea des pommes cuites, en mesure.
          + La vieille fée dansa. Elle avait deux cents ans de moins.
          + On promit de pêcher avec une ficelle, comme tout le monde.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Devant une boîte muette, {keeper} [gardait les mains ouvertes|écoutait malgré tout].
          / Une boîte sur les genoux, {keeper} [tournait une manivelle qui n’était pas là|la berçait en silence].
          @thing « Elle ne joue plus, dit-elle : [j’ai perdu|il y manque] la manivelle de la boîte à musique. »
          / « L’air est dedans, dit-elle, [mais il ne sort plus|bien au chaud], sans la manivelle de la boîte à musique. »
          @cause « Les enfants ont pêché avec, [elle fait un bel hameçon|hier], et ne l’ont pas rapportée. »
          / « Il fallait une canne : les enfants ont pêché avec, [au ruisseau|tout mercredi], et l’ont perdue. »
          @feeling Elle était triste, sans bruit, [comme une chanson dont on a perdu les paroles|et souriait quand même].
          / Elle était triste, et son chant [s’arrêtait à la deuxième note|n’avait plus d’appui].
          + « Ils ont pris une botte. Elle était contente de venir. »
          + Sur le couvercle, une danseuse attendait, le pied levé depuis la veille.
          + « On les a vus {spot.at}, mais mes ailes ont deux cents ans. »
          + Trois petits étudiaient le sol. Le troisième cachait une ligne.
        `,
        worry: `
          On avait tenté de chanter sans elle, [et le chat avait déménagé|d’où deux vitres fêlées].
          / Sans berceuse, la nuit prenait mal, [comme une crème|et faisait des grumeaux].
          + Le grand-père n’en savait que le refrain, qui disait boum.
          + Les bébés réclamaient la vraie ; ils avaient de l’oreille.
          + La danseuse, toujours sur un pied, commençait à avoir des fourmis.
          + On fit tic-tac avec la langue, jusqu’à ce qu’elle démissionne.
          + Jamais le village n’avait été aussi réveillé, ni aussi fatigué.
        `,
        mend: `
          {Hero} remit la manivelle et tourna, [un tour, deux tours|lentement], [cric|régulièrement].
          @mended Et la boîte joua la berceuse, [légèrement rouillée, très belle|note après note].
          / Cric, crac, un hoquet, et la boîte joua la berceuse, [celle de toutes les grand-mères|à tout le village].
          + La danseuse posa enfin le pied et fit son tour, en s’excusant du retard.
          + Il y avait une note pour chaque fenêtre, et une de plus pour le moulin.
          + Le chat se réinstalla, l’air de n’être jamais parti.
          + Les petits s’assirent au pied d’un champignon, tête contre tête.
          + Vers la fin, cela ralentissait, et c’était le plus beau.
          + On attendit la dernière note, qui prit son temps et vint quand même.
        `,
        joy: `
          Les enfants demandèrent pardon et encore un tour, [et l’on accorda l’un et l’autre|en baissant les yeux].
          / Chacun eut droit à la manivelle, [du plus jeune à la doyenne|un tour par personne].
          + On leur offrit un hameçon en sucre, qui n’attrape que les pêcheurs.
          + {Friend} tourna trop vite, et la danseuse éclata de rire.
          + La botte, promue vase, reçut trois marguerites.
          + La vieille fée dansa, avec deux siècles de moins dans chaque jambe.
          + On distribua des pommes cuites, que l’on croquait en mesure.
        `,
      },
      advanced: {
        trouble: `
          @keeper Devant une boîte muette, {keeper} [tendait l’oreille par fidélité|contemplait ses mains inoccupées].
          / Une boîte muette dans son giron, {keeper} [tournait dans le vide|lui parlait comme à une malade].
          @thing « J’ai perdu la manivelle de la boîte à musique, [et nos soirs leur berceuse|sa petite clé de bras] », dit-elle.
          / « La berceuse y est enfermée, dit-elle, [note par note|intacte], depuis qu’est perdue la manivelle de la boîte à musique. »
          @cause « Les enfants ont pêché avec, [elle fait un hameçon superbe|les innocents], puis l’ont oubliée. »
          / « Faute de canne, les enfants ont pêché avec, [une ablette, dit-on|et bien pêché]. »
          @feeling Elle était triste à la façon d’un air dont on a perdu les paroles, [et souriait malgré tout|sans bruit].
          / Elle était triste, de cette tristesse [en trois temps|un peu démodée] qu’ont les boîtes fermées.
          + Le butin s’était limité à une botte, qui, paraît-il, ne demandait qu’à changer de vie.
          + Une danseuse, en équilibre sur le couvercle, gardait le pied levé depuis la veille.
          + On les avait aperçus {spot.at}, au-delà de ce que peuvent encore des ailes bicentenaires.
          + Trois petits scrutaient le sol, et le dernier dissimulait fort mal une ligne.
        `,
        worry: `
          On s’était risqué à chanter sans elle, [au prix de deux vitres|sur quoi le chat avait déménagé].
          / Sans berceuse, la nuit ne prenait pas, [non plus qu’une crème mal tournée|et grumelait].
          + Du vieil air, le grand-père n’avait conservé que le refrain, lequel disait « boum ».
          + Les nouveau-nés, qui ont de l’oreille, refusaient toute imitation.
          + La danseuse, unijambiste par devoir, commençait à sentir des fourmis.
          + On n’avait jamais vu le village si éveillé, ni portant mieux ses cernes.
        `,
        mend: `
          {Hero} engagea la manivelle et tourna, [d’abord pour rien|un tour, deux tours], jusqu’au déclic.
          @mended Alors la boîte joua la berceuse, [légèrement rouillée, infiniment belle|de sa voix d’épingle].
          / Après un toussotement de ressort, la boîte joua la berceuse, [que chacun crut à soi|d’une traite].
          + La danseuse posa le pied, pivota, et pria qu’on excusât son retard.
          + À chaque fenêtre échut une note, et la plus grave revint au moulin.
          + Le chat reprit son coussin, en animal qui ne s’était jamais absenté.
          + Le mécanisme ralentissait sur la fin, et rien n’était plus beau que cette hésitation.
          + On guetta la dernière note ; elle vint si tard que la moitié de l’auditoire la rêva.
        `,
        joy: `
          Les enfants implorèrent leur pardon et un tour de plus, [l’un et l’autre accordés|tête basse].
          / La manivelle passa de main en main, [de la benjamine à la doyenne|chacun pour une mesure].
          + On leur fit don d’un hameçon en sucre, qui ne prend que les pêcheurs.
          + {Friend} emballa le mouvement, et la danseuse, décoiffée, redemanda.
          + La botte, élevée au rang de vase, accueillit trois marguerites avec émotion.
          + La doyenne, allégée de deux siècles, conduisit la dernière valse.
        `,
      },
    },
  },
}
