import type { ThemesOf } from '../../../../language.ts'

export const growing: ThemesOf<'growing'> = {
  Curiosity: {
    titles: `
      {hero} et la pierre tiède
      Le mur qui ronronnait
      Il n’y a rien ici
      Pourquoi, dit {hero}
    `,
    refrains: [
      {
        first: 'Pourquoi, pourquoi, pourquoi donc, une question, c’est un bouton.',
        changed: 'Pourquoi, pourquoi, dors, petit front, demain aussi a des questions.',
      },
      {
        first: 'Pierre tiède, pierre qui ronronne | dis-moi qui vit là, qui fredonne.',
        changed: 'Pierre tiède, pierre qui ronronne | referme la porte, la nuit est bonne.',
      },
      {
        first: 'Toc, toc, le mur, es-tu bien sûr de n’être qu’un mur ?',
        changed: 'Toc, toc, le mur, ce doux murmure, c’est toi, le mur.',
      },
      {
        first: 'Qui ronronne au creux du mur ?',
        changed: 'Chut, on dort au creux du mur.',
      },
    ],
    facts: {
      wrong: '{friend} s’endormit contre le mur',
      turn: '{hero} demanda pourquoi une pierre était tiède',
      result: 'la pierre était une petite porte',
    },
    beginner: {
      gate: `
        @spot [On chercha|On regarda] {spot.at}. Il n’y avait qu’un mur [gris|tout gris]. Il [barrait tout|allait loin].
        « Il n’y a rien ici », disait tout le monde. [Même la pancarte.|Une pancarte aussi.]
        / « Rien à voir, dit un merle. [Mon père l’a dit|On le dit depuis toujours]. »
        + Pas de porte, pas de fenêtre, pas de trou de souris.
        + C’était un mur très mur. [On s’ennuyait rien qu’à le voir.|Il ne faisait que ça.]
        + {Hero} marcha le long, à gauche, puis à droite. C’était pareil.
        + Une limace avait bâillé dessus. On voyait la trace.
        + « Et derrière ? » dit {hero}. « Derrière, c’est l’autre côté », dit le merle.
        + Le gardien du rien [dormait sur sa chaise|dormait debout]. C’était un bon métier.
        + Il était si gris qu’on l’oubliait en le regardant.
        + {Thing} devait pourtant être par là.
      `,
      wrong: `
        « Un mur, c’est un mur », dit {friend} [en bâillant|d’un air savant].
        / {Friend} tapota le mur. « [Du mur|De la pierre], dit {friend}. Du mur partout. »
        @wrong Et {friend} s’endormit contre le mur, [sur-le-champ|la bouche ouverte].
        / {Friend} bâilla, [glissa un peu|se cala] et s’endormit contre le mur.
        + Le mur ne dit rien. C’est bien ce qu’on lui reprochait.
        + « Il est bon, ce coin, dit {friend}. [On dirait un lit|Il fait doux]. »
        + Un ronron montait. Était-ce {friend} ? Pas seulement.
        + « Réveille-toi ! » dit {hero}. {Friend} rêva qu’on l’appelait.
        + Un merle approuva. « Voilà quelqu’un de raisonnable. »
        + Une feuille tomba sur {friend}. [Cela fit un drap.|Elle monta et descendit.]
        + « Cinq minutes », dit {friend}. [Cela faisait dix.|Il en passa neuf, puis vingt.]
        + Quand on dort contre une question, on ne l’entend pas.
      `,
      doubt: `
        Peut-être qu’il n’y avait rien, en effet. [Rien du tout.|C’était très bien imité.]
        / Le mur était haut. [Il était sûr de lui.|Tout le monde avait l’air d’accord avec lui.]
        + Si tout le monde le dit, est-ce que c’est vrai ?
        + Le merle rentra souper. [Il n’y avait plus personne.|« Ne cherchez pas trop », dit-il.]
        + On pouvait dormir aussi. C’était tentant.
        + Mais une petite question grattait, comme une miette au lit.
        + Elle avait un mot, un seul : [pourquoi|et si].
        + Le vent fit le tour du mur. Il ne passa pas au travers.
        + {Hero} soupira. Le mur aussi, on aurait dit.
      `,
      turn: `
        {Hero} posa l’oreille, puis [la joue|le nez]. Tiens ?
        / {Hero} toucha [une pierre|les pierres] : froid, froid, froid… chaud !
        @turn « Pourquoi cette pierre est-elle tiède ? demanda {hero}. [Et pourquoi ronronne-t-elle|Et d’où vient ce bruit] ? »
        / « Celle-ci est tiède. Pourquoi ? dit {hero}. [Qui chauffe un mur|Pourquoi elle seule] ? »
        + Les autres pierres étaient froides. On vérifia : toutes.
        + Froide, froide, froide… Et celle-ci, comme une brioche !
        + « Les pierres, ça tiédit », dit {friend} sans ouvrir l’œil.
        + « Oui, mais pourquoi celle-là ? » [Bonne question.|Il n’y eut pas de réponse.]
        + {Hero} toqua. Les autres faisaient tic. Celle-ci fit tonk.
        + Tout autour courait une ligne, fine comme un cheveu.
        + C’était un peu bête, de parler à un mur. [On le fit.|Tant pis.]
        + Une question en tira une autre par la queue.
      `,
      works: `
        @result On frappa deux coups. La pierre était une petite porte, [ronde comme un biscuit|avec une sonnette].
        / [Clic|Crrr]. La pierre tourna : c’était une petite porte !
        Derrière, [il y avait|on trouva] {thing}. {Friend} tomba dedans.
        / Il y avait un poêle, [une tasse|un fauteuil], et {thing} à côté.
        + « Enfin ! dit un vieux mulot. [Vous êtes les premiers à demander|J’attends depuis mille ans]. »
        + Un poêle ronflait. C’était lui, la chaleur. C’était lui, le bruit.
        + « Je gardais la porte, dit {friend}. De tout mon dos. »
        + Le mulot de la maison offrit du thé et [trois réponses|une gaufre].
        + « Pourquoi vivez-vous dans un mur ? » « C’est calme. Enfin, ça l’était. »
        + Un merle passa la tête. « Il n’y a rien ici », dit-il.
        + Il avait un fauteuil et des livres gros comme des noix.
        + « Posez-moi une autre question, dit le mulot du lieu. J’aime ça. »
      `,
      lesson: `
        Derrière « il n’y a rien », il y a souvent [une porte|quelque chose].
        / Un petit pourquoi, [et le mur s’ouvre|et toc, ça s’ouvre]. Il faut juste le dire tout haut.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, le chemin butait contre un mur gris, sans porte ni fenêtre, [sans rien|ni fin].
        / Un mur gris s’élevait {spot.at}, [pierre sur pierre|large et muet], sans la moindre porte.
        « Il n’y a rien ici », affirma un merle [en passant|avec autorité]. On le croyait.
        / « Circulez, il n’y a rien », dit un merle, [qui habitait dessus|d’un ton sûr].
        + Une pancarte le confirmait : « Mur », disait-elle, pour ceux qui auraient hésité.
        + Il était tellement ordinaire que le regard glissait dessus comme une savonnette.
        + « Mon grand-père n’a jamais rien trouvé non plus », ajouta le merle avec fierté.
        + Un gardien surveillait ce rien depuis des années, en dormant debout.
        + {Hero} le longea vers la gauche, puis vers la droite, et revint au même gris.
        + « Quelqu’un a-t-il cherché ? » demanda {hero}. « Chercher quoi ? » répondit le merle.
      `,
      wrong: `
        « Un mur est un mur », déclara {friend}, [qui aimait les choses simples|très sagement].
        / « J’en ai déjà vu, [dit {friend}|des murs]. Rien n’est plus fini qu’un mur. »
        @wrong Et {friend} s’endormit contre le mur, [la bouche ouverte|avant la fin de sa phrase].
        / {Friend} voulut juste s’appuyer, [ferma un œil|bâilla], et s’endormit contre le mur.
        + Il faut reconnaître que cet endroit-là était étrangement confortable.
        + Un ronronnement s’éleva, que l’on attribua d’abord {friend.a}, et à tort.
        + « Voilà quelqu’un de raisonnable », commenta le merle, qui n’était pas facile à contenter.
        + On secoua {friend}, on appela, on chatouilla. {friend:Il/Elle} souriait à quelque rêve de pantoufles.
        + Un escargot prit ce corps immobile pour une rallonge du mur et grimpa dessus.
        + Plus tard, {friend} soutint avoir rêvé d’une porte, mais sans penser à frapper.
      `,
      doubt: `
        On n’entendait plus que ce ronflement. Le mur, imperturbable, [se contentait d’exister|paraissait sûr de son fait].
        / Un ronflement, un mur, [une lune|pas de bruit] : on aurait pu rentrer.
        + Quand tout le monde répète la même chose, il faut du toupet pour aller vérifier.
        + La famille du merle s’était installée, pour regarder quelqu’un regarder rien.
        + S’asseoir, fermer les yeux, être raisonnable : c’était extrêmement tentant.
        + Mais une question s’était glissée quelque part, comme une miette au fond d’un lit.
        + Elle ne comptait que deux syllabes, et refusait absolument de dormir.
      `,
      turn: `
        Patiemment, {hero} tâta les pierres, l’une après l’autre : [froide, froide, froide|toutes glacées].
        / {Hero} les toucha une à une : pierre froide, [pierre froide|froide aussi], pierre… tiens !
        @turn « Alors pourquoi, demanda soudain {hero}, cette pierre est-elle [tiède|aussi tiède] ? »
        / « Pourquoi celle-ci est-elle tiède, [demanda {hero}|dit {hero}], quand toutes ont froid ? »
        + « Et pourquoi ronronne-t-elle ? » Car, l’oreille collée dessus, on l’entendait nettement.
        + C’était dit tout haut, devant les merles au complet, et cela demandait un certain courage.
        + « Les pierres tièdes, c’est très courant », marmonna {friend} sans se réveiller vraiment.
        + « Oui, mais pourquoi celle-ci, et non sa voisine ? » poursuivit {hero}, que plus rien n’arrêtait.
        + Elle était polie comme une poignée, alors que les autres grattaient.
        + Les autres pierres répondaient « tic » quand on toquait. Celle-ci répondit « tonk ».
      `,
      works: `
        @result Car la pierre était une petite porte, qui tourna [avec un soupir|sans un bruit].
        / Il y eut un déclic, [un rai de lumière|un soupir] : la pierre était une petite porte.
        Derrière, au coin d’un poêle, [parmi des bocaux|à côté d’une théière], reposait {thing}.
        / {Thing} était là, [près d’une théière|au chaud], comme si l’on nous attendait.
        + « Quatre cents ans que j’attends cette question », dit un vieux mulot en retirant ses lunettes.
        + {Friend}, dont l’oreiller venait de s’ouvrir, entra en roulant et s’arrêta contre le buffet.
        + « Je protégeais l’entrée, expliqua {friend}, avec la partie la plus solide. »
        + Le poêle faisait la chaleur, la bouilloire faisait le ronron : tout devenait évident.
        + « Demandez-moi encore quelque chose, supplia le mulot de la maison, j’ai des réponses plein les armoires. »
        + À la fenêtre, le merle inspecta la pièce. « Rien ici », conclut-il avant de s’envoler.
      `,
      lesson: `
        Tout le monde savait qu’il n’y avait rien : [il suffisait d’un pourquoi|il manquait une question].
        / J’ai dormi contre la réponse, avoua {friend}, [et toi, tu l’as réveillée|sans la déranger].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se dressait un mur gris, imperturbable, [dépourvu d’ouverture|qui n’avait rien à déclarer].
        / Un mur se dressait {spot.at}, [gris d’un bout à l’autre|sans commentaire], et n’offrait aucune prise.
        « Il n’y a rien ici », affirma un merle, [et c’était l’opinion générale|porte-parole du quartier].
        / Un merle, [que l’on consulta|bien placé], jura qu’il n’y avait rien à voir.
        + Quelqu’un avait cloué là un écriteau portant le mot « Mur », sans doute afin de prévenir les déceptions.
        + Le regard y cherchait un endroit où se poser, n’en trouvait aucun, et glissait ailleurs.
        + Le grand-père du merle n’y avait rien découvert non plus, et c’était un merle d’une conscience exemplaire.
        + Un fonctionnaire surveillait ce néant depuis des années, debout, appuyé contre son propre sommeil.
        + « Comment le savez-vous, s’enquit {hero}, si personne n’a regardé ? », question qui fut jugée impertinente.
      `,
      wrong: `
        « Un mur est un mur », professa {friend}, pour qui [la philosophie s’arrêtait là|le dossier était clos].
        / {Friend} l’avait toujours dit : [passé un mur|au-delà], il n’y a que l’autre côté.
        @wrong Sur cette conclusion, {friend} s’endormit contre le mur, [la bouche entrouverte|avec volupté].
        / {Friend} s’y adossa par politesse et s’endormit contre le mur, [sans débat|illico].
        + Convenons que l’emplacement était confortable, et même singulièrement, pour de la pierre.
        + Il s’en élevait un ronronnement, que chacun imputa naturellement à la créature endormie.
        + « Enfin quelqu’un de raisonnable », apprécia le merle, avare de compliments d’ordinaire.
        + Ni les secousses ni les appels n’y firent rien, car {friend} poursuivait en songe une discussion avec un édredon.
        + Un escargot, prenant cette masse pour une extension récente de la maçonnerie, en entreprit l’ascension.
      `,
      doubt: `
        Le silence retomba, et le mur se contenta [d’être un mur, avec talent|d’exister].
        / Il arrive qu’un mur [ne soit que sûr de lui|en impose], se dit-on tout bas.
        + Contre une certitude partagée par tout un voisinage, une seule oreille paraît bien peu de chose.
        + La parenté du merle, au complet, s’était perchée en face afin de regarder quelqu’un regarder rien.
        + Il eût été délicieux de s’asseoir aussi, de fermer les yeux et d’avoir l’air sensé.
        + Mais une interrogation s’était introduite, telle une miette au fond d’un lit, et remuait.
      `,
      turn: `
        Méthodiquement, {hero} posa la paume sur les pierres, toutes glacées, [jusqu’à une certaine|sauf une].
        / {Hero} interrogea les pierres, [l’une après l’autre|du bout du nez], et l’une répondit.
        @turn « Pourquoi, demanda {hero}, cette pierre est-elle tiède ? [Et ce ronron ?|C’est curieux.] »
        / « Pourquoi cette pierre est-elle tiède, [dit {hero}|au fait], quand la nuit ne l’est pas ? »
        + La chose fut dite à voix haute, devant une assemblée de merles ricaneurs, ce qui exigeait un certain cran.
        + « Phénomène banal », bredouilla {friend} depuis les profondeurs, sans fournir d’autre précision.
        + Mais pourquoi celle-ci plutôt que sa voisine, et pourquoi lisse, quand toutes les autres écorchaient les doigts ?
        + Interrogées du bout de l’ongle, les pierres ordinaires répondirent « tic », tandis que l’intéressée répondit « tonk ».
        + Une question n’arrive jamais seule : la première tenait par la main toute une ribambelle.
      `,
      works: `
        @result Car la pierre était une petite porte, laquelle pivota [en soupirant|sur des gonds bien huilés].
        / On entendit un loquet, [puis un oh|discret] : la pierre était une petite porte.
        Auprès d’un poêle, parmi [les confitures|d’innombrables livres], se trouvait {thing}.
        / {Thing} y tenait compagnie à un poêle, [deux fauteuils|un chat] et mille livres.
        + « Voilà quatre siècles que j’espère cette question », [dit un mulot chenu en essuyant ses lunettes|s’écria un mulot très âgé].
        + {friend:Privé/Privée} de son appui, {friend} fit dans la pièce [une entrée roulante|une apparition brève], que le buffet interrompit.
        + « Je défendais le passage, [expliqua une voix étouffée sous les torchons|dit-on du fond des casseroles], avec ma partie la plus solide. »
        + La chaleur venait du poêle et le ronronnement de la bouilloire ; [rien de plus limpide|tout s’explique], après coup.
        + « Interrogez-moi encore, [implora leur hôte|pria le maître de maison], je conserve des réponses qui vont se gâter. »
        + Le merle passa la tête par l’ouverture, [examina la théière|goûta une miette] et conclut : « Décidément, rien. »
      `,
      lesson: `
        Les certitudes ressemblent aux murs : [il faut les tâter pierre par pierre|une question y trouve la porte].
        / Tout le voisinage possédait la réponse ; [il manquait la question|personne n’avait songé à demander].
      `,
    },
  },
  Creativity: {
    titles: `
      {hero} et le pont jamais vu
      Une louche, deux feuilles, un parapluie
      Le pont de bric et de broc
      Ça grince, mais ça tient
    `,
    refrains: [
      {
        first: 'Un peu de ci, de ça, ce qui manque, on l’inventera.',
        changed: 'Un peu de nuit, de drap, ce qui manque, on le rêvera.',
      },
      {
        first: 'Une louche, une ficelle, un parapluie | voilà un pont qui n’est pas d’ici.',
        changed: 'Une louche, une ficelle, et puis la nuit | un pont de rêve jusqu’à mon lit.',
      },
      {
        first: 'Nœud par-ci, bout de bois par-là.',
        changed: 'Rêve par-ci, bout de drap par-là.',
      },
    ],
    facts: {
      wrong: '{friend} remplit une demande pour un vrai pont',
      turn: '{hero} bâtit un pont de bric et de broc',
      result: 'le pont grinça mais tint bon',
    },
    beginner: {
      gate: `
        @spot [C’était là|C’était ici], {spot.at}. {Thing} était derrière un [trou|fossé] trop large.
        / Il y avait un grand fossé {spot.at}. {Thing} était [en face|de l’autre côté].
        Pas de pont. Rien qu’une louche, [de la ficelle|des feuilles] et un parapluie.
        / Pour passer, il n’y avait rien. [Si : une louche|Juste une louche], et un parapluie.
        + Le trou n’avait pas de fond. On l’appela : « Oh ! » Il dit : « Oh ! »
        + De l’autre bord, {thing} avait l’air tout près.
        + Une grenouille regarda le saut, puis sa montre. « Non », dit-elle.
        + Le parapluie avait trois trous et [un bec de canard|une bonne volonté].
        + Un panneau disait : « Ici, bientôt, un pont. » Il était très vieux.
        + La ficelle était courte. Mais il y en avait plusieurs.
        + On aurait bien volé. Mais le vent poussait dans l’autre sens.
        + C’était un tas de rien du tout. [Avec une louche.|Mais un beau tas.]
      `,
      wrong: `
        « Il faut un vrai pont, dit {friend}. [Avec un guichet|En fer]. »
        / « Un pont, ça se demande, dit {friend}. [Sur papier|À la mairie]. »
        @wrong Et {friend} remplit une demande pour un vrai pont. [Trois fois.|Page après page.]
        / « Nom, prénom, [pont|longueur]… » {Friend} remplit une demande pour un vrai pont.
        + À la question « nom du pont », {friend} resta longtemps.
        + « Il manque un tampon, dit {friend}. Sans tampon, pas de pont. »
        + {Friend} lécha une feuille et la colla sur une autre. C’était le timbre.
        + « Ça prendra neuf ans, dit {friend}, [s’il fait beau|ou dix]. »
        + {Friend} glissa la demande dans le trou. Elle tomba longtemps.
        + « On nous écrira », dit {friend}, et s’assit.
        + Une case disait : « Ne rien écrire ici. » {Friend} y écrivit : « D’accord. »
        + Une grenouille fit la queue derrière. On ne sait jamais.
      `,
      doubt: `
        {Hero} regarda la louche. La louche [regarda {hero}|n’avait pas d’idée].
        / Le trou bâilla. [Le soir aussi.|Il n’y avait toujours pas de pont.]
        + Une louche, c’est pour la soupe. Il n’y avait pas de soupe.
        + La ficelle pendait, [triste comme une nouille|molle]. On la plia, on la déplia.
        + « Quand on n’a rien… » dit {hero}. Et la phrase s’arrêta là.
        + {Thing} brillait, de l’autre côté, sans aider.
        + On retourna le parapluie. À l’envers, il avait l’air d’autre chose.
        + Il n’y avait pas d’idée dehors. Il fallait la chercher dedans.
        + La lune se mit dans la louche. [Tiens, elle y tenait bien.|Cela faisait une soupe de lune.]
      `,
      turn: `
        Mais une louche et un parapluie, [c’est déjà deux|ça se marie bien].
        / {Hero} regarda la louche. [Ça accroche|Tiens], une louche !
        @turn {Hero} [noua, plia|plia, noua], et bâtit un pont de bric et de broc.
        / Un nœud, [une feuille|deux nœuds]… {Hero} bâtit un pont de bric et de broc.
        + La louche devint un crochet. Les feuilles devinrent des planches.
        + « Ça n’existe pas, ce pont-là », dit {friend}. « Pas encore », dit {hero}.
        + Le parapluie s’ouvrit d’un coup. Flop ! C’était le toit, ou la voile.
        + Un nœud, deux nœuds, [et un nœud qu’on inventa|un pour la chance].
        + Ça tomba une fois. On le noua dans l’autre sens.
        + « Et ce bout-là, il sert à quoi ? » « À faire joli. »
        + La langue tirée, on pense mieux.
        + Une grenouille prêta sa montre, pour faire le poids.
      `,
      works: `
        @result Le pont grinça mais tint bon, [en se balançant|d’un bord à l’autre].
        / [Gniiic|Crac], dit le pont. Le pont grinça mais tint bon.
        On n’eut plus qu’à prendre {thing}. [Bravo, la louche !|Hop !]
        / Un pas, [un autre|deux pas], et voilà {thing}.
        + « Il n’est pas réglementaire », dit {friend} avec respect.
        + Criii, faisait la louche. Crooo, faisait la ficelle. Presque une chanson.
        + On passa un par un, [sur la pointe des pieds|sans rire]. On rit après.
        + La grenouille d’à côté passa six fois. Elle avait un ticket.
        + Le vent gonfla le parapluie, et le pont devint plus léger.
        + « Comment s’appelle-t-il ? » « Louchepluie », dit {hero}.
        + {Friend} sauta dessus, pour voir. [Il tint quand même.|« Bon », dit {friend}.]
        + Personne n’avait jamais vu ça. Pas même le trou.
      `,
      lesson: `
        Ce qui n’existe pas encore [attend qu’on l’invente|n’attend que deux mains].
        / Trois fois rien et une idée, [c’est presque un pont|ça tient bon].
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, derrière un fossé [sans fond|bien trop large].
        Pour tout matériel, une louche, des feuilles, de la ficelle, [un parapluie|un vieux parapluie].
        / On avait une louche, de la ficelle, [un parapluie|trois feuilles], et personne pour expliquer.
        + Un écriteau promettait un pont « très prochainement ». La mousse l’avait presque avalé.
        + On cria dans le trou, qui répondit longtemps après, à contrecœur.
        + Une grenouille mesura la distance du regard, puis décida d’avoir rendez-vous ailleurs.
        + De l’autre bord, {thing} brillait, aussi proche qu’un dessert derrière une vitrine.
        + Le parapluie possédait trois baleines solides et une quatrième qui faisait ce qu’elle voulait.
      `,
      wrong: `
        « Il nous faut un pont véritable, décréta {friend}, [avec un guichet|en fer et avec des lampes]. »
        / « Un pont a des piliers, [récita {friend}|un tampon] et un ruban qu’on coupe. »
        @wrong Et {friend} remplit une demande pour un vrai pont, [en trois exemplaires|sur onze feuilles d’érable].
        / [Une plume, un tampon|Un tampon, une loupe] ! {Friend} remplit une demande pour un vrai pont, recto verso.
        + À la rubrique « nom du pont », {friend} suça longuement son crayon.
        + Comme il fallait un tampon, {friend} s’assit dans une flaque, puis sur le document.
        + « Délai moyen : neuf années, lut {friend}, sauf les jours de grand vent. »
        + La demande, glissée dans le fossé, descendit en tournoyant et ne revint pas.
        + « Il n’y a plus qu’à patienter », conclut {friend}, les pattes croisées ou ce qui lui en tenait lieu.
        + Une grenouille, impressionnée, prit un numéro.
      `,
      doubt: `
        {Hero} considéra la louche, et la louche, [vaguement inquiète|bien astiquée], renvoya son reflet.
        / La louche, la ficelle, [le parapluie|les feuilles] : on aurait dit un rhume, pas un pont.
        + Une louche sert à la soupe, un parapluie aux averses. Rien de tout cela ne franchit les fossés.
        + On essaya de penser très fort, mais il ne sortait que des ponts ordinaires.
        + Le soir baissait. La ficelle pendait comme une nouille qui a renoncé.
        + Peut-être fallait-il rester du mauvais côté, tout simplement.
        + La lune vint se mirer dans la louche, et {hero} se dit qu’elle servait déjà à autre chose.
      `,
      turn: `
        À l’envers, un parapluie ressemble à une barque, et une louche, [à un hameçon|à un crochet].
        / Une louche accroche, un parapluie flotte, [une ficelle s’en mêle|et] tout peut servir.
        @turn Alors {hero} noua, tressa, et bâtit un pont [de bric et de broc|de bric, de broc et de bouts de ficelle].
        / {Hero} tressa, retourna, noua, et bâtit un pont [qui n’existait pas|bizarre], de bric et de broc.
        + « Ce modèle n’existe pas ! » s’indigna {friend}. « Pas encore », répondit {hero}, un brin de ficelle aux dents.
        + La première version s’effondra poliment ; la seconde fut nouée dans l’autre sens.
        + Trois feuilles superposées faisaient une planche, et une grenouille, volontaire, faisait le contrepoids.
        + « À quoi sert ce machin-là ? » « À rien, dit {hero}, mais sans lui, ce serait moins beau. »
        + La louche mordit le bord d’en face au quatrième lancer, avec un tintement de victoire.
        + Il fallut inventer un nœud, que personne ne sut refaire ensuite.
      `,
      works: `
        @result Le pont grinça mais tint bon, [d’une rive à l’autre|en se dandinant un peu].
        / On posa un pied : le pont grinça mais tint bon, [un peu vexé|gniiic], jusqu’au bout.
        Trois pas prudents, deux moins prudents, et l’on put [ramasser|cueillir] {thing}.
        / On passa, [sans regarder en bas|un par un], et {thing} fut à nous.
        + « Il ne répond à aucune norme », constata {friend}, sur un ton d’admiration profonde.
        + La ficelle chantait, la louche couinait, et le parapluie tirait vers les étoiles.
        + On le baptisa Louchepluie, et {friend} put enfin compléter son formulaire.
        + La grenouille du fossé le traversa six fois, chaque fois avec un ticket différent.
        + Sous l’écriteau « pont à venir », quelqu’un ajouta : « C’est fait. »
        + Au milieu, ça se balançait tellement qu’on eut le fou rire, mais rien ne lâcha.
      `,
      lesson: `
        Les choses qui n’existent pas encore [attendent simplement qu’on les essaie|ne demandent qu’à être nouées].
        / Il n’y avait pas de pont, il y avait [une louche et une idée|mieux : une idée]. Cela suffisait.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, par-delà un fossé que [rien n’enjambait|nul n’avait sondé].
        / Par goût du vide, un fossé s’ouvrait {spot.at}, [entre {thing} et nous|juste devant {thing}].
        S’offraient une louche, des feuilles, de la ficelle, [un parapluie neurasthénique|un parapluie].
        / L’inventaire donna une louche, [de la ficelle|des feuilles], un parapluie : trois promesses.
        + Un écriteau annonçait l’ouverture prochaine d’un ouvrage d’art, et la mousse, elle, l’annonçait moins prochaine.
        + Interpellé, le gouffre renvoya un « oh » si tardif qu’on le crut d’abord de quelqu’un d’autre.
        + Une grenouille évalua la distance, consulta sa montre, et se rappela un rendez-vous de l’autre côté de l’étang.
        + Trois baleines du parapluie tenaient encore, la quatrième ayant pris son indépendance.
        + On apercevait {thing} sur la rive opposée, avec cette netteté des choses qu’on ne peut pas toucher.
      `,
      wrong: `
        « Un pont sérieux, décréta {friend}, commence par [un dossier|un formulaire]. »
        / Selon {friend}, [tout pont véritable|la règle est là], un pont naît d’un tampon.
        @wrong Et {friend} remplit une demande pour un vrai pont, [en trois exemplaires|annexes comprises].
        / {Friend} remplit une demande pour un vrai pont, [puis le rectificatif|d’une belle main].
        + La rubrique « nom de l’ouvrage » occasionna un débat intérieur, au terme duquel {friend} inscrivit : « À voir. »
        + Faute de tampon officiel, il fallut s’asseoir dans une flaque, ensuite, solennellement, sur le document.
        + Le délai d’instruction était estimé à neuf années, hors intempéries et jours de mauvaise humeur.
        + Confiée au fossé, la liasse descendit en tourbillonnant et n’a, à ce jour, reçu aucune réponse.
        + Une grenouille, que l’administration avait toujours fascinée, prit un numéro et s’installa.
      `,
      doubt: `
        {Hero} contempla la louche, qui lui rendit une figure [longue et renversée|toute à l’envers].
        / Rien n’allait ensemble, [c’était frappant|hélas], et la louche le savait.
        + Chaque objet semblait cramponné à son emploi : la louche à la soupe, le parapluie à l’averse, la ficelle à elle-même.
        + À trop vouloir un pont convenable, on n’arrivait qu’à imaginer ceux qui existaient déjà.
        + Le crépuscule avançait, et la ficelle pendait avec la résignation d’une nouille.
        + Alors la lune s’installa dans la louche, en visiteuse, et quelque chose, timidement, se déplia.
      `,
      turn: `
        + Retourné, un parapluie n’est-il pas une nacelle, et une louche [un grappin distingué|un crochet] ?
        / Une chose n’est que ce qu’on en fait, [se dit {hero}|au fond], tête penchée.
        @turn {Hero} noua donc, superposa, et bâtit un pont de bric et de broc, [sans plan|d’un trait].
        / {Hero} croisa ce qui ne se croise pas et bâtit un pont de bric et de broc, [hardi|sans modèle].
        + « Ce modèle ne figure nulle part », objecta {friend}, à qui l’on répondit que c’était précisément son charme.
        + La première ébauche s’affaissa avec tact ; la deuxième, attachée à rebours, se montra plus ambitieuse.
        + Un élément, au milieu, ne servait rigoureusement à rien, et l’ensemble, sans lui, aurait perdu son âme.
        + Au quatrième lancer, la louche mordit la rive d’en face, en tintant comme un verre qu’on félicite.
        + Une grenouille accepta les fonctions de contrepoids, poste pour lequel elle se découvrit une vocation.
      `,
      works: `
        @result Le pont grinça mais tint bon, avec [des ondulations de danseuse|une élégance bancale].
        / Le pont grinça mais tint bon, [à la surprise des matériaux|de justesse].
        Quelques pas, un fou rire réprimé, et l’on n’eut plus qu’à [recueillir|saisir] {thing}.
        / On traversa d’un pas léger, [faute de mieux|très léger], et {thing} fut nôtre.
        + « Il contrevient à tous les usages », murmura {friend}, [d’une voix que l’admiration faisait trembler|très bas, comme dans un musée].
        + La ficelle chantait, la louche répondait, [et le parapluie, regonflé, aspirait|le parapluie prenait le vent et songeait] visiblement aux étoiles.
        + Baptisé Louchepluie, il fournit enfin de quoi compléter la rubrique restée vacante.
        + La grenouille du fossé l’emprunta six fois, [munie de six tickets|en voyageuse à six tickets], qu’elle composta elle-même.
        + Quelqu’un, cette nuit-là, [gratta la mousse d’un écriteau « pont à venir »|prit l’écriteau « pont à venir »] et y traça simplement : « Voilà. »
      `,
      lesson: `
        L’imagination n’a jamais manqué de matériaux ; [elle manque parfois d’une louche|il suffit de les retourner].
        / Ce qui n’existe pas encore n’est pas impossible : [c’est seulement en attente|cela patiente].
      `,
    },
  },
  Perseverance: {
    titles: `
      {hero} et les cent nœuds
      Encore un
      Le coffre à la longue corde
      La corde n’a pas gagné
    `,
    refrains: [
      {
        first: 'Encore un, encore un, ça fait un de moins, encore un.',
        changed: 'Encore un, encore un, un bâillement de moins, dors bien.',
      },
      {
        first: 'Nœud têtu, tu te crois fort ? Mes dix doigts essaient encore.',
        changed: 'Plus de nœud, la corde dort | mes dix doigts, dormez encore.',
      },
      {
        first: 'Un nœud, puis son voisin.',
        changed: 'Un rêve, puis son voisin.',
      },
    ],
    facts: {
      wrong: '{friend} abandonna après trois nœuds',
      turn: '{hero} défit un nœud, puis encore un',
      result: 'le dernier nœud tomba tout seul',
    },
    beginner: {
      gate: `
        @spot [On s’arrêta|On arriva] {spot.at}. Là attendait un coffre. Une corde en faisait [dix fois le tour|le tour, dix fois].
        / {Thing} dormait dans un coffre, {spot.at}. Il était [tout ficelé|ficelé dix fois].
        La corde avait cent nœuds. Dans le coffre, {thing} [faisait toc|bougeait un peu].
        / Cent nœuds à la corde, [cent|pas un de moins] ! Quelqu’un avait eu peur.
        + Il y avait des nœuds en huit, en neuf et en bretzel.
        + « Qui a fait ça ? » dit {hero}. [Quelqu’un qui avait le temps.|« Un marin triste », dit un mulot.]
        + On secoua le coffre. Toc, toc, répondit {thing}.
        + La corde était grosse comme un pouce, et très contente.
        + On chercha un couteau. Il n’y avait qu’une cuillère.
        + Un nœud disait : « [Fini !|Bonsoir.] » Mais ce n’était que le premier.
        + {Hero} compta. À quarante, il fallut recommencer.
        + Les petits nœuds étaient les pires. Ils faisaient les innocents.
      `,
      wrong: `
        {Friend} défit un nœud, deux nœuds, [trois nœuds|puis un troisième].
        / Un nœud pour {friend}. [Deux|Et deux]. Et même trois.
        @wrong Là, {friend} abandonna : « [La corde a gagné|Trois, c’est presque cent]. Félicitations, la corde. »
        / « [Pff|Bon], elle gagne. » Et {friend} abandonna.
        + Et {friend} lui serra un bout.
        + « J’ai mal à mon courage », dit {friend}, et s’allongea.
        + Au quatrième, {friend} fit un nœud de plus, sans le vouloir.
        + « On pourrait dire que c’est joli, comme ça. »
        + {Friend} s’était un peu pris dedans. [Il fallut aussi défaire {friend}.|On voyait dépasser un bout.]
        + « Moi, j’aime les coffres fermés », dit {friend}.
        + La corde ne dit rien, mais elle se tint plus droite.
        + {Friend} souffla sur ses doigts, ou à côté.
      `,
      doubt: `
        Quatre-vingt-dix-sept nœuds. [Ils avaient l’air contents.|Ils ne disaient rien.]
        / Il en restait [beaucoup|tant] ! Rien qu’à les voir, on bâillait.
        + La lune en fit briller un, puis un autre, puis tous.
        + Quatre-vingt-dix-sept, c’est plus que les doigts de la famille.
        + « Le coffre est peut-être vide », dit {friend}. Toc, fit {thing}.
        + {Hero} tira sur un bout. Rien. Sur l’autre. [Rien non plus.|Encore rien.]
        + On aurait voulu un géant, ou au moins un ongle de géant.
        + Et si on les prenait un par un ? Il n’y avait pas d’autre façon.
        + Les étoiles aussi étaient nombreuses. Personne ne les défaisait.
      `,
      turn: `
        @turn « Encore un », dit {hero}, et {hero} défit [le suivant|un nœud, puis encore un].
        / {Hero} défit un nœud. [Puis|« Encore un. » Et] encore un.
        Les doigts, ou ce qui en tient lieu, [brûlaient|piquaient]. Encore un.
        / Ça pique, [ça pince|ça chauffe], un nœud. Au suivant !
        + Vers le soixantième, on chanta. Vers le quatre-vingtième, on se tut.
        + « Encore un, après on verra. » On voyait : encore un.
        + {Hero} parlait aux nœuds. « Toi, tu es un coquin. Voilà. »
        + Il y en eut un très dur. On le garda longtemps dans les mains.
        + {Friend} tint la corde défaite, [puis aida un peu|comme de la laine].
        + Neuf, dix. Dix, c’est un joli tas.
        + On ne regardait pas la fin. On regardait celui-ci.
        + La lune descendit d’un doigt. {Hero}, d’un nœud.
      `,
      works: `
        @result Et le dernier nœud tomba tout seul, [comme une feuille|par politesse].
        / On souffla, [on attendit|fff]… Le dernier nœud tomba tout seul.
        Le couvercle fit crrr. {Thing} était là, [sur de la paille|sur du velours].
        / Crrr, [le couvercle|le coffre]. Et au fond, {thing}.
        + « Quatre-vingt-dix-neuf, cent ! » dit {friend}. « On est forts. »
        + La corde, toute droite, avait l’air soulagée.
        + {Hero} souffla sur ses doigts. Ils fumaient presque.
        + On fit de la corde une balançoire. [Un mulot y monta.|Pour plus tard.]
        + Le coffre bâilla. Il avait la bouche fermée depuis si longtemps !
        + {Friend} fit un petit nœud, en souvenir. Un seul, promis.
        + On se regarda. On avait défait tout ça, nous ?
        + Toc, fit {thing} une dernière fois, pour dire bonjour.
      `,
      lesson: `
        Cent nœuds, ce n’est qu’un nœud, [cent fois|et encore un].
        / On ne défait pas cent nœuds. [On en défait un|Juste un], et puis on continue.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} reposait un coffre, ficelé [dix fois par une même corde|d’une corde épaisse].
        / Un coffre attendait {spot.at}, [saucissonné|ligoté], de la tête aux pieds.
        La corde portait cent nœuds, bien serrés. À l’intérieur, [cela toquait|on devinait] {thing}.
        / Cent nœuds, pas un de moins, [et {thing} dessous|bien tirés]. Quelqu’un avait eu peur.
        + Il y avait des nœuds de marin, des nœuds de vache, et un nœud en forme de bretzel.
        + On chercha un couteau, et l’on ne trouva qu’une petite cuillère, pleine de bonne volonté.
        + La corde avait l’air satisfaite d’une personne qui a fait soigneusement son travail.
        + {Hero} voulut compter, s’embrouilla vers quarante, recommença, et tomba malheureusement sur cent.
        + Les plus minuscules étaient les plus méchants : ils faisaient semblant de ne pas être serrés.
      `,
      wrong: `
        Avec beaucoup d’énergie, {friend} défit un nœud, puis deux, [puis trois|et même un troisième].
        / {Friend} s’y mit : un nœud, [ha|facile], deux nœuds, hum, trois.
        @wrong Au quatrième, {friend} abandonna. « La corde a gagné, [vraiment|je m’incline]. »
        / {Friend} salua la corde [bien bas|du menton] et abandonna. « Bien joué. »
        + Et {friend}, sans rancune, lui serra cordialement un bout.
        + « J’ai une crampe au courage », expliqua {friend} avant de s’allonger dessus.
        + En se relevant, {friend} avait noué trois choses de plus, dont une oreille.
        + « Avouez que fermé, c’est très décoratif », reprit {friend} en penchant la tête.
        + Trois sur cent, selon son calcul, cela faisait presque la moitié.
      `,
      doubt: `
        Il en restait quatre-vingt-dix-sept, alignés, [silencieux et contents|qui n’avaient l’air de rien].
        / Cent moins trois, [on recompta|hélas], cela fait presque cent.
        + Quand on regardait l’ensemble, on avait tout de suite envie de regarder ailleurs.
        + « Si ça se trouve, murmura {friend}, il n’y a rien dedans. » Toc, répondit {thing}, un peu {thing:vexé/vexée}.
        + Aucun géant ne passait par là, ni aucun magicien, ni même un oncle costaud.
        + Les doigts protestaient d’avance, et la nuit comptait ses étoiles sans se presser.
        + Alors {hero} se demanda ce qui arriverait si l’on n’en regardait qu’un.
      `,
      turn: `
        @turn « Encore un », dit {hero}. Et {hero} défit un nœud, puis encore un, [sans lever la tête|puis encore un].
        / {Hero} ne compta pas : {hero} défit un nœud, [tira la langue|souffla], puis encore un.
        Les doigts, ou ce qui les remplaçait, s’échauffèrent [rapidement|terriblement], mais on recommença.
        / Un nœud, ça pique ; [vingt, ça brûle|dix, ça cuit], et l’on disait : encore un.
        + Vers le trentième, on chantait ; vers le soixantième, on fredonnait ; ensuite on souffla.
        + « Toi, tu es un sournois », disait {hero} à un nœud, et le nœud, découvert, se rendait.
        + Le quatre-vingt-deuxième résista si longtemps qu’on finit par lui donner un prénom.
        + {Friend} enroulait la corde libérée, et se surprit à en défaire un, par distraction.
        + Il ne fallait surtout pas penser au bout : le bout viendrait tout seul, par petits morceaux.
      `,
      works: `
        @result On n’y toucha pas : le dernier nœud tomba tout seul, [par politesse|comme un fruit mûr].
        / Tout seul, [sans qu’on le touche|d’émotion], le dernier nœud tomba.
        Le couvercle bâilla longuement, et {thing} apparut [sur un coussin|dans un nid de paille].
        / {Thing} était là, [dans la paille|au fond], à compter les nœuds.
        + « On les a eus ! » cria {friend}, qui en avait bien eu sept.
        + La corde s’étira de tout son long, et l’on comprit qu’elle avait des courbatures.
        + Trempés dans la rosée, les doigts firent un petit pschitt.
        + On en fit une balançoire. Une corde pareille mérite mieux qu’un coffre.
        + {Friend} garda un nœud en souvenir, un seul, facile à défaire.
        + À l’intérieur, sur un papier, il était écrit : « Bravo, je n’y croyais plus. »
      `,
      lesson: `
        Cent nœuds, c’est impossible ; [un seul, c’est envisageable|un nœud après l’autre, c’est envisageable].
        / On n’arrive pas au bout d’un seul coup : [on y arrive par « encore un »|on s’y use gentiment].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} trônait un coffre, ceinturé d’une corde [interminable|de belle taille].
        / Un coffre dormait {spot.at}, [corseté de chanvre|sous bonne garde], bouclé par un inquiet.
        Cent nœuds verrouillaient la corde, et l’on entendait {thing} [toquer à l’intérieur|s’impatienter au fond].
        / Cent nœuds en défendaient l’accès, [tous différents|jaloux], et {thing} en dedans.
        + S’y côtoyaient le nœud de marin, le nœud de vache et une variété torsadée, d’inspiration pâtissière.
        + En fait d’instrument tranchant, les environs ne proposaient qu’une cuillère à café, animée des meilleures intentions.
        + Celui qui avait noué cela disposait manifestement de ses soirées et n’attendait personne.
        + {Hero} entreprit un recensement, s’égara aux alentours de quarante, recommença, et obtint hélas le même total.
        + Méfions-nous des plus petits, qui affectent la décontraction et sont, en réalité, crispés jusqu’à l’os.
      `,
      wrong: `
        {Friend} attaqua l’ouvrage avec fougue et défit trois nœuds, [d’affilée|coup sur coup].
        / {Friend} en défit trois, [dont un par erreur|haut la main], et s’épongea.
        @wrong Devant le quatrième, {friend} abandonna et [félicita la corde|déclara forfait], avec un certain panache.
        / {Friend} abandonna au quatrième, [beau joueur|non sans éloges], au nom de la raison.
        + « Il faut savoir reconnaître la supériorité d’une adversaire », ajouta {friend} en lui serrant cordialement un bout.
        + Trois sur cent, d’après ses estimations, représentaient déjà une fraction considérable.
        + Une crampe au courage, affection mal connue des médecins, l’obligea ensuite à s’étendre.
        + On s’aperçut, à son réveil, qu’une oreille et deux herbes avaient rejoint l’entrelacs.
        + « Fermé, ce meuble possède d’ailleurs un cachet incontestable », observa {friend}, la tête inclinée.
      `,
      doubt: `
        Il en demeurait quatre-vingt-dix-sept, ce qui est [beaucoup pour une seule nuit|un nombre têtu].
        / Cent moins trois, [l’opération est brève|hélas] ; le résultat l’est moins.
        + L’ensemble décourageait le regard, lequel se réfugiait dans les étoiles, à peine plus nombreuses.
        + Ni géant secourable ni oncle robuste ne se présentait à l’horizon, que l’on surveilla pourtant avec soin.
        + « Rien ne prouve qu’il ne soit pas vide », insinua {friend}, et un toc indigné lui répondit.
        + Et si, songea {hero}, au lieu d’en voir quatre-vingt-dix-sept, on consentait à n’en voir qu’un ?
      `,
      turn: `
        @turn « Encore un », dit {hero}, qui défit un nœud, puis encore un, [sans consulter la suite|avec obstination].
        / {Hero}, sans regarder la corde entière, défit un nœud, puis encore un, [puis le voisin|et ainsi].
        La peau brûlait, le dos protestait, et l’on répondait [invariablement|à tout] : encore un.
        / Un nœud n’est rien, [disait-on|au fond] ; c’est le pluriel qui fatigue.
        + On chanta jusqu’au trentième, on fredonna jusqu’au soixantième, après quoi le souffle fut réservé à l’ouvrage.
        + « Toi, tu n’es qu’un hypocrite », disait {hero} à certains, qui, percés à jour, se relâchaient aussitôt.
        + Le quatre-vingt-deuxième opposa une résistance telle qu’on finit, de guerre lasse, par lui donner un prénom.
        + {Friend}, {friend:chargé/chargée} d’enrouler la corde vaincue, en dénoua un par inadvertance, et rougit d’y avoir pris plaisir.
        + Le secret consistait à ne jamais penser à la fin, laquelle approchait fort bien sans qu’on y pensât.
      `,
      works: `
        @result Nul n’y toucha : le dernier nœud tomba tout seul, [par courtoisie|à la façon d’un fruit].
        / Comme on n’y croyait plus, le dernier nœud tomba tout seul, [vaincu|d’usure].
        Le couvercle s’ouvrit avec un bâillement, et {thing} [parut|nous regarda], sur un lit de paille.
        / {Thing} parut, [sur un lit de paille|clignant un peu], dans un bâillement de bois.
        + « Nous les avons eus », triompha {friend}, dont la contribution s’élevait exactement à sept.
        + La corde se détendit de tout son long, [en cordage que l’on délivre enfin|comme on s’étend au sortir] d’une longue contrariété.
        + Au fond du coffre, [un billet jauni portait ces mots|on lisait, sur un bout de papier] : « Bravo. Moi, je n’y croyais plus. »
        + On la suspendit à une branche, [car une balançoire est la retraite|pour lui offrir le repos] que mérite une corde.
        + Les doigts {hero.de}, [plongés dans la rosée|trempés dans l’herbe fraîche], y produisirent un discret grésillement.
      `,
      lesson: `
        L’impossible se compose souvent de cent petites choses [parfaitement possibles|à faire une à une].
        / On ne vient pas à bout de cent nœuds, mais d’un seul, [avec une certaine insistance|indéfiniment].
      `,
    },
  },
  'Self-belief': {
    titles: `
      {hero} et le mur qui répétait
      Je peux essayer
      Les marches qui écoutaient
      Le petit mot qui monte
    `,
    refrains: [
      {
        first: 'Dis-le bas, dis-le vrai : moi, je peux toujours essayer.',
        changed: 'Dis-le bas, dis-le vrai : aujourd’hui, moi, j’ai bien essayé.',
      },
      {
        first: 'Écho, écho, dis comme moi | j’essaie une fois, encore une fois.',
        changed: 'Écho, écho, parle tout bas | j’ai essayé, et me voilà.',
      },
      {
        first: 'Pas jamais : peut-être, peut-être.',
        changed: 'Oui, oui, dit la fenêtre.',
      },
    ],
    facts: { wrong: '{friend} dit : je n’y arriverai jamais', turn: '{hero} dit : je peux essayer', result: 'les marches rapetissèrent' },
    beginner: {
      gate: `
        @spot [Voilà|Enfin] : on était {spot.at}. {Thing} était en haut de marches [immenses|trop hautes].
        / De grandes marches se dressaient {spot.at}. [Très|Trop] grandes. {Thing} était en haut.
        À côté, un mur [répétait tout|écoutait, puis répétait]. « Tout », dit le mur.
        / Près des marches, il y avait un mur à écho. [« Écho », dit-il.|Il aimait le dernier mot.]
        + Chaque marche était haute comme une table.
        + « Bonsoir », dit {hero}. « Soir, soir », dit le mur.
        + Les marches avaient de grandes oreilles de pierre. [C’est rare.|Elles ne perdaient pas un mot.]
        + Un cloporte montait depuis l’hiver. Il en était à la première.
        + « C’est haut ! » dit {friend}. « Haut, haut », dit l’écho. Et ça poussa d’un doigt.
        + De là-haut tombait un peu de lumière. C’était {thing}.
        + Quand on chuchotait, le mur se penchait.
        + On mesura la première. [Elle arrivait au nez.|Elle arrivait bien plus haut que l’envie.]
      `,
      wrong: `
        @wrong « Je n’y arriverai jamais », dit {friend}. « Jamais, jamais », dit [le mur|l’écho].
        / {Friend} soupira : « Je n’y arriverai jamais. » L’écho dit : « [Jamais|Mais, mais]. »
        Et les marches [grandirent|poussèrent] d’une tête. « Vous voyez ? » dit {friend}.
        / Crac ! [Les marches|Les pierres] grandirent encore.
        + « Je suis {friend:nul/nulle} en marches », dit {friend}. « {friend:Nul, nul/Nulle, nulle} », dit le mur.
        + Crac ! Encore une tête de plus. [Un cloporte redescendit.|Un cloporte soupira.]
        + « C’est toi qui le dis », dit {hero}. « Non, c’est lui », dit {friend}.
        + {Friend} cria : « Tais-toi ! » « Toi, toi », dit l’écho.
        + {Friend} donna un coup de pied. Aïe, aïe, dit le mur, très poli.
        + La plus haute touchait un nuage, ou ce qui passait par là.
        + « Je suis trop {friend:petit/petite}. Non, trop {friend:gros/grosse}. Non, trop {friend:mou/molle}. »
        + Plus {friend} se plaignait, plus il y avait d’escalier.
      `,
      doubt: `
        {Hero} le pensa aussi, tout bas. [Une marche craqua.|Les marches l’entendirent.]
        / C’était haut. [Le mur attendait un mot.|On avait la gorge toute petite.]
        + Dire « je suis le plus fort » ? Ce n’était pas vrai. Le mur le saurait.
        + Un « je ne peux pas » montait dans la bouche. On le garda.
        + On l’avait déjà dit, un jour, devant un [vélo|lacet].
        + La lumière, là-haut, avait l’air d’attendre quelqu’un d’autre.
        + « On rentre ? » dit {friend}. « Rentre, rentre », dit le mur.
        + Il y avait un silence juste de la taille d’une phrase.
        + Les jambes étaient les mêmes qu’hier. [Hier, elles avaient sauté un ruisseau.|Elles attendaient.]
      `,
      turn: `
        Il fallait une phrase [petite et vraie|qui ne mente pas].
        / Pas « c’est facile », [non|c’est faux]. Une chose vraie, alors.
        @turn « Je peux essayer », dit {hero}. « Essayer, essayer », dit [le mur|l’écho], bien plus gentil.
        / {Hero} dit, [pas fort|tout bas] : « Je peux essayer. » L’écho sourit : « Essayer. »
        + {Hero} le redit, une fois pour chaque marche.
        + Ce n’était pas une grande phrase. Elle tenait dans la poche.
        + La voix tremblait au début. [Le mur ne se moqua pas.|Puis elle prit de l’élan.]
        + « Plus fort ? » « Non, dit {hero}. Plus vrai. »
        + Un genou, un coude, un souffle, et hop, la première.
        + {Hero} glissa. « Je peux essayer encore. » « Encore, encore. »
        + Les oreilles de pierre se tournèrent. Elles aimaient ça.
        + Le mot fit le tour et revint tout chaud.
      `,
      works: `
        @result Les marches rapetissèrent, et ce fut [un escalier|un petit escalier de rien].
        / Un soupir, [un crac|deux crac], et les marches rapetissèrent.
        Tout en haut, il y avait {thing}. « Moi aussi, j’essaie ! » dit {friend}, [à mi-hauteur|en soufflant].
        / On monta, [une marche|un pied], puis l’autre. Et voilà {thing}.
        + Un cloporte arriva troisième. Il salua la foule : c’était nous.
        + « Bravo », dit {hero}. « Bravo, bravo, bravo », dit le mur.
        + D’en haut, elles étaient petites comme des [livres|boîtes].
        + {Friend} dit au mur : « Je peux essayer d’être gentil. » « Gentil, gentil. »
        + On voyait loin. [On voyait même d’où l’on était parti.|On voyait presque demain.]
        + {Hero} s’assit une minute, juste pour être en haut.
        + Le mur dit une chose à lui, tout bas : « Merci. »
        + Chaque marche avait gardé un petit « essayer » dans son coin.
      `,
      lesson: `
        « Je peux essayer » monte [plus haut que « je ne peux pas »|toutes les marches].
        / Ce qu’on se dit, [ça pousse|ça fait l’escalier]. Alors dis-toi un mot gentil.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, en haut de marches [grandes comme des armoires|énormes].
        / Des marches menaient {spot.at}, [hautes comme des murs|pour géants], et {thing} était dessus.
        À côté, un mur répétait [ce qu’on disait|les derniers mots], et elles l’écoutaient.
        / Un écho vivait là, [sérieux|bavard], et les marches croyaient tout ce qu’il disait.
        + « Bonsoir ! » lança {hero}. « Soir, soir », répondit le mur, avec un léger accent.
        + « Que c’est haut », soupira {friend}. « Haut, haut », fit l’écho, et chaque marche gagna un doigt.
        + Un cloporte, parti à l’automne, campait sur la première avec une minuscule tente.
        + Les oreilles de ces marches étaient taillées dans la pierre, et tournées vers nous.
        + D’en bas, on ne distinguait qu’un bout de lumière, et c’était sûrement {thing}.
      `,
      wrong: `
        @wrong « Je n’y arriverai jamais », gémit {friend}. « Jamais, jamais », approuva [le mur|l’écho].
        / {Friend} leva les yeux. « Je n’y arriverai jamais. » « [Jamais|C’est sûr] », dit l’écho.
        Aussitôt, les marches grandirent [d’une tête|d’un bon mètre], avec un bruit de mâchoire.
        / Les marches prirent un mètre, [crac|d’un coup], puisqu’on le disait.
        + « Vous voyez bien ! » dit {friend}, presque {friend:content/contente} d’avoir raison.
        + « Je suis {friend:lourd/lourde} du derrière et faible du devant. » « Devant, vant », confirma le mur.
        + On lui ordonna de se taire. « Taire, taire », dit-il sans se taire.
        + La plus haute disparut dans la brume, et un cloporte, qui l’escaladait, replia philosophiquement sa tente.
        + Au bout de six plaintes, ce n’était plus un escalier, c’était une falaise avec des projets.
      `,
      doubt: `
        {Hero} ne disait rien, mais pensait presque pareil, [et une marche craqua|ce que les pierres sentirent].
        / « Et si c’était vrai ? » songea {hero}, [et rien qu’à ça|tout bas], une marche gonfla.
        + Se vanter n’aurait servi à rien. Le mur n’aimait pas les mensonges.
        + Des « je ne peux pas » attendaient derrière les dents, tout prêts.
        + Cette phrase-là, {hero} l’avait déjà prononcée, devant une bicyclette et devant une addition.
        + Là-haut, la lumière avait l’air de chercher quelqu’un d’autre.
        + Pourtant, c’étaient les mêmes jambes qu’hier, et hier, elles avaient sauté un ruisseau.
      `,
      turn: `
        Il fallait une phrase assez petite pour être vraie, [et assez vraie pour tenir|ni plus ni moins].
        / Ne pas mentir, [ne pas gémir|pas trop promettre] : il restait peu de mots, mais de bons.
        @turn « Je peux essayer », dit {hero}. « Essayer, essayer », répéta le mur, [étonné|d’une voix plus ronde].
        / {Hero} dit au mur : « Je peux essayer. » « Essayer », [fit le mur|dit-il], qui goûtait le mot.
        + Ce n’était pas une déclaration de champion, mais personne ne pouvait dire le contraire.
        + La voix avait tremblé, et le mur, délicat, n’avait pas répété le tremblement.
        + Au premier effort, {hero} glissa. « Je peux essayer autrement. » « Autrement », dit le mur, intéressé.
        + On répétait les mots tout bas, un par marche, comme des cailloux dans une poche.
        + Les oreilles de pierre se redressèrent : on ne leur avait jamais parlé ainsi.
        + « Dis-le, toi aussi », proposa {hero} {friend.a}, qui trouva d’abord cela ridicule.
      `,
      works: `
        @result Et les marches rapetissèrent, l’une après l’autre, jusqu’à faire [un escalier|un bon petit escalier].
        / Les marches rapetissèrent, [comme on se baisse|crac après crac], pour qu’on monte.
        Tout en haut, sur la dernière, [attendait|brillait] {thing}.
        / À la dernière marche, [pas plus haute qu’un livre|enfin], il y avait {thing}.
        + « J’essaie aussi ! » haleta {friend} à mi-chemin. « Aussi, aussi », encouragea le mur.
        + Un cloporte encordé nous dépassa au dernier moment et planta son drapeau avec simplicité.
        + Vu d’ici, l’escalier avait l’air d’une rangée de livres posés à plat.
        + On cria « bravo » pour le plaisir, et l’on en reçut une dizaine en retour.
        + En bas, le mur essaya une phrase de lui, timidement, et c’était « merci ».
      `,
      lesson: `
        Les marches écoutent ce que l’on se dit : [« je peux essayer » les fait rapetisser|dis-leur d’essayer].
        / On n’a pas besoin d’être sûr de soi, [il suffit d’essayer|essayer fait déjà une marche].
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} attendait {spot.at}, en haut de marches [démesurées|taillées pour un titan].
        Un mur à écho les longeait, et ces pierres, hélas, [croyaient tout ce qu’il répétait|l’écoutaient].
        / Un écho l’avoisinait, [d’un naturel crédule|hélas], que les marches prenaient au mot.
        + « Bonsoir », essaya {hero}, et le mur rendit la politesse deux fois, avec un accent de province.
        + Un cloporte, parti à l’automne, bivouaquait sur la première et projetait la deuxième pour le printemps.
        + « C’est interminable », se plaignit {friend}, après quoi l’escalier le fut effectivement un peu davantage.
        + On distinguait, sculptées dans chaque contremarche, deux oreilles d’une attention embarrassante.
        + Une clarté descendait du sommet, lointaine, en personne habituée à ce qu’on ne vienne pas la chercher.
      `,
      wrong: `
        @wrong « Je n’y arriverai jamais », gémit {friend}, et « jamais, jamais » [résonna|conclut le mur].
        / « Je n’y arriverai jamais », dit {friend}, [par modestie|tout net], et l’écho prit note.
        Docilement, les marches s’élevèrent [d’une coudée|d’autant], en craquant des mâchoires.
        / Les marches, [bonnes élèves|dociles], grandirent d’autant, dans un bruit de dents.
        + « C’est bien ce que je disais », triompha {friend}, qui préférait avoir raison plutôt que monter.
        + Sommé de se taire, le mur acquiesça par un « taire, taire » qui manquait de conviction.
        + Six lamentations plus tard, l’escalier s’était mué en falaise, et la falaise nourrissait des ambitions.
        + Chaque défaut {friend.que} se découvrait, et la liste était étoffée, revenait confirmé par une autorité minérale.
        + Un cloporte en pleine ascension, qui en avait vu d’autres, replia sa tente et nota l’altitude nouvelle.
      `,
      doubt: `
        {Hero} se taisait prudemment ; mais une simple pensée suffit, et [une pierre craqua|la pierre tressaillit].
        / {Hero} songea la même chose, [un instant|tout bas], et cela suffit aux pierres.
        + Se proclamer invincible n’aurait trompé personne, l’écho étant connu pour recracher les mensonges.
        + Certains « je ne peux pas » se tiennent derrière les dents, en manteau, toujours sur le point de sortir.
        + Celui-là, {hero} le reconnaissait, pour l’avoir prononcé devant une bicyclette et devant une division.
        + C’étaient pourtant les mêmes jambes que la veille, et la veille, sans consulter quiconque, elles avaient franchi un ruisseau.
      `,
      turn: `
        Restait à trouver une phrase modeste et vraie, [capable de porter|et qui tînt debout].
        / Entre se vanter et gémir, [il reste une place|dit-on], où tient une phrase.
        @turn « Je peux essayer », dit {hero}, et l’écho, [surpris|presque tendre], répéta : « Essayer, essayer. »
        / {Hero} dit : « Je peux essayer », [rien de plus|sans trembler], et l’écho en resta songeur.
        + Ce n’était pas un cri de conquérant, mais nul, pas même une falaise, n’y pouvait objecter quoi que ce soit.
        + La voix avait chancelé, détail que le mur, par délicatesse, s’abstint de reproduire.
        + On glissa, naturellement, une fois puis deux, et la formule devint : « Je peux essayer autrement. »
        + Invité à en dire autant, {friend} trouva l’exercice puéril, le fit à voix basse, et le refit.
        + Les oreilles de pierre pivotèrent, peu accoutumées à s’entendre adresser autre chose que des reproches.
      `,
      works: `
        @result Une à une, les marches rapetissèrent, jusqu’à former [un escalier raisonnable|l’escalier qu’elles auraient dû être].
        / Les marches rapetissèrent, [crac après crac|de bonne grâce], jusqu’à la taille d’un pas.
        À la dernière, dans une paix d’altitude, [reposait|étincelait] {thing}.
        / {Thing} était au sommet, [lequel n’était plus si haut|tout simplement].
        + « J’essaie ! » haletait {friend} à mi-parcours, {friend:soutenu/soutenue} par un mur devenu franchement enthousiaste.
        + Un cloporte alpiniste, [dans un sprint que rien n’annonçait|parti la veille au soir], nous coiffa au sommet et y planta son drapeau.
        + Considérée d’en haut, [l’effroyable paroi n’était plus|la terrible muraille n’était plus] qu’une rangée de livres posés à plat.
        + On lança un bravo [dans le vide, par curiosité|par-dessus le bord, pour voir], et l’on en récolta une ovation.
        + Tout en bas, le mur [risqua enfin une phrase personnelle|risqua enfin une parole à lui], la toute première, et c’était un remerciement.
      `,
      lesson: `
        On s’élève rarement au-dessus des paroles que l’on s’adresse ; [autant les choisir|choisissons-les].
        / Aucune certitude n’est nécessaire : « j’essaie » [constitue une marche|suffit pour commencer].
      `,
    },
  },
  Growth: {
    titles: `
      {hero} et le haricot de lune
      Siffler dans un brin d’herbe
      Le haricot qui croisait les feuilles
      Tuuut, dit l’herbe
    `,
    refrains: [
      {
        first: 'Pousse, pousse, petit haricot : ce que j’apprends me fait plus haut.',
        changed: 'Pousse, pousse, petit haricot : même en dormant, on devient haut.',
      },
      {
        first: 'Brin d’herbe, siffle, allons, courage | c’est en ratant qu’on gagne un étage.',
        changed: 'Brin d’herbe, chut, tu as été sage | tout le monde dort, à chaque étage.',
      },
      {
        first: 'Pff, pff, et bientôt tuuut.',
        changed: 'Tuuut, tuuut, et bientôt chut.',
      },
    ],
    facts: {
      wrong: '{friend} se dressa et prétendit être déjà très {friend:haut/haute}',
      turn: '{hero} apprit à siffler dans un brin d’herbe',
      result: 'le haricot de lune poussa jusqu’en haut',
    },
    beginner: {
      gate: `
        @spot [On chercha|On regarda] {spot.at}. {Thing} était sur un rebord [trop haut|bien trop haut].
        / {Thing} brillait {spot.at}, mais [là-haut|trop haut]. On leva bien le nez.
        Dessous poussait un haricot de lune. Il grandit quand on [apprend quelque chose|fait du nouveau].
        / En bas, un haricot de lune [dormait|attendait]. Il pousse quand on apprend.
        + Il était bleu, et pas plus haut qu’un pouce.
        + Une étiquette disait : « [Arroser avec du neuf|Ne pas arroser. Apprendre]. »
        + {Hero} sauta. Il manquait encore trois fois {hero}.
        + « Bonsoir, haricot. » Il fit oui d’une feuille.
        + Il sentait le petit pois et la nuit.
        + Une chenille y avait appris à lire. On le voyait : il avait un nœud.
        + Le rebord était lisse. Même une mouche y glissait.
        + On empila deux cailloux. Cela faisait deux cailloux.
      `,
      wrong: `
        @wrong {Friend} se dressa et prétendit être déjà très {friend:haut/haute}, [cou tendu|sur un caillou].
        / « Moi ? Je touche [presque|déjà] le ciel. » {Friend} prétendit être déjà très {friend:haut/haute}.
        Le haricot n’en crut [rien|pas un mot]. Il croisa deux feuilles.
        / « Tu vois bien que je touche ! » [Il y avait encore tout l’air|On en était loin]. Le haricot bâilla.
        + « Je suis au maximum, dit {friend}. Après, c’est le ciel. »
        + {Friend} se haussa sur le bout du bout. [Et tomba du bout.|Puis bascula.]
        + « Je sais déjà tout, dit {friend}. [Demande-moi les jours|Lundi, mardi, et la suite]. »
        + Le haricot rapetissa un peu, de gêne.
        + « C’est le rebord qui est mal mis », dit {friend}.
        + {Friend} rentra le ventre pour grandir. Le ventre revint.
        + Une ombre, ça fait grand. {Friend} montra la sienne.
      `,
      doubt: `
        Que peut-on apprendre, [comme ça, la nuit|quand c’est urgent] ? Rien ne venait.
        / {Hero} chercha. [Lire ? C’est long. Voler ? C’est dur.|Il y avait trop de choses qu’on ne savait pas.]
        + Le haricot attendait, les feuilles au menton.
        + « Moi, dit {friend}, je ne sais plus rien de neuf. »
        + Quand on essaie, on a l’air bête. Il y avait même du public : la chenille.
        + On pouvait compter plus loin ? On savait déjà compter.
        + Le rebord semblait monter, lui, sans rien apprendre.
        + L’herbe bougea. [Elle avait l’air de vouloir dire quelque chose.|Elle faisait : fff.]
        + Une fois, quelqu’un avait sifflé avec ça. Comment donc ?
      `,
      turn: `
        {Hero} cueillit un brin d’herbe et souffla. [Pff|Prout], fit l’herbe. Encore. Pff.
        / Un brin d’herbe, [un souffle|on souffle]… Pff. Encore raté. Pff.
        @turn Au neuvième essai, {hero} apprit à siffler dans un brin d’herbe : [tuuut|fuiiit] !
        / Pff, pff… tuuut ! {Hero} apprit à siffler [dans|avec] un brin d’herbe.
        + « C’est moi qui ai trouvé l’herbe », dit {friend}.
        + Il fallait la tendre, mais pas trop. La serrer, mais pas fort.
        + Au troisième, elle fit un bruit [de canard|très impoli]. Une chenille rit.
        + Ça chatouillait les lèvres, ou le bec, ou le museau.
        + « Tu postillonnes », dit {friend}. C’était vrai. On continua.
        + Rien, rien, rien. Puis un petit i, fin comme un fil.
        + On avait les joues rondes et le nez vert.
        + Rater, c’est drôle quand on rit le premier.
      `,
      works: `
        @result À chaque note, le haricot de lune poussa, [jusqu’en haut|tout droit jusqu’en haut].
        / Le haricot de lune aima ça. Il poussa, [poussa|grandit], jusqu’en haut.
        On n’eut qu’à cueillir {thing}, [comme une poire|du bout d’une feuille].
        / On monta de feuille [en feuille|à feuille]. Et l’on prit {thing}.
        + Tuuut : une feuille. Fuiiit : une autre. Cela faisait une échelle.
        + {Friend} voulut essayer aussi. Pff. [« Un jour », dit {friend}.|Le haricot prit quand même un centimètre.]
        + Tout en haut, il fit une fleur, qui sifflait un peu.
        + Une chenille dit bravo avec tous ses pieds.
        + On se mesura au retour. On était pareil, mais plus grand.
        + Le haricot nous tint par la ceinture, par prudence.
        + « Apprends-moi », dit {friend}. Alors, deux brins d’herbe.
        + {Thing} brillait, là-haut, à côté d’un nid d’étoiles.
      `,
      lesson: `
        On grandit aussi par [dedans|ce qu’on apprend].
        / Pff, pff, pff, tuuut : [c’est comme ça qu’on pousse|voilà comment on grandit].
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, sur un rebord [beaucoup trop haut|lisse et très haut].
        / {Thing} luisait {spot.at}, haut perché, sur un rebord lisse.
        Au pied poussait un haricot de lune, qui se nourrit exclusivement de [choses apprises|nouveautés].
        / En dessous, un haricot de lune, [maigre|tout court], qui ne grandit que si l’on apprend.
        + « Ne pas arroser, disait l’étiquette. Apprendre quelque chose à côté. »
        + Il était bleu pâle, mesurait un pouce, et tendait vers nous une main de feuille, vide.
        + Une chenille y avait appris l’alphabet, la semaine précédente, et il en gardait un nœud.
        + On sauta, on s’étira, on empila des cailloux, et l’on obtint un tas de cailloux.
        + Quand {hero} lui dit bonsoir, il inclina poliment le sommet, avec une lueur d’espoir.
      `,
      wrong: `
        « Inutile, dit {friend}. Quelqu’un comme moi n’a pas besoin d’un légume. »
        / « Un haricot ? dit {friend}. [Voyons|Pour moi ?] Je suis d’une famille de tours. »
        @wrong {Friend} se dressa et prétendit être déjà très {friend:haut/haute}, [au point de sentir les nuages|le cou tiré].
        / {Friend} monta sur un caillou, [le menton levé|tendit le cou] et prétendit être déjà très {friend:haut/haute}.
        + De la pointe {friend.de} jusqu’au rebord, il restait à peu près une girafe.
        + Le haricot croisa les feuilles, comme un professeur qui n’a pas reçu les devoirs.
        + « Je connais déjà tout, ajouta {friend}, et même deux ou trois choses en plus. »
        + L’équilibre se perdit, et {friend} s’assit brusquement sur son maximum.
        + « C’est le rebord qui exagère », conclut {friend} en frottant l’endroit.
        + {Friend} montra aussi son ombre, qui, elle, était vraiment immense.
      `,
      doubt: `
        Apprendre, oui, mais quoi, [à cette heure-ci|en pleine nuit], et sans personne pour expliquer ?
        / Que peut-on apprendre [la nuit|comme ça], vite, et sans livre ?
        + Lire une langue inconnue prendrait des années, et voler ne s’improvise pas.
        + Le plus difficile, quand on apprend, c’est qu’au début on a l’air ridicule.
        + La chenille s’était installée au premier rang, avec toutes ses jambes croisées.
        + « Moi, j’ai terminé d’apprendre, soupira {friend}, j’ai rendu mon cartable. »
        + Un souffle passa sur l’herbe, et l’herbe fit un bruit mince, presque une question.
      `,
      turn: `
        {Hero} choisit un brin d’herbe, le tendit, souffla : [pff|prout], dit l’herbe, sans élégance.
        / {Hero} coinça un brin d’herbe, gonfla ses joues, [ferma les yeux|souffla]. Pff.
        @turn Au neuvième essai, {hero} apprit à siffler dans un brin d’herbe. [Tuuut !|Fuiiit !]
        / Huit pff, [on riait|c’est long], et puis, tuuut : {hero} apprit à siffler dans un brin d’herbe.
        + Entre le premier et le neuvième, il y eut un canard, une porte et un bruit très impoli.
        + Il fallait serrer sans écraser, pencher sans plier, souffler sans postillonner.
        + Une chenille riait, {friend} riait, alors {hero} rit aussi, et cela détendit les joues.
        + « Plus à gauche », conseilla {friend}, qui n’y connaissait rien, mais qui avait raison.
        + Au sixième, il sortit un petit « i », mince comme un fil, qui cassa aussitôt.
        + Les lèvres, ou ce qui en fait office, chatouillaient horriblement.
      `,
      works: `
        @result À chaque note, le haricot de lune poussa, feuille après feuille, [jusqu’en haut|jusqu’au rebord].
        / Le haricot de lune écouta, et poussa [d’une feuille par note|d’un étage], jusqu’au rebord.
        Il n’y eut plus qu’à grimper et à cueillir {thing}, [comme une poire|délicatement].
        / De feuille en feuille, [un peu vite|on grimpa], l’on atteignit {thing}.
        + Tuuut, une marche ; fuiiit, une autre : on siffla tout un escalier.
        + La chenille du haricot applaudit si longtemps, avec tant de pieds, qu’on dut l’arrêter.
        + {Friend} essaya en cachette, derrière un caillou, et le haricot gagna un centimètre indulgent.
        + Au sommet s’ouvrit une fleur bleue, qui sifflait légèrement du nez.
        + De retour en bas, {hero} avait la même taille, mais pas du tout la même hauteur.
        + Deux brins d’herbe, ensuite, cela fait un orchestre.
      `,
      lesson: `
        On ne pousse pas seulement [des jambes|vers le haut] : ce qu’on apprend fait grandir aussi.
        / Avant de savoir siffler, il faut savoir [faire pff|rater huit fois], et en rire.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} brillait {spot.at}, sur un rebord [inaccessible|dont la hauteur décourageait].
        Un haricot de lune végétait dessous, variété qui se nourrit [de choses apprises|d’apprentissage].
        / Dessous languissait un haricot de lune, affamé, et n’en poussait plus.
        + « Ne pas arroser », recommandait l’étiquette, « mais apprendre, à proximité, quelque chose de nouveau. »
        + Bleuâtre, haut d’un pouce, il tendait une feuille vide avec une dignité de gentilhomme ruiné.
        + La semaine précédente, une chenille y avait étudié l’alphabet, d’où cet entrelacs à la base de la tige.
        + On empila des cailloux jusqu’à obtenir, au terme d’un effort considérable, un tas de cailloux.
        + Il salua {hero} d’une inclinaison du sommet, où perçait une espérance mal dissimulée.
      `,
      wrong: `
        « Pour ma part, dit {friend}, j’ai achevé ma croissance [et mes études|depuis longtemps]. »
        / « Chez nous, dit {friend}, on naît [à sa taille|au sommet], c’est une tradition. »
        @wrong Là-dessus, {friend} se dressa et prétendit être déjà très {friend:haut/haute}, [le menton dans l’azur|avec aplomb].
        / {Friend} se hissa sur un caillou et prétendit être déjà très {friend:haut/haute}, [sans rire|de naissance].
        + De son extrémité supérieure au rebord subsistait, à vue d’œil, l’épaisseur d’une girafe.
        + Le haricot croisa les feuilles, tel un professeur auquel on tend une copie blanche.
        + « Mon ombre, en revanche, est indiscutable », fit valoir {friend}, et l’on dut en convenir.
        + L’exercice s’acheva par une chute, brève et sans gravité, sur la partie la mieux capitonnée.
        + Rien n’empêche autant de grandir que la conviction d’être au bout.
      `,
      doubt: `
        Apprendre, assurément, mais apprendre quoi, [à une heure pareille|sans professeur], et devant témoins ?
        / Ce qu’on ignore ne manque pas, [il est vrai|en général] ; mais par où commencer ?
        + Aucune langue ancienne ne s’acquiert en une soirée, et le vol, chacun le sait, ne s’improvise pas.
        + La chenille avait pris place au premier rang, en croisant ses jambes par paires.
        + Tout apprentissage commence, malheureusement, par une période où l’on a l’air d’un imbécile.
        + Un souffle courut sur l’herbe, et l’herbe rendit un son ténu, comme une suggestion.
      `,
      turn: `
        {Hero} cueillit un brin, le tendit, souffla, et n’en tira qu’un [pff lamentable|bruit déplorable].
        / {Hero} prit un brin d’herbe, y souffla son âme, [ou presque|toute], et fit rire l’herbe.
        @turn Mais au neuvième essai, {hero} apprit à siffler dans un brin d’herbe : [tuuut|fuiiit] !
        / Huit échecs plus tard, {hero} apprit à siffler dans un brin d’herbe, [tuuut|et fort], et recommença.
        + Entre-temps s’étaient succédé un canard, un gond rouillé, et une sonorité que la bienséance interdit de décrire.
        + Serrer sans écraser, incliner sans plier, expirer sans postillonner : c’était une science exacte.
        + Comme tout le monde riait, {hero} en prit son parti et rit également, ce qui assouplit les joues.
        + « Davantage à gauche », suggéra {friend}, dont l’ignorance, pour une fois, tombait juste.
        + Au sixième naquit un « i » filiforme, d’une beauté bouleversante, qui se rompit aussitôt.
      `,
      works: `
        @result À chaque note, le haricot de lune poussa, [de palier en palier|avec allégresse], jusqu’au rebord.
        / Le haricot de lune poussa, [une note, une feuille|charmé], et s’accouda au rebord.
        On y grimpa, et l’on cueillit {thing} [ainsi qu’une poire|d’une main d’horticulteur].
        / L’ascension fut brève, [feuillue|aérée], et {thing} au bout.
        + La gamme entière y passa, [chaque son déroulant une feuille|une feuille naissant à chaque note], chaque feuille formant un degré.
        + L’ovation d’une chenille, [vu le nombre de pieds engagés|donnée sur tous ses pieds], dura plusieurs minutes.
        + {Friend} s’exerça [derrière un caillou, en secret|loin des regards], et la plante lui concéda un centimètre d’encouragement.
        + Une corolle bleue s’épanouit au sommet, [affligée d’un léger sifflement|que suivait un petit sifflet] nasal.
        + De retour au niveau du sol, [on avait la même taille qu’avant|on retrouva la même taille, à peu près], mais non la même altitude.
      `,
      lesson: `
        On grandit moins par les jambes que par [ce qu’on ose apprendre|ses tentatives répétées].
        / Apprendre à siffler suppose d’abord d’accepter le pff, [et même d’en rire|huit fois de suite].
      `,
    },
  },
  Learning: {
    titles: `
      {hero} et l’écriture d’escargot
      Ce que disait la porte
      Soupe, sortie ou tapis ?
      Tu veux bien m’apprendre ?
    `,
    refrains: [
      {
        first: 'Je ne sais pas, montre-moi, et demain, voilà, on saura.',
        changed: 'Je sais un mot, il dort chez moi, et demain, on verra.',
      },
      {
        first: 'Escargot vieux, escargot sage | apprends-moi à lire ta page.',
        changed: 'Escargot vieux, escargot sage | je lis tout bas, tourne la page.',
      },
      {
        first: 'Boucle à boucle, je lis, tu lis.',
        changed: 'Boucle à boucle, dans mon lit.',
      },
    ],
    facts: {
      wrong: '{friend} fit semblant de savoir lire la porte',
      turn: '{hero} demanda à l’escargot de lui apprendre',
      result: 'la porte disait seulement : poussez',
    },
    beginner: {
      gate: `
        @spot [C’était là|C’était ici], {spot.at}. Une porte disait quelque chose, en [écriture d’escargot|boucles d’argent].
        / Il y avait une porte {spot.at}. Un mot y brillait, [tout rond|tout en boucles].
        Par la serrure, on voyait {thing}. [Si près !|C’était agaçant.]
        / La porte était fermée, [bien sûr|bien fort]. {Thing} était derrière.
        + Les lettres tournaient, tournaient, comme des coquilles.
        + Il n’y avait pas d’image. [Dommage.|Une image, on aurait compris.]
        + {Hero} suivit une boucle du doigt. Elle collait un peu.
        + C’était écrit de bas en haut, ou l’inverse.
        + La poignée était petite et mouillée. On la laissa tranquille.
        + Une limace passa, lut, et rit. [On était vexé.|C’était donc drôle ?]
        + Une des boucles ressemblait à un o. Ou à un rond.
        + « Ouvre-toi », dit {hero}. Ce n’était pas ce qui était écrit.
      `,
      wrong: `
        @wrong {Friend} fit semblant de savoir lire : « C’est écrit soupe[.|, bien sûr.] »
        / « Facile : [tapis|soupe] ! » {Friend} fit semblant de savoir lire.
        On attendit la soupe. [Rien.|Pas de soupe.] « Ou alors tapis », dit {friend}.
        / On frappa. [Personne n’ouvrit.|Rien.] « Ou bien c’est fromage », dit {friend}.
        + « Je l’ai appris {friend:tout petit/toute petite} », dit {friend}, sans lever le nez.
        + « Ça, c’est un s, ou un serpent », dit {friend}. [C’était une trace.|La trace bougea.]
        + {Friend} mit des lunettes en brindille, et lut encore moins.
        + « Défense de lire, lut {friend}. Voilà, il faut obéir. »
        + La porte toussa. Elle savait ce qu’elle disait, elle.
        + « Je lis mieux les longs mots », dit {friend}.
        + {Friend} lut aussi un clou, une fente, et un insecte.
      `,
      doubt: `
        Les boucles brillaient et [se taisaient|gardaient leur secret].
        / Il y avait là un mot, [tout prêt|bien net]. Et personne pour le lire.
        + On se sent petit devant un mot qu’on ne sait pas.
        + « On dira qu’on avait mal aux yeux », souffla {friend}.
        + {Hero} regarda encore. Rien n’entra.
        + Et si tout le monde savait, sauf nous ?
        + Dire « je ne sais pas », ça gratte un peu la gorge.
        + La lune éclairait bien. Mais la lune n’explique pas.
        + Quelque chose ronflait, en haut, à droite. [C’était rond.|Cela bavait.]
      `,
      turn: `
        Sur le montant dormait un escargot, [vieux comme la porte|très vieux].
        / Un escargot [très vieux|tout gris] ouvrit un œil. C’était son écriture.
        @turn « Je ne sais pas lire ça, dit {hero}. Tu veux bien [m’apprendre|m’apprendre, s’il te plaît] ? »
        / {Hero} dit : « Je ne sais pas lire ça. [Apprends-moi|Tu m’apprends], s’il te plaît. »
        + L’escargot pleura de joie. Cela prit un moment.
        + Il sortit une corne, puis l’autre, puis ses lunettes.
        + « On ne me demande jamais, dit-il. On fait semblant. »
        + « Moi, je savais un peu », dit {friend}. L’escargot toussa.
        + « D’abord, la boucle. La boucle, c’est tout. »
        + {Hero} la traça dans la poussière, de travers, puis mieux.
        + « Non. Encore. Presque. Oui ! » L’escargot tapa du pied, du seul.
        + C’était lent. Mais on comprenait à chaque tour.
      `,
      works: `
        Boucle après boucle, on lut : p, o, [u, s|et ainsi de suite].
        / P comme pomme, [o comme os|o comme oh]… On lut tout.
        @result La porte disait seulement : « Poussez. » [On poussa.|Alors on poussa.] Et {thing} fut là.
        / La porte disait : « [Poussez|Poussez donc]. » Derrière, il y avait {thing}.
        + « Pas même s’il vous plaît », dit {friend}.
        + On rit tellement qu’elle se rouvrit de rire.
        + « C’est moi qui l’ai écrit, dit l’escargot. [En mille jours|J’avais trois ans]. »
        + {Hero} écrivit « merci » sur le sol. Il y avait une faute, très jolie.
        + Maintenant, on lisait partout : sur un caillou, « caillou ».
        + {Friend} prit la leçon aussi, [l’air de rien|de dos].
        + La porte s’ouvrait d’un seul doigt. Il fallait juste le savoir.
        + L’escargot donna un bon point. C’était une feuille, déjà mangée.
      `,
      lesson: `
        « Je ne sais pas » est [le début|la première lettre] du savoir.
        / Demander, [ce n’est pas être bête|ça ouvre]. Faire semblant, ça laisse dehors.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, une porte annonçait quelque chose en écriture d’escargot, [tout en boucles|argentée].
        / Une porte se dressait {spot.at}, [bouclée d’argent|couverte de boucles], écrite par un escargot.
        Par le trou de la serrure, on apercevait {thing}, [à deux pas|et c’était agaçant].
        / {Thing} luisait derrière, [on voyait bien|tout près], par la serrure.
        + Les lettres se serraient les unes dans les autres. On aurait dit une famille qui a froid.
        + Il n’y avait pas d’image. Sans image, une porte raconte n’importe quoi.
        + Une limace s’arrêta, lut l’inscription, gloussa, et poursuivit sa route.
        + {Hero} suivit du doigt une longue courbe, qui revint à son point de départ.
        + Par quel bout commencer ? Était-ce la tête ou la queue ?
      `,
      wrong: `
        @wrong {Friend} fit semblant de savoir lire : « C’est écrit soupe, [évidemment|voyons]. »
        / {Friend} plissa les yeux, toussa, et fit semblant de savoir lire : « Soupe du jour. »
        La soupe [ne vint pas|se fit attendre]. « Ou peut-être sortie », ajouta {friend} très vite.
        / On attendit la soupe. « [Alors|Disons] tapis », corrigea {friend}.
        + « J’ai étudié cela autrefois, dans une école extrêmement fermée », ajouta {friend}.
        + Avec des lunettes en brindille, {friend} déchiffra successivement « tapis », « fromage » et « mardi ».
        + Un insecte, pris pour une virgule, s’envola au milieu de la phrase.
        + « Ici, traduisit {friend}, on défend de lire plus loin », ce qui était bien pratique.
        + La porte fit grincer un gond, comme on se retient de corriger.
      `,
      doubt: `
        Le mot était là, parfaitement visible sous la lune, et [obstinément fermé|pourtant silencieux].
        / Un mot, quand on ne sait pas, [c’est un mur|ça boude], même joli.
        + Devant un mot inconnu, on rapetisse toujours un peu.
        + « Racontons que nous avions oublié nos lunettes », proposa {friend} à mi-voix.
        + « Je ne sais pas » : comme ces petits mots pèsent sur la langue !
        + On regarda plus fort, sans résultat : les yeux n’apprennent rien tout seuls.
        + Quelque part, en haut du chambranle, quelqu’un de rond ronflait avec méthode.
      `,
      turn: `
        Sur le montant sommeillait un escargot, plus âgé que [la porte elle-même|le bois].
        / Sur le bois, un escargot [d’un autre siècle|tout ridé] ouvrit un œil.
        @turn « Je ne sais pas lire ceci, avoua {hero}. Veux-tu [m’apprendre|bien m’apprendre] ? »
        / {Hero} s’assit près de lui. « Je ne sais pas lire, [veux-tu m’apprendre|tu m’apprends] ? »
        + L’animal en pleura de joie, ce qui retarda la leçon d’un bon quart d’heure.
        + « On préfère inventer, d’habitude, dit-il. Voilà soixante ans qu’on me sert de la soupe. »
        + « Tout est dans la boucle : à gauche, elle dit p ; à droite, elle bâille. »
        + {Hero} la traça dans le sable, ratée, puis bancale, puis presque belle.
        + {Friend} écouta aussi, en regardant ailleurs, et copia par-dessus l’épaule.
        + C’était lent comme un escargot, évidemment, mais rien ne s’oubliait.
      `,
      works: `
        Courbe après courbe, on épela : p, o, u, [s, s|et la suite], jusqu’au bout.
        / On suivit les boucles [du doigt|du nez], et les lettres vinrent une à une.
        @result La porte disait seulement : « Poussez. » On poussa, [et {thing} fut là|elle s’ouvrit].
        / On relut, on rit : la porte disait seulement « [Poussez|Poussez donc] », et {thing} attendait.
        + « Quoi, c’est tout ? » dit {friend}, qui espérait encore un peu de soupe.
        + On rit si fort qu’elle se referma, et qu’il fallut la relire.
        + « C’est de moi, confia le vieux professeur. J’y ai passé toute ma jeunesse. »
        + {Hero} écrivit « merci » dans la poussière, avec une faute ravissante.
        + Désormais, on lisait partout : sur les feuilles, « feuille », et sur une pierre, « prière de s’asseoir ».
        + Au fond de la pièce reposait {thing}, sous une étiquette que l’on sut déchiffrer.
      `,
      lesson: `
        « Je ne sais pas » n’est jamais terminé : [c’est la première lettre|c’est là que tout commence].
        / Faire semblant conduit directement à la soupe ; [demander ouvre la porte|demander fonctionne mieux].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, une porte s’ornait de mots en écriture d’escargot, [tout en volutes|d’un bel argent].
        / Une porte, {spot.at}, portait une phrase [bavée avec art|en argent], de la main d’un escargot.
        Par la serrure, on entrevoyait {thing}, [à une distance exaspérante|si proche et si absente].
        / {Thing} brillait par la serrure, [à un mot de nous|tout contre], et c’était trop.
        + Les caractères s’enroulaient les uns dans les autres, comme une famille nombreuse un soir d’hiver.
        + Une limace ralentit, parcourut le texte, eut un petit rire de gorge, et s’éloigna sans rien divulguer.
        + Où se trouvait le commencement ? Nul n’aurait su le dire, chaque courbe revenant d’où elle était partie.
        + Aucune illustration ne secourait le lecteur, comme il arrive dans les ouvrages sérieux.
        + La poignée, luisante et légèrement humide, ne semblait guère encourager les familiarités.
      `,
      wrong: `
        @wrong {Friend} fit semblant de savoir lire : « Manifestement, c’est écrit [soupe|sortie]. »
        / {Friend} fit semblant de savoir lire, [l’index levé|avec l’accent], et annonça : « Soupe. »
        On patienta, sans voir venir ni potage ni issue ; « ou tapis », [concéda {friend}|reprit la voix savante].
        / La soupe tardant, {friend} proposa « sortie », puis, [par prudence|plus bas], « tapis ».
        + « J’ai pratiqué cette langue dans ma jeunesse, auprès de maîtres malheureusement disparus. »
        + {friend:Muni/Munie} de lunettes en brindille, {friend} obtint successivement « fromage », « mardi », et une recette incomplète.
        + Ce que l’on avait pris pour une virgule déploya ses élytres et quitta la phrase.
        + Une traduction plus hardie interdisait de poursuivre la lecture, ce qui arrangeait tout le monde.
        + La porte laissa échapper un grincement, à la manière des gens cultivés qui se retiennent de corriger.
      `,
      doubt: `
        Le mot étincelait sous la lune, limpide pour [les connaisseurs|d’autres], et pour nous hermétique.
        / Rien n’est plus clos qu’un mot [qu’on ne sait pas|ouvert], sous la plus belle lune.
        + Rien ne rapetisse comme de se tenir, ignorant, devant une évidence.
        + « Prétextons la fatigue oculaire », suggéra {friend}, qui avait l’expérience de ces situations.
        + Qu’ils pèsent donc sur la langue, ces trois mots que l’on croit honteux : je ne sais pas.
        + Du haut du chambranle, un ronflement régulier descendait, plein d’une science endormie.
      `,
      turn: `
        Un escargot y sommeillait, plus vénérable que [la porte|le bois, et beaucoup plus fissuré].
        / Il y dormait un escargot, [contemporain du chêne|l’auteur], qui ouvrit un œil.
        @turn « Je ne sais pas lire ceci, avoua {hero}, voulez-vous [m’apprendre|avoir la bonté de m’apprendre] ? »
        / {Hero} dit le plus dur : « Je ne sais pas lire ceci. [Voulez-vous m’apprendre|M’apprendrez-vous] ? »
        + Le vieillard en versa des larmes de félicité, ce qui repoussa le cours d’un bon quart d’heure.
        + « On préfère l’invention, d’ordinaire : depuis soixante ans, on me sert invariablement de la soupe. »
        + Tout résidait dans la boucle, enseignait-il, laquelle prononçait différemment selon qu’elle s’ouvrait ou se recueillait.
        + {Hero} la reproduisit dans le sable, d’abord difforme, puis hésitante, enfin presque digne du modèle.
        + {Friend}, tout en affectant d’observer la lune, recopiait avec application.
        + La leçon progressait à l’allure du maître, en sorte que rien ne se perdait en chemin.
      `,
      works: `
        Volute après volute, on épela les lettres, [dont la sixième fut mémorable|la langue entre les dents].
        / On reprit chaque volute, [comme on suit un sentier|lentement], et le sens vint.
        @result La porte disait seulement : « Poussez », ce que l’on fit, [et {thing} apparut|sans plus attendre].
        / La porte disait seulement « Poussez » ; [on rougit un peu|on rit], on poussa, et {thing} fut là.
        + « Et c’est tout ? » s’étonna {friend}, [chez qui l’espoir d’un potage|en qui le désir d’une soupe] ne s’était jamais éteint.
        + L’auteur, [rosissant jusqu’aux cornes|fort troublé], confessa que cette œuvre avait occupé la totalité de sa jeunesse.
        + {Hero} [traça sur le seuil un remerciement|écrivit un merci dans la poussière], orné d’une faute si gracieuse que le maître refusa qu’on l’efface.
        + Le monde se trouva soudain couvert d’inscriptions, [généralement modestes|presque toutes polies] : un caillou, par exemple, y disait « caillou ».
        + Au centre de la pièce, [sur une étagère dûment étiquetée|entre deux pots de colle], on reconnut {thing}.
      `,
      lesson: `
        « Je ne sais pas » ressemble à un aveu ; [c’est véritablement une clé|c’est plutôt une invitation].
        / L’ignorance dissimulée mène à la soupe, l’ignorance avouée [à la porte|un peu plus loin].
      `,
    },
  },
  Adaptability: {
    titles: `
      {hero} et les pierres qui marchent
      Le chapeau de carte
      La boue n’est pas sur la carte
      Danser avec le gué
    `,
    refrains: [
      {
        first: 'Pierre qui va, pierre qui vient, change de pas, tout va bien.',
        changed: 'Lune qui va, sommeil qui vient, change de rêve, tout va bien.',
      },
      {
        first: 'Plie la carte, fais-en un chapeau | les pierres dansent, suis-les plutôt.',
        changed: 'Range la carte, pose le chapeau | les pierres dorment, c’est leur repos.',
      },
      {
        first: 'Où tu danses, caillou, j’y vais.',
        changed: 'Où tu dors, caillou, je me tais.',
      },
    ],
    facts: {
      wrong: '{friend} suivit la carte jusque dans la boue',
      turn: '{hero} plia la carte et suivit les pierres',
      result: 'les pierres les portèrent de l’autre côté',
    },
    beginner: {
      gate: `
        @spot [On s’arrêta|On arriva] {spot.at}. {Thing} était là, mais les pierres du gué [marchaient|bougeaient].
        / Il y avait un gué {spot.at}. Ses pierres se [promenaient|baladaient]. {Thing} était en face.
        On mettait le pied dessus, et [la pierre partait|hop, plus de pierre].
        / Il y en avait une ici. [Non, là.|Pardon : elle est là.] Elle venait de partir.
        + Elles avaient de petites pattes, et des choses à faire.
        + Tout autour, il y avait de la boue, brune comme du chocolat.
        + « Pardon », disait une pierre. « Pardon », disait l’autre. Elles se croisaient.
        + De l’autre côté, {thing} ne bougeait pas, au moins.
        + On compta neuf pierres. Puis sept. [Puis douze.|Elles faisaient exprès.]
        + Une grosse ronde faisait la sieste en marchant.
        + Un écriteau disait : « Gué. Enfin, par moments. »
        + Heureusement, on avait une carte ! [Elle était {friend.a}.|{Friend} l’agita.]
      `,
      wrong: `
        « La carte dit : à gauche », dit {friend} [sans lever le nez|le nez dessus].
        / « Un, deux, à gauche, [c’est écrit|voilà] », lut {friend}.
        @wrong Et {friend} suivit la carte jusque dans la boue. [Floc.|Flac, puis glou.]
        / {Friend} suivit la carte, [tout droit|les yeux dessus], jusque dans la boue. Plof.
        + « La boue n’est pas sur la carte, dit {friend}. Elle a tort. »
        + Trois pas à gauche, un pas tout droit, et splotch.
        + « Là, il y a une pierre, dit {friend}. C’est écrit. » Il n’y en avait pas.
        + {Friend} tourna la carte. La boue tourna aussi.
        + Il ne dépassait plus que la carte, [et deux yeux|et une voix].
        + On tira {friend} de là. Cela fit : pop.
        + « Ce n’est pas moi qui me trompe, c’est le gué. »
        + Une pierre passa, toute propre. « Bonsoir », dit-elle.
      `,
      doubt: `
        La carte était [très belle|bien dessinée]. Elle datait d’hier, voilà tout.
        / On s’assit au bord. [Les pierres passaient.|La boue séchait un peu.]
        + On avait fait un plan. Le plan était par terre, tout mouillé.
        + Rien ne restait en place, ici. C’était fatigant.
        + « Dites aux pierres de ne plus bouger », dit {friend}. Elles rirent.
        + {Hero} aurait aimé que ce soit comme prévu.
        + Loin, tout droit, {thing} avait l’air d’attendre.
        + On peut crier sur une pierre. Elle a les oreilles dedans.
        + Et si c’était à nous de bouger autrement ?
      `,
      turn: `
        {Hero} regarda les pierres. Elles allaient [comme une danse|en rond, puis tout droit].
        / Une pierre passa, [salua|tourna], revint. {Hero} compta avec elle.
        @turn Alors {hero} plia la carte en chapeau et suivit [les pierres|donc les pierres].
        / {Hero} plia la carte. [Hop|Tiens], un chapeau ! Puis {hero} suivit les pierres.
        + Un pas quand elle vient. Pas de pas quand elle part.
        + « Et la gauche ? » dit {friend}. « Plus tard, la gauche. »
        + Il ne faut pas les presser. Il faut les attendre et sauter.
        + Un, deux, et un petit trois. Elles avaient un air en tête.
        + {Hero} leur demanda : « Vous allez où ? » « Par là. » « Nous aussi ! »
        + Le pied cherchait, trouvait, et repartait.
        + Une fois, {hero} recula. C’était une bonne idée.
        + {Friend} suivit, [en fermant un œil|tout raide au début]. Puis moins raide.
      `,
      works: `
        @result Une, puis deux, les pierres les portèrent [de l’autre côté|sans secousse de l’autre côté].
        / Un pas, [on glisse|on tourne], un pas. Les pierres les portèrent de l’autre côté.
        Là attendait {thing}. Le chapeau allait [très bien {hero.a}|un peu de travers].
        / On descendit [à sec|au sec]. {Thing} était là.
        + La grosse ronde ne se réveilla même pas. Elle porta {friend} en rêvant.
        + « Merci pour la danse », dit la plus petite.
        + Un tour à droite, un tour à gauche, et un salut.
        + {Friend} avait encore de la boue, mais [du rythme|le sourire].
        + On mit une croix sur le chapeau : ici, ça change.
        + Les pierres aimaient le refrain. Elles tapaient des pieds.
        + « C’était à gauche, finalement », dit {friend}. « Un peu », dit {hero}.
        + Au bord, elles s’arrêtèrent net, juste pour nous.
      `,
      lesson: `
        Quand le chemin change, [on change de pas|il suffit de changer de pied].
        / Une carte, c’est bien. [Deux yeux, c’est mieux.|Des yeux ouverts, c’est bien aussi.]
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, derrière un gué aux pierres [vagabondes|mobiles].
        / Un gué menait {spot.at}, vers {thing}, mais ses pierres [se promenaient|faisaient leur tour].
        À peine y posait-on le pied que la pierre [s’en allait|avait à faire ailleurs].
        / On visait une pierre, [elle saluait|hop], et elle était plus loin.
        + Elles marchaient sur de courtes pattes et s’excusaient en se croisant.
        + Entre elles dormait une boue épaisse, luisante comme un flan au chocolat.
        + « Gué, disait un écriteau. Se renseigner avant. » Mais auprès de qui ?
        + Par bonheur, {friend} possédait une carte, pliée en seize et parfaitement à jour la veille.
        + Une grosse pierre somnolait en route et bousculait tout le monde.
      `,
      wrong: `
        + « Trois pas à gauche, déchiffra {friend}, [puis un rocher|c’est imprimé]. » Hélas, le paysage avait changé.
        / « D’après la carte, dit {friend}, [le gué ne bouge pas|c’est là]. Le gué a tort. »
        @wrong {Friend} suivit la carte jusque dans la boue, [avec confiance|sans lever les yeux]. Floc.
        / {Friend} suivit la carte jusque dans la boue, [au pas|à la lettre], et jusqu’aux genoux.
        + « Elle n’est pas indiquée, protesta {friend} en s’enfonçant. Cette boue n’est pas réglementaire. »
        + Bientôt, il n’émergea plus que deux yeux, une carte, et des reproches.
        + On tira, on compta jusqu’à trois, et cela fit « pop ».
        + Retournée, la carte proposa exactement la même flaque, mais de l’autre côté.
        + « Le gué se trompe », affirma {friend}, qui avait de la vase jusque dans les opinions.
        + Une pierre propre passa devant nous et souleva son chapeau de mousse.
      `,
      doubt: `
        C’était une carte magnifique ; malheureusement, elle [parlait d’hier|décrivait la veille].
        / La carte n’avait pas tort, [elle avait hier|pas vraiment], voilà tout.
        + On avait un plan, on y tenait, et le plan séchait maintenant sur une branche.
        + « Qu’on leur ordonne de rester tranquilles ! » dit {friend}, et les pierres pouffèrent.
        + C’est vexant, quelque chose qui ne se passe pas comme prévu.
        + {Thing} attendait en face, à un endroit que la carte n’avait jamais rencontré.
        + Peut-être n’y avait-il rien à arrêter. Peut-être fallait-il s’y mettre aussi.
      `,
      turn: `
        {Hero} observa leurs allées et venues. Cela ressemblait moins à un désordre qu’[à une danse|à une ronde].
        / {Hero} regarda longtemps : deux pas, un tour, [deux pas|un salut]. C’était une danse.
        @turn Alors {hero} plia la carte en chapeau et suivit les pierres, [un pas sur deux|au lieu de la ligne].
        / {Hero} plia la carte en chapeau, [le mit bien droit|s’en coiffa], et suivit les pierres.
        + Quand l’une arrivait, on montait ; quand elle partait, on était déjà sur l’autre.
        + « Et notre itinéraire ? » gémit {friend}. « Je l’ai sur la tête », répondit {hero}.
        + « Où allez-vous ? » demanda {hero} à la plus petite. « Par là, dit-elle. Enfin, en gros. »
        + Il fallut reculer deux fois, ce qui n’était prévu nulle part et tomba très bien.
        + {Friend} sauta d’abord comme une planche, ensuite comme une planche qui s’amuse.
        + Les pieds apprenaient vite, une fois qu’on cessait de leur donner des ordres.
      `,
      works: `
        @result Sans se presser, les pierres les portèrent de l’autre côté, [avec une révérence|une par une].
        / On ne choisit plus, [on dansa|on salua], et les pierres les portèrent de l’autre côté.
        Là, au sec, [attendait|se trouvait] {thing}. Le chapeau tint jusqu’au bout.
        / {Thing} attendait sur la rive, [bien au sec|enfin], et l’on salua le gué.
        + La grosse somnolente déposa {friend} sur la rive sans même se réveiller.
        + « Vous dansez bien, pour des gens qui avaient une carte », dit la plus petite.
        + Dans un coin du chapeau, {hero} nota : « Ici, ça bouge. »
        + Toutes tapaient du pied sur l’air du refrain, et la boue faisait la basse.
        + « Au fond, c’était bien à gauche, remarqua {friend}, mais beaucoup plus tard. »
        + On leur fit un signe, et le gué entier nous répondit en changeant de place.
      `,
      lesson: `
        Quand le chemin commence à bouger, [autant danser également|on accompagne le mouvement].
        / Une carte est vraiment utile [quand on sait la replier|une fois transformée en chapeau].
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, passé un gué dont les pierres [flânaient|déambulaient].
        / Un gué à pierres promeneuses commençait {spot.at}, avec {thing} [au-delà|en face].
        À peine effleurait-on l’une d’elles qu’elle s’éloignait, [en s’excusant|à petits pas confus].
        / On leur faisait signe, [elles aussi|poliment], et elles passaient leur chemin.
        + L’écriteau, rédigé par un esprit prudent, disait seulement : « Gué, sous réserve. »
        + Une boue opulente s’étalait entre elles, lustrée comme un entremets au chocolat.
        + {Friend} exhiba une carte pliée en seize, dont l’exactitude, la veille encore, avait été irréprochable.
        + L’une des plus volumineuses se déplaçait en dormant, et provoquait des embouteillages.
        + Elles se croisaient avec des « pardon » et des « je vous en prie », comme à la sortie d’un concert.
      `,
      wrong: `
        « À gauche, trois pas, une pierre », lut {friend}, [sans lever les yeux|le nez sur l’imprimé].
        / « La carte est formelle », dit {friend}, [que le gué contredisait|sur la rive].
        @wrong Avec assurance, {friend} suivit la carte jusque dans la boue, [qui l’accueillit|sans dévier d’un pouce].
        / {Friend} suivit la carte jusque dans la boue, [au millimètre|fidèlement], et la boue fut exacte.
        + « Cette vase ne figure nulle part », constata {friend} en y pénétrant jusqu’aux convictions.
        + N’émergèrent bientôt plus qu’une paire d’yeux, un document officiel et de vives protestations.
        + L’extraction s’accompagna d’un « pop » que l’on entendit, paraît-il, dans la vallée voisine.
        + Consultée à l’envers, la carte suggéra une flaque symétrique, et tout aussi profonde.
        + Entre le papier et le paysage, {friend} accordait au papier une confiance inébranlable.
      `,
      doubt: `
        La carte était superbe ; elle avait pour unique défaut de [décrire la veille|dater d’hier].
        / Une carte dit où étaient les choses, [non où elles vont|hélas], et c’est peu.
        + On s’attache à un plan comme à une paire de chaussures, surtout quand il commence à faire mal.
        + « Que l’on exige d’elles un peu de stabilité ! » réclama {friend}, à la grande hilarité du gué.
        + Il est humiliant de constater que le monde n’a pas été averti de nos projets.
        + Immobile, en face, {thing} scintillait à un endroit dont aucune légende ne faisait mention.
      `,
      turn: `
        {Hero}, regardant mieux, vit que ce va-et-vient [tenait de la danse|avait tout d’un quadrille].
        / {Hero} cessa de viser, [regarda danser|s’assit], et trouva la mesure.
        @turn Alors {hero} plia la carte en chapeau et suivit les pierres, [en mesure|selon leur humeur].
        / {Hero} plia la carte en chapeau, [meilleur emploi d’un plan|d’un geste], et suivit les pierres.
        + Il s’agissait d’accepter celle qui venait, de quitter celle qui partait, et de n’en regretter aucune.
        + « Et l’itinéraire ? » s’alarma {friend}. « Je m’en couvre », répondit {hero} du haut de sa troisième pierre.
        + Deux fois il fallut reculer, manœuvre que nul stratège n’avait envisagée et qui se révéla lumineuse.
        + {Friend} sautait comme une planche, ensuite comme une planche d’excellente humeur.
        + « Votre destination ? » s’enquit-on auprès de la plus menue, qui répondit : « Approximative. »
      `,
      works: `
        @result De proche en proche, les pierres les portèrent de l’autre côté, [avec mille égards|en cadence].
        / On alla où elles allaient, [sans conseil|en rond], et les pierres les portèrent de l’autre côté.
        Sur la rive, au sec, [patientait|rayonnait] {thing}, que l’on coiffa un instant du chapeau.
        / {Thing} séchait sur l’autre rive, [où nul plan n’allait|au sec], et le chapeau salua.
        / L’autre rive présentait {thing}, [impeccablement|parfaitement] au sec.
        + La dormeuse [déposa {friend} au sec|rendit {friend} à la rive], sans que son ronflement en fût affecté.
        + « Vous valsez joliment, [apprécia la plus menue|fit une pierre grise], pour des personnes qui possédaient une carte. »
        + {Hero} nota dans la marge du chapeau : « Contrée mouvante, prévoir un air à fredonner. »
        + « C’était bel et bien à gauche, [releva {friend}|triompha {friend}], seulement un peu plus tard. »
        + Le gué entier nous salua, [c’est-à-dire qu’il se mit aussitôt|et, la chose faite, se remit] à ressembler à autre chose.
      `,
      lesson: `
        Lorsque la route refuse obstinément l’immobilité, mieux vaut [apprendre à danser|accommoder son pas].
        / Les meilleures cartes sont encore celles [qui se plient volontiers|dont on peut fabriquer un chapeau].
      `,
    },
  },
  Resilience: {
    titles: `
      {hero} et le troisième escalier
      Tomber, et refaire
      Badaboum, et après ?
      Plus large en bas
    `,
    refrains: [
      {
        first: 'Ça tombe, ça tombe, on recommence, plus large, et on avance.',
        changed: 'La nuit tombe, elle tombe en silence, demain, tout recommence.',
      },
      {
        first: 'Frotte ton genou, sèche tes yeux | le bas plus large tiendra mieux.',
        changed: 'Couvre ton genou, ferme les yeux | ce qu’on a refait tient bien mieux.',
      },
      {
        first: 'Boum, aïe, ouf, on rebâtit.',
        changed: 'Tiens, tiens, ouf, au lit.',
      },
    ],
    facts: {
      wrong: '{friend} bouda quand l’escalier tomba',
      turn: '{hero} refit l’escalier, plus large en bas',
      result: 'le troisième escalier tint debout',
    },
    beginner: {
      gate: `
        @spot [Voilà|Enfin] : on était {spot.at}. {Thing} était [trop haut|bien trop haut]. Il n’y avait que des pierres.
        / {Thing} brillait {spot.at}, tout en haut. En bas, il y avait des [pierres|cailloux].
        On bâtit un escalier. [Badaboum !|Patatras !] Il n’y en avait plus.
        / Pierre sur pierre, on monta. [Crac, boum !|Ça trembla, et boum !] Plus d’escalier.
        + La poussière retomba. Elle avait l’air désolée.
        + Une pierre roula encore un peu, toute seule, tic, tic.
        + Il avait tenu le temps d’un bravo. [Même pas.|D’un demi-bravo.]
        + Un lézard applaudit. Il croyait que c’était fait exprès.
        + C’étaient des pierres rondes, plates, et des pierres qui font semblant.
        + « On y était presque », dit {hero}. Presque est un drôle d’endroit.
        + {Thing} n’avait rien vu. Ou alors, de haut.
        + Trois marches, c’était déjà beau. [Avant.|Mais c’était avant.]
      `,
      wrong: `
        @wrong {Friend} bouda : « Les escaliers, [c’est bête|je n’ai jamais aimé ça]. »
        / « [Bêtes|Pfff], les escaliers ! » {Friend} bouda, le dos tourné.
        Le deuxième tomba aussi, [sur un orteil|tout près d’un genou]. On entendit : aïe.
        / Le deuxième fit quatre marches, puis [un tas|un grand bruit]. Aïe !
        + « Les pierres ne m’aiment pas », dit {friend}, le dos tourné.
        + {Friend} fit un petit tas à part, pour bouder dessus.
        + « D’ailleurs, je suis bien, en bas. C’est plein d’en bas. »
        + {Friend} boudait si fort que ça faisait du vent.
        + On remit tout pareil. Alors tout retomba pareil.
        + « Je ne joue plus », dit {friend}. Ce n’était pas un jeu.
        + Une pierre dit pardon, on aurait cru. Mais elle était par terre.
      `,
      doubt: `
        {Hero} se frotta le genou et pleura un peu. [C’est permis.|Ça fait du bien.]
        / Deux larmes tombèrent sur les pierres. [Elles brillèrent.|On ne les compta pas.]
        + Le soir s’assit à côté, sans rien dire.
        + Ça faisait mal au genou, et un peu ailleurs.
        + Le lézard ne riait plus. Il apporta une feuille, pour le nez.
        + On avait perdu deux escaliers en une heure.
        + Là-haut, ça brillait toujours. C’était presque méchant.
        + {Hero} renifla. Après le reniflement, il y eut un soupir.
        + Un tas de pierres, c’est un escalier qui dort.
      `,
      turn: `
        Puis {hero} regarda le tas. Ça cassait [toujours en bas|par le bas].
        / {Hero} sécha son nez. C’était [étroit|tout mince], en bas.
        @turn Alors {hero} refit l’escalier, plus large en bas, [pierre à pierre|sans se presser].
        / Une pierre large, [une autre|puis deux]. {Hero} refit l’escalier, plus large en bas.
        + {Friend} boudait encore, mais apporta une pierre. Puis deux.
        + Les grosses dessous, les petites dessus. C’était tout bête.
        + On mit de la mousse entre, comme du beurre.
        + « Ça va tomber », dit {friend}. « Peut-être, dit {hero}. On verra comment. »
        + Le genou piquait. Il aida quand même.
        + Une marche, on s’assoit dessus. Ça tient ? Une autre.
        + On ne cria pas victoire. On posa la suivante.
        + Un lézard passa dans les trous, et dit où ça bougeait.
      `,
      works: `
        @result On attendit le badaboum. Mais le troisième escalier tint [debout|bien debout].
        / Un pied… deux pieds… [Ouf|Oh], le troisième escalier tint debout !
        {Thing} était en haut, et la vue [aussi|en plus].
        / On monta. [On vit|En haut], la lune et {thing}.
        + On monta tout doux. Puis on remonta pour le plaisir.
        + {Friend} dit : « J’ai toujours aimé les escaliers. »
        + Il n’était pas très droit. Il était très solide.
        + Un lézard prit la rampe, qu’il fut le premier à voir.
        + Une petite pierre trembla. [Les autres la gardèrent.|Puis elle se rendormit.]
        + D’en haut, on voyait les deux tas d’avant. Ils avaient servi.
        + Le genou avait un bleu, rond comme une médaille.
        + On sauta dessus, une fois chacun. Rien. Bravo, le bas !
      `,
      lesson: `
        Ce qui tombe montre [où il faut le renforcer|comment mieux le refaire].
        / Tomber, pleurer un peu, refaire : [voilà trois marches|c’est dans cet ordre].
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, très haut. On n’avait que [des pierres|des cailloux].
        / {Thing} brillait {spot.at}, hors de portée, et rien [autour|par terre], sauf des pierres.
        On construisit un escalier. Il tint le temps d’un [bravo|sourire], puis s’écroula.
        / On en fit un escalier, [bien droit|tout mince], qui fit badaboum à la troisième marche.
        + La poussière resta un moment suspendue, comme si elle cherchait une explication.
        + Un lézard applaudit, persuadé que c’était un spectacle.
        + « Nous y étions presque », dit {hero}. Presque est un endroit où l’on ne peut pas s’asseoir.
        + Il y avait des pierres rondes, des plates, et d’autres qui changeaient d’avis.
        + La dernière roula longtemps, toute seule, jusqu’aux pieds {friend.de}, et s’excusa presque.
      `,
      wrong: `
        @wrong {Friend} bouda : « Les escaliers, [c’est stupide|je trouve ça stupide], de toute façon. »
        / {Friend} bouda : « De toute façon, les escaliers, [ça monte|c’est pour les chats]. »
        On en rebâtit un, exactement pareil. [Exactement pareil, il tomba|Il tomba pareil], sur un genou.
        / Le deuxième était le frère du premier : [badaboum|même chute], et un genou avec.
        + « D’ailleurs, ajouta {friend}, tout ce qui monte est prétentieux. »
        + Un petit tas, un peu à l’écart, lui servait de trône pour bouder plus confortablement.
        + Il se dégageait de cette bouderie une sorte de courant d’air.
        + « Je n’y ai jamais cru, même avant », dit {friend}, qui l’avait pourtant baptisé.
        + Deux escaliers, deux tas : au moins, on progressait dans les tas.
      `,
      doubt: `
        {Hero} se frotta le genou et pleura un peu, [sans faire d’histoires|ce qui est permis].
        / {Hero} pleura trois larmes, [une par pierre|pas plus], et souffla sur son genou.
        + Les larmes laissèrent sur la poussière trois petites étoiles foncées.
        + Le lézard avait arrêté de rire. Il tendit une feuille, propre des deux côtés.
        + Cela faisait mal au genou, et aussi à l’endroit où l’on est fier.
        + Recommencer, c’était risquer une troisième fois le même vacarme.
        + Mais quand on a bien pleuré, on voit parfois plus clair, comme une vitre lavée.
      `,
      turn: `
        + En reniflant, {hero} examina les ruines. Les deux fois, [le bas avait lâché|cela avait cédé en bas].
        / {Hero} regarda mieux, [entre deux reniflements|le nez rouge] : c’était trop mince en bas.
        @turn Alors {hero} refit l’escalier, plus large en bas, [pierre après pierre|bien calé sur ses grosses pierres].
        / {Hero} reprit les mêmes pierres, [les plus larges d’abord|ho hisse], et refit l’escalier, plus large en bas.
        + De la mousse, entre les pierres, servait de beurre, et parfois de pansement.
        + « Il retombera », prédit {friend} en apportant malgré tout un bloc, puis un second.
        + À chaque marche, on s’asseyait dessus, on attendait, et l’on écoutait.
        + Un lézard, promu inspecteur, se glissait dans les fentes et signalait les menteuses.
        + Le genou tirait, mais il voulait voir la suite, lui aussi.
        + On n’allait pas vite, on allait large, et c’était tout le secret.
      `,
      works: `
        @result On attendit le badaboum, mais le troisième escalier tint debout, [et sans trembler|solidement].
        / On posa un pied, [puis l’autre|sans souffler], et le troisième escalier tint debout.
        En haut se trouvait {thing}, et, [par-dessus le marché|en prime], une vue superbe.
        / Là-haut, il y avait {thing}, [du vent|la lune], et plus un badaboum.
        + On remonta pour le plaisir, puis une fois encore, par reconnaissance.
        + « Personnellement, j’ai toujours aimé les escaliers », déclara {friend} depuis le sommet.
        + Il n’était ni droit ni beau, mais un éléphant y aurait pris le thé.
        + D’ici, on voyait les deux tas précédents, et ils n’avaient plus l’air d’erreurs.
        + Au genou fleurissait un bleu magnifique, rond comme une décoration.
        + Le lézard du mur inaugura la rampe, qu’il était d’ailleurs le seul à apercevoir.
      `,
      lesson: `
        Ce qui s’écroule nous montre [où élargir|par où recommencer] : la troisième fois, on le sait.
        / Tomber, pleurer, regarder, refaire : [ce sont quatre marches|l’escalier commence là].
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, hors d’atteinte, au-dessus d’un [éboulis|chaos de pierres].
        / {Thing} régnait {spot.at}, [bien haut|de loin], sur un peuple de pierres éboulées.
        L’escalier que l’on édifia dura l’espace d’un [compliment|soupir], puis s’effondra.
        / Un premier escalier s’éleva, [svelte|d’un jet], et rejoignit ses pierres.
        + La poussière demeura quelque temps en suspens, comme un public qui n’a pas compris la fin.
        + Un lézard applaudit, convaincu d’avoir assisté à une représentation.
        + « Nous y étions presque », dit {hero} ; or presque est un lieu où l’on ne peut guère s’asseoir.
        + Certaines de ces pierres étaient plates, d’autres rondes, les dernières profondément indécises.
        + Un caillou dévala encore la pente, en solitaire, avec des remords audibles.
      `,
      wrong: `
        @wrong {Friend} bouda aussitôt : « Les escaliers sont une invention [stupide|ridicule]. »
        / {Friend} bouda : « Un escalier, [au fond|dit-on], n’est qu’un sol indécis. »
        Le deuxième, scrupuleusement identique, [s’écroula à l’identique|périt de même], et blessa un genou.
        / On refit le même, [avec le même soin|sans rien changer], et il refit la même chose.
        + Tout ce qui s’élève, professait {friend}, finit par manquer de simplicité.
        + Un monticule, légèrement à l’écart, lui permettait de bouder dans une posture plus avantageuse.
        + Cette mauvaise humeur atteignit une telle intensité qu’il s’en dégagea un courant d’air.
        + « Je n’y avais jamais cru », affirma {friend}, bien qu’on l’eût entendu lui chercher un nom.
        + On possédait donc deux tas, et, en matière de tas, le progrès était incontestable.
      `,
      doubt: `
        {Hero} se frotta le genou et pleura modérément, sans exagération, [comme il pleut en avril|pour commencer].
        / {Hero} pleura un peu, [c’est un mortier|sur son genou], et cela fit du bien.
        + Trois étoiles sombres se dessinèrent dans la poussière, et le lézard cessa de rire.
        + La douleur logeait dans le genou, sans doute, mais elle avait une annexe du côté de l’orgueil.
        + Recommencer supposait d’écouter une troisième fois ce fracas que l’on connaissait par cœur.
        + Les larmes ont pourtant ceci de commun avec la pluie qu’elles nettoient les vitres.
      `,
      turn: `
        La vue éclaircie, {hero} étudia les décombres : les deux fois, [la base avait cédé|le bas avait trahi].
        / {Hero} relut les ruines, [comme une lettre|de près] : tout venait d’en bas.
        @turn Alors {hero} refit l’escalier, plus large en bas, [sans hâte|avec une obstination d’architecte].
        / {Hero} refit l’escalier, plus large en bas, [un genou sur deux|posément], avec les mêmes pierres.
        + Les blocs massifs d’abord, les légers ensuite, et de la mousse partout où l’amitié faisait défaut.
        + « Il s’effondrera », augura {friend}, qui n’en apportait pas moins une pierre, puis la suivante.
        + Promu inspecteur, un lézard s’introduisait dans les fissures, d’où il dénonçait les pierres menteuses.
        + On s’asseyait sur chaque degré nouveau, le temps d’un silence, pour lui laisser dire ce qu’il avait à dire.
        + Il y a dans un échec une quantité de renseignements que la réussite ne communique jamais.
      `,
      works: `
        @result On guetta le fracas, mais le troisième escalier tint debout, [imperturbable|et fermement].
        / On posa le pied, [le poids|l’espoir], et le troisième escalier tint debout.
        Au sommet reposait {thing}, avec, en supplément, un panorama [admirable|d’une rare douceur].
        / {Thing} nous attendait là-haut, avec une vue qui valait [bien |]deux chutes.
        + On le gravit une seconde fois par agrément, une troisième par gratitude.
        + « J’ai toujours eu un faible pour les escaliers », déclara {friend}, {friend:accoudé/accoudée} à la dernière marche.
        + Il n’avait aucune grâce, mais un éléphant [aurait pu y prendre le thé|y aurait dansé] en famille.
        + Contemplés d’en haut, les deux premiers tas [ne figuraient plus des erreurs|ne semblaient plus des ratages], mais des brouillons.
        + Au genou s’épanouissait une ecchymose circulaire, [qui avait la noblesse|bleue comme le ruban] d’une décoration.
      `,
      lesson: `
        Ce qui s’écroule enseigne où [élargir la base|bâtir plus large] ; encore faut-il retourner voir.
        / On trébuche, on pleure, on observe, on recommence : [c’est déjà un escalier|cela fait quatre marches].
      `,
    },
  },
}
