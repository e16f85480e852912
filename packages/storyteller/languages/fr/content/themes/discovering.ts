import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero} et le sentier sans nom
      Le chemin sans bancs
      Derrière le tournant
      Un pas dans l’inconnu
    `,
    refrains: [
      {
        first: 'Un pied devant, un pied au vent, au tournant, qui m’attend ?',
        changed: 'Un pied au chaud, un pied au drap, au tournant, c’est toi.',
      },
      {
        first: 'Banc bien rembourré, garde ta place | moi, je vais voir ce qui se passe.',
        changed: 'Lit bien rembourré, fais-moi une place | j’ai vu là-bas ce qui se passe.',
      },
      {
        first: 'Viens, l’herbe haute, viens voir.',
        changed: 'Dors, l’herbe haute, bonsoir.',
      },
    ],
    facts: {
      wrong: '{friend} choisit le chemin avec des bancs',
      turn: '{hero} fit le premier pas sur le sentier inconnu',
      result: 'derrière le tournant apparut {thing}',
    },
    beginner: {
      gate: `
        @spot Pour aller {spot.to}, il y avait [deux chemins|soudain deux chemins].
        / Deux chemins menaient {spot.to}. [Lequel des deux|Mais lequel] ?
        L’un avait des bancs partout. L’autre, personne ne [le connaissait|savait où il allait].
        / Le premier avait des bancs et des fleurs en pot. Le second n’avait [rien|que du noir].
        + Une flèche disait « confort ». L’autre flèche ne disait rien.
        + Du second venait une odeur de menthe et de pluie.
        + Il tournait tout de suite, comme pour cacher quelque chose.
        + Un vieux monsieur assis dit : « Moi, je n’ai jamais fini celui-ci. »
        + L’herbe du second était haute. On n’y voyait pas de trace.
        + Un oiseau en sortit, ravi. Il ne voulut rien dire.
      `,
      wrong: `
        @wrong {Friend} choisit le chemin avec des bancs. « [Et un sandwich|Assis, on avance mieux] ! »
        / « Des bancs ! [Des bancs|Enfin] ! » {Friend} choisit le chemin avec des bancs.
        Banc, banc, banc. Au bout d’un moment, [le premier banc|le même banc] revint.
        / Un banc, [un autre|encore un], et le premier revint. On tournait en rond.
        + « Il est plus confortable que l’autre », dit {friend}.
        + On salua un vieux monsieur, deux fois. « Bonsoir », dit-il. « Encore bonsoir. »
        + {Friend} essaya tous les bancs. Ils étaient bons, surtout le cinq.
        + Un sandwich fut mangé trois fois, en trois morceaux.
        + « On avance, dit {friend}. [Je le sens aux fesses|Regarde, un banc neuf]. »
        + C’était un rond. Un rond très confortable.
      `,
      doubt: `
        L’autre sentier était étroit, et [sentait le froid|un peu noir]. Il ne promettait rien.
        / Qu’y avait-il, là-bas ? [Peut-être rien.|Peut-être un loup, peut-être une fête.]
        + Le pied gauche voulait bien. Le droit attendait de voir.
        + Et il n’y avait pas de banc pour y penser assis.
        + « On ne sait pas où il va », dit {friend}. C’était tout le problème.
        + C’était peut-être aussi tout le plaisir.
        + Le tournant faisait coucou, d’un coin d’ombre.
        + Le cœur fit toc, toc, comme à une porte.
      `,
      turn: `
        @turn {Hero} fit le premier pas sur le sentier inconnu. [Il tint.|Ça crissa.]
        / L’herbe était haute. {Hero} [souffla et|alors] fit le premier pas sur le sentier inconnu.
        Le deuxième fut plus facile. Le troisième [chantait presque|se fit tout seul].
        / Après le premier pas, [un petit|un autre], puis on ne compta plus.
        + L’herbe s’ouvrait, et rien ne mordait.
        + {Friend} regarda le banc, puis {hero}, et soupira. « J’arrive. »
        + Une branche fit « hou ». On lui dit bonsoir, elle se tut.
        + Il faisait noir, mais un noir qui sentait bon.
        + Un ver luisant ouvrit sa porte, pour voir qui passait enfin.
        + Chaque pas faisait un petit bout de chemin tout neuf.
        + On n’entendait plus les bancs. [On entendait l’eau.|On entendait son cœur, content.]
      `,
      works: `
        @result Derrière le tournant apparut {thing}, [au clair de lune|sur une borne].
        / [Un tournant|Encore un tour]… Et voilà {thing}, juste derrière le tournant !
        « Pas un banc », dit {friend}, [{friend:ravi/ravie} quand même|mais tout bas].
        / {Friend} s’assit par terre, [sans banc|enfin]. « On est bien, ici. »
        + Autour, il y avait un pré que personne n’avait compté.
        + Un oiseau était là. « Je le savais, dit-il. Je n’ai pas voulu gâcher. »
        + {Hero} donna un nom au sentier. Il n’en avait jamais eu.
        + De là, on voyait le rond des bancs, tout petit.
        + Une fleur inconnue s’ouvrit. On l’appela Tournant.
        + « On y retourne demain ? » dit {friend}. « Plus loin », dit {hero}.
        + On s’assit par terre. C’était le meilleur banc.
      `,
      lesson: `
        Les plus belles choses sont souvent [sans banc|après le tournant].
        / Un premier pas, et [le chemin commence|le chemin suit]. Il était là, sous l’herbe.
      `,
    },
    intermediate: {
      gate: `
        @spot Pour aller {spot.to}, le chemin se partageait en deux, [sans donner d’avis|d’un coup].
        / Deux chemins partaient {spot.to}, dos à dos, et il fallait choisir.
        À gauche, des bancs et des géraniums ; à droite, [un sentier que nul ne connaissait|l’herbe haute].
        / L’un portait des bancs à coussins, [et tournait|bien ratissés] ; l’autre, rien du tout.
        + Sur un panneau, on lisait « confort ». L’autre panneau n’avait pas été écrit.
        + Du sentier inconnu venait une odeur de menthe et d’orage.
        + Il tournait au bout de dix pas, comme s’il cachait une surprise dans son dos.
        + « Je suis celui-ci depuis trente ans, dit un vieux monsieur sur un banc, et j’attends la fin. »
        + Un oiseau surgit des herbes, l’air enchanté, et refusa de répondre.
      `,
      wrong: `
        @wrong « Votons », dit {friend}, qui choisit le chemin avec des bancs, [à l’unanimité|et déballa un sandwich].
        / {Friend} n’hésita pas, choisit le chemin avec des bancs [et les essaya tous|en bâillant].
        Les bancs se suivaient, moelleux ; [le neuvième ressemblait fort au premier|le premier revint].
        / On marcha, on s’assit, on marcha, [on s’assit|bien], et le premier banc revint.
        + « Bonsoir », dit un vieux monsieur, sur un banc. Il le redit dix minutes plus tard.
        + Chaque siège fut essayé, noté, comparé, et le cinquième obtint une mention.
        + « Nous progressons, assura {friend}. Celui-ci est plus tiède. »
        + C’était un rond, remarquablement entretenu, où l’on n’arrivait nulle part avec le sourire.
        + Du sandwich, il ne restait bientôt que l’idée.
      `,
      doubt: `
        L’autre sentier attendait, étroit, sombre, [sans rien promettre|et ne disait pas où il menait].
        / Sur l’autre sentier, [nul banc|pas un pas], et l’herbe avait l’air d’attendre quelqu’un.
        + Un pied était d’accord, mais le second demandait des garanties.
        + « On ignore où il va », objecta {friend}. C’était vrai, et c’était peut-être l’intérêt.
        + Derrière le tournant, il y avait au choix une fête, un trou, ou la mer.
        + Aucun banc n’était prévu pour réfléchir.
        + Le cœur frappait à petits coups, comme un voyageur qui a son billet.
      `,
      turn: `
        @turn Alors {hero} fit le premier pas sur le sentier inconnu, [et l’herbe s’ouvrit|sans se retourner].
        / {Hero} choisit un brin d’herbe, [le salua|respira], et fit le premier pas sur le sentier inconnu.
        Le deuxième demanda moins de courage, et le troisième [n’en demanda plus|avait déjà de l’élan].
        / Un pas, c’est une frayeur ; [deux, une habitude|deux, moins], et trois, une promenade.
        + Quelque chose cria « hou ». C’était une branche, et elle s’ennuyait.
        + {Friend} fit ses adieux au cinquième banc, puis nous rattrapa. On l’attendit.
        + Un ver luisant ouvrit sa fenêtre pour voir qui, enfin, passait par là.
        + Le noir y était d’une autre qualité. Il sentait la menthe.
        + Là où l’on posait le pied, il y avait du chemin.
      `,
      works: `
        @result Et derrière le tournant apparut {thing}, [au clair de lune|sur une vieille borne].
        / Au tournant, on ralentit, [puis on courut|un peu] : derrière apparut {thing}.
        « Pas un seul banc », constata {friend}, [{friend:ravi/ravie}|d’une voix toute changée].
        / {Friend} s’assit dans l’herbe, [et s’étonna|et dit] : « Cela manque à peine de dossier. »
        + Un pré s’étendait autour, que personne n’avait encore regardé.
        + « Je n’ai rien dit pour vous laisser le plaisir », expliqua un oiseau.
        + {Hero} chercha un nom pour le sentier, et lui donna celui du pré.
        + D’ici, le rond des bancs avait l’air d’une pièce tombée dans l’herbe.
        + On s’assit par terre, ce qui est, après tout, le plus vieux banc du monde.
        + « Et plus loin ? » demanda {friend}, d’une voix neuve.
      `,
      lesson: `
        Personne ne devine ce que dissimule un tournant : [il faut s’y aventurer|c’est pourquoi l’on s’y aventure].
        / Le confort tourne en rond ; [l’inconnu avance|l’aventure va tellement plus loin].
      `,
    },
    advanced: {
      gate: `
        @spot Pour aller {spot.to}, deux chemins s’offraient, [fort inégalement|d’aspect contraire].
        / Deux chemins prétendaient mener {spot.to}, le même, l’autre à ses risques.
        Le premier avait des bancs et des géraniums, le second, [rien qu’on pût nommer|aucune réputation].
        / L’un alignait des bancs, [capitonnés même|bien peints] ; l’autre n’alignait rien.
        + Un panneau vantait le « confort » de l’un ; l’autre n’avait manifestement pas de service de presse.
        + Il virait au bout de dix pas, en personne qui dissimule un cadeau derrière son dos.
        + « J’emprunte celui-ci depuis trente ans, nous confia un vieillard assis, et je compte bien en voir le terme. »
        + Un oiseau jaillit des herbes, rayonnant, et déclina toute interview.
        + Du côté sauvage montait une odeur de menthe, d’orage et de possibilité.
      `,
      wrong: `
        @wrong La majorité étant {friend.a}, {friend} choisit le chemin avec des bancs, [sandwich en main|sans débat].
        / {Friend} choisit le chemin avec des bancs, [par amour de la marche|en expert], et s’assit au premier.
        On s’assit beaucoup ; au neuvième siège, [on reconnut le premier|la boucle était bouclée].
        / La promenade, [douillette|charmante], avait la forme d’un rond.
        + « Bonsoir », dit sur son banc un vieillard, qui nous le répéta de quart d’heure en quart d’heure.
        + Chaque assise fut essayée, notée, comparée, et la cinquième reçut les félicitations du jury.
        + Nul ne s’était égaré, ce qui est le propre des chemins qui ne vont nulle part.
        + « La progression est insensible, mais réelle », plaidait {friend}, la bouche pleine.
        + Ce fut, en somme, un voyage irréprochable, à la distance près.
      `,
      doubt: `
        L’autre sentier patientait, étroit et sombre, [sans s’engager à rien|et muet sur ses intentions].
        / L’inconnu, vu du bord, [a toujours l’air mal éclairé|manque de bancs].
        + Un pied se déclarait partant, tandis que son confrère réclamait des assurances.
        + « On ne sait où il mène », objecta {friend}, énonçant du même coup le défaut et l’attrait.
        + Derrière le tournant se tenaient, à parts égales, une fête, une fondrière et l’océan.
        + Il n’était pas prévu de banc pour y réfléchir, sans doute à dessein.
      `,
      turn: `
        @turn Enfin, {hero} fit le premier pas sur le sentier inconnu, [qui ne protesta pas|et l’herbe s’effaça].
        / {Hero} leva un pied, [le trouva lourd|soupira], et fit le premier pas sur le sentier inconnu.
        Le deuxième coûta moins, et le troisième, [déjà, avait de l’élan|ma foi, tenait de la danse].
        / Le premier pas avait mangé la peur ; [il n’en resta guère|les autres, leur pain], après.
        + Un « hou » sépulcral s’avéra provenir d’une branche, qui manquait seulement de compagnie.
        + {Friend} prit congé du cinquième banc, avec effusion, puis nous rejoignit hors d’haleine.
        + L’obscurité y était d’un meilleur grain, et parfumée à la menthe.
        + Un ver luisant ouvrit sa croisée, désireux de voir à quoi ressemblait un passant.
        + Le chemin, chose étrange, n’existait que sous nos pas, et s’en trouvait très bien.
      `,
      works: `
        @result Or derrière le tournant apparut {thing}, [sur une borne sans chiffre|baignant dans la lune].
        / On passa le tournant, [comme on tourne une page|sur la pointe] : derrière apparut {thing}.
        « Et pas un banc », murmura {friend}, [du ton qu’on prend dans les cathédrales|sans regret].
        / {Friend} s’assit par terre, [le trouva bon|sans dossier], et n’en dit rien.
        + Il y avait alentour [un pré, que nul|une petite vue, que personne] n’avait encore eu l’idée de regarder.
        + « J’aurais été navré de vous gâcher l’effet », expliqua un oiseau, pour justifier son silence.
        + {Hero} [se mit en devoir de baptiser l’endroit|voulut que le lieu eût un nom], et choisit un nom qu’il faudrait chuchoter.
        + Le circuit des bancs, aperçu de là, [avait les proportions|n’avait plus que la taille] d’une pièce de monnaie.
        + On s’assit [à même la terre|sur la mousse], doyenne incontestée de tous les sièges.
      `,
      lesson: `
        Le confort tourne en rond avec beaucoup d’agrément ; [le reste est derrière le tournant|l’inconnu avance].
        / On ne connaît un chemin qu’à partir [du premier pas|de l’instant où l’on y est].
      `,
    },
  },
  Discovery: {
    titles: `
      {hero} et la croix sur la carte
      Regarder en l’air
      Là où personne ne regarde
      Le trou {friend.de}
    `,
    refrains: [
      {
        first: 'Cherche en bas, cherche en haut, ce qu’on cherche est au repos.',
        changed: 'Ferme en bas, ferme en haut, les deux yeux sont au repos.',
      },
      {
        first: 'Sur le dos, le nez en l’air | que le monde est drôle à l’envers.',
        changed: 'Sur le dos, sous la lune claire | le monde entier dort à l’envers.',
      },
      {
        first: 'Et si c’était là-haut, dis ?',
        changed: 'C’était bien là-haut, pardi.',
      },
    ],
    facts: {
      wrong: '{friend} creusa là où la carte avait une croix',
      turn: '{hero} se coucha sur le dos et regarda en l’air',
      result: '{thing} pendait au-dessus de leurs têtes',
    },
    beginner: {
      gate: `
        @spot [C’était là|C’était ici], {spot.at}. On regarda partout : [rien|sous tout, et rien].
        / {Thing} devait être {spot.at}. [Sous l’herbe ?|Dessous ?] Non. À côté ? Non plus.
        Sur une vieille carte, il y avait [une croix|une grosse croix]. Pile ici.
        / Or la carte était formelle, avec sa croix [rouge|à l’encre]. C’était là.
        + On souleva des cailloux. Des bêtes dirent : « La porte ! »
        + On regarda derrière. Derrière regarda aussi.
        + La croix était si grosse qu’elle cachait le dessin.
        + Une taupe passa. « Rien par en bas, dit-elle. J’en viens. »
        + « C’est ici », dit la carte. « C’est ici », dit la nuit, ou une racine.
        + Pourtant, on avait le nez dessus, ou dessous.
      `,
      wrong: `
        @wrong {Friend} creusa là où la carte avait une croix, [longtemps|et loin].
        / « [La croix|C’est là] ! » {Friend} creusa là où la carte avait une croix.
        Il en sortit un caillou, une botte et [une racine|un ver vexé].
        / Un caillou, [plof|encore un], une botte, plof. Le tas montait.
        + « J’y suis presque », dit une voix, de plus en plus petite.
        + La terre volait. On en eut dans les poches.
        + « Le trésor est toujours dessous, dit {friend}. C’est connu. »
        + Une taupe monta voir. « Vous êtes dans mon salon. »
        + {Friend} creusa autour de la botte. C’était la sienne, ou presque.
        + Bientôt, on ne vit plus {friend}, rien que la pelle d’une patte.
      `,
      doubt: `
        Le trou était profond. [La croix aussi était fausse.|On n’y voyait plus {friend}.] On était bien avancé.
        / Un grand trou, un grand tas, et [rien d’autre|c’était tout].
        + {Hero} s’assit sur le tas. Il était mou.
        + On avait cherché là où tout le monde cherche.
        + La carte haussa un coin, comme on hausse l’épaule.
        + « C’est plus bas ! » dit le trou. C’était {friend}.
        + Il faisait bon, pourtant. Un petit air tombait d’en haut.
        + Quand on ne trouve rien, les yeux deviennent lourds.
      `,
      turn: `
        Où est-ce que personne ne regarde, [jamais|au fond] ?
        / On a vu par terre, [dessous|derrière]. Mais où encore ?
        @turn {Hero} se coucha sur le dos et regarda [en l’air|en l’air, sans bouger].
        / {Hero} se coucha sur le dos, [les yeux ronds|bien à plat], et regarda.
        + L’herbe chatouilla les oreilles. C’était frais.
        + D’abord, il n’y eut que la nuit, et une étoile.
        + « Tu dors ? » dit le trou. « Je cherche », dit {hero}.
        + C’est bête de chercher couché. On le fit quand même.
        + Les yeux montèrent, branche après branche, ou nuage après nuage.
        + Quelque chose bougea là-haut, tout doucement.
        + On ne pense pas à lever le nez, avec une carte.
      `,
      works: `
        @result {Thing} pendait au-dessus de leurs têtes, [depuis le début|à un fil].
        / On leva [le nez|les yeux]. {Thing} pendait au-dessus de leurs têtes.
        « J’allais creuser par là », dit {friend}, [du fond du trou|en levant le nez].
        / « En l’air ? dit {friend}, [de la terre au nez|tout bas]. C’est de la triche. »
        + « Je l’ai toujours vu », dit la lune. On ne lui avait rien demandé.
        + Il suffit de tendre le bras, ou le cou, ou l’aile.
        + On retourna la carte. La croix était une étoile, vue d’en bas.
        + On donna le trou à une taupe, pour une deuxième pièce.
        + « Alors le haut existe », dit {friend}, et ce fut une nouvelle.
        + On remit la botte à sa place. Elle manquait à quelqu’un.
        + On regarda encore, pour rien. Il y avait tant de choses !
      `,
      lesson: `
        Pour trouver, il faut parfois [se coucher sur le dos|regarder autrement].
        / Tout le monde cherchait en bas. [C’était en haut.|Il suffisait de lever le nez.]
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, on fouilla partout, [dessus, dessous, dedans|avec soin], et l’on ne trouva rien.
        / {Thing} devait se trouver {spot.at}, mais on eut beau [fouiller|gratter], on ne vit rien.
        Une vieille carte, pourtant, y marquait une croix, [grasse et rouge|sans hésiter].
        / La carte disait ici, [d’une croix rouge|sûre d’elle], et pas ailleurs.
        + Des cailloux soulevés sortirent des voix qui disaient : « La porte, s’il vous plaît. »
        + La croix était si grosse qu’elle cachait une partie du pays.
        + « D’en bas, je n’ai rien vu, déclara une taupe, et j’en arrive. »
        + On regarda derrière les choses, puis devant, au cas où.
        + {Thing} devait être là, puisque l’on était là, et que la carte aussi.
      `,
      wrong: `
        @wrong « C’est dessous », dit {friend}, qui creusa là où la carte avait une croix, [ferme|vite].
        / {Friend} creusa là où la carte avait une croix, [sans lever le nez|plus bas], encore plus bas.
        On vit sortir un caillou, une botte et [un ver très contrarié|deux racines].
        / Il en sortit une botte, [puis sa sœur jumelle|trouée au talon], et beaucoup de terre.
        + « J’y suis presque ! » répétait une voix de plus en plus lointaine.
        + La taupe d’en dessous monta se plaindre : on venait de traverser son salon.
        + Plus le trou descendait, plus {friend} y croyait.
        + La terre retombait dans nos poches, comme un pourboire.
        + Du chercheur, on n’apercevait plus que des projections.
        + « La carte ne ment pas, dit {friend}. Elle [prend son temps|plaisante, à la rigueur]. »
      `,
      doubt: `
        On admira bientôt un trou magnifique, un tas extraordinaire, [et rien dedans|et rien d’autre].
        / Le trou était profond, [le tas très haut|la lune haute], et {thing} ailleurs.
        + {Hero} s’assit sur le tas, qui était tiède et découragé.
        + Tous les gens de bon sens avaient cherché au même endroit.
        + « Encore un mètre ! » annonçait le fond.
        + La carte, au vent, haussait un coin comme une épaule.
        + On avait regardé partout où l’on regarde, se dit {hero}. Restait l’autre partout.
      `,
      turn: `
        Quel est donc l’endroit où personne, [jamais|en cherchant], ne pose les yeux ?
        / « Où ne va jamais [un regard|un œil], se dit {hero}, quand on cherche par terre ? »
        @turn Sur cette pensée, {hero} se coucha sur le dos et regarda [en l’air|en l’air, sans rien vouloir].
        / {Hero} laissa la carte, se coucha sur le dos et regarda [longtemps|les branches du ciel].
        + L’herbe était fraîche dans le cou, et cela sentait le repos.
        + « Tu dors ? » demanda le trou. « Je cherche », répondit {hero} sans bouger.
        + Il n’y eut d’abord que du noir, puis une étoile, puis ce qu’il y a autour.
        + On se sent un peu bête, à chercher couché, surtout quand on est observé par une taupe.
        + Les yeux montaient lentement, comme montent les bulles.
      `,
      works: `
        @result {Thing} pendait au-dessus de leurs têtes, depuis le début, [au bout d’un fil|bien en vue].
        / Il suffisait de lever les yeux : {thing} pendait là au-dessus de leurs têtes.
        « J’étais sur le point de creuser par là », lança {friend}, [du fond|la tête au ras du sol].
        / « Ma croix était à l’envers », dit {friend}, [la terre au front|au fond du trou].
        + « On ne m’a rien demandé », fit la lune, qui l’avait toujours su.
        + Retournée, la carte avouait que sa croix était une étoile.
        + La taupe du quartier accepta le trou, dont elle comptait faire une véranda.
        + Il n’y eut qu’à se hausser un peu pour décrocher {thing}.
        + « Ainsi, le haut existe », murmura {friend}, comme on parle d’un pays.
        + Personne n’avait envie de baisser les yeux, alors on resta ainsi un moment.
      `,
      lesson: `
        Quand tout le monde cherche au même endroit, [il est bon de se coucher sur le dos|on peut lever le nez].
        / Ce qu’on cherche dessous [pend parfois dessus|brille peut-être au-dessus], tranquillement.
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, l’on inspecta le dessus, le dessous et les alentours, [en pure perte|sans résultat].
        / {Thing} devait être {spot.at} ; on y chercha [sous les cailloux|en tous sens], et jusque sous soi.
        Une carte, cependant, y portait une croix, [d’un rouge péremptoire|grasse et formelle].
        / La carte affirmait, [d’une croix|sans trembler], que c’était là, dessous.
        + Des cailloux que l’on soulevait s’élevaient des voix, priant qu’on voulût bien refermer.
        + Si volumineuse était cette croix qu’elle recouvrait à elle seule une province.
        + « Inutile de descendre, nous avertit une taupe, j’en remonte à l’instant. »
        + Derrière les choses, il n’y avait que l’envers des choses, qui ne valait pas le dérangement.
        + Puisque la carte était là, et que nous y étions, {thing} n’avait aucune excuse.
      `,
      wrong: `
        @wrong « C’est dessous », dit {friend}, qui creusa là où la carte avait une croix[, avec foi|].
        / {Friend} creusa là où la carte avait une croix, [puis plus bas|et crut] toujours y toucher.
        On exhuma un caillou, une botte, [un ver outragé|des racines], et le tas s’éleva.
        / Une botte parut, [l’air surpris|sans sa jumelle], puis rien, en abondance.
        + « J’y suis presque », assurait une voix que chaque minute éloignait davantage.
        + La taupe du dessous monta signaler qu’on avait traversé son salon, et le fit avec froideur.
        + La certitude a ceci de dangereux qu’elle creuse toujours au même endroit.
        + Du puisatier, on ne recevait bientôt plus que des envois de terre, et quelques encouragements.
      `,
      doubt: `
        On se trouvait propriétaire d’une cavité admirable, d’un monticule superbe, [et de rien d’autre|et voilà tout].
        / Creuser donne au moins ceci, [en plus d’un trou|de sûr] : un tas.
        + {Hero} prit place sur le tas, qui était tiède et partageait l’abattement général.
        + Les meilleurs esprits avaient fouillé là, ce qui aurait dû éveiller la méfiance.
        + « Encore une toise », annonçaient les profondeurs, infatigables.
        + On avait regardé partout où l’on regarde ; demeurait cet autre partout, plus vaste, où l’on ne regarde pas.
      `,
      turn: `
        Quel est donc l’endroit que, dans leur précipitation, [tous négligent|les explorateurs oublient] ?
        / À tant fixer le sol, se dit {hero}, [que ne voit-on pas|on oublie quoi] ?
        @turn Sur cette question, {hero} se coucha sur le dos et regarda [en l’air|en l’air, l’esprit vacant].
        / {Hero} abandonna la carte, se coucha sur le dos et regarda [passer la nuit|là-haut].
        + L’herbe était fraîche à la nuque, et l’on y pensait mieux qu’assis.
        + « Tu dors ? » interrogea le trou, à qui l’on répondit que l’on cherchait.
        + Le regard s’éleva, sans hâte, à l’allure des bulles et des idées qui viennent.
        + Il n’y eut d’abord que la nuit, ensuite une étoile, enfin l’étonnement qu’elles fussent si nombreuses.
        + L’attitude prêtait à sourire, et une taupe, d’ailleurs, sourit.
      `,
      works: `
        @result {Thing} pendait au-dessus de leurs têtes, depuis toujours, [à un fil|fort visible].
        / C’était là : {thing} pendait au-dessus de leurs têtes, [patient|à la vue de tous].
        « J’allais orienter mes fouilles dans ce sens », affirma {friend}, [des profondeurs|à mi-puits].
        / « La carte manquait de hauteur », conclut {friend}, [qui en manquait aussi|du trou].
        + « Personne ne me consulte », fit remarquer la lune, qui n’en avait jamais douté.
        + [À bien la tenir|Vue à l’envers], la croix de la carte n’était autre qu’une étoile.
        + La taupe du dessous [se porta acquéreuse de l’excavation|fit une offre pour le trou], qu’elle destinait à une véranda.
        + « Ainsi, le haut existe », murmura {friend}, [avec l’émotion|du ton ému] des explorateurs.
        + On décrocha {thing} [sans se presser|d’un commun élan], et nul ne consentit tout de suite à baisser les yeux.
      `,
      lesson: `
        Les découvertes se font généralement [couché dans l’herbe|à l’horizontale], quand on renonce à avoir raison.
        / On cherche inutilement là où chacun s’affaire ; [levons donc le nez|le ciel, lui, était libre].
      `,
    },
  },
  Wisdom: {
    titles: `
      {hero} et les trois boîtes
      Le couvercle usé
      Le gant à ressort
      L’or, l’argent et le vieux bois
    `,
    refrains: [
      {
        first: 'Ce qui brille n’est pas sûr : regarde bien ce qu’use l’usure.',
        changed: 'Ce qui brille, c’est la lune, c’est sûr : dors sous ta couverture.',
      },
      {
        first: 'Trois couvercles, trois façons | le plus usé sait la chanson.',
        changed: 'Trois couvercles, trois édredons | le plus usé sent la maison.',
      },
      {
        first: 'Touche avant, choisis après.',
        changed: 'Touche l’oreiller, dors après.',
      },
    ],
    facts: {
      wrong: '{friend} se jeta sur la boîte en or',
      turn: '{hero} tâta les couvercles et prit son temps',
      result: 'la boîte la plus simple fut la bonne',
    },
    beginner: {
      gate: `
        @spot [On s’arrêta|On arriva] {spot.at}. Trois boîtes attendaient. Une en or, une en argent, [une en vieux bois|et une vieille].
        / Trois boîtes attendaient {spot.at}. Une qui brille, une qui luit, une [en bois|toute grise].
        {Thing} était dans une seule. [Laquelle ?|Mais dans laquelle ?]
        / L’une d’elles cachait {thing}. [Les autres cachaient autre chose.|On n’avait qu’un essai.]
        + La dorée se regardait briller, et se trouvait bien.
        + L’argentée avait des rubans et un petit air.
        + La vieille était un peu de travers, comme un gâteau réussi.
        + Un très vieux papillon dormait sur l’étagère.
        + On colla l’oreille à chacune. Rien ne bougeait dedans.
        + « Choisissez bien », disait un mot, au mur.
      `,
      wrong: `
        @wrong {Friend} se jeta sur la boîte en or. [Pouêt !|Tsoin !] fit une trompette.
        / « Ça brille ! » {Friend} se jeta sur la boîte en or. [Tut, tut|Tatatsoin] !
        Et un gant à ressort lui [caressa le nez|donna une pichenette]. Boing.
        / Hop ! [Un gant|Une main de laine] sauta, et boing sur le nez.
        + « C’était une belle boîte », dit {friend}, le nez rond.
        + « L’or, c’est forcément bon », avait dit {friend}.
        + La trompette joua encore, rien que pour rire.
        + « Et celle en argent ? » dit {friend}, déjà dessus. {Hero} dit : « Attends. »
        + Le gant fit au revoir, doigt par doigt, et rentra.
        + De loin, on vit que l’or s’écaillait.
      `,
      doubt: `
        Restaient deux boîtes. Et peut-être [un second gant|deux gants].
        / {Hero} avança la main, [et la retira|puis non]. Qui sait ?
        + Choisir vite, c’est tentant. On voit tout de suite.
        + L’argent clignait de l’œil. Le bois ne faisait rien.
        + {Friend} tenait son nez, qui avait beaucoup grandi.
        + La nuit attendait, sans trompette, qu’on se décide.
        + On aurait voulu que quelqu’un le dise.
        + Le papillon ronflait, poudreux et calme. Il en savait long.
      `,
      turn: `
        Leur gardien, un vieux papillon, ouvrit un œil. « Laquelle ouvre-t-on [souvent|le plus] ? » murmura-t-il.
        / « Les doigts savent, [dit|souffla] leur gardien, un vieux papillon. Touchez les bords. »
        @turn {Hero} tâta les couvercles et prit son temps. [L’un était usé.|L’un était lisse.]
        / {Hero} tâta les couvercles, [un, deux, trois|un à un], et prit son temps.
        + Le bord d’argent coupait encore. Personne ne l’avait touché.
        + Le bois était doux, là où va le pouce.
        + « Mille mains sont passées », dit le papillon, et il se rendormit.
        + {Hero} ferma les yeux, pour mieux sentir.
        + « C’est toi ? » dit {friend} au bois. Le bois ne se vantait pas.
        + On respira trois fois avant de choisir.
        + Une boîte qu’on aime, ça se sent sous les doigts.
      `,
      works: `
        @result La boîte la plus simple fut la bonne, [sans trompette|usée par mille mains].
        / Pas de gant, [cette fois|ni de trompette]. La boîte la plus simple fut la bonne.
        {Thing} y dormait. [Le papillon aussi.|Il n’y eut pas de gant.]
        / Clic. Dedans, [sur un chiffon|au chaud], il y avait {thing}.
        + La vieille boîte s’ouvrit sans bruit, comme chaque jour.
        + Dedans, ça sentait la cire et le pain.
        + {Friend} caressa le vieux bois. « C’est vrai qu’il est doux. »
        + L’argentée fit pouêt toute seule, de dépit.
        + Dans un coin, il y avait un mot : « Merci de bien refermer. »
        + On referma bien. Le pouce trouva sa place.
        + Le nez {friend.de} reprit sa forme.
      `,
      lesson: `
        Ce qui sert beaucoup [brille rarement|s’use, et c’est bon signe].
        / Avant de choisir, [touche|prends ton temps]. Les yeux vont trop vite.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, trois boîtes attendaient : une en or, une en argent, et une [vieille, en bois|toute simple].
        / On vit {spot.at} trois boîtes : l’or brillait, l’argent [aussi|un peu], le bois non.
        {Thing} se trouvait dans l’une d’elles, [et l’on n’avait qu’un essai.|mais laquelle ?]
        + L’or se regardait briller dans l’argent, et l’argent dans l’or.
        + La troisième, un peu de travers, avait la couleur du pain trop cuit.
        + « Choisissez bien », recommandait un carton, sans autre détail.
        + Au bord de l’étagère dormait le plus vieux papillon que l’on ait jamais vu.
        + On n’entendait rien bouger à l’intérieur, ce qui n’aidait pas.
      `,
      wrong: `
        @wrong « La plus belle ! » {Friend} se jeta sur la boîte en or, et [pouêt|tsoin], fit une trompette.
        / {Friend} se jeta sur la boîte en or, [sans bonsoir|bras ouverts], et une trompette hurla.
        Ensuite, un gant à ressort lui [caressa le nez|administra une pichenette], avec un long boing.
        / Un gant bondit du fond, [poli mais ferme|boing], et rencontra un nez.
        + « Elle est tout de même très bien finie », reconnut {friend}, le nez en boule.
        + Le gant salua le public, replia ses doigts et rentra chez lui.
        + La trompette reprit son morceau depuis le début, pour le plaisir.
        + Déjà {friend} se penchait vers l’argent. « Attends », dit {hero}.
        + De près, la dorure partait au bout de l’ongle.
      `,
      doubt: `
        Il restait deux boîtes et, selon toute vraisemblance, [un second gant|au moins une surprise].
        / Deux boîtes restaient, [muettes|l’air innocent], et les nez se méfiaient.
        + La main {hero.de} s’avança, et revint sans avoir décidé.
        + L’argent faisait de l’œil ; le bois ne faisait rien du tout.
        + On se trompe plus vite qu’on ne réfléchit, voilà l’ennui.
        + {Friend} soignait son nez avec une feuille.
        + Sur l’étagère, le papillon ronflait, avec l’air de quelqu’un qui sait.
      `,
      turn: `
        « Demandez-vous laquelle on ouvre [souvent|tous les jours] », murmura leur gardien, un vieux papillon.
        / « Ce qui sert [s’use|finit par s’user], dit leur gardien, un vieux papillon. Touchez donc les bords. »
        @turn Alors {hero} tâta les couvercles et prit son temps, [les yeux fermés|du bout des doigts].
        / {Hero} tâta les couvercles, [de l’argent au bois|sans un mot], et prit son temps.
        + Celui d’argent coupait encore : personne ne s’en était jamais servi.
        + Sur le bois, à l’endroit du pouce, il y avait un creux doux comme une joue.
        + « Dépêche-toi », supplia {friend}, à qui la sagesse donnait des fourmis.
        + « Mille mains », ajouta le vieil insecte, et il se rendormit sur le chiffre.
        + On respira trois fois, ce qui est un bon compte pour choisir.
      `,
      works: `
        @result La boîte la plus simple fut la bonne, [et s’ouvrit sans musique|polie par mille mains].
        / Un clic, [pas une note|rien d’autre] : la boîte la plus simple fut la bonne.
        {Thing} y reposait [tranquillement, sur un mouchoir|dans une odeur de cire et de boulangerie].
        / {Thing} dormait là, [au creux du bois|sur un chiffon], à l’abri des trompettes.
        + Vexée, l’argentée lâcha son pouêt dans le vide, et personne ne se retourna.
        + Un billet, au fond, remerciait de bien vouloir refermer.
        + {Friend} posa le pouce dans le creux, et trouva que c’était une poignée de main.
        + Le papillon, en rêve, approuva d’une antenne.
        + On remit le couvercle avec soin, pour la mille et unième fois.
      `,
      lesson: `
        Les choses vraiment bonnes sont rarement les plus brillantes : [elles sont usées|on les reconnaît au toucher].
        / Il vaut mieux demander au plus vieux [et prendre son temps|qu’au plus doré].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, trois boîtes se proposaient : d’or, d’argent, [de vieux bois|et de bois usé].
        / Trois boîtes, {spot.at}, rivalisaient d’éclat, [sauf une|hormis la troisième], de bois usé.
        {Thing} reposait dans l’une d’elles, et [l’erreur n’était pas remboursée|l’on n’avait qu’un essai].
        / L’une seulement gardait {thing}, [par bonheur|sans le dire], et l’on n’ouvrait qu’une fois.
        + L’or se mirait dans l’argent, l’argent dans l’or, et leurs rapports semblaient excellents.
        + La troisième, légèrement bancale, avait la teinte d’un pain que l’on a oublié, mais pardonné.
        + Un carton recommandait de choisir avec discernement, denrée qu’il ne fournissait pas.
        + Sur l’étagère sommeillait un papillon si âgé que sa poudre avait pris la couleur du temps.
      `,
      wrong: `
        @wrong {Friend} se jeta sur la boîte en or, [d’où jaillit une fanfare|sans consulter personne].
        / {Friend} se jeta sur la boîte en or, [comme on se jette à l’eau|et ce fut bruyant].
        Un gant sur ressort en sortit, qui lui [effleura le nez|flatta le nez] d’une chiquenaude, et boing.
        / Il en jaillit un gant, [d’excellente coupe|sur ressort], qui connaissait les nez.
        + « La finition demeure remarquable », admit {friend}, dont le nez avait doublé.
        + Le gant salua l’auditoire, replia les doigts un à un et se retira.
        + La trompette, ravie d’avoir un public, redonna son morceau depuis l’ouverture.
        + Ce qui scintille le plus est généralement ce qui a le moins servi.
        + Déjà {friend} se tournait vers l’argent, et il fallut retenir cet élan par un bout.
      `,
      doubt: `
        Demeuraient deux coffrets et, selon toute probabilité, [un second gant|une seconde fanfare].
        / On regarda les deux autres, [d’un peu plus loin|le nez couvert].
        + La main {hero.de} s’aventura, se ravisa, et rentra méditer dans une poche.
        + L’argent multipliait les œillades, tandis que le bois s’abstenait de tout argument.
        + L’erreur est rapide, c’est ce qui fait son succès.
        + Du papillon s’échappait un ronflement érudit, dont on regretta de ne pas saisir les paroles.
      `,
      turn: `
        « Demandez-vous, souffla leur gardien, un papillon chenu, laquelle on ouvre [chaque jour|souvent]. »
        / « L’or ne sert qu’à briller, [dit leur gardien, un vieux papillon|fut la réponse d’un vieux papillon] ; tâtez plutôt ce qui s’use. »
        @turn {Hero} tâta les couvercles et prit son temps, [les paupières closes|avec une lenteur d’horloger].
        / {Hero} tâta les couvercles, [l’un froid, l’autre vain|sans se hâter], et prit son temps.
        + Celui d’argent possédait encore ses arêtes vives, nul doigt ne les ayant jamais contredites.
        + Le bois offrait, à la place exacte du pouce, un creux plus doux que l’intérieur d’un poignet.
        + « Mille mains », précisa l’ancêtre, avant de se rendormir sur ce chiffre.
        + {Friend}, à qui la sagesse donnait des fourmis, suppliait qu’on en finît.
        + La réponse, du reste, ne brillait pas ; elle attendait qu’on eût fini de regarder.
      `,
      works: `
        @result La boîte la plus simple fut la bonne, [et s’ouvrit sans commentaire|polie par mille mains].
        / Un clic de vieux placard, [pas plus|honnête] : la boîte la plus simple fut la bonne.
        Dans un parfum de cire et de boulangerie, [sur un mouchoir immaculé|au creux du bois], reposait {thing}.
        / {Thing} y dormait, [comme le pain dans sa huche|au sec], sans la moindre trompette.
        + L’argentée, de dépit, [libéra sa fanfare|joua son grand air] à l’intention de personne.
        + Un billet [plié en quatre remerciait|parfumé à la cire priait] l’aimable visiteur de bien vouloir refermer.
        + {Friend} [glissa le pouce dans le creux|posa le nez sur le bois], et eut le sentiment de serrer la main de beaucoup de monde.
        + En rêve, le papillon [inclina une antenne|approuva d’une aile], en maître que l’élève a surpris.
        + On rabattit le couvercle, pour la mille et unième fois de sa carrière.
      `,
      lesson: `
        L’usure constitue une forme d’éloge ; [les doigts le devinent avant les yeux|l’éclat n’en est pas une].
        / Mieux vaut consulter le plus vieux papillon [que le plus bel or|et ses propres doigts].
      `,
    },
  },
  Change: {
    titles: `
      {hero} et la dernière feuille
      Le petit arbre qui ne voulait pas
      Adieu, feuille
      Ce qui attendait dessous
    `,
    refrains: [
      {
        first: 'Tombe, feuille, n’aie pas peur : sous la feuille attend la fleur.',
        changed: 'Tombe, jour, n’aie pas peur : sous la nuit attend la fleur.',
      },
      {
        first: 'Merci, merci pour tout l’été | on peut s’aimer et se lâcher.',
        changed: 'Merci, merci, bien reposée | sous toi, le printemps est caché.',
      },
      {
        first: 'Adieu, rousse, merci, rousse.',
        changed: 'Bonsoir, verte, pousse, pousse.',
      },
    ],
    facts: {
      wrong: '{friend} recolla la feuille avec du miel',
      turn: '{hero} remercia la feuille et lui dit adieu',
      result: 'la feuille tomba et découvrit un bourgeon',
    },
    beginner: {
      gate: `
        @spot [Voilà|Enfin] : on était {spot.at}. Un petit arbre n’avait plus qu’une [feuille|grande feuille].
        / Un petit arbre tremblait {spot.at}. Il lui restait une feuille, [une seule|rien qu’une] !
        Elle couvrait {thing}. « Non, disait l’arbre, [pas elle|je la garde]. »
        / La feuille cachait {thing}. Le petit arbre la serrait [très fort|de toutes ses brindilles].
        + Elle était rousse, avec un bord qui frisait.
        + Ses sœurs étaient parties. Elles faisaient un tapis, dessous.
        + « Sans elle, je suis tout nu », dit l’arbre.
        + Le vent passait, repassait, et demandait : « Elle vient ? »
        + Le petit arbre tremblait, et ce n’était pas de froid.
        + On voyait juste briller {thing}, sous le pli.
      `,
      wrong: `
        @wrong {Friend} recolla la feuille avec du miel. [C’était collant.|Beaucoup de miel.]
        / « [Voilà|Du miel] ! » {Friend} recolla la feuille, avec du miel partout.
        Elle pendait, molle. Et {friend} [collait à l’arbre|y resta aussi].
        / Ça colle aux [pattes|oreilles], le miel. {Friend} et l’arbre se tenaient.
        + « Comme ça, rien ne bouge jamais », dit {friend}, qui ne bougeait plus.
        + Trois abeilles vinrent, et une fourmi avec une cuillère.
        + {Friend} ajouta de la ficelle. La feuille eut l’air d’un paquet.
        + Il fallut tirer. Cela fit « schlop ».
        + « Elle a pris dix ans », dit une abeille.
        + La feuille soupira. Elle avait envie de voler, elle.
      `,
      doubt: `
        Le petit arbre tremblait. C’était [sa dernière|toute sa robe]. On le comprenait.
        / Tirer dessus ? [Ce serait méchant.|On ne tire pas sur la robe des gens.]
        + {Hero} avait pleuré, un jour, pour un manteau trop petit.
        + « Et s’il n’y a plus rien après ? » dit l’arbre.
        + Nul ne savait quoi dire à ça, pas même le vent.
        + La lune regardait ses branches vides, une par une.
        + Quand ça change, le ventre le sait en premier.
        + La feuille tenait par un fil, comme une dent.
        + {Hero} ramassa une des sœurs. Elle sentait le thé.
      `,
      turn: `
        @turn {Hero} remercia la feuille : merci pour [l’ombre|l’ombre et la pluie]. Et lui dit adieu.
        / « Merci, [petite feuille|feuille] », dit {hero}. {Hero} la remercia bien et lui dit adieu.
        « Adieu », dit l’arbre, [à son tour|tout doucement]. Il ouvrit les doigts.
        / L’arbre renifla. [Puis|Enfin] : « Adieu, feuille. Tu étais belle. »
        + « Tu as fait chapeau, tu as fait musique, tu as fait toit. »
        + « Raconte encore », dit l’arbre. On raconta tout l’été.
        + {Friend} dit merci aussi, pour le miel qui restait.
        + On n’était pas obligé d’être gai. On ne l’était pas.
        + {Hero} posa la main sur l’écorce, et la laissa là.
        + « Un, deux, dit l’arbre. Non. Un, deux… oui. »
        + Le vent vint, mais à pas de vent, sans tirer.
      `,
      works: `
        @result La feuille tomba et découvrit un bourgeon, [tout neuf|vert comme tout].
        / La feuille tomba, [un tour, deux tours|sans bruit], et découvrit un bourgeon.
        Juste à côté, il y avait {thing}. « Oh, dit l’arbre. [Il était là|Bonjour, toi]. »
        / « [Un bébé|Un petit vert] ! » dit l’arbre. Et, dessous, il y avait {thing}.
        + Elle fit trois tours en l’air, comme pour montrer sa robe.
        + Elle se posa sur ses sœurs, et on l’entendit rire.
        + Le bourgeon était pointu et sentait la pomme.
        + « C’était lui qui poussait, dit l’arbre. Ça me chatouillait. »
        + {Friend} renifla. C’était le miel, ou pas.
        + L’arbre était nu. Il trouva qu’on voyait mieux les étoiles.
        + On borda les racines avec les feuilles.
      `,
      lesson: `
        Quand une chose s’en va, une autre [a la place|attend déjà dessous].
        / On peut dire merci, adieu, [et bonjour|et ouvrir la main]. Dans cet ordre.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, un petit arbre gardait sa dernière feuille, [toute rousse|et la serrait fort].
        / {spot.at} frissonnait un petit arbre, [une seule feuille au bout|presque nu], et il y tenait.
        Elle recouvrait {thing}. « Celle-ci, dit-il, [je ne la donne pas|elle reste]. »
        / {Thing} était juste dessous, [bien caché|à l’ombre], et l’arbre ne lâchait pas.
        + Ses autres feuilles lui faisaient un tapis, qu’il ne regardait pas.
        + « Elle vient ? » demandait le vent à chaque tour, assez poliment.
        + L’arbre tremblait, et l’on voyait bien que ce n’était pas le froid.
        + Un bord de la feuille frisait, comme un sourire fatigué.
        + Par en dessous, un pli laissait briller {thing}.
      `,
      wrong: `
        « Il suffit de la recoller ! » dit {friend}, [qui avait un pot|en ouvrant un pot de miel].
        / {Friend} trouvait cela [très simple|triste] : ce qui tombe, on le recolle.
        @wrong Et {friend} recolla la feuille avec du miel, [puis resta {friend:collé/collée} aussi|et de la ficelle].
        / {Friend} recolla la feuille avec du miel, [une louche|trois couches], et s’y colla.
        + « Voilà, plus rien ne bougera jamais », déclara {friend}, qui ne bougeait plus du tout.
        + La feuille pendait, molle et sucrée, comme une crêpe au bout d’un fil.
        + Il vint des abeilles, puis une fourmi avec sa cuillère.
        + Pour décoller tout le monde, il fallut tirer, et cela fit « schlop ».
        + « Elle n’a jamais demandé à rester », remarqua une abeille.
      `,
      doubt: `
        Le petit arbre ne possédait plus qu’elle, et l’on ne déshabille pas [quelqu’un de force|les gens sans permission].
        / C’était sa toute dernière, [pensait-on|la rousse], et l’hiver soufflait déjà.
        + « Et si, après, il n’y avait plus rien ? » demanda-t-il. Personne ne sut répondre.
        + {Hero} se rappela un manteau devenu trop petit, et le drôle de chagrin que c’était.
        + Ce qui change prévient rarement ; le ventre est le premier au courant.
        + Elle tenait par un fil, à la façon d’une dent de lait.
        + La lune passait la main dans ses branches vides.
      `,
      turn: `
        @turn Tout haut, {hero} remercia la feuille, [pour l’ombre et pour la pluie|de tout l’été], et lui dit adieu.
        / {Hero} remercia la feuille, [nommant chaque pluie|de vive voix], puis lui dit adieu.
        Le petit arbre écouta jusqu’au bout, puis, [doigt après doigt|à voix basse], dit adieu lui aussi.
        / L’arbre compta trois souffles, [rendit l’été|s’inclina], et dit adieu.
        + « Tu as servi de toit, de chapeau et d’instrument, énuméra {hero}. Merci pour les trois. »
        + « Racontez encore », demandait-il, et l’on raconta même l’orage.
        + Il n’était pas interdit d’être triste, et l’on ne s’en priva pas.
        + {Friend} ajouta un mot ému, que le miel rendait un peu collant.
        + « À trois, dit l’arbre. Non, à quatre. Non… maintenant. »
        + Le vent vint la chercher, sans tirer, comme on offre le bras.
      `,
      works: `
        @result La feuille tomba et découvrit un bourgeon, [vert, pointu, tout neuf|pas plus gros qu’un pois].
        / La feuille tomba en tournant, [toute légère|sans un bruit], et découvrit un bourgeon.
        Tout près luisait {thing}. « Tiens, dit l’arbre au bourgeon, [tu étais là|c’était donc toi]. »
        / {Thing} était là aussi, mais l’arbre [ne voyait que|caressait] son bourgeon.
        + En descendant, elle fit trois tours, pour montrer sa robe une dernière fois.
        + Elle rejoignit ses sœurs, qui lui avaient gardé une place.
        + « Je le sentais pousser, avoua l’arbre, et je croyais que c’était de la peine. »
        + {Friend} se moucha, et prétendit que c’était le miel.
        + Sans feuilles, il découvrit qu’on voyait beaucoup mieux les étoiles.
        + On lui borda les racines avec tout l’été d’avant.
      `,
      lesson: `
        Avant d’ouvrir la main, on remercie ; [un bourgeon attend dessous|ensuite, on souhaite la bienvenue].
        / Ce qui disparaît abandonne toujours [une petite place verte|la place à autre chose].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, un petit arbre se cramponnait à sa dernière feuille, [rousse et frisée|toute rousse].
        / Un petit arbre, {spot.at}, tenait sa dernière feuille [à bout de branche|comme on tient parole].
        Elle abritait {thing}, [dont il ne faisait nul cas|par hasard], et il refusait tout net.
        / {Thing} gisait dessous, [et l’arbre, inflexible|au secret], ne lâchait rien.
        / {Thing} reposait dessous, et l’arbre refusait, [préventivement|déjà] inconsolable.
        + Le reste de son été gisait à ses pieds, sur quoi il évitait de poser les yeux.
        + « Vient-elle ? » s’enquérait le vent à chaque passage, avec les formes.
        + Il tremblait, et le thermomètre n’y était pour rien.
        + « Elle est tout ce qui me reste, dit-il, et je ne sais pas être sans feuilles. »
        + D’un pli entrouvert filtrait, par instants, l’éclat {thing.de}.
      `,
      wrong: `
        « Il n’est que de la recoller », trancha {friend}, [un pot sous le bras|pour qui tout s’arrange].
        / {Friend} croyait au miel, [en toute saison|comme d’autres aux lois].
        @wrong Et {friend} recolla la feuille avec du miel, [dont la moitié sur soi|par louches entières].
        / {Friend} recolla la feuille avec du miel, [d’une main d’artiste|à la louche], et ne put s’en aller.
        + « De cette façon, rien ne changera jamais », se félicita {friend}, qu’il fallut croire sur parole, faute de gestes.
        + La feuille pendait, molle et confite, telle une crêpe qui a connu des revers.
        + Attirées par la nouvelle, des abeilles arrivèrent, ainsi qu’une fourmi munie d’une cuillère.
        + L’opération de décollage produisit un « schlop » que chacun préféra oublier.
        + On peut retenir les choses par la colle, mais non l’envie qu’elles ont de partir.
      `,
      doubt: `
        C’était sa dernière, et l’on n’arrache pas [leur robe aux gens|ce à quoi quelqu’un tient], fût-on pressé.
        / Il est des mains qu’on n’ouvre pas [du dehors|de force], et des branches aussi.
        + « Et s’il n’y avait rien, après ? » demanda-t-il, et la question fit le tour de l’assistance sans trouver preneur.
        + {Hero} revit un manteau devenu trop court, et la peine disproportionnée qu’on en avait eue.
        + Des changements, c’est presque toujours le ventre que l’on avertit en premier.
        + La feuille ne tenait plus que par un fil, à l’exemple des dents de lait.
      `,
      turn: `
        @turn À haute voix, {hero} remercia la feuille, de tout l’été, et lui dit adieu, [sans hâte|simplement].
        / {Hero} remercia la feuille, [averse par averse|de son ombre], puis lui dit adieu.
        L’arbre écouta l’éloge en entier, puis, [doigt après doigt|dans un murmure], dit adieu à son tour.
        / L’arbre frémit, [compta ses étés|hésita], et souffla un adieu, lui aussi.
        + Elle avait servi de toit, d’éventail et d’instrument, et il convenait d’en faire le compte exact.
        + « Encore », priait-il, si bien que l’on raconta juillet, l’orage, et jusqu’à certaine coccinelle.
        + Nul n’étant tenu d’être gai, on fut tristes, et cela se passa très bien.
        + {Friend} prononça quelques paroles émues, auxquelles le miel prêtait de l’onction.
        + Le vent se présenta, n’exigea rien, et lui offrit le bras.
      `,
      works: `
        @result La feuille tomba et découvrit un bourgeon, [d’un vert presque insolent|menu comme un pois].
        / La feuille tomba, [prit le temps de tourner|enfin libre], et découvrit un bourgeon.
        À côté rayonnait {thing}, et l’arbre dit au nouveau venu : « [C’était donc toi|Bonjour]. »
        / {Thing} luisait tout contre, mais l’arbre, [ému|père soudain], ne regardait que l’autre.
        + Elle descendit en trois tours, [le temps de faire admirer sa robe|saluant à droite et à gauche], et se coucha parmi ses sœurs.
        + « Je le sentais croître, [confessa-t-il|murmura l’arbre], et je prenais cela pour du chagrin. »
        + {Friend} se moucha longuement, [en mettant le miel en cause|et n’accusa que le pollen].
        + Dépouillé, il constata [que la vue sur les étoiles y gagnait|que le nombre d’étoiles augmentait] considérablement.
        + On lui borda les racines [avec l’été précédent|d’un reste de soleil], qui tenait chaud.
      `,
      lesson: `
        On ouvre mieux la main quand on a dit merci ; [et dessous, d’ordinaire, cela bourgeonne|puis on dit bonjour].
        / Ce qui finit cache souvent [ce qui commence|un bourgeon], à la façon d’une couverture.
      `,
    },
  },
  'Problem-solving': {
    titles: `
      {hero} et la longue bascule
      Ce qui monte, ce qui descend
      La planche qui riait
      Une pierre de l’autre côté
    `,
    refrains: [
      {
        first: 'L’un qui monte, l’autre descend : arrête-toi, réfléchis un moment.',
        changed: 'La lune monte, l’œil descend : arrête-toi, dors un moment.',
      },
      {
        first: 'Qui court partout n’attrape rien | qui s’assoit voit d’où ça vient.',
        changed: 'Qui court partout s’arrête enfin | qui se couche rêve bien.',
      },
      {
        first: 'Monte, descends, comment ça marche ?',
        changed: 'Monte, descends, la lune marche.',
      },
    ],
    facts: {
      wrong: '{friend} courut d’un bout à l’autre de la bascule',
      turn: '{hero} s’arrêta et roula une pierre sur l’autre bout',
      result: 'la bascule fit redescendre {thing}',
    },
    beginner: {
      gate: `
        @spot [On chercha|On regarda] {spot.at}. Là se balançait une longue planche. {Thing} était [au bout|tout au bout].
        / Une planche se balançait {spot.at}. Tout [au bout|là-bas], il y avait {thing}.
        Dès qu’on montait d’un côté, l’autre [s’envolait|partait vers le ciel].
        / On fit un pas dessus. [Hop, le bout monta.|Hiii, fit le bout, et il monta.]
        + Elle était posée sur une souche, juste au milieu.
        + Une sauterelle s’y amusait depuis le petit matin.
        + On tendit le bras. Il manquait un bras de plus.
        + {Thing} brillait là-haut, puis là-bas, selon l’humeur.
        + La planche grinçait comme quelqu’un qui rit du nez.
        + « Doucement », dit {hero}. Mais même doucement, elle montait.
      `,
      wrong: `
        @wrong {Friend} courut d’un bout à l’autre, [de plus en plus vite|vite, plus vite].
        / Tap, tap, tap. {Friend} courut d’un bout à l’autre, [puis|et hop,] retour.
        Hop en haut, hop en bas. {Friend} eut [le mal de mer|la tête en purée].
        / La planche [montait|riait] toujours du mauvais côté. Tap, tap, pouf.
        + « Je vais la surprendre », dit {friend}. La planche fut prête avant.
        + Tap, tap, tap, et hiii. Tap, tap, tap, et hooo.
        + « Elle est plus lente que moi, dit {friend}. Presque. »
        + Une sauterelle battit des pattes. Encore !
        + {Friend} ne savait plus quel bout était le bout.
        + À la fin, {friend} courait {friend:couché/couchée}, les pattes en l’air.
      `,
      doubt: `
        La bascule grinçait. On aurait dit qu’elle [riait|se moquait un peu].
        / On s’assit au milieu. [Là, rien ne bougeait.|La planche fut à plat, pour une fois.]
        + Courir n’aidait pas. Crier non plus. On avait essayé.
        + {Thing} était toujours à la même distance : trop.
        + {Friend} voyait deux lunes et leur dit bonsoir.
        + {Hero} posa le menton sur un genou. Ça fait venir les idées.
        + Un bout monte, l’autre descend. La bascule n’avait que cette règle.
        + Une règle, se dit {hero}, ça peut servir.
      `,
      turn: `
        « Qu’est-ce qui descend quand ça monte ? » [se demanda {hero}.|Bonne question.]
        / {Hero} regarda [la planche|bien] : un bout monte, l’autre descend.
        @turn {Hero} s’arrêta et roula une pierre sur [l’autre bout|l’autre bout, la plus grosse].
        / {Hero} s’arrêta. {Hero} roula une pierre, [une grosse|ho hisse], sur l’autre bout.
        + Elle était lourde. On poussa à deux.
        + On ne courut pas. On regarda d’abord, longtemps.
        + Une sauterelle, sur la pierre, sauta pour laisser la place.
        + « Et si elle roule ? » dit {friend}. On mit un caillou devant.
        + {Hero} dessina la planche dans la poussière. Un trait, un rond.
        + Le rond, c’était la pierre. La croix, c’était nous.
        + Encore un pouce, encore un, et la pierre fut bien assise.
      `,
      works: `
        @result Crrr… La bascule fit redescendre {thing}, [tout doucement|à portée de nez].
        / La pierre pesa. [Crac, crac|Ouiii] : la bascule fit redescendre {thing}.
        « J’avais préparé le terrain », dit {friend}, [encore {friend:vert/verte}|en tanguant].
        / « Ça tourne encore », dit {friend}, [le nez pâle|les yeux ronds].
        + La pierre s’assit comme une grosse dame.
        + On prit {thing} sans se presser, car rien ne montait plus.
        + La planche ne riait pas. Elle réfléchissait.
        + Une sauterelle demanda la pierre pour demain.
        + {Friend} marcha tout droit, avec un peu de gauche.
        + On effaça le dessin. On l’avait dans la tête.
        + C’était simple. Il fallait juste s’arrêter.
      `,
      lesson: `
        Avant de courir, [on regarde comment ça marche|on s’arrête un peu].
        / Une question, une pierre, [et ça descend|et voilà]. Pas besoin de courir.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} oscillait une longue planche sur une souche. {Thing} était [à l’autre bout|au bout].
        / {Thing} se balançait {spot.at}, au bout d’une planche [posée sur une souche|farceuse].
        Aussitôt qu’on y grimpait, l’autre extrémité [filait vers le ciel|s’envolait en riant].
        / On montait d’un côté, [elle filait|zip], et l’autre côté partait en l’air.
        + On avança sur la pointe des pieds. Elle monta sur la pointe aussi.
        + Une sauterelle, qui s’y amusait depuis l’aube, proposa de compter les points.
        + En tendant le bras, il manquait exactement un second bras.
        + Le bois grinçait, du ton de quelqu’un qui se retient.
        + {Thing} apparaissait là-haut, puis ailleurs, toujours hors de portée.
      `,
      wrong: `
        @wrong {Friend} courut d’un bout à l’autre, puis retour, [de plus en plus vite|à en perdre le nord].
        / {Friend} courut d’un bout à l’autre, [puis revint|toujours en retard] d’un bond.
        « Il suffit de la surprendre ! » Malheureusement, la planche [ne s’étonnait jamais|se tenait toujours prête].
        / La planche, elle, n’avait pas [à courir|de jambes], et gagnait toujours.
        + Tap, tap, hiii ; tap, tap, hooo : cela faisait presque une musique.
        + Une sauterelle, au bord, réclama la même chose, un peu plus fort.
        + Au septième aller, {friend} ne distinguait plus le bout du commencement.
        + « Je la fatigue », dit une voix verte.
        + La course s’acheva à plat ventre, au milieu, les yeux tournant chacun de son côté.
      `,
      doubt: `
        Rien n’avait servi, ni la vitesse ni la douceur, [et la planche ricanait|et le bois en souriait].
        / On se coucha dessus, [on l’implora|on rusa], et elle riait encore.
        + {Friend} saluait deux lunes, ce qui est poli mais inexact.
        + On s’assit à mi-longueur, et l’engin, tout à coup, resta d’aplomb.
        + « Elle fait toujours la même chose », remarqua {hero}, d’abord avec dépit.
        + Puis cette phrase-là se mit à avoir l’air d’une idée.
        + Une règle qui vous ennuie peut aussi vous servir.
      `,
      turn: `
        « Quand ceci monte, qu’est-ce qui descend ? » [murmura {hero}, le menton sur un genou|se dit {hero}].
        / « Un bout monte, [l’autre descend|donc], dit {hero}. Et si quelqu’un de lourd… »
        @turn Et {hero} s’arrêta, regarda, puis roula une pierre sur l’autre bout, [la plus grosse|sans se hâter].
        / {Hero} s’arrêta, avisa un gros caillou, [ho hisse,|et] roula une pierre sur l’autre bout.
        + On la poussa à deux, avec un caillou dessous pour qu’elle ne change pas d’avis.
        + Un dessin dans la poussière avait d’abord tout expliqué : un trait, un rond, une croix.
        + « Encore un pouce », disait {hero}, qui ne courait plus du tout.
        + Une sauterelle s’écarta, avec le respect qu’on doit aux poids lourds.
        + Réfléchir ne faisait aucun bruit, et c’était reposant.
      `,
      works: `
        @result Crrr… Lentement, la bascule fit redescendre {thing}, [à portée de nez|jusqu’à nous], et s’immobilisa.
        / La pierre pesa, [le bois grinça|crrr], et la bascule fit redescendre {thing}.
        On n’eut plus qu’à {thing:le/la} cueillir. [La planche ne riait plus.|Le bois se tut, pensif.]
        / {Thing} se posa [dans l’herbe|devant nous], sans façons. La planche bouda.
        + « J’avais secoué le terrain », rappela {friend}, qui marchait légèrement en crabe.
        + La pierre s’installa, comme une personne qui compte rester.
        + C’était d’une simplicité presque vexante.
        + La sauterelle d’à côté retint la pierre pour le lendemain matin.
        + On effaça le dessin du pied, puisqu’on l’avait désormais dans la tête.
        + « Et si l’on courait un peu, maintenant ? » dit {friend}, par habitude.
      `,
      lesson: `
        S’arrêter n’est pas perdre du temps : [c’est là que l’idée vous rattrape|on y trouve la question].
        / Ce qui vous résiste a une règle ; [trouvez-la, et posez une pierre|il suffit de la retourner].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} oscillait une planche, en équilibre sur une souche, {thing} [à son extrémité|tout au bout].
        / Une planche, {spot.at}, jouait à bascule [avec {thing}|sans personne], sur une souche.
        Y poser le pied suffisait pour que l’autre bout [s’élevât|prît l’air], hilare.
        / On y montait : [aussitôt|hop], l’autre bout allait voir les étoiles.
        + On s’y engagea sur la pointe des pieds, et elle monta sur la pointe également.
        + Une sauterelle, habituée du lieu, proposa d’arbitrer.
        + À longueur de bras, il manquait, avec une exactitude irritante, un second bras.
        + Le bois grinçait à la façon des gens qui rient en se retenant.
        + {Thing} resplendissait tantôt au zénith, tantôt à l’horizon, jamais ici.
      `,
      wrong: `
        @wrong {Friend} courut d’un bout à l’autre, [de plus en plus vite|puis en sens inverse], afin de la surprendre.
        / {Friend} courut d’un bout à l’autre, [perdant chaque fois|en sueur], d’une longueur.
        Malheureusement, une planche ne s’étonne jamais, [c’est là sa supériorité|et celle-ci moins que toute autre].
        / La planche avait l’avantage [d’être des deux côtés|du sang-froid].
        + « Tap, tap, hiii ; tap, tap, hooo » : cela prenait tournure de symphonie.
        + Au septième passage, {friend} ne distinguait plus l’aller du retour, ni le bas du haut.
        + « Elle faiblit », annonça une voix dont la teinte tirait sur le vert.
        + Une sauterelle, debout, réclamait un rappel.
        + L’agitation donne souvent l’illusion d’avancer, surtout quand elle est rapide.
      `,
      doubt: `
        Ni l’élan ni la ruse n’avaient rien donné, [et le bois s’en divertissait|la planche en gloussait].
        / On tenta la ruse, [la flatterie|l’élan], et l’on revint au point mort.
        + {Friend} présentait ses hommages à deux lunes, dont une seule était réelle.
        + On s’assit à mi-parcours, et l’engin, aussitôt, se tint parfaitement tranquille.
        + « Elle fait toujours la même chose », constata {hero}, d’abord sur le mode de la plainte.
        + La phrase, à la seconde lecture, commença de ressembler à un renseignement.
      `,
      turn: `
        « Lorsque ceci s’élève, que voit-on descendre ? » [se demanda {hero}|fit {hero}], menton au genou.
        / « Ce que l’un prend, l’autre le perd », [nota {hero}|se dit {hero}], qui chercha du lourd.
        @turn Là-dessus, {hero} s’arrêta tout à fait et roula une pierre sur l’autre bout, [sans hâte|massive].
        / {Hero} s’arrêta et, [au lieu de courir|posément], roula une pierre sur l’autre bout.
        + Un schéma tracé dans la poussière, trait, rond et croix, avait préalablement emporté la conviction.
        + Un caillou glissé dessous la dissuada de revenir sur sa décision.
        + « Encore un pouce », murmurait {hero}, que plus rien, désormais, ne pressait.
        + La sauterelle du lieu céda la place, avec les égards que l’on doit aux poids lourds.
        + Penser ne faisait aucun bruit, et la nuit en parut soulagée.
      `,
      works: `
        @result Crrr : avec une majesté de pont-levis, la bascule fit redescendre {thing} [à nos pieds|vers nous].
        / La pierre fit son office, [qui est de peser|sans un mot], et la bascule fit redescendre {thing}.
        Il ne resta qu’à tendre la main, [tandis que le bois se taisait|et la planche ne riait plus].
        / {Thing} se laissa prendre, [sans résistance|sans façons], au ras de l’herbe.
        + « Je l’avais ébranlée », fit valoir {friend}, [dont la marche conservait un léger roulis|que le sol berçait encore].
        + La pierre prit ses aises, [en locataire qui a signé|comme une tante qui s’installe] pour longtemps.
        + C’était simple au point d’en être désobligeant.
        + La sauterelle d’à côté [la retint pour le lendemain|la réserva toute la semaine], à des fins récréatives.
        + On effaça le dessin du bout du pied, puisqu’on le possédait maintenant ailleurs.
      `,
      lesson: `
        S’interrompre n’est jamais du temps perdu : [c’est là que l’idée nous rattrape|c’en est de gagné].
        / Toute résistance obéit à quelque règle ; [il suffit de la retourner|mieux vaut la connaître].
      `,
    },
  },
  'Decision-making': {
    titles: `
      {hero} et les deux portes de lune
      Gauche ou droite ?
      Une raison pour chaque porte
      Am, stram, et puis ?
    `,
    refrains: [
      {
        first: 'Gauche ou droite, droite ou gauche, une bonne raison, et je m’approche.',
        changed: 'Gauche ou droite, droite ou gauche, l’oreiller choisit, et je m’approche.',
      },
      {
        first: 'Deux portes, une tête, une raison | je choisis, et je dis : c’est bon.',
        changed: 'Deux yeux, une tête, un édredon | j’ai choisi, et je dis : c’est bon.',
      },
      {
        first: 'Je pèse, je pose, je pousse.',
        changed: 'Je bâille, je pose, nuit douce.',
      },
    ],
    facts: {
      wrong: '{friend} hésita sans fin entre les deux portes',
      turn: '{hero} pesa une raison pour chaque porte et choisit',
      result: 'la porte choisie était la bonne',
    },
    beginner: {
      gate: `
        @spot [C’était là|C’était ici], {spot.at}. Il y avait deux portes. À la lune, elles [se ferment|se fermeraient].
        / Il y avait deux portes {spot.at}. [Vite|Attention], la lune va les fermer !
        {Thing} était derrière l’une. [Derrière l’autre, on ne sait pas.|Ou derrière l’autre.]
        / L’une menait {thing.a}. [L’autre menait ailleurs.|On ignorait laquelle.]
        + Elles étaient pareilles, ou presque : une grinçait en rêve.
        + La lune montait déjà. On voyait son front.
        + « On ne peut en prendre qu’une », dit un écriteau, des deux côtés.
        + Un chat sortit de la droite. Ou de la gauche, s’il s’était retourné.
        + Il y avait juste le temps de choisir, pas celui d’hésiter.
        + Les poignées attendaient, la main tendue.
      `,
      wrong: `
        @wrong {Friend} hésita sans fin : « [Gauche. Non, droite. Non, gauche.|Am, stram, gram, et re-gram.] »
        / {Friend} hésita sans fin, [un pied ici|le nez à gauche], un pied là.
        La comptine n’avait pas de fin. La lune, [si|elle, montait].
        / Gauche, droite, gauche… [Déjà|Et là], la lune montrait son nez.
        + « Et si c’était l’autre ? » dit {friend}, à chaque fois.
        + {Friend} prit une feuille : un côté, oui, l’autre côté, non. Elle tomba debout.
        + Un pas à gauche. Un pas à droite. Cela faisait zéro pas.
        + « J’ai choisi ! » dit {friend}. « Non. »
        + Un chat s’endormit en suivant.
        + {Friend} voulut prendre les deux, et se cogna au milieu.
        + « Plouf, plouf, dit {friend}, ce sera… [euh|l’autre]. »
      `,
      doubt: `
        Un rayon touchait déjà [la première charnière|les gonds]. Ça faisait hiii.
        / Les portes bougèrent un peu. [Hiii.|Il restait la largeur d’un bras.] La lune montait.
        + Si l’on se trompe, on perd. Si l’on ne choisit pas, on perd aussi.
        + {Hero} sentait deux petites mains tirer, une par manche.
        + Personne ne pouvait savoir. Pas même la lune.
        + Pas besoin de tout savoir. Il faut une raison.
        + « Demain ? » dit {friend}. Il n’y avait pas de demain, pour les portes.
        + Le noir, derrière, était le même des deux côtés.
      `,
      turn: `
        « À gauche, ça sent bon. À droite, [la poignée est usée|des pas y vont]. »
        / « Ici, ça sent bon, [dit {hero}|tiens]. Là, le seuil est usé. »
        @turn {Hero} pesa ainsi une raison pour chaque porte et choisit : [celle-ci|la droite]. Et on n’en changea plus.
        / Une raison pour chaque porte : {hero} [les pesa et|réfléchit, puis] choisit.
        + « C’est sûr ? » dit {friend}. « Non, dit {hero}. C’est choisi. »
        + Une main pour une raison, l’autre main pour l’autre. Laquelle pèse ?
        + On ferma les yeux, on respira, et on y alla.
        + « Et l’autre ? » « Au revoir, l’autre », dit {hero}.
        + Le pied passa le premier. Il avait l’air content.
        + {Friend} suivit, en regardant derrière, puis devant.
        + La lune toucha le bord. Trois pas suffirent.
      `,
      works: `
        @result La porte choisie était la bonne, [ou assez bonne|on le vit tout de suite].
        / Toc, toc, [on pousse|on entre]. La porte choisie était la bonne.
        Derrière, il y avait {thing}. L’autre porte se ferma [en boudant|sans bruit].
        / Et là, [juste derrière|sur un tapis], voici {thing}.
        + « J’allais la dire, dit {friend}. À mon tour suivant. »
        + Il y avait aussi un tabouret, et une tarte un peu froide.
        + On ne sut jamais, pour l’autre. Ce n’était pas grave.
        + Un chat entra aussi. Les chats entrent partout.
        + La lune finit de monter. Elle nous fit un clin d’œil.
        + Le ventre se détendit. Choisir, ça repose, après.
        + {Friend} choisit vite une part. La plus grosse.
      `,
      lesson: `
        Choisir, c’est [ouvrir une porte|mieux que dire : non, l’autre].
        / Une raison ici, une raison là, [puis on y va|et hop]. La bonne porte, c’est celle qu’on ouvre.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se dressaient deux portes, qui se fermeraient [au lever de la lune|quand la lune viendrait].
        / Il y avait {spot.at} deux portes, [côte à côte|jumelles], ouvertes jusqu’à la lune.
        {Thing} était derrière l’une ; [derrière l’autre, nul ne savait|restait à savoir laquelle].
        / L’une gardait {thing}, l’autre [un courant d’air|son secret], et rien ne le disait.
        + Elles se ressemblaient, à ceci près que l’une des deux ronflait.
        + « Une seule, merci », disait le même écriteau des deux côtés.
        + Un chat en sortit, mais si vite qu’on ne vit pas de laquelle.
        + À l’horizon, la lune montrait déjà le haut du front.
        + Il restait assez de temps pour choisir, mais pas assez pour hésiter.
      `,
      wrong: `
        @wrong {Friend} hésita sans fin : « [À gauche. Non, à droite.|Am, stram, gram.] Ou alors l’inverse. »
        / {Friend} hésita sans fin, [pile, face, pile|une porte, puis l’autre], sans entrer nulle part.
        La comptine avait beaucoup de couplets, [et la lune, une seule idée|et la lune n’attendait pas].
        / Pendant ce temps, la lune, [sans hésiter|elle], montait.
        + « J’ai choisi ! » annonçait {friend}, avant d’ajouter : « Presque. »
        + On tira à la feuille : un côté pour oui, l’autre pour non, et elle tomba debout.
        + Un pas à gauche, un pas à droite : le total était décourageant.
        + « Et si c’était l’autre ? » Cette question-là servait pour les deux.
        + Voulant prendre les deux à la fois, {friend} rencontra le mur du milieu.
      `,
      doubt: `
        Un premier rayon caressa les charnières, [qui gémirent|et cela fit hiii]. Les deux battants frémirent imperceptiblement.
        / La lune mit un doigt [sur le bois|au carreau]. Les portes commencèrent à se fermer tout doucement.
        + Se tromper, c’était perdre ; ne pas choisir, c’était perdre plus lentement.
        + {Hero} avait une manche tirée à gauche et l’autre à droite.
        + Personne ne viendrait dire laquelle, et la lune elle-même n’en savait rien.
        + Savoir n’était pas possible. Avoir une raison, si.
        + Le chat s’était endormi d’avoir trop suivi {friend} des yeux.
      `,
      turn: `
        « À gauche, cela sent délicieusement. À droite, [la poignée est usée|le seuil est creusé] », observa {hero}.
        / « L’une sent bon, dit {hero}, [et l’autre a servi|mais] voici un seuil creusé par des pas. »
        @turn {Hero} donna ainsi une raison pour chaque porte et choisit la droite, [puis s’y tint|pour de bon].
        / {Hero} trouva une raison pour chaque porte, [les pesa|hocha la tête] et choisit la droite.
        + « C’est sûr ? » s’étrangla {friend}. « Non, dit {hero}, c’est choisi. »
        + Une raison dans chaque main, on sentait laquelle pesait.
        + « Et l’autre ? » demanda une petite voix. « On lui dit au revoir », répondit {hero}.
        + Il fallut ensuite ne plus se retourner, ce qui est le plus gros du travail.
        + Trois pas, et la lune touchait déjà le bord du toit.
      `,
      works: `
        @result La porte choisie était la bonne, [ou bien assez bonne|et l’on en fut presque surpris].
        / On poussa, [on ferma les yeux|un peu], et la porte choisie était la bonne.
        Derrière se trouvait {thing}. L’autre se referma, [un peu vexée|sur son mystère].
        / {Thing} était là. Derrière nous, l’autre [fit clac|claqua], sans rancune.
        + « Je l’avais sur le bout de la langue », affirma {friend}.
        + Il y avait même une tarte, que quelqu’un avait dû choisir de laisser.
        + De la seconde porte, on ne sut jamais rien, et cela ne manqua à personne.
        + Un chat entra aussi, car les chats ne choisissent pas : ils passent.
        + Le ventre, noué depuis le début, se défit comme un lacet.
        + {Friend} désigna sa part de tarte sans la moindre hésitation.
      `,
      lesson: `
        Une raison pour ceci, une raison pour cela, [puis un pas|et l’on se décide] : voilà comment on choisit.
        / La bonne porte est souvent [celle que l’on ouvre|une porte qu’on a pris la peine d’ouvrir].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} s’élevaient deux portes, destinées à se refermer [au lever de la lune|sitôt la lune levée].
        / Deux portes, {spot.at}, promettaient [autant l’une que l’autre|sans rien dire], jusqu’à la lune.
        L’une dissimulait {thing}, [l’autre tout autre chose|et aucun écriteau n’indiquait laquelle].
        / Derrière l’une, {thing} ; [derrière l’autre, le reste|mais laquelle], et pas d’écriteau.
        + Elles étaient jumelles, à un ronflement près, qui semblait venir de la gauche ou d’un gond.
        + « Une seule par personne », précisait l’écriteau, dont chacune possédait un exemplaire.
        + Un chat en sortit, trop vivement pour qu’on pût en tirer une indication.
        + À l’horizon, la lune laissait voir déjà le sommet d’un crâne parfaitement poli.
        + Le délai permettait de choisir, mais ne comportait aucune provision pour l’hésitation.
      `,
      wrong: `
        @wrong {Friend} hésita sans fin : « La gauche, [à moins que la droite|ou son contraire], encore que la gauche… »
        / {Friend} hésita sans fin, [pesant le pour et le pour|d’un pied l’autre], puis l’inverse.
        La comptine requise comptait plus de couplets [que la lune n’en attendait|que d’issues].
        / Qui hésite entre deux portes, [a-t-on dit|hélas], dort dehors.
        + « C’est arrêté ! » annonçait {friend}, dont les arrêts étaient aussitôt frappés d’appel.
        + Une feuille, appelée à trancher, retomba sur la tranche, et personne n’y vit d’humour.
        + Un pas d’un côté, un pas de l’autre : le bilan cinétique demeurait nul.
        + Dans l’espoir de les prendre toutes deux, {friend} fit la connaissance du mur mitoyen.
        + L’indécision est une manière de choisir, mais au profit du hasard.
      `,
      doubt: `
        Un rayon se posa sur les charnières, [lesquelles gémirent|avec un grincement], et l’ouverture se réduisit.
        / La lune, qui n’a qu’un avis, [s’en vint|montait], et les gonds bougèrent.
        + Se tromper serait une défaite ; ne rien décider en serait une autre, seulement plus lente.
        + {Hero} se sentait une manche tirée vers la gauche et la seconde vers la droite.
        + Aucune voix ne viendrait d’en haut, la lune elle-même ignorant ce qu’elle éclairerait.
        + Il ne s’agissait pas d’être certain, mais d’avoir, pour partir, une raison honorable.
      `,
      turn: `
        « À gauche, cela fleure bon ; à droite, [le seuil est creusé|la poignée est lustrée] », énonça {hero}.
        / {Hero} nota l’odeur de l’une, [le seuil usé de l’autre|sans hâte], et fit silence.
        @turn {Hero}, pesant ainsi une raison pour chaque porte, choisit la droite, [et n’y revint plus|sans retour].
        / {Hero} trouva une raison pour chaque porte, [les pesa|une fois], et choisit la droite.
        + « Est-ce certain ? » s’alarma {friend}. « Non, répondit {hero}, c’est décidé. »
        + L’une des deux raisons, tenue dans la paume, se révélait imperceptiblement plus lourde.
        + À celle qu’on ne prenait pas, il parut convenable d’adresser un salut.
        + Restait à ne pas se retourner, ce qui constitue la part la plus ardue de toute résolution.
        + Trois pas plus tard, la lune était au faîte, et l’on était de l’autre côté.
      `,
      works: `
        @result La porte choisie était la bonne, [ou bonne assez|ce dont on s’étonna le moins possible].
        / On poussa le battant, [sans plus regarder l’autre|le cœur bas] : la porte choisie était la bonne.
        Là brillait {thing}, cependant que l’autre porte se refermait [avec froideur|sur son secret].
        / {Thing} s’y trouvait, [c’est l’essentiel|pour notre bien], et l’autre porte se tut.
        + « Je l’avais sur les lèvres », soutint {friend}, [que nul n’eut la cruauté|et personne n’eut le cœur] de démentir.
        + Une tarte, [laissée par quelqu’un qui avait sans doute|oubliée par une personne qui aurait] su choisir, attendait sur un tabouret.
        + Ce que dissimulait la seconde, [on l’ignora toujours|personne ne le sut], et l’on dormit très bien sans le savoir.
        + Un chat entra, [l’espèce ayant pour principe|les siens ayant coutume] de ne pas choisir et de passer partout.
        + Un nœud, quelque part sous les côtes, se dénoua comme un lacet.
      `,
      lesson: `
        Choisir, c’est abandonner une porte ; [hésiter, c’est abandonner les deux|hésiter, perdre la soirée].
        / La certitude est introuvable, mais l’on peut avoir une raison, [et s’y tenir|ce qui suffit amplement].
      `,
    },
  },
  'Goal-setting': {
    titles: `
      {hero} et les cent marches
      Rien que jusqu’au caillou
      Dix petits cailloux
      Une marche et demie
    `,
    refrains: [
      {
        first: 'Jusqu’au caillou, pas plus loin : petit à petit, on vient.',
        changed: 'Jusqu’au dodo, pas plus loin : petit à petit, il vient.',
      },
      {
        first: 'Cent marches, ça donne le tournis | dix marches, ça va, c’est promis.',
        changed: 'Cent marches, et puis c’est fini | zéro marche jusqu’à mon lit.',
      },
      {
        first: 'Un petit bout, puis souffle un peu.',
        changed: 'Un grand bout, dors comme tu peux.',
      },
    ],
    facts: {
      wrong: '{friend} voulut monter cent marches d’un seul bond',
      turn: '{hero} posa un caillou toutes les dix marches',
      result: 'le dernier caillou fut au sommet',
    },
    beginner: {
      gate: `
        @spot [On s’arrêta|On arriva] {spot.at}. {Thing} était en haut de [cent marches|cent hautes marches].
        / Cent marches montaient {spot.at}. [Tout en haut|Là-haut], il y avait {thing}.
        Tout en bas, une pancarte disait : [courage|bientôt]. Elle était vieille.
        / On leva le nez, encore, encore. [Il n’y avait pas de fin.|Cela montait jusqu’aux nuages.]
        + Un escargot redescendait. « Je n’ai vu que la deux », dit-il.
        + Elles étaient raides et blanches, comme de grandes dents.
        + {Hero} compta. À trente, le cou fit crac.
        + La rampe avait abandonné vers la moitié.
        + De là-haut tombait un tout petit éclat.
        + En bas traînaient des cailloux, pour ceux qui n’allaient pas plus loin.
      `,
      wrong: `
        @wrong {Friend} voulut monter cent marches d’un seul bond. [Élan !|Un, deux, trois !]
        / « [Hop|Un bond], et j’y suis ! » {Friend} voulut monter cent marches d’un coup.
        Cela fit une marche et demie. Puis [zéro|la demie redescendit].
        / Une marche, [une demie|et puis] : boum, on était en bas.
        + En haut, ça tournait. {Friend} ferma les yeux.
        + « Je reprends de l’élan », dit {friend}, en partant de plus loin.
        + On entendit courir, puis pouf, puis une petite voix.
        + « Cent, c’est presque un », dit {friend}. Ce n’était pas le cas.
        + {Friend} regarda le sommet et dut s’asseoir.
        + Un escargot dit : « Moi, au moins, j’ai fait la deux. »
      `,
      doubt: `
        Cent, c’est un nombre [très haut|qui n’en finit pas]. Les jambes étaient du même avis.
        / Les genoux regardèrent l’escalier. [Ils dirent non.|Puis ils se regardèrent.]
        + La lune était montée, elle. Mais elle a l’habitude.
        + On aurait pu dire demain. Demain, elles seraient encore cent.
        + {Hero} ramassa un caillou, pour tenir quelque chose.
        + Il était rond. Il tenait dans la main, lui.
        + Cent, ça ne tient pas dans la main. Dix, peut-être.
        + La nuit attendait au pied, sans rien dire.
      `,
      turn: `
        @turn {Hero} posa un caillou sur la dixième marche. « [Jusque-là|Rien que là]. »
        / Un caillou [rond|blanc]… {Hero} le posa sur la dixième marche. C’était assez loin.
        Puis un autre, dix marches [plus haut|après]. Rien que jusque-là.
        / Dix marches, ouf. [On reposa|Encore] un caillou, dix marches après.
        + Dix, c’est une comptine. On la chanta.
        + On ne regardait pas en haut. On regardait le caillou.
        + « C’est tout ? » dit {friend}. « C’est tout, dit {hero}. Pour l’instant. »
        + À chaque caillou, on s’assit, et on dit bravo.
        + {Friend} en portait trois dans la joue, ou ailleurs.
        + Le souffle faisait hou, hou. On l’attendit aussi.
        + L’escargot du bas monta sur un caillou, pour aller plus vite.
      `,
      works: `
        Sept cailloux, huit, [neuf|et neuf]. On ne regardait que le suivant.
        / On soufflait, [on riait|on comptait], et un caillou suivait l’autre.
        @result Et le dernier caillou fut au sommet. {Thing} [attendait|aussi].
        / Tiens, plus de marche ! Le dernier caillou fut au sommet, [près|à côté] {thing.de}.
        + On se retourna. Les cent marches étaient toutes petites.
        + « J’y suis, dit {friend}. Et sans bondir ! »
        + Les cailloux faisaient une ligne, comme des boutons.
        + Il y avait un banc. On le remercia.
        + L’escargot du bas demanda s’il restait des escaliers.
        + Le vent donna à chacun une petite tape.
        + On ne savait plus à quel moment c’était devenu possible.
      `,
      lesson: `
        Cent marches, c’est [dix petits cailloux|dix fois pas beaucoup].
        / Pas tout d’un coup. [Rien que jusqu’au caillou.|D’abord le caillou.] Et puis l’autre.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, en haut de cent marches, [interminables|vertigineuses].
        / Cent marches montaient {spot.at}, [pas une de moins|toutes raides], et {thing} était en haut.
        Au pied, une pancarte murmurait « courage », [visiblement sans y croire|d’une écriture pâlissante].
        / On avait peint « courage » en bas, [et rien ensuite|tout petit], faute de peinture.
        + On leva le nez, puis la tête, puis on dut se tenir à quelque chose.
        + « J’en reviens », dit un escargot, qui n’avait vu que la deuxième.
        + La rampe elle-même s’arrêtait à mi-chemin, découragée.
        + Des cailloux traînaient en bas, avec ceux qui n’étaient pas allés plus loin.
        + Une lueur tombait du sommet, mince comme une réponse.
      `,
      wrong: `
        @wrong {Friend} voulut monter cent marches d’un seul bond. « [Reculez !|Tenez-moi mon élan !] »
        / {Friend} cria « hop » et voulut monter cent marches d’un seul bond, [les yeux clos|par principe].
        Cela fit une marche et demie, [puis une, puis plus du tout|et la demie fut reprise].
        / L’élan tint une marche, [la fierté, deux|et demie], puis tout redescendit.
        + Un regard vers le haut, et {friend} eut le tournis jusqu’aux orteils.
        + « C’est l’élan qui manquait », et l’on entendit courir de plus loin encore.
        + La tentative suivante s’acheva sur un pouf, suivi d’un commentaire.
        + « En somme, cent ou un, c’est une question de jarret », soupira {friend}, à plat.
        + Un escargot fit remarquer, sans insister, que lui avait vu la deuxième.
      `,
      doubt: `
        Une centaine de marches, pour des jambes ordinaires, [cela ressemble à une phrase interminable|c’est vertigineux].
        / Vu d’en bas, le haut [recule|bouge], à chaque fois qu’on le regarde.
        + Les genoux, consultés, demandèrent à réfléchir jusqu’au printemps.
        + On pouvait remettre à demain ; demain, il y en aurait toujours cent.
        + {Hero} ramassa un caillou pour s’occuper les doigts, et le trouva rond, petit, rassurant.
        + Ce que l’on peut tenir fait moins peur que ce que l’on doit compter.
        + La lune était déjà là-haut, mais elle a de l’entraînement.
      `,
      turn: `
        @turn Alors {hero} posa un caillou sur la dixième marche : « [Rien que jusque-là|On va là, pas plus loin]. »
        / {Hero} ne regarda pas le haut : {hero} posa un caillou sur la dixième marche, [bien en vue|pas plus].
        Puis, au caillou, on en posa un autre, [dix plus haut|et l’on recommença], exactement pareil.
        / Au caillou, on s’assit, [on souffla|un peu], puis on en posa un autre, plus haut.
        + « Et le sommet ? » demanda {friend}. « Quel sommet ? » dit {hero}.
        + Dix marches, cela fait tout juste une comptine, refrain compris.
        + Chaque caillou donnait droit à une pause et à un bravo.
        + On avait défense de regarder plus haut que le suivant.
        + {Friend} portait les prochains et n’en mangea qu’un.
        + Un escargot s’assit sur le deuxième caillou, et prétendit qu’il avançait.
      `,
      works: `
        Au septième, on soufflait ; au huitième, on riait ; [le neuvième passa presque inaperçu|puis vint le neuvième].
        / Un caillou, [puis un caillou|une chanson], et les marches passaient sans qu’on les compte.
        @result Et le dernier caillou fut au sommet, [où brillait {thing}|à côté {thing.de}], tout simplement.
        / On en posa un, [pour voir|encore], et ce dernier caillou fut au sommet, près {thing.de}.
        + On se retourna : les cent marches tenaient sous le pouce.
        + « Et sans sauter ! » s’étonnait {friend}, en tâtant ses jambes.
        + Dix cailloux descendaient jusqu’en bas, alignés comme des boutons de chemise.
        + La pancarte du bas, de si loin, avait l’air d’applaudir.
        + On ne sut jamais vers lequel c’était devenu possible.
        + L’escargot du bas, porté par le courant, demanda s’il y avait une suite.
      `,
      lesson: `
        On ne monte pas cent marches : [on recommence dix fois|on avance jusqu’au caillou], puis on regarde plus loin.
        / Un projet immense se transporte mieux [en petits cailloux|par morceaux], un dans chaque poche.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, au sommet de cent marches, [blanches et peu sociables|fort raides].
        / {Thing} trônait {spot.at}, par-delà cent marches [sans rampe|qui ne plaisantaient pas].
        « Courage », conseillait une pancarte, [qui n’y croyait plus elle-même|pâlie d’attendre].
        / Un écriteau disait « courage », [comme on dit bonsoir|au pluriel], et s’en tenait là.
        + On leva le nez, ensuite le menton, et l’on dut, pour finir, s’appuyer à quelqu’un.
        + « J’en redescends », déclara un escargot, lequel n’avait, renseignement pris, connu que la deuxième.
        + À mi-hauteur, la rampe avait renoncé, et l’on ne pouvait guère lui en vouloir.
        + Le bas était jonché de cailloux, et du souvenir de ceux qui s’y étaient arrêtés.
        + Un éclat lointain tombait du faîte, mince comme une promesse d’administration.
      `,
      wrong: `
        @wrong {Friend} voulut monter cent marches d’un seul bond, [après avoir prié qu’on s’écartât|sans rire].
        / {Friend} voulut monter cent marches d’un seul bond, [par souci de gagner du temps|sans élan].
        Il en résulta une marche et demie, [dont la demie ne fut pas homologuée|puis aucune].
        / On le mesura : une marche, [et de l’ambition|trois quarts], puis la descente.
        + Un coup d’œil au sommet lui communiqua le vertige, des sourcils aux chevilles.
        + « C’était l’élan », expliqua {friend}, et l’on entendit un galop qui venait de plus loin encore.
        + La récidive se solda par un « pouf », assorti d’observations sur la qualité de la pierre.
        + Un escargot rappela, sans la moindre vanité, qu’il avait pour sa part vu la deuxième.
        + On veut d’ordinaire tout d’un coup ce que l’on n’a pas envie de vouloir longtemps.
      `,
      doubt: `
        Cent marches successives, pour quiconque possède seulement deux jambes, [ressemblent à une phrase sans virgule|sont d’un goût discutable].
        / Un sommet, quand on le fixe, [prend de la hauteur|recule], c’est connu.
        + Les genoux, interrogés, sollicitèrent un délai qui les menait au printemps.
        + Il était loisible de remettre au lendemain, où le nombre de marches resterait scrupuleusement le même.
        + {Hero} ramassa un caillou, par désœuvrement, et lui trouva quelque chose de rassurant.
        + Ce qui tient dans la main intimide moins que ce qui tient dans un nombre.
      `,
      turn: `
        @turn {Hero} posa un caillou sur la dixième marche et décréta : « [Jusque-là, pas au-delà|Rien que là]. »
        / {Hero} ne visa que dix : {hero} posa un caillou sur la dixième marche, [et s’y tint|rien de plus].
        L’ayant atteint, on en posa un deuxième, [dix degrés plus haut|au même tarif], et ainsi de suite.
        / Arrivé là, [on fit halte|on souffla], et l’on replaça un caillou dix marches plus haut.
        + « Et le sommet ? » s’inquiéta {friend}. « Lequel ? » répondit {hero}, le regard au caillou.
        + Dix marches équivalent, à un soupir près, à une comptine avec son refrain.
        + Chaque étape ouvrait droit à une halte, ainsi qu’à des félicitations mutuelles.
        + Interdiction était faite d’apercevoir plus loin que la pierre suivante, et l’on s’y conforma.
        + {Friend}, {friend:préposé/préposée} aux réserves, n’en égara qu’une, et par gourmandise.
      `,
      works: `
        Au septième, on haletait ; au huitième, on plaisantait, [et le neuvième passa inaperçu|puis vint l’autre].
        / À force de petits sommets, [on en vint à rire|on monte], et l’on comptait moins.
        @result Et le dernier caillou fut au sommet, [auprès {thing.de}|où l’attendait {thing}], sans tambour.
        + On se retourna : l’escalier entier [se laissait cacher par un pouce|tenait derrière une noisette].
        + « Et sans le moindre bond », s’émerveillait {friend}, [en vérifiant ses articulations|qui recompta ses genoux].
        + Les dix cailloux s’étageaient jusqu’en bas, [tels les boutons d’un gilet|pareils aux perles d’un collier].
        + À aucun moment, on ne put dire lequel avait rendu la chose possible.
        + L’escargot du rez-de-chaussée, [hissé de pause en pause|porté par l’enthousiasme], voulut savoir si le bâtiment comportait d’autres étages.
      `,
      lesson: `
        On ne gravit pas cent marches : on en escalade dix, [avec de la suite dans les idées|inlassablement].
        / Les grands desseins voyagent commodément [réduits en cailloux|caillou après caillou], un par poche.
      `,
    },
  },
  Innovation: {
    titles: `
      {hero} et la machine qui mangeait tout
      Et à l’envers ?
      Onze chaussettes
      On a toujours fait comme ça
    `,
    refrains: [
      {
        first: 'Tourne, tourne, c’est pareil : et dans l’autre sens, ô merveille !',
        changed: 'Tourne, tourne, le sommeil : et dans l’autre sens, le soleil.',
      },
      {
        first: 'Vieille machine, tousse un peu | qui a dit qu’avant valait mieux ?',
        changed: 'Vieille machine, ronfle un peu | onze chaussettes ferment les yeux.',
      },
      {
        first: 'Cric à l’endroit, crac à l’envers.',
        changed: 'Rêve à l’endroit, ronfle à l’envers.',
      },
    ],
    facts: {
      wrong: '{friend} tourna la manivelle encore plus fort',
      turn: '{hero} tourna la manivelle à l’envers',
      result: 'la machine rendit onze chaussettes et {thing}',
    },
    beginner: {
      gate: `
        @spot [Voilà|Enfin] : on était {spot.at}. Là soufflait une vieille machine. Elle avait avalé {thing}.
        / Une vieille machine toussait {spot.at}. Dans son [ventre|gros ventre], il y avait {thing}.
        On tournait sa manivelle vers l’avant, [depuis toujours|depuis cent ans].
        / Elle avait une manivelle, un entonnoir, [et un ventre|et mauvaise mine].
        + Une flèche peinte montrait le sens. Elle était très fière.
        + Tchouf, faisait-elle. Tchouf, et un rot.
        + Le gardien dit : « Mon père tournait ainsi. Et son père. »
        + Elle avait déjà mangé un râteau et une sieste.
        + On y colla l’oreille. {Thing} tournait dedans.
        + Des boulons tremblaient, comme quelqu’un qui a mal.
      `,
      wrong: `
        @wrong {Friend} tourna la manivelle encore plus fort, [toujours en avant|en serrant les dents].
        / {Friend} tourna la manivelle [en avant|comme avant], et encore plus fort. Han, han !
        Il vint de la fumée et [une chaussette|la moitié d’une chaussette].
        / Pouf, de la fumée. [Et pouf|Puis], une chaussette à pois.
        + « C’est bien, dit {friend}. Il suffit de continuer. »
        + La machine fit bang, puis bong, puis pardon.
        + {Friend} avait de la suie partout, sauf dans les yeux, qui piquaient.
        + « Plus vite ! » criait {friend}. Elle avala son chapeau.
        + Une flèche disait « par là ». Elle rougit, sans rien dire.
        + Le gardien approuva. « Mon père aussi finissait noir. »
      `,
      doubt: `
        « C’est comme ça qu’on fait », dit {friend} [dans la fumée|en toussant]. La machine rota.
        / La fumée monta. [La machine gémit un peu.|Quelque chose grinçait dedans, comme un ventre.]
        + On avait tourné, tourné. Il n’en sortait que du noir.
        + {Hero} regarda la flèche. La flèche regarda par là.
        + « Elle a mal, peut-être », dit {hero}. Nul n’y avait pensé.
        + Cent ans d’un côté, ça fait beaucoup.
        + Qui avait peint cette flèche ? On ne savait plus.
        + La manivelle pendait, toute tiède, au bout de son bras.
      `,
      turn: `
        « Quelqu’un a-t-il essayé à l’envers ? » [Personne.|Silence.] Pas une fois en cent ans.
        / « Et à l’envers ? » dit {hero}. On n’avait jamais, [jamais|au grand jamais] essayé.
        @turn Alors {hero} tourna la manivelle à l’envers, [cric, cric|doucement].
        / Cric, crac. [Sans forcer|Tout doux], {hero} tourna la manivelle à l’envers.
        + « Ce n’est pas le sens ! » dit {friend}, et {hero} dit : « Justement. »
        + Le gardien cacha ses yeux, puis regarda entre deux doigts.
        + C’était dur comme un pot de miel, et puis ça vint.
        + Un tour. La machine fit : oh ? Deux tours. Elle fit : ah.
        + On n’alla pas vite. On écouta son ventre.
        + La flèche du mur pâlit. Puis elle se retourna, elle aussi.
        + Peut-être que ça n’irait pas. On verrait bien.
      `,
      works: `
        @result La machine rendit onze chaussettes et {thing}. [Pouf, pouf.|Ouf !]
        / Une chaussette, deux, dix, onze… La machine les rendit, [et|et enfin] {thing}.
        Puis elle soupira : elle avait eu [mal au ventre|cela sur l’estomac].
        / « [Merci|Aaah] », fit la machine. On aurait dit un rot.
        + Il vint aussi un chapeau, un râteau et une sieste, froissée.
        + « Onze ! dit {friend}. Il en manque une. » Il en manque toujours une.
        + Le gardien pleura. L’une était à son père.
        + Elle ronronnait, maintenant, et fit même une bulle.
        + On peignit une flèche de plus, dans l’autre sens.
        + {Thing} sortit au milieu, à peine {thing:froissé/froissée}.
        + « Mon père n’aurait jamais osé », dit un vieux gardien, content.
      `,
      lesson: `
        « On a toujours fait comme ça » [se tourne aussi à l’envers|n’est pas une manivelle].
        / Si ça ne va pas par ici, [essaie par là|tourne dans l’autre sens]. On ne sait jamais, avec les chaussettes.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} haletait une [vieille|grosse] machine, qui avait avalé {thing}.
        / Une vieille machine fumait {spot.at}, [rouge de honte|gonflée], car elle avait avalé {thing}.
        On la tournait à la manivelle, vers l’avant, [depuis cent ans|comme le voulait la flèche].
        / Une flèche disait : en avant. [Cent ans|Longtemps], on avait obéi.
        + « Mon père tournait dans ce sens, et son père aussi », dit son gardien, la main sur le cœur.
        + Elle avait déjà englouti un râteau, des lunettes et une sieste.
        + Tchouf, faisait-elle, et ses boulons tremblaient comme quelqu’un qui se retient.
        + Une flèche rouge indiquait la direction, avec beaucoup d’assurance.
        + À l’oreille, on reconnaissait {thing}, qui tournait là-dedans avec le reste.
      `,
      wrong: `
        @wrong « Il faut insister », dit {friend}, qui tourna la manivelle encore plus fort, [en avant|toujours en avant].
        / {Friend} souffla sur ses pattes et tourna la manivelle encore plus fort, [han|vers l’avant].
        + Il vint de la fumée et [une chaussette|la moitié d’une chaussette], à rayures.
        / La machine toussa, [fuma de plus belle|trembla de partout], puis tendit une seule chaussette.
        + « Vous voyez, ça commence ! » dit une silhouette entièrement noire.
        + Au tour suivant, la machine avala un chapeau et s’excusa.
        + Plus on allait vite, plus elle changeait de couleur.
        + « C’était pareil du temps de papa », constata un gardien, attendri.
        + {Friend} toussa un petit nuage, de forme carrée.
        + La flèche, elle, n’avait pas [bougé d’un poil|l’air de s’en faire].
      `,
      doubt: `
        « C’est comme ça qu’on fait », répéta {friend}, [mais la fumée répondit|en toussant], et la machine gémit.
        / {Friend} tourna, toussa, [tourna|éternua]. La flèche ne changea pas d’avis.
        + {Hero} posa la main sur la tôle. Elle était brûlante, et cela gargouillait.
        + Depuis cent ans, personne ne lui avait demandé comment elle se sentait.
        + Qui avait peint la flèche, et pourquoi, plus personne ne s’en souvenait.
        + Une habitude ressemble beaucoup à une règle, surtout quand elle est peinte en rouge.
        + La manivelle pendait, tiède, entre deux idées.
      `,
      turn: `
        « Est-ce que quelqu’un a essayé à l’envers ? » demanda {hero}. [Non.|Il y eut un silence de cent ans.]
        / « Et dans l’autre sens ? » dit {hero}. On regarda [la flèche|ses pieds], puis la manivelle.
        @turn Alors {hero} tourna la manivelle à l’envers, [cric après cric|d’abord tout doucement].
        / {Hero} salua la flèche, [et sans forcer|puis], tourna la manivelle à l’envers.
        + « Mais ce n’est pas le sens ! » cria {friend}. « C’est l’autre », dit {hero}.
        + Le gardien se couvrit les yeux et regarda entre les doigts.
        + Cela résista, comme un couvercle de miel, puis céda d’un cran.
        + « Oh ? » fit la machine au premier tour, et « ah ! » au second.
        + On pouvait se tromper, bien sûr ; on ne le saurait qu’après.
        + La flèche du capot, très pâle, commença de s’écailler.
      `,
      works: `
        @result Pouf ! La machine rendit onze chaussettes et {thing}, [d’un trait|l’une après l’autre].
        / Une chaussette, [une autre|sa sœur], et la machine rendit onze chaussettes et {thing}.
        Elle avait eu cela sur l’estomac [depuis un siècle|sans oser le dire], et maintenant, elle ronronnait.
        / Elle lâcha un soupir [de baleine|tiède], et son ventre fit la paix.
        + Suivirent un chapeau, un râteau, et une sieste à peine chiffonnée.
        + Le gardien reconnut une chaussette de son père et dut s’asseoir.
        + « Onze, compta {friend}. Il en manque une. » Il en manque toujours une.
        + On peignit une seconde flèche, et l’on écrivit dessous : « Ou bien. »
        + La machine fit une bulle, la première de sa carrière.
        + Quelques boulons, détendus, se mirent à siffloter.
      `,
      lesson: `
        « On a toujours fait ainsi » n’est pas une raison : [c’est une manivelle|on peut tourner dans l’autre sens].
        / Quand plus fort ne donne que de la fumée, [autrement donne parfois onze chaussettes|essayons autrement].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} haletait une machine hors d’âge, laquelle avait englouti {thing} [sans mâcher|d’un trait].
        / Une machine, {spot.at}, souffrait d’avoir [trop vite|tout rond] avalé {thing}.
        La manivelle se tournait vers l’avant, [ainsi l’exigeait la flèche|et cela depuis cent ans].
        / Une flèche ordonnait « en avant », [et nul, en un siècle|depuis toujours], n’en douta.
        + « Mon père la tournait de la sorte, et le sien avant lui », récita le gardien de la machine, une main sur le cœur.
        + Elle comptait à son actif un râteau, plusieurs lunettes et une sieste presque neuve.
        + Ses boulons tressaillaient comme ceux d’une personne bien élevée qui se retient.
        + La flèche, d’un rouge impérieux, excluait jusqu’à l’idée d’une discussion.
        + L’oreille appliquée au flanc distinguait {thing}, qui tournoyait là-dedans en mauvaise compagnie.
      `,
      wrong: `
        @wrong Pour toute réponse, {friend} tourna la manivelle encore plus fort, [en avant|dans le sens prescrit].
        / {Friend} tourna la manivelle encore plus fort, [fidèle à la flèche|en avant], jusqu’à la fumée.
        On obtint de la fumée, une détonation et [une chaussette|une demi-chaussette], rayée.
        / L’effort produisit une chaussette, [dépareillée|à pois], ce qui parut maigre.
        + « Cela vient ! » jubila une forme noire, où l’on devina {friend} à la blancheur des yeux.
        + Au tour suivant, l’appareil avala un chapeau, et en parut le premier contrarié.
        + « On se croirait du temps de papa », soupira un vieux gardien, que la suie rendait sentimental.
        + Devant un échec, il est d’usage de recommencer la même chose en serrant les dents.
        + {Friend} toussa un nuage de forme cubique, ce que personne n’avait jamais vu.
      `,
      doubt: `
        « C’est ainsi que l’on procède », maintint {friend}, [d’une voix de cheminée|en toussant], et la tôle gémit.
        / L’habitude est une flèche [peinte par un autre|tenace], et la tôle rougissait.
        + {Hero} y posa la paume : elle était brûlante, et cela gargouillait sans bonheur.
        + En un siècle de loyaux services, nul ne s’était enquis de sa digestion.
        + Quant à l’auteur de la flèche, ses raisons s’étaient perdues avec son nom.
        + Une habitude ne se distingue guère d’une loi, dès l’instant qu’on la peint en rouge.
      `,
      turn: `
        « A-t-on jamais essayé à l’envers ? » demanda {hero}, [et cent ans se turent|à la stupeur générale].
        / « Et l’autre sens ? » dit {hero}, [phrase neuve ici|tout bas], et la flèche pâlit.
        @turn Et {hero} tourna la manivelle à l’envers, [cran après cran|avec ménagement], comme on dévisse un bocal.
        / {Hero} tourna la manivelle à l’envers, [sans forcer|cran par cran], comme on rembobine un chagrin.
        + « Ce n’est pas le sens ! » s’étrangla {friend}. « C’est l’autre », concéda {hero}.
        + Le gardien se voila la face, en ménageant entre deux doigts un étroit observatoire.
        + « Oh ? » fit la machine au premier tour ; « ah », fit-elle au second, sur un ton tout différent.
        + L’erreur n’était pas exclue, mais on ne l’apprendrait qu’à ses fruits.
        + Blêmissante, la flèche se mit à perdre sa peinture, et avec elle sa superbe.
      `,
      works: `
        @result Dans un soupir titanesque, la machine rendit onze chaussettes et {thing}, [une à une|pêle-mêle].
        / Avec un rot de cathédrale, la machine rendit onze chaussettes et {thing}, [en vrac|sans rancune].
        Elle avait cela sur l’estomac [depuis le grand-père|de longue date], et n’osait s’en ouvrir.
        / Un siècle de crampes [s’en fut|se dénoua], et elle ronronna.
        + Vinrent ensuite un chapeau, un râteau, [enfin une sieste, à peine défraîchie|puis une pantoufle, encore tiède].
        + Dans l’une des chaussettes, un vieux gardien [reconnut son père, et demanda une chaise|retrouva son enfance, et s’assit].
        + « Onze, recensa {friend}, il en manque une », [loi qui ne souffre|règle qui ne connaît] aucune exception.
        + Une seconde flèche [fut peinte en regard|apparut juste en face] de la première, avec cette légende : « Ou bien. »
        + La machine, rassérénée, [émit une bulle, qui fut|lâcha un rond de vapeur, et ce fut] le couronnement de sa carrière.
      `,
      lesson: `
        « On a toujours fait ainsi » n’est pas un argument, [c’est une manivelle|cela se tourne aussi à rebours].
        / Quand l’effort ne produit que de la fumée, il est temps [d’en changer le sens|d’essayer l’envers].
      `,
    },
  },
}
