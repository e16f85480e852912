import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const ancientLibrary: SettingContent<Noun, 'Ancient Library'> = {
  place: {
    name: 'la Vieille Bibliothèque',
    in: 'dans la Vieille Bibliothèque',
    to: 'vers la Vieille Bibliothèque',
    from: 'de la Vieille Bibliothèque',
  },
  beginner: {
    arrival: `
      @place On poussa une porte : on était {place.in}. Ça sentait [le papier et la colle|la poussière et le thé].
      / Une clé tourna [sans main|toute seule], et l’on fut {place.in}.
      / @place La porte fit crrr, et l’on fut {place.in}. [« Chut », dit le crrr.|Il faisait brun.]
      Les rayons [chuchotaient|se racontaient la fin], très haut, [très bas|sans bouger].
      / Un livre tourna sa page [pour nous voir|tout seul]. Il avait l’air curieux.
      + La poussière écrivit dans l’air : bonsoir.
      + « Chut », dit {friend} à ses propres pieds.
      + Un gros livre nous regarda par-dessus sa couverture.
      + Les échelles dormaient debout, une marche pliée.
      + Une lampe verte dit : « On ferme. » Puis elle resta ouverte.
      + {Hero} souffla. Mille lettres changèrent de place.
      + Une virgule traversa devant nous, la queue en l’air.
      + Un marque-page nous montra [du bout|sans un mot] le bon couloir.
    `,
    life: `
      Le soir, les livres [se tournent sur le côté|tirent leur couverture], [et rêvent|bien droits].
      / À cette heure, les contes [comptent leurs loups|bordent leurs loups]. Les loups [sont là|bâillent].
      + Un dictionnaire cherchait ses mots.
      + Deux échelles faisaient la course, sans bruit.
      + Le livre de cuisine avait faim. L’atlas, lui, était fatigué du voyage.
      + Les virgules jouent à saute-mouton sur les points.
      + Un vieux roman toussait de la poussière de roi.
      + Les poèmes se couchent tard. Ils regardent la lune.
      + « Dors à la page », se dit-on d’un rayon à l’autre.
      + Un petit livre tout mince avait peur du noir.
    `,
    way: `
      On alla {spot.to}. On longea le rayon des [cartes|recettes], puis celui des [secrets|soupirs].
      / Il fallait aller {spot.to}, [par les contes|sans bruit].
      Un livre [ronflait|tourna une page tout seul], [frrt|sans se réveiller].
      + Une lampe verte suivait de loin, l’air de rien.
      + Une échelle nous prit, puis nous posa plus loin.
      + Ça sentait l’encre, la pomme et le vieux cuir.
      + Un pirate dépassait d’une page. Il salua.
      + {Friend} lut une affiche : « Ne lisez pas ceci. » Trop tard.
      + Une souris tamponnait ses pieds : prêté, rendu, prêté.
      + Plus loin, les mots parlaient moins fort.
      + Une page marquait notre route, bien pliée.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un mot très rare|une virgule en or], à garder.
      / « Ceci, c’est une carte », dit {keeper}. [Elle ouvre tous les livres.|On lit « {hero} » dessus.]
      La poussière écrivit encore : [revenez|à bientôt]. [Le r était beau.|Puis elle s’assit.]
      + Les livres firent frrt, tous ensemble, comme des ailes.
      + {Friend} reçut un signet et le mit à l’oreille.
      + « Dors à la page ! » dirent les rayons.
      + Le pirate agita son mouchoir, qui était une page.
      + Une échelle nous raccompagna jusqu’à la porte.
      + On rendit tout, même le silence.
    `,
  },
  intermediate: {
    arrival: `
      @place On poussa une porte, et l’on fut {place.in}, dans une odeur [de colle et de thé|de papier qui dort].
      / Passé le tourniquet, on fut {place.in}, où même [les mouches|les clous] lisent.
      / @place Un grincement : on était {place.in}, [entre des murs de livres|et tout fit chut].
      Très haut, les rayons chuchotaient, [en se racontant la fin|d’une étagère à l’autre].
      / Sur les tables, des livres restés ouverts [s’aéraient|prenaient l’air de la nuit].
      + La poussière écrivit « bonsoir » [dans un rayon de lune|sur un dos de cuir], puis se rassit.
      + « Chut », dit {friend}, sévèrement, à ses propres pieds.
      + Un gros volume nous [observa|jaugea] par-dessus sa couverture.
      + Les échelles dormaient debout, un barreau replié.
      + « On ferme », annonça une lampe verte, qui n’en fit rien.
      + Quand {hero} soupira, mille lettres changèrent de ligne.
      / Une virgule en retard [courait après sa phrase|traversa l’allée], la queue en l’air.
    `,
    life: `
      Le soir, les livres [s’allongent sur le dos|remontent leur couverture], et imaginent la suite.
      / Quand la lampe baisse, les livres [se serrent sur l’étagère|ôtent leur jaquette] et se disent la suite.
      / À la nuit, les contes recomptent leurs loups, [par précaution|silencieusement].
      + Un dictionnaire cherchait ses mots, de A à Z.
      + Deux échelles faisaient [la course|un concours] [en chaussettes|sans grincer].
      + Le livre de cuisine avait [faim|un petit creux], et l’atlas, les pieds enflés.
      + Les virgules jouent à saute-mouton par-dessus les points.
      + Un vieux roman toussait de la poussière de roi.
      + Les poèmes veillent tard. On leur laisse une fenêtre.
      + « Dors à la page », se souhaite-t-on d’un rayon à l’autre.
      + Un recueil de blagues pouffait [sous sa couverture|entre deux pages], sans vouloir dire pourquoi.
    `,
    way: `
      On se dirigea {spot.to}, à gauche des rois, [traversant ensuite les contes|par le rayon des lamentations].
      / Le chemin menait {spot.to}, entre les dictionnaires [et les recettes|et les secrets].
      Un livre, en dormant, tourna une page, [frrt|et poussa un soupir].
      + Une lampe verte nous suivait, l’air de penser à autre chose.
      + Une échelle serviable nous prit ici et nous déposa là-bas.
      + D’une couverture dépassait un pirate, qui leva son chapeau.
      + Une souris tamponnait : prêté, rendu, prêté, pardon.
      + « Ne lisez pas ceci », disait une affiche. {Friend} l’avait déjà lue.
      + Cela sentait l’encre, la pomme, et le cuir de vieux fauteuil.
      + Au fond, même les majuscules parlaient tout bas.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [un mot très rare|une virgule en or], à ne pas user trop vite.
      / « Voici votre carte, dit {keeper}, [elle est sans retour|et il n’y a pas de date]. »
      La poussière écrivit encore : « [Revenez|Bonne nuit] », [avec un beau r|puis se recoucha].
      + Tous les livres firent frrt, ensemble, comme un vol de pigeons.
      + {Friend} reçut un signet et le porta derrière l’oreille.
      + Le pirate agita une page en guise de mouchoir.
      + « Dors à la page ! » souffla-t-on de tous les rayons.
      + Une échelle nous raccompagna et tint la porte du pied.
      + On rendit tout ce qu’on avait emprunté, silence compris.
    `,
  },
  advanced: {
    arrival: `
      @place La porte céda, et l’on fut {place.in}, dans un parfum [de colle, de thé et d’éternité|de papier assoupi].
      / On reçut un jeton, on promit le silence, [et l’on fut|moyennant quoi on était] {place.in}.
      / @place Un long grincement, et l’on se trouva {place.in}, [entre des falaises de livres|prié de se taire].
      Tout en haut, les rayonnages [échangeaient des dénouements|chuchotaient].
      / Les rayonnages supérieurs échangeaient confidentiellement leurs dénouements.
      / De part et d’autre, les livres [se penchaient pour voir|nous lisaient en diagonale].
      + Profitant d’un rai de lune, la poussière y [traça « bonsoir »|écrivit deux mots], puis se rassit.
      + « Chut », intima {friend}, avec sévérité, à ses propres pieds.
      + Un in-folio nous dévisagea par-dessus sa couverture.
      / Un catalogue entreprit de nous classer, [hésita entre conte et voyage|par ordre de taille], puis y renonça.
      + Les échelles [sommeillaient|rêvaient] debout, un barreau replié sous elles.
      + « On ferme », déclara une lampe verte, qui le [disait|répétait] depuis [deux siècles|toujours].
      + Au premier soupir {hero.de}, mille lettres changèrent de ligne.
    `,
    life: `
      Le soir, les livres [se tournent sur le flanc|remontent leur couverture], et rêvent les pages qui manquent.
      / À l’heure creuse, les volumes [délacent leur reliure|se racontent ce qu’on a sauté], sans élever la voix.
      / Les contes, avant l’extinction des feux, recomptent leurs loups, [par prudence|à mi-voix].
      + Un dictionnaire [cherchait ses mots|se relisait], en commençant, par principe, au début.
      + Deux échelles se mesuraient à la course, en chaussettes.
      + Tandis que le traité de cuisine défaillait de faim, l’atlas se plaignait [des jambes|du décalage horaire].
      + Les virgules se divertissent à [sauter par-dessus les points|tresser des guirlandes], [qui n’y voient pas malice|en l’absence du correcteur].
      + Un roman chenu toussait de la poussière de monarque.
      + Les poèmes se couchent au petit jour, et l’on tolère qu’ils aient la fenêtre.
      + « Dors à la page », se dit-on d’un rayon à l’autre, au risque de donner la fin.
      + Un recueil de plaisanteries [pouffait dans sa reliure|s’esclaffait par chapitres], et l’on renonçait à savoir laquelle.
    `,
    way: `
      On obliqua {spot.to} passé les rois, [au rayon des soupirs|à l’enseigne des contes], sur la pointe du pied.
      / Il fallait, pour aller {spot.to}, [traverser un roman-fleuve|longer les mémoires], sans s’y attarder.
      / La travée conduisait {spot.to}, entre les cartes et [les recettes|les aveux], sans se presser.
      Un volume, dans son somme, [tourna une page|poussa un soupir], et retomba dans l’intrigue.
      + Une lampe verte nous filait, en affectant de s’intéresser [aux plinthes|au plafond].
      + Une échelle obligeante nous prit à un [chapitre|rayon] pour nous déposer à un autre.
      + Un pirate, qui débordait de sa page, souleva le tricorne.
      + « Ne lisez pas ceci », enjoignait un placard, {friend.que} avait malheureusement lu.
      + Une souris estampillait sans relâche : prêté, rendu, prêté, mille excuses.
      + Il y traînait une odeur d’encre, de [pomme|poussière] et de fauteuil où quelqu’un a beaucoup pensé.
      + Les majuscules elles-mêmes, sur la fin, baissaient le ton.
    `,
    thanks: `
      {Keeper} confia {hero.a} un mot extrêmement rare, [à n’employer qu’au bon moment|plié en deux].
      / Au registre des prêts, {keeper} inscrivit [{hero}, à vie|un trait d’or] et souffla sur l’encre.
      / « Votre carte, dit {keeper} ; [elle n’expire pas|il n’y a point de date de retour]. »
      La poussière récrivit dans la lune : « [Revenez|Bonne nuit] », [d’une belle ronde|et signa].
      + Les livres battirent des pages, [tous à la fois|du plus gros au plus mince], ainsi qu’une envolée de pigeons.
      + {Friend} arbora un signet derrière l’oreille, avec des airs de savant.
      + Le pirate nous fit adieu au moyen d’une page, qu’il faudrait recoller.
      + « Dors à la page », soufflait-on de tous les étages.
      + Une échelle nous reconduisit et, du pied, retint la porte.
      + On restitua la totalité des emprunts, silence compris.
    `,
  },
  troubles: {
    'last-page': {
      keeper: { noun: 'ver à lunettes', gender: 'm' },
      thing: { noun: 'dernière page', gender: 'f' },
      spot: { at: 'sur le plus haut rayon', to: 'vers le plus haut rayon' },
      facts: {
        ask: 'Pourquoi l’histoire ne pouvait-elle pas finir ?',
        cause: 'un courant d’air emporta {thing}',
        mended: 'on lut la fin de l’histoire',
      },
      beginner: {
        trouble: `
          @keeper Entre deux chapitres, {keeper} [essuyait ses lunettes|tournait en rond].
          / Sous une lampe, {keeper} [retournait chaque feuille|comptait des pages].
          @thing « L’histoire n’a plus de fin, dit-il. [J’ai perdu|Il manque] la dernière page ! »
          / « J’ai la dernière page à trouver, dit-il. [Sans elle|Sinon], l’histoire ne finit pas. »
          @cause « Un courant d’air l’a emportée. [Pff, et plus rien.|La porte était ouverte.] »
          / « Il y eut un courant d’air. Il l’a emportée, [houp|sous mon nez]. »
          @feeling Il était inquiet, et [mordillait la table des matières|relisait la ligne d’avant].
          / Ses lunettes tremblaient. Il était [inquiet|très inquiet], du bout à l’autre.
          + « Je ne l’ai pas mangée, dit-il. Pas celle-là. »
          + Le livre bâillait, ouvert sur du blanc.
          + « Elle a volé {spot.to}. Je suis un ver, je vais par dedans. »
          + {Hero} lut la ligne d’avant : « Alors, tout à coup… »
          + {Friend} inventa une fin, avec un sandwich.
          + « Le pire, dit-il, c’est que je n’ai jamais su la fin. »
        `,
        worry: `
          Dans l’histoire, une princesse [restait sur une jambe|attendait la phrase suivante]. Elle avait des crampes.
          / Personne ne dormait, là-dedans. [Le dragon tenait son feu.|Le loup gardait la bouche ouverte.]
          + Le roi disait : « Et mes enfants… » Et mes enfants quoi ?
          + Un chevalier tombait de cheval depuis hier.
          + On les entendait soupirer entre les lignes.
          + Le cheval, lui, avait posé une question.
          + Un petit prince cherchait le petit coin.
          + Le livre d’à côté prêta un oreiller.
          + On frappait à la couverture, du dedans.
        `,
        mend: `
          La dernière page retrouva sa place. [On toussa un peu.|Silence.] {Hero} [lissa le coin|tint le livre].
          @mended Alors on lut la fin de l’histoire, [à voix basse|mot après mot]. Et ils dormirent.
          / On se serra. On lut la fin de l’histoire, [sans courir|jusqu’au point].
          + La princesse posa le pied : ouf, entendit-on.
          + Le chevalier atterrit dans la paille, au mot « doucement ».
          + Le dragon avala son feu, comme un hoquet.
          + À chaque ligne, quelqu’un bâillait.
          + Le dernier mot était « lune ». Il brillait un peu.
          + Le ver ferma le livre, et ses lunettes aussi.
          + On colla la page avec un peu de miel.
          + Le silence avait une odeur d’encre.
        `,
        joy: `
          La princesse [posa son pied|se coucha]. [On l’entendit soupirer entre les lignes.|Le roi lui dit bonsoir.]
          / On fit un goûter [sur la table des matières|de miettes], [tout bas|sans taches].
          + {Keeper} mangea un mot, un seul : « délicieux ».
          + Le courant d’air fut invité, mais la porte fermée.
          + {Friend} raconta sa fin, avec le sandwich. On rit.
          + Tous les livres voulurent qu’on lise la leur.
          + On mit une pince à linge, pour la nuit.
          + Le chevalier demanda un cheval plus bas.
          + Le petit prince revint de loin, très soulagé.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Entre deux chapitres, {keeper} [essuyait ses lunettes|allait et venait], très agité.
          / Au bas d’un chapitre, {keeper} [soulevait chaque feuille|relisait le vide], les lunettes de travers.
          @thing « Il me manque la dernière page, dit-il, [et l’histoire ne finit plus|celle de la fin]. »
          / « On arrive au bout, dit-il, et [pouf, plus rien|il n’y a pas de bout] : la dernière page a disparu. »
          @cause « Un courant d’air l’a emportée, [la porte était ouverte|au moment du thé], pff, et plus rien. »
          / « J’ai aéré, dit-il, [bêtement|une minute], et un courant d’air l’a emportée. »
          @feeling Inquiet, il [relisait la ligne d’avant|mordillait une table des matières], sans y trouver goût.
          / Il était si inquiet [qu’il rongeait une reliure|que ses anneaux se nouaient].
          + « Je vous vois venir : non, je ne l’ai pas mangée. Pas celle-là. »
          + Le livre restait ouvert sur du blanc, comme une bouche au milieu d’un mot.
          + « Alors, tout à coup… » disait la dernière ligne. {Hero} la lut trois fois.
          + « Elle a volé {spot.to}, et je ne voyage, moi, qu’à travers le papier. »
        `,
        worry: `
          Là-dedans, une princesse attendait la suite [sur une jambe|au bord d’une virgule], avec des crampes.
          / Personne n’y pouvait dormir : [le loup gardait la bouche ouverte|le dragon retenait son feu].
          + « Et mes enfants… » disait le roi, et l’on ne savait pas quoi.
          + Un chevalier tombait de cheval depuis la veille.
          + Le cheval avait eu le temps de réfléchir et posait des questions.
          + Un petit prince demandait, tout bas, où étaient les toilettes.
          + On les entendait se retourner entre les lignes.
        `,
        mend: `
          {Hero} remit la page, lissa délicatement le coin, [et l’on toussota|le doigt sur la couture].
          @mended D’une voix basse, on lut la fin de l’histoire, [religieusement|sans oublier une ligne].
          / Tout le rayon se pencha, et on lut la fin de l’histoire, [qui était douce|d’une seule voix].
          + La princesse posa le pied, et l’on entendit « ouf ».
          + Au mot « doucement », le chevalier atterrit dans la paille.
          + Le dragon ravala son feu, comme on garde un bonbon.
          + Il y avait un bâillement à chaque virgule.
          + Le dernier mot était « lune », et l’on aurait dit qu’il éclairait.
          + Tous dormaient avant le point, y compris le ver.
        `,
        joy: `
          On goûta sur la table des matières, [miettes comprises|chapitre par chapitre], sans faire de taches.
          / De l’autre côté du papier, on entendit [trinquer|ronfler un roi], et l’on trinqua aussi.
          + {Keeper} s’offrit un mot, un seul, et choisit « succulent ».
          + Le courant d’air fut pardonné, de l’autre côté de la porte.
          + {Friend} lut sa propre fin, avec le sandwich, et l’on en redemanda.
          + Les autres livres firent la queue pour être finis.
          + Une pince à linge garda la page toute la nuit.
        `,
      },
      advanced: {
        trouble: `
          @keeper Entre deux chapitres, {keeper} [essuyait ses bésicles|arpentait la marge], en proie à l’agitation.
          / Au pied d’une colonne imprimée, {keeper} [interrogeait chaque feuillet|se tordait les anneaux], fébrile.
          @thing « Il me manque la dernière page, dit-il, [et l’intrigue demeure en suspens|l’unique qui importe]. »
          / « Tout conte a la sienne, dit-il, [sauf celui-ci|et voici le mien] : la dernière page a disparu. »
          @cause « Un courant d’air l’a emportée, [par une porte mal close|à l’heure du thé], pff. »
          / « J’avais aéré, [malheureux que je suis|par hygiène], et un courant d’air l’a emportée. »
          @feeling Inquiet, il [relisait indéfiniment la ligne d’avant|grignotait la table des matières], sans appétit.
          / Il était inquiet comme on l’est [au milieu d’une phrase|devant un mot coupé], sans la suite.
          + « Je préviens une question légitime : non, je ne l’ai pas mangée, du moins pas celle-là. »
          + Le volume béait sur du blanc, comme quelqu’un que l’on a interrompu.
          + « Alors, tout à coup », disait l’ultime ligne, et l’on convint que c’était peu.
          + Elle avait volé {spot.to}, tandis que lui-même ne circule qu’à travers le papier.
        `,
        worry: `
          Une princesse y attendait la suite, [un pied en l’air|au bord d’une virgule], et souffrait d’engourdissement.
          / Nul n’y fermait l’œil, [le loup tenant la gueule ouverte|le dragon retenant son feu], par discipline.
          + « Quant à mes enfants… » disait le roi, dont on ignorait les intentions.
          + Un chevalier, depuis la veille, tombait de cheval.
          + La monture, qui en avait profité pour réfléchir, soulevait des objections.
          + Un tout jeune prince s’informait, à mi-voix, des commodités.
          + On les entendait se retourner entre les lignes, ainsi qu’on entend ses voisins.
        `,
        mend: `
          {Hero} remit la page à sa couture, [en lissa délicatement l’angle|qui frémit], et l’on toussota.
          @mended À mi-voix, on lut la fin de l’histoire, [sans omettre une virgule|jusqu’au dernier souffle].
          / Les rayons firent cercle, et on lut la fin de l’histoire, [qui tenait en neuf lignes|lentement].
          + La princesse reposa le pied, avec un « ouf » que le texte ne mentionnait pas.
          + Le chevalier toucha la paille à l’adverbe « doucement », qu’il attendait de longue date.
          + Le dragon ravala sa flamme à la manière d’un bonbon que l’on se réserve.
          + Chaque signe de ponctuation fut l’occasion d’un bâillement.
          + Le dernier mot était « lune », et il jetait sur la page une petite clarté.
          + Lorsque vint le point, plus personne n’était éveillé pour le voir.
        `,
        joy: `
          On collationna sur la table des matières, [par chapitres|en veillant aux taches], à la lueur du mot « lune ».
          / De l’autre côté du papier montait un bruit [de verres|de ronflement royal], et l’on y répondit.
          + {Keeper} se permit un mot, et, après réflexion, dégusta « succulent ».
          + Absous, le courant d’air prit part à la fête depuis le palier.
          + {Friend} donna lecture de sa version, où figurait un sandwich, et fut {friend:bissé/bissée}.
          + Les ouvrages inachevés se mirent en file, avec espoir.
          + Une pince à linge veilla jusqu’à l’aube sur la couture.
        `,
      },
    },
    bookmark: {
      keeper: { noun: 'papillon bibliothécaire', gender: 'm' },
      thing: { noun: 'signet d’argent', gender: 'm' },
      spot: { at: 'dans la grande horloge', to: 'vers la grande horloge' },
      facts: {
        ask: 'Pourquoi les livres parlaient-ils tous à la fois ?',
        cause: 'on coupa du fromage avec {thing}',
        mended: 'les livres se turent et tournèrent leurs pages',
      },
      beginner: {
        trouble: `
          @keeper Au comptoir, {keeper} [se cachait sous son aile|tamponnait n’importe quoi].
          / Au milieu du bruit, {keeper} [battait des ailes|disait chut].
          @thing « Ils parlent tous ! dit-il. Sans le signet d’argent, ils ne savent plus où ils en sont. »
          / « Quel bruit ! dit-il. [Il manque|J’ai perdu] le signet d’argent. Ils parlent tous. »
          @cause « On a coupé du fromage avec. [C’était du gruyère.|On avait faim.] Enfin, moi. »
          / « Quelqu’un a coupé du fromage avec. [Quelqu’un comme moi|Bon, moi]. »
          @feeling Il avait honte et [rougit jusqu’aux antennes|plia ses ailes].
          / Il n’osait plus lever une aile. Il avait honte, [un peu|tout rouge].
          + « Œufs ! » « Espagne ! » « Il l’embrassa ! » criaient les rayons.
          + Son aile sentait encore un peu le fromage.
          + « Il est {spot.at}. Il était gras. »
          + {Friend} dit « chut ». Trois livres répondirent : « Chat ? »
          + Les mots se cognaient en l’air, comme des mouches.
          + Même l’affiche « Silence » criait.
          + Un gros livre récitait [la pluie|les rois], un autre la soupe.
        `,
        worry: `
          Le livre de cuisine [criait : « Œufs ! »|cherchait ses œufs]. L’atlas lui répondait : « L’Espagne ! »
          / Les loups étaient [dans les recettes|au rayon des fleurs]. On y trouva [un ogre|une grand-mère].
          + « Ajoutez trois pirates, disait quelqu’un. Remuez. »
          + Le dictionnaire avait mal à la tête, entre m et n.
          + Une fée demandait la route de Lyon.
          + Les lecteurs mettaient des pages dans leurs oreilles.
          + Un poème criait. Il n’aimait pas ça.
          + « Il était une fois… » « Deux fois ! » « Trois cuillères ! »
        `,
        mend: `
          On glissa le signet entre deux pages. [Chut.|Frrt.] {Hero} [l’essuya d’abord|souffla dessus].
          @mended Les livres se turent et tournèrent leurs pages, [tous ensemble|l’un après l’autre].
          / Frrt ! Les livres se turent et tournèrent leurs pages, [bien sages|à la bonne].
          + Le gruyère s’en alla, la lumière revint.
          + « Ah, dit l’atlas. J’étais à la mer. »
          + La fée rentra dans son conte, par la cheminée.
          + Des pirates descendirent d’un gâteau.
          + On entendit une virgule tomber, et c’était tout.
          + Le dictionnaire trouva son mot : « calme ».
          + Le poème reprit sa petite voix.
          + Un ogre rendit les fleurs d’un autre conte.
        `,
        joy: `
          Il restait du fromage. [On partagea|On prit un couteau], cette fois.
          / On fit la dînette [entre deux rayons|sur un gros atlas], avec [du pain|des noix].
          + {Keeper} attacha le signet à une jolie ficelle.
          + La souris du tampon eut la croûte.
          + {Friend} lut une recette comme un conte. On eut peur du four.
          + Les pirates avaient aimé la crème.
          + Chaque livre dit un mot, un seul, à son tour.
          + Le papillon rit, une aile devant la bouche.
          + On lava bien les mains, les ailes et le couteau.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Derrière son comptoir, {keeper} [se cachait sous une aile|tamponnait tout ce qui passait].
          / Au comptoir du silence, {keeper} [disait chut en vain|se bouchait les antennes], dans le vacarme.
          @thing « Ils parlent tous à la fois ! gémit-il. Il leur faut le signet d’argent, [pour savoir où ils en sont|et vite]. »
          / « Ils récitent tous en même temps, dit-il, [parce que j’ai perdu|depuis qu’il manque] le signet d’argent. »
          @cause « On a coupé du fromage avec, [un gruyère|un petit creux], et puis… enfin, moi. »
          / « Il coupait si bien ! On a coupé du fromage avec, [un soir|à mon goûter], et… c’était moi. »
          @feeling Il avait honte, et [rougit jusqu’au bout des antennes|ses ailes se plièrent d’elles-mêmes].
          / Il avait honte de la tête aux ailes, [et parlait derrière un buvard|surtout des ailes].
          + Un rayon criait « œufs », l’autre « Valence », et le troisième s’embrassait.
          + « Je l’ai laissé {spot.at}. Il doit être gras, le pauvre. »
          + {Friend} lança un « chut » énorme. Trois livres crurent qu’on appelait un chat.
          + Les mots se heurtaient en l’air, comme des mouches un jour d’orage.
        `,
        worry: `
          « Ajoutez trois pirates et remuez », disait une voix, [entre deux rayons|sans rire].
          / Le livre de cuisine réclamait ses œufs, l’atlas lui offrait [l’Espagne|un volcan].
          + Une fée demandait partout la correspondance pour Lyon.
          + Les loups erraient parmi les fleurs séchées, gênés.
          + Le dictionnaire avait la migraine, entre le m et le n.
          + Un poème devait crier, et cela lui abîmait la rime.
          + Pour lire, on se bouchait les oreilles avec d’autres livres.
        `,
        mend: `
          {Hero} essuya le signet, [soigneusement|du côté du gruyère], et l’inséra entre deux pages.
          @mended Frrt ! Les livres se turent et tournèrent leurs pages, [immédiatement|tous simultanément].
          / Un soupir de papier : les livres se turent et tournèrent leurs pages, [polis|sans se presser].
          + « Tiens, j’étais à la mer », constata l’atlas.
          + La fée regagna son conte, par la cheminée du chapitre trois.
          + Des pirates descendirent d’un gâteau, une cerise à la main.
          + Une virgule tomba quelque part. On l’entendit rouler.
          + Le dictionnaire trouva enfin son mot, et c’était « calme ».
          + Le poème reprit à mi-voix, là où il avait eu mal.
        `,
        joy: `
          Comme il restait du fromage, on le partagea, [équitablement|cette fois conformément aux règles].
          / On dîna sur un atlas ouvert, [chacun dans un pays|en Suisse, à cause du gruyère].
          + Le signet fut attaché au comptoir, par une ficelle et un remords.
          + {Friend} lut une recette comme un conte, et l’on trembla pour le poulet.
          + La souris du tampon reçut la croûte, dûment prêtée.
          + Chaque livre eut droit à un mot, un seul, et la soirée fut charmante.
          + {Keeper} rit enfin, une aile devant la bouche.
        `,
      },
      advanced: {
        trouble: `
          @keeper Derrière un comptoir, {keeper} [s’abritait sous son aile|estampillait à l’aveugle], accablé.
          / Dominant mal le tumulte, {keeper} [réclamait le silence d’une antenne|brandissait un règlement].
          @thing « Ils parlent tous à la fois, se plaignit-il, [ayant perdu leur page|privés] du signet d’argent. »
          / « Ces livres récitent tous ensemble, dit-il, [depuis qu’est perdu|faute de retrouver] le signet d’argent. »
          @cause « On a coupé du fromage avec, [un gruyère|par étourderie] ; et par “on”, je crains d’entendre moi. »
          / « On a coupé du fromage avec, [car il tranchait bien|honte sur ce “on”], et l’on m’a vu. »
          @feeling Il avait honte et [rougissait jusqu’aux antennes|se pliait le long de ses nervures], sans un mot.
          / Il avait honte, et cela se lisait [en gros caractères|jusque sous ses ailes], comme tout ici.
          + « Œufs ! » clamait un rayon. « Valence ! » ripostait un autre, tandis qu’un troisième s’embrassait.
          + L’objet avait été oublié {spot.at}, et dans un état de graisse qu’il préférait taire.
          + Le « chut » que proféra {friend} fut compris de trois ouvrages comme l’annonce d’un chat.
          + Les phrases se heurtaient au-dessus de nous, à l’exemple des mouches avant l’orage.
        `,
        worry: `
          « Incorporez trois pirates, disait-on, et remuez », [à l’effroi des gourmands|du ton le plus naturel].
          / La cuisine réclamait ses œufs, que l’atlas s’obstinait à [remplacer par l’Espagne|situer à Valence].
          + Une fée sollicitait, de travée en travée, la correspondance pour Lyon.
          + Les loups, égarés en botanique, n’osaient s’asseoir sur rien.
          + Le dictionnaire souffrait, entre le m et le n, d’une migraine tenace.
          + Un poème, contraint de hurler, y laissait une rime par vers.
          + Les lecteurs se bouchaient les oreilles avec d’autres lecteurs.
        `,
        mend: `
          {Hero} essuya délicatement le signet sur ses deux faces, et l’inséra à la bonne page.
          @mended Un [« frrt »|soupir], et les livres se turent et tournèrent leurs pages, [soulagés|en paix].
          + « J’étais donc à la mer », découvrit l’atlas, d’une voix rêveuse.
          + La fée réintégra son conte, en empruntant la cheminée du chapitre trois.
          + Des pirates quittèrent un entremets, non sans une cerise.
          + Une virgule chut, roula, et chacun put en suivre le trajet.
          + Le dictionnaire mit la main sur le terme qu’il cherchait, à savoir « quiétude ».
          + Le poème renoua avec le murmure, hors duquel il n’est bon à rien.
        `,
        joy: `
          Le reste du fromage fut partagé, [équitablement|selon les usages], et chacun approuva.
          / On soupa sur un atlas déployé, [en Suisse, naturellement|un pays par convive].
          + Le signet est retenu au comptoir par une ficelle et par un remords.
          + {Friend} lut une recette à la manière d’un conte, et l’on trembla pour la volaille.
          + La souris reçut la croûte, à titre de prêt, sans date de retour.
          + Chaque ouvrage prononça un mot, un seul, et l’on n’avait jamais eu si belle conversation.
        `,
      },
    },
    'full-stop': {
      keeper: { noun: 'lutin d’encre', gender: 'm' },
      thing: { noun: 'point final', gender: 'm' },
      spot: { at: 'derrière le plus gros dictionnaire', to: 'vers le plus gros dictionnaire' },
      facts: {
        ask: 'Pourquoi plus personne n’arrêtait-il de parler ?',
        cause: '{thing} roula hors de la page',
        mended: 'la phrase finit et ce fut le calme',
      },
      beginner: {
        trouble: `
          @keeper « Bonsoir et aussi bonjour et encore », dit {keeper}, [tout bleu|sans respirer].
          / Une petite tache bleue courait et parlait : {keeper}. [« Et puis et puis et »|« Et donc et alors et »].
          @thing « Et c’est parce que j’ai perdu le point final et… »
          / « Et le point final est perdu et [je continue|ça continue] et… »
          @cause « Et il a roulé hors de la page et [je courais|il roulait] et… »
          / « Et hop il roula hors de la page, [et moi derrière|tout rond], et… »
          @feeling Il n’y comprenait plus rien, [pauvre lutin|et parlait toujours], et son encre pâlissait.
          / Il n’y comprenait plus rien et [parlait du nez|devenait bleu pâle], le pauvre.
          + {Hero} leva la main. Il dit « et » à la main.
          + « Et c’est noir et c’est rond et… » dit-il.
          + Une flaque bleue grandissait sous lui, mot après mot.
          + {Friend} lui souffla dessus. Cela fit trois parenthèses.
          + « Et merci et pardon et merci », dit-il, en tombant assis.
          + On lui donna de l’eau. Il parla dedans.
        `,
        worry: `
          Partout, les gens parlaient sans finir. Un monsieur [racontait sa soupe|disait et, et, et] depuis hier.
          / Plus une phrase n’avait de bout. [On se tenait la langue.|Les bouches fumaient.]
          + Une maman disait « bonne nuit et bonne nuit et… » Le petit attendait la fin.
          + L’horloge faisait tic et tic et tic, sans tac.
          + Un bavard était content. Puis il ne le fut plus.
          + On but pour se taire. On fit « et » dans le verre.
          + Les virgules s’épuisaient à boucher les trous.
          + {Friend} se mit une noix dans la bouche, par prudence.
        `,
        mend: `
          {Hero} posa le point final au bout de la ligne. [Toc.|Ploc.] [On retint son souffle.|Il brilla.]
          @mended La phrase finit et ce fut le calme. [Point.|Quel calme.]
          / Pof, le point. La phrase finit et ce fut le calme, [rond|tout rond].
          + Le lutin ouvrit la bouche. Il n’en sortit rien, et il sourit.
          + On entendit la pluie. Elle était là depuis longtemps.
          + Une maman dit : « Bonne nuit. » Son petit dormait déjà.
          + L’horloge fit tac, enfin.
          + Un monsieur avala sa soupe. Elle était froide.
          + Un silence passa, sur la pointe des pieds.
          + Chacun avait dans la bouche un petit goût de fini.
          + On posa les mots par terre, pour la nuit.
        `,
        joy: `
          Tout le monde se tut pendant [une minute|trois minutes]. [C’était délicieux.|On en reprit.]
          / On fit une fête muette, [avec des gestes|en chaussettes], et [des gâteaux mous|beaucoup de sourires].
          + {Keeper} dessina un merci. Il avait de belles jambes.
          + Le point fut posé sur un coussin, rond sur rond.
          + {Friend} cracha la noix, et la mangea.
          + Les virgules allèrent se coucher, le dos rond.
          + On joua aux devinettes sans les mots.
          + Le bavard écrivit : « C’est joli, ici. »
          + La pluie parla toute seule, et on l’écouta.
        `,
      },
      intermediate: {
        trouble: `
          @keeper « Bonsoir et bonjour et enchanté et », dit {keeper}, [tout bleu|sans reprendre haleine].
          / Une tache bleue passa en parlant, repassa en parlant, et c’était {keeper}, [hors d’haleine|qui disait « et »].
          @thing « et je ne peux pas m’arrêter parce que j’ai perdu le point final et… »
          / « et j’ai perdu le point final et [depuis je cours|ça continue] et… »
          @cause « il a roulé hors de la page et j’ai couru et il roulait [mieux que moi|toujours] et… »
          / « et il roula hors de la page [tout rond|en riant] et… »
          @feeling Il n’y comprenait plus rien, et son encre pâlissait [à chaque mot|de la tête aux pieds].
          / Le lutin n’y comprenait plus rien et [s’accrochait à une virgule|cherchait où respirer].
          + {Hero} leva la main. Il dit « et » à la main, puis au bras.
          + « et il est {spot.at} et c’est noir et c’est rond et ne marchez pas dessus et… »
          + Sous lui s’étendait une flaque bleue, où flottaient des adjectifs.
          + {Friend} souffla dessus pour l’aider, et il en sortit une parenthèse.
          + « et merci et pardon et encore merci », fit-il en glissant contre le mur.
        `,
        worry: `
          Partout, les phrases se suivaient sans se finir, [et les bouches fumaient|comme des trains].
          / Un monsieur racontait sa soupe [depuis la veille|et, et, et], cuillère levée.
          + « Bonne nuit et bonne nuit et… » disait une mère, et l’enfant attendait le bout.
          + L’horloge faisait tic, tic, tic, et cherchait son tac.
          + Un grand bavard, d’abord ravi, demandait grâce entre deux mots.
          + On avait doublé les équipes de virgules, et elles tombaient de fatigue.
          + {Friend} se mit une noix dans la bouche, par mesure de sécurité.
        `,
        mend: `
          Délicatement, {hero} posa le point final au bout de la ligne, [toc|tout rond], et s’écarta.
          @mended Alors la phrase finit et ce fut le calme, [un calme entier|le premier depuis hier].
          / Il fit « pof », la phrase finit et ce fut le calme, [rond comme un sou|partout].
          + Le lutin ouvrit la bouche, ne trouva rien à ajouter, et en rit sans bruit.
          + On s’aperçut qu’il pleuvait. Il pleuvait depuis longtemps, très joliment.
          + « Bonne nuit », dit une mère, et ce fut vraiment la nuit.
          + L’horloge retrouva son tac, et s’appuya dessus.
          + Les virgules se couchèrent là où elles étaient, en chien de fusil.
          + Un monsieur avala sa soupe. Elle était froide, et il ne le dit pas.
        `,
        joy: `
          On garda le silence pendant trois minutes, [puis on en reprit|comme on garde un bonbon].
          / Ce fut une fête par gestes, [avec des gâteaux mous|où personne ne coupa la parole].
          + {Keeper} calligraphia un merci, dont le r faisait la révérence.
          + Le point fut couché sur un coussin, rond sur rond.
          + {Friend} retira la noix, la regarda, et la mangea.
          + Le grand bavard écrivit sur l’ardoise : « On est bien. »
          + On joua aux devinettes, ce qui, sans mots, dura délicieusement.
        `,
      },
      advanced: {
        trouble: `
          @keeper « Bonsoir et bonjour et soyez les bienvenus et », débita {keeper}, [bleu d’épuisement|d’un trait].
          / Un filet d’encre et de paroles mêlées courait sur la table, et c’était {keeper}, [intarissable|à bout de souffle].
          @thing « et je ne saurais m’interrompre, car j’ai perdu le point final et… »
          / « et tout cela faute du point final que j’ai perdu et [qui finissait tout|sans lequel on continue] et… »
          @cause « il a roulé hors de la page, [lui si stable|d’un bond], et j’ai couru et… »
          / « et il roula hors de la page, [étant rond|par la marge], et depuis je roule aussi et… »
          @feeling Il n’y comprenait plus rien, et, [conjonction après conjonction|de phrase en phrase], perdait sa couleur.
          / Il n’y comprenait plus rien, et regardait passer ses propres mots [comme un train|sans pouvoir descendre].
          + {Hero} leva une main, à laquelle il dit « et », puis, par scrupule, au bras entier.
          + Il fallut recueillir au vol que la chose gisait {spot.at}, ronde, noire et menue.
          + À ses pieds s’élargissait une flaque d’azur, où surnageaient des adjectifs.
          + {Friend} crut bon de lui souffler au visage, et n’en obtint qu’une parenthèse.
        `,
        worry: `
          Les phrases couraient partout sans se finir, [comme des trains dépourvus de gare|et les langues fumaient].
          / Un monsieur narrait sa soupe depuis la veille, [cuillère levée|et la soupe figeait], incapable d’y goûter.
          + « Bonne nuit et bonne nuit et », répétait une mère, dont l’enfant guettait la dernière syllabe.
          + L’horloge alignait les « tic », à la recherche d’un « tac » qui les justifiât.
          + Un bavard de profession, d’abord aux anges, implorait à présent qu’on le coupât.
          + Les virgules, dont on avait doublé les effectifs, succombaient à la tâche.
          + {Friend}, par prudence, s’introduisit une noix dans la bouche.
        `,
        mend: `
          Délicatement, {hero} posa le point final au bout de la ligne, [toc|où il s’installa], et s’écarta.
          @mended Et la phrase finit et ce fut le calme, [un calme immense, entouré d’échos|absolument confortable].
          / Il se posa, la phrase finit et ce fut le calme, [un grand|d’un coup].
          + Le lutin entrouvrit les lèvres, constata qu’il n’y avait plus rien, et s’en émerveilla.
          + On s’avisa qu’il pleuvait, et que, selon toute apparence, il avait toujours plu très joliment.
          + « Bonne nuit », dit une mère, et la nuit, autorisée enfin, tomba.
          + L’horloge recouvra son « tac » et s’y adossa un moment.
          + Les virgules s’étendirent sur place, le dos rond, telles qu’on les connaît.
          + Un monsieur porta la cuillère à sa bouche, la trouva froide, et n’en souffla mot.
        `,
        joy: `
          On observa un silence de trois minutes, [dont on se resservit|savouré comme un bonbon].
          / La fête eut lieu par gestes, [autour de gâteaux sans croûte|et nul n’y coupa la parole à personne].
          + {Keeper} calligraphia un merci, dont la dernière lettre s’inclinait.
          + Le point repose depuis lors sur un coussin, rond sur rond, et la conversation s’en ressent.
          + {Friend} retira sa noix, la considéra d’un œil neuf, et la mangea.
          + Le bavard traça sur une ardoise ces quelques mots : « Comme on s’entend bien. »
          + On joua aux devinettes, exercice auquel l’absence de mots ajoute un charme certain.
        `,
      },
    },
  },
}
