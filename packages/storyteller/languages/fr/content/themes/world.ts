import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      {hero} et le mur de racines
      Le chemin des fourmis
      Comme pousse la racine
      Une racine à caresser
    `,
    refrains: [
      {
        first: 'Regarde bien par où ça pousse | et prends la route la plus douce.',
        changed: 'Regarde bien, la nuit te pousse | vers la route la plus douce.',
      },
      {
        first: 'Fourmi, fourmi, par où vas-tu ? Sans pousser, par le bois tordu.',
        changed: 'Fourmi, fourmi, où donc dors-tu ? Sous la racine, au bois moussu.',
      },
      {
        first: 'Dans le sens du bois, va.',
        changed: 'Dans le sens du rêve, va.',
      },
    ],
    facts: {
      wrong: '{friend} fonça dans les racines et y resta {friend:coincé/coincée}',
      turn: '{hero} suivit les fourmis et caressa la racine',
      result: 'les racines s’ouvrirent d’elles-mêmes',
    },
    beginner: {
      gate: `
        @spot {spot.at} se dressait un mur de racines.
        / Des racines, des racines ! [On ne passait plus|Rien ne passait], {spot.at}.
        {Thing} était [derrière|de l’autre côté]. On voyait par un petit trou.
        / Un petit trou, [un œil|on regarde]… {Thing} était là derrière.
        + Il y en avait des grosses, des fines, et des barbues.
        + Elles sentaient la terre et la pluie d’hier.
        + Quand on les touchait, elles se serraient un peu.
        + Une fourmi passa, un grain sur le dos. On ne la regarda pas.
        + Pas de porte, pas de clé, pas de sonnette.
        + C’était chez elles, ici, depuis très longtemps.
        + On entendait boire, tout doucement, dans le bois.
      `,
      wrong: `
        @wrong {Friend} fonça dans les racines et y resta {friend:coincé/coincée}.
        / « [Hop|Je passe] ! » {Friend} fonça dans les racines et y resta {friend:coincé/coincée}. Pouf.
        « Tout va bien, dit {friend}, [le derrière dehors|au milieu]. J’inspecte. »
        / « [Poussez|Tirez] ! Non, ne tirez pas. Je regarde le bois », dit {friend}.
        + Il fallut tirer, un, deux, trois. Plop !
        + « Encore une fois, dit {friend}, mais plus fort. » Ce fut bien pire.
        + Les racines se serrèrent, comme une main qui a peur.
        + Une touffe de mousse lui resta sur la tête.
        + « C’est un mur mal élevé », dit {friend}.
        + Une fourmi dut faire un long détour par son oreille.
        + On n’avait pas gagné d’un doigt.
      `,
      doubt: `
        Plus on poussait, plus les racines [se serraient|tenaient bon]. Elles étaient chez elles.
        / Le mur était plus dur qu’avant. [Il avait l’air fâché|Il ne disait rien].
        + {Friend} frottait ses bosses, une par une.
        + On pouvait voir, par le trou, mais pas passer.
        + La nuit, les arbres ont tout leur temps.
        + Couper, casser ? Personne n’en avait envie.
        + {Hero} posa la joue sur le bois. Il était tiède.
        + Quelque chose y montait, lent comme un rêve.
        + Le vent, lui, passait [sans rien dire|entre deux feuilles].
      `,
      turn: `
        Des fourmis entraient, sortaient, [un paquet sur le dos|à la file]. Tiens, par là !
        / Tiens, une fourmi. Et une autre. [Où vont-elles|Par où], comme ça ?
        @turn [Alors|Enfin], {hero} suivit les fourmis et caressa la racine.
        / {Hero} suivit les fourmis et caressa la racine, [tout doux|bien doux].
        + Elles prenaient à gauche de la grosse, puis sous la barbue.
        + La racine poussait vers la droite. Alors {hero} alla vers la droite.
        + « Comme un chat, dit {hero}. [Pas à rebrousse-poil|Toujours du bon côté]. »
        + Sous la caresse, l’écorce ronronna un peu.
        + {Friend} demanda s’il pouvait pousser. « Non », dit {hero}.
        + Il n’y avait qu’à attendre, et à aimer ça.
        + La racine était rugueuse et tiède, [comme un genou|comme du pain].
      `,
      works: `
        Il y eut un soupir de bois, [long et doux|tout bas].
        / Le bois fit [aaah|mmm], comme un chat.
        @result Alors les racines s’ouvrirent d’elles-mêmes, [comme une main|une à une].
        / Une racine bougea, [puis dix|puis l’autre]. Les racines s’ouvrirent d’elles-mêmes.
        + On entra, à la suite des fourmis. On marcha au pas.
        + {Thing} était là, sur un peu de mousse.
        + « J’avais presque réussi », dit {friend}.
        + Une racine tapota la tête {friend.de}. Sans rancune.
        + Les fourmis saluèrent. Elles avaient un paquet de plus.
        + Au retour, le passage resta ouvert, juste assez.
        + Le bois sentait bon, [la noix|la pluie] et le vert.
        + Pas une feuille ne tomba.
      `,
      lesson: `
        Avec la nature, on pousse [dans le même sens|moins, et l’on regarde plus].
        / Les fourmis savaient. [Il suffisait de les regarder|On peut demander aux petits].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} montait un mur de racines, aussi serrées [que des doigts|qu’un tricot].
        / Des racines barraient tout {spot.at}, [nouées|tricotées], sans une maille de trop.
        Par un trou, on apercevait {thing}, [de l’autre côté|posé sur la mousse].
        / Par un trou d’aiguille, [on vit|luisait] {thing}, bien à l’abri.
        + Il y en avait de lisses, de tordues, de barbues, et [pas une ne bougeait|toutes se tenaient].
        + Le bois sentait l’orage passé et la cave à pommes.
        + Dès qu’on y mettait la main, le mur se resserrait, par prudence.
        + Des fourmis passaient en file, avec leurs paquets, et [personne n’y prêtait attention|sans se plaindre].
        + On n’y voyait ni porte, ni gond, ni serrure, car un mur qui pousse n’en a pas besoin.
        + En collant l’oreille, on entendait boire.
      `,
      wrong: `
        « Un mur, ça s’enfonce », dit {friend}, [et recula pour l’élan|l’épaule en avant].
        / « Les murs aiment qu’on insiste », dit {friend}, [en prenant du champ|et recula de trois pas].
        @wrong {Friend} fonça dans les racines et y resta {friend:coincé/coincée}, [jambes en l’air ou presque|à mi-corps].
        / {Friend} ferma les yeux, fonça dans les racines [tête baissée|hop] et y resta {friend:coincé/coincée}.
        + « Ne tirez pas, j’inspecte », fit une voix [à l’intérieur|pleine de mousse].
        + On tira tout de même, et cela fit plop, comme [un bouchon|une carotte].
        + Au deuxième essai, plus fort, on eut besoin de [trois fourmis|beaucoup de salive].
        + Les racines avaient serré d’un cran, à la façon des gens qu’on [bouscule|gronde].
        + « Aucune politesse », grogna {friend}, un nid d’herbe sur la tête.
        + Les fourmis firent le tour {friend.de}, en levant leurs paquets.
      `,
      doubt: `
        Plus on avait poussé, plus le mur [s’était fermé|avait durci], et il ne restait du trou qu’une fente.
        / Le bois ne disait rien, comme quelqu’un de [très vexé|patient].
        + {Friend} comptait ses bosses, et il y en avait pour un moment.
        + On aurait pu couper, bien sûr, mais le cœur [n’y était pas|disait non].
        + Les arbres ont du temps, les visiteurs jamais, et cela [se sentait|ne s’arrange pas].
        + {Hero} appuya sa joue contre l’écorce, pour se reposer.
        + Là-dessous passait quelque chose de lent, qui montait vers les feuilles.
        + On aurait dit que le mur, lui aussi, attendait quelque chose.
      `,
      turn: `
        Une fourmi disparut entre deux racines, puis une autre, [au même endroit|sans ralentir].
        / Les fourmis entraient là, [sans frapper|une à une], et le bois les laissait faire.
        @turn Le nez au sol, {hero} suivit les fourmis et caressa la racine, [comme elle pousse|dans son sens].
        / {Hero} suivit les fourmis, [un doigt|un moment], et caressa la racine.
        + Elles passaient à gauche de la grosse, sous la barbue, et jamais [tout droit|en force].
        + « C’est comme un chat, souffla {hero}, il faut trouver le bon [sens|côté]. »
        + L’écorce frissonna sous la caresse et se détendit d’un anneau.
        + {Friend} voulut pousser un peu, pour aider, et fut {friend:prié/priée} de [ne pas|s’asseoir].
        + On n’allait pas vite, on allait à la vitesse du bois.
        + Une vieille racine se souleva d’elle-même, [curieuse|comme un sourcil].
      `,
      works: `
        Un long soupir parcourut le mur, [de haut en bas|chargé de feuilles].
        / Le bois s’étira, [craqua|bâilla], comme au sortir d’un rêve.
        @result Alors les racines s’ouvrirent d’elles-mêmes, [ainsi qu’une main|l’une après l’autre].
        / Une racine se poussa, [sa voisine|puis trois], et toutes s’ouvrirent d’elles-mêmes.
        + On entra derrière les fourmis, au pas, en portant [ce qu’on pouvait|chacun une miette].
        + {Thing} reposait sur la mousse, sans une égratignure, comme [dans un nid|chez soi].
        + « Je l’avais bien ramolli », fit remarquer {friend}, et le bois [grinça de rire|craqua].
        + Une petite racine lui retira l’herbe de la tête, sans [rancune|un mot].
        + Derrière eux, le passage ne se referma pas tout à fait.
        + Dans l’écorce, quelqu’un buvait toujours à petites gorgées.
      `,
      lesson: `
        La nature a un sens, comme le poil des chats, et [les fourmis le connaissent|il suffit de le chercher].
        / On va plus loin en regardant pousser [qu’en poussant|une racine].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} s’élevait un mur de racines, tissées [si serré|sans un jour] que la nuit n’y entrait pas.
        / Un mur de racines se dressait {spot.at}, [patient|d’un seul nœud], à la façon d’un très vieux tricot.
        Un unique trou laissait voir {thing}, [au-delà|posé là-derrière].
        / On voyait {thing}, [par un trou|à peine], comme on voit demain.
        + Il y en avait de lisses, de tortes, de barbues, et toutes se tenaient par ces prises [que le temps enseigne|de famille].
        + Aucun gond, aucune serrure, puisqu’une chose qui pousse n’a jamais eu besoin [de fermer|de clé].
        + Une file de fourmis y vaquait, paquets en tête, sans que nul lui accordât [un regard|d’importance].
        + L’oreille au bois, on percevait un bruit de gorgées, très lent, [qui venait de dessous|comme d’un bébé].
        + Qu’on y portât la main, et tout se contractait, par [pudeur|habitude des visiteurs].
      `,
      wrong: `
        @wrong Ayant pris du champ, {friend} fonça dans les racines et y resta {friend:coincé/coincée}.
        / {Friend} salua, fonça dans les racines et y resta {friend:coincé/coincée}, [avec honneur|à demi].
        « J’inspecte », fit savoir une voix, [que la mousse étouffait|de l’intérieur].
        / « Je poursuis mes travaux », [assura-t-on|dit la voix], du fond du bois.
        + L’extraction, menée à trois, s’acheva sur un plop dont l’écho [fit le tour du pays|manqua de charité].
        + La seconde tentative, conduite avec plus de force, aboutit [plus avant|à un plop plus tardif].
        + Le bois avait resserré son étreinte, comme font les gens [que l’on brusque|à qui l’on parle haut].
        + « C’est d’une impolitesse ! » disait {friend}, coiffure de mousse et [d’herbe folle|de brindilles] à l’appui.
        + Les fourmis contournèrent l’obstacle nouveau, en levant bien haut [leurs fardeaux|leur linge].
      `,
      doubt: `
        Du trou ne subsistait qu’une fente, et le mur [se taisait avec éloquence|semblait plus vieux].
        / Le mur n’était pas méchant, [il poussait|non], seulement occupé à tenir.
        + {Friend} dressait l’inventaire de ses bosses, dont certaines [promettaient|avaient un nom].
        + On aurait pu couper, mais l’idée, à peine émise, [eut honte d’elle-même|fut retirée].
        + Les arbres ont l’éternité, les visiteurs une soirée, et il n’est pas difficile de savoir [qui cédera|lequel des deux a tort].
        + {Hero} s’appuya de la joue à l’écorce, et la trouva tiède, ce qui, [pour un mur|la nuit], donne à penser.
        + Quelque chose y montait avec une lenteur [de rêve|souveraine], de la terre jusqu’aux feuilles.
      `,
      turn: `
        C’est à ce moment qu’une fourmi disparut entre deux racines, [et qu’on la vit enfin|puis sa voisine].
        / Une fourmi, elle, [n’avait rien forcé|passa], et sa sœur non plus.
        @turn Sans hâte, {hero} suivit les fourmis et caressa la racine, [dans le sens où elle pousse|comme un chat].
        / {Hero} suivit les fourmis et caressa la racine, [là où le bois le voulait|longuement].
        + Elles obliquaient à gauche de la grosse, plongeaient sous la barbue, et jamais ne [s’obstinaient|discutaient avec le bois].
        + « Tout est affaire de poil », murmura {hero}, et l’écorce, [on peut le dire|de fait], frissonna d’aise.
        + {Friend} offrit de pousser un peu et fut {friend:remercié/remerciée} d’avance de [n’en rien faire|s’abstenir].
        + On avançait à la vitesse du bois, qui n’est pas grande, mais [qui a ses raisons|va loin].
        + Une très vieille racine se haussa d’un pouce, ainsi qu’un sourcil [intéressé|qu’on déride].
      `,
      works: `
        Un soupir descendit lentement la muraille, [depuis le feuillage|de branche en branche].
        / Le mur se souvint d’être un arbre, [dirait-on|un peu], et soupira.
        @result Et les racines s’ouvrirent d’elles-mêmes, [comme se défait un poing|spontanément].
        / Nul ne poussait plus : les racines s’ouvrirent d’elles-mêmes, [une par une|sans bruit].
        + On s’engagea derrière les fourmis, en portant chacun sa miette, pour [ne pas faire touristes|l’exemple].
        + Au bout, sur un lit de mousse, {thing} avait l’air d’avoir [toujours été attendu là|bien dormi].
        + {Friend} tint à rappeler qui avait amolli l’ouvrage, et le bois, là-haut, [se mit à craquer de rire|toussa].
        + Une radicelle, sans rancune, lui ôta de la tête [le nid qui s’y formait|ce qui y poussait].
        + Le passage demeura entrebâillé derrière eux, à la mesure exacte de ceux qui [caressent|regardent].
      `,
      lesson: `
        La nature possède un sens, que connaissent les fourmis et que l’on [apprend en se baissant|découvre à plat ventre].
        / On ne contraint pas ce qui pousse, [on l’accompagne|on épouse son mouvement].
      `,
    },
  },
  Conservation: {
    titles: `
      {hero} et la source de lumière
      Trois gouttes, pas plus
      Le gobelet et la source
      Il en restera demain
    `,
    refrains: [
      {
        first: 'Une goutte, deux gouttes, trois | j’en laisse plus que je n’en bois.',
        changed: 'Une goutte, deux gouttes, trois | la source dort, dors avec moi.',
      },
      {
        first: 'Remets le couvercle, doucement | la lumière a besoin de temps.',
        changed: 'Remets la couverture, doucement | la lumière monte pendant ce temps.',
      },
      {
        first: 'Ploc, ploc, ploc, et c’est tout.',
        changed: 'Ploc, ploc, ploc, dors là-dessous.',
      },
    ],
    facts: {
      wrong: '{friend} voulut prendre un bain dans la source',
      turn: '{hero} prit trois gouttes et remit le couvercle',
      result: 'trois gouttes suffirent pour éclairer {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at}, il faisait noir. Une source de lumière y dormait, [presque à sec|toute basse].
        / Une source luisait {spot.at}, si [petite|basse] ! Tout le reste était noir.
        On cherchait {thing}. Pour y voir, il fallait remplir un [petit gobelet|gobelet].
        / On avait un gobelet [de fée|de rien] pour chercher {thing}.
        + La source avait un couvercle de pierre, rond et lisse.
        + Au fond, ça luisait, comme du miel dans un pot.
        + Elle faisait glou, tout bas, puis plus rien.
        + Autrefois, elle montait jusqu’au bord. La mousse s’en souvenait.
        + Un gobelet pendait à une ficelle, avec ce mot : « [Merci|Doucement]. »
        + Un ver luisant y venait boire, une goutte par an.
        + Dans ce noir, on aurait tout bu des yeux.
        + On avait peur de souffler.
        + C’était tout ce qui restait [du jour|de lumière].
      `,
      wrong: `
        @wrong « Un bain ! » {Friend} voulut prendre un bain dans la source, [avec du savon|et des bulles].
        / « J’ai les pieds [sales|gris] ! » {Friend} voulut prendre un bain dans la source.
        La source baissa [d’effroi|d’un doigt]. « Juste un pied », dit {friend}.
        / La source [trembla|se fit toute petite]. « Un orteil ? » dit {friend}.
        + « Je brillerai toute la nuit, dit {friend}. Jusqu’aux oreilles ! »
        + {Friend} avait déjà posé sa serviette.
        + Une goutte sauta dehors et s’éteignit, pschit.
        + « Il y en a plein », dit {friend}. Il n’y en avait presque plus.
        + {Friend} demanda où était le robinet.
        + On tira {friend} par ce qu’on put. La source respira.
      `,
      doubt: `
        Au fond, ça luisait encore, [un peu|comme un œil]. Si on prenait tout, ce serait fini.
        / La source avait peur. [Elle faisait de petits ronds|Elle se tenait au fond].
        + Le noir était grand, et le gobelet si petit.
        + Trois gouttes, est-ce que ça éclaire ?
        + D’autres viendraient, demain, avec leur nuit à eux.
        + Le ver luisant regardait. Il n’avait pas fini l’année.
        + « Moi, j’ai soif de lumière », dit {friend}, fâché.
        + C’est dur de prendre peu, quand il fait noir.
        + La nuit n’aidait pas.
      `,
      turn: `
        {Hero} pencha le gobelet, [doucement|sans le cogner]. Puis on compta.
        / Doucement, [tout doux|sans bruit], {hero} descendit le gobelet.
        @turn {Hero} prit trois gouttes et remit le couvercle, [bien droit|tout de suite après].
        / Une, deux, trois. {Hero} prit trois gouttes et [vite,|toc,] remit le couvercle.
        + La première était toute ronde. La deuxième tremblait un peu.
        + « C’est tout ? » dit {friend}. « Oui, c’est tout », dit {hero}.
        + La quatrième s’offrait. {Hero} lui dit bonne nuit.
        + La pierre se posa sans un bruit.
        + « Merci », dit {hero} au couvercle. On ne sait jamais qui écoute.
        + Dans le gobelet, ça faisait comme trois petites lunes.
        + On n’entendit plus que l’ombre et la ficelle qui [grinçait|remontait].
      `,
      works: `
        On leva le gobelet. Le noir [recula d’un pas|se poussa un peu].
        / [On voyait|Voilà] une feuille, un caillou, un peu d’herbe.
        @result Trois gouttes suffirent pour éclairer {thing}.
        / Trois gouttes, [pas plus|c’est tout] : elles suffirent pour éclairer {thing}.
        + C’était à deux pas, depuis le début.
        + Sous le couvercle, glou, glou : la source remontait.
        + Elle avait déjà gagné un doigt.
        + « J’aurais trop brillé », dit {friend}. C’était vrai.
        + Le ver luisant fit un petit signe avec sa lampe.
        + On rendit la dernière goutte. Elle fit un joli rond.
        + {Friend} plia sa serviette, avec un petit soupir.
        + Demain, elle brillerait pour quelqu’un d’autre.
      `,
      lesson: `
        En prendre peu, [c’est en avoir demain|pour qu’il en reste].
        / Trois gouttes, c’est assez, [et le reste dort|quand on regarde bien].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, il faisait noir comme dans un soulier, sauf au fond d’une source.
        / Une source de lumière baissait {spot.at}, seule, et tout le reste était noir.
        Il n’en restait guère, et, pour chercher {thing}, on avait [un gobelet minuscule|un dé à boire].
        / {Thing} était par là, et, pour y voir, on avait [une tasse de poupée|un dé].
        + Une pierre plate lui servait de couvercle, usée par des années de [bonnes manières|mains polies].
        + La lumière, tout en bas, était épaisse et dorée comme du miel.
        + La mousse des bords se rappelait l’époque où la source [débordait|chantait].
        + Sur la ficelle du gobelet, quelqu’un avait écrit « merci », et rien d’autre.
        + Un ver luisant y buvait une goutte l’an, à la Saint-Jean, [avec des larmes|en fermant les yeux].
        + De temps en temps, elle faisait glou, pour dire qu’elle [était là|vivait].
        + On parlait bas.
        + Elle était si petite.
      `,
      wrong: `
        « Quelle chance, s’exclama {friend}, [c’est excellent pour le teint|justement, je m’ennuyais] ! »
        / « De la lumière tiède ! dit {friend}. [Mon savon|Ma brosse], s’il vous plaît. »
        @wrong {Friend} voulut prendre un bain dans la source, [serviette sur l’épaule|et y trempa le bout du nez].
        / {Friend} ôta ce qui s’ôte, [compta trois|s’étira] et voulut prendre un bain dans la source.
        + « Rien qu’un pied », supplia {friend}, et la source [baissa d’un doigt|recula d’effroi].
        + Une éclaboussure tomba sur la pierre et s’éteignit, pschit, [pour toujours|comme un mot de trop].
        + {Friend} s’y voyait déjà, brillant jusqu’aux oreilles, avec [un public|des admirateurs].
        + « Il y en a bien assez pour moi », dit {friend}, ce qui était [le problème|exact].
        + Il fallut tirer, et l’on tira par [ce qui dépassait|la serviette].
        + Le ver luisant s’était caché derrière sa goutte.
      `,
      doubt: `
        On s’assit au bord, et l’on pensa à [demain|ceux de demain].
        / La lumière tremblait au fond, comme quelqu’un qui [a eu peur|se fait petit].
        + Le noir paraissait immense, et le gobelet très [bête|mince].
        + Trois gouttes, dans une nuit pareille, cela ne doit pas peser lourd.
        + Prendre tout, c’était facile, mais cela ne se fait [qu’une fois|pas deux fois].
        + D’autres passeraient ici, avec leur propre nuit à éclairer.
        + « Personne ne le saurait », dit une voix très basse dans [la tête {hero.de}|le noir].
        + La source le saurait, et cela suffisait.
      `,
      turn: `
        {Hero} descendit le gobelet jusqu’à la lumière, [sans la froisser|au bout de sa ficelle].
        / {Hero} laissa filer la ficelle, [sans un bruit|sans remous], jusqu’à la lumière.
        @turn À voix basse, {hero} prit trois gouttes et remit le couvercle, [à sa place exacte|tout doux].
        / {Hero} prit trois gouttes et, [pas une de plus|aussitôt], remit le couvercle.
        + La première était ronde, la deuxième timide, la troisième [vint d’elle-même|s’étirait].
        + « Et la quatrième ? » dit {friend}. « Elle est pour [quelqu’un|demain] », dit {hero}.
        + La pierre glissa sur la source comme on tire [un drap|une couverture].
        + {Friend} compta aussi, recompta, et trouva que trois, c’était peu.
        + On dit merci, parce que c’était écrit.
        + Dans ce dé, la lumière se tenait bien droite, [pleine de bonne volonté|prête].
      `,
      works: `
        On leva le gobelet, et la nuit [recula de deux pas|fit de la place].
        / Le noir s’écarta, [d’un pas poli|un peu], comme devant une dame.
        @result Alors trois gouttes suffirent pour éclairer {thing}, [tout près|à portée, depuis le début].
        / Il y en avait si peu ; [et pourtant|mais] trois gouttes suffirent pour éclairer {thing}.
        + Il n’avait pas fallu un soleil, mais de savoir où [regarder|tenir sa lampe].
        + Sous le couvercle de pierre, on entendit glou, puis glou glou, car elle [remontait|respirait mieux].
        + « En bain, cela m’aurait ébloui », reconnut {friend}, de [bonne|mauvaise] grâce.
        + Le ver luisant sortit lever sa goutte à leur santé.
        + Ce qui restait au fond du gobelet fut [rendu|reversé], et fit un rond parfait.
        + Déjà, la mousse du bord avait les pieds dans la lumière.
      `,
      lesson: `
        Qui se contente de trois gouttes [en retrouvera demain|préserve la source].
        / On voit parfaitement avec très peu, [si l’on ne gaspille rien|quand on économise].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, la nuit était complète, à une source près, où dormait [un reste de lumière|du jour].
        / Une source, {spot.at}, gardait [un fond de jour|le dernier clair], et la nuit tout autour.
        Pour chercher {thing}, on disposait d’un gobelet [de la taille d’un dé|ridicule].
        / {Thing} s’y perdait, et l’on n’avait, en tout, qu’un gobelet de poupée.
        + La clarté, au fond, avait l’épaisseur et la couleur du miel, et s’y trouvait [en petite quantité|au plus bas].
        + Une pierre plate, polie par des siècles de discrétion, lui servait de [couvercle|paupière].
        + La mousse gardait, à mi-hauteur, la marque d’années [plus généreuses|où l’on débordait].
        + Un ver luisant du voisinage y prenait une goutte l’an, à la Saint-Jean, [et s’en excusait|chapeau bas].
        + À la ficelle pendait une étiquette, qui disait « merci » et s’en tenait [là|à l’essentiel].
      `,
      wrong: `
        @wrong « Quelle eau ! » dit-on, et {friend} voulut prendre un bain dans la source, [avec serviette et savon|des pieds à la tête].
        / {Friend} réclama du savon et voulut prendre un bain dans la source, [bonnet compris|sans tarder].
        + Le niveau baissa d’un doigt, et l’on crut que c’était [de frayeur|la pudeur].
        + Il ne s’agissait que d’un pied, plaidait {friend}, mais les catastrophes [commencent par là|n’en demandent pas plus].
        + Une éclaboussure s’éteignit sur la dalle, avec un pschit [qui faisait mal|définitif].
        + {Friend} se voyait rayonner jusqu’aux oreilles, parmi des foules [reconnaissantes|en lunettes noires].
        + « Il y en aura toujours assez pour moi », fut-il dit, et c’est à cette phrase, [d’ordinaire|en général], que tarissent les sources.
        + On tira sur la serviette, argument auquel {friend} finit par [se rendre|céder].
      `,
      doubt: `
        Au fond, la lumière s’était ramassée sur elle-même, [comme quelqu’un qu’on a surpris au lit|et tremblait].
        / Elle avait tant donné, [à tous|jadis], qu’elle n’osait plus refuser.
        + Prendre tout était la chose du monde la plus aisée, et ne l’était [qu’une fois|pas longtemps].
        + D’autres viendraient ici, un soir, chacun avec [sa nuit sur les bras|son noir à lui].
        + « Nul n’en saura rien », souffla une voix, de celles qui ne [parlent que dans le noir|signent pas].
        + La source le saurait, et il se trouva que, pour {hero}, [cela comptait|c’était beaucoup].
        + Trois gouttes, contre une obscurité de cette taille, faisaient l’effet d’une [plaisanterie|politesse].
      `,
      turn: `
        + Le gobelet descendit au bout de sa ficelle, [sans rider la lumière|à petits coups].
        / On descendit le gobelet [comme on frappe chez quelqu’un|lentement], et elle frémit à peine.
        @turn Avec un soin d’orfèvre, {hero} prit trois gouttes et remit le couvercle, [et ce fut tout|sans regret visible].
        / {Hero} prit trois gouttes et remit le couvercle, [malgré la soif|bien droit], puis dit merci.
        + L’une était ronde, l’autre timide, la dernière [vint d’elle-même|avait hésité].
        + Une quatrième se présenta, à qui l’on souhaita [bonne nuit|de belles années].
        + La pierre reprit sa place avec le bruit d’un drap [qu’on remonte|sous un menton].
        + {Friend} recompta, espérant s’être {friend:trompé/trompée}, et trouva [de nouveau trois|le même total].
        + Il est plus facile de se priver de tout que de [s’arrêter à temps|prendre peu].
      `,
      works: `
        Le gobelet levé, la nuit recula, [à contrecœur|de la longueur d’un bras].
        / La nuit fit un pas en arrière, [de bonne grâce|surprise], puis un autre.
        @result Et trois gouttes suffirent pour éclairer {thing}, [à deux pas de là|que l’on frôlait depuis le début].
        / C’était peu, [ce fut assez|en effet] : trois gouttes suffirent pour éclairer {thing}.
        + Il n’avait pas fallu un soleil, mais seulement [une lampe bien tenue|regarder au bon endroit].
        + Sous la dalle, un glou se fit entendre, puis deux, comme d’une source qui [reprend confiance|raconte].
        + {Friend} concéda qu’en bain, la chose eût été [aveuglante|voyante], et qu’on y aurait perdu en mystère.
        + Le ver luisant leva sa goutte annuelle à leur santé, geste qu’il [paya d’un jeûne|fit à deux mains].
        + Le fond du gobelet, rendu à qui de droit, y dessina un cercle [parfait|large comme un merci].
      `,
      lesson: `
        Une source ne s’épuise jamais de ce qu’on lui demande, mais de ce qu’on [lui dérobe|gaspille].
        / Très peu de lumière suffit amplement à qui [sait la ménager|pense au lendemain].
      `,
    },
  },
  Sustainability: {
    titles: `
      {hero} et la baie qui brille
      Une prise, une plantée
      Le hoquet bleu
      Le buisson de demain
    `,
    refrains: [
      {
        first: 'Une je prends, une je plante | et demain le buisson chante.',
        changed: 'Je ferme un œil, la nuit est lente | et demain le buisson chante.',
      },
      {
        first: 'Baie qui luit, je n’en veux qu’une | l’autre est pour la terre brune.',
        changed: 'Baie qui luit, petite lune | dors dans la bonne terre brune.',
      },
      {
        first: 'Croque un peu, sème un peu.',
        changed: 'Pousse un peu, dors un peu.',
      },
    ],
    facts: {
      wrong: '{friend} mangea presque toutes les baies',
      turn: '{hero} prit une baie et en planta une',
      result: 'un second buisson poussa devant la serrure',
    },
    beginner: {
      gate: `
        @spot {spot.at}, une serrure voulait une baie qui [brille|luit]. Elle gardait {thing}.
        / {Thing} était {spot.at}. Une serrure disait : « [Une baie|Une lumière], et j’ouvre. »
        Par chance, il y avait un buisson, [un seul|tout près]. Ses baies étaient comme des lampes.
        / Un buisson [brillait|luisait] là, rien qu’un. Douze baies, douze lampes.
        + Le trou de la serrure était rond, juste de la taille.
        + « Une, s’il vous plaît », disait une petite plaque.
        + Les baies étaient bleues, rondes et pleines de lumière.
        + Le buisson en avait douze. Il les tenait bien haut.
        + Ça sentait le sucre et la nuit d’été.
        + Un oiseau dormait dessous, comme sous un lustre.
        + C’était le dernier de sa famille.
      `,
      wrong: `
        @wrong {Friend} mangea presque toutes les baies. « [Pour goûter|C’est pour vérifier]. »
        / {Friend} en goûta [une|deux], et mangea presque toutes les baies.
        {Friend} devint {friend:tout bleu/toute bleue}, et le hoquet vint. Hic !
        / Hic ! Et voilà {friend} qui brille, [des pieds au nez|en bleu].
        + Chaque hic faisait une lumière. On se voyait, puis on ne se voyait plus.
        + « Elles sont bonnes, dit {friend}, hic, celles du fond aussi. »
        + Sa langue brillait. Ses oreilles aussi.
        + Le buisson pencha, tout maigre, tout noir.
        + « Il en reste deux, dit {friend}. J’ai été très {friend:gentil/gentille}. »
        + Un oiseau se réveilla. On lui avait éteint le plafond.
        + Une dernière baie roula. Hop, adieu.
      `,
      doubt: `
        Il ne restait que deux baies, [pas plus|au bout d’une branche]. Deux, c’est peu.
        / Le buisson était presque nu. [Il avait froid|L’oiseau aussi].
        + Hic, faisait {friend}, dans le noir.
        + Une pour la serrure, et puis l’autre ?
        + Quand il n’y en aurait plus, qui ouvrirait demain ?
        + Le vent passa et ne trouva rien à secouer.
        + {Friend} regardait l’avant-dernière. {Friend} fermait la bouche, très fort.
        + On aurait dit deux yeux, tout seuls, qui attendaient.
      `,
      turn: `
        Il restait deux baies. [Et demain|Et après] ? {Hero} regarda le buisson.
        / Deux baies. [Une|Il en faut une]… Et l’autre ? {Hero} pensa à demain.
        @turn Alors {hero} prit une baie et en planta une, [au chaud|bien profond].
        / Une baie, c’est pour ouvrir. {Hero} prit une baie et, [en bas|tout près], en planta une.
        + Un petit trou, un peu de terre, et une tape.
        + « Tu enterres une lampe ? » dit {friend}, et hic !
        + « Je la sème », dit {hero}. « Il faut y croire un peu. »
        + On l’arrosa avec trois gouttes de rosée.
        + {Friend} pria pour qu’elle aime l’endroit.
        + La terre fit une petite bosse bleue.
        + Un oiseau pencha la tête, pour mieux voir.
        + C’était difficile, car il faisait déjà [très noir|sombre].
      `,
      works: `
        La terre trembla. Une feuille sortit, [puis deux|puis dix], puis un bruit de bulles.
        / Toc, toc, [sous terre|par terre]. Une feuille sortit son nez.
        @result En une minute, un second buisson poussa devant la serrure, [tout bleu|très bleu].
        / Feuille, [feuille|fleur], feuille : un second buisson poussa devant la serrure.
        + La baie entra dans le trou. Clic.
        + {Thing} glissa dehors, avec une odeur de sucre.
        + Hic, fit {friend}, et l’on y vit encore mieux.
        + Un oiseau changea de buisson, et s’endormit dessous.
        + On en laissa douze de chaque côté.
        + Le vieux buisson avait un bourgeon. Il était moins seul.
        + La serrure dit merci, d’une voix sucrée.
      `,
      lesson: `
        Une qu’on prend, une qu’on plante : [ça dure|ainsi rien ne manque].
        / Si l’on mange tout ce soir, [demain a faim|il n’y a plus de demain].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, une serrure gardait {thing}, et ne s’ouvrait [qu’avec une baie lumineuse|que d’une baie].
        / {Thing} se trouvait {spot.at}, sous une serrure [gourmande|sans clé]. Il lui fallait une baie.
        Un buisson, un seul, en portait une douzaine, [rondes et bleues|comme des lampions].
        / Douze baies brillaient, [pas une de plus|là], sur un buisson tout seul.
        + « Une baie par visite, merci », disait la plaque, déjà vieille.
        + Il était le dernier de sa famille et tenait ses fruits [très droits|à bout de branches].
        + Tout autour, l’air sentait le sucre et les soirs de fête.
        + Un oiseau dormait là-dessous, comme sous un lustre allumé.
        + Les baies éclairaient juste assez pour donner [envie|faim].
        + Le trou de la serrure avait la forme d’une petite bouche polie.
      `,
      wrong: `
        « Il faut vérifier qu’elles sont mûres », dit {friend}, [la bouche déjà pleine|par conscience].
        / « Qui sait si elles sont bonnes ? dit {friend}, [une joue ronde|déjà]. Je me dévoue. »
        @wrong Puis {friend} mangea presque toutes les baies, [une par une|celles du haut comprises].
        / {Friend} se dévoua, [se resservit|longtemps], et mangea presque toutes les baies.
        + {Friend} devint {friend:bleu/bleue} des oreilles aux [talons|orteils], et prit le hoquet.
        + Chaque hic allumait la nuit, qui s’éteignait aussitôt, comme [un orage de poche|une vitrine].
        + « Celles du fond, hic, ont plus de goût », précisa {friend}.
        + Le buisson baissait les branches, maigre comme [un parapluie cassé|une fourchette].
        + Un oiseau ouvrit un œil et demanda qui avait éteint.
        + Par délicatesse, {friend} en avait laissé deux, et [les regardait|y pensait].
      `,
      doubt: `
        Il restait deux baies à l’extrémité d’un rameau, et [absolument rien derrière|aucune en réserve].
        / On comptait, on recomptait obstinément, mais deux, c’est [vite additionné|deux].
        + Une ouvrirait la serrure, l’autre ferait [un très petit dessert|quoi, au juste].
        + Et le prochain qui viendrait, il ouvrirait avec quoi ?
        + Dans l’ombre, un hic bleu s’alluma, [gêné|puis s’excusa].
        + L’oiseau n’avait plus de lustre et se grattait la tête.
        + {Friend} gardait la bouche fermée, des deux mains ou [de tout son cœur|presque].
        + Le vent chercha quelque chose à faire tinter.
      `,
      turn: `
        {Hero} regarda la serrure, puis le buisson, puis [la terre|le petit creux au pied].
        / Tout mettre dans la serrure, [c’est vite fait|oui], pensa {hero}, mais après ?
        @turn Enfin {hero} prit une baie et en planta une, [à l’abri du vent|avec une tape d’amitié].
        / Des deux dernières, {hero} prit une baie et en planta une, [là|bien au chaud].
        + « Tu enterres notre lampe », s’étonna {friend}, [hic|éclairant la scène].
        + « Je la mets au lit », dit {hero}, et on la borda de terre fine.
        + Trois gouttes de rosée firent l’arrosoir, et une feuille [le parasol|la couverture].
        + Semer dans le noir, cela demande un peu de foi et de bons [genoux|ongles].
        + La terre prit, à cet endroit, une lueur de veilleuse.
        + {Friend} promit de ne pas y goûter, même [de loin|en rêve].
      `,
      works: `
        La terre se bomba, craqua, et une pousse [bâilla|passa le nez].
        / La terre bougea, [toussa|craqua], et sortit une feuille comme on sort la langue.
        @result Alors un second buisson poussa devant la serrure, [feuille après feuille|en moins d’une minute].
        / Le temps d’un hic, [ou de deux|bleu], un second buisson poussa devant la serrure.
        + La baie gardée entra dans le trou, et {thing} sortit [dans une odeur de sucre|avec un clic].
        + Il y avait de nouveau douze lampions, et douze qui [se préparaient|venaient].
        + « C’est, hic, ce que j’allais proposer », dit {friend}, et l’on y vit [mieux|encore plus clair].
        + Le vieux buisson, à côté, se redressa, car il avait de la famille.
        + Un oiseau déménagea d’un saut, retrouva un lustre et [se rendormit|remit sa tête sous l’aile].
        + Sur la plaque, {hero} ajouta deux mots : « [et planter|et semer] ».
      `,
      lesson: `
        Prends-en une, plantes-en une, et [demain aura de quoi|le buisson suit].
        / Ce qu’on sème nourrit plus que [ce qu’on finit|ce qu’on avale].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, une serrure retenait {thing} et n’admettait, pour clé, [qu’une baie lumineuse|qu’une baie].
        / Une serrure sans clé gardait {thing} {spot.at}, [friande de lumière|et n’aimait que les baies].
        Un buisson en offrait douze, [bleues comme des lampions|à bout de rameaux].
        / Un seul buisson en portait, [douze|à ras de terre], et ne portait qu’elles.
        + Une plaque priait le visiteur de n’en prendre qu’une, sur le ton des plaques qui [ont vu passer du monde|ne se font plus d’illusions].
        + Il était le dernier de sa race et portait ses fruits à la manière [d’un candélabre|d’un vieux serveur].
        + Sous ce lustre dormait un oiseau, en locataire [régulier|sans histoires].
        + L’air sentait le sucre, la kermesse et, par-dessous, quelque chose qui ressemblait à [la tentation|la faim].
        + On n’ouvre pas la nuit sans lui donner [un peu de lumière|quelque chose].
      `,
      wrong: `
        @wrong Sous couleur d’en éprouver la maturité, {friend} mangea presque toutes les baies.
        / Au nom de la science [et du goût|elle-même], {friend} mangea presque toutes les baies.
        Tout y devint bleu, des oreilles aux orteils, puis vint un hoquet, [et quel hoquet|lumineux].
        / La science fit hic, [en bleu|puis hic], et luit un peu des oreilles.
        + Chaque hic illuminait le pays entier, puis le rendait à la nuit, [en pire|avec une excuse].
        + « Celles du fond, précisa {friend}, ont, hic, davantage de [corps|caractère]. »
        + Du buisson demeurait à peu près ce qui reste d’un parapluie [après la tempête|retourné].
        + Un oiseau s’éveilla et s’enquit, d’une voix polie, de qui avait [éteint|pris son plafond].
        + Il en subsistait deux, oubli {friend.que} présentait comme de la [retenue|grandeur d’âme].
      `,
      doubt: `
        On considéra les deux survivantes, à l’extrémité du rameau, [pareilles à des yeux|qui clignaient].
        / Il en restait deux, [demain compris|rondes], à se partager une branche.
        + L’une ouvrirait, soit ; l’autre ferait un dessert dérisoire, ou bien [autre chose|un remords].
        + Celui qui se présenterait demain trouverait une plaque, une serrure et [pas de fruit|beaucoup de politesse].
        + Un hic s’alluma dans l’ombre, bleu, et s’éteignit [de confusion|avec tact].
        + L’oiseau contemplait l’endroit du plafond où pendait naguère [sa soirée|le lustre].
        + La faim d’un seul soir peut faire un très long [hiver|jeûne].
      `,
      turn: `
        {Hero} considéra la serrure, la branche, puis la terre, [qui ne réclamait rien|et s’y attarda].
        / Une serrure, c’est maintenant ; [la terre, c’est après|or], songea {hero}.
        @turn Contre toute apparence de raison, {hero} prit une baie et en planta une[, à l’abri|, d’une tape].
        / {Hero} prit une baie et en planta une, [pour d’autres faims|dans un creux], l’air de rien.
        + « On enterre notre dernière lampe », résuma {friend}, dont un hic [éclaira l’enterrement|souligna le propos].
        + On la borda de terre fine, et la rosée, [sollicitée|en trois gouttes], fit l’arrosage.
        + Semer la nuit est un acte de foi, surtout quand on [a faim|n’a que deux graines].
        + Le sol prit à cet endroit la lueur d’une veilleuse que l’on aurait [glissée sous un drap|mise en sourdine].
        + {Friend} jura de n’y pas toucher et, pour plus de sûreté, s’assit [dos à la chose|sur sa langue].
      `,
      works: `
        La terre s’arrondit, se fendit, et une pousse parut, [mal coiffée|qui bâillait].
        / Sous la terre, [on s’étira|un bâillement], puis une feuille demanda l’heure.
        @result En moins d’une minute, un second buisson poussa devant la serrure, [lampions compris|et il chantait].
        / Un second buisson poussa devant la serrure, [plus vite qu’un hoquet|lampe à lampe].
        + La baie réservée joua son rôle de clé, et {thing} sortit dans une bouffée [de sucre|d’été].
        + Douze lumières pendaient de nouveau, tandis que l’ancêtre, à côté, [se redressait, étant grand-père|bourgeonnait].
        + « C’était, hic, le fond de ma pensée », fit savoir {friend}, [que l’on voyait de loin|en bleu].
        + L’oiseau du buisson changea de lustre sans tout à fait [s’éveiller|ouvrir l’œil].
        + À la plaque, qui n’en demandait pas tant, quelqu’un ajouta : [et planter|une pour demain].
      `,
      lesson: `
        La cueillette s’achève le soir même, [ce que l’on plante commence|tandis que la graine attend].
        / Il faut toujours réserver au lendemain [de quoi recommencer|au moins une graine].
      `,
    },
  },
  Harmony: {
    titles: `
      {hero} et la grille aux carillons
      La note du milieu
      Chacun son son
      La grille qui sonnait trop
    `,
    refrains: [
      {
        first: 'Ta note, ma note, et entre deux | un air plus grand que tous les deux.',
        changed: 'Ta note, ma note, et peu à peu | un air pour te fermer les yeux.',
      },
      {
        first: 'Sonne moins fort, tends l’oreille | entre deux cloches, un air s’éveille.',
        changed: 'Plus rien ne sonne, ferme l’oreille | entre deux cloches, la nuit sommeille.',
      },
      {
        first: 'Ding, et dong, et mmm entre eux.',
        changed: 'Ding, et dong, et mmm, les yeux.',
      },
    ],
    facts: {
      wrong: '{friend} sonna plus fort que tous les carillons',
      turn: '{hero} fredonna la note du milieu',
      result: 'les carillons s’accordèrent un à un',
    },
    beginner: {
      gate: `
        @spot {spot.at}, une grille était faite de carillons. [Chacun sonnait pour soi|Tous sonnaient à la fois].
        / Ding, dong, [bing|dang] ! Une grille de carillons sonnait {spot.at}.
        Derrière, on devinait {thing}. Devant, on [se bouchait les oreilles|n’entendait plus rien].
        / {Thing} était [derrière|de l’autre côté]. Mais quel bruit !
        + Le gros faisait dong. Le petit faisait ding, exprès après.
        + « C’est moi qui ai raison », disait chaque cloche.
        + Il y en avait une fêlée, qui faisait pouèt.
        + Les feuilles des arbres s’étaient enfuies.
        + La grille ne s’ouvre que sur un air. Il n’y avait pas d’air.
        + Une chauve-souris passa, du coton dans les oreilles.
        + Ils se tournaient le dos, autant qu’on peut en pendant.
      `,
      wrong: `
        @wrong {Friend} sonna plus fort que tous les carillons. [BONG|DING] !
        / Une louche, [hop|bang] ! {Friend} sonna plus fort que tous les carillons.
        Alors ils répondirent [encore plus fort|tous en même temps]. La lune recula.
        / Bing ! [Bang|Dong] ! Tous voulurent gagner. Aïe, les oreilles.
        + « C’est moi, le chef ! » cria {friend}. On ne l’entendit pas.
        + {Friend} tapa avec une louche. Où avait-on trouvé une louche ?
        + Le petit carillon pleura, en ding mineur.
        + « Taisez-vous en musique ! » hurla {friend}.
        + La louche fit trois bongs, puis elle se plia.
        + Même l’écho demanda grâce.
        + Une pomme tomba de son arbre, de peur.
        + Le gros carillon devint tout rouge.
      `,
      doubt: `
        Quel vacarme ! On n’entendait plus [ses propres pensées|même ses pieds].
        / Il y avait trop de bruit pour se plaindre du bruit. [Ouf, une pause|Puis ça reprit].
        + Chacun avait sa note, et chacun y tenait.
        + {Friend} avait la louche pendante.
        + « Plus fort », ça ne marchait pas. Mais alors, quoi ?
        + {Hero} se mit le dos contre un arbre, et ferma les yeux.
        + Ils n’étaient pas méchants. Ils ne s’écoutaient pas.
        + Entre un ding et un dong, il y eut un petit trou.
      `,
      turn: `
        Un son haut, un son bas, [et entre les deux, rien|et un trou]. Il manquait quelqu’un, là.
        / En haut, ding. En bas, dong. [Au milieu|Et là], pas un chat.
        @turn Alors {hero} fredonna la note du milieu, [doucement|sans forcer]. Mmm.
        / {Hero} ferma les yeux. {Hero} fredonna la note du milieu, [mmm|bas].
        + C’était si bas qu’il fallait se taire pour l’entendre.
        + Mmm. Ça ne criait pas. Ça attendait.
        + Le petit carillon se pencha. « Qui fait ça ? »
        + {Hero} souffla, puis reprit, toujours au même endroit.
        + {Friend} posa la louche et fit mmm aussi, un peu à côté.
        + La note tenait comme un pont entre deux bords.
        + Le bruit baissa, un peu, [comme la mer|puis encore un peu].
      `,
      works: `
        Le petit fit ding, mais plus bas. [Le gros fit dong, plus doux|Son voisin l’écouta].
        / « [Ding|Oh] ? » fit le petit, et il sonna moins haut.
        @result Et les carillons s’accordèrent un à un, [le plus gros en dernier|par curiosité].
        / Un ding, un dong, [un autre|et hop]… Les carillons s’accordèrent un à un.
        + Même le fêlé trouva sa place. Son pouèt faisait le rythme.
        + Cela devint un air, et l’air poussa la grille.
        + {Thing} brillait au bout du dernier son.
        + Les feuilles revinrent, une à une.
        + « On aurait dit moi », dit {friend}, la larme à l’œil.
        + La lune se rapprocha pour écouter la fin.
        + Une chauve-souris ôta le coton de ses oreilles.
        + On aurait dit une seule grande cloche.
      `,
      lesson: `
        Pour jouer ensemble, [on écoute d’abord|il faut chercher le milieu].
        / Crier ne fait pas une chanson. [Il faut aussi une oreille|On se tait, puis on chante].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} s’élevait une grille de carillons, et chacun sonnait [pour soi|sans écouter les autres].
        / Une grille de carillons se dressait {spot.at} : [cent cloches|du grave à l’aigu], cent avis.
        Derrière ce vacarme, on devinait {thing}, [qui vibrait un peu|bien gardé].
        / {Thing} était derrière, [au calme|sans doute], mais qui l’aurait entendu ?
        + La grille ne s’ouvrait que sur un air, et il n’y avait là que des notes, [toutes fâchées|en désordre].
        + Le gros disait dong, le petit ding, et un troisième, fêlé, quelque chose comme [pouèt|un bêlement].
        + Ils se tournaient le dos, autant qu’on le peut quand on pend.
        + Les arbres du coin avaient replié leurs feuilles sur leurs oreilles.
        + Une chauve-souris traversait, les ailes bouchées de mousse.
        + Chaque cloche était sûre de donner le la, et le donnait [à tue-tête|sans arrêt].
        + La nuit n’osait plus tomber.
        + On se bouchait ce qu’on pouvait.
      `,
      wrong: `
        « Il leur manque un chef », dit {friend}, [louche au poing|et trouva une louche].
        / « Dans le bruit, dit {friend}, il faut [un chef|plus de bruit], c’est mathématique. »
        @wrong Là-dessus, {friend} sonna plus fort que tous les carillons, [bong, bong et bong|à en plier une louche].
        / {Friend} prit de l’élan, [une louche|son souffle], et sonna plus fort que tous les carillons.
        + Ils prirent cela pour un défi, et la lune [recula d’un pas|ferma sa fenêtre].
        + « Un peu d’ensemble, enfin ! » hurla {friend}, que personne [n’entendit|ne suivait].
        + Le plus petit se mit à pleurer, en ding mineur.
        + On crut à une fête, au loin, puis à [un orage de casseroles|un déménagement].
        + La louche rendit l’âme sur un dernier bong, assez [juste|émouvant].
        + L’écho, débordé, fit savoir qu’il ne prenait plus de [commandes|bruits].
      `,
      doubt: `
        Le bruit était tel qu’on ne pouvait même plus dire [qu’il y en avait trop|non].
        / Chacun tenait sa note comme on tient [à sa place|un parapluie dans le vent].
        + Plus fort n’avait servi qu’à faire [plus fort|venir l’orage].
        + {Friend} regardait ce qui restait de la louche.
        + On n’entendait plus ses pensées, et c’étaient elles qui [manquaient|auraient aidé].
        + Ils n’étaient pas méchants, ces carillons, mais personne ne les avait écoutés.
        + {Hero} s’adossa à un tronc et ferma les yeux, [par fatigue|pour voir].
        + Alors, entre un ding et un dong, on perçut un tout petit creux.
      `,
      turn: `
        Un son grinçait trop haut, un autre grondait trop bas, et [un vide les séparait|personne ne les réconciliait].
        / Il y avait des hauts, des bas, [des cris|des très bas], et pas un entre-deux.
        @turn Au milieu, {hero} fredonna la note du milieu, [à peine|comme on pose une planche].
        / {Hero} écouta, [trouva le trou|attendit], et fredonna la note du milieu.
        + Elle était si douce qu’il fallait baisser le ton pour [l’attraper|savoir d’où elle venait].
        + Le plus petit se pencha, curieux, et [oublia de sonner|perdit son ding].
        + « Plus fort », souffla {friend}. {Hero} fit [moins fort|le contraire].
        + Elle ne disait à personne de se taire, elle [attendait|restait là].
        + {Friend} se mit à bourdonner aussi, un peu à côté, puis [moins à côté|dedans].
        + Le vent retint le gros dong par la manche.
      `,
      works: `
        Un ding descendit d’un cran, pour voir, et se trouva [bien|en compagnie].
        / Une clochette s’arrêta, [écouta|rougit], puis revint, plus bas.
        @result Puis les carillons s’accordèrent un à un, [jusqu’au plus gros|de proche en proche].
        / De proche en proche, [par curiosité|sans chef], les carillons s’accordèrent un à un.
        + Le fêlé chercha longtemps, et l’on s’aperçut qu’il manquait [un rythme|justement un pouèt].
        + Cela devint un air, l’air prit la grille par l’épaule, et elle [tourna|s’ouvrit].
        + {Thing} parut sur la dernière mesure, encore {thing:vibrant/vibrante} [de musique|d’avoir écouté].
        + « C’est à peu près ce que je leur disais », fit {friend}, la larme à l’œil.
        + Les arbres rouvrirent leurs feuilles et en redemandèrent.
        + La lune rouvrit sa fenêtre et s’accouda.
      `,
      lesson: `
        On ne s’accorde pas en criant, mais en cherchant [ce qui nous rassemble|la note voisine].
        / Avant de commencer à chanter, [écoute les autres|prête attentivement l’oreille].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, une grille était faite de carillons, dont chacun sonnait [pour son propre compte|selon son cœur].
        / Une grille de carillons, {spot.at}, sonnait [à qui mieux mieux|sans accord], chacun certain d’être l’air.
        Au-delà de ce tumulte, {thing} [vibrait par contagion|se laissait deviner].
        / {Thing} se tenait au-delà, [dans le silence|là où l’on s’entend], s’il en restait.
        + Elle ne devait s’ouvrir que sur un air, mais il n’y avait là que des notes, et [pas deux du même avis|brouillées].
        + Le gros proférait des dong, le petit répliquait par des ding, et un fêlé, entre eux, [pouètait|essayait un bêlement].
        + Ils se tournaient le dos, autant que la chose est possible lorsqu’on [pend|est suspendu].
        + Les arbres d’alentour avaient rabattu leurs feuilles, comme on [baisse un chapeau|ferme des volets].
        + Chacun était convaincu de donner le la, et le donnait avec [largesse|une générosité sans fin].
      `,
      wrong: `
        @wrong Faute de chef, et avec une louche, {friend} sonna plus fort que tous les carillons.
        / {Friend}, pour les mettre d’accord, [louche au poing|enfin], sonna plus fort que tous les carillons.
        / Improvisant une autorité musicale, {friend} sonna plus fort que tous les carillons, [à la louche|à coups de louche].
        + Ils le prirent pour un défi, et le tapage atteignit une hauteur d’où [la lune se retira|l’on voyait la mer].
        + « De l’ensemble ! » hurlait {friend}, dont l’appel ne fut, dans l’ensemble, [qu’un bruit de plus|pas perçu].
        + Le plus petit fondit en larmes, à raison d’un ding [mineur|mouillé] par sanglot.
        + La louche expira sur un dernier bong, qui, [par ironie|disons-le], était juste.
        + L’écho afficha qu’il ne prenait plus rien [avant lundi|ce soir-là].
        + Celui qui veut couvrir le bruit commence par [en faire|s’y ajouter].
      `,
      doubt: `
        Impossible désormais de se plaindre du vacarme, [faute d’y être entendu|lequel recouvrait les réclamations].
        / Chacun se plaignit du bruit [des autres|en sonnant], ce qui en fit davantage.
        + Plus fort n’avait jamais donné que plus fort, et {friend}, [devant sa louche pliée|les yeux baissés], le concevait à présent.
        + Chacun s’accrochait à sa note comme à un parapluie, par grand vent, [et s’envolait avec|sans lâcher].
        + Ils n’avaient rien de méchant, ces carillons, mais on ne les avait, sans doute, jamais [écoutés|laissés finir].
        + {Hero} s’adossa à un tronc et ferma les yeux, ce qui est une façon de [tendre l’oreille|se ranger].
        + Entre un ding et un dong s’ouvrit alors, le temps d’un cil, [une place vide|un silence].
      `,
      turn: `
        Trop haut d’un côté, trop bas de l’autre, et personne [entre eux|au milieu] pour les réconcilier.
        / Il manquait une note, [la moins fière|au centre], qui n’appartînt à personne.
        @turn Dans cette place vide, {hero} fredonna la note du milieu, [sans l’imposer|aussi bas que possible].
        / {Hero} attendit un creux, [s’y glissa|respira], et fredonna la note du milieu.
        + Il fallait, pour l’entendre, baisser d’un ton, ce que le plus petit fit, [par curiosité|le premier].
        + « Plus fort », conseilla {friend}, et l’on chanta [moins fort|plus bas encore].
        + Cette note ne commandait rien ; elle se tenait là, comme une chaise que l’on [avance à quelqu’un|a tirée].
        + Le vent, gagné à la cause, retint par la manche un dong [qui s’élançait|trop vif].
        + {Friend} bourdonna un peu à côté, puis à côté de l’à-côté, puis, [ô merveille|sans s’en douter], dedans.
      `,
      works: `
        Un ding se risqua plus bas et s’y trouva [en compagnie|mieux qu’en haut].
        / Une clochette en perdit son ding, [le chercha|s’excusa], et le retrouva plus bas.
        @result Alors les carillons s’accordèrent un à un, [le plus gros en dernier, par dignité|de voisin à voisin].
        / Comme on s’assied à table, les carillons s’accordèrent un à un, [petits d’abord|sans chef].
        + Le fêlé cherchait encore, quand il apparut que l’ensemble manquait, justement, [d’un pouèt|de rythme].
        + Cela fit un air, et l’air, prenant la grille par l’épaule, [l’ouvrit comme on invite|la fit danser].
        + On reçut {thing} sur la dernière mesure, encore frémissant d’un reste de [tierce|musique].
        + « C’est, en somme, ce que je m’évertuais à leur dire », conclut {friend}, [la voix mouillée|louche en berne].
        + Les arbres rouvrirent leurs feuilles, et la lune, là-haut, [s’accouda|revint à sa place].
      `,
      lesson: `
        L’harmonie ne consiste pas à couvrir les autres, mais à leur offrir [la note manquante|une oreille].
        / Toute musique véritable commence par quelqu’un qui [se tait pour entendre|écoute attentivement].
      `,
    },
  },
  Exploration: {
    titles: `
      {hero} et la tache blanche
      La carte de ce qui est vraiment là
      Pas un seul navet
      Un pas, un trait
    `,
    refrains: [
      {
        first: 'Un pas, un trait, je regarde et je note | ici une flaque, et là une motte.',
        changed: 'Un pas, un trait, la plume est posée | ici mon lit, la carte est dessinée.',
      },
      {
        first: 'Qui a vu ? Personne, je crois | alors j’y vais, et je vois.',
        changed: 'Qui a vu ? C’est nous, ma foi | le reste, en rêve, on le verra.',
      },
      {
        first: 'Pas de navets, allons voir.',
        changed: 'Pas de navets, bonsoir.',
      },
    ],
    facts: {
      wrong: '{friend} décrivit des couloirs jamais vus',
      turn: '{hero} dessina une carte pas à pas',
      result: '{thing} était sur la tache blanche de la carte',
    },
    beginner: {
      gate: `
        @spot {spot.at} commençaient des passages [sans nom|où nul n’allait]. Il y en avait trois.
        / Trois passages partaient {spot.at}. [Noirs|Tout noirs], et personne dedans.
        {Thing} était dans l’un d’eux. [Lequel|Mais lequel] ? Personne n’y avait mis le nez.
        / Où était {thing} ? [À droite|Au fond] ? On ne savait pas.
        + Ils étaient noirs, ronds, et ils respiraient un peu.
        + Sur les cartes, il y avait là un grand blanc.
        + Le premier sentait la menthe. Le second sentait le mouillé.
        + Le troisième ne sentait rien, ce qui est plus fort.
        + Un courant d’air sortit, dit bonsoir et rentra.
        + On cria « ohé ». Il revint « ohé », mais d’un autre trou.
        + Une pancarte disait : « Ici, on ne sait pas. »
      `,
      wrong: `
        « Je connais, dit {friend}. [Des navets|Rien que des navets]. » Personne n’y était allé.
        / « [Trois fois|Là], des navets, dit {friend}. Tout le monde le sait. »
        @wrong Puis {friend} décrivit des couloirs jamais vus, [avec le doigt|les yeux fermés].
        / « Ici, un navet [assis|bleu]. » {Friend} décrivit des couloirs jamais vus.
        + « À gauche, un salon de navets. À droite, leur cuisine. »
        + On alla à gauche. Bing, un mur. « En navet », dit {friend}.
        + C’était de la pierre. {Friend} la goûta pour prouver.
        + « On tourne ici », dit {friend}. On ne tournait pas.
        + {Friend} parla d’une grande salle. C’était un placard.
        + Plus on écoutait, moins on avançait.
      `,
      doubt: `
        Trois passages, puis neuf. [On tournait|On revint] deux fois au même caillou.
        / On ne savait plus d’où l’on venait. [Le caillou non plus|Il faisait frais].
        + Le caillou avait l’air de nous connaître.
        + {Friend} disait toujours navet, mais moins fort.
        + Il n’y avait pas de bruit, pas de vent, pas de nord.
        + Inventer, c’est facile. Trouver, c’est plus long.
        + {Hero} regarda par terre. Il y avait là du vrai sable.
        + On avait un peu envie de pleurer, mais pas tout de suite.
      `,
      turn: `
        {Hero} ramassa un charbon et une feuille sèche. [On reprit au début|On repartit de zéro].
        / Une feuille, [un charbon|du noir], et {hero} se mit au départ.
        @turn Alors {hero} dessina une carte pas à pas : [ici, une flaque|là, un courant d’air].
        / Un pas, un trait. {Hero} dessina une carte pas à pas, [sans rêver|pour de vrai].
        + Dix pas, un trait. Dix pas, un autre trait.
        + On ne mettait que ce qui était là. Pas un navet.
        + « Et si c’est ennuyeux ? » dit {friend}. « On l’écrit », dit {hero}.
        + Un coin sentait la menthe. {Hero} dessina une feuille.
        + {Friend} comptait les pas. C’était du vrai travail.
        + Petit à petit, la feuille devint un pays.
        + « Et mes navets ? » dit {friend}. On n’en dessina [aucun|pas un seul].
      `,
      works: `
        Bientôt, il ne resta qu’une tache blanche, [ronde|au milieu]. On y alla.
        / La carte fut pleine. Sauf [un rond|un coin], tout blanc.
        @result {Thing} était sur la tache blanche de la carte.
        / Et sur la tache blanche de la carte ? [Oui|Hop] : {thing} !
        + Il fallait passer sous une pierre, puis tourner, puis souffler.
        + C’était le seul endroit où l’on n’avait pas été.
        + « Ça alors, dit {friend}. Pas un navet ! »
        + {Hero} fit une petite croix, très fine.
        + Pour rentrer, on suivit les traits, un par un.
        + {Friend} signa la carte, en bas, tout petit.
        + Le caillou du début avait l’air content.
        + Pas un navet [à l’horizon|dans les coins], du reste.
      `,
      lesson: `
        Pour savoir, [il faut aller voir|le mieux est d’y aller].
        / Une carte, ça se fait avec les pieds. [Pas avec des navets|Et les yeux ouverts].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} s’ouvraient des passages inconnus, et {thing} y dormait.
        / Des passages partaient {spot.at}, [trois peut-être|sans un écriteau], et {thing} était dans l’un.
        Sur toutes les cartes, à cet endroit, on avait laissé [du blanc|un grand trou].
        / La carte du pays, là, [s’arrêtait|n’osait plus], et montrait du blanc.
        / Et les cartes ? [À cet endroit|Juste là], du blanc.
        + L’un sentait la menthe, l’autre le mouillé, et le troisième [ne sentait rien|se taisait du nez].
        + Un courant d’air en sortit, regarda la nuit et [rentra aussitôt|trouva qu’il faisait frais].
        + Une vieille pancarte disait simplement : « On ne sait pas. »
        + On lança un « ohé », qui revint plus tard, et par un autre trou.
        + Les entrées respiraient un peu, comme de gros animaux [bien élevés|endormis].
        + Nul n’y avait posé le pied, si ce n’est [peut-être la pluie|l’obscurité].
      `,
      wrong: `
        « Inutile d’y aller, dit {friend}, je connais : [des navets|ce ne sont que navets]. »
        / « Ma tante y est presque allée, dit {friend}. [Navets|Du navet], partout. »
        / « Je connais, dit {friend}. [Des navets|Rien que du navet]. »
        @wrong Puis {friend} décrivit des couloirs jamais vus, [un par un|meubles compris].
        / Les yeux clos, {friend} décrivit des couloirs jamais vus, [et leurs navets|fenêtre par fenêtre].
        + À gauche s’étendait un salon de navets, à droite leur salle de bains.
        + On prit donc à gauche, où il y avait un mur, et [bing|on le trouva avec le nez].
        + « Un mur de navet », maintint {friend}, et il fallut y [goûter|mettre la langue].
        + La grande salle à colonnes était un placard, mais, d’après {friend}, [vue de loin|un placard royal].
        + Chaque erreur recevait aussitôt une explication, plus belle que la route.
        + Au bout d’une heure, on connaissait bien l’opinion {friend.de}, et pas [le chemin|les lieux].
        + Le plan {friend.de} était superbe.
        + Il était faux aussi.
      `,
      doubt: `
        De trois passages on était à neuf, et l’on retrouvait toujours [le même caillou|ce caillou-là].
        / On ne savait plus où était l’entrée, ni [le nord|si l’on montait].
        + Le caillou commençait à les regarder avec [pitié|familiarité].
        + {Friend} disait encore « navet », mais sans y croire, comme on siffle [dans le noir|la nuit].
        + Il est plus vite fait d’inventer un pays que de le traverser.
        + On n’entendait pas un bruit auquel se tenir.
        + {Hero} baissa les yeux, et vit du sable, du vrai, avec une trace.
        + Cette trace-là, au moins, existait.
      `,
      turn: `
        {Hero} trouva un bout de charbon, une grande feuille sèche, et [recommença au début|reprit le chemin].
        / {Hero} oublia les navets, prit un charbon, [une feuille|du calme], et revint au début.
        / Du charbon, une feuille. {Hero} [recommença|revint au début].
        @turn Sans rien deviner, {hero} dessina une carte pas à pas, [dix pas par trait|avec les odeurs].
        / {Hero} compta, nota, [flaira|s’arrêta], et dessina une carte pas à pas.
        + Une flaque était une flaque, un mur un mur, et l’on ne mit [aucun navet|pas d’ornement].
        + « Et là où c’est ennuyeux ? » demanda {friend}. « On écrit : [ennuyeux|long] », dit {hero}.
        + La menthe eut sa feuille, le courant d’air sa petite flèche.
        + {Friend} eut la charge des pas, et les compta [sans en inventer|de façon admirable].
        + Le blanc reculait, comme la neige devant [une pelle|un balai].
        + C’était lent, et pourtant on ne tournait plus en rond.
      `,
      works: `
        Pour finir, il n’y eut plus sur la feuille qu’un endroit vide, tout au milieu.
        / La feuille se couvrit de traits, [de flaques|de coudes], sauf un petit rond au milieu.
        / Des traits, des flaques. Au milieu, [un rond vide|plus rien].
        @result On y courut, et {thing} était sur la tache blanche de la carte, [au centimètre près|qui attendait].
        / Ce que nul n’avait vu, [le voilà|enfin] : {thing} était sur la tache blanche de la carte.
        + Il fallait se baisser, tourner, et ne pas écouter [ce qu’on croyait savoir|l’écho].
        + « Pas un navet », constata {friend}, d’une voix [émue|changée].
        + {Hero} y mit une croix si fine qu’on aurait dit une étoile.
        + Au retour, chaque trait répondait présent, [flaque après flaque|l’un derrière l’autre].
        + {Friend} demanda à signer la carte, en tout petit, du côté des pas.
        + Une pancarte, ce soir-là, fut corrigée : « On sait un peu. »
      `,
      lesson: `
        Pour connaître un chemin, il existe mieux que la conversation : [la promenade|l’exploration].
        / La tache blanche est l’endroit le plus intéressant [d’une carte|de ce qu’on sait].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} béaient des passages que nul n’avait empruntés, et {thing} [reposait dans l’un d’eux|s’y trouvait].
        / Il s’ouvrait {spot.at} des passages [vierges|dont on parlait beaucoup], et {thing} s’y taisait.
        Les géographes, ici, avaient laissé [du blanc|un blanc, et s’étaient tus].
        / Nos cartes y mettaient un blanc, [par honnêteté|pudique], ou un dragon.
        + Le premier sentait la menthe, le deuxième la lessive, et le dernier, [ce qui inquiète davantage|plus fort], rien.
        + Un courant d’air en sortit, jugea la nuit fraîche et rentra sans [un mot|refermer].
        + Une pancarte honnête, comme on en voit trop peu, déclarait : « On ne sait pas. »
        + L’« ohé » que l’on y jeta revint bien, mais longtemps après, et par [une autre bouche|la voisine].
        + L’inconnu a ceci de particulier que tout le monde [en parle couramment|a un cousin qui l’a vu].
      `,
      wrong: `
        « Ce n’est pas la peine, dit {friend}, [je connais par cœur|des navets, rien d’autre]. »
        / « J’ai lu là-dessus, dit {friend} ; [le navet y domine|des navets], et rien d’autre. »
        @wrong Là-dessus, {friend} décrivit des couloirs jamais vus, [avec leurs rideaux|et jusqu’à leurs papiers peints].
        / {Friend} décrivit des couloirs jamais vus, [avec une précision|sans une hésitation] que rien ne gênait.
        + Il y était question d’un salon de navets, d’une enfilade de navets, et, au fond, [d’un très vieux navet|de la chapelle].
        + On prit à gauche, sur la foi de cette peinture, et l’on rencontra un mur, [du nez|de plein front].
        + « En navet », précisa {friend}, qui dut, sous les regards, [y goûter|mordre à sa thèse].
        + La salle à colonnes se révéla être un placard, circonstance que l’on mit au compte [de la perspective|des travaux].
        + Rien n’est plus difficile à quitter qu’un pays qu’on [invente|décrit si bien].
      `,
      doubt: `
        Des trois couloirs, on en était à neuf, et toujours [revenait le même caillou|au milieu, ce caillou].
        / Trois couloirs, neuf tournants, [le même caillou|un caillou] : à trop savoir, on revient.
        + Il les regardait, à présent, avec la familiarité un peu gênée [des voisins de palier|d’un portier].
        + {Friend} murmurait encore « navet », mais de cette voix que l’on prend pour [siffler dans le noir|se bercer].
        + On ne savait plus si l’on montait, et le silence, là-dessous, n’avait pas de [côtés|nord].
        + L’imagination va vite, mais elle a le défaut de ne mener [que chez elle|nulle part ailleurs].
        + {Hero} baissa les yeux, et il y avait là du sable, indiscutable, [avec une trace|et frais].
      `,
      turn: `
        Un bout de charbon, une feuille sèche, et l’on repartit [du caillou, promu capitale|de ce qu’on avait sous les pieds].
        / {Hero} tint le charbon, [congédia les navets|reprit au début], et ne crut que ses pas.
        @turn Renonçant à deviner, {hero} dessina une carte pas à pas, [sans une fioriture|les odeurs en marge].
        / {Hero} dessina une carte pas à pas, [avouant ses doutes|sans embellir], flaques comprises.
        + Une flaque y devint une flaque, ni plus ni moins, et l’on n’y admit pas [un seul navet|d’adjectifs].
        + Là où c’était ennuyeux, on écrivit « ennuyeux », en se promettant d’y [repasser vite|dormir].
        + {Friend}, à qui revint le compte des pas, y mit une exactitude que l’on ne [lui connaissait pas|soupçonnait guère].
        + Le blanc reculait sous le charbon, ainsi que la neige devant [la pelle|une porte qu’on ouvre].
        + Cela n’allait pas vite ; mais, pour la première fois de la soirée, [cela allait|on avançait].
      `,
      works: `
        La feuille ne montra plus qu’un espace inexploré, [rond comme une assiette|en plein cœur].
        / Tout fut noir de traits, [hors un rond|sauf le cœur], que l’on garda pour la fin.
        / L’exploration ne laissait plus qu’un espace immaculé, [au milieu|large comme une main].
        @result On s’y rendit, et {thing} était sur la tache blanche de la carte, [à un cheveu près|comme au rendez-vous].
        / {Thing} était sur la tache blanche de la carte, [là où nul n’avait menti|simplement].
        + Il avait suffi de se baisser, de tourner, et de ne pas écouter [ce que l’on croyait savoir|ses certitudes].
        + « Pas l’ombre d’un navet », dit {friend}, et il passa dans ce mot [tout un monde|un deuil léger].
        + {Hero} y posa une croix si fine qu’on l’aurait prise pour [une étoile|un cil].
        + Au retour, chaque trait vint se ranger sous le pied, avec la bonne foi [des choses vérifiées|du charbon].
        + La pancarte du seuil [fut amendée par leurs soins|reçut une retouche], et l’on y lit maintenant : « On sait un peu. »
      `,
      lesson: `
        L’inconnu ne se devine pas, [il se visite|il se parcourt], patiemment, un trait après l’autre.
        / Toute carte honnête avoue sa tache blanche, et c’est généralement là [qu’il faut aller|qu’habite la réponse].
      `,
    },
  },
  Stewardship: {
    titles: `
      {hero} et le petit jardin oublié
      Pour ceux d’après
      Un coin, et puis un coin
      Sous la dernière feuille
    `,
    refrains: [
      {
        first: 'Un coin propre, et puis un coin | pour ceux qui passeront demain.',
        changed: 'Un coin de lune, et puis un coin | pour toi qui dors jusqu’à demain.',
      },
      {
        first: 'Ce n’est pas moi qui ai sali | mais c’est moi qui range ici.',
        changed: 'Ce n’est pas moi qui ai fleuri | mais le jardin me dit merci.',
      },
      {
        first: 'Feuille à feuille, on y voit mieux.',
        changed: 'Fleur à fleur, on ferme les yeux.',
      },
    ],
    facts: {
      wrong: '{friend} refusa de ranger le jardin',
      turn: '{hero} rangea le jardin coin par coin',
      result: 'le petit jardin s’illumina',
    },
    beginner: {
      gate: `
        @spot {spot.at}, il y avait un jardin minuscule.
        / Un jardin de poupée dormait {spot.at}, [tout sale|sous les feuilles].
        {Thing} était quelque part dessous. Mais sous quoi ? [Il y en avait trop|Tout était à l’envers].
        / {Thing} était là, sous un tas. [Mais lequel|Quel tas] ? On voyait cent tas.
        + Des feuilles mortes, des ficelles, une botte et un peigne.
        + Une petite fontaine ne pouvait plus couler. Elle avait un chapeau.
        + Un escargot s’était fait une maison d’un vieux dé.
        + Quelqu’un avait aimé ce jardin, autrefois.
        + Il n’était pas plus grand qu’une nappe.
        + Une chaise de fée avait trois pieds et pas de fée.
        + On marchait sur des choses qui faisaient crac.
      `,
      wrong: `
        « Ce n’est pas notre fouillis », dit {friend}.
        / {Friend} leva le nez. « [Pas à moi|Pas moi], ces feuilles. »
        @wrong Et {friend} refusa de ranger le jardin.
        / « [Non|Ah non], merci. » {Friend} refusa de ranger le jardin.
        + {Friend} s’assit sur un râteau. Bing ! Droit sur le nez.
        + « Il n’est pas à moi non plus », dit {friend} au râteau.
        + {Friend} poussa une feuille avec l’air de ne rien faire.
        + « Que les autres rangent », dit {friend}. Il n’y avait pas d’autres.
        + {Friend} chercha au milieu, très vite. Tout retomba dessus.
        + Le peigne se prit quelque part. Ouille.
      `,
      doubt: `
        C’était beaucoup pour [si peu de monde|un seul soir]. Et qui le verrait ?
        / On ne savait pas par où commencer. [La nuit venait|Il y en avait tant].
        + Un tas, puis un autre tas, puis un tas de tas.
        + Personne ne dirait merci. Il n’y avait personne.
        + La botte avait l’air de pleurer.
        + Dans un coin, pourtant, une pousse essayait.
        + « On s’en va ? » dit {friend}, le nez bien rouge.
        + {Hero} regarda la pousse. Elle n’avait pas de place.
        + Il y avait même un tas de petits bouts.
      `,
      turn: `
        Ceux d’après, peut-être. [Un hérisson|Une abeille], un matin. {Hero} prit une feuille.
        / Demain, quelqu’un viendra. [Une souris|Un escargot], qui sait ? {Hero} se baissa.
        @turn Alors {hero} rangea le jardin coin par coin, [sans rien casser|feuille après feuille].
        / Un coin, [ouf|voilà], puis un coin. {Hero} rangea le jardin coin par coin.
        + D’abord un coin où il y avait une pousse. Elle s’étira.
        + Les ficelles avec les ficelles, les cailloux au bord.
        + {Hero} vida une botte. Une grenouille en sortit, dit pardon.
        + La fontaine perdit son chapeau, et fit un tout petit rot.
        + {Friend} rangea un râteau. C’était personnel.
        + Puis {friend} rangea autre chose. Sans le dire.
      `,
      works: `
        Sous la dernière feuille dormait {thing}.
        / Il restait une feuille. [Dessous|Hop], voici {thing} !
        @result Et le petit jardin s’illumina, [de l’allée à la haie|comme pour dire merci].
        / Une fleur, [deux|une lampe]… Le petit jardin s’illumina.
        + Chaque brin d’herbe avait sa lampe, et c’était de l’eau.
        + La fontaine coulait. Elle chantonnait, même.
        + Une pousse ouvrit une fleur, tout de suite.
        + « C’est grâce au râteau », dit {friend}.
        + Un escargot fit le tour de son jardin, très fier.
        + On laissa une botte, comme maison pour la grenouille du coin.
        + Une abeille se réveilla et fit le tour.
        + Cela sentait la menthe, tout à coup.
      `,
      lesson: `
        On range aussi pour [ceux qu’on ne verra pas|ceux d’après].
        / Ce n’était pas notre faute, [mais c’était notre tour|c’était notre soir].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se cachait un jardin, pas plus grand qu’une nappe et [couvert de bric-à-brac|oublié de tous].
        / Un jardin grand comme un mouchoir existait encore {spot.at}, [sous les feuilles|en pagaille].
        {Thing} dormait quelque part là-dessous, mais sous quoi ?
        / {Thing} était là, [sous une botte|peut-être], ou sous autre chose.
        + Des feuilles mortes, des ficelles, une botte et un peigne y tenaient [réunion|salon].
        + La petite fontaine ne coulait plus, car on lui avait laissé un chapeau sur la tête.
        + Quelqu’un, jadis, avait planté cela avec amour, une graine à la fois.
        + Un escargot s’y était arrangé une chambre dans un dé.
        + On ne pouvait poser un pied sans que quelque chose [proteste|fasse crac].
        + Il en montait une odeur de vieille pluie et de menthe étouffée.
        + La chaise n’avait que trois pieds.
        + Personne ne s’y asseyait plus.
      `,
      wrong: `
        « Ce n’est pas à nous, ce fouillis », dit {friend}, [et c’était vrai|les sourcils hauts].
        / « Qui salit range, dit {friend}. [Je n’ai|Or je n’ai] rien sali. »
        @wrong Ainsi {friend} refusa de ranger le jardin, [pas même une ficelle|par principe].
        / {Friend} refusa de ranger le jardin, [par justice|bras croisés], et regarda ailleurs.
        + Pour mieux refuser, {friend} s’assit, et le râteau lui donna [son avis|un grand coup].
        + « Que ceux qui l’ont fait reviennent ! » Il en venait [peu|un écho].
        + {Friend} fouilla au hasard, bien au milieu, et tout [retomba|lui revint dessus].
        + Un peigne se prit où il ne fallait pas, et l’on perdit cinq minutes.
        + On ne trouve rien dans le désordre, sinon [du désordre|le râteau].
        + Un escargot rentra ses cornes, car il en avait [vu d’autres|assez].
      `,
      doubt: `
        Cela faisait beaucoup de coins pour [une seule nuit|si peu de monde].
        / Et personne ne le verrait, [voilà le pire|ni ne dirait merci].
        + Un tas, puis un tas derrière le tas, et ainsi jusqu’à la haie.
        + {Friend} frottait son nez, en regardant [le râteau de travers|ailleurs].
        + On aurait pu s’en aller, et nul ne l’aurait [su|reproché].
        + Dans l’angle, sous une tuile, une pousse essayait quand même.
        + Elle poussait de côté, n’ayant pas la place de [pousser en haut|mieux faire].
        + {Hero} souleva un peu la tuile, [pour voir|rien que ça].
      `,
      turn: `
        Il y aurait bien quelqu’un, un matin, [un hérisson ou une abeille|qui passerait par là].
        / On ne range pas que pour soi, [pensa {hero}|au fond], et l’on commence par un coin.
        @turn Pour ce quelqu’un-là, {hero} rangea le jardin coin par coin, [en commençant par le plus petit|sans courir].
        / {Hero} rangea le jardin coin par coin, [une feuille, une botte|sans se plaindre], pour les suivants.
        + On mit les ficelles avec les ficelles, et les cailloux firent [une bordure|le tour].
        + D’une botte retournée sortit une grenouille, qui s’excusa d’[habiter là|être en pyjama].
        + La fontaine, décoiffée, toussa, puis [se rappela sa chanson|fit un filet].
        + {Friend} rangea d’abord le râteau, pour des raisons [personnelles|de nez].
        + Ensuite on vit {friend} porter une feuille, en sifflant, comme par hasard.
        + Un coin propre donne envie du coin d’à côté.
      `,
      works: `
        Il ne resta plus qu’une feuille, et {thing} [dormait dessous|était là, au sec].
        / La dernière feuille fut pliée, [avec soin|en deux], et dessous luisait {thing}.
        @result Alors le petit jardin s’illumina, [brin d’herbe après brin d’herbe|de la haie à l’allée].
        / Il y eut un point vert, [un rose|puis cent], et le petit jardin s’illumina.
        + C’était la rosée, qui avait enfin de la place pour briller.
        + Une jeune pousse se redressa, réfléchit et fit [une fleur|deux feuilles et une fleur].
        + « Sans le râteau, on n’y arrivait pas », dit {friend}, le nez encore [gros|rose].
        + Un escargot fit le tour du propriétaire, ce qui dura.
        + On laissa une vieille botte à la grenouille du lieu, [côté jardin|avec vue sur la fontaine].
        + Et la lune s’arrêta, comme on s’arrête devant une vitrine.
      `,
      lesson: `
        Cela ne nous appartenait pas, mais c’était notre [tour|soir] d’en prendre soin.
        / On range également pour ceux qu’on ne rencontrera jamais, [qui dormiront mieux|et c’est très bien].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} subsistait un jardin, grand comme une nappe, et [enseveli sous le bric-à-brac|que nul n’entretenait plus].
        / Un jardin, {spot.at}, attendait sous [nos restes|ses débris] qu’on se souvînt de lui.
        Là-dessous reposait {thing}, sans qu’on sût [sous quoi|par quel bout le prendre].
        / {Thing} devait y être, [plus bas|dessous], au terme de bien des feuilles.
        + Feuilles mortes, ficelles, peigne et botte y tenaient une sorte de congrès [permanent|des choses perdues].
        + La fontaine s’était tue le jour où quelqu’un l’avait [coiffée d’un chapeau|prise pour une patère].
        + On devinait qu’une main patiente avait autrefois planté cela, [graine à graine|en pensant à quelqu’un].
        + L’escargot, locataire d’un dé à coudre, s’était fait au désordre comme à [un papier peint|un climat].
        + Un jardin ne meurt pas de l’hiver, mais de ce que chacun le croit [à un autre|occupé].
      `,
      wrong: `
        « Cette pagaille n’est pas de notre fait », observa {friend}, [à juste titre|le menton haut].
        / « Il y a les coupables, dit {friend}, [et il y a moi|d’abord], qui passe. »
        @wrong Là-dessus, {friend} refusa de ranger le jardin, [ficelles comprises|et s’assit].
        / {Friend} refusa de ranger le jardin, [preuves à l’appui|fort dignement], et choisit un siège.
        + Un râteau, placé là par le destin, lui donna sur le nez [son sentiment|la réplique].
        + On en appela aux coupables, qui, comme souvent, [ne se pressèrent pas|tardèrent].
        + {Friend} fouilla d’autorité au milieu, et le milieu, [privé d’appui|n’aimant pas cela], lui revint sur la tête.
        + Le peigne s’était pris quelque part, en un lieu dont {friend} préféra [ne pas parler|taire le nom].
        + L’escargot rentra les cornes, d’un air qui [résumait bien des visites|en disait long].
      `,
      doubt: `
        Cela représentait énormément de coins pour une seule nuit, et [aucun témoin|personne pour les inspecter].
        / On ne vit jamais tant de coins, [ni si peu de bras|la nuit], dans un mouchoir.
        + Derrière chaque tas en attendait un autre, avec la modestie [des choses innombrables|des seconds rôles].
        + On pouvait s’en aller la tête haute, puisque enfin ce n’était la faute de personne [ici|de présent].
        + Sous une tuile, dans l’angle, une pousse s’obstinait [de côté|à vivre], faute d’avoir l’étage.
        + {Hero} la regarda plus longtemps qu’il n’était [prudent|raisonnable].
        + Nul ne remercie pour ce qu’il n’a pas [connu sale|vu faire], et c’est une pensée qui coupe les jambes.
      `,
      turn: `
        Il viendrait bien un hérisson, une abeille, [n’importe qui de matinal|quelqu’un, un jour].
        / Quelqu’un viendra, [songea {hero}|un soir], qui ne saura pas nos noms.
        @turn Pour cet inconnu, {hero} rangea le jardin coin par coin, [à commencer par le moins beau|en silence].
        / {Hero} rangea le jardin coin par coin, [comme on borde un lit|posément], pour qui viendrait.
        + Les ficelles rejoignirent les ficelles, et les cailloux, [rendus à leur vocation|promus], firent bordure.
        + De la botte retournée s’échappa une grenouille en tenue de nuit, qui [demanda le temps de s’habiller|rougit].
        + Débarrassée de son chapeau, la fontaine toussa, chercha, et retrouva [le début de sa chanson|le ton].
        + {Friend} s’occupa du râteau en premier, l’affaire étant [personnelle|entre eux].
        + On vit bientôt {friend} passer avec une feuille, puis deux, sifflotant, [comme si cela lui était venu|l’air de rien].
      `,
      works: `
        Restait une feuille, la dernière, sous laquelle {thing} [dormait au sec|n’avait pas bougé].
        / Une feuille encore, [une seule|rousse], et {thing} parut.
        @result Et le petit jardin s’illumina, [de la haie à l’allée|ainsi qu’une fête qu’on rallume].
        / Le petit jardin s’illumina, [d’une fleur à l’autre|fleur à fleur], sans faire de phrases.
        + Ce n’était que la rosée, qui trouvait enfin [où briller|un sol à son goût].
        + Une pousse, délivrée, se redressa, prit la mesure du ciel et jugea qu’il y avait là [de quoi fleurir|matière à une fleur].
        + {Friend} fit valoir la part du râteau, d’une voix [nasale|que le nez colorait].
        + L’escargot entreprit le tour de son domaine, dont on [attend encore le récit|le sait encore absent].
        + Une botte fut attribuée à la grenouille du lieu, rez-de-chaussée, [vue sur fontaine|eau courante].
      `,
      lesson: `
        La faute incombait à d’autres, mais la réparation, ce soir-là, [nous appartenait|nous revenait].
        / On entretient le monde pour des inconnus [qui ignoreront notre nom|qu’on ne rencontrera jamais], et c’est très bien.
      `,
    },
  },
  Balance: {
    titles: `
      {hero} et la poutre
      Un peu à gauche, un peu à droite
      La bouilloire de trop
      Un pas au milieu
    `,
    refrains: [
      {
        first: 'Un peu à gauche, un peu à droite | au milieu la route est droite.',
        changed: 'Un peu à gauche, un peu à droite | au milieu la lune est adroite.',
      },
      {
        first: 'Moitié ici, moitié là-bas | la poutre aime les petits pas.',
        changed: 'Moitié couette, moitié matelas | la nuit aime les petits pas.',
      },
      {
        first: 'Pose un peu, penche un peu.',
        changed: 'Pose tout, ferme les yeux.',
      },
    ],
    facts: {
      wrong: '{friend} porta tout du même côté',
      turn: '{hero} posa la moitié et répartit le reste',
      result: 'la poutre laissa passer tout le monde',
    },
    beginner: {
      gate: `
        @spot {Thing} était {spot.at}, au bout d’une [poutre|poutre étroite].
        / Une poutre menait {spot.at}. [Tout au bout|Là-bas] brillait {thing}.
        Et il y avait tant de bagages ! [Un tapis|Une bouilloire], des bottes, un fauteuil pliant.
        / Et ces bagages ! Des bottes, [un tapis|une cloche], un fauteuil.
        + La poutre n’était pas plus large qu’une règle.
        + Dessous, c’était loin, noir, et un peu mou.
        + Quand on soufflait, elle disait « oh là ».
        + Qui avait pris un parapluie, deux oreillers et une cloche ? Personne.
        + Une araignée la traversa, sans valise.
        + De l’autre bout venait une lueur.
        + Un pied dessus, et elle pencha pour voir.
        + La poutre dit : « Un peu moins, s’il vous plaît. »
      `,
      wrong: `
        @wrong « Donnez tout », dit-on, et {friend} porta tout du même côté.
        / {Friend} prit les bottes, le fauteuil et tout. {Friend} porta tout du même côté.
        Alors {friend} tourna en rond, puis tomba dans [une botte|une grande botte].
        / Ça penche ! [Un tour|Hou], deux tours, et boum dans les bottes.
        + « Je gère », dit une voix dans la bouilloire.
        + {Friend} pencha à gauche. Le monde pencha à droite.
        + On rajouta le tapis, pour voir. Ce fut pire.
        + Une botte partit. On l’entendit tomber longtemps.
        + « C’est la poutre qui tourne », dit {friend}.
        + Le fauteuil s’ouvrit tout seul, au mauvais moment.
        + La cloche sonna.
        + « Je penche exprès », dit {friend}.
      `,
      doubt: `
        La poutre [oscillait|penchait déjà]. En bas, c’était loin, et un peu mou.
        / On ne pouvait ni avancer ni reculer. [La poutre gémit|Et la nuit tombait].
        + Chaque objet disait : prends-moi, prends-moi.
        + On avait mal au bras du même côté.
        + {Friend} serrait le parapluie comme un bébé.
        + Laisser quelque chose ? Mais quoi ? Tout était utile, ou presque.
        + {Hero} avait le cœur qui penchait aussi.
        + L’araignée repassa. Elle n’avait toujours rien.
        + Le vent se leva un peu.
      `,
      turn: `
        A-t-on besoin de tout ça ? [De ces bottes|Du fauteuil] ? Pas pour vingt pas.
        / Vingt pas, c’est [court|peu]. Faut-il un fauteuil ?
        @turn {Hero} posa la moitié et répartit le reste, [ici et là|tout autour].
        / {Hero} posa la moitié, [là|dans l’herbe]. Le reste, {hero} le répartit.
        + Une botte à gauche, une botte à droite, et ça se parlait.
        + « Pas la bouilloire ! » dit {friend}. La bouilloire resta.
        + On la reprendrait en rentrant. Elle garderait le tapis.
        + On fit un pas, puis on attendit. On en fit un autre.
        + Au milieu, {hero} s’arrêta pour se reposer, exprès.
        + La poutre soupira. C’était un bon poids.
        + On laissa la cloche, et elle fit un petit ding.
      `,
      works: `
        @result Pas à pas, la poutre laissa passer tout le monde, [enfin|sans trembler].
        / Un pied, [l’autre pied|un pied]. La poutre laissa passer tout le monde.
        {Thing} était au bout. « Mon fauteuil [me manque|était utile] », dit {friend}.
        / Voilà {thing}. « Et mes [bottes|belles bottes] ? » dit {friend}.
        + On marchait comme une balance bien réglée.
        + {Friend} ouvrit les bras, ou ce qui en tenait lieu.
        + En bas, le noir et le mou furent déçus.
        + Il y avait même de la place pour un petit vent.
        + On ouvrit un parapluie, pour la beauté.
        + Une araignée applaudit, avec quatre pattes de chaque côté.
        + Personne ne tomba, pas même une botte.
      `,
      lesson: `
        Moins lourd, mieux réparti : [on arrive au bout|voilà tout le secret].
        / Un peu de ci, un peu de ça : [on tient debout|ça ne penche pas].
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} était {spot.at}, tout au bout d’une poutre pas plus large [qu’une règle|qu’un ruban].
        / Une poutre étroite menait {spot.at}. {Thing} était [au bout|à l’autre bout].
        Or on avait des bagages : tapis, bouilloire, bottes et [fauteuil pliant|une cloche].
        / On avait pris trop de choses : [une bouilloire|un tapis], des bottes, de quoi s’asseoir.
        + Personne ne se rappelait avoir emporté deux oreillers et un parapluie.
        + Dessous, il y avait du noir, et sous le noir quelque chose de [mou|vaseux].
        + Au premier souffle, la poutre disait « oh là là » et [se balançait|attendait].
        + Une araignée la traversa sans valise, en sifflant presque.
        + De l’autre bord venait une lueur, toute petite, qui tenait bien l’équilibre.
        + Les bagages font des petits, surtout [la nuit|quand on a peur de manquer].
      `,
      wrong: `
        « Donnez, j’ai de la force », dit {friend}, [en empilant|et c’était vrai].
        / « À moi tout ça ! dit {friend}. [Ma gauche|Mon dos] est de fer. »
        @wrong Ce fut une tour, car {friend} porta tout du même côté, [le gauche|bouilloire en haut].
        / {Friend} porta tout du même côté, [puis|et donc] tourna comme une aiguille.
        + On partit tout droit, et l’on tourna en rond, [trois tours complets|avec entrain].
        + « Je gère », répétait une voix, de plus en plus [ronde|penchée].
        + Une botte s’en alla, et l’on compta longtemps avant le [plouf|mou].
        + Le fauteuil, par surprise, s’ouvrit au milieu de l’affaire.
        + Tout finit dans la bouilloire, {friend} {friend:compris/comprise}.
        + « C’est la planche qui n’est pas droite », fit un écho de fer-blanc.
      `,
      doubt: `
        La poutre gémissait encore, et l’on s’assit au bord, [sans parler|entre deux paquets].
        / On ne pouvait ni passer avec tout, ni [se passer de rien|choisir].
        + Chaque objet avait l’air de dire qu’on allait [avoir besoin de lui|le regretter].
        + {Friend} tenait le parapluie contre son cœur.
        + On avait mal d’un seul côté, ce qui fatigue [des deux|davantage].
        + L’araignée repassa, toujours sans valise, et n’eut pas un mot.
        + Il y a des choses qu’on porte parce qu’on les a [portées|toujours eues].
        + {Hero} regarda la lueur, puis les oreillers, et [compta sur ses doigts|hésita].
      `,
      turn: `
        Pour vingt pas, fallait-il une cloche, [un tapis|un fauteuil], deux oreillers et du thé ?
        / {Hero} soupesa la cloche, [puis un oreiller|sourit] : pour vingt pas, c’était beaucoup.
        @turn Enfin {hero} posa la moitié et répartit le reste, [botte à gauche, botte à droite|un peu de chaque côté].
        / {Hero} posa la moitié et répartit le reste, [un peu ici|une botte], un peu là.
        + Le tapis garderait la bouilloire, la bouilloire garderait [le tapis|la place].
        + {Friend} dit adieu au fauteuil, avec une émotion [sincère|pliante].
        + Un pas, puis l’on écoutait la poutre, puis [un pas|l’on osait le suivant].
        + Au beau milieu, {hero} s’arrêta pour se reposer, ce qui demande du toupet.
        + Les deux côtés se répondaient comme des gens qui [dansent|s’entendent].
        + Rien ne tirait plus, et l’on se tenait droit sans le vouloir.
      `,
      works: `
        La planche soupira « ah », comme on soupire dans [un excellent fauteuil|une baignoire].
        / Au milieu, on souffla, [on salua|un temps], et le bois dit « ah ».
        @result Et, l’un suivant l’autre, la poutre laissa passer tout le monde, [sans protester|sans le moindre craquement].
        / Un pas pour toi, un pour moi, [et|voilà :] la poutre laissa passer tout le monde.
        + {Thing} attendait au bout, bien d’aplomb, [dans sa lueur|depuis le début].
        + « Il nous manquerait juste une tasse de thé », soupira {friend}.
        + En bas, le mou et le noir firent une mine [longue|d’abandonnés].
        + Un parapluie eut son heure, ouvert, pour la [grâce|beauté du geste].
        + Une petite araignée applaudit, quatre pattes à gauche, quatre à droite.
        + On revint chercher la bouilloire, et elle avait fait connaissance avec la nuit.
      `,
      lesson: `
        Ce n’est pas la force qui permet d’avancer, c’est [l’équilibre|la moitié de chaque côté].
        / Déposer la moitié n’est pas abandonner : [on marche tellement mieux|c’est arriver plus sûrement].
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} était {spot.at}, à l’extrémité d’une poutre qui avait la largeur [d’une règle|d’un scrupule].
        / {Thing} se trouvait {spot.at}, passé une poutre [maigre|d’une franchise étroite].
        Et l’on se découvrit des bagages, [en nombre|dont une bouilloire].
        / De nos bagages, [pour tout dire|on riait], la poutre n’avait pas été prévenue.
        + Il y avait un tapis, un fauteuil pliant, deux oreillers et une cloche, que nul [n’avouait avoir pris|ne réclamait].
        + Les bagages ont cette faculté de se multiplier, la nuit surtout, et par [peur de manquer|tendresse].
        + Au-dessous régnait du noir, et sous le noir, à en juger par le bruit, [du mou|quelque chose d’accueillant].
        + Une araignée franchit le tout sans valise, en personne [du métier|qui voyage].
        + Le bois, au moindre souffle, disait « oh là », de la voix de quelqu’un qui [relève d’une chute|se méfie].
      `,
      wrong: `
        @wrong « Donnez », fut-il dit, et {friend} porta tout du même côté, [en une tour penchée|cloche en tête].
        / {Friend} porta tout du même côté, [par principe|cloche au sommet], et prit congé de la droite.
        La ligne droite, sous ce fardeau, entreprit de [décrire des cercles|tournoyer], par trois fois.
        / On vit passer la tour, [puis repasser|penchée], puis se rasseoir.
        / L’inclinaison s’aggrava immédiatement, et l’édifice [tournoya|décrivit des cercles].
        + « Je domine la situation », assurait une voix, dont l’inclinaison [allait croissant|démentait le propos].
        + Une botte prit congé, et l’on compta jusqu’à onze avant d’entendre [le mou|sa réponse].
        + C’est l’instant que choisit un fauteuil pliant pour [se déplier|s’offrir].
        + Le tout s’acheva dans une bouilloire, {friend} {friend:compris/comprise}, sur une note [de fer-blanc|creuse].
        + On accusa la planche, qui, n’ayant jamais prétendu être [large|généreuse], se tut.
      `,
      doubt: `
        On s’assit au bord, parmi les paquets, et [chacun regarda le sien|rien ne se dit].
        / Le silence pesa, [moins que la cloche|lui aussi], mais pesa.
        + Chaque objet laissait entendre, avec tact, qu’on [le regretterait|aurait besoin de lui].
        + La fatigue d’un seul côté a ceci d’injuste qu’elle [gagne l’autre|penche].
        + {Friend} berçait le parapluie et prononçait à mi-voix le mot [indispensable|toujours].
        + Il est des choses que l’on porte pour la seule raison qu’on les a [portées hier|déjà en main].
        + L’araignée revint, les pattes libres, et n’ajouta [rien|pas un conseil], ce qui fut éloquent.
      `,
      turn: `
        Pour une vingtaine de pas, se demanda {hero}, faut-il [absolument une cloche|un service à thé] ?
        / Qu’emporte-t-on, [au juste|en somme], pour traverser vingt pas ?
        @turn À la surprise générale, {hero} posa la moitié et répartit le reste, [botte contre botte|avec équité].
        / {Hero} posa la moitié et répartit le reste, [comme on partage un secret|à vue d’œil].
        + Un tapis veillerait sur la bouilloire, et la bouilloire sur le tapis, arrangement dont ils [parurent flattés|vivent encore].
        + Les adieux {friend.de} au fauteuil furent brefs, dignes, et [pliants|deux fois recommencés].
        + On faisait un pas, on consultait le bois, et s’il n’y voyait pas d’objection, [un second|le suivant].
        + En plein milieu, là où nul n’ose, {hero} s’arrêta pour [se reposer|goûter la vue].
        + La gauche et la droite, n’étant plus en guerre, se renvoyaient le poids comme [un mot aimable|une balle].
      `,
      works: `
        Le bois émit un « ah », de ceux que l’on réserve [aux excellents fauteuils|à la fin des longues journées].
        / Au milieu, on s’arrêta, [le temps d’un « ah »|un instant], et le bois fut d’accord.
        / La poutre, agréablement surprise, émit un « ah » [de satisfaction|de convalescente].
        @result Un à un, la poutre laissa passer tout le monde, [sans un soupir superflu|ainsi que la brise].
        / La poutre laissa passer tout le monde, [bouilloire en moins|l’un après l’autre], et n’en dit rien.
        + {Thing} attendait au bout, d’aplomb, en chose qui n’avait jamais [douté|emporté de cloche].
        + {Friend} n’y trouva à redire que l’absence de thé, [objection qui fut notée|d’un ton rêveur].
        + Au fond, le noir et le mou se regardèrent, [frustrés d’un beau dîner|les bras ballants].
        + Ouvert en plein ciel, un parapluie eut son heure, qui fut [de pure élégance|courte et belle].
        + L’araignée du bord applaudit, des quatre pattes de gauche, puis, [par souci d’équité|après un temps], des quatre de droite.
      `,
      lesson: `
        On trébuche rarement faute de richesses, mais souvent pour [avoir penché|les garder du même côté].
        / La puissance ne suffit pas à qui refuse de [déposer la moitié|partager son fardeau].
      `,
    },
  },
  Unity: {
    titles: `
      {hero} et les cent petites lumières
      Tout près, tout près
      Cent lueurs pour une lampe
      Serrez-vous un peu
    `,
    refrains: [
      {
        first: 'Viens plus près, viens tout près | à cent petits, le jour paraît.',
        changed: 'Viens plus près, viens tout près | la nuit est douce, on dort en paix.',
      },
      {
        first: 'Une épingle, ça luit bien peu | cent épingles, ça fait un feu.',
        changed: 'Une épingle ferme les yeux | cent épingles veillent un peu.',
      },
      {
        first: 'Serrons-nous, petits feux.',
        changed: 'Dormons tous, petits feux.',
      },
    ],
    facts: {
      wrong: '{friend} voulut une grande lumière pour soi',
      turn: '{hero} pria les lumières de se rapprocher',
      result: 'cent petites lumières en firent une grande',
    },
    beginner: {
      gate: `
        @spot {spot.at}, il faisait très noir. Cent petites lumières [flottaient|veillaient], chacune dans son coin.
        / Le noir était partout, {spot.at}. Partout ? Cent petites lumières [luisaient|veillaient] un peu.
        Chacune était trop faible. [Pas moyen de voir|On ne voyait pas] {thing}.
        / Une lumière seule, c’est [un point|peu]. On cherchait {thing} du pied.
        + Elles étaient grosses comme des têtes d’épingle.
        + « Je suis trop petite », disait l’une. « Moi aussi », disait sa voisine, loin.
        + Le noir avait mis ses gros souliers.
        + On tendait le cou, et l’on voyait son cou, à peine.
        + Elles se disaient bonsoir de loin, sans bouger.
        + Une luisait en haut, une en bas, une derrière.
        + Il y avait un trou quelque part. Mais où ?
      `,
      wrong: `
        @wrong {Friend} voulut une grande lumière pour soi.
        / « [Une grande|La plus grosse], vite ! » {Friend} voulut une grande lumière pour soi.
        « Celle-là est trop petite, dit {friend}. Et celle-ci, [pfff|un point] ! »
        / {Friend} en choisit une. [Non|Bof]. Une autre. Bof.
        + Les petites se sentirent plus petites encore.
        + {Friend} en mit une sur sa tête. On vit une tête.
        + « Qui est la plus grosse ? » demanda {friend}. Elles baissèrent les yeux.
        + Deux se mirent à pleurer. Ça fait de la buée.
        + {Friend} se cogna contre ce qu’on cherchait peut-être.
        + « Il me faut un soleil », dit {friend}, dans le noir.
        + « Plus grosse ! dit {friend}. [Encore plus|Comme une lune] ! »
      `,
      doubt: `
        Le noir gagna [un coin, puis l’autre|du terrain]. On se serra un peu.
        / Les lueurs tremblaient, [chacune dans son coin|une par une]. Il faisait froid.
        + À quoi sert une seule petite lumière ?
        + Chacune croyait que l’autre n’avait pas besoin d’elle.
        + {Friend} se taisait, car le noir écoutait.
        + {Hero} n’avait plus que des questions.
        + On sentit l’épaule du voisin. C’était déjà ça.
        + Deux d’entre elles, par hasard, se frôlèrent.
        + On aurait dit la fin, ou [presque|le début de la fin].
      `,
      turn: `
        Tiens ! À deux, elles éclairaient [mieux|un peu plus]. {Hero} ouvrit grand les yeux.
        / Deux se touchèrent. [Oh|Tiens], un rond clair ! {Hero} vit cela.
        @turn Alors {hero} pria les lumières de se rapprocher : « [Plus près|Venez], tout près. »
        / « Venez, [venez|toutes] ! » {Hero} pria les lumières de se rapprocher.
        + « Mais je suis trop petite », dit la première. « C’est la bonne taille », dit {hero}.
        + Il en vint trois, puis dix, un peu timides.
        + « Serrez-vous. Encore. Il y a de la place. »
        + Une toute dernière n’osait pas, alors on l’attendit.
        + {Friend} rendit celle de sa tête et dit pardon.
        + Elles se tinrent chaud. Elles riaient un peu, de chatouilles.
      `,
      works: `
        @result Alors cent petites lumières en firent une grande, [ronde et chaude|belle comme une lune].
        / Dix, vingt, cent… [Oh|Et hop] ! Cent petites lumières en firent une grande.
        On vit tout, et d’abord {thing}. « [Voilà, une grande|C’est ma taille] », dit {friend}.
        / Il fit clair. [Juste là|Par terre], il y avait {thing}.
        + Le noir prit ses souliers et partit sur la pointe.
        + On vit aussi des fleurs, et le nez de tout le monde.
        + « C’est moi, ça ? » disait chacune. « C’est nous », disaient les autres.
        + La plus petite était au milieu. Sans elle, il y avait un trou.
        + Il faisait bon, comme autour d’une soupe.
        + Elles décidèrent de rester ensemble, au moins jusqu’à demain.
      `,
      lesson: `
        Cent petits ensemble, [ça fait du jour|c’est très grand].
        / Personne n’est trop petit, [si on se serre|tout près des autres].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, le noir avait tout pris, sauf cent lueurs, éparses et minuscules.
        / Il faisait nuit {spot.at}, [nuit partout|toute la nuit], avec cent lueurs, chacune à l’écart.
        Chacune brillait dans son coin, et trop peu pour montrer [{thing}|ce qu’on cherchait].
        / Une lueur, ça montre une lueur, [rien de plus|c’est tout], et pas {thing}.
        + « Je suis bien trop petite », disait l’une, et sa voisine, très loin, [disait pareil|soupirait].
        + Elles se souhaitaient le bonsoir à distance, sans déranger personne.
        + Le noir marchait de long en large, dans ses gros souliers.
        + On voyait à peine le bout de son nez, et encore, [par habitude|en louchant].
        + Il y en avait au ras du sol, dans les hauteurs, derrière, et jamais là où [il fallait|l’on allait].
        + Une lueur seule n’éclaire que sa propre solitude.
        + Elles étaient très polies.
        + Cent, c’est beaucoup de coins.
      `,
      wrong: `
        « Il m’en faudrait une vraie », dit {friend}, [en faisant son choix|l’air pincé].
        / « Trop petite, [trop pâle|pâlotte], trop loin », disait {friend}.
        @wrong Car {friend} voulut une grande lumière pour soi, [une lampe de salon|et tout de suite].
        / {Friend} voulut une grande lumière pour soi, [avec un abat-jour|et rien d’autre].
        + Celle-ci fut jugée faible, celle-là [pâlotte|un point], et la suivante vexante.
        + Posée sur la tête {friend.de}, une lueur éclaira [une tête|un front boudeur].
        + « Laquelle de vous est la plus grosse ? » Elles baissèrent d’un cran.
        + Deux se mirent à pleurer, ce qui fait de la buée et [peu de clarté|du brouillard].
        + {Friend} réclama un soleil, et se cogna [en le cherchant|dans le noir].
        + On y voyait déjà moins qu’en arrivant.
      `,
      doubt: `
        Le noir s’installa dans un coin, puis dans [l’autre|tous], et l’on se serra.
        / Les lueurs vacillaient, [chacune persuadée d’être de trop|l’une après l’autre].
        + À quoi bon une épingle contre une nuit entière ?
        + Elles s’étaient toujours crues seules, alors qu’elles étaient [cent|voisines].
        + {Friend} parlait bas, car l’ombre écoutait.
        + Dans le silence, on sentit l’épaule de l’autre, et cela [comptait|réchauffait].
        + {Hero} n’avait plus d’idée, rien qu’un peu de chaud à côté.
        + C’est alors que deux lueurs, par mégarde, se frôlèrent.
      `,
      turn: `
        Deux lueurs s’étaient touchées, et il y eut là [une pièce de jour|un éclat supplémentaire].
        / Deux s’étaient frôlées : [par terre|à leurs pieds], il y eut un rond de jour.
        @turn Voyant cela, {hero} pria les lumières de se rapprocher, [toutes, et tout près|de proche en proche].
        / {Hero} ouvrit grand les yeux et pria les lumières de se rapprocher, [même la dernière|bien fort].
        + « Je vais gêner », dit la plus petite. « Tu vas [manquer|servir de milieu] », dit {hero}.
        + Il en vint deux, cinq, vingt, avec des pardon et des [chatouilles|après vous].
        + « Encore un peu », disait {hero}, et l’on trouvait toujours [de la place|un coin].
        + {Friend} rendit celle de sa tête, s’excusa et [poussa les retardataires|fit le portier].
        + On attendit la dernière, qui venait de loin et n’y croyait pas.
        + Elles avaient chaud, à présent, et cela se voyait.
      `,
      works: `
        @result Alors cent petites lumières en firent une grande, [ronde comme une lune|qui leur ressemblait à toutes].
        / Elles se serrèrent, [rirent|tinrent], et cent petites lumières en firent une grande.
        On vit le sol, les murs, les visages, et {thing}, [tout près|à deux pas].
        / On se vit, [on se salua|enfin], et l’on vit {thing}.
        + Le noir prit ses souliers à la main et [sortit|s’excusa].
        + « Qui brille comme ça ? » demandait l’une. « Nous », répondaient [les autres|quatre-vingt-dix-neuf voix].
        + La plus petite se tenait au milieu, et sans elle il y avait un trou.
        + « Une grande, c’est ce que j’avais demandé », dit {friend}, [tout doucement|à voix basse].
        + Il faisait bon là autour, comme près d’une soupière.
        + Elles convinrent de ne plus se souhaiter le bonsoir de si loin.
      `,
      lesson: `
        Une petite lumière ne peut pas tout, [mais cent, si|qu’elle appelle ses voisines].
        / On n’est trop petit que lorsqu’on reste [loin des autres|dans son coin].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, il ne subsistait du jour qu’une centaine de lueurs éparses.
        Chacune brillait pour elle-même, trop faiblement pour révéler {thing} [ou un obstacle|ou le sentier].
        / Aucune, [prise seule|au fond], n’eût éclairé {thing}, ni même sa voisine.
        + « Je suis trop petite », confiait l’une au noir, qui s’en trouvait [encouragé|fort bien].
        + Elles échangeaient de loin des bonsoirs exquis, chacune ayant à cœur [de ne pas peser|sa discrétion].
        + L’ombre arpentait l’endroit dans ses gros souliers, en [propriétaire|maître de maison].
        + Il y en avait en haut, en bas, derrière, et toujours ailleurs qu’à [l’endroit utile|portée].
        + Une lueur isolée ne montre guère que l’étendue de ce qu’elle [n’éclaire pas|ignore].
      `,
      wrong: `
        @wrong De tout cela, {friend} voulut une grande lumière pour soi, [un lustre, au minimum|immédiatement].
        / {Friend}, les jugeant médiocres, [une par une|vite], voulut une grande lumière pour soi.
        + On passa les candidates en revue, et elles furent trouvées, l’une pâle, l’autre brève, la suivante [presque insolente|à peine visible].
        + Celle qui fut juchée sur la tête {friend.de} éclaira, avec beaucoup d’honnêteté, [une tête|un front].
        + La question de savoir quelle était la plus grosse les fit toutes [rapetisser|baisser d’un ton].
        + Deux fondirent en larmes, ce qui produit de la buée et fort peu de [lumens|jour].
        + Un soleil fut réclamé, dans l’obscurité, à voix haute, et nul ne sut à qui [transmettre|en parler].
      `,
      doubt: `
        L’obscurité occupa un coin, puis un autre, [et l’on se rapprocha machinalement|de l’air de s’installer].
        / Le noir prit ses aises, [un coin puis deux|partout], comme un invité qui reste.
        + Que peut une épingle, à dire vrai, contre toute une nuit, [sinon piquer|qui n’a pas de bord] ?
        + Elles s’étaient crues seules, étant cent, et il y avait là une erreur [de distance|très répandue].
        + {Friend}, que le silence intimidait, parlait à présent comme on parle [dans une église|aux murs].
        + On sentit l’épaule de l’autre, et cette petite chaleur, dans le noir, [fut la seule nouvelle|compta].
        + C’est dans ce moment que deux lueurs, par pure maladresse, [se frôlèrent|se heurtèrent].
      `,
      turn: `
        Deux s’étaient touchées, et là naquit un éclat, [plus grand que leur somme|une piécette de jour].
        / Deux lueurs se frôlèrent, [et ce ne fut pas deux|là], mais bien davantage.
        @turn Ayant bien regardé, {hero} pria les lumières de se rapprocher, [et de si près qu’il se pouvait|toutes].
        / {Hero} pria les lumières de se rapprocher, [la plus timide d’abord|doucement], jusqu’à se toucher.
        + « Je vais encombrer », objecta la moindre, à qui l’on répondit qu’il fallait bien [un milieu|commencer par elle].
        + Elles s’avancèrent par deux, par cinq, par vingt, avec des pardons, des rires et [des chatouilles|mille façons].
        + « Encore », disait {hero}, et il se trouvait chaque fois, entre deux, [un peu de place|l’espace d’une].
        + {Friend}, la tête de nouveau dans l’ombre, fit le portier auprès des [indécises|retardataires].
        + On attendit la dernière, qui venait de loin, [et n’en croyait pas ses rayons|par petites étapes].
      `,
      works: `
        @result Alors cent petites lumières en firent une grande, [où chacune se reconnaissait|extraordinairement chaude].
        / On ne sut plus qui brillait : [serrées ainsi|coude à coude], cent petites lumières en firent une grande.
        On y voyait le sol, les visages et, [à deux pas|presque sous le pied], {thing}.
        / Le jour revint sur nous, [au ras du sol|à peine], et sur {thing}.
        / {Thing} réapparut dans cette clarté collective, [à deux pas|presque sous le pied].
        + L’ombre prit ses souliers à la main et sortit, [sur la pointe de ce qu’elle avait|en personne qui a compris].
        + « Qui donc brille de la sorte ? » demandait l’une, et les autres, [un peu pompettes|d’une seule voix], répondaient : « Nous. »
        + Au beau milieu se tenait la plus petite, sans laquelle, [vérification faite|à bien voir], il y avait un trou.
        + « C’était tout à fait ce genre-là », murmura {friend}, qui n’avait plus du tout envie de [l’avoir pour soi|choisir].
        + Il régnait alentour une tiédeur de soupière, et l’on se surprit à [tendre son bol|se serrer aussi].
      `,
      lesson: `
        On n’est jamais insignifiant, [on n’est qu’éloigné|pourvu qu’on soit plusieurs].
        / La lumière du jour n’est peut-être qu’une multitude de lueurs [qui se tiennent|rassemblées].
      `,
    },
  },
}
