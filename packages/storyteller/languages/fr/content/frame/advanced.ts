import type { FrameScenes } from '../../../../language.ts'

export const advanced: FrameScenes = {
  opening: {
    adventurous: `
      {Hero} avait sincèrement voulu se coucher, mais [les jambes étaient d’un autre avis|la moitié gauche n’avait pas suivi].
      / Dormir, {hero} le ferait [un autre jour|dès qu’on aurait le temps] : la nuit sentait le large, [et cela arrive rarement en semaine|ou bien la route].
      / Chaque fois {hero.que} fermait les yeux, [une route s’y déroulait|un chemin passait dessous], qu’il fallait bien [suivre un peu|essayer].
      / On avait expliqué {hero.a} que la nuit était destinée au sommeil, ce qui restait [à prouver|très discutable].
      / Certains soirs, le lit ressemble à un embarcadère, et {hero} [attendait le bateau|avait le pied marin].
      / L’imagination {hero.de} appareillait régulièrement vers vingt heures, [indifférente aux|au mépris des] recommandations de l’oreiller.
      + Dehors, le vent[, cambrioleur sans méthode,| du soir] essayait les grilles, [comme on cherche la bonne clé|l’une après l’autre].
      / Une girouette, quelque part, montrait [avec insistance|du bec] une direction où personne n’était encore allé.
      / La lune partait seule au-dessus des toits, [sans manteau et sans horaire|comme une habituée].
      + Sur la carte accrochée au mur, il restait un coin [blanc|sans un nom] {hero.que} [trouvait|jugeait], de loin, [le plus intéressant|le mieux dessiné].
      / Un sac attendait sous la chaise, avec une corde, un biscuit et [l’air de rien|beaucoup de patience].
      / Le tapis était l’océan, la chaise un trois-mâts, et l’on avait perdu corps et biens [une chaussette|la pantoufle gauche].
      + Sous la couverture, dix orteils [passaient en revue|dénombraient à voix basse] leurs provisions, [soit un biscuit|qui tenaient en un mot : ficelle].
      / Les pantoufles, au garde-à-vous sur le tapis, [regardaient la porte|avaient la pointe tournée vers le nord].
      + « Si par hasard quelqu’un partait ce soir, annonça {hero} à la fenêtre, je serais [libre|d’humeur à dire oui]. »
      / « Je serais de retour au petit déjeuner », promit {hero} à la lampe, qui [ne dit pas non|en avait entendu d’autres].
      + Une grille fit clic au bout de la rue, et la plupart des [grands voyages|expéditions célèbres], [à bien chercher|quand on y songe], ont commencé par là.
      / L’échelle du grenier craqua [d’un seul barreau|sous personne], ce qui, [chez une échelle|entre gens de bois], est une invitation.
      + Le rideau s’enfla d’un coup, [à la manière d’une|et l’on pensa à une] voile qui [vient d’apprendre une nouvelle|n’a que trop attendu].
    `,
    calm: `
      La journée était pliée et rangée, et {hero} n’avait plus qu’à écouter la maison [ranger ses bruits|l’imiter tranquillement].
      / Il ne restait plus rien à faire {hero.a}, [hormis respirer|pas même bâiller], et cela se faisait tout seul.
      / On avait éteint les grandes lumières, puis les petites, et {hero} [gardait pour soi la dernière|regardait la nuit prendre place].
      / C’était l’heure où les bouilloires elles-mêmes se taisent, et {hero} [avait tout son temps|l’aimait entre toutes].
      / Le bain, les dents, l’escalier, tout cela était derrière {hero}, [avec les soucis du jour|comme un pays traversé].
      / La maison s’apaisait, comme après une représentation réussie, et {hero} écoutait [s’éteindre|s’éloigner] les derniers applaudissements.
      + La lampe avait versé au plafond [une mare de miel|un étang d’or pâle], où [rien ne nageait|une mouche se promenait].
      / Le rideau montait et descendait si lentement qu’on aurait cru [la nuit endormie|voir respirer le vent].
      + En bas, quelqu’un [rangeait les cuillères|couchait les cuillères] avec [mille précautions|une infinie délicatesse], de peur de [réveiller les fourchettes|les froisser].
      / Dans l’escalier, une marche soupira, [la quatrième|toujours la même], puis se rendormit sous le tapis.
      + Un train passa au loin, dit [le seul mot qu’il sache|son unique voyelle], et l’emporta [vers la mer|avec lui].
      + L’oreiller possédait un côté frais {hero.que} [gardait en réserve|visitait rarement], [comme d’autres une part de gâteau|pour les grandes occasions].
      / {Hero} souhaita bonne nuit à la chaise, au soulier gauche et, [pour être juste|après réflexion], au soulier droit.
      + Il régnait un silence [si parfait|d’une telle finesse] que l’on [aurait entendu|croyait entendre] la poussière [chercher une place|s’asseoir sur l’armoire].
      / La pendule, par égard pour l’heure, [marchait en chaussons|ne comptait plus qu’une minute sur deux].
      + La lune entra par la fenêtre et [prit place au bout du lit|s’assit sur la couverture], avec le naturel [d’une vieille tante|des gens attendus].
      + Cela sentait le savon, le linge séché au vent et, [si l’on insistait|en dessous], un reste de pain grillé.
      / Un chien aboya deux fois, très loin, et [se ravisa|trouva lui-même que c’était une de trop].
    `,
    mysterious: `
      Il était tard, et la chambre imitait parfaitement une chambre endormie, mais {hero} [n’en croyait rien|connaissait ce jeu].
      / Ce soir-là, {hero} eut le sentiment très net que la nuit [toussotait pour prendre la parole|s’apprêtait à dire son nom].
      / Rien n’avait changé dans la chambre, et c’est précisément ce {hero.que} [trouvait louche|nota en premier].
      / La pendule dit tic, puis parut oublier la suite, et {hero} [attendit aussi|retint sa respiration].
      / Un bruit {hero.que} ne connaissait pas traversa la maison, [s’immobilisa|s’excusa presque], puis disparut.
      / L’obscurité manifestait ce soir-là une curiosité inhabituelle, {hero.que} [observait|lui rendait] par-dessus la couverture.
      + Dans la rue, la brume [allait de fenêtre en fenêtre|longeait les maisons], [comme quelqu’un qui cherche un nom|en prenant des notes].
      / La lune avait tracé sur le plancher une porte blanche, [sans poignée|un peu entrouverte].
      + Il y avait, [sur le tapis|au pied du lit], une feuille encore mouillée, d’une [espèce|essence] que l’arbre de la cour n’avait [jamais portée|pas les moyens de s’offrir].
      / L’ombre de la chaise comptait cinq pattes, et {hero} s’abstint [de vérifier|poliment de recompter].
      + « Je sais très bien que tu es là », [dit {hero} au noir|annonça {hero} au coin sombre], lequel se tut [un peu trop fort|avec une prudence suspecte].
      / Le plancher craqua trois fois, marqua une pause [de politesse|étudiée], et craqua encore, mais plus près.
      + Une cloche sonna, [alors que la plus proche se trouvait|quand il n’en existait qu’une], [à ce qu’on sache|aux dernières nouvelles], à trois vallées de là.
      + Ce n’était pas exactement effrayant : les choses [vraiment intéressantes|de quelque importance] [le sont rarement|n’en ont pas le temps].
      + Un rond de buée [grandissait sur le carreau|s’élargissait sur la vitre], mais, ce qui changeait tout, [du côté de la nuit|par l’extérieur].
      + {Hero} remonta la couverture [et laissa dehors|jusqu’au nez, et posta] deux yeux, [en sentinelles|pour faire le guet à tour de rôle].
      / Le trou de la serrure luisait, ce qui suppose une lumière, [ou un œil|et donc quelqu’un qui la tient].
    `,
    joyful: `
      L’heure du lit avait sonné, or il restait sept sauts dans les jambes {hero.de}, [tous d’excellente qualité|au bas mot].
      / Il fallait dormir, tout le monde en convenait, sauf {hero} et [un ressort du sommier|les deux talons].
      / Quelqu’un avait dû oublier d’éteindre {hero}, car la joie [bourdonnait encore|continuait de tourner] bien après la lampe.
      / C’était la troisième fois {hero.que} se couchait, et le matelas [commençait à y prendre goût|riait sous cape].
      / La journée avait été tartinée des deux côtés, et {hero} s’en léchait encore [les doigts|le souvenir].
      / L’allégresse {hero.de} résistait à l’extinction des lumières et [se communiquait maintenant|gagnait déjà, par contagion,] à l’oreiller.
      + Dors, disait l’oreiller ; le matelas, lui, défendait [l’opinion contraire|le rebond].
      / Le plumeau, le réveil et la brosse à dents, consultés, [se déclarèrent pour la fête|penchaient tous trois pour un dernier tour].
      / Une chaussette [pendait à la lampe|flottait au montant du lit] avec la dignité [d’un drapeau|d’un jambon].
      + La chanson du soir [n’avait qu’un seul mot|tenait en deux notes], mais {hero} lui [connaissait|avait composé] [dix-sept couplets|une quantité de refrains].
      + Les orteils donnaient [sous le drap|à guichets fermés] un concert où le gros tenait la basse, [à son habitude|sans jamais compter ses mesures].
      / « Bonne nuit, les genoux, dit {hero}, et que je n’en entende pas un [rire|faire le malin] quand la lampe sera éteinte. »
      + On ne s’endort pas avec un rire [coincé en travers|pris entre deux côtes] : il faut qu’il sorte, [par une porte ou par l’autre|c’est médical].
      + La lune avait une tête de brioche, et l’air de savoir quelque chose [de drôle|sur les boulangers].
      / Au plafond, l’ombre de la main faisait un lapin, et l’ombre du lapin, [pour se venger|chose rare], faisait une main.
      + Il y avait tant d’étoiles dehors [que, pour un peu, on aurait|qu’on eût volontiers] cru [à une erreur|qu’elles étaient en solde].
      + La soirée [ressemblait à un|avait tout d’un] paquet dont le nœud, [sans que personne y touche|tout doucement], se défaisait.
    `,
    inspiring: `
      {Hero} méditait, en petit pyjama, des choses si grandes qu’elles [dépassaient du lit|touchaient le plafond].
      / Il y avait, ce soir-là, dans le lit {hero.de}, plus de courage [que de couverture|qu’il n’en faut pour dormir].
      / Le soir tombait sans hâte, et {hero} se demandait ce que [peut peser|change, au juste,] une bonne action de petite taille.
      / À la fenêtre, {hero} comptait les étoiles et s’aperçut que la plus minuscule [y mettait le plus de cœur|comptait pour deux].
      / « Que peut faire quelqu’un de petit ? » avait demandé {hero}, et la question [flottait encore|traînait sous la lampe].
      / Examinant l’immensité par la fenêtre, {hero} méditait une amélioration de l’univers, [modeste mais définitive|pas plus grosse qu’un bouton].
      + La lune se leva sans discours et éclaira [ce qu’elle pouvait|tout ce qui était à sa portée].
      / Un ver luisant, en bas, éclairait trois brins d’herbe et [les éclairait bien|n’avait jamais visé davantage].
      / Une lumière de rien du tout traversait le ciel, [sûre de sa route|têtue comme une mule].
      + La lampe [n’était pas plus grosse qu’une poire|avait la taille d’un œuf], et pourtant le noir, [qui est immense|malgré sa carrure], [n’osait pas l’approcher|lui laissait la chambre].
      + Sur le rebord, un gland [ruminait des projets de chêne|se préparait, sans hâte, à devenir chêne] et [demandait seulement qu’on le laissât faire|n’avait besoin de personne].
      + « Un jour, je servirai à quelque chose », [confia {hero} à l’oreiller|promit {hero} à l’édredon], qui [en était la preuve|savait ce que c’est].
      / « Il suffirait d’une petite chose, dit {hero}, pourvu qu’elle [aide quelqu’un|soit faite jusqu’au bout]. »
      + Les grandes journées [ne portent aucun signe distinctif|ressemblent aux autres] ; il arrive même qu’elles [commencent|débutent] [la nuit|en chaussettes].
      + Quelque part au loin, quelqu’un [avait besoin d’un coup de main|cherchait une bonne volonté], et l’on aurait [presque pu l’entendre|juré qu’il appelait].
      + La nuit [passa toutes les fenêtres en revue|regarda par chaque fenêtre] et[, après avoir hésité,| finalement] s’arrêta [devant celle-ci|à la bonne].
      / Une fourmi traversait la chambre avec une miette, [sans demander son chemin|sans attendre d’être grande].
    `,
  },
  dedication: {
    adventurous: `
      Cette expédition est pour {child}, qui gardera le lit pendant {hero.que}, [moins raisonnable|à ses risques et périls], voyagera.
      / {Child.que} s’agrippe à son oreiller, car {hero} [part immédiatement|n’a jamais su patienter] et la pente est raide.
    `,
    calm: `
      Cette histoire, {child}, imite la lenteur de la lune, et {hero} [n’a aucune intention de la presser|s’en accommode].
      / Pour {child}, voici {hero}, une nuit transparente et [presque pas de bruit|toute la lenteur nécessaire au sommeil].
    `,
    mysterious: `
      Approche un peu, {child}, car il s’agit d’une confidence, et {hero} [n’en dort plus|me l’a imprudemment faite].
      / Voici pour {child} un secret {hero.que} conserve depuis longtemps et [qui s’impatiente|que l’obscurité connaît déjà].
      / {Child}, tout commença par {hero} et par un murmure [dont personne n’a revendiqué l’invention|totalement imprévu].
    `,
    joyful: `
      Ce conte est pour {child}, et s’il chatouille par endroits, les réclamations s’adressent [directement|par écrit] {hero.a}.
      / Es-tu confortablement au chaud, {child}, car {hero} est ce soir d’une humeur [de trampoline|à amuser une armoire].
    `,
    inspiring: `
      Pour {child}, voici ce que fit {hero}, [un soir absolument ordinaire|que rien n’y obligeait], d’une lumière minuscule.
      / Il était une fois {hero}, {child}, qui ignorait absolument comment procéder, [et procéda quand même|mais qui commença].
    `,
  },
  companion: {
    firefly: `
      Une luciole entra à reculons, [pour éviter de voir l’obscurité|par peur de l’obscurité].
      / Une luciole se réfugia contre {hero} et demanda s’il faisait noir [également ici|partout].
      « On nous réclame {place.in}, {hero.bare}, mais [passe devant|toi d’abord]. »
      + Comme {hero} s’étonnait, vu qu’elle était une lampe, {friend} répondit qu’elle n’en voyait jamais que [le dos|l’ombre].
      + {Friend} souhaitait le bonsoir à chacune des ombres, et, quand une ombre se taisait, [le lui souhaitait encore|changeait de côté].
      + « Il m’arrive de clignoter, précisa-t-elle, mais n’y voyez qu’une [affaire de style|habitude de famille]. »
    `,
    snail: `
      Un escargot s’arrêta, tout essoufflé : il galopait depuis [le printemps|la haie].
      / « J’y suis presque », dit sur le seuil un escargot qui [y était|touchait au but].
      « C’est urgent {place.in}, {hero.bare}, ou ce l’était [en janvier|à mon départ]. »
      + On lui proposa de monter, et {friend} y consentit, pourvu {hero.que} s’abstînt [de galoper|de toute imprudence].
      + Il voyageait sans bagages, ce qui est bien naturel lorsqu’on demeure [dans sa valise|à l’intérieur de ses affaires].
      + « Quelle allure ! » soupirait {friend} à chaque brin d’herbe, les cornes [couchées par le vent|plaquées en arrière].
    `,
    mouse: `
      Une carte entra toute seule, et dessous, passablement [égarée|affairée], une souris.
      / Une souris disputait à une carte la position du nord, et [elle perdait|cédait].
      « Une catastrophe {place.in}, {hero.bare}, [sous la confiture|juste ici]. »
      + {Hero} fit observer que c’était une carte du Portugal, ce {friend.que} tenait pour [une excellente raison de l’éviter|un détail].
      + Pliée en deux, cette carte devenait plus grande, et {friend} y voyait [une promesse|le génie du cartographe].
      + Elle saluait au passage des fleuves absents et [s’étonnait de les traverser à sec|regrettait leurs ponts].
    `,
    moth: `
      Un papillon de nuit heurta la lampe et [la confondit avec la lune|salua respectueusement la lune].
      / Un papillon de nuit s’inclinait devant la lampe, [comme devant la lune|son idole].
      « On s’inquiète {place.in}, {hero.bare}, [la lune me l’a dit|d’après la lune]. »
      + {Hero} parla d’ampoule, mais {friend} expliqua avec patience que celle-ci était la lune [du salon|cadette], encore en apprentissage.
      + Il prit congé de la lampe en marchant à reculons, et [se cogna donc à une autre|salua aussi l’interrupteur].
      + La vraie lune, quand il l’aperçut enfin, lui parut [mal accrochée|un peu surfaite], mais il n’en dit rien.
    `,
    ladybird: `
      Une coccinelle énumérait ses points, tordue pour apercevoir [son dos|le dernier].
      / « Cinq, six, ou cinq ? » se répétait une coccinelle, [désespérée|interminablement].
      « Il manque quelque chose {place.in}, {hero.bare}, [j’ai vérifié|et je compte bien]. »
      + {Hero} lui en trouva sept, ce {friend.que} voulut bien croire, sous réserve [d’un second avis|qu’on le redise demain].
      + Il suffisait d’un mot pour qu’elle dût tout reprendre depuis le premier, et c’était [sa grande joie|précisément le plaisir].
      + Pour ne pas perdre la main, {friend} compta les pas et en obtint [un grand nombre de fois un|douze, à vue de nez].
    `,
    frog: `
      Une grenouille demanda la permission d’expliquer [ce qu’est une grenouille|la porte].
      / Une grenouille entra, après avoir expliqué la porte [à la porte|en détail].
      « Cela ne va pas {place.in}, {hero.bare}, et par pas, [j’entends mal|je résume]. »
      + {Hero} crut pouvoir répondre qu’on voyait bien, mais voir, reprit {friend}, c’était [tout autre chose|l’affaire des yeux].
      + Sauter, exposa-t-elle, consiste à tomber vers le haut, puis à [changer d’avis|s’en repentir] à mi-course.
      + Le chemin lui-même se fit expliquer où il menait et en demeura [songeur|perplexe jusqu’au premier tournant].
    `,
  },
  token: {
    scarf: `
      @token {Hero} prit une écharpe, [parce que|étant entendu que] jamais, [de mémoire d’explorateur|sous aucun climat], une écharpe [n’a été de trop|ne fut inutile].
      / Entre le parapluie et le cor de chasse, {hero} choisit, [à la réflexion|tout bien pesé], une écharpe.
      / Une écharpe patientait près de la porte, et {hero} l’emporta, [à tout hasard|sans pouvoir dire à quoi elle servirait].
      ?color On l’avait tricotée dans la couleur qui passe avant toutes les autres : {color}.
      / De très loin déjà, on en reconnaissait la couleur : {color}.
      / Les mailles tenaient, et, mieux encore, [elles|toutes sans exception] tenaient leur couleur : {color}.
      + Elle était [d’une telle longueur|longue, au point] que le bout, [le plus souvent|par temps de brume], arrivait le lendemain.
      / Un bout pendait devant, un autre derrière, et l’on ignorait [lequel menait|à qui appartenait le troisième].
      + « Et cela sert à quoi ? » s’enquit {friend}, [à qui {hero} répondit|et {hero} promit] qu’on le saurait [quand il serait trop tard pour la prendre|en temps voulu].
      + La frange gardait une odeur de soupe, ce qui, [dans une nuit inconnue|à l’étranger], vaut bien [une boussole|un mot de recommandation].
    `,
    handkerchief: `
      @token {Hero} emporta un mouchoir propre, plié en quatre avec [un soin d’ambassadeur|une rigueur de notaire].
      / {Hero} ouvrit le tiroir des choses sérieuses et en tira, [sans trembler|d’entre les cartes et les boussoles], un mouchoir.
      / On ne voyage pas sans mouchoir, pensait {hero}, qui emporta donc [le plus vaste|ce mouchoir-là, le meilleur].
      ?color Il affichait, d’un bord à l’autre, la couleur que voici : {color}.
      / L’étoffe, [repassée pour l’occasion|amidonnée comme un ministre], s’en tenait à une couleur : {color}.
      / On avait choisi, pour l’ourlet, la couleur préférée : {color}.
      + Un [tel carré d’étoffe|mouchoir bien né] peut devenir drapeau, [hamac ou chapeau|nappe ou rideau], sans parler de l’usage [ordinaire|qu’on devine].
      + À l’un des coins tenait un nœud, fait [jadis|un mardi] pour [se rappeler une chose|garder en tête une affaire] dont [nul ne se souvenait|on avait perdu le fil].
      + {Friend} [voulut savoir|demanda aussitôt] qui allait pleurer, et {hero} [avoua|convint] que [la question restait ouverte|mieux valait ne pas l’exclure].
      / Il y a deux sortes de voyageurs, et {friend.que} fût de l’autre sorte [s’entendait au nez|ne faisait aucun doute].
    `,
    mitten: `
      @token {Hero} emporta une moufle, une seule, [puisque l’autre|vu que sa jumelle] [menait depuis l’hiver une vie à part|courait le monde].
      / Au fond de la malle d’hiver, {hero} trouva une moufle [qui dormait en rond|en pleine méditation] et l’emporta tiède encore.
      / Une moufle se morfondait sur l’étagère, et {hero}, [généreusement|sans hésiter], l’engagea pour la nuit.
      ?color Sa laine, quoique un peu feutrée, avait gardé sa couleur : {color}.
      / Le froid, paraît-il, [respecte|n’ose attaquer] ceux qui portent cette couleur : {color}.
      / La grand-mère de quelqu’un l’avait imaginée de cette couleur : {color}.
      + C’était, à bien regarder, [une maison d’une pièce|un logis d’un seul tenant], avec chauffage et [balcon pour le pouce|petite dépendance].
      + « Ne va-t-elle pas se sentir seule ? » s’inquiéta {friend}, [qui glissa aussitôt|avant d’y glisser] [le nez dedans|un mot gentil à l’intérieur].
      + Une moufle dépareillée [est prête à tout|ne recule devant rien], n’ayant plus [personne à attendre|de réputation à perdre].
      / Elle applaudissait mal, à cause de sa solitude, mais elle [saluait fort bien|serrait la main comme personne].
    `,
    'paper-boat': `
      @token {Hero} emporta un bateau en papier, [modeste de taille|d’un faible tonnage], mais [d’un courage reconnu|excellent navigateur].
      / {Hero} plia [en quatre|dans tous les sens], souffla, et il y eut un bateau en papier [de plus au monde|prêt à lever l’ancre].
      / Sur le rebord de la fenêtre mouillait un bateau en papier, {hero.que} [réquisitionna|mit dans ses affaires].
      ?color On en avait peint la coque dans la seule couleur qui convînt : {color}.
      / Son papier, pâli par les traversées, gardait sa couleur : {color}.
      / Le pavillon, l’ancre et la quille avaient [la même couleur|été coloriés ensemble] : {color}.
      + Il avait été liste de courses dans une vie antérieure, et [sa grand-voile|son flanc gauche] portait encore [le mot beurre|une commande de six œufs].
      + {Friend} demanda [qui commandait à bord|où était le capitaine], et il fut [convenu|entendu] que ce serait [le vent|tantôt l’un, tantôt l’autre].
      + Il avait bouclé le tour de la baignoire par gros temps, [exploit|traversée] dont il ne [se vantait pas|parlait qu’entre marins].
      / Un pli à l’avant lui donnait l’air résolu, un pli à l’arrière, [l’air d’un chapeau|une petite faiblesse].
    `,
    'jam-jar': `
      @token {Hero} emporta un pot de confiture, [vidé récemment|net et transparent] et [pas tout à fait par hasard|rincé avec scrupule].
      / Les aventuriers s’encombrent de malles, {hero} [eut la sagesse|se contenta] d’un pot de confiture rincé de frais.
      / S’il ne faut emporter qu’une chose, estimait {hero}, que ce soit [un pot de confiture|un pot de confiture avec son couvercle].
      ?color Un ruban l’entourait soigneusement, de cette couleur : {color}.
      / On avait verni le couvercle, et voici précisément la couleur : {color}.
      / L’étiquette ne disait plus le fruit, [elle disait|mais gardait] seulement la couleur : {color}.
      + [En y plongeant le nez|Pour peu qu’on l’ouvrît], on [retrouvait|respirait], [tout au fond|derrière le verre], un mois d’août et des guêpes.
      + « Il est vide », [fit remarquer|observa] {friend}, mais {hero} [voyait là, justement,|y voyait] [sa principale qualité|tout l’intérêt de la chose].
      + Le couvercle tintait à chaque pas, de sorte qu’on les prit, [deux fois au moins|de loin], pour [le facteur|une vache de petite taille].
      / La lune s’y mira au passage et se trouva, [déformée|sous cet angle], une ressemblance avec un pruneau.
    `,
    cap: `
      @token {Hero} emporta un bonnet de laine, suffisant pour [une tête et ses projets|deux, en cas de besoin].
      / Le monde, la nuit, commence aux oreilles, jugea {hero}, qui prit [en conséquence|donc, au crochet,] un bonnet de laine.
      / Un bonnet pendait à son clou depuis le dernier gel, et {hero} [lui rendit la liberté|jugea qu’il ferait l’affaire].
      ?color Du bord jusqu’au pompon, il demeurait fidèle à une couleur : {color}.
      / Il arborait la couleur que l’on choisirait entre mille : {color}.
      / On n’aurait su dire son âge, mais sa couleur [sautait aux yeux|restait jeune] : {color}.
      + Le pompon opinait à chaque pas, [si bien qu’on avait|et c’était avoir] toujours [un avis favorable|quelqu’un de son côté].
      + {Friend} en fit l’essai, [disparut jusqu’au menton|y chercha la sortie] et déclara, [de l’intérieur|d’une voix étouffée], qu’il y faisait nuit.
      + Il tient les idées au chaud, dit-on, encore que [les plus vives|certaines] [passent par les mailles|s’en échappent].
      / Une mésange y avait logé au printemps, et il en gardait [un brin de paille|le goût des hauteurs].
    `,
    basket: `
      @token {Hero} emporta un petit panier, dont l’anse grinçait avec [l’accent des vieux navires|un certain talent].
      / Rien ne dit qu’on trouvera quelque chose, songeait {hero} en prenant un petit panier, mais [on peut lui faire de la place|il serait sot d’y aller les bras vides].
      / Un petit panier s’ennuyait contre le mur, sans emploi, et {hero} lui en [promit un|trouva un immédiatement].
      ?color Une étoffe le doublait entièrement, de la bonne couleur : {color}.
      / Son osier avait été teint dans cette couleur : {color}.
      / Le nœud de l’anse, [bien en évidence|large comme un papillon], annonçait la couleur : {color}.
      + Quand {friend} demanda ce qu’il contenait, on lui [répondit|certifia] que c’était [de la place, et de la meilleure|du vide en bon état].
      + Il conservait, entre deux brins, [le parfum d’une poire|l’odeur d’une pomme] qui [avait dû compter pour lui|remontait à l’automne].
      + {Friend} en inspecta le fond, [le dessous, puis de nouveau le fond|puis l’anse, puis encore le fond], [avec méthode|car on n’est jamais trop prudent].
      / On lui avait confié autrefois des œufs, des chatons, [une lettre|tout un dimanche], et jamais il n’avait rien laissé choir.
    `,
    sock: `
      @token {Hero} prit une chaussette, longue, célibataire et [visiblement disponible|de bonne composition].
      / Dans la corbeille des cas difficiles, {hero} choisit une chaussette [qui avait de l’allonge|à l’œil vif] et la mit de l’expédition.
      / Une chaussette gisait là sans sa jumelle, et {hero}, [le cœur serré|d’un geste], l’emporta.
      ?color Sa couleur s’apercevait de l’autre bout du pays : {color}.
      / On ne l’avait jamais fabriquée qu’en cette couleur : {color}.
      / Malgré tant de lessives, elle n’avait [rien cédé|pas perdu un ton] de sa couleur : {color}.
      + On n’imagine pas, [tant qu’on s’obstine à y mettre des pieds|faute d’essayer], tout ce qui peut loger [dans une chaussette|là-dedans].
      + « Est-elle propre ? » demanda {friend}, et {hero} [fit valoir|répondit] qu’elle [l’avait été|l’était par endroits].
      + Le trou du talon [pouvait passer pour une fenêtre|tenait lieu de lucarne], orientée [au sud|selon la façon de marcher].
      / Sa sœur s’était, [croyait-on|d’après la rumeur], mariée à un gant, et l’on n’en parlait plus à table.
    `,
  },
  carry: {
    scarf: `
      C’est alors qu’on comprit [pourquoi il fallait|l’intérêt d’avoir] une écharpe : {hero} y roula {thing}, [tour après tour|comme un nouveau-né].
      / L’écharpe, qui se croyait faite pour les cous, apprit ce soir-là un autre métier : on y coucha {thing}, [sans un pli|maille à maille].
      / {Hero} déroula l’écharpe, y [coucha {thing}|posa bien au milieu {thing}] et l’enroula [sans se presser|jusqu’à la frange].
      / L’écharpe enveloppa {thing} de son affection [innombrable et tricotée|maille après maille].
      ?color Un pli dépassait dans la nuit, et l’on en voyait la couleur : {color}.
      / Même roulée en boule, elle portait haut [ses mailles|l’honneur] et sa couleur : {color}.
      + {Friend} insista pour tenir l’autre bout, [ce qui les obligea|chose qui les força] à marcher [au même pas|à vingt pas l’un de l’autre].
      + [Après un nœud|On fit un nœud double], puis un [second|autre] qui surveillait le [premier|précédent], et rien ne pouvait plus [tomber|s’échapper].
      + Il y avait des princes, [dans les contes|en des temps plus anciens], qu’on avait [moins bien emmaillotés|bordés avec moins d’égards].
      / La laine, qui s’y connaît, prit la forme exacte [de son passager|de ce qu’elle gardait] et ne broncha plus.
    `,
    handkerchief: `
      On étala le mouchoir, on y déposa {thing}, et les quatre coins [se nouèrent|furent noués] comme pour un long voyage.
      / Il suffit de quatre coins et d’un peu de tendresse pour que {thing} eût, dans le mouchoir, [une chambre à soi|son baluchon].
      / Le mouchoir trouva enfin son emploi, lorsque {hero} le referma sur {thing}, [coin contre coin|avec un nœud de marin].
      / Soigneusement replié sur {thing}, le mouchoir prit l’importance [d’un coffre diplomatique|des bagages officiels].
      ?color Le baluchon ainsi fait était d’une seule couleur : {color}.
      / Au bout du bras, [rebondi|dodu comme un chou], se balançait cette couleur : {color}.
      + Deux des coins pointaient [comme des oreilles de lièvre|vers le ciel], [attentives au chemin|et l’une penchait].
      + « N’éternue sous aucun prétexte », souffla {friend}, [avec pour seul effet|moyennant quoi il arriva] {hero.que} n’eut plus [que cette envie|d’autre pensée].
      + Quant au vieux nœud, il [se souvint tout à coup|déclara, rouge de fierté,] que c’était de cela [qu’il devait se souvenir|qu’il s’agissait, exactement].
      / On allait à pas comptés, comme les gens qui portent [un gâteau à étages|une tasse trop pleine] à travers une rivière.
    `,
    mitten: `
      {Thing} s’installa dans la moufle avec l’assurance [d’un pouce qui rentre chez lui|d’un vieux locataire].
      / On trouva {thing.a} une place près du pouce, [puis celle des quatre autres|la meilleure], et la moufle fit le reste.
      / La moufle, qui patientait depuis l’automne, se referma sur {thing} [de toute sa laine|et la nuit parut moins froide].
      / L’intérieur de la moufle offrit {thing.a} une hospitalité [moelleuse et silencieuse|digne des meilleures auberges].
      ?color On distinguait au clair de lune la moufle et, surtout, sa couleur : {color}.
      / La nuit emprunta la couleur de la moufle et [s’en trouva mieux|la rendit à regret] : {color}.
      + « Tu crois que ça dort ? » [murmura {friend}|s’informait {friend} tous les dix pas], tenant le pouce [avec une gravité de témoin|comme on tient un cierge].
      + D’avoir de nouveau quelqu’un à serrer, cette moufle [semblait avoir grandi|paraissait plus ronde] [d’une taille|de trois mailles].
      + Rien ne garde mieux un secret que la laine, qui en a vu [bien d’autres|d’autres et de plus mouillés].
      / L’autre moufle, si elle avait su, [où qu’elle fût|à l’autre bout du monde], en aurait rougi d’envie jusqu’au poignet.
    `,
    'paper-boat': `
      {Hero} fit monter {thing} [à bord du|sur le pont du] bateau en papier, [au milieu, pour l’équilibre|avec les honneurs dus aux passagers].
      / Le bateau en papier, qui attendait son heure depuis la baignoire, prit {thing} [à son bord|comme seul passager] et ne pencha même pas.
      / On embarqua {thing} dans le bateau en papier, et {hero} [largua des amarres invisibles|le porta bien à plat].
      / Le bateau en papier accueillit {thing} avec la solennité [des grands paquebots|d’une inauguration].
      ?color La coque filait dans le noir, fidèle à sa couleur : {color}.
      / Une seule lumière en mer, [la sienne|point de phare], et une seule couleur : {color}.
      + {Friend} murmurait à la proue des ordres [de marine|d’amiral], [dont la plupart étaient|lesquels étaient surtout] [inventés|des noms de poissons].
      + Pour un papier qui n’avait connu [que le beurre et les œufs|de tempête qu’en flaque], c’était [une belle carrière|le grand large].
      + À chaque tournant, on [retenait son souffle|respirait en biais], de crainte [de le faire chavirer|d’y lever une tempête].
      / {Hero} faisait la mer, de son mieux, une mer [plate et consciencieuse|sans une ride], avec parfois une vaguelette de fatigue.
    `,
    'jam-jar': `
      {Hero} déposa {thing} au fond du pot de confiture, puis revissa le couvercle [jusqu’au petit cri|délicatement].
      / Le pot de confiture, qui s’était toujours cru fini, reçut {thing} avec [l’émotion des seconds débuts|un tintement de bienvenue].
      / Une fois dans le pot de confiture, {thing} prit l’air [d’un fruit rare|d’une prune qui aurait réussi].
      / Le couvercle revissé, {thing} occupa dans le pot de confiture l’appartement [principal|aux meilleures fenêtres].
      ?color Le pot promenait dans la nuit sa couleur : {color}.
      / À travers le verre, on reconnaissait, [arrondie|un peu grossie], la couleur {hero.que} aime : {color}.
      + Vue à travers le verre, la chose [avait doublé de volume|paraissait énorme], et {friend}, de l’autre côté, [aussi|avait un nez considérable].
      + Un petit toc [rassurait à chaque pas|disait que tout allait bien], si bien [que l’on marcha|qu’on avançait], sans y songer, [en mesure|au rythme du verre].
      + « Et ça ne se mange vraiment pas ? » [redemanda {friend}|soupira {friend} contre la vitre], avec la tristesse [des gourmands|d’une cuillère inutile].
      / Deux papillons suivirent un moment, croyant à une lanterne, et [s’excusèrent|saluèrent quand même].
    `,
    cap: `
      {Hero} installa {thing} tout au fond du bonnet, là où la laine [garde l’été|est la plus généreuse].
      / Il n’est pas de berceau plus sûr qu’un bonnet bien tenu, et {thing} [l’apprit|s’en aperçut] aussitôt.
      / Le bonnet, retourné avec soin, fit un nid très convenable, et {thing} [s’y trouva bien|l’occupa sans façons].
      / Le bonnet, naturellement maternel, recueillit {thing} dans son épaisseur [hospitalière|la plus douillette].
      ?color De ce nid, l’obscurité ne montrait que la couleur : {color}.
      / Le bord retroussé [faisait une gouttière|dessinait un anneau] de cette couleur : {color}.
      + Le pompon, [qui jusque-là approuvait tout le monde|si accommodant d’ordinaire], se tenait [maintenant raide|droit] comme [un factionnaire|un garde du palais].
      + {Friend} s’inquiéta des oreilles {hero.de}, qui[, ma foi,| en voyage] prenaient l’air et [ne s’en portaient pas plus mal|écoutaient la nuit].
      + La laine grattait peut-être un peu, mais [il est des moments où l’on a|on avait] [la politesse de se taire|mieux à faire que se plaindre].
      / On ne vit jamais, sur les routes, bonnet [plus occupé|à ce point pensif], ni mieux porté sans tête.
    `,
    basket: `
      {Hero} installa {thing} dans le petit panier, sur un lit de mousse, et [rabattit le tissu|en éprouva l’anse].
      / Un panier sait depuis toujours ce qu’il a à faire : le petit panier ouvrit l’anse, {thing} entra, [et ce fut scellé|voilà tout].
      / Le petit panier reçut {thing} et, pénétré de son importance, [cessa de grincer|ne grinça plus que dans les montées].
      / {Thing} disparut délicatement au fond du petit panier, [et le tissu se referma|l’anse montant la garde].
      ?color La lumière filtrait entre les brins et prenait cette couleur : {color}.
      / Tressée dans l’osier, brin par brin, courait [fidèlement|d’un bord à l’autre] la couleur : {color}.
      + {Friend} ouvrait la marche et [priait les cailloux de s’écarter|saluait au nom du panier les orties], ce que [certains firent|les plus petits trouvaient flatteur].
      + On le porta à tour de rôle, et chacun, [son tour fini|en le rendant], assurait qu’il aurait pu [continuer|le garder jusqu’à l’aube].
      + Ce n’était pas lourd, non, mais on avait [l’impression de transporter|au bout du bras] [une soirée entière|le sommeil de tout un peuple].
      / À mi-pente, il demanda une halte, par un craquement [discret|que l’on comprit], et l’on s’assit le temps d’un soupir.
    `,
    sock: `
      {Thing} glissa dans la chaussette jusqu’au talon, hésita devant le trou et, [Dieu merci|par bonheur], s’arrêta là.
      / Sans protester, {thing} consentit à voyager dans une chaussette, [et en première|au niveau de la cheville].
      / La chaussette avala {thing} d’une seule bouchée, ce {hero.que} [jugea encourageant|prit pour un oui].
      / La chaussette, agréablement surprise de cette promotion, hébergea {thing} [jusqu’au talon|dans son appartement du talon].
      ?color On eût dit, à sa couleur, un étendard bien nourri : {color}.
      / Gonflée de la sorte, elle [étalait|proclamait] de la pointe au talon sa couleur : {color}.
      + Un nœud [ferma le haut, un second le bas|en boucla l’entrée], et {friend} se chargea [de s’inquiéter|de la surveillance].
      + Peut-être sentait-elle un peu le pied, mais c’est [ainsi|de cette façon], affirmait {hero}, que sent [l’aventure|le courage].
      + Aucune chaussette [au monde|de la famille], [même de laine fine|pas même celle du dimanche], n’avait eu pareille [conversation|importance].
      / Elle se balançait avec une gravité de cloche, [mais de cloche en laine|qui ne sonnerait qu’à l’arrivée].
    `,
  },
  role: {
    hero: `
      « J’y vais », annonça {hero}, et [les mots s’échappèrent|la phrase était dehors] avant que la prudence [ait pu les retenir|ait mis ses chaussures].
      / Il y a toujours une seconde où chacun regarde ses pieds, et c’est dans cette seconde {hero.que} [fit un pas|dit oui].
      / Il se fit un silence, dans lequel {hero} s’entendit répondre, [d’une voix presque assurée|étonnamment fort] : « Je m’en occupe. »
      + Le ventre, [qu’on n’avait pas consulté|plus prudent], émit [quelques réserves|un son], puis [suivit le mouvement|se rangea à cet avis].
      / Le courage, contre toute attente, [avait des chaussons|tenait dans une petite poche], et {hero} l’y trouva.
      + {Keeper} répéta {hero.que} irait donc {spot.to}, et cela sonnait, [à l’oreille|tout haut], [comme un titre de livre|mieux que prévu].
      + {Friend} en perdit la parole, [phénomène assez rare|événement notable] pour que [chacun le remarque|l’on en profite].
    `,
    helper: `
      {Hero} ne demanda pas qui avait eu tort, mais seulement [par où commencer|ce qui pesait le plus].
      / Il y a les gens qui plaignent et ceux qui retroussent leurs manches : {hero} [cherchait déjà un coin à porter|demanda par quel bout].
      / « Dis-nous ce qu’on peut faire », proposa {hero} en s’approchant {keeper.de}, qui [n’attendait que cela|se redressa un peu].
      + [Il fut convenu que l’un porterait tandis que l’autre|On décida à voix basse qui porterait et qui] chercherait, puis, [au premier soupir|à mi-chemin], qu’on [échangerait|ferait l’échange].
      + Les soucis, [comme les armoires,|à l’instar des pianos,] se déplacent [beaucoup mieux|sans peine] [à plusieurs|quand quelqu’un prend l’autre bout].
      + On irait {spot.to}, et {keeper} [souffla|respira], pour la première fois [depuis le matin|de la soirée], jusqu’au fond.
      / {Friend} promit de ne pas encombrer, [promesse courageuse|engagement qu’il est malaisé de tenir], et se rangea sur le côté.
    `,
    explorer: `
      {Hero} examinait déjà le côté où l’on ne va pas le soir, et [demandait pourquoi|s’en réjouissait visiblement].
      / Le chemin s’arrêtait net au bord de la carte, et c’est là {hero.que} [commença à s’intéresser|devint tout ouïe].
      / On apprit qu’il fallait aller {spot.to}, par [un chemin|une route] dont {hero} [ignorait tout, ce qui l’enchantait|voulait tout savoir].
      + {Keeper} avertit que [personne ne s’y risquait la nuit|nul n’en avait fait le tour], ce qui fit [l’effet contraire|briller quatre yeux].
      + {Friend} s’offrit à tenir [le journal de l’expédition|le registre des découvertes], et il ne manquait [plus|guère] que [de savoir écrire|l’encre, le papier et la plume].
      + Une route inconnue est un livre non coupé, [et l’on ne saura qu’à la fin|dont on ignore jusqu’au bout] [si elle finissait bien|de quoi il parlait].
      / On aurait pu demander des conseils, mais {hero} préférait [les découvrir sur place|garder la surprise entière].
    `,
    leader: `
      [Quelqu’un devait nécessairement passer devant|Toute file suppose un premier], et {hero}, après avoir regardé [derrière|si tous suivaient], s’y décida.
      / {Hero} compta tout le monde, n’oublia pas {keeper}, et [décida de l’ordre de marche|fit d’abord silence], ce qui est tout l’art de commander.
      / « Nous irons ensemble, décida {hero}, à la vitesse du plus lent », ce qui [découragea les autres plans|régla la question].
      + [Personne n’avait crié d’ordre|Il n’y eut ni ordre ni sifflet], et pourtant chacun, [chose curieuse|en une minute], [savait ce qu’il avait à faire|avait trouvé sa tâche].
      + {Friend} se mit en rang, exercice [qui demande de la rigueur|délicat] quand [on est seul dans la file|le rang, c’est soi].
      + On irait {spot.to}, [c’était dit|tous en chœur], et {keeper} [s’appuya|se reposa] sur cette phrase comme sur [une rampe|un mur au soleil].
    `,
    friend: `
      Avant toute chose, {hero} s’installa un moment [à côté|tout près] {keeper.de} sans rien dire, ce qui est difficile.
      / Les bons conseils pouvaient attendre : {hero} [écouta d’abord {keeper} jusqu’au bout|proposa {keeper.a} un peu de silence à deux].
      / « Tu n’es plus sans personne », affirma {hero} {keeper.a}, et [la moitié du travail était faite|ce fut d’abord tout].
      + {Friend} demanda si cela valait aussi pour les nouveaux venus, et [il fut répondu|on lui jura] que [oui, surtout|c’était même l’idée].
      / Il n’est pas rare que l’on guérisse à moitié, rien que d’avoir [été cru|raconté la chose à quelqu’un].
      + {Keeper} eut une ébauche de sourire, [pas plus grande|guère plus large] qu’une miette, mais [une miette suffit|bien placée].
      + Puis l’on se leva pour aller {spot.to}, [d’autant plus vite|d’un pas d’autant meilleur] [qu’on avait pris le temps|qu’on s’était assis].
    `,
  },
  challenge: {
    pebble: `
      {Hero} ramassa un caillou [au visage honnête|de bonne réputation] et lui confia, [à mi-voix|tout contre l’oreille], son souci : « {challenge}. »
      / Avec les cailloux, on peut aller droit au but, et {hero} [y alla|se lança] : « {challenge}. »
      / Il est des choses qu’on ne dit d’abord qu’aux pierres, et {hero} [en choisit une|se pencha donc] : « {challenge}. »
      + Le caillou [observa un silence plein de tact|ne coupa pas la parole], [exemple que l’on devrait suivre|comme savent le faire les très vieilles gens].
      + Une fois dehors, ce souci n’était [pas plus gros|guère plus lourd] qu’un noyau de prune, et il avait [même fait le tour|presque l’air gêné].
      / {Friend}, qui n’avait rien entendu, hocha la tête [avec componction|deux fois], et le caillou fit de même, à sa manière.
      + On reposa le confident [au bord du chemin|sur son carré de mousse], où il est encore, [et n’a rien répété|muet comme au premier jour].
    `,
    step: `
      C’est au beau milieu de la côte que [le vieux|cet éternel] souci rattrapa {hero}, [sans se gêner|toujours le même] : « {challenge}. »
      / On entendit trotter derrière, {hero} se retourna, [c’était bien lui|et reconnut l’importun] : « {challenge}. »
      / « {challenge} », pensa {hero}, et le chemin, [qui n’attendait que cela|d’un coup], s’allongea de moitié.
      + « Ne fais qu’un pas, [conseilla|suggéra] {friend}, [un seul|le plus petit], et s’il te déplaît, [on le rendra|nous le reprendrons]. »
      + Or un souci a [de grandes dents mais de toutes petites jambes|plus de voix que de souffle], et [au vingtième pas|bientôt] il [demandait grâce|restait en arrière].
      + En se retournant, {hero} l’aperçut [assis sur une borne|au pied d’un talus], minuscule, [qui se frottait les pieds|et l’on se fit signe].
    `,
    together: `
      {Hero} finit par avouer {friend.a} ce que personne n’avoue [volontiers|en plein jour] : « {challenge}. »
      / Il fallut trois détours et deux soupirs avant {hero.que} [pût le dire|trouvât la phrase] : « {challenge}. »
      / « Il existe une chose difficile pour moi, avoua {hero} [en regardant ailleurs|à l’obscurité] : {challenge}. »
      + {Friend} n’eut garde de rire et confessa, [pour rétablir l’équilibre|en échange], [une vieille peur des parapluies|un différend avec les portes].
      + [Un souci scié en deux fait|Partagée, la peur donne] deux demi-soucis, [que l’on peut se passer|dont aucun ne tient debout].
      / Le dire avait pris du temps, [l’entendre|y penser] aussi, mais le porter, à présent, n’en prenait plus guère.
      + Rien n’avait changé, au fond, hormis ceci qu’on était [deux|désormais deux] à le [regarder|considérer] en face, et lui [tout seul|un seul].
    `,
  },
  power: {
    gap: `
      Un vide [s’ouvrait en travers du|interrompait soudain le] chemin, et {hero} comprit qu’il convenait [d’y recourir|de ne plus hésiter] : « {power}. »
      / Le chemin s’arrêtait au bord du rien, et {hero}, [qui avait gardé cela pour une grande occasion|après un soupir], se décida : « {power}. »
      / Pour franchir un trou pareil, il fallait un don, et celui {hero.de}, [le voici|par chance, tombait bien] : « {power}. »
      + Cela fonctionna une [fois et une seule|unique fois], [tout juste ce qu’il fallait|assez longtemps] pour que chacun [se retrouvât de l’autre côté|passât].
      + [Ces choses-là se paient|Rien n’est gratuit], et {hero} eut [cent pas durant|jusqu’au tournant] la tête [pleine de coton|légère comme une bulle].
      + « Bis ! » cria {friend}, mais les merveilles, [à la différence des soupes|et c’est dommage], [ne se réchauffent pas|ne repassent jamais].
      / De l’autre bord, on se retourna : le vide avait l’air [d’une bouche restée ouverte|de chercher ce qu’il avait raté].
    `,
    dark: `
      Au tournant suivant, l’obscurité était [d’une telle épaisseur|si compacte] {hero.que} [dut y employer son don|n’eut plus le choix] : « {power}. »
      / On ne voyait plus ses pieds, et {hero}, [à tâtons|la voix égale], y remédia : « {power}. »
      / Contre un noir de cette qualité, les lampes ne peuvent rien, mais {hero} [avait encore ceci|essaya] : « {power}. »
      + Le noir, surpris, [murmura des excuses|en bafouilla] et se [rangea|tassa] le long des murs pour [les laisser passer|faire de la place].
      + Il en coûta {hero.a} un nez [gelé|transi] jusqu’à la fin [du chemin|de l’étape], ce qui, [tout compte fait|au cours du jour], n’est pas cher.
      + « Je n’ai pas eu peur », déclara {friend}, [dès l’instant où|à la minute où] il n’y eut plus [de danger à le dire|personne pour le contredire].
      / Il resta derrière eux une petite flaque de clarté [qui mit longtemps à sécher|où burent deux papillons].
    `,
    weight: `
      Une pierre de la taille d’une armoire [interdisait le passage|barrait toute la route], et {hero} s’en remit [à son don|à la seule solution] : « {power}. »
      / Quelqu’un avait laissé traîner une montagne, petite, mais en plein milieu, et {hero} [en vint là|employa ceci] : « {power}. »
      / Personne n’aurait bougé ce bloc, sauf peut-être {hero}, [en essayant ceci|d’une manière très particulière] : « {power}. »
      + La pierre parut réfléchir, [trouva l’argument bon|s’avoua convaincue] et roula de côté, [avec des soupirs de gros chat|sans rancune].
      + Il fallut ensuite [s’asseoir longtemps|faire une longue halte], car tout pesait {hero.a}, jusqu’aux [paupières|mots].
      + {Friend} soutint l’avoir intimidée du regard, et [l’on n’eut pas|personne n’eut] le cœur [de le nier|d’en demander la preuve].
      / Sous la pierre, un peuple de cloportes découvrit le ciel et [demanda qu’on refermât|le trouva bien haut de plafond].
    `,
  },
  talent: {
    gatekeeper: `
      [Au péage|Derrière sa barrière], un crapaud réclamait, pour toute monnaie, [ce que l’on aime faire|un talent quelconque], et ce fut : « {talent}. »
      / Un écriteau précisait que l’on payait ici en plaisir, et {hero} [en avait sur soi|régla comptant] : « {talent}. »
      / Nul ne passait sans avoir présenté à la vieille taupe [son activité favorite|son plaisir], alors {hero} présenta : « {talent}. »
      + La barrière se leva [au beau milieu|dès la moitié], puis [redescendit|retomba] aussitôt, [pour obtenir un rappel|dans l’espoir d’une suite].
      + {Friend}, qu’on interrogeait à son tour, [se présenta comme|déclara être] le public, métier [difficile et mal payé|où il fallait quelqu’un].
      + De l’avis général, on n’avait [jamais|de longtemps] acquitté ce péage [en si bel argent|avec autant de grâce].
      / On leur remit un reçu, rédigé sur une feuille de tilleul, [signé d’une patte émue|et valable pour le retour].
    `,
    sleepless: `
      Un souriceau [ne dormait pas et en informait|veillait et ameutait] tout le voisinage, si bien {hero.que} [essaya sur lui|tenta] ceci : « {talent}. »
      / On les arrêta d’un long chut : un tout-petit luttait contre le sommeil, et {hero} [proposa ceci|vint en renfort] : « {talent}. »
      / Pour apaiser le petit être qui pleurait de fatigue au bord du sentier, {hero} ne vit [qu’un remède|rien de mieux] : « {talent}. »
      + Le petit [ouvrit la bouche pour protester|voulut se plaindre], bâilla [par erreur|malgré lui] et [dormait avant la fin|ne la referma que demain].
      + [L’effet fut tel|Cela berçait si bien] {friend.que} s’endormit [également|du même coup], debout, [avec une expression de grande bonté|au risque de tomber].
      + La mère, d’un geste, leur [ouvrit le passage|montra le chemin], à charge pour eux [d’y marcher sur la pointe du souffle|de ne pas dire merci trop fort].
      / Depuis, dit-on dans ce pays, on endort les enfants [de cette façon-là|avec le récit de ce passage].
    `,
    quarrel: `
      Deux scarabées [se disputaient la route|plaidaient l’un contre l’autre] depuis l’avant-veille, lorsque {hero} leur opposa [l’argument que voici|ceci] : « {talent}. »
      / Le procès des deux scarabées en était au chapitre neuf quand {hero} versa au dossier [une pièce nouvelle|ce qui suit] : « {talent}. »
      / Comme chacun des deux scarabées criait que le chemin était le sien, {hero}, [pour toute réponse|sans mot dire], fit : « {talent}. »
      + Ils en oublièrent qui avait [commencé|tort], [qui avait raison|lequel criait le mieux] et, [pour finir|bientôt], [l’objet du litige|de refermer la bouche].
      + Leur premier mot en commun fut « encore », [et c’est souvent ainsi que|par où, d’ordinaire,] naissent [les amitiés|les traités de paix].
      + Le sentier, remarqua {friend} en passant, avait [toujours été assez large|de tout temps suffi] pour deux, [à condition d’avancer|pourvu qu’on s’y croise].
      / Quant à la politesse de passer en dernier, elle les tient, [paraît-il|à l’heure qu’il est], encore devant la borne.
    `,
  },
  best: {
    words: `
      {Hero} se demanda ce qu’aurait dit {best}, et la réponse vint [aussitôt|d’elle-même] : respirer d’abord, regarder ensuite.
      / À cette heure, {best} dormait sans doute, mais {hero} [entendit quand même|se rappela ces mots] : regarde par l’autre bout.
      / {Best.que} fût loin n’empêchait pas {hero} d’entendre, [distinctement|comme à côté], une voix dire : essaie autrement.
      + {Friend} voulut savoir qui c’était, et {hero}, [après avoir cherché une définition|faute de mieux], répondit {best.que}, [eh bien, c’était {best}|voilà].
      + Les vrais conseils se passent de facteur ; ils [arrivent la nuit|passent sous les portes], sans timbre, [et à la bonne adresse|juste à temps].
      + L’affaire [ne paraissait plus|cessa d’être] impossible, [mais seulement|étant simplement] [mal commencée|prise par le mauvais bout].
      / Une voix qu’on aime tient peu de place, et l’on peut [l’emporter partout|la déplier n’importe où], même là.
    `,
    gift: `
      {Hero} se rappela un caillou, le plus ordinaire du monde, [excepté|à ceci près] que c’était un cadeau {best.de}.
      / Un jour de rien du tout, {best} avait offert {hero.a} une plume, [sans raison|parce que c’était jeudi], et la raison venait d’arriver.
      / Il existait, au fond d’une poche, un bouton offert par {best}, et {hero} [y repensa longuement|le revit].
      + Cet objet n’avait [jamais servi à rien|aucun emploi connu], ce qui permettait, [dans les cas graves|ce soir-là], de compter sur lui.
      + « Et comment cela s’emploie-t-il ? » demanda {friend}, [qui apprit avec respect|et on lui confia tout bas] que [l’on y pense, et c’est tout|cela chauffe à distance].
      + Il n’est pas prouvé que [l’amitié donne des idées|les amis soufflent les réponses], mais il en vint une, [et une bonne|presque aussitôt].
      / La distance, {best} et {hero} l’avaient remarqué, [rétrécit quand on y pense|n’est qu’une affaire de kilomètres].
    `,
    laugh: `
      {Hero} se rappela {best}, et ce rire qui commence de travers pour se terminer [en hoquets|sur le tapis].
      / Au plus sérieux de l’affaire, {hero} crut entendre {best} [pouffer|éclater], et le sérieux n’y résista pas.
      / Si {best} avait pu nous apercevoir, imagina {hero}, on aurait ri aux larmes, et cette idée [réchauffait|valait une lampe].
      + {Friend} demanda de quoi l’on riait, [n’obtint pas de réponse claire|n’en sut pas davantage] et [se mit à rire aussi|rit de confiance].
      + [Il est malaisé de désespérer|On se décourage mal] quand on a dans l’oreille [un rire pareil|quelqu’un qui pouffe].
      + Derrière le rire, [comme derrière un rideau|assise dans l’ombre], attendait [depuis un moment déjà|bien sagement] [une idée|la solution].
      / Le fou rire a cela de bon qu’il [remue les meubles|aère], et l’on voit mieux après.
    `,
  },
  home: {
    moonlight: `
      La lune avait [déroulé|étendu] jusqu’à la maison une [route|allée] [couleur de lait|blanche], [délicieusement déserte|sans un passant].
      / La lune marchait devant, comme une gardienne, [ouvrant [une à une les barrières|doucement le passage]|et ne se retournait pas].
      / Pour le retour, on n’eut besoin [ni de carte ni de lampe|de rien] : [il faisait lune|tout brillait d’avance].
      / On rentra par le clair de lune, qui est [le raccourci le plus interminable|un chemin fort lent] [et le plus doux|quand rien ne presse].
      + {Hero} et {friend} [se taisaient|allaient sans mot dire], de ce silence [qu’on partage comme un pain|où tout est dit].
      / Derrière, {place} n’était plus qu’une lueur, puis [le souvenir d’une lueur|un point].
      + Deux ombres les précédaient, [très longues|un peu bleues], et semblaient [connaître la maison|se raconter la soirée].
      + {Friend} bâilla, {hero} bâilla, et [il n’est pas certain|rien ne prouve] que la lune, [là-haut|en ronde personne], [se soit retenue|ait résisté].
      + La nuit éteignait ses bruits [l’un après l’autre|avec méthode], en commençant par [les plus lointains|les siens, ce qui est poli].
      + {Token} rentrait aussi, avec la lassitude heureuse [des grands voyageurs|de ce qui a servi].
      + Quand parut la porte, elle était [exactement|très fidèlement] là où on l’avait [laissée|quittée], [ce dont on lui sut gré|un peu plus basse de sommeil].
      / L’herbe se couchait sous leurs pas et mettait, pour se relever, [une éternité|le temps d’un songe].
    `,
    drift: `
      Quelque chose [de plus moelleux que le vent|de lent et de tiède] les ramenait [à la maison|au logis], sans qu’il y eût [rien à faire|à ramer].
      / On se laissa dériver, cap sur le lit, [toutes voiles molles|sans toucher à rien].
      / Personne n’avait donné le signal, mais [la nuit se mit à couler|tout glissa] doucement vers [la maison|le lit], [et eux avec|comme une rivière].
      / Pour rentrer, il suffisait [de s’abandonner un peu|de ne plus rien vouloir], et {hero}, [lentement|à la troisième respiration], y parvint.
      + Cela montait, cela descendait, à la façon [d’une berceuse qui aurait perdu ses mots|d’un souffle].
      / Au-dessous, {place} s’éloignait [lumière après lumière|comme un navire qui éteint ses feux].
      + {Friend} [s’informa de qui les poussait|chercha le pilote des yeux], apprit que [ce n’était personne|nul ne s’en occupait], et trouva cela [bien aimable de sa part|rassurant].
      + Les étoiles passaient [à portée de la voix|presque à toucher], mais on n’avait [rien à leur demander|plus rien à dire], et elles non plus.
      + « Je ne dors absolument… », commença {friend}, et nul n’a jamais su [la fin|ce qu’était le dernier mot].
      + {Hero} pensait encore {keeper.a}, et le sourire de l’adieu [s’attardait dans la nuit|éclairait un peu].
      + Il y eut enfin un choc [si léger|d’une telle douceur] qu’il [aurait pu être|imitait] une pensée, et ce n’était [que le seuil|autre que la maison].
      / Le monde, vu d’aussi loin, avait l’air d’un jouet qu’on a [rangé pour la nuit|bordé avec soin].
    `,
    slowly: `
      On rentra [lentement|à petits pas], [non par fatigue, mais parce qu’une|car, fatigue ou non, une] nuit pareille [se quitte difficilement|mérite une fin].
      / Le retour dura longtemps, ce que l’on obtint [en s’arrêtant à chaque clôture|par de nombreuses haltes].
      / Il y avait deux chemins, [l’un court et l’autre doux|un bref, un tendre], et l’on prit [sans discuter le second|celui qui faisait des boucles].
      / Le retour se fit tranquillement, {hero} [s’en félicita|n’en regretta pas un pas], car rien ne pressait plus.
      + Derrière, {place} s’endormait ; devant, le chemin [connaissait la suite|sentait déjà la maison].
      / De loin en loin, on [s’arrêtait|posait tout] pour écouter le silence, qui [valait le détour|jouait très juste].
      + « Quel était le meilleur moment ? » murmura {friend}, et {hero}, [après un bon bout de route|ayant beaucoup réfléchi], [choisit le milieu|vota pour celui-ci].
      + On se passa {token} d’un tour de garde à l’autre, [avec le mot de passe|sans échanger un mot].
      + Un escargot les [dépassa|rattrapa] sans [triomphe|le chercher], en voisin, [et leur tint presque la barrière|l’œil à demi clos].
      + Les yeux {hero.de} se fermaient [par moments|un pas sur deux], puisque le chemin, [de toute façon|en bon cheval], savait où il allait.
      + Encore [un tournant, encore une haie|une barrière, encore un talus], et la bonne lumière [se poussa pour leur faire place|était là, qui veillait].
      / L’air fraîchissait, sentait le foin, la cheminée, [puis la maison|et déjà l’oreiller].
    `,
  },
  bed: {
    adventurous: `
      {Hero} retrouva son lit comme [un navire retrouve sa rade|on regagne un camp], et [l’oreiller accosta|jeta l’ancre].
      / Restait une frontière, le drap, {hero.que} passa [sans bruit|sans passeport].
      / La couverture était une montagne, dont {hero} [fit la dernière ascension|garda le sommet].
      / {Hero} réintégra son lit avec la satisfaction des navigateurs [au port|revenus].
      « Plus loin, la prochaine fois », souffla {friend}, [déjà sur l’autre rive|et la nuit se ferma].
      / {Friend} salua de loin, comme font les capitaines, [et s’effaça|puis ce fut la nuit].
      / « À la prochaine marée », fit {friend}, et l’on n’entendit plus [que la nuit|rien].
      / « L’exploration recommencera », promit {friend}, et la nuit [replia l’horizon|roula ses cartes].
      + Les orteils se couchèrent [par rang de taille|après l’appel], le plus petit en dernier, [ainsi qu’il est juste|après un regard en arrière].
      + Au mur, le coin blanc de la carte avait [un peu reculé|perdu du terrain], [d’un pouce peut-être|sans qu’on sache comment].
      + La chaise [n’était plus un navire|avait replié ses voiles] et semblait, [la houle tombée|dans le calme revenu], s’en consoler.
      + Il y a dans les jambes, [après les longues routes|au retour], un poids qui est déjà [la moitié du sommeil|une manière de dormir].
      + Dehors, le vent [poussa la porte de chez lui|s’en revint] et, [pour la première fois du jour|le souffle court], [s’assit|ôta ses bottes].
      / Tout ce qui avait marché cessa de marcher, [jusqu’à la pendule|et le silence s’allongea].
    `,
    calm: `
      {Hero} était au lit, et l’obscurité, très douce, [montait jusqu’au menton|s’installa tout près].
      / {Hero} se fit une place dans la chaleur, puis [n’en bougea plus|une autre dans le silence].
      / L’oreiller soupira d’aise et reprit [la tête {hero.de} dans son creux|ce qui lui revenait].
      / L’obscurité enveloppa {hero} d’une tranquillité [délicieuse|si complète qu’on l’entendait].
      « Dors », murmura {friend}, si doucement que [cela ne fit pas un pli|ce fut à peine un souffle].
      / {Friend} attendit le premier bâillement, puis s’éloigna [par le second|avec lui].
      / {Friend} fit au revoir de loin, très lentement, [pour ne pas déplacer l’air|comme on borde].
      / {Friend} s’éloigna imperceptiblement, [et ce fut le silence|comme s’éloigne une chanson].
      + La maison respirait [largement|sous les tuiles], au-dedans, puis au-dehors, [et recommençait|sans compter].
      + La pendule [disait tic|prononçait tic] et s’accordait, [avant de dire tac|d’un mot à l’autre], [une petite sieste|le temps d’y penser].
      + L’un des pieds [devint chaud|se mit à tiédir], et l’autre, [après avoir réfléchi|un instant plus tard], [se rallia|trouva l’idée bonne].
      + La lune [traversait la couverture|gravissait un pli] à la vitesse [des choses qui n’ont pas d’heure|d’un doigt qui lit].
      + Plus rien, [dans toute la chambre|ni près ni loin], n’avait besoin d’être [fait, dit ou rangé|autrement qu’il n’était].
      / L’ombre avait rentré ses angles, et tout, [jusqu’à la commode|sous le drap], devenait rond.
    `,
    mysterious: `
      Rien n’avait bougé dans la chambre, mais {hero} en connaissait maintenant [le secret|l’envers].
      / {Hero} salua l’ombre, l’armoire, la serrure, [ces complices|qui feignirent l’oubli].
      / L’obscurité était familière {hero.a}, comme une bibliothèque [déjà lue|de quartier].
      / Le bruit revint, et {hero} le salua amicalement, car [on se connaissait|on s’était compris].
      « Pas un mot, excepté à l’oreiller », dit {friend}, et la brume [se referma|revint].
      / {Friend} [remit la nuit en ordre|replia les brumes] et s’effaça [graduellement|comme une buée].
      / « Cela reste entre nous », souffla {friend}, [dans l’ombre|et la nuit jura].
      / « Confidentiel », articula {friend}, et l’obscurité [acquiesça|se referma].
      + Sur le rebord [demeurait|reposait encore] une feuille, ou l’empreinte d’une feuille, [pour qui aurait douté|et cela suffisait].
      + L’ombre de la chaise [fit la révérence|se tint coite], avec quatre pattes [seulement|tout juste], [rendues à la raison|la cinquième ayant congé].
      + La pendule dit tic et [consentit, cette fois,|se résolut enfin] à [poursuivre|dire tac, sans faire de manières].
      + Le noir, quand on le connaît, n’est [plus que du|jamais que du] noir, et d’une étoffe [très fine|qu’on voudrait toucher].
      + Sur le plancher, la porte de lune [se ferma|tourna] si doucement que [seul un rêve aurait pu l’entendre|le clic dura longtemps].
      / Les énigmes, comme les chats, finissent par se coucher [sur vos pieds|en rond], et l’on dort mieux avec.
    `,
    joyful: `
      {Hero} tomba sur le lit, qui fit boing, machinalement, [et tout s’apaisa|une dernière fois].
      / Il restait un saut, {hero.que} [garda pour demain|rangea sous l’oreiller].
      / {Hero} capitula, et l’édredon célébra sa victoire [en s’affaissant|modestement].
      / Le matelas tenta un rebond, auquel {hero} ne répondit [que par un bâillement|plus].
      « C’était amusant », dit {friend} au fond de la nuit, et la nuit [pouffa|approuva].
      / {Friend} exécuta une petite cabriole, pour rien, [et s’éloigna dessus|en guise d’adieu].
      / {Friend} rit une dernière fois, [de l’intérieur|sans le son], et la nuit se referma dessus.
      / {Friend} s’inclina, et les étoiles applaudirent [silencieusement|discrètement].
      + Le rire s’était [réfugié|faufilé] sous la couverture, où il tournait en rond, [à la façon des chats|cherchant sa place pour dormir].
      + L’autre chaussette [rentra sur la pointe de la laine|revint par la fenêtre], sans vouloir dire [où elle avait dansé|avec qui].
      + Quand une voix souhaita [bonne nuit|de beaux rêves] au nez, il dormait déjà, [lui qui finit toujours par tout sentir|content de lui].
      + Pom, disait le cœur, puis pom, [un peu plus bas|de loin en loin], comme une fanfare [qui s’éloigne dans la rue|rentrant chez elle].
      + La lune, brioche bien levée, se retenait de [sourire|pouffer], [de peur de faire du bruit|et souriait quand même].
      / Les genoux, ces bavards, n’échangèrent plus qu’un mot, [très bas|le dernier], et se turent.
    `,
    inspiring: `
      {Hero} était au lit, l’étoile à son poste, [et tout allait admirablement|conformément à l’usage].
      / Le lit, ce soir, parut {hero.a} [un peu plus petit|un peu court].
      / De l’oreiller, {hero} apercevait un carré de ciel, [plein jusqu’au bord|où tout tenait].
      / Sous la couverture, {hero} respirait avec la régularité [des constellations|des marées].
      « Même minuscule, cela éclaire », dit {friend}, et le silence [approuva|dura].
      / {Friend} relut le ciel une dernière fois, [comme un mot d’adieu|tranquillement], et disparut.
      / {Friend} montra l’étoile la plus discrète et [s’en fut|ne dit rien d’autre].
      / « L’essentiel était minuscule », observa {friend}, et [nul n’en douta|le silence approuva].
      + Quelque part, très loin, une chose [tenait de nouveau debout|marchait comme avant], [et tiendrait encore demain|sans savoir à qui elle le devait].
      + Le gland du rebord avait [peut-être bougé|gonflé d’un rien], ce qui, pour un chêne, [est tout un discours|est un grand pas].
      + La lampe s’éteignit, mais sa lumière [resta un moment|s’attarda] [derrière les paupières|sous les cils], [par amitié|à petit feu].
      + Les mains [s’ouvrirent d’elles-mêmes|se délièrent], comme des mains [qui ont rendu ce qu’elles portaient|dont la journée est faite].
      + Demain pouvait se mettre en route [à petits pas|sans tambour], puisque nul ne lui demandait [d’être en avance|de courir].
      / Le noir fit le compte de ses étoiles et, pour une fois, [n’en trouva pas de trop|commença par la dernière].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} se coucha, la tête encore remplie de tempêtes, et le sommeil [monta à bord|largua délicatement les amarres].
      / On rentra chez {hero} comme on regagne un port, feux baissés, [silencieusement|au ralenti].
      + « Demain, plus loin », marmonna {friend}, qui dormait déjà [des deux yeux|aux trois quarts].
      / {Friend} ronflait au bord du lit, ainsi qu’on ronfle [après cent lieues|en pays conquis].
      + Le vent faisait une dernière fois le tour du propriétaire, puis il [se coucha en rond|rentra].
      + Tous les chemins avaient été roulés et rangés, debout, [dans un coin de la nuit|contre le mur du ciel].
      + Un pont, quelque part, se reposait d’avoir porté tant de monde, et [rêvait d’eau|l’eau le berçait].
      + Les aventures font d’excellentes couvertures, à cette seule condition [qu’elles soient finies|d’en être revenu].
      + Il restait dans l’air un goût de lointain, qui, [d’heure en heure|peu à peu], devenait le goût du soir.
    `,
    calm: `
      {Hero} se pelotonna dans le recoin de chez soi que personne d’autre ne connaît, [le plus confortable|encore tiède].
      / La place {hero.de} était demeurée creuse, comme si la maison [n’avait pas changé de posture|avait patienté].
      + {Friend} ne dit rien, et l’on n’aurait pas su [mieux le dire|où placer un mot].
      / « Bonne nuit », fit {friend}, de la voix qu’ont les herbes [entre elles|la nuit].
      + La nuit respirait en deux temps, et le sommeil, [patient|assis au bord], prenait la mesure.
      + Une feuille se détacha, hésita, et choisit pour tomber [le chemin le plus long|d’y mettre la soirée].
      + L’eau, au loin, répétait toujours la même chose, avec la certitude [de bercer quelqu’un|d’être comprise].
      + Plus rien n’avait besoin de personne, et cela jusqu’au matin, [ce qui est long et bon|au moins].
      + Un côté devint chaud, puis l’autre, et la frontière entre les deux [s’endormit|fut oubliée].
    `,
    mysterious: `
      {Hero} rentra silencieusement et referma les paupières sur le secret, [l’une, puis l’autre|comme une boîte].
      / Rien n’avait changé chez {hero}, excepté une lueur, tout au fond, qui [savait se tenir|n’y était pas auparavant].
      + « Nous n’en parlerons à personne », souffla {friend}, [pas même à la lune, qui sait tout|et se tut aussitôt].
      / {Friend} gardait le secret tout contre soi, ainsi que [l’on couve un œuf|l’on tient une tasse].
      + Une ombre passa, s’inclina et poursuivit sa ronde, avec des clés [qui ne tintaient pas|de brume à la ceinture].
      + La brume tirait les volets d’une main si légère que [seul le noir le remarqua|rien ne claqua].
      + Ce qui n’avait pas de nom en avait un à présent, et l’on s’endormit [en le disant|avant de l’oublier].
      + Très loin, quelque chose fit clic, et ce n’était que la nuit [qui fermait à double tour|en train de rentrer].
      + Le noir, vu de près, était doux comme une oreille d’âne, [et aussi patient|qui vous écoute].
    `,
    joyful: `
      {Hero} tenta une dernière cabriole, mais le lit, [qui pèse plus lourd que la joie|plus obstiné], l’emporta.
      / Le dernier rire s’échappa {hero.de}, hésita, bâilla et [rentra se coucher|revint par où il était venu].
      + {Friend} riait encore par petits bouts, [de plus en plus espacés|entre deux bâillements].
      / « Encore ? » demanda {friend}, et il fut décidé que [ce serait en rêve|demain ferait l’affaire].
      + Le rire se mit en boule au pied du lit, là où, [de tout temps|chez les gens de goût], on met les chats.
      + La lune avait de la farine jusqu’aux oreilles, et personne, [par tendresse|à cette hauteur], ne le lui disait.
      + Il se trouva quelque chose, un pied ou une plume, pour danser encore [deux mesures|une toute petite ritournelle].
      + La chanson de la journée, n’ayant qu’un mot, l’oublia [dans son sommeil|et s’en trouva reposée].
      + La nuit gloussa derrière sa main, puis reprit son sérieux, [qui ne lui va pas mal non plus|étoile par étoile].
    `,
    inspiring: `
      {Hero} se coucha, et quelque chose de minuscule continuait de scintiller, [à l’intérieur|invisible à tous].
      / Le ciel était immense sur le lit {hero.de}, mais il s’inclinait, [apparemment|comme un voisin].
      + « Nous l’avons fait », murmura {friend}, [avec l’étonnement des gens modestes|et c’était vrai].
      / {Friend} contempla longtemps une étoile de sa taille, [puis l’imita|et s’endormit dessous].
      + Loin de là, quelqu’un dormait mieux que la veille, sans savoir [à qui il le devait|pourquoi], et c’était parfait.
      + La nuit tenait au chaud les graines, les œufs et [les bonnes idées|deux ou trois projets].
      + Il n’y avait plus qu’à respirer, ce qui, [heureusement|à cette heure], se fait tout seul.
      + Une seule petite lumière suffit à une grande nuit, [pourvu qu’elle tienne|et l’on dormait].
      + Ce qui avait été rendu à sa place y était encore, et s’y trouvait, [de toute évidence|à cette minute], fort bien.
    `,
  },
  dream: `
    Un rêve [se présenta alors|descendit] pour {child}, [sans s’annoncer|par la cheminée], [car les rêves ont la clé|en chaussons].
    / Il passait [à cette heure-là|sous la fenêtre] un rêve en partance, et {child} [eut juste le temps d’y monter|y trouva sa place réservée].
    / Un rêve, un seul, celui {child.de}, arriva par le toit, [secoua ses plumes|plia son échelle], et s’installa.
    / Quelque part entre deux souffles, un rêve [reconnut|trouva] {child} [à son oreiller|dans le noir] et [se poussa pour faire de la place|ralluma sa lanterne].
    / Et {child}, pendant ce temps ? Un rêve avait[, en cachette,| d’avance] [réchauffé la place|réservé le bord de l’oreiller].
    / Un rêve expressément destiné {child.a} [s’installa confortablement sur l’oreiller|se glissa silencieusement sous la couverture].
    ?dream Il [ne proposait qu’une seule|affichait, pour toute] destination, [imprimée en belles lettres|peinte à la main] : « {dream}. »
    / « En voiture », [fit une voix ensommeillée|dit le chef de gare], [et le rêve partit|tandis qu’on sifflait le départ] : « {dream}. »
    / Sur la proue, [en lettres d’or|à demi effacé], on pouvait lire : « {dream}. »
    / Le billet, [déjà poinçonné|couleur de lune], portait ces mots : « {dream}. »
    / À l’entrée de ce rêve, [quelqu’un avait calligraphié|on lisait à la craie] sur [un panneau|une ardoise] : « {dream}. »
    / L’itinéraire, [soigneusement calligraphié|illustré d’étoiles], annonçait : « {dream}. »
    + L’air y était tiède, et rien[, là-bas,| au monde] n’y pesait, pas même [les secondes|une plume de moineau].
    + {Animal} [s’y promenait aussi|vint à passer], [un peu plus loin|sur l’autre rive], [en pyjama rayé|avec la tranquillité des gens chez eux].
    + [On y entendait par moments|Parfois y résonnait tout bas] {thing}, comme [on entend|s’entend] la mer [dans un coquillage|quand on l’a quittée].
    + On [pouvait y marcher|y flânait] [des heures|toute la nuit] sans user [ses souliers|ses semelles] ni, ce qui est mieux, [arriver|la patience du chemin].
    / Il y neigeait [un peu|sans bruit], une neige [tiède|rose], [qui tombait vers le haut|faite de plumes], sans jamais rien recouvrir.
    / Les portes y étaient [ouvertes|peintes], les chemins [descendaient tous|sentaient la brioche], et [personne n’y demandait l’heure|les montres y dormaient].
  `,
  goodnight: `
    Bonne nuit, {child}, la lune [surveille la lampe|a pris le premier quart] et [l’obscurité surveille la lune|personne ne l’éteindra].
    / Dors bien, {child} : [ce qui devait être fait l’est|tout est à sa place], y compris toi.
    / Voilà, {child}, l’histoire [s’est couchée|a remonté son drap], et c’est ton tour.
    / Ferme les paupières, {child}, puisque [l’univers, jusqu’aux cailloux,|ce qui bougeait encore] [se repose|a déjà fermé les siennes].
    / Endors-toi, {child}, et que [l’obscurité te transporte|la nuit te mène] [comme une plume|doucement jusqu’à demain].
    / L’obscurité t’appartient maintenant, {child}, [immense et confortable|jusqu’au matin].
    + Un souffle, et puis un autre, [et puis la nuit|aussi lent que la mer].
    / La suite appartient [à la nuit|au silence], qui la sait par cœur.
  `,
  moral: `
    De [tout ce que l’on se raconta|toutes les paroles de] cette nuit-là, {hero} [conserva|garda] [une phrase entre toutes|surtout ceci] : « {moral}. »
    / « S’il fallait n’en retenir qu’une idée, dit {friend} [en chemin|doucement], ce serait celle-ci : {moral}. »
    / {Friend} en trouva la formule [sur le chemin du retour|entre deux bâillements] : « {moral}. »
  `,
}
