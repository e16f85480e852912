import type { ThemesOf } from '../../../../language.ts'

export const together: ThemesOf<'together'> = {
  Sharing: {
    titles: `
      {hero} et les trois scarabées gelés
      Une lampe pour trois
      La place chaude
      Un seul petit pain
    `,
    refrains: [
      {
        first: 'Un bout à toi, un bout à moi, et personne n’a froid.',
        changed: 'Un rêve à toi, un rêve à moi, et personne n’a froid.',
      },
      {
        first: 'La lampe au milieu, les dos dehors | plus on se serre, moins le vent mord.',
        changed: 'La lampe au milieu, la nuit dehors | plus on se serre, mieux on dort.',
      },
      {
        first: 'Une miette pour chaque moustache.',
        changed: 'Un bonsoir pour chaque moustache.',
      },
    ],
    facts: {
      wrong: '{friend} prit la place chaude pour soi',
      turn: '{hero} mit la lampe au milieu et partagea le petit pain',
      result: 'les scarabées réchauffés se levèrent',
    },
    beginner: {
      gate: `
        @spot [On chercha|On regarda] {spot.at}. Trois scarabées [grelottaient|claquaient des mandibules].
        / {spot.at}, trois scarabées avaient froid. [Brrr, brrr|Clic, clic], faisaient-ils.
        Leur lampe était minuscule, et chacun en était [trop loin|à trois pas].
        / Entre eux brillait une lampe, grosse [comme un pois|comme une larme]. Personne n’osait bouger.
        + « Vous avez vu {thing} ? » « Tro-tro-trop froid », dirent-ils.
        + Ils avaient une écharpe pour trois. [Elle serrait.|Le milieu étouffait.]
        + Leurs antennes faisaient clic, clic, clic.
        + « Si je m’approche, les autres ont froid », dit l’un. Tous disaient cela.
        + Ils étaient assis sur quelque chose. On ne voyait pas quoi.
        + Le plus petit avait le nez bleu, s’il avait un nez.
      `,
      wrong: `
        « Ah, il fait bon ici », dit {friend}. [C’était vrai.|Juste là.]
        / {Friend} vit la lampe. « [Merci|Pour moi ?] Il ne fallait pas. »
        @wrong Et {friend} prit la place chaude pour soi, [contre la lampe|en soupirant d’aise]. Les scarabées bleuirent.
        / {Friend} s’assit [tout contre|tout près], et prit la place chaude pour soi.
        + « Elle chauffe mieux quand on est seul », dit {friend}.
        + {Friend} se tournait, un côté, puis l’autre, comme une brochette.
        + « Je vous la garde tiède », dit {friend}.
        + Il n’y eut plus de lumière, rien qu’une ombre de dos.
        + Clic, clic, clic, firent les antennes, plus vite.
        + « Qui ronfle ? » dit le petit bleu. C’était le bonheur {friend.de}.
      `,
      doubt: `
        Il n’y avait qu’une lampe, et [un petit pain|un seul petit pain].
        / {Hero} tâta sa poche : [un petit pain, rond|il restait un petit pain]. Un.
        + Trois scarabées, un, deux, trois. Et nous. Cela faisait beaucoup.
        + Le pain était encore un peu chaud. On l’aurait bien gardé.
        + Quand on partage, on voit tout de suite ce qu’on n’a plus.
        + Les trois ne demandaient rien. [C’était pire.|Ils regardaient leurs pieds.]
        + La nuit soufflait sur nos oreilles.
        + Une moitié ? Un quart ? Les miettes, c’est difficile à compter.
      `,
      turn: `
        @turn {Hero} mit la lampe au milieu et partagea [le|l’unique] petit pain.
        / {Hero} poussa la lampe, [hop,|un peu,] au milieu. Puis {hero} partagea le petit pain.
        Chacun eut sa miette et [sa lueur|son bout de chaud]. Personne n’eut tout.
        / Une miette [ici|par-ci], une lueur là. Il y en eut pour tous.
        + {Friend} recula d’un pas. Puis d’un autre.
        + « Et toi ? » dit le petit bleu. « Moi, ça, dit {hero}. C’est assez. »
        + Il fallut couper droit. [On tira un peu la langue.|Sans couteau, c’est un art.]
        + La mie fumait. On aurait dit cinq petits feux.
        + On se serra en rond, coude contre antenne.
        + {Friend} eut sa part aussi, la plus petite, et dit merci.
        + La flamme, au milieu, n’oubliait plus personne.
      `,
      works: `
        @result Bientôt, les scarabées réchauffés se levèrent [d’un bond|et dansèrent un peu].
        / D’abord une patte, [puis six|puis deux]. Les scarabées réchauffés se levèrent.
        « Tiens, on était assis sur {thing} ! [On ne sentait plus rien|Ça explique tout]. »
        / « Oh ! [dit le plus petit|dirent-ils]. Voilà notre coussin : {thing} ! »
        + Le petit n’était plus bleu. Il était noir, et très beau.
        + « On se disait aussi que c’était bosselé. »
        + Ils défirent leur écharpe et en coiffèrent la lampe, pour rire.
        + Le pain avait suffi. On chercha comment.
        + « À présent, dit {friend}, j’ai chaud des deux côtés. »
        + Ils portèrent {thing} à six mains, ou plus.
        + Leurs antennes faisaient clic, mais en chanson.
      `,
      lesson: `
        La chaleur partagée [ne rapetisse pas|tient mieux au chaud].
        / Une lampe au milieu, [c’est une lampe pour tous|et tout le monde a chaud].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, trois scarabées grelottaient [autour d’une lampe|en rond], chacun à trois pas de la flamme.
        / Trois scarabées claquaient des dents {spot.at}, [sans oser approcher|bien loin] de leur lampe.
        C’était une lampe minuscule, [grosse comme un pois|et l’on n’osait s’en approcher].
        + « Avez-vous vu {thing} ? » demanda {hero}. « Tro-tro-trop froid pour voir », répondirent-ils.
        + Ils partageaient une seule écharpe, qui étranglait celui du milieu.
        + « Si j’avance, expliquait chacun, les deux autres n’auront plus rien. »
        + À force de politesse, ils étaient devenus bleus.
        + Ils étaient assis sur une chose bosselée, à laquelle personne ne pensait plus.
      `,
      wrong: `
        « Mais il fait délicieux, ici ! » s’exclama {friend}, [en trouvant la lampe|en se serrant contre].
        / « Une lampe pour moi ! » dit {friend}, [la voix tendre|les yeux mi-clos].
        @wrong Et {friend} prit la place chaude pour soi, [tout contre la lampe|sans voir les autres].
        / {Friend} s’installa, [se tourna deux fois|fit son trou] et prit la place chaude pour soi.
        + « Une petite lampe se sent moins seule quand on la serre de près. »
        + {Friend} se retournait régulièrement, comme une brioche que l’on dore.
        + De l’autre côté, les scarabées passaient du bleu au violet.
        + « Je la garde tiède pour vous », précisa une voix qui s’endormait.
        + On n’apercevait plus de lumière, rien que les contours d’un dos satisfait.
      `,
      doubt: `
        Dans une poche {hero.de}, il restait [un unique petit pain|un petit pain solitaire].
        / Un petit pain, [un seul|tout rond], voilà ce qu’il restait {hero.a}.
        + On était cinq, le pain était un, et l’arithmétique n’avait pas l’air de bonne humeur.
        + Il était encore tiède, et l’on aurait pu l’oublier jusqu’à la maison.
        + Les trois ne demandaient rien, ce qui est la façon la plus gênante de demander.
        + Le vent de nuit mordillait les oreilles de tout le monde.
        + À quoi bon un cinquième de chaleur ? se demanda {hero}. À quoi bon une miette ?
      `,
      turn: `
        @turn {Hero} mit la lampe au milieu et partagea le petit pain [en cinq|entre tous], au jugé.
        / {Hero} mit la lampe au milieu, [tira la langue|visa bien] et partagea le petit pain.
        Personne n’eut beaucoup, [mais chacun eut sa lueur et sa bouchée|et nul n’eut rien].
        / Une bouchée par bouche, [une lueur par dos|antennes comprises], et cela tomba juste.
        + {Friend} se poussa d’un pas, par surprise, et d’un autre, par gentillesse.
        + « Et pour toi ? » s’inquiéta le plus bleu. « La part du coupeur », dit {hero}, et c’était la moindre.
        + On se rapprocha jusqu’à former un rond, coude contre antenne.
        + La mie fumait encore, et cela faisait cinq petits feux de plus.
        + Découper un pain sans couteau, en parts justes, demande toute la langue.
      `,
      works: `
        @result En quelques minutes, les scarabées réchauffés se levèrent, [d’un seul bond|et firent deux pas de danse].
        / Ils bleuirent moins, [puis plus du tout|ils rosirent], et les scarabées réchauffés se levèrent.
        « Tiens ! s’écrièrent-ils, nous étions assis [sur {thing}|depuis hier sur {thing}]. »
        / « Ce siège dur, [dit le petit|tiens], c’était donc {thing} ! »
        + « Je trouvais aussi que c’était bosselé, avoua le plus petit, mais j’étais trop gelé pour le dire. »
        + Bleus ils avaient été ; ils étaient maintenant d’un noir de piano.
        + L’écharpe, devenue inutile, fut offerte à la lampe.
        + {Friend} fit remarquer qu’on avait désormais chaud des deux côtés.
        + À eux trois, ils portèrent {thing} jusqu’à nous, en chantant clic, clic.
      `,
      lesson: `
        Une chaleur qu’on partage ne diminue pas : [elle fait le tour|elle change seulement de place].
        / Au milieu, la lampe n’était à personne, [et chacun l’avait|donc à tous].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, trois scarabées grelottaient autour d’une lampe, [à égale distance|par courtoisie].
        / Autour d’une lampe, {spot.at}, trois scarabées gelaient [poliment|avec tact], à bonne distance.
        Chacun s’interdisait d’approcher, [de peur d’en priver les autres|et bleuissait].
        / Nul ne s’avançait, [par égard pour les deux autres|de peur d’avoir plus chaud].
        + « Avez-vous aperçu {thing} ? » s’enquit {hero}, qui n’obtint qu’un claquement de mandibules.
        + Ils se partageaient une écharpe, dont celui du milieu ne retirait que des inconvénients.
        + À force de délicatesse, ils étaient tous trois sur le point de geler.
        + Sous eux se devinait un objet bosselé, auquel l’engourdissement leur interdisait de penser.
        + La flamme, pas plus grosse qu’un pois, semblait s’excuser de ne pas être un incendie.
      `,
      wrong: `
        « Mais l’endroit est exquis », constata {friend}, [les pattes tendues|en avisant la flamme].
        / « On m’attendait, je vois », dit {friend} [en avisant le feu|d’une voix de velours].
        @wrong Sur ce, {friend} prit la place chaude pour soi, [avec un soupir d’aise|sans songer à mal].
        / {Friend} se carra, [ferma les yeux|s’étala] et prit la place chaude pour soi, sans malice.
        + « Il est prouvé qu’une petite lampe réchauffe mieux une personne que quatre. »
        + Par intervalles, {friend} se retournait, à l’instar d’une brioche que l’on surveille.
        + De l’autre côté de ce dos épanoui, les scarabées viraient du bleu au violet.
        + « Je vous la tiens tiède », ajouta une voix où la générosité le cédait au sommeil.
        + L’égoïsme, il faut le reconnaître, possède un excellent coussin.
      `,
      doubt: `
        {Hero} découvrit, au fond d’une poche, un petit pain, [irrémédiablement unique|le dernier des provisions].
        / Un petit pain, [rien qu’un|rond et seul], tenait lieu {hero.a} de toute fortune.
        + Cinq convives et un seul pain : l’arithmétique ne s’annonçait guère hospitalière.
        + Il eût suffi de l’oublier là, bien au chaud, jusqu’à la maison.
        + Les scarabées ne demandaient rien, ce qui est de toutes les requêtes la plus embarrassante.
        + Que vaut, se demandait-on, le cinquième d’une consolation ?
      `,
      turn: `
        @turn Alors {hero} mit la lampe au milieu et partagea le petit pain, [à parts égales ou presque|au jugé].
        / {Hero} mit la lampe au milieu, [mesura de l’œil|se recueillit] et partagea le petit pain.
        Nul n’eut grand-chose, mais [chacun posséda sa bouchée et sa lueur|personne n’eut rien].
        / Il y eut une lueur par dos et, [ce qui est rare|par miracle], une bouchée par tête.
        + {Friend} s’écarta d’un pas, par étonnement, puis d’un second, qui n’était plus que de la bonté.
        + La portion du coupeur, ainsi qu’il est d’usage chez les gens bien, fut la plus modeste.
        + On resserra le cercle, coude contre antenne, jusqu’à n’être plus qu’un seul frisson.
        + La mie fumait, et l’on eût dit que cinq lampes s’étaient ajoutées à la première.
        + Diviser sans couteau réclame de l’équité, du doigté, et un petit bout de langue.
      `,
      works: `
        @result Au bout d’un moment, les scarabées réchauffés se levèrent, [en s’étirant|avec des grâces de danseurs].
        / Du bleu, ils passèrent au noir, [puis au brillant|et au chant] : les scarabées réchauffés se levèrent.
        « Ma foi, dirent-ils, voilà donc [sur quoi l’on siégeait|ce qui piquait] : {thing} ! »
        / « Notre banc, [dit le benjamin|avouèrent-ils], se nomme donc {thing} ! »
        + « Je soupçonnais une bosse, [confia le plus jeune|avoua le cadet], mais j’étais trop transi pour la signaler. »
        + Leur bleu se mua [en un noir de piano, dont|en un beau noir ciré, ce dont] ils parurent eux-mêmes flattés.
        + Leur unique écharpe, rendue à la liberté, [fut nouée autour de la lampe|servit de châle à la lampe], qui l’avait bien gagnée.
        + {Friend} observa [qu’on jouissait à présent de la chaleur|que la chaleur venait désormais] par-devant et par-derrière.
        + À trois, [ils charrièrent {thing} jusqu’à nos pieds|ils nous apportèrent {thing}], en marquant la cadence des antennes.
      `,
      lesson: `
        La chaleur partagée ne diminue jamais : [elle circule|elle rencontre seulement davantage de mains].
        / Placée au milieu, une lampe n’appartient à personne, [ce qui la rend à tous|donc à chacun].
      `,
    },
  },
  Teamwork: {
    titles: `
      {hero} et le couvercle aux poignées
      Une, deux, ensemble !
      La plus petite poignée
      Ho hisse, dit la fourmi
    `,
    refrains: [
      {
        first: 'Toi par là, moi par ci, ho hisse, et c’est parti.',
        changed: 'Toi par là, moi par ci, on pose tout, et c’est fini.',
      },
      {
        first: 'Chacun sa poignée, grande ou menue | un, deux, et la pierre remue.',
        changed: 'Chacun son étoile, grande ou menue | un, deux, et plus rien ne remue.',
      },
      {
        first: 'Un, deux, trois, tous à la fois.',
        changed: 'Un, deux, trois, dodo, cette fois.',
      },
    ],
    facts: {
      wrong: '{friend} tira {friend:tout seul/toute seule} sur le couvercle',
      turn: '{hero} donna une poignée à chacun et compta',
      result: 'le lourd couvercle se souleva',
    },
    beginner: {
      gate: `
        @spot [C’était là|C’était ici], {spot.at}. Un couvercle de pierre [cachait|couvrait] {thing}.
        / Il y avait une pierre {spot.at}. {Thing} [était|dormait] dessous.
        Il avait des poignées partout, [vingt|douze]. Pourquoi donc ?
        / Des poignées, il en avait [de toutes les tailles|beaucoup]. C’était un drôle de couvercle.
        + Il était rond et lourd comme une vache couchée.
        + La plus petite poignée était pour une fourmi, au plus.
        + On tapa dessus. Toc, dit {thing}, tout au fond.
        + Un crapaud en avait essayé une. « Pas bougé », dit-il.
        + La mousse avait soudé le bord, comme de la confiture sèche.
        + Un lierre, une patte, un bec : chacun aurait trouvé la sienne.
      `,
      wrong: `
        @wrong « Laissez-moi faire », dit {friend}, et {friend} tira [{friend:tout seul/toute seule}|{friend:seul/seule}].
        / « [Poussez-vous un peu|C’est très facile] ! » {Friend} tira {friend:tout seul/toute seule}, très fort.
        {Friend} devint rouge, puis [mauve|encore plus rouge], puis se retrouva par terre.
        / {Friend} tira, [souffla|rougit], glissa. Boum, les quatre fers en l’air !
        + « Il a bougé, dit {friend}. En dedans. »
        + {Friend} prit une autre poignée, et fit le même bruit : hhhng.
        + « Reculez, dit {friend}, je pourrais le lancer. »
        + On recula. Il n’y eut rien à voir.
        + Un crapaud, à côté, compta jusqu’à dix. {Friend} était déjà sur le dos.
        + « Je le fatigue, dit {friend}. Bientôt, il cédera. »
      `,
      doubt: `
        Le couvercle n’avait pas bougé d’un [cil|poil]. Une fourmi passait dessus.
        / {Friend} soufflait, [à plat|les bras mous]. Le couvercle, non.
        + Il était trop lourd pour un. Il était trop lourd pour deux.
        + {Hero} s’assit. La pierre était froide.
        + « Il faudrait un géant », dit {hero}. Il n’y en avait pas.
        + La nuit regardait par-dessus nos épaules.
        + Pourquoi tant de poignées, quand on n’a que deux mains ?
        + La fourmi fit le tour de la plus petite. Elle semblait y penser.
      `,
      turn: `
        « Tu prendrais cette petite poignée ? » dit {hero} à [une petite fourmi|une fourmi]. Elle alla chercher ses sœurs.
        / « J’ai des bras aussi », dit [une fourmi|une petite fourmi]. {Hero} lui montra une poignée.
        @turn {Hero} donna une poignée à chacun et compta : [une, deux, ho|à trois, hisse] !
        / {Hero} compta : [un, deux, trois|une, deux] ! Chacun avait une poignée.
        + Un crapaud prit la poignée verte. Elle allait avec lui.
        + {Friend} voulut la plus belle, puis prit celle qui restait.
        + Un escargot demanda laquelle était la moins rapide.
        + « Pas avant le ho, dit {hero}. Avant le ho, on respire. »
        + La première fois, on tira en désordre. On rit, on recommença.
        + Demander de l’aide, c’est un peu dur. Puis c’est fait.
        + Il n’y eut bientôt plus une poignée de libre.
      `,
      works: `
        @result Le lourd couvercle se souleva, [comme une crêpe|d’un doigt, puis de deux].
        / Une fente, un trou… [Et hop|Et ho], le lourd couvercle se souleva.
        {Thing} était dessous. Les fourmis se serrèrent [les pattes|toutes la patte].
        / « [Regardez|Oh] ! » dit une fourmi. Voilà {thing}.
        + Cela fit beaucoup de pattes, et beaucoup de bravos.
        + Il se posa sur l’herbe, pouf, sans se vexer.
        + « C’est moi, dit la plus petite fourmi. J’ai senti que c’était moi. »
        + {Friend} dit : « Je l’avais bien fatigué. » On dit merci quand même.
        + Un crapaud n’en revenait pas. Il dut s’asseoir.
        + On fit la vague, chacun avec sa poignée.
        + Un escargot tira encore un peu, pour finir.
      `,
      lesson: `
        Il y avait [une poignée pour chacun|autant de poignées que d’amis].
        / Seul, on devient rouge. [Ensemble, on soulève.|À plusieurs, ça se soulève.]
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, un couvercle de pierre, [large comme une table|rond], enfermait {thing}.
        / {Thing} était {spot.at}, sous un couvercle [de pierre|rond], large et lourd.
        Il portait des poignées de toutes les tailles, [sans qu’on sût pourquoi|des douzaines].
        / Tout autour, des poignées, [grandes comme des anses|à hauteur d’ours], et d’autres pour puce.
        + La plus grande convenait à un ours. La plus petite, à une fourmi.
        + Un crapaud avait essayé. Il ne souhaitait pas en parler.
        + Quand on frappait dessus, {thing} répondait toc, du fond.
        + La mousse avait collé le bord, comme une vieille confiture.
        + Il y en avait même une pour un bec, et une autre pour rien de connu.
      `,
      wrong: `
        @wrong « Écartez-vous », dit {friend}, qui tira {friend:tout seul/toute seule}, [les joues gonflées|à pleines dents].
        / {Friend} cracha dans l’air, [prit une poignée|retint son souffle] et tira {friend:tout seul/toute seule}.
        {Friend} passa au rouge, au mauve, [à une couleur sans nom|puis au bleu], et tomba {friend:assis/assise}.
        / Cela fit hnnn, [puis crac|puis pfff], et {friend} se retrouva dans l’herbe.
        + « Il a bougé, affirma {friend}, de l’intérieur. »
        + Une deuxième poignée fut essayée, avec le même bruit et le même résultat.
        + « N’approchez pas, je pourrais l’envoyer très loin sans le vouloir. »
        + On attendit à distance, et rien ne s’envola, sauf une mouche.
        + « Je le fatigue, expliqua {friend} sur le dos. C’est une question de minutes. »
      `,
      doubt: `
        La pierre n’avait absolument pas bougé, [contrairement à la nuit|et l’on manquait désormais de joues].
        / On s’assit sur le couvercle, [qui ne dit rien|faute de mieux]. Il était froid.
        + Une fourmi traversait le couvercle sans s’apercevoir qu’il était lourd.
        + Trop lourd pour un, trop lourd pour deux. Il fallait un géant, ou une idée.
        + {Hero} posa la joue sur la pierre. Elle ne conseillait rien.
        + À quoi peuvent servir trente poignées, quand on n’a que deux mains ?
        + La fourmi, elle, tournait autour de la plus petite, comme devant une vitrine.
      `,
      turn: `
        « Celle-ci vous irait bien », dit {hero} à une fourmi, [qui appela ses sœurs|et elle rougit].
        / « Et celle-là, [pas plus grosse qu’un cil|la petite] ? » dit {hero}. Une fourmi accourut.
        @turn De proche en proche, {hero} donna une poignée à chacun et compta : [une, deux, ho|un, deux, trois] !
        / {Hero} donna une poignée à chacun, [fourmis comprises|petits compris], et compta jusqu’à trois.
        + Un crapaud choisit la poignée verte, un escargot la moins rapide, et {friend} celle qui restait.
        + Au bord du cercle, deux coccinelles se disputaient la même, qu’elles prirent ensemble.
        + Au premier essai, chacun tira à son heure. On tomba en chœur.
        + « À un, on respire, expliqua {hero}. À deux, on se regarde. »
        + Demander de l’aide fait rougir un instant. Tirer sans aide, plus longtemps.
      `,
      works: `
        @result Et le lourd couvercle se souleva, [léger comme une crêpe|d’un doigt, puis de dix].
        / Il y eut un filet de noir, [un courant d’air|un grincement], puis le lourd couvercle se souleva.
        Dessous se trouvait {thing}. Les fourmis se serrèrent la patte, [ce qui prit du temps|à la ronde].
        / On vit enfin {thing}, [et cent fourmis saluèrent|un peu de poussière] dessus.
        + « J’ai nettement senti que c’était moi », déclara la plus petite.
        + Il s’allongea dans l’herbe avec un pouf de gros chien.
        + « Évidemment, dit {friend}, je l’avais préparé », et personne ne fut assez méchant pour répondre.
        + Un crapaud réclama qu’on referme tout, afin de recommencer.
        + L’escargot tira encore quelques minutes, par élan.
      `,
      lesson: `
        Trente poignées, ce n’était pas trop : [il y en avait une pour chacun|c’était une invitation].
        / Le plus fort avait besoin de la plus petite, [et l’inverse|c’est ainsi qu’on soulève].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, un couvercle de pierre, [d’une tonne environ|épais], pesait sur {thing}.
        / {Thing} reposait {spot.at}, sous un couvercle de pierre [sans un défaut|d’un seul tenant].
        On y avait fixé des poignées de tout calibre, [sans que l’usage en parût clair|par douzaines].
        / Il portait des poignées, [de la géante à l’infime|pour tous], jamais deux pareilles.
        + L’une aurait convenu à un ours, une autre à un bec, la dernière à une fourmi méticuleuse.
        + Un crapaud, qui avait tenté sa chance le matin même, préférait parler d’autre chose.
        + La mousse en scellait le pourtour à la manière d’une confiture oubliée.
        + Heurté du poing, il renvoyait un « toc » lointain, où l’on reconnaissait {thing}.
        + Il dégageait cette assurance des objets qui n’ont jamais cédé à personne.
      `,
      wrong: `
        @wrong « Rangez-vous », ordonna {friend}, qui tira {friend:tout seul/toute seule}, [ventre à terre|de tout son être].
        / {Friend} retroussa ses manches, [s’il y en avait|au figuré] et tira {friend:tout seul/toute seule}.
        {Friend} vira au rouge, au mauve, [à des teintes inédites|puis à l’outremer], et s’assit.
        / On entendit une couture, [puis un soupir|un juron poli], puis {friend} s’assit.
        + « Il a bougé, soutint {friend}, mais vers l’intérieur, ce qui échappe au profane. »
        + Une seconde poignée, sollicitée avec le même râle, rendit un verdict semblable.
        + On était prié de se tenir à distance, dans l’hypothèse où il s’envolerait.
        + « Je l’use », haletait une voix au ras de l’herbe, avec une confiance que rien n’étayait.
        + L’orgueil tire fort, mais il ne tire jamais que d’un seul côté.
      `,
      doubt: `
        La pierre n’avait pas avancé d’un millimètre, [mais la nuit, elle, progressait|imperturbable].
        / Le couvercle, lui, [semblait s’être alourdi|se reposait]. Le doute aussi pèse son poids.
        + Une fourmi la traversait en diagonale, sans se douter que c’était lourd.
        + Ni un, ni deux n’y suffiraient ; restait à espérer un géant, espèce qui se raréfie.
        + {Hero} y appuya la joue, et la pierre, fraîche, se garda de tout conseil.
        + À quoi rime, songeait-on, une trentaine de poignées quand on ne dispose que de deux mains ?
      `,
      turn: `
        « Celle-ci serait à votre taille », dit {hero} à une fourmi, [qui en resta saisie|laquelle appela].
        / {Hero} avisa la moindre des poignées, [puis une fourmi|puis la moindre des fourmis] : on se comprit.
        @turn De l’un à l’autre, {hero} donna une poignée à chacun et compta, [solennellement|jusqu’au ho].
        / {Hero} donna une poignée à chacun, [selon sa taille|fourmis comprises], et compta : trois !
        + Un crapaud opta pour la poignée verte, un escargot pour celle qui paraissait la moins pressée.
        + {Friend}, après avoir convoité la plus ouvragée, se résigna à l’unique vacante.
        + Le premier essai, où chacun tira selon son tempérament, mit l’équipe entière à plat dos.
        + À un, l’on respirait, à deux, l’on se cherchait du regard, et à trois seulement, l’on existait.
        + Solliciter de l’aide empourpre un instant ; s’en passer, beaucoup plus longtemps.
      `,
      works: `
        @result Alors le lourd couvercle se souleva, [avec une légèreté de crêpe|comme à regret], et s’allongea.
        / Un soupir de cave, [une fente|un rai de noir], et le lourd couvercle se souleva.
        Dessous luisait {thing} ; les fourmis se congratulèrent, [patte par patte|longuement].
        / {Thing} apparut, [tiède encore|sous les vivats], et cent fourmis s’inclinèrent.
        + « J’ai eu distinctement l’impression que c’était moi », [confia la plus menue|dit une fourmi].
        + {Friend} rappela [que le terrain avait été préparé|avoir beaucoup tiré avant], ce que l’on eut la bonté d’admettre.
        + Un crapaud demanda si l’on ne pourrait pas reposer le couvercle, pour le plaisir de recommencer.
        + [Emporté par son élan|N’ayant pas entendu « trois »], l’escargot tira seul durant plusieurs minutes encore.
        + Ce fut, de l’avis général, un beau travail, et chacun en revendiqua la part exacte d’un trentième.
      `,
      lesson: `
        Ces poignées ne constituaient pas un mystère, mais [une invitation|une liste d’amis].
        / Le plus robuste avait eu besoin de la plus minuscule ; [la force s’additionne|elle compléta l’équipe].
      `,
    },
  },
  Empathy: {
    titles: `
      {hero} et la flaque de larmes
      S’asseoir à côté
      Quelqu’un te manque
      Plic, le petit chagrin
    `,
    refrains: [
      {
        first: 'Assieds-toi là, ne dis rien : un chagrin aime un voisin.',
        changed: 'Allonge-toi là, ne dis rien : un sommeil aime un voisin.',
      },
      {
        first: 'Une larme, deux, ça fait un lac | je suis là, vide ton sac.',
        changed: 'Plus de larme et plus de lac | le marchand de sable ouvre son sac.',
      },
      {
        first: 'Je ne dis rien, je reste.',
        changed: 'Je ne dis rien, dors, je reste.',
      },
    ],
    facts: {
      wrong: '{friend} dit de ne plus pleurer et fit des blagues',
      turn: '{hero} s’assit à côté sans rien dire',
      result: 'la flaque de larmes disparut',
    },
    beginner: {
      gate: `
        @spot [On s’arrêta|On arriva] {spot.at}. Quelqu’un de tout petit pleurait. [Plic.|Ploc.]
        / Plic, ploc. Quelqu’un pleurait {spot.at}, quelqu’un de tout [petit|rond].
        Ses larmes faisaient une flaque, et {thing} était [au milieu|au fond].
        / Autour de lui, il y avait une flaque, [large comme un lit|profonde]. Dessous luisait {thing}.
        + Il était rond et doux, de dos. De face, on ne savait pas.
        + Ses chaussures étaient rangées au bord, bien sèches.
        + « Bonsoir », dit {hero}. « Snif », dit le dos.
        + Une grenouille s’y était installée. Elle trouvait ça salé.
        + Il avait un mouchoir, mais le mouchoir pleurait aussi.
        + À chaque larme, la flaque prenait un doigt.
      `,
      wrong: `
        @wrong « Ne pleure plus », dit {friend}. Et {friend} fit des blagues, [beaucoup|vite].
        / {Friend} fit des blagues : « [Un œuf|Un radis] entre dans un bain… »
        La flaque [monta|s’élargit] à chaque blague. La dernière était la pire.
        / [Plic, ploc, plic|Aïe], la flaque grandit. Personne ne riait.
        + « Toc, toc », dit {friend}. « Qui est là ? » ne dit pas le petit.
        + {Friend} fit une grimace. [Elle se coinça.|Une grenouille rit, mais pas lui.]
        + « Il y a plus triste que toi », dit {friend}. Le petit pleura aussi pour ceux-là.
        + « Compte jusqu’à dix ! » Il pleura jusqu’à douze.
        + {Friend} eut de l’eau aux genoux.
        + « Souris ! » criait {friend}. Le mot tomba à l’eau.
      `,
      doubt: `
        On ne pouvait pas passer. Et c’était triste, [ce petit dos|ce dos si rond].
        / {Friend} n’avait plus de blagues. [On écouta : plic.|Il n’y eut que plic, plic.]
        + Que dire ? Tous les mots semblaient trop gros.
        + {Hero} se souvint d’un soir comme ça, sous une table.
        + Ce soir-là, on ne voulait pas de blague non plus.
        + La lune flottait sur l’eau et ne disait rien.
        + Un chagrin, ça n’a pas de bouton pour l’arrêter.
        + On aurait voulu partir. On resta là, et la nuit aussi.
      `,
      turn: `
        @turn {Hero} s’assit à côté, sans rien dire. [Longtemps.|Les pieds dans l’eau.]
        / {Hero} ne dit rien. {Hero} s’assit à côté, [tout près|dans l’eau].
        Puis, tout bas : « Quelqu’un te manque, [n’est-ce pas|hein] ? » Le petit fit oui.
        / « Tu penses à quelqu’un, [dit {hero}|hein]. Il te manque. » Le petit dit : « Oui. »
        + L’eau était tiède et salée. On s’y habitua.
        + {Friend} voulut parler. {Hero} posa un doigt sur sa bouche.
        + Une épaule toucha l’autre, à peine.
        + Le petit renifla. {Hero} renifla aussi, pour tenir compagnie.
        + On regarda les mêmes ronds dans l’eau.
        + {Friend} s’assit aussi, de l’autre côté. Sans blague.
        + Il y avait du silence, mais à trois.
      `,
      works: `
        Une dernière larme tomba, la plus [grosse|ronde].
        / Il y eut encore une larme, [une seule|la dernière]. Ploc.
        @result Et la flaque de larmes disparut, [bue par la terre|comme un soupir]. {Thing} était au sec.
        / La flaque de larmes [fit glou et|rapetissa et] disparut. Voilà {thing} !
        + « Ma grand-mère me manque, dit le petit. Elle revient jeudi. »
        + Il avait de face une bonne figure, avec des yeux tout neufs.
        + « Elle fait des crêpes qui volent », dit-il. On voulut tout savoir.
        + Une grenouille, qui s’y baignait, s’en alla, déçue.
        + Il remit ses chaussures. « Vous étiez bien assis », dit-il.
        + Il rit à la première blague, enfin. Elle n’était pas drôle.
        + Il donna {thing} à deux mains, encore un peu humides.
      `,
      lesson: `
        Être là, [c’est déjà beaucoup|parfois, ça suffit].
        / Un chagrin n’aime pas les blagues. [Il aime les voisins.|Il aime qu’on s’assoie.]
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, une petite personne pleurait, de dos, [sans bruit|depuis longtemps], plic, plic.
        / Une toute petite personne pleurait {spot.at}, [le front bas|les genoux au menton].
        Autour d’elle s’étendait une flaque. {Thing} brillait [dedans|au fond].
        / Ses larmes faisaient un lac, [de poche|rond], et {thing} en était l’île.
        + Elle avait retiré ses chaussures, pour ne pas les mouiller, ce qui serrait le cœur.
        + « Bonsoir », dit {hero}. « Snif », répondit le dos.
        + Une grenouille s’y était déjà installée et trouvait seulement que c’était salé.
        + Le mouchoir avait depuis longtemps renoncé à servir.
        + Chaque larme faisait un rond, et chaque rond poussait le bord un peu plus loin.
      `,
      wrong: `
        @wrong « Ne pleure plus », dit {friend}, en tapotant l’air, et {friend} fit des blagues, [en série|treize].
        / {Friend} connaissait un remède : {friend} fit des blagues, [les bonnes|la bonne], puis les autres.
        + À la troisième, la flaque avait doublé ; [à la dixième, on recula|elle monta encore].
        / L’eau monta [d’un doigt|d’une cheville] par blague, et les meilleures montèrent de deux.
        + « Toc, toc ! » lança {friend}. Personne ne demanda qui était là.
        + Une grimace, pourtant réussie, ne fit rire qu’une grenouille.
        + « D’autres ont plus de chagrin que toi », et le petit dos pleura aussi pour les autres.
        + « Compte jusqu’à dix, ça passe. » Cela passa jusqu’à quarante.
        + {Friend} avait bientôt de l’eau à la taille, et plus une seule histoire drôle.
      `,
      doubt: `
        Les blagues étaient finies, et l’on n’entendait plus que [plic, plic|l’eau qui montait].
        / {Friend} se tut enfin, [à court|à bout]. Le plic, lui, ne se lassait pas.
        + Il n’y avait rien à combattre, rien à réparer, rien à dire qui ne soit trop grand.
        + {Hero} pensa à un certain soir, sous une table, où aucune plaisanterie n’aurait servi.
        + Un chagrin n’a pas de robinet, et l’on a beau tourner.
        + C’était un si petit dos, pour tant d’eau.
        + On aurait pu faire le tour. Quelque chose retenait.
      `,
      turn: `
        @turn Alors {hero} s’assit à côté, sans rien dire, [les pieds dans l’eau|et y resta longtemps].
        / {Hero} ne trouva rien à dire. {Hero} s’assit à côté, [tout simplement|un moment].
        Puis {hero} murmura : « Quelqu’un te manque [énormément|beaucoup], n’est-ce pas ? » Le dos acquiesça.
        / « Tu as laissé quelqu’un, [dit {hero}|n’est-ce pas], et ça te manque. » « Oui. »
        + L’eau était tiède, salée, et on y était moins mal qu’on n’aurait cru.
        + {Friend} ouvrit la bouche, la referma, et vint s’asseoir de l’autre côté.
        + Une épaule en frôla une autre, et aucune ne se retira.
        + On regardait les mêmes ronds s’agrandir et s’effacer.
        + Ne rien dire demande parfois plus d’efforts que treize blagues.
      `,
      works: `
        Une dernière larme se prépara, la plus volumineuse, [hésita|s’attarda], puis tomba.
        / La dernière larme, [ronde comme un pois|la grosse], fit ploc.
        @result Et la flaque de larmes disparut, [bue par la terre|d’un coup, comme un soupir]. {Thing} restait au sec.
        / La flaque de larmes eut un hoquet, [tourna en rond|fit glou] et disparut. Et {thing} resta.
        + « C’est ma grand-mère, dit une voix toute neuve. Elle revient jeudi, mais jeudi, c’est loin. »
        + De face, c’était une figure ronde, avec des cils en étoile.
        + On apprit que cette grand-mère faisait des crêpes qui collaient au plafond.
        + Une grenouille, qui en avait fait son bain, partit sans dire merci.
        + « Vous êtes bien restés, dit le petit. Les autres, d’habitude, ils parlent. »
        + {Friend} redit la blague numéro trois, et elle fit rire, allez savoir.
      `,
      lesson: `
        On ne répare pas un chagrin : [on s’installe à côté|on lui tient gentiment compagnie].
        / Demeurer là silencieusement, [c’est déjà raconter beaucoup|cela s’entend parfaitement].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, quelqu’un de minuscule pleurait, le dos tourné, [avec régularité|à petit bruit].
        / On pleurait {spot.at}, à hauteur [d’herbe|de trèfle], avec une constance de gouttière.
        Ses larmes avaient formé une flaque, au fond de laquelle [miroitait|on apercevait] {thing}.
        / {Thing} gisait au fond d’un lac, [tiède et salé|de chagrin], large de deux pas.
        + Les chaussures, ôtées par précaution, étaient alignées sur le bord, et c’était cela surtout qui serrait le cœur.
        + « Bonsoir », dit {hero}, à quoi le dos répondit « snif », faute de mieux.
        + Une grenouille y avait pris ses quartiers, sans autre réserve que le goût de sel.
        + Le mouchoir, de longue date, avait cessé de se croire utile.
        + Chaque larme traçait un cercle, et chaque cercle repoussait un peu la rive.
      `,
      wrong: `
        @wrong « Ne pleure plus », dit {friend}, et, dans la foulée, {friend} fit des blagues, [treize au total|par paquets].
        / {Friend} fit des blagues, [en soigna la chute|sans en sauter une], puis dit : « Ne pleure plus. »
        La flaque doubla dès la troisième, [puis l’on recula|et la dixième nous fit reculer].
        / On riait si peu, [sinon {friend}|que c’en était beau], que l’eau gagna nos chevilles.
        + « Toc, toc », lança {friend}, mais nul ne se présenta pour demander qui était là.
        + Une grimace d’une haute technicité n’obtint que le suffrage d’une grenouille.
        + Ayant appris que d’autres souffraient davantage, le petit dos pleura pour eux également.
        + « Il n’y a vraiment pas de quoi », conclut {friend}, de l’eau jusqu’à la ceinture.
        + On console rarement quelqu’un en lui expliquant qu’il n’est pas triste.
      `,
      doubt: `
        Le répertoire épuisé, il ne resta que ce « plic », [patient|auquel rien ne répondait].
        / Il y a des chagrins, [pensa-t-on|semblait-il], que l’on arrose en voulant les sécher.
        + Il n’y avait là ni serrure à forcer ni monstre à confondre, et c’était bien l’ennui.
        + {Hero} se rappela un soir sous une table, et combien la gaieté, ce soir-là, avait été fatigante.
        + Un chagrin n’a pas de robinet, quoi que prétendent ceux qui tournent.
        + Le dos était si étroit que l’on s’étonnait d’y voir tenir tant de peine.
      `,
      turn: `
        @turn {Hero} s’assit à côté, sans rien dire, les pieds dans l’eau, [et attendit|aussi longtemps qu’il fallut].
        / {Hero} renonça à toute phrase [utile|habile], et s’assit à côté, sans rien dire, dans l’eau.
        Enfin, dans un souffle : « Quelqu’un te manque, [n’est-ce pas|apparemment]. » Le dos acquiesça.
        / « Quelqu’un te manque », dit {hero}, [tout bas|doucement], et le dos fit oui.
        + L’eau, tiède et salée, se révéla plus habitable qu’on ne l’aurait supposé.
        + {Friend} ouvrit la bouche, se ravisa, et prit place en silence de l’autre côté.
        + Une épaule en effleura une autre, et l’on fit comme si c’était le hasard.
        + À trois, on suivit des yeux les cercles qui s’élargissaient, s’effaçaient, recommençaient.
        + Se taire auprès de quelqu’un est un art que l’on n’exerce jamais debout.
      `,
      works: `
        Une ultime larme se forma, d’une rondeur parfaite, [oscilla|parut réfléchir], puis se détacha.
        / La dernière larme, [plus douce que les autres|prit son temps], tomba sans éclabousser.
        @result Et la flaque de larmes disparut, [bue par la terre|en un soupir], laissant {thing} au sec.
        / La flaque de larmes disparut, [sans laisser d’adresse|goutte à goutte], et {thing} parut.
        + « C’est ma grand-mère, [confia une voix enrhumée|dit le petit en reniflant], elle revient jeudi, mais c’est loin, jeudi. »
        + De face, il avait la figure ronde et [les cils collés en étoiles|un sourire encore mouillé].
        + On sut tout de cette aïeule, et notamment de ses crêpes, [dont plusieurs habitaient|dont quelques-unes ornaient] le plafond.
        + Une grenouille, qui s’y baignait, [s’éloigna sans un mot|partit, valise en main, sans une ombre] de remerciement.
        + Reprise à la demande générale, la plaisanterie numéro trois [obtint un triomphe inexplicable|fit rire aux larmes, les bonnes].
        + « D’ordinaire, [dit le petit en laçant ses souliers|remarqua-t-on en se mouchant], on m’explique ; vous, vous étiez là. »
      `,
      lesson: `
        Une peine ne réclame pas d’explication, mais [qu’on s’assoie à côté|une présence].
        / Le silence, pourvu qu’on le partage, [console mieux que treize plaisanteries|console admirablement].
      `,
    },
  },
  Understanding: {
    titles: `
      {hero} et la boule qui disait plim
      Que veut dire plim ?
      Plim, plam, et la route sèche
      Plus fort n’est pas plus clair
    `,
    refrains: [
      {
        first: 'Plim et plam, qu’est-ce que c’est, j’écoute mieux, et je le sais.',
        changed: 'Plim et plam, chut, c’est fait, la nuit parle, je me tais.',
      },
      {
        first: 'Dis-le rond, dis-le pointu | j’écoute encore, mot inconnu.',
        changed: 'Dis-le rond, dis-le pointu | bonne nuit, mot bien connu.',
      },
      {
        first: 'Redis, redis, que je te comprenne.',
        changed: 'Redis bonsoir, que je l’apprenne.',
      },
    ],
    facts: {
      wrong: '{friend} répéta la même chose de plus en plus fort',
      turn: '{hero} écouta et répéta : plim',
      result: 'la boule montra le chemin sec',
    },
    beginner: {
      gate: `
        @spot [Voilà|Enfin] : on était {spot.at}. Une petite boule [barrait la route|se mit devant]. « Plim ! » dit-elle.
        / {spot.at}, une boule [ronde|à poils] sauta devant nous. Elle dit : « Plim ! »
        On voyait {thing}, juste derrière. « Plim ! » [redit la boule.|Encore.]
        / Elle sautait sur place, [plim, plim|sans nous laisser passer]. {Thing} était derrière.
        + Elle était ronde et velue, avec deux yeux, surtout.
        + On fit un pas à gauche. Elle roula à gauche.
        + « Bonsoir, madame », dit {hero}. Elle secoua tout son rond, très vite.
        + On chercha plim dans toutes nos têtes. Le mot n’y était pas.
        + Le sol brillait un peu, derrière elle.
        + Elle avait l’air de tenir à son mot.
      `,
      wrong: `
        « Laissez-nous passer », dit {friend}. « Plim ! » [« PASSER ! »|« Pas-ser ! »]
        / « S’il te plaît, bouge », [dit|répéta] {friend}. La boule dit encore : « Plim ! »
        @wrong {Friend} répéta la même chose de plus en plus fort. [La boule tint bon|Rien n’y fit].
        / {Friend} répéta la même chose. [Plus fort|Fort], et puis encore plus fort.
        + On entendit « passer » jusque chez les voisins.
        + « Elle est sourde », dit {friend}. La boule se boucha les oreilles.
        + {Friend} le dit aussi lentement. Paaa-sser. C’était plus long, voilà tout.
        + « Elle ne parle pas, dit {friend}. Elle fait des bruits. »
        + La boule gonfla de peur ou de fâcherie.
        + {Friend} n’eut plus de voix. Cela fit du bien.
      `,
      doubt: `
        La boule ne semblait pas [méchante|fâchée]. Elle semblait inquiète.
        / Le silence revint. [Une grosse larme roula sur la boule.|La boule soufflait, plim, tout bas.]
        + Et si plim n’était pas « non » ?
        + Nous avions beaucoup de mots. Aucun ne servait.
        + C’est drôle : pour elle aussi, nous disions plim.
        + La nuit, elle, comprend tout le monde. Mais elle ne traduit pas.
        + {Hero} regarda la boule, au lieu de regarder par-dessus.
        + « Plim », dit-elle encore, presque en pleurant.
      `,
      turn: `
        @turn {Hero} se tut, écouta et répéta : « Plim ? » [La boule fit oui.|La boule sauta de joie.]
        / {Hero} écouta bien, [longtemps|la tête penchée], puis répéta : « Plim. »
        Elle montra le sol, et fit mine de [glisser|tomber]. Ah ! Plim, c’était : ça glisse.
        / La boule posa un pied et, [hop|zip], tomba sur le dos. Plim : ça glisse !
        + {Hero} fit semblant de tomber aussi. « Plim ! » rit la boule.
        + « Et ça ? » {Hero} montra la lune. « Poum », dit la boule.
        + {Friend} essaya : « Plum. » Cela voulait dire autre chose. Elle rougit.
        + On répéta jusqu’à ce que ce soit rond.
        + Écouter, c’est fermer la bouche et ouvrir le reste.
        + Elle parlait avec les yeux, aussi. On n’avait pas vu.
      `,
      works: `
        @result Alors la boule montra le chemin sec, [en roulant devant|par la gauche].
        / « [Plim, plim|Par ici, plim] ! » La boule montra le chemin sec.
        Au bout, il y avait {thing}. « Plam », dit la boule. [Ça, c’était clair.|C’était sûrement : voilà.]
        / « Plam ! » fit la boule, [toute fière d’elle|en sautant de joie]. {Thing} était là.
        + À droite, la pierre luisait comme du savon. Ouf.
        + {Friend} voulut vérifier. Plim ! On ramassa {friend}.
        + « Merci », dit {hero}. « Mirci », dit la boule.
        + Elle apprit le mot « bonsoir », et le dit à chaque caillou.
        + Elle nous avait gardés tout ce temps, pour qu’on ne tombe pas.
        + {Hero} dit « plam » en partant, et elle devint rose.
      `,
      lesson: `
        Parler plus fort n’aide pas. [Écouter, si.|Écouter mieux, oui.]
        / Un mot qu’on ne connaît pas [est peut-être un mot gentil|n’est pas un mot méchant].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, une créature ronde et velue nous barra la route. « Plim ! » dit-elle, [catégorique.|et encore : « Plim ! »]
        / « Plim ! » {Spot.at}, quelqu’un de rond [et de velu|à moustache] ne voulait pas qu’on passe.
        Derrière elle, à distance, [on apercevait {thing}|étincelait {thing}].
        + Un pas à gauche, et elle roula à gauche ; un pas à droite, et elle y fut avant nous.
        + Elle se composait surtout de deux yeux et de beaucoup de poil.
        + « Bonsoir, madame », essaya {hero}. Elle secoua la tête, c’est-à-dire tout.
        + On chercha dans tous les mots connus : celui-là n’y était pas.
        + Par-dessus son épaule, si l’on peut dire, le sol avait un drôle de reflet.
      `,
      wrong: `
        « Nous voudrions passer », expliqua {friend}. « Plim ! » [« PASSER ! »|« J’ai dit passer ! »]
        / « Pardon, c’est pour passer », fit {friend}. La boule [répéta|dit], plus rond : « Plim ! »
        @wrong Et {friend} répéta la même chose de plus en plus fort, [en articulant|à s’enrouer].
        / {Friend} répéta la même chose de plus en plus fort, [puis très fort|comme aux sourds].
        + « Elle est un peu sourde », conclut {friend}, tandis que la boule se bouchait les oreilles.
        + Dite lentement, la phrase dura plus longtemps, et voilà tout.
        + Une troisième version, avec de grands gestes, fit tomber un chapeau.
        + « Ce n’est pas une langue, décida {friend}, c’est un éternuement. »
        + Quand la voix manqua enfin, la nuit poussa un soupir.
      `,
      doubt: `
        La boule n’avait pas l’air méchante ; [elle avait l’air inquiète|elle avait plutôt l’air de supplier].
        / Elle disait plim comme on dit [attention|aïe], les yeux grands ouverts.
        + Et si « plim » ne voulait pas dire « non » ? On n’y avait pas pensé.
        + Tous nos mots, pour elle, devaient ressembler à des cailloux qu’on lance.
        + {Hero} vit soudain que personne n’avait encore écouté.
        + Elle redit son mot, tout bas, avec une larme au bout.
        + Crier est fatigant ; ne pas comprendre, plus encore.
      `,
      turn: `
        @turn {Hero} se tut, écouta, puis répéta : « Plim ? » La boule [bondit de joie|en pleura presque].
        Elle montra le sol, fit semblant [de déraper|de tomber], et tout s’éclaira : plim, c’était « ça glisse ».
        / La boule fit trois pas, [moulina des bras|vacilla] et tomba : plim voulait dire « glissant ».
        + {Hero} mima une chute superbe, pour vérifier, et elle applaudit.
        + On montra la lune, elle dit « poum », et ce fut le début d’un dictionnaire.
        + {Friend} risqua un « plum », qui devait être un gros mot, car elle rougit.
        + Elle parlait aussi avec les sourcils, mais il fallait regarder.
        + Pour écouter, on ferme la bouche et l’on ouvre le reste.
      `,
      works: `
        @result Alors la boule montra le chemin sec, [à gauche|en roulant devant nous], pierre après pierre.
        / « Plim, pas plim, plim », dit-elle, [très grave|aux anges]. Et la boule montra le chemin sec.
        Au bout attendait {thing}. « Plam », dit-elle, [ce qui n’avait besoin de personne|toute fière].
        / « Plam », fit la boule, [ce qui veut dire voilà|la patte tendue]. {Thing} était là.
        + À droite, la roche luisait comme du savon, et l’on frissonna après coup.
        + {Friend} tenta l’autre côté, par principe. « Plim », soupira la boule en allant ramasser.
        + Elle nous avait donc protégés tout ce temps, et nous lui criions dessus.
        + « Merci », dit {hero}. « Mirsi », dit-elle, et elle l’essaya sur plusieurs cailloux.
        + Elle rosit jusqu’au bout des poils quand on lui dit « plam » en partant.
      `,
      lesson: `
        Parler bruyamment n’est pas parler clairement : [écouter, si|mieux vaut écouter].
        / Derrière un mot inconnu se dissimule parfois [une main tendue|quelqu’un de bienveillant].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, un être rond et velu se planta devant nous. « Plim ! » dit-il, [net|ému].
        / {spot.at}, une créature en boule [s’interposa|barra la route], le poil hérissé : « plim ! »
        À dix pas derrière lui, [narguant notre impatience|hors d’atteinte], étincelait {thing}.
        / On voyait {thing} luire, [tout près|au-delà], comme luit ce qu’on n’a pas.
        + On obliqua à gauche, il y roula ; on feinta vers la droite, il nous y attendait.
        + Sa personne se limitait, pour l’essentiel, à deux yeux et à une abondante fourrure.
        + « Bonsoir », tenta {hero}, et il secoua la tête, autrement dit l’ensemble.
        + Aucun vocabulaire à notre disposition ne faisait état d’un tel mot.
        + Le sol, un peu plus loin, présentait un lustre auquel nul ne prit garde.
      `,
      wrong: `
        « Nous désirons passer », exposa {friend}, et « plim » fut [la seule réponse|la réponse].
        / À « nous passons », dit par {friend}, [il fut répondu|l’autre opposa] « plim ».
        @wrong {Friend} répéta la même chose de plus en plus fort, [en articulant|sans succès].
        / {Friend} répéta la même chose de plus en plus fort, [ce qui n’apprit rien à personne|en vain].
        + « Il est dur d’oreille », diagnostiqua {friend}, au moment où l’autre se les bouchait.
        + Une version ralentie prit davantage de temps, sans gagner en clarté.
        + On y joignit des gestes, au cours desquels un chapeau fut blessé.
        + « Ce n’est pas un langage, trancha {friend}, c’est tout au plus une toux. »
        + L’extinction de voix qui s’ensuivit fut accueillie par la nuit avec reconnaissance.
      `,
      doubt: `
        À le considérer mieux, il n’était pas hostile, [mais suppliant|il était affolé].
        / Ce n’était pas un refus, [à bien l’écouter|peut-être], mais une prière.
        + L’hypothèse que « plim » pût ne pas signifier « non » n’avait encore effleuré personne.
        + Nos phrases, vues de chez lui, devaient ressembler à une grêle de cailloux.
        + On avait beaucoup parlé, de part et d’autre, et fort peu écouté.
        + Il le redit tout bas, son unique mot, avec une larme en guise d’accent.
      `,
      turn: `
        @turn {Hero} se tut, écouta, puis répéta, d’une voix studieuse : « [Plim|Plim, donc] ? »
        / {Hero} se tut, écouta [de toutes ses oreilles|longuement], puis répéta ce mot : « Plim. »
        La boule s’empressa de mimer [une glissade|une dégringolade] : plim signifiait « ça glisse ».
        / La boule tomba exprès, [avec talent|deux fois], et plim fut traduit : glissant.
        + Par souci de méthode, {hero} chuta à son tour, avec un réalisme qui fut applaudi.
        + Interrogé sur la lune, il répondit « poum », et l’on tint les deux premières pages d’un dictionnaire.
        + Le « plum » que risqua {friend} appartenait, à en juger par sa rougeur, à un registre inférieur.
        + Une bonne moitié de cette langue passait par les sourcils, qu’il suffisait de regarder.
        + Écouter n’est pas attendre son tour : c’est faire de la place.
      `,
      works: `
        @result Radieuse, la boule montra le chemin sec, [roulant en éclaireur|qui passait par la gauche].
        / Comprise enfin, la boule montra le chemin sec, [pierre à pierre|et s’effaça].
        À son terme se trouvait {thing}. « Plam », [conclut-elle, sans autre commentaire|déclara-t-elle].
        / « Plam », fit-elle ; [c’était le mot juste|on comprit], car {thing} était là.
        + Sur la droite, [la roche reluisait comme un savon|les pierres brillaient comme des poissons], et l’on frémit rétrospectivement.
        + {Friend} voulut en avoir le cœur net ; [un « plim » résigné accompagna|la boule, patiente, organisa] le sauvetage.
        + On l’avait accablée de cris, [tandis qu’elle s’évertuait|alors qu’elle peinait] à nous garder debout.
        + Elle emporta de notre idiome le mot « merci », [qu’elle essaya aussitôt|et s’exerça longtemps] sur les cailloux.
        + Au « plam » que lui adressa {hero} pour prendre congé, elle rosit jusqu’à la pointe des poils.
      `,
      lesson: `
        Le volume n’a jamais éclairci une phrase ; [l’attention, parfois|on gagne à se taire].
        / Derrière le mot qu’on ignore se tient souvent [quelqu’un qui nous veut du bien|une main tendue].
      `,
    },
  },
  Communication: {
    titles: `
      {hero} et les deux escargots du pont
      Tire, non, lâche !
      Tortue ou laitue ?
      Tu veux dire que…
    `,
    refrains: [
      {
        first: 'Tu as dit quoi, j’ai dit cela, redis-le bien, et ça ira.',
        changed: 'Tu as dit quoi, bonne nuit à toi, redis-le bas, ça ira.',
      },
      {
        first: 'Corde tendue, message tordu | as-tu bien dit ce que j’ai entendu ?',
        changed: 'Corde posée, message reçu | tout est bien dit, bien entendu.',
      },
      {
        first: 'Lâche ou laitue, que dis-tu ?',
        changed: 'Lâche, bonne nuit, bien entendu.',
      },
    ],
    facts: {
      wrong: '{friend} mélangea les messages',
      turn: '{hero} répéta chaque message pour être sûr du sens',
      result: 'les deux escargots lâchèrent en même temps',
    },
    beginner: {
      gate: `
        @spot [On chercha|On regarda] {spot.at}. {Thing} était derrière un pont [tordu|tout tordu].
        / Il y avait un pont {spot.at}. Un pont [en tortillon|tout de travers].
        À chaque bout, un escargot tirait. [Ils ne s’entendaient pas.|C’était un pont très long.]
        / Un escargot tirait d’ici. Un autre tirait [de là-bas|de l’autre bord]. Le pont en souffrait.
        + Il était en corde, et faisait des nœuds au milieu.
        + « Tire ! » disait l’un. « Hein ? » disait l’autre.
        + Il aurait suffi de lâcher. Personne ne l’avait dit.
        + Ils tiraient depuis la pluie d’avant. Leurs cornes tremblaient.
        + Au-dessous, le noir attendait qu’on tombe. On n’en fit rien.
        + Une planche se balançait, la tête en bas.
      `,
      wrong: `
        « Je porte les messages ! » dit {friend}, [d’un bout à l’autre|en courant].
        / « [Je cours|J’y vais] et je répète tout ! » promit {friend}.
        @wrong Mais {friend} mélangea les messages : « Il dit [tortue|laitue]. » « Comment ça, [tortue|laitue] ? »
        / {Friend} mélangea les messages. « Lâche » devint [« vache »|« tache »].
        + Le premier avait dit : « Tu tires trop. »
        + « Réponse : il aime la salade », dit {friend}, hors d’haleine.
        + « Il a dit que j’étais une quoi ? » Et il tira plus fort.
        + À mi-chemin, {friend} oublia le début. Alors {friend} inventa la fin.
        + Le pont fit un nœud de plus, avec une boucle.
        + « Il dit merci pour le chapeau », dit {friend}. Il n’y avait pas de chapeau.
      `,
      doubt: `
        Le pont se tordit encore. Les escargots [rougirent|boudaient], chacun de son côté.
        / Plus personne ne parlait. [La corde gémissait.|On tirait, fâché, sans savoir pourquoi.]
        + Deux gentils qui se croient méchants, c’est long à défaire.
        + {Hero} les voyait bien. Eux ne se voyaient pas.
        + La nuit passa sur le pont, en se tenant à la rampe.
        + Un mot s’était perdu en route, et l’on ne savait plus lequel.
        + « Ils ne s’aiment pas, dit {friend}. Je l’ai bien compris. »
        + Le mot lâche pendait quelque part, sans oreille.
      `,
      turn: `
        {Hero} alla voir le premier, et écouta [jusqu’au bout|vraiment].
        / {Hero} s’assit près du premier. [Dis-moi tout|Vas-y], et l’escargot dit tout.
        @turn Puis {hero} répéta chaque message : « Tu veux dire : [lâche|lâchons à trois] ? C’est bien ça ? »
        / {Hero} répéta chaque message, [lentement|mot à mot] : « Tu veux dire : lâche ? »
        + « Pas tout à fait, dit l’escargot. J’ai dit : lâche, s’il te plaît. »
        + {Hero} marcha lentement, le mot bien au chaud dans la bouche.
        + À l’autre bout, {hero} le redit pareil, avec le s’il te plaît.
        + « Il a dit s’il te plaît ? » dit le second, tout rose.
        + « Dis-lui : oui, à trois. » « Oui, à trois ? » « C’est ça. »
        + Il fallut passer neuf fois. Neuf fois, c’était le bon mot.
        + {Friend} répétait aussi, tout bas, pour apprendre.
      `,
      works: `
        @result « Trois ! » Les deux escargots lâchèrent en même temps, [enfin|clac].
        / Un, deux… [Ensemble|Ouf] ! Les deux escargots lâchèrent en même temps.
        Le pont se coucha, plat comme [un tapis|une langue]. On prit {thing}.
        / Le pont fit ouf et [se coucha|s’allongea]. Voilà {thing} !
        + Ils se rencontrèrent au milieu, le mardi suivant.
        + « Ce n’était pas laitue ? » dit l’un. « J’aime bien la laitue », dit l’autre.
        + Le nœud du milieu se défit, avec un soupir de corde.
        + On traversa. Chaque planche dit bonsoir.
        + {Friend} porta un dernier message : « Merci. » Il arriva entier.
        + Leurs cornes se touchèrent. C’est une grande chose.
        + « Tu aurais dû le dire ! » « Je l’ai dit ! » Et ils rirent.
      `,
      lesson: `
        « Tu veux dire que… ? » [répare bien des ponts|c’est une bonne question].
        / Redis ce que tu entends, [et ça s’arrange|pour voir]. Parfois, c’était laitue.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, au-delà d’un pont de corde [tordu comme un linge|tout vrillé].
        / Un pont de corde [tout vrillé|tordu] menait {spot.to}, {thing} au bout.
        À chaque bout, un escargot tirait de son côté, [sans entendre l’autre|de toutes ses cornes].
        / Deux escargots tenaient la corde, [un à chaque bout|sans se voir], et tiraient fort.
        + « Tire ! » criait le premier. « Pardon ? » criait le second, et il tirait.
        + Il aurait fallu que tous deux lâchent, mais personne ne le leur avait dit.
        + Une planche pendait la tête en bas et voyait le monde à l’envers.
        + Cela durait depuis la dernière averse, et les cornes tremblaient de fatigue.
        + Dessous, il y avait beaucoup de vide, qui ne se mêlait de rien.
      `,
      wrong: `
        « Je porterai le courrier ! » décida {friend}, en s’élançant [d’un air important|à toute allure].
        / {Friend} se proposa comme facteur, [à l’essai|sans casquette], et partit au trot.
        @wrong Mais {friend} mélangea les messages : « Il te traite de [tortue|laitue]. » « Moi ? »
        / {Friend} mélangea les messages : en route, « lâche » devint [« vache »|« panache »].
        + Le message de départ disait, tout simplement : « Tu tires trop. »
        + À mi-chemin, {friend} oubliait le début et réparait la fin.
        + « Il répond qu’il adore la salade. » « Quel rapport ? » demanda le premier, vexé.
        + Le nœud du milieu prit du ventre, puis une boucle.
        + « Il vous remercie pour le chapeau », et l’on chercha longtemps quel chapeau.
      `,
      doubt: `
        Le pont faisait maintenant un huit, et [chaque escargot boudait|l’on ne se parlait plus].
        / Plus on se parlait, [moins on s’entendait|plus ça tirait], et le pont grinçait.
        + Voilà comment deux braves gens, avec un malentendu, deviennent deux ennemis.
        + De l’endroit où se tenait {hero}, on les voyait tous les deux, et pareils.
        + Un mot s’était perdu quelque part au-dessus du vide.
        + « Ils se détestent », affirma {friend}, qui venait de l’inventer.
        + La corde gémissait, comme quelqu’un que l’on tire par les deux bras.
        + La lune traversa, en se tenant bien à la rampe.
      `,
      turn: `
        {Hero} alla trouver le premier et l’écouta jusqu’au point final, [sans l’aider|bien en face].
        / {Hero} s’assit près d’un escargot, [qui parle lentement|puis de l’autre], et attendit la fin.
        @turn Puis {hero} répéta chaque message : « Tu veux dire “lâche”, [c’est bien cela|n’est-ce pas] ? »
        / {Hero} répéta chaque message, [mot pour mot|avant d’y courir] : « C’est bien “lâche” que tu dis ? »
        + « Presque, dit l’escargot. J’avais ajouté s’il te plaît. »
        + On transporta le mot à petits pas, comme une tasse pleine.
        + De l’autre côté, rien n’y manquait, et le second en devint tout rose.
        + « Réponds-lui : oui, à trois. » « Oui, à trois, c’est ça ? » « C’est ça. »
        + Neuf traversées furent nécessaires, et pas une syllabe ne tomba.
        + {Friend} suivait en remuant les lèvres, pour apprendre le métier.
      `,
      works: `
        @result « Et trois ! » Les deux escargots lâchèrent en même temps, [clac|avec un grand ouf].
        / On compta. À trois, [ni avant ni après|pile], les deux escargots lâchèrent en même temps.
        Le pont se déroula et se coucha, [plat comme une langue|d’un bord à l’autre], et {thing} fut à portée.
        / Le pont s’étira, [bâilla|fit ouf] et resta plat. Au bout : {thing}.
        + Une planche à l’envers se retourna et fut très déçue par le monde à l’endroit.
        + Ils se retrouvèrent au milieu, dans la semaine, et se touchèrent les cornes.
        + « Mais alors, et la laitue ? » « J’en ai chez moi », dit l’autre.
        + « Tu aurais pu le dire ! » « Je n’ai fait que ça ! » Ils en rirent trois jours.
        + {Friend} porta le dernier message, qui disait merci, et il arriva entier.
      `,
      lesson: `
        Avant de répondre, on peut demander : [« tu veux dire que… ? »|« c’est bien cela ? »]. Cela défait les nœuds.
        / Entre « lâche » et « laitue », [il n’y a qu’une oreille distraite|mieux vaut répéter].
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} se trouvait {spot.at}, passé un pont de corde [vrillé comme un linge|en forme de huit].
        À chaque extrémité, un escargot tirait [avec la dernière énergie|sans rien savoir de l’autre].
        / Deux escargots s’y livraient, [sans se voir|d’un bout à l’autre], un duel de patience.
        + « Tire ! » adjurait le premier, à quoi le second répondait « plaît-il ? », en tirant.
        + Il eût suffi que l’un et l’autre lâchassent, mais nul n’avait pris sur soi de le suggérer.
        + Une planche, suspendue à l’envers, se forgeait du monde une opinion toute personnelle.
        + Le différend remontait à la dernière averse, et les cornes donnaient des signes de lassitude.
        + Le vide, au-dessous, observait une neutralité parfaite.
      `,
      wrong: `
        « Je ferai l’estafette », annonça {friend}, déjà {friend:parti/partie}, [au grand galop|sans rien noter].
        / {Friend} se nomma courrier, [de son propre chef|sur-le-champ], et fila sans rien noter.
        @wrong Malheureusement, {friend} mélangea les messages : [« trop » devint « tortue »|« lâche » devint « laitue »].
        / En chemin, {friend} mélangea les messages : « lâche » finit en [« panache »|« bourrache »].
        + À mi-parcours, le début s’évaporait, et {friend} en reconstituait la fin avec talent.
        + « Il vous sait gré du chapeau », transmit-on, et l’on chercha longuement de quel chapeau il s’agissait.
        + Apprenant qu’on le traitait de légume, le second redoubla d’ardeur.
        + Le nœud central s’enrichit d’une boucle, ensuite d’une rosette.
        + Une nouvelle voyage d’autant plus vite qu’elle a perdu ses bagages.
      `,
      doubt: `
        Le pont ne méritait plus guère son nom, [et l’on boudait aux deux extrémités|les deux rives se boudant avec application].
        / Ce qu’on avait dit, [ce qu’on avait compris|cru] : il s’ouvrait là un second gouffre.
        + Ainsi deux cœurs excellents, séparés par un bruit, finissent-ils par se croire ennemis.
        + De l’endroit où se tenait {hero}, on les voyait l’un et l’autre, et l’on voyait qu’ils se ressemblaient.
        + « Ils s’exècrent », certifia {friend}, sur la foi d’une dépêche de sa composition.
        + Quelque part, au-dessus de l’abîme, un petit mot égaré cherchait une oreille.
      `,
      turn: `
        {Hero} s’accroupit devant le premier et l’écouta jusqu’au point final, [sans l’interrompre|bien en face].
        / {Hero} laissa le premier finir, [point compris|ce qui fut long], puis l’autre.
        @turn Ensuite, {hero} répéta chaque message : [« Vous voulez dire “lâche”, est-ce exact ? »|« C’est bien “lâche” ? »]
        / {Hero} répéta chaque message [avant de le porter|mot à mot] : « Vous dites bien “lâche” ? »
        + « À ceci près, nuança l’escargot, que j’avais ajouté s’il vous plaît. »
        + Le mot fut convoyé au pas, dans son entier, comme on transporte une tasse trop pleine.
        + Parvenu à l’autre rive, il n’y manquait ni l’accent ni la politesse, et le destinataire rosit.
        + Neuf voyages furent nécessaires, au terme desquels pas une syllabe n’avait été perdue.
        + {Friend} emboîtait le pas, remuant les lèvres, en apprenti consciencieux.
      `,
      works: `
        @result À trois, les deux escargots lâchèrent en même temps, [clac|avec un soupir réciproque].
        / Au mot « trois », enfin commun, les deux escargots lâchèrent en même temps.
        Le pont se déplia et s’étendit, [plat ainsi qu’une langue|docile], et {thing} fut à portée.
        / Le pont s’étira, [fit ouf|rougit un peu], et nous porta vers {thing}.
        + Une planche, remise à l’endroit, [avoua|soupira] qu’elle avait connu le monde plus pittoresque.
        + On se retrouva au milieu [dans le courant de la semaine|le jeudi suivant], et l’on se toucha les cornes.
        + « Quant à la laitue, [dit l’un, j’en ai justement|reprit l’autre, il m’en reste] une excellente à vous faire goûter. »
        + « Que ne le disiez-vous », [se reprochaient-ils|répétaient-ils], et ils en rirent trois jours durant.
        + L’ultime pli, qui se résumait à « merci », fut remis par {friend}, intact.
      `,
      lesson: `
        Avant de tirer davantage, il est préférable de s’enquérir : [« Vous voulez dire que… ? »|« Est-ce exact ? »]
        / De « lâche » à « laitue », la distance est celle [d’une oreille distraite|d’une seule hâte].
      `,
    },
  },
  Leadership: {
    titles: `
      {hero} et les lumières perdues
      Marcher devant, doucement
      La plus petite lumière
      À gauche, non, l’autre gauche
    `,
    refrains: [
      {
        first: 'Qui marche devant attend souvent, et le petit va de l’avant.',
        changed: 'Qui marche devant s’assoit souvent, et les petits dorment, contents.',
      },
      {
        first: 'Petites lueurs, à la queue leu leu | le dernier pas compte pour deux.',
        changed: 'Petites lueurs, bâillez un peu | le dernier bâillement compte pour deux.',
      },
      {
        first: 'Le plus petit donne le pas.',
        changed: 'Le plus petit dort déjà.',
      },
    ],
    facts: {
      wrong: '{friend} cria des ordres du haut d’une pierre',
      turn: '{hero} demanda à la plus petite lumière où aller',
      result: 'les lumières suivirent en une seule file',
    },
    beginner: {
      gate: `
        @spot [C’était là|C’était ici], {spot.at}. Une foule de petites lumières bouchait [tout|le chemin].
        / Des lumières s’étaient perdues {spot.at}. [Cent|Mille], toutes petites, sur le chemin.
        Elles étaient perdues et [se cognaient|tournaient en rond]. On ne voyait pas {thing}.
        / Il y en avait cent, ou mille, [toutes perdues|sans maison].
        + « Pardon », disait l’une. « C’est moi », disait l’autre, et poc.
        + Elles clignotaient de peur, de plus en plus vite.
        + Une grosse disait : « Par ici ! » Puis elle pleurait.
        + La plus petite n’était qu’un point, tout en bas.
        + On voulut passer. Elles nous entrèrent dans les cheveux.
        + Cela faisait comme une soupe d’étoiles, mal remuée.
      `,
      wrong: `
        @wrong {Friend} cria des ordres du haut d’une pierre : « À gauche ! [L’autre gauche !|En rang !] »
        / {Friend} monta sur une pierre et cria des ordres. « [Gauche|En rang] ! »
        Les lumières partirent [de tous les côtés|dans tous les sens]. Une entra dans son oreille.
        / L’une fit oui, [l’autre non|l’autre rien]. Toutes partirent.
        + « Une, deux ! Pas si vite ! Plus vite ! » criait {friend}.
        + Trois grosses se mirent en rang, mais pas le même.
        + « Je suis le chef, dit {friend}. [C’est écrit là|J’ai la pierre]. »
        + La plus petite eut si peur qu’elle s’éteignit, une seconde.
        + « Demi-tour ! » Elles firent un tour entier, puis un de trop.
        + {Friend} descendit, l’oreille allumée.
      `,
      doubt: `
        La plus petite s’était assise. Elle [ne clignotait presque plus|faisait peu de lumière].
        / Il faisait plus sombre, maintenant. [Elles tremblaient.|La peur éteint.]
        + Personne n’aime les ordres quand on est perdu.
        + {Hero} ne savait pas commander. C’était un souci.
        + Et si un chef n’était pas quelqu’un qui crie ?
        + La nuit était vaste, pour de si petites choses.
        + « Elles sont bêtes », dit {friend}. Elles avaient seulement peur.
        + Qui donc les attendait, ce soir, à une fenêtre ?
      `,
      turn: `
        @turn {Hero} demanda à la plus petite lumière : « Et toi, où veux-tu [aller|marcher] ? »
        / {Hero} alla vers la plus petite lumière. « Où veux-tu aller ? » demanda {hero}.
        Puis {hero} marcha devant, [lentement, et attendit|et se retourna souvent].
        / Alors {hero} fit un pas [tout petit|devant]. {Hero} attendit, puis en fit un autre.
        + « Chez nous, dit-elle. Derrière le vent. » On ne lui avait jamais demandé.
        + {Hero} se baissa pour l’entendre.
        + Un pas. On attend. Un pas. On attend encore.
        + « Tu restes près de moi, dit {hero}. Tu me montres. »
        + La petite monta sur une épaule et pointa un rayon.
        + {Friend} ferma la marche et ramassa les traînardes.
        + On chantait le refrain, pour que les dernières l’entendent.
      `,
      works: `
        @result Une par une, les lumières suivirent en une seule file, [enfin|bien sages].
        / En une seule file, [toutes|hop], les lumières suivirent.
        Et dans leur lumière, on vit {thing}. [Très bien, même.|Enfin !]
        / On y voyait bien, à présent. [Et voilà|Et l’on vit] {thing}.
        + « C’était mon ordre suivant », dit {friend}.
        + On aurait dit un collier qui marche.
        + La petite brillait plus que toutes. « À droite », dit-elle.
        + Au bout, il y avait une maison de vent, et des mamans.
        + On compta en passant la porte : pas une ne manquait.
        + Celle de l’oreille sortit, un peu à regret.
        + « Merci d’avoir attendu », dit la dernière.
      `,
      lesson: `
        Pour bien mener, on marche [assez lentement pour tous|au pas du plus petit].
        / Un chef, c’est parfois quelqu’un [qui se retourne|qui demande d’abord].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, des centaines de petites lumières s’étaient perdues [là|ensemble].
        / Une foule de petites lumières bouchait [la route|tout], {spot.at}, et ne savait où aller.
        Impossible d’avancer, ni d’apercevoir {thing} [au travers|dans cette cohue].
        / {Thing} était là-bas, [derrière elles|sans doute], mais allez donc passer.
        + « Pardon », « après vous », « mais non, aïe », disaient-elles en clignotant.
        + Une grosse assurait que c’était par ici, puis par là, puis pleurait.
        + Elles entraient dans les cheveux, les plumes ou ce qu’on leur offrait.
        + La plus petite, un simple point, suivait tout le monde à la fois.
        + On aurait dit une soupe d’étoiles que personne ne remue du bon côté.
      `,
      wrong: `
        @wrong {Friend} grimpa et cria des ordres du haut d’une pierre : « À gauche ! [Non, l’autre !|Rassemblement !] »
        / {Friend} prit une grosse voix, [une grosse pierre|du recul], et cria des ordres du haut d’une pierre.
        Elles s’éparpillèrent immédiatement, [dans une direction inconnue|et l’une, dans une oreille].
        / Cela fit des étincelles, [des nœuds|deux bosses], et plus rien ne tint ensemble.
        + « Plus vite, moins vite, mais pourquoi vous arrêtez-vous ? » tonnait {friend}.
        + Trois des plus grosses formèrent un rang, chacune le sien.
        + « Je suis le chef, puisque j’ai la pierre », et nul n’osa discuter.
        + Au demi-tour, elles en firent un entier, par zèle, et un autre par erreur.
        + La toute petite s’éteignit de frayeur, puis se ralluma en s’excusant.
      `,
      doubt: `
        La plus petite s’assit par terre, [et ne clignota presque plus|et pâlit], et les autres l’imitèrent.
        / Une lueur perdue, ça pâlit ; [cent, ça fait de la peine|à cent, il fait gris].
        + Quand on est perdu, les cris indiquent seulement où se trouve celui qui crie.
        + {Hero} n’avait jamais rien commandé, sauf une fois, un chat.
        + Peut-être qu’un chef n’est pas forcément en haut.
        + Sans leur lumière, la nuit se rapprochait d’un pas.
        + Quelque part, sans doute, on les attendait pour dîner.
      `,
      turn: `
        @turn {Hero} se baissa et demanda à la plus petite lumière : « [Où veux-tu aller ?|Et toi, où vas-tu ?] »
        / {Hero} chercha la plus petite lumière et lui demanda [tout bas|gentiment] : « Où voudrais-tu aller ? »
        Ensuite, {hero} marcha devant, un pas à la fois, [en se retournant|et en attendant les dernières].
        / {Hero} marcha devant, [sans se presser|trois pas], puis attendit que toutes y soient.
        + « Chez nous, souffla-t-elle, derrière le vent », étonnée que l’on demande.
        + « Alors, c’est toi qui me montres, dit {hero}. Moi, je fais juste la tête de la file. »
        + Elle s’installa sur une épaule et tendit un rayon, mince comme un cheveu.
        + À l’arrière, {friend} ramassait les distraites, avec une douceur toute neuve.
        + On chantait bas, afin que la queue sache où était la tête.
        + Il fallut s’arrêter vingt fois, et vingt fois personne ne fut laissé.
      `,
      works: `
        @result L’une derrière l’autre, les lumières suivirent en une seule file, [longue comme un collier|sans un heurt].
        / La petite d’abord, [une grande|deux autres], et les lumières suivirent en une seule file.
        Le chemin s’éclaira, et l’on vit {thing}, [comme en plein jour|à deux pas].
        / Une file, [cela éclaire loin|c’est long] : au bout brillait {thing}.
        + « J’allais précisément l’ordonner », dit {friend}.
        + La petite, sur son épaule, brillait comme quatre et indiquait les trous.
        + Au bout, une maison de vent ouvrit la porte, et l’on entendit crier des mères.
        + Comptées à l’entrée, elles y étaient toutes, plus une luciole qui aimait les files.
        + Celle de l’oreille sortit la dernière, en se plaignant du confort perdu.
      `,
      lesson: `
        Diriger, ce n’est pas crier devant : [c’est également attendre derrière|c’est commencer par demander].
        / On voyage plus loin à l’allure du plus petit, [tous ensemble|sans abandonner personne].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, une multitude de petites lumières obstruait le passage, [éperdue|en plein désarroi].
        / Des lumières par centaines s’étaient égarées {spot.at}, [et tournaient sur place|serrées].
        {Thing.de}, dans cette cohue clignotante, [on ne distinguait rien|pas un reflet].
        / {Thing} se cachait derrière, [autant dire|peut-être] à l’autre bout du monde.
        + Les « pardon » s’y croisaient avec les « je vous en prie », et les uns et les autres se cognaient.
        + L’une, plus corpulente, certifiait que c’était par ici, s’en dédisait, puis fondait en larmes.
        + Elles se réfugiaient dans les coiffures, à la manière des idées qu’on n’a pas invitées.
        + La plus petite, guère plus qu’une virgule, suivait toutes les directions simultanément.
        + On songeait à un potage d’étoiles, tourné par un cuisinier sans conviction.
      `,
      wrong: `
        @wrong {Friend} gravit un bloc et cria des ordres du haut d’une pierre : [« À gauche, l’autre gauche ! »|« En rang ! »]
        / {Friend} cria des ordres du haut d’une pierre, [tous contraires|d’une voix de général].
        Elles s’égaillèrent aussitôt, [l’une d’elles dans une oreille|selon six points cardinaux].
        / On obéit à tous, [ce fut le malheur|hélas], et la foule fit des nœuds.
        + « J’ai la pierre, donc le commandement », raisonnait {friend}, et la logique était sans faille.
        + Trois des plus disciplinées constituèrent un rang, chacune pour son compte.
        + Au demi-tour réglementaire, le zèle en fit exécuter un entier, et l’émotion un second.
        + La benjamine s’éteignit d’épouvante, avant de se rallumer avec des excuses.
        + Il est à noter qu’un ordre crié deux fois fait, en général, deux désordres.
      `,
      doubt: `
        La plus petite s’assit, pâlit, et toutes, de proche en proche, [pâlirent|renoncèrent à luire].
        / Être cent et perdu, [c’est l’être cent fois|songea-t-on], et les lueurs baissaient.
        + Pour qui s’est égaré, les hurlements ne renseignent que sur la position du hurleur.
        + Les états de service {hero.de}, en fait de commandement, se réduisaient à un chat, et sans résultat.
        + Mais était-il écrit qu’un chef dût se tenir en hauteur ?
        + La nuit, profitant de cette faiblesse, avançait ses meubles.
      `,
      turn: `
        @turn Pliant les genoux, {hero} demanda à la plus petite lumière [où elle désirait aller|son chemin].
        / {Hero} demanda à la plus petite lumière, [que nul n’écoutait|tout bas], où elle voulait aller.
        Après quoi {hero} marcha devant, [en se retournant sans cesse|un pas, une halte], et attendit les dernières.
        / {Hero} marcha devant, [à petits pas|lentement], et attendit chaque fois.
        + « Chez nous, derrière le vent », souffla-t-elle, confondue qu’on la consultât.
        + « Vous indiquez, je précède », proposa {hero}, et l’affaire fut conclue d’un clin de lueur.
        + Elle s’établit sur une épaule, d’où elle tendit un rayon de l’épaisseur d’un cheveu.
        + {Friend}, en serre-file, recueillait les étourdies avec une mansuétude inattendue.
        + Vingt fois l’on s’arrêta, et vingt fois l’on repartit au complet.
      `,
      works: `
        @result Une à une, les lumières suivirent en une seule file, [pareille à un collier qui marche|sans heurt].
        / La dernière passa première, [et sans rougir|fièrement] ; les lumières suivirent en une seule file.
        Le sentier s’illumina de bout en bout, [révélant {thing}|et {thing} en sortit de l’ombre].
        / Au bout de cette file, [en pleine clarté|tout simplement], il y avait {thing}.
        + « L’instruction allait tomber », [fit observer {friend}|rappela {friend}], que personne ne contredit.
        + La petite, [grisée d’altitude|fière comme un phare], rayonnait pour quatre et signalait les ornières.
        + Une maison de vent s’ouvrit, [d’où jaillirent des mères|d’où sortirent des tantes], des reproches et des baisers.
        + Au dénombrement, l’effectif se trouva juste, [augmenté d’une luciole|plus une étincelle] qui adore les défilés.
        + Celle de l’oreille fut la dernière à rentrer, [non sans vanter la literie|et parla du calme].
      `,
      lesson: `
        On ne dirige véritablement que ceux [que l’on attend patiemment|que l’on consulte d’abord].
        / L’allure du plus petit paraît lente, mais c’est l’unique allure [qui n’égare personne|où chacun se retrouve].
      `,
    },
  },
  Inclusion: {
    titles: `
      {hero} et la ronde qui sautille
      Celui qui sautait
      Un trou dans la ronde
      Et si on sautillait ?
    `,
    refrains: [
      {
        first: 'Ouvre la ronde, prends ma main, il manque toujours quelqu’un.',
        changed: 'Ferme la ronde, garde ma main, il ne manque plus un.',
      },
      {
        first: 'Toi tu sautilles, nous aussi | la danse est neuve, et c’est ainsi.',
        changed: 'Toi tu sommeilles, nous aussi | la danse est close, et c’est ainsi.',
      },
      {
        first: 'Hop par ici, hop avec nous.',
        changed: 'Dodo par ici, dodo avec nous.',
      },
    ],
    facts: {
      wrong: '{friend} dit : la ronde est complète',
      turn: '{hero} changea la danse pour que tous sautillent',
      result: 'la ronde se ferma puis s’ouvrit',
    },
    beginner: {
      gate: `
        @spot [On s’arrêta|On arriva] {spot.at}. Des lumières [dansaient|tournaient] en rond autour {thing.de}.
        / Des lumières dansaient [main dans la main|une ronde] {spot.at}. {Thing} était au milieu.
        La ronde s’ouvre une fois fermée. Mais un petit feu était dehors : il [sautillait|sautait].
        + Pas, pas, glisse, faisaient-elles. Lui : hop.
        + Il restait un trou, entre deux grandes.
        + « Je ne sais que sauter », dit le petit feu.
        + Il avait une étincelle plus courte que l’autre. Voilà pourquoi.
        + La musique venait de la terre, tout bas.
        + Elles disaient : « Il nous manque quelqu’un. » Et elles cherchaient en l’air.
      `,
      wrong: `
        @wrong « {friend:Désolé/Désolée}, la ronde est complète », dit {friend} [au petit feu|d’un air de portier].
        / « La ronde est complète, dit {friend}. [Demain, peut-être|C’est plein]. »
        Mais elle ne l’était pas. Il y avait un trou, [juste de sa taille|tout petit].
        / [Complète|Plein] ? On voyait un trou dans la ronde.
        + « Il faut savoir les pas », dit {friend}. {Friend} ne les savait pas non plus.
        + {Friend} voulut prendre la place, et marcha sur une flamme. Aïe.
        + « Danse plus loin, dit {friend}. Là, c’est très bien aussi. »
        + Le petit feu dit oui, poliment, et baissa.
        + La ronde tourna, tourna. Elle ne s’ouvrit pas.
        + {Friend} compta : « Complet. » Le trou passa devant son nez.
      `,
      doubt: `
        Le petit feu sautilla plus loin, pour [ne pas gêner|avoir l’air occupé].
        / Tout seul, il fit hop. [Puis encore un petit hop.|Personne ne vit.]
        + Il avait l’air d’aimer danser plus que les autres.
        + Quelqu’un qui fait semblant de s’amuser, ça se voit au dos.
        + Les lumières tournaient, mais elles avaient perdu le sourire.
        + {Hero} connaissait ce coin-là, au bord de la cour.
        + Apprendre les pas au petit ? Il ne pouvait pas.
        + Alors, qui devait changer ? On y pensa.
      `,
      turn: `
        {Hero} regarda les pas, puis [les sauts|le petit feu].
        / Un, deux, hop, un, deux, hop. {Hero} regarda [sauter|danser] le petit feu.
        @turn « Et si on sautillait ? » dit {hero}, qui changea la danse [pour tous|d’un bond]. Hop, hop, hop !
        / {Hero} changea la danse : [tous à cloche-pied|on saute tous, hop] ! Et le petit feu entra.
        + Les grandes se regardèrent. On n’avait jamais sautillé.
        + La première fit hop, et gloussa.
        + « Montre-nous », dit {hero} au petit. Il en brilla deux fois.
        + Il fallait plier, puis lâcher, comme une bulle.
        + {Friend} sauta aussi, avec un bruit de sac.
        + La musique changea d’avis : tam, ta-tam, hop.
        + On lui tendit une main de chaque côté.
      `,
      works: `
        @result La ronde se ferma, puis s’ouvrit [comme une fleur|toute grande].
        / Plus de trou : la ronde se ferma. [Puis|Et pouf,] elle s’ouvrit.
        Au milieu, il y avait {thing}. Le petit feu sautilla [le plus haut|jusqu’aux larmes, de joie].
        / « Hop ! » dit le petit feu. [Là|Au centre], il y avait {thing}.
        + « On s’ennuyait, en fait, avec les glissés », dit une grande.
        + Il apprit aux autres le double hop.
        + {Friend} tomba deux fois, et dit que c’était dans la danse.
        + Le trou n’était plus là. On l’avait cherché, pour rire.
        + On fit un tour de plus, pour le plaisir.
        + Le petit feu avait chaud aux deux mains.
        + « Complet, dit {friend}. Cette fois, c’est vrai. »
      `,
      lesson: `
        S’il manque quelqu’un, [c’est la danse qu’il faut changer|changeons la danse].
        / Il n’était pas de trop. [Il était le bout qui manque.|Il manquait.]
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, des lumières dansaient en cercle [autour {thing.de}|avec lenteur, autour {thing.de}].
        / Une ronde de lumières tournait {spot.at}, [un pas, un pas|bien sagement], avec {thing} au centre.
        La ronde ne s’ouvrirait qu’une fois fermée ; or [il y restait un trou|quelqu’un y manquait].
        / Pour l’ouvrir, on la fermait d’abord. [Or un petit feu|Un seul] sautait dehors.
        + Pas, pas, glissé, faisaient-elles. Un petit feu, dehors, faisait hop.
        + Il avait une étincelle plus courte que l’autre, et sautillait depuis toujours.
        + « Je connais l’air, dit-il, c’est aux pieds que ça ne vient pas. »
        + La musique sortait du sol, comme une chaleur.
        + « Il nous manque quelqu’un », répétaient-elles, en cherchant au plafond.
      `,
      wrong: `
        @wrong « {friend:Désolé/Désolée}, la ronde est complète », déclara {friend}, [d’un ton de portier|la patte levée].
        / « La ronde est complète, dit {friend} [au petit feu|sans compter], revenez l’an prochain. »
        Elle ne l’était pas : un trou passait et repassait, [juste à sa taille|sous nos yeux].
        / Une place vide passa, [puis repassa|bien visible], et cligna de l’œil.
        + « Il y a des pas à connaître », ajouta {friend}, qui n’en connaissait aucun.
        + Pour boucher l’espace, {friend} s’y glissa et marcha sur trois flammes.
        + « Danse donc par là, c’est presque pareil. » Le petit feu dit merci.
        + La ronde tournait toujours, mais ne s’ouvrait pas.
        + « Complet, c’est complet », répéta {friend} au trou, qui n’en avait cure.
      `,
      doubt: `
        Le petit feu s’éloigna en sautillant, [l’air très occupé|afin de ne gêner personne].
        / Il sauta plus loin, [hop|un pied], sauta moins haut, et regarda ailleurs.
        + On reconnaît au dos ceux qui font semblant de s’amuser.
        + De toute la ronde, c’était lui, visiblement, qui aimait le plus danser.
        + {Hero} avait déjà vu ce coin-là, au bord d’une cour, un jour de grand soleil.
        + Lui apprendre à glisser ? Autant demander à la pluie de tomber de côté.
        + Quelque chose devait changer, et chacun regardait le petit feu.
      `,
      turn: `
        Longuement, {hero} regarda les pas de la ronde, puis [les sauts du petit|le petit feu].
        / {Hero} compta tout bas : un pas, [un pas|deux], et lui, un saut.
        @turn « Et si l’on sautillait ? » dit {hero}, qui changea la danse [pour tous|d’un premier hop].
        / {Hero} changea la danse : « [Oublions les pas|À cloche-pied], tout le monde saute ! »
        + Les grandes se consultèrent : cela ne s’était jamais fait, ce qui n’est pas une raison.
        + L’une essaya, gloussa, et recommença aussitôt.
        + « Veux-tu nous apprendre ? » demanda {hero}, et le petit feu doubla de lumière.
        + On plie, on lâche, on fait comme une bulle : il expliquait très bien.
        + {Friend} sauta avec un bruit de sac, mais en rythme.
        + De chaque côté, une main se tendit, et il prit les deux.
      `,
      works: `
        @result La ronde se ferma, tourna une fois, puis s’ouvrit [comme une fleur|grande comme un portail].
        / Il n’y eut plus de trou. [Alors|Aussitôt] la ronde se ferma, puis elle s’ouvrit.
        Au milieu attendait {thing}. [Tam, ta-tam, hop !|Le petit feu ne touchait plus terre.]
        / Au centre, il y avait {thing}, [et le petit feu dessus|enfin].
        + « Entre nous, confia une grande, les glissés m’ennuyaient depuis des siècles. »
        + Il enseigna le double hop, et l’on dut s’asseoir pour rire.
        + « Complet, annonça {friend}, et je vérifie : oui, complet. »
        + On chercha le trou partout, sous les pieds, entre les mains : il n’existait plus.
        + Il fallut bien faire trois tours de plus, par gourmandise.
      `,
      lesson: `
        Quand quelqu’un ne peut participer à la danse, [on modifie la danse|c’est elle qui s’adapte].
        / Une ronde demeure incomplète [tant que quelqu’un regarde|s’il reste quelqu’un à l’extérieur].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, des lumières évoluaient en cercle autour {thing.de}, [à pas glissés|avec gravité].
        / Une ronde de lumières, [fort bien réglée|au pas glissé], gardait {thing} {spot.at}.
        La ronde ne s’ouvrait que fermée, [et il y manquait quelqu’un|ce qu’elle n’était pas].
        / Fermée, elle s’ouvrait ; [ouverte, jamais|or un feu sautait], hors du rang.
        + Deux pas, un glissé, faisaient-elles, cependant qu’un petit feu, à l’écart, faisait hop.
        + Une de ses étincelles étant plus courte que l’autre, il sautillait de naissance.
        + « L’air, je le possède, expliqua-t-il, c’est aux chevilles que cela se complique. »
        + « Il nous manque quelqu’un », soupiraient-elles en scrutant obstinément le ciel.
        + La musique montait du sol, comme monte la chaleur d’une pierre.
      `,
      wrong: `
        @wrong « {friend:Désolé/Désolée}, la ronde est complète », signifia {friend}, [d’un ton de contrôleur|inflexible].
        / « La ronde est complète », trancha {friend}, [sans avoir compté|d’un air de caissier].
        Elle l’était si peu qu’un vide, [exactement à sa mesure|béant], défilait toutes les six secondes.
        / Une place vide tournait, [pourtant|à hauteur d’yeux], comme un reproche bien élevé.
        + Il fallait, à l’entendre, justifier d’une connaissance des pas, {friend.que} ne possédait nullement.
        + Voulant combler la lacune en personne, {friend} s’y introduisit et piétina trois flammes.
        + « Dansez donc un peu plus loin, l’effet est à peu près le même. »
        + Le petit feu remercia, ce qui fut, de toute la scène, le plus difficile à regarder.
        + Ceux qui gardent une porte oublient souvent de vérifier s’il y a un mur.
      `,
      doubt: `
        Il s’en fut à petits bonds, [avec l’air absorbé des gens qu’on n’invite pas|sans faire d’ombre].
        / Le petit feu sauta moins haut, [puis ailleurs|par discrétion], et fit semblant d’attendre quelqu’un.
        + À l’inclinaison d’un dos, on devine aisément quelqu’un qui feint de s’amuser.
        + Nul, dans ce cercle impeccable, n’aimait la danse autant que lui.
        + {Hero} connaissait ce bord-là pour l’avoir occupé, un midi, dans une cour pleine de soleil.
        + Autant prier la pluie de tomber de profil que d’enseigner le glissé à ce petit feu.
      `,
      turn: `
        {Hero} étudia les pas, puis les sautillements, [puis de nouveau les pas|et compara].
        / {Hero} comprit qu’il ne dansait pas mal : [il dansait seul|autrement], voilà tout.
        @turn « Et si l’on sautillait ? » dit {hero}, qui changea la danse [pour tous|d’un premier bond], sans cérémonie.
        / {Hero} changea la danse [plutôt que le danseur|d’un bond] : tout le monde sauta.
        + Les aînées se consultèrent : il n’y avait pas de précédent, mais, à la réflexion, pas d’obstacle.
        + L’une d’elles s’y risqua, gloussa malgré son rang, et se resservit.
        + Nommé maître de ballet, le petit feu doubla d’éclat et de volume.
        + On plie, on retient, on s’échappe ainsi qu’une bulle, professait-il avec clarté.
        + {Friend} retombait à la façon d’un sac, mais d’un sac qui a le sens du rythme.
      `,
      works: `
        @result La ronde se ferma, frémit, puis s’ouvrit [à la manière d’une fleur|toute grande], sans un bruit.
        / Le trou comblé, la ronde se ferma, [hésita|tourna], puis s’ouvrit comme une main.
        En son cœur rayonnait {thing}, [autour de quoi l’on sautilla encore|et l’on applaudit].
        / {Thing} était au centre, [où l’on n’entre qu’ensemble|tout simplement].
        / {Thing} resplendissait au centre, [et l’applaudissement fut général|dans un tourbillon d’applaudissements].
        + « Entre nous, [confessa l’une des aînées|soupira une très vieille lueur], les glissés m’assomment depuis deux siècles. »
        + L’introduction du double hop [obligea l’assistance à s’asseoir|fit choir la moitié de l’assemblée], tant elle riait.
        + « Complet », proclama {friend}, [après un recensement|à l’issue d’un compte] qui, cette fois, tombait juste.
        + Le vide, [que l’on rechercha par curiosité|qu’on voulut remercier], n’était plus nulle part.
        + Les mains prises des deux côtés, il avait l’air d’une lampe que l’on vient d’accrocher à sa place.
      `,
      lesson: `
        On enseigne rarement à un feu à changer de pas, [mais une ronde y parvient|une ronde, si].
        / Rien n’est complet, si bien fermé que ce soit, [quand quelqu’un regarde|tant qu’on attend dehors].
      `,
    },
  },
  Cooperation: {
    titles: `
      {hero} et les deux gardes mécaniques
      Tu tiens, tu tournes
      Tic boude, tac aussi
      La clé et le trou de la serrure
    `,
    refrains: [
      {
        first: 'Toi tu tiens, toi tu tournes, et la serrure se retourne.',
        changed: 'Toi tu dors, moi je tourne la page, et la nuit tourne.',
      },
      {
        first: 'Clé sans trou, trou sans clé | deux qui boudent, c’est fermé.',
        changed: 'Clé dans le trou, le tour est fait | deux qui s’aiment dorment en paix.',
      },
      {
        first: 'Tiens bon, je tourne, cric, crac.',
        changed: 'Dors bien, je veille, cric, crac.',
      },
    ],
    facts: {
      wrong: '{friend} voulut ruser avec les deux gardes',
      turn: '{hero} prit les deux gardes par la main',
      result: 'la clé tourna et fit clic',
    },
    beginner: {
      gate: `
        @spot [Voilà|Enfin] : on était {spot.at}. Deux gardes mécaniques [boudaient|se boudaient] devant une porte.
        / Il y avait une porte {spot.at}. Deux gardes [de fer|à ressort] s’y boudaient.
        L’un avait la clé. L’autre savait où était [la serrure|le trou]. Derrière : {thing}.
        / Le premier serrait une clé. [Le second cachait le trou.|L’autre gardait un secret : le trou.]
        + Tic, faisait l’un. Tac, faisait l’autre. Jamais ensemble.
        + Ils se tournaient le dos, avec un grincement.
        + « Demandez-lui », disait Tic. « Demandez-lui », disait Tac.
        + Ils étaient fâchés à cause d’une goutte d’huile.
        + La porte, lisse et haute, s’ennuyait.
        + Une vis était tombée entre eux. Aucun ne la ramassait.
      `,
      wrong: `
        @wrong {Friend} voulut ruser avec les deux gardes : « [Regardez !|Là-haut !] »
        / « [Oh, une vache|Vos lacets] ! » {Friend} voulut ruser avec les deux gardes.
        Ils firent tourner {friend} [comme une toupie|trois fois sur place]. Tic, tac, tic.
        / Un garde à gauche, [un à droite|l’autre aussi] : {friend} tourna, tourna.
        + « Il te dit rouillé », souffla {friend} à l’un, puis à l’autre.
        + {Friend} mit une fausse moustache. [Elle était en herbe.|Elle tomba.]
        + Ils n’étaient d’accord que là-dessus : tourner {friend}.
        + « Je vois trois portes », dit {friend}, par terre.
        + La clé resta dans le poing, et le trou, dans le secret.
        + Une ruse, ça se retourne. {Friend} aussi.
      `,
      doubt: `
        « Il n’a qu’à s’excuser », disaient-ils, [en même temps|l’un et l’autre]. Tic. Tac.
        / Le silence grinçait un peu. [Tic.|Il y manquait de l’huile.] Puis plus rien.
        + Une clé toute seule, c’est un bout de fer.
        + Un trou tout seul, c’est un courant d’air.
        + {Hero} avait boudé aussi, une fois, pour une cuillère.
        + Qui fera le premier pas ? Personne n’aime commencer.
        + Ils se regardaient, mais seulement de dos, en cachette.
        + La nuit passa entre eux, sur la pointe des pieds.
      `,
      turn: `
        @turn {Hero} prit les deux gardes par la main. [Elles étaient froides.|Ça grinça.]
        / Une main [ici|à gauche], une main là. {Hero} prit les deux gardes par la main.
        « Toi, tu tiens la clé. Toi, tu [montres|tournes]. Ensemble. »
        / « Toi, la clé. Toi, [le trou|l’œil]. On le fait à deux. »
        + « Avec lui ? » dit Tic. « Avec moi », dit {hero}, et ce fut plus doux.
        + On ramassa la vis. On la remit à qui elle manquait.
        + Ils firent un pas, clong, puis un autre, vers le milieu.
        + « Tu as la main froide », dit Tac. « Toi aussi », dit Tic.
        + {Hero} ne lâcha ni l’un ni l’autre. Ça tirait des deux côtés.
        + {Friend} souffla un peu d’huile, de loin, par politesse.
        + La clé chercha un peu. Un doigt de fer montra le trou.
      `,
      works: `
        @result La clé tourna et fit clic. [Quel joli clic !|Un clic pour deux.]
        / Cric, crac, la clé tourna [dans le trou|enfin] et fit clic.
        « Beau travail », se dirent les gardes, [surpris|gênés]. On prit {thing}.
        / Les gardes rirent [en fer-blanc|un peu]. {Thing} était derrière.
        + Tic-tac, firent-ils. C’était la première fois.
        + La porte s’ouvrit en bâillant.
        + Ils se partagèrent une goutte d’huile. Il y en avait assez.
        + « C’est ton trou qui est beau. » « Non, c’est ta clé. »
        + {Friend} ôta sa moustache et s’excusa aux deux.
        + Ils se rangèrent côte à côte, d’une seule ombre.
        + On referma, on rouvrit. Ils adoraient ça.
      `,
      lesson: `
        Une clé sans serrure, [c’est un bout de fer|ça n’ouvre rien]. Et l’inverse.
        / « Toi, tu tiens. Toi, tu tournes. » [Voilà comment on ouvre.|Et clic.]
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, deux gardes mécaniques se tournaient le dos [devant une porte|en grinçant].
        / Dos à dos, {spot.at}, deux gardes mécaniques boudaient [depuis lundi|en grinçant].
        L’un possédait la clé, l’autre connaissait le trou, [et {thing} était derrière|et tous deux boudaient].
        / À l’un la clé, à l’autre le trou, [à personne la porte|et pas un mot]. {Thing} était derrière.
        + Tic, disait le premier. Tac, disait le second, après un silence exprès.
        + « Adressez-vous à lui », répondaient-ils, chacun désignant l’autre du coude.
        + La brouille venait d’une goutte d’huile, la dernière de la burette.
        + Une petite vis gisait entre eux, et aucun ne daignait la voir.
        + La porte attendait, lisse, patiente, sans la moindre serrure visible.
      `,
      wrong: `
        @wrong {Friend} voulut ruser avec les deux gardes : « Oh, [une soucoupe|un pigeon en or], là-haut ! »
        / {Friend} voulut ruser avec les deux gardes, [l’un après l’autre|à la fois] : « Votre ami vous appelle ! »
        + Ils levèrent la tête, puis firent tourner {friend} [comme une toupie|sur son axe], d’un même geste.
        / L’un poussa à gauche, [l’autre aussi|l’autre à droite], et {friend} fit la toupie.
        + « Il prétend que vous rouillez », glissa {friend} à l’un, ensuite à l’autre.
        + Une moustache d’herbe, censée tromper tout le monde, éternua.
        + C’était le seul point sur lequel ils s’entendaient : faire tourner {friend}.
        + « Je vois quatre portes, dit {friend} en s’asseyant, et elles dansent. »
        + Pendant ce temps, la clé n’avait pas quitté le poing, ni le secret sa bouche.
      `,
      doubt: `
        « Qu’il s’excuse d’abord », dirent-ils [en chœur|au même instant], et ils en furent vexés.
        / Ils avaient oublié pourquoi, [mais pas que c’était l’autre|sauf le principal].
        + Une clé sans trou est un morceau de fer ; un trou sans clé, un courant d’air.
        + {Hero} se souvint d’une brouille d’une semaine, pour une cuillère.
        + Ils se regardaient beaucoup, mais seulement quand l’autre avait le dos tourné.
        + Le plus dur, dans une paix, c’est de savoir qui commence.
        + L’huile avait séché depuis longtemps ; la fâcherie, elle, brillait encore.
      `,
      turn: `
        @turn Sans un mot, {hero} prit les deux gardes par la main, [froide, lourde|une main pour chacun].
        / {Hero} prit les deux gardes par la main, [l’un à droite|sans un mot], et les fit se retourner.
        « Toi, tu tiendras la clé, et toi, tu montreras. [Moi, je resterai au milieu.|Personne ne se lâchera.] »
        / « Tu tiens, tu tournes, dit {hero}, [et l’on compte à trois|et moi, je reste]. »
        + « Avec lui ? » crissa le premier. « Avec moi », dit {hero}, et cela passa mieux.
        + On tirait à gauche, on tirait à droite, et il fallut tenir bon.
        + La vis fut ramassée : elle manquait au genou du plus fier.
        + « Tu as froid aux doigts », remarqua l’un. « C’est d’être seul », dit l’autre.
        + Clong, clong, clong, ils firent trois pas l’un vers l’autre.
        + Un doigt de fer se leva, hésita et désigna une fleur sculptée : là.
      `,
      works: `
        @result La clé tourna et fit clic, [un clic pour deux|le plus joli clic du monde].
        / Il y eut un cric, [un silence|un crac], puis la clé tourna et fit clic.
        « Beau travail », dirent ensemble les gardes, [qui rougirent de rouille|étonnés]. On prit {thing}.
        / « Bien tourné », dit l’un, et l’autre dit : « [Bien tenu|Bien visé]. » On prit {thing}.
        + Tic-tac, se mirent-ils à faire, bien régulièrement.
        + Leur dernière goutte d’huile fut coupée en deux.
        + « Votre serrure est superbe », dit l’un. « Sans votre clé, vous savez… » répondit l’autre.
        + {Friend} rendit à la prairie sa moustache d’herbe et demanda pardon.
        + On rouvrit, on referma, on rouvrit : ils n’en avaient jamais assez.
      `,
      lesson: `
        Chacun possédait la moitié nécessaire ; [il manquait une main|il suffisait de réunir les deux].
        / « Tu tiens, je tourne » : [c’est tout le secret des serrures|énormément de portes s’ouvrent ainsi].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at}, deux gardes mécaniques se présentaient le dos, [avec un mépris bien huilé|en grinçant].
        L’un détenait la clé, l’autre l’emplacement du trou, [sans se parler|et ils boudaient].
        / L’un avait la clé, [l’autre la science|l’autre le trou], et la porte, personne.
        + Tic, proférait le premier ; tac, répliquait le second, après un délai calculé pour déplaire.
        + « Voyez avec lui », disaient-ils tour à tour, en se désignant du coude.
        + La querelle, apprit-on, portait sur la dernière goutte d’une burette.
        + Une vis avait roulé entre eux, que ni l’un ni l’autre ne s’abaissait à remarquer.
        + La porte, lisse du haut en bas, supportait la situation avec philosophie.
      `,
      wrong: `
        @wrong {Friend} voulut ruser avec les deux gardes : « Tiens, [un pigeon en or|une éclipse] ! »
        / {Friend} voulut ruser avec les deux gardes, [en flattant l’un|tour à tour], puis en plaignant l’autre.
        + Ils levèrent les yeux, puis, [d’un même élan|unis soudain], firent tourner {friend} sur place.
        / Sur un point, ils s’accordèrent : [faire de {friend} une toupie|toupie], et longtemps.
        + « Il vous trouve rouillé », confia {friend} à l’un, sans omettre d’en informer l’autre.
        + Une moustache végétale, destinée à égarer les soupçons, fut prise d’un éternuement.
        + Ce fut, en dix ans de service, leur première action concertée.
        + « J’aperçois quatre portes, articula {friend}, et elles valsent fort bien. »
        + La ruse a ceci de commun avec la toupie qu’elle revient toujours à son point de départ.
      `,
      doubt: `
        « Qu’il s’excuse le premier », dirent-ils d’une seule voix, [ce dont ils s’offensèrent|et s’en voulurent].
        / La cause s’était perdue, [rouillée sans doute|jadis] ; il ne restait que la brouille.
        + Que vaut une clé privée de serrure, sinon son poids de fer, et une serrure sans clé, sinon un sifflement ?
        + {Hero} se rappela certaine brouille d’une semaine, née d’une cuillère et nourrie au silence.
        + Ils s’observaient volontiers, mais à tour de rôle et jamais de face.
        + Ce qui retarde les réconciliations, c’est moins la paix à faire que le premier pas.
      `,
      turn: `
        @turn Sans plaider pour personne, {hero} prit les deux gardes par la main, [courtoisement|fermement].
        / {Hero} prit les deux gardes par la main, [et ne plaida pour personne|l’un après l’autre].
        « Tu tiens la clé, ton collègue la dirige, [et moi, je demeure entre vous|et je n’abandonne personne]. »
        / « L’un tient, l’autre tourne, [dit {hero}|voilà tout], et je reste entre vous. »
        + « Avec lui ? » grinça le premier, à qui l’on répondit : « Avec moi », nuance qui arrangeait l’honneur.
        + Cela tirait à hue et à dia, et l’on eut, un moment, des bras trop courts.
        + La vis, enfin relevée, se révéla manquer au genou du plus hautain.
        + « Vous avez les doigts gelés », constata l’un. « C’est la solitude », admit l’autre.
        + Un index de fer se souleva, parut se souvenir, et désigna, dans un feston, la serrure.
      `,
      works: `
        @result La clé tourna et fit clic, un clic d’une netteté [bouleversante|presque musicale].
        / La rouille céda, [cran par cran|grain à grain] : la clé tourna et fit clic.
        « Magnifique collaboration », approuvèrent les gardes, [rougissant de rouille|étonnés]. On récupéra {thing}.
        / Ils se félicitèrent, [à la troisième personne|en grinçant], et {thing} fut à nous.
        + Depuis, ils font tic-tac, [et l’on peut régler sa montre|et les voisins s’endorment] sur leur amitié.
        + La dernière goutte d’huile, qui les avait brouillés, fut partagée à l’aiguille.
        + On se complimenta sur la serrure, [on se récria sur la clé|on loua la clé], et cela menaçait de durer.
        + {Friend} restitua sa fausse moustache à la pelouse, [en l’accompagnant d’excuses|non sans des condoléances] circonstanciées.
        + Ils insistèrent pour refermer, rouvrir, refermer encore, [avec des rires de quincaillerie|pour le plaisir du clic].
      `,
      lesson: `
        Chacun possédait la moitié du secret ; [il ne manquait qu’une main entre les deux|restait à les réunir].
        / Aucune serrure n’obéit à qui se tourne le dos, [fût-on deux|clé ou pas].
      `,
    },
  },
}
