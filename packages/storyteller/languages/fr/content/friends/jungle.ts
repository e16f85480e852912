import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const jungle: FriendsOf<Noun, 'jungle'> = {
  Tiger: {
    noun: { noun: 'tigre', gender: 'm' },
    facts: { help: 'le tigre se faufila et le fourré s’ouvrit' },
    beginner: {
      arrives: `
        @friend Devant le miroir, un tigre comptait [ses rayures|ses plus belles rayures].
        / Un tigre entra de profil, pour [montrer son flanc|qu’on le voie mieux].
        / « Vingt-neuf, trente… » Un tigre comptait, [assis sur le lit|devant la vitre].
        « [Quarante et une|Trente-huit], dit-il. Ah, {hero} ! Tu m’as fait perdre le compte. »
        / « Tu en vois combien, {hero} ? dit-il. Moi, [toujours plus|je m’arrête à vingt]. »
        / « {Hero} ! Et zut. [Où en étais-je|J’étais à trente] ? »
        + « On nous attend {place.in}. Je reprendrai à un, en chemin. »
        + Il se tourna de profil. C’était son bon côté.
        + « Et de l’autre côté ? » dit {hero}. « Il est bon aussi », dit-il.
        + Il lécha une rayure qui n’allait pas droit.
        + Quelqu’un avait de la peine, là-bas. Il avait couru, mais bien coiffé.
        + Sa queue battait la mesure, et elle était rayée aussi.
      `,
      alone: `
        @friend Ce soir-là, le tigre comptait ses rayures [au bord de l’eau|pour la neuvième fois].
        / Un tigre, ce soir-là, comptait jusqu’à dix-neuf. Une puce bougea.
        Un bruit le dérangea à trente. Cela venait {place.from}, [et c’était triste|et cela pleurait].
        / Au loin, {place.in}, quelqu’un pleurait. Le tigre retint son chiffre.
        + Hier, il en avait une de plus. Il la cherchait partout.
        + Il soupçonna un zèbre qui passait.
        + L’eau le trouvait beau. Elle le répétait.
        + « Je compterai les larmes aussi, s’il le faut », dit-il.
        + Il partit sans se regarder, ce qui est rare.
      `,
      dry: `
        Le tigre porta {other} {place.to}.
        / « Monte entre deux rayures », dit le tigre {other.a}. Et l’on fila {place.to}.
        / Le tigre courait {place.to}, bien peigné. {Other} tenait une rayure.
        + « Tiens-toi à la vingt-deux », dit-il. « C’est la plus solide. »
        + La lune lui fit une rayure de plus.
        + Les herbes se relevaient derrière.
        + Rien ne fit crac.
      `,
      wet: `
        Le tigre prit une bulle, pour ne pas mouiller son poil. {Other} aussi, et l’on descendit {place.to}.
        / « Pas mon beau poil ! » dit le tigre. {Other} souffla une bulle pour deux, {place.to}.
        / Sous l’eau, {place.to}, les rayures bougeaient. {Other} dut les recompter au tigre.
        + Un poisson rayé passa. Il le salua comme un cousin.
        + L’eau déplaçait ses rayures. Il compta encore.
      `,
      quirk: `
        « Trente, trente et une… » compta le tigre. « [Quelle heure|Quel jour] est-il ? » demanda {other}.
        / Le tigre montra son flanc {other.a}. « [Il en manque une|Compte pour moi] », dit-il.
        / « Douze, treize… », fit le tigre. Une souris passa [devant|dessous]. {Other} rit.
        « Quarante ! » dit-il. Et il fallut [recommencer|repartir de un].
        / « Ne bouge pas, dit-il. [Je recommence|La queue compte aussi]. »
        / Il perdit le fil. Il le cherchait [sous son ventre|dans l’herbe].
        + Il demanda à un roseau laquelle était la plus droite.
        + Une branche faisait de l’ombre. Il compta l’ombre, par erreur.
        + {Other} lui dit que toutes étaient belles. Il rougit entre deux.
        + Il passa deux fois devant la même flaque, sans hasard.
        + « Dix de mieux qu’hier », dit-il. Il était couché dans l’herbe.
      `,
      help: `
        Au retour, un fourré [barrait|bouchait] tout. Il piquait de tous les côtés.
        / Des ronces avaient poussé sur la route. [Elles griffaient|Plus moyen de passer].
        / Le retour ? Un mur d’épines, [haut et noir|et pas de porte].
        @help Le tigre se faufila et le fourré s’ouvrit, [comme un rideau|tout doux].
        / Sans un bruit, le tigre se faufila et le fourré s’ouvrit.
        + Il n’écarta rien. Il passa comme une ombre, et les branches suivirent.
        + {Other} marchait juste derrière la queue.
        + Pas une épine ne toucha {thing}.
        + Là-dedans, on ne voyait plus où finissait le tigre.
        + Il y laissa un poil. Pas une rayure, il vérifia.
      `,
    },
    intermediate: {
      arrives: `
        @friend Devant le miroir, un tigre comptait ses rayures à mi-voix, [en connaisseur|avec tendresse].
        / On entendait chuchoter des chiffres : un tigre se comptait, [profil gauche|devant l’armoire à glace].
        / Un tigre entra à reculons, pour garder l’œil sur [sa dernière rayure|son reflet].
        « Trente-huit, dit-il, et voilà, {hero}, [je m’y perds|tout est à refaire]. »
        / « Tu tombes mal, {hero}, j’en étais à trente, [ou à treize|presque au bout]. »
        / « Combien en vois-tu, {hero} ? Moi, [davantage chaque soir|je n’ose plus]. »
        + On les attendait {place.in}. Il avait couru, mais en évitant de se décoiffer.
        + Il se présenta de profil, puis de l’autre profil, qu’il trouvait bon aussi.
        + Une rayure allait de travers. Il la lissa d’un coup de langue.
        + « Combien en as-tu ? » demanda {hero}. « Cela dépend de qui m’interrompt », dit-il.
        + Même sa queue, derrière lui, faisait l’importante.
      `,
      alone: `
        @friend Ce soir-là, le tigre recomptait ses rayures au bord de l’eau, [et il en manquait une|pour la neuvième fois].
        / Un tigre, ce soir-là, perdait le compte à cause d’une puce, qui bougeait.
        À trente, une plainte l’arrêta, [faible|lointaine], qui venait {place.from}.
        + Il avait d’abord soupçonné un zèbre de passage.
        + L’eau le trouvait superbe et le lui disait en double.
        + Il y a des soirs où l’on doit laisser un compte en plan.
        + Il s’en alla sans un regard pour son reflet, qui en fut [vexé|surpris].
      `,
      dry: `
        {Other} s’installa sur la rayure quarante-quatre, et le tigre [glissa|s’élança] {place.to}.
        / « Monte entre deux rayures », dit le tigre, et {other} fila {place.to}, [bien au chaud|sans un pli].
        / Le tigre courait {place.to}, et {other} criait les chiffres, [pour lui faire plaisir|dans le désordre].
        + Les herbes se relevaient derrière lui, sans un pli.
        + La lune, entre les branches, lui en ajoutait quelques-unes.
      `,
      wet: `
        Le tigre, à cause du poil, voulut une bulle. {Other} la partagea, et l’on coula {place.to}.
        + Un poisson rayé fut traité en cousin.
        + L’eau changeait le total, et il s’en inquiéta.
      `,
      quirk: `
        « Quarante, quarante et une… », énumérait le tigre. « Quelle heure est-il ? » demanda {other}. « Soixante, hélas ! »
        / {Other} trouva une rayure de travers, et le tigre [ne dormit plus|voulut s’asseoir].
        + Il reprit à un, d’une voix [de martyr|courageuse], en regardant les siennes.
        + Un roseau dut lui dire laquelle était la plus droite.
        + Chaque flaque du chemin reçut deux visites, par pur hasard.
        + L’ombre d’une haie lui fit croire à une fortune.
        + « Elles sont toutes belles », dit {other}, et il rougit dans les blancs.
      `,
      help: `
        Un fourré barrait le retour, tout en épines, [sans un passage|et de mauvaise humeur].
        / Des ronces s’étaient donné la main pour la nuit, toutes griffes dehors.
        / La route du retour finissait dans un buisson [plus fort qu’un mur|où tout piquait].
        @help Alors le tigre se faufila et le fourré s’ouvrit, [ainsi qu’un rideau|branche après branche].
        / Ombre parmi les ombres, le tigre se faufila et le fourré s’ouvrit.
        + Il ne força rien, il passa comme passe une ombre. Le bois le suivit.
        + On ne savait plus où finissait le tigre, où commençaient les tiges.
        + {Other} avançait dans ce couloir rayé, sans une griffure.
        + Arrivé au bout, il se compta vite, et tout y était.
      `,
    },
    advanced: {
      arrives: `
        @friend Un tigre, devant le miroir, dénombrait ses rayures, en propriétaire.
        / Un tigre entra à reculons, afin de ne pas quitter des yeux [son reflet|sa rayure préférée].
        / Quelqu’un chuchotait des nombres avec tendresse : un tigre [se recensait|faisait son inventaire].
        « Trente-huit, fit-il, et te voilà, {hero}, [tout est à reprendre|adieu le total]. »
        / « {Hero}, dit-il, j’en étais à trente, [et me voici veuf d’un total|ou treize]. »
        / « Compte-les, {hero}, soupira-t-il, [moi, je suis juge et partie|l’émotion me gêne]. »
        + On les attendait {place.in}, et il avait couru, autant qu’on le peut [sans se décoiffer|de profil].
        + Il se montra d’un côté, qu’il savait bon, puis de l’autre, sur lequel [il n’avait rien à dire|il insista].
        + Une rayure indisciplinée fut lissée de la langue, avec [un soupir d’artiste|sévérité].
        + Leur nombre exact dépendait, à l’en croire, de la personne qui l’avait [interrompu|dérangé la dernière].
      `,
      alone: `
        @friend Ce soir-là, le tigre refaisait au bord de l’eau le compte de ses rayures, sans succès.
        / Un tigre, ce soir-là, se recensait pour la neuvième fois, et une puce faussait tout.
        À la trentième, une plainte l’arrêta, qui montait {place.from}.
        + Ses soupçons s’étaient portés sur un zèbre, dont l’excuse lui semblait [faible|trop rayée].
        + L’eau le trouvait magnifique et le répétait, avec cette franchise [des miroirs|qu’ont les lacs].
        + Il est des additions qu’un cœur bien placé laisse [inachevées|à d’autres soirs].
        + Il partit sans se regarder, et son reflet, [stupéfait|resté seul], mit du temps à s’effacer.
      `,
      dry: `
        {Other} se tenait à la vingt-deuxième rayure, et le tigre coula {place.to} [comme une pensée|entre les herbes].
        / Le tigre fila {place.to}, {other} criant les chiffres derrière lui, [par amitié|dans le désordre].
        / Entre deux rayures, {other} tenait à l’aise, et le tigre gagna {place} [sans un pli|bien peigné].
        + Derrière lui, rien n’était couché, sinon, par endroits, [la lune|un peu de nuit].
        + La queue, derrière, corrigeait la marge.
      `,
      wet: `
        Soucieux de son poil, le tigre partagea une bulle avec {other}, et [l’on s’enfonça|descendit] {place.to}.
        / Comme ses rayures ondulaient sous l’eau, {other} dut rassurer le tigre tout du long, {place.to}.
        + L’eau, en ondulant, lui donnait tantôt cent rayures, tantôt six, et il [en souffrit|ferma les yeux].
        + Un poisson rayé fut traité en cousin.
      `,
      quirk: `
        « Trente et une », disait le tigre, et {other} commit l’erreur de demander [l’heure|son chemin].
        / Le tigre confia son flanc gauche au calcul {other.de}, et [vérifia derrière|le résultat le déçut].
        / {Other} signala une rayure de travers, et le tigre [demanda à s’asseoir|se tut jusqu’au pont].
        + Il repartit de un, avec le courage [des grands comptables|d’un homme ruiné].
        + Chaque flaque obtint de lui deux passages, que le hasard, disait-il, [expliquait|avait voulus].
        + L’ombre d’une barrière le rendit, pendant dix pas, immensément [riche|rayé].
        + Qu’elles fussent toutes belles lui fut affirmé, et l’on vit, entre deux noires, [rosir une blanche|passer une rougeur].
      `,
      help: `
        Au retour, un fourré tenait la route, [hérissé de raisons|et n’avait que des épines à dire].
        / La route se jetait dans un roncier, [et n’en ressortait pas|toutes griffes dehors].
        / Cent ronces se donnaient le bras, au retour, en travers [du chemin|de tout].
        @help Alors le tigre se faufila et le fourré s’ouvrit, [ainsi qu’un rideau de théâtre|sans être forcé].
        / Il se fit rayure parmi les ombres : le tigre se faufila et le fourré s’ouvrit.
        + Il n’écartait rien ; il devenait tige, ombre, intervalle, et le bois [le suivait par mégarde|s’y trompait].
        + {Other} marchait dans cette fente de velours, d’où l’on ne voyait plus [qui était le tigre|la nuit].
        + La beauté, d’ordinaire, veut être vue ; la sienne, ce soir-là, consistait à [disparaître|ne l’être pas].
      `,
    },
  },
  Elephant: {
    noun: { noun: 'éléphant', gender: 'm' },
    facts: { help: 'l’éléphant passa tout le monde avec sa trompe' },
    beginner: {
      arrives: `
        « CHUT », chuchota une voix énorme, [dans le couloir|derrière la porte].
        / « CHUT, il dort », dit une voix. [Les carreaux|Trois tasses] tombèrent.
        / Le plancher fit oh. « CHUT », lui dit quelqu’un, très fort.
        @friend C’était [un éléphant|tout un éléphant], sur la pointe des pieds.
        / Une trompe entra, puis l’éléphant, [longtemps après|peu à peu].
        « {Hero}, CHUT ! Je viens te dire une chose. [Laquelle|Mais quoi] ? »
        / « Je sais ton nom, {hero}, dit-il. Mais [le reste|ma question] ? »
        + Il se rappelait tout : la pluie de mars, ton premier biscuit.
        + Il ne savait plus pourquoi il était entré.
        + Il ressortit, puis rentra. « {Place} ! dit-il. On nous appelle ! »
        + Le vase trembla. C’était son plus petit murmure.
        + Sa trompe salua la lampe, le pied du lit et ton oreille.
      `,
      alone: `
        @friend Ce soir-là, l’éléphant entra dans [sa cuisine|sa chambre] et oublia pourquoi.
        / Un éléphant, ce soir-là, avait un nœud à la trompe. Pour se rappeler le nœud.
        + Il ressortit pour se souvenir. Un appel l’attendait, [là dehors|dans le vent]. Il venait {place.from}.
        + Il se rappelait chaque nuage depuis sa naissance.
        + Il y avait un nœud à sa trompe. C’était pour quoi, ce nœud ?
        + Il chuchota bonne nuit. Les singes tombèrent de l’arbre.
        + Ses oreilles battaient doucement, comme deux draps.
        + Il répéta le nom de l’endroit, tout bas, pour tout le pays.
      `,
      dry: `
        {Other} monta sur l’éléphant. « CHUT », disait-il aux arbres, en allant {place.to}.
        / L’éléphant marchait {place.to} sur la pointe. {Other} tenait ses oreilles, tout bas.
        / « C’est par là, depuis mars », dit l’éléphant. {Other} le crut, {place.to}.
        + La terre faisait poum, poum, et les étoiles aussi.
        + Un petit nuage lui servit de tabouret.
        + Personne ne dormait plus.
      `,
      wet: `
        L’éléphant leva sa trompe en tuba. {Other} la tint, et l’on marcha au fond {place.to}.
        / L’éléphant coula, la trompe en l’air. {Other} soufflait dedans, {place.to}, pour rire.
        + La mer monta d’un doigt sur toutes les plages.
        + Il chuchota à une huître. Elle s’ouvrit d’un coup.
      `,
      quirk: `
        « C’est un SECRET », chuchota l’éléphant. [Une vitre|La vallée] trembla.
        / « Ne le dis à personne », souffla l’éléphant. [Le coq se leva|Un mur tomba].
        / L’éléphant s’arrêta net. « J’avais [un mot|quelque chose] à te dire. »
        « Lequel ? » demanda {other}. « [Je l’ai su|Il était ici] », dit-il.
        / « C’était quoi ? » dit {other}. « [Gris|Long], dit-il. Et vrai. »
        / {Other} regarda sous son oreille. Rien, [qu’un mardi|sauf du vent].
        + Il entra sous un pont et en sortit. « Pourquoi, ce pont ? »
        + Il se souvenait du nom de chaque fourmi, et de leurs mères.
        + Son nœud lui tomba dans l’œil. Il le remit.
        + « N’oublie pas ton écharpe », dit-il à un pommier, vu un jour d’hiver.
        + Il marcha sur la pointe. Cela fit des trous plus petits.
      `,
      help: `
        Au retour, il fallait passer par-dessus [un grand mur|une haie très haute].
        / La route butait sur un mur. [Trop haut|Pas de porte], et lisse.
        / Pour rentrer, il fallait grimper. [Mais à quoi|Le mur était nu] ?
        @help Alors l’éléphant passa tout le monde avec sa trompe, [un par un|comme des tasses].
        / Hop, et hop ! L’éléphant passa tout le monde avec sa trompe.
        + La trompe prit {other} comme on prend une fleur.
        + « Tu pèses moins qu’un mardi », chuchota-t-il. Le mur trembla.
        + {Thing} eut un tour à part, très lent.
        + En haut, on voyait la mer, ou son souvenir.
        + Puis il passa lui-même, par la porte d’à côté.
      `,
    },
    intermediate: {
      arrives: `
        « CHUT », chuchotait quelqu’un dans le couloir, et le vase trembla.
        / « CHUT », fit le couloir, et trois tasses [se cassèrent|sautèrent].
        / Quelqu’un marchait sur la pointe, car [le lustre dansait|tout l’étage tremblait].
        @friend C’était un éléphant, sur la pointe des pieds, [la trompe en travers|l’air d’avoir une idée].
        / Une trompe parut, puis un éléphant, [après un moment|en plusieurs fois].
        / C’était un éléphant, fort discret, [sauf du plancher|une patte en l’air].
        + « {Hero}, je suis entré pour une raison, [attends|la voici], non, c’était la raison d’hier. »
        + Il se rappelait le premier mot {hero.de} et le goût de la pluie de mars.
        + Il ressortit, rentra, et la chose lui revint : on les appelait {place.in}.
        + Son plus petit murmure décoiffait le chat.
        + Un nœud, à sa trompe, devait lui rappeler [quelque chose d’important|l’autre nœud].
      `,
      alone: `
        @friend Ce soir-là, l’éléphant se tenait dans sa cuisine, sans savoir pourquoi, debout.
        / Un éléphant, ce soir-là, regardait le nœud de sa trompe, et ne s’en souvenait plus.
        Il ressortit pour y penser. Le vent lui remit un appel {place.from}.
        / Il l’avait presque, quand une petite voix l’appela {place.from}.
        + Chaque nuage de sa vie lui restait en tête, avec sa forme.
        + « Bonne nuit », souffla-t-il aux singes, qui tombèrent [de l’arbre|tous].
        + Ses oreilles brassaient l’air tiède comme deux grands draps.
        + Il répéta l’adresse tout bas, et le pays entier la connut.
      `,
      dry: `
        L’éléphant emporta {other} {place.to}, en disant « CHUT » [aux arbres|à ses pieds].
        / {Other} sur le dos, l’éléphant allait {place.to}, saluant chaque fourmi [par son nom|de mémoire].
        / L’éléphant prit {place.to} la route d’un été passé, et {other} [retrouva la bonne|le laissa dire].
        + Le sol faisait poum, très poliment.
        + Il reconnaissait un à un les cailloux de la route.
        + Un nuage lui servit de tabouret, et tint.
      `,
      wet: `
        La trompe en tuba, l’éléphant marcha au fond {place.to}, [{other} au creux de l’oreille|portant {other}].
        / L’éléphant marchait au fond, {other} guettait dans la trompe, et l’on arriva {place.to}.
        + Les plages perdirent un doigt de sable.
        + Il dit un secret à une huître, qui s’ouvrit.
        + Un crabe, réveillé, demanda qui criait.
      `,
      quirk: `
        « Ceci reste entre nous », chuchota l’éléphant, et [trois villages|l’écho] promirent.
        / « Pas un mot à personne », souffla l’éléphant, et un coq, au loin, [se leva|promit].
        / L’éléphant s’arrêta pour dire une chose, et [le ruisseau passa|la chose s’en alla].
        « Quoi donc ? » dit {other}. Il chercha, et ne retrouva que [la date|le temps qu’il faisait].
        / {Other} fouilla l’oreille gauche, où il n’y avait que [du vent|un mardi].
        + Il entra sous un pont, s’arrêta, ressortit : la raison était restée dehors.
        + Les fourmis étaient saluées par leur nom, ainsi que leurs mères.
        + Il rappela son écharpe à un pommier, vu une fois, en hiver.
        + Sur la pointe des pieds, il faisait des trous plus [petits|profonds].
      `,
      help: `
        Un mur coupait le retour, trop haut pour [tous|un saut], et sans porte.
        / Là où passait le sentier, un mur [dormait debout|s’était levé], sans une prise.
        @help L’éléphant passa tout le monde avec sa trompe, [l’un après l’autre|aussi doucement que des tasses].
        / Le nœud se défit tout seul, et l’éléphant passa tout le monde avec sa trompe.
        + {Other} monta dans l’air comme une fleur qu’on offre.
        + De là-haut, on apercevait le chemin, et même, dit-il, l’été dernier.
        + Il n’oublia personne, ni l’escargot qui passait par là.
        + Lui-même fit le tour, car il y avait une porte. Il s’en souvint après.
      `,
    },
    advanced: {
      arrives: `
        « CHUT », chuchota-t-on dans le couloir, et [le vase en frémit|les assiettes s’entrechoquèrent].
        / Quelqu’un marchait sur la pointe des pieds, ainsi qu’en témoignait [le lustre|la vaisselle].
        / « CHUT », murmura l’ombre, d’un murmure qui [décrocha trois tasses|fit sonner la pendule].
        @friend C’était un éléphant sur la pointe des pieds, [absorbé|un nœud à la trompe].
        / Un éléphant suivit sa trompe, [après un délai raisonnable|par étapes], plein d’excuses.
        + Il était entré pour une raison précise, dit-il {hero.a}, et la raison, sans doute, [attendait dehors|suivrait].
        + Étant ressorti, il la retrouva en effet sur le palier : on les demandait {place.in}.
        + Aucun nuage de sa vie, aucune pluie de mars ne lui échappait, hormis ce qu’il [venait chercher|voulait dire].
        + Son murmure, où il mettait tous ses soins, avait pour effet de [décoiffer le chat|soulever les rideaux].
        + Le nœud de sa trompe lui rappelait avec force [qu’il y avait un nœud|on ne savait quoi].
      `,
      alone: `
        @friend Ce soir-là, l’éléphant se trouvait dans sa cuisine, et se demandait pourquoi.
        Ressorti afin d’y réfléchir, il reçut en plein vent un appel {place.from}.
        / Il brûlait de trouver, quand une voix lui parvint {place.from}.
        + Sa mémoire gardait tout, en vrac, ainsi qu’un grenier dont on aurait [perdu l’échelle|égaré la clé].
        + Les singes, à qui il souffla bonne nuit, en furent [délogés|jetés à bas], comme chaque soir.
        + Il se répéta l’adresse très bas, de sorte que nul, à trois lieues, ne [l’ignora|put l’oublier].
      `,
      dry: `
        {Other} sur la nuque, l’éléphant fit route {place.to}, et ses « CHUT » [réveillaient les bois|tenaient lieu de tambour].
        / « CHUT », recommandait l’éléphant à ses pieds, et {other} voyait, {place.to}, s’envoler les corbeaux.
        + Les cailloux du chemin étaient de vieilles connaissances, dont il demandait [des nouvelles|pardon].
      `,
      wet: `
        La trompe émergeant discrètement, l’éléphant marcha sous l’eau {place.to}, et {other}, à l’oreille, [s’agrippait|chuchotait].
        / L’éléphant alla sous l’eau {place.to}, {other} tenant la trompe [et la conversation|hors des vagues].
        + Les plages, ce soir-là, constatèrent qu’il leur manquait [un doigt|un peu de bord].
        + À une huître, il confia un mot si bas que l’on ferma trois ports par précaution.
      `,
      quirk: `
        « Que cela ne sorte pas d’ici », chuchota l’éléphant, et la vallée [donna sa parole|fit oui].
        / « Que ce mot meure entre nous », souffla l’éléphant, et un coq [se leva pour jurer|applaudit].
        / L’éléphant fit halte, ayant à dire [quelque chose d’immense|la chose], et la chose s’en alla.
        {Other} attendait le secret, dont il ne put livrer que [la date et le temps|l’importance].
        / {Other} visita l’oreille gauche, où ne restait [qu’un mardi|que du vent].
        + Sous un pont, il s’arrêta net, ayant laissé à l’entrée [son motif|le but].
        + Il s’enquit de la mère de chaque fourmi, et l’on fit, par lignée, [très peu de route|de belles rencontres].
        + Son passage sur la pointe des pieds est encore visible, sous la forme de [puits|mares rondes].
      `,
      help: `
        Au retour, une muraille [interminable|gigantesque] interdisait le passage.
        / Un mur barrait le retour, qui ne souffrait ni [porte|échelle], ni discussion.
        / Là où courait, à l’aller, un sentier, se tenait [une muraille|un mur debout].
        @help Alors l’éléphant passa tout le monde avec sa trompe, [avec des égards de porcelaine|un à un].
        / Il n’eut pas à s’en souvenir : l’éléphant passa tout le monde avec sa trompe.
        + {Other} s’éleva comme une fleur que l’on tend, et redescendit de même, [de l’autre bord|sans un pli].
        + Il n’oublia personne, et fit franchir aussi un escargot, qui n’avait [rien demandé|pas dit oui].
        + La force, quand elle se souvient de tout, finit par [ne plus rien casser|avoir des doigts].
      `,
    },
  },
  Monkey: {
    noun: { noun: 'singe', gender: 'm' },
    facts: { help: 'le singe franchit le vide au bout d’une liane' },
    beginner: {
      arrives: `
        La lampe se balançait, toute seule.
        @friend Un singe [y pendait|y était accroché]. « Elle pendait, dit-il. J’ai dû. »
        / Un singe la tenait. « Elle m’appelait, dit-il. [Voilà|Pauvre de moi]. »
        / Au bout, un singe tournait. « C’est elle qui [a commencé|m’a pris]. »
        « {Hero}, on nous veut {place.in}. [J’arrive|Une minute]. Oh, un rideau ! »
        / « Viens {place.in}, {hero}. Il y a [des lianes|quelqu’un de triste], là-bas. »
        + Il fit le tour de la chambre sans toucher le sol.
        + « Descends », dit {hero}. « Par quoi ? » dit-il. « Ça ne pend pas, par terre. »
        + Il tira un fil. C’était la manche de ton pull.
        + Sa queue tenait la lampe, et ses mains tenaient trois bananes.
        + « C’est grave, là-bas », dit-il. « Est-ce que ça pend ? »
      `,
      alone: `
        @friend Ce soir-là, le singe se balançait [à la lune|à sa ficelle], ou presque.
        / Un singe, ce soir-là, sonnait une cloche. Il voulait juste la corde.
        Il trouva un mot : [vite|au secours], {place.in} !
        / Une lettre pendait à une branche. « {Place.in}, disait-elle, on t’attend ! »
        + Il avait essayé la cloche et la barbe du vieux.
        + Tout ce qui pend lui disait viens.
        + Il dormait d’habitude à l’envers. Ses rêves aussi.
        + Une goutte pendait à une feuille. Il essaya. Plouf.
        + Cette fois, il ne tira pas. Il lut, puis il partit.
      `,
      dry: `
        De liane en liane, le singe [filait|volait] {place.to}. {Other} tenait sa queue, les yeux fermés.
        / Le singe prit la corde à linge {place.to}. {Other} prit la route, et une chaussette.
        / « Tiens bon ma queue ! » dit le singe. {Other} vola {place.to}, sans regarder.
        + Le singe s’arrêta pour une corde à linge. Il fallut l’attendre.
        + Une étoile pendait très bas. Elle tint bon.
      `,
      wet: `
        Le singe trouva une chaîne d’ancre. « Elle pend ! » Dans une bulle, {other} suivit {place.to}.
        / Une algue pendait, d’en bas. Le singe la tira {place.to}, avec {other}.
        + Les algues pendaient à l’envers. Il en fut bouleversé.
        + Il se balança au bout d’une anguille, qui était gentille.
      `,
      quirk: `
        « On passe tout droit », dit {other}. Le singe vit une [cloche|sonnette]. Ding, dong !
        / {Other} tenait le singe par la main. Il restait [un pied|la queue]. Dong !
        / « Tu vois ce fil ? » dit {other}. « Non », dit le singe. [Clic|Toc], il tira.
        « Elle pendait », dit-il. [Il en restait deux|Trois portes s’ouvrirent].
        / « C’est parti tout seul », dit-il, [le fil en main|la tête en bas].
        / Tout un mur de linge [descendit|tomba]. « Oh », dit-il.
        + Il salua un monsieur par la moustache.
        + On lui cacha les yeux. Il sentit une liane.
        + Sa propre queue pendait. Il tira. Aïe.
        + Il rangea tous les fils d’une toile. L’araignée cria.
        + « Promets de ne plus tirer », dit {other}. Il croisa les dix doigts de pied.
        + On marcha loin des clochers, des balançoires et des barbes.
        + Il tenait ses mains derrière le dos, et sa queue aussi.
      `,
      help: `
        Au retour, il n’y avait plus de pont. Rien qu’un vide, et une [liane|vieille liane].
        / Le pont s’était couché au fond. Il restait [une liane|un grand trou].
        / Entre eux et la maison, du vide. [Une liane|Et une liane] pendait là.
        @help Alors le singe franchit le vide au bout d’une liane, [hop|avec {other}].
        / Il avait le droit, cette fois. Le singe franchit le vide au bout d’une liane.
        + « Elle pend », dit-il, tout heureux. « Elle pend pour nous. »
        + {Other} ferma les yeux. Le vent passa dessous.
        + Il lâcha juste quand il fallait. Il avait l’habitude.
        + {Thing} ne bougea pas, bien serré.
        + De l’autre côté, il revint deux fois, pour le plaisir.
      `,
    },
    intermediate: {
      arrives: `
        La lampe allait et venait au plafond, sans raison.
        / On sonna, mais avec [le cordon du rideau|la ceinture du peignoir].
        / Au plafond, quelque chose faisait tic, et quelque chose faisait [tac|aïe].
        @friend Un singe s’y balançait, l’air désolé : « Elle pendait, dit-il, j’ai bien dû. »
        / Un singe tenait la ficelle : « Elle pendait, dit-il, [mettez-vous à ma place|et j’ai des mains]. »
        / Un singe tournait au bout. « C’est la lampe, dit-il, [qui m’a pris|qui m’a tendu la main]. »
        + « {Hero}, on t’attend {place.in}, c’est sérieux, oh, un cordon de rideau ! »
        + Il fit le tour de la chambre sans poser un pied par terre.
        + « Descends donc », dit {hero}, mais rien ne pendait vers le sol.
        + Un fil dépassait d’une manche, et la manche n’exista bientôt plus.
        + Il se jurait chaque matin d’être raisonnable, jusqu’au premier lacet.
      `,
      alone: `
        @friend Ce soir-là, le singe se balançait à une ficelle, [sous la lune|de toutes ses forces].
        À l’extrémité pendait un message, [entièrement froissé|mal plié], qui l’appelait {place.in}.
        / D’une branche pendait une lettre : « {Place.in}, on a besoin de toi. »
        + Il avait essayé la cloche, la barbe du voisin et une goutte de pluie.
        + Le monde, vu d’en bas, lui semblait accroché pour lui.
        + Il dormait la tête en bas, ce qui fait monter les rêves.
        + Pour la première fois, il lut avant de tirer.
      `,
      dry: `
        Le singe voyagea acrobatiquement {place.to}, entraînant {other} [derrière sa queue|parmi les lianes].
        / Le singe passa par les cordes à linge, {other} par la route, [les bras pleins de draps|en dessous], {place.to}.
        / {Other} tenait la queue du singe, qui tenait la liane, qui [tenait à peine|allait] {place.to}.
        + Une corde à linge le retint un peu.
        + Il disait bonjour à tout ce qui balançait, jusqu’aux clochers.
        + Une étoile, un peu basse, tint bon.
      `,
      wet: `
        Par la chaîne d’une ancre, le singe se laissa couler {place.to}, {other} [en bulle au-dessous|à côté].
        / Une algue pendait du fond, disait le singe, et {other} le suivit {place.to}.
        + Des algues qui pendent vers le haut, voilà qui le troubla.
        + Une anguille se prêta au jeu.
        + Il remonta deux fois, pour le plaisir.
      `,
      quirk: `
        « On ne s’arrête plus », ordonna {other}. Dong ! Le singe avait découvert une [cloche|sonnette].
        Quatorze fenêtres s’ouvrirent, et il les salua, [toujours accroché|extrêmement poliment].
        / « Il voulait venir », expliqua-t-il, et [une lessive entière|un volet] le suivit.
        + Les yeux bandés, il devina une liane à l’odeur.
        + Il salua un vieux monsieur, par la moustache.
        + Quelque chose pendait derrière lui : il tira, et c’était sa queue.
        + Il promit, la main sur le cœur, et l’autre sur une branche.
      `,
      help: `
        Au retour, le pont avait disparu, [malheureusement|en totalité], abandonnant une vieille liane.
        / De l’aller, il restait deux poteaux, et entre eux [rien|le vide], avec une liane.
        / Le pont avait pris congé, mais une liane [pendait|attendait] au-dessus du trou.
        @help Le singe franchit le vide au bout d’une liane, [tenant {other} du pied|et tout le monde avec].
        / Personne ne lui dit non, et le singe franchit le vide au bout d’une liane.
        + « Elle pend, dit-il avec respect, et cette fois elle pend exprès. »
        + On passa au ras des étoiles, dans un long oh.
        + Il lâcha juste à l’instant où il fallait, sans compter.
        + Toutes ses bêtises n’avaient été, au fond, que des répétitions.
      `,
    },
    advanced: {
      arrives: `
        La lampe du plafond se balançait avec [une ampleur inexplicable|un enthousiasme inquiétant].
        / On sonna ; le cordon du rideau, vu de près, [se terminait par une queue|avait des mains].
        / Le plafond grinçait, de gauche à droite, puis [de droite à gauche|l’inverse], avec des rires.
        @friend Un singe en était responsable : « Elle pendait, expliqua-t-il, [c’était irrésistible|naturellement]. »
        / Un singe expliqua, la tête en bas : « Elle pendait, [et j’ai des mains|qu’auriez-vous fait]. »
        + On priait {hero} de venir {place.in}, affaire sérieuse, dont il aurait tout dit, n’eût été [ce cordon de rideau|un lacet].
        + Il fit le tour de la pièce sans toucher terre, [où rien, hélas, ne pend|par principe].
        + D’un fil tiré de confiance, il ne resta bientôt de la manche qu’un [souvenir|poignet].
        + Chaque matin, il prenait la résolution d’être sage, et la [suspendait|pendait quelque part].
        + Son âme, disait-il, était une bonne âme, mais accrochée [très haut|à des riens].
      `,
      alone: `
        @friend Ce soir-là, le singe se balançait à une ficelle, qu’il croyait [attachée à la lune|tombée du ciel].
        Elle portait à son extrémité un mot, où l’on appelait {place.in}.
        / Une lettre y pendait, par un fil, qui le demandait {place.in}.
        + La cloche, la barbe du voisin et une goutte de pluie avaient eu, déjà, [sa visite|leur tour].
        + Dormant la tête en bas, il avait des rêves qui lui [montaient aux pieds|tombaient dessus].
        + Il lut d’abord et tira ensuite, ce qui marque dans une vie [un tournant|une date].
      `,
      dry: `
        Le singe voltigea parmi les lianes {place.to}, et {other}, à sa queue, [complétait les boucles|l’accompagnait].
        / Le singe prit {place.to} le chemin des cordes à linge, et {other} [ramassa les draps|la route].
        / {Other} tenait à la queue, le singe à la liane, la liane [à peu de chose|à un clou], {place.to}.
        + Une corde à linge faillit tout perdre, avec ses seize [tentations|chemises].
        + Il saluait tout ce qui balançait, jusqu’aux clochers, où l’on crut chaque fois que c’était l’heure.
      `,
      wet: `
        Une chaîne d’ancre suffit au singe pour descendre {place.to}, tandis {other.que}, dans une bulle, [l’accompagnait|surveillait].
        / D’une algue, le singe assura qu’elle pendait vers le haut, et {other} le suivit {place.to}.
        + La vue d’algues pendant vers le haut lui donna longtemps à [penser|tirer].
        + Une anguille, sollicitée, se montra bonne fille.
      `,
      quirk: `
        « Désormais, on ne s’arrête plus », dit {other}, et une cloche, répondant, se mit à sonner.
        / {Other} tenait au singe les deux mains ; il sonna [du pied gauche|de la queue].
        / « Tu n’as pas vu ce fil », dit {other} au singe, [ce qui fut une erreur|qui l’avait en main].
        + Trois portes s’ouvrirent sur le singe, qui souhaita le bonsoir sans lâcher.
        + Il salua un vieillard par la moustache, usage, prétendit-il, [de sa famille|du grand monde].
        + Bandeau sur les yeux, il sentit venir une liane à trente pas, [au parfum|comme d’autres la pluie].
        + Tirant ce qui pendait derrière lui, il fit la connaissance de [sa queue|ses propres limites].
      `,
      help: `
        Au retour, le pont avait mystérieusement disparu, mais il restait une liane.
        / Il restait du pont deux poteaux, une liane et [le vide|un beau souvenir].
        / Au retour, un vide, [qu’un pont avait quitté|bien ouvert], n’offrait qu’une liane.
        @help Alors le singe franchit le vide au bout d’une liane, [acrobatiquement|avec l’assemblée entière].
        / Puisqu’on l’en priait, enfin, le singe franchit le vide au bout d’une liane.
        + « Elle pend », murmura-t-il, avec le respect de qui rencontre enfin [sa vocation|une raison].
        + On passa au ras des étoiles, {other} fermait les yeux, et le vent, [en bas|dessous], cherchait une prise.
        + Il lâcha au moment juste, qu’aucun livre n’enseigne, mais [que mille lampes préparent|qui s’apprend aux rideaux].
      `,
    },
  },
  Giraffe: {
    noun: { noun: 'girafe', gender: 'f' },
    facts: { help: 'la girafe regarda par-dessus le mur et servit d’échelle' },
    beginner: {
      arrives: `
        @friend Par la fenêtre du haut entra une girafe, [un nuage au nez|toute fraîche]. La tête, du moins.
        / Deux cornes, deux cils, beaucoup de cou : c’était [une girafe|enfin une girafe].
        / Une girafe posa son menton [sur le toit|sur la gouttière]. Ses yeux étaient au deuxième.
        « Bonsoir », dit {hero}. Un moment passa. « [Ah, bonsoir|Plaît-il], {hero} ! »
        / {Hero} fit coucou. La girafe le fit aussi, [une page plus tard|pour demain].
        / « Qui es-tu ? » dit {hero}. « [Merci, et toi|Bonsoir] ? » dit la girafe.
        + Les mots devaient monter. Il y avait du cou.
        + « On a besoin de nous {place.in}. On l’a dit hier, je crois. »
        + Ses pieds attendaient en bas, dans le jardin.
        + « Il pleut ? » demanda {hero}. « Pas encore ici. Demain », dit-elle.
        + Elle avait des cils comme des plumeaux.
        + Elle rit d’une blague {hero.que} avait faite au début.
      `,
      alone: `
        @friend Ce soir-là, la girafe avait la tête dans [les nuages|un nuage]. C’était doux.
        / Une girafe, ce soir-là, disait bonsoir au soleil. Il était couché.
        Un cri passa tout en bas, {place.from}. [Il monta longtemps|Elle l’entendit plus tard].
        / Un pleur monta {place.from}. Il s’arrêta au genou, pour souffler.
        + Une étoile se posa sur sa corne. Elle ne bougea plus.
        + Ses pieds avaient froid depuis midi. Elle l’apprit le soir.
        + Les oiseaux lui donnaient l’heure, mais en retard.
        + « Quelqu’un pleure », dit-elle. Cela datait du goûter.
        + Elle prévint ses jambes. Elles partirent peu après.
      `,
      dry: `
        {Other} s’assit entre ses oreilles. La girafe alla {place.to}, [par-dessus les arbres|à grands pas].
        / Hop, un bois. Hop, un village. {Other} sur le front, la girafe fut {place.in}.
        / La girafe partit {place.to}. Sa tête arriva, et {other} avec. Puis ses pieds.
        + Elle demandait pardon aux nids.
        + « On tourne », disait {other}. Elle tournait au virage d’après.
        + Un hibou fit un bout de route.
      `,
      wet: `
        La girafe entra dans l’eau. Sa tête resta [au sec|dehors] longtemps. {Other} descendit {place.to}, dans une bulle.
        / « C’est frais ? » dit {other}, du fond. La girafe répondit {place.in}, une heure après.
        + Elle arriva au fond par les pieds, d’abord.
        + Les poissons visitèrent son cou, étage par étage.
      `,
      quirk: `
        « Attention, une branche », dit {other}. Bong. « [Merci|Où ça], dit la girafe, quelle branche ? »
        / « Tu as un nid sur l’oreille », dit {other}. « [Il est tôt|Ah, il pleut] ? » dit la girafe.
        / {Other} conta une blague. La girafe [regarda la lune|fit dix pas].
        On avait marché [cent pas|un bon moment]. Elle s’en souvenait encore.
        / Trois virages après, elle dit [« aïe »|« ha ha »].
        / La réponse vint [avec la pluie|au pont]. C’était « oui ».
        + Elle mangea un nuage, par distraction. Il plut dans son ventre.
        + « J’ai un caillou au pied, dit-elle. Depuis lundi. »
        + {Other} cria une question. La réponse arriva au dîner.
        + Elle salua un clocher. Ils avaient la même taille.
        + Elle baissa la tête, pour mieux entendre. Le soir était fini.
      `,
      help: `
        Au retour, un grand mur se dressait. On ne savait pas [ce qu’il cachait|où il finissait].
        / Un mur barrait tout, à droite, à gauche, [et en haut|et devant].
        / Pour rentrer, il fallait voir derrière. [Qui verrait|Mais le mur était haut] ?
        @help La girafe regarda par-dessus le mur et servit d’échelle. {Other} [monta|glissa sur son cou].
        / Ce n’était rien, pour elle. La girafe regarda par-dessus le mur et servit d’échelle.
        + « De l’autre côté, il y a la route, dit-elle. Et des pommes. »
        + Elle plia les genoux, l’un après l’autre.
        + On montait tache par tache.
        + Puis on glissait, zou, comme sur une rampe.
        + Elle fit le tour à pied. Elle arriva un peu après.
      `,
    },
    intermediate: {
      arrives: `
        @friend Une tête de girafe apparut à la fenêtre, [couronnée de nuages|légèrement humide].
        / Deux cils battirent à la lucarne, et beaucoup plus bas, une girafe [toussa|arriva].
        / Une girafe avait posé le menton sur [la gouttière|le bord du toit], et attendait ses pieds.
        « Bonsoir », dit {hero}, et la réponse arriva une éternité après : « [Bonsoir|Comment] ? »
        / {Hero} dit bonsoir, fit son lit, et entendit : « [Bonsoir|Moi aussi], {hero} ! »
        / « Tu viens de loin ? » dit {hero}. « Bonsoir », fit la girafe, [à l’heure d’avant|enfin].
        + Les paroles devaient monter tout le cou, avec des paliers.
        + On avait appelé {place.in}, hier peut-être. Cela venait de lui parvenir.
        + Ses pieds, restés dans le jardin, envoyaient des nouvelles de temps en temps.
        + « Il pleut ? » demanda {hero}. « Ici, pas encore », répondit-elle, [la tête au soleil|rêveuse].
        + Elle rit soudain d’une chose dite en arrivant.
      `,
      alone: `
        @friend Ce soir-là, la girafe songeait, la tête dans un nuage, un des bons.
        Un cri parti {place.from} mit longtemps à monter, et [l’émut|la trouva] au-dessus des arbres.
        / Un sanglot monta {place.from}, s’arrêta à mi-cou, et repartit.
        + Une étoile s’était posée sur sa corne. Elle n’osait plus bouger.
        + Ses pieds avaient froid depuis midi, mais elle l’apprit vers six heures.
        + Là-haut, tout est calme. On oublie qu’il y a un bas.
        + Elle avertit ses jambes, qui partirent quand elles [purent|l’entendirent].
      `,
      dry: `
        {Other} entre ses deux oreilles, la girafe s’en alla {place.to}, [en enjambant les bois|par grands pas lents].
        + Elle tournait toujours un virage plus tard.
        + Un clocher et elle se saluèrent, d’égal à égal.
      `,
      wet: `
        La girafe descendit par étages. {Other}, en bulle, [l’attendait au fond|touchait déjà le fond], {place.to}.
        + Sa tête, restée dehors, demandait si c’était profond.
        + Des poissons louèrent le troisième palier du cou.
      `,
      quirk: `
        « Une branche ! » cria {other}. Bong. « [Laquelle ?|Merci !] » répondit tardivement la girafe.
        / {Other} raconta une blague. La girafe marcha, [regarda le ciel|but à un nuage], marcha.
        / « Tu as un nid sur l’oreille », dit {other}, et la girafe [salua la lune|demanda l’heure].
        Bien plus loin, elle [se baissa|s’inclina], satisfaite d’y avoir pensé.
        / Trois tournants après, on l’entendit dire [« ha ha »|« quel nid ? »].
        + Elle mangea un nuage par distraction et eut de l’orage au ventre.
        + « J’ai un caillou dans le sabot, depuis lundi, je crois. »
        + À une question du matin, elle répondit au crépuscule, et fort bien.
        + Pour mieux écouter, elle baissait la tête, mais tout le monde avait fini.
      `,
      help: `
        Un mur aveugle arrêta le retour, et nul ne savait s’il finissait.
        / Un mur courait à droite, à gauche, et [jusqu’au ciel|ne finissait nulle part].
        / Le mur ne disait pas ce qu’il [gardait|pensait], ni par où passer.
        @help Alors la girafe regarda par-dessus le mur et servit d’échelle, [tache après tache|sans vaciller].
        / Sa tête le sut avant ses pieds : la girafe regarda par-dessus le mur et servit d’échelle.
        + « La route, dit-elle, des pommes, et un chat qui [dort|nous attend]. »
        + {Other} monta par les genoux, le dos, le cou, jusqu’aux étoiles.
        + De l’autre côté, on se laissa glisser comme sur une rampe.
        + Avoir la tête ailleurs, c’est parfois y être déjà.
      `,
    },
    advanced: {
      arrives: `
        @friend Une tête de girafe se présenta à la fenêtre supérieure, [couronnée d’un nuage|rêveuse].
        / Deux cils battirent à la lucarne ; bien plus bas, dans le jardin, toussa une girafe.
        / Une girafe s’était accoudée, si l’on peut dire, [à la gouttière|au toit], et rêvait.
        « Bonsoir », dit {hero}, à quoi, [une éternité après|ultérieurement], la girafe répondit : « Bonsoir ! »
        / « Tu viens de loin ? » fit {hero}. « Bonsoir », répondit-elle, [à la question d’avant|plus tard].
        / {Hero} salua, plia ses affaires et reçut, [en temps utile|pour finir], un bonsoir.
        + Les mots, avec ce cou, faisaient leur chemin par étapes, et quelques-uns [couchaient en route|se perdaient].
        + On avait appelé {place.in}, la veille, sans doute, et la chose venait de lui parvenir, [fraîche|intacte].
        + Ses pieds demeuraient au jardin, d’où ils donnaient parfois [de leurs nouvelles|signe de vie].
        + Elle partit d’un rire charmant, à propos d’une phrase que l’on avait [oubliée|dite en entrant].
      `,
      alone: `
        @friend Ce soir-là, la girafe rêvait, la tête dans un nuage [qu’elle avait retenu|de choix].
        / Une girafe, ce soir-là, prenait congé du soleil, qui n’était plus levé.
        Un cri s’éleva {place.from}, et mit, pour la rejoindre, tout le cou.
        / Une plainte s’éleva {place.from}, et fit halte, pour souffler, au genou.
        + Une étoile ayant pris sa corne pour perchoir, elle s’interdisait depuis [de hocher|tout avis].
        + Le froid qu’elle avait aux pieds datait de midi ; la nouvelle en arriva [avec le couchant|à six heures].
        + Là-haut, rien ne crie, et c’est le tort des belles places, qu’on y [ignore le parterre|oublie le bas].
      `,
      dry: `
        {Other} entre les oreilles, la girafe enjamba les bois {place.to}, et prit ses virages [au suivant|un peu tard].
        / La girafe fit quatre pas, dont un village, et déposa {other} {place.in}, [puis attendit ses pieds|d’un bâillement].
        / Aux tournants {place.to}, {other} les annonçait à la girafe deux villages d’avance.
        + Un clocher lui rendit son salut, de cet air que l’on a [entre égaux|au-dessus des toits].
        + Les nids recevaient des excuses.
      `,
      wet: `
        Par paliers, la girafe gagna le fond {place.to}, où {other}, en bulle, [l’attendait par le pied|la reçut].
        / « Est-ce profond ? » cria {other}, du fond ; la girafe, {place.to}, [y réfléchit encore|n’était qu’au genou].
        + Sa tête s’informait encore, au sec, de ce que l’eau avait de [profond|si frais].
        + Des poissons, montés au troisième palier du cou, louèrent la vue.
      `,
      quirk: `
        « Attention, une branche ! » cria {other} ; il y eut un bong, puis, [longtemps après|posément], la girafe se baissa.
        / {Other} fit une plaisanterie, on passa deux ponts, et la girafe, [seule|soudain], éclata de rire.
        / « Un nid pousse sur ton oreille », dit {other}, et la girafe, [au pré suivant|tard], dit merci.
        + Elle brouta un nuage sans y prendre garde et en eut, jusqu’au soir, [de l’orage|des éclairs intérieurs].
        + À la question du matin, elle donna vers le crépuscule une réponse [admirable|pleine de sens].
        + Il y avait un caillou dans son sabot depuis lundi, elle le tenait [de bonne source|d’un héron].
        + Quand elle penchait enfin l’oreille, la conversation, [le plus souvent|en bas], était couchée.
      `,
      help: `
        Au retour, un mur aveugle posa la question de [ce qu’il cachait|l’autre côté].
        / On ne savait, de ce mur, que ce côté-ci, [qui n’allait nulle part|le mauvais].
        / Le mur du retour était de ceux qui [ne reçoivent pas|n’ont pas de fenêtre].
        @help Pour toute réponse, la girafe regarda par-dessus le mur et servit d’échelle, [tache à tache|bien droite].
        / Ses cils y étaient déjà : la girafe regarda par-dessus le mur et servit d’échelle.
        + Elle annonça une route, des pommes et un chat, et c’était, vu d’ici, [presque la maison|le monde entier].
        + {Other} gravit le genou, le dos, puis ce long cou, au bout duquel il y avait [des étoiles|du vent].
        + On lui reprochait d’avoir la tête ailleurs, sans songer que c’est là, justement, [qu’il fallait voir|que l’on va].
      `,
    },
  },
  Lion: {
    noun: { noun: 'lion', gender: 'm' },
    facts: { help: 'le lion rugit et chassa le brouillard' },
    beginner: {
      arrives: `
        @friend Un lion attendait [derrière le rideau|dans l’armoire], très gêné.
        / Une armoire éternua. C’était un lion. Il demanda pardon [à l’armoire|aux manteaux].
        / Un lion passa le nez à la porte. Puis [il le retira|plus rien].
        « Bonsoir, {hero}, souffla-t-il. [Ma crinière, ça va|Suis-je bien coiffé] ? »
        / « {Hero}, dit-il très bas, [ne me regarde pas trop|c’est moi, le lion]. »
        / « Je peux revenir, {hero}. [Ou pas|Demain], si c’est mieux. »
        + « Très bien », dit {hero}. Il sortit une patte, puis l’autre.
        + « On a besoin d’aide {place.in}. On m’a dit : toi, tu es un lion. »
        + Il rougit. Chez un lion, ça se voit peu.
        + Un peigne dépassait de sa crinière. Il était coincé là depuis lundi.
        + La souris passa. Il lui tint la porte.
        + Il parlait plus bas que la pendule.
        + Il fit le tour de la lampe, sans rien casser.
      `,
      alone: `
        @friend Ce soir-là, le lion dormait et rugissait en rêve. Cela le réveilla.
        « Qui a crié ? » dit-il. Pas lui. Mais [au loin|tout là-bas], on appelait {place.in}.
        / Une plume tomba, [toute seule|sur son nez]. « Viens {place.in} », disait-elle. Il avala sa salive.
        + Il se cacha sous sa crinière, pour réfléchir.
        + Éveillé, il ne disait que des petits mots.
        + L’herbe était haute et tiède. Il y serait bien resté.
        + Il demanda l’avis d’une gazelle, de loin.
        + « Un roi doit y aller », dit-il. « Est-ce que c’est moi, le roi ? »
      `,
      dry: `
        {Other} monta dans la crinière du lion. Il trotta {place.to}, [en saluant|l’air timide].
        / « Passe devant », dit le lion {other.a}. Puis il dit : « Pas trop », {place.to}.
        / Le lion trottait {place.to}, la tête basse. {Other}, dessus, faisait le fier lion.
        + Il demandait s’il prenait trop de route.
        + Le vent le décoiffa. On s’arrêta pour le peigne.
        + « Pardon », dit-il à la lune.
      `,
      wet: `
        Le lion mit un bonnet de bain. Dans une bulle, {other} et lui descendirent {place.to}.
        / « Ma crinière ! » dit le lion. {Other} la mit en bulle. On alla {place.to}.
        + « Ne regarde pas le bonnet », dit-il.
        + Un poisson-lion lui fit un clin d’œil.
        + Le bonnet avait des petits canards.
      `,
      quirk: `
        « Est-ce qu’on me regarde ? » dit le lion. C’était [un lapin|une pâquerette].
        / « Chut, il y a du monde », dit le lion. [Un escargot passa|C’était une vache].
        / Le lion marchait derrière {other}, [sur la pointe|plié en deux]. Il dépassait.
        « On te trouve beau », dit {other}. Le lion [se cacha|devint rose].
        / « Fais-moi signe quand [il n’y aura personne|c’est fini] », dit-il {other.a}.
        / {Other} fit un compliment. Le lion [le rendit|chercha à qui].
        + Il s’endormit une minute. Le rugissement fit tomber un nid.
        + Il le remit, avec l’œuf, et s’excusa auprès de l’œuf.
        + Sa crinière frisait à l’humide. C’était un grand souci.
        + « Fais le lion », dit {other}. « Miaou », fit-il.
        + Il laissa passer une fourmi, puis sa famille.
      `,
      help: `
        Au retour, le brouillard avait [tout pris|mangé la route]. On ne se voyait plus.
        / Un grand drap gris couvrait la route. [Plus de nord|On perdait ses pieds].
        / Tout était blanc et mouillé. [Où aller|La route], on ne savait plus.
        @help Alors le lion rugit et chassa le brouillard, [une seule fois|d’un souffle chaud].
        / Il prit tout son cœur. Alors le lion rugit et chassa le brouillard.
        + Il était bien réveillé, et il le fit exprès.
        + Cela commença petit, puis ce fut grand comme un matin.
        + Le brouillard prit ses voiles et s’en alla.
        + La crinière volait. Il n’y pensait pas.
        + « C’était moi ? » dit-il. « C’était toi », dit {other}.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un lion se tenait derrière le rideau, dont [dépassait sa crinière|on voyait tout].
        / On éternua dans l’armoire, et un lion [présenta ses excuses aux manteaux|en sortit à reculons].
        / Un lion passa le nez, dit pardon, et [referma la porte sur sa crinière|repartit], puis revint.
        « Bonsoir, {hero}, dit-il tout bas, [suis-je décoiffé|je ne dérange pas] ? »
        / « Je peux repasser, {hero}, si tu attends [un vrai lion|quelqu’un]. »
        / « Ne te dérange pas, {hero}, c’est seulement moi, [enfin, le lion|hélas]. »
        + Rassuré, il avança une patte, réfléchit et avança la seconde.
        + On souffrait {place.in}. On avait pensé qu’un lion, forcément, serait [brave|utile].
        + Un peigne était resté pris dans ses boucles depuis lundi.
        + Il tint la porte à une souris et lui souhaita bonne route.
        + Le seul bruit qu’il faisait, éveillé, c’était celui de sa gêne.
      `,
      alone: `
        @friend Ce soir-là, le lion rugit dans son sommeil. Cela le réveilla [en sursaut|fort effrayé].
        Personne n’avait crié, sinon quelqu’un, très loin, [de chagrin|à l’aide], {place.in}.
        / Une plume lui tomba sur le nez, avec ces mots : « Viens {place.in}. »
        + Il réfléchit sous sa crinière, comme sous une tente.
        + Dormant, il était terrible ; debout, il demandait pardon à l’herbe.
        + Une gazelle, consultée de loin, lui conseilla d’y aller.
        + « Un roi ne laisse pas pleurer les gens », se dit-il. Il chercha où était le roi.
      `,
      dry: `
        {Other} au chaud dans la crinière, le lion trotta {place.to}, [par les bas-côtés|en s’excusant].
        / Dans la crinière du lion, {other} faisait, {place.to}, les gros yeux à sa place.
        + Deux fois, il fallut s’arrêter pour un coup de peigne.
        + Le vent, là-haut, lui donna l’air d’un soleil.
      `,
      wet: `
        Coiffé d’un bonnet de bain, le lion accompagna {other} {place.to}, [timidement|extrêmement gêné].
        / Le lion plongea d’une griffe, puis de deux, et {other} [lui tint la patte|le poussa] {place.to}.
        + « Ne parlons pas du bonnet », dit-il.
        + L’eau froide le fit frisotter, et il en soupira.
        + Les poissons, très bien élevés, regardèrent ailleurs.
      `,
      quirk: `
        « On me fixe », murmura le lion. C’était une pâquerette, [très admirative|et deux fourmis].
        / Le lion marchait derrière {other}, plié en quatre, [et dépassait des deux côtés|pour la discrétion].
        / « Il y a foule », souffla le lion. C’était un escargot, [de dos|qui dormait].
        « On te trouve superbe », dit {other}. Il alla se mettre [derrière un arbre|à l’ombre].
        / {Other} lui fit un compliment, qu’il [chercha à rendre|cacha sous sa crinière].
        + Assoupi un instant, il rugit, et un nid tomba.
        + Il remit le nid, l’œuf, et présenta ses excuses aux deux.
        + « Allez, fais le lion », pria {other}. Il fit « miaou », et encore, [de profil|tout bas].
        + L’humidité lui frisait les idées.
        + Une fourmi demanda le passage, et il attendit que toute la famille soit de l’autre côté.
        + On le vit rougir deux fois, dont une parce qu’on l’avait regardé rougir.
      `,
      help: `
        Un brouillard épais avait pris le retour, [arbre par arbre|et jusqu’à leurs pieds].
        / Un drap gris et mouillé couvrait tout, [la route la première|même les voix].
        / On ne voyait plus sa main, et le retour [était quelque part dedans|avait fondu].
        @help Alors le lion rugit et chassa le brouillard, [d’un seul grand souffle tiède|et il le fit exprès].
        / Il pensa à autre chose qu’à lui : le lion rugit et chassa le brouillard.
        + Cela partit de très bas, comme un orage qui aurait bon cœur.
        + Le gris ramassa ses voiles et s’enfuit par-dessus les haies.
        + {Other} vit sa crinière au vent, et lui n’y pensait plus.
        + « C’est moi qui ai fait cela ? » demanda-t-il, d’une toute petite voix.
      `,
    },
    advanced: {
      arrives: `
        @friend Un lion se tenait derrière le rideau, que [sa crinière débordait de toutes parts|gonflait sa crinière].
        / L’armoire éternua, s’en excusa, et finit par livrer un lion, [rouge jusqu’aux moustaches|à reculons].
        / Un lion passa le nez, puis le retira, puis [se laissa convaincre|revint], par politesse.
        « Je ne voudrais pas déranger, {hero}, souffla-t-il ; [suis-je présentable|ai-je une mèche] ? »
        / « {Hero} attend peut-être, dit-il, [un lion véritable|quelqu’un d’autre] ; je puis revenir. »
        / « Ce n’est que moi, {hero}, [autant dire personne|un simple lion] », fit-il.
        + On lui jura que rien ne dépassait, et il risqua une patte, puis, [après délibération|enhardi], la voisine.
        + On peinait {place.in}, et quelqu’un avait dit qu’il fallait un lion, sans préciser [lequel|de quelle sorte].
        + Le peigne qu’il portait au flanc n’y était pas par choix, mais [depuis lundi|pris dans une boucle].
        + Il s’effaça devant une souris, avec une confusion dont elle [reste honorée|parle encore].
      `,
      alone: `
        @friend Ce soir-là, le lion poussa, en dormant, un rugissement qui l’éveilla.
        / Un lion, ce soir-là, jugeait sa crinière un peu haute, et l’aplatissait avec de l’eau.
        + Il demanda qui avait crié, et l’on criait en effet, mais {place.in}, et de chagrin.
        + Terrible les yeux fermés, il passait ses journées à [s’en excuser|parler à voix basse].
        + Une gazelle, consultée à bonne distance, fut d’avis qu’il [partît|serait parfait là-bas].
        + « Un roi s’y rendrait », songea-t-il, et il regarda autour de lui, [à tout hasard|sans en voir].
      `,
      dry: `
        Le lion trotta timidement {place.to}, dissimulant {other} [dans sa crinière|sous sa chevelure dorée].
        / Le lion allait {place.to} derrière {other}, qu’il priait de [saluer pour deux|rugir à sa place].
        / « Après toi », disait le lion, et {other} fit {place.to} [une entrée royale|le roi].
        + Deux arrêts furent nécessaires, le vent étant, pour une coiffure, ce qu’est [la marée aux châteaux|le chien au chat].
        + Le vent lui fit un soleil.
      `,
      wet: `
        Le lion, sous un bonnet de bain dont il ne voulait pas qu’on parlât, [accompagna|suivit] {other} {place.to}, en bulle.
        / Une griffe, puis deux, puis l’ourlet de la crinière : le lion suivit {other} {place.to}.
        + L’humidité le frisait de minute en minute, et il en prenait [ombrage|son parti].
        + Nul n’en parla, donc.
      `,
      quirk: `
        « Ne te retourne pas, on nous observe », fit le lion ; {other} vit [une pâquerette|un trèfle], éperdue d’admiration.
        / Le lion se cachait derrière {other}, et [débordait|le cachait bien mal], surtout du côté du soleil.
        / « Nous sommes suivis », dit le lion {other.a}, et c’était [un escargot, distancé|sa queue].
        + Il prit une minute de sommeil, dont un nid, [hélas|au-dessus], fit les frais.
        + L’œuf fut remis, bordé, et reçut des excuses qui l’auront [marqué|instruit du monde].
        + Invité à faire le lion, il y réfléchit beaucoup et dit « miaou », [de bonne foi|en rougissant].
        + Qu’on fût roi par la seule crinière lui semblait un malentendu [de coiffeur|embarrassant].
      `,
      help: `
        Au retour, le brouillard recouvrait le paysage, [entièrement|confortablement installé].
        / On avait jeté un drap mouillé sur le monde, [pieds compris|pour la nuit].
        / Le brouillard du retour était si épais qu’on [s’y appuyait|s’y serrait la patte par erreur].
        @help Alors le lion rugit et chassa le brouillard, [bien éveillé, et de son propre chef|d’un souffle].
        / Une fois n’est pas coutume : le lion rugit et chassa le brouillard.
        + Cela montait de loin, sans colère, et chaud comme [l’haleine des étables|un pain que l’on ouvre].
        + Les voiles se levèrent, puis s’enfuirent par-dessus les haies, et {other} [vit la route|respira].
        + Sa crinière était dans un désordre affreux, et, pour la première fois, [il n’en savait rien|il riait].
      `,
    },
  },
  Panther: {
    noun: { noun: 'panthère', gender: 'f' },
    facts: { help: 'la panthère vit dans le noir et mena la marche' },
    beginner: {
      arrives: `
        @friend On ne vit rien. Puis il y eut une panthère. « Oh ! » dit-elle, [en sursaut|très surprise].
        / La chaise eut une ombre de trop. C’était une panthère, aussi étonnée.
        / Quelqu’un dit « ah ! », et c’était une panthère. Elle s’était [vue|frôlée].
        « C’est moi qui ai fait ça ? [Je ne m’entends pas|J’ai eu peur], {hero}. »
        / « {Hero} ! J’ai cru que [j’étais quelqu’un|c’était moi]. Et c’est moi. »
        + Elle marchait comme un coussin sur un autre coussin.
        + « On nous attend {place.in}. Je l’ai dit trois fois, mais sans bruit. »
        + Une moustache bougea. Elle sauta au plafond.
        + {Hero} lui mit un grelot. Le grelot se tut, lui aussi.
        + On ne voyait d’elle que deux lunes vertes.
        + « Tousse avant de me parler », dit-elle.
      `,
      alone: `
        @friend Ce soir-là, la panthère marchait si bas qu’elle [se surprit|se fit sursauter] elle-même.
        / Une panthère, ce soir-là, croisa son ombre. Elles crièrent, tout bas.
        Quelqu’un pleurait {place.in}, tout bas. [Elle l’entendit|Elle connaît le tout bas].
        / Une larme tomba {place.in}. Qui entend ça ? La panthère l’entendit.
        + Elle ferma une feuille sans bruit, pour ne pas réveiller la branche.
        + La nuit se cognait parfois en elle. Pardon, disait la nuit.
        + Elle aurait aimé avoir des sabots.
        + Elle appela son ombre. L’ombre eut peur aussi.
        + Elle partit, et rien ne le sut.
      `,
      dry: `
        La panthère porta {other} {place.to}, sans un bruit. On aurait dit [un rêve|de l’encre].
        / La panthère glissa {place.to}. {Other} sifflait, pour la prévenir.
        / « On part ? » dit {other}. La panthère était {place.in}, sans avoir bougé.
        + « Es-tu encore là ? » demandait {other}. « Oh ! oui », disait-elle.
        + Même les chouettes ne tournèrent pas la tête.
      `,
      wet: `
        La panthère entra dans l’eau sans une ride. {Other} prit une bulle, et l’on descendit {place.to}.
        + Sa bulle ne faisait même pas de bulles.
        + Un poisson la traversa presque.
        + Elle en fut un peu gênée.
      `,
      quirk: `
        « Où es-tu ? » demanda {other}. « Derrière toi », dit la panthère. [Elle sursauta|« Ah ! » dit-elle].
        / La panthère toucha une branche. La branche [eut peur|sursauta]. La panthère aussi.
        / « Il y a quelqu’un », dit la panthère. C’était [{other}|sa queue], comme avant.
        Sa propre voix lui fit peur, [en plein noir|de si près].
        / Puis plus un bruit. [Ouf|Elle écouta], dit-elle sans bruit.
        / Une goutte tomba. [Quel fracas|Ce fut terrible] !
        + Une feuille sèche fit crac. C’était le plus beau jour de sa vie.
        + Elle recommença, pour rien. Elle pesait comme un soupir.
        + Elle se vit dans une mare et recula.
        + « Chante un peu », dit {other}. On n’entendit que les cigales.
        + Elle tapa du pied très fort. Une plume en tomba.
      `,
      help: `
        Au retour, il fit noir comme [dans un sac|sous la terre]. Plus personne ne bougeait.
        @help La panthère vit dans le noir et mena la marche, [sûre|calme].
        / Deux yeux verts s’ouvrirent. La panthère vit dans le noir et mena la marche.
        + « Une marche, dit-elle. Une racine. Un hérisson, bonsoir. »
        + Ses yeux étaient deux petites lampes vertes.
        + {Other} tenait le bout de sa queue, sans la voir.
        + Le noir, pour elle, c’était la maison.
        + Et cette fois, elle ne sursauta pas.
      `,
    },
    intermediate: {
      arrives: `
        @friend Il n’y avait personne, puis il y eut une panthère, [aussi surprise {hero.que}|en plein milieu].
        / Le noir avait deux yeux, et une panthère autour, [prise de court|qui s’excusait].
        « Oh ! dit-elle, [je m’étais perdue de vue|c’était moi], pardon, on nous attend {place.in}. »
        / « Fais du bruit, {hero}, j’y arrive mal, et l’on pleure [tout bas|sans moi] {place.in}. »
        + Elle avait déjà appelé trois fois, mais à sa manière, sans un son.
        + On lui prêta un grelot, et le grelot apprit à se taire.
        + Sa propre moustache, en bougeant, l’envoya sur l’armoire.
        + Deux lunes vertes flottaient dans le coin. C’était tout ce qu’on en voyait.
        + « Tousse un peu avant de me parler », demanda-t-elle {hero.a}.
      `,
      alone: `
        @friend Ce soir-là, en rentrant chez elle, la panthère s’effraya involontairement elle-même.
        / Une panthère, ce soir-là, croisa son ombre au coin du bois, et chacune cria.
        + Elle entendit alors un tout petit chagrin, que [nul autre|personne] n’aurait perçu, {place.in}.
        + Elle aurait donné cher pour une paire de sabots.
        + La nuit la prenait souvent pour une partie d’elle-même.
        + Elle ferma la porte si doucement que la porte n’en sut rien.
        + Un chagrin qui ne fait pas de bruit, c’est le sien qu’elle croyait entendre.
      `,
      dry: `
        La panthère emporta {other} {place.to}, ainsi qu’une tache d’encre [qui coule|sur la nuit].
        / {Other} sifflait sur le dos de la panthère, [pour qu’elle se sache là|par bonté], {place.to}.
        / La panthère était {place.in} {other.que} disait encore : « [Où es-tu|On y va] ? »
        + « Tu es toujours là ? » demandait-on, et elle sursautait.
        + Deux hiboux ne levèrent pas la tête.
        + L’herbe n’en sut rien.
      `,
      wet: `
        Sans une ride, la panthère glissa avec {other}, [bulle comprise|dans sa bulle], {place.to}.
        / L’eau ne fit pas plouf, {other} le fit pour la panthère, et l’on descendit {place.to}.
        + Un banc de sardines passa tout près sans s’interrompre.
        + L’eau elle-même fit plus de bruit qu’elle.
        + Elle ne fit pas une bulle.
      `,
      quirk: `
        « Où es-tu cachée ? » demanda {other}. « Là », souffla la panthère, et elle [bondit d’effroi|sursauta].
        / La panthère frôla {other}, et ce furent deux cris, dont un [de velours|très bas].
        / « Quelqu’un nous suit », dit la panthère {other.a}, et c’était [son propre pas|elle].
        Entendre sa voix dans le noir, [à cette heure|si près], cela saisit.
        / Une goutte tomba d’une feuille, [ce qui n’arrangea rien|et il fallut s’asseoir].
        + Une feuille craqua sous elle, et ce fut la fierté de la semaine.
        + Elle tapa du pied de toutes ses forces : une plume tomba d’un nid.
        + Les mares lui montraient quelqu’un de très sombre, qu’elle saluait de loin.
        + On la pria de chanter, et l’on entendit parfaitement les grillons.
      `,
      help: `
        Au retour, l’obscurité fut complète, et personne n’osait [avancer|même chuchoter].
        / Le soir avait rempli le chemin [jusqu’au bord|de noir], et l’on cherchait ses pieds.
        @help La panthère vit dans le noir et mena la marche, [à pas de velours|sans se tromper].
        / Deux lampes vertes s’allumèrent : la panthère vit dans le noir et mena la marche.
        + « Une racine, une marche, un hérisson qui passe, bonsoir », disait-elle.
        + {Other} tenait au bout des doigts un bout de nuit tiède.
        + Ce qui effraie les autres était sa chambre. Elle en connaissait les meubles.
        + Tout du long, elle ne sursauta qu’une fois, de plaisir.
      `,
    },
    advanced: {
      arrives: `
        @friend Il n’y avait absolument personne ; l’instant suivant, une panthère, épouvantée.
        « Je me suis effrayée, {hero}, murmura-t-elle ; [on nous attend|on pleure] {place.in}. »
        / « Tousse un peu, {hero}, pria-t-elle, que l’on sache qui vient. »
        + Elle s’était annoncée trois fois, mais avec cette discrétion qui la [perdait|rendait introuvable].
        + Le grelot qu’on lui passa au cou, gagné par l’exemple, se tut [aussi|à jamais].
        + Une de ses moustaches ayant remué, on la retrouva [sur l’armoire|au lustre].
        + Elle se résumait, dans l’ombre, à deux lunes vertes, qui paraissaient [s’excuser|inquiètes].
      `,
      alone: `
        @friend Ce soir-là, la panthère rentrait chez elle, et, ne s’étant pas entendue venir, [sursauta|se fit peur].
        / Une panthère, ce soir-là, croisa son ombre, et aucune des deux n’en [dormit|revint].
        Elle perçut alors, {place.in}, un chagrin presque muet.
        + Les sabots des autres l’emplissaient d’une envie [sourde|qu’elle taisait].
        + La nuit, souvent, l’oubliait au matin, la prenant pour [un de ses plis|un reste].
        + Qui ne fait aucun bruit apprend à entendre ceux qui [n’en font plus|n’osent pas].
        + Elle partit.
        + L’idée de surprendre quelqu’un dans sa peine l’arrêta un instant, puis elle se promit de tousser en arrivant.
      `,
      dry: `
        La panthère emporta {other} {place.to}, comme on renverse [de l’encre sur de la nuit|un peu d’ombre].
        / {Other} sifflait sur le dos de la panthère, afin qu’elle [se sache accompagnée|s’entende aller], {place.to}.
        / La panthère était déjà {place.in}, {other} sur le dos, avant que la nuit [l’ait su|y pense].
        + « Es-tu là ? » demandait-on parfois, et c’est elle que la question [effrayait|faisait bondir].
        + Deux hiboux, chargés du guet, n’eurent rien à signaler.
      `,
      wet: `
        L’eau se referma sur la panthère sans avoir été ouverte. {Other}, en bulle, [la devina|suivit] {place.to}.
        / La panthère entra dans l’eau sans plouf, {other} le fit après coup, et l’on coula {place.to}.
        + Une sardine crut traverser un rêve, et [le raconta|n’en dit rien].
        + On n’entendit, jusqu’au fond, que le bruit un peu vexé d’une bulle qui n’était pas la sienne.
      `,
      quirk: `
        « Où se cache-t-elle ? » demanda {other}. « Derrière », souffla la panthère, que sa propre voix, [soudaine|si proche], épouvanta.
        / La panthère frôla {other} par mégarde, d’où deux cris, [dont le sien, en velours|à l’unisson].
        / « Nous sommes suivis », prévint la panthère, dont {other} [reconnut la queue|compta les quatre pas].
        + Une feuille morte ayant craqué sous son pas, elle y revint, dans l’espoir d’un [second triomphe|rappel].
        + Elle tapa du pied avec rage, et obtint qu’une plume [se détachât|quittât son nid].
        + Son reflet lui paraissait quelqu’un de peu sûr, vêtu de noir, [et qui la suivait|aux yeux verts].
        + Elle chanta, sur demande, et l’on n’a jamais si bien entendu [les grillons|le silence].
      `,
      help: `
        Au retour tomba une obscurité impénétrable, où [personne n’osait avancer|l’on égarait ses mains].
        / Le chemin était plein de nuit, [à ras bord|comme une cave], et l’on n’y nageait guère.
        @help Alors la panthère vit dans le noir et mena la marche, [souverainement|avec assurance].
        / Chez elle enfin : la panthère vit dans le noir et mena la marche.
        + Elle annonçait la racine, la marche, et un hérisson, qu’elle [salua par son nom|connaissait].
        + {Other} tenait la pointe de sa queue, soit, au toucher, un peu de nuit [tiède|qui battait].
        + Chacun a peur chez les autres ; le noir, c’était chez elle, et elle y [recevait|faisait les honneurs].
      `,
    },
  },
  Jaguar: {
    noun: { noun: 'jaguar', gender: 'm' },
    facts: { help: 'le jaguar bondit par-dessus l’eau avec sa charge' },
    beginner: {
      arrives: `
        @friend Un éclair fit [deux|trois] fois le tour du lit. C’était un jaguar.
        / Zou ! Un jaguar traversa [la chambre|le tapis], puis revint. Il avait perdu.
        « Elle a gagné », dit-il, et il montra son ombre. [Elle s’assit aussi|Elle n’était même pas fatiguée].
        + « {Hero}, prêts, partez ! On nous attend {place.in} ! »
        + Il respirait fort. L’ombre, non. C’était vexant.
        + « Elle te copie », dit {hero}. « Alors pourquoi gagne-t-elle ? » dit-il.
        + Il fit encore un tour. Le tapis changea de place.
        + Son poil avait des ronds, comme des gouttes de soleil.
        + La lampe bougea. L’ombre passa devant, la tricheuse.
      `,
      alone: `
        @friend Ce soir-là, le jaguar faisait la course avec son ombre. [Il perdit|Elle gagna], une fois de plus.
        / Un jaguar, ce soir-là, courait contre son ombre. Elle avait les pattes plus longues.
        + Par terre, hors d’haleine, il entendit l’appel {place.from}. [Debout|Vite] !
        + Le soir, elle devenait si longue qu’elle arrivait la veille.
        + Il essaya de partir sans elle. Elle l’attendait dehors.
        + Il lui proposa une revanche, jusqu’au bout du monde.
        + Cette fois, on ne courait pas pour gagner.
        + La lune se leva derrière lui. L’ombre fila devant.
      `,
      dry: `
        Le jaguar prit {other} sur son dos. « Prêts ? » dit-il. Ils filèrent {place.to}.
        + Les arbres n’eurent pas le temps d’être verts.
        + L’ombre fut là-bas avant, et se tut très poliment.
      `,
      wet: `
        Le jaguar plongea [en courant|la tête la première]. {Other} tenait la bulle. On fila {place.to}.
        / Sous l’eau, plus d’ombre. « J’ai gagné ! » dit le jaguar {other.a}, {place.to}.
        + Au fond, il n’y avait pas d’ombre. Il crut avoir gagné.
        + Une raie passa dessous. C’était sa nouvelle ombre.
      `,
      quirk: `
        « Prêts, partez ! » cria le jaguar. Son ombre [gagna|était déjà là-bas].
        / « On fait la course ? » dit le jaguar [à son ombre|au mur]. Boum.
        / Le jaguar passa devant une lanterne. L’ombre [le doubla|prit le large].
        « Demande-lui le soir, dit {other}. Elle sera [fatiguée|trop longue]. »
        / « Tu cours contre toi », dit {other}. « [Et je perds|Justement] », dit-il.
        + Il se retourna d’un coup, pour la surprendre.
        + Il courut à reculons, et elle aussi.
        + Dans un sous-bois, elle disparut. Il eut peur pour elle.
        + Un escargot le doubla. Il regardait derrière.
        + « On est à égalité », dit-il, à midi juste, un jour.
      `,
      help: `
        Au retour, un torrent [coupait|barrait] la route. Trois pas d’élan, pas un de plus !
        / L’eau criait en travers du chemin. C’était trop large.
        @help Le jaguar bondit par-dessus l’eau avec sa charge, d’un seul trait.
        / Il prit son élan. Le jaguar bondit par-dessus l’eau avec sa charge.
        + {Other} serra son cou. Le vent fit oh.
        + En bas, l’ombre passa sur l’eau, juste dessous.
        + Ils touchèrent l’autre bord au même instant.
        + « Ensemble », dit le jaguar. C’était mieux que premier.
        + {Thing} n’eut pas une éclaboussure.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un éclair tacheté fit trois fois le tour du lit : c’était un jaguar, [hors d’haleine|battu].
        / Quelque chose passa, repassa, et s’écroula : un jaguar, [deuxième|battu d’une patte].
        / « Premier ! » cria un jaguar, puis il regarda [sous lui|son ombre], et soupira.
        « Elle gagne toujours », dit-il en montrant son ombre, [assise près de lui|fraîche comme l’œil].
        / « Tu l’as vue partir avant moi, {hero}, [tu témoigneras|dis-le], elle triche. »
        + « Prêts, {hero} ? Partez ! On a besoin de nous {place.in}. »
        + « Mais elle te suit », dit {hero}. « C’est sa ruse », répondit-il.
        + Le tapis, à force, avait changé de pièce.
        + La lampe bougea un peu, et l’autre, la tricheuse, prit la tête.
        + Son poil avait des ronds, comme des gouttes de soleil qui auraient séché en courant.
      `,
      alone: `
        @friend Ce soir-là, le jaguar perdait contre son ombre, d’une longueur, au bord du fleuve.
        Couché dans l’herbe, il entendit qu’on appelait, au loin, {place.in}.
        / Il s’avouait vaincu quand on cria, là-bas, {place.in}.
        + Le couchant l’allongeait si bien qu’elle arrivait avant d’être partie.
        + Il avait tenté de sortir sans elle. Mais elle l’attendait à la porte.
        + Pour une fois, il ne cria pas « partez », il partit.
        + Derrière lui, la lune se leva, et l’ombre fit la course devant.
      `,
      dry: `
        {Other} sur le dos, le jaguar était {place.in} avant le mot « prêts », [ou presque|à un arbre près].
        / « À trois », dit {other}. Le jaguar partit à un, et à trois [l’on était|l’on freinait] {place.in}.
        / Le jaguar courut {place.to}, {other} au cou, l’ombre aux talons, qui trichait.
        + Les arbres n’eurent pas le temps d’être verts.
        + L’ombre arriva la première et fit semblant de dormir.
      `,
      wet: `
        Le jaguar plongea au pas de course. {Other}, la bulle au bras, [fila derrière|suivit], {place.to}.
        / L’eau n’avait pas d’ombre, et le jaguar gagna enfin, devant {other}, {place.to}.
        + Dans l’eau noire, plus d’ombre : il se crut vainqueur.
        + Une raie prit la place, hélas, juste au-dessous.
      `,
      quirk: `
        « À vos marques ! » annonça le jaguar, et son ombre [démarra|franchissait déjà l’arrivée].
        / Le jaguar passa devant une lanterne, et son ombre [le doubla|prit trois longueurs].
        / Au soleil couchant, le jaguar vit son ombre [partir sans lui|au bout du pré] et cria au voleur.
        « Essaie au crépuscule, suggéra {other}, elle sera [fatiguée|ralentie]. »
        / « Tu cours contre toi », dit {other}. « C’est [le plus dur|pour ça que je perds]. »
        + Il se retourna brusquement, et elle avait la même idée.
        + Un sous-bois la lui prit. Il la chercha, inquiet, comme une amie.
        + À midi, un jour, ils avaient fini ensemble. Il en gardait [le gravier|la date].
        + Un escargot les doubla pendant qu’ils s’expliquaient.
      `,
      help: `
        Un torrent en colère barrait le retour, [large de cinq sauts|sans gué ni pierre].
        / On cherchait le gué, mais l’eau [l’avait dans le ventre|courait dessus].
        @help Alors le jaguar bondit par-dessus l’eau avec sa charge, [d’un seul long trait|les oreilles couchées].
        / Pour une fois, il ne regarda pas qui suivait : le jaguar bondit par-dessus l’eau avec sa charge.
        + {Other} n’entendit que le vent. Le cœur du jaguar, qui courait aussi.
        + Sur l’eau passait une tache sombre, exactement dessous.
        + Ils touchèrent terre ensemble, l’ombre et lui, à la même seconde.
        + « Égalité », dit-il, et rien ne lui avait jamais fait tant plaisir.
      `,
    },
    advanced: {
      arrives: `
        @friend Un éclair tacheté accomplit trois fois le tour du lit, et l’on reconnut un jaguar, [vaincu|hors d’haleine].
        / Quelque chose passa, repassa, s’abattit, et ce fut un jaguar, [encore deuxième|classé second].
        / « Premier ! » lança un jaguar, avant de baisser les yeux sur [son ombre|le vainqueur].
        « Encore elle », dit-il en désignant son ombre, déjà assise.
        / « {Hero} m’est témoin, dit-il, qu’elle est partie la première. »
        / « Elle ne transpire même pas, {hero} », fit-il, parlant de son ombre.
        + On implorait leur aide {place.in}. Il avait fait la route en courant, dans l’espoir de [la semer|gagner].
        + {Hero} insinua qu’elle le copiait. Mais alors, répliqua-t-il, d’où venait qu’elle [arrivât la première|gagnât] ?
        + Le tapis, emporté par l’épreuve, s’était établi [dans la pièce voisine|contre le mur].
        + On remua la lampe, et la rivale, sans se gêner, [passa en tête|prit trois longueurs].
        + Les ronds de son poil ressemblaient à des gouttes de soleil qui, en séchant, auraient continué de courir.
      `,
      alone: `
        @friend Ce soir-là, le jaguar venait de perdre, au bord du fleuve, contre son ombre, [d’une courte tête|une fois encore].
        / Un jaguar, ce soir-là, poursuivait au bord du fleuve une ombre que le couchant [avantageait|tirait].
        Étendu dans l’herbe, il entendit un appel {place.from}.
        / Il demandait sa revanche quand on appela, {place.in}.
        + Au couchant, elle s’allongeait de façon si déloyale qu’elle arrivait [la veille|sans être partie].
        + Il avait bien tenté de sortir seul, mais elle, ponctuelle, [l’attendait au soleil|tenait la porte].
        + Une course dont le but est quelqu’un qui pleure ne se [compte pas|gagne qu’en arrivant].
      `,
      dry: `
        « Prêts ? » dit le jaguar. {Other} l’entendit {place.in}, où l’on se trouvait déjà, [à une syllabe près|un peu décoiffé de vent].
        / Il fut convenu, {other} et le jaguar, de partir à trois ; à deux, l’on était {place.in}, [décoiffé|ou presque].
        / Le jaguar emporta {other} {place.to}, d’un train dont l’ombre [se plaignit|eut le souffle court].
        + L’ombre, rendue la première, affectait de [dormir|regarder ailleurs].
        + Les arbres, sur le parcours, n’avaient pas eu le temps matériel d’être verts, et s’en plaignirent.
        + On s’aperçut en chemin que le vent, qui croyait les pousser, courait derrière eux depuis le premier champ.
      `,
      wet: `
        Le jaguar plongea sans ralentir, {other} tenant la bulle, et [l’on fila|ce fut une flèche] {place.to}.
        / Le jaguar, délivré de son ombre par l’eau trouble, l’emporta enfin, {other} [arbitrant|en second], {place.to}.
        + Dans cette eau noire elle n’était plus là, et la victoire lui parut, [chose étrange|tout à coup], un peu seule.
      `,
      quirk: `
        « À vos marques », annonça le jaguar, et son ombre, silencieuse, franchissait l’arrivée.
        / Le jaguar eut le tort de passer devant une lanterne : son ombre [le sema|prit trois longueurs].
        / Au couchant, l’ombre du jaguar [partit devant|atteignit la colline], et il cria au voleur.
        {Other} conseilla de la défier au crépuscule, [bien allongée|ensommeillée].
        / {Other} lui fit observer qu’il courait [contre lui-même|seul], et qu’il perdait.
        + Il tenta de la surprendre en se retournant, et tomba nez à nez sur [la même idée|du vide].
        + Un sous-bois la lui ayant prise, il fut le premier à s’inquiéter, et [appela|revint sur ses pas].
        + Il gardait le souvenir d’un midi où ils étaient arrivés [ensemble|l’un sur l’autre], et n’en parlait qu’à voix basse.
      `,
      help: `
        Au retour, un torrent en colère avait mangé le gué, et [ses pierres|n’était pas rassasié].
        / Un torrent, plus pressé que lui, [occupait la place|avait emporté le passage].
        / L’eau du retour courait aussi, et sans [regarder derrière|jamais se retourner].
        @help Alors le jaguar bondit par-dessus l’eau avec sa charge, [d’un seul trait|comme on enjambe un doute].
        / Nul ne comptait les points : le jaguar bondit par-dessus l’eau avec sa charge.
        + {Other} n’entendait plus que le vent et, dessous, un cœur qui [faisait aussi la course|galopait].
        + Une tache sombre franchissait le flot à leur aplomb, sans avance ni [retard|remords].
        + Ils touchèrent l’autre rive au même instant, elle et lui, et il sut que cela s’appelait [arriver|être deux].
      `,
    },
  },
  Orangutan: {
    noun: { noun: 'orang-outan', gender: 'm' },
    facts: { help: 'l’orang-outan tendit ses bras comme un pont' },
    beginner: {
      arrives: `
        @friend Un orang-outan était assis là et [pensait|réfléchissait]. Depuis quand ?
        / Dans le fauteuil, il y avait un orang-outan, [et une pensée|la main au menton].
        / Un orang-outan regardait la lampe. La lampe [regardait|brillait], lui aussi.
        Il dit enfin : « {Hero}. » Il pensa encore. Puis : « [{Place}|Viens]. »
        / « {Hero}… » Une étoile passa. « … [viens|là-bas]. » Et il montra la nuit.
        + C’était tout, et c’était clair.
        + « On a besoin de nous ? » dit {hero}. La lune avança. « Oui », dit-il.
        + Ses bras faisaient deux fois le tour du fauteuil.
        + Il avait une feuille sur la tête. Elle pensait aussi.
        + On attendit le mot suivant. Ce fut : « Chaussures. »
        + Son front se plissait comme une vieille carte.
        + Il se leva, lentement, comme un matin.
      `,
      alone: `
        @friend Ce soir-là, l’orang-outan pensait, [le menton dans la main|assis sur sa branche].
        / Un orang-outan, ce soir-là, cherchait un mot. Il en avait déjà la moitié.
        Un appel vint {place.from}. Vers minuit, il eut fini. « [Allons|Bien] », dit-il.
        / On appela {place.from}. La lune tourna. « Oui », dit-il, et il partit.
        + Sa pensée avait commencé un lundi.
        + Un oiseau s’était posé sur son genou. Il y avait un nid, maintenant.
        + La pluie vint et partit. Il en tira une idée.
        + Les singes parlaient. Lui, il gardait les mots au chaud.
        + Il posa le nid sur la branche, sans un bruit.
      `,
      dry: `
        L’orang-outan alla d’arbre en arbre {place.to}. {Other} tenait [à son bras|à son cou].
        / Un bras, une branche, un bras… L’orang-outan portait {other} {place.to}.
        / « Tiens », dit l’orang-outan {other.a}. Ce fut tout, {place.to}.
        + Pas un mot. Mais c’était un bon silence.
        + Après le dernier arbre, il prit un nuage dans sa main.
        + Le vent non plus ne disait rien.
      `,
      wet: `
        L’orang-outan prit une bulle pour {other} et lui. « [Bas|Plouf] », dit-il. On alla {place.to}.
        + Il regarda chaque poisson comme une question.
        + En bas, il dit : « Mouillé. » C’était vrai.
      `,
      quirk: `
        « C’est loin ? » demanda {other}. L’orang-outan pensa. [On passa deux collines|La lune avança].
        / {Other} demanda la route. L’orang-outan [ferma les yeux|cueillit un fruit]. On attendit.
        / L’orang-outan vit un nuage. Il le regarda, [longtemps|jusqu’au bout], avec {other}.
        « Non », dit-il. Et l’on [était devant|y était presque].
        / « Là », dit-il, [un bois plus loin|enfin]. C’était ça.
        / « Hm », dit-il, et c’était [un long avis|mieux qu’un livre].
        + Deux grenouilles se disputaient. Il dit : « Partagez. » Elles en furent toutes bêtes.
        + {Other} lui conta sa vie. Il dit : « Oui. » Cela fit du bien.
        + Il hésita entre deux fleurs, longtemps, et n’en cueillit pas.
        + « À quoi penses-tu ? » « Poire », dit-il, au tournant d’après.
        + Une mouche le gênait. Il attendit qu’elle ait fini.
        + Une étoile filante passa, et il en parla le lendemain matin.
        + Il regarda longtemps un escargot, et l’escargot le regarda aussi.
      `,
      help: `
        Au retour, deux arbres étaient trop loin [l’un de l’autre|pour sauter]. « Pont », dit-il.
        / Entre les deux arbres, un trou. [Il le regarda|Trop grand]. « Bon », dit-il.
        / La route manquait. L’orang-outan [compta un bras|réfléchit], puis l’autre.
        @help Et l’orang-outan tendit ses bras comme un pont, [d’un arbre à l’autre|sans trembler].
        / C’était tout vu : l’orang-outan tendit ses bras comme un pont.
        + Une main ici, une main là-bas, et lui au milieu.
        + {Other} passa sur ses poils roux, à petits pas.
        + Il ne dit pas « vite ». Il ne dit rien.
        + Ses bras avaient attendu ça toute leur vie.
        + « Bien », dit-il après. C’était un grand discours.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un orang-outan était assis au pied du lit, et pensait, [depuis on ne sait quand|sans se presser].
        / Le fauteuil pensait, ou plutôt un orang-outan dedans, [depuis mardi|le menton au poing].
        / On remarqua, à force, un orang-outan, qui regardait [la lampe|un pli du rideau].
        Il ouvrit enfin la bouche : « {Hero}. » Puis, plus tard : « [{Place}|On appelle]. »
        / « {Hero}… », dit-il. La pendule sonna. « … [là-bas|vite] », acheva-t-il.
        + Deux mots, et l’on avait tout compris.
        + « C’est grave ? » dit {hero}. La lune changea de carreau. « Oui », dit-il.
        + Ses bras faisaient le tour du fauteuil, avec un reste.
        + Une feuille, posée sur sa tête, avait pris son air.
        + Son front se plissait comme une carte qu’on a beaucoup ouverte.
        + On attendit la suite, et la suite vint, un quart d’heure plus tard : « Chaussures. »
      `,
      alone: `
        @friend Ce soir-là, l’orang-outan avait une pensée, commencée lundi, et [presque finie|qui mûrissait].
        / Un orang-outan, ce soir-là, cherchait un mot, et en tenait la première moitié.
        On appelait {place.in}. Il y réfléchit, et, vers minuit, se leva.
        / On cria {place.from}, et, la lune couchée, il répondit : « J’y vais. »
        + Un oiseau lui avait bâti un nid sur le genou pendant ce temps.
        + La pluie était venue, puis repartie, laissant une idée.
        + Il déposa le nid avec soin, œufs compris.
        + Les mots, il les gardait au chaud, comme des œufs aussi.
      `,
      dry: `
        D’arbre en arbre, l’orang-outan emporta {other} {place.to}, [sans un mot|au bout d’un bras].
        / L’orang-outan avançait {place.to} d’un bras, puis de l’autre, et {other} [entendait pousser les feuilles|bâillait].
        / « Loin », dit l’orang-outan {other.a}. « Près », dit-il [au soir|plus tard], {place.in}.
        + C’était un silence confortable, avec des accoudoirs.
        + Là où finissaient les arbres, il saisit un nuage.
        + Personne ne s’ennuya.
      `,
      wet: `
        « Plouf », annonça l’orang-outan. On descendit {place.to}, {other} [contre son épaule|dans sa bulle].
        / « Bulle », dit l’orang-outan, et {other} en prit une pour deux, {place.to}.
        + Chaque poisson était regardé comme une question.
        + Au fond, il trouva le mot juste : « Mouillé. »
        + Une méduse passa, et il y pensa jusqu’en bas, sans se presser du tout.
      `,
      quirk: `
        « Est-ce encore loin ? » dit {other}, et l’orang-outan médita [deux collines|un bon quart d’heure].
        / L’orang-outan vit passer un nuage, et l’étudia avec {other}, [du nez à la queue|jusqu’au dernier bout].
        / {Other} lui conta une longue histoire, et l’orang-outan [la garda|hocha la tête].
        « Non », répondit-il au moment même [d’arriver|où l’on vit les lumières].
        / Un bois plus loin, il donna son avis : « [Hm|Poire]. »
        + À deux grenouilles en colère, il dit : « Partagez », et elles en restèrent muettes.
        + {Other} lui confia tout. Il dit « oui », comme personne ne l’avait dit.
        + « À quoi penses-tu ? » Au tournant suivant vint la réponse : « Poire. »
        + Il attendait qu’une mouche ait fini, par principe.
      `,
      help: `
        Au retour, deux arbres se dressaient au-dessus du vide, [beaucoup trop éloignés|terriblement distants].
        / La branche s’arrêtait, l’autre commençait [bien plus loin|de l’autre côté du vide].
        / Il manquait au chemin un morceau, [le milieu|grand comme un arbre couché].
        @help Puis l’orang-outan tendit ses bras comme un pont, [de branche à branche|et ne bougea plus].
        / Il y songea, pas longtemps : l’orang-outan tendit ses bras comme un pont.
        + On traversa sur ce chemin roux, doux comme un tapis.
        + {Other} sentait, au milieu, battre quelque chose de très calme.
        + Longtemps, on s’était demandé à quoi servaient de si longs bras.
        + « Bien », conclut-il, et ce fut le discours de la soirée.
      `,
    },
    advanced: {
      arrives: `
        @friend Un orang-outan se trouvait au pied du lit, et pensait, sans hâte.
        / Le fauteuil réfléchissait, ou plutôt, à y regarder mieux, un orang-outan.
        / On finit par remarquer un orang-outan, que la lampe [intéressait|avait rendu songeur].
        « {Hero} », dit-il enfin ; puis, quand la lune eut changé de carreau : « [{Place}|On appelle]. »
        / « {Hero}… », commença-t-il ; la pendule sonna deux fois ; « … [là-bas|{place}] », conclut-il.
        + Il ne restait rien à ajouter, ce qui est rare après [deux mots|un discours].
        + À la question de savoir si c’était grave, il opposa un silence, suivi d’un oui [irréprochable|bien mûr].
        + Le fauteuil n’était pas de taille, et ses bras en faisaient deux fois [le tour|le tour, par bonté].
        + Sur sa tête, une feuille avait fini par prendre [son expression|un air de sagesse].
      `,
      alone: `
        @friend Ce soir-là, l’orang-outan conduisait à son terme une pensée commencée lundi.
        / Un orang-outan, ce soir-là, tenait la moitié d’un mot, et attendait.
        On appela {place.in} ; il pesa la chose, et, vers minuit, se leva.
        / Un appel vint {place.from}, il l’examina sous tous ses angles, puis partit.
        + Un oiseau, abusé par cette immobilité, avait bâti sur son genou, et [couvait|pris ses habitudes].
        + D’une averse, pendant ce temps, il n’avait gardé qu’une idée, mais [bonne|il y tenait].
        + Le nid fut déposé sur la branche avec des soins qui [prirent une heure|en disaient long].
      `,
      dry: `
        L’orang-outan passa de cime en cime {place.to}. {Other}, à son cou, goûta un silence [à accoudoirs|de velours].
        / L’orang-outan et {other} gagnèrent {place} à bout de bras, [sans un adjectif|en un seul mot].
        / D’un bras l’arbre, de l’autre {other} : l’orang-outan allait {place.to} [sans dire pourquoi|posément].
        + Les arbres venant à manquer, il prit un nuage, sans en faire [un événement|une phrase].
        + Le vent lui-même baissa la voix.
        + De temps à autre, il s’arrêtait sur une branche pour laisser au paysage le loisir de finir sa phrase.
      `,
      wet: `
        « Plouf », déclara l’orang-outan, et l’on descendit {place.to}, {other} [dans le creux du bras|sous la bulle].
        / L’orang-outan prononça « bulle », {other} fit le reste, et l’on sombra {place.to}, [méditant|sans débat].
        + Parvenu au fond, il chercha le mot, et le trouva : [mouillé|c’était « mouillé »].
        + Chaque poisson fut considéré, en descendant, comme une question bien posée.
      `,
      quirk: `
        {Other} demanda si c’était loin ; l’orang-outan médita [deux collines et un pont|pendant tout un bois].
        / L’orang-outan examina un nuage, {other} avec lui, [jusqu’à la dernière goutte|dans le détail].
        / Au long récit {other.de}, l’orang-outan prêta [l’oreille, puis l’autre|toute une colline].
        « Non », dit-il, à l’instant où [l’on posait le pied sur le seuil|paraissaient les lumières].
        / « Poire », déclara-t-il enfin, [et tout fut dit|en guise d’avis].
        + « Partagez », fit-il à deux grenouilles, qui s’avisèrent que l’étang [était grand|suffisait].
        + On lui ouvrit son cœur ; il répondit « oui », et jamais ce mot n’avait [contenu tant de choses|porté si loin].
        + L’on voulut connaître sa pensée, qui parut au tournant suivant : [poire|c’était une poire].
      `,
      help: `
        + Au retour, deux arbres s’étaient éloignés l’un de l’autre plus qu’il [n’est permis|n’aurait fallu]. « Pont », dit-il.
        @help Puis l’orang-outan tendit ses bras comme un pont, [sans y mettre d’emphase|d’une cime à l’autre].
        / Entre l’idée et la chose, il n’y eut qu’un souffle : l’orang-outan tendit ses bras comme un pont.
        + On traversa sur ce tapis roux, au milieu duquel battait, très lent, [un cœur tranquille|quelque chose de sûr].
        + {Other} comprit à quoi peuvent servir des bras trop longs, quand on a eu la patience de [les garder|n’en rien faire].
        + « Bien », dit-il ensuite, et l’on sentit qu’il s’était [laissé aller|montré bavard].
      `,
    },
  },
  Gorilla: {
    noun: { noun: 'gorille', gender: 'm' },
    facts: { help: 'le gorille déplaça la pierre et la remit en place' },
    beginner: {
      arrives: `
        @friend Un gorille [refaisait le lit|tapotait l’oreiller], avec des feuilles fraîches.
        / Un gorille bordait [la lampe|une pantoufle], tout doux. Elle avait l’air bien.
        / Il y avait un lit de plus, tout vert. Un gorille [le tassait|le goûtait].
        « Voilà qui est mieux, {hero}. [Tu dormiras après|Gardons cela au chaud]. »
        / « Chut, {hero}. [Le tapis dort|Je finis l’oreiller]. Et puis, on part. »
        / « {Hero}, ce lit était dur. J’ai mis de la mousse. »
        + « On a besoin de nous {place.in}. Il y a peut-être des lits à faire. »
        + Il était grand comme l’armoire, et bien plus doux.
        + Il souffla sur le drap. Un pli s’en alla.
        + « Je ne suis pas fatigué », dit {hero}. « On le dit toujours », dit le gorille.
        + Il fit aussi un petit lit pour la chaussure.
        + Ses mains sentaient la fougère.
      `,
      alone: `
        @friend Ce soir-là, le gorille faisait son lit de feuilles. Puis deux, pour qui viendrait.
        / Un gorille, ce soir-là, bordait un caillou. Il n’avait plus que lui.
        Les feuilles bruissèrent. On ne dormait pas {place.in}. Il se leva.
        / Le vent le dit : on veillait {place.in}. Il prit un coussin.
        + Il borda un scarabée. Le scarabée dit merci.
        + Ses lits étaient si bons que la pluie s’y couchait.
        + Il goûta une feuille. Trop dure pour une joue.
        + Quelqu’un ne dormait pas. Son gros cœur se plissa.
        + Il prit un oreiller de mousse sous chaque bras.
      `,
      dry: `
        Le gorille partit {place.to}. Il portait {other}. À chaque halte, il faisait un petit lit.
        / Le gorille marchait {place.to}, comme on berce. {Other} ouvrait un œil sur deux.
        + Un nuage lui parut bien rembourré. Il l’essaya.
        + Derrière eux, douze lits attendaient les promeneurs.
      `,
      wet: `
        Le gorille souffla une bulle. Il y mit [des feuilles|un coussin] et {other}. On marcha {place.to}.
        + Il retapa une éponge, au passage.
        + Un poisson bâilla et s’y allongea.
        + Il borda même une petite vague.
      `,
      quirk: `
        Dès qu’on s’arrêtait, le gorille faisait un lit. [{Other} s’assit|Une fourmi s’y coucha].
        / Un caillou avait froid. Le gorille lui fit [un lit|une couette].
        / Le gorille s’assit, et vit de la mousse. [Il en fit un matelas|Aïe].
        « Trop dur ? Trop plat ? » demanda-t-il. « [Trop bon|On va s’endormir] », dit {other}.
        / « Essaie, rien qu’un peu », dit-il {other.a}. [Rrr|Bonne nuit], dit l’herbe.
        / {Other} bâilla. « Enfin ! » dit-il, [ravi|les yeux doux].
        + Il chanta trois notes. Le chemin ferma les yeux.
        + Un ours passa, vit le lit et ne repartit plus.
        + « On n’a pas le temps », dit {other}. « Juste un petit », dit-il.
        + Il frappa sa poitrine, tout doux : poum, poum. C’était pour bercer.
        + Il cherchait le côté frais des pierres.
      `,
      help: `
        Au retour, une pierre énorme avait [roulé|glissé] sur le sentier. Personne ne pouvait passer.
        / Le chemin avait un gros rocher [dessus|au milieu]. On poussa, pour rien.
        @help Le gorille déplaça la pierre et la remit en place [après {other}|ensuite].
        / « Dors », dit-il. Le gorille déplaça la pierre et la remit en place.
        + Il la prit dans ses bras, comme un bébé lourd.
        + Dessous, des cloportes dormaient. Il leur dit chut.
        + {Other} passa vite, et lui ne soufflait même pas.
        + Puis il la reposa, juste dans son creux.
        + Il lui mit une feuille, pour la tête.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un gorille refaisait le lit, avec des fougères fraîches, [en bordant bien les coins|sans un bruit].
        / Un gorille bordait les pantoufles, [la gauche d’abord|l’une après l’autre], avec une chanson.
        / Il y eut un lit de plus dans la chambre, et un gorille [l’essayait de la main|dessus].
        « Ce sera pour le retour, {hero}, dit-il, [on a besoin de nous|viens] {place.in}. »
        / « Ce lit était dur, {hero}, c’est réparé, [mais on nous attend|viens donc] {place.in}. »
        + Il avait la taille de l’armoire et la voix d’un édredon.
        + « Je n’ai pas sommeil », dit {hero}. « C’est ce qu’ils disent tous », répondit-il.
        + Un pli, sur le drap, lui fit de la peine. Il souffla dessus.
        + La chaussure gauche eut son petit lit, puis la droite, par justice.
        + Ses grandes mains sentaient la fougère et le sommeil.
      `,
      alone: `
        @friend Ce soir-là, le gorille achevait son lit de feuilles, et en faisait un second, par habitude.
        / Un gorille, ce soir-là, bordait un caillou, faute de mieux.
        + Les feuilles frémirent, car on ne dormait plus, du tout, {place.in}.
        + Un scarabée fut bordé, sans avoir rien demandé.
        + Sa joue essayait chaque feuille, et refusait les rêches.
        + Qu’on ne dorme pas quelque part, cela lui serrait le cœur.
        + Il emporta deux oreillers de mousse et laissa la place chaude.
      `,
      dry: `
        Le gorille porta {other} {place.to}, au creux du bras, [avec une halte par lit|à pas d’édredon].
        / Le gorille allait {place.to} du pas dont on berce, et {other} [comptait les étoiles|luttait].
        / {Other} fut {place.in} sans l’avoir vu, car l’épaule du gorille [était un oreiller|berçait].
        + Les promeneurs, ce soir-là, trouvèrent douze couches sur la route.
        + Un nuage fut jugé trop mou.
        + Un hérisson y ronfla le premier.
      `,
      wet: `
        Dans une bulle garnie de feuilles, le gorille marcha [au fond|sous l’eau] avec {other} {place.to}.
        / Un drap, deux coussins, une bulle : le gorille et {other} coulèrent {place.to}.
        + Il retapa une éponge et borda deux huîtres.
        + Un mérou bâilla sur leur passage.
        + La mer, bien bordée, se tint tranquille.
      `,
      quirk: `
        À la moindre pause, le gorille faisait un lit, et [le sentier s’assoupissait|une fourmi l’essayait].
        / Le gorille trouva que ce caillou avait [froid|mauvaise mine], et le borda.
        / Le gorille secoua un buisson, qui devint [un édredon|un traversin] pour tous.
        « Trop ferme ? » demandait-il {other.a}, [inquiet|les sourcils hauts], « ou pas assez creux ? »
        / « Rien qu’un œil », dit-il {other.a}, qui [en fermait déjà deux|résista].
        + Un ours de passage s’y coucha. On n’en eut plus de nouvelles.
        + Ses poings battaient sa poitrine, mais tout bas, pour bercer.
        + « Pas le temps », disait {other}. « Un tout petit », suppliait-il.
        + Il connaissait le côté frais de chaque pierre.
      `,
      help: `
        Une pierre de la taille d’une maison barrait le retour, et nul n’y pouvait rien.
        / Une pierre faisait la sieste [au beau milieu du sentier|sur toute la route], et l’on poussa en vain.
        / Au retour, un rocher, [gros comme un grenier|sourd et rond], ne voulait rien savoir.
        @help Alors le gorille déplaça la pierre et la remit en place ensuite.
        / Avec des mains de nourrice, le gorille déplaça la pierre et la remit en place.
        + Il l’avait prise contre lui, comme on soulève un enfant endormi.
        + Dessous dormaient des cloportes, qui changèrent seulement de côté.
        + {Other} passa en chuchotant merci.
        + La vraie force, c’est de reposer les choses au bon endroit.
      `,
    },
    advanced: {
      arrives: `
        @friend Un gorille refaisait le lit, de fougères fraîches, [coins au carré|avec des gestes de nourrice].
        / Il y avait un lit de trop dans la chambre, qu’un gorille [éprouvait de la paume|bordait].
        / Un gorille, accroupi, bordait les pantoufles, [la gauche surtout|sans en négliger aucune].
        « Gardons-le pour le retour, {hero}, dit-il ; [on nous réclame|il faut aller] {place.in}. »
        / « Ce matelas manquait de mousse, {hero} ; [c’est réparé|passons], on veille {place.in}. »
        + Il avait de l’armoire la carrure, et de l’édredon [la voix|tout le reste].
        + Que l’on n’eût pas sommeil ne l’impressionna guère, l’ayant, disait-il, [souvent entendu|entendu ronfler].
        + Un pli du drap parut le chagriner ; il souffla, et le pli [s’endormit|n’y était plus].
        + La chaussure gauche reçut une couche de mousse, et la droite, [par équité|jalouse], une pareille.
      `,
      alone: `
        @friend Ce soir-là, le gorille, son lit fait, en disposait un autre, par bonté.
        / Un gorille, ce soir-là, n’ayant plus personne à coucher, bordait un caillou.
        Un frisson courut dans les feuilles : on ne dormait pas, {place.in}.
        / Le vent lui apprit qu’on veillait {place.in}, et de chagrin.
        + Le scarabée qu’il venait de border n’avait [rien demandé|qu’un peu froid], mais s’y fit.
        + Chaque feuille passait sur sa joue, et les rêches étaient rendues [à l’arbre|avec des excuses].
        + L’idée que quelqu’un cherchât le sommeil et ne le trouvât pas le mit [debout|hors de lui, en douceur].
      `,
      dry: `
        Le gorille emporta {other} {place.to}, abandonnant derrière lui [quatorze lits confortables|un édredon par halte].
        / Sur l’épaule du gorille, {other} alla {place.to} comme on [tombe de sommeil|passe un rêve].
        / Le gorille berçait {other} tout en marchant {place.to}, [par habitude de pied|et le bois bâilla].
        + On raconte que des promeneurs y dorment depuis ce temps, et qu’ils vont bien.
        + Le nuage fut jugé trop mou.
      `,
      wet: `
        Le gorille souffla une bulle, la capitonna, y installa {other}, et descendit {place.to}, [précautionneusement|tranquillement].
        + Une éponge fut retapée, deux huîtres bordées, et un mérou [bâilla longuement|prit sa température].
      `,
      quirk: `
        Chaque halte donnait au gorille l’occasion d’installer un lit, confortablement rembourré.
        / Le gorille jugea que ce caillou prenait froid, et {other.que} pouvait [lui prêter l’édredon|bien attendre].
        / D’un buisson le gorille tira un traversin, deux coussins et [l’excuse d’un somme|le silence].
        « Trop ferme ? » s’inquiétait-il, et {other} répondait [en ronflant|avec ravissement].
        / {Other} ferma un œil, [et le sentier l’autre|pour juger], et tout s’arrêta.
        + Un ours l’essaya, pour rendre service, et l’on dut [le laisser|contourner son sommeil].
        + De ses poings, qu’on croyait faits pour la guerre, il tirait un poum-poum [à bercer des pierres|très tendre].
        + « Un tout petit », plaidait-il, quand le temps manquait, et le temps, [attendri|aussitôt], bâillait.
      `,
      help: `
        Au retour, une pierre gigantesque s’était [installée|allongée] au milieu du sentier.
        / Un rocher faisait la sieste en travers du retour, [et la faisait bien|sans remords].
        / La pierre du chemin avait le sommeil [lourd|d’une montagne], et le poids aussi.
        @help Alors le gorille déplaça la pierre et la remit en place, exactement où elle dormait.
        / Avec des précautions de nourrice, le gorille déplaça la pierre et la remit en place.
        + Il l’avait levée contre sa poitrine, ainsi qu’un enfant qui dort et qu’on [change de lit|monte à sa chambre].
        + Les cloportes qu’elle abritait se tournèrent seulement de l’autre [côté|rêve].
        + {Other} se dit qu’il n’est de force véritable que celle qui sait [reposer|remettre la couverture].
      `,
    },
  },
  Sloth: {
    noun: { noun: 'paresseux', gender: 'm' },
    facts: { help: 'le paresseux se pendit au pont et le calma' },
    beginner: {
      arrives: `
        @friend Un paresseux était [à mi-rideau|sur la poignée]. Il venait hier pour demain.
        / On vit d’abord une mousse, [puis une main|sur le rideau]. C’était un paresseux.
        / Un paresseux frappait à la porte. [Toc|Il en était au premier toc].
        « Bon… soir… », dit-il. {Hero} eut le temps de [mettre un pull|finir son lait].
        / « Bon… », dit-il. {Hero} rangea [sa chambre|trois jouets]. « … soir. »
        + « … {place}… », ajouta-t-il. On avait compris depuis longtemps.
        + De la mousse poussait sur son épaule, avec une petite fleur.
        + Il commença un sourire. Le sourire arriva à neuf heures.
        + « C’est pressé ? » dit {hero}. « Très », dit-il, à la fin de la page.
        + Il leva une main. On alla boire, et on revint la serrer.
        + Ça allait mal, là-bas. Il avait couru pendant un mois.
      `,
      alone: `
        @friend Ce soir-là, le paresseux commençait [un bâillement|à se gratter]. Il finirait mardi.
        / Un paresseux, ce soir-là, tournait la tête. Il verrait l’étoile demain.
        On l’appela {place.in}. « J’y… cours », dit-il, et il ouvrit [un œil|le premier œil].
        / « Viens {place.in} ! » dit une voix. « Tout… de… », dit-il.
        + Une limace le doubla et lui fit un signe.
        + Il pensait au dîner de dimanche. Lequel ? Le prochain.
        + La lune passa derrière sa branche. Il ne se pressa pas.
        + L’appel attendait, bien assis, à côté.
        + Il posa une main sur la branche d’en dessous. C’était le départ.
      `,
      dry: `
        {Other} prit le paresseux [sur le dos|en écharpe]. Sinon, on y serait encore. On alla {place.to}.
        / « On… part… ? » dit le paresseux. {Other} arrivait {place.in}, lui au cou.
        / {Other} tirait le paresseux {place.to}, en chariot. « Doucement », disait-il.
        + « Quelle… vitesse… », dit-il, au pas.
        + Un nuage les porta. Il ralentit par politesse.
        + Personne ne les doubla, sauf tout le monde.
      `,
      wet: `
        Le paresseux et {other} coulèrent {place.to}. Une bulle les suivait.
        / Le paresseux coulait comme une plume. {Other}, au fond, l’attendit {place.to}.
        + Une algue poussa sur son pied, en chemin.
        + Il dit plouf, mais au fond.
        + « On… descend… », dit-il. On était arrivé.
      `,
      quirk: `
        « Tu… sais… », dit le paresseux. On marcha [un bon bout|jusqu’au tournant].
        / Le paresseux leva un doigt. {Other} [mangea une pomme|attendit]. Le doigt montait.
        / « Regarde… », dit le paresseux. {Other} regarda [partout|très loin].
        « … j’ai… oublié », dit-il. {Other} trouva que c’était [bien dit|vite dit].
        / « … là », dit-il. [C’était parti|Il faisait nuit], maintenant.
        + Il rit d’une blague de la semaine passée.
        + Une tortue les dépassa en s’excusant.
        + Il montra une étoile filante. Elle était rentrée chez elle.
        + « Plus vite ? » dit {other}. Il réfléchit. On attend encore.
        + Un papillon s’endormit sur son nez. Lui aussi.
        + Il salua un arbre, et l’arbre eut le temps de grandir.
        + On s’assit, on goûta, on repartit, et il levait encore le pied.
      `,
      help: `
        Au retour, un pont de corde se balançait [trop fort|dans le vent]. On ne pouvait pas tenir dessus.
        @help Alors le paresseux se pendit au pont et le calma.
        / Sans se presser, le paresseux se pendit au pont et le calma.
        / Une main, et puis l’autre. Le paresseux se pendit au pont et le calma.
        + Il ne fit rien. Il le fit très bien.
        + Le vent poussa, puis bâilla, puis s’assit.
        + Les planches prirent son pas, qui était : aucun.
        + {Other} passa au-dessus, sans une secousse.
        + « Vas… y », dit-il. On y était déjà.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un paresseux se trouvait à mi-rideau, [parti hier pour demain|depuis le goûter].
        / Un paresseux frappait à la porte, et en était [au premier toc|à lever la main].
        / De la mousse avait poussé sur le rideau, et un paresseux [dessous|autour].
        « Bon… soir… », commença-t-il. {Hero} eut le temps de [plier sa journée|boire son lait].
        / « Bon… », dit-il. {Hero} rangea ses jouets. « … soir », fit-il, [tout frais|sans hâte].
        + Il venait demander de l’aide, pour {place}. Cela pressait déjà au printemps.
        + Une petite fleur poussait sur son épaule, dans la mousse.
        + Son sourire se mit en route, et l’on sut qu’il arriverait.
        + La main qu’il tendait fut serrée plus tard, avec chaleur.
        + On apprit plus tard qu’il avait couru tout le mois dernier, et qu’il en soufflait.
      `,
      alone: `
        @friend Ce soir-là, le paresseux en était au milieu d’un bâillement, [commencé vendredi|qui promettait].
        / Un paresseux, ce soir-là, tournait la tête vers une étoile, qu’il verrait demain.
        + On l’appela {place.in}, et « j’y… cours », dit-il, en ouvrant [le premier œil|une paupière].
        + Une limace le dépassa et se retourna pour l’encourager.
        + L’appel s’assit sur la branche, le temps qu’il faudrait.
        + Il pensait avec soin, une moitié d’idée par soir.
        + Quand une main bougea, les fourmis comprirent que c’était grave.
      `,
      dry: `
        Pour arriver cette année, {other} prit le paresseux sur son dos, [en écharpe|comme un sac], {place.to}.
        / {Other} mit le paresseux dans une brouette et partit {place.to}, [lui disant de freiner|au trot].
        / Le paresseux fit un pas {place.to}, le beau pas, et {other} [fit les autres|le porta].
        + « Quelle… allure… », soufflait-il, émerveillé.
        + Un nuage les porta, et ralentit.
        + Seuls les autres les doublèrent.
      `,
      wet: `
        Le paresseux et {other} descendirent {place.to}, au pas d’une plume, [et plus lentement|en rêvant].
        / Le paresseux tombait vers le fond comme un flocon, et {other} l’attendait {place.to}.
        + Une algue eut le temps de lui pousser au pied.
        + Il dit « plouf » une fois au fond.
        + Un poisson fit demi-tour pour mieux voir.
      `,
      quirk: `
        « Tu… sais… quoi… », dit le paresseux, et l’on passa [un bois|deux prés et un pont].
        / Le paresseux montra du doigt, et {other} vit passer la saison.
        / « Attention… », dit le paresseux. {Other} se releva, [une bosse au front|le pied mouillé].
        « … j’ai… oublié », acheva-t-il, et {other} trouva cela [profond|bien tourné].
        / « … là », finit-il, et c’était [juste|exact], une heure trop tard.
        + Une blague de la semaine dernière le fit rire au carrefour.
        + Il montra une étoile filante, qui était depuis longtemps au lit.
        + Une tortue les doubla, en s’excusant beaucoup.
        + Se hâter, pour lui, c’était ouvrir les deux yeux.
      `,
      help: `
        Un pont de corde sautait dans le vent, au retour, [comme un cheval fou|et personne n’osait].
        / Le pont de corde ruait, sautait, et [jetait ses planches|n’avait pas de bride].
        / Entre eux et la maison, un pont dansait avec le vent.
        @help Alors le paresseux se pendit au pont et le calma, [rien qu’en étant là|sans même y penser].
        / Il n’eut qu’à ne rien faire : le paresseux se pendit au pont et le calma.
        + Il ne fit absolument rien, et le fit jusqu’au bout.
        + Le vent poussa, se fatigua, bâilla et chercha [une chaise|où s’asseoir].
        + {Other} traversa sur des planches qui ronflaient presque.
        + La lenteur n’arrive pas la première, mais elle tient.
      `,
    },
    advanced: {
      arrives: `
        @friend Un paresseux occupait le milieu du rideau, [étant parti la veille pour le lendemain|en route].
        / Un paresseux levait la main pour frapper, et [n’y était pas encore|cela se voyait à peine].
        / De la mousse poussait au rideau ; on y découvrit un paresseux, [très en avance|depuis lundi].
        « Bon… soir… », fit-il, ce qui laissa {hero.a} le temps de [changer d’avis deux fois|lire un chapitre].
        / « Bon… », prononça-t-il ; {hero} rangea sa chambre ; « … soir », [et il sourit peu après|enfin].
        + L’affaire qui l’amenait pressait fort, au printemps, et il s’agissait d’aller {place.in}.
        + Sur l’épaule, il avait de la mousse, et, dans la mousse, une fleur [fort bien tenue|à lui].
        + Son sourire fut annoncé, puis attendu, puis, vers neuf heures, [salué|visible].
        + Il avait couru, précisa-t-il au bout d’un moment, et l’on vit que c’était [vrai|récent].
      `,
      alone: `
        @friend Ce soir-là, le paresseux se trouvait à mi-course d’un bâillement, plein d’avenir.
        / Un paresseux, ce soir-là, se tournait vers une étoile, qu’il comptait voir [le lendemain|jeudi].
        + On l’appela {place.in} ; « j’y cours », dit-il, et, de fait, une paupière se leva.
        + La limace qui le doublait eut pour lui un regard où entrait [de l’estime|un peu de vitesse].
        + L’appel s’assit sur la branche, croisa les jambes et [prit patience|attendit la suite].
        + Il pensait par moitiés d’idée, une chaque soir, et ne s’était ainsi jamais [contredit|trompé].
      `,
      dry: `
        Pour être {place.in} dans l’année, {other} mit le paresseux à son cou, [comme une écharpe|en sautoir].
        / Le paresseux fit {place.to} le premier pas, qui était beau, et {other} [les autres|se chargea du reste].
        / {Other} poussait le paresseux {place.to} en brouette, [et l’on priait de ralentir|sans qu’il s’en doute].
        + « Quelle… folie… », murmurait-il au pas de promenade, les yeux [presque ouverts|brillants].
        + On les doubla sans relâche, et il saluait, après coup.
      `,
      wet: `
        Le paresseux et {other} descendirent {place.to} du même train que [les plumes mouillées|la nuit].
        / On vit tomber {place.to}, avec une lenteur de neige, le paresseux, puis {other}, [qui bâillait|par contagion].
        + Il dit « plouf », mais en bas, et l’algue de son pied, [déjà grande|en fleur], approuva.
        + Un brochet fit demi-tour, incrédule, afin de mieux voir.
      `,
      quirk: `
        « Tu… sais… », commença le paresseux, et l’on traversa, suspendus, un bois et deux communes.
        / Le paresseux montra quelque chose, {other.que} chercha, et qui [avait eu le temps de partir|n’était plus là].
        / « Attention… », avertit le paresseux, et {other} [se frottait déjà le front|sortait du fossé].
        + « … c’était… pour… dire », conclut-il, et {other} jugea que c’était dit.
        + Une plaisanterie de la semaine passée le rattrapa au carrefour, et il [rit jusqu’au gué|en fut secoué].
        + Il désigna une étoile filante qui, à cette heure, [dormait chez elle|était grand-mère].
        + L’impatience des autres lui semblait une sorte de [hoquet|rhume], qu’il suffisait de laisser passer.
      `,
      help: `
        Au retour, une passerelle gesticulait dans la bourrasque, [absolument infranchissable|comme une furieuse].
        / Le pont du retour ruait comme un poulain, [planches au vent|sans cavalier].
        / Un pont de cordes dansait dans le vent, [et n’invitait personne|à en perdre ses planches].
        @help Alors le paresseux se pendit au pont et le calma, [tranquillement|de sa seule présence].
        / Ne rien faire était son art : le paresseux se pendit au pont et le calma.
        + Ne rien faire est à la portée de tous ; le faire ainsi, avec tant de suite, [demande un don|tient du génie].
        + Le vent insista, faiblit, s’oublia et s’assit enfin, [gagné par l’exemple|les jambes pendantes].
        + {Other} passa sur des planches assoupies, à l’allure, [pour une fois|il va sans dire], qui convenait.
      `,
    },
  },
}
