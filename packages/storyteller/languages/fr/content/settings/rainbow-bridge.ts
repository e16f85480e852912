import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const rainbowBridge: SettingContent<Noun, 'Rainbow Bridge'> = {
  place: {
    name: 'le Pont de l’arc-en-ciel',
    in: 'sur le Pont de l’arc-en-ciel',
    to: 'vers le Pont de l’arc-en-ciel',
    from: 'du Pont de l’arc-en-ciel',
  },
  beginner: {
    arrival: `
      @place On posa le pied {place.in}. Il a sept voies, et [chacune a son goût|le rouge chauffe un peu].
      / On monta une marche de pluie, [puis deux|bien fine]. On était {place.in}.
      / @place Tout devint rouge, puis vert. On était {place.in}, [oui|enfin].
      La pluie d’ici [chatouille|fait rire les coudes], et [sèche en l’air|ne mouille pas].
      / Le vent sentait [la fraise, puis la menthe|sept choses à la fois].
      + Sur des échelles, des peintres sifflaient en bleu.
      + « Je marche dans le vert, dit {friend}. Ça me va au teint. »
      + Nos ombres avaient sept bords, et pas un de gris.
      + Un panneau disait : « Peinture fraîche. Depuis toujours. »
      + {Hero} mit un doigt dans l’orange et le lécha. Abricot !
      + En bas, les toits levaient la tête.
      + Le pont chantonnait un peu, en sept notes.
      + Un arroseur mouillait le bleu.
    `,
    life: `
      Les peintres [rincent leurs pinceaux|font une retouche] avant la nuit, [en chantant|une dernière].
      / Le soir, on plie [les voies|les échelles], et l’on [borde le jaune|compte les gouttes].
      + L’indigo et le violet jouaient aux cartes, près du bord.
      + Un facteur passait à vélo, deux pneus de deux couleurs.
      + Une goutte apprenait à tomber, avec un coussin.
      + La marchande de gris n’avait pas de clients.
      + Un vieux peintre nettoyait sa barbe. Elle était de toutes les nuances.
      + Le rouge dort le premier. Il a beaucoup crié.
      + « Dors en sept », dit-on sous les auvents.
      + Une échelle repliée ronflait contre le vert.
    `,
    way: `
      On descendit {spot.to}, [par l’orange|par la voie jaune]. Ça sentait l’abricot.
      / On glissa {spot.to}, [entre deux couleurs|le long du bleu]. Sans se tacher, ou presque.
      Une échelle [grinçait en do|bâillait] au passage, [gentiment|haute comme un peuplier].
      + Des gouttes roulaient devant, en riant.
      + Un pinceau gouttait. Plic, un pois vert.
      + Le bleu était frais sous le pied, comme un drap.
      + {Friend} prit par le rouge et revint, les pieds chauds.
      + Un nuage passait dessous, et levait son chapeau.
      + Une pie voulait du violet pour son nid.
      + Ça sentait la menthe, puis la pluie, puis rien.
    `,
    thanks: `
      {Keeper} donna {hero.a} [une goutte de violet|un bout de craie d’arc-en-ciel].
      / « Prends, dit {keeper}. [C’est du bleu de soir|C’est un reste de jaune]. »
      Les peintres saluèrent [du haut de leurs échelles|du bout du pinceau], [et gouttèrent|tous à la fois].
      + {Friend} avait une patte orange et la gardait en l’air.
      + Les sept couleurs se poussèrent pour nous voir partir.
      + « Dors en sept ! » dirent-elles, chacune son mot.
      + Une goutte suivit un peu, puis remonta.
      + Le pont se courba plus bas, pour qu’on descende bien.
    `,
  },
  intermediate: {
    arrival: `
      @place On posa le pied {place.in}, large de sept couleurs, [toutes délicieuses|la rouge un peu chaude].
      / La dernière goutte s’écarta, et l’on fut {place.in}, [les pieds dans l’orange|sans glisser].
      / @place Une marche de lumière, et l’on fut {place.in}, [entre le vert et le jaune|très haut].
      Il y tombait une pluie qui chatouille, [et qui s’évapore avant d’arriver|principalement aux coudes].
      / Chaque pas y sonne [d’une note différente|un peu plus haut], du rouge au violet.
      + Perchés sur des échelles, des peintres [sifflaient|chantaient], chacun dans sa couleur.
      + « Je prends le vert, dit {friend}, il me va au teint. »
      + « Peinture fraîche », prévenait une pancarte, « depuis le commencement ».
      + L’orange, goûté [du bout du doigt|par erreur], était d’abricot.
      + Nos ombres avaient [perdu leur gris|pris des couleurs] et ne s’en plaignaient pas.
      + Tout en bas, les villages nous montraient du doigt.
      / Au beau milieu, on vendait des mouchoirs, [pour les éblouis|à pois de sept sortes].
    `,
    life: `
      Avant la nuit, les peintres rincent leurs pinceaux, [et font une dernière retouche|en chœur].
      / Le soir, on replie les couleurs [l’une sur l’autre|du rouge au violet], comme des draps.
      / À la nuit, on essore le pont, [un bout chacun|du bon côté], et cela fait la rosée.
      + L’indigo et le violet jouaient aux cartes, et l’on ne savait jamais lequel.
      + Un facteur passait à bicyclette, avec un pneu de chaque bord.
      + La plus petite goutte prenait [des leçons|son cours] de chute, sur coussin.
      + La marchande de gris lisait, faute de clients.
      + Un vieux peintre se [peignait la barbe|lavait les sourcils], et y retrouvait des verts oubliés.
      + Le rouge se couche le premier, épuisé d’avoir tant crié.
      + « Dors en sept », se dit-on d’une échelle à l’autre.
    `,
    way: `
      On descendit {spot.to} par la voie [jaune, qui sent le citron|orange, qui sent l’abricot].
      / Une rampe de lumière filait {spot.to}, [douce à la main|tiède du côté rouge].
      / Pour aller {spot.to}, on longea le bleu, [frais sous le pied|comme on longe un ruisseau].
      Une échelle, au passage, [grinça en do|bâilla], et son peintre souleva le béret.
      + Des gouttes roulaient devant nous en riant, comme des élèves.
      + {Friend} tenta le rouge, et revint en levant haut les pieds.
      + Dessous, un nuage passa, chapeau bas.
      + Une pie négociait un peu de violet pour son nid.
      + Un pinceau rêvait et faisait, plic, des pois verts.
      + Enfin, les couleurs pâlirent, et il y eut surtout la nuit.
    `,
    thanks: `
      {Keeper} offrit {hero.a} une goutte de [violet|bleu nuit], pour les [jours de pluie|soirs gris].
      / « C’est un reste de jaune, dit {keeper}, il [tient chaud|sent le citron]. »
      De leurs échelles, les peintres saluèrent, et cela [fit des taches|plut en couleurs].
      / Chaque couleur, à son tour, [baissa sa lampe|nous souhaita la bonne nuit].
      + {Friend} gardait en l’air une patte orange, très admirée.
      + Les sept couleurs se serrèrent d’un côté pour nous voir partir.
      + « Dors en sept ! » dirent-elles, un mot et demi chacune.
      + Une goutte nous accompagna jusqu’au virage, puis remonta en courant.
      + Le pont se courba un peu plus, afin de nous déposer en douceur.
    `,
  },
  advanced: {
    arrival: `
      @place On prit pied {place.in}, ouvrage à sept couleurs, [dont la rouge est légèrement chaude|toutes comestibles].
      / On gravit l’averse à reculons, [ce qui s’apprend|comme il se doit], et l’on fut {place.in}.
      / @place Un degré de lumière, et l’on fut {place.in}, [à cheval sur deux couleurs|fort haut].
      Une pluie y tombe, qui chatouille, [et sèche immédiatement|principalement aux coudes].
      / La pluie, ici, chatouille [exclusivement|de préférence] les visiteurs, puis s’évapore.
      / Le garde-corps, du côté du violet, [manquait de sérieux|tirait sur le mauve].
      + Des peintres, [au sommet|tout en haut] de leurs échelles, sifflaient chacun dans sa nuance.
      + « J’opte pour le vert, [annonça|trancha] {friend}, on m’assure qu’il me va. »
      + « Peinture fraîche, avertissait une pancarte, et ce, depuis les origines. »
      + Goûté du bout du doigt, l’orange se révéla [d’abricot|de pêche], et d’une bonne année.
      + Nos ombres, démunies de leur gris, portaient [la couleur|leur arc-en-ciel] avec une gaucherie charmante.
      + Au fond, des villages entiers nous désignaient du doigt.
      / Il passa un merle, bleu jusqu’au milieu, [vert ensuite|et fort content de lui], qui ne se posa pas.
    `,
    life: `
      Le soir, les peintres rincent leurs pinceaux et [s’accordent une ultime retouche|reculent pour contempler].
      / On replie le soir les couleurs, du rouge au violet, [méticuleusement|à la manière des draps].
      / À la brune, le bleu prend de l’avance [sur les autres|et déborde un peu], ainsi qu’il en a le droit.
      + L’indigo et le violet jouaient [aux cartes|aux dames], sans qu’on sût jamais qui avait gagné.
      + Un facteur à bicyclette [circulait à cheval sur deux teintes|roulait entre vert et bleu], et ses lettres en gardaient trace.
      + La benjamine des gouttes étudiait la chute, au-dessus d’un coussin.
      + La marchande de gris, [que rien ne pressait|sans clients], achevait un roman.
      + Un maître âgé démêlait [sa barbe|ses moustaches], où il retrouva un vert que l’on croyait perdu.
      + Le rouge se retire le premier, épuisé par une journée d’éclats.
      + « Dors en sept », échange-t-on d’une échelle à la voisine.
    `,
    way: `
      On descendit {spot.to} par la voie jaune, [parfumée au citron|incontestablement la plus gaie].
      / On prit {spot.to} entre deux teintes, [là où elles se mélangent|sur la pointe des pieds].
      / Le trajet {spot.to} longeait le bleu, [comme on longe une rivière|frais sous la plante du pied].
      Une échelle, dérangée dans son sommeil, [grinça en do majeur|bâilla], et son peintre s’excusa.
      + Des gouttes nous précédaient [en riant|en cascade], telles des pensionnaires lâchées dans un couloir.
      + {Friend} s’engagea dans le rouge, d’où l’on revint en levant très haut les pieds.
      + Un nuage passa par-dessous, le chapeau à la main.
      + Une pie marchandait, pour son nid, un violet qu’elle jugeait hors de prix.
      + Un pinceau songeur laissait choir, de loin en loin, un pois vert.
      + Les couleurs s’exténuèrent enfin, et la nuit, qui attendait son tour, fit le reste.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [un bâton de craie|une pastille d’indigo], à n’employer que [par temps gris|les mardis de pluie].
      / « Voici un reste de jaune, dit {keeper}, [presque neuf|qui tient chaud aux murs]. »
      De leurs échelles, les peintres saluèrent [si largement qu’il plut|et nous voilà à pois].
      / Chaque couleur nous dit adieu [dans son accent|à sa façon].
      + {Friend} maintenait en l’air une patte orange, dont on parla longtemps.
      + Les sept couleurs se [massèrent d’un seul côté|penchèrent ensemble] pour [assister à notre départ|nous suivre des yeux], et l’édifice pencha.
      + « Dors en sept », dirent-elles, à raison d’une lettre et demie par personne.
      + Une goutte nous escorta jusqu’au tournant, avant de remonter sa propre pente.
      + Le pont accentua sa courbe, en hôte qui reconduit ses invités jusqu’au bas des marches.
    `,
  },
  troubles: {
    'smallest-brush': {
      keeper: { noun: 'rainette peintre', gender: 'f' },
      thing: { noun: 'plus petit pinceau', gender: 'm' },
      spot: { at: 'au pied du pont', to: 'vers le pied du pont' },
      facts: {
        ask: 'Pourquoi y avait-il un trou dans le pont ?',
        cause: 'la pluie emporta {thing} par-dessus bord',
        mended: 'le trou du pont se referma',
      },
      beginner: {
        trouble: `
          @keeper Sur une échelle, {keeper} [serrait un pot de bleu|tenait sa palette à l’envers].
          / Au bord d’un trou, {keeper}, [le béret bas|la langue tirée].
          @thing « Il reste un trou ! dit-elle. Pour le finir, il me faut [le plus petit pinceau|mon plus petit pinceau]. »
          / « Le gros pinceau ne passe pas, dit-elle. [J’ai perdu|Il faut] le plus petit pinceau ! »
          @cause « La pluie l’a emporté [par-dessus bord|dans le vide], hop, [d’un coup de hanche|comme ça]. »
          / « Il pleuvait fort. La pluie l’a emporté, [plouf|et zou], par-dessus bord. »
          @feeling Elle était inquiète, et [verdit encore|n’osait pas regarder le trou].
          / Elle était inquiète, et [mélangeait ses verts|peignait dans le vide].
          + On se pencha. Par le trou, on voyait les vaches, très petites.
          + « Il est tombé {spot.to}. Et moi, je tiens la couleur. »
          + « Avec le gros pinceau, dit-elle, ça déborde. »
          + Le bleu, d’un côté, appelait le bleu de l’autre.
          + {Friend} proposa sa langue. Elle était trop rose.
          + Une goutte de bleu pleura aussi.
        `,
        worry: `
          Un mouton rentrait chez lui. Il s’était arrêté [au bord du trou|à mi-pont] et broutait l’orange.
          / Le trou grandissait [d’un cil par heure|à vue d’œil]. Il avait mangé [un bout de vert|un seau].
          + Le facteur lançait les lettres et espérait.
          + Un petit avait laissé tomber son goûter. Une vache disait merci.
          + On mit une planche. Elle était marron. Cela jurait.
          + Le violet n’avait plus de voisin et s’ennuyait.
          + Il en montait un vent froid, sans aucune couleur.
          + On marchait en rond, de peur d’aller tout droit.
        `,
        mend: `
          Trois coups de pinceau, [fins comme un cil|sans dépasser]. {Hero} tenait [l’échelle|le pot].
          @mended Et le trou du pont se referma, [couleur contre couleur|comme une bouche].
          / Trois petits coups. Le trou du pont se referma, [tout frais|bien lisse].
          + D’abord un fil de rouge, puis un fil de vert.
          + La rainette tirait la langue et ne respirait plus.
          + Un pas dessus, pour voir. Ça tint. Deux pas. Ça tint aussi.
          + Le bleu retrouva le bleu. Ils se prirent la main.
          + En bas, une vache leva la tête, déçue.
          + Le vent froid dut faire le tour.
          + Il resta juste un point à peindre. Il était doré.
        `,
        joy: `
          Le mouton passa le premier. [Il a encore un pied bleu.|Tout le monde cria hourra.]
          / On fit un goûter de sept couleurs, [assis au bord|les jambes dans le vide].
          + {Keeper} peignit une étoile sur chaque nez.
          + Le petit pinceau fut attaché à un long ruban.
          + {Friend} en voulut deux, une par joue.
          + La pluie vint s’excuser, et l’on rit des coudes.
          + Le facteur passa trois fois, sans lettre.
          + Le violet chanta. On ne lui connaissait pas cette voix.
          + Le mouton dansa, un sabot sur le jaune.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Au sommet d’une échelle, {keeper} [serrait un pot de bleu|tenait sa palette à l’envers], sans bouger.
          / Au bord d’un trou rond, {keeper} [mesurait du pouce|peignait le vide], le béret en bataille.
          @thing « Il reste un trou, dit-elle, [juste là|au milieu]. Pour le finir, il me faut le plus petit pinceau. »
          / « Avec le gros, je déborde, dit-elle : [il me manque|j’ai perdu] le plus petit pinceau. »
          @cause « La pluie l’a emporté par-dessus bord, [d’un coup de hanche|en riant], avant que je crie. »
          / « Il séchait là, la pluie est venue, et elle l’a emporté [par-dessus bord|dans le vide], zou. »
          @feeling Elle était inquiète, [verte sur vert|et n’osait regarder le bord], les ventouses moites.
          / Elle était inquiète, et du vert pâle [tournait au vert poireau|lui montait aux joues].
          + Penchés dessus, on voyait des vaches, pas plus grosses que des puces.
          + « Il est tombé {spot.to}, mais si je descends, qui tiendra le bleu ? »
          + « Le gros pinceau déborde. J’ai essayé, j’ai repeint une oie. »
          + {Friend} proposa sa langue, qui fut jugée trop rose.
        `,
        worry: `
          Un mouton, qui rentrait chez lui, s’était arrêté à mi-pont, [et broutait l’orange|pensif].
          / D’un cil par heure, le trou grandissait, [et il avait déjà mangé un seau|en silence].
          + Le facteur jetait les lettres de l’autre côté, avec un petit espoir.
          + On essaya une planche. Elle était marron, et cela jurait.
          + Un goûter, tombé par là, faisait le bonheur d’une vache.
          + Privé de voisin, le violet se parlait à lui-même.
          + Il en montait un froid qui n’avait aucune couleur.
          + On ne marchait plus qu’en se tenant la manche.
        `,
        mend: `
          {Hero} tint l’échelle, et la rainette donna trois coups de pinceau, [fins comme des cils|sans respirer].
          @mended Alors le trou du pont se referma, [couleur contre couleur|comme une bouche qui a fini de parler].
          / Trois touches, un point, et le trou du pont se referma, [encore humide|sans couture].
          + Un fil de rouge courut, puis un fil de vert, puis tous les autres.
          + Le bleu rejoignit le bleu, après une longue journée d’absence.
          + On posa un pied, puis un mouton : cela tenait.
          + Le froid, vexé, dut faire le tour.
          + En bas, une vache attendit encore un peu son dessert.
          + Il restait un point à faire, minuscule, et il fut doré.
        `,
        joy: `
          Le mouton passa le premier, [sous les hourras|et y gagna un pied bleu], suivi du facteur.
          / On goûta les jambes dans le vide, [de sept confitures|en commençant par le rouge].
          + {Keeper} peignit une étoile sur chaque nez qui se présentait.
          + La pluie vint demander pardon, et l’on rit longtemps des coudes.
          + Le petit pinceau fut noué à un ruban, et le ruban à l’échelle.
          + Le violet, ému, chanta d’une voix que personne ne lui savait.
          + {Friend} se présenta deux fois, avec l’autre joue.
        `,
      },
      advanced: {
        trouble: `
          @keeper À la cime d’une échelle, {keeper} [étreignait un pot de bleu|tenait sa palette à l’envers].
          / Devant une lacune fort ronde, {keeper} [tendait le pouce et fermait l’œil|se rongeait les ventouses].
          @thing « Il subsiste un trou, dit-elle, [et pour l’achever|béant], il me faudrait le plus petit pinceau. »
          / « La brosse déborde, dit-elle, [le doigt bave|et l’art en souffre] : j’ai perdu le plus petit pinceau. »
          @cause « La pluie l’a emporté par-dessus bord, [d’un coup de hanche|par espièglerie], sous mes yeux. »
          / « Je rinçais, [on rince toujours trop|il séchait], et la pluie l’a emporté par-dessus bord. »
          @feeling Inquiète, elle était d’un vert [que nul peintre n’avait mélangé|plus vert que nature].
          / Inquiète, elle passait par toutes les nuances [du cresson|que sa palette ignorait].
          + L’ouverture laissait voir des vaches, à peine plus grosses que des virgules.
          + Il était tombé {spot.to}, mais qu’elle quittât son poste, et le bleu n’aurait plus de bord.
          + Le gros pinceau, essayé, avait débordé jusqu’à une oie.
          + {Friend} offrit sa langue, dont on estima le rose trop affirmatif.
        `,
        worry: `
          Un mouton, surpris à mi-chemin, [broutait l’orange en attendant mieux|contemplait le vide], résigné.
          / À raison d’un cil par heure, la brèche s’élargissait, [et un seau y avait péri|sans bruit].
          + Le facteur expédiait les lettres par-dessus, en les recommandant à Dieu.
          + La planche que l’on y jeta était brune, et jurait si fort qu’on dut la faire taire.
          + Un goûter chu par là comblait les vœux d’une vache.
          + Séparé de ses semblables, le violet monologuait.
          + Il en montait un froid qui ne ressortissait à aucune teinte connue.
        `,
        mend: `
          {Hero} assura l’échelle ; trois touches, [ténues comme des cils|le souffle retenu], y suffirent.
          @mended Alors le trou du pont se referma, [nuance contre nuance|ainsi qu’une bouche qui a tout dit].
          / Trois touches, un silence, et le trou du pont se referma, [sans repentir|humide encore].
          + Un filet de rouge s’élança, aussitôt rejoint de six autres.
          + Le bleu rallia le bleu, avec la pudeur des longues séparations.
          + On éprouva l’endroit d’un pied, puis d’un mouton, et l’un et l’autre tinrent.
          + Débouté, le froid fut contraint au détour.
          + Restait un point, si menu qu’on l’oublia presque ; elle le fit doré.
          + Une vache, tout au fond, attendit encore quelque temps son dessert.
        `,
        joy: `
          Le mouton traversa le premier, [unanimement acclamé|et y gagna un pied d’azur].
          / On dégusta, les jambes dans le vide, [sept variétés de confiture|l’arc-en-ciel en confitures].
          + {Keeper} dispensa des étoiles sur les nez, dont certains repassèrent sous une autre identité.
          + La pluie fit des excuses, et l’hilarité gagna tous les coudes.
          + Le pinceau fut uni à l’échelle par un ruban d’une longueur symbolique.
          + Le violet chanta, d’un timbre que même l’indigo ne lui soupçonnait pas.
        `,
      },
    },
    'bridge-whistle': {
      keeper: { noun: 'blaireau du pont', gender: 'm' },
      thing: { noun: 'sifflet du pont', gender: 'm' },
      spot: { at: 'sur l’échelle des peintres', to: 'vers l’échelle des peintres' },
      facts: {
        ask: 'Pourquoi tout le monde était-il arrêté sur le pont ?',
        cause: 'le blaireau salua et {thing} tomba dans la brume',
        mended: 'tout le monde traversa dans l’ordre',
      },
      beginner: {
        trouble: `
          @keeper Au milieu du pont, {keeper} [agitait ses deux bras|disait : vous, non, vous].
          / Oies, brouettes, oies : {keeper} [tournait au milieu|avait le vertige].
          @thing « On ne sait plus à qui le tour, dit-il. [J’ai perdu|Je n’ai plus] le sifflet du pont ! »
          / « Le sifflet du pont, dit-il, [je ne l’ai plus|il est perdu] ! Et tous passent. »
          @cause « J’ai dit bonsoir, et le sifflet est tombé dans [la brume|toute cette brume]. »
          / « Je suis poli, je salue. Le sifflet est tombé [dans la brume|en bas, dans la brume]. »
          @feeling Il n’y comprenait plus rien, et [se salua|s’arrêta lui-même].
          / Il n’y comprenait plus rien et [dit stop à une mouche|leva trois pattes].
          + « Je ne peux plus ouvrir la bouche sans y penser. »
          + Une file à gauche, une file à droite. Au milieu, un nez contre un nez.
          + « Il est {spot.at}, dit un peintre. J’ai entendu tuut. »
          + {Friend} essaya de siffler. Il vint un pigeon.
          + Sa casquette tournait, à force de dire non.
          + « Bonsoir », dit {hero}. Il serra les dents.
        `,
        worry: `
          « Après vous », disaient deux oies. [Depuis midi.|Elles étaient trop polies.]
          / Personne n’avançait. [Un escargot doublait tout le monde.|On avait même mis la table.]
          + Un marchand de glaces n’avait plus que de l’eau.
          + Un bébé était né dans la file. Il avait déjà une dent.
          + Trois vélos dormaient, appuyés l’un sur l’autre.
          + « C’est à moi. » « C’est à moi. » « Pardon, à vous. »
          + Les couleurs attendaient aussi. On leur marchait dessus.
          + Un chien attendait son os, de l’autre côté.
        `,
        mend: `
          Un coup de sifflet, bref. [Puis un long.|Puis deux.] {Hero} [leva le bras|montra la voie].
          @mended Et tout le monde traversa dans l’ordre, [oie par oie|sans une bosse].
          / Fuit ! Tout le monde traversa dans l’ordre, [même les brouettes|un par un].
          + Le rouge d’abord, puis le jaune, puis ceux qui portent un gâteau.
          + Les vélos se réveillèrent et firent ding.
          + Un bébé passa, avec sa première dent.
          + Un escargot fut dépassé. Il souriait : il avait mené.
          + Bientôt, il n’y eut plus qu’un bruit de pas.
          + Le blaireau siffla tout bas, pour les derniers.
          + Deux oies partirent ensemble, aile sous aile.
        `,
        joy: `
          {Keeper} siffla encore, [pour la beauté|pour rien]. [Tout le monde s’arrêta, hélas.|On rit beaucoup.]
          / On but la glace fondue, [à la paille|de toutes les couleurs], [assis|sur le bord].
          + {Hero} mit la casquette. Les yeux étaient dessous.
          + Le sifflet eut un cordon, et le cordon, un nœud.
          + {Friend} fit la circulation de trois papillons.
          + On dansa à droite, puis à gauche, chacun son tour.
          + Le pigeon resta. Il avait trouvé l’ambiance bonne.
          + Le bébé reçut le nom du pont.
          + Les vélos firent la fête, ding, ding, ding.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Au milieu du pont, {keeper} [agitait les deux bras|montrait tout le monde à la fois].
          / Cerné d’oies et de brouettes, {keeper} [faisait signe à tous, et l’on venait|avait le tournis].
          @thing « Personne ne sait plus à qui le tour, dit-il, [car|et c’est ma faute] : j’ai perdu le sifflet du pont. »
          / « Chacun passe d’abord, dit-il, [c’est mathématique|vous voyez le tas], sans le sifflet du pont. »
          @cause « J’ai dit bonsoir, par politesse, et le sifflet est tombé [dans la brume|de ma bouche dans la brume]. »
          / « Une dame passait, j’ai ouvert la bouche pour saluer, et le sifflet est tombé [dans la brume|en bas]. »
          @feeling Il n’y comprenait plus rien : [il s’arrêta lui-même|il se salua], et repartit à reculons.
          / Il n’y comprenait plus rien, et [mit une oie en garde contre elle-même|laissa passer un mur].
          + « La prochaine fois, je saluerai les dents serrées. »
          + Deux files se faisaient face. On en était au nez contre nez.
          + « J’ai entendu un tuut, {spot.at} », signala un peintre du haut de ses échelons.
          + {Friend} siffla de son mieux, et il vint un pigeon.
        `,
        worry: `
          « Après vous », disait une oie. « Je n’en ferai rien », disait l’autre, [depuis midi|à voix lasse].
          / Un escargot doublait tout le monde, [et n’en revenait pas|par la droite].
          + Le marchand de glaces ne vendait plus que de l’eau sucrée.
          + Dans la file de gauche, un bébé était né, et il avait déjà une dent.
          + Trois bicyclettes dormaient, appuyées l’une sur l’autre.
          + On avait mis le couvert, à tout hasard, sur la voie verte.
          + Les couleurs, que l’on piétinait, attendaient avec courage.
        `,
        mend: `
          {Hero} leva le bras, et le blaireau donna un coup de sifflet, [bref|énergique], [puis un long|puis deux].
          @mended Voie par voie, tout le monde traversa dans l’ordre, [sans accident|oie après oie].
          / Fuit ! On recula, on rit, et tout le monde traversa dans l’ordre, [brouettes en tête|chacun son tour].
          + On laissa passer d’abord les gâteaux, ensuite les gens pressés de les rejoindre.
          + Les bicyclettes se réveillèrent avec un petit ding.
          + Un escargot fut dépassé. Il souriait : il avait mené la course.
          + Un bébé traversa, sa première dent au vent.
          + Les oies s’en allèrent ensemble, aile sous aile.
          + À la fin, il n’y eut plus qu’un bruit de pas, puis plus même cela.
        `,
        joy: `
          {Keeper} siffla encore une fois, pour la beauté, [et tout le monde s’arrêta|ce qui fut une erreur].
          / On but la glace à la paille, [de sept parfums|assis sur le rebord], en comptant les passants.
          + {Hero} coiffa la casquette, sous laquelle on ne vit plus personne.
          + Au sifflet, on mit un cordon, et au cordon, trois nœuds.
          + {Friend} régla la circulation de deux papillons, sans accident.
          + Le bébé reçut le nom du pont, qui lui va bien.
          + Le pigeon demanda s’il y avait des chambres.
        `,
      },
      advanced: {
        trouble: `
          @keeper Au point le plus haut, {keeper} [désignait tout le monde à la fois|faisait de grands gestes contraires].
          / Pressé de toutes parts, {keeper} [accordait la priorité à chacun, d’où l’embarras|arrêtait le vent].
          @thing « Nul ne sait plus à qui le tour, dit-il, [depuis que|car] j’ai perdu le sifflet du pont. »
          / « Tous sont prioritaires, dit-il, [ce qui revient à aucun|voyez l’effet], depuis qu’est perdu le sifflet du pont. »
          @cause « J’ai dit bonsoir, [par pure civilité|sans réfléchir], et le sifflet est tombé dans la brume. »
          / « Il faut choisir, saluer ou siffler : j’ai salué, [en galant blaireau|une dame], et il est tombé dans la brume. »
          @feeling N’y comprenant plus rien, il [s’immobilisa à son propre signal|se salua], perplexe.
          / N’y comprenant plus rien, il [verbalisa un courant d’air|céda le passage au parapet].
          + Il se proposait, à l’avenir, de n’être poli que les dents serrées.
          + Deux colonnes se tenaient nez à nez depuis le déjeuner, sans la moindre animosité.
          + Un peintre assurait avoir perçu un « tuut » {spot.at}.
          + {Friend} siffla par obligeance, et n’obtint qu’un pigeon.
        `,
        worry: `
          « Après vous », disait une oie ; « jamais », répondait l’autre, [et cela durait depuis midi|exténuée].
          / Un escargot remontait la file, [grisé par sa vitesse|sans croire à son bonheur].
          + Le glacier, par la force des choses, tenait désormais commerce d’eau sucrée.
          + Un enfant était né dans la colonne de gauche, où il venait de percer sa première dent.
          + On avait dressé le couvert sur la voie verte, et l’on hésitait quant au poisson.
          + Trois bicyclettes s’étaient assoupies l’une contre l’autre, comme des chevaux.
          + Les couleurs se laissaient piétiner avec une patience de tapis.
        `,
        mend: `
          {Hero} leva solennellement le bras ; un coup bref, [puis un long|puis deux], partit du sifflet retrouvé.
          @mended De voie en voie, tout le monde traversa dans l’ordre, [sans accident|oies comprises].
          / Au premier trille, tout le monde traversa dans l’ordre, [avec des politesses|brouettes en tête].
          + Priorité fut donnée aux gâteaux, puis aux personnes désireuses de ne pas les perdre de vue.
          + Les bicyclettes s’ébrouèrent d’un « ding » encore ensommeillé.
          + Un escargot se vit dépasser avec bonne humeur, en homme qui a connu la gloire.
          + Les oies s’éloignèrent de front, ayant reconnu que c’était la solution.
          + Le bruit des pas s’amincit, s’espaça, et la brume le garda pour elle.
        `,
        joy: `
          {Keeper} siffla de nouveau, uniquement pour la beauté du son, [et le pont s’immobilisa|hélas].
          / On dégusta la glace à la paille, [en sept parfums|les jambes au-dessus du soir].
          + La casquette passa sur la tête {hero.de}, sous laquelle il n’y eut bientôt plus personne.
          + Un cordon retient désormais l’instrument, et trois nœuds retiennent le cordon.
          + {Friend} assura la circulation de deux papillons, à la satisfaction générale.
          + Le nouveau-né reçut le nom du pont, ce qui lui promet une carrière arquée.
          + Le pigeon s’enquit du prix des chambres.
        `,
      },
    },
    'sun-glass': {
      keeper: { noun: 'plus jeune des gouttes', gender: 'f' },
      thing: { noun: 'verre de soleil', gender: 'm' },
      spot: { at: 'sous la troisième arche', to: 'vers la troisième arche' },
      facts: {
        ask: 'Pourquoi le pont pâlissait-il ?',
        cause: 'la goutte frotta trop fort et {thing} glissa',
        mended: 'les couleurs du pont revinrent',
      },
      beginner: {
        trouble: `
          @keeper Au bord tremblait {keeper}, [ronde et rouge|prête à tomber].
          / Plic, plic. C’était {keeper}, [avec son chiffon|qui pleurait en rond].
          @thing « Le pont pâlit, dit-elle. C’est le verre de soleil qui lui donne [ses couleurs|sa lumière]. »
          / « Le verre de soleil est perdu, dit-elle. [Tout devient gris|Plus de couleurs]. »
          @cause « Je voulais bien faire. J’ai frotté trop fort, et il a glissé [d’un coup|loin]. »
          / « Il y avait une tache. J’ai frotté trop fort. [Il a glissé|Zip, il a glissé]. »
          @feeling Elle avait si honte qu’elle [s’évaporait un peu|devint toute petite].
          / Elle avait honte. Il n’en restait qu’une [perle|demi-goutte].
          + « Je ne suis que la plus jeune. On m’avait dit : doucement. »
          + Le socle était vide. Il y avait encore un rond de savon.
          + « Il est {spot.at}. Je le vois, mais je n’ose pas. »
          + {Friend} lui prêta un mouchoir. Elle disparut dedans.
          + Une couleur toussa. On ne savait plus laquelle.
          + Le vert toussa, le rouge [bâilla|devint rose]. Ça n’allait pas fort.
        `,
        worry: `
          Le jaune disait : « Je suis blanc ! » Le blanc [ne savait plus quoi dire|en profitait].
          / Tout devenait pâle, [comme une soupe|comme un vieux drap]. Le bleu [partait|se tenait à la rampe].
          + Les peintres peignaient. Cela ne se voyait pas.
          + En bas, un enfant disait : « Il est où, le pont ? »
          + Le facteur roula à côté. Il revint de justesse.
          + Le violet se cacha, de peur de finir gris.
          + La marchande de gris vendait enfin. Elle était désolée.
          + Même la pluie n’osait plus chatouiller personne.
        `,
        mend: `
          On remit le verre face à la lune. [Elle aida.|Ça suffit.] {Hero} [souffla|essuya], [doucement|à peine].
          @mended Et les couleurs du pont revinrent, [du rouge au violet|plus gaies qu’avant].
          / Ding, le soleil. Les couleurs du pont revinrent, [une par une|en riant].
          + Le rouge cria : « Me voilà ! » On l’avait reconnu.
          + La goutte regardait entre ses doigts, si elle en avait.
          + Le jaune se toucha. « C’est moi », dit-il.
          + Un enfant, en bas, fit coucou.
          + Les peintres virent ce qu’ils avaient peint. Il y avait deux oies.
          + Chaque couleur baissa la voix, une par une.
          + Le verre brillait, calme comme un œil.
        `,
        joy: `
          {Keeper} fut nommée [gardienne du verre|première goutte]. Elle frotte doucement, maintenant.
          / On fit une ronde, [chacun une couleur|pour consoler le blanc], et l’on tourna.
          + La marchande rangea son gris et prit du rose.
          + {Friend} passa dans chaque couleur et garda la dernière.
          + Les vieilles gouttes dirent : « Nous aussi, on a glissé. »
          + On but du sirop, un verre de chaque.
          + Le savon fut mis très haut.
          + Elle dansa sur une feuille, sans la mouiller.
          + L’enfant d’en bas dessina le pont.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Au bord du pont tremblait {keeper}, [ronde, rouge|prête à tomber], et qui reniflait.
          / Sous un chiffon plus grand qu’elle, {keeper} [essuyait des larmes sur elle-même|fixait le gris].
          @thing « Il pâlit, dit-elle. C’est le verre de soleil qui lui donne [ses couleurs|tout son éclat]. »
          / « Regardez ce jaune, dit-elle, [on dirait du thé|il va s’éteindre] : j’ai perdu le verre de soleil. »
          @cause « J’ai voulu le faire briller, j’ai frotté trop fort, et il a glissé, [zip|le savon !]. »
          / « Une tache, minuscule ! J’ai frotté trop fort, [le bout de la langue sorti|encore], et il a glissé. »
          @feeling Elle avait tellement honte qu’elle [s’évaporait par le haut|rapetissait à chaque mot].
          / Elle avait honte, et se cacha [dans son propre reflet|sous un coin du chiffon].
          + « Je suis la plus jeune. On m’avait pourtant dit : doucement, et d’une main. »
          + Sur le socle, il ne restait qu’un rond de mousse.
          + « Il est {spot.at}. D’ici, je le vois, mais je n’ose ni descendre ni le dire. »
          + Le mouchoir que lui tendit {friend} la but presque entière.
        `,
        worry: `
          « Je suis blanc ! » protestait le jaune, et le blanc, [embarrassé, se taisait|lui, se rengorgeait].
          / Le bleu se décollait lentement, [en se retenant à la rampe|comme un vieux papier peint].
          + Les peintres travaillaient au jugé, et il y eut plusieurs oies.
          + En bas, un enfant demandait ce qu’on avait fait du pont.
          + Le facteur roula un instant à côté, par habitude.
          + La marchande de gris n’avait jamais tant vendu, et en pleurait.
          + Le violet s’était caché sous une échelle, de peur de finir beige.
        `,
        mend: `
          {Hero} remit le verre face à la lune, [et l’essuya d’un souffle|à petits gestes], et l’on attendit.
          @mended D’abord tremblantes, les couleurs du pont revinrent, [du rouge au violet|plus gaies qu’avant].
          / Un rayon, un seul, et les couleurs du pont revinrent, [en se bousculant|du bas vers le haut].
          + Le rouge arriva en criant, et l’on fut content de l’entendre.
          + Le jaune se tâta, se reconnut et s’embrassa.
          + Les peintres découvrirent leurs œuvres, et l’on effaça les oies.
          + La petite goutte regardait entre deux doigts, et osa le troisième.
          + En bas, un enfant remercia la nuit.
          + L’une après l’autre, elles baissèrent la voix, jusqu’au murmure du violet.
        `,
        joy: `
          On nomma {keeper} [gardienne du verre|première goutte], et elle ne frotte plus que d’un soupir.
          / On organisa une ronde, une couleur par personne, [et deux pour le blanc|pour consoler le blanc].
          + « À ton âge, avouèrent les anciennes, nous avons toutes glissé. »
          + La marchande troqua son gris contre un rose de lendemain.
          + {Friend} traversa les sept, et s’en tint à la dernière.
          + On but un verre de chaque, et le mélange fut joyeux.
          + Le savon fut rangé sur l’étagère la plus haute.
        `,
      },
      advanced: {
        trouble: `
          @keeper Au bord du parapet tremblait {keeper}, [ronde, rubiconde|sur le point de tomber], inconsolable.
          / Ensevelie sous son chiffon, {keeper} [épongeait des larmes dont elle était faite|regardait gagner le gris].
          @thing « Le pont pâlit, balbutia-t-elle, [et c’est ma faute|voyez], car il tient ses couleurs du verre de soleil. »
          / « Ce jaune est de la tisane, dit-elle, [ce rouge un rhume|jugez du reste], sans le verre de soleil. »
          @cause « J’ai frotté trop fort, [croyant bien faire|exagérément zélée], et le verre a glissé. »
          / « Pour une tache, [imaginaire peut-être|une seule], j’ai frotté trop fort, et le verre a glissé. »
          @feeling Elle avait honte au point de [s’évaporer par le haut|diminuer à vue d’œil], phrase après phrase.
          / Elle avait honte, et chercha refuge [dans son propre reflet|au revers du chiffon].
          + On lui avait pourtant recommandé la douceur, la main gauche, et très peu de savon.
          + Un rond de mousse, sur le socle, marquait la place du disparu.
          + Il reposait {spot.at}, bien en vue, et elle n’osait ni descendre ni l’avouer.
          + Le mouchoir offert par {friend} faillit l’absorber tout entière.
        `,
        worry: `
          « Mais je suis blanc ! » s’alarmait le jaune, [et le blanc en tirait vanité|au vif embarras du blanc].
          / Le bleu se détachait par plaques, [ainsi qu’un papier de famille|agrippé à la rampe].
          + Les peintres œuvraient à tâtons, d’où plusieurs oies que nul n’avait commandées.
          + Au fond, un enfant réclamait qu’on lui rendît le pont.
          + Fidèle à son itinéraire, le facteur roula quelques instants à côté.
          + La marchande de gris, débordée, vendait en s’excusant.
          + Le violet, sous une échelle, attendait de savoir s’il finirait beige.
        `,
        mend: `
          {Hero} replaça le verre face à la lune, [l’essuya d’une haleine|sans appuyer], puis s’écarta.
          @mended D’abord frileuses, les couleurs du pont revinrent, [du rouge au violet|l’une tirant l’autre].
          / Un rayon passa, et les couleurs du pont revinrent, [par ordre d’ancienneté|en se bousculant].
          + Le rouge entra en scène à grands cris, et, pour une fois, on l’en remercia.
          + Le jaune se palpa, se reconnut, et fondit dans ses propres bras.
          + Rendus à la vue, les peintres contemplèrent leurs oies, et convinrent d’une gomme.
          + La coupable observait par une fente de ses doigts, qu’elle élargit peu à peu.
          + Chacune des sept abaissa ensuite la voix, et le violet n’eut plus qu’à se taire.
        `,
        joy: `
          {Keeper} fut instituée [gardienne du verre|première des gouttes], et n’y dépose plus qu’un soupir.
          / On organisa une ronde, une couleur par danseur, [le blanc au milieu|dont deux pour le blanc].
          + « Il n’est pas une de nous, confessèrent les doyennes, qui n’ait glissé à ton âge. »
          + La marchande liquida son gris, et rouvrit dans le rose.
          + {Friend} parcourut la gamme et se fixa dans la dernière, par goût du soir.
          + Le savon fut relégué sur une étagère que seuls atteignent les prudents.
        `,
      },
    },
  },
}
