import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero} et le sentier sans nom
      Le chemin sans bancs
      Derrière le tournant
      Un pas dans l’inconnu
    `,
    refrain: {
      first: 'Un pied devant, un pied au vent, au tournant, qui m’attend ?',
      changed: 'Un pied au chaud, un pied au drap, au tournant, c’est toi.',
    },
    facts: {
      wrong: '{friend} choisit le chemin avec des bancs',
      turn: '{hero} fit le premier pas sur le sentier inconnu',
      result: 'derrière le tournant apparut {thing}',
    },
    beginner: {
      gate: `
        @spot Pour aller {spot.to}, il y avait [deux chemins|soudain deux chemins].
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
        Banc, banc, banc. Au bout d’un moment, [le premier banc|le même banc] revint.
        + « Il est plus confortable que l’autre », dit {friend}.
        + On salua le vieux monsieur. « Bonsoir », dit-il. « Encore bonsoir. »
        + {Friend} essaya tous les bancs. Ils étaient bons, surtout le cinq.
        + Le sandwich fut mangé trois fois, en trois morceaux.
        + « On avance, dit {friend}. [Je le sens aux fesses|Regarde, un banc neuf]. »
        + C’était un rond. Un rond très confortable.
      `,
      doubt: `
        L’autre sentier était étroit, et [sentait le froid|un peu noir]. Il ne promettait rien.
        / Qu’y avait-il, là-bas ? [Peut-être rien.|Peut-être un loup, peut-être une fête.]
        + Le pied gauche voulait bien. Le droit attendait de voir.
        + Il n’y avait pas de banc pour y penser.
        + « On ne sait pas où il va », dit {friend}. C’était tout le problème.
        + C’était peut-être aussi tout le plaisir.
        + Le tournant faisait coucou, d’un coin d’ombre.
        + Le cœur fit toc, toc, comme à une porte.
      `,
      turn: `
        @turn {Hero} fit le premier pas sur le sentier inconnu. [Il tint.|Ça crissa.]
        Le deuxième fut plus facile. Le troisième [chantait presque|se fit tout seul].
        + L’herbe s’ouvrait, et rien ne mordait.
        + {Friend} regarda le banc, puis {hero}, et soupira. « J’arrive. »
        + Une branche fit « hou ». On lui dit bonsoir, elle se tut.
        + Il faisait noir, mais un noir qui sentait bon.
        + Un ver luisant ouvrit sa porte, pour voir qui passait enfin.
        + Chaque pas faisait un petit bout de chemin, là où il n’y en avait pas.
        + On n’entendait plus les bancs. [On entendait l’eau.|On entendait son cœur, content.]
      `,
      works: `
        @result Derrière le tournant apparut {thing}, [au clair de lune|sur une borne].
        « Il n’y a même pas de banc », dit {friend}, [{friend:ravi/ravie} quand même|mais tout bas].
        + Autour, il y avait un pré que personne n’avait compté.
        + L’oiseau était là. « Je ne voulais pas gâcher », dit-il.
        + {Hero} donna un nom au sentier. Il n’en avait jamais eu.
        + De là, on voyait le rond des bancs, tout petit.
        + Une fleur inconnue s’ouvrit. On l’appela Tournant.
        + « On y retourne demain ? » dit {friend}. « Plus loin », dit {hero}.
        + On s’assit par terre. C’était le meilleur banc.
      `,
      lesson: `
        Les plus belles choses sont souvent [sans banc|après le tournant].
        / Un premier pas, et [le chemin commence|le reste suit]. Il était là, sous l’herbe.
      `,
    },
    intermediate: {
      gate: `
        @spot Pour aller {spot.to}, le chemin se partageait en deux, [sans donner d’avis|d’un coup].
        À gauche, des bancs et des géraniums ; à droite, [un sentier que nul ne connaissait|l’herbe haute].
        + Sur un panneau, on lisait « confort ». L’autre panneau n’avait pas été écrit.
        + Du sentier inconnu venait une odeur de menthe et d’orage.
        + Il tournait au bout de dix pas, comme s’il cachait une surprise dans son dos.
        + « Je suis celui-ci depuis trente ans, dit un vieux monsieur sur un banc, et j’attends la fin. »
        + Un oiseau surgit des herbes, l’air enchanté, et refusa de répondre.
      `,
      wrong: `
        @wrong « Votons », dit {friend}, qui choisit le chemin avec des bancs, [à l’unanimité|et déballa un sandwich].
        Les bancs se suivaient, moelleux ; [le neuvième ressemblait fort au premier|le premier revint].
        + « Bonsoir », dit le vieux monsieur. Il le redit dix minutes plus tard.
        + Chaque siège fut essayé, noté, comparé, et le cinquième obtint une mention.
        + « Nous progressons, assura {friend}. Celui-ci est plus tiède. »
        + C’était un rond, remarquablement entretenu, où l’on n’arrivait nulle part avec le sourire.
        + Du sandwich, il ne restait bientôt que l’idée.
      `,
      doubt: `
        L’autre sentier attendait, étroit, sombre, [sans rien promettre|et ne disait pas où il menait].
        + Un pied était d’accord, mais le second demandait des garanties.
        + « On ignore où il va », objecta {friend}. C’était vrai, et c’était peut-être l’intérêt.
        + Derrière le tournant, il y avait au choix une fête, un trou, ou la mer.
        + Aucun banc n’était prévu pour réfléchir.
        + Le cœur frappait à petits coups, comme un voyageur qui a son billet.
      `,
      turn: `
        @turn Alors {hero} fit le premier pas sur le sentier inconnu, [et l’herbe s’ouvrit|sans se retourner].
        Le deuxième demanda moins de courage, et le troisième [n’en demanda plus|avait déjà de l’élan].
        + Quelque chose cria « hou », mais c’était une branche, et elle s’ennuyait.
        + {Friend} fit ses adieux au cinquième banc et nous rattrapa en courant.
        + Un ver luisant ouvrit sa fenêtre pour voir qui, enfin, passait par là.
        + Le noir y était d’une autre qualité : il sentait la menthe et respirait.
        + Là où l’on posait le pied, il y avait du chemin ; un peu avant, il n’y en avait pas.
      `,
      works: `
        @result Et derrière le tournant apparut {thing}, [au clair de lune|sur une vieille borne].
        « Pas un seul banc », constata {friend}, [{friend:ravi/ravie}|d’une voix toute changée].
        + Un pré s’étendait autour, que personne n’avait encore regardé.
        + « Je n’ai rien dit pour vous laisser le plaisir », expliqua l’oiseau.
        + {Hero} chercha un nom pour le sentier, et lui donna celui du pré.
        + D’ici, le rond des bancs avait l’air d’une pièce tombée dans l’herbe.
        + On s’assit par terre, ce qui est, après tout, le plus vieux banc du monde.
        + « Et plus loin ? » demanda {friend}, d’une voix neuve.
      `,
      lesson: `
        Personne ne sait ce qu’il y a derrière un tournant : [il faut y mettre le pied|c’est pour cela qu’on y va].
        / Le confort tourne en rond ; [l’inconnu avance|un premier pas va plus loin].
      `,
    },
    advanced: {
      gate: `
        @spot Pour aller {spot.to}, deux chemins s’offraient, [fort inégalement|d’aspect contraire].
        Le premier avait des bancs et des géraniums, le second, [rien qu’on pût nommer|aucune réputation].
        + Un panneau vantait le « confort » de l’un ; l’autre n’avait manifestement pas de service de presse.
        + Il virait au bout de dix pas, en personne qui dissimule un cadeau derrière son dos.
        + « J’emprunte celui-ci depuis trente ans, nous confia un vieillard assis, et je compte bien en voir le terme. »
        + Un oiseau jaillit des herbes, rayonnant, et déclina toute interview.
        + Du côté sauvage montait une odeur de menthe, d’orage et de possibilité.
      `,
      wrong: `
        @wrong La majorité étant {friend.a}, {friend} choisit le chemin avec des bancs, [sandwich en main|sans débat].
        On s’assit beaucoup ; au neuvième siège, [on reconnut le premier|la boucle était bouclée].
        + « Bonsoir », dit le vieillard, qui nous le répéta de quart d’heure en quart d’heure.
        + Chaque assise fut essayée, notée, comparée, et la cinquième reçut les félicitations du jury.
        + Nul ne s’était égaré, ce qui est le propre des chemins qui ne vont nulle part.
        + « La progression est insensible, mais réelle », plaidait {friend}, la bouche pleine.
        + Ce fut, en somme, un voyage irréprochable, à la distance près.
      `,
      doubt: `
        L’autre sentier patientait, étroit et sombre, [sans s’engager à rien|et muet sur ses intentions].
        + Un pied se déclarait partant, tandis que son confrère réclamait des assurances.
        + « On ne sait où il mène », objecta {friend}, énonçant du même coup le défaut et l’attrait.
        + Derrière le tournant se tenaient, à parts égales, une fête, une fondrière et l’océan.
        + Il n’était pas prévu de banc pour y réfléchir, sans doute à dessein.
      `,
      turn: `
        @turn Enfin, {hero} fit le premier pas sur le sentier inconnu, [qui ne protesta pas|et l’herbe s’effaça].
        Le deuxième coûta moins, et le troisième, [déjà, avait de l’élan|ma foi, tenait de la danse].
        + Un « hou » sépulcral s’avéra provenir d’une branche, qui manquait seulement de compagnie.
        + {Friend} prit congé du cinquième banc, avec effusion, puis nous rejoignit hors d’haleine.
        + L’obscurité y était d’un meilleur grain, et parfumée à la menthe.
        + Un ver luisant ouvrit sa croisée, désireux de voir à quoi ressemblait un passant.
        + Le chemin, chose étrange, n’existait que sous nos pas, et s’en trouvait très bien.
      `,
      works: `
        @result Or derrière le tournant apparut {thing}, [sur une borne sans chiffre|baignant dans la lune].
        « Et pas un banc », murmura {friend}, [du ton qu’on prend dans les cathédrales|sans regret].
        + Il y avait alentour un pré, que nul n’avait encore eu l’idée de regarder.
        + « J’aurais été navré de vous gâcher l’effet », expliqua l’oiseau, pour justifier son silence.
        + {Hero} se mit en devoir de baptiser l’endroit, et choisit un nom qu’il faudrait chuchoter.
        + Le circuit des bancs, aperçu de là, avait les proportions d’une pièce de monnaie.
        + On s’assit à même la terre, doyenne incontestée de tous les sièges.
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
    refrain: {
      first: 'Cherche en bas, cherche en haut, ce qu’on cherche est au repos.',
      changed: 'Ferme en bas, ferme en haut, les deux yeux sont au repos.',
    },
    facts: {
      wrong: '{friend} creusa là où la carte avait une croix',
      turn: '{hero} se coucha sur le dos et regarda en l’air',
      result: '{thing} pendait au-dessus de leurs têtes',
    },
    beginner: {
      gate: `
        @spot {spot.at}, on regarda partout : [rien|sous tout, et rien].
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
        Il en sortit un caillou, une botte et [une racine|un ver vexé].
        + « J’y suis presque », dit une voix, de plus en plus petite.
        + La terre volait. On en eut dans les poches.
        + « Le trésor est toujours dessous, dit {friend}. C’est connu. »
        + La taupe revint. « Vous êtes dans mon salon. »
        + {Friend} creusa autour de la botte. C’était la sienne, ou presque.
        + Bientôt, on ne vit plus {friend}, rien que la pelle d’une patte.
      `,
      doubt: `
        Le trou était profond. [La croix aussi était fausse.|On n’y voyait plus {friend}.] On était bien avancé.
        / Il y avait un grand trou, un grand tas, et [rien d’autre|pas l’ombre du reste].
        + {Hero} s’assit sur le tas. Il était mou.
        + On avait cherché là où tout le monde cherche.
        + La carte haussa un coin, comme une épaule.
        + « C’est plus bas ! » dit le trou. C’était {friend}.
        + Il faisait bon, pourtant. Un petit air tombait d’en haut.
        + Quand on ne trouve rien, les yeux deviennent lourds.
      `,
      turn: `
        Où est-ce que personne ne regarde, [jamais|se dit {hero}] ?
        @turn {Hero} se coucha sur le dos et regarda [en l’air|en l’air, sans bouger].
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
        « J’allais creuser par là », dit {friend}, [du fond du trou|en levant le nez].
        + « Je l’ai toujours vu », dit la lune. On ne lui avait rien demandé.
        + Il suffit de tendre le bras, ou le cou, ou l’aile.
        + On retourna la carte. La croix était une étoile, vue d’en bas.
        + Le trou fut donné à la taupe, pour une deuxième pièce.
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
        Une vieille carte, pourtant, y marquait une croix, [grasse et rouge|sans hésiter].
        + Des cailloux soulevés sortirent des voix qui disaient : « La porte, s’il vous plaît. »
        + La croix était si grosse qu’elle cachait une partie du pays.
        + « D’en bas, je n’ai rien vu, déclara une taupe, et j’en arrive. »
        + On regarda derrière les choses, puis devant, au cas où.
        + {Thing} devait être là, puisque l’on était là, et que la carte aussi.
      `,
      wrong: `
        @wrong « Un trésor est toujours dessous », dit {friend}, qui creusa là où la carte avait une croix, [ferme|vite].
        On vit sortir un caillou, une botte et [un ver très contrarié|deux racines], et le tas monta.
        + « J’y suis presque ! » répétait une voix de plus en plus lointaine.
        + La taupe revint se plaindre : on venait de traverser son salon.
        + Plus le trou descendait, plus {friend} y croyait.
        + La terre retombait dans nos poches, comme un pourboire.
        + Du chercheur, on n’apercevait plus que des projections.
      `,
      doubt: `
        Il y eut bientôt un trou magnifique, un tas superbe, [et rien dedans|et rien d’autre].
        + {Hero} s’assit sur le tas, qui était tiède et découragé.
        + Tous les gens de bon sens avaient cherché au même endroit.
        + « Encore un mètre ! » annonçait le fond.
        + La carte, au vent, haussait un coin comme une épaule.
        + On avait regardé partout où l’on regarde, se dit {hero}. Restait l’autre partout.
      `,
      turn: `
        Quel est donc l’endroit où personne, [jamais|en cherchant], ne pose les yeux ?
        @turn Sur cette pensée, {hero} se coucha sur le dos et regarda [en l’air|en l’air, sans rien vouloir].
        + L’herbe était fraîche dans le cou, et cela sentait le repos.
        + « Tu dors ? » demanda le trou. « Je cherche », répondit {hero} sans bouger.
        + Il n’y eut d’abord que du noir, puis une étoile, puis ce qu’il y a autour.
        + On se sent un peu bête, à chercher couché, surtout quand on est observé par une taupe.
        + Les yeux montaient lentement, comme montent les bulles.
      `,
      works: `
        @result {Thing} pendait au-dessus de leurs têtes, depuis le début, [au bout d’un fil|bien en vue].
        « J’étais sur le point de creuser par là », lança {friend}, [du fond|la tête au ras du sol].
        + « On ne m’a rien demandé », fit la lune, qui l’avait toujours su.
        + Retournée, la carte avouait que sa croix était une étoile.
        + La taupe accepta le trou, dont elle comptait faire une véranda.
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
        Une carte, cependant, y portait une croix, [d’un rouge péremptoire|grasse et formelle].
        + Des cailloux que l’on soulevait s’élevaient des voix, priant qu’on voulût bien refermer.
        + Si volumineuse était cette croix qu’elle recouvrait à elle seule une province.
        + « Inutile de descendre, nous avertit une taupe, j’en remonte à l’instant. »
        + Derrière les choses, il n’y avait que l’envers des choses, qui ne valait pas le dérangement.
        + Puisque la carte était là, et que nous y étions, {thing} n’avait aucune excuse.
      `,
      wrong: `
        @wrong « Un trésor gît toujours dessous », dit {friend}, qui creusa là où la carte avait une croix[, avec foi|].
        On exhuma un caillou, une botte, [un ver outragé|des racines], et le monticule prit de l’importance.
        + « J’y suis presque », assurait une voix que chaque minute éloignait davantage.
        + La taupe remonta pour signaler qu’on avait traversé son salon, et le fit avec froideur.
        + La certitude a ceci de dangereux qu’elle creuse toujours au même endroit.
        + Du puisatier, on ne recevait bientôt plus que des envois de terre, et quelques encouragements.
      `,
      doubt: `
        On se trouvait à la tête d’un trou admirable, d’un tas superbe, [et de rien d’autre|et voilà tout].
        + {Hero} prit place sur le tas, qui était tiède et partageait l’abattement général.
        + Les meilleurs esprits avaient fouillé là, ce qui aurait dû éveiller la méfiance.
        + « Encore une toise », annonçaient les profondeurs, infatigables.
        + On avait regardé partout où l’on regarde ; demeurait cet autre partout, plus vaste, où l’on ne regarde pas.
      `,
      turn: `
        Quel est donc le lieu sur lequel, en cherchant, [personne ne lève les yeux|nul ne s’arrête] ?
        @turn Sur cette question, {hero} se coucha sur le dos et regarda [en l’air|en l’air, l’esprit vacant].
        + L’herbe était fraîche à la nuque, et l’on y pensait mieux qu’assis.
        + « Tu dors ? » interrogea le trou, à qui l’on répondit que l’on cherchait.
        + Le regard s’éleva, sans hâte, à l’allure des bulles et des idées qui viennent.
        + Il n’y eut d’abord que la nuit, ensuite une étoile, enfin l’étonnement qu’elles fussent si nombreuses.
        + L’attitude prêtait à sourire, et la taupe, d’ailleurs, sourit.
      `,
      works: `
        @result {Thing} pendait au-dessus de leurs têtes, depuis le premier instant, [au bout d’un fil|fort visible].
        « J’allais orienter mes fouilles dans ce sens », affirma {friend}, [des profondeurs|à mi-puits].
        + « Personne ne me consulte », fit remarquer la lune, qui n’en avait jamais douté.
        + À bien la tenir, la croix de la carte n’était autre qu’une étoile.
        + La taupe se porta acquéreuse de l’excavation, qu’elle destinait à une véranda.
        + « Ainsi, le haut existe », murmura {friend}, avec l’émotion des explorateurs.
        + On décrocha {thing} sans se presser, et nul ne consentit tout de suite à baisser les yeux.
      `,
      lesson: `
        Les découvertes se font souvent [couché dans l’herbe|à l’horizontale], quand on a cessé d’avoir raison.
        / On cherche mal là où chacun cherche ; [levons donc le nez|le ciel, lui, était libre].
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
    refrain: {
      first: 'Ce qui brille n’est pas sûr : regarde bien ce qu’use l’usure.',
      changed: 'Ce qui brille, c’est la lune, c’est sûr : dors sous ta couverture.',
    },
    facts: {
      wrong: '{friend} se jeta sur la boîte en or',
      turn: '{hero} tâta les couvercles et prit son temps',
      result: 'la boîte la plus simple fut la bonne',
    },
    beginner: {
      gate: `
        @spot {spot.at}, trois boîtes attendaient. Une en or, une en argent, [une en vieux bois|et une vieille].
        {Thing} était dans une seule. [Laquelle ?|Mais dans laquelle ?]
        / L’une d’elles cachait {thing}. [Les autres cachaient autre chose.|On n’avait qu’un essai.]
        + La dorée se regardait briller.
        + L’argentée avait des rubans et un petit air.
        + La vieille était un peu de travers, comme un gâteau réussi.
        + Un très vieux papillon dormait sur l’étagère.
        + On secoua l’air. Rien ne fit de bruit.
        + « Choisissez bien », disait un mot, au mur.
      `,
      wrong: `
        @wrong {Friend} se jeta sur la boîte en or. [Pouêt !|Tsoin !] fit une trompette.
        Et un gant à ressort lui [caressa le nez|donna une pichenette]. Boing.
        + « C’était une belle boîte », dit {friend}, le nez rond.
        + « L’or, c’est forcément bon », avait dit {friend}.
        + La trompette joua encore, rien que pour rire.
        + « Et celle en argent ? » dit {friend}, déjà dessus. {Hero} dit : « Attends. »
        + Le gant fit au revoir et rentra.
        + De loin, on vit que l’or s’écaillait.
      `,
      doubt: `
        Restaient deux boîtes. Et peut-être [un second gant|deux gants].
        / {Hero} avança la main, [et la retira|puis non]. Qui sait ?
        + Choisir vite, c’est tentant. On voit tout de suite.
        + L’argent clignait de l’œil. Le bois ne faisait rien.
        + {Friend} tenait son nez à deux mains.
        + La nuit attendait, sans trompette.
        + On aurait voulu que quelqu’un le dise.
        + Le papillon ronflait, poudreux et calme. Il en savait long.
      `,
      turn: `
        Le très vieux papillon ouvrit un œil. « Laquelle ouvre-t-on [souvent|le plus] ? » murmura-t-il.
        @turn {Hero} tâta les couvercles et prit son temps. [L’un était usé.|L’un était lisse.]
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
        {Thing} y dormait. [Le papillon aussi.|Il n’y eut pas de gant.]
        + Elle s’ouvrit sans bruit. Elle avait l’habitude.
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
        {Thing} se trouvait dans l’une d’elles, [et l’on n’avait qu’un essai|mais laquelle ?]
        + L’or se regardait briller dans l’argent, et l’argent dans l’or.
        + La troisième, un peu de travers, avait la couleur du pain trop cuit.
        + « Choisissez bien », recommandait un carton, sans autre détail.
        + Au bord de l’étagère dormait le plus vieux papillon que l’on ait jamais vu.
        + On n’entendait rien bouger à l’intérieur, ce qui n’aidait pas.
      `,
      wrong: `
        @wrong « La plus belle, évidemment ! » {Friend} se jeta sur la boîte en or, [et pouêt|à deux pattes], fit une trompette.
        Puis un gant monté sur ressort lui [caressa le nez|donna une pichenette], avec un long boing.
        + « Elle est tout de même très bien finie », reconnut {friend}, le nez en boule.
        + Le gant salua le public, replia ses doigts et rentra chez lui.
        + La trompette reprit son morceau depuis le début, pour le plaisir.
        + Déjà {friend} se penchait vers l’argent. « Attends », dit {hero}.
        + De près, la dorure partait au bout de l’ongle.
      `,
      doubt: `
        Il restait deux boîtes et, selon toute vraisemblance, [un second gant|au moins une surprise].
        + La main {hero.de} s’avança, et revint sans avoir décidé.
        + L’argent faisait de l’œil ; le bois ne faisait rien du tout.
        + On se trompe plus vite qu’on ne réfléchit, voilà l’ennui.
        + {Friend} soignait son nez avec une feuille.
        + Sur l’étagère, le papillon ronflait, avec l’air de quelqu’un qui sait.
      `,
      turn: `
        « Demandez-vous laquelle on ouvre [souvent|tous les jours] », murmura le papillon sans se lever.
        @turn Alors {hero} tâta les couvercles et prit son temps, [les yeux fermés|du bout des doigts].
        + Celui d’argent coupait encore : personne ne s’en était jamais servi.
        + Sur le bois, à l’endroit du pouce, il y avait un creux doux comme une joue.
        + « Dépêche-toi », supplia {friend}, à qui la sagesse donnait des fourmis.
        + « Mille mains », ajouta le vieil insecte, et il se rendormit sur le chiffre.
        + On respira trois fois, ce qui est un bon compte pour choisir.
      `,
      works: `
        @result La boîte la plus simple fut la bonne, [et s’ouvrit sans musique|polie par mille mains].
        {Thing} y reposait, [sur un vieux mouchoir|dans une odeur de cire et de pain].
        + Vexée, l’argentée lâcha son pouêt dans le vide.
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
        @spot {spot.at}, trois boîtes se proposaient : la première en or, la deuxième en argent, [l’autre en bois|l’autre usée].
        {Thing} reposait dans l’une d’elles, et [l’erreur n’était pas remboursée|l’on n’avait qu’un essai].
        + L’or se mirait dans l’argent, l’argent dans l’or, et leurs rapports semblaient excellents.
        + La troisième, légèrement bancale, avait la teinte d’un pain que l’on a oublié, mais pardonné.
        + Un carton recommandait de choisir avec discernement, denrée qu’il ne fournissait pas.
        + Sur l’étagère sommeillait un papillon si âgé que sa poudre avait pris la couleur du temps.
      `,
      wrong: `
        @wrong {Friend} se jeta sur la boîte en or, [d’où jaillit une fanfare|sans consulter personne].
        Un gant sur ressort en sortit, qui lui [effleura le nez|flatta le nez] d’une chiquenaude, et boing.
        + « La finition demeure remarquable », admit {friend}, dont le nez avait doublé.
        + Le gant salua l’auditoire, replia les doigts un à un et se retira.
        + La trompette, ravie d’avoir un public, redonna son morceau depuis l’ouverture.
        + Ce qui scintille le plus est généralement ce qui a le moins servi.
        + Déjà {friend} se tournait vers l’argent, et il fallut retenir cet élan par un bout.
      `,
      doubt: `
        Demeuraient deux coffrets et, selon toute probabilité, [un second gant|une seconde fanfare].
        + La main {hero.de} s’aventura, se ravisa, et rentra méditer dans une poche.
        + L’argent multipliait les œillades, tandis que le bois s’abstenait de tout argument.
        + L’erreur est rapide, c’est ce qui fait son succès.
        + Du papillon s’échappait un ronflement érudit, dont on regretta de ne pas saisir les paroles.
      `,
      turn: `
        « Demandez-vous, souffla le papillon sans ouvrir l’œil, laquelle on ouvre [chaque jour|souvent]. »
        @turn {Hero} tâta les couvercles et prit son temps, [les paupières closes|avec une lenteur d’aveugle].
        + Celui d’argent possédait encore ses arêtes vives, nul doigt ne les ayant jamais contredites.
        + Le bois offrait, à la place exacte du pouce, un creux plus doux que l’intérieur d’un poignet.
        + « Mille mains », précisa l’ancêtre, avant de se rendormir sur ce chiffre.
        + {Friend}, à qui la sagesse donnait des fourmis, suppliait qu’on en finît.
        + La réponse, du reste, ne brillait pas ; elle attendait qu’on eût fini de regarder.
      `,
      works: `
        @result La boîte la plus simple fut la bonne, [et s’ouvrit sans commentaire|polie par mille mains].
        Dans une odeur de cire et de pain, [sur un mouchoir|au creux du bois], reposait {thing}.
        + L’argentée, de dépit, libéra sa fanfare à l’intention de personne.
        + Un billet plié en quatre remerciait l’aimable visiteur de bien vouloir refermer.
        + {Friend} glissa le pouce dans le creux, et eut le sentiment de serrer la main de beaucoup de monde.
        + En rêve, le papillon inclina une antenne, en maître que l’élève a surpris.
        + On rabattit le couvercle, pour la mille et unième fois de sa carrière.
      `,
      lesson: `
        L’usure est une forme d’éloge ; [les doigts le savent avant les yeux|l’éclat n’en est pas une].
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
    refrain: {
      first: 'Tombe, feuille, n’aie pas peur : sous la feuille attend la fleur.',
      changed: 'Tombe, jour, n’aie pas peur : sous la nuit attend la fleur.',
    },
    facts: {
      wrong: '{friend} recolla la feuille avec du miel',
      turn: '{hero} remercia la feuille et lui dit adieu',
      result: 'la feuille tomba et découvrit un bourgeon',
    },
    beginner: {
      gate: `
        @spot {spot.at}, un petit arbre n’avait plus qu’une [feuille|grande feuille].
        Elle couvrait {thing}. « Non, disait l’arbre, [pas elle|je la garde]. »
        / La feuille cachait {thing}. Le petit arbre la serrait [très fort|de toutes ses brindilles].
        + Elle était rousse, avec un bord qui frisait.
        + Ses sœurs étaient parties. Elles faisaient un tapis, dessous.
        + « Sans elle, je suis tout nu », dit l’arbre.
        + Le vent passait et demandait : « Elle vient ? »
        + Il tremblait, et ce n’était pas de froid.
        + On voyait juste briller {thing}, sous le pli.
      `,
      wrong: `
        @wrong {Friend} recolla la feuille avec du miel. [C’était collant.|Beaucoup de miel.]
        Elle pendait, molle. Et {friend} [collait à l’arbre|y resta aussi].
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
        + Nul ne savait quoi dire à ça.
        + La lune regardait ses branches, une par une.
        + Quand ça change, le ventre le sait en premier.
        + La feuille tenait par un fil, comme une dent.
      `,
      turn: `
        @turn {Hero} remercia la feuille : merci pour [l’ombre|l’ombre et la pluie]. Et lui dit adieu.
        « Adieu », dit l’arbre, [à son tour|tout doucement]. Il ouvrit les doigts.
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
        Juste à côté, il y avait {thing}. « Oh, dit l’arbre. [Il était là|Bonjour, toi]. »
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
        Elle recouvrait {thing}. « Celle-ci, dit-il, [je ne la donne pas|elle reste], c’est tout ce que j’ai. »
        + Ses autres feuilles lui faisaient un tapis, qu’il ne regardait pas.
        + « Elle vient ? » demandait le vent à chaque tour, assez poliment.
        + L’arbre tremblait, et l’on voyait bien que ce n’était pas le froid.
        + Un bord de la feuille frisait, comme un sourire fatigué.
        + Par en dessous, un pli laissait briller {thing}.
      `,
      wrong: `
        « Il suffit de la recoller ! » dit {friend}, [qui avait un pot|en ouvrant un pot de miel].
        @wrong Et {friend} recolla la feuille avec du miel, [deux louches|plus un nœud de ficelle], jusqu’à rester {friend:collé/collée} aussi.
        + « Voilà, plus rien ne bougera jamais », déclara {friend}, qui ne bougeait plus du tout.
        + La feuille pendait, molle et sucrée, comme une crêpe au bout d’un fil.
        + Il vint des abeilles, puis une fourmi avec sa cuillère.
        + Pour décoller tout le monde, il fallut tirer, et cela fit « schlop ».
        + « Elle n’a jamais demandé à rester », remarqua une abeille.
      `,
      doubt: `
        Le petit arbre n’avait plus qu’elle, et l’on ne tire pas [sur la robe des gens|ainsi sur quelqu’un].
        + « Et si, après, il n’y avait plus rien ? » demanda-t-il. Personne ne sut répondre.
        + {Hero} se rappela un manteau devenu trop petit, et le chagrin idiot que c’était.
        + Ce qui change prévient rarement ; le ventre est le premier au courant.
        + Elle tenait par un fil, à la façon d’une dent de lait.
        + La lune passait la main dans ses branches vides.
      `,
      turn: `
        @turn Tout haut, {hero} remercia la feuille, [pour l’ombre et pour la pluie|de tout l’été], et lui dit adieu.
        Le petit arbre écouta jusqu’au bout, puis, [doigt après doigt|à voix basse], dit adieu lui aussi.
        + « Tu as servi de toit, de chapeau et d’instrument, énuméra {hero}. Merci pour les trois. »
        + « Racontez encore », demandait-il, et l’on raconta même l’orage.
        + Il n’était pas interdit d’être triste, et l’on ne s’en priva pas.
        + {Friend} ajouta un mot ému, que le miel rendait un peu collant.
        + « À trois, dit l’arbre. Non, à quatre. Non… maintenant. »
        + Le vent vint la chercher, sans tirer, comme on offre le bras.
      `,
      works: `
        @result La feuille tomba et découvrit un bourgeon, [vert, pointu, tout neuf|pas plus gros qu’un pois].
        Tout près luisait {thing}. « Tiens, dit l’arbre au bourgeon, [tu étais là|c’était donc toi]. »
        + En descendant, elle fit trois tours, pour montrer sa robe une dernière fois.
        + Elle rejoignit ses sœurs, qui lui avaient gardé une place.
        + « Je le sentais pousser, avoua l’arbre, et je croyais que c’était de la peine. »
        + {Friend} se moucha, et prétendit que c’était le miel.
        + Sans feuilles, il découvrit qu’on voyait beaucoup mieux les étoiles.
        + On lui borda les racines avec tout l’été d’avant.
      `,
      lesson: `
        Avant d’ouvrir la main, on dit merci ; [et dessous, il y a un bourgeon|après, on dit bonjour].
        / Ce qui s’en va laisse toujours [une petite place verte|la place à autre chose].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, un petit arbre se cramponnait à sa dernière feuille, [rousse et frisée|d’un roux admirable].
        Elle abritait {thing}, [dont il ne faisait nul cas|par hasard] : c’était elle qu’il refusait de céder.
        + Le reste de son été gisait à ses pieds, sur quoi il évitait de poser les yeux.
        + « Vient-elle ? » s’enquérait le vent à chaque passage, avec les formes.
        + Il tremblait, et le thermomètre n’y était pour rien.
        + « Elle est tout ce qui me reste, dit-il, et je ne sais pas être sans feuilles. »
        + D’un pli entrouvert filtrait, par instants, l’éclat {thing.de}.
      `,
      wrong: `
        « Il n’est que de la recoller », trancha {friend}, [un pot sous le bras|pour qui tout s’arrange].
        @wrong Et {friend} recolla la feuille avec du miel, [dont la moitié sur soi|par louches], puis n’en bougea plus.
        + « De cette façon, rien ne changera jamais », se félicita {friend}, qu’il fallut croire sur parole, faute de gestes.
        + La feuille pendait, molle et confite, telle une crêpe qui a connu des revers.
        + Attirées par la nouvelle, des abeilles arrivèrent, ainsi qu’une fourmi munie d’une cuillère.
        + L’opération de décollage produisit un « schlop » que chacun préféra oublier.
        + On peut retenir les choses par la colle, mais non l’envie qu’elles ont de partir.
      `,
      doubt: `
        C’était sa dernière, et l’on n’arrache pas [leur robe aux gens|ce à quoi quelqu’un tient], fût-on pressé.
        + « Et s’il n’y avait rien, après ? » demanda-t-il, et la question fit le tour de l’assistance sans trouver preneur.
        + {Hero} revit un manteau devenu trop court, et la peine disproportionnée qu’on en avait eue.
        + Des changements, c’est presque toujours le ventre que l’on avertit en premier.
        + La feuille ne tenait plus que par un fil, à l’exemple des dents de lait.
      `,
      turn: `
        @turn À haute voix, {hero} remercia la feuille, pour l’ombre et pour la pluie, et lui dit adieu, [sans hâte|simplement].
        L’arbre écouta l’éloge en entier, puis, [doigt après doigt|dans un murmure], dit adieu à son tour.
        + Elle avait servi de toit, d’éventail et d’instrument, et il convenait d’en faire le compte exact.
        + « Encore », priait-il, si bien que l’on raconta juillet, l’orage, et jusqu’à certaine coccinelle.
        + Nul n’étant tenu d’être gai, on fut tristes, et cela se passa très bien.
        + {Friend} prononça quelques paroles émues, auxquelles le miel prêtait de l’onction.
        + Le vent se présenta, n’exigea rien, et lui offrit le bras.
      `,
      works: `
        @result La feuille tomba et découvrit un bourgeon, [d’un vert presque insolent|menu comme un pois].
        À côté rayonnait {thing}. « C’était donc toi », [dit l’arbre au bourgeon|s’émerveilla l’arbre].
        + Elle descendit en trois tours, le temps de faire admirer sa robe, et se coucha parmi ses sœurs.
        + « Je le sentais croître, confessa-t-il, et je prenais cela pour du chagrin. »
        + {Friend} se moucha longuement, en mettant le miel en cause.
        + Dépouillé, il constata que la vue sur les étoiles y gagnait considérablement.
        + On lui borda les racines avec l’été précédent, qui tenait chaud.
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
    `,
    refrain: {
      first: 'L’un qui monte, l’autre descend : arrête-toi, réfléchis un moment.',
      changed: 'La lune monte, l’œil descend : arrête-toi, dors un moment.',
    },
    facts: {
      wrong: '{friend} courut d’un bout à l’autre de la bascule',
      turn: '{hero} s’arrêta et roula une pierre sur l’autre bout',
      result: 'la bascule fit redescendre {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} se balançait une longue planche. {Thing} était [au bout|tout au bout].
        Dès qu’on montait d’un côté, l’autre [s’envolait|partait vers le ciel].
      `,
      wrong: `
        @wrong {Friend} courut d’un bout à l’autre, [de plus en plus vite|vite, plus vite].
        Hop en haut, hop en bas. {Friend} eut [le mal de mer|la tête en purée].
      `,
      doubt: `
        La bascule grinçait. On aurait dit qu’elle [riait|se moquait un peu].
      `,
      turn: `
        « Qu’est-ce qui descend quand ça monte ? » [se demanda {hero}|Bonne question].
        @turn {Hero} s’arrêta et roula une pierre sur [l’autre bout|l’autre bout, la plus grosse].
      `,
      works: `
        @result Crrr… La bascule fit redescendre {thing}, [tout doucement|à portée de nez].
        « J’avais préparé le terrain », dit {friend}, [encore {friend:vert/verte}|en tanguant].
      `,
      lesson: `
        Avant de courir, [on regarde comment ça marche|on s’arrête un peu].
      `,
    }),
  },
  'Decision-making': {
    titles: `
      {hero} et les deux portes de lune
      Gauche ou droite ?
    `,
    refrain: {
      first: 'Gauche ou droite, droite ou gauche, une bonne raison, et je m’approche.',
      changed: 'Gauche ou droite, droite ou gauche, l’oreiller choisit, et je m’approche.',
    },
    facts: {
      wrong: '{friend} hésita sans fin entre les deux portes',
      turn: '{hero} pesa une raison pour chaque porte et choisit',
      result: 'la porte choisie était la bonne',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il y avait deux portes. À la lune, elles [se ferment|se fermeraient].
        {Thing} était derrière l’une. [Derrière l’autre, on ne sait pas|Ou derrière l’autre].
      `,
      wrong: `
        @wrong {Friend} hésita sans fin : « [Gauche. Non, droite. Non, gauche|Am, stram, gram, et re-gram]. »
        La comptine n’avait pas de fin. La lune, [si|elle, montait].
      `,
      doubt: `
        Un rayon touchait déjà [la première charnière|les gonds]. Ça faisait hiii.
      `,
      turn: `
        « À gauche, ça sent bon. À droite, [la poignée est usée|des pas y vont]. »
        @turn {Hero} pesa ainsi une raison pour chaque porte et choisit : [celle-ci|la droite]. Et on n’en changea plus.
      `,
      works: `
        @result La porte choisie était la bonne, [ou assez bonne|on le vit tout de suite].
        Derrière, il y avait {thing}. L’autre porte se ferma [en boudant|sans bruit].
      `,
      lesson: `
        Choisir, c’est [ouvrir une porte|mieux que dire : non, l’autre].
      `,
    }),
  },
  'Goal-setting': {
    titles: `
      {hero} et les cent marches
      Rien que jusqu’au caillou
    `,
    refrain: {
      first: 'Jusqu’au caillou, pas plus loin : et petit bout après petit bout, on vient.',
      changed: 'Jusqu’au dodo, pas plus loin : et petit bout après petit bout, il vient.',
    },
    facts: {
      wrong: '{friend} voulut monter cent marches d’un seul bond',
      turn: '{hero} posa un caillou toutes les dix marches',
      result: 'le dernier caillou fut au sommet',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, en haut de [cent marches|cent hautes marches].
        Tout en bas, une pancarte disait : [courage|bientôt]. Elle était vieille.
      `,
      wrong: `
        @wrong {Friend} voulut monter cent marches d’un seul bond. [Élan|Un, deux, trois]…
        Cela fit une marche et demie. Puis [zéro|la demie redescendit].
        + En haut, ça tournait. {Friend} ferma les yeux.
      `,
      doubt: `
        Cent, c’est un nombre [très haut|qui n’en finit pas]. Les jambes étaient du même avis.
      `,
      turn: `
        @turn {Hero} posa un caillou sur la dixième marche. « [Jusque-là|Rien que là]. »
        Puis un autre, dix marches [plus haut|après]. Rien que jusque-là.
      `,
      works: `
        Sept cailloux, huit, [neuf|et neuf]. On ne regardait que le suivant.
        @result Et le dernier caillou fut au sommet. {Thing} [attendait|aussi].
      `,
      lesson: `
        Cent marches, c’est [dix petits cailloux|dix fois pas beaucoup].
      `,
    }),
  },
  Innovation: {
    titles: `
      {hero} et la machine qui mangeait tout
      Et à l’envers ?
    `,
    refrain: {
      first: 'Tourne, tourne, c’est pareil : et dans l’autre sens, ô merveille !',
      changed: 'Tourne, tourne, le sommeil : et dans l’autre sens, le soleil.',
    },
    facts: {
      wrong: '{friend} tourna la manivelle encore plus fort',
      turn: '{hero} tourna la manivelle à l’envers',
      result: 'la machine rendit onze chaussettes et {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} soufflait une vieille machine. Elle avait avalé {thing}, [gloup|sans mâcher].
        Il y avait une manivelle. On la tournait [vers l’avant, depuis toujours|toujours en avant].
      `,
      wrong: `
        @wrong {Friend} tourna la manivelle encore plus fort, [toujours en avant|en serrant les dents].
        Il vint de la fumée et [une chaussette|la moitié d’une chaussette].
      `,
      doubt: `
        « C’est comme ça qu’on fait », dit {friend} [dans la fumée|en toussant]. La machine rota.
      `,
      turn: `
        « Quelqu’un a-t-il essayé à l’envers ? » [Personne|Silence]. Pas une fois en cent ans.
        @turn Alors {hero} tourna la manivelle à l’envers, [cric, cric|doucement].
      `,
      works: `
        @result La machine rendit onze chaussettes et {thing}, [l’une après l’autre|pouf, pouf].
        Puis elle soupira : elle avait eu [mal au ventre|cela sur l’estomac].
      `,
      lesson: `
        « On a toujours fait comme ça » [se tourne aussi à l’envers|n’est pas une manivelle].
      `,
    }),
  },
}
