import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const sea: FriendsOf<Noun, 'sea'> = {
  Dolphin: {
    noun: { noun: 'dauphin', gender: 'm' },
    facts: { help: 'le dauphin trouva la route en cliquetant' },
    beginner: {
      arrives: `
        @friend Plouf, plouf ! Un dauphin sortit [de la baignoire|de l’arrosoir] en riant.
        / Splatch ! La lampe pleura, et un dauphin rit. Il sortait [du vase|de l’évier].
        « Tu es {hero}, {hero} ? dit-il. [Vite, vite|Viens, viens] ! »
        / « Viens, {hero}, viens ! dit-il. [L’eau est bonne|C’est par ici], bonne ! »
        + « Ça ne va pas, pas du tout, {place.in} ! »
        + Il fit une cabriole. Le tapis fut mouillé deux fois.
        + « Pourquoi dis-tu tout deux fois ? » dit {hero}. « Moi, moi ? » dit-il.
        + Son sourire faisait le tour de sa tête.
        + Il applaudit avec ses nageoires, et il recommença.
        + Une goutte resta pendue au bout de son nez.
        + Il mouilla même la lampe.
      `,
      alone: `
        @friend Ce soir-là, le dauphin faisait [trois|sept] cabrioles, pour rien, pour rien.
        / Un dauphin, ce soir-là, sautait une vague. Puis il la sautait en arrière.
        Une bulle éclata : « [À l’aide|Vite], vite ! On pleure {place.in} ! »
        / Toc, toc, fit une bulle. On l’attendait, l’attendait {place.in} !
        + Il répéta le message, pour ne pas le perdre.
        + La lune sautait avec lui, dans l’eau noire.
        + Il dit bonne nuit, bonne nuit à chaque vague.
        + Partir, partir ! Il fit un dernier tour sur lui-même.
        + La mer sentait le sel et le melon.
        + Il rit, rit, puis il partit.
        + Hop, hop !
      `,
      dry: `
        Le dauphin roula {place.to} dans [une baignoire|un tonneau d’eau]. {Other} poussait derrière.
        / Le dauphin sautait de flaque en flaque. {Other} courait après, {place.to}.
        / {Other} portait un grand seau, {place.to}. « Merci, merci », disait le dauphin.
        + « Hop, hop ! » disait-il aux bosses, et l’eau sautait.
        + Dans les descentes, on criait tous les deux, tous les deux.
      `,
      wet: `
        {Other} tint la nageoire du dauphin. On plongea {place.to}, [en cabriole|deux fois], deux fois.
        / « Respire, respire ! » dit le dauphin. {Other} prit une bulle, {place.to}.
        / Trois bonds dehors, trois bonds dedans. Le dauphin et {other} filaient {place.to}.
        + Une bulle lui servait de chapeau, et une autre aussi.
        + Les poissons tournaient la tête, puis tournaient tout court.
        + Personne ne savait plus où était le haut, le haut.
        + On riait.
      `,
      quirk: `
        « À gauche, à gauche », dit le dauphin. « Donc deux fois ? » demanda {other}. « [Non, non|Une, une]. »
        / Le dauphin vit la lune dans une mare. [Il lui rendit son salut|Plouf, plouf].
        / « Qui est là, là ? » dit le dauphin. « Moi », dit {other}. « [Et moi|Bravo], moi ! »
        Puis il fit une cabriole, [pour réfléchir|sans raison, sans raison].
        / Il fit la roue, puis la roue d’après, [pour rire|tout mouillé].
        + Il raconta une blague, et la raconta encore. C’était plus drôle.
        + Une flaque passait. Il sauta par-dessus, puis dedans.
        + « Dis-le une seule fois », pria {other}. Il devint tout rouge.
        + Il retint sa langue et fit trois tours à la place.
        + « Oui », dit-il enfin. Et tout bas : « Oui. »
      `,
      help: `
        Au retour, on ne voyait plus [rien|le bout de son nez]. La brume avait tout mangé.
        / La brume avait pris la route dans ses bras. [Où était le nord|Tout était blanc] ?
        / Pour rentrer, il fallait voir. Or, [on ne voyait rien|tout était gris].
        @help Le dauphin trouva la route en cliquetant, [clic, clic|clic à gauche].
        / Clic, et clic : le dauphin trouva la route en cliquetant.
        + Il envoyait un clic. Le clic revenait, avec la route.
        + « Un rocher, un rocher. Puis du vide. Puis la maison. »
        + {Other} marchait dans le bruit, comme dans un couloir.
        + Un clic en retard, et l’on tournait un peu.
        + Pour une fois, l’écho disait tout deux fois, lui aussi.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un dauphin jaillissait de l’arrosoir, éclaboussait tout, éclatait de rire et recommençait.
        / La chambre fut mouillée deux fois : un dauphin [entrait|riait], ressortait et rentrait.
        / L’arrosoir se mit à rire, et un dauphin [en jaillit|passa la tête], puis la repassa.
        « Bonsoir, {hero}, bonsoir, [dépêchons|partons], [dépêchons|partons] ! »
        / « C’est toi, {hero}, c’est toi, dit-il, on nous attend, tends la main, la main. »
        + Ça n’allait pas, pas du tout, {place.in}, {place.in}.
        + « On entend bien du premier coup », dit {hero}. « Moi aussi, moi aussi », dit-il.
        + Il fit une cabriole pour bonsoir et une autre [pour la politesse|sans motif].
        + Le tapis prenait l’eau comme un vieux bateau.
        + Son sourire était si large qu’on avait envie de [s’y asseoir|sourire aussi].
        + Il salua aussi l’arrosoir, l’arrosoir.
      `,
      alone: `
        @friend Ce soir-là, le dauphin en était à sa septième cabriole, et pas la dernière.
        / Un dauphin, ce soir-là, sautait des vagues, à l’endroit, puis à l’envers.
        Une bulle monta du fond et lui souffla qu’on pleurait {place.in}.
        / Toc, toc, dit une bulle, et il comprit qu’on avait besoin de lui {place.in}.
        + Il se répéta le message, de peur de l’oublier, de l’oublier.
        + La lune faisait les mêmes sauts que lui, un peu moins hauts.
        + Chaque vague eut droit à deux bonsoirs.
        + L’eau sentait le sel, l’iode et [la fin du marché|le melon].
      `,
      dry: `
        On roula le dauphin {place.to} dans une baignoire à roues, {other.que} [poussait en chantant|tirait].
        / De flaque en flaque, le dauphin mena {other} {place.to}, [riant, riant|trempant tout].
        / {Other} portait le seau {place.to}, et le dauphin [chantait dedans|remerciait, remerciait].
        + L’eau sautait à chaque bosse, et lui aussi, et lui aussi.
        + Dans les descentes, personne ne tenait plus le guidon.
      `,
      wet: `
        Accroché à sa nageoire, {other} fila {place.to} avec le dauphin, [par cabrioles|en tourbillon].
        / « Respire, respire », dit le dauphin, et {other} descendit {place.to}, [en riant aussi|accroché].
        + Une bulle leur servait de chapeau, et une deuxième de rechange.
        + Les sardines applaudissaient au passage, au passage.
      `,
      quirk: `
        « Tout droit, tout droit », répétait le dauphin, et {other} demanda si c’était [deux fois|tellement loin].
        / Le dauphin salua la lune dans une mare, et la salua [d’en dessous|une fois mouillé].
        / « Qui est là, là ? » fit le dauphin. {Other} dit « moi », et [l’écho aussi|il dit « moi, moi »].
        « Bien sûr, bien sûr », répondit-il, [en pirouettant|extrêmement sérieux].
        / Il en rit tellement qu’il fallut l’[essorer|attendre], puis l’attendre encore.
        + Prié de ne parler qu’une fois, il tint trois pas et faillit [éclater|pleurer].
        + Ses idées lui venaient à l’envers, pendant les cabrioles, et s’en trouvaient bien.
        + Il conta la même blague deux fois, et la seconde [était meilleure|fit mouche].
        + Une flaque l’attira, l’eut, et le rendit tout éclaboussé.
      `,
      help: `
        Au retour, la brume devint [abominablement épaisse|impénétrable].
        / La brume avait tout rangé, [arbres, collines et route|et fermé à clé].
        / Une brume de lait noyait le chemin, et l’on [marchait au hasard|se tenait par la manche].
        @help Alors le dauphin trouva la route en cliquetant, [clic par ici, clic par là|et l’on suivit].
        / Chacun se tut, et le dauphin trouva la route en cliquetant.
        + Chaque clic partait, touchait les choses et [revenait les raconter|rentrait].
        + « Un rocher, du vide, une haie, la maison », traduisait-il, sans rien répéter.
        + {Other} avançait dans ce bruit comme dans un couloir bien éclairé.
        + L’écho redisait tout derrière lui, et il trouvait cela [très naturel|de bon goût].
      `,
    },
    advanced: {
      arrives: `
        @friend Un dauphin s’éleva [de la baignoire|d’un simple arrosoir], y retomba, et remonta pour être sûr.
        / La baignoire rit, déborda, et un dauphin fit son entrée, [qu’il bissa|puis une autre].
        / Un dauphin traversa la chambre en l’air, [revint la traverser|et salua], par plaisir.
        « On te demande, {hero}, on te demande, dit-il, et [c’est urgent, urgent|vite] {place.in}. »
        / « {Hero}, enfin, enfin, dit-il : on nous [espère|appelle] {place.in}, appelle, appelle. »
        + Comme on lui signalait qu’une fois suffisait, il en convint de bon cœur, [de bon cœur|deux fois].
        + La première cabriole disait bonsoir ; la seconde, à l’usage de ceux qui [regardaient ailleurs|l’auraient manquée], aussi.
        + Le tapis s’enfonçait lentement, avec la résignation des vieux [navires|cargos].
        + Il souriait de naissance, et n’avait jamais vu de raison [de s’en défaire|d’arrêter].
      `,
      alone: `
        @friend Ce soir-là, le dauphin achevait une série de cabrioles, par pur bonheur.
        Une bulle vint éclater contre son oreille, et c’était un appel {place.from}.
        / Une bulle frappa deux fois, par égard, et lui dit qu’on souffrait {place.in}.
        + Il se le répéta à mi-voix, non par prudence, mais parce que [c’est ainsi qu’il pensait|deux fois valent mieux].
        + La lune sautait avec lui, d’assez mauvaise grâce, [sur l’eau noire|et moins haut].
        + Chaque vague ayant reçu ses deux bonsoirs, il fallut tout de même [partir|songer à la suite].
      `,
      dry: `
        {Other} poussa {place.to} une baignoire à roulettes où le dauphin, [aux bosses|à chaque cahot], s’élevait d’autant.
        / Le dauphin alla {place.to} de flaque en flaque, {other} lui en versant [quelques-unes|de nouvelles].
        / Du seau que portait {other} {place.to} montaient des couplets, [tous doubles|et le dauphin].
        + La descente se fit sans guidon, et ils en parlent encore, [encore|tous les deux à la fois].
        + L’eau du bain en garde le souvenir, le souvenir.
      `,
      wet: `
        Le dauphin prit {other} à la nageoire et plongea {place.to}, [en vrille|par figures libres].
        / « Respire, respire », recommanda le dauphin, puis il emporta {other} {place.to}, [tête en bas|par bonds].
        + Une bulle leur tenait lieu de chapeau, une autre, car on ne sait jamais, [de rechange|de malle].
        + Les sardines, grisées, en oublièrent de quel côté était la mer.
      `,
      quirk: `
        « Tout droit, tout droit », indiqua le dauphin, et {other} voulut savoir si cela faisait [le double|un détour].
        / Le dauphin salua la lune au fond d’une mare, sous les yeux {other.de}, [et s’y rendit|deux fois].
        / À chaque carrefour, le dauphin prenait les deux routes, {other} [l’attendant au bout|restant sur l’une].
        + Mis au défi de ne rien redire, il tint trois pas, gonfla, et dut être [soulagé|délivré] d’un mot.
        + Ses meilleures idées lui venaient la tête en bas, et il fallait les [remettre à l’endroit|attraper vite].
        + Une plaisanterie n’était, selon lui, vraiment drôle qu’à la seconde audition, ce qui [se discute|fut vérifié].
        + Il se chargea d’une flaque, la quitta plus petite et l’en [remercia deux fois|aima].
      `,
      help: `
        Au retour, une brume laiteuse avait entièrement bu [la route|le paysage].
        / Le brouillard du retour avait gommé [les collines, puis la gomme|tout, et jusqu’au nord].
        / On marchait, au retour, dans du lait, la manche de l’autre en main.
        @help Alors le dauphin trouva la route en cliquetant, [un clic en avant, l’oreille derrière|comme on tâte un mur].
        / L’oreille au vent, le dauphin trouva la route en cliquetant.
        + Chaque clic s’en allait toucher le monde et revenait en faire [le portrait|son rapport].
        + {Other} marchait dans ce petit bruit ainsi que dans un couloir [éclairé|dont on connaît la porte].
        + Tout revenait deux fois, par la grâce de l’écho, et il s’y sentait [compris|chez lui].
      `,
    },
  },
  Whale: {
    noun: { noun: 'baleine', gender: 'f' },
    facts: { help: 'la baleine souffla tout le monde par-dessus l’obstacle' },
    beginner: {
      arrives: `
        @friend Toutes les cuillères tremblèrent. Une baleine [fredonnait|chantait] sous la fenêtre.
        / La rue se remplit jusqu’au toit. C’était une baleine, [sur la pointe|toute timide].
        / Une baleine posa son menton sur le bord. Le bord [plia|dit ouf].
        « Je gêne ? dit-elle tout bas. [Je me serre|Je me tasse], {hero}. »
        / « {Hero} ? dit-elle. Je n’ai pris [qu’une rue|que le jardin]. Pardon ! »
        + Son œil remplissait toute la vitre. Il était très doux.
        + « On a besoin de nous {place.in}. Enfin, de toi. Moi, je déborde. »
        + Elle rentra le ventre. La rue en fut plus large.
        + « Tu ne gênes pas », dit {hero}. Deux tuiles tombèrent de joie.
        + Quand elle parlait, la soupe faisait des ronds.
        + Elle avait apporté un cadeau, une toute petite coquille.
      `,
      alone: `
        @friend Ce soir-là, la baleine [fredonnait|se faisait petite], pour ne gêner personne.
        / Une baleine, ce soir-là, retenait son souffle. La mer avait besoin de place.
        Une note lui revint, [très triste|toute seule]. Elle venait {place.from}.
        / Une vague lui parla à l’oreille. On pleurait {place.in}.
        + Elle s’était rangée au bord de la mer. Il n’y avait plus de bord.
        + Les poissons dormaient dans son ombre, bien au chaud.
        + « Pardon », dit-elle à un rocher. Le rocher aimait bien.
        + Elle respira. Une barque crut à la pluie.
        + Elle tourna sur elle-même, en s’excusant auprès de l’eau.
      `,
      dry: `
        La baleine voyagea {place.to} dans un nuage [noir|gris]. {Other} tenait la ficelle.
        / « Je suis trop lourde », dit la baleine. Un nuage dit non. {Other} monta {place.to}.
        / La baleine flottait {place.to}, comme un ballon. {Other} la tenait par un fil.
        + Il fit de l’ombre à deux villages, et un peu de bruine.
        + « Je passe ? » demandait-elle aux clochers.
      `,
      wet: `
        {Other} entra dans la bulle de la baleine. [Doucement|Sans gêner personne], elle descendit {place.to}.
        / « Après toi », dit la baleine {other.a}. La mer monta, et l’on coula {place.to}.
        + C’était comme un salon, avec une vue.
        + Un banc de harengs la prit pour le soir.
        + Elle évita une crevette, avec soin.
      `,
      quirk: `
        « Je prends trop de place ? » demanda-t-elle. « [Un peu de ciel|Non] », dit {other}.
        / « Dis-moi si je gêne », souffla-t-elle. {Other} [cherchait le ciel|ne voyait qu’elle].
        / « Je me mets de côté », dit-elle {other.a}. Une colline aussi.
        La baleine se serra, et cela fit [une vague|un courant d’air].
        / La baleine pensa à un petit pois, [très fort|pour aider].
        / Alors la baleine respira moins, [et rougit|pour rapetisser].
        + Elle chuchota un secret. Trois vitres tremblèrent.
        + Elle voulut se cacher derrière un roseau.
        + « On voit un bout », dit {other}. Elle rentra le bout.
        + Une puce lui dit pardon. Elle en fut toute remuée.
        + Elle éternua de côté, dans une vallée vide.
      `,
      help: `
        Au retour, un haut rocher [barrait|bouchait] la route. On ne pouvait pas grimper.
        / Il y avait un rocher sur la route, [grand comme trois maisons|tout lisse].
        / Pour rentrer, un mur de pierre. [Trop haut|Personne ne passait] !
        @help La baleine souffla tout le monde par-dessus l’obstacle, [pschh|très doucement].
        / « Fermez les yeux. » Et la baleine souffla tout le monde par-dessus l’obstacle.
        / Pschh ! La baleine souffla tout le monde par-dessus l’obstacle.
        + « Asseyez-vous sur le jet, dit-elle. Il est propre. »
        + C’était comme un fauteuil d’eau qui monte.
        + {Other} vit le monde de haut, puis de l’autre côté.
        + Elle les posa sur la mousse, goutte par goutte.
        + « Je n’ai pas gêné ? » dit-elle. On l’embrassa, un peu partout.
      `,
    },
    intermediate: {
      arrives: `
        @friend Les cuillères se mirent à trembler, car une baleine fredonnait [sous la fenêtre|dans la rue].
        / La rue se remplit jusqu’aux toits d’une baleine qui [demandait pardon|marchait sur la pointe].
        / Le mur fredonna, les tasses aussi, car une baleine [s’y appuyait|passait tout contre].
        « Si je gêne, dit-elle, je peux [me tasser|revenir plus petite], {hero}. »
        / « Je n’ai pris que la rue, {hero}, et [un peu du jardin|la moitié du ciel]. »
        + Son œil, derrière la vitre, était grand comme une table et doux comme un lait.
        + On avait besoin de quelqu’un {place.in}. Elle craignait d’être [trop de quelqu’un|plusieurs].
        + « Tu ne déranges pas du tout », dit {hero}, et deux tuiles tombèrent de joie.
        + La soupe faisait des ronds dès qu’elle ouvrait la bouche.
        + Elle avait un cadeau, une coquille si petite qu’il fallut [la chercher|une loupe].
      `,
      alone: `
        @friend Ce soir-là, la baleine se tenait au bord de la mer, [pour laisser la place|bien serrée].
        Elle fredonna, et l’écho lui rendit une plainte, [basse et froide|toute petite], {place.from}.
        / Une vague lui rapporta, très bas, qu’on pleurait {place.in}.
        + Ses amis dormaient dans son ombre, comme on dort contre un mur chaud.
        + Elle demanda pardon à un rocher, qui s’était bien appuyé.
        + En soupirant, elle fit rentrer une barque qui croyait à l’averse.
        + Partir sans déplacer d’eau lui prit [la moitié de la nuit|du temps].
      `,
      dry: `
        Enveloppée d’un nuage, la baleine voyagea {place.to}, {other} tenant [la ficelle|solidement la ficelle].
        / La baleine flottait {place.to} au bout d’un fil, et {other} [saluait les cheminées|courait dessous].
        / Un nuage voulut bien porter la baleine {place.to}, et {other} [le tira|tint l’ombre].
        + Deux villages rentrèrent leur linge.
        + « Je peux passer ? » demandait-elle aux clochers, en rentrant le ventre.
      `,
      wet: `
        Dans une bulle grande comme un salon, {other} suivit la baleine {place.to}, [sans une secousse|au ralenti].
        / La baleine pria la mer de se pousser, et {other} descendit avec elle {place.to}.
        + Un banc de harengs la prit pour le soir et se coucha.
        + Elle s’excusa auprès du courant.
        + Pas une crevette ne fut bousculée.
      `,
      quirk: `
        « Est-ce que je dépasse ? » demanda la baleine. « Un peu de ciel », dit {other}, [franchement|sans rire].
        / « Je me mets de côté », dit la baleine, et {other} [chercha le soleil|perdit la vallée de vue].
        / « Dis-moi quand je gêne », souffla la baleine {other.a}, dont [le chapeau s’envola|l’écho revint].
        Elle se serra si fort que la marée [changea d’avis|monta d’un cran].
        / Elle pensa très fort à un petit pois, [sans résultat|et maigrit d’une goutte].
        + Son secret, dit tout bas, fut connu jusqu’à [la côte|l’île].
        + Elle se cacha derrière un roseau et demanda si on la voyait.
        + Une puce s’excusa de l’avoir bousculée, et elle en rêva longtemps.
        + Pour éternuer, elle choisit une vallée, et prévint.
      `,
      help: `
        Un rocher énorme fermait le retour. On n’y voyait [pas une prise|nulle marche].
        / Un rocher s’était mis debout au milieu du chemin, [pour mieux voir|lisse et large].
        / La route s’arrêtait contre une falaise, [qui n’avait pas de porte|toute droite].
        @help Alors la baleine souffla tout le monde par-dessus l’obstacle, [comme on souffle un duvet|pschh].
        + « Prenez place sur le jet, dit-elle, il est tiède. »
        + {Other} monta dans un fauteuil d’eau, d’où l’on voyait trois rivières.
        + Elle les déposa si doucement que la mousse [resta sèche|n’en sut rien].
        + Être grande, comprit-elle, c’est aussi avoir du souffle pour les autres.
      `,
    },
    advanced: {
      arrives: `
        @friend L’argenterie trembla dans ses tiroirs : une baleine fredonnait [en bas|sous la fenêtre].
        / La rue, peu à peu, fut occupée par une baleine, qui [demandait pardon aux façades|allait sur la pointe].
        / Une baleine, dont on ne voyait que l’œil, [frappa d’un cil|s’informait si l’on dormait].
        « Si j’encombre, murmura-t-elle, je puis, {hero}, [me mettre en long|repasser plus menue]. »
        / « Je n’ai pris, {hero}, que la rue, dit-elle, et [l’essentiel du jardin|le quartier]. »
        + Son œil occupait la vitre entière, et l’on s’y voyait tout petit, mais [en bonne compagnie|aimé].
        + On désirait quelqu’un {place.in}, disait-elle. Elle avait peur d’être un peu plus que [quelqu’un|cela].
        + Qu’elle ne gênât point lui fut dit et redit, et la toiture, de bonheur, perdit [deux tuiles|un rang].
        + Le cadeau qu’elle apportait était une coquille si minuscule qu’on la chercha [à genoux|longtemps].
      `,
      alone: `
        @friend Ce soir-là, la baleine s’était mise au bord de la mer, afin de laisser le milieu.
        / Une baleine, ce soir-là, ne respirait qu’une fois sur deux, [par discrétion|et s’en excusait].
        + Son fredon lui revint chargé d’une plainte, et cette plainte arrivait {place.from}.
        + Dans son ombre dormaient des bancs entiers, ainsi qu’au pied d’un mur [exposé au midi|qu’on aime].
        + Un rocher reçut ses excuses, pour s’être appuyé [sur elle|contre elle le premier].
        + Elle soupira, et trois barques rentrèrent au port, [persuadées de l’orage|par prudence].
      `,
      dry: `
        La baleine voyagea {place.to} à l’intérieur d’un nuage, {other} retenant la ficelle, [solidement|prudemment].
        / Au bout d’un fil, la baleine flottait {place.to}, {other} [saluant les toits|répondant du ciel].
        / Un nuage, prié très bas, emporta la baleine {place.to}, {other} [courant dans l’ombre|sur l’échine].
        + Deux villages rentrèrent leur linge, et elle leur fit, d’en haut, [des excuses|un signe confus].
        + La ficelle tint bon.
      `,
      wet: `
        {Other} s’installa dans une bulle spacieuse, et la baleine descendit {place.to} avec [mille précautions|délicatesse].
        / La baleine demanda à la mer de bien vouloir s’écarter, et {other} l’accompagna {place.to}.
        + La voyant venir, des harengs crurent que c’était le soir, et [se couchèrent|dirent bonne nuit].
        + Pas une crevette n’eut à se plaindre.
        + On traversa des profondeurs où nul ne l’avait jamais trouvée de trop, et elle en fut toute ragaillardie.
      `,
      quirk: `
        « Dépassé-je ? » s’enquit la baleine, et {other} dut avouer un peu de ciel.
        / « Je me fais petite », assura la baleine {other.a}, qui [cherchait la vallée|voyait la nuit tomber].
        / La baleine chuchota {other.a} que c’était un secret, et l’écho promit.
        Elle rentra le ventre avec tant de bonne foi que la marée, [au loin|surprise], fit demi-tour.
        / Elle pensa de toutes ses forces à un petit pois, [qui n’en sut rien|et perdit une goutte].
        + Le secret qu’elle confia à voix basse fut connu dans trois ports [le soir même|avant minuit].
        + Cachée derrière un roseau, elle demandait d’instant en instant si l’on [brûlait|cherchait bien].
        + Une puce, l’ayant heurtée, lui présenta des excuses, et nulle attention ne l’avait jamais [tant remuée|émue à ce point].
      `,
      help: `
        Au retour, un rocher considérable bouchait le passage, sans un mot.
        / Un rocher de belle taille méditait, au retour, [au milieu de la route|sans céder le pas].
        / La route butait sur une falaise, [et s’excusait presque|droite comme un refus].
        @help Alors la baleine souffla tout le monde par-dessus l’obstacle, très bas.
        / Ce ne fut qu’un soupir, et la baleine souffla tout le monde par-dessus l’obstacle.
        + On s’assit sur l’eau, qui était tiède et [montait comme une phrase|bien élevée].
        + De là-haut, {other} vit trois rivières, un clocher. Le dos immense de quelqu’un qui [s’excusait encore|retenait son souffle].
        + Sa taille, à quoi elle ne trouvait d’ordinaire que des torts, eut ce soir-là [raison|son utilité].
      `,
    },
  },
  Octopus: {
    noun: { noun: 'pieuvre', gender: 'f' },
    facts: { help: 'la pieuvre tint huit portes fermées à la fois' },
    beginner: {
      arrives: `
        @friend Quelqu’un frappa huit fois [en même temps|sur huit carreaux]. C’était une pieuvre.
        / La sonnette fit huit fois dring. Au bout du doigt, une pieuvre. [Des doigts|Enfin, des doigts].
        / Une pieuvre ouvrit la porte et la fenêtre [ensemble|du même coup].
        « D’un côté, bonsoir, {hero}, dit-elle. De l’autre, [bonsoir aussi|on est en retard]. »
        / « {Hero} ? Cinq bras disent oui, trois [disent peut-être|ont soif]. »
        + « Il faut aller {place.in}, disent six bras. Deux veulent du thé. »
        + Un bras salua. Un autre essuya ses pieds. Un autre prit un biscuit.
        + « Et toi, que veux-tu ? » dit {hero}. « Ça dépend du bras. »
        + Elle serra huit fois la main {hero.de}, sans en rater une.
        + Le troisième bras boudait. C’était son habitude.
        + Elle changea de couleur, pour aller avec le rideau.
      `,
      alone: `
        @friend Ce soir-là, la pieuvre se disputait [avec ses bras|avec elle-même] : thé ou cacao ?
        Mais un appel vint {place.from}. Là, [tous les huit|d’un coup, ils] furent d’accord.
        / Sept bras se turent. Le huitième tendait un mot : viens {place.in}.
        + Quatre bras jouaient aux cartes. Deux trichaient.
        + Le troisième bras ne parlait plus au cinquième.
        + Elle avait huit tasses, et toujours soif d’un côté.
        + « Qui est pour ? » Huit bras se levèrent. Elle pleura un peu.
        + Elle ferma sa grotte à huit mains, très vite.
      `,
      dry: `
        La pieuvre alla {place.to} dans un [seau|pot]. {Other} suivait trois bras sur huit.
        / Sept bras tenaient la laisse, dit la pieuvre. {Other} tenait l’autre bout, {place.to}.
        / La pieuvre marcha {place.to}, à huit pieds. {Other} dut compter : un, deux…
        + Un bras montrait les oiseaux. Un autre tirait la langue.
        + Dans les montées, six bras poussaient et deux chantaient.
      `,
      wet: `
        La pieuvre prit {other} dans [une bulle|trois bras], la bulle dans cinq. Elle fila {place.to}.
        / Huit bras, ça nage fort. {Other} fermait les yeux, {place.to}, et la pieuvre aussi.
        + Elle nageait comme une écharpe dans le vent.
        + Un bras faisait au revoir à tous les crabes.
        + Le troisième bras suivait.
      `,
      quirk: `
        Quatre bras montrèrent à gauche, quatre [à droite|le ciel]. « On vote », dit la pieuvre.
        / La pieuvre voulut un avis. [Huit doigts se levèrent|Elle en eut huit].
        / « Pile ou face ? » dit la pieuvre. Un bras dit : « [Tranche|Ni l’un] ! »
        {Other} vota aussi. [Le gauche boude|Le troisième bras bouda].
        / {Other} choisit un bras, [au hasard|le plus calme]. Il avait raison.
        / « Décide-toi », dit {other}. « [Lequel|Nous tous] ? » dit-elle.
        + « J’ai raison », dit un bras. « Moi aussi », dit la main d’en face.
        + Elle se gratta le dos et le nez, et cueillit une fleur.
        + Deux de ses bras se firent un nœud. C’était un câlin.
        + Elle applaudit un oiseau. On crut à une foule.
        + Le septième bras avait gardé le biscuit.
      `,
      help: `
        Au retour, huit portes claquaient au vent. Le bruit allait réveiller tout le monde.
        / Bam, bam ! Au retour, huit portes battaient. [Tout allait se réveiller|Quel orage] !
        / Il y avait huit portes, et le vent [derrière|de l’autre côté]. Il poussait fort.
        @help Alors la pieuvre tint huit portes fermées à la fois, [enfin d’accord|sans bruit].
        / Alors, vite, la pieuvre tint huit portes fermées à la fois.
        + Une porte par bras, et pas un bras de trop.
        + Même le troisième tenait bon. Surtout le troisième.
        + {Other} passa au milieu, sur la pointe.
        + Le vent poussa huit fois. Huit fois, non.
        + Après, ils se serrèrent la main, tous entre eux.
      `,
    },
    intermediate: {
      arrives: `
        @friend On frappa simultanément à huit endroits, et pourtant c’était une pieuvre, [une seule|assez confuse].
        / La sonnette sonna, le volet aussi, et la cheminée : une pieuvre [arrivait|faisait vite].
        / Une pieuvre entra par la porte et, [pendant ce temps|de l’autre côté], par la fenêtre.
        « Premièrement, bonsoir, {hero}, deuxièmement, [dépêchons|partons], et j’ai soif. »
        / « {Hero}, cinq de mes bras te saluent, et les autres [y réfléchissent|boudent]. »
        + Il fallait aller {place.in}, selon six de ses bras, les deux autres [voulant du thé|s’abstenant].
        + L’un saluait, l’un s’essuyait, l’un prenait déjà un biscuit.
        + « Et toi, qu’en penses-tu ? » dit {hero}. « Moi, je suis au milieu », soupira-t-elle.
        + Le troisième bras boudait depuis mardi, et l’on évitait le sujet.
        + Pour être polie, elle prit la couleur [du rideau|du tapis, puis du chat].
      `,
      alone: `
        @friend Ce soir-là, la pieuvre ne s’entendait pas avec ses bras, [à propos de cacao|cacao contre thé].
        / Une pieuvre, ce soir-là, jouait aux cartes contre elle-même, et trichait en face.
        + Mais, au premier appel {place.from}, huit bras se levèrent, ce qui ne s’était jamais vu.
        + Quatre jouaient aux cartes, et deux regardaient le jeu du voisin.
        + Elle avait huit tasses et ne buvait que [froid|d’un côté].
        + Le troisième bras consentit à tenir la lanterne, mais de loin.
        + Elle ferma sa grotte en un clin d’œil, à toutes mains.
      `,
      dry: `
        Un seau d’eau emporta la pieuvre {place.to}, porté par {other} et [par trois de ses bras|poussé par six].
        / {Other} suivait la pieuvre {place.to} en se fiant à la majorité des bras.
        + Un bras montrait le paysage, un autre le prenait en note.
        + Le troisième faisait semblant d’être fatigué.
      `,
      wet: `
        La pieuvre répartit {other} et la bulle entre ses bras, puis [tourbillonna|descendit] {place.to}.
        + On aurait dit une écharpe que le vent aurait oubliée.
        + Un bras disait au revoir aux crabes, par politesse.
      `,
      quirk: `
        « À gauche », décidèrent quatre bras, « jamais », protestèrent les autres, et la pieuvre fit voter.
        / La pieuvre consulta ses bras, un par un, et {other} eut le temps de [goûter|dormir un peu].
        {Other} vota, d’où [une majorité|cinq contre quatre].
        / {Other} choisit le bras le plus calme, et c’était le bon.
        + Elle cueillait, saluait, se grattait et jouait aux dames, tout en marchant.
        + Un bras accusait l’autre d’être un pied.
        + Quand elle applaudit, on crut qu’une foule [arrivait|s’était levée].
        + Deux bras s’étaient noués. Il fallut leur demander si c’était exprès.
      `,
      help: `
        Au retour, la bourrasque secouait huit portes, [furieusement|dans un vacarme effrayant].
        / Huit portes battaient sur le chemin du retour, [comme huit colères|chacune à son tour].
        / Le vent avait trouvé huit portes, et [jouait de toutes|n’en aimait aucune fermée].
        @help Alors la pieuvre tint huit portes fermées à la fois, [un bras pour chacune|sans une dispute].
        / Le vote fut vite fait, et la pieuvre tint huit portes fermées à la fois.
        + Il n’y en avait pas une de trop, ni un bras qui manquait.
        + Le troisième, le boudeur, tenait la plus lourde.
        + {Other} passa entre elles, tandis que le vent [cherchait la neuvième|insistait].
        + Huit opinions, cela fatigue, mais huit mains, quelle chance !
      `,
    },
    advanced: {
      arrives: `
        @friend On frappa simultanément à huit endroits différents de la façade, et c’était une pieuvre, unique.
        / La porte, la vitre et la cheminée s’ouvrirent d’un coup : une pieuvre, seule, [était pressée|entrait].
        / Il y eut huit coups, si justes ensemble qu’il fallait [un orchestre|huit amis], ou bien une pieuvre.
        + « D’une part, bonsoir, {hero}, fit-elle ; d’autre part, pressons ; et par ailleurs, j’ai soif. »
        + Six de ses bras tenaient pour aller {place.in}, où l’on souffrait ; deux autres [réservaient leur vote|parlaient de thé].
        + L’un saluait, l’autre s’essuyait, un autre encore tenait déjà, l’air de rien, [un biscuit|la boîte].
        + Son avis personnel, quand on le lui demanda, parut l’embarrasser. Car elle n’était, disait-elle, que [le milieu|l’endroit où ils se joignent].
        + Le troisième bras, en froid avec le cinquième, regardait [par la fenêtre|le plafond].
      `,
      alone: `
        @friend Ce soir-là, la pieuvre présidait un débat de ses bras sur le cacao, [qui tournait à l’aigre|sans issue].
        / Une pieuvre, ce soir-là, perdait aux cartes contre elle-même, et [demandait la revanche|trichait].
        + Un appel vint {place.from}, et l’on vit, pour la première fois de son histoire, huit bras [levés|d’accord].
        Elle en fut si émue qu’elle changea [trois fois|plusieurs fois] de couleur.
        + Quatre jouaient aux cartes, ce qui explique que deux d’entre eux sussent [le jeu des autres|tout].
        + Elle possédait huit tasses et n’avait jamais su laquelle était [la sienne|chaude].
      `,
      dry: `
        Dans un seau, {other} porta {place.to} la pieuvre, dont un bras montrait le paysage [et l’autre le corrigeait|avec autorité].
        / {Other} gagna {place} à la suite de la pieuvre, dont les bras [donnaient huit directions|votaient].
        / La pieuvre avança {place.to} à huit pieds, {other} ne sachant jamais [lequel suivre|lequel serrer].
        + Le troisième se disait souffrant dans les côtes, et [guérissait aux descentes|chantait en bas].
        + Les autres bras notaient les torts de chacun.
      `,
      wet: `
        La pieuvre, répartissant équitablement {other} et la bulle entre ses bras, [descendit|tournoya] {place.to}, comme une écharpe.
        / {Other} au creux de son bras le plus calme, la pieuvre s’enfonça {place.to}.
        + Tous les crabes de la descente reçurent un au revoir, parfois [contradictoire|double].
        + Seul le troisième ne fit pas un signe.
      `,
      quirk: `
        « À gauche », votèrent quatre bras ; les quatre autres, [par tempérament|sans surprise], dirent le contraire.
        / La pieuvre recueillit l’avis de ses bras, {other} eut le temps de [lire le procès-verbal|goûter].
        / « D’une part », dit la pieuvre, et {other} s’assit, sachant qu’il y avait [sept autres parts|la suite].
        + {Other} fit pencher la balance, et la pieuvre s’en alla, penchée d’un côté.
        + L’un de ses bras traita l’autre de pied, injure qui chez elle passe pour [impardonnable|la plus basse].
        + Son applaudissement, à propos d’un merle, fit croire à [l’arrivée d’une foule|un triomphe].
        + Deux bras furent trouvés noués, sans que l’on sût si c’était une querelle ou [une tendresse|un oubli].
      `,
      help: `
        Au retour, la tempête secouait simultanément huit portes, furieusement.
        / Le vent du retour avait découvert huit portes, [et le plaisir de les claquer|toutes mal fermées].
        / Huit portes battaient, chacune [à sa manière|d’un avis différent], et le village dormait à côté.
        @help Alors la pieuvre tint huit portes fermées à la fois, [unanimement|sans abstention].
        / Pour la première fois unanime, la pieuvre tint huit portes fermées à la fois.
        + Le compte y était si juste qu’on aurait cru ces portes faites pour elle, ou [l’inverse|le vent complice].
        + Le boudeur, chargé de la plus lourde, y mit une vigueur de [réconcilié|jeune marié].
        + {Other} traversa, cependant que la bourrasque cherchait partout [une neuvième|à qui parler].
      `,
    },
  },
  'Sea Turtle': {
    noun: { noun: 'tortue de mer', gender: 'f' },
    facts: { help: 'la tortue de mer fit de sa carapace un bateau' },
    beginner: {
      arrives: `
        @friend Une tortue de mer attendait sur le tapis, [en avance|depuis midi].
        / Une tortue de mer [essuyait ses pieds|était assise là]. Cela durait depuis lundi.
        / Toc. Une tortue de mer avait frappé. Le toc était [d’hier|très vieux].
        « J’ai deux cents ans, {hero}, dit-elle. [De mon temps|Autrefois], on partait tôt. »
        / « {Hero}, dit-elle, j’ai connu [ton lit tout petit|cette porte quand elle était un arbre]. »
        + « Viens, on nous attend {place.in}. Ça va mal. De mon temps, ça allait. »
        + Elle avait des algues sur le dos, et un petit coquillage.
        + « Il est l’heure ? » dit {hero}. « Il sera l’heure. J’attends. »
        + Elle sortait son cou, lentement, comme un tiroir.
        + Elle se rappelait la grand-mère de la lampe.
        + Ses yeux avaient vu passer des bateaux à voiles.
      `,
      alone: `
        @friend Ce soir-là, la tortue de mer se préparait [pour jeudi|pour l’an prochain].
        « De mon temps, dit-elle, tout allait {place.in}. [Plus maintenant|On appelle, là-bas]. »
        / Une vague jeune arriva. « On pleure {place.in} », dit-elle, tout essoufflée.
        + Elle avait rangé sa plage, grain par grain.
        + La lune était jeune. Elle l’avait connue toute petite.
        + Elle n’était jamais en retard. Elle partait la veille.
        + « Les vagues d’avant étaient mieux faites », dit-elle.
        + Elle ferma sa carapace et l’emporta.
      `,
      dry: `
        La tortue de mer roula {place.to} en [poussette|chariot]. {Other} tirait, sans hâte.
        / « Pas si vite », dit la tortue de mer. {Other} fit {place.to} des petits pas.
        / {Other} prit une brouette, {place.to}. La tortue de mer conduisait, avec des mots.
        + On arriva quand même trop tôt. Elle avait prévu large.
        + Elle racontait les collines, quand elles étaient basses.
      `,
      wet: `
        {Other} s’assit sur la tortue, dans une bulle. [Tout doux|De bonne heure], on descendit {place.to}.
        / Sous l’eau, la tortue de mer n’était plus lente. {Other} serra son cou, {place.to}.
        + Elle volait, sous l’eau, avec de grandes ailes lentes.
        + « Ici, il y avait une ville », dit-elle d’un caillou.
      `,
      quirk: `
        « De mon temps, dit la tortue, la lune était [plus petite|à gauche]. »
        / « J’ai vu naître cet arbre, dit la tortue. Il [pleurait|était vert]. »
        / La tortue s’assit pour arriver à l’heure. [La lune attendit|Elle avait le temps].
        « Et la mer ? » demanda {other}. « Plus [sèche|jeune] », dit-elle.
        / {Other} demanda quand. « [Un mardi|Avant], dit-elle. Il pleuvait. »
        + Elle s’assit pour attendre l’heure d’être à l’heure.
        + Un vieux chêne passa pour un gamin.
        + Elle commença une histoire de pirates. La fin est pour demain.
        + « J’ai été jeune, dit-elle. C’était un mardi. »
        + Elle reconnut un nuage. Ils se dirent bonjour.
      `,
      help: `
        Au retour, il tomba des [cordes|seaux d’eau]. Le chemin était une rivière.
        / L’eau montait sur la route, [vite|jusqu’aux genoux]. Plus moyen de marcher.
        / Pour rentrer, il fallait nager. Il pleuvait [à seaux|comme en mille].
        @help La tortue de mer fit de sa carapace un bateau, [bien sec|bien rond].
        / Sur le dos, hop ! La tortue de mer fit de sa carapace un bateau.
        + {Other} s’y assit, les pieds au sec, ou presque.
        + Elle ramait sans se presser. La pluie, elle, courait.
        + « J’ai vu mieux, comme déluge », dit-elle.
        + Une feuille servit de toit, et une coquille de lampe.
        + On arriva en avance d’un quart d’heure.
      `,
    },
    intermediate: {
      arrives: `
        @friend Une tortue de mer patientait tranquillement sur le tapis, [arrivée en avance|depuis le déjeuner].
        / Une tortue de mer essuyait ses pieds depuis lundi, et [en était au deuxième|attaquait le second].
        / On avait dû frapper mardi, car une tortue de mer [attendait derrière la porte|était déjà assise].
        « Autrefois, {hero}, déclara-t-elle, [on arrivait|on s’en allait] toujours la veille. »
        / « J’ai connu ce lit enfant, {hero}, dit-elle, [il était en bois de travers|partons]. »
        + On les attendait {place.in}, où tout allait si bien autrefois.
        + « C’est l’heure ? » demanda {hero}. « Non, dit-elle, mais elle vient, je l’entends. »
        + Un coquillage logeait sur son dos, au milieu des algues, [rideaux compris|avec vue].
        + Elle avait connu la grand-mère de cette lampe, une bougie très digne.
        + Son cou sortait peu à peu, à la façon d’un tiroir [bien ciré|d’autrefois].
      `,
      alone: `
        @friend Ce soir-là, la tortue de mer se préparait pour jeudi, [de l’année suivante|à tout hasard].
        De vieilles nouvelles lui vinrent, et une fraîche : on appelait {place.in}.
        / Une toute jeune vague accourut : on n’allait pas bien {place.in}.
        + Elle rangeait sa plage grain par grain, en commençant par les petits.
        + Les vagues, selon elle, n’étaient plus cousues comme avant.
        + La lune l’appelait encore « madame ».
        + Elle n’eut pas à se presser, puisqu’elle était partie hier.
      `,
      dry: `
        Sur son plateau à roulettes, la tortue de mer gagna {place}, {other} [tirant la ficelle|devant].
        / {Other} poussait la brouette, la tortue de mer [les souvenirs|disait l’heure], et l’on gagna {place}.
        / « De mon temps, c’était plus court », dit la tortue de mer {place.to}, et {other} [le crut|traîna].
        + Elle montrait les collines, qu’elle avait connues plates.
        + On arriva trop tôt, selon l’usage.
        + Un lièvre les doubla, en vain.
      `,
      wet: `
        La tortue de mer prit {other} sur son dos, bulle comprise, et [plana|rama] {place.to}.
        + Sous l’eau, ses pattes devenaient de longues ailes [vertes|lentes].
        + Chaque caillou avait été une ville.
        + Une épave la salua.
      `,
      quirk: `
        « La lune, de mon temps, était plus à gauche », dit la tortue, en s’arrêtant.
        / « Cet arbre, dit la tortue, je l’ai connu noisette, et [déjà bavard|il promettait]. »
        / La tortue s’assit, car en marchant toujours on finit par être [en avance|pressé].
        « Et la mer ? » demanda {other}. « Elle commençait [à peine|tout juste], on la salait encore. »
        / {Other} voulut savoir quand. « Un mardi, dit-elle, [il faisait gris|le matin]. »
        + Arrivée avant l’heure, elle s’assit pour attendre d’être à l’heure.
        + Elle traitait un vieux chêne de gamin, et le chêne en fut [flatté|remué].
        + Son histoire de pirates durait depuis le gué. On n’en était qu’au port.
        + Un nuage la reconnut, et ils parlèrent pluie, longuement.
      `,
      help: `
        Au retour, il plut si fort que le chemin devint [une rivière|un fleuve sans pont].
        / L’eau tombait, l’eau montait, et la route [nageait|partait avec].
        / On aurait dit que la mer [rentrait avec eux|venait les chercher], tant il pleuvait.
        @help La tortue de mer fit de sa carapace un bateau, [sec et profond|sans même se mouiller le menton].
        / Elle se mit sur le dos, très posément : la tortue de mer fit de sa carapace un bateau.
        + {Other} prit place sous une feuille, auprès de la lanterne.
        + Elle ramait du même pas qu’il y a cent ans. La pluie [se fatigua|en eut assez].
        + « De mon temps, on appelait cela une averse », dit-elle.
        + Les pressés, autour, tournaient sur eux-mêmes comme des bouchons.
      `,
    },
    advanced: {
      arrives: `
        @friend Une tortue de mer attendait sur le tapis, arrivée, [par précaution|à son habitude], depuis midi.
        / Une tortue de mer, assise de la veille, [trouvait la chaise jeune|lisait l’heure], et approuvait la pendule.
        / On avait frappé mardi, sans qu’on l’entende, et la tortue de mer [patientait depuis|attendait].
        « Deux cents ans, {hero}, et pas un retard, dit-elle ; [l’heure approche|asseyons-nous]. »
        / « Ce lit, {hero}, je l’ai connu planche, dit-elle ; [mais l’heure avance|partons à temps]. »
        + On les espérait {place.in}, et il était loin, selon elle, le temps où il suffisait [d’y passer|d’y dire bonjour].
        + Un coquillage louait, entre deux algues, l’arrière de sa carapace, [exposé au sud|et payait en silence].
        + Elle avait bien connu l’aïeule de cette lampe, une bougie [de grande tenue|qui parlait peu].
        + Son cou s’avançait peu à peu, ainsi que l’on tire un tiroir où dorment [des lettres|de vieilles cartes].
      `,
      alone: `
        @friend Ce soir-là, la tortue de mer s’apprêtait pour un jeudi assez lointain.
        Il lui vint une nouvelle fraîche, ce qui était rare : on souffrait {place.in}.
        / Une vague de la dernière pluie l’avertit qu’on souffrait {place.in}.
        + Elle rangeait sa plage par grains, et n’en était, depuis cent ans, [qu’aux petits|qu’au début du sable].
        + Les vagues d’aujourd’hui, disait-elle, sont jolies, mais le fil [n’est plus le même|casse].
        + Ayant pris la précaution de partir la veille, elle n’eut pas à [se hâter|courir].
      `,
      dry: `
        {Other} tira {place.to} le plateau à roulettes où voyageait la tortue de mer, qui [commentait les collines|somnolait].
        / La tortue de mer fut menée {place.to} en brouette, {other} apprenant [deux siècles en route|l’histoire du pays].
        / {Other} crut traîner {place.to} ; la tortue de mer, qui suivait, [trouva qu’on galopait|se plaignit du train].
        + Elle les avait connues plates, et trouvait qu’elles [poussaient bien|se donnaient des airs].
        + Un lièvre les dépassa, et n’arriva qu’après.
      `,
      wet: `
        {Other} s’installa avec sa bulle sur la tortue de mer, qui plana {place.to}, [majestueusement|en silence].
        / Rendue à l’eau, la tortue de mer emmena {other} {place.to}, et perdit [cent ans|un siècle en route].
        + Elle nommait les cailloux, dont chacun avait été [une ville|quelqu’un].
        + Le temps, à cette allure, cessa de compter, et l’on fut en avance.
      `,
      quirk: `
        « La lune, de mon temps, se portait plus à gauche », observa la tortue, [sans aigreur|et s’arrêta].
        / La tortue s’assit pour ne pas arriver trop tôt, [faute de goût à son âge|et la lune l’attendit].
        / « Cet arbre, je l’ai connu noisette », fit la tortue, [qui le trouvait changé|et soupira].
        La mer, apprit-elle {other.a}, n’était alors [qu’à moitié salée|qu’un projet].
        / {Other} demanda la date : c’était un mardi, [et gris|mais un vrai].
        + Se trouvant en avance, elle s’assit, afin d’arriver à l’heure, [par respect pour l’heure|quand elle viendrait].
        + Le plus vieux chêne du bois fut appelé mon petit, et [en bruissa toute la nuit|n’osa répliquer].
        + Ses pirates, dont l’histoire avait commencé au gué, n’avaient pas encore [quitté le port|levé l’ancre].
      `,
      help: `
        Au retour, il plut prodigieusement, et la route devint [rivière|navigable].
        / Il se mit à pleuvoir d’une pluie ancienne, [abondante et mal élevée|qui prit la route].
        / La route partit avec l’eau, [sans laisser d’adresse|tournant à gauche].
        @help Alors la tortue de mer fit de sa carapace un bateau, [confortable et ponctuel|parfaitement étanche].
        / Elle avait vu d’autres déluges : la tortue de mer fit de sa carapace un bateau.
        + Elle ramait de ce pas qui, depuis deux siècles, avait lassé [bien des tempêtes|des ouragans].
        + Les pressés tournoyaient alentour, bouchons et brindilles, avec [des cris|une grande énergie].
        + « Nous appelions cela une ondée », dit-elle, et {other}, sous sa feuille, [la crut|hocha la tête].
      `,
    },
  },
  Penguin: {
    noun: { noun: 'manchot', gender: 'm' },
    facts: { help: 'le manchot glissa sur le ventre et servit de luge' },
    beginner: {
      arrives: `
        @friend Un manchot entra, salua, et [glissa|tomba] sous le lit. « Enchanté », dit-il de là.
        / Zip ! Un manchot traversa la chambre à plat ventre, [l’air noble|très chic].
        / Un nœud noir, un chapeau, un manchot [tout raide|sous le tapis]. Boum.
        « Permettez, {hero}. On a besoin de vous {place.in}. [Salutations|Je salue encore]. » Et re-boum.
        / « {Hero}, dit-il, mes respects. [Aïe|Le sol aussi]. On vous prie {place.in}. »
        + Il portait un habit noir, une chemise blanche, et un glaçon.
        + « Tu t’es fait mal ? » dit {hero}. « Jamais en public », dit-il.
        + Il avait une carte de visite. Elle était gelée.
        + Il recula de trois pas, pour mieux saluer la chaise.
        + « Après ma chute, je vous prie », dit-il à la porte.
        + Ses petits pieds faisaient clap, clap, très droit.
      `,
      alone: `
        @friend Ce soir-là, le manchot saluait [son œuf|chaque glaçon], dans les règles.
        / Un manchot, ce soir-là, cirait la banquise. Il y laissa un habit.
        Une lettre glissa [à ses pieds|jusqu’à lui]. On l’invitait {place.in}, d’urgence.
        / Une mouette porta un carton. « {Place}, vite », disait-il, en lettres d’or.
        + Il répondit oui, par écrit, en trois copies.
        + La banquise était bien cirée. Il tomba deux fois avec grâce.
        + Il brossa son habit, devant et derrière.
        + La lune se coucha sur la neige. Il lui céda sa place.
        + « L’honneur est pour moi », dit-il au vent.
      `,
      dry: `
        Le manchot marcha {place.to} [d’un pas officiel|très droit]. Il glissa neuf fois. {Other} comptait.
        + À chaque chute, il remerciait le sol.
        + Un nuage lui parut de la neige. Il fit une belle révérence.
      `,
      wet: `
        Le manchot ôta son chapeau imaginaire. Puis {other} prit [une bulle|sa nageoire], et l’on plongea {place.to}.
        / Le manchot remit son nœud, sous l’eau aussi. {Other} nageait {place.to}, derrière l’habit.
        + Là-dessous, il ne tombait plus. Il volait.
        + Il serra la nageoire de chaque sardine, par ordre d’âge.
      `,
      quirk: `
        « Après ma chute, cher ami », dit le manchot. [Boum|Zip, boum].
        / Le manchot s’inclina devant [une borne|un navet]. La pente l’emporta.
        / « Veuillez passer », dit le manchot. Il [passa|partit] le premier, sur le dos.
        « Belle chute », dit {other}. Le manchot [salua|s’inclina]. Et boum encore.
        / {Other} lui tendit la main. « [Enchanté|Mes hommages] », dit-il à la main.
        / « Rien de cassé ? » dit {other}. « [Mon élan|Un glaçon], peut-être », dit-il.
        + Il fit un discours à un caillou. Le caillou fut touché.
        + Une peau de poire traînait. Il passa à côté, puis glissa sur rien.
        + Il s’excusa auprès de la pente.
        + « Vous avez une feuille sur le dos », dit {other}. « C’est une médaille. »
        + Il marchait bien droit, pour tomber de plus haut.
      `,
      help: `
        Au retour, la pente était [gelée|trop raide] pour marcher. On n’osait plus bouger.
        / La pente luisait comme [un miroir|une cuillère]. Un pas, et l’on partait.
        / Tout le chemin avait gelé. [Comment descendre|On n’avançait plus] ?
        @help Le manchot glissa sur le ventre et servit de luge, [digne|très digne].
        / « Montez », dit-il. Le manchot glissa sur le ventre et servit de luge.
        + « Prenez place », dit-il, en s’allongeant.
        + {Other} tint son col, et zou, dans le blanc !
        + Ils passèrent trois sapins, qui saluèrent.
        + Il ne tombait pas. Il glissait exprès. Toute la différence était là.
        + En bas, il se releva et remit son nœud.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un manchot en habit s’inclina sur le seuil et partit, [de ce fait|en glissade], jusque sous le lit.
        / Un manchot s’annonça lui-même, salua, et [traversa la chambre à plat ventre|boum], très digne.
        / Le tapis fila sous un manchot en habit, qui [le remercia|en fit compliment].
        « Enchanté, dit-il de là-dessous, [on vous sollicite|veuillez me suivre], {hero}, {place.in}. »
        / « Mes respects, {hero}, au parquet [également|aussi], et l’on vous prie {place.in}. »
        + Sa carte de visite était gravée dans la glace et gouttait un peu.
        + « Rien de cassé ? » dit {hero}. « Jamais devant du monde », répondit-il.
        + Il recula pour saluer la chaise et salua [le mur, de dos|aussi le poêle].
        + On y avait de la peine. Il venait au nom de [plusieurs glaçons|tous].
        + Ses chutes étaient brèves, droites et tout à fait convenables.
      `,
      alone: `
        @friend Ce soir-là, le manchot souhaitait le bonsoir aux glaçons, un à un.
        Une lettre arriva sur le ventre, qui le priait de venir [sans délai|aussitôt] {place.in}.
        / Une mouette lui tendit un carton doré, qui l’attendait {place.in}.
        + Il accepta en trois exemplaires, dont un pour le vent.
        + La banquise venait d’être cirée, et il tomba deux fois, avec tenue.
        + Il céda sa place à la lune, qui n’avait rien où s’asseoir.
        + Son habit fut brossé, son nœud refait, son œuf prévenu.
      `,
      dry: `
        Le manchot marcha {place.to} avec cérémonie et des chutes {other.que} [comptait|applaudissait].
        + Il remerciait le sol à chaque fois.
        + Un nuage, pris pour de la neige, reçut sa plus belle révérence.
      `,
      wet: `
        Ayant ôté un chapeau qu’il n’avait pas, le manchot plongea {place.to}, {other} [à la nageoire|en bulle].
        + Sous l’eau, plus une chute : il volait.
        + Il salua les sardines par rang d’âge, ce qui fut long.
      `,
      quirk: `
        « Après ma chute, je vous en prie », dit le manchot, [et zip|puis il tint parole].
        / Le manchot tira son chapeau à un navet, et la pente [tira le manchot|fit le reste].
        / « Permettez », dit le manchot. On entendit zip, [puis ses excuses|un choc], plus bas.
        {Other} trouva la chute très réussie. Il salua pour remercier, [d’où la deuxième|boum].
        / {Other} lui tendit la main, qu’il [baisa|présenta à sa nageoire].
        + Il évita une peau de poire avec brio et glissa sur rien.
        + Un caillou eut droit à un discours, dont il sortit [ému|plus rond].
        + « Vous portez une feuille dans le dos. » « C’est une décoration », dit-il.
        + Il se tenait le plus droit possible, afin de tomber de plus haut.
      `,
      help: `
        La pente du retour était de glace, et si raide [qu’on n’osait respirer|que tout y filait].
        / Le chemin avait gelé comme une vitre, et la nuit [s’y mirait|y glissait].
        / Il fallait descendre une pente où [l’on ne tenait que debout sur rien|tout brillait].
        @help Le manchot glissa sur le ventre et servit de luge, [le nœud bien droit|sans un faux pli].
        + « Installez-vous », dit-il en se couchant, comme on offre un fauteuil.
        + {Other} tint son col, et les sapins [saluèrent au passage|se rangèrent].
        + Ce n’était plus une chute, puisque c’était exprès.
        + Il freina du menton, se leva et demanda si le voyage avait été bon.
      `,
    },
    advanced: {
      arrives: `
        @friend Un manchot en habit s’inclina sur le seuil, et sa révérence l’emporta [sous le lit|de l’autre côté].
        / Le tapis emporta un manchot en habit, qui [le pria de n’en rien faire|saluait toujours].
        / Un manchot s’annonça, s’inclina, et sortit, [par la force des choses|à plat ventre], de l’autre côté.
        « Très honoré, fit-il de là-dessous ; [on vous mande|on vous attend], {hero}, {place.in}. »
        / « Mes respects, {hero}, ainsi qu’au parquet, dit-il ; venez {place.in}. »
        + À la question de savoir s’il s’était fait mal, il répondit que jamais [en public|le premier soir].
        + La carte qu’il tendit, gravée dans la glace, acheva de se présenter [sur le tapis|en fondant].
        + Il prit du recul afin de saluer la chaise selon son rang, et salua, de dos, [le poêle|la commode].
        + Ses chutes, brèves et verticales, étaient de celles que l’on ne peut que [respecter|applaudir].
      `,
      alone: `
        @friend Ce soir-là, le manchot prenait congé des glaçons, [par ordre de fonte|chacun selon son rang].
        Un pli lui parvint à plat ventre, où l’on réclamait sa présence {place.in}.
        / Une mouette lui remit un carton, gravé, où l’on souffrait {place.in}.
        + Il accepta en triple, signa, et s’effondra une fois par exemplaire, [avec méthode|dignement].
        + La lune n’ayant pas de siège, il lui avait, bien entendu, [offert le sien|cédé la banquise].
        + L’œuf fut averti, l’habit brossé, et le nœud refait devant [un miroir d’eau|une flaque prise].
      `,
      dry: `
        Le manchot s’avança {place.to} d’un pas d’ambassade, interrompu de chutes {other.que} [notait sur dix|saluait].
        / Le manchot et {other} se cédèrent le pas {place.to}, [jusqu’à ce que la pente décide|longuement].
        / À chaque chute, {place.to}, le manchot se présentait au sol, et {other} [faisait les présentations|l’époussetait].
        + Il remerciait le sol, chaque fois, de [l’avoir si bien reçu|sa ponctualité].
        + Un nuage, pris pour de la neige, reçut sa plus belle révérence.
      `,
      wet: `
        Le manchot retira un chapeau qu’il n’avait pas. On plongea, {other} à la nageoire, [sans une faute|droit] {place.to}.
        / Sous l’eau, où l’on ne tombe pas, le manchot parut {other.a} [presque triste|un prince], {place.to}.
        + Les sardines furent saluées par ancienneté, et il y en avait [neuf cents|tout un banc].
        + Il ne tombait plus, et cela se voyait à sa joie.
      `,
      quirk: `
        « Je passe, et je tombe, si vous permettez », dit le manchot, [qui fit les deux|et tint parole].
        / Le manchot tira son chapeau à un navet, et partit avec [la pente|l’élan du geste].
        / « Passez donc », dit le manchot, que la glace [prit au mot|fit passer d’abord].
        {Other} loua l’exécution ; il voulut s’incliner, et ce fut [la deuxième|un rappel].
        / {Other} lui tendit la main, et il la présenta [à sa nageoire|d’abord au public].
        + Une peau de poire se présenta, qu’il évita avec brio, pour glisser aussitôt sur [rien du tout|sa lancée].
        + On lui signala une feuille au dos ; il laissa entendre que c’était [une décoration|l’ordre du Chêne].
        + S’il marchait si droit, expliquait-il, c’était afin de tomber [de toute sa hauteur|pour de bon].
      `,
      help: `
        Au retour, la pente était entièrement gelée, et personne n’y respirait.
        / Le chemin du retour avait gelé d’une pièce, et la lune [y patinait|s’y recoiffait].
        / De cette pente de verre, on ne pouvait [qu’être l’ami|descendre que d’un coup].
        @help Alors le manchot glissa sur le ventre et servit de luge, [sans déranger son nœud|avec un rare maintien].
        / Tomber était son art, il l’offrit : le manchot glissa sur le ventre et servit de luge.
        + « Veuillez vous asseoir », avait-il dit, du ton dont on [avance un fauteuil|ouvre un bal].
        + {Other} tint le col, les sapins s’écartèrent, et le vent [leur rendit leur salut|n’en crut pas ses yeux].
        + De la chute à la glissade, il n’y a que l’intention. Il l’avait eue toute sa vie [sans qu’on le sût|en réserve].
      `,
    },
  },
  Seahorse: {
    noun: { noun: 'hippocampe', gender: 'm' },
    facts: { help: 'l’hippocampe se noua autour de la corde' },
    beginner: {
      arrives: `
        « Halte ! » cria une voix [dans le verre d’eau|dans le lavabo].
        / « En garde ! » dit quelqu’un [au dentifrice|au savon].
        / Un petit galop monta [du lavabo|de la tasse]. Plic, plic, plic !
        @friend C’était un hippocampe, pas plus grand qu’un [doigt|crayon], et très brave.
        / Un hippocampe parut, l’arête au poing, [haut comme un clou|sans cheval].
        / Au bord du verre se dressait un hippocampe, [terrible|en armure de savon].
        + « {Hero}, en selle ! On nous attend {place.in}. [J’ai mon armure|En avant] ! »
        + Il salua avec une arête de poisson. C’était son épée.
        + « Tu es tout petit », dit {hero}. « Non. Je suis loin », dit-il.
        + Il tenait bien droit, la queue roulée autour du robinet.
        + « Je ne crains rien, dit-il. Sauf le bouchon. »
        + Quelqu’un avait besoin d’aide, là-bas. Un chevalier ne dort pas.
        + Il attaqua l’éponge et gagna de peu.
      `,
      alone: `
        @friend Ce soir-là, l’hippocampe montait la garde [devant un bigorneau|près de sa coquille].
        / Un hippocampe, ce soir-là, défiait une crevette. Elle dormait.
        « À moi ! » cria une bulle. Elle venait {place.from}. « [J’arrive|Courage] ! » dit-il.
        / Un appel vint {place.from}. L’hippocampe y répondit debout, l’arête haute.
        + Il n’avait peur de rien, sauf des courants d’eau.
        + Le bigorneau dormait. Il était très bien gardé.
        + Il astiqua son épée, avec un peu de sable.
        + Sa queue se roula autour d’une algue, puis se déroula.
        + Il fit un petit galop sur place, pour chauffer.
      `,
      dry: `
        L’hippocampe voyagea {place.to} dans [un bocal|une gourde]. {Other} le tenait bien haut.
        / « Au galop ! » dit l’hippocampe, dans son bocal. {Other} galopa {place.to}.
        / L’hippocampe menait {place.to}, du haut d’un chapeau plein d’eau. {Other} le portait.
        + « Plus vite, monture ! » criait-il {other.a}, par la vitre.
        + Une étoile brilla. Il la salua de l’épée.
        + Le bocal trembla de courage.
      `,
      wet: `
        L’hippocampe tint {other} par la queue. [Au trot|En avant] ! La bulle suivait, {place.to}.
        + Il ouvrait la route aux crevettes, qui l’ouvraient devant.
        + « Laissez passer ! » dit-il à la mer.
      `,
      quirk: `
        « Qui va là ? » cria l’hippocampe à [une feuille|un poisson endormi].
        / L’hippocampe défia [une rainette|une grenouille]. Elle dit : « Croâ. »
        / « Un dragon ! » dit l’hippocampe. C’était [un lézard|une chaussette].
        « L’ennemi se rend », dit {other}. Il fut [généreux|noble] et pardonna.
        / {Other} compta les coups. [Aucun|Zéro], et beaucoup de cris.
        / « C’est gagné », dit {other}. « [Déjà|Alors, soignons-le] ? » dit-il.
        + Il chargea une vague. La vague le porta plus loin.
        + « Je vous protège », dit-il à un bœuf. Le bœuf dit merci.
        + Il demanda un nom à son épée. Elle s’appelait Arête.
        + Il compta ses ennemis. Il n’y en avait pas. Il attendit.
        + Un souffle de vent le fit rouler trois fois. Il remonta en selle.
      `,
      help: `
        Au retour, la corde du pont [lâchait|se défaisait], brin par brin. Cric, crac.
        / Le pont n’avait plus qu’une corde. [Elle pleurait|Elle s’usait], fil après fil.
        / Cric, fit le pont du retour. [Crac|Encore un brin], fit la corde.
        @help Vite, l’hippocampe se noua autour de la corde, et elle [tint|tint bon].
        / « Pour l’honneur ! » Et l’hippocampe se noua autour de la corde.
        + Il fit un tour, deux tours, et serra.
        + « Passez, dit-il, tout rouge. Passez donc. »
        + {Other} marcha doucement, sans regarder en bas.
        + Le plus petit tenait le plus lourd.
        + Après, il fallut le dénouer. Il ne voulait plus.
        + Pas un brin ne bougea.
      `,
    },
    intermediate: {
      arrives: `
        « Halte-là ! » ordonna quelqu’un, à l’intérieur [du verre d’eau|de la carafe].
        / « Rendez-vous ! » criait le verre à dents, [d’une voix terrible|à la brosse].
        / On entendit galoper, puis sonner la charge, dans [le lavabo|une tasse à thé].
        @friend C’était un hippocampe minuscule, mais courageux comme [une armée|quatorze chevaliers].
        / Un hippocampe en sortit, l’arête au poing, haut comme [un clou|trois gouttes].
        + « {Hero}, en selle ! On souffre {place.in}, et un chevalier [ne dort pas|accourt]. »
        + Il brandissait une arête, qu’il appelait son épée, et qui avait [un nom|gagné des batailles].
        + « Tu es très petit », dit {hero}. « Je suis vu de loin », répondit-il.
        + L’éponge fut provoquée en duel, et s’avoua molle.
        + Il ne redoutait rien au monde, excepté [le bouchon|qu’on vide l’évier].
        + Sa queue faisait trois tours au robinet, par prudence de guerrier.
      `,
      alone: `
        @friend Ce soir-là, l’hippocampe gardait un bigorneau, [qui n’en savait rien|l’arête au poing].
        / Un hippocampe, ce soir-là, défiait en duel une crevette, qui dormait.
        Une bulle l’appela à la rescousse {place.in}. Il lui répondit [« courage ! »|d’un salut].
        / « À moi ! » cria-t-on {place.from}, et l’hippocampe dit « présent ».
        + Le bigorneau, depuis qu’on le gardait, dormait mieux, ou pareil.
        + Il fourbit son arme avec du sable fin, le gros étant pour les géants.
        + Un courant passa, et il s’accrocha [avec héroïsme|à une algue].
        + Son galop sur place réveilla deux crevettes, ses écuyers.
      `,
      dry: `
        L’hippocampe fit route {place.to} en bocal, {other} [lui servant de monture|le portant haut].
        / « Plus vite, ma jument ! » criait l’hippocampe {other.a}, [de son bocal|sans rougir], {place.to}.
        / De son bocal, {place.to}, l’hippocampe livra six combats, et {other} [les perdit tous|fit l’ennemi].
        + « Au galop ! » ordonnait-il derrière la vitre.
        + Il salua une étoile de l’épée, et elle [cligna|répondit].
        + Le bocal débordait un peu d’héroïsme.
      `,
      wet: `
        Tenant {other} par la queue, l’hippocampe s’élança {place.to}, [bulle au vent|au petit trot].
        / « Je te tiens », dit l’hippocampe {other.a}, de toute sa queue, {place.to}.
        + Devant lui, deux crevettes criaient de laisser passer.
        + La mer se rangea, du moins un peu.
        + Une anguille se mit au garde-à-vous.
      `,
      quirk: `
        « Qui vive ? » lança l’hippocampe à une feuille morte. « Elle capitule », dit {other}, [aussitôt|prudemment].
        / L’hippocampe défia une chaussette, la traita de dragon, et {other} [sonna la charge|tint l’autre].
        / « Rendez-vous ! » cria l’hippocampe à un navet, qui, selon {other}, [hésitait|tremblait].
        Il lui pardonna, et raconta la bataille [longuement|modestement].
        / Le vaincu fut soigné, décoré, et [remis à sa place|pardonné], d’une larme.
        + Une vague qu’il chargeait le prit sur son dos et l’avança beaucoup.
        + Il plaça un bœuf sous sa protection, et le bœuf, poli, remercia.
        + N’ayant pas d’ennemis, il en attendit un, sur une pierre.
        + Le vent le désarçonna trois fois, et trois fois il [remonta|pardonna].
      `,
      help: `
        Au retour, la corde du pont cédait, brin après brin, [et le vide écoutait|cric, crac].
        / Le pont ne tenait plus qu’à une corde, et la corde [qu’à un fil|perdait patience].
        / Cric, disait le pont à chaque pas, et le vide [tendait l’oreille|répondait crac].
        @help L’hippocampe se noua autour de la corde, et tout [tint bon|s’arrêta de craquer].
        / Sans compter son courage ni ses tours, l’hippocampe se noua autour de la corde.
        + Un tour, un autre, et il serra de toute sa petite colonne.
        + « Passez, je vous prie, disait-il, écarlate. »
        + {Other} traversa sur un fil de courage.
        + Le plus mince des chevaliers portait ce soir-là le plus lourd des ponts.
        + L’épée pendait, vaillante.
      `,
    },
    advanced: {
      arrives: `
        « Halte », ordonna une voix sévère au fond [du verre|de la carafe], et {hero} s’immobilisa.
        / « Qu’on se rende », exigea le verre à dents, [d’un ton sans réplique|à la brosse], et {hero} leva les mains.
        / On galopait dans le lavabo, on y sonnait la charge, et {hero} [s’approcha|retint la serviette].
        @friend C’était un hippocampe, minuscule, mais [extraordinairement vaillant|armé jusqu’au museau].
        / Un hippocampe parut, haut comme trois gouttes, [et sans la moindre crainte|l’arête au poing].
        + On implorait du secours {place.in}. Il sommait {hero}, sans perdre une seconde, de [se mettre en selle|ceindre l’épée].
        + La sienne, une arête, avait un nom, un fourreau et [un passé|des états de service].
        + Sur sa taille, il n’admettait qu’une explication, qui était [la distance|de le voir de trop loin].
        + L’éponge, provoquée, se laissa tordre, et il lui fit grâce, [à l’ancienne|d’un geste large].
        + De toutes les choses du monde, il n’en craignait qu’une. C’était [qu’on tirât le bouchon|la bonde].
        + Il tenait le robinet de trois tours de queue, car la prudence est aussi une vertu de cavalier.
        + On lui demanda ce qu’il mangeait pour être si fort, et il répondit que c’était surtout du courage.
      `,
      alone: `
        @friend Ce soir-là, l’hippocampe veillait sur un bigorneau, l’arme au pied.
        Une bulle lui porta un cri {place.from}, et il promit, [de tout son haut|sans compter], d’accourir.
        / On cria {place.from} à l’aide, et il répondit « présent » pour toute une armée.
        + Protégé nuit et jour, le bigorneau dormait, ce que l’on pouvait tenir pour [une preuve|un succès].
        + Un courant tenta de l’emporter, qu’il repoussa en s’agrippant, [ruse de guerre|avec honneur], à une algue.
        + Deux crevettes lui servaient d’écuyers et portaient à elles deux [la gloire|un grain de sable].
      `,
      dry: `
        Dans un bocal que portait {other}, l’hippocampe chevaucha {place.to}, [donnant de la voix|l’épée haute].
        / L’hippocampe livra {place.to} six combats, du bocal {other.que} [abritait du vent|menait au trot].
        / « Plus haut mon étendard », priait l’hippocampe, et {other} haussa le bocal, [jusque-là|bras tendus], {place.to}.
        + Une étoile, saluée au passage, cligna, et il tint la chose pour [un serment|conclue].
        + La vitre s’embuait à chaque ordre, de pure vaillance.
      `,
      wet: `
        {Other} suivit, par la queue, {place.to}, au trot, et l’hippocampe [sommait la mer de s’ouvrir|menait].
        / L’hippocampe jura de sauver {other}, et l’on descendit {place.to}, où {other} avait pied.
        + Elle s’ouvrit en effet, comme elle fait toujours, de la largeur [d’un doigt|qu’il fallait].
        + Deux écuyères, pas plus grosses qu’une virgule, criaient de laisser passer.
      `,
      quirk: `
        « Rends-toi », intima l’hippocampe à une feuille, et {other}, [par humanité|pour elle], la déclara rendue.
        / L’hippocampe défia une chaussette, dont {other} [plaida la cause|retourna le talon].
        / « À nous deux », dit l’hippocampe à un navet, et {other} [tint les manteaux|compta les pas].
        Sa clémence l’attendrit lui-même, et il y revint [deux ou trois fois|avec des détails].
        / Le vaincu eut des soins, un discours et [une médaille|la moitié d’une larme].
        + Une vague, chargée sabre au clair, le prit sur son dos et lui épargna [une heure de route|du chemin].
        + Un bœuf accepta sa protection, en mâchant, avec cette gravité [des gens bien gardés|qu’ont les bœufs].
        + Les adversaires manquant, il en attendit un, sur une pierre, [le temps qu’il fallut|assez courtoisement].
      `,
      help: `
        Au retour, la corde du pont s’effilochait, [un brin par soupir|et le vide prenait patience].
        / Du pont du retour, une corde restait, [qui pleurait fil à fil|et n’en pouvait plus].
        / Le vide, sous le pont, comptait les brins [qui se rompaient|à voix basse].
        @help Alors l’hippocampe se noua autour de la corde, [d’un double nœud|serrant de tout son long].
        / Il fallait un héros, même court : l’hippocampe se noua autour de la corde.
        + « Passez », disait-il, plus rouge qu’un homard, mais [sans quitter le ton de la cour|avec panache].
        + {Other} franchit le gouffre sur ce petit anneau de volonté, [à pas comptés|sans le dire].
        + Il ne faut pas confondre la taille et la longueur, car un doigt, bien roulé, [fait le tour d’un malheur|tient un pont].
      `,
    },
  },
  Starfish: {
    noun: { noun: 'étoile de mer', gender: 'f' },
    facts: { help: 'l’étoile de mer se colla au mur et fit une marche' },
    beginner: {
      arrives: `
        @friend Poc. Une étoile de mer s’était collée à la vitre, bien fort.
        / Scouic. Quelque chose montait [à la vitre|le long du lit]. C’était une étoile de mer.
        / Une étoile de mer tomba de l’armoire, [bien à plat|poc]. Elle s’y plut.
        « D’un côté, bonsoir, {hero}. De l’autre, [bonne nuit|il est tôt]. »
        / « {Hero}, ta chambre a cinq coins. [Regarde mieux|Je suis dans un]. »
        + « Tout a cinq côtés, dit-elle. Même la soupe. »
        + Ça va mal {place.in}, dit-elle. Vu d’en haut, c’est pire.
        + Elle glissa un peu. Cela fit scouic, sur le verre.
        + « Et le cinquième côté ? » dit {hero}. « Le dessous, dit-elle. On l’oublie. »
        + Elle était orange, avec des petits points.
        + Pour applaudir, il lui fallait deux amis.
      `,
      alone: `
        @friend Ce soir-là, l’étoile de mer regardait sa pierre sous [cinq angles|tous ses angles].
        / Une étoile de mer, ce soir-là, cherchait son dos. Lequel ?
        D’un sixième côté vint un appel. Il venait {place.from}. [Tiens|Oh], un sixième !
        / On l’appela {place.from}. Un bras dit oui, les quatre autres suivirent.
        + Vue de gauche, sa pierre était triste. Vue de droite, elle riait.
        + Elle se tourna pour dormir. Puis elle se tourna autrement.
        + La lune, là-haut, n’avait que deux côtés. La pauvre.
        + Les étoiles du ciel étaient ses cousines, très haut placées.
        + Elle se décolla, scouic, et roula vers la mer.
      `,
      dry: `
        {Other} mit l’étoile de mer dans [une bassine|un saladier]. On alla {place.to}.
        / {Other} posa l’étoile de mer sur son chapeau mouillé. Elle voyait tout, {place.to}.
        / L’étoile de mer fit la roue {place.to}. {Other} courait, avec un arrosoir.
        + « Vu du haut, c’est loin. Vu du bas, c’est près », disait-elle.
        + Un nuage la prit pour une vraie étoile.
        + Elle ne fut pas fâchée.
      `,
      wet: `
        L’étoile de mer tourna [comme une roue|sur elle-même]. {Other} suivit dans une bulle, {place.to}.
        + Elle descendait sans hâte, comme une feuille d’or.
        + Un oursin lui dit bonjour de tous les côtés.
      `,
      quirk: `
        « On peut voir ça de cinq façons », dit l’étoile de mer. [Il pleuvait|C’était un caillou].
        / « Ce n’est pas un trou, dit l’étoile de mer. C’est [un tas d’air|une bosse]. »
        / L’étoile de mer se mit sur la tête. « [C’est laquelle|Ah], dit-elle, ma tête ? »
        « Et en face ? » demanda {other}. « C’est [joli|mouillé] », dit-elle.
        / {Other} regarda aussi, [la tête en bas|par-dessous]. Tiens, c’était mieux.
        / « Tu crois ? » dit {other}. « D’un côté, [oui|je crois] », dit-elle.
        + Elle retourna une pancarte, pour lire derrière.
        + « À gauche ? » dit {other}. « De mon point de vue, non. »
        + Elle pleurait d’un bras et riait des quatre autres.
        + Une dispute passa. Elle donna raison à tout le monde.
        + Elle se mit sur le dos. « Ah ! Voilà pourquoi. »
      `,
      help: `
        Au retour, il fallait gravir un mur [lisse|glissant]. Rien pour poser le pied.
        / Un mur, tout droit, tout lisse. [Où poser le pied|Pas une prise] ?
        / La route du retour montait [comme un mur|trop haut], et le mur glissait.
        @help Alors l’étoile de mer se colla au mur et fit une marche. {Other} [grimpa|monta].
        / Poc ! L’étoile de mer se colla au mur et fit une marche.
        / Scouic. Alors l’étoile de mer se colla au mur et fit une marche.
        + Elle remonta d’un cran, et ce fut la deuxième marche.
        + Scouic, poc. Scouic, poc. C’était un escalier.
        + « Vue du dessus, tu es très bien », dit-elle.
        + Elle tenait par mille petits pieds. Elle les connaissait tous.
        + En haut, elle garda la marque d’un soulier, avec fierté.
      `,
    },
    intermediate: {
      arrives: `
        @friend Poc : une étoile de mer venait de se coller à la fenêtre, [énergiquement|parfaitement à plat].
        / Une étoile de mer tomba de l’armoire, poc, et [trouva le sol intéressant|admira le tapis].
        / Quelque chose remontait la vitre en scouic : une étoile de mer, [par le côté nord|sans hâte].
        « Premièrement, bonsoir, {hero}, deuxièmement, [au secours|dépêchons], et finalement, j’ai froid. »
        / « Ta chambre, {hero}, a un cinquième coin, [où l’on pleure|et j’y suis], {place.in}. »
        + Chaque chose avait cinq côtés, disait-elle, même les bonnes nouvelles.
        + Ça allait mal {place.in}, de face comme de profil.
        + « Et le cinquième côté ? » demanda {hero}. « C’est celui auquel on ne pense pas. »
        + En glissant, elle fit un long scouic, qu’elle trouva [musical|plein de sens].
        + Il fallait l’aider à applaudir, car ses bras partaient tous [ailleurs|en rond].
      `,
      alone: `
        @friend Ce soir-là, l’étoile de mer étudiait sa pierre, [côté nord|sous son quatrième angle].
        D’un angle qu’elle ne connaissait pas, on l’appela, [tout bas|à l’aide], {place.from}.
        / Un appel lui vint {place.from}, et ses cinq bras dirent oui, un par un.
        + De gauche, la pierre semblait triste, et de droite, elle souriait presque.
        + Ses cousines du ciel brillaient beaucoup, mais [de loin|sans se mouiller].
        + Elle plaignait la lune, qui n’a que deux faces.
        + Scouic, elle se décolla, et la pierre [parut plus seule|dit au revoir].
      `,
      dry: `
        Dans un saladier, {other} porta l’étoile de mer {place.to}, [sans renverser|à deux bras].
        / L’étoile de mer voyageait sur le chapeau {other.de}, bien mouillé, [donnant cinq directions|à plat], {place.to}.
        / L’étoile de mer fit la roue {place.to}, et {other}, l’arrosoir à la main, [la suivait|suait].
        + D’en haut, c’était loin, d’en bas, c’était près, elle [hésitait|voyait bien].
        + Un astronome la nota.
        + Le saladier, lui, ne voyait rien du tout.
      `,
      wet: `
        L’étoile de mer descendit en roue {place.to}, {other} [en bulle derrière|à sa suite].
        / Collée à la bulle {other.de}, l’étoile de mer disait le paysage {place.to}, [sous cinq angles|vu du ventre].
        + Un oursin la salua de toutes parts.
        + Elle trouva le fond très beau, vu du fond.
        + Personne ne lui donna tort, là-dessous.
      `,
      quirk: `
        « J’y vois cinq interprétations », dit l’étoile de mer devant [une flaque|un caillou].
        / L’étoile de mer pria {other} de regarder ce trou comme [un tas d’air|une bosse timide].
        / L’étoile de mer marcha sur la tête, [sans savoir laquelle|pour être juste].
        « Et la vérité ? » demanda {other}. « Elle a [cinq bouts|plusieurs bras] », répondit-elle.
        / {Other} se pencha, tourna le cou, et trouva, en effet, que c’était [mieux|autre chose].
        + Elle retournait les pancartes, pour savoir ce qu’elles pensaient.
        + « À gauche », dit quelqu’un. « De ton point de vue », dit-elle.
        + Un de ses bras pleurait, et les autres [le consolaient|trouvaient cela drôle].
        + Deux hérissons se disputaient, et elle donna raison aux deux, avec des preuves.
        + Couchée sur le dos, elle comprit d’un coup la lune, ou du moins son ventre.
      `,
      help: `
        Au retour se dressait une muraille, lisse et polie, [infranchissable|haute de trois étages].
        / Le mur ne penchait, n’ouvrait, ni [n’aidait|ne souriait], et la route passait au-dessus.
        / Il fallait monter tout droit, [le long de rien|sur un mur mouillé].
        @help Alors l’étoile de mer se colla au mur et fit une marche, [puis la suivante|large et solide].
        / Poc, dit-elle modestement, et l’étoile de mer se colla au mur et fit une marche.
        + Elle se décollait, scouic, remontait, poc, et l’escalier grandissait.
        + {Other} y posa le pied le plus léger qu’on ait jamais vu.
        + Mille petites ventouses tenaient bon, et chacune [faisait sa part|savait pourquoi].
        + « D’ici, dit-elle, on voit que le mur avait aussi un haut. »
      `,
    },
    advanced: {
      arrives: `
        @friend Un poc discret, et l’on vit, plaquée à la vitre, une étoile de mer [qui réfléchissait|bien d’aplomb].
        / Quelque chose montait au carreau : une étoile de mer, [côté face|qui hésitait].
        « D’un côté, bonsoir, {hero} ; d’un autre, [il est urgent|dépêchons-nous] d’aller {place.in}. »
        + Toute question, pour elle, avait cinq faces, dont l’une, en général, [était sous l’eau|se taisait].
        + La situation était mauvaise de front, pénible de profil, mais, par-dessous, disait-elle, [pleine d’espoir|assez jolie].
        + Le cinquième côté des choses est celui qu’on oublie, et c’est là que [tombent les chaussettes|dort la réponse].
        + Elle descendait le carreau en un long scouic, avec la lenteur [d’une idée|des bons arguments].
      `,
      alone: `
        @friend Ce soir-là, l’étoile de mer envisageait sa pierre, [par le côté nord|sous un quatrième angle].
        Or il vint un appel, {place.from}, d’un sixième côté, [dont elle ignorait tout|qui la bouleversa].
        + De gauche, cette pierre était mélancolique ; de droite, [elle se retenait de rire|moins].
        + Ses cousines du firmament avaient réussi, mais elles n’étaient, pensait-elle, [jamais descendues|guère profondes].
        + Le monde ayant un côté de plus, il devenait nécessaire de [s’y rendre|revoir ses calculs].
      `,
      dry: `
        {Other} la mena {place.to} dans un saladier, tandis que l’étoile de mer, [vue d’en haut|à plat], pesait le pour.
        / L’étoile de mer, coiffant {other} comme un chapeau humide, indiquait {place.to} cinq routes, [toutes belles|par équité].
        / {Other}, l’arrosoir en main, escortait {place.to} une étoile de mer [qui faisait la roue|lancée].
        + Un astronome, ce soir-là, en inscrivit une de plus, [orange et basse|et s’en félicite].
        + Elle n’en fut nullement fâchée.
      `,
      wet: `
        L’étoile de mer descendit {place.to} en tourbillonnant, telle une feuille d’automne, et {other} [l’imita|l’accompagna].
        / L’étoile de mer, plaquée à la bulle {other.de}, commentait {place.to} le paysage [vu du ventre|des cinq bras].
        + Un oursin la salua de partout, manière qu’elle trouva [enfin complète|large d’esprit].
        + Le fond, qu’elle n’avait jamais envisagé de si près, lui parut avoir beaucoup d’arguments.
      `,
      quirk: `
        « Cela possède cinq significations », observa l’étoile de mer, [devant un caillou|concernant la pluie].
        / De ce trou, l’étoile de mer fit observer qu’il était [un tas d’air|une colline modeste].
        / L’étoile de mer se mit sur la tête, puis [demanda laquelle c’était|compara], et fut contente.
        Quant à la vérité, apprit {other}, on l’obtient en [additionnant|rassemblant] les côtés.
        / {Other} pencha la tête à son tour, et convint que [cela changeait tout|le monde y gagnait].
        + Elle retournait les pancartes, estimant qu’elles ne livrent par-devant que [l’opinion officielle|des banalités].
        + Dans une querelle de hérissons, elle donna raison à l’un, à l’autre et, pour finir, [à la haie|aux piquants].
        + Il lui arrivait de pleurer d’un bras, pendant que les quatre autres [gardaient le moral|regardaient ailleurs].
      `,
      help: `
        Au retour se dressa une muraille interminable, [impeccablement lisse|sans la moindre prise].
        / Le mur du retour montait d’un trait, sans une pensée pour les pieds.
        / La route continuait au-dessus, et entre elle et eux un mur ruisselait.
        @help Alors l’étoile de mer se colla au mur et fit une marche, [inébranlable|puis la suivante].
        / Vue d’en bas, c’était peu de chose : l’étoile de mer se colla au mur et fit une marche.
        + Scouic, elle se détachait, poc, elle reparaissait plus haut. On gravit ainsi [un escalier d’une seule marche|la nuit].
        + {Other} y mit un pied si léger qu’elle n’y aurait vu, dit-elle, [qu’un compliment|que du feu].
        + D’en haut, il apparut que le mur avait aussi un côté [d’où l’on redescend|fort aimable].
      `,
    },
  },
  Seal: {
    noun: { noun: 'phoque', gender: 'm' },
    facts: { help: 'le phoque passa en équilibre sur le fil' },
    beginner: {
      arrives: `
        @friend Un phoque entra, un [verre|réveil] sur le nez. Puis il s’applaudit, clap, clap.
        / Clap, clap, clap ! Un phoque saluait [l’armoire|les oreillers]. Il avait une tasse au museau.
        « Bravo, moi, dit-il. Et bonsoir, {hero}. [Notre public attend|On nous réclame] {place.in}. »
        / « Non, non, {hero}, ne [te lève pas|crie pas bravo]. On nous veut {place.in} ! »
        + Il prit la lampe, l’oreiller et une pomme. Tout tenait sur son nez.
        + « C’est un public triste, dit-il. Il faut y aller. »
        + {Hero} applaudit un peu. Il salua beaucoup.
        + Ses moustaches gouttaient sur le parquet.
        + « Et pour finir, dit-il, la chaise ! » La chaise eut peur.
        + Il sentait le hareng et la gloire.
      `,
      alone: `
        @friend Ce soir-là, le phoque tenait en équilibre [neuf galets|une théière]. Il s’applaudit.
        / Un phoque, ce soir-là, jonglait avec trois poissons. Il en mangea un, puis deux.
        Puis tout tomba : un bruit triste venait {place.from}. [Silence|Fini, les bravos].
        / On pleura, tout là-bas, {place.in}. Le phoque posa ses assiettes.
        + Les mouettes criaient « une autre ! » ou bien « poisson ! ».
        + La lune aurait bien tenu sur son nez. Elle était un peu haute.
        + Il salua à gauche, à droite, et la mer.
        + Personne n’applaudit les gens qui pleurent. Il partit les voir.
        + Il emporta son galet préféré, pour le moral.
      `,
      dry: `
        Le phoque roula {place.to} en [ballon|boule]. {Other} tenait le rythme.
        / Le phoque monta sur un ballon. {Other} fit le tambour, {place.to}.
        / « Place, place au phoque ! » cria le phoque. {Other} fit la foule, {place.to}.
        + Il passa un pont, une oie et un fil à linge.
        + À chaque virage, il faisait clap, clap.
        + Une pomme voyageait sur son nez.
      `,
      wet: `
        Le phoque posa la bulle {other.de} sur son nez. [Sans trembler|Bien droite], elle descendit {place.to}.
        + « Et maintenant, sans les mains ! » dit-il.
        + Les crabes firent une haie d’honneur.
        + Un hareng cria bravo.
      `,
      quirk: `
        Le phoque trouva [une pomme|un chapeau], et hop, sur le nez.
        / Le phoque jongla avec [trois prunes|deux poires]. Il en resta une.
        / « Et maintenant… » dit le phoque. [Roulement de tambour|Silence] ! Il éternua.
        {Other} applaudit. Le phoque aussi, [plus fort|plus longtemps].
        / « Une autre ! » dit {other}. Ce fut [long|la même], en mieux.
        / {Other} fit oh, puis ah. Il salua [les deux|très bas].
        + Il mit dessus une pierre, un escargot et une plume.
        + L’escargot demanda à descendre. Il avait vu la mer.
        + Il salua un champ vide. « Public difficile », dit-il.
        + Un merle siffla. Il crut à un rappel.
        + Tout tomba d’un coup. « C’était la fin », dit-il.
        + Il salua la lune aussi.
      `,
      help: `
        Au retour, il ne restait du pont [qu’un fil|qu’une corde]. Et dessous, du vide.
        / Plus de pont : [un fil, dans le vent|une ficelle]. Et le vide bâillait.
        / Entre les deux bords, il y avait un fil. [C’est peu|Un seul], un fil.
        @help Le phoque passa en équilibre sur le fil, [{other} sur le nez|nez en l’air].
        / Sans un salut, le phoque passa en équilibre sur le fil.
        + Il ne fit pas clap, clap. Il ne respirait presque pas.
        + Un petit coup à gauche. Un petit coup à droite.
        + {Thing} ne bougea pas plus qu’une pomme dans un plat.
        + Le vent retint son souffle, pour voir.
        + De l’autre côté, c’est {other} qui fit clap, clap.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un phoque entra, un réveil en équilibre sur le nez, salua et [s’applaudit|reçut ses propres bravos].
        / Un phoque jongla avec les pantoufles, la lampe, et [salua l’armoire|n’en cassa qu’une].
        / On applaudissait dans le couloir : c’était un phoque, [seul et ravi|précédé d’un ballon].
        « Merci, merci, dit-il, [et bonsoir|trop bon], {hero}, notre public attend {place.in}. »
        / « Pas de fleurs, {hero}, pas encore, dit-il, on nous [attend|espère] {place.in}. »
        + C’était un public en peine, ce qui demande du métier.
        + La lampe, l’oreiller et la pomme montèrent sur son nez, et [tenaient|saluèrent].
        + {Hero} battit des mains par politesse, et il y eut trois rappels.
        + « La chaise, à présent ! » annonça-t-il, et la chaise [blêmit|recula].
        + Il répandait autour de lui une odeur de hareng et de triomphe.
      `,
      alone: `
        @friend Ce soir-là, devant des mouettes, le phoque balançait une théière sur le nez.
        / Un phoque, ce soir-là, jonglait avec trois poissons, et le numéro s’abrégeait.
        Soudain la théière dégringola, car on pleurait, très loin, {place.in}.
        / Une tristesse vint {place.from}, et les assiettes tombèrent sans un bravo.
        + Les mouettes criaient bravo, ou poisson, c’est le même mot.
        + Il visait depuis longtemps la lune, mais elle [ne descendait pas|restait au balcon].
        + Pour ceux qui ont du chagrin, il faut un spectacle à domicile.
        + Il choisit un galet, le plus rond, et ferma la plage.
      `,
      dry: `
        Le phoque équilibriste roula {place.to} sur un ballon. {Other}, [gaiement|devant], imitait la fanfare.
        / {Other} fit la foule, le phoque fit le cirque, et l’on arriva {place.to} [en fanfare|sous les oh].
        / Le phoque roulait {place.to} sur son ballon, et {other}, derrière, [ramassait les bouquets|disait ah].
        + Il passa un pont, une oie et un fil à linge, sans une faute.
        + Le vent faisait clap, clap.
        + L’oie, émue, raconta tout à sa famille.
      `,
      wet: `
        La bulle {other.de} sur le bout du nez, le phoque [coula|descendit en tournant] {place.to}.
        / Le phoque descendit en vrille, {other} compta les tours, et l’on fut {place.in}.
        + « Et sans les nageoires ! » annonça-t-il à mi-fond.
        + Les crabes, debout, firent une haie de pinces.
        + Une raie lança une algue en fleur.
      `,
      quirk: `
        Le phoque mit une pomme sur son nez, puis un chapeau, puis [un escargot|une borne].
        / Le phoque annonça un roulement de tambour, et [éternua|fit le tambour lui-même].
        / Avec trois prunes, le phoque fit un spectacle, puis [un dessert|un noyau].
        {Other} applaudit, et il se joignit [à la foule|aux bravos], longuement.
        / {Other} cria « une autre », et ce fut [la même, en plus long|la bonne].
        + L’escargot, descendu, raconta qu’il avait vu la mer.
        + Un champ vide eut droit à trois saluts, et fut jugé [froid|difficile].
        + Un merle siffla, et il fallut lui expliquer que ce n’était pas un rappel.
        + Quand tout tombait, il disait : « Et voilà », comme si c’était le numéro.
      `,
      help: `
        Au retour, le pont se réduisait à un fil, [extrêmement mince|vertigineusement tendu].
        / On avait plié le pont, semble-t-il, et laissé [la ficelle|un fil, au vent].
        / Le retour tenait à un fil, tendu sur le vide.
        @help Alors le phoque passa en équilibre sur le fil, [portant tout sur son nez|sans un clap].
        / Personne ne dit mesdames et messieurs : le phoque passa en équilibre sur le fil.
        + Il ne salua pas, il ne sourit pas, il regardait l’autre bord.
        + Un rien à gauche, un rien à droite, c’était presque une danse.
        + {Other} se tenait aussi tranquille qu’une pomme dans un plat.
        + Les bravos vinrent après, et cette fois [ils étaient des autres|il rougit].
      `,
    },
    advanced: {
      arrives: `
        @friend Un phoque fit son entrée, un réveil en équilibre sur le nez, et s’ovationna.
        / On applaudissait dans le couloir ; un phoque en sortit, [seul, et bouleversé|saluant].
        / Un phoque entra derrière son ballon, jongla d’une lampe, et [se redemanda|en revint ému].
        « Public adorable, dit-il ; [bonsoir|à nous deux], {hero}, un autre nous attend {place.in}. »
        / « Pas de fleurs, {hero}, murmura-t-il, [je t’en prie|pas ce soir] : on nous pleure {place.in}. »
        + C’était une salle en larmes, genre ingrat, mais où l’on [se fait un nom|débute les grands].
        + La lampe, l’oreiller et une pomme rejoignirent le réveil, qui [sonna de vertige|tenait bon].
        + De l’applaudissement poli {hero.de}, il tira trois saluts et [un bis|des larmes].
        + La chaise, dont il parlait comme du clou de la soirée, s’était mise à [trembler|reculer].
      `,
      alone: `
        @friend Ce soir-là, le phoque présentait aux mouettes émerveillées une théière en équilibre et douze tasses.
        / Un phoque, ce soir-là, jonglait avec des harengs devant la mer, [salle comble|et les mangeait en coulisse].
        + L’ensemble s’effondra, parce qu’un sanglot véritable lui parvenait {place.from}.
        + Les mouettes réclamaient un bis, à moins que ce ne fût [du poisson|le hareng].
        + Il avait des vues sur la lune, à laquelle il ne reprochait que sa place, [au dernier balcon|trop chère].
        + Un chagrin ne se déplaçant pas, il décida que [la troupe irait|le spectacle serait porté].
      `,
      dry: `
        Le phoque gagna {place} sur un ballon, et {other}, courant devant, [tenait lieu d’affiche|battait tambour].
        / « Le phoque, seul représentant ! » criait {other} sur la route {place.to}, et le phoque [rougissait|roulait].
        / Le phoque alla {place.to} sur un ballon, {other} lançant des fleurs, [toujours les mêmes|par poignées].
        + On franchit ainsi un pont, une oie, un fil à linge, et chacun [voulut un autographe|fut salué].
        + L’oie, dit-on, est entrée depuis dans le métier.
      `,
      wet: `
        Balançant sur le museau la bulle {other.de}, le phoque descendit {place.to}, [imperturbable|précautionneusement].
        / Le phoque descendit {place.to} par une vrille {other.que} [nota sur dix|trouva un peu longue].
        + Les crabes, en habit, formèrent de leurs pinces une haie [d’honneur|fort applaudie].
        + On annonça le même numéro sans les nageoires.
      `,
      quirk: `
        Pomme, chapeau, escargot : le phoque [empilait|composait son programme], et {other} faisait le poulailler.
        / Le phoque jongla de trois prunes, dont {other} [reçut les noyaux|cria merveille].
        / Un roulement de tambour, {other.que} dut faire, et le phoque [éternua|salua d’avance].
        + L’escargot, rendu à la terre, ne parla plus jamais que de [la mer, vue d’en haut|son époque de gloire].
        + Un champ désert, gratifié de trois saluts, fut déclaré public [exigeant|de connaisseurs].
        + Lorsque tout s’écroulait, il disait « et voilà », de façon qu’on ne sût jamais si c’était [l’accident ou le final|manqué].
        + Au sifflet d’un merle, il se retourna, [une nageoire sur le cœur|modeste], pour un rappel.
      `,
      help: `
        Au retour, il ne subsistait du pont qu’un fil, [interminablement tendu|vertigineusement mince].
        / On avait rangé le pont pour la nuit, [et oublié le fil|fil excepté].
        / Le retour, au sens propre, tenait à un fil, [et le fil au vent|au-dessus de rien].
        @help Alors le phoque passa en équilibre sur le fil, [son monde sur le nez|sans saluer personne].
        / Dans un silence qu’il n’avait jamais eu, le phoque passa en équilibre sur le fil.
        + Il n’y eut ni roulement de tambour ni sourire, mais un silence [de vraie grande salle|tendu].
        + {Other} se faisait pomme, se faisait plume, et la nuit, [au parterre|dessous], retenait son souffle.
        + Les bravos ne vinrent qu’une fois de l’autre côté. Il s’aperçut qu’ils sonnent [tout autrement|mieux] quand ils sont d’un autre.
      `,
    },
  },
  Narwhal: {
    noun: { noun: 'narval', gender: 'm' },
    facts: { help: 'le narval ouvrit la serrure avec sa corne' },
    beginner: {
      arrives: `
        Une longue corne passa par [la serrure|le rideau].
        @friend Derrière la corne, un narval [rougissait|s’excusait].
        / « Je suis derrière », dit un narval, au bout.
        / Un narval suivait, [rose comme un bonbon|en baissant les yeux].
        « Pardon pour la porte, {hero}. On a besoin de nous {place.in}. [Pardon|Encore pardon]. »
        + Il piqua l’oreiller, le tableau et une brioche, sans le vouloir.
        + « Elle est belle, ta corne », dit {hero}. « Elle est longue », soupira-t-il.
        + Il voulut la cacher sous un bonnet. Ça fit un très grand bonnet.
        + Il marchait à reculons, pour ne rien percer.
        + « Je ne sais pas où je finis », dit-il.
      `,
      alone: `
        @friend Ce soir-là, le narval avait planté sa corne dans [un gâteau|la glace]. « Pardon. »
        / Un narval, ce soir-là, voulait se gratter le nez. C’était trop loin.
        En tirant, il entendit un appel. Il venait {place.from}. [Plop|Enfin libre].
        / Une lettre se piqua sur sa corne. Elle disait : viens {place.in}.
        + Les phoques y accrochaient leurs manteaux.
        + Il disait pardon à la glace, aux phoques et au gâteau.
        + La nuit était trop étroite pour tourner.
        + « On m’appelle, moi ? Avec ça ? » dit-il, tout rose.
        + Il partit en marche arrière, très doucement.
      `,
      dry: `
        Le narval alla {place.to} dans [une charrette|une baignoire]. {Other} criait : attention, corne !
        / « À gauche, la corne ! » dit {other}. Le narval tourna {place.to}. Il avait deux pommes au bout.
        + Il perça un nuage. Il plut, et il s’excusa.
        + Une bague d’enfant s’y accrocha. On la rendit bien vite.
      `,
      wet: `
        Le narval mit un bouchon [à sa corne|au bout]. {Other} s’y tint, et l’on plongea {place.to}.
        / Le narval ouvrit l’eau comme une lettre. {Other} passa derrière, {place.to}.
        + Il disait pardon aux bulles, l’une après l’autre.
        + Les poissons passaient dessous, en jouant.
        + Le bouchon faisait plop.
      `,
      quirk: `
        « Oh, pardon », dit le narval à [un arbre|un panneau], en le cognant.
        / Le narval fit demi-tour. [Trois pancartes|Deux chapeaux] firent demi-tour aussi.
        / Toc. « Pardon, madame », dit le narval [à une vache|au clocher].
        {Other} noua un ruban au bout. « [Comme c’est beau|Je vois où je finis] », dit-il.
        / {Other} cria : « Stop ! » La corne [n’entendit pas|était déjà passée].
        / « Où finis-tu ? » dit {other}. « [Là-bas|Je n’y suis jamais allé] », dit-il.
        + Une pomme se piqua dessus. Il l’offrit.
        + Il salua, et décrocha [une lanterne|le linge].
        + Un papillon s’y posa. Il n’osa plus bouger.
        + « Passe devant », dit {other}. « J’y suis déjà », dit-il.
        + Il dessina dans le sable, sans y penser, de très jolies choses.
        + Il demanda au chemin s’il ne prenait pas trop de place dessus.
        + Un escargot le crut en train de lui montrer les étoiles.
      `,
      help: `
        Au retour, une porte s’était fermée [toute seule|à clé]. Et la clé était restée dedans.
        / Une porte était fermée, et [personne dedans|la clé perdue]. Toc, toc ?
        / Pour rentrer, il fallait une clé. Il n’y en avait pas ?
        @help Alors le narval ouvrit la serrure avec sa corne, [du premier coup|sans s’excuser].
        / Tout doux, le narval ouvrit la serrure avec sa corne.
        + La pointe entra, tout juste, comme chez elle.
        + Un petit tour à gauche, un petit tour à droite, et clic !
        + « Elle finit là », dit-il. Il savait, maintenant.
        + {Other} dit que c’était une clé magnifique.
        + Il rougit jusqu’au bout, et c’est long.
      `,
    },
    intermediate: {
      arrives: `
        Une corne entra par la serrure, [longue, longue|et n’en finissait pas].
        / Le rideau eut soudain un trou, et le trou [une corne|un grand bâton blanc].
        / On poussa la porte de loin, avec une canne, [semblait-il|très longue].
        @friend Au bout de la corne venait un narval, [rouge de honte|en train de s’excuser].
        / « Je ne suis pas encore là », dit un narval, [du couloir|au bout d’un moment].
        / Un narval la suivait à distance, [priant qu’on l’excuse|tout rose].
        + « Pardon pour la porte, {hero}, dit-il, mais [c’est pressé|on nous attend] {place.in}. »
        + Il embrocha un oreiller, une brioche et presque [la lune|le plafond], sans rien vouloir.
        + « Elle est superbe », dit {hero}. « Elle arrive toujours avant moi », soupira-t-il.
        + Sous un bonnet, elle n’en parut que plus [pointue|grande].
        + Par délicatesse, il marchait à reculons, et perçait donc [l’autre mur|derrière].
        + Là-bas, on pleurait, et il avait dit pardon pendant tout le voyage.
      `,
      alone: `
        @friend Ce soir-là, le narval était resté pris dans un gâteau, [celui des phoques|par la corne].
        / Un narval, ce soir-là, avait le nez qui piquait, et n’y arrivait pas.
        Un appel vint {place.from}, si triste qu’il tira [d’un coup|de toutes ses forces], plop.
        / Une enveloppe se planta sur sa corne : on l’attendait {place.in}.
        + Les phoques avaient pris l’habitude d’y pendre leurs manteaux.
        + Il demanda pardon au gâteau, qui était au citron.
        + Se retourner lui prenait une baie entière, alors il partit à reculons.
        + Que l’on ait besoin de quelqu’un d’aussi pointu, cela le touchait.
      `,
      dry: `
        Dans sa baignoire à roues, le narval avança {place.to}, {other} courant devant : « [Corne|Gare] ! »
        / « La corne à gauche ! » criait {other}, et le narval, {place.to}, décoiffa la droite.
        + Un nuage crevé leur plut dessus, et il s’excusa.
        + On rendit en chemin deux anneaux et un béret.
      `,
      wet: `
        Un bouchon au bout de la corne, le narval plongea {place.to}, {other} [à cheval dessus|s’y tenant].
        / Le narval décacheta la mer, {other} se glissa dessous, et l’on fut {place.in}.
        + Il demandait pardon aux bulles qu’il crevait.
        + Les sardines jouaient à sauter dessous.
        + Le bouchon leur donnait de l’élégance.
      `,
      quirk: `
        « Excusez-moi, monsieur », disait le narval à chaque arbre rencontré, et toc.
        / Le narval fit demi-tour, et trois chapeaux, [un linge|une enseigne] et une pomme avec lui.
        / « Pardon, madame », dit le narval au clocher, qui [sonna|ne dit rien].
        {Other} lui attacha un ruban à l’extrémité. « J’ignorais [ma longueur|ma frontière] ! » dit-il.
        / {Other} cria « stop », mais la corne [était déjà passée|n’entendait pas].
        + En saluant, il décrocha un étendage, avec mille regrets.
        + Un papillon s’y posa. On dut attendre qu’il [s’envole|finisse].
        + Sans y penser, il traçait dans le sable des choses très belles.
        + « Passe le premier », dit {other}, et il y était déjà depuis longtemps.
        + On accrocha la lanterne à la pointe, et il fut fier d’éclairer avec ce qui gênait.
      `,
      help: `
        Une porte s’était refermée sur le retour, la clé [dedans|de l’autre côté].
        / La porte du retour n’avait plus de clé, ou [la clé plus de porte|l’avait mangée].
        / Une serrure, [noire et fermée|sans sa clé], leur barrait la maison.
        @help Alors le narval ouvrit la serrure avec sa corne, [tout doucement|et sans un pardon].
        / Sa corne, il sut enfin qu’en faire : le narval ouvrit la serrure avec sa corne.
        + Elle y entra comme une lettre dans une enveloppe.
        + Il écouta, tourna d’un rien, et le fer [dit clic|céda].
        + Ce qui dépasse est parfois la seule chose qui convienne.
        + {Other} parla de clé royale, et il rougit sur toute la longueur.
        + Le ruban ne fit pas un pli.
      `,
    },
    advanced: {
      arrives: `
        Une corne traversa la serrure, puis encore de la corne, [interminablement|pendant longtemps].
        / Le rideau prit un trou, et par ce trou [vint de l’ivoire, au mètre|parut une corne].
        / On poussait la porte d’assez loin, [à l’aide d’une canne, eût-on dit|et sans la main].
        @friend Un narval l’accompagnait enfin, [navré de son retard|rougissant jusqu’à la pointe].
        / « Je n’arrive que dans un instant », prévint un narval, [du couloir|rose].
        + « Pardonnez-moi la porte, {hero}, balbutia-t-il, [mais il le fallait|on nous espère] {place.in}. »
        + Un oreiller, une brioche et le bas d’un tableau furent embrochés, chacun avec [des excuses|un pardon distinct].
        + On la trouvait superbe ; lui trouvait surtout qu’elle arrivait partout [avant lui|la première].
        + Un bonnet, essayé pour la dissimuler, donna à l’ensemble un air de [clocher|fête foraine].
        + Ne sachant où il finissait, il ne savait jamais très bien [où il était|par où saluer].
      `,
      alone: `
        @friend Ce soir-là, le narval demeurait pris, par la corne, dans le gâteau [des voisins|d’un phoque].
        / Un narval, ce soir-là, éprouvait au bout du nez une démangeaison, [hélas lointaine|là-bas].
        + Une plainte, {place.from}, l’en arracha d’un coup, plop, et [avec le glaçage|sans excuses].
        + Les phoques s’étaient accoutumés à suspendre là leurs manteaux, et quelques-uns [leurs confidences|leur écharpe].
        + Pour faire demi-tour, il lui fallait une baie ; il prit donc la mer [à reculons|comme on sort d’un salon].
        + Que l’on réclamât quelqu’un d’aussi pointu lui parut d’une bonté [presque imprudente|rare].
      `,
      dry: `
        On mena le narval {place.to} en baignoire à roues, et {other}, en tête, [criait gare|écartait les vitres].
        / {Other} pendit un grelot à la corne, et le narval traversa {place.to} [des rues très averties|le bourg].
        / Le narval allait {place.to}, {other} rendant à mesure [les chapeaux|aux gens leur linge].
        + Un nuage qu’il creva par mégarde reçut ses regrets, et [leur rendit une averse|un mouchoir].
        + Deux anneaux et un béret furent rendus à leurs propriétaires.
      `,
      wet: `
        La pointe coiffée d’un bouchon, le narval s’enfonça {place.to}, avec {other} [en croupe sur l’ivoire|à cheval].
        / Le narval ouvrit la mer comme un pli, {other} s’y glissa, et l’on gagna {place}.
        + À chaque bulle crevée, il murmurait un pardon, d’où un voyage [bavard|fort courtois].
        + Les sardines passaient dessous, comme sous une corde à sauter.
      `,
      quirk: `
        « Veuillez m’excuser », disait le narval à un arbre, puis, toc, au suivant.
        / Le narval se retourna pour répondre {other.a}, et trois enseignes [l’imitèrent|changèrent de rue].
        / « Mille regrets, madame », dit le narval à un clocher, lequel [sonna|lui parut froid].
        Un ruban, noué par {other} au bout de la corne, lui apprit enfin [où il s’arrêtait|ses limites].
        / « Stop ! » cria {other}, mais la corne [n’était plus là|habitait trop loin].
        + Sa révérence moissonna un étendage entier, qu’il promena longtemps, [en bannières|sans le savoir].
        + Dans le sable, distraitement, il traçait de la pointe des choses dont un maître [eût été jaloux|aurait pleuré].
        + Un papillon ayant choisi de s’y poser, on fit halte jusqu’à ce qu’il eût [fini sa pensée|dormi].
      `,
      help: `
        + Au retour, une porte s’était close, la clé [du mauvais côté|à l’intérieur], et se donnait raison.
        @help Alors le narval ouvrit la serrure avec sa corne, [d’un rien, sans un pardon|comme on cachette une lettre].
        / Ce dont il rougissait servit : le narval ouvrit la serrure avec sa corne.
        + Elle s’y logea de telle sorte qu’on eût dit l’une [inventée pour l’autre|née de l’autre].
        + Ce qui nous embarrasse à toutes les portes finit, à la longue, par en rencontrer [une qui l’attend|la serrure].
        + {Other} prononça le mot de clé royale, et il rougit, [lentement|d’un bout à l’autre], car c’était long.
      `,
    },
  },
  Orca: {
    noun: { noun: 'orque', gender: 'f' },
    facts: { help: 'l’orque ouvrit le passage d’une seule vague' },
    beginner: {
      arrives: `
        @friend Une orque se tenait [sur le paillasson|dans l’entrée], en habit noir et blanc.
        / Une orque comptait les plis [du rideau|du drap]. Il y en avait un de trop.
        / Trois coups bien égaux. C’était une orque, [bien brossée|le nœud droit].
        « {Hero}, tes pantoufles sont de travers, dit-elle. [Voilà|Merci]. »
        / « Bonsoir, {hero}. Ton oreiller penche, et [le monde|la lune] aussi. »
        + « Rien n’est en ordre {place.in}. Je ne dormirai pas avant. »
        + Elle rangea les livres, du plus grand au plus petit.
        + « Bonsoir », dit {hero}. « Bonsoir, à huit heures douze », dit-elle.
        + Elle souffla sur un grain de poussière. Il s’excusa.
        + Son ventre était blanc comme une nappe du dimanche.
        + Elle mit le tapis droit, puis la lune, ou presque.
      `,
      alone: `
        @friend Ce soir-là, l’orque rangeait ses galets [par taille|par couleur]. Tous étaient gris.
        / Une orque, ce soir-là, rangeait les vagues. Elles se dérangeaient derrière.
        Rien n’était à sa place {place.in}. [Elle le sentit|On l’appelait].
        / Un petit bruit ne sonnait pas juste. Il venait {place.from}.
        + Elle plia la mer au bord, bien droit.
        + Une vague était en retard. Elle la nota.
        + Son habit ne faisait pas un pli, même mouillé.
        + Une étoile penchait. Elle ne put pas l’atteindre.
        + « Le désordre des autres est aussi mon désordre », dit-elle.
      `,
      dry: `
        L’orque alla {place.to} en [bassin|baquet]. {Other} poussait, en ligne droite.
        / L’orque compta ses tours de roue. {Other} tirait le baquet {place.to}, au pas.
        / « Un, deux », disait l’orque. {Other} marchait {place.to}, du pied gauche, puis du droit.
        + Aux tournants, elle demandait un angle juste.
        + Elle rangea les nuages, les gros derrière.
        + Pas un pli sur l’eau.
      `,
      wet: `
        L’orque essuya la bulle, [deux fois|dedans aussi]. {Other} y entra, et l’on descendit {place.to}.
        / « Pas de bulles, s’il te plaît », dit l’orque. {Other} fut très sage, {place.to}.
        + Les poissons se mirent par deux, sans qu’on le demande.
        + « À droite, s’il vous plaît », dit-elle au courant.
      `,
      quirk: `
        L’orque remit [trois cailloux|deux champignons] en rang. « C’est mieux », dit-elle.
        / L’orque vit un nid en désordre. Elle [le peigna|refit les brins].
        / Deux feuilles tombaient de travers. L’orque [souffla|les guida].
        {Other} bougea un brin d’herbe. Elle le regarda longtemps.
        / {Other} éternua. L’orque rangea [l’éternuement|les gouttes].
        / « Ça suffit », dit {other}. « [Presque|Encore un] », dit-elle, sur le dernier.
        + Elle brossa un hérisson, dans le bon sens.
        + Une flaque était mal ronde. Elle l’arrangea du bout.
        + « Un, deux, un, deux », dit-elle aux fourmis. Elles savaient.
        + Un peu de boue sauta sur son habit. Long silence.
        + Elle demanda au vent de souffler plus droit.
      `,
      help: `
        Au retour, des branches encombraient [le passage|toute l’eau]. C’était un affreux fouillis.
        / L’eau était pleine de bois, [en long, en large|dans tous les sens]. Quelle honte !
        / Un tas de branches barrait la route. [Rien n’allait droit|On n’y passait plus].
        @help Bien droite, l’orque ouvrit le passage d’une seule vague, [bien nette|sans éclabousser].
        / Hop, au carré ! L’orque ouvrit le passage d’une seule vague.
        + Les branches partirent à gauche. Les feuilles partirent à droite.
        + Elle avait pris son temps, puis un grand souffle.
        + {Other} passa au milieu, comme sur une allée.
        + Pas une goutte ne tomba sur {thing}.
        + « Voilà, dit-elle. Une chose de faite. »
      `,
    },
    intermediate: {
      arrives: `
        @friend Sur le paillasson attendait une orque, en habit noir, nœud droit, l’œil sévère.
        / On frappa trois coups égaux, puis une orque entra, [lustrée|brossée des deux côtés].
        / Une orque comptait les plis du rideau, et en trouvait [un de trop|onze].
        « {Hero}, tes pantoufles se tournent le dos, dit-elle, et c’est pire {place.in}. »
        / « Ton oreiller penche, {hero}, dit-elle, et [la lune aussi|tout], surtout {place.in}. »
        + Il lui était impossible de dormir en sachant que quelque chose, là-bas, traînait.
        + Les livres furent rangés par taille, puis par sagesse.
        + « Bonsoir », dit {hero}. « Huit heures douze », répondit-elle, ce qui était bonsoir.
        + Une poussière passa, et [demanda pardon|rebroussa chemin].
        + Elle redressa le tapis, le tableau et l’opinion du chat.
      `,
      alone: `
        @friend Ce soir-là, l’orque classait ses galets par couleur, tous gris.
        Elle sentit, très loin, qu’on avait mal, et que rien n’était [à sa place|d’aplomb] {place.in}.
        / Un sanglot vint {place.from}, un peu de travers, et elle se leva.
        + La mer fut pliée au bord, et repliée, car elle se défait.
        + Une vague en retard reçut un regard.
        + L’étoile qui penchait, à l’ouest, lui gâchait le ciel depuis trois ans.
        + Elle sortit sans un pli, en fermant la marée derrière elle.
      `,
      dry: `
        Dans un bassin ciré, l’orque se fit conduire {place.to}, {other} poussant [en ligne droite|au cordeau].
        / {Other} tirait au pas le baquet de l’orque, [gauche, droite|et comptait], {place.to}.
        / L’orque arriva {place.to} en quatre cents tours de roue, {other} [en ayant oublié un|au timon].
        + Les virages furent faits à l’équerre.
        + Elle mit les gros nuages derrière, pour la photo.
        + Le bassin ne perdit pas une goutte.
      `,
      wet: `
        Ayant essuyé la bulle des deux côtés, l’orque y pria {other} et [descendit|coula] {place.to}, bien droit.
        / L’orque pria {other} de ne pas faire de bulles, et l’on descendit {place.to}, très propres.
        + Les harengs se mirent en rang par deux.
        + Elle fit une remarque au courant.
        + Une bulle de travers fut priée de sortir.
      `,
      quirk: `
        L’orque aligna minutieusement cinq champignons et se sentit [apaisée|presque heureuse].
        / L’orque peigna un nid, oiseau compris, et [le reposa d’équerre|en fut émue].
        / Deux feuilles tombaient de biais, et l’orque [attendit, pour les placer|les redressa].
        {Other} déplaça une brindille, légèrement, et l’orque [s’immobilisa|cessa de respirer].
        / {Other} éternua, et il fallut [ranger les gouttes|recommencer le silence].
        + Elle brossa un hérisson, dans le seul sens possible.
        + Une éclaboussure tomba sur son plastron, et le bois entier [se tut|retint son souffle].
        + Les fourmis la saluèrent, comme on salue un général.
        + Elle pria le vent de souffler par phrases plus courtes.
        + Rien ne resta de biais.
      `,
      help: `
        Le retour était bouché par un fouillis de branches, [d’un bord à l’autre|sans queue ni tête].
        / L’eau était pleine de bois, posé [en dépit du bon sens|comme par des castors fâchés].
        / Branches par-dessus, branches par-dessous : [on ne passait plus|le chemin n’y était plus].
        @help Alors l’orque ouvrit le passage d’une seule vague, [longue, lisse et bien repassée|sans éclabousser].
        / Elle prit le temps de viser, et l’orque ouvrit le passage d’une seule vague.
        + Les branches furent à gauche, les feuilles à droite, et l’eau [au milieu|n’osa rien dire].
        + {Other} passa comme dans une allée de château.
        + Elle n’avait pas crié, ni poussé, elle avait simplement voulu droit.
        + Une goutte, une seule, tomba à côté, et elle la [reprit|ramassa].
      `,
    },
    advanced: {
      arrives: `
        @friend Une orque se tenait sur le paillasson, en habit, [le plastron sans reproche|bien au centre].
        / Trois coups, parfaitement égaux, annoncèrent une orque, lustrée de frais.
        / Une orque recensait les plis du rideau, et en constatait, hélas, un de trop.
        « Tes pantoufles, {hero}, se tournent le dos, dit-elle, et [cela n’est rien|tout est pareil] {place.in}. »
        / « Ton oreiller penche, {hero}, observa-t-elle, et [le reste suit|tout verse], surtout {place.in}. »
        + Savoir qu’une chose, quelque part, n’était pas à sa place lui ôtait [le sommeil|jusqu’à l’appétit].
        + Les livres se trouvèrent rangés par taille, ensuite par sagesse, [ce qui les mélangea|non sans peine].
        + Elle dit l’heure, à la minute près, et c’était sa façon d’être [cordiale|émue].
        + Une poussière qui allait se poser jugea plus sage de [n’en rien faire|remonter].
      `,
      alone: `
        @friend Ce soir-là, l’orque répartissait ses galets par couleur, du gris au gris.
        / Une orque, ce soir-là, alignait des vagues, qui, sitôt le dos tourné, [en faisaient à leur tête|riaient].
        + Un dérangement lui fut sensible, {place.in}, comme à d’autres [un courant d’air|une note fausse].
        + Elle pliait la mer au bord, et la mer, [esprit brouillon|qui est jeune], se dépliait.
        + Une vague en retard reçut un regard dont elle [reste plate|se souvient].
        + Le désordre d’autrui, se disait-elle, n’est jamais que [le nôtre, un peu plus loin|du chagrin].
      `,
      dry: `
        {Other} poussa {place.to} le bassin ciré de l’orque, au cordeau, [virages compris|et en cadence].
        / L’orque gagna {place} en baquet, au pas, {other} comptant les tours [à voix égale|de roue].
        / {Other} mena le baquet {place.to} sans un écart, et l’orque [salua la ligne droite|en eut la larme à l’œil].
        + Elle profita du trajet pour disposer les nuages, les plus gros [derrière|au fond], comme à la noce.
        + Le bassin arriva plein.
      `,
      wet: `
        L’orque essuya la bulle au-dedans comme au-dehors, y installa {other}, et [l’on descendit à la verticale|sombra] {place.to}.
        / « Le moins de bulles possible », pria l’orque, et {other} descendit {place.to} [en apnée de politesse|d’aplomb].
        + Les harengs, sur son passage, retrouvaient d’instinct leur [rang|place dans la file].
        + Au courant, elle fit une remarque, et il s’y conforma.
      `,
      quirk: `
        Cinq champignons, soigneusement alignés, rendirent à l’orque [sa tranquillité|le goût de vivre].
        / L’orque peigna un nid, et le reposa, oiseau compris, [d’équerre|un peu à gauche].
        / Deux feuilles tombaient de biais ; l’orque en fit deux feuilles droites.
        {Other} déplaça une brindille, par curiosité, et le silence devint considérable.
        + Un hérisson fut brossé, dans le seul sens qui [s’offrît|fût sans danger].
        + L’éclaboussure qui atteignit son plastron fit taire le bois jusqu’à [la lisière|l’autre rive].
        + Elle pria le vent, en termes choisis, de ponctuer, et il mit [deux virgules|un point].
      `,
      help: `
        Au retour, branches et feuilles s’étaient donné rendez-vous, dans le chenal.
        / Le passage était plein de branches, posées [sans aucun plan|comme une dispute].
        / Un désordre de bois fermait la route, [à faire pleurer une équerre|de la rive à la rive].
        @help Alors l’orque ouvrit le passage d’une seule vague, sans une éclaboussure.
        / Elle recula, afin de mieux juger, et l’orque ouvrit le passage d’une seule vague.
        + Les branches allèrent à gauche, les feuilles à droite, ainsi qu’on partage [les invités|une raie].
        + {Other} s’avança dans cette allée, où l’eau, des deux côtés, [tenait son rang|se tenait coite].
        + Il y a, dans l’ordre, une tendresse que l’on ne remarque pas, et qui [attend qu’on passe|veille].
      `,
    },
  },
}
