import type { ThemesOf } from '../../../../language.ts'

export const caring: ThemesOf<'caring'> = {
  Kindness: {
    titles: `
      {hero} et l’épine du gnome
      Le gnome qui avait mal au pied
      Trois cailloux et un mot doux
      Ce qui piquait le gnome
      Grognon, mon ami
    `,
    refrains: [
      {
        first: 'Qui grogne a mal, qui grogne a froid : parle-lui tout bas.',
        changed: 'Plus rien n’a mal, plus rien n’a froid : dors dans tes draps.',
      },
      {
        first: 'Petite épine, gros souci | un mot gentil, et c’est parti.',
        changed: 'Plus d’épine, plus de souci | un mot gentil, et bonne nuit.',
      },
      {
        first: 'Dis, le grognon, où ça pique ?',
        changed: 'Dors, le grognon, plus rien ne pique.',
      },
    ],
    facts: {
      wrong: '{friend} gronda le gnome à son tour',
      turn: '{hero} demanda au gnome où il avait mal',
      result: 'le gnome se leva et rendit {thing}',
    },
    beginner: {
      gate: `
        @spot [C’était là|C’était ici], {spot.at}. Un gnome de pierre [boudait|grognait], assis sur {thing}.
        / Il y avait un gnome {spot.at}. Il [boudait|grognait], bien assis sur {thing}.
        « Allez-vous-en ! » dit-il. Et il lança [trois cailloux|un caillou], pas très loin.
        / « Ouste ! » cria le gnome. [Un caillou vola|Deux cailloux volèrent], puis un autre.
        + Ses sourcils étaient en mousse, et très froncés.
        + Il avait un tas de cailloux à sa droite. Il en avait un autre à sa gauche.
        + « C’est ma place, dit-il. [C’est mon caillou. C’est mon air.|Et l’air aussi est à moi.] »
        + Un oiseau passa. [Le gnome grogna aussi l’oiseau|Il reçut son petit grognement, lui aussi].
        + « Bonsoir », dit {hero}. « Pas bonsoir du tout ! » dit le gnome.
        + On voyait juste un petit bout {thing.de}, sous lui.
        + Une pancarte disait : « Gnome. [Ne pas toucher. Ne pas parler.|Défense d’être gentil.] »
        + Même son chapeau avait l’air fâché.
      `,
      wrong: `
        @wrong {Friend} gronda le gnome à son tour : « [Vilain gnome|Grognon vous-même|Espèce de caillou] ! »
        / « [Et la politesse|Quel sale caillou] ! » dit {friend}, qui gronda le gnome à son tour.
        Il y eut deux fois plus de cailloux. Un caillou tomba [dans l’oreille|sur le nez] {friend.de}.
        / Alors il plut des cailloux. {Friend} en reçut [un sur le nez|deux sur la tête].
        + « Je n’ai pas eu mal », dit {friend}, avec des larmes.
        + « C’est lui qui a commencé ! » dit {friend}. [Le gnome dit la même chose.|« Non, toi ! » dit le gnome.]
        + Ils crièrent tous les deux en même temps. [On n’entendit plus rien.|Une feuille en tomba.]
        + Plus on criait, plus le gnome s’asseyait.
        + {Friend} tira la langue. C’était [une erreur|une bien mauvaise idée].
        + « Je vais me fâcher ! » dit {friend}. [C’était déjà fait.|« Moi aussi ! » dit le gnome.]
        + Le gnome avait [encore cent cailloux|une réserve]. {Friend} n’avait plus de gros mots.
        + Un caillou, deux cailloux, poc. Le troisième fit poc aussi.
      `,
      doubt: `
        Le gnome ne regardait [personne|que ses cailloux]. Il les rangeait [par chagrin|du plus gris au moins gris].
        / On attendit un peu plus loin. Le gnome [tourna le dos|fit semblant d’être une pierre].
        + On ne pouvait ni passer, ni pousser, ni rester là.
        + La nuit venait, et {thing} [était sous lui|ne bougeait pas].
        + « Si on rentrait ? » dit {friend}, tout bas.
        + {Hero} regarda ce gros dos rond. Il n’était pas si gros.
        + Il renifla une fois. [Puis il fit comme si c’était le vent.|« C’est le rhume », dit-il.]
        + Personne ne naît grognon. [On le devient un soir.|Même pas les gnomes.]
        + De loin, on aurait dit un tout petit vieux.
      `,
      turn: `
        Un pied du gnome ne touchait pas [le sol|terre]. Il le tenait [en l’air|un peu de côté].
        @turn « Où as-tu mal ? » demanda {hero}, [tout bas|et attendit]. Le gnome montra [son pied|une épine].
        / {Hero} se baissa. « Où as-tu mal ? » « [Là|Au pied] », dit le gnome, et il le leva.
        + {Hero} s’approcha, malgré un caillou qui vola.
        + « Comment sais-tu que j’ai mal ? » dit le gnome.
        + C’était une épine, [longue comme un clou|pointue et noire]. Aïe, rien qu’à la voir !
        + Il fallut tirer [droit|doucement]. Pouic !
        + « Tu peux crier, dit {hero}. [Ça aide|Moi, je crie toujours]. » Le gnome cria un peu.
        + {Friend} ferma les yeux à sa place. Il fallut une feuille, [un nœud|un brin d’herbe] et un bisou.
        + Le pied était froid. {Hero} souffla dessus.
        + On ne disait plus rien. On tirait tout doucement.
        + « Un, deux… » dit {hero}. Et hop, à deux, [c’était fini|pas à trois].
      `,
      works: `
        « C’est la première fois qu’on me demande », dit le gnome. [Il renifla.|Il essuya ses sourcils.]
        / Le gnome posa son pied par terre. [Il n’en revenait pas.|Rien ne piquait plus !]
        @result [Puis|Alors] le gnome se leva et rendit {thing}.
        / Le gnome se leva, [un pied, puis l’autre|en craquant un peu], et rendit {thing}.
        + Il garda son épine, en souvenir.
        + Il bougea un orteil, puis cinq. « Oh ! » dit chaque orteil.
        + « Depuis quand avais-tu mal ? » « [Depuis jeudi|Depuis cent ans], dit le gnome. Ou un peu plus. »
        + Quand il souriait, il avait [de la mousse aux joues|un trou entre les dents].
        + Il offrit même un caillou {friend.a}. [Pas en le lançant, cette fois.|C’était son plus beau.]
        + {Friend} dit pardon. Le gnome dit : « Pardon de quoi ? »
        + {Thing} était encore [tiède|tiède, comme un œuf sous sa poule].
        + Le gnome fit trois pas de danse. La terre trembla un peu.
      `,
      lesson: `
        Parfois, sous un grognement, il y a [une épine|juste une épine]. [Il suffit de demander.|Demande-lui où.]
        / « J’ai crié, dit {friend}. Toi, tu as demandé. » [C’est plus doux.|Et ça marche mieux.]
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} trônait un gnome de pierre, assis [sur {thing}|en plein sur {thing}].
        / Un gnome de pierre s’était assis sur {thing}, [bras croisés|sourcils froncés], {spot.at}.
        « Circulez ! » gronda-t-il, et un caillou [tomba à mi-chemin|passa].
        / « On ne passe pas ! » cria-t-il [en visant mal|en jetant trois cailloux].
        + La mousse lui poussait dans les sourcils, et il les fronçait depuis si longtemps qu’un escargot y logeait.
        + Ses cailloux étaient rangés par taille : les petits pour les passants, les gros pour les curieux.
        + « Bonsoir, monsieur », essaya {hero}. « Il n’a rien de bon, celui-là », répondit le gnome.
        + Il avait usé la terre autour de lui à force de ne pas bouger.
        + Une coccinelle fit un long détour : elle [le connaissait|avait l’habitude].
        + D’après une pancarte, il était interdit de sourire à moins de dix pas.
      `,
      wrong: `
        + « Personne ne me parle de cette manière », déclara {friend} [en se gonflant|solennellement].
        / « Avec moi, [on dit s’il vous plaît|on pèse ses cailloux] », prévint {friend}.
        @wrong Et {friend} gronda le gnome à son tour : [grognon, tête de pierre, vieux chou|vieux ronchon, face de gravier] !
        / {Friend} bomba [le torse|ce qu’il y avait à bomber] et gronda le gnome à son tour : hou, le malpoli !
        + Le gnome doubla aussitôt la dose, et deux cailloux rebondirent sur [le nez|la tête] {friend.de}.
        + « Même pas mal », annonça {friend}, avec une larme au bord de chaque œil.
        + Ils criaient si bien ensemble qu’on aurait pu croire à une chorale.
        + À chaque gros mot, le gnome s’enfonçait un peu plus sur son siège, et {thing} avec.
        + Au bout d’un moment, {friend} n’avait plus d’injures et dut reprendre au début.
        + « C’est celui qui le dit qui l’est ! » conclut {friend}. Le gnome trouva cela [très mauvais|un peu court].
      `,
      doubt: `
        On se replia derrière [une bosse|un talus], hors de portée, pour réfléchir.
        / Il y eut un long silence, où l’on n’entendit que des cailloux [qu’on range|qu’on recompte].
        + Le gnome recomptait ses munitions, mais le cœur n’y était pas.
        + « On pourrait attendre qu’il meure de vieillesse », proposa {friend}. Un gnome de pierre, hélas, dure longtemps.
        + {Hero} l’observa : personne, sûrement, n’avait parlé à ce gnome autrement qu’en criant.
        + De temps en temps, entre deux grognements, il faisait une toute petite grimace.
        + La lune éclaira son dos, et c’était le dos de quelqu’un de très seul.
      `,
      turn: `
        {Hero} remarqua alors une chose : l’un des pieds du gnome [ne touchait jamais terre|restait toujours en l’air].
        / Les cailloux volaient. [De près|Mais en bas], l’un des pieds du gnome restait caché.
        @turn « Où as-tu mal ? » demanda {hero} au gnome. Le caillou suivant [resta dans sa main|ne partit pas].
        / Au lieu de se fâcher, {hero} demanda [doucement|à voix basse] au gnome : « Où as-tu mal ? »
        + Il ouvrit la bouche pour crier, la referma, et montra son talon sans un mot.
        + Une épine noire y était plantée, [longue comme une aiguille à tricoter|grosse comme un clou de porte].
        + « Ça va piquer un peu, prévint {hero}, mais après, ça ne piquera plus jamais. »
        + Il fallut de la patience, de la salive et un mot gentil pour chaque millimètre.
        + {Friend} fut {friend:chargé/chargée} de tenir l’autre pied, et le tint comme un vase.
        + Pouic ! fit l’épine en sortant, et tout le monde dit « ouf », même les cailloux.
      `,
      works: `
        Longtemps, le gnome regarda son talon. « On ne m’avait jamais [demandé|posé la question] », murmura-t-il.
        / Le gnome renifla, [ce qui fit rouler deux graviers|avec un bruit de brouette]. « Personne ne pose cette question-là. »
        @result Alors le gnome se leva et rendit {thing}, [des deux mains|avec un salut un peu rouillé].
        + Debout, il n’était pas plus haut qu’un tabouret, ce qui surprit [tout le monde|surtout {friend}].
        + L’épine, il la garda dans sa poche, pour se souvenir de ne plus l’avoir.
        + « Tu avais ça depuis quand ? » demanda {hero}. « Depuis le règne du roi d’avant », dit-il.
        + Il ramassa ses cailloux un par un et en fit un joli bord de chemin.
        + {Friend} s’excusa pour le vieux chou, et le gnome avoua que c’était plutôt bien trouvé.
        + Son sourire grinçait, faute d’avoir servi, mais il allait déjà mieux au deuxième essai.
      `,
      lesson: `
        Sous un grognement, il y a [souvent une épine|parfois un pied qui a mal] : mieux vaut demander que crier.
        / « Moi, j’ai répondu, dit {friend}. Toi, tu as demandé. » [C’était toute la différence.|Voilà ce qui change tout.]
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, un gnome de pierre siégeait [sur {thing}|de tout son poids sur {thing}].
        Chaque visiteur recevait immédiatement un caillou [en guise de bienvenue|lancé d’une main fatiguée].
        / À quiconque approchait, il jetait un caillou, [sans se lever ni viser|puis un second, par acquit de conscience].
        + De ses sourcils moussus dépassait un champignon, qui ne semblait pas très heureux d’y vivre.
        + « Je n’aime ni les visites, grommela-t-il, ni les gens qui s’apprêtent à dire bonsoir. »
        + La coccinelle d’en face racontait que, jeune, il chantait ; mais elle exagérait souvent.
        + Ses munitions, classées par degré de mauvaise humeur, formaient un petit rempart.
        + Le moindre sourire, à dix pas à la ronde, lui faisait l’effet d’un courant d’air.
      `,
      wrong: `
        + Or {friend} n’était pas d’un naturel à se laisser lapider, [même de loin|même un peu].
        / Il est des gens que les cailloux rendent pensifs ; [pas {friend}|{friend} n’en était pas].
        @wrong {Friend} gronda le gnome à son tour, et le traita de [potiche moussue|vieux gravier].
        / Piqué au vif, le sens de l’honneur {friend.de} [ne fit qu’un tour|parla plus haut que lui], et {friend} gronda le gnome à son tour.
        + La cadence des tirs doubla, et un projectile plus adroit atteignit {friend} sur le nez.
        + « Je n’ai rien senti », assura {friend}, qui pleurait un peu, mais à cause du vent.
        + On apprit, au cours de cet échange, plusieurs mots qui ne sont dans aucun dictionnaire.
        + Chaque insulte tassait le gnome sur son siège ; à force de crier, on allait l’enraciner.
        + Rien n’est plus contagieux qu’un grognement, sinon le bâillement, qui est plus aimable.
      `,
      doubt: `
        Quand les cailloux se turent, il resta un silence plein de poussière, où [l’on bouda|chacun souffla].
        / Puis on ne s’envoya plus rien, ni mots ni pierres, et [ce n’était pas la paix|la poussière retomba entre les deux camps].
        + Depuis combien d’années ce gnome n’avait-il entendu que sa propre mauvaise humeur ?
        + On ne pouvait ni le pousser ni l’attendrir, et la nuit, elle, n’attendait personne.
        + Entre deux ronchonnements, {hero} vit passer sur son visage une grimace minuscule, toujours du même côté.
        + « Il y a des gens comme ça », soupira {friend} ; mais personne, se dit {hero}, ne naît comme ça.
      `,
      turn: `
        + Un détail ne collait pas : ce gnome si bien assis tenait un pied [en l’air|à l’écart, comme un vase].
        / {Hero}, qui [baissait la tête pour esquiver|ramassait un caillou], vit alors le pied que le gnome ne posait jamais.
        @turn « Où as-tu mal ? » demanda {hero} au gnome, et le caillou levé [redescendit|oublia de partir].
        / Et {hero} ne demanda ni {thing}, ni [des excuses|pardon], mais seulement au gnome : « Où as-tu mal ? »
        + Comme on ne lui avait jamais posé la question, il dut chercher la réponse jusque dans son talon.
        + L’épine était noire, tordue, et d’une ancienneté respectable ; il fallut parler d’autre chose en tirant.
        + {Hero} promit de compter jusqu’à trois et tira, traîtreusement, à deux.
        + {Friend} maintenait l’autre pied avec une gravité de chirurgien, en regardant [les étoiles|ailleurs].
        + Un mot gentil par millimètre, et il en fallut beaucoup, car l’épine était longue.
      `,
      works: `
        Il y eut un « pouic », puis un grand soupir minéral, et [la mousse se défroissa|les sourcils se dénouèrent].
        @result Là-dessus, le gnome se leva et rendit {thing} [en rougissant|sans un mot].
        / Le gnome se leva, [essaya son pied comme une chaussure neuve|fit deux pas pour voir] et rendit {thing}.
        + Debout, il avait [à peu près la hauteur d’un tabouret|la taille exacte d’un parapluie], ce dont il semblait lui-même confus.
        + Il glissa l’épine [dans sa poche, car on ne se sépare pas si vite|derrière son oreille, car on ne prend pas congé ainsi] d’une vieille ennemie.
        + {Friend} [présenta des excuses complètes|offrit des regrets en trois parties], que le gnome accepta en rosissant, chose rare chez les minéraux.
        + Le sourire qu’il risqua [grinça comme un portail de cimetière|craqua comme un buffet de campagne], mais c’était bien un sourire.
        + « Vous êtes les premiers à demander », dit-il, [et l’on vit qu’il comptait les années|en recomptant les siècles] sur ses orteils.
      `,
      lesson: `
        Les grognons dissimulent souvent une épine quelque part ; [demandons où|cherchons-la délicatement].
        / Une question posée doucement vaut [parfois|largement] cent excellentes réponses vociférées.
      `,
    },
  },
  Friendship: {
    titles: `
      {hero} et l’ombre timide
      De la place pour trois
      L’ombre qui ne venait pas
      Pousse-toi un peu
    `,
    refrains: [
      {
        first: 'Un, deux, trois, pousse-toi un peu : trois, c’est mieux que deux.',
        changed: 'Un, deux, trois, ferme les yeux : à trois, on dort mieux.',
      },
      {
        first: 'Petite ombre, viens par là | cette pierre est large pour trois.',
        changed: 'Petite ombre, reste là | la nuit est large pour nous trois.',
      },
      {
        first: 'Pousse, pousse, encore un tabouret.',
        changed: 'Douce, douce, la nuit sur trois tabourets.',
      },
    ],
    facts: {
      wrong: '{friend} chassa l’ombre par jalousie',
      turn: '{hero} se poussa pour faire une place à l’ombre',
      result: 'l’ombre vint s’asseoir à côté',
    },
    beginner: {
      gate: `
        @spot [On s’arrêta|On arriva] {spot.at}. Une petite ombre tenait {thing}. [Elle n’était à personne.|Rien ne la faisait.]
        / Une ombre vivait {spot.at}. [Toute seule|Toute petite], elle tenait {thing}.
        Dès qu’on approchait, elle [filait|glissait plus loin], comme [de l’encre|un poisson noir].
        / Un pas vers elle, et hop, [plus d’ombre|elle était plus loin] !
        + Elle revenait toujours. Mais jamais [tout près|à moins de six pas].
        + « Elle est à toi ? » demanda {hero}. « J’ai la mienne », dit {friend}.
        + Elle n’avait pas de nez. [Pourtant, elle renifla.|On voyait quand même qu’elle regardait.]
        + Elle serrait {thing} contre elle, comme une poupée.
        + « Bonsoir, dit {hero}. Je m’appelle {hero}. » L’ombre se cacha derrière une autre ombre.
        + Elle jouait toute seule à chat. [Elle courait après elle.|C’était toujours elle, le chat.]
        + Il y avait là une grosse pierre plate, [bonne pour s’asseoir|encore tiède du jour].
        + L’ombre faisait des pas sans bruit, [des pas de plume|des pas de rien].
      `,
      wrong: `
        @wrong « On est assez ! » dit {friend}, et par jalousie, chassa [l’ombre|la petite ombre].
        / {Friend} eut [un pincement|chaud aux oreilles] et chassa l’ombre par jalousie. « Deux, c’est bien assez. »
        L’ombre partit si loin [qu’on la vit à peine|qu’il fit tout clair]. {Thing} [partit|s’en alla] aussi.
        / Elle devint pâle comme [du thé|de l’eau]. Puis elle fila avec {thing}.
        + « Moi, dit {friend}, je suis déjà là. [Ça suffit bien|Un ami, c’est assez]. »
        + « Deux, c’est bien, dit {friend}. Trois, c’est une foule. »
        + {Friend} se mit devant {hero}, [bien au milieu|le plus large possible].
        + « Ouste, le noir ! » cria {friend}. La nuit crut que c’était pour elle.
        + Un petit coin d’ombre tremblait, loin, [derrière un caillou|au bout du chemin].
        + « Voilà, dit {friend}. On est tranquilles. » [On était surtout tristes.|Mais on ne l’était pas du tout.]
        + « Elle t’aurait pris la moitié de moi », dit {friend}.
      `,
      doubt: `
        Là-bas, l’ombre jouait toute seule. [Elle perdait.|Elle gagnait sans joie.]
        / On s’assit. La petite ombre [ne revint pas|resta au loin].
        + Sans elle, la pierre paraissait [plus grande|bien grande].
        + {Friend} dit trois choses drôles. Personne ne rit, pas même {friend}.
        + Un vent passa entre nous et elle. [Il avait froid.|Il ne s’arrêta pas.]
        + « Elle va revenir ? » demanda {hero}. [La nuit ne savait pas.|Personne ne savait.]
        + {Friend} compta les amis sur sa patte : un. [C’était vite fait.|Le compte était vite bon.]
        + L’ombre fit un signe. [Était-ce pour nous ?|Ou bien c’était une herbe.]
        + Un ami qu’on garde trop a un peu chaud.
      `,
      turn: `
        Sur la pierre, on tenait à deux, [juste|pas plus]. {Hero} [réfléchit|regarda le bord].
        @turn Alors {hero} se poussa pour faire une place à l’ombre. « [Viens|Assieds-toi]. »
        / {Hero} se poussa [d’une fesse|un peu], pour faire une place à l’ombre.
        + Il fallait aussi pousser {friend}. [Ce fut plus long.|Han !]
        + {Hero} tapa deux fois sur la pierre, à côté.
        + « Tu peux rester timide, dit {hero}. [On l’est aussi|Ça ne prend pas de place]. »
        + {Friend} grogna. Puis {friend} se serra, [d’un pouce|du bout des fesses].
        + Au bord de la pierre, il ne restait qu’un petit coin. C’était pour soi.
        + On ne courut pas après elle. On attendit, [sans la regarder|les yeux ailleurs].
        + « Trois, c’est assez pour une ronde », dit {hero} {friend.a}.
        + {Friend} fit la moue. Mais la moue fondit un peu.
      `,
      works: `
        @result À petits pas, l’ombre vint s’asseoir à côté, [tout au bord|au milieu].
        / L’ombre [fit un pas, puis deux|renifla la pierre], et vint s’asseoir à côté.
        Elle sentait [la fraise|le grenier frais]. Puis elle tendit {thing}, [sans un mot|en rougissant gris].
        + « Finalement, dit {friend}, j’avais froid de ce côté. »
        + On était un peu serrés. C’était très bien.
        + Elle s’appelait Zébuline. [C’était long, pour une ombre si courte.|Il fallut le lui demander trois fois.]
        + Elle savait faire le lapin, le loup et [la théière|le bateau]. Sur le sol, c’était superbe.
        + {Friend} lui montra son ombre à soi. Elles jouèrent.
        + « J’avais gardé {thing} pour avoir une visite », dit l’ombre.
        + Et la pierre, à trois, était [plus chaude|pleine, et c’était tout].
        + Elle rit. Un rire d’ombre, c’est [tout doux|comme une plume qui tombe].
      `,
      lesson: `
        Un ami de plus ne prend [la place de personne|pas de place : il en fait].
        / « À deux, j’avais froid, dit {friend}. [À trois, non|Plus à trois]. » Il y a toujours un bout de pierre.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se tenait une petite ombre, sans personne pour [la faire|la porter].
        / Une petite ombre sans propriétaire [jouait toute seule|comptait les cailloux] {spot.at}.
        Elle serrait {thing} contre elle, et filait [au moindre pas|dès qu’on avançait].
        / C’était elle qui avait {thing}. On avança ; elle [recula d’autant|coula plus loin, comme de l’encre].
        + Elle ne partait jamais bien loin, mais elle ne restait jamais bien près.
        + « À qui es-tu ? » demanda {hero}. Elle regarda derrière elle, au cas où l’on parlerait à quelqu’un d’autre.
        + Quand {hero} levait un bras, elle levait un peu le sien, puis le rabaissait vite.
        + {Friend} vérifia la sienne, qui était bien attachée, et en fut {friend:soulagé/soulagée}.
        + Au milieu, il y avait une grande pierre plate, avec juste la place de s’asseoir à deux.
        + Elle jouait à cache-cache sans adversaire, ce qui est long, et surtout facile à perdre.
      `,
      wrong: `
        @wrong « {friend:Désolé/Désolée}, on est assez ! » lança {friend}, qui chassa l’ombre, [par jalousie|par jalousie pure].
        / {Friend} mesura la pierre, [renifla|fronça le nez] et, par jalousie, chassa l’ombre : deux places, pas trois.
        + L’ombre pâlit, rapetissa et fila [loin de là|se cacher], avec {thing}.
        / Elle ne protesta pas. Elle emporta {thing} [sous son bras|sans se retourner], plus pâle qu’avant.
        + « Un ami, c’est une tarte, expliqua {friend}. Plus on invite, moins il en reste. »
        + Et {friend} s’étala sur la pierre, pour bien montrer qu’elle était complète.
        + « Moi, j’étais là avant, ajouta {friend}. J’ai même frappé à la porte. »
        + Jamais une ombre n’avait été aussi pâle : on voyait l’herbe au travers.
        + {Friend} eut l’air content pendant à peu près trois secondes, ce qui ne fait pas beaucoup.
        + « Bon, où en étions-nous ? » dit {friend}. On en était à ne plus avoir {thing}.
      `,
      doubt: `
        Au loin, l’ombre avait recommencé à jouer, et personne [ne la cherchait|n’annonçait « trouvé »].
        / De loin, on l’entendait compter [jusqu’à vingt|tout bas], pour personne.
        + Tout à coup, la pierre semblait trop grande.
        + {Friend} raconta une histoire drôle, mais s’arrêta en route, faute de rires.
        + On aurait dit qu’il faisait plus froid du côté où il n’y avait personne.
        + {Hero} connaissait cela. On reste au bord d’un jeu, et l’on fait semblant de regarder ailleurs.
        + À quoi bon courir ? Une ombre va aussi vite que la peur.
      `,
      turn: `
        + « Ce n’est pas nous qui l’effrayons, expliqua {hero}. Elle craint seulement [d’être refusée|de déranger]. »
        / « Elle croit [qu’il faut un billet|que c’est complet], dit {hero}. Il faut lui montrer le contraire. »
        @turn Et {hero} se poussa pour faire une place à l’ombre, [sans rien ajouter|tout au bord de la pierre].
        / {Hero} ne l’appela pas : {hero} se poussa [d’un bon cran|contre {friend}], pour faire une place à l’ombre.
        + Déplacer {friend} fut un plus gros travail. Il y fallut plusieurs « s’il te plaît ».
        + Une fesse dans le vide, {hero} tapota la pierre, deux petits coups, puis regarda ailleurs.
        + « Si elle vient, tu resteras quand même mon ami ? » demanda {friend} d’une drôle de voix.
        + « Bien sûr, dit {hero}, c’est même pour ça qu’il y a trois places. »
        + Elle avança d’un pas et recula de deux. Puis elle dut compter autrement, car elle avança de cinq.
        + Personne ne bougeait plus, pas même {friend}, à qui cela coûtait beaucoup.
      `,
      works: `
        @result Enfin, l’ombre vint s’asseoir à côté, [légère comme rien|presque imperceptiblement].
        / On regarda ailleurs, [par politesse|exprès], et l’ombre vint s’asseoir à côté.
        Elle sentait [la fraise sauvage|la poussière des greniers], et elle rendit {thing}.
        / Puis, [comme on paie son ticket|sans qu’on demande rien], elle posa {thing} entre nous trois.
        + « Si je {thing:le/la} rendais, vous alliez partir », expliqua-t-elle.
        + {Friend}, qui se trouvait maintenant au milieu, fit remarquer que c’était la meilleure place.
        + Elle savait faire le loup, le cygne et un crocodile qui fit reculer tout le monde.
        + On découvrit qu’elle avait un nom, Zébuline, mais que personne ne l’usait jamais.
        + À trois, on n’avait plus froid d’aucun côté, sauf aux pieds, comme d’habitude.
        + Son rire faisait le bruit d’un rideau qu’on tire.
      `,
      lesson: `
        L’amitié n’est pas un gâteau : [en la partageant, on l’augmente|il en reste toujours une portion].
        / Il suffit quelquefois de se décaler, et [la place apparaît|voilà un ami supplémentaire].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} vivait une ombre qui n’appartenait à personne, et s’en excusait [presque|un peu].
        / Une ombre sans attaches, [comme il s’en perd chaque soir|oubliée par quelqu’un de pressé], habitait {spot.at}.
        Elle gardait {thing} sur son cœur, et coulait [plus loin|comme l’encre] au moindre pas.
        + Vouloir l’attraper revenait à courir après une flaque avec une fourchette.
        + De loin, elle imitait les gestes {hero.de}, comme on apprend une chanson derrière une porte.
        + {Friend} vérifia que la sienne était bien attachée, et s’en félicita à voix haute.
        + Une pierre plate offrait la place de deux personnes, à condition qu’elles ne fussent pas difficiles.
        + Fuyait-elle par crainte ou par politesse ? Elle mettait tant de soin à ne pas encombrer.
      `,
      wrong: `
        + La jalousie compte vite, et {friend} avait déjà compté : deux, [c’était complet|pas un de plus].
        / {Friend}, voyant cela, sentit [comme un noyau en travers de la gorge|une écharde lui pousser dans le cœur], et se mit à compter les places.
        @wrong « On est assez ! » dit {friend}, qui, par jalousie, chassa l’ombre [d’un geste|aussitôt].
        / Le calcul fait, {friend} chassa l’ombre par jalousie, [en invoquant le manque de place|non sans formules], et s’étala pour prouver ses dires.
        + L’ombre pâlit jusqu’à la transparence et s’éclipsa derrière un caillou, avec {thing}.
        + « Je défends notre intimité », expliqua {friend} en s’étalant sur toute la pierre.
        + Un ami qu’on partage, prétendait {friend}, finit par n’avoir plus que la moitié de ses oreilles.
        + Le triomphe dura le temps d’un éternuement, après quoi l’on se retrouva sans ombre et sans rien.
        + Elle n’avait pas protesté, ce qui rendait la victoire assez difficile à savourer.
      `,
      doubt: `
        Là-bas, elle avait repris ses parties de cache-cache, où elle [se cherchait sans entrain|trichait par ennui].
        / Il resta, à l’endroit qu’elle avait quitté, [un froid de la taille d’un coussin|un gris plus pâle], et personne n’osa s’y asseoir.
        + La pierre, où l’on était maintenant si bien chez soi, parut d’une longueur inexplicable.
        + {Hero} se rappela certains jeux regardés de loin, et l’air que l’on prend pour n’avoir envie de rien.
        + {Friend} tenta une plaisanterie, en attendit l’effet, puis n’attendit plus.
        + Il faisait frais, décidément, du côté où il n’y avait personne.
      `,
      turn: `
        + Courir n’eût servi à rien, car les ombres avancent aussi rapidement que [nous|l’inquiétude].
        / On n’invite pas une ombre en criant son nom, [surtout quand elle n’en a pas|elle n’en avait d’ailleurs pas] ; il faut autre chose.
        @turn Alors, sans discours, {hero} se poussa pour faire une place à l’ombre [et attendit|sur la pierre].
        / {Hero} fit le geste le plus simple, [et l’un des moins pratiqués|qui ne s’apprend nulle part] : {hero} se poussa pour faire une place à l’ombre.
        / Discrètement, sans cérémonie [ni déclaration|aucune], {hero} se poussa pour faire une place à l’ombre.
        + Il fallut négocier serré pour {friend.que} cède, de mauvaise grâce, la largeur d’une assiette.
        + « Tu resteras mon ami quand même ? » souffla {friend}, d’un ton qui se voulait détaché.
        + S’asseoir d’une seule fesse et laisser à quelqu’un le temps d’avoir peur est un art difficile.
        + L’ombre fit un pas, en retira deux, et l’on sentit la nuit entière retenir son souffle.
        + Deux petites tapes sur la pierre, puis le regard au loin : on n’invite pas mieux un timide.
      `,
      works: `
        @result Plus légère qu’une pensée, l’ombre vint s’asseoir à côté et [soupira d’aise|ne bougea plus].
        / Par détours, [comme qui ne fait que passer|un caillou après l’autre], l’ombre vint s’asseoir à côté.
        Puis elle restitua {thing}, avec des doigts frais [comme une cave à pommes|comme une page].
        / Un moment plus tard, [sans cérémonie|en guise de présentations], elle déposait {thing} sur nos genoux.
        + « Une fois {thing} {thing:rendu/rendue}, avoua-t-elle, quelle raison auriez-vous eue de rester ? »
        + {Friend}, [qui se trouvait désormais au centre|à qui l’ombre tenait chaud], déclara qu’on aurait dû y penser plus tôt.
        + Pour remercier, [elle fit une théière si ressemblante|elle imita une brioche si fidèlement] que l’on chercha les tasses.
        + Elle se nommait Zébuline, [prénom qu’elle n’avait encore eu l’occasion|un nom qu’elle n’avait jamais eu la joie] de prêter à personne.
        + On était mal assis, [on était trop serrés|le vent passait par les coutures], et nul n’aurait donné sa place.
      `,
      lesson: `
        Une amitié ne se divise pas, elle s’élargit ; [il suffit de se pousser|un bout de pierre y suffit].
        / Un cœur est rarement complet : on y découvre toujours [la place d’un tabouret|un strapontin].
      `,
    },
  },
  Courage: {
    titles: `
      {hero} et le trou qui grogne
      Un pas, et encore un pas
      Le grrr dans le noir
      La peur marchait derrière
    `,
    refrains: [
      {
        first: 'J’ai peur un peu, beaucoup, mais un pas, et me voilà debout.',
        changed: 'Plus peur un peu, plus peur du tout, et dodo au bout.',
      },
      {
        first: 'Mes genoux tremblent, mes pieds aussi | mais mes pieds marchent, et m’y voici.',
        changed: 'Mes genoux dorment, mes pieds aussi | le gros grognon ronfle dans son lit.',
      },
      {
        first: 'Tremble, tremble, et mets un pied devant.',
        changed: 'Ronfle, ronfle, et mets le nez dedans.',
      },
    ],
    facts: {
      wrong: '{friend} monta la garde dehors, les yeux fermés',
      turn: '{hero} dit sa peur et entra pas à pas',
      result: 'le monstre n’était qu’un loir qui ronflait',
    },
    beginner: {
      gate: `
        @spot [Voilà|Enfin] : on était {spot.at}. Il y avait un trou. Un trou noir, [et qui grognait|qui faisait grrr].
        / Un trou noir s’ouvrait {spot.at}. Il [faisait grrr|grognait], et pas un peu.
        {Thing} était dedans. [On en était sûr.|On le savait.] Le trou aussi.
        / On cherchait {thing}. Or on voyait [une trace|un fil] qui entrait là.
        + « Grrr », fit le trou. « Pareillement », dit {friend}.
        + Il était noir devant. Il devait être noir derrière.
        + On jeta un caillou. [On ne l’entendit pas tomber.|Le noir le garda.]
        + Un vent tiède en sortait, comme un souffle.
        + Une araignée faisait sa valise. « Je change de quartier », dit-elle.
        + « Il y a quelqu’un ? » cria {hero}. « Grrr », dit quelqu’un.
        + Le trou avait [juste la taille qu’il faut|l’air d’une bouche]. C’était bien dommage.
        + Autour, l’herbe se penchait, mais pas trop près.
      `,
      wrong: `
        « Moi, je n’ai peur de rien, dit {friend}. [Une fois, j’ai mordu la nuit|Demandez à mes voisins]. »
        / {Friend} fit le gros dos. « [Un trou|Ce trou-là] ? J’en mange deux par jour. »
        @wrong [Et|Alors] {friend} monta la garde dehors, les yeux fermés.
        / {Friend} ferma [très fort|bien] les yeux et monta la garde dehors.
        + « Je garde ! criait {friend}. Je garde très bien ! »
        + « Tu gardes quoi ? » « L’air. [Il y en a beaucoup|Et il ne bouge pas]. »
        + « J’entrerais bien, dit {friend}, mais j’ai un pied qui dort. »
        + Un papillon frôla {friend}. On entendit un cri, [tout petit mais haut|puis : « Ah, c’est toi. »].
        + « C’est plus dur, ici, dit {friend}. Dedans, au moins, on sait. »
        + {Friend} tremblait un peu. [C’était pour se chauffer.|« Je vibre », dit {friend}.]
        + « Les lions me disent bonjour », dit {friend}, en reculant.
        + De dos, {friend} avait l’air très brave. [C’est le devant qui clochait.|On ne voyait pas le devant.]
      `,
      doubt: `
        Le trou grogna encore. Les genoux {hero.de} [répondirent|l’entendirent aussi].
        / {Hero} regarda le noir. [Le noir regarda aussi.|Il y en avait beaucoup.]
        + Dans le ventre, il y avait un petit lapin qui sautait.
        + Et si on rentrait ? Le lit était loin, mais il était bon.
        + « On dira que c’était fermé », dit {friend}, [tout bas|sans ouvrir l’œil].
        + Rester là faisait peur aussi. [La peur était partout.|Mais plus longtemps.]
        + La nuit devint toute petite, grande comme un trou.
        + On avait chanté si fort, en route. [Maintenant, plus rien.|La chanson se taisait.]
        + Une goutte tomba, plic. On sursauta tous les deux.
      `,
      turn: `
        @turn « J’ai peur », dit {hero}. [Le dire aida un peu.|C’était dit.] Puis {hero} entra pas à pas.
        / {Hero} dit : « J’ai peur. » Alors {hero} entra pas à pas, [un petit|un pied], puis encore un.
        Un pas. Le noir sentait [la noisette|la laine]. Encore un pas.
        / Un pied, et l’autre. [Le sol était doux.|Le grrr aussi avançait.]
        + La peur venait aussi, mais derrière.
        + « Peur, tiens-moi la main », dit {hero}. [Ça lui fit drôle, à la peur.|Elle était moite.]
        + Un mur. Un coin. Un autre coin, plus chaud.
        + Dehors, {friend} criait : « Tu es vivant, le trou ? »
        + {Hero} compta les pas : [quatre, cinq, six|sept, huit]. Compter, c’est une petite lampe.
        + Le grrr devint gros. Puis il devint tout près.
        + Les yeux ne servaient à rien. Alors le nez passa devant.
        + Encore un, se dit {hero}. [Un, ça va toujours.|Rien qu’un tout petit.]
      `,
      works: `
        @result Le monstre n’était qu’un loir qui ronflait, [roulé dans un pot|en chaussons, dans un pot].
        / [Dans un pot|Et là, en rond], un loir ! Le monstre ronflait, la queue sur le nez.
        {Thing} lui servait [d’oreiller|de coussin]. Il voulut bien de la mousse, et [se rendormit|bâilla].
        + « Je l’avais presque deviné », dit {friend} de dehors.
        + Le pot grossissait le bruit. Grrr, faisait le pot. Rrr, faisait le loir.
        + « C’est toi, le monstre ? » dit {hero}. « Oui, dit le loir. Après minuit. »
        + {Hero} posa la mousse sous sa joue. [Il sourit sans se réveiller.|Il la prit à pleins bras.]
        + Le noir était moins noir, vu de l’intérieur.
        + « Fermez la porte en sortant », dit le loir. [Il n’y avait pas de porte.|On fit semblant.]
        + « J’ai gardé le dehors, dit {friend}. Il est entier. »
        + On ressortit sur la pointe des pieds. La peur resta dormir.
      `,
      lesson: `
        Avoir peur et y aller : [c’est ça, le courage|l’un n’empêche pas l’autre].
        / Un petit pas, c’est [assez pour un début|toujours assez]. Et la peur s’essouffle.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} s’ouvrait un trou, noir comme une poche, et ce trou [grognait|faisait grrr].
        / Il y avait {spot.at} un trou [sans fond ni poignée|plein de nuit], et quelqu’un grognait dedans.
        Quelqu’un avait traîné {thing} là-dedans. [On avala sa salive.|Aïe.]
        / {Thing} était là, [tout au bout du noir|derrière ce bruit-là], bien entendu.
        + « Grrr », dit le trou. « Enchanté », répondit {friend}, qui tenait à rester poli.
        + Il en venait un souffle tiède, puis plus rien, puis de nouveau un souffle tiède.
        + On y jeta un caillou, pour voir, et l’on ne vit rien du tout.
        + Une araignée déménageait avec trois valises. « Le quartier n’est plus ce qu’il était », soupira-t-elle.
        + Le grognement allait et venait, comme quelqu’un qui cherche ses mots.
        + À en juger par le bruit, ça devait avoir au moins deux ventres et beaucoup de dents.
      `,
      wrong: `
        « Moi, déclara {friend}, je n’ai peur de rien. [La nuit me connaît.|Un jour, j’ai grondé un orage.] »
        / « J’entrerais bien, dit {friend}, [mais je viens de manger|si j’avais d’autres chaussures]. »
        @wrong Puis {friend} monta la garde dehors, les yeux fermés [à double tour|et les oreilles aussi].
        / {Friend} choisit un poste [sûr|très éloigné] et monta la garde dehors, les yeux fermés.
        + « C’est le poste le plus dangereux, expliqua {friend}. Ici, il peut venir de partout. »
        + Un moustique passa, et la garde se retrouva d’un bond derrière un buisson.
        + « Je vibre, précisa {friend}, c’est ma façon de prendre de l’élan. »
        + De dos, il faut le dire, {friend} avait vraiment fière allure.
        + « Si tu vois des dents, appelle-moi, reprit {friend}, mais pas trop fort. »
        + Le trou grogna de nouveau. « Rien à signaler ! » hurla la garde.
      `,
      doubt: `
        {Hero} se pencha. Le noir était si épais qu’on aurait pu [le couper en tranches|en remplir un seau].
        / De près, le trou soufflait [un air de cave|tiède], et le cœur {hero.de} tapait au plafond.
        + Il y avait comme un lapin qui sautait, du ventre à la gorge et retour.
        + On aurait pu dire que c’était fermé, ou qu’on n’avait pas trouvé.
        + Personne n’en saurait jamais rien, sauf le trou, et sauf {hero}.
        + Le plus ennuyeux, avec la peur, c’est qu’elle attend très bien, elle aussi.
        + Là-bas, quelqu’un comptait sur {thing}, et ne pouvait pas deviner qu’on avait les genoux mous.
      `,
      turn: `
        @turn « J’ai peur », dit {hero} à voix haute, puis {hero} entra pas à pas, [une main au mur|le nez devant].
        / {Hero} souffla : « J’ai peur », [le répéta pour être sûr du mot|attendit que ce soit dit], et entra pas à pas.
        Étrangement, une fois avouée, la peur [diminuait beaucoup|marchait simplement derrière].
        / La peur entra aussi, [sur la pointe|en se faisant petite], mais {hero} marchait devant.
        + Un pas, et le noir sentit la laine. Encore un pas, et ce fut la noisette.
        + À des jambes qui tremblent, on demande un seul pas à la fois.
        + À chaque tournant, le grognement devenait plus gros.
        + {Hero} chantonna le refrain. Dehors, une voix pas très rassurée chanta la suite.
        + Compter aidait : à douze, il fit plus chaud, et à quinze, ça sentait la tisane.
        + Puis le nez {hero.de} toucha quelque chose de rond, de lisse, et qui vibrait.
      `,
      works: `
        @result Le monstre n’était qu’un loir qui ronflait [au fond d’un pot|dans un pot à cornichons].
        / Le grognement sortait [d’un pot|d’une moustache] : le monstre n’était qu’un loir qui ronflait.
        Sous sa tête, en guise d’oreiller, il y avait {thing}. [« Grrr », rêvait-il.|Il bavait un peu.]
        / Le loir dormait sur {thing}. Contre [un peu de mousse|un vrai coussin], il céda son oreiller.
        + C’est le pot qui faisait tout : il prenait un petit rrr et en rendait un gros.
        + {Hero} glissa de la mousse à la place, et le loir soupira que c’était bien mieux.
        + « Excusez-moi, dit-il sans ouvrir les yeux, est-ce que j’ai fait peur ? J’essaie d’arrêter. »
        + « Exactement ce que je pensais », lança {friend}, {friend:arrivé/arrivée} sur la pointe des pieds.
        + Vu de dedans, le noir avait l’air d’une chambre, avec des chaussons au bord du lit.
        + On sortit sans bruit, et une araignée, qui pensait déménager, défit ses valises.
      `,
      lesson: `
        Le courage, c’est la peur [qui avance malgré tout|que l’on emmène en promenade], un pas après l’autre.
        / Inutile d’attendre que la peur disparaisse : il suffisait [d’un pas|d’un pas supplémentaire].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} bâillait une cavité si ténébreuse que la nuit, à côté, [paraissait lavée|semblait grisâtre].
        Il en provenait un grognement [régulier|caverneux], et {thing} s’y trouvait.
        + « Grrr », fit le trou, à quoi {friend} répondit « enchanté », par pure bonne éducation.
        + Un caillou qu’on y lança ne donna plus jamais de ses nouvelles.
        + Une araignée, qui descendait ses valises l’une après l’autre, déplora que le quartier eût tant changé.
        + À l’oreille, la chose devait avoir deux estomacs, quelques rangées de dents et un mauvais réveil.
        + L’haleine en était tiède, et sentait vaguement la noisette, ce qui aurait dû mettre la puce à l’oreille.
      `,
      wrong: `
        + « La peur ? répéta {friend}. [Un mot rencontré dans un dictionnaire.|Je l’ai rencontrée une fois, elle s’est enfuie.] »
        / « Il m’est arrivé d’effrayer des tempêtes, [dit {friend}|laissa tomber {friend}], mais c’était un jeudi. »
        @wrong Sur quoi {friend} monta la garde dehors, les yeux fermés, [par prudence|avec bravoure].
        / Il fallait bien que l’on surveillât l’extérieur : {friend} monta la garde dehors, [avec zèle|le dos tourné], les yeux fermés.
        + « Le danger, voyez-vous, peut surgir de partout, alors qu’à l’intérieur il ne vient que de devant. »
        + Un moustique ayant choisi cet instant pour passer, la garde se replia dans un buisson, en bon ordre.
        + Si l’on tremblait, c’était d’impatience, et si l’on gardait les paupières closes, c’était pour mieux entendre.
        + De dos, il faut être juste, la silhouette ne manquait pas de panache.
        + « Rien à signaler ! » hurla {friend} à l’instant précis où il y avait quelque chose à signaler.
      `,
      doubt: `
        {Hero} se pencha prudemment, et sentit escalader son dos [une fourmi glacée|un petit vent polaire].
        / Un courage qu’on n’a pas encore [ressemble, de l’intérieur, à un mal de ventre|pèse curieusement sur l’estomac], nota {hero} sur le seuil.
        + Rien n’était plus simple que de rentrer, en racontant que le trou était fermé pour travaux.
        + Personne n’en aurait jamais rien su, hormis une personne, et c’était justement la plus gênante.
        + La peur a cet avantage qu’elle ne ment pas, et cet inconvénient qu’elle exagère.
        + Il y avait là-bas des gens qui attendaient {thing}, et qui ne pouvaient pas deviner ces genoux de coton.
      `,
      turn: `
        @turn « J’ai peur », dit {hero} à voix haute, puis {hero} entra pas à pas, [sans se presser|le nez devant].
        / {Hero} commença par le plus difficile, « J’ai peur », [qui résonna jusqu’au fond|qui tint en deux secondes], puis {hero} entra pas à pas.
        + Curieusement, la peur, aussitôt présentée, [se contenta de marcher derrière|consentit à suivre].
        / Dite tout haut, la peur parut [se sentir reconnue|moins à son aise] et ne tira plus sur les manches.
        + On ne peut raisonnablement demander à des jambes qui tremblent qu’un seul pas à la fois.
        + Le noir avait des étages : d’abord la terre mouillée, ensuite la laine, enfin, très nettement, la tisane.
        + De l’entrée, une voix mal assurée entonna le refrain, et {hero} en chanta la fin pour lui tenir compagnie.
        + À chaque pas, le grognement grandissait, sans qu’il lui poussât pour autant la moindre dent.
        + Au vingtième, ce fut un bout de nez, et non une griffe, que rencontra le sien.
      `,
      works: `
        @result Le monstre n’était qu’un loir qui ronflait dans un pot, et [c’est le pot qui grognait|le pot faisait le reste].
        {Thing} lui tenait lieu d’oreiller ; un peu de mousse [fit l’affaire|le consola de l’échange].
        + « Ai-je fait peur ? [demanda-t-il sans ouvrir l’œil|bâilla-t-il du fond de son pot]. On me l’a déjà dit, j’en suis navré. »
        + Vu du dedans, ce gouffre était [une chambre coquette, avec une paire de chaussons|un logis fort propre, avec un tapis] au pied du lit.
        + « C’est bien ce que je soupçonnais », affirma {friend}, [qui venait d’arriver sur la pointe des pieds|dont les yeux s’étaient rouverts].
        + Il se rendormit [au milieu d’un mot aimable|avant la fin d’un compliment], et le pot en fit un rugissement.
        + Une araignée, qui partait à cause du bruit, [remonta ses valises et se déclara|défit ses malles et prit parti] contre les rumeurs.
      `,
      lesson: `
        Le courage n’est pas l’absence de peur : c’est de [l’emmener avec soi|la laisser marcher derrière].
        / On peut trembler et avancer ; c’est même, à la réflexion, [la seule manière|l’usage].
      `,
    },
  },
  Patience: {
    titles: `
      {hero} et le bouton qui ne voulait pas
      La fleur qui prenait son temps
      Ne tire pas !
      Une chanson pour un bouton
    `,
    refrains: [
      {
        first: 'Doucement, tout doucement, rien ne presse, tout fleurit à son moment.',
        changed: 'Doucement, tout doucement, rien ne presse, tout s’endort, c’est le moment.',
      },
      {
        first: 'Petit bouton, garde ton secret | on attend là, rien n’est pressé.',
        changed: 'Petit bouton, plus de secret | la fleur est là, tout est en paix.',
      },
      {
        first: 'Ne tire pas, chante, bouton vert.',
        changed: 'Tu vois, il chante, bouton ouvert.',
      },
    ],
    facts: { wrong: '{friend} tira sur le bouton de fleur', turn: '{hero} fredonna et attendit', result: 'le bouton s’ouvrit tout seul' },
    beginner: {
      gate: `
        @spot [On chercha|On regarda] {spot.at}. Un bouton de fleur était [fermé|bien fermé]. {Thing} brillait dedans.
        / Il y avait un bouton de fleur {spot.at}. Dedans, bien [au chaud|caché] : {thing}.
        Un escargot prévint : « Il s’ouvre [si on ne tire pas|quand il veut]. »
        / « Ne tirez pas, dit un escargot. Il est [lent|fier], comme moi. »
        + « Quand ? » demanda {friend}. « Oui », dit l’escargot.
        + Le bouton était vert et dur, comme un petit poing.
        + {Hero} mit l’oreille contre lui. [Ça faisait tic, très lentement.|On l’entendait grandir un peu.]
        + Par une fente, on voyait {thing}, gros comme un pépin.
        + Il n’avait pas de porte, pas de clé, [pas de sonnette|pas de poignée].
        + Une abeille attendait aussi. Elle tricotait.
        + L’escargot était là depuis lundi. [Il avait bien avancé : d’un pouce.|« On s’y fait », dit-il.]
        + Ça sentait déjà la fleur, mais de très loin.
      `,
      wrong: `
        @wrong {Friend} [attendit|compta un], puis tira sur le bouton de fleur.
        / {Friend} n’y tint plus et [hop|han], tira sur le bouton de fleur.
        Le bouton se serra plus fort. Il fit même [hum|un petit bruit vexé].
        / Aussitôt, le bouton se ferma [comme un poing|à double tour].
        + « Il a commencé », dit {friend}.
        + « Je l’aide à s’ouvrir, dit {friend}. [De force|Je suis très utile]. »
        + {Friend} poussa, souffla, frappa. « Toc, toc, c’est le printemps ! »
        + Le bouton devint si petit qu’on le voyait à peine.
        + « Ouvre-toi, dit {friend}. J’ai dit s’il te plaît. [Enfin, presque|Dans ma tête]. »
        + Une abeille, qui tricotait là, perdit trois mailles. [Elle n’était pas contente.|« Ah non ! » dit-elle.]
        + « Et un, et deux, et maintenant ! » Rien. « Et maintenant ? »
        + {Friend} voulait tout de suite. Tout de suite ne vint pas.
      `,
      doubt: `
        Attendre, c’était comme porter [un bol trop plein|de l’eau dans ses mains]. Et la route était longue.
        / On s’assit. [La lune ne bougeait pas.|Il ne se passa rien, puis encore rien.]
        + Il restait à faire une chose, et c’était : rien.
        + « C’est long, dit {friend}. [Ça dure depuis le début|Et ça s’allonge]. »
        + {Hero} regarda ailleurs, puis revint. Le bouton n’avait pas bougé.
        + Et s’il ne s’ouvrait jamais ? Personne n’osa le dire.
        + Une minute passa. Elle était en sabots.
        + L’escargot, lui, souriait. [Il avait tout son temps.|Il en avait vu d’autres.]
        + La nuit fit le tour, sans se presser.
      `,
      turn: `
        {Hero} retint {friend} par [une patte|ce qui dépassait].
        / « [Pas toucher|Non] », dit {hero}. {Hero} tint {friend} bien fort.
        @turn Puis {hero} fredonna et attendit. [La lune monta d’un cran.|Une étoile passa.]
        / {Hero} ne tira pas, [ne poussa pas|ne dit rien]. {Hero} fredonna et attendit.
        + On fredonna tous les couplets. Puis on les refit.
        + « Et maintenant ? » dit {friend}. « Chut, dit {hero}. [Il écoute|Il rêve qu’il est fleur]. »
        + C’était dur de ne rien faire. [Ça chatouillait partout.|On le fit quand même.]
        + {Friend} s’assit sur ses propres pattes, pour plus de sûreté.
        + {Hero} ne regardait pas le bouton. [Il rougissait, sinon.|Enfin, d’un œil.]
        + L’abeille d’à côté tricotait en mesure. Un escargot bougea une corne.
        + Il y eut un bruit de rien. Un pli se défit.
        + Une chanson, ça n’ouvre rien. [Mais ça fait passer le temps.|Ça tient compagnie.]
      `,
      works: `
        @result Au troisième couplet, pff, le bouton s’ouvrit tout seul, [pétale après pétale|sans se presser].
        / [Un pli|Un pétale] bougea. Puis, pff, le bouton s’ouvrit tout seul.
        {Thing} était au milieu, [comme dans un berceau|sur un peu de pollen].
        / Et là, [dans le jaune|tout au fond] : {thing} !
        + « J’ai bien attendu », dit {friend}, l’air épuisé.
        + La fleur bâilla. Elle sentait [le miel et la pluie|la vanille et la lune].
        + L’abeille qui attendait avait fini sa chaussette. Elle entra sans frapper.
        + « Bravo, dit l’escargot à la fleur. [Tu as fait vite|C’est presque un record]. »
        + Un pétale resta fermé encore un peu. On l’attendit aussi.
        + {Hero} prit {thing} du bout des doigts, sans froisser la fleur.
        + « Moi, je tirais juste pour l’encourager », dit {friend}.
        + C’était si joli que l’on resta là, à ne rien faire. On savait, maintenant.
      `,
      lesson: `
        Ce qui pousse a besoin [de temps|qu’on l’attende], et de mains tranquilles.
        / On n’ouvre pas une fleur. [On l’attend.|On chante à côté.]
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, un gros bouton vert tenait {thing} [tout au fond|bien au chaud].
        / {Spot.at} poussait un bouton de fleur [fermé comme un poing|têtu comme un nœud], et {thing} brillait dedans.
        « Il s’ouvrira, dit un escargot, [si personne ne tire dessus|mais pas avant d’en avoir envie]. »
        / Sur la tige, un escargot prévint : « Celui-là, c’est quand il veut. »
        + « Bientôt ? » demanda {friend}. « Plus tôt que ça », répondit l’escargot après réflexion.
        + Le bouton avait la taille d’un chou, la dureté d’une noix et l’air d’un coffre-fort.
        + En y collant l’oreille, on entendait tic, puis, très longtemps après, tac.
        + Une abeille attendait son tour depuis le matin, et tricotait pour s’occuper.
        + L’escargot habitait tout près. Il avait mis trois jours à venir voir, et ne regrettait rien.
        + Une odeur de fleur passait déjà par les fentes, mais seulement du bout du nez.
      `,
      wrong: `
        + « Attendre, je sais faire », dit {friend}, et {friend} attendit [une seconde entière|jusqu’à deux].
        / {Friend} s’assit pour attendre, [se releva|regarda le bouton], et trouva que c’était bien assez long.
        @wrong Ensuite {friend} tira sur le bouton de fleur, [d’abord un peu, puis beaucoup|de toutes ses forces].
        / Une patience plus tard, c’est-à-dire [tout de suite|aussitôt], {friend} tira sur le bouton de fleur.
        + Le bouton se referma d’un coup sec, comme une boîte à qui l’on a mal parlé.
        + « Je l’aide ! protesta {friend}. Il ne sait pas que c’est l’heure. »
        + Plus on tirait dehors, plus il se serrait dedans, et il était de loin le plus têtu.
        + Une abeille, qui tricotait là, en perdit ses mailles, et le dit.
        + {Friend} essaya les ordres, la ruse, et finit par chatouiller la tige, sans autre effet qu’un frisson.
        + « Dans mon souvenir, dit {friend}, les fleurs étaient plus rapides. »
      `,
      doubt: `
        Alors il ne resta plus qu’à attendre, ce qui est [beaucoup plus fatigant que courir|un drôle de travail].
        / On s’assit. Attendre, c’est [comme courir, mais sans les jambes|long, surtout vers le milieu].
        + C’est porter un bol trop plein à travers une longue pièce.
        + La lune semblait clouée. L’herbe elle-même ne poussait plus.
        + {Hero} pensa {keeper.a}, et à tous ceux qui attendaient aussi, là-bas.
        + Peut-être qu’il ne s’ouvrait que tous les cent ans, et que c’était hier.
        + L’escargot ferma les yeux, heureux, comme on les ferme devant une bonne soupe.
      `,
      turn: `
        Il fallut d’abord retenir {friend}, par une patte ou [par ce qui s’y prêtait|par le bout qui dépassait].
        / {Hero} attrapa {friend} au vol, [avec douceur, mais pour de bon|et ne lâcha plus].
        @turn Puis {hero} fredonna et attendit, [couplet après couplet|sans même regarder le bouton].
        / {Hero} regarda la nuit, fredonna et attendit [sans compter|comme on berce], une chanson entière.
        + L’abeille de garde battait la mesure avec ses aiguilles, et un escargot faisait la basse.
        + « Il n’a pas bougé », souffla {friend}. « Nous non plus, dit {hero}. Continuons. »
        + Ce n’était pas facile : les jambes voulaient courir, les bras voulaient tirer.
        + On apprit à connaître la nuit, ses bruits de feuilles et ses étoiles une par une.
        + {Friend} s’assit sur ses propres pattes, pour ne pas être {friend:tenté/tentée}.
        + Vers le milieu du deuxième couplet, quelque chose se dénoua, avec un bruit de papier.
      `,
      works: `
        @result Alors qu’on n’y pensait presque plus, le bouton s’ouvrit tout seul, [pff|avec un soupir], pétale par pétale.
        / Un soupir, [puis un parfum|un pli, un autre]. Le bouton s’ouvrit tout seul.
        Au creux de la fleur reposait {thing}, [sous un peu de pollen|dans un lit de pollen].
        + « Voilà qui est vite fait », remarqua l’escargot, et il était sincère.
        + {Friend} déclara n’avoir jamais attendu aussi bien de toute sa vie, ce qui était vrai.
        + L’abeille qui tricotait devant rangea une écharpe de quatre mètres et entra prendre son service.
        + Elle sentait la vanille et la pluie d’été. On n’osait pas respirer trop fort.
        + Un dernier pétale, plus timide, prit encore son temps, et personne ne le pressa.
        + {Hero} cueillit {thing} sans toucher au reste, et la fleur fit comme un signe de tête.
      `,
      lesson: `
        On n’encourage pas une fleur en tirant dessus : [on chantonne|on lui tient compagnie].
        / La patience n’est pas de la paresse : [c’est laisser faire|essayez donc, vous verrez].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, un bouton de fleur tenait {thing} au secret, [l’air buté|serré comme un poing].
        « Il s’ouvre de lui-même, dit un escargot, pourvu [qu’on n’y touche pas|que nul ne tire]. »
        + « Et cela prend longtemps ? » s’enquit {friend}. « Non, dit l’escargot, à peine une saison. »
        + En y posant l’oreille, on percevait un tic, suivi, bien plus tard, d’un tac réfléchi.
        + Une abeille, arrivée le matin même, tricotait en attendant l’ouverture et en était à son quatrième mètre.
        + Par une fente étroite filtrait un parfum, comme une lettre dont on n’aurait lu que l’enveloppe.
        + L’escargot, venu en voisin, avait mis trois jours à faire le trajet, et parlait de s’attarder.
      `,
      wrong: `
        + {Friend} jugeait l’attente inutile et lui accorda [une seconde|deux secondes pleines].
        / Attendre, {friend} en avait [entendu dire du bien|lu quelque chose], et s’y essaya le temps d’un battement de cils.
        @wrong Après quoi {friend} tira sur le bouton de fleur, [à deux reprises|de tout son poids].
        / La méthode ayant échoué, {friend} tira sur le bouton de fleur, [par le haut, par le bas, par surprise|avec une énergie de dentiste].
        + Il se referma d’un coup sec, à la manière d’un coffre auquel on aurait mal parlé.
        + « Je l’encourage », haleta {friend}, dont les encouragements laissaient des traces de doigts ou de dents.
        + Plus on le pressait d’éclore, plus il semblait se souvenir de l’hiver.
        + Vinrent ensuite les menaces, puis la ruse, enfin une chatouille, qui n’eut d’autre effet qu’un frisson.
        + L’abeille du premier rang, qui en avait perdu sa maille, fit remarquer que certains travaillaient, ici.
      `,
      doubt: `
        On s’assit donc, et l’on découvrit combien il est [épuisant de ne rien faire|long de laisser faire].
        / Le plus dur, quand on attend, [c’est de ne pas surveiller|ce sont les mains], et la nuit n’offrait guère de distractions.
        + Cela ressemblait à porter un bol trop plein d’un bout à l’autre d’une pièce interminable.
        + La lune paraissait clouée ; même l’herbe, aurait-on juré, avait interrompu sa croissance.
        + Et si cette fleur ne s’ouvrait que tous les cent ans, se demanda {hero}, et que ce fût hier ?
        + Seul l’escargot rayonnait, les yeux clos, tel un gourmet devant un potage qui fume.
      `,
      turn: `
        + Une main ferme, posée sur {friend} à l’endroit qui dépassait, [prévint toute rechute|fut nécessaire].
        / {Hero} saisit {friend} par ce qui dépassait et [ne desserra plus son étreinte|garda la prise], affectueusement.
        @turn Puis {hero} fredonna et attendit, [le regard ailleurs|couplet après couplet], sans rien vouloir.
        / {Hero} tourna le dos au bouton, fredonna et attendit, [comme si la nuit n’avait rien d’autre à faire|d’un couplet à l’autre].
        + Attendre, au fond, n’était pas ne rien faire : c’était tenir la porte à quelque chose de lent.
        + « Rien ne bouge », gémit {friend}, à qui l’on fit valoir que c’était justement le programme.
        + Une abeille marquait la mesure de ses aiguilles à tricoter, tandis qu’un escargot assurait une basse presque inaudible.
        + À force, on fit connaissance avec la nuit, avec ses froissements, ses gouttes, ses étoiles prises une à une.
        + Quelque part dans le deuxième couplet, un pli se défit, avec le bruit d’une page qu’on tourne.
      `,
      works: `
        @result Comme personne ne le regardait en face, le bouton s’ouvrit tout seul, [pff|avec un soupir d’aise].
        / Sans témoin, [ou presque|puisqu’on avait la politesse de chanter], le bouton s’ouvrit tout seul.
        {Thing} reposait au milieu des étamines, [ainsi qu’en un berceau|dans une poussière d’or].
        + « Je l’ai rarement vu si expéditif », commenta l’escargot, [encore tout essoufflé de l’événement|que tant de hâte décoiffait].
        + {Friend} assura [n’avoir jamais si bien attendu de sa vie|posséder désormais l’art d’attendre], ce que nul ne songea à contester.
        + L’abeille qui faisait antichambre [plia son ouvrage, rajusta ses manches|compta ses mailles, se recoiffa] et entra prendre son service.
        + Un ultime pétale, [d’un naturel réservé, demanda un délai|le plus timide, sollicita une minute], qui lui fut accordé de bon cœur.
        + Il flottait [une odeur de vanille et d’averse|un parfum de beurre et de pluie], pour laquelle on se serait volontiers assis une heure de plus.
      `,
      lesson: `
        Ce qui fleurit ne se tire ni ne se commande : [cela s’attend, en chantonnant|cela s’accompagne].
        / La patience est une manière [d’aider|d’agir], celle qui laisse le moins d’empreintes.
      `,
    },
  },
  Honesty: {
    titles: `
      {hero} et la porte aux cadenas
      Qui a marché sur les fleurs ?
      Les oreilles chaudes
      Une vache sans pattes
    `,
    refrains: [
      {
        first: 'Vrai de vrai, dit tout bas, le vrai ouvre, l’autre pas.',
        changed: 'Vrai de vrai, dit tout bas, un cœur léger ne pèse pas.',
      },
      {
        first: 'Un mensonge, et clic, un verrou | un mot vrai, et clac, c’est tout.',
        changed: 'Un mot vrai, et plus de verrous | la porte bâille, et moi, et vous.',
      },
      {
        first: 'Oreilles rouges, cœur léger.',
        changed: 'Oreilles fraîches, dormez.',
      },
    ],
    facts: {
      wrong: '{friend} accusa le vent, puis une vache',
      turn: '{hero} avoua avoir marché aussi sur les fleurs',
      result: 'tous les cadenas s’ouvrirent d’un coup',
    },
    beginner: {
      gate: `
        @spot [C’était là|C’était ici], {spot.at}. Une vieille porte gardait {thing}. Ses fleurs étaient [écrasées|toutes plates].
        / {Thing} était derrière une porte, {spot.at}. Devant, on voyait [des fleurs piétinées|ses fleurs par terre].
        « Qui a marché là ? » demanda [la porte|la porte, d’une voix de grenier].
        / « Mes fleurs ! dit la porte. [Qui a fait ça ?|Qui était-ce ?] »
        + Elle portait déjà un gros cadenas, comme un nez.
        + Les pâquerettes avaient la tête en bas. [On voyait la trace d’un pied.|L’une avait un bleu.]
        + On avait couru si vite pour venir ! On n’avait pas regardé par terre.
        + « Je veux le vrai, dit la porte. [Je n’ouvre pas au reste|Le faux me bloque]. »
        + Elle craquait un peu, [comme une grand-mère|comme quelqu’un qui attend].
        + Par la serrure, on voyait {thing}, si près !
        + « Je les arrose chaque soir », dit la porte. [Sa voix grinça.|On se sentit tout petits.]
        + {Friend} regarda en l’air. {Hero} regarda ses pieds.
      `,
      wrong: `
        @wrong « C’est le vent », dit {friend}. Puis {friend} accusa une vache, [et mardi dernier|très grosse].
        / {Friend} accusa une vache. [Une vache qui vole|Une toute petite], sans doute.
        À chaque mensonge, [clac|clic, clac], un cadenas [de plus|poussait].
        / Clac ! Un cadenas. Clac ! Un autre. [La porte n’y voyait plus.|Il en venait partout.]
        + « Une vache sans pattes », précisa {friend}. Clac.
        + « Elle chantait un air [très triste|de chez elle] », dit {friend}. Clac, clac.
        + « Et de quelle couleur, la vache ? » « Verte », dit {friend}, très vite.
        + « Moi, je volais », dit {friend}. Ce fut le plus gros cadenas.
        + La porte penchait sous le poids, et ses gonds gémirent.
        + {Friend} parlait, parlait, et le fer poussait sur la porte.
        + « C’est peut-être vous », dit {friend} à la porte. [Clac, fit la porte.|Clac, clac et clac.]
      `,
      doubt: `
        La porte avait [douze|quinze] cadenas. Sous les pieds {hero.de}, il y avait un pétale.
        / On se tut. [Une fleur éternua.|Une pâquerette se releva un peu, puis retomba.]
        + Le pétale collait. [On avait beau frotter.|Il ne voulait pas partir.]
        + « Ne dis rien, souffla {friend}. Ça passera. » Ça ne passait pas.
        + Il y avait un vrai mot à dire. Il pesait lourd.
        + La porte attendait. Les portes savent attendre.
        + C’était petit, une fleur. Mais on l’avait écrasée quand même.
        + Et si elle se fâchait ? [Et si elle pleurait ?|Et si elle n’ouvrait jamais ?]
        + La vache n’existait pas. Pourtant, elle était gênante.
      `,
      turn: `
        Les oreilles {hero.de} devinrent [chaudes|toutes chaudes]. Il fallait [le dire|pourtant le dire].
        @turn « J’ai marché sur vos fleurs, moi aussi, avoua {hero}. [Pardon|Je regardais ailleurs]. »
        / {Hero} rougit. « Moi aussi, j’ai marché sur vos fleurs. [Voilà|C’est vrai]. »
        + Le mot sortit d’un coup, comme un bouchon.
        + « On courait, dit {hero}. On ne les a pas vues. »
        + Rien ne fit clac. [On n’osa pas bouger.|On écouta bien.]
        + {Hero} montra un pétale, sous son pied. « Il est à vous, je crois. »
        + {Friend} toussa. « Il n’y avait pas de vache », dit {friend}, [enfin|dans un souffle].
        + La porte ne dit rien. Elle regarda longtemps.
        + Dire vrai brûle un peu. [Comme la soupe, au début.|Puis c’est tiède.]
        + « On va les redresser, dit {hero}. Toutes. »
      `,
      works: `
        @result Clic, clac, tous les cadenas s’ouvrirent d’un coup, [comme des applaudissements|et tombèrent].
        / La porte rit, et [clac, clac|d’un coup], tous les cadenas s’ouvrirent.
        {Thing} était derrière. On redressa les fleurs [une par une|avant de partir].
        / « Entrez », dit la porte. [Et voici|On vit] {thing}.
        + « Et la vache ? » demanda la porte. « Quelle vache ? » dit {friend}.
        + « Ça fait du bien, soupira la porte. [Je respire|J’avais mal aux gonds]. »
        + Il fallut un petit bâton pour chaque tige. {Friend} en trouva dix.
        + « Vous êtes fâchée ? » demanda {hero}. « Je l’étais », dit la porte.
        + Les cadenas faisaient un tas. [Un mulot en prit un pour maison.|Le tas brillait.]
        + Elle s’ouvrit en grand, sans grincer. Elle s’était retenue.
        + « Les fleurs, ça repousse, dit-elle. Surtout quand on s’excuse. »
        + Les oreilles refroidirent. C’était même agréable.
      `,
      lesson: `
        Dire vrai chauffe les oreilles, puis [ça ouvre les portes|ça passe].
        / Un mensonge, [ça ferme|ça fait clac]. Le vrai, ça fait clic.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se dressait une vieille porte, et {thing} était [derrière|juste derrière].
        / {Spot.at}, une porte très vieille et [très fâchée|presque polie] gardait {thing}.
        « Quelqu’un a piétiné mes fleurs, dit-elle d’une voix de grenier. [Qui ?|J’attends.] »
        / « Mes fleurs ! gémit la porte. [Des tulipes de famille|Des pensées de mon âge] ! Qui a marché dessus ? »
        + Devant le seuil, six pâquerettes étaient couchées, la figure dans la terre.
        + On était arrivé en courant, le nez en l’air, sans penser à ce qui pousse en bas.
        + « Je n’ouvre qu’à la vérité, prévint-elle. C’est la seule clé qui ne me chatouille pas. »
        + Elle portait déjà un cadenas, rouillé, en souvenir d’une vieille histoire de confiture.
        + {Friend} trouva soudain le ciel très intéressant.
        + « Je les avais semées moi-même, ajouta la porte, et pour une porte, ce n’est pas commode. »
      `,
      wrong: `
        @wrong « Le vent ! » dit {friend}. Comme l’air ne bougeait pas, {friend} accusa une vache, [puis mardi|verte].
        / {Friend} accusa une vache, [un coup de vent|un orage], puis mardi dernier, sans reprendre haleine.
        Clac ! À chaque fable, un cadenas neuf [poussait sur la porte|se fermait].
        / Un cadenas de plus, [un gros|un doré], se referma à chaque invention, clac.
        + « Une vache sans pattes, précisa {friend}, ce qui explique qu’il n’y ait pas de traces. »
        + « Et par où est-elle repartie ? » demanda la porte. « Par la mer », dit {friend}. Clac, clac.
        + Les cadenas se bousculaient, et les derniers arrivés devaient s’accrocher aux premiers.
        + « D’ailleurs, je ne marche jamais, ajouta {friend}, qui marchait de long en large. »
        + La porte penchait tellement que ses gonds demandèrent de l’aide.
        + L’histoire devenait si compliquée {friend.que} s’embrouilla entre mardi et la vache.
      `,
      doubt: `
        Quand le silence revint, on compta [dix-neuf|vingt-deux] cadenas, et un pétale collé sous le pied {hero.de}.
        / Personne ne parlait. [Un dernier cadenas|La lune], tout en haut, avait l’air de nous regarder.
        + On peut gratter un pétale, on peut le cacher, mais on sait toujours où il est.
        + « Pas un mot, chuchota {friend}. Si on se tait, ce n’est pas mentir. »
        + Une pâquerette essaya de se relever et n’y arriva pas.
        + La porte attendait, avec la patience de ceux qui n’ont nulle part où aller.
        + Ce n’était qu’un petit mot à dire, mais il était coincé en travers.
      `,
      turn: `
        + D’abord, les oreilles {hero.de} devinrent chaudes, puis [les joues|tout le reste]. Il fallait y aller.
        / Dire vrai, c’est court, [mais ça pique|seulement, ça chauffe les joues]. {Hero} prit son souffle.
        @turn « J’ai marché sur vos fleurs, moi aussi, avoua {hero}. [Je vous demande pardon.|J’ai eu tort.] »
        / Alors {hero} montra [le pétale sous son talon|le bas de ses jambes] : « J’ai marché sur vos fleurs, moi aussi. »
        + On rentra la tête dans les épaules en attendant un clac qui ne vint pas.
        + « On courait et je n’ai pas regardé, continua {hero}, et ce n’était pas une vache. »
        + « Il se peut, dit {friend} en se tortillant, que j’aie un peu inventé la vache. »
        + La vérité était plus courte que la vache, et beaucoup plus facile à retenir.
        + {Hero} décolla de son talon un pétale et le posa, bien à plat, devant le seuil.
        + « Et je voudrais bien les redresser », ajouta {hero}, d’une voix qui tremblait un peu.
      `,
      works: `
        @result Alors tous les cadenas s’ouvrirent d’un coup, [dans un bruit d’applaudissements|et tombèrent comme des noix].
        / La porte soupira d’aise, [de haut en bas|de tout son bois], et tous les cadenas s’ouvrirent d’un coup.
        Derrière la porte grande ouverte brillait {thing}. [Mais les fleurs d’abord.|On releva d’abord les fleurs.]
        / {Thing} attendait de l’autre côté. On redressa d’abord les fleurs, une par une.
        + Chacune eut son petit tuteur, un peu d’eau et un mot d’excuse.
        + « Ah ! soupira la porte en étirant ses gonds, vous n’imaginez pas le poids d’une vache. »
        + Un mulot emporta le plus gros cadenas, dont il comptait faire une armoire.
        + « Étiez-vous très fâchée ? » demanda {hero}. « Très, dit-elle. Et puis, clic. »
        + {Friend} planta, en plus, une pâquerette trouvée plus loin, sans que personne le lui demande.
        + Peu à peu, les oreilles reprirent leur température, et le cœur, lui, resta léger.
      `,
      lesson: `
        Un mensonge en réclame aussitôt un autre ; [la vérité se suffit|la vérité, jamais].
        / La vérité réchauffe les oreilles, mais elle [ouvre les portes|évite de nourrir une vache imaginaire].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} s’élevait une très vieille porte, derrière laquelle [se trouvait|on devinait] {thing}.
        « Qui a marché sur mes fleurs ? » demanda-t-elle, [sans élever la voix|d’un ton de grenier].
        + Six pâquerettes gisaient devant le seuil, la collerette de travers et la figure contre terre.
        + Il faut dire qu’on était arrivé au galop, le nez dans les étoiles, où ne pousse aucune pâquerette.
        + Elle n’ouvrait, précisa-t-elle, qu’à la vérité, les autres clés lui donnant des chatouilles.
        + Un unique cadenas pendait à son anneau, souvenir d’une affaire de confiture que l’on préféra ne pas approfondir.
        + {Friend} se découvrit à cet instant une passion pour l’astronomie.
      `,
      wrong: `
        @wrong Ce fut d’abord le vent ; puis {friend} accusa une vache, [et enfin mardi dernier|de passage, et verte].
        / {Friend} accusa une vache qu’on n’avait jamais vue, appela le vent à témoin et se contredit.
        À chaque fable, clac, un cadenas [flambant neuf|de plus] se refermait sur la porte.
        + « Une vache sans pattes, ajouta {friend}, ce qui explique tout naturellement l’absence d’empreintes. »
        + Interrogée sur la direction prise par l’animal, la défense répondit qu’il s’était éloigné par voie de mer.
        + Les cadenas, faute de place, s’accrochaient les uns aux autres et formaient des grappes.
        + Un mensonge a toujours besoin de compagnie ; celui-là, bientôt, eut besoin d’un troupeau.
        + Comme la vache avait un alibi, {friend} dut se rabattre sur sa cousine, et s’y perdit.
      `,
      doubt: `
        Durant le silence embarrassé qui suivit, {hero} sentit sous son pied [la douceur d’un pétale|un pétale accusateur].
        / On se tut, et {hero}, baissant les yeux, [aperçut sous son talon un pétale bleu|vit ce que son talon avait à dire].
        + Un pétale se cache aisément aux autres, mais jamais tout à fait à la plante du pied.
        + « Se taire n’est pas mentir », plaida {friend} à voix basse, sans y croire beaucoup.
        + La porte attendait, avec cette patience des choses qui n’ont nulle part où aller.
        + Le mot qu’il fallait dire n’avait rien de long, mais il s’était mis en travers.
      `,
      turn: `
        + Une chaleur monta aux oreilles {hero.de}, s’y installa, et [n’en bougea plus|rayonna].
        / Il y a, entre une vérité et la langue, [trois pas fort raides|une marche que l’on rate volontiers] ; {hero} les sentit jusqu’aux oreilles.
        @turn « J’ai marché sur vos fleurs, moi aussi », avoua {hero}, et [l’on attendit le clac|la nuit se tut].
        / « J’ai marché sur vos fleurs, moi aussi, [et je n’ai rien dit|je visais le chemin], avoua {hero}. Pardon. »
        + Le clac ne vint pas, ce qui encouragea la suite : on courait, on n’avait pas regardé, on le regrettait.
        + La vérité, comparée à la vache, se révélait étonnamment courte et facile à nourrir.
        + « Il se pourrait, admit {friend} du bout des lèvres, que je l’aie un peu aperçue en rêve. »
        + {Hero} décolla de son talon un pétale et le déposa devant le seuil, comme une pièce à conviction.
        + Rien ne pèse comme un aveu qu’on porte, et rien n’est plus léger qu’un aveu qu’on a fait.
      `,
      works: `
        @result Là-dessus, tous les cadenas s’ouvrirent d’un coup, avec un bruit [d’ovation|de grêle joyeuse].
        Elle tourna sans grincer, et l’on vit {thing}, mais [les fleurs passèrent d’abord|on releva d’abord les fleurs].
        + Chaque tige reçut [un tuteur, une gorgée d’eau|une béquille, un peu de rosée] et des excuses personnelles.
        + « Vous n’avez pas idée, [soupira la porte en étirant ses gonds|avoua la porte, enfin à son aise], de ce que pèse une vache. »
        + Un mulot fit emporter le plus beau cadenas, qu’il destinait à sa salle à manger.
        + {Friend} [repiqua une pâquerette de supplément|offrit au massif une violette de plus], sans témoin, du moins le croyait-on.
        + Avait-elle été fâchée ? Terriblement, dit-elle, jusqu’au clic, après quoi elle n’y avait plus pensé.
      `,
      lesson: `
        La vérité échauffe les oreilles, mais elle [ouvre davantage de portes que les clés|se soutient toute seule].
        / On s’épuise à nourrir une vache imaginaire ; [la vérité coûte moins|la vérité, elle, repose].
      `,
    },
  },
  Respect: {
    titles: `
      {hero} et le roi du pouce
      Le peuple haut comme un pouce
      On n’enjambe pas un roi
      Bonsoir, Majesté
    `,
    refrains: [
      {
        first: 'Bonjour, les grands, bonjour, les petits : s’il vous plaît, et puis merci.',
        changed: 'Bonsoir, les grands, bonsoir, les petits : un salut, et tous au lit.',
      },
      {
        first: 'Chapeau bas, genou par terre : petit roi, que faut-il faire ?',
        changed: 'Chapeau bas, bonnet de nuit : petit roi, cent fois merci.',
      },
      {
        first: 'Grand ou petit, je fais le tour.',
        changed: 'Grand ou petit, dors jusqu’au jour.',
      },
    ],
    facts: {
      wrong: '{friend} enjamba le petit roi en riant',
      turn: '{hero} se baissa et salua le petit roi',
      result: 'le petit peuple apporta {thing} lui-même',
    },
    beginner: {
      gate: `
        @spot [On s’arrêta|On arriva] {spot.at}. Un peuple haut comme un pouce [vivait|habitait] là. {Thing} était leur place.
        / Des gens pas plus hauts qu’un pouce vivaient {spot.at}. [Ils dansaient|Leur marché se tenait] sur {thing}.
        « On n’enjambe pas un roi », dit leur [roi|tout petit roi].
        / Un roi leva la main. [Halte !|Stop !] Il était grand comme un bouton.
        + Il y avait des rues, des bancs, [un chien-puce|une école pour six].
        + Le roi avait une moustache. [Il fallait le savoir.|Elle était plus large que lui.]
        + Une dame vendait des graines, une par une.
        + « Attention à vos pieds, dit le roi. Ce sont des montagnes. »
        + Le garde avait une épine pour épée. [Il la pointa.|Il toussa très fort.]
        + Autour {thing.de}, on avait mis des petits drapeaux.
        + Leurs lampes étaient des grains de pollen. C’était joli.
        + Une trompette sonna : [pip|pit, pit]. C’était pour nous.
      `,
      wrong: `
        @wrong {Friend} enjamba le petit roi en riant : « [Quel roi|Où ça, un roi] ? »
        / {Friend} enjamba le petit roi en riant, [sans le voir|hop, d’un coup].
        Aussitôt, cent petites mains retinrent {thing}. [Rien ne bougea.|On tira en vain.]
        / Alors le peuple s’assit sur {thing}. [Cent derrières, ça pèse.|Impossible de bouger ça.]
        + Quelqu’un attacha aussi {friend} au sol, avec du fil.
        + « Hou ! » dit la foule. [C’était un hou de fourmi.|Le hou fut petit, mais vexé.]
        + « C’est trop petit pour être vrai », dit {friend}.
        + La couronne roula par terre. Ding, ding, ding.
        + « J’ai vu des miettes plus grandes », dit {friend}. [Aïe, dirent les miettes.|La foule devint rouge.]
        + Un pas de trop, et le marché perdit un toit.
        + Un bébé du pouce se mit à pleurer. [On l’entendit à peine.|C’était comme un moustique.]
        + « Ça chatouille ! » cria {friend}. C’étaient les lances.
      `,
      doubt: `
        Le petit roi avait redressé sa couronne. [Elle tremblait un peu.|C’était une capsule.]
        / Le petit roi ne disait plus rien. [Il tournait le dos.|Son menton tremblait.]
        + On remit un banc debout. Il était long comme un ongle.
        + Ce n’est pas drôle, d’être petit quand on rit.
        + Un jour de foule, {hero} n’avait vu que des genoux.
        + « Ils n’ont qu’à grandir », dit {friend}, [mais tout bas|sous ses fils].
        + On n’osait plus bouger un orteil. [Il y avait du monde dessous.|Il y avait une école.]
        + La trompette jouait un air triste : pip, pip.
        + Un roi, c’est un roi. [La taille n’y fait rien.|Même en très petit.]
      `,
      turn: `
        @turn {Hero} se baissa et salua le petit roi, [très bas|bien bas].
        / {Hero} mit le nez [tout en bas|par terre], et salua le petit roi.
        « Bonsoir, Majesté. Peut-on [vous demander|vous prier de prêter] {thing} ? »
        / « Majesté, pardon pour le bruit. [Pouvons-nous vous parler|Avez-vous un moment] ? »
        + De près, il avait des yeux très fins. [On voyait même sa cape.|Il avait aussi trois rides.]
        + On avait le nez tout en bas. Cela sentait bon, vu d’ici.
        + « Comment s’appelle votre ville ? » « Grande-Ville », dit le roi.
        + {Hero} parla doucement, pour ne pas faire de vent.
        + Tout le monde regardait. C’est dur, de se baisser devant tout le monde.
        + Pas de rire. [Pas même un petit.|Rien qu’un vrai bonsoir.]
        + « C’est pour une urgence, dit {hero}. Après, on vous dit merci. »
        + Le garde baissa son épine, et {hero} attendit la réponse.
      `,
      works: `
        Le roi réfléchit, ce qui lui prit [tout le corps|un moment].
        / Le roi [remit sa couronne|se gratta la barbe] et dit : « Demandé si poliment… »
        @result Puis le petit peuple apporta {thing} lui-même, [en fanfare|à cent].
        / Ho hisse ! Le petit peuple apporta {thing}. [Tous tenaient un bout.|Quelle fanfare !]
        + {Friend} salua aussi. Il n’est jamais trop tard.
        + « Vous êtes grands, dit le roi, mais [bien élevés|on vous pardonne]. »
        + Ho, hisse ! Cent petits ho, cent petits hisse.
        + Un bébé du pouce fit bravo. On le prit pour un grillon.
        + On recoiffa le marché de son toit. [Avec deux brins de mousse.|Il fut même plus beau.]
        + {Hero} reçut une médaille, [un grain de sable doré|grosse comme une puce].
        + « Revenez, dit la reine. Mais en marchant au bord. »
        + On coupa les fils {friend.de}. Il y en avait trois cents.
      `,
      lesson: `
        Quand on se baisse un peu, on voit mieux [les rois|qui est grand].
        / Un bonjour ne coûte rien, [même tout petit|et il ouvre une ville].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} vivait une ville haute [d’un pouce|comme une fraise], autour {thing.de}.
        / Autour {thing.de}, {spot.at}, des gens pas plus hauts qu’un pouce avaient bâti leur ville.
        « Halte ! cria un roi minuscule. [On n’enjambe pas|Personne n’enjambe] Grande-Ville. »
        + Il y avait une mairie dans une coquille, un marché, et une école où il restait une place.
        + La garde royale, douze hommes et une fourmi, pointa ses épines vers nos orteils.
        + « Vos pieds, dit le roi, sont deux fois plus grands que ma banlieue. Tenez-les. »
        + Sa moustache dépassait de chaque côté, et lui servait sans doute à garder l’équilibre.
        + Une trompette joua l’hymne. Il fallait tendre l’oreille, mais l’air était beau.
        + À la terrasse d’un café, on posa son dé à coudre pour mieux nous regarder.
      `,
      wrong: `
        @wrong « Un roi ? Où ça ? » dit {friend}, qui enjamba le petit roi en riant [de bon cœur|tout haut].
        / {Friend} ne vit qu’un [bouton qui criait|caillou à moustache] et enjamba le petit roi en riant.
        Aussitôt, cent petites mains retinrent {thing}. [On tira, mais rien ne vint.|Plus rien ne bougeait.]
        / Un tambour battit, [gros comme un pois|en bas], et tout un peuple s’agrippa {thing.a}.
        + La couronne roula jusqu’au caniveau, et un grand silence tomba sur la toute petite ville.
        + En deux minutes, {friend} fut {friend:cousu/cousue} au sol par trois cents fils, et des nœuds de marin.
        + « Mais c’est pour rire ! » protesta {friend}. Personne, en bas, ne riait.
        + Le toit du marché s’était envolé, et la marchande de graines cherchait sa graine.
        + « J’ai déjà trouvé plus grand que vous dans ma poche », ajouta {friend}, ce qui n’arrangea rien.
        + Au balcon, la reine ferma ses volets, l’un après l’autre, très lentement.
      `,
      doubt: `
        Le roi ramassa sa couronne et l’essuya. [Ses mains tremblaient.|Il nous tourna le dos.]
        / On vit alors que le roi avait [perdu une chaussure|le nez rouge], et que personne ne riait plus.
        + Elle était faite d’une capsule, et quelqu’un l’avait polie pendant des heures.
        + Être grand, se dit {hero}, ce n’est pas un métier ; c’est seulement une hauteur.
        + On avait ri, et le rire était tombé de très haut sur des gens très bas.
        + Prendre {thing} de force, on l’aurait pu, peut-être. Mais on aurait emporté leur grand-place.
        + Pip, pip, faisait la trompette, sur un air que même {friend} trouva triste.
      `,
      turn: `
        @turn Alors {hero} se baissa et salua le petit roi, [le nez tout près du sol|aussi bas que possible].
        / {Hero} plia [les genoux, le dos, le cou|tout ce qui se plie] et salua le petit roi.
        « Majesté, [pardon d’avoir ri|pardon de vous avoir fait peur]. Puis-je vous demander une faveur ? »
        / « Sire, dit {hero}, [votre ville est belle|nous venons de loin]. Nous cherchons {thing}, s’il vous plaît. »
        + Vue d’en bas, la ville devenait grande, avec des fenêtres, des fleurs et du linge qui séchait.
        + {Hero} parlait doucement, car un mot trop fort aurait couché les drapeaux.
        + Ce n’est pas facile de demander, quand on est le plus fort et que chacun le sait.
        + « Votre hymne est très beau », ajouta {hero}, et c’était vrai, de tout près.
        + Le roi regarda cet œil plus gros que lui, et il y vit quelqu’un de poli.
        + Il consulta la reine, le maire et une fourmi, dans cet ordre.
      `,
      works: `
        « On nous avait toujours pris, dit le roi, [jamais demandé|on ne nous avait rien demandé]. »
        @result Sur un signe de lui, le petit peuple apporta {thing} lui-même, [en fanfare|en chantant ho hisse].
        / Cent épaules se levèrent, [ho|une, deux], ho hisse, et le petit peuple apporta {thing} lui-même.
        + Cela fit deux cents petits pieds. Une fourmi dirigeait la manœuvre.
        + On dénoua les trois cents fils. {Friend} salua d’assez bonne grâce.
        + On remit son toit au marché, et {hero} retrouva sous un pétale la graine d’une marchande.
        + La reine rouvrit ses volets et fit un signe du petit doigt, que l’on devina.
        + {Hero} reçut un grain de sable. C’était la plus haute médaille du pays.
        + « Repassez quand vous voulez, dit le roi, mais prévenez, que l’on rentre le linge. »
      `,
      lesson: `
        Pour voir si quelqu’un est grand, il faut [se baisser un peu|parfois se mettre à genoux].
        / Ce qu’on n’obtient pas en riant, on l’obtient [en saluant|en demandant].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} s’étendait une capitale haute d’un pouce, dont {thing} était [le cœur|la place].
        « Nul n’enjambe Grande-Ville », déclara un roi [de la taille d’un bouton|moustachu].
        + La garde, forte de douze hommes et d’une fourmi, pointa ses épines vers nos orteils.
        + On distinguait une mairie en coquille, un marché couvert, une école où il restait, semblait-il, une place.
        + Le monarque devait à sa moustache, plus large que lui, un équilibre admirable.
        + À la terrasse d’un café, un vieux monsieur replia son journal, qui avait été un confetti.
        + La trompette entonna un hymne interminable, dont il nous parvint, en tout, à peu près quatre notes.
      `,
      wrong: `
        @wrong « Un roi, ça ? » dit {friend}, qui enjamba le petit roi en riant [à gorge déployée|comme un tambour].
        Cent petites mains, au même instant, retinrent {thing}, [qui ne bougea plus|et tinrent bon].
        + La couronne roula jusqu’au caniveau ; un silence immense tomba sur la ville minuscule.
        + {Friend} se vit, en moins de deux minutes, {friend:cousu/cousue} au sol par trois cents fils.
        + « C’était de l’humour », plaida {friend}, mais on est rarement drôle en étant à plat ventre.
        + Le courant d’air de ce rire avait soufflé le toit du marché et couché tous les drapeaux.
        + Au balcon du palais, la reine ferma ses volets, l’un après l’autre, avec une lenteur accablante.
      `,
      doubt: `
        Le roi ramassa sa couronne, qui était une capsule, [et l’essuya longuement|puis nous tourna le dos].
        / Le rire retomba de haut, [sur les toits|tuile à tuile], et l’on regarda enfin où l’on avait mis les pieds.
        + Quelqu’un avait dû la polir des heures durant, avec amour et du sable très fin.
        + Être grand n’est pas un mérite, songea {hero}, c’est tout au plus une altitude.
        + Rien n’interdisait d’employer la force, si ce n’est qu’on emporterait avec {thing} la place où ils dansaient.
        + La trompette, là-dessous, s’essayait à une marche funèbre que l’on aurait préféré ne pas comprendre.
      `,
      turn: `
        @turn Alors {hero} se baissa et salua le petit roi, [de toute sa hauteur|sans l’ombre d’un sourire].
        / {Hero} s’abaissa par étapes, et salua le petit roi comme on salue les grands.
        « Majesté, nous vous devons [réparation|des excuses] ; permettez-vous également une prière ? »
        / « Sire, dit {hero}, [nos pieds sont plus grossiers que nous|l’erreur fut de taille] ; nous venons en demandeurs. »
        + De cette hauteur, la ville avait des géraniums, du linge aux fenêtres et des enfants à chaque fente.
        + Il fallait parler bas, une phrase un peu vive risquant de renverser la fontaine.
        + Demander, quand on pourrait prendre, est une politesse qui coûte surtout aux genoux.
        + Le souverain scruta cet œil plus vaste que son lac, et n’y trouva aucune moquerie.
        + Il en conféra avec la reine, le maire et une fourmi, laquelle paraissait avoir le dernier mot.
      `,
      works: `
        « On nous a fréquemment dérobés, observa le roi, [rarement sollicités|jamais sollicités]. »
        @result Et, sur un geste de sa part, le petit peuple apporta {thing} lui-même, [en grande pompe|fanfare en tête].
        / Ni porteurs ni charrette, le petit peuple apporta {thing} lui-même, en chantant l’hymne.
        + Deux cents pieds minuscules [marchaient au pas, sous les ordres d’une fourmi|battaient la mesure, devant une fourmi] très à cheval sur l’alignement.
        + {friend:Délié/Déliée} fil après fil, {friend} fit une révérence à laquelle il ne manquait que l’habitude.
        + {Hero} [reçut un grain de sable|eut droit à une paillette], décoration que l’on n’avait plus remise depuis trois règnes.
        + Le toit du marché retrouva ses murs, [la marchande sa graine|le boulanger son four], et les drapeaux la verticale.
        + « Revenez donc, [dit la reine à sa fenêtre|lança la reine entre deux pots de fleurs], mais annoncez-vous, que l’on rentre le linge. »
      `,
      lesson: `
        La grandeur s’apprécie difficilement d’en haut : [il faut se baisser un peu|mieux vaut s’agenouiller].
        / Ce que la moquerie avait fermé, une révérence [le rouvrit|suffit à le rouvrir].
      `,
    },
  },
  Responsibility: {
    titles: `
      {hero} et la lampe de la luciole
      Tenir, tenir encore
      La lampe qui ne bougea pas
      Quelqu’un compte sur ta main
    `,
    refrains: [
      {
        first: 'Tiens la lampe, tiens-la bien, quelqu’un compte sur ta main.',
        changed: 'Pose la lampe, tout va bien, le jour la tiendra demain.',
      },
      {
        first: 'J’ai promis, je reste là | même si ça pique dans le bras.',
        changed: 'J’ai promis, c’est fait, voilà | la nuit se repose sur mon bras.',
      },
      {
        first: 'Ne bouge pas, lampe, je suis là.',
        changed: 'Repose-toi, lampe, maman est là.',
      },
    ],
    facts: {
      wrong: '{friend} lâcha la lampe pour suivre une musique',
      turn: '{hero} tint la lampe jusqu’au bout',
      result: 'la maman luciole revint de la fente',
    },
    beginner: {
      gate: `
        @spot [Voilà|Enfin] : on était {spot.at}. {Thing} était dans une fente [étroite|noire].
        / Il y avait une fente {spot.at}. Tout au fond, [on voyait|dormait] {thing}.
        « J’y vais, dit une maman luciole. Mais [qui tiendra la lampe de mon petit|mon petit a peur du noir] ? »
        / Une maman luciole dit : « [Je suis mince, j’irai|Moi, je passe]. Mais la lampe du petit ? »
        + Le petit ver luisant regardait tout le monde.
        + Sa lampe était pleine d’huile, et ronde comme une noix.
        + « Elle doit rester droite, dit la maman. [Sinon, elle baisse|Si elle penche, elle pleure]. »
        + « J’ai déjà deux jours », dit le petit. [Il en était fier.|Et demi, dit la maman.]
        + La fente était trop petite pour nous. [On y passait un cil.|On essaya un peu, quand même.]
        + Il avait un bonnet de nuit, grand comme une graine.
        + Elle embrassa le petit, puis la lampe. « Je reviens. »
      `,
      wrong: `
        « Moi ! » dit {friend}. [C’était juré.|Parole d’honneur.] Alors on entendit une musique.
        / « Je la tiendrai, [jura {friend}|dit {friend}], jusqu’à demain. » Et puis vint une musique.
        @wrong {Friend} lâcha la lampe pour suivre cette musique, [rien qu’un refrain|une minute].
        / La musique [tournait le coin|avait un tambour]. {Friend} lâcha la lampe pour la suivre.
        + La lampe baissa. [Le noir fit un pas.|Le petit fit : oh.]
        + « Je tiens toujours, criait {friend} de loin. [Dans mon cœur|En pensée] ! »
        + C’était un violon, un tambour, et des gens qui riaient.
        + « Je reviens tout de suite », dit {friend}. Tout de suite dura longtemps.
        + {Friend} dansait déjà. [On voyait l’herbe bouger.|Un pas, deux pas, une pirouette.]
        + La lampe pencha. Une goutte d’huile tomba, ploc.
        + Dans la fente, on entendit la maman : « Où est la lumière ? »
        + « Elle est lourde, avait dit {friend}. Elle me regarde. »
        + Promettre, c’est facile. [Après, il y a le bras.|C’est tenir qui est long.]
      `,
      doubt: `
        Le petit ne pleurait pas. Il [regardait la lampe|avait deux larmes prêtes].
        / La lumière devint jaune, puis [brune|toute petite]. Le petit serra son bonnet.
        + « Maman ? » dit-il. La fente ne répondit pas.
        + Là-bas, la musique était belle. [Elle disait : viens.|Elle tirait par la manche.]
        + Un petit, c’est léger. Mais ça compte sur vous.
        + Le noir s’assit tout près, comme un gros chat.
        + « {friend:Il/Elle} revient bientôt ? » « [Peut-être|Plus tard] », dit {hero}.
        + On ne pouvait pas être à la fois au bal et ici.
        + Une étoile clignota, comme pour dire : alors ?
        + Il y avait bien une main de libre. {Hero} la regarda.
      `,
      turn: `
        @turn {Hero} prit la lampe, et {hero} la tint [jusqu’au bout|droite, jusqu’au bout].
        / Alors {hero} [ramassa|reprit] la lampe et la tint jusqu’au bout.
        Le bras tirait. La musique [appelait|était belle]. La lampe ne bougea pas.
        / C’était long. Le bras [piquait|tremblait], mais pas la lampe.
        + « Tu tiens ? » dit le petit. « Je tiens », dit {hero}.
        + Une mouche vint, juste sur le nez. [On ne se gratta pas.|Elle s’y plut.]
        + {Hero} changea d’appui, sans faire trembler la flamme.
        + On compta jusqu’à cent. [Puis on recommença.|Cent, c’est long avec le bras levé.]
        + Le petit sortit un doigt, puis la tête, puis il bâilla.
        + « Raconte », dit-il. {Hero} raconta, sans bouger d’un poil.
        + La musique joua le plus bel air. {Hero} l’écouta d’ici.
        + Ça brûlait dans l’épaule, comme une fourmilière.
      `,
      works: `
        @result Enfin, la maman luciole revint de la fente, [essoufflée|poussière au nez].
        / Deux antennes, [un nez gris|une aile] : la maman luciole revint de la fente.
        Elle avait {thing}. Le petit dit : « La lampe [n’a pas bougé|est restée]. »
        / « Voici {thing}, dit-elle. J’ai [suivi|bien vu] la lumière. »
        + {Friend} revint aussi. La musique était finie.
        + « Je voyais la lumière tout le temps, dit-elle. [J’ai marché vers elle|Merci]. »
        + On posa la lampe. Le bras monta tout seul, de joie.
        + Le petit voulut embrasser {hero}. Ce fut un baiser d’une étincelle.
        + « J’ai raté quelque chose ? » dit {friend}. « [Oui|Presque tout] », dit le petit.
        + {Friend} avait gardé un gâteau du bal. Il était pour {hero}.
        + « Moi aussi, dit le petit, je tiendrai une lampe. Demain. »
        + Elle tira encore un peu, et {thing} sortit tout à fait.
      `,
      lesson: `
        Quand quelqu’un compte sur toi, [ton bras est plus fort|tu tiens plus longtemps].
        / Une promesse, [ça se tient|ça se porte], même si le bras tire.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, {thing} avait glissé dans une fente, [étroite|profonde].
        « J’irai, dit maman luciole, si quelqu’un [tient la lampe|garde la lampe droite]. »
        / « Je passerais, dit maman luciole, [mais qui éclairera mon petit|si ma lampe restait droite]. »
        + Son petit était né de la veille. Il ne savait pas encore briller tout seul.
        + La lampe n’était pas plus grosse qu’une noix. Surtout, il ne fallait pas la pencher.
        + « J’ai presque deux jours », expliqua le petit, très fier.
        + Son bonnet lui tombait sur les yeux. Il le relevait toutes les trois secondes.
        + « Tant qu’elle éclaire, dit la mère, je retrouve la sortie. »
      `,
      wrong: `
        « Je m’en charge, dit {friend}. [Parole d’honneur.|Vous pensez bien.] » La mère partit.
        / « Donnez-moi cette lampe ! s’écria {friend}. Je suis un vrai clou. »
        @wrong Alors il vint une musique, et {friend} lâcha la lampe pour la suivre, [rien qu’un instant|à cloche-pied].
        / Quelque part, on joua [de la flûte|une polka] : {friend} lâcha la lampe et partit pour suivre la musique.
        + C’était un air à danser, avec un violon, un tambour et des gens qui riaient au bon moment.
        + « Je la tiens toujours, en esprit ! » cria {friend} par-dessus l’épaule.
        + La lampe pencha, la flamme rapetissa, et le noir fit un pas vers le petit.
        + De la fente monta une voix toute mince : « Pourquoi fait-il si sombre ? »
        + {Friend} avait juré de bonne foi, mais ses pieds, eux, n’avaient rien promis.
        + On vit au loin trois pirouettes et un chapeau qui volait.
      `,
      doubt: `
        Le petit ne disait rien, mais il avait deux larmes [toutes prêtes|au bord, en équilibre].
        / La lampe penchait. [Le petit aussi|L’ombre avançait], sans un mot.
        + La musique passait par-dessus la nuit et tirait {hero} par la manche.
        + Qui saurait qu’on avait dansé un peu ? Une lampe, une maman, et un bonnet.
        + Le noir s’était assis tout près, sans méchanceté, comme un gros chien.
        + « {friend:Il/Elle} va revenir ? » demanda le petit. C’était la question, en effet.
        + Une promesse, quand personne ne la tient, tombe par terre comme n’importe quoi.
      `,
      turn: `
        @turn Alors {hero} prit la lampe et la tint jusqu’au bout, [droite comme un clocher|sans trembler].
        / {Hero} ramassa la lampe, [la releva bien droit|souffla sur le verre], et la tint jusqu’au bout.
        Le bras s’alourdit, devint brûlant, [et la musique, magnifique|mais on persévéra].
        / Au quart, ce n’est rien ; [à la moitié, c’est lourd|au milieu, on compte] ; à la fin, on n’est plus qu’un bras.
        + Une mouche choisit le nez {hero.de} pour y faire sa toilette, et prit tout son temps.
        + « Tu tiens toujours ? » demandait le petit. « Je tiens », répondait {hero}, à chaque fois.
        + On compta les étoiles, puis les notes, puis les fourmis qui couraient dans l’épaule.
        + Pour le petit, {hero} raconta une histoire, en ne bougeant que les lèvres.
        + Un moment, la flamme hésita. {Hero} retint son souffle, et elle se redressa.
        + Le plus bel air vint à la fin, et on l’écouta sans bouger, d’un peu loin.
      `,
      works: `
        @result Enfin, maman luciole revint de la fente, [couverte de poussière|à reculons], en tirant {thing}.
        / Deux antennes, un nez gris, puis [le reste|{thing}] : maman luciole revint de la fente.
        « Je n’ai eu qu’à marcher [vers la lumière|droit vers vous], dit-elle. Elle n’a pas bougé. »
        / « Là-dedans, on se perd, dit-elle, [mais j’avais une étoile|si rien ne luit]. Merci d’avoir tenu. »
        + Quand on posa la lampe, le bras {hero.de} resta en l’air, par habitude.
        + Le petit dormait, le bonnet sur le nez, et n’avait pleuré ni l’une ni l’autre larme.
        + {Friend} arriva, un peu {friend:essoufflé/essoufflée}, avec une part de gâteau et les oreilles basses.
        + « C’était un bal superbe, avoua {friend}, mais je n’y ai pensé qu’à la lampe. »
        + Elle donna {hero.a} un baiser qui fit une étincelle, et l’on vit {thing} briller.
      `,
      lesson: `
        Une promesse se transporte [à bout de bras|comme une lampe], jusqu’à l’arrivée.
        / Quand quelqu’un compte sur nous, [la lampe paraît légère|la persévérance arrive toute seule].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, {thing} reposait au fond d’une fente [large comme un cil|où n’entrait qu’une luciole].
        / Au fond d’une fente, {spot.at}, hors de toute portée, dormait {thing}.
        « J’irai, dit la luciole, pourvu que l’on tienne [la lampe de mon petit|sa lampe au petit]. »
        + Le petit, né de la veille, n’avait pas encore appris à briller par ses propres moyens.
        + La lampe, guère plus grosse qu’une noix, exigeait pour rester claire qu’on ne la penchât jamais.
        + « J’ai deux jours, ou presque », tint à préciser l’enfant, sous un bonnet qui lui mangeait la figure.
        + Tant qu’elle éclairerait, il n’aurait pas peur, et sa mère saurait retrouver la sortie.
        + Elle embrassa le petit, puis la lampe, et s’enfonça dans la pierre sans se retourner.
      `,
      wrong: `
        {Friend} prêta serment, la main sur le cœur ou [dans les environs|tout près].
        @wrong Une musique passa, et {friend} lâcha la lampe pour la suivre, [l’espace d’un refrain|sans y penser].
        / Or une fanfare tourna le coin, trombone en tête : {friend} lâcha la lampe pour la suivre.
        + Il y avait là un violon, un tambour, et ce rire des fêtes auxquelles on n’est pas encore.
        + « Je la tiens toujours en esprit ! » lança {friend}, que l’on voyait déjà de dos.
        + La flamme pencha, jaunit, et la nuit en profita pour avancer sa chaise.
        + L’engagement avait été sincère, mais les pieds, consultés trop tard, n’avaient rien signé.
        + Du fond de la pierre monta une petite voix, qui demandait pourquoi il faisait si sombre.
      `,
      doubt: `
        Le petit ne pleurait pas ; il conservait seulement deux larmes [en réserve|disponibles, au bord des paupières].
        / La flamme piqua du nez, [l’ombre gagna une coudée|puis se coucha], et quelqu’un de très petit retint son souffle.
        + Par-dessus les herbes, la musique vint tirer {hero} par la manche, avec beaucoup d’insistance.
        + On ne manquerait à personne, là-bas, tandis qu’ici l’on manquerait à tout le monde.
        + Une promesse que nul ne tient tombe, comme n’importe quoi, vers le bas.
        + Le noir s’était assis tout près, sans malveillance, à la façon d’un gros chien qui s’ennuie.
      `,
      turn: `
        @turn {Hero} releva la lampe et la tint jusqu’au bout, [droite comme un cierge|sans un frisson].
        / {Hero} n’avait rien promis ; [ce fut pourtant {hero}|et c’est {hero}] qui prit la lampe et la tint jusqu’au bout.
        + Le bras se fit lourd, puis brûlant, tandis que l’orchestre, [là-bas, se surpassait|lui, s’échauffait].
        / Une promesse, au début, pèse [une plume|le poids d’un mot] ; vers la fin, elle a pris celui d’une enclume.
        + Une mouche s’installa sur le nez {hero.de}, où elle entreprit une toilette complète.
        + « Tu tiens ? » s’informait le petit de temps à autre, et chaque fois la réponse était oui.
        + On dénombra les étoiles, puis les fourmis qui, une à une, montaient dans l’épaule.
        + Il y eut un instant où la flamme hésita, et où personne, pas même le vent, n’osa respirer.
        + Le plus bel air vint en dernier, comme toujours, et {hero} l’écouta d’ici, sans danser.
      `,
      works: `
        @result À reculons, et grise de poussière, la maman luciole revint de la fente, [traînant {thing}|avec {thing}].
        « Je n’ai eu qu’à marcher vers la lumière, dit-elle ; [elle n’a pas cillé|elle m’attendait]. »
        + Une fois la lampe posée, le bras {hero.de} [demeura levé, ne sachant plus très bien|resta en l’air, sans savoir] que faire.
        + Le petit dormait, [le bonnet sur le nez|en rond comme une virgule], et ses deux larmes n’avaient pas servi.
        + {Friend} reparut [avec une part de gâteau|tenant un lampion éteint], l’oreille basse et le pas beaucoup moins dansant.
        + [« Le bal était splendide|« On dansait à ravir], reconnut {friend}, à ceci près que j’y étais avec ma conscience. »
        + En guise de merci, [elle déposa une étincelle|elle oublia un peu de lumière] sur le front {hero.de}, où il fit doux longtemps.
      `,
      lesson: `
        Tenir parole fatigue le bras, mais [repose tout le reste|cela éclaire plus loin qu’on ne croit].
        / Promettre est l’affaire d’un instant ; [tenir prend toute la chanson|c’est tenir qui compte].
      `,
    },
  },
  Generosity: {
    titles: `
      {hero} et le bol de pierre
      Le dernier biscuit
      Le bol qui attendait
      Quel biscuit ?
    `,
    refrains: [
      {
        first: 'Un pour toi, un pour moi, et le bol se remplira.',
        changed: 'Un pour toi, un pour moi, un doux rêve dans les draps.',
      },
      {
        first: 'Bol de pierre, que veux-tu donc ? Mon biscuit, le dernier, le rond.',
        changed: 'Bol de pierre, plein jusqu’au front | fais-nous des rêves, fais-les ronds.',
      },
      {
        first: 'Main ouverte, bol content.',
        changed: 'Ventre chaud, bol dormant.',
      },
    ],
    facts: {
      wrong: '{friend} donna un bouton et cacha son biscuit',
      turn: '{hero} donna son tout dernier biscuit',
      result: 'le bol se remplit jusqu’au bord',
    },
    beginner: {
      gate: `
        @spot [On chercha|On regarda] {spot.at}. Là attendait un bol de pierre, [vide|tout vide].
        / Un gros bol de pierre [était posé|bâillait] {spot.at}. Il n’y avait rien dedans.
        On lisait : « Je donne à qui donne. » {Thing} était [tout au fond|dessous].
        / Il portait ces mots : « [À toi d’abord|Donne, et tu verras]. » {Thing} attendait dessous.
        + Autour, il y avait d’autres bols. Ils étaient vides aussi.
        + Il avait un gros ventre creux, qui faisait gou.
        + « Il a faim, dit {hero}. Depuis longtemps, je crois. »
        + Un moineau regarda dedans et s’en alla.
        + On cria dans le bol. [Il répondit : « Quoi ? »|Il rendit juste l’écho.]
        + Nos ventres firent gou, eux aussi. [C’était l’heure.|On marchait depuis longtemps.]
        + De la mousse avait poussé sur le bord. Personne ne venait.
        + On pencha le bol : rien. [Il était lourd comme une vache.|Il se remit droit.]
      `,
      wrong: `
        @wrong {Friend} donna un bouton et cacha son biscuit[, hop|, vite].
        / {Friend} donna un bouton [de manteau|sans fil]. Et {friend} cacha son biscuit.
        Le bol rendit le bouton. [Toc.|Poliment.] Il en ajouta même un second.
        / Pouah, fit le bol. Et le bouton [vola|sauta] sur le nez {friend.de}.
        + « Quel biscuit ? » dit {friend}, avec des miettes.
        + « C’est un très bon bouton, dit {friend}. Il a ses quatre trous. »
        + {Friend} essaya aussi un caillou, puis un compliment.
        + Le bol renifla. [Il sentait le biscuit.|Il avait du nez, pour un bol.]
        + « Mon biscuit est malade, dit {friend}. On ne peut pas le donner. »
        + Le biscuit craqua. [« Qui a fait ça ? » dit {friend}.|{Friend} toussa bien fort.]
        + « C’est l’heure de ma sieste », dit {friend}, en s’asseyant dessus.
        + Le bol resta vide. Il était même plus vide qu’avant.
      `,
      doubt: `
        Il restait un biscuit {hero.a}. [Un seul.|Le tout dernier.] Il sentait très bon.
        / {Hero} avait un biscuit aussi. [C’était le dernier.|Il était rond et doré.]
        + Il y avait du sucre dessus, qui brillait un peu.
        + La maison était loin. Le dîner aussi.
        + Et si le bol gardait tout ? [Et s’il ne disait même pas merci ?|Un bol, ça peut mentir.]
        + Gou, faisait le ventre. Gou, faisait le bol.
        + Donner la moitié ? [Ce serait la moitié d’un oui.|Le bol avait l’air de savoir compter.]
        + Ce biscuit-là, on le gardait depuis midi.
        + La main ne voulait pas s’ouvrir. Les mains aiment les biscuits.
      `,
      turn: `
        {Hero} regarda longtemps son biscuit. [Le ventre protesta.|Le dernier.]
        / C’était un bon biscuit, [rond et doré|au beurre]. {Hero} le sentit encore.
        @turn Puis {hero} donna son tout dernier biscuit, [sans le casser|en entier]. Poc, dans le bol.
        / {Hero} tendit le bras [et souffla|bien droit], et donna son tout dernier biscuit.
        + « Tout ? » dit {friend}. « Tout », dit {hero}.
        + Il faisait bien petit, au fond du grand bol.
        + « Bon appétit, dit {hero}. [Il est au beurre|C’est le meilleur]. »
        + Il y eut un silence. On entendit le sucre fondre.
        + La main resta ouverte. Elle se sentait [légère|toute drôle].
        + {Hero} lécha une miette, une seule, et c’était tout.
        + On ne le reprit pas. Pourtant, on aurait pu.
        + {Friend} regarda son propre biscuit. Il avait l’air plus gros.
      `,
      works: `
        @result Un grondement, et le bol se remplit jusqu’au bord : [noix, brioches, poires|biscuits chauds, cerises].
        / Ça [sentit le pain|gronda, ça fuma]. Le bol se remplit jusqu’au bord.
        Tout en haut, [on vit|il y avait] {thing}.
        / Et sur le tas, comme [une cerise|un chapeau], {thing} !
        + {Friend} sortit son biscuit et le posa aussi. Tout de même.
        + « J’allais le faire », dit {friend}, la bouche pleine.
        + Un moineau passa, avec [sa tante|onze cousins]. Il y en eut pour tous.
        + Les autres bols se remplirent aussi, un peu, par gentillesse.
        + On mangea assis par terre. [La lune eut une brioche.|Ça collait aux doigts.]
        + « Merci », fit le bol. C’était un rot, mais un rot poli.
        + Le bol rendit même le biscuit, mais tout chaud.
        + On en mit de côté pour {keeper}, et pour le retour.
      `,
      lesson: `
        Ce qu’on donne [revient par un autre chemin|ne manque pas longtemps].
        / Une main ouverte, [ça donne et ça reçoit|c’est bien pour donner, et pour recevoir].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} attendait un bol de pierre, et {thing} luisait [mystérieusement|au fond].
        / Il y avait un bol de pierre {spot.at}, et {thing} [brillait|luisait] au fond.
        Une inscription annonçait : « Je donne [à qui donne|si tu donnes]. »
        / On lisait, gravé [autour|de travers] : « Qui donne, reçoit. Les autres, bonsoir. »
        + Tout autour, d’autres bols attendaient, aussi vides que des promesses.
        + On tendit le bras, on tendit le cou. Le fond était toujours un peu plus loin.
        + « Il a faim », dit {hero}, car on entendait là-dedans comme un ventre qui grogne.
        + La mousse avait mangé la moitié des lettres. Il ne devait pas passer grand monde.
        + Un moineau vint voir, soupira et raya l’endroit de sa liste.
        + Le voyage avait été long, et nos ventres chantaient la même chanson que lui.
      `,
      wrong: `
        + « C’est très simple », dit {friend}, et {friend} donna [un bouton de culotte|un bouton sans veste].
        / {Friend} fouilla longtemps, [compta ses biens|soupira] et se sépara d’un bouton.
        @wrong Dans le même temps, {friend} cacha son biscuit [derrière son dos|sous l’aisselle, l’air de rien].
        / Et {friend} cacha son biscuit, [pour qu’il n’attrape pas froid|le seul, le beau], là où on ne regarde pas.
        + Le bol goûta le bouton, réfléchit, puis le recracha. Il tomba sur un nez.
        + « Quel biscuit ? » demanda {friend}, dont le menton était plein de miettes.
        + Un caillou n’eut pas plus de succès, ni un compliment, ni une chanson très courte.
        + « Celui-ci, expliqua {friend}, je ne peux pas. On est trop attachés. »
        + Le biscuit craqua. {Friend} toussa très fort pour couvrir le bruit.
        + On aurait juré que le bol reniflait, du côté où il ne fallait pas.
      `,
      doubt: `
        Au fond d’une poche, {hero} avait encore [un biscuit, le dernier|un tout dernier biscuit].
        / Il restait {hero.a} un biscuit, [rond comme la lune|avec un coin cassé], et plus rien jusqu’au matin.
        + Il était rond, doré, à peine cassé sur un côté, et il avait fait tout le voyage.
        + Et si le bol mangeait sans rien rendre ? On a déjà vu des bols ingrats.
        + La maison était loin, le dîner encore plus, et un ventre vide raisonne mal.
        + La moitié, peut-être ? Mais la moitié d’un cadeau, c’est surtout la moitié qu’on garde.
        + Une main qui tient un biscuit ne s’ouvre pas toute seule, il faut le lui demander.
      `,
      turn: `
        {Hero} respira son biscuit une fois, deux fois, [pour s’en souvenir|longuement]. Le ventre protesta.
        / C’était [le biscuit du retour|une odeur de cuisine], et {hero} avait faim, maintenant.
        @turn Puis {hero} donna son tout dernier biscuit, [en entier|sans en croquer le bord]. Il fit poc.
        / {Hero} compta jusqu’à trois, [souffla un coup|ferma les yeux], et donna son tout dernier biscuit.
        + « Tout entier ? » s’étrangla {friend}. « Tout entier », dit {hero}, d’une petite voix.
        + Dans ce grand creux de pierre, il avait l’air d’une île, minuscule et très courageuse.
        + Il n’y avait personne pour applaudir, et la nuit ne fit pas de remarque.
        + Une miette restait sur la main. {Hero} la garda, car il ne faut pas exagérer.
        + Le cœur battait drôlement, entre le regret et autre chose de plus chaud.
        + {Friend} regarda son propre biscuit, qui semblait avoir perdu du goût.
      `,
      works: `
        @result Un grondement, et le bol se remplit jusqu’au bord [de noix et de brioches|de petits pains].
        / La pierre ronronna, [une brioche parut|on sentit le beurre], et le bol se remplit jusqu’au bord.
        Par-dessus, comme la cerise sur le gâteau, [trônait|attendait] {thing}.
        / {Thing} arriva [en dernier|sur une tarte], tout en haut du tas.
        + Le vieux biscuit y était aussi, mais tiède, et deux fois plus gros.
        + {Friend} devint rouge, posa le sien sur le tas, et reçut trois tartes.
        + Un moineau se posa avec toute sa famille. Il y eut des miettes pour tous.
        + De proche en proche, les autres bols se remplirent, comme on bâille après quelqu’un.
        + On mangea sans parler, sauf le bol, qui eut un petit rot de velours.
        + On mit de côté la plus belle poire, en pensant {keeper.a}.
      `,
      lesson: `
        Ce qu’on donne généreusement [voyage, puis revient|préfère les détours, mais finit par revenir].
        / Une main fermée garde un biscuit ; [ouverte, elle en reçoit cent|une main ouverte, bien plus].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} béait un énorme bol de pierre, au fond duquel [scintillait|on distinguait] {thing}.
        « Je donne à qui donne », annonçait l’inscription, [grignotée de mousse|assez sèchement].
        + D’autres bols l’entouraient, aussi creux les uns que les autres, comme un conseil de ventres vides.
        + Le fond, dès qu’on tendait le bras, se retirait d’un pouce avec beaucoup de tact.
        + Un moineau de passage y jeta un œil, soupira, et raya l’adresse de son carnet.
        + Il en montait un gargouillis, auquel nos estomacs répondirent, par solidarité.
        + À voir la mousse, les donateurs n’avaient pas dû se bousculer depuis un siècle ou deux.
      `,
      wrong: `
        + {Friend} estima qu’un bouton, offert avec le sourire, [ferait l’affaire|valait un festin].
        / {Friend} consulta ses poches, [puis sa conscience, puis ses poches|longuement], et y trouva de quoi ne pas se ruiner.
        @wrong {Friend} donna donc un bouton et cacha son biscuit derrière son dos, [en sifflotant|l’air absent].
        / Avec la grandeur d’un mécène, {friend} donna un bouton, [à quatre trous|de nacre fausse], et cacha son biscuit derrière son dos.
        + Le bol mâchonna l’objet d’un air pensif, avant de le renvoyer au nez {friend.de}.
        + « Un biscuit ? Quel biscuit ? » s’étonna {friend}, dont les moustaches de miettes disaient tout.
        + Suivirent un caillou, un compliment et un quatrain, qui revinrent sans avoir été déballés.
        + « Celui-ci a pour moi une valeur sentimentale », fit valoir {friend}, tandis que le sentiment s’émiettait.
        + Il est difficile d’être généreux d’une main quand l’autre est occupée à ne pas l’être.
      `,
      doubt: `
        Restait, au fond d’une poche, le biscuit {hero.de}, [unique, doré, un peu ébréché|le dernier].
        / Il n’y avait plus, pour toute fortune, que le biscuit {hero.de}, [mis de côté pour le retour|né du matin même].
        + Il avait traversé tout le voyage et méritait, semblait-il, une fin plus glorieuse qu’un bol inconnu.
        + Qui dit que la pierre rend ? On a connu des bols ingrats, et de fort belle apparence.
        + Un ventre vide est un piètre conseiller, mais il a, il faut l’avouer, beaucoup de voix.
        + En donner la moitié eût été possible, si la moitié d’un don n’était surtout la part qu’on garde.
      `,
      turn: `
        + {Hero} le respira une dernière fois, comme on [relit une lettre|salue un ami au port].
        / Donner ce dont on a trop [n’exige que du rangement|est une sorte de ménage] ; mais cela, {hero} en avait envie.
        @turn Puis {hero} donna son tout dernier biscuit, [entièrement|sans en grignoter le bord], et n’y revint pas.
        / {Hero} fit vite, de peur de changer d’avis, [ou plutôt lentement|les yeux fermés], et donna son tout dernier biscuit.
        + Poc, fit-il en touchant la pierre, et jamais biscuit ne parut plus petit ni plus brave.
        + « Entier ? » s’étrangla {friend}, qui recula son propre trésor d’un pas, par réflexe.
        + Il n’y eut ni trompette ni témoin, ce qui est d’ordinaire le cas des plus beaux gestes.
        + La main, restée ouverte, éprouvait une légèreté qui n’était pas seulement celle du biscuit parti.
        + {Hero} conserva tout de même une miette, car la grandeur d’âme a ses limites.
      `,
      works: `
        @result Un grondement monta, et le bol se remplit jusqu’au bord de [brioches fumantes|poires, de noix, de tartes].
        / La pierre se racla la gorge, [des arômes montèrent|il fleura le beurre], et le bol se remplit jusqu’au bord.
        Au sommet, à la place de la cerise, [trônait|étincelait] {thing}.
        / {Thing} coiffait l’édifice, entre deux poires, avec un naturel désarmant.
        + Le vieux biscuit s’y trouvait aussi, [tiède, rajeuni|doré de frais], et nettement plus large d’épaules.
        + Cramoisi de la tête aux pieds, {friend} [ajouta le sien au tas|rendit le sien au bol], sans un mot et sans reniflement.
        + Un moineau [corrigea l’adresse dans son carnet|recopia la bonne adresse au propre], qu’il fit circuler dans sa nombreuse famille.
        + De proche en proche, les autres bols suivirent, [à la manière dont on bâille|comme on se met à rire] après quelqu’un.
        + L’hôte de pierre [conclut le repas d’un rot feutré|eut, pour finir, un hoquet de satisfaction], dont on le félicita.
      `,
      lesson: `
        On ne perd guère ce que l’on offre : cela [accomplit un détour, puis revient|voyage et revient réchauffé].
        / La main qui s’ouvre afin d’offrir se trouve aussitôt [préparée à recevoir|disponible pour le reste].
      `,
    },
  },
}
