import type { ThemesOf } from '../../../../language.ts'

export const feeling: ThemesOf<'feeling'> = {
  Joy: {
    titles: `
      {hero} et la statue qui ne riait pas
      Sauter pour rien
      Treize blagues et une flaque
      Le rire de pierre
    `,
    refrains: [
      {
        first: 'Hop pour rien, hop pour rire, sans raison vient le rire.',
        changed: 'Hop au lit, hop, un sourire, sans raison l’on peut dormir.',
      },
      {
        first: 'Statue, statue, garde ton front | moi, je saute et je tourne en rond.',
        changed: 'Statue, statue, tu ris pour de bon | et moi, je bâille et je dors en rond.',
      },
      {
        first: 'Plif, plaf, la lune éclabousse.',
        changed: 'Plif, plaf, la lune est douce.',
      },
    ],
    facts: { wrong: '{friend} récita une liste de blagues', turn: '{hero} sautilla pour le plaisir', result: 'la statue éclata de rire' },
    beginner: {
      gate: `
        @spot {spot.at}, une statue de pierre tenait {thing}. Elle était [très sérieuse|sérieuse comme un mur].
        / Une statue se dressait {spot.at}. Elle tenait {thing} et ne riait [pas|jamais].
        Sur son socle, on lisait : « [Je lâche si je ris|Faites-moi rire]. »
        / Son socle disait : « [Un rire|Hi hi], et je lâche tout. »
        + Elle n’avait pas ri depuis cent ans.
        + Un oiseau avait fait son nid sur son chapeau. Même cela ne l’amusait pas.
        + Ses sourcils étaient en granit, et sa bouche aussi.
        + On tira un peu. Ses doigts serrèrent [plus fort|encore plus].
        + À ses pieds, il y avait des plumes. Beaucoup l’avaient chatouillée.
        + Un clown de paille avait renoncé, là, dans un coin.
        + Elle regardait droit devant, vers [rien|un point très triste].
        + Devant elle, une flaque brillait, ronde comme une assiette.
      `,
      wrong: `
        @wrong {Friend} récita une liste de blagues.
        / « Blague une, [blague deux|numéro deux]… » {Friend} récita une liste de blagues.
        La statue attendit la fin. La fin était passée [depuis longtemps|trois fois].
        / La statue ne rit pas. [Un pigeon|Le vent] bâilla.
        + « Riez donc ! » dit {friend}, en tapant du pied.
        + La blague six parlait d’un canard. Personne ne sut pourquoi.
        + Il fallut expliquer la sept. Ce fut [long|pire].
        + À la neuf, {friend} se fâcha. À la dix, {friend:il/elle} bouda.
        + « C’est la pierre qui est bête », dit {friend}.
        + Un corbeau bâilla. Une feuille tomba, par ennui.
        + {Friend} rit sans personne, [trop fort|pour montrer], puis se tut.
      `,
      doubt: `
        À la douzième blague, le corbeau [partit|soupira]. La pierre était toujours de pierre.
        / Il ne restait plus de blague. [Rien ne bougeait|La pierre non plus].
        + {Friend} regarda sa liste. Derrière, c’était blanc.
        + Le soir devenait gris, lui aussi.
        + On aurait dit que le rire était parti en voyage.
        + Quand on veut rire exprès, ça ne vient jamais.
        + {Hero} donna un petit coup de pied dans rien.
        + « Et si on rentrait ? » dit {friend}, d’une voix plate.
        + La statue tenait bon, et elle avait l’air bien seule.
      `,
      turn: `
        Mais une flaque brillait, tout près. [Elle invitait|Elle était parfaite]. {Hero} oublia la statue.
        / Oh, une flaque ! [Ronde|Belle], et juste à la taille. {Hero} ne vit plus qu’elle.
        @turn Et hop ! {Hero} sautilla pour le plaisir, [sept fois|de tout son cœur]. Plaf !
        / Un pied, l’autre pied. {Hero} sautilla pour le plaisir, [plif|plaf], sept fois.
        + Une goutte partit vers la lune.
        + Un saut à gauche. Un saut à droite. Et un pour la flaque.
        + « Que fais-tu ? » dit {friend}. « Je ne sais pas ! » dit {hero}.
        + Ça ne servait à rien du tout, et c’était [très bon|le mieux].
        + {Friend} en reçut sur le nez. {Friend} sauta aussi.
        + On chantait faux, et très fort.
        + Un petit rond d’eau fit encore plic.
      `,
      works: `
        Il y eut un hi. Puis un hi hi. Cela venait [d’en haut|de la pierre].
        / La pierre fit hi. [Un caillou|De la mousse] tomba. Puis elle fit hi hi.
        @result Et la statue éclata de rire, [tout entière|à s’en tenir les côtes].
        / Ha, ha, ha ! La statue éclata de rire, [et la lune aussi|du nez aux pieds].
        + Des miettes de pierre tombèrent, et un vieux nid.
        + Ses doigts s’ouvrirent. {Thing} glissa [dehors|dans la mousse].
        + « Encore ! dit-elle. Encore le plaf ! »
        + « C’était ma blague treize », dit {friend}.
        + Elle rit si bien qu’elle eut [le hoquet|mal au ventre]. Un hoquet de pierre !
        + Un corbeau revint voir ce qu’il avait manqué.
        + On sauta une fois de plus, tous ensemble, pour rien.
      `,
      lesson: `
        La joie ne se commande pas. [Elle saute|On l’attrape en sautant].
        / Pour faire rire, il faut d’abord [s’amuser|être content soi-même].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, une statue de pierre serrait {thing}, [sérieuse comme une facture|le front sévère].
        / Une statue gardait {thing} {spot.at}, [la bouche cousue|droite comme un i], l’air d’un lundi.
        « Je ne lâche que si je ris », [disait son socle|y lisait-on en lettres d’or].
        / Il était gravé en bas : « Qui me fait rire [m’ouvre les mains|emporte tout]. »
        + Depuis cent ans, elle n’avait pas ri, et cela se voyait [aux plis|à sa bouche].
        + Un merle avait bâti son nid sur son chapeau, sans lui arracher [un sourire|une fossette].
        + Autour d’elle traînaient des plumes, des chatouilleurs et deux nez rouges.
        + On tira sur ses doigts, qui se refermèrent [d’un cran|encore mieux].
        + Une flaque toute ronde s’étalait devant, et personne ne la regardait.
        + Elle fixait, au loin, un point que rien n’avait jamais [égayé|fait bouger].
        + Même la mousse, sur elle, poussait en ligne droite.
      `,
      wrong: `
        @wrong {Friend} récita une liste de blagues, [numéro par numéro|sans sauter une ligne].
        / {Friend} tira un papier, [toussa|se redressa], et récita une liste de blagues.
        La statue attendait poliment la chute, qui était [déjà passée|derrière elle].
        / La statue n’avait pas [ri|remué], pas même à la septième, avec la girafe.
        + « C’est l’histoire d’un canard, non, attendez, riez d’abord », dit {friend}.
        + La blague sept demandait des explications, et les explications en demandaient [d’autres|aussi].
        + Vers la neuvième, {friend} criait, et le canard n’était plus [drôle du tout|qu’un cri].
        + « Elle n’a aucun humour », conclut {friend} en tapant du pied.
        + Il y eut bien un rire, mais c’était celui {friend.de}, et il [s’arrêta net|sonnait creux].
        + Un corbeau, au premier rang, se mit à [bâiller|lire une feuille].
        + On essaya de chatouiller la pierre, qui [chatouilla les doigts|n’en sut rien].
      `,
      doubt: `
        Après la douzième, le corbeau s’envola, et il ne resta que [le silence|le vent].
        / La liste était finie, et la pierre, [comme avant|toujours de pierre].
        + Un rire qu’on appelle ne vient pas plus qu’un chat.
        + {Friend} retourna la feuille, mais derrière, il n’y avait que [du blanc|une addition].
        + Le soir prit la couleur du granit.
        + {Hero} poussa du pied un caillou, pour s’occuper.
        + On se serait presque cru dans une salle d’attente.
        + Et l’on pensa à ceux qui comptaient sur eux, là-bas.
      `,
      turn: `
        Mais il y avait là une flaque, ronde, brillante, qui [ne demandait que ça|invitait].
        / C’est alors qu’on vit une flaque, [large comme un plat|avec la lune dedans].
        @turn Oubliant la statue, {hero} sautilla pour le plaisir, et [plaf|les gouttes volèrent] !
        / {Hero} regarda la flaque, [pas la statue|prit son élan], et sautilla pour le plaisir.
        + « À quoi ça sert ? » demanda {friend}. « À rien du tout », cria {hero}, [en l’air|au milieu d’un saut].
        + Un bond pour la lune, un bond pour la boue, un bond [de côté|sans motif].
        + {Friend} reçut une goutte sur le nez, réfléchit et [sauta aussi|s’y mit].
        + On chantait n’importe quoi, dont la moitié à l’envers.
        + La flaque riait déjà, par petits ronds.
        + Rien n’était prévu, et c’était [bien le meilleur|là toute l’affaire].
      `,
      works: `
        Un hi dégringola, immédiatement suivi d’un hi hi, [terriblement rouillé|plein de poussière].
        / De la pierre, [là-haut|au troisième plaf], s’échappa un hi, puis deux.
        @result Alors la statue éclata de rire, [des pieds au chapeau|et sa mousse en trembla].
        / Le front céda, [puis la bouche|le ventre aussi], et la statue éclata de rire.
        + Elle se tenait les côtes, et pour cela il fallait bien [lâcher {thing}|ouvrir les mains].
        + « Le plaf ! hoquetait-elle, refaites-moi le plaf ! »
        + « C’était ma treizième blague », fit remarquer {friend}, [modestement|le nez trempé].
        + Cent ans de sérieux roulèrent par terre sous forme de gravier.
        + Un merle, sur le chapeau de pierre, demanda qu’on rie [moins fort|de ce côté-ci].
        + Il fallut encore sauter trois fois, car elle y prenait goût.
      `,
      lesson: `
        La joie n’obéit pas quand on l’appelle ; elle arrive [regarder qui sautille|quand on s’amuse].
        / « Je cherchais le rire, dit {friend}, [et toi, tu t’amusais|il était dans la flaque]. »
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se dressait une statue qui serrait {thing}, [grave comme une facture|et ne souriait pas].
        / {Thing} était {spot.at}, entre les mains d’une statue [peu portée sur la gaieté|morose].
        Son socle annonçait qu’elle ne lâcherait prise [qu’en riant|que si elle riait].
        / Une inscription prévenait : [le rire seul|pas d’argent, un rire] ouvrirait ses doigts.
        + Elle n’avait pas ri depuis un siècle, et la mousse elle-même, sur ses épaules, poussait [en rangs|sans fantaisie].
        + Le sol, alentour, était jonché de plumes, de faux nez et d’autres traces [d’optimisme|de bonne volonté].
        + Un merle avait bien installé son ménage sur le chapeau, mais l’effet comique, s’il existait, lui [échappait|passait au-dessus].
        + On tenta d’écarter ses doigts, lesquels, sans hausser le ton, se refermèrent [davantage|d’un bon cran].
        + Une flaque, tout près, reflétait la lune, et nul ne songeait à [elle|s’y intéresser].
        + Son regard reposait au loin sur un point que rien, de mémoire de merle, n’avait [égayé|su distraire].
      `,
      wrong: `
        @wrong {Friend} récita une liste de blagues, [de la première à la douzième|avec les numéros].
        / {Friend} déplia un papier, [s’éclaircit la voix|salua] et récita une liste de blagues.
        La statue attendait encore la chute, que [l’on avait passée depuis longtemps|tous avaient vue].
        / La statue écouta [de marbre|sans ciller], ce qui, chez elle, ne prouvait rien.
        + Celle du canard commençait par la fin, ce {friend.que} corrigea en la recommençant [par le milieu|au début].
        + La septième réclamait une explication, et l’explication, hélas, [en fournit trois|fut très complète].
        + Le ton montait, de sorte qu’à la neuvième on ne savait plus s’il fallait rire ou [se rendre|demander pardon].
        + « Cette pierre n’a pas d’oreille », déclara {friend}, dont le rire, en exemple, [sonna creux|retomba seul].
        + Un corbeau, assis au premier rang, consultait ostensiblement [la lune|l’heure].
        + Rien n’est plus triste, au fond, qu’une plaisanterie qui [insiste|frappe deux fois].
      `,
      doubt: `
        La liste épuisée, il ne resta plus qu’un grand silence, [assis au milieu d’eux|de la couleur du granit].
        / Rien n’est plus sérieux, [au fond|découvrit-on], que de vouloir faire rire.
        + Le rire est ainsi fait qu’il ne vient pas quand on l’appelle, et l’on l’avait [appelé douze fois|crié].
        + {Friend} retourna la feuille, où ne figurait, au dos, qu’une vieille [addition|liste de légumes].
        + Le corbeau s’en alla sans applaudir, avec une discrétion [qui faisait mal|de critique].
        + On songea, plus bas, à ceux qui attendaient, et cela n’aidait pas à trouver les choses [drôles|légères].
        + {Hero} poussait du pied un caillou, sans y penser, [d’un bord à l’autre|vers la flaque].
      `,
      turn: `
        Une flaque, rondelette et resplendissante, [revendiqua ses droits|cligna de la lune].
        / Il y avait une flaque, [avec la lune dedans|large et vacante], et {hero} l’aperçut.
        @turn Oubliant totalement la statue, {hero} sautilla pour le plaisir, [à sept reprises|éclaboussant les alentours].
        / {Hero} ne songea plus à la statue et sautilla pour le plaisir, [plaf après plaf|à pieds joints].
        + « Et dans quel but ? » s’enquit {friend} ; mais {hero}, à mi-hauteur, [n’en avait pas|ne voyait pas le rapport].
        + Il y eut un saut pour la lune, un saut pour la boue, et plusieurs, les meilleurs, [pour rien|sans dédicace].
        + Une éclaboussure atteignit {friend} sur le nez, qui réfléchit un instant et [se rangea à cet argument|sauta].
        + On chantait aussi, quoique chacun un air différent, et le tout, [chose étrange|bizarrement], allait ensemble.
        + La flaque riait déjà, de ce rire en cercles qu’ont [les eaux douces|les flaques].
      `,
      works: `
        Un premier « hi » dégringola des hauteurs, accompagné d’un peu de [gravier|lichen].
        / Là-haut, [quelque chose céda|la mousse frémit], et un « hi » en tomba.
        @result Finalement, la statue éclata de rire, [du socle au chapeau|à en perdre sa mousse].
        / Le rire vint de loin, [des fondations|du socle], et la statue éclata de rire.
        + Comme elle voulait se tenir les côtes, il lui fallut bien ouvrir les mains, et {thing} [en tomba|fut libre].
        + Un siècle de sérieux dégringolait par petits morceaux, qu’un merle [évitait de justesse|comptait].
        + « Le plaf, suppliait-elle entre deux hoquets minéraux, [refaites le plaf|encore le plaf] ! »
        + {Friend} fit observer qu’il s’agissait là, en quelque sorte, de sa treizième blague, la seule [sans paroles|jamais écrite].
        + On recommença trois fois, par bonté, et une quatrième [parce que c’était bon|par goût].
      `,
      lesson: `
        La joie n’obéit guère au sifflet, mais elle accourt volontiers [dès qu’on s’amuse sans elle|là où l’on sautille].
        / Les pierres éclatent de rire précisément quand on [s’en désintéresse|s’amuse pour de bon].
      `,
    },
  },
  Gratitude: {
    titles: `
      {hero} et le petit balai
      Celui que personne ne voyait
      Merci pour le chemin
      Trois cents ans de poussière
    `,
    refrains: [
      {
        first: 'Merci bas, merci haut, merci à qui tient le balai.',
        changed: 'Merci bas, merci haut, merci la nuit, merci, c’est beau.',
      },
      {
        first: 'Qui a frotté ce beau chemin ? Personne, dit-on : je le vois bien.',
        changed: 'Qui a frotté la lune, enfin ? Quelqu’un, tout bas : je le vois bien.',
      },
      {
        first: 'Frrt, frrt, merci qui balaie.',
        changed: 'Frrt, frrt, la nuit balaie.',
      },
    ],
    facts: {
      wrong: '{friend} se plaignit de la poussière',
      turn: '{hero} vit le petit balayeur et lui dit merci',
      result: 'le petit balayeur rougit et montra la cachette',
    },
    beginner: {
      gate: `
        @spot {spot.at}, un nuage de poussière dansait. [Frrt|Frrt, frrt], faisait quelque chose.
        / Frrt, frrt. Un nuage gris [dansait|flottait] {spot.at}.
        On cherchait {thing}, mais on ne voyait que [du gris|son nez].
        / {Thing} était par là. Mais [où|par où] ? Tout était gris.
        + Le sol, pourtant, était propre comme un plat.
        + Il y avait partout des tas, petits et bien ronds.
        + Personne ne se demandait qui faisait ça.
        + Ça piquait le nez et ça grattait la langue.
        + Une trace fine allait d’un bord à l’autre, [très droite|comme un trait].
        + Chaque nuit, quelqu’un passait. Chaque jour, on l’oubliait.
        + Le bruit s’arrêta, puis il reprit, un peu plus loin.
      `,
      wrong: `
        @wrong « Quelle saleté ! » {Friend} se plaignit de la poussière et [éternua|toussa].
        / « [Atchoum|Pouah], c’est sale ! » {Friend} se plaignit de la poussière.
        Et {friend} passa par-dessus un tas. Le tas [s’écroula|vola]. Il y eut deux fois plus de gris.
        / {Friend} passa. Pof, [un tas|deux tas] de moins. Pof, du gris partout.
        + « C’est mal tenu », dit {friend}, un tas sur la tête.
        + Quelque chose de tout petit soupira.
        + {Friend} souffla dessus, de toutes ses forces. Ce fut la nuit.
        + « On devrait le dire à quelqu’un », dit {friend}. À qui ?
        + Un tas propre se trouva sur le chemin. Plus de tas propre.
        + « Atchoum ! » Trois coins étaient à refaire.
        + Le frrt, frrt repartit du début, sans se plaindre, lui.
      `,
      doubt: `
        Frrt, frrt, faisait quelque chose, [tout bas|sans s’arrêter]. Et personne n’écoutait.
        / On ne voyait plus rien du tout. [Pas même la porte|Même la lune était grise].
        + Le nuage était plus gris, et aussi plus triste.
        + {Friend} avait de la poudre aux cils.
        + On s’assit. Le sol, là, était tout propre.
        + {Hero} passa un doigt par terre. Pas un grain !
        + Tiens. Qui donc avait fait ce bout-là ?
        + Quelqu’un travaillait tout près, et pour eux.
        + Il faisait bien noir pour travailler [seul|sans lampe].
      `,
      turn: `
        {Hero} se pencha, plus près, encore plus près. Il y avait là [un balai|un tout petit balai].
        / Frrt, [fit une brosse|encore]. {Hero} mit le nez par terre.
        @turn {Hero} vit le petit balayeur et lui dit merci. « [C’est si propre|Pour tout ce sol]. »
        / {Hero} vit le petit balayeur, [pas plus haut qu’un clou|tout gris]. {Hero} lui dit : « Merci. »
        + Le balai n’était pas plus gros qu’un cil.
        + Au bout du balai, deux yeux s’ouvrirent, tout ronds.
        + « Tu me parles ? dit-il. À moi ? »
        + « À toi, dit {hero}. On marche si bien, ici. »
        + {Friend} regarda ses pieds, puis le tas. {Friend} dit pardon.
        + Il avait un tablier, fait d’un pétale gris.
        + Il posa son balai. Il ne l’avait jamais posé.
      `,
      works: `
        @result [Alors le|Le] petit balayeur rougit et montra la cachette.
        / « Pour [moi|de vrai] ? » Le petit balayeur rougit et montra la cachette.
        Il se mit à briller. [Il éclairait un peu|On y voyait mieux]. Et là, il y avait {thing}.
        / Il brillait comme [une braise|une cerise], et l’on vit {thing}.
        + « On ne m’avait jamais dit ça, dit-il. Trois cents ans. »
        + Il l’avait trouvée, lavée, rangée, comme tout le reste, cette chose-là.
        + La poussière se posa, par politesse.
        + {Friend} prit une plume et balaya un coin, [de travers|bien petit].
        + « Merci », dit-il {friend.a}. Ce fut au tour {friend.de} de rougir.
        + Il brilla si bien que son balai eut une ombre.
        + Puis frrt, frrt, il fredonnait en travaillant.
      `,
      lesson: `
        Un merci fait de la lumière [là où c’était gris|pour celui qui balaie].
        / Il y a toujours quelqu’un qui a [balayé|travaillé]. On peut lui dire merci.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} flottait un nuage de poussière, d’où venait un bruit, [frrt, frrt|léger et régulier].
        / De la poussière montait {spot.at}, [frrt|en rond], comme si quelqu’un brossait la nuit.
        Par là devait être {thing}, mais on n’y voyait [pas plus loin que son nez|goutte].
        / {Thing} était là-dedans, [quelque part|à deux pas], gris sur gris.
        + Le sol, chose curieuse, était propre comme une assiette.
        + De petits tas bien ronds s’alignaient, sans que personne se demande [pourquoi|qui les avait faits].
        + Chaque matin, les gens d’ici trouvaient le chemin net, et [marchaient dessus|n’y pensaient pas].
        + On respirait du gris, on parlait gris, on éternuait gris.
        + Une trace très fine courait dans la poudre, droite comme [une couture|un sillon].
        + Le bruit s’arrêtait quand on bougeait, puis [recommençait plus loin|reprenait, patient].
      `,
      wrong: `
        @wrong « C’est une honte ! » {Friend} se plaignit de la poussière, [à voix haute|entre deux éternuements].
        / {Friend} se plaignit de la poussière, [éternua|toussa un peu], et s’en plaignit plus fort.
        Puis {friend:il/elle} passa tout droit, et trois tas bien faits [s’écroulèrent|volèrent].
        / En trois pas, {friend} défit trois tas, [une heure de travail|sans un regard].
        + « Personne ne balaie donc jamais ? » dit {friend}, le derrière sur un tas.
        + Quelque chose soupira, à peine, à la hauteur des chevilles.
        + Souffler dessus semblait une idée, et ce fut la nuit [en plein visage|complète].
        + {Friend} voulait écrire une lettre à quelqu’un de [responsable|très haut placé].
        + Plus on se plaignait, plus le nuage devenait [épais|triste].
        + Derrière eux, frrt, frrt, on recommençait tout depuis le bord.
      `,
      doubt: `
        On s’immobilisa, faute de visibilité, et l’on n’entendit plus que [le petit bruit|ce frrt obstiné].
        / Le haut, le bas et [le chemin|la lune] avaient disparu dans une grisaille uniforme.
        + {Friend} cligna des yeux, et ses cils lâchèrent [de la poudre|un petit nuage].
        + Sous {hero}, pourtant, le sol était lisse et sans un grain.
        + Ce bout-là, quelqu’un l’avait donc fait, et pas pour [lui-même|se faire voir].
        + Il est étrange de chercher partout, sans jamais regarder [en bas|qui est là].
        + Un courant d’air passa, et les tas frissonnèrent.
        + Travailler ainsi, la nuit, sans une lampe, cela demande du cœur.
      `,
      turn: `
        {Hero} approcha son visage du sol, et découvrit [un balai gros comme un cil|quelqu’un].
        / {Hero} se mit à plat ventre, [suivit le frrt|ouvrit l’œil] : il y avait un balai.
        @turn Alors {hero} vit le petit balayeur et lui dit merci, [pour tout ce chemin|simplement].
        / {Hero} vit le petit balayeur, attendit [qu’il eût fini|un frrt], et lui dit merci.
        + Son tablier était un pétale, et son balai, trois poils [de chat|de moustache].
        + « C’est à moi qu’on parle ? » demanda-t-il en cherchant derrière lui.
        + « On marche si bien, grâce à toi », dit {hero}, et c’était [la pure vérité|vrai depuis toujours].
        + {Friend} contempla les trois tas démolis, puis ses [pieds|erreurs], et s’excusa.
        + Le balai tomba, car il n’avait jamais été posé.
        + Ce mot-là, il ne l’avait lu que sur des paillassons.
      `,
      works: `
        @result Le petit balayeur rougit et montra la cachette, [sous le tas du milieu|du bout de son balai].
        / Nul ne l’avait jamais vu. Le petit balayeur rougit et montra la cachette, [là|tout près].
        Son rouge devint une lueur, et la lueur tomba [sur {thing}|juste où il fallait].
        / Il rougit tant [qu’on y vit clair|des oreilles], et c’était {thing} qu’on vit.
        + « On ne me l’avait pas dit depuis trois cents ans, fit-il, ni [avant|d’ailleurs avant]. »
        + Tout ce qu’on perd, il le ramasse, il l’époussette et [le garde|attend qu’on vienne].
        + La poussière, intimidée, se coucha d’elle-même.
        + {Friend} prit une plume pour balayer un coin, et l’on fit semblant de [trouver cela droit|ne rien voir].
        + Il brillait si fort, à présent, que son balai avait une ombre.
        + Quand on repartit, le frrt, frrt était devenu [une chanson|presque une valse].
      `,
      lesson: `
        Regarde qui a balayé ton chemin : un merci [éclaire plus qu’une lampe|ne pèse rien].
        / Un merci ne coûte pas plus qu’un souffle, et il [fait de la lumière|éclaire trois cents ans].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} tournoyait un nuage de poussière, et, dedans, [quelque chose de patient|un bruit de brosse].
        / Un nuage de poussière habitait {spot.at}, [où l’on brossait|frrt], sans se montrer.
        Il devait contenir aussi {thing}, mais on n’y distinguait [que du gris|pas sa voisine].
        / {Thing} s’y trouvait, [à n’en pas douter|gris parmi le gris], et l’on n’y voyait rien.
        + Par une contradiction que nul ne relevait, le sol était là-dessous d’une propreté [admirable|d’assiette].
        + Des tas minuscules s’y succédaient, ronds, égaux, et disposés avec [un goût sûr|des soins de pâtissier].
        + Chaque matin, les habitants trouvaient leur chemin net et en concluaient, s’ils concluaient, [qu’il l’était de naissance|à rien].
        + Le bruit cessait quand on approchait et reprenait plus loin, [sans reproche|avec tact].
        + Ce gris vous entrait dans le nez, dans la bouche, et jusque dans [les idées|la conversation].
        + On ne remarque guère ceux qui font bien les choses, tant elles ont l’air [de se faire seules|faites].
      `,
      wrong: `
        @wrong {Friend} se plaignit de la poussière, [de l’endroit et de l’époque|entre deux éternuements], puis alla tout droit.
        / {Friend} se plaignit de la poussière, [qui ne répondit pas|par devant notaire], et passa outre.
        Trois tas, ouvrage d’une nuit, [n’y survécurent pas|s’effondrèrent].
        / Trois tas, [tirés au cordeau|fort réguliers], redevinrent un nuage.
        + « À croire qu’ici personne ne tient un balai », poursuivit {friend}, que l’on voyait [à peine|de moins en moins].
        + Un soupir se fit entendre, mais à une hauteur où l’on ne songe pas à [écouter|regarder].
        + Souffler sur le nuage parut judicieux, jusqu’au moment où l’on [l’eut fait|ne vit plus rien].
        + Il fut question d’une lettre, ferme et bien tournée, à quelque autorité {friend.que} ne [précisa pas|connaissait pas].
        + Plus on s’indignait, plus l’air s’épaississait, comme si les reproches eux-mêmes [faisaient de la poudre|retombaient].
      `,
      doubt: `
        Il fallut s’asseoir, faute d’apercevoir ses propres pieds, et [le frrt continua|écouter patiemment].
        / Qui donc balaie un lieu, [se demanda-t-on|la nuit], où personne ne remercie ?
        + {Friend} battit des cils, d’où s’éleva un petit nuage supplémentaire, [tout personnel|le sien].
        + Sous {hero}, le sol était lisse, sans un grain, et cela donna lieu à [une question|réfléchir].
        + Quelqu’un avait donc fait ce bout-là, de nuit, sans lampe, et apparemment sans [spectateurs|gages].
        + Il se pouvait qu’on eût cherché depuis le début dans toutes les directions, sauf [la bonne|vers le bas].
        + Les tas rescapés frissonnaient, à la merci [d’un éternuement|d’une seconde indignation].
      `,
      turn: `
        {Hero} baissa la tête, plus bas qu’on ne le fait d’ordinaire, et [trouva des yeux|aperçut un balai].
        / {Hero} mit la joue contre le sol, [suivit la brosse|prêta l’oreille] et trouva deux yeux.
        @turn {Hero} vit le petit balayeur et lui dit merci, [pour tout ce chemin|avec tout son souffle].
        / {Hero} vit le petit balayeur et, [tête nue|d’égal à égal], lui dit merci.
        + Il avait pour tablier un pétale, pour balai trois poils de moustache, et pour métier [l’habitude|de passer après].
        + Il se retourna, cherchant à qui l’on s’adressait, et, ne trouvant personne, [pâlit|dut s’asseoir].
        + Le mot lui était connu, mais par les paillassons seulement, où il figure [parfois|à l’adresse des pieds].
        + {Friend} considéra les ruines de trois tas, fit le calcul, et son « pardon » fut [le plus court de la soirée|sincère].
        + Le balai, qu’on n’avait jamais posé, resta debout tout seul, par [habitude|étonnement].
      `,
      works: `
        @result Le petit balayeur rougit et montra la cachette, [sous le tas du milieu|du bout d’un poil].
        Ce rouge, en gagnant les oreilles, devint une lueur, et l’on y vit {thing}, [sans un grain|bien propre].
        / Il brilla d’abord aux oreilles, [puis partout|enfin], et {thing} sortit du gris.
        + « Voilà trois cents ans que je l’attendais, dit-il, et je n’avais pas pensé [que ce serait si doux|à la réponse]. »
        + Tout ce que l’on perd, il le ramasse, l’époussette et le tient prêt, sans croire beaucoup [qu’on vienne|aux visites].
        + Confuse d’être éclairée, la poussière se coucha le long [des murs|du chemin].
        + {Friend} empoigna une plume et fit un coin, avec une ardeur dont le coin [se remit|garde la trace].
        + Lorsqu’on s’éloigna, la brosse avait trouvé un rythme, et ce rythme, [à n’en pas douter|ma foi], était une valse.
      `,
      lesson: `
        Derrière chaque chemin balayé se cache quelqu’un, qu’un merci [suffit à éclairer|rend enfin visible].
        / On marche constamment sur l’ouvrage des autres ; la politesse est [de baisser les yeux|de remercier].
      `,
    },
  },
  Hope: {
    titles: `
      {hero} et la dernière lueur
      Une autre répondit
      Le grain de lumière
      Tiens bon, petit feu
    `,
    refrains: [
      {
        first: 'Petit feu, tiens bon, tiens-toi, quelque part, on répondra.',
        changed: 'Petit feu, dors bien, dors là, quelque part, on veillera.',
      },
      {
        first: 'Rouge, rouge, presque rien | presque rien, c’est déjà bien.',
        changed: 'Rouge, rouge, près et loin | presque nuit, et tout va bien.',
      },
      {
        first: 'Clin, clin, y a-t-il quelqu’un ?',
        changed: 'Clin, clin, voilà quelqu’un.',
      },
    ],
    facts: {
      wrong: '{friend} dit que tout était fini',
      turn: '{hero} abrita la lueur et attendit',
      result: 'une autre lueur répondit au loin',
    },
    beginner: {
      gate: `
        @spot {spot.at}, il faisait noir. On cherchait {thing} sans rien voir.
        / On cherchait {thing} {spot.at}. Il faisait noir, [noir|si noir]. On n’y voyait rien.
        Il ne restait qu’une lueur, [grosse comme un pépin|pas plus grosse qu’un grain de riz].
        / Seule une lueur [restait|brillait] par terre, fine comme une pointe.
        + Elle était posée sur une cendre, tout au milieu.
        + Elle faisait « pf », puis elle attendait. « Pf. »
        + Le froid s’était assis là, et il prenait de la place.
        + Autour, il y avait eu cent feux. On voyait [leurs ronds|leurs cendres].
        + Un souffle, et c’était la fin.
        + Elle éclairait juste elle-même, et encore.
        + Une mite gelée dit : « Chut. Elle dort presque. »
      `,
      wrong: `
        @wrong {Friend} dit que tout était fini. « [Et j’ai faim|Et j’ai froid]. »
        / « [Voilà|Bon], c’est la nuit pour toujours. » {Friend} dit que tout était fini.
        Puis {friend} soupira, un grand soupir. La lueur [pencha|faillit s’éteindre].
        / {Friend} souffla de chagrin. [Aïe|Non] ! La lueur se coucha.
        + « Adieu, soupe, dit {friend}. Adieu, chaussons. »
        + « Fini, fini, fini », dit {friend}, le nez dans la cendre.
        + {Friend} fit un petit discours d’adieu. Il était [long|triste] et à courants d’air.
        + À chaque mot, la lueur se faisait plus petite.
        + « Parle vers l’autre côté », dit {hero}.
        + {Friend} se coucha en boule, le dos à la lumière.
        + « On ne verra plus jamais de tartine », dit {friend}.
      `,
      doubt: `
        La lueur [baissa|pâlit]. On entendait le noir s’asseoir tout autour.
        / Elle n’avait plus qu’un tout petit rouge. [Puis moins|Puis un point].
        + Il n’y avait plus de bois, plus d’huile, plus rien.
        + Le vent passait et demandait s’il pouvait.
        + Attendre, dans le noir, cela paraît sot.
        + {Hero} avait un poids, là, dans le ventre.
        + {Friend} ne disait plus rien. C’était plus triste encore.
        + Une étoile aurait aidé. Il n’y en avait pas [ce soir|une seule].
        + Pourtant, elle faisait encore « pf ».
      `,
      turn: `
        La lueur n’était pas morte. [Un tout petit rouge, c’est du rouge|Pas encore].
        / Il restait un point. [Un point rouge|Et un point], ça compte.
        @turn {Hero} abrita la lueur et attendit, [sans bouger|comme avec un oisillon].
        / {Hero} se mit en boule [autour|tout autour]. {Hero} abrita la lueur et attendit.
        + Le vent vint frapper. Il ne put pas entrer.
        + « Tu crois ? » dit {friend}. « Un peu », dit {hero}. Un peu, c’est assez.
        + C’était long. On avait des fourmis partout.
        + {Hero} lui parlait tout bas, de la maison et du [pain|matin].
        + {Friend} vint se mettre de l’autre côté, contre le froid.
        + Pf, fit la lueur. Puis « pff », un peu plus rond.
        + On ne la regardait pas trop, pour ne pas [la gêner|la presser].
      `,
      works: `
        La lueur monta. Elle eut une joue, [puis deux|rouge et ronde].
        / Le point eut [chaud|un petit frère], puis devint une boule.
        @result Et une autre lueur répondit au loin, [clin, clin|très petite aussi].
        / Clin ! [Là-bas|Très loin], une autre lueur répondit.
        + Puis une autre, et encore une. Quelqu’un attendait là-bas.
        + Entre deux lueurs, on vit {thing}.
        + « Je le savais », dit {friend}. Et {friend} rougit.
        + Il fit moins froid. Le noir se poussa d’un pas.
        + « J’ai encore faim, dit {friend}, mais moins grave. »
        + Elle se tenait debout, comme une petite personne.
        + On lui souffla merci, de côté, bien sûr.
      `,
      lesson: `
        Tant qu’une lueur tient, [une autre peut répondre|rien n’est fini].
        / On n’a pas besoin d’y croire beaucoup. [Un peu suffit|Un grain suffit].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, on cherchait {thing} dans l’obscurité, [à tâtons|du bout du nez].
        / L’obscurité régnait {spot.at}, [bien tassée|sans un trou], et {thing} s’y cachait.
        De cent feux, il restait une lueur, minuscule comme [un pépin|un grain de riz].
        / Tout était éteint, [sauf une lueur|ou presque], fine comme une tête d’épingle.
        + Les autres n’étaient plus que des ronds de cendre, [froids depuis longtemps|tout gris].
        + Elle disait « pf », attendait, puis disait « pf » de nouveau.
        + Elle n’éclairait qu’elle-même, et il fallait [le vouloir|s’approcher].
        + Le froid avait pris toutes les places assises.
        + Une mite transie montait la garde et pria les visiteurs de [ne pas respirer|parler bas].
        + Le vent attendait dehors, comme quelqu’un qui a [une question|tout son temps].
        + On n’osait ni tousser ni marcher vite.
      `,
      wrong: `
        @wrong {Friend} dit que tout était fini, et [qu’en plus on avait faim|adieu la soupe].
        / {Friend} s’assit, [nomma trois soupes|soupira], et dit que tout était fini.
        Là-dessus vint un soupir énorme, qui [coucha la lueur|faillit tout souffler].
        / Le soupir était de ceux [qui éteignent|des grands jours], et la lueur vacilla.
        + Il y eut un discours d’adieu, beau, triste et plein de [courants d’air|soupirs].
        + « Adieu, tartines », récitait {friend}, et chaque adieu [coûtait une étincelle|faisait du vent].
        + {Hero} proposa de désespérer de l’autre côté, face au mur.
        + {Friend} s’assit dans la cendre, la trouva froide et en fit [un reproche|un nouvel adieu].
        + « Quand c’est fini, c’est fini », répétait {friend}, sans [finir|s’arrêter].
        + Une mite ferma les yeux, car elle ne voulait pas [voir ça|être là].
      `,
      doubt: `
        La lueur n’était plus qu’un point, et le noir [s’asseyait autour|se rapprochait pour voir].
        / Après cela, on n’entendit plus que la nuit, [qui attendait|très proche].
        + On n’avait ni bois, ni huile, ni même [une mauvaise idée|un brin de paille].
        + Le vent passa la tête et demanda si c’était bientôt son tour.
        + Espérer, dans ces cas-là, a l’air un peu [bête|ridicule].
        + Dans le ventre {hero.de}, quelque chose de lourd [se coucha|s’était posé].
        + Même {friend} se taisait, ce qui faisait un vide de plus.
        + Pourtant, on entendit encore, très loin au fond du rouge : « pf. »
      `,
      turn: `
        Un point, pensa {hero}, ce n’est pas rien, [c’est un point|et il est rouge].
        / Il faut bien peu, [se dit {hero}|au fond], pour que ce ne soit pas rien.
        @turn Alors {hero} abrita la lueur et attendit, [comme on tient un oisillon|sans rien demander].
        / {Hero} s’enroula autour, [respira de côté|le dos au vent], abrita la lueur et attendit.
        + Le vent frappa, insista et, ne trouvant pas d’entrée, [s’en alla|fit le tour].
        + « Tu y crois vraiment ? » chuchota {friend}. « Un peu », dit {hero}, et [ce fut assez|l’on s’en contenta].
        + Rien n’est plus long que d’attendre dans le noir, surtout [le début|sans goûter].
        + {Hero} racontait tout bas la maison, le bol du matin, [la marche qui grince|le chat].
        + {Friend} vint se serrer de l’autre côté et, cette fois, retint [ses soupirs|son souffle].
        + Le point eut un petit hoquet, puis une joue.
      `,
      works: `
        La lueur s’anima, grandit et se redressa, [ronde comme une pomme|légèrement étonnée].
        / La lueur prit une joue, [puis l’autre|du ventre], et chauffa.
        @result Alors une autre lueur répondit au loin, [clin, clin|comme on lève une lampe].
        / Très loin, [comme on cligne|derrière le noir], une autre lueur répondit.
        + Il en vint une troisième, puis dix, car partout [quelqu’un attendait|on avait attendu].
        + De l’une à l’autre courait un fil de lumière, et {thing} [était dessous|y parut].
        + « Je l’avais toujours dit », affirma {friend}, et une mite [toussa|n’osa pas rire].
        + Le froid ramassa ses affaires et libéra [les sièges|une place].
        + Il y avait là-bas d’autres gens assis dans le noir, et ils faisaient [signe|pareil].
        + « J’ai toujours faim, dit {friend}, mais d’une faim [optimiste|plus gaie]. »
      `,
      lesson: `
        Tant qu’on entretient une petite lueur, une autre, [quelque part|au lointain], pourra répondre.
        / Il suffit d’espérer un peu, [mais longuement|et de recommencer].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} régnait une obscurité si complète qu’on y cherchait {thing} [du bout du nez|de mémoire].
        / Il faisait {spot.at} un noir d’encre, [sans étiquette|bien égal], où {thing} se perdait.
        De cent feux, il ne subsistait qu’une lueur, de la taille [d’un pépin|d’un scrupule].
        / Une lueur tenait encore, [la dernière|à peine], comme un mot sur la langue.
        + Des autres, on ne reconnaissait que les ronds de cendre, froids et [alignés|polis comme des assiettes vides].
        + Elle disait « pf », se reposait, puis, à force de volonté, [le redisait|disait encore « pf »].
        + Le froid occupait toutes les places assises et ne montrait aucune intention de [se lever|partir].
        + Une mite, engourdie au garde-à-vous, conjurait les visiteurs de ne point [éternuer|marcher vite].
        + Le vent patientait à l’entrée, du même air que ces gens qui n’ont qu’une [question|petite chose] à poser.
        + Une lumière de cette taille n’éclaire rien, sinon le fait qu’elle [est là|tient].
      `,
      wrong: `
        @wrong {Friend} dit que tout était fini, [avec une certaine éloquence|et que la soupe l’était aussi].
        / {Friend} dit que tout était fini, [la nuit, la quête, la soupe|en trois points].
        Le soupir qui suivit [coucha la lueur sur le flanc|fut à deux doigts d’avoir raison].
        / On soupira, [ce qui fut imprudent|par malheur], et la lueur se coucha.
        / Un soupir considérable s’ensuivit, et la lueur [vacilla dangereusement|chancela].
        + Le désespoir {friend.de} avait du souffle, et c’était bien là, en l’occurrence, [le danger|l’ennui].
        + Il y eut des adieux à la soupe, aux chaussons, aux tartines, par ordre [de regret|de tendresse].
        + {Hero} suggéra, avec ménagement, qu’on pouvait désespérer tout aussi bien [vers le mur|face au nord].
        + « Quand c’est fini, c’est fini », concluait {friend}, qui ne [finissait pas|s’en lassait pas].
        + La cendre, essayée comme siège, fut jugée froide, et ce grief [s’ajouta aux autres|prit la tête].
      `,
      doubt: `
        Il ne demeura qu’un point rougeoyant, autour duquel l’obscurité [prit place|se penchait avec curiosité].
        / L’espoir tenait dans un point [rouge|minuscule], et le noir se penchait dessus.
        + On n’avait ni bois, ni huile, ni, ce qui manque plus encore, [d’idée|de raison d’attendre].
        + L’espoir, vu de près et par ce froid, a toujours l’air [un peu ridicule|mal habillé].
        + Le vent passa une tête et s’informa, de sa voix la plus douce, si c’était [son tour|pour bientôt].
        + Quelque chose de lourd s’était couché dans le ventre {hero.de} et n’en [bougeait plus|voulait pas sortir].
        + Puis on entendit de nouveau, mais d’infiniment loin, ce petit bruit [entêté|sans gloire] : « pf ».
      `,
      turn: `
        Un point, se dit {hero}, n’est pas rien, puisqu’il faut encore [quelqu’un pour l’éteindre|le souffler].
        / Presque rien, se dit {hero}, [n’est pas rien|c’est quelque chose], et cela change tout.
        @turn Alors {hero} abrita la lueur et attendit, [ainsi qu’on tient un oisillon|sans calculer].
        / {Hero} fit le dos rond, [une maison, en somme|au vent], abrita la lueur et attendit.
        + Le vent frappa, insista, fit le tour de la maison que cela formait, et [n’y trouva pas de porte|repartit].
        + « Y crois-tu vraiment ? » souffla {friend}. « Un peu », répondit {hero}, [et ce peu tint chaud|sans mentir].
        + On n’imagine pas la longueur d’une attente dans le noir, faute de pouvoir [en regarder la fin|la voir].
        + {Hero} lui parlait à mi-voix du bol du matin, du seuil, de [la marche qui grince|tout ce qui revient].
        + {Friend} vint fermer l’autre côté et, pour ne pas soupirer, [compta|se mordit la langue].
      `,
      works: `
        Le point s’arrondit d’une joue, puis de l’autre, et se redressa, [étonné de sa taille|rond comme une pastèque].
        / Elle prit du rouge, [de l’aplomb|du ventre], et se crut une pomme.
        @result Alors une autre lueur répondit au loin, [d’un clin timide|comme une fenêtre s’allume].
        / Loin, très loin, [d’une autre solitude|du même rouge], une autre lueur répondit.
        + Il s’en leva dix, puis cent, car en tous ces endroits [quelqu’un, sans rien savoir, attendait|l’on veillait].
        + Entre elles couraient des fils de clarté, et c’est au croisement de deux d’entre eux que parut [{thing}|ce qu’on cherchait].
        + « Je n’en ai pas douté un instant », assura {friend}, et une mite, témoin de tout, eut la délicatesse de [regarder ailleurs|tousser].
        + Le froid rassembla ses affaires et, sur le seuil, [parut presque soulagé|s’excusa].
        + La faim {friend.de} demeurait entière, mais elle était devenue, de son propre aveu, [optimiste|une promesse].
      `,
      lesson: `
        On peut espérer modestement, pourvu que l’on espère [jusqu’au bout|obstinément].
        / Une lueur obstinée, si faible soit-elle, apporte à une autre [une raison de répondre|du courage].
      `,
    },
  },
  Love: {
    titles: `
      {hero} et la serrure qui ne s’achète pas
      La chanson de la maison
      Ni boutons ni cailloux
      La porte aux paupières closes
    `,
    refrains: [
      {
        first: 'Rien à payer, rien à donner, juste un air pour te bercer.',
        changed: 'Rien à compter, rien à donner, juste un air, les yeux fermés.',
      },
      {
        first: 'Serrure, serrure, ni sou ni bouton | je te chante un air de la maison.',
        changed: 'Serrure, serrure, plus rien, c’est bon | on t’a ouvert avec une chanson.',
      },
      {
        first: 'Tout bas, tout bas, l’air de là-bas.',
        changed: 'Tout bas, tout bas, ne t’éveille pas.',
      },
    ],
    facts: {
      wrong: '{friend} voulut payer la serrure avec des boutons',
      turn: '{hero} chanta la berceuse de la maison',
      result: 'la serrure s’ouvrit comme un œil',
    },
    beginner: {
      gate: `
        @spot {spot.at}, une petite porte gardait {thing}. Sa serrure [dormait|avait l’air de dormir].
        / {Thing} était {spot.at}. Une porte [basse|ronde] gardait tout. Sa serrure dormait.
        Dessus, on lisait : « Je ne suis [pas à vendre|pas à vendre du tout]. »
        / « On ne m’achète pas », [lisait-on|était-il écrit], en tout petit.
        + La serrure était ronde, avec une paupière de fer.
        + Il n’y avait ni clé, ni sonnette, ni bouton.
        + Par terre brillaient des sous, des bagues et un collier. D’autres avaient essayé.
        + La porte était tiède, comme une joue.
        + On toqua. La serrure [ne cilla pas|dormait trop bien].
        + Il faisait doux, là, et l’on parlait bas sans savoir pourquoi.
        + Un vieux roi avait même laissé sa couronne.
      `,
      wrong: `
        @wrong {Friend} voulut payer la serrure avec des boutons.
        / « Un bouton ? [Deux|Un bleu] ? » {Friend} voulut payer la serrure avec des boutons.
        Elle n’en voulut pas. « Bon, dit {friend}, [un sou|deux sous] ? »
        / La serrure [ronfla|ne dit rien]. {Friend} posa un sou, le plus beau.
        + Puis {friend} posa un caillou. « C’est mon deuxième plus beau. »
        + « Tout le monde a un prix », dit {friend} à la porte.
        + Un bouton roula. La serrure [ne bougea pas|dormit].
        + « Allez, le plus beau, alors. » Et toujours rien.
        + {Friend} compta encore et mit un noyau par-dessus.
        + « C’est une porte qui ne sait pas compter », dit {friend}.
        + {Friend} demanda un reçu. Personne ne l’écrivit.
      `,
      doubt: `
        {Hero} chercha sur soi, [partout|deux fois]. Il n’y avait rien d’assez beau.
        / Que donner encore ? [Rien n’allait|On avait tout donné]. La porte dormait.
        + Le plus beau caillou avait l’air tout bête, maintenant.
        + Les rois avaient donné de l’or. Alors, nous, pensez !
        + {Friend} reprit ses boutons, un à un.
        + La maison était bien loin, ce soir.
        + À cette heure, on aurait entendu la chanson.
        + {Hero} eut un creux au cœur, de la forme du lit.
        + La nuit posa sa joue contre la porte, elle aussi.
      `,
      turn: `
        Il restait une chose. C’était [la chanson du soir|celle qu’on chante au lit].
        / {Hero} n’avait rien. Rien, sauf [un air|la chanson du lit].
        @turn {Hero} chanta la berceuse de la maison, [tout bas|sans les mots, puis avec].
        / {Hero} s’approcha. [Doucement|Très bas], {hero} chanta la berceuse de la maison.
        + La voix tremblait un peu au début.
        + C’était un air de rien, trois notes, et puis trois autres.
        + {Friend} ne la connaissait pas. {Friend} se tut pourtant.
        + Au deuxième couplet, ça sentait [le lait chaud|le drap propre].
        + On ne peut pas la vendre. On peut seulement la chanter.
        + {Hero} pensait à quelqu’un, très fort, en chantant.
        + Le vent baissa pour mieux entendre.
        + La nuit pencha un peu la tête, [pour mieux entendre|du côté de la porte].
      `,
      works: `
        À la dernière note, quelque chose [bougea|fit tic]. C’était comme une paupière.
        / Un cil [de fer|rouillé] trembla. On ne respirait plus.
        @result Alors la serrure s’ouvrit comme un œil, [tout doux|un peu mouillé].
        / La serrure s’ouvrit [lentement,|un peu, puis] comme un œil.
        + Elle était bleue dedans, comme un matin.
        + La porte tourna sans un bruit, et {thing} [était là|attendait].
        + {Friend} reniflait. « C’est la poussière. »
        + « Encore ? » dit la serrure. Alors on chanta la fin.
        + Une larme coula sur le fer. Elle était chaude.
        + {Friend} laissa son plus beau caillou, en cadeau, pas pour payer.
        + Dehors, les pièces d’or avaient l’air de boutons.
      `,
      lesson: `
        Ce qui compte le plus [ne s’achète pas|se chante tout bas].
        / L’amour n’a pas de prix. [Il a un air|On le fredonne].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, une porte basse gardait {thing}. Sa serrure était [close comme une paupière|endormie].
        / {Thing} était {spot.at}, derrière une porte basse, [bien close|sans poignée], à la serrure endormie.
        « Je ne suis à vendre [pour rien au monde|à aucun prix] », y avait-on gravé.
        / On avait écrit dessus : « [Gardez vos sous|Rangez tout], je ne suis pas à vendre. »
        + Il n’y avait ni clé, ni poignée, ni [clochette|bouton], seulement ce petit œil de fer fermé.
        + Par terre s’entassaient des sous, des bagues et une couronne, [laissés là par d’autres|ternis].
        + Le bois était tiède au toucher, comme une joue qui dort.
        + On parlait plus bas en approchant, sans [l’avoir décidé|savoir pourquoi].
        + Même la lune passait devant sur la pointe des rayons.
        + On frappa trois coups, et la paupière [ne frémit pas|continua son rêve].
      `,
      wrong: `
        « Laisse-moi faire, dit {friend}, je sais [parler aux portes|marchander]. »
        / « Tout a un prix, dit {friend}, [surtout les portes|et j’ai des poches]. »
        @wrong Et {friend} voulut payer la serrure avec des boutons, [trois, dont un de culotte|le lot complet].
        / {Friend} aligna ses biens, [un, deux, trois|par taille], et voulut payer la serrure avec des boutons.
        + On monta jusqu’à un sou, puis jusqu’à un noyau de pêche [presque neuf|sculpté].
        + « Mon deuxième plus beau caillou », annonça {friend}, et sa voix [trembla un peu|se brisa].
        + La serrure dormait comme dorment les gens qui n’ont pas [de dettes|faim].
        + « Tout a un prix, affirma {friend}, il suffit de [trouver le chiffre|monter]. »
        + Le plus beau caillou fut posé aussi, et ce fut un moment [pénible|de silence].
        + Une pièce d’or roula d’entre les autres, vexée d’avoir de la [compagnie|concurrence].
      `,
      doubt: `
        {Hero} chercha désespérément un cadeau, et ne découvrit [rien de convenable|qu’un peu de sable].
        / On avait absolument tout offert, et l’œil de fer [demeurait fermé|l’ignorait totalement].
        + Si l’or d’un roi n’avait pas suffi, que pouvait-on [espérer|faire] ?
        + À cette heure, chez {hero}, on baissait la lampe.
        + Il y eut au cœur un petit creux, de la taille d’un [oreiller|baiser].
        + {Friend} ramassait ses boutons, le dos tourné, par [pudeur|dignité].
        + La nuit elle-même avait l’air de chercher dans ses poches.
        + On n’avait plus que le silence, et lui non plus ne s’achète pas.
      `,
      turn: `
        Une seule chose restait, qui ne pesait rien : [l’air du soir|la chanson d’avant le noir].
        / On n’a pas tout donné, [se dit {hero}|parfois], tant qu’il reste une chanson.
        @turn Sans la vendre ni la prêter, {hero} chanta la berceuse de la maison, [tout bas|d’un souffle].
        / {Hero} colla sa bouche au fer [froid|glacé] et chanta la berceuse de la maison.
        + Les premières notes tremblaient, comme des pieds [dans l’herbe froide|nus].
        + Ce n’était pas une grande musique, mais quelqu’un l’avait chantée [mille soirs|chaque soir].
        + {Friend} voulut compter les couplets, puis [oublia|n’en fit rien].
        + Il y passa une odeur de lait chaud et de [linge|lampe éteinte].
        + {Hero} pensait à une main sur son front, et cela s’entendait.
        + Au dernier couplet, les sous eux-mêmes avaient l’air de [dormir|rêver].
      `,
      works: `
        Sur la dernière note, un cil de fer [remua|se souleva], et l’on retint son souffle.
        / On attendit, [bouche close|un couplet], et un cil bougea.
        @result Alors la serrure s’ouvrit comme un œil, [bleu et un peu mouillé|après un long sommeil].
        / D’abord un trait, [puis un croissant, et|et] la serrure s’ouvrit comme un œil.
        + La porte tourna sans grincer, et {thing} [reposait là|les attendait].
        + « Je l’avais oubliée, dit la serrure, on me la chantait [quand j’étais fer-blanc|petite]. »
        + {Friend} parla de poussière dans l’œil, mais [des deux côtés|personne n’y crut].
        + On dut reprendre le refrain, car elle l’avait demandé si gentiment.
        + {Friend} laissa tout de même son plus beau caillou, non pour payer, mais [pour offrir|comme ça].
        + Les bagues et la couronne, au sol, n’étaient plus que [des jouets|du métal].
      `,
      lesson: `
        Ce qui ouvre les cœurs ne s’achète pas, [cela se chante|on l’a reçu en cadeau].
        / « J’offrais tout ce que j’avais, dit {friend}, [et toi, ce qu’on t’avait donné|et toi, tu aimais]. »
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, une porte basse gardait {thing}, et sa serrure avait l’air [d’une paupière close|de dormir].
        / {Thing} reposait {spot.at}, passé une porte basse [dont la serrure dormait|aux cils de fer].
        On y avait gravé qu’elle n’était à vendre [à aucun prix|ni en gros ni en détail].
        / Une plaque précisait [qu’on n’achetait pas|sèchement] : rien n’était à vendre.
        + Point de clé, point de poignée, rien que ce petit œil de fer, refermé sur [un songe|son idée].
        + Des prétendants y avaient laissé, en tas, des sous, des bagues et [une couronne|un titre de noblesse].
        + Le bois, quand on l’effleurait, se révélait tiède, à la manière [d’une joue|d’un pain].
        + Sans se concerter, chacun s’était mis à chuchoter, et la lune, [passant par là|derrière], fit de même.
        + Trois coups discrets furent frappés, dont la dormeuse, si elle les entendit, [ne tint pas compte|fit un rêve].
      `,
      wrong: `
        + « Affaire de chiffre, entendit-on du côté {friend.de}, [tout s’achète|chaque porte a un prix]. »
        @wrong Et {friend} voulut payer la serrure avec des boutons, [trois, dont un de nacre|en gros, puis en détail].
        / {Friend} étala sa fortune et voulut payer la serrure avec des boutons, [rabais compris|au cours du jour].
        + Elle dormait du sommeil de ceux qui n’ont rien à [rembourser|vendre].
        + « Tout a son prix », professait {friend}, et les trésors entassés, autour, [disaient exactement l’inverse|se taisaient].
        + Le plus beau des cailloux fut produit à son tour, après une lutte intérieure [visible|de toute beauté].
        + Une pièce d’or, incommodée par le voisinage des boutons, [roula à l’écart|se tourna].
        + On réclama pour finir un reçu, que la porte, en bonne logique, [ne délivra pas|refusa].
      `,
      doubt: `
        {Hero} fit l’inventaire de ses richesses, lesquelles consistaient [en un peu de sable|en trois miettes et une ficelle].
        / {Hero} n’avait plus rien, [au sens strict|en poche], et le constatait.
        + Là où des rois avaient échoué avec de l’or, on voyait mal ce que pourrait [de la menue monnaie|un noyau].
        + C’était l’heure où, à la maison, quelqu’un baisse la lampe, et cette pensée laissa au cœur [un creux|un petit vide] en forme d’oreiller.
        + {Friend} ramassait ses boutons, le dos tourné, avec la pudeur [des ruinés|des gens d’affaires malheureux].
        + Il ne restait que le silence, et le silence, comme on sait, est la chose du monde [la moins chère et la plus rare|la moins vendue].
        + L’or des autres brillait, [sans aider|pour rien].
        + Le fer n’avait pas cillé.
      `,
      turn: `
        Subsistait un refrain, si usé {hero.que} ne songeait plus [à s’en vanter|à l’inventorier].
        / Il restait cet air, [qu’on n’avait jamais pesé|le plus vieux], celui d’avant le noir.
        @turn {Hero} chanta la berceuse de la maison, [à peine plus haut que le souffle|comme on pose une main].
        / {Hero} chanta la berceuse de la maison, [faux par endroits|tout près du fer], et de tout cœur.
        + Les premières notes tremblèrent, ainsi que des pieds nus [dans l’herbe froide|sur le carreau].
        + Ce n’était pas de la grande musique, mais on l’avait chantée mille soirs, et elle en gardait [la chaleur|quelque chose de poli].
        + {Friend}, qui avait commencé par évaluer les couplets, [cessa de compter au deuxième|en perdit le compte].
        + Il y passa une odeur de lait et de lampe éteinte, et l’ombre [d’une main sur un front|d’un baiser].
        + On ne possède jamais ces chansons-là ; elles vous ont été confiées, à charge de [les rendre plus loin|les chanter].
      `,
      works: `
        À la dernière note, un cil de fer frémit, et [chacun retint le sien|l’on n’osa plus respirer].
        / Un cil trembla, [puis deux|dans la rouille], et nul ne bougea plus.
        @result Alors la serrure s’ouvrit comme un œil, [d’un bleu légèrement mouillé|avec une lenteur tendre].
        / La serrure s’ouvrit comme un œil, [et nous regarda|sans le moindre bruit].
        + La porte tourna sur des gonds dont on n’entendit rien, et {thing} [parut|reposait derrière].
        + « On me la chantait, dit-elle, du temps que je n’étais [que fer-blanc|qu’un clou], et je croyais l’avoir perdue. »
        + {Friend} incrimina la poussière, laquelle, par une coïncidence, l’incommodait [des deux yeux|aussi au nez].
        + Le plus beau caillou resta là, en fin de compte, non comme un prix, mais [comme un baiser|en souvenir].
        + Les bagues et la couronne n’étaient plus, à cette lumière, que de la quincaillerie [un peu triste|sentimentale].
      `,
      lesson: `
        Les véritables trésors ne coûtent qu’une voix, [le soir, au bord d’un lit|à peine un murmure].
        / On n’apprivoise les cœurs qu’avec ce qu’on a [reçu gratuitement|soi-même reçu].
      `,
    },
  },
  Confidence: {
    titles: `
      {hero} et la grille qui voulait savoir
      Dire son nom
      Clair et fort, s’il vous plaît
      La grille qui faisait la révérence
    `,
    refrains: [
      {
        first: 'Les pieds par terre, le nez au vent | je dis mon nom tranquillement.',
        changed: 'Les pieds au chaud, le nez content | je dis bonsoir tranquillement.',
      },
      {
        first: 'Ma voix sort comme une souris | elle revient, elle a grandi.',
        changed: 'Ma voix rentre dans son nid | elle a grandi, bonne nuit.',
      },
      {
        first: 'Qui va là ? Moi, moi, moi.',
        changed: 'Qui dort là ? Moi, moi, moi.',
      },
    ],
    facts: {
      wrong: '{friend} eut soudain mal à la gorge',
      turn: '{hero} dit son nom une seconde fois, bien fort',
      result: 'la grille s’inclina et laissa passer',
    },
    beginner: {
      gate: `
        @spot {spot.at} se dressait une haute grille. Derrière elle [brillait|attendait] {thing}.
        / On vit une grille {spot.at}. Une grille [haute|fière]. {Thing} était derrière.
        « Qui est là ? dit-elle. [Clair et fort|Plus haut], je vous prie. »
        / « Votre nom ? dit la grille. [Fort|Et clair], s’il vous plaît. »
        + Ses barreaux montaient jusqu’à la lune, ou presque.
        + Elle avait une voix de fer, et de grandes oreilles de fer.
        + « Je n’ouvre pas à un murmure », dit-elle.
        + Une souris avait dit « c’est moi ». La grille n’avait pas ouvert.
        + Ses pointes avaient l’air de [doigts levés|crayons].
        + L’écho, derrière, attendait pour se moquer.
        + On avala sa salive. Cela fit du bruit.
      `,
      wrong: `
        « À toi », dit {hero}. Mais {friend} montra [son cou|sa bouche] et fit non.
        / {Hero} regarda {friend}. {Friend} regarda [ailleurs|en l’air].
        @wrong {Friend} eut soudain mal à la gorge. « [Kof|Khrr]. Vas-y, toi. »
        / « [Gr|Hum], hum. » {Friend} eut soudain mal à la gorge, très mal.
        + Il y eut même une toux. Elle venait et elle partait.
        + « Je chanterais bien, dit {friend}, mais avec ce rhume… »
        + {Friend} fit le geste de nouer une écharpe. Il n’y avait pas d’écharpe.
        + « C’est tout rouge, là », souffla {friend}. C’était tout rose.
        + {Friend} demanda un sirop, puis un miel, puis [une chaise|un banc].
        + « J’ai oublié mon nom », dit {friend} pour finir. La grille n’y crut pas.
      `,
      doubt: `
        « J’attends », dit la grille. {Hero} ouvrit la bouche. [Il en sortit une miette|Il n’en sortit qu’un peu d’air].
        / Le silence était long, et la grille [haute|encore plus haute]. {Hero} regardait par terre.
        + Son nom s’était caché tout au fond, derrière les dents.
        + On croyait que tout le monde écoutait, même les pierres.
        + Le cœur {hero.de} faisait plus de bruit que la voix.
        + « Plus tard, peut-être », se dit {hero}. Mais plus tard, c’était maintenant.
        + {Friend} tenait sa gorge et regardait une fourmi.
        + La lune se pencha. Elle aussi voulait savoir.
      `,
      turn: `
        La première fois, ce fut [une petite voix|un tout petit souffle]. « Pardon ? » dit la grille.
        / {Hero} dit son nom, mais [tout bas|si bas]. « Plus fort », dit la grille.
        @turn [Alors|Et là], {hero} dit son nom une seconde fois, bien fort.
        / {Hero} prit de l’air, [tout plein|jusqu’au ventre]. {Hero} dit son nom une seconde fois.
        + D’abord, {hero} sentit la terre dessous. Elle tenait bon.
        + Puis vint un grand souffle, qui entra jusqu’au ventre.
        + Le nom monta, marche après marche, et il sortit.
        + Il était beau, ce nom, dans l’air du soir.
        + L’écho le répéta, et il ne se moqua pas.
        + « Et voilà », dit {hero}, avec un rire au bout.
        + La grille tendit [l’oreille|une pointe], très doucement.
      `,
      works: `
        Il y eut un long silence de fer. Puis un grincement, [très poli|tout bas].
        / La grille [réfléchit|pensa], barreau par barreau. Puis elle fit : « Ah ! »
        @result Et la grille s’inclina et laissa passer, [pointes comprises|comme une dame].
        / La grille [plia|salua], s’inclina bien bas, et laissa passer.
        + « Enchantée, dit-elle. Quel beau nom ! Je le garde. »
        + Derrière, il n’y avait plus qu’à prendre {thing}.
        + {Friend} n’avait plus mal. C’était un miracle.
        + La grille redit le nom, pour elle, trois fois.
        + « Moi, c’est {friend.bare} », dit {friend}, à voix haute.
        + Une souris vint et dit le sien. Elle passa aussi.
        + Le fer en était tout tiède.
      `,
      lesson: `
        Ton nom est à toi : [dis-le comme on allume une lampe|il mérite ta voix].
        / La voix a peur, puis elle sort. [La deuxième fois compte aussi|Elle grandit en sortant].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} montait une haute grille. De l’autre côté, [on voyait|brillait] {thing}.
        / Une grille se dressait {spot.at}, [pointes en l’air|très droite], et {thing} était de l’autre côté.
        « Qui est là ? demanda-t-elle. [Distinctement|Davantage de volume], je vous prie. »
        / « On dit son nom, [fit la grille|je vous prie], ou l’on ne passe pas. »
        + Elle avait une voix de fer, et l’oreille assez dure.
        + On n’entrait pas sur un murmure, et encore moins sur [un « c’est moi »|une toux].
        + Ses pointes se dressaient comme cent doigts [qui réclament le silence|d’école].
        + Derrière un pilier, l’écho attendait, prêt à tout répéter [de travers|en pire].
        + Une souris chuchotait son nom depuis mardi, sans grand [succès|espoir].
        + Il suffisait d’un nom, disait-elle, mais d’un nom [entier|debout].
      `,
      wrong: `
        « Après toi », dit {hero}, et {friend} [fit signe que c’était impossible|pâlit].
        / {Hero} se tourna vers {friend}, qui [étudiait une feuille|comptait les barreaux].
        @wrong Car {friend} eut soudain mal à la gorge, [d’un mal terrible|et toussa trois fois].
        / {Friend} ouvrit la bouche, [la ferma|puis], et eut soudain mal à la gorge.
        + La toux allait et venait, selon qu’on la [regardait|croyait].
        + « J’aurais tant voulu », souffla {friend}, en nouant une écharpe [imaginaire|qui n’existait pas].
        + On examina : c’était rose et en parfaite santé.
        + {Friend} réclama du miel, une tisane et [le silence|un mot du médecin].
        + « D’ailleurs j’ai oublié comment je m’appelle », ajouta {friend}, [pour plus de sûreté|très bas].
        + La grille attendait, et rien n’attend mieux [qu’une grille|que du fer].
      `,
      doubt: `
        {Hero} ouvrit bravement la bouche, et il n’en sortit [qu’une miette|qu’un murmure minuscule].
        / « J’écoute », annonça la grille, et le silence devint [immense|véritablement public].
        + Le nom s’était réfugié derrière les dents, tout au fond.
        + On aurait dit que les pierres elles-mêmes tendaient l’oreille.
        + Ce qui battait le plus fort, dans {hero}, ce n’était pas la voix.
        + {Friend} étudiait une fourmi avec beaucoup de [sérieux|science].
        + On se sent petit, parfois, au pied de [certaines questions|son propre nom].
        + La lune approcha, par curiosité, et cela n’aidait pas.
      `,
      turn: `
        Un premier essai fit à peine le bruit [d’une plume|d’un bouton qui tombe]. « Pardon ? » demanda la grille.
        / Le nom sortit, [tout petit|en chaussettes], et tomba devant la grille. « Plaît-il ? »
        @turn Bien d’aplomb, {hero} dit son nom une seconde fois, [bien fort|et ce fut fort et clair].
        / {Hero} planta ses pieds, [respira|se tint] et dit son nom une seconde fois, bien fort.
        + Il fallut d’abord sentir la terre, et constater qu’elle [tenait|portait].
        + Le souffle descendit jusqu’au ventre, y prit son élan et [remonta|revint chargé].
        + La peur était toujours là, mais elle [écoutait|se taisait] avec les autres.
        + Dit ainsi, ce nom ressemblait à une lampe qu’on pose sur la table.
        + L’écho le reprit sans y changer une syllabe, et avec [respect|soin].
        + Même {friend} lâcha sa gorge pour [applaudir|mieux entendre].
      `,
      works: `
        Le fer réfléchit, grinça, puis trouva cela [très bien dit|parfait].
        / La grille le répéta, [barreau après barreau|pour elle], et le trouva joli.
        @result Alors la grille s’inclina et laissa passer, [de toute sa hauteur|avec un bruit de révérence].
        / Elle avait des siècles, [et du dos|de la tenue] : la grille s’inclina et laissa passer.
        + « Enchantée, dit-elle. On me marmonne tant de choses, vous savez. »
        + Au-delà, il ne restait qu’à prendre {thing}, [qui brillait doucement|à portée].
        + {Friend} guérit d’un coup, sans laisser [de trace|une seule quinte].
        + Elle se répéta le nom plusieurs fois, pour le plaisir [du son|des gonds].
        + « Et moi, je suis {friend} », dit quelqu’un, beaucoup plus haut que prévu.
        + Une souris osa le sien, et les barreaux s’écartèrent [d’un pouce|pour elle aussi].
      `,
      lesson: `
        La voix tremble au commencement ; [elle se prépare à recommencer|elle s’échauffe simplement].
        / Ton nom t’appartient entièrement : prononce-le [comme on allume une lampe|fièrement].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} s’élevait une grille à travers laquelle on apercevait {thing}, [à quelques pas|hors d’atteinte].
        / Une grille se dressait {spot.at}, [hérissée de principes|fort droite], entre nous et {thing}.
        « Qui est là ? s’enquit-elle. [Distinctement|À voix intelligible], je vous prie. »
        / « Déclinez votre nom, dit-elle, [sans l’avaler|un peu haut], je vous prie. »
        + Elle avait le timbre du fer, et, pour les murmures, l’oreille [délicieusement dure|d’un notaire].
        + Les « c’est moi » ne lui apprenaient rien, disait-elle, puisque tout le monde [l’est|en dit autant].
        + Une souris lui chuchotait son nom depuis mardi, d’une constance [mal récompensée|touchante].
        + L’écho, embusqué derrière un pilier, se préparait à [redire de travers|faire de l’esprit].
        + Il n’est rien de si simple qu’un nom, sauf quand il faut [le dire à une grille|le porter jusqu’aux lèvres].
      `,
      wrong: `
        @wrong Comme on l’invitait à répondre, {friend} eut soudain mal à la gorge, [et de façon affreuse|et toussa].
        / {Friend}, qu’on n’entendait que trop, [ce jour-là|d’habitude], eut soudain mal à la gorge.
        + La toux, intermittente, paraissait surtout sensible [aux regards|à la présence d’un public].
        + Il y eut un nœud d’écharpe, exécuté avec art, et sans [écharpe|aucun tissu].
        + L’examen révéla une gorge rose, spacieuse et [en pleine prospérité|digne d’un ténor].
        + Du miel fut évoqué, une tisane, et même un séjour [à la montagne|aux eaux].
        + « Au reste, j’ai oublié mon nom », confia {friend}, ce qui, [pour un malade|comme symptôme], parut excessif.
        + La grille patientait, et il faut avoir vu patienter du fer pour savoir [ce que c’est|combien c’est long].
      `,
      doubt: `
        {Hero} ouvrit courageusement la bouche, dont il ne sortit [qu’une miette de murmure|rien que l’on pût identifier].
        / {Hero} chercha sa voix, [là où on l’avait laissée|un peu partout], et n’en trouva qu’un bout.
        + Le nom s’était retiré derrière les dents, tout au fond, où il faisait [le mort|semblant de n’appartenir à personne].
        + « J’écoute », dit la grille, et le silence qui suivit avait [des gradins|un public].
        + Ce qui battait, à ce moment, le plus haut, ce n’était pas la voix, et {hero} [l’entendait bien|le savait].
        + {Friend} vouait à une fourmi une attention de [savant|naturaliste].
        + Une question toute simple peut avoir, le soir, [la taille d’une cathédrale|des barreaux].
      `,
      turn: `
        Le premier murmure aurait pu appartenir à une plume. « Pardon ? » demanda la grille.
        / Le nom sortit, [à peine|en pantoufles] ; la grille demanda s’il y avait quelqu’un.
        @turn Bien d’aplomb, {hero} dit son nom une seconde fois, bien fort, [sans le rattraper|très distinctement].
        / {Hero} prit appui [sur soi|sur le sol] et dit son nom une seconde fois, bien fort.
        + Il avait fallu sentir la terre au-dessous, et s’assurer qu’elle [était du même avis|ne bougeait pas].
        + L’air descendit jusqu’au ventre, y prit conseil et [remonta tout autre|s’élança].
        + La peur n’avait pas quitté la place, mais elle s’était tue, comme chacun, [pour entendre|par respect].
        + Ainsi prononcé, un nom ressemble à une lampe que l’on pose au milieu [de la table|d’une salle].
        + L’écho, pris de court, le rendit intact, et même [un peu embelli|avec des égards].
      `,
      works: `
        Le fer médita, ce qui fit une longue note basse, et parut [conquis|trouver cela fort bien dit].
        / La grille fit tinter ce nom, [barreau par barreau|pour le goût], et l’adopta.
        @result Alors la grille s’inclina et laissa passer, [pointes basses, comme à la cour|d’une seule révérence].
        / Peu de gens l’ont vu : la grille s’inclina et laissa passer, [sans une grimace|pointes basses].
        + « On me marmonne tant de choses, soupira-t-elle, que j’avais perdu [le goût des visites|l’habitude d’ouvrir]. »
        + Quelques pas plus loin, {thing} n’attendait plus que [leur visite|d’aller ailleurs].
        + La guérison {friend.de} fut instantanée, totale, et n’a jamais été [expliquée|décrite en médecine].
        + Elle se répéta le nom à mi-voix, sur plusieurs tons, pour le faire [entrer dans le métal|sonner].
        + Une souris, forte de l’exemple, dit le sien comme on jette une pierre, et passa [la tête haute|au pas].
      `,
      lesson: `
        La voix tremble à la première tentative, et c’est précisément à quoi sert [celle-ci|la seconde].
        / Un nom se prononce tout entier, comme [on allume une lampe|on ouvre une fenêtre].
      `,
    },
  },
  Mindfulness: {
    titles: `
      {hero} et la boule de neige
      Trois souffles
      La tempête sous verre
      Quand la neige se pose
    `,
    refrains: [
      {
        first: 'Un souffle, deux, trois souffles, écoute la neige qui souffle.',
        changed: 'Un souffle, deux, trois souffles, écoute la nuit qui s’essouffle.',
      },
      {
        first: 'Un bruit très loin, un bruit moins loin | un bruit dans le creux de ma main.',
        changed: 'Un bruit très loin, et puis plus rien | la neige dort, et tout va bien.',
      },
      {
        first: 'Tombe, flocon, on a tout le temps.',
        changed: 'Dors, flocon, on a tout le temps.',
      },
    ],
    facts: {
      wrong: '{friend} secoua la boule en parlant',
      turn: '{hero} respira trois fois et écouta',
      result: 'la neige se posa dans la boule',
    },
    beginner: {
      gate: `
        @spot {spot.at}, il neigeait dans une boule de [verre|cristal].
        / Une boule de verre dormait {spot.at}. Dedans, il [neigeait|tombait de la neige].
        {Thing} était quelque part dedans. La boule s’ouvre [quand tout est calme|quand elle voit clair].
        / {Thing} dormait sous la neige. [Chut|Du calme], la boule veut du calme.
        + Les flocons tournaient, tournaient, sans se poser.
        + On collait son nez au verre. On ne voyait que du blanc.
        + Une maison minuscule passa, puis un sapin, à l’envers.
        + Si l’on parlait, il neigeait plus fort.
        + Le verre était froid et bourdonnait un peu.
        + C’était joli, mais on cherchait quelque chose.
        + Chaque pas faisait trembler [tout ce blanc|la neige].
      `,
      wrong: `
        @wrong {Friend} secoua la boule en parlant : « [Et là, on voit|Ça vient] ? »
        / « Ça neige ! Ça neige ! » {Friend} secoua la boule en parlant, [sans fin|très fort].
        Il neigea [deux fois plus|de plus belle]. C’était une tempête, avec des éclairs.
        / Et la neige tourna, [tourna|vola]. Plus de sapin, plus de ciel.
        + « Calme-toi, calme-toi, calme-toi ! » dit {friend} à la neige.
        + {Friend} tourna autour en courant, pour voir de l’autre côté.
        + Un flocon éternua, tant on le secouait.
        + « Je suis très calme ! » cria {friend}.
        + {Friend} donna trois petits coups, puis un gros.
        + Le petit sapin fit sept tours. Il eut mal au cœur.
        + « Attends, dit {friend}, [je secoue mieux|c’est un mauvais côté]. »
      `,
      doubt: `
        Plus on voulait voir, [plus ça tournait|moins on voyait]. C’était blanc de blanc.
        / Il n’y avait rien à tirer, rien à pousser. [Rien que du blanc|La neige allait vite].
        + Les pensées {hero.de} tournaient aussi, comme des flocons.
        + Il y avait le temps qui passe. Il y avait aussi la faim.
        + {Friend} parlait toujours, pour ne pas entendre.
        + On avait les épaules tout en haut, près des oreilles.
        + Comment arrêter la neige ? On ne la tient pas.
        + La boule bourdonnait comme une tête fatiguée.
      `,
      turn: `
        Alors {hero} posa tout, [même l’envie de voir|et ferma les yeux].
        / {Hero} s’assit [par terre|sans bruit]. Plus rien à faire, plus rien à dire.
        @turn Puis {hero} respira trois fois et écouta. [Au loin, une cloche|Tout au loin, l’eau].
        / Un, deux, trois : {hero} respira trois fois et écouta [la nuit|au loin].
        + Un bruit loin. Un bruit plus près. Et le plus proche : poum, poum.
        + C’était son cœur, qui ralentissait.
        + {Friend} essaya aussi. Deux fois sur trois, c’était bien.
        + L’air entrait tout frais. Il sortait tout [chaud|doux].
        + Il n’y avait rien à faire, et on le faisait ensemble.
        + Le vent dit quelque chose. On le laissa dire.
        + Une feuille tomba, quelque part. On l’entendit [se poser|arriver].
      `,
      works: `
        @result Alors la neige se posa dans la boule, [flocon après flocon|sans un bruit].
        / Un flocon, [un autre|et puis un]. La neige se posa dans la boule.
        Le blanc devint un sol. Sur ce sol brillait {thing}.
        / On vit un toit, [un sapin|une porte], et puis {thing}.
        + La maison se posa, et puis le sapin, à l’endroit.
        + Clic. La boule s’ouvrit, comme un œuf qui bâille.
        + Un flocon sortit et fondit sur le nez {friend.de}.
        + « C’était déjà fini de crier ? » dit {friend}, tout bas.
        + On prit {thing}, tout doucement, pour ne rien remuer.
        + On voyait loin, jusqu’au fond du verre.
        + Rien ne bougeait plus. C’était [beau|très doux].
        + Le chat de la maison s’étira, et bâilla.
      `,
      lesson: `
        Quand on se calme, [on voit mieux|la neige se pose].
        / La neige dans la tête, c’est pareil : [on respire, et elle tombe|trois souffles].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} reposait une boule de verre, où il neigeait [à gros flocons|dans tous les sens].
        / {Spot.at}, il neigeait dans une boule de verre, sans arrêt, à n’y rien voir.
        {Thing} se trouvait à l’intérieur, mais elle ne s’ouvre que [par temps calme|si tout s’immobilise].
        / {Thing} était dessous, et la boule n’ouvre [que pour le calme|à personne de pressé].
        + Le nez collé au verre, on apercevait parfois un sapin, [la tête en bas|qui passait].
        + Il suffisait d’un mot un peu vif pour que la neige [redouble|s’affole].
        + C’était froid sous le doigt, et cela bourdonnait comme une ruche.
        + Une maisonnette filait avec sa cheminée, son chat et [son allumette de fumée|son toit].
        + Chaque pas autour d’elle déclenchait une bourrasque.
        + Plus on la regardait avec envie, moins elle [montrait|se laissait voir].
      `,
      wrong: `
        @wrong {Friend} secoua la boule en parlant : « [Et comme ça, on voit|Ça se dégage] ? »
        / {Friend} secoua la boule en parlant, [en expliquant|plus vite], et ne vit que du blanc.
        Ce fut une tempête complète, avec éclairs, [avis de vent|et un sapin en vol].
        / Plus on la secouait, [plus il neigeait|moins on voyait], ce qui semblait logique.
        + « Du calme ! » hurlait {friend}, et chaque « calme » [soulevait|levait] un tourbillon.
        + {Friend} tapota, frappa, puis fit le tour au galop, [pour prendre la neige de vitesse|deux fois].
        + « Je suis parfaitement tranquille », affirma {friend}, les [dents serrées|oreilles rouges].
        + La maisonnette perdit sa cheminée et le chat [son dîner|patience].
        + Deux ou trois conseils furent donnés aux flocons, [très vite|tous à la fois].
        + Rien n’est plus agité que quelqu’un qui se dépêche de se reposer.
      `,
      doubt: `
        L’intérieur avait disparu, tout était uniformément blanc, et [l’heure tournait|tout s’accélérait].
        / Plus on regardait attentivement, [moins on distinguait|plus cela tourbillonnait].
        + Dans la tête {hero.de} aussi, il neigeait : le temps, la route, ceux qui attendaient.
        + On avait les épaules à hauteur des oreilles, sans [le savoir|l’avoir voulu].
        + Il n’y avait rien à pousser, rien à tirer, et c’était bien l’ennui.
        + {Friend} parlait toujours, de peur du [silence|moindre silence].
        + On ne peut pas attraper les flocons pour les faire asseoir.
        + Le verre bourdonnait, comme un front le soir.
      `,
      turn: `
        Alors {hero} cessa de vouloir, [même un peu|et posa ce qui pesait].
        / {Hero} ne fit plus rien, [ce qui est long|pas même attendre], et le fit bien.
        @turn Les yeux fermés, {hero} respira trois fois et écouta : [d’abord le plus loin|une cloche, très loin].
        / {Hero} respira trois fois et écouta [l’eau, puis l’herbe|de loin en près], puis son cœur.
        + Puis un bruit moins loin, une goutte, et enfin le plus proche, [poum|son cœur], poum.
        + L’air entrait frais et repartait tiède, et personne ne [le pressait|le comptait].
        + {Friend} s’y essaya, et réussit deux fois sur trois, ce qui est [énorme|un début].
        + Une pensée arriva, fit le tour et ne trouva pas [de chaise|à qui parler].
        + Les épaules redescendirent, l’une après l’autre.
        + On entendit même la neige, qui fait un bruit de [laine|papier qu’on lisse].
      `,
      works: `
        @result Alors la neige se posa dans la boule, [flocon par flocon|comme un drap qu’on laisse tomber].
        / Un flocon s’assit, [les autres aussi|puis cent], et la neige se posa dans la boule.
        Le paysage parut, net, avec {thing} [au milieu|sur le pas de la maisonnette].
        / On vit un sapin, [une porte|une lampe], et {thing} sur le seuil.
        + Le sapin se remit d’aplomb, et le chat [rentra|bâilla].
        + Clic : le verre s’entrouvrit, à la façon d’un œuf qui s’étire.
        + On prit ce qu’il fallait d’un geste lent, [sans lever un flocon|sans réveiller l’hiver].
        + « J’étais calme avant toi », dit {friend}, mais [à voix basse|très calmement].
        + Cela restait si beau que l’on regarda encore un peu.
        + Une dernière étoile de neige descendit, choisit et [se coucha|s’endormit].
      `,
      lesson: `
        La neige ne se commande pas : [on respire doucement, elle se dépose|on la laisse s’apaiser].
        / Pour voir clairement, il faut quelquefois [s’arrêter complètement|respirer sans rien faire].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} trônait une boule de verre où il neigeait [sans discontinuer|en tous sens].
        / Une boule de verre, {spot.at}, abritait un hiver [sans relâche|particulier].
        {Thing} s’y trouvait, quelque part, mais elle ne s’ouvrait que [par temps paisible|devant la tranquillité].
        / {Thing} s’y cachait, [sous la tourmente|dedans], et le calme seul l’ouvrait.
        / {Thing} s’y dissimulait, et la boule n’obéissait qu’à l’immobilité [absolue|générale].
        + Un sapin y passait, la tête en bas, puis une maisonnette, [poursuivie par sa cheminée|et un chat résigné].
        + Un mot un peu vif y levait une bourrasque, un pas trop pressé, [un blizzard|une saison entière].
        + Le verre, froid au doigt, bourdonnait avec l’insistance [d’une ruche|des têtes trop pleines].
        + Elle semblait mettre un point d’honneur à ne rien montrer à ceux qui voulaient [trop voir|voir vite].
        + On a tous connu de ces paysages-là, le soir, [l’œil ouvert|sur l’oreiller].
      `,
      wrong: `
        @wrong {Friend} secoua la boule en parlant, [tout en recommandant le calme|car il fallait bien agir].
        / {Friend} secoua la boule en parlant, [pour y voir plus clair|du silence], et l’hiver redoubla.
        + Il en résulta une tempête de premier ordre, [avec éclairs|dont le sapin ne revint pas tout de suite].
        / On y perdit le sapin, [la cheminée|l’horizon], et presque patience.
        + Chaque « du calme ! », crié dans le verre, soulevait là-dedans [un hiver de plus|une avalanche].
        + {Friend} fit le tour au galop, dans l’espoir de surprendre la neige [par-derrière|sur le fait].
        + « Je n’ai jamais été aussi tranquille », affirma {friend} d’une voix [qui en fit douter|de bouilloire].
        + Des conseils furent prodigués aux flocons, tous excellents, et tous [à la fois|en même temps].
        + On ne se repose pas à coups de poing, mais cela ne s’apprend, [hélas|d’ordinaire], qu’après.
      `,
      doubt: `
        L’intérieur et l’extérieur disparurent dans une blancheur [furieuse|qui refusait d’écouter quiconque].
        / Quand on ne voit plus rien, on s’agite ; [et l’on voit moins|c’est humain].
        + Il neigeait tout autant dans la tête {hero.de}, où passaient l’heure, la route et [des visages|ceux qui attendaient].
        + Les épaules étaient montées, à l’insu de tous, jusqu’aux [oreilles|lobes].
        + {Friend} continuait à parler, ainsi qu’on laisse une lampe allumée [contre le noir|par crainte du noir].
        + Il n’y avait rien à tirer ni à pousser, et pour des gens de bonne volonté, [c’est le pire|cela est cruel].
        + Nul n’a jamais fait asseoir un flocon en [le poursuivant|lui courant après].
      `,
      turn: `
        Alors {hero} renonça à voir, ce qui est [bien plus difficile que chercher|une sorte de courage].
        / {Hero} posa son sac, [ses projets|ses questions], et n’attendit rien.
        @turn Paupières closes, {hero} respira trois fois et écouta, [en commençant par le plus loin|sans choisir].
        / {Hero} respira trois fois et écouta [la nuit se ranger|de loin en proche], bruit par bruit.
        + Il y eut une cloche, à l’autre bout de la nuit, puis une goutte, plus près, puis [ce sourd poum, poum|un cœur].
        + L’air entrait frais, ressortait tiède, et personne, pour une fois, ne lui demandait [d’aller plus vite|rien].
        + Une pensée se présenta, fit le tour de la pièce et, n’y trouvant pas de chaise, [s’en retourna|prit congé].
        + {Friend} s’y essaya, avec un bonheur inégal, mais deux fois sur trois, ce n’est pas [rien|si mal].
        + On finit par entendre la neige elle-même, qui fait en tombant un bruit de [laine|page blanche].
      `,
      works: `
        @result Alors la neige se posa dans la boule, [comme un drap que l’on a lâché|flocon par flocon].
        / Chaque flocon trouva sa place, [sans bousculade|enfin], et la neige se posa dans la boule.
        Un paysage parut, d’une netteté de conte, et au milieu, [sans avoir bougé|tranquille], {thing}.
        / {Thing} parut, [sur un seuil|près du sapin], comme on retrouve un mot.
        + Le sapin reprit pied, la cheminée sa maison, et le chat, [qui en avait vu d’autres|très digne], son fauteuil.
        + Un clic, et le verre s’entrebâilla, à la manière d’un œuf qui aurait [bien dormi|son temps].
        + On y puisa d’un geste si lent que l’hiver, là-dessous, ne s’en [aperçut pas|réveilla point].
        + « J’étais calme avant vous », murmura {friend}, et, par égard pour le silence, [on le crut|nul ne répondit].
        + Il fallut encore regarder un peu, car les choses posées [ont une douceur|éclairent].
      `,
      lesson: `
        La neige n’obéit à personne ; elle s’apaise [quand on renonce à la secouer|en même temps que nous].
        / On distingue parfois d’autant mieux qu’on a [renoncé à regarder|fermé les paupières un instant].
      `,
    },
  },
  'Self-awareness': {
    titles: `
      {hero} et le brouillard fâché
      Trois gouttes de colère
      L’orage de poche
      Ce qui se cachait dans la brume
    `,
    refrains: [
      {
        first: 'Dis ce que c’est, même tout bas | ce qu’on dit ne grossit pas.',
        changed: 'Dis ce que c’est, même tout bas | le sommeil vient, le voilà.',
      },
      {
        first: 'Gros nuage sur mon nez | c’est moi qui l’ai un peu gonflé.',
        changed: 'Trois gouttes d’eau sur mon nez | le gros nuage est terminé.',
      },
      {
        first: 'Plic, je le dis, ploc, c’est parti.',
        changed: 'Plic, c’est dit, ploc, bonne nuit.',
      },
    ],
    facts: {
      wrong: '{friend} cria qu’il n’y avait aucune colère',
      turn: '{hero} dit sa colère et sa fatigue',
      result: 'le brouillard tomba en trois gouttes',
    },
    beginner: {
      gate: `
        @spot {spot.at}, le brouillard était épais [comme de la purée|comme une soupe]. On ne voyait pas {thing}.
        / Il y avait un brouillard {spot.at}. Un gros, [tout gris|tout mou]. {Thing} était dedans.
        « Je grandis, soupira-t-il, quand on cache [son humeur|ce qu’on sent]. »
        / « On me nourrit, dit-il, de choses [pas dites|cachées]. »
        + Il était gris, un peu mauve, et froid aux joues.
        + On ne voyait plus ses pieds. On ne voyait plus le bout de son nez.
        + Il avait l’air gêné d’être là.
        + « Ce n’est pas moi qui commence », dit-il encore.
        + Quelqu’un, quelque part, dit « ça va ». Le brouillard gonfla.
        + On toucha devant soi. C’était mou, et [mouillé|triste].
        + On n’entendait que des « mais non, mais non ».
      `,
      wrong: `
        « Es-tu en colère ? » dit le brouillard. « [Moi|Qui, moi] ? » dit {friend}.
        / Le brouillard demanda {friend.a} : « Ça va ? » « [Très bien|Oui] ! »
        @wrong Et {friend} cria qu’il n’y avait aucune colère, [AUCUNE|mais AUCUNE] ! Broum.
        / {Friend} tapa du pied, [rouge|broum], et cria qu’il n’y avait aucune colère.
        + Un petit orage se forma sur sa tête.
        + « Je suis de très bonne humeur », dit {friend}, les dents serrées.
        + {Friend} donna un coup de pied au brouillard. Ça le fit grossir.
        + Un éclair sortit, gros comme une aiguille.
        + « C’est lui qui est de mauvais poil », dit {friend}.
        + Il plut, mais seulement sur {friend}. Plic, plic.
      `,
      doubt: `
        Le brouillard gagna [encore un peu|du terrain]. {Hero} serrait les dents sans le savoir.
        / On ne voyait plus du tout {friend}. [On entendait l’orage|Broum, faisait l’orage].
        + Quelque chose pesait, là, dans le ventre.
        + « Ça va », se dit {hero}. Et il fit plus gris encore.
        + C’était peut-être la faim. Ou bien non.
        + On marchait en rond, chacun dans son nuage.
        + Tout agaçait : le noir, la mousse, le bruit des pas.
        + Le soir était long, et le lit était loin.
        + On se boudait sans savoir [pourquoi|qui].
      `,
      turn: `
        Qu’est-ce que c’était, [là, au ventre|dedans] ? {Hero} chercha le mot, et le trouva.
        / {Hero} mit l’oreille [à son ventre|dedans]. Ça tirait, ça pesait. Ah, c’est ça !
        @turn Alors {hero} dit sa colère et sa fatigue, [les deux|tout bas].
        / « Je suis en colère. [Et|Un peu, et] j’ai sommeil. » {Hero} dit sa colère et sa fatigue.
        + « Un peu de l’une, un peu de l’autre », dit {hero}.
        + Les mots étaient petits. Ils firent de la place.
        + Ce n’était pas beau, mais c’était vrai.
        + Le brouillard se pencha pour écouter.
        + « Tu as le droit », dit-il, d’une voix toute douce.
        + {Friend} ouvrit la bouche, puis la ferma, puis l’ouvrit.
        + Rien ne tomba du ciel, pas même une tuile.
      `,
      works: `
        @result [Plic, plic, plic|Et voilà] : le brouillard tomba en trois gouttes.
        / Plic ! Le brouillard [rétrécit et|soupira : il] tomba en trois gouttes.
        Et l’on vit clair. L’herbe, la pierre, et [juste là|tout près], {thing}.
        / On vit ses pieds, [la lune|l’herbe], et voilà {thing}.
        + « Moi aussi, dit {friend}. Un peu. Un tout petit peu. »
        + Et hop, son orage fit pchit.
        + La première goutte était la colère. La deuxième, la fatigue.
        + La troisième ? On ne sait pas. Elle était [salée|pour rien].
        + On se sentait léger, comme après un gros sac.
        + Une fleur but les gouttes et s’ouvrit.
        + Le brouillard dit merci. Il n’aimait pas être gros.
      `,
      lesson: `
        Une humeur qu’on nomme [devient trois gouttes|se fait toute petite].
        / On a le droit d’être en colère. [Il suffit de le dire|Dis-le, elle rapetisse].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} s’étalait un brouillard si épais {thing.que} [ne se voyait plus|avait disparu].
        / Un brouillard dormait {spot.at}, [rond comme un chat|très épais], et {thing} était dessous.
        « Je pousse, dit-il en soupirant, dès qu’on cache [ce qu’on a sur le cœur|son humeur]. »
        / « On m’engraisse, dit-il, [de colères rentrées|sans le savoir], et je gonfle. »
        + Il était d’un gris un peu mauve et s’excusait de [prendre tant de place|mouiller].
        + On y perdait ses pieds d’abord, puis ses amis, [puis le fil|puis le nord].
        + De tous côtés, on entendait des « mais non, tout va bien », et chacun le nourrissait.
        + Il sentait le linge qui n’a pas séché.
        + Quand on disait « ça va », il [gonflait|gagnait un pas].
        + À tâtons, on ne trouvait que du mou, du froid et [un coude|du vague].
      `,
      wrong: `
        « Quelque chose te fâche », dit le brouillard {friend.a}, [bien poliment|sans malice].
        / Le brouillard demanda {friend.a} [comment ça allait|s’il y avait un souci], par habitude.
        @wrong Là, {friend} cria qu’il n’y avait aucune colère, [AUCUNE, en majuscules|et tapa du pied].
        / {Friend} cria qu’il n’y avait aucune colère, [et l’écho en douta|si fort], et le gris gagna.
        + Un orage de poche se forma juste au-dessus de sa tête, et [gronda|broum].
        + « Je suis l’humeur la plus égale du pays », lança {friend}, entre deux éclairs.
        + Il tombait une averse, très étroite, qui [suivait|n’arrosait que] {friend}.
        + Un coup de pied au brouillard fit ce que font ces coups-là, c’est-à-dire [du brouillard|rien de bon].
        + « C’est plutôt lui qui est de mauvais poil », grogna {friend}.
        + Plus on criait que tout était clair, plus il faisait gris.
      `,
      doubt: `
        Le gris montait, et {hero} serrait les dents [sans s’en apercevoir|depuis un moment].
        / On ne se voyait plus, mais l’on entendait gronder [l’orage|quelque chose].
        + Il y avait, au creux du ventre, un nœud qu’on n’avait pas regardé.
        + Tout agaçait, le silence, le bruit et [la mousse aussi|l’entre-deux].
        + « Ça va très bien », pensa {hero}, et le jour baissa.
        + Peut-être avait-on faim, ou froid, ou autre chose qui porte [un autre nom|un nom].
        + On tournait chacun dans son nuage, comme des poissons fâchés.
        + Le lit semblait loin, et la soirée mal repassée.
      `,
      turn: `
        {Hero} s’arrêta pour regarder en dedans, [vers le nœud|là où cela tirait].
        / {Hero} chercha d’où venait le nœud, [un peu plus bas|tout bas], et le toucha.
        @turn Enfin {hero} dit sa colère et sa fatigue, [toutes les deux, par leur nom|à mi-voix].
        / {Hero} dit sa colère et sa fatigue, [sans accuser|l’une, puis l’autre], comme on pose deux sacs.
        + « Un peu de l’une, un peu de l’autre, voilà », et rien ne [s’écroula|tomba].
        + Les mots étaient plus petits que ce qu’ils avaient caché.
        + Ce n’est pas toujours joli à dire, mais cela fait de la [place|lumière].
        + Le brouillard se pencha et demanda, tout doux : « [Et depuis quand|C’est tout] ? »
        + « Depuis le caillou dans la route », avoua {hero}, et cela aussi [aida|comptait].
        + {Friend} avait cessé de crier, car on ne peut pas crier et écouter.
      `,
      works: `
        @result Plic, plic, plic : le brouillard tomba en trois gouttes, [tièdes comme des larmes|et l’air s’éclaircit].
        / Le brouillard soupira, [s’amincit|rapetissa], puis tomba en trois gouttes.
        On retrouva l’herbe, la nuit, le bout de son nez et, [miraculeusement|juste derrière], {thing}.
        / On revit ses pieds, [avec plaisir|d’abord], et {thing}, juste à côté.
        + « Moi aussi, souffla {friend}. Un peu. Enfin, [assez|beaucoup]. »
        + L’orage de poche fit pchit, et il n’en resta qu’une mèche [frisée|mouillée].
        + La première goutte était pour la colère, l’autre pour la fatigue.
        + Quant à la troisième, elle n’a pas voulu dire [son nom|de qui elle était].
        + On se sentait léger, comme après avoir posé un sac [de pommes|plein de cailloux].
        + « Merci, fit une dernière vapeur, je n’aimais pas être [gros|si gros]. »
      `,
      lesson: `
        Ce qu’on éprouve en silence [s’épaissit|devient brouillard] ; un mot, et il pleut trois gouttes.
        / Toute humeur mérite d’exister ; [elle demande à être nommée|salue-la poliment, elle rapetisse].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} stagnait un brouillard où {thing}, et avec lui le paysage, [avait sombré|s’était dissous].
        / Un brouillard trônait {spot.at}, [lourd de choses tues|fort bien nourri], et cachait {thing}.
        + « Je m’étends, confia-t-il d’une voix humide, dès qu’on me cache [son humeur|quelque chose]. »
        + D’un gris tirant sur le mauve, il s’excusait à chaque pas de [l’encombrement|tant de présence].
        + On y égarait ses pieds, puis ses amis, et pour finir [le fil de sa phrase|sa bonne foi].
        + Des « tout va bien » y flottaient, lâchés par d’anciens passants, et il [en vivait|s’en nourrissait].
        + Il avait l’odeur du linge qu’on a plié [trop tôt|mouillé].
        + Il suffisait d’un « ça va » un peu sec pour lui faire gagner [une toise|trois pas].
      `,
      wrong: `
        + « N’y aurait-il pas un peu de colère ? » hasarda le brouillard, à l’adresse {friend.de}, tout bas.
        @wrong Pour réponse, {friend} cria qu’il n’y avait aucune colère, pas l’ombre.
        / {Friend} cria qu’il n’y avait aucune colère, [le nuage au front|en tapant du pied].
        + Un orage de poche prit forme au-dessus de sa tête, avec tout ce qu’il faut, [foudre comprise|en réduction].
        + L’averse en était si étroite qu’elle n’arrosait {friend.que}, et cela fut [mis au compte du climat|nié].
        + « Je suis d’humeur égale », reprit {friend}, mais un éclair, [à cet endroit|malencontreusement], coupa la phrase.
        + Un coup de pied fut donné au brouillard, avec le résultat qu’ont toujours [de tels coups|ces arguments].
        + Plus on jurait que l’horizon était dégagé, plus [il reculait|le gris en doutait].
      `,
      doubt: `
        La grisaille avait progressé silencieusement, et {hero} serrait les dents [machinalement|depuis longtemps].
        / Le gris gagnait, et {hero} sentit [sa mâchoire|un nœud], qui n’avait rien dit non plus.
        + Il y avait un nœud quelque part, vers le ventre, que l’on avait jusqu’ici [poliment contourné|laissé à son nœud].
        + Tout agaçait, le bruit, le silence, et plus encore [ce qui se tenait entre les deux|la mousse].
        + « Cela va très bien », pensa {hero}, et l’on y vit [moins clair encore|d’autant moins].
        + Chacun tournait dans sa propre brume, à la façon de poissons [en froid|fâchés dans un bocal].
        + Il n’est pas agréable de soupçonner que le mauvais temps [vient de soi|a notre adresse].
      `,
      turn: `
        {Hero} s’arrêta et, au lieu de scruter l’extérieur, [examina l’intérieur|se pencha sur le nœud].
        / {Hero} regarda où l’on ne regarde guère, [en soi|sous les côtes], et y trouva du monde.
        @turn Sans hausser le ton, {hero} dit sa colère et sa fatigue, [l’une après l’autre|avec leurs vrais noms].
        / {Hero} dit sa colère et sa fatigue, [sans en faire une histoire|posément], comme on pose un sac.
        + Rien ne s’effondra, contre toute attente, et les mots se révélèrent plus petits que [leur cachette|ce qu’ils gardaient].
        + Ce n’est pas toujours beau, ce que l’on tire de là, mais cela [libère la place|prend l’air].
        + Le brouillard s’inclina et demanda, avec une douceur [de médecin de campagne|inattendue], depuis quand.
        + « Depuis le caillou, sur la route », admit {hero}, et le caillou, [du coup|nommé], redevint un caillou.
        + {Friend} se taisait, ne pouvant à la fois vociférer et [prêter l’oreille|écouter].
      `,
      works: `
        @result Il y eut trois « plic », et le brouillard tomba en trois gouttes, [tièdes|dont une salée].
        / Nommé, le brouillard maigrit, [rougit presque|soupira], puis tomba en trois gouttes.
        On redécouvrit l’herbe, la nuit, le bout de son nez et, [presque dessous|juste derrière], {thing}.
        / L’air, [lavé|tout neuf], rendit l’herbe, nos pieds, puis {thing}.
        + « Moi de même, murmura {friend}, un peu, c’est-à-dire [énormément|assez fort]. »
        + Privé d’objet, l’orage de poche fit pchit et laissa, en souvenir, [une mèche frisée|un épi].
        + La première goutte était la colère et la deuxième la fatigue ; quant à la dernière, elle [garda l’anonymat|tut son nom].
        + On éprouvait cette légèreté des gens qui ont posé un sac sans se rappeler [l’avoir porté|qui l’avait rempli].
        + « Je vous remercie, dit un reste de vapeur, je n’ai jamais eu [le goût d’être énorme|d’ambition]. »
      `,
      lesson: `
        Ce que l’on tait devient brouillard ; ce que l’on exprime [devient trois gouttelettes|retombe en pluie fine].
        / Toutes les humeurs peuvent entrer, à condition [qu’elles se présentent|qu’on les annonce].
      `,
    },
  },
  Compassion: {
    titles: `
      {hero} et l’aile froissée
      Prendre le temps
      Un brin d’herbe, deux cents cousins
      Plus tard, plus tard
    `,
    refrains: [
      {
        first: 'Pas le temps, pas le temps | pour un cœur, on prend le temps.',
        changed: 'Plus de temps, plus de temps | dans la nuit, on a le temps.',
      },
      {
        first: 'Aile froissée, reste un peu là | un brin d’herbe te guérira.',
        changed: 'Aile pliée, dors contre moi | deux cents amis veillent sur toi.',
      },
      {
        first: 'Stop, un instant, une aile attend.',
        changed: 'Frrr, un instant, cent ailes au vent.',
      },
    ],
    facts: {
      wrong: '{friend} dit : plus tard, plus tard',
      turn: '{hero} banda l’aile du papillon avec un brin d’herbe',
      result: 'deux cents papillons apportèrent {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at}, on apercevait {thing}.
        / {Thing} [brillait|luisait] {spot.at}.
        Au bord du chemin, un papillon avait l’aile [froissée|pliée]. Et le temps pressait.
        / Par terre, un papillon pleurait. [Aïe|Oh], son aile ! Et l’heure tournait.
        + C’était un papillon gris, de ceux de la nuit.
        + Il essayait de monter. Il retombait, pouf, dans la mousse.
        + Il ne disait rien. Il tenait son aile contre lui.
        + Là-bas, on comptait sur eux, et vite.
        + Une fourmi passa, le regarda et repartit. Elle avait à faire.
        + Son aile avait un pli, comme une lettre mal fermée.
        + La lune montait déjà.
      `,
      wrong: `
        @wrong « Plus tard, plus tard ! » dit {friend}, [sans s’arrêter|déjà loin].
        / {Friend} courait déjà : « [Plus tard|On n’a pas le temps], plus tard ! »
        Puis {friend} sauta vers {thing}, encore et encore. [Trop court|Il manquait toujours un peu].
        / {Friend} sauta, [sauta|hop], et ne toucha que l’air.
        + « On n’a pas une minute », dit {friend}, et {friend:il/elle} en perdit dix.
        + {Friend} prit de l’élan. {Friend} prit une branche dans le nez.
        + « Quand on aura fini, on verra », dit {friend}.
        + À chaque saut, le sol tremblait sous le papillon.
        + {Friend} monta sur une pierre. La pierre [roula|n’était pas d’accord].
        + « Presque ! » cria {friend}, qui n’y était pas du tout.
      `,
      doubt: `
        Le papillon ne demandait rien. Il [regardait son aile|essayait, retombait].
        / On était pressé, c’est vrai. [Mais lui, il avait mal|Lui aussi l’était].
        + {Hero} fit trois pas, puis se retourna.
        + Il faisait froid, là-bas, tout en bas de l’herbe.
        + Si on s’arrêtait, on serait en retard. Si on partait, il resterait là.
        + Ses petites pattes tremblaient, toutes les six.
        + « Allez, viens », dit {friend}. Le papillon ne dit rien.
        + C’est lourd, quelqu’un qu’on laisse derrière.
      `,
      turn: `
        On n’avait pas le temps. {Hero} s’arrêta [quand même|tout de même].
        / L’heure tournait. {Hero} [s’arrêta|se baissa] pourtant.
        @turn Tout doux, {hero} banda l’aile du papillon avec [un brin d’herbe|un fin brin d’herbe].
        / Un tour, [deux tours|un nœud]. {Hero} banda l’aile du papillon.
        + Un tour, deux tours, et un nœud de rien du tout.
        + « Ça te fait mal ? » dit {hero}. « Moins », dit-il. C’était son premier mot.
        + {Hero} souffla un peu dessus, pour la chaleur.
        + L’aile était douce et poudreuse, fine comme [du papier|un soupir].
        + {Friend} revint, sauta encore une fois, puis tint la lumière.
        + La lune attendit. Elle peut, quand elle veut.
        + Le nœud fut petit, et [très doux|bien rond].
      `,
      works: `
        « Merci », dit le papillon, et il [siffla|appela sa famille]. Il y eut un froufrou énorme.
        / L’aile tint. [Frrr|Alors], le papillon appela, et tout le ciel frémit.
        @result Deux cents papillons apportèrent {thing}.
        / [Deux, vingt|Frrr, frrr], deux cents papillons ! Ils apportèrent {thing}.
        + Il y avait des oncles. Il y avait un bébé qui volait mal.
        + « Il a beaucoup de cousins », dit {friend}.
        + Ils la posèrent sans un bruit, avec un peu de poudre dessus.
        + Le brin d’herbe, sur l’aile, avait l’air d’un ruban.
        + « On n’a rien perdu, dit {hero}. On a même gagné. »
        + {Friend} demanda pardon au plus petit, qui s’assit sur son nez.
        + Puis ils partirent. Il fit un peu de vent.
        + Pas une aile ne cogna l’autre.
        + Un, deux, dix, cent ! On ne comptait plus.
      `,
      lesson: `
        S’arrêter pour quelqu’un [n’est jamais du temps perdu|fait gagner du chemin].
        / On n’avait pas le temps, [et on l’a pris|alors on l’a donné]. C’était le bon.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, tout en haut, on apercevait {thing}, [hors de portée|bien trop haut].
        / {Thing} luisait {spot.at}, perché bien haut.
        Au bord du chemin, un papillon de nuit traînait une aile [pliée|froissée], et le temps pressait.
        / Sur le chemin gisait un papillon, [l’aile en deux|tout gris], qu’on allait enjamber.
        + Il s’élançait, retombait dans la mousse, et [recommençait|ne disait rien].
        + Son aile avait un pli en travers, comme une lettre qu’on a mal [fermée|rangée].
        + Des fourmis le contournaient, désolées, mais elles avaient un rendez-vous.
        + Là-bas, on comptait sur eux, et la lune [montait|n’attendait pas].
        + Il n’appelait pas à l’aide, car il avait l’habitude qu’on [passe|soit pressé].
        + On pouvait très bien ne pas l’avoir vu.
      `,
      wrong: `
        @wrong « Plus tard, plus tard ! » dit {friend}, [en sautant par-dessus|l’œil sur le but].
        / « Plus tard, plus tard ! » dit {friend}, [qui sautait déjà|au galop], et ce fut dit trois fois.
        Suivirent dix bonds vers {thing}, tous [trop courts|courageux et trop courts].
        / {Friend} bondit dix fois, [vingt fois|de plus en plus], et n’attrapa que le vent.
        + « On n’a pas une minute à perdre », dit {friend}, en perdant [vingt|une par saut].
        + {Friend} prit de l’élan, un appui, une branche, puis [une bosse|la mesure du sol].
        + Une pierre servit d’escabeau, et [roula|changea d’avis] au bon moment.
        + À chaque chute, la mousse tremblait sous l’aile malade.
        + « D’abord l’important », disait {friend}, [dans une ortie|de travers].
        + Le papillon rentrait la tête et s’excusait d’être [sur la route|là].
      `,
      doubt: `
        Le blessé ne réclamait absolument rien, et c’est [précisément cela qui gênait|ce qui tracassait].
        / {Hero} avança de trois pas vers l’arrivée, puis recula [d’autant|de trois regrets].
        + S’arrêter, c’était arriver tard, et passer, c’était [le laisser là|ne plus penser qu’à lui].
        + Il faisait froid, au ras de l’herbe, pour quelqu’un qui ne [vole pas|monte plus].
        + « On reviendra », dit {friend}, sans se retourner.
        + La lune avait l’air d’une montre.
        + Ses six pattes tremblaient, chacune à sa façon.
        + On peut aller très vite avec un poids sur le cœur, mais pas très [loin|haut].
      `,
      turn: `
        Le temps manquait, c’était sûr, et {hero} s’arrêta [quand même|malgré tout].
        / Il y avait le temps, [il y avait l’aile|tout court] ; {hero} choisit l’aile.
        @turn Sans se presser, {hero} banda l’aile du papillon avec un brin d’herbe, [le plus fin|bien plat].
        / {Hero} trouva un brin d’herbe, [fit trois tours|noua], et banda l’aile du papillon.
        + Un tour, un autre, puis un nœud que l’on aurait pu [offrir|prendre pour une rosée].
        + « Je vous retarde », dit-il. « Oui, dit {hero}, [ce n’est pas grave|et ça va]. »
        + L’aile était poudreuse, tiède, et mince comme un [secret|soupir].
        + {Friend} voulut sauter encore, puis s’assit et tint [la lumière|l’autre bout].
        + Pendant ce temps, rien d’autre n’avançait, et rien [ne s’écroula|ne le reprocha].
        + « Essaie, maintenant », et le pli avait disparu.
      `,
      works: `
        Il remua l’aile, remercia et lança un sifflement [que l’on n’entendit presque pas|très haut].
        / L’aile battit, [une fois|un peu], et un sifflement monta.
        @result Alors deux cents papillons apportèrent {thing}, [comme une nappe qui vole|dans un énorme froufrou].
        / Le ciel se froissa, [battit|bruissa] : deux cents papillons apportèrent {thing}.
        + Des oncles, des tantes, et un petit cousin qui volait [à reculons|de travers].
        + « Ça, c’est une famille », dit {friend}, tout en poudre [grise|d’ailes].
        + Ils posèrent la chose si doucement que la mousse [ne plia pas|n’en sut rien].
        + Sur l’aile guérie, le brin d’herbe avait l’air d’une décoration.
        + On était donc en avance, si l’on y réfléchissait, [et d’un bon quart d’heure|largement].
        + {Friend} s’excusa auprès du plus petit, qui se percha sur [son nez|sa tête].
      `,
      lesson: `
        Le temps que l’on consacre à quelqu’un [revient avec deux cents ailes|n’est jamais gaspillé].
        / « Moi, je courais, dit {friend}. Toi, [tu regardais|tu as pris le temps], et nous voilà. »
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, mais à une hauteur décourageante, [luisait|on distinguait] {thing}.
        / {Thing} luisait {spot.at}, à une hauteur [respectable|de clocher].
        Plus bas, au bord du sentier, un papillon de nuit traînait l’aile, et l’heure pressait.
        / Au bord du sentier, [aile pliée|sans un mot], un papillon de nuit regardait passer les pressés.
        + Il s’élevait d’un pouce, retombait, et mettait à ne déranger personne [une sorte de fierté|du soin].
        + Son aile portait un pli en travers, ainsi qu’une lettre qu’on aurait [fermée à la hâte|mal glissée].
        + Les fourmis le contournaient avec des mines navrées, étant elles-mêmes [attendues|en retard].
        + Il eût été facile de ne pas l’avoir vu, et la nuit [s’y prêtait|fournissait l’excuse].
        + On comptait sur eux, là-bas, et la lune, en s’élevant, tenait [le rôle d’une horloge|l’heure à jour].
      `,
      wrong: `
        @wrong « Plus tard, plus tard ! » dit {friend}, [l’œil déjà là-haut|sans ralentir], et les sauts commencèrent.
        / {Friend} promit pour plus tard, [plus tard|bientôt], et se mit à sauter : « Plus tard ! »
        On en dénombra dix, débordants d’enthousiasme, [et tous insuffisants|et tous trop courts].
        / Les bonds se suivirent, [de moins en moins hauts|en vain], avec bravoure.
        + « Nous n’avons pas une minute », répétait {friend}, ayant déjà dépensé [vingt|une bonne quantité].
        + On vit paraître tour à tour un élan, une branche, [une bosse|et le sol].
        + Une pierre, réquisitionnée comme escabeau, se ravisa au moment [décisif|où il ne fallait pas].
        + À chaque retombée tremblait la mousse, et sur la mousse quelqu’un, qui [s’excusait|rentrait la tête].
        + « L’essentiel d’abord », professait {friend}, du fond d’une ortie, [les yeux mouillés|sans conviction].
      `,
      doubt: `
        L’autre ne réclamait rien, et il existe des silences [infranchissables|plus élevés que les murailles].
        / Il ne demandait rien, [ce qui s’entend de loin|du tout], et cela suffit.
        + {Hero} fit trois pas en avant, trois en arrière, ce qui, [pour le chemin|tout compté], ne mène nulle part.
        + S’arrêter, c’était trahir l’heure ; continuer, c’était laisser derrière soi [un froid|quelqu’un].
        + « Nous repasserons », dit {friend}, de cette voix avec laquelle on ne [repasse jamais|revient pas].
        + Il faisait froid, à hauteur de trèfle, pour qui n’avait connu que [les lampes|l’air].
        + On peut aller vite avec un poids sur le cœur, mais l’expérience prouve qu’on va [moins haut|de travers].
      `,
      turn: `
        On n’avait pas une minute à gaspiller, et {hero} [l’offrit tout entière|décida de la gaspiller].
        / Une minute, c’est peu, [sauf pour une aile|pensa-t-on] : {hero} la donna.
        @turn Précautionneusement, contre la mousse, {hero} banda l’aile du papillon avec un brin d’herbe.
        / {Hero} choisit le brin d’herbe, [le plus souple|fin], et banda l’aile du papillon.
        + Il fallut un tour, un second, puis un nœud si petit qu’on l’eût [pris pour de la rosée|offert en bague].
        + « Je vous mets en retard », murmura l’autre, et il lui fut répondu que oui, [et que c’était bien ainsi|sans plus].
        + L’aile était tiède, poudreuse, à peine plus épaisse qu’un [secret|mot dit tout bas].
        + {Friend} amorça un onzième saut, y renonça et vint, sans rien dire, tenir [la lumière|l’autre bout].
        + Pendant tout ce temps-là, nulle catastrophe n’arriva, comme si elles aussi [retenaient leur souffle|attendaient].
      `,
      works: `
        L’aile s’ouvrit, hésita, tint bon, et son maître lança un sifflement [presque inaudible|plus haut que l’ouïe].
        / L’aile tint ; il siffla, [si haut|un souffle], et la nuit entière eut des ailes.
        @result Alors deux cents papillons apportèrent {thing}, dans un froufrou de théâtre.
        / Le ciel bruissa, [se plissa|descendit], et deux cents papillons apportèrent {thing}.
        + C’étaient des oncles, des tantes, des alliés, et un petit cousin qui volait, [par goût|faute de mieux], à reculons.
        + « Voilà ce qui s’appelle avoir de la famille », dit {friend}, méconnaissable [sous la poudre|et tout gris].
        + La mousse ne plia pas quand ils déposèrent leur charge, et [s’en vante encore|n’en sut rien].
        + Tout bien compté, on se trouvait en avance, ce que la lune, [beau joueur|à regret], confirma.
        + Le brin d’herbe, sur l’aile guérie, avait désormais l’allure [d’un ordre de chevalerie|d’une décoration].
      `,
      lesson: `
        Le temps qu’on perd pour quelqu’un est le seul qui [nous soit rendu|revienne avec des ailes].
        / Rien n’est si pressé qu’on ne puisse, en chemin, [se pencher|relever quelqu’un].
      `,
    },
  },
}
