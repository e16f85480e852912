import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const hiddenValley: SettingContent<Noun, 'Hidden Valley'> = {
  place: { name: 'la Vallée cachée', in: 'dans la Vallée cachée', to: 'vers la Vallée cachée', from: 'de la Vallée cachée' },
  beginner: {
    arrival: `
      @place Derrière le brouillard, on y était : {place.in}. Ça sentait [le lait|le foin et le lait].
      / Le chemin fit un nœud, [puis un autre|se défit]. On était {place.in}.
      / @place La brume s’ouvrit : on fut {place.in}. [« Vos pas », dit l’herbe.|Tout sentait le lait.]
      Deux murets [s’appuyaient l’un sur l’autre|se tenaient par l’épaule], [tout chauds|comme des vieux].
      / La fumée montait tout droit, [puis se couchait|sans rien dire].
      + Le ruisseau se souvenait de tout et le racontait.
      + « Ici, on parle bas, dit {friend}. Le brouillard est léger. »
      + Une cloche de vache fit dong, très loin, très rond.
      + Des lumières s’allumaient, une par fenêtre.
      + {Hero} souffla. La brume fit une fossette.
      + Un chemin vint à notre rencontre et nous prit.
      + Une grange bâillait, toutes portes ouvertes.
    `,
    life: `
      Chaque soir, on tire le brouillard [comme une couverture|jusqu’au clocher].
      / Les gens d’ici rentrent tôt, [avec la soupe|quand le loup bâille].
      + Une chèvre sonnait à toutes les portes, pour rien.
      + Le ruisseau récitait les anniversaires. Il n’en ratait pas un.
      + On compte les moutons. Ils restent éveillés pour ça.
      + Un vieux raconte la neige à ceux qui sont nés en mai.
      + Les murets se disent bonsoir, de pierre en pierre.
      + Le boulanger pétrit en chantant, et la pâte monte au refrain.
      + « Dors au fond », se dit-on, car c’est le plus tiède.
      + Le meunier dort déjà. Son moulin aussi.
    `,
    way: `
      On alla {spot.to}. Le chemin descendait [entre deux murets|de pierre en pierre].
      / On marcha {spot.to}, [la main sur la mousse|dans la brume jusqu’au genou].
      Le ruisseau [parlait de la neige|répétait chaque pas], plouf, [plouf|et plouf].
      + Une lumière bougeait derrière un carreau.
      + Une vache nous regarda passer, l’herbe au coin du bec.
      + Ça sentait la fumée, la pomme et la laine.
      + Un âne dit hi, et garda han pour demain.
      + {Friend} marcha dans un reflet. Il se reforma.
      + Les noisetiers jouaient à celui qui ne bouge pas.
      + Un chat suivait sur le muret, d’une pierre à l’autre.
      + Plus bas, la nuit était épaisse comme une crème.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un flocon de brouillard|un galet qui se souvient].
      / « Garde-le au frais », dit {keeper}. C’était [un bout de brume|une goutte du ruisseau].
      Le ruisseau promit de [s’en souvenir|nous raconter], [jusqu’à la mer|à tout le monde].
      + « Dors au fond ! » dirent les murets, l’un après l’autre.
      + {Friend} reçut un morceau de fromage, et n’en dit plus un mot.
      + La chèvre sonna à nos oreilles, pour rien.
      + Le brouillard ouvrit la porte, puis la referma.
      + Les fenêtres clignèrent, et l’une resta.
      + L’âne dit enfin han.
    `,
  },
  intermediate: {
    arrival: `
      @place Passé le brouillard, on fut {place.in}, [qui sentait le lait chaud|dans une odeur de foin].
      / La dernière colline s’écarta, et l’on fut {place.in}, [comme au creux d’une main|où tout parlait bas].
      / @place La brume souleva un coin, et l’on découvrit {place}, [bien bordée|au fond du soir].
      Deux murets s’y tenaient [par l’épaule|l’un contre l’autre], [comme de vieux amis|par habitude].
      / Un clocher dépassait de la brume, [en bonnet|le nez seulement].
      + Le ruisseau se souvenait de tout, et [le racontait|en faisait le récit] dans l’ordre.
      + « Parlons bas, conseilla {friend}, cette brume [s’effiloche|se déchire] facilement. »
      + Une cloche de vache fit dong, quelque part, avec rondeur.
      + Les fenêtres s’allumaient tranquillement, une par famille.
      / Un tas de foin soupirait [d’aise|en dormant], et la grange avec lui.
      + Là où {hero} respira, le brouillard garda une fossette.
      + Un sentier [vint à notre rencontre|nous fit bonjour] et prit les bagages.
    `,
    life: `
      Chaque soir, on tire le brouillard jusqu’au clocher, [comme une couverture|en le bordant sous les haies].
      / Les habitants rentrent de bonne heure, [quand le ruisseau bâille|la soupe sous le bras].
      / À la nuit, les portes se ferment sans bruit, [comme des paupières|l’une après l’autre].
      + Une chèvre sonnait à toutes les portes et n’avait rien à dire.
      + Le ruisseau récitait [les anniversaires|toutes les fêtes], même ceux des murets.
      + On compte les moutons, qui restent éveillés exprès.
      + Un ancien racontait [la neige|le grand froid] à des enfants nés au mois de mai.
      + Le boulanger pétrissait en chantant, et la pâte levait au refrain.
      + Les pierres des murets se souhaitaient bonsoir, d’un bout à l’autre de la vallée.
      + « Dors au fond », dit-on ici, car c’est là qu’il fait tiède.
    `,
    way: `
      Le chemin descendait {spot.to}, de pierre en pierre, [entre les murets|sous une brume légère].
      / Un raidillon menait {spot.to}, [où l’on glissait en douceur|parmi les reines-des-prés].
      / On marcha {spot.to}, le brouillard [à hauteur de genou|jusqu’à la ceinture], comme dans du lait.
      Le ruisseau répétait chacun de nos pas, [plouf|en les embellissant], pour ne pas oublier.
      + Une lampe se déplaçait derrière un carreau.
      + Une vache nous [suivit du regard|regarda passer], en mâchant la question.
      + Cela sentait la fumée, la pomme et la laine mouillée.
      + Un âne dit hi, et garda han pour le lendemain.
      + Les noisetiers jouaient à rester immobiles, et gagnaient tous.
      + Sur le muret, un chat nous accompagnait, d’un air de hasard.
      + {Friend} traversa un reflet, qui se recolla derrière.
      + Plus bas, l’obscurité devenait épaisse comme de la crème.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [un flocon de brouillard|un galet qui se souvient], enveloppé de mousse.
      / Dans un mouchoir, {keeper} noua pour {hero} [un peu de brume|un galet bavard].
      / « À conserver au frais », dit {keeper}, et c’était [une goutte de ruisseau|un petit bout de brume].
      Le ruisseau promit de se souvenir de nous [jusqu’à la mer|au moins jusqu’au moulin].
      / La vallée nous regarda partir, [une fenêtre après l’autre|et tira sa couverture].
      + « Dors au fond ! » se transmirent les murets, pierre après pierre.
      + {Friend} reçut un fromage et devint {friend:rêveur/rêveuse}.
      + La chèvre sonna une dernière fois, pour rien, mais avec sentiment.
      + La brume entrouvrit sa porte et la repoussa doucement derrière nous.
      + Une fenêtre, entre toutes, resta éclairée.
      + L’âne, ému, lâcha son han un jour en avance.
    `,
  },
  advanced: {
    arrival: `
      @place Le brouillard traversé, on fut {place.in}, [qui fleure le lait et le foin|blottie au fond du soir].
      / Il fallut se perdre deux fois, [selon l’usage|avec application], pour se trouver {place.in}.
      / @place La brume souleva un pan, révélant {place}, [bordée jusqu’au clocher|que nulle carte ne trahit].
      Deux murets s’y soutenaient mutuellement, [en vieux amis|et depuis si longtemps que c’était tendre].
      / Les toits, serrés les uns contre les autres, [se tenaient chaud|écoutaient le ruisseau].
      + Le ruisseau avait tout retenu et [le racontait|l’exposait], en respectant la chronologie.
      + « Baissons la voix, recommanda {friend}, cette brume [s’effiloche|se froisse] pour un rien. »
      + Une cloche de vache émit, [dans le lointain|sans se presser], un dong d’une parfaite rondeur.
      + Les croisées s’allumaient sans hâte, à raison d’une par famille.
      + Là où {hero} avait respiré, le brouillard conserva une fossette.
      / Une pomme roula jusqu’à nous, [en guise de bienvenue|sans qu’on sût d’où], et attendit.
      + Un sentier s’avança [au-devant de nous|jusqu’à nos pieds], dans l’intention [évidente|touchante] de se charger des bagages.
    `,
    life: `
      Chaque soir, on y remonte le brouillard jusqu’au clocher, [délicatement bordé sous les haies|maille à maille].
      / On s’y retire prématurément, [dès que bâille le ruisseau|la soupe sous le bras], et sans regret.
      / À la brune, le clocher rentre le cou, [les poules aussi|d’un cran], et les conversations baissent.
      + Une chèvre sonnait de porte en porte, sans autre motif que la conversation.
      + Le ruisseau récitait les anniversaires[, à mi-voix|], y compris ceux des murets, qui faisaient les modestes.
      + Les moutons veillent fort tard, afin qu’on puisse les compter.
      + Un ancien décrivait [la neige|les hivers d’antan] à des enfants nés en mai, et passait pour un poète.
      + Le boulanger pétrissait [en chantant|des deux voix], la pâte ayant pris le pli de lever au refrain.
      + De pierre en pierre, les murets se transmettaient [le bonsoir|la soirée], qui parvenait à l’autre bout vers minuit.
      + « Dors au fond », s’y dit-on, la tiédeur étant, comme la mémoire, plus épaisse en bas.
    `,
    way: `
      Le chemin dévalait {spot.to} entre les murets, [de dalle en dalle|sous une brume qu’on écartait du genou].
      / Une sente menait {spot.to}, [si peu pressée qu’on s’y asseyait|au pas des troupeaux].
      / On descendit {spot.to}, [immergé dans le brouillard jusqu’à la ceinture|comme on entre dans du lait].
      Le ruisseau reproduisait chacun de nos pas, [en l’enjolivant|par acquit de mémoire].
      + Une lampe voyageait derrière un carreau, au gré de quelque insomnie.
      + Une vache nous accompagna du regard, ruminant, semblait-il, la question.
      + La fumée, la pomme et la laine humide se partageaient l’air.
      + Un âne articula « hi », et remit « han » au lendemain.
      + Les noisetiers jouaient à qui bougerait [le dernier|une feuille], et la partie promettait d’être longue.
      + Sur la crête du muret, un chat [tenait à préciser|laissait entendre] qu’il allait par hasard dans notre direction.
      + {Friend} traversa un reflet, lequel se recolla sans rancune.
      + L’ombre prit, vers la fin, la consistance d’une crème.
    `,
    thanks: `
      {Keeper} remit {hero.a} un galet doué de mémoire, [enveloppé de mousse|à interroger doucement].
      / Un peu de brume, [nouée aux quatre coins|encore fraîche], voilà ce {keeper.que} offrit {hero.a}.
      / « À tenir au frais », dit {keeper}, confiant {hero.a} [un flocon de brouillard|une goutte de ruisseau].
      Le ruisseau s’engagea à [se souvenir de nous|nous tenir à jour] [jusqu’à la mer|tant qu’il aurait des cailloux].
      / La vallée entière nous suivit [d’une lampe, puis d’une autre|longtemps du regard].
      + « Dors au fond », se répétèrent les murets, avec la lenteur qui les caractérise.
      + {Friend} reçut un fromage, et tomba dans une songerie dont rien ne put l’extraire.
      + La chèvre sonna une ultime fois, sans objet, mais non sans émotion.
      + La brume entrebâilla sa porte, et la repoussa derrière nous, du pied.
      + Entre toutes les fenêtres, une resta allumée.
      + L’âne, bouleversé, livra son « han » avec un jour d’avance.
    `,
  },
  troubles: {
    'mist-shuttle': {
      keeper: { noun: 'vieille araignée tisserande', gender: 'f' },
      thing: { noun: 'navette', gender: 'f' },
      spot: { at: 'derrière la cascade', to: 'vers la cascade' },
      facts: {
        ask: 'Pourquoi la lune brillait-elle droit dans les yeux ?',
        cause: 'le ruisseau emporta {thing}',
        mended: 'la couverture de brouillard se referma',
      },
      beginner: {
        trouble: `
          @keeper Devant son métier, {keeper} [tenait huit fils|piquait du nez].
          / Un fil pendait dans la brume. Au bout, {keeper} [soupirait|bâillait des huit yeux].
          @thing « Le brouillard a un trou, dit-elle. [Il me faut|J’ai perdu] la navette ! »
          / « Je ne peux plus tisser, dit-elle. La navette [est partie|n’est plus là]. »
          @cause « Le ruisseau l’a emportée, [en passant|en parlant d’autre chose]. »
          / « Je l’ai posée au bord. Le ruisseau l’a emportée [en chantant|avec ses galets]. »
          @feeling Elle était fatiguée : [six yeux dormaient, deux veillaient|elle bâilla huit fois].
          / La tisserande était fatiguée, [patte après patte|et ses nœuds penchaient].
          + « J’ai tissé toute la semaine. Il ne manquait qu’un bout de ciel. »
          + Par le trou, la lune passait le bras entier.
          + « Elle a filé {spot.to}. L’eau bavarde, et moi, je n’ai pas le pied marin. »
          + Son fil gris pendait, sans savoir où aller.
          + {Friend} boucha le trou avec un chapeau. Il tomba.
          + « Je n’y vois que des fils, dit-elle. Même les gens. »
          + Une goutte de lune tomba sur son nez.
        `,
        worry: `
          La lune brillait droit [dans les yeux|dans les lits]. Une vache portait un bandeau.
          / Personne ne dormait. [On voyait trop bien les chaussettes par terre.|Il faisait nuit en plein jour.]
          + Le coq chanta trois fois, puis demanda pardon.
          + Les moutons se comptaient entre eux.
          + Un bébé jouait avec un rayon et ne le rendait pas.
          + On mit des draps aux fenêtres. On n’eut plus de draps.
          + Les chauves-souris portaient des lunettes.
          + Le froid entrait aussi, et s’asseyait au bout du lit.
          + Un hibou, ébloui, se posa sur un chien.
        `,
        mend: `
          La navette courut, à gauche, à droite. [Clic, clac.|Tic, tac.] {Hero} [tenait le bout du fil|tira un peu].
          @mended Et la couverture de brouillard se referma, [maille après maille|bien douce].
          / Clic, clac. La couverture de brouillard se referma, [d’un bord à l’autre|ouf].
          + La lune retira le bras, puis la main, puis un doigt.
          + Il resta un petit rond, pour respirer.
          + Une vache bâilla sous son bandeau.
          + Le coq remit la tête sous l’aile.
          + Un rayon s’endormit dans la main d’un bébé.
          + Tout devint gris perle, et tiède.
          + L’araignée ferma deux yeux, puis les autres, par paires.
          + On n’entendait plus que clic, et puis clac.
        `,
        joy: `
          La vache garda son bandeau. [Il lui allait bien.|C’était du velours.]
          / On but du lait chaud [dans la brume|sous la couverture], [tout près|avec des tartines].
          + On rendit les draps, un peu au hasard.
          + L’araignée broda le nom {hero.de}, tout en bas.
          + {Friend} se roula dedans et disparut une heure.
          + Le ruisseau rapporta aussi une cuillère et un sabot.
          + On attacha la navette avec son propre fil.
          + La lune fit coucou par le petit rond.
          + Le coq fut invité, mais il dormait, ouf.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Devant son métier, {keeper} [tenait un fil dans chaque patte|piquait du nez, puis des sept autres].
          / Un métier se dressait contre la lune, et {keeper} [y reprisait l’air à la main|n’y tissait rien].
          @thing « Le brouillard a un trou, dit-elle, [juste au-dessus des lits|un grand], et je n’ai plus la navette. »
          / « On voit des pieds dépasser de la vallée, dit-elle, [car il me faut|car j’ai perdu] la navette. »
          @cause « Le ruisseau l’a emportée en passant, [comme il bavardait|sans y penser], avec tout ce qu’il raconte. »
          / « Je l’avais posée sur une pierre, [au frais|un tout petit moment], et le ruisseau l’a emportée. »
          @feeling Elle était fatiguée : [six yeux dormaient déjà, et deux montaient la garde|elle bâilla huit fois de suite].
          / Elle était fatiguée, et ses nœuds [se défaisaient de sommeil|disaient tous des bêtises].
          + « Une semaine que je tisse, nuit et jour. Il manquait la largeur d’une lune. »
          + Par l’ouverture, justement, la lune passait un bras.
          + « Elle descend {spot.to}, et l’eau va plus vite que moi. »
          + {Friend} essaya de boucher le trou avec un chapeau, qui retomba coiffé de rosée.
        `,
        worry: `
          La lune illuminait les lits, [et l’on apercevait ses chaussettes|jusqu’au fond des oreilles].
          / Personne ne fermait l’œil, excepté une vache, [munie d’un bandeau|sous un bandeau de velours].
          + Le coq chanta trois fois, regarda sa montre et présenta ses excuses.
          + Les moutons, faute de dormeurs, se comptaient entre eux.
          + Un bébé avait attrapé un rayon et refusait de le rendre.
          + On pendit les draps aux fenêtres, et il n’y eut plus de draps.
          + Le froid profita du trou pour venir s’asseoir au pied des lits.
        `,
        mend: `
          {Hero} tint le bout du fil, et la navette courut, clic, clac.
          @mended [Peu à peu|Clic, clac], la couverture de brouillard se referma, [maille après maille|jusqu’aux derniers orteils].
          + La lune retira son bras, sa main, puis un doigt qui hésitait.
          + On laissa un petit rond, pour l’aération.
          + Le coq remit la tête sous l’aile, en marmonnant l’heure.
          + Un dernier rayon s’endormit dans le poing d’un bébé.
          + La vallée entière prit une couleur de perle.
          + L’araignée ferma ses yeux deux par deux, comme des volets.
        `,
        joy: `
          On savoura du lait chaud sous la brume, [épaule contre épaule|parmi les draps retrouvés].
          / La vache conserva son bandeau, [qui lui allait admirablement|par coquetterie], et l’on s’installa autour.
          + Dans un coin du brouillard, {keeper} broda en gris le nom {hero.de}.
          + {Friend} s’y enroula, et l’on ne retrouva que le bout.
          + Honteux, le ruisseau rapporta aussi une cuillère, un sabot et une date.
          + On attacha la navette, par précaution, avec son propre fil.
          + Par le petit rond, la lune fit un signe, du bout de l’ongle.
        `,
      },
      advanced: {
        trouble: `
          @keeper Devant son métier, {keeper} [tenait un fil dans chaque patte|dodelinait sur ses fils].
          / Devant un ouvrage béant, {keeper} [reprisait la nuit à main levée|nouait des riens], tous ses yeux cernés.
          @thing « Le brouillard est troué, dit-elle, [au-dessus des lits, naturellement|béant], et j’ai perdu la navette. »
          / « La vallée dort les pieds dehors, dit-elle, [c’est inconvenant|par ma faute], depuis que j’ai perdu la navette. »
          @cause « Le ruisseau l’a emportée au passage, [tout à son récit|sans penser à mal], comme il emporte tout. »
          / « Posée un instant sur la berge, [imprudente|au frais], elle fut emportée par le ruisseau, grand parleur. »
          @feeling Elle était fatiguée : [six de ses yeux dormaient, deux faisaient le quart|elle bâilla à huit reprises].
          / Elle était fatiguée au point de [nouer ses propres pattes|tisser des points de suspension].
          + Sept nuits d’ouvrage avaient conduit à ce défaut, de la largeur exacte d’une lune.
          + Par la déchirure, l’intéressée passait d’ailleurs le bras.
          + L’outil dérivait {spot.to}, porté par un courant qui n’a jamais attendu personne.
          + {Friend} proposa d’obturer l’ouverture au moyen d’un chapeau, lequel nous revint plein de rosée.
        `,
        worry: `
          La lune inondait les lits, [et nul n’ignorait désormais ses propres chaussettes|sans aucune discrétion].
          / L’on ne sommeillait plus, [hormis une vache, pourvue d’un bandeau|tant la nuit était lumineuse].
          + Le coq chanta par trois fois, consulta le ciel, et se répandit en excuses.
          + Les moutons, que plus personne ne comptait, se dénombraient entre eux.
          + Un nourrisson, s’étant saisi d’un rayon, en refusait la restitution.
          + On tendit les draps aux croisées, en suite de quoi l’on manqua de draps.
          + Le froid en profita pour s’asseoir au pied des lits, et parler de lui.
        `,
        mend: `
          {Hero} tendit le fil, et la navette recommença son aller-retour, clic, clac.
          @mended [Rang après rang|Au rythme du métier], la couverture de brouillard se referma, [délicieusement épaisse|jusqu’au menton des collines].
          + La lune retira le bras, la main, et, non sans hésiter, un dernier doigt.
          + On ménagea un œilleton, à des fins de respiration et de rêverie.
          + Le coq se remit la tête sous l’aile, en rectifiant l’heure.
          + Au creux d’un poing minuscule, le rayon captif s’éteignit.
          + La vallée prit une teinte de perle, et les voix, d’elles-mêmes, une teinte assortie.
          + La tisserande abaissa ses paupières deux à deux, à la façon des persiennes.
        `,
        joy: `
          Le lait chaud circula sous la brume, [parmi des draps restitués au hasard|de main en main].
          / La vache conserva son bandeau, [dont le velours lui seyait|par pure coquetterie], et reçut des compliments.
          + {Keeper} broda dans un angle du brouillard, gris sur gris, le nom {hero.de}.
          + {Friend} s’y enveloppa si bien qu’il fallut tirer par l’extrémité.
          + Confus, le ruisseau restitua en outre une cuillère, un sabot, et le souvenir d’un bal.
          + La navette fut arrimée à l’aide de son propre fil, ce qui parut à tous d’une élégante logique.
          + À l’œilleton, la lune gratta, en guise d’au revoir, du bout de l’ongle.
        `,
      },
    },
    'last-letter': {
      keeper: { noun: 'martinet facteur', gender: 'm' },
      thing: { noun: 'dernière lettre', gender: 'f' },
      spot: { at: 'sur le vieux pont suspendu', to: 'vers le vieux pont suspendu' },
      facts: {
        ask: 'Pourquoi quelqu’un ne voulait-il pas dormir ?',
        cause: 'le vent tira {thing} du sac',
        mended: 'on lut la lettre à haute voix',
      },
      beginner: {
        trouble: `
          @keeper Devant la poste, {keeper} [retournait son sac|regardait un sac vide].
          / « Elle était là », disait {keeper}, [le nez dans son sac|à chaque réverbère].
          @thing « Quelqu’un attend et ne veut pas dormir, dit-il. J’ai perdu la dernière lettre. »
          / « Toutes sont parties, sauf une. La dernière lettre [est perdue|s’est envolée] », dit-il.
          @cause « Le vent l’a tirée du sac. [Je l’ai vu.|Comme ça, et hop.] »
          / « Mon sac bâillait. Le vent a tiré la lettre [par un coin|dehors]. »
          @feeling Il était triste, et [sa casquette aussi|ses ailes pendaient].
          / Il était triste, car une fenêtre [attendait|restait allumée], là-haut.
          + « C’est une lettre de bonne nuit. La plus pressée. »
          + Il restait au fond du sac un timbre et deux miettes.
          + « Elle s’est posée {spot.at}. Moi, sans vent, je vole. Avec, je tourne. »
          + Une petite fenêtre brillait encore, là-haut.
          + {Friend} dit : « On en écrit une autre ? » Ce n’était pas pareil.
          + Il fouilla aussi sous sa casquette.
        `,
        worry: `
          À une fenêtre, un petit loir [attendait|collait son nez]. Il avait mis son bonnet, pourtant.
          / « Elle vient ? » disait-il [à la lampe|toutes les minutes]. [La lampe ne savait pas.|Pas encore.]
          + C’était de sa grand-mère, de l’autre côté de la montagne.
          + Sa maman en inventa une. Il manquait l’odeur.
          + Il avait préparé la réponse : un dessin de lui, dormant.
          + La soupe, le bain, le bonnet, tout était fait. Sauf ça.
          + Le ruisseau récitait celle d’hier. Il sauta la fin.
          + Le facteur passa sous la fenêtre, sans oser lever les yeux.
        `,
        mend: `
          On ouvrit la lettre. [L’enveloppe craqua.|« Chut », dit le ruisseau.] {Hero} [tint la lampe|la déplia].
          @mended On lut la lettre à haute voix : [« Bonne nuit, mon loir. »|« Dors bien, dors bien. »]
          / Chut. On lut la lettre à haute voix, [deux fois|jusqu’au baiser].
          + Elle sentait la noisette et les genoux de grand-mère.
          + À « mon petit », il ferma un œil.
          + À « je t’embrasse », il ferma l’autre.
          + Le facteur lisait par-dessus, en bougeant le bec.
          + Il y avait un baiser au bas, en rond.
          + On baissa la lampe, puis la voix.
          + Une fenêtre s’éteignit, la dernière.
          + La lettre se glissa sous l’oreiller, toute seule ou presque.
        `,
        joy: `
          Le petit loir [dormait avant la signature|sourit dans son sommeil].
          / On but une tisane à la poste, [debout|entre les colis].
          + Le vent vint s’excuser, une feuille à la main.
          + On recousit le sac, avec un bouton en plus.
          + {Hero} tamponna le dessin : « Urgent, rêve. »
          + {Friend} voulut une lettre aussi. On lui écrivit : « Coucou. »
          + Le martinet dansa en l’air, sans jamais se poser.
          + La maman du loir pleura un peu, pour finir.
          + Le ruisseau la récita jusqu’au moulin.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Sous la lampe de la poste, {keeper} [retournait son sac|contemplait le fond de son sac], pour la dixième fois.
          / De boîte en boîte allait {keeper}, qui [regardait sous chacune|s’excusait à la ronde].
          @thing « Quelqu’un attend et ne veut pas dormir, dit-il, [par ma faute|là-haut] : j’ai perdu la dernière lettre. »
          / « J’ai livré partout, dit-il, [sauf une fois|ou presque] : il manque la dernière lettre, et quelqu’un l’attend. »
          @cause « Le vent l’a tirée du sac, [sous mes yeux|d’un coup de dent], juste avant la tournée. »
          / « Dans la montée, mon sac bâillait, et le vent l’a tirée [par un coin|comme un mouchoir]. »
          @feeling Il était triste, et sa casquette, [très réglementaire|elle aussi], lui tombait sur le bec.
          / Il était triste, parce qu’une lampe, [là-haut|sous les toits], refusait de s’éteindre.
          + « Une lettre de bonne nuit ! C’est le courrier le plus pressé qui existe. »
          + Dans le sac vide, il restait un timbre et l’odeur des autres.
          + « Elle s’est posée {spot.at}, mais chaque fois que j’approche, le vent me renvoie à l’expéditeur. »
          + {Friend} offrit d’en écrire une autre, avec moins de mots.
        `,
        worry: `
          À sa fenêtre, un petit loir attendait, [le nez contre le carreau|en bonnet], et faisait de la buée.
          / « Elle vient ? » demandait-il à la lampe, [qui n’en savait rien|de minute en minute].
          + Elle était de sa grand-mère, qui habite de l’autre côté de la montagne.
          + Sa maman en avait imaginé une, mais il y manquait l’odeur.
          + La réponse était prête : un portrait de lui, dormant déjà.
          + Le ruisseau récitait celle de la veille, et s’embrouillait dans les baisers.
          + Le facteur n’osait plus passer dans cette rue.
        `,
        mend: `
          {Hero} déplia la lettre, [qui craqua un peu|sous la lampe], et l’on se serra autour du lit.
          @mended Lentement, on lut la lettre à haute voix, [jusqu’au baiser du bas|virgules comprises].
          / Tous penchés dessus, on lut la lettre à haute voix, [sans en perdre un mot|deux fois].
          + Elle sentait la noisette et le tablier de grand-mère.
          + À « mon petit », un œil se ferma ; à « je t’embrasse », le second.
          + Par-dessus l’épaule, le facteur suivait en remuant le bec.
          + Le ruisseau apprenait par cœur, au cas où.
          + On baissa la mèche, puis la voix, puis plus rien.
          + La dernière fenêtre de la vallée s’éteignit.
        `,
        joy: `
          À la poste, on but une tisane entre les colis, [debout|à la santé du sommeil].
          / Le petit loir souriait en dormant, [bien avant la signature|la lettre sous la joue].
          + Le vent rapporta, en guise d’excuse, six cartes de l’automne dernier.
          + On ajouta au sac un bouton, une boucle et une promesse.
          + {Hero} tamponna le dessin : « Rêve, urgent. »
          + {Friend} reçut un pli à son nom, où l’on avait écrit : « Coucou. »
          + Le martinet fit sa plus belle danse, sans jamais toucher le sol.
        `,
      },
      advanced: {
        trouble: `
          @keeper Sous la lampe de la poste, {keeper} [secouait un sac irrémédiablement vide|recomptait l’absence].
          / On vit venir à nous {keeper}, inspectant chaque boîte, [dessus, dedans, dessous|avec des excuses].
          @thing « Quelqu’un veille à cause de moi, dit-il, [et veillera|tout là-haut] : j’ai perdu la dernière lettre. »
          / « Tout est distribué, dit-il, [à une exception près|hors ceci] : la dernière lettre, et là-haut on l’attend. »
          @cause « Le vent l’a tirée du sac, [du bout des dents|au seuil de la tournée], et je n’ai pu que regarder. »
          / « Ma sacoche bâillait dans la côte, le vent l’en a tirée, [comme on prend une cerise|en habitué]. »
          @feeling Il était triste, et la casquette, [signe de l’institution|réglementaire], lui descendait sur le bec.
          / Il était triste de cette lampe qui, [sous les combles|tout là-haut], comptait sur lui.
          + De tous les courriers, affirmait-il, celui qui dit bonne nuit est le seul vraiment pressé.
          + Le sac ne contenait plus qu’un timbre, et le parfum des autres.
          + Elle s’était posée {spot.at}, d’où chaque bourrasque le retournait à l’expéditeur.
          + {Friend} offrit d’en rédiger une autre, plus brève, où il serait question de dîner.
        `,
        worry: `
          À sa fenêtre, un petit loir attendait, en bonnet, [embuant la vitre|le nez aplati au carreau].
          / « Vient-elle ? » s’informait-il auprès de la lampe, [laquelle éludait|à chaque minute].
          + L’auteur en était une grand-mère, établie sur l’autre versant de la montagne.
          + Sa mère en avait improvisé une, remarquable de style, mais dépourvue d’odeur.
          + La réponse était déjà prête, et figurait le destinataire en train de dormir.
          + Le ruisseau restituait de mémoire celle de la veille, et s’embrouillait dans les baisers.
          + Le facteur évitait cette rue, où rien pourtant ne l’accusait.
        `,
        mend: `
          {Hero} déplia le feuillet, [qui craqua comme un biscuit|sous la lampe], tandis que l’on se resserrait.
          @mended Sans en précipiter un mot, on lut la lettre à haute voix, [jusqu’au baiser final|ponctuation comprise].
          / Chacun se tut, on lut la lettre à haute voix, [avec les pauses|et l’on relut la fin].
          + Il s’en exhalait un parfum de noisette et de tablier.
          + « Mon petit » ferma le premier œil ; « je t’embrasse » eut raison du second.
          + Le facteur, par-dessus les épaules, suivait le texte en remuant le bec.
          + Le ruisseau l’apprenait, en prévision des nuits sans poste.
          + La mèche baissa, les voix aussi, et l’on n’entendit plus que le papier.
          + La vallée perdit alors sa dernière fenêtre, et personne ne la chercha.
        `,
        joy: `
          On prit à la poste une tisane, [entre les colis|debout, et à voix de velours], en l’honneur du sommeil.
          / Le destinataire souriait, [la lettre sous la joue|bien avant la signature], d’un sourire affranchi.
          + Le vent, contrit, déposa au guichet six cartes de l’automne précédent.
          + Un bouton, une boucle et un serment furent ajoutés au sac.
          + {Hero} apposa sur le dessin un cachet sans réplique : « Rêve, urgent. »
          + {Friend} se vit délivrer un pli nominatif, dont le contenu se bornait à « Coucou ».
          + Le martinet dansa, selon sa coutume, sans consentir à se poser.
        `,
      },
    },
    'smallest-bell': {
      keeper: { noun: 'nain fondeur', gender: 'm' },
      thing: { noun: 'plus petite cloche', gender: 'f' },
      spot: { at: 'dans les roseaux de l’étang', to: 'vers les roseaux' },
      facts: {
        ask: 'Pourquoi manquait-il une note au carillon ?',
        cause: '{thing} roula dans la pente pour s’amuser',
        mended: 'le carillon sonna toutes ses notes',
      },
      beginner: {
        trouble: `
          @keeper Au pied du clocher, {keeper} [se grattait la barbe|comptait ses cloches].
          / La corde à la main, {keeper} [attendait une note|tirait tout doux].
          @thing « Ding, dong, et puis rien, dit-il. Il manque [la plus petite cloche|ma plus petite cloche] ! »
          / « Ding, dong, et un trou, dit-il. La plus petite cloche [est partie|a filé]. »
          @cause « Elle a roulé dans la pente. [Pour s’amuser.|Ça l’amusait, je crois.] »
          / « Elle aime la pente. Elle a roulé dedans, [pour rire|en riant]. »
          @feeling Il n’y comprenait plus rien, et [chantait la note manquante|sonnait avec son nez].
          / Il n’y comprenait plus rien et [regardait dans son bonnet|grondait le clocher].
          + « Je l’ai coulée un jour de rire. Ça lui est resté. »
          + Là-haut, un crochet se balançait, tout bête.
          + « Elle est {spot.at}. On l’entend glousser, par moments. »
          + {Friend} fit ding. La grosse cloche leva un sourcil.
          + Il avait essayé une casserole. Elle disait « clonc ».
          + Le coq du clocher regardait par terre.
        `,
        worry: `
          Sans cette note, le soir [boitait|trébuchait]. Les moutons rentraient à reculons.
          / Ding, dong, et un trou. [On tombait dedans.|On y laissait un pied.]
          + Les gens s’arrêtaient, une jambe en l’air, au troisième coup.
          + La chorale sautait un mot. C’était « amour ».
          + Le bébé attendait le dernier ding pour dormir.
          + Un danseur fit un pas dans le silence, et s’étala.
          + L’horloger se mit à douter de tout.
          + La nuit venait, mais pas tout à fait.
          + Même le chat marchait à trois temps, dont un vide.
        `,
        mend: `
          On raccrocha la petite cloche. [Elle riait encore.|On tira la corde.] {Hero} [compta trois|tint l’échelle].
          @mended Et le carillon sonna toutes ses notes : [ding, dong, ding|ding, dong, et ding].
          / Hop, la corde. Le carillon sonna toutes ses notes, [la petite aussi|jusqu’en bas].
          + Le dernier ding était haut et clair, comme une goutte.
          + Les moutons se retournèrent et rentrèrent par l’avant.
          + Un danseur posa son pied, enfin, par terre.
          + Une chorale retrouva son mot.
          + Un bébé dormait avant l’écho.
          + L’écho fit le tour des murets et revint en chaussettes.
          + La nuit fut entière. On pouvait s’y coucher.
        `,
        joy: `
          La petite cloche promit de ne rouler que [le dimanche|le jeudi].
          / On dansa sur trois notes, [pas une de moins|en sabots].
          + Le nain lui fit un petit chapeau de laine.
          + {Friend} sonna une fois et ne lâcha plus la corde.
          + La casserole reçut une soupe. Elle préférait.
          + {Hero} eut une cloche grosse comme un pois. Elle rit aussi.
          + On but du cidre doux, dans la grosse, à l’envers.
          + Les moutons firent les chœurs.
          + La grosse cloche rit aussi, tout bas, en bronze.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Au pied du clocher, {keeper} [recomptait ses cloches|se grattait la barbe], le nez en l’air.
          / Suspendu à une corde, {keeper} [attendait une note qui ne venait pas|tirait, écoutait, soupirait].
          @thing « Ding, dong, et puis rien, dit-il : [il me manque|on n’entend plus] la plus petite cloche. »
          / « Cela boite, dit-il, [écoutez|ding, dong, hop], depuis que j’ai perdu la plus petite cloche. »
          @cause « Elle a roulé dans la pente, [pour s’amuser|en riant], et n’est pas remontée. »
          / « Une cloche de cet âge, cela joue : elle a roulé dans la pente, [et houp|pour s’amuser]. »
          @feeling Il n’y comprenait plus rien, et [chantait lui-même la note absente|sonnait avec son nez].
          / Il n’y comprenait plus rien, et [cherchait jusque dans sa barbe|regardait sous les autres].
          + « Je l’ai fondue un jour de fou rire. Le métal s’en souvient. »
          + Tout là-haut, un crochet se balançait, désœuvré.
          + « On l’entend glousser {spot.at}, mais l’écho la cache. »
          + Une casserole, engagée à l’essai, n’avait su dire que « clonc ».
          + {Friend} proposa son propre ding. La grosse cloche leva un sourcil de bronze.
        `,
        worry: `
          Privée d’une note, la soirée boitait, [et les moutons rentraient à reculons|légèrement].
          / Ding, dong, et un trou : [chacun y trébuchait à son tour|on demeurait une jambe en l’air].
          + La chorale sautait régulièrement un mot, et c’était « amour ».
          + Un danseur, ayant posé le pied dans le silence, s’étala.
          + Un bébé n’attendait plus que le dernier ding pour s’endormir.
          + L’horloger se mit à douter, d’abord de l’heure, ensuite du reste.
          + La nuit venait bien, mais comme une phrase sans point.
        `,
        mend: `
          {Hero} tint l’échelle, et l’on raccrocha la fugitive, [qui riait encore|à son crochet].
          @mended On tira la corde, et le carillon sonna toutes ses notes : [ding, dong, ding|ding, dong, et enfin ding].
          / La petite prit sa respiration, et le carillon sonna toutes ses notes, [dans l’ordre|un peu fort].
          + La dernière était claire et haute, comme une goutte qui réfléchit.
          + Les moutons se retournèrent, assez soulagés de revoir la route.
          + Un danseur, resté en l’air, put finir son pas.
          + Une chorale retrouva son mot et le garda longtemps en bouche.
          + L’écho fit le tour des murets, puis rentra en chaussettes.
          + Un bébé dormait avant même la fin du ding.
        `,
        joy: `
          La petite promit de ne plus rouler que le jeudi, [et seulement les jours de fête|et avec un casque].
          / On dansa sur trois notes, [sans en laisser une|en sabots], jusqu’à l’usure.
          + {Keeper} lui tricota un bonnet, contre la tentation et le froid.
          + {Friend} sonna une fois, et resta un moment au bout de la corde.
          + Le cidre doux fut servi dans la plus grosse, retournée.
          + La casserole, rendue à la soupe, avoua qu’elle respirait.
          + {Hero} reçut une clochette grosse comme un pois, et très gaie.
        `,
      },
      advanced: {
        trouble: `
          @keeper Au pied du clocher, {keeper} [recensait ses cloches|fourrageait dans sa barbe], le nez levé.
          / Pendu à sa corde, {keeper} [guettait une note défaillante|accordait en vain deux cloches sur trois].
          @thing « Ding, dong, et puis plus rien, dit-il ; [on m’a soustrait|il me manque] la plus petite cloche. »
          / « Mon carillon claudique, dit-il, [et la nuit avec|écoutez plutôt] : il y manque la plus petite cloche. »
          @cause « Elle a roulé dans la pente, [pour s’amuser|par enfantillage], et n’a pas jugé bon de remonter. »
          / « C’est une enfant ; elle a roulé dans la pente [afin de s’amuser|en sonnant de joie], et court encore. »
          @feeling N’y comprenant plus rien, il [donnait lui-même la note absente|sonnait, du nez], sans illusion.
          / N’y comprenant plus rien, il [fouillait sa propre barbe|mettait en cause le clocher], puis recomptait.
          + Il l’avait coulée un jour de fou rire, et le bronze, apparemment, n’oublie pas.
          + Un crochet oscillait là-haut, avec le désœuvrement des retraités.
          + On l’entendait glousser {spot.at}, sans que l’écho permît de préciser.
          + Une casserole, recrutée à l’essai, n’avait su proférer que « clonc ».
          + {Friend} hasarda un « ding » de sa façon, auquel la grosse cloche haussa un sourcil.
        `,
        worry: `
          Amputé d’une note, le soir boitait, [et les moutons rentraient à reculons|visiblement], de guingois.
          / Après « dong » s’ouvrait un trou, [où chacun tombait à son heure|qui fit plusieurs victimes].
          + La chorale y perdait un mot à chaque couplet, et il fallait que ce fût « amour ».
          + Un danseur, pour avoir posé le pied dans ce silence, s’étala de tout son long.
          + L’horloger se prit à douter de l’heure, de là du temps, et pour finir de son beau-frère.
          + Un nourrisson n’attendait que le dernier « ding » pour abandonner la partie.
          + La nuit tombait, certes, mais à la manière d’une phrase à laquelle on refuse le point.
        `,
        mend: `
          {Hero} assura l’échelle, et l’on suspendit la fugueuse, [secouée encore de rires|à son crochet].
          @mended La corde tirée, le carillon sonna toutes ses notes, [et la troisième fit taire les autres|au complet].
          / La cadette prit son souffle, et le carillon sonna toutes ses notes, [sans boiter|d’une haleine].
          + Elle était haute et limpide, pareille à une goutte qui aurait pris le temps de réfléchir.
          + Les moutons firent volte-face, et retrouvèrent la route avec une émotion contenue.
          + Un danseur, resté en suspens, fut autorisé à conclure.
          + Une chorale recouvra son mot, et le tint si longtemps qu’on dut ouvrir une fenêtre.
          + L’écho accomplit le tour des murets, puis rentra sur ses chaussettes.
          + La nuit, désormais entière, n’avait plus qu’à servir.
        `,
        joy: `
          La petite jura de ne rouler que le jeudi, [casquée|et sous surveillance], et le jura en riant.
          / On dansa sur trois notes, [dont aucune ne fut économisée|en sabots], fort avant dans la brume.
          + {Keeper} lui confectionna un bonnet de laine, souverain contre le froid et les tentations.
          + {Friend} sonna une volée, et demeura quelque temps à l’extrémité de la corde.
          + Le cidre fut servi dans la plus grosse, retournée pour la circonstance.
          + La casserole regagna la soupe, avec le soulagement des talents mal compris.
          + {Hero} emporta une clochette de la taille d’un pois, déjà portée à l’hilarité.
        `,
      },
    },
  },
}
