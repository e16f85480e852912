import type { FrameScenes } from '../../../../language.ts'

export const beginner: FrameScenes = {
  opening: {
    adventurous: `
      C’était l’heure du lit, et {hero} [n’avait pas sommeil du tout|avait des fourmis plein les jambes].
      / Le lit disait oui. {Hero} disait : [pas encore|dans une minute].
      / La lampe était basse, mais {hero} [ne dormait pas|regardait la porte].
      / {Hero} avait fermé un œil. L’autre [voulait voir|partait en voyage].
      Dehors, la nuit [mettait ses bottes|venait de se lever].
      / Le vent fit [le tour de la maison|un tour sur le toit], puis revint.
      / Au-dessus des arbres, la lune [partait en voyage|montait à l’échelle].
      / Sur le toit, la girouette montrait [le nord|le large]. Elle insistait.
      + Dix orteils [marchaient|dansaient] déjà sous la couverture.
      / La chaise était un bateau, et le tapis [la mer|tout l’océan].
      + Sur le mur, une vieille carte avait [un coin blanc|un trou].
      / Un sac attendait, avec [une corde|de la ficelle] et un petit pain.
      + « Si on m’appelait maintenant, j’irais », [dit|souffla] {hero} [à la lampe|à l’oreiller].
      + Quelque part, une [porte|grille] fit clic. Clic est un bon début.
      / Un hibou fit « qui ? ». « [Moi|Presque moi] », dit {hero}.
      + Le plancher fit crac, comme [une porte dans un conte|le pont d’un navire].
      + {Hero} mit [une bougie|un biscuit] dans sa poche, au cas où.
      / Il faisait une nuit [à suivre un chemin|à grandes bottes].
      + La lampe [ne dit rien|cligna]. Elle voulait bien partir aussi.
      + Les chaussons attendaient [devant la porte|côte à côte], la pointe en avant.
    `,
    calm: `
      La journée était [finie|rangée], et {hero} écoutait, sous la couverture.
      / {Hero} était au lit, dans [le tiède|une odeur de savon].
      / Le bain était fini. {Hero} sentait [le savon|le savon et le pain].
      / La nuit venait [sans bruit|à petits pas]. {Hero} la regardait venir.
      La petite lampe faisait un rond [jaune|de miel] sur le mur.
      / La maison [craquait un peu|soupirait], comme les vieilles maisons.
      / Le rideau allait et venait, comme [un souffle|une vague].
      / Sous la porte, une ligne de lumière [bâillait|s’endormait].
      + Au loin, un train dit son unique mot, [tout doux|très long].
      / Quelqu’un rangeait une tasse, [en bas|dans la cuisine].
      / Un chien aboya, [une fois|tout là-bas]. Puis il oublia pourquoi.
      + La lune entra. Elle n’était pas [pressée|en retard].
      + La couverture avait une colline : [un genou|les pieds] {hero.de}.
      / L’oreiller avait un côté frais. {Hero} [le trouva|le connaissait].
      + {Hero} dit bonne nuit [à la chaise|au soulier gauche]. Pas de réponse.
      + Même la pendule marchait sur [la pointe des pieds|ses chaussons].
      / La chaise portait les habits. Elle avait l’air [de quelqu’un|d’y penser].
      + Cela sentait [le drap propre|la lessive] et un peu la soupe.
      + On entendait [la neige penser|la poussière tomber]. [C’est très petit, comme bruit|Il fallait tendre l’oreille].
      + Rien ne pressait, [même pas la nuit|pas même demain].
      / Le drap fit un pli, [puis un autre|pour jouer], et ne bougea plus.
    `,
    mysterious: `
      Il était tard quand {hero} entendit [un bruit sans nom|quelque chose].
      / « Chut », dit {hero} à l’oreiller. Cette nuit [n’était pas comme les autres|cachait quelque chose].
      / {Hero} ouvrit un œil. La chambre avait [un autre visage|l’air d’attendre].
      / Toc. {Hero} n’avait rien fait. [Le mur non plus|Toc encore].
      La lune avait dessiné une [porte blanche|fenêtre] par terre.
      / De la brume s’appuyait [à la vitre|contre le carreau].
      / L’ombre de la chaise avait [trop de pattes|cinq pattes].
      / Sous la porte passait un air [de forêt|qui sentait la mousse].
      + Une longue feuille était sur le tapis. Personne ne [l’y avait mise|l’avait vue entrer].
      / Sur la vitre, il y avait [une petite trace|un rond de buée].
      / Il y avait un chapeau au mur. [Sauf qu’il|Mais il] n’y avait pas de chapeau.
      + La pendule fit tic. Puis elle [oublia la suite|retint son souffle].
      / Le tiroir était fermé, puis ouvert [d’un doigt|d’un cheveu].
      / Le rideau bougea. Pourtant, la fenêtre était [fermée|bien fermée].
      + « Qui est là ? » demanda {hero}. Personne se tut [très fort|longtemps].
      + Une cloche sonna, [une fois|au loin]. [Il n’y avait pas de cloche ici|Pourtant, point de clocher].
      + Deux yeux dépassaient de la couverture : ceux {hero.de}.
      + {Hero} remonta la couverture [jusqu’au nez|d’un cran]. Le nez voulait voir.
      + La serrure brillait un peu. Un œil ? [Non|Peut-être], la lune.
      / La nuit savait quelque chose. Cela [se sentait|se voyait].
    `,
    joyful: `
      {Hero} était au lit, sauf [un pied|une jambe], qui dansait encore.
      / C’était l’heure du lit, et il restait trois [sauts|fous rires] {hero.a}.
      / La journée avait été si bonne ! {Hero} [souriait encore|en riait encore].
      / Il restait des chatouilles {hero.a}, [un peu partout|surtout au pied].
      Boing, disait le lit. Dors, disait [l’oreiller|la nuit]. Boing, disait le lit.
      / Une chaussette était au pied, l’autre [sur la lampe|à l’oreille de l’ours].
      / {Hero} chantait au plafond une chanson d’un [seul mot|seul couplet].
      / Le matelas savait un jeu : [haut, bas, haut|hop et rehop]. Il jouait bien.
      + Une chanson tournait dans l’air : [pom, et pom, et pom|la, et la, et encore la].
      / Les orteils chantaient aussi, [tous les dix|sans bruit].
      + La lune avait une tête de [brioche|bonne humeur].
      / Les étoiles étaient [propres comme des boutons|en avance].
      / L’ours avait un bonnet [sur le nez|de travers]. Il ne disait rien.
      + « Bonne nuit, nez. Bonne nuit, [genou|coude] », dit {hero}.
      + La couverture avait été une tente, [une cape|une grotte] et [un gros roi|un dragon].
      + Ce soir était une poche avec [quelque chose de bon|un secret sucré] dedans.
      + Un bouton roula [sous l’armoire|tout autour du tapis], pour s’amuser.
      / Deux orteils firent la course. [Match nul|Le petit gagna].
      + « Tu dors ? » demanda {hero} [au matelas|à l’ours]. Le matelas pouffa.
    `,
    inspiring: `
      {Hero} regardait le ciel, et le ciel [regardait {hero}|ne disait rien].
      / À la fenêtre, {hero} comptait les étoiles et en était à [neuf|douze].
      / {Hero} pensait à de grandes choses, dans un [petit lit|lit étroit].
      / Ce soir, {hero} avait une question. [Elle tenait chaud|Elle brillait un peu].
      Une étoile, plus petite que les autres, brillait [quand même|de son mieux].
      / Une lumière minuscule traversa [le ciel|la nuit], toute seule.
      / La lune ne criait pas. Elle [brillait|brillait, c’est tout].
      / Un grillon jouait, [seul|sans public]. Il jouait pour la nuit.
      + « Et moi, que puis-je faire ? » demanda {hero} [à la lampe|tout bas].
      / « Un jour, j’aiderai quelqu’un », dit {hero} à [la lune|l’oreiller].
      + La lampe était petite aussi. Pourtant, [toute la chambre|le noir] la voyait.
      / Une fourmi portait une miette. Elle ne demandait [rien|pas d’aide].
      + Sur le rebord, une graine ne disait rien. Elle [avait des projets|serait un arbre].
      + Les grandes choses commencent petites, souvent [en chaussettes|dans un lit].
      + C’était une nuit où l’on entend une idée [se lever|naître].
      + {Hero} se leva, car [debout|sur la chaise], on pense plus haut.
      + Quelque part, quelqu’un avait besoin [d’aide|d’un coup de main].
      / La nuit rend grand. [Un peu, du moins|Surtout au lit].
    `,
  },
  dedication: {
    adventurous: `
      {Child}, tiens-toi bien : ce conte [part loin|est pour toi]. {Hero} marchera, toi, tu écoutes.
      / Voici un conte pour {child}. [Le lit ne bouge pas|Couche-toi] : c’est {hero} qui part.
    `,
    calm: `
      Ce conte est pour {child}. Il va [doucement|à petits pas], et {hero} aussi.
      / {Child}, pose ta tête. Voici {hero}, et [rien ne presse|une histoire tranquille].
    `,
    mysterious: `
      Chut, {child}. Ce conte est [un secret|un secret bleu], et {hero} le garde.
      / Approche, {child}. Il y a une énigme, et {hero} [l’a entendue|cherche déjà].
    `,
    joyful: `
      Ce conte est pour {child}. Il [chatouille|sautille] un peu, à cause {hero.de}.
      / {Child}, tu es là ? {Hero} aussi, et [de bonne humeur|en pleine forme].
    `,
    inspiring: `
      Pour {child}, voici {hero} et une chose [difficile|pas facile] à faire.
      / {Child}, il était une fois {hero}, qui [essaya|voulut essayer]. Écoute.
    `,
  },
  companion: {
    firefly: `
      Une luciole arriva, [très vite|lampe allumée]. « Au secours, il fait noir ! »
      / Une petite lumière trembla : une luciole, [qui avait peur du noir|collée au mur].
      « {Hero.bare} ! Ça ne va pas {place.in}. [Passe devant|Je viens, tout près]. »
      + « Tu as une lampe », dit {hero}. « Derrière, dit {friend}. [Moi, je ne la vois pas|Devant, c’est noir]. »
      + {Friend} éclaira chaque ombre, [deux fois|par prudence].
      + « Je ne tremble pas, dit-elle. Je [clignote|scintille]. »
      + La nuit est grande, quand on est [un point|si petite].
    `,
    snail: `
      « J’arrive, j’arrive », dit un escargot [sur le seuil|sur la pierre]. Il était arrivé.
      / Un escargot [freina|s’arrêta], tout essoufflé. « J’ai couru depuis le printemps. »
      « C’est urgent, {hero.bare}. Tout va mal {place.in}, [ou presque|depuis mai]. »
      + « Monte », dit {hero}. « J’y suis [presque|bientôt] », dit {friend}. Cela dura.
      + {Friend} se tint aux cornes du vent. « [Pas si vite|Quelle allure] ! »
      + « Que de chemin », dit {friend}. La maison était [juste là|à deux pas].
      + Il dit bonsoir à [chaque caillou|un vieux caillou], son ami de longue date.
    `,
    mouse: `
      Une souris entra avec [une carte|une immense carte]. « Je connais la route. »
      / Frou, frou. Il y avait une souris [dans une carte|sous une carte].
      « {Hero.bare} ! Ça va mal {place.in}. Ma carte [le dit|l’indique]. Ou la confiture. »
      + « C’est une carte d’Espagne », dit {hero}. « Oui, dit {friend}, [on la contourne|à gauche]. »
      + {Friend} plia la carte. Elle fut [plus grande|deux fois plus grande].
      + « Toi, tu marches, moi, je lis », dit {friend}, [à l’envers|carte à l’envers].
      + « Là, une rivière ! » dit {friend}. C’était [un pli|de la confiture].
    `,
    moth: `
      Un papillon de nuit se cogna à la lampe. « [Bonsoir|Chère] lune. »
      / Un papillon de nuit [s’inclina|fit la révérence] devant la lampe. « Madame la lune. »
      « {Hero.bare} ! On a besoin de nous {place.in}. [La lune me l’a dit|Celle-ci le sait]. »
      + « C’est une lampe », dit {hero}. « Oui, dit {friend}, la [petite|plus proche] lune. »
      + {Friend} dit au revoir à la lampe, [deux fois|avec émotion], et suivit.
      + « Que de lunes ce soir », dit {friend} devant [une fenêtre|une luciole].
      + Une théière brillait. « [Encore une|Bonsoir, lune] », dit {friend}.
    `,
    ladybird: `
      « Cinq, six… » Une coccinelle comptait [ses points|ses points, encore]. « Chut. »
      / Une coccinelle se posa. « [Six|Quatre]… ou celui-là, je l’ai déjà compté ? »
      « Ça ne va pas {place.in}. [J’ai recompté|Deux fois vérifié], {hero.bare}. »
      + « Tu en as sept », dit {hero}. « Aujourd’hui, dit {friend}. [Demain|Et demain] ? »
      + {Friend} compta aussi [les pas|les nuages]. Elle trouva un, souvent.
      + Si on riait, il fallait [recommencer|repartir de un]. Elle aimait bien.
      + « Ça fait combien, avec toi ? » demanda {friend} [à une pierre|au chemin].
      + Elle regarda [son dos|derrière elle], tourna, tourna encore, et ne trouva rien.
    `,
    frog: `
      « J’explique, dit une grenouille. Je suis [une grenouille|verte]. »
      / Une grenouille [toussota|leva un doigt]. « Permets que j’explique. »
      « Écoute, {hero.bare}. Ça ne va pas {place.in}. C’est-à-dire : [mal|pas bien]. »
      + « Je vois », dit {hero}. « Non, dit {friend}, tu [entends|écoutes], c’est autre chose. »
      + {Friend} expliqua le chemin [au chemin|à un caillou].
      + « Sauter, dit {friend}, c’est [monter, puis non|tomber vers le haut]. »
      + « Des questions ? » demanda {friend}. [Il n’y en avait pas|Personne n’osa].
      + {Friend} suivit {hero} et raconta [la pluie|son étang] du début à la fin.
      + Elle connaissait trois mots savants et les disait [souvent|tous les trois].
    `,
  },
  token: {
    scarf: `
      @token {Hero} prit une écharpe. Une écharpe, [ça sert toujours|c’est utile].
      / Une écharpe pendait près de la porte, et {hero} [la prit|l’emporta].
      / {Hero} fit le tour de la chambre et choisit [enfin|donc] une écharpe.
      ?color Sa couleur ? La plus belle : {color}.
      / On la voyait de loin, dans la couleur préférée : {color}.
      / Aucune autre n’avait cette couleur : {color}.
      + Elle était si longue que le bout [arrivait plus tard|suivait d’assez loin].
      + Elle sentait la maison, et un peu [la soupe|le pain grillé].
      + « C’est pour quoi ? » demanda {friend}. « [On verra|Pour tout] », dit {hero}.
      + L’écharpe faisait [deux|trois] fois le tour du cou, et il en restait.
    `,
    handkerchief: `
      @token {Hero} prit un mouchoir propre, plié [en quatre|en tout petit].
      / « Un mouchoir », dit {hero}, et {hero} prit [le plus grand|ce mouchoir].
      / Dans le tiroir, {hero} trouva un mouchoir, [tout lisse|bien au fond].
      ?color Quant à sa couleur, c’était la bonne : {color}.
      / Il était de la couleur qu’on aime : {color}.
      / Le bord était cousu dans la couleur : {color}.
      + Un mouchoir peut être un drapeau, [un chapeau|un sac] ou un lit.
      + « Qui va pleurer ? » demanda {friend}. « Personne, [j’espère|peut-être] », dit {hero}.
      + Il avait un nœud à un coin. On ne savait plus [pourquoi|de quoi se souvenir].
      + {Friend} promit de ne pas [se moucher dedans|le manger].
    `,
    mitten: `
      @token {Hero} prit une moufle. Il n’y en avait [qu’une|qu’une seule].
      / Sur l’étagère, une moufle [s’ennuyait|attendait]. {Hero} prit la moufle.
      / « Viens, toi », dit {hero} à une moufle. [Elle vint|La moufle voulait bien].
      ?color Sa laine n’avait qu’une couleur : {color}.
      / On l’avait tricotée dans la couleur préférée : {color}.
      / Même dans le noir, elle gardait sa couleur : {color}.
      + « Et l’autre ? » demanda {friend}. « Elle [voyage|se promène] », dit {hero}.
      + Dedans, il faisait chaud comme dans [un nid|un petit pain].
      + Une moufle, c’est une maison d’une pièce, [avec balcon|avec un pouce].
      + Seule, elle n’avait [peur de rien|plus froid].
    `,
    'paper-boat': `
      @token {Hero} prit un bateau en papier, [petit mais brave|prêt à partir].
      / Sur le rebord, il y avait un bateau en papier. {Hero} [l’emporta|le prit].
      / {Hero} plia, plia encore : un bateau en papier ! [Il vint aussi|Parfait].
      ?color On l’avait peint avec soin : {color}.
      / Son papier avait la plus belle couleur : {color}.
      / La voile et la coque avaient cette couleur : {color}.
      + Avant, c’était une liste. On lisait encore : [beurre|deux œufs].
      + « Qui est capitaine ? » demanda {friend}. « [À tour de rôle|Le vent] », dit {hero}.
      + Il avait fait le tour de la baignoire, [et en était revenu|par gros temps].
      + Il penchait un peu. « C’est [le vent|son style] », dit {hero}.
    `,
    'jam-jar': `
      @token {Hero} prit un pot de confiture vide, [avec son couvercle|bien lavé].
      / « Un pot de confiture, dit {hero}. [C’est parfait|Et vide]. » On l’emporta.
      / {Hero} rinça un pot de confiture, [tink|deux fois], et partit avec.
      ?color Un ruban l’entourait, de la bonne couleur : {color}.
      / Son couvercle était peint. La couleur : {color}.
      / L’étiquette avait une couleur : {color}.
      + En reniflant bien, on sentait encore [la prune|la cerise].
      + Le couvercle faisait [tink|gling] à chaque pas.
      + « Il est vide », dit {friend}. « [Pas pour longtemps|Pour l’instant] », dit {hero}.
      + Dans un pot vide, il y a [de la place|tout un été].
    `,
    cap: `
      @token {Hero} prit un bonnet de laine, [un peu trop grand|à pompon].
      / Un bonnet pendait au clou, et {hero} prit [ce bonnet|le bonnet].
      / « La nuit est fraîche », dit {hero}. Et un bonnet [vint aussi|fut du voyage].
      ?color Il était d’une seule couleur, pompon compris : {color}.
      / C’était la couleur préférée : {color}.
      / Ce bonnet-là n’a jamais changé de couleur : {color}.
      + Le pompon disait oui [à chaque pas|à tout].
      + {Friend} l’essaya. Il y faisait [nuit|bien noir].
      + Un bonnet garde les idées [au chaud|à leur place].
      + « Il gratte ? » demanda {friend}. « [Un peu|Quand on y pense] », dit {hero}.
      + Sous ce bonnet, on avait l’air [d’un champignon|d’un lutin].
    `,
    basket: `
      @token {Hero} prit un petit panier, [avec une anse|qui grinçait un peu].
      / Contre le mur attendait un petit panier. {Hero} [le prit|l’emporta].
      / « Et si on trouve ? » dit {hero}. Alors, on prit un petit [panier|panier rond].
      ?color Dedans, il y avait un tissu. Sa couleur : {color}.
      / L’anse était peinte. On devine la couleur : {color}.
      / Un ruban y pendait. Voici sa couleur : {color}.
      + Il grinçait comme un [tout petit navire|bateau].
      + « Qu’y a-t-il dedans ? » demanda {friend}. « De la [place|bonne place] », dit {hero}.
      + Il sentait encore [la pomme|la poire et le foin].
      + {Friend} regarda dessous. Dessous, il y avait [le sol|rien du tout].
    `,
    sock: `
      @token {Hero} prit une chaussette, [une longue|une bonne].
      / Il y avait là une chaussette, [toute seule|sans sa sœur]. {Hero} prit la chaussette.
      / {Hero} ouvrit un tiroir. Une chaussette [en sortit|leva le bout]. On l’emporta.
      ?color On la voyait de loin : {color}.
      / Elle n’existait qu’en une couleur : {color}.
      / Du talon à la pointe, une seule couleur : {color}.
      + « Elle est propre ? » demanda {friend}. « [Presque|Elle l’était] », dit {hero}.
      + On met plus de choses dans une chaussette [qu’on ne croit|qu’un pied].
      + Elle pendait comme un [drapeau|petit drapeau] sans vent.
      + Le trou du talon servait de [fenêtre|porte].
    `,
  },
  carry: {
    scarf: `
      {Hero} enroula {thing} dans l’écharpe, [un tour, deux tours|bien au chaud].
      / « Voilà pourquoi », dit {hero}. L’écharpe se referma sur {thing}.
      / L’écharpe s’ouvrit, longue et chaude. {Thing} [s’y coucha|fut bien mieux].
      ?color Dans le noir, on voyait un peu de cette couleur : {color}.
      / L’écharpe, même roulée, avait sa couleur : {color}.
      + Un bon nœud, et rien ne [pouvait tomber|bougea plus].
      + « Je tiens ce bout », dit {friend}. Il y en avait [pour deux|assez].
      + Aucun bébé ne fut jamais [si bien roulé|mieux bordé].
      + {Friend} chanta un peu, tout bas, [vers la laine|pour le nœud].
    `,
    handkerchief: `
      On posa {thing} dans le mouchoir. On noua [les quatre coins|chaque coin].
      / {Hero} étala le mouchoir [par terre|bien à plat]. Puis {thing} fut dedans.
      / [Tout doux, le|Le] mouchoir s’ouvrit. Il se ferma sur {thing}.
      ?color Le petit baluchon se voyait bien : {color}.
      / Il pendait comme une poire, de cette couleur : {color}.
      + Deux coins dépassaient, comme [des oreilles|deux oreilles de lapin].
      + « N’éternue pas », dit {friend}. {Hero} ne [renifla|respira] même pas.
      + On marcha comme avec [un bol plein|une tasse trop pleine].
      + Le vieux nœud se souvint [enfin|d’un coup] : c’était pour ça !
    `,
    mitten: `
      {Thing} entra dans la moufle, [comme un pouce|juste bien].
      / « Entre, il fait chaud », dit {hero}. La moufle garda {thing}.
      / La moufle ouvrit la bouche, et [hop|voilà], {thing} fut au chaud.
      ?color La moufle brillait de sa couleur : {color}.
      / La lune regarda la moufle et sa couleur : {color}.
      + « Ça dort ? » demanda {friend}. « [Presque|Ça se réchauffe] », dit {hero}.
      + La moufle avait de nouveau quelqu’un à [tenir|serrer].
      + {Friend} voulut tenir le pouce. [Ce fut fait|Le pouce fut content].
      + Dans la laine, on sentait une chose [petite et ronde|toute petite].
    `,
    'paper-boat': `
      On installa {thing} dans le bateau en papier, [à l’avant|au milieu].
      / « Tout le monde à bord », dit {hero}. Le bateau prit {thing}.
      / Le bateau en papier attendait [à quai|sa charge]. {Thing} monta, sans se mouiller.
      ?color Il voguait dans le noir, dans sa couleur : {color}.
      / Sa voile montrait sa couleur à la nuit : {color}.
      + {Hero} le tenait bien plat, comme sur [une mer|un lac].
      + « Ahoy », fit {friend}, mais [tout bas|dans un souffle].
      + Pour une liste de courses, il [allait loin|tenait bien la mer].
      + Dans les tournants, {friend} soufflait [un peu|dans la voile].
    `,
    'jam-jar': `
      {Hero} mit {thing} dans le pot de confiture. [Tink|Gling], le couvercle.
      / Dans le pot, {thing} fut [à l’abri|au chaud].
      / « Attention la marche », dit {hero}. {Thing} descendit [dans le pot|au fond du pot].
      ?color Le pot gardait sa couleur, même la nuit : {color}.
      / La lune traversa le pot et prit sa couleur : {color}.
      + {Friend} regarda à travers. C’était [énorme|deux fois plus gros].
      + « Ça se mange ? » demanda {friend}. « [Non|Surtout pas] », dit {hero}.
      + À chaque pas, on entendait [toc, tout doux|un petit toc].
      + On marchait [toc après toc|au pas du toc], sans courir.
    `,
    cap: `
      {Hero} coucha {thing} [sous le pompon|dans le bonnet].
      / Le bonnet devint [un nid|un lit]. {Thing} s’y blottit.
      / {Hero} retourna le bonnet [comme un bol|avec soin]. {Thing} tenait juste.
      ?color De loin, on voyait le nid : {color}.
      / Toute cette laine avait une couleur : {color}.
      + Le pompon veillait, [rond et grave|comme un gardien].
      + « Et tes oreilles ? » demanda {friend}. « Elles [écoutent|prennent l’air] », dit {hero}.
      + La laine grattait peut-être. [Personne ne se plaignit|Mais elle tenait chaud].
      + {Friend} marcha tout près et [chanta une berceuse|fit moins de bruit].
    `,
    basket: `
      {Hero} posa {thing} dans [le panier|la mousse du panier].
      / Le petit panier reçut {thing}. Il ne grinça [plus|presque plus].
      / « C’est à toi », dit {hero} au petit panier. [Et|Alors] {thing} fut dedans.
      ?color Entre les brins, on voyait la couleur : {color}.
      / Le panier se voyait de loin : {color}.
      + {Friend} marchait devant et disait : [place, place|attention, panier].
      + C’était enfin un panier avec [quelque chose|un métier].
      + On le porta à deux, [un coup chacun|chacun son tour].
      + {Hero} changea de côté [trois|quatre] fois. Ce n’était pas lourd, pourtant.
    `,
    sock: `
      {Thing} glissa dans la chaussette, jusqu’au [talon|bout].
      / « La voilà utile », dit {hero}. La chaussette avala {thing}.
      / {Hero} ouvrit la chaussette, [bien grand|en rond]. {Thing} prit la place du pied.
      ?color On aurait dit un drapeau plein : {color}.
      / La chaussette bombait, fière de sa couleur : {color}.
      + {Hero} fit un nœud en haut. [Sécurité|Bien serré].
      + « Ça sent le pied ? » demanda {friend}. « [L’aventure|À peine] », dit {hero}.
      + Jamais chaussette n’eut si [bonne mine|fière allure].
      + Elle se balançait à chaque pas, [pleine et fière|comme une cloche].
    `,
  },
  role: {
    hero: `
      « J’y vais », dit {hero}, [avant même d’y penser|tout simplement].
      / Tous regardèrent {hero}. [Alors|Bon] : « Je m’en charge. »
      + Les genoux n’avaient pas voté. Ils [suivirent|suivirent quand même].
      + « {Hero} ira {spot.to} », dit {keeper}. [Cela sonnait bien|C’était dit].
      + {Friend} en resta [sans voix|bouche bée]. Un instant.
      + {Hero} respira [un grand coup|deux fois], et ce fut le départ.
      + Dire oui, ça fait grandir [un peu|d’un doigt].
    `,
    helper: `
      « Comment peut-on t’aider ? » demanda {hero} {keeper.a}, [tout bas|tout de suite].
      / {Hero} tendit la main. « [On t’aide|À nous deux], {keeper}. »
      + « Tu portes, je cherche », dit {friend}. « [Ou l’inverse|On échange] », dit {hero}.
      + {Keeper} souffla. À plusieurs, un souci [pèse moins|est plus petit].
      + On irait {spot.to}. [C’était décidé|Ce n’était pas si loin].
      + « Par où on commence ? » demanda {hero}. C’était [une bonne question|la bonne question].
    `,
    explorer: `
      « Où mène ce chemin ? » demanda {hero}. « Là-bas, [{spot.to}|peut-être] », dit {keeper}.
      / {Hero} regarda la route et [en oublia la peur|eut envie de savoir].
      + « Personne n’y va le soir », dit {keeper}. [Raison de plus|Justement].
      + « Je note tout », dit {friend}. {Friend} n’avait pas de [crayon|papier].
      + {Hero} leva le nez, flaira le vent, et [choisit|montra le chemin].
      + Un chemin neuf, c’est un livre [fermé|qu’on ouvre].
    `,
    leader: `
      « Voilà ce qu’on va faire, dit {hero}. [D’abord, on écoute|Personne ne court]. »
      / Quelqu’un devait passer devant. {Hero} [regarda derrière, puis avança|fit le premier pas].
      + « Allons {spot.to}, dit {hero}. On reste [ensemble|tout près]. »
      + {Friend} se mit en rang, [sans rang|tout contre {hero}].
      + {Keeper} respira mieux. Un plan, [ça réchauffe|c’est presque un toit].
      + « On attend toujours [le dernier|les petits] », dit encore {hero}.
    `,
    friend: `
      « On reste avec toi », dit {hero} {keeper.a}. [C’était simple|Et voilà].
      / {Hero} s’assit près {keeper.de}, [un moment|épaule contre épaule]. Puis : « Allons-y. »
      + « Je viens aussi ? » demanda {friend}. « [Toi surtout|Bien sûr] », dit {hero}.
      + On irait {spot.to}, et personne n’irait [sans l’autre|de son côté].
      + {Keeper} eut un petit [sourire|début de sourire].
      + Être là, c’est parfois [le plus grand travail|déjà beaucoup].
    `,
  },
  challenge: {
    pebble: `
      {Hero} ramassa un caillou et lui confia son souci : « {challenge}. »
      / « Caillou, dit {hero} tout bas, voilà : {challenge}. » [Le caillou écouta|Il savait écouter].
      / Un caillou regardait {hero}. [Alors|Bon]. {Hero} lui dit : « {challenge}. »
      + Le caillou ne répondit pas. C’était [la bonne réponse|très poli].
      / Un caillou, ça n’oublie rien et ça ne [répète pas|rit pas].
      + Une fois dit, le souci était [plus léger|gros comme le caillou].
      / Il restait le souci, mais [dehors|par terre]. Dedans, il y avait de la place.
      + « Il a compris », dit {friend}. « [Je crois aussi|Oui] », dit {hero}.
      + On posa le caillou [au bord|sur la mousse], et l’on repartit.
    `,
    step: `
      Alors revint le vieux souci : « {challenge}. » {Hero} [s’arrêta|regarda ses pieds].
      / « {challenge} », se dit {hero}. Et le chemin parut [plus long|plus haut].
      / Zut, le revoilà : « {challenge}. » Le cœur {hero.de} fit [toc|un bond].
      + « Un pas, dit {friend}. Rien qu’un. Après, [on verra|on s’assoit]. »
      + {Hero} fit un pas. Puis [un autre|encore un]. Le souci n’allait pas si vite.
      + Vingt pas plus loin, il était [derrière|tout petit].
      / On se retourna. Il faisait [coucou|au revoir], de très loin.
      + Un souci a de grandes dents et [de petites jambes|pas de souffle].
      + {Friend} marchait à côté, au pas, [sans rien dire|tout près].
    `,
    together: `
      « Il y a une chose difficile, dit {hero} : {challenge}. » {Friend} [écouta|se tut].
      / {Hero} le dit enfin {friend.a} : « {challenge}. » [Voilà|C’était dit].
      / « Qu’y a-t-il ? » dit {friend}. {Hero} [souffla|répondit] : « {challenge}. »
      + « Moi aussi, dit {friend}, j’ai quelque chose. Mais [plus bête|moins grand]. »
      + Un souci coupé en deux, [ça se porte mieux|c’est deux demi-soucis].
      + On continua, [côte à côte|à petits pas], et cela alla.
      / À deux, on le regarda bien. Il [rougit|baissa les yeux].
      + Le souci restait derrière. Il n’y avait plus [de place|rien à faire] devant.
    `,
  },
  power: {
    gap: `
      Un vide coupait le chemin. {Hero} n’avait qu’une chose : « {power}. »
      / Devant un trou trop large, {hero} [ferma les yeux|inspira] : « {power}. »
      / Plus de pont ! {Hero} dit : « Poussez-vous [un peu|donc]. » Et voici : « {power}. »
      + Cela marcha, [une seule fois|juste assez], et l’on fut de l’autre côté.
      + Après, {hero} eut les jambes [en coton|molles] pendant cent pas.
      / Cela coûta un gros bâillement, [puis deux|et les jambes molles].
      + « Encore ! » dit {friend}. Mais il n’y en avait [plus|que pour une fois].
      + Le vide était vexé. Il parut [plus petit|moins noir].
    `,
    dark: `
      Au tournant, le noir était épais. {Hero} se servit de son don : « {power}. »
      / « Pour le noir, dit {hero}, j’ai ceci : {power}. » [Et ce fut fait|Chut].
      / On n’y voyait rien du tout. {Hero} [souffla|toussa] et essaya : « {power}. »
      + Le noir dit [oh|pardon] et se poussa un peu.
      + Ensuite, {hero} eut froid au nez [un bon moment|jusqu’au bout].
      + « Je n’avais pas peur, dit {friend}. [Avant non plus|Enfin, plus maintenant]. »
      + On [passa vite|courut un peu], car ça [ne dure que|tient] [trois souffles|un moment].
      + Derrière, le noir [se referma|dit au revoir], sans un bruit.
    `,
    weight: `
      Une grosse pierre bouchait tout. Alors {hero} essaya : « {power}. »
      / « C’est trop lourd, dit {hero}. Sauf pour ceci : {power}. »
      / On poussa. Rien. {Hero} [réfléchit|recula] et fit ceci : « {power}. »
      + La pierre réfléchit, puis [roula|bougea], comme un gros chat.
      + Après cela, {hero} dut [s’asseoir|souffler]. Même cligner des yeux pesait.
      + « Je l’avais à l’œil, dit {friend}. [Ça a aidé|C’était utile]. »
      + [Un don, c’est comme un gâteau|C’est comme les crêpes] : [une fois|une part], et c’est fini.
    `,
  },
  talent: {
    gatekeeper: `
      Un crapaud barrait la route : « Que sais-tu faire ? » Voici : « {talent}. »
      / « Que sais-tu faire ? » demanda une vieille taupe. La réponse fut : « {talent}. »
      / Pour passer, il fallait montrer [une belle chose|un jeu]. {Hero} montra : « {talent}. »
      + Le passage s’ouvrit [avant la fin|tout seul]. On en voulait encore.
      + « Et toi ? » demanda-t-on {friend.a}. « Moi, [j’accompagne|je regarde bien]. »
      + {Friend} applaudit [le plus fort|longtemps], et pas par politesse.
      + Jamais on n’avait si bien [payé|passé] ce péage.
      / « Repassez demain », [dit-on|cria-t-on]. « Et refaites-le ! »
    `,
    sleepless: `
      Un bébé souris ne dormait pas. {Hero} savait quoi faire : « {talent}. »
      / Quelqu’un de petit pleurait de fatigue. {Hero} essaya ceci : « {talent}. »
      / « Il ne dort pas », dit une maman souris. {Hero} [sourit|fit ceci] : « {talent}. »
      + Le petit écouta, [cligna des yeux|soupira], et dormit.
      + {Friend} dormait aussi. Il fallut [le dire trois fois|souffler dans son oreille].
      + On passa sur [la pointe des pieds|la pointe de ce qu’on avait].
      + La maman fit signe : passez, [mais tout bas|sans un bruit].
      + On fait bien dormir avec ce qu’on [aime|fait de bon cœur].
      / Le petit ronflait déjà, [gros comme un pois|une patte en l’air].
    `,
    quarrel: `
      Deux scarabées se disputaient la route. {Hero} leur montra : « {talent}. »
      / « Mon chemin ! » « Non, le mien ! » {Hero} fit alors ceci : « {talent}. »
      / Deux scarabées boudaient, nez à nez. {Hero} [leur offrit|montra] : « {talent}. »
      + Ils oublièrent qui avait [raison|commencé]. Et bouche bée, en plus.
      + « Tu peux le refaire ? » dirent-ils, [ensemble|à deux voix].
      + Le chemin était [libre|assez large pour deux]. Il l’était depuis le début.
      / Ils se serrèrent la patte. Il y en avait [six|beaucoup].
      + {Friend} passa au milieu. « Bonsoir, [bonsoir|messieurs]. »
      + Depuis le matin, ils criaient tous les deux [en même temps|sans s’écouter].
      + Quand ce fut fini, chacun voulut laisser passer [l’autre|l’autre d’abord].
    `,
  },
  best: {
    words: `
      {Hero} pensa {best.a}. Que dirait {best} ? « [Respire d’abord|Doucement], et regarde. »
      / « Si {best} était là », dit {hero}. Et {hero} crut entendre : « [Ce n’est pas fini|Essaie autrement]. »
      / Dans sa tête, {hero} entendit {best} : « [Une chose après l’autre|Souffle un coup]. »
      + « Qui est {best} ? » demanda {friend}. « {Best}, [c’est {best}|voyons] », dit {hero}.
      + C’était comme si {best} se tenait [tout près|juste derrière].
      + Alors {hero} sut par où [commencer|reprendre].
      + Un bon conseil voyage [vite|la nuit], et sans facteur.
    `,
    gift: `
      {Hero} se souvint d’un [petit caillou|caillou rond], cadeau {best.de}.
      / Un jour, {best} avait donné {hero.a} [un bouton|une coquille]. {Hero} y pensa très fort.
      / {Hero} pensa à une vieille plume. [C’était un cadeau|Elle venait] {best.de}.
      + Ça ne servait à rien. Ça venait [{best.de}|du cœur], c’était assez.
      + « Ça marche comment ? » demanda {friend}. « On [y pense|le sait] », dit {hero}.
      + Le plus dur parut [moins dur|plus petit].
      / Loin, {best} dormait peut-être. [Mais|Et] ça aidait quand même.
      + Avec {best} en tête, on est [deux|déjà deux].
    `,
    laugh: `
      {Hero} pensa {best.a} et à ce rire [si drôle|tout en hoquets].
      / Comme {best} aurait [ri|ri aux larmes] ! {Hero} faillit rire aussi.
      / Une bêtise {best.de} revint {hero.a}, et [un rire|le rire] avec.
      + « Qui rit ? » demanda {friend}. « {Best}, dit {hero}, [dans ma tête|de loin]. »
      + Avec ce rire dans l’oreille, on ne reste pas [par terre|triste].
      + [Et derrière le rire|Puis, au bout du rire], il y avait [une idée|un début d’idée].
      + {Friend} rit aussi, [de confiance|sans savoir pourquoi].
    `,
  },
  home: {
    moonlight: `
      La lune avait déroulé une route [blanche|de lait] jusqu’à la maison.
      / On rentra au clair de lune, [sans se presser|à pas de laine].
      / Rentrer fut facile. La lune [tenait la lampe|avait laissé allumé].
      / La lune marchait avec eux. Elle [savait l’adresse|ne faisait pas de bruit].
      {Hero} et {friend} ne [disaient rien|parlaient plus]. C’était bien comme ça.
      / {Place} devint une lueur, puis [un point|presque rien].
      / Plus un mot. {Place} [dormait|brillait] un peu, derrière.
      + Deux ombres allaient devant, [côte à côte|la petite et l’autre].
      / Le chemin craqua [une fois|sous un pas]. Il rêvait.
      + {Friend} bâilla. {Hero} bâilla. La lune [aussi|fit pareil].
      + Derrière, la nuit éteignait les bruits, [un par un|doucement].
      + {Token} rentrait aussi, avec un air de [fatigue|vieux voyageur].
      + Enfin, il y eut la porte, [la bonne porte|à sa place].
      + Cela sentait [le foin|l’herbe], puis un peu la maison.
      / Un hérisson passait. On se dit bonsoir [sans s’arrêter|du nez].
      + Il restait de la lumière [au bout du nez|sur le seuil].
      / Une fenêtre brillait là-bas. C’était [la bonne|pour nous].
    `,
    drift: `
      [Quelque chose de doux|Un petit souffle] nous porta [à la maison|jusque chez nous].
      / Il y avait une barque, ou un nuage. [On monta|On se laissa prendre].
      / On se coucha sur l’air du soir. [Il tenait bien|Il rentrait aussi].
      / Pour rentrer, il suffit de [se laisser porter|flotter]. L’air connaissait le chemin.
      Ça montait, ça descendait, [comme un souffle|comme une berceuse].
      / {Place} s’éloignait, [tout bas|sans un bruit]. On ne ramait pas.
      / On ne faisait rien. C’était [très bien fait|délicieux].
      + « Qui nous pousse ? » demanda {friend}. « Personne », dit {hero}. « [C’est gentil|Ah, bien]. »
      + Les étoiles passaient, [une à une|lentes].
      / Un nuage dormait en route. On [le contourna|ne le réveilla pas].
      + {Friend} dit : « Je ne dors… » et [s’endormit|n’alla pas plus loin].
      + {Hero} pensait {keeper.a}, et à son [sourire|au revoir].
      + Puis il y eut un petit choc. C’était [la maison|le seuil].
      + [En bas, la terre|Là-dessous, la colline] dormait, [ronde|en boule], comme un gros chat.
    `,
    slowly: `
      On rentra lentement, car [il était tard|rien ne pressait].
      / Pas à pas, on rentra. [Lentement, c’est bien aussi|Le long chemin est le plus doux].
      / Un pas, puis un bâillement, [puis un pas|puis deux]. On rentrait.
      / Le retour fut long et [rond|bon]. Personne ne voulait courir.
      Derrière, {place} [s’endormait|se taisait]. Devant, c’était la nuit.
      / Parfois, on s’arrêtait pour écouter. [Rien|Pas un bruit]. C’était très beau.
      / Le silence marchait [au milieu|avec nous]. Il ne prenait pas de place.
      + « Le meilleur, c’était quoi ? » demanda {friend}. « [Le milieu|Tout] », dit {hero}.
      + {Hero} portait {token}. Puis {friend}, [un moment|un bout].
      + Un escargot passa devant, [sans se vanter|de peu].
      / Une barrière fit criii. « [Chut|Pardon] », dit-elle.
      + Les yeux {hero.de} se fermaient [un peu|à moitié]. Le chemin savait.
      + Encore un tournant, puis [une lumière|la bonne lumière].
      + La nuit sentait déjà [le drap propre|la soupe de la maison].
      / Les herbes saluaient, [puis dormaient|à moitié couchées].
    `,
  },
  bed: {
    adventurous: `
      {Hero} retrouva son lit. La couverture était [une colline|la neige], l’oreiller une île.
      / Le lit avait gardé la place {hero.de}, [toute tiède|bien chaude].
      / Le voyage finissait [au pied du lit|sous le drap]. {Hero} y entra.
      « La prochaine fois, [plus loin encore|on ira plus loin] », souffla {friend}. Et puis, plus personne.
      / « Bonne nuit, dit {friend}. Appelle, [s’il y a une route|si ça part]. »
      / {Friend} fit un signe, [de loin|très petit]. La nuit se ferma.
      + Dix orteils se couchèrent, [un par un|contents].
      + La carte, au mur, avait un coin blanc [de moins|en moins].
      / Les chaussons dormaient, pleins de [route|poussière].
      + La chaise n’était plus un bateau. La mer [dormait|était un tapis].
      + Les jambes étaient lourdes, d’un bon [poids|sommeil].
      + Dehors, le vent [se coucha|s’arrêta] aussi.
      / L’oreiller sentait [le large|l’herbe], un tout petit peu.
      + Le sac vide dormait [contre la porte|la bouche ouverte].
      + Sous la couverture, il faisait chaud comme [au port|dans une cale].
    `,
    calm: `
      {Hero} était au lit. Le noir, tout doux, [montait jusqu’au menton|attendait au bord].
      / Le lit reprit {hero}. L’oreiller fit [pff|un petit soupir].
      / Le drap monta tout seul, [ou presque|sans un bruit]. {Hero} soupira d’aise.
      « Dors », dit {friend}, [à peine un mot|tout bas]. Et ce fut tout.
      / {Friend} attendit un bâillement. Puis il n’y eut plus que [le rideau|le silence].
      / « À demain », dit {friend}. [Le silence dit oui|Ce fut le dernier mot].
      + La maison respirait. Dedans, [dehors|et dehors].
      + La pendule faisait tic, et prenait [son temps|du repos].
      + Un pied devint chaud. Puis [l’autre|le second].
      / La nuit tira le rideau, [comme on borde|tout doucement].
      + La lune avança sur la couverture, [d’un doigt|sans bruit].
      + Personne ne voulait plus [rien|quoi que ce soit].
      / Un bruit voulut venir. Il [renonça|s’endormit en chemin].
      + Le rideau dormait [debout|déjà], dans ses plis.
      + L’oreiller garda la tête {hero.de} [au creux|bien au chaud].
      + Tout était doux, [même l’ombre|surtout le drap].
    `,
    mysterious: `
      La chambre était comme avant. Mais {hero} [savait|gardait un secret].
      / Dans son lit, {hero} réentendit le bruit. C’était [un ami|presque un ami].
      / {Hero} fit un clin d’œil à l’ombre. L’ombre [en fit un|fit pareil].
      « Pas un mot, souffla {friend}. [Sauf à l’oreiller|À personne]. » Et la brume se referma.
      / {Friend} remit la nuit en ordre et [s’effaça|disparut], sans un bruit.
      / « Chut », dit {friend}. « Chut », [fit la nuit|dit l’armoire]. Plus rien.
      + Sur le rebord restait une [feuille|petite lueur].
      + L’ombre de la chaise [s’inclina|salua]. Elle n’avait plus que quatre pattes.
      + La pendule fit tic. Et cette fois, [tac|elle fit tac].
      + Le noir n’était que du noir, [très gentil|doux au toucher].
      / La serrure ne brillait plus. Elle [dormait|fermait l’œil].
      + La porte de lune se ferma, [clic|tout doux].
      + Un secret, au lit, fait [un bon oreiller|chaud aux pieds].
      / Dans le noir, tout avait [un nom doux|sa place].
      + Dehors, la brume [se coucha|s’assit] dans l’herbe.
    `,
    joyful: `
      {Hero} tomba sur le lit, et le lit [rit|fit boing]. Puis tout se posa.
      / Le lit dit boing, une fois. {Hero} [rit tout bas|répondit par un bâillement].
      / Il restait un saut {hero.a}. On le garda [pour demain|sous l’oreiller].
      « C’était drôle », dit {friend}. « [Oui|Très] », dit {hero}. Et {friend} s’en fut.
      / {Friend} fit un dernier petit saut, [de côté|pour rien], et bonne nuit.
      / « Bonne nuit, les rires », dit {friend}. [Ils se turent|Ils bâillèrent], et ce fut tout.
      + Le rire était encore là, [sous la couverture|tout petit], et bâillait.
      + L’autre chaussette revint. Elle [ne dit pas d’où|avait dansé].
      + « Bonne nuit, nez », dit une voix. Le nez [dormait|dormait déjà].
      + La lune souriait [en rond|de travers], comme une brioche.
      / Les orteils se dirent bonne nuit, [un à un|tous les dix].
      + Pom, fit le cœur. Pom, [plus bas|et encore pom].
      + Les genoux se tenaient [tranquilles|l’un contre l’autre], pour une fois.
      / L’ours ronflait. [Ou|Peut-être] le lit. Ou la lune.
      + La chanson n’avait plus de mot, [juste l’air|mais elle berçait].
    `,
    inspiring: `
      {Hero} était au lit, et la petite étoile [aussi, là-haut|à sa place].
      / Depuis son lit, {hero} voyait un bout de ciel, [juste assez|sa petite part].
      / La lampe baissa. Dans {hero}, il restait [de la lumière|un peu de jour].
      « Tu vois, dit {friend}, [même petit, ça éclaire|ça compte]. » Puis le silence.
      / {Friend} regarda le ciel encore une fois, [dit merci|sourit], et s’en fut.
      / « C’était bien fait », dit {friend}. [Et la nuit dit oui|Puis plus un mot].
      + Une chose était de nouveau en ordre dans le monde, [là-bas|très loin].
      / Quelqu’un, là-bas, dormait mieux. [C’est tout|Cela suffit].
      + La graine, sur le rebord, avait peut-être [grandi|bougé].
      + La lampe s’éteignit. Sa lumière [resta un peu|resta dans les yeux].
      + Les mains étaient ouvertes. Elles avaient [bien servi|fini].
      + Demain pouvait venir, [sans se presser|à petits pas].
      / Le petit lit était [assez grand|plein de ciel], pour finir.
      + La nuit était de velours, [sans un pli|à la bonne taille].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} se coucha, la tête encore [pleine de route|pleine de vent].
      / Le lit {hero.de} attendait. On y entra comme [au port|dans une île].
      « Plus loin, demain », dit {friend}, [en bâillant|les yeux fermés].
      / {Friend} dormait déjà, [contre l’oreiller|au bord du lit].
      + Le vent [s’était couché|ne courait plus].
      + Tous les chemins étaient [roulés|rangés] pour la nuit.
      + Quelque part, un pont [se reposait|rêvait] aussi.
      + On sentait encore, sur le nez, un peu de [vent|grand air].
      + Les aventures font de bonnes [couvertures|couettes]. Il faut qu’elles soient finies.
      + Le sommeil monta à bord et prit [la barre|les rames].
      + Pas un bruit, sauf la nuit qui [tournait en rond|marchait doucement].
    `,
    calm: `
      {Hero} se blottit chez soi, là où c’est [doux|le plus doux].
      / Le nid, ou le lit, reprit {hero}. C’était [tiède|à la bonne place].
      {Friend} ne dit rien. [C’était bien|C’était assez].
      / « Bonne nuit », dit {friend}, [plus bas que l’herbe|tout bas].
      + La nuit respirait, [dedans, dehors|lentement].
      + Une feuille tomba, [sans se presser|plume].
      + Rien n’avait plus besoin [de rien|d’aide].
      + Un côté devint chaud. Puis l’autre [aussi|fut d’accord].
      + Au loin, l’eau disait toujours [la même chose|le même mot].
      + On n’avait plus rien à faire, et c’était [très bien|doux].
      + Une étoile baissa [sa lampe|la voix] pour mieux dormir.
      + Le sommeil entra par [la porte|le toit], sans se faire voir.
    `,
    mysterious: `
      {Hero} rentra sans bruit et ferma [l’œil|les deux yeux] sur un secret.
      / Chez {hero}, rien n’avait changé. Sauf [une lueur|la nuit, plus amie].
      « On n’en parle pas », souffla {friend}. [Même pas|Chut].
      / {Friend} garda le secret [sous l’oreiller|contre soi].
      + Une ombre passa et [salua|dit bonne nuit].
      + La brume ferma [la porte|les volets].
      + Le noir était [tendre|bon à toucher].
      + On entendit un clic, [très loin|tout bas]. La nuit fermait.
      + Ce qui était caché [dormait|dormait aussi], bien à l’abri.
      + La lueur du fond baissa, [sans s’éteindre|comme une bougie].
      + Un secret, on peut le garder [en dormant|sous sa tête].
      + Rien ne bougeait plus, pas même [les feuilles|l’ombre du vent].
    `,
    joyful: `
      {Hero} fit encore un petit saut, puis [se coucha|plus de saut].
      / Un dernier rire, et {hero} [se coucha|bâilla].
      {Friend} rit aussi, [en bâillant|tout bas]. Puis dormit.
      / « Encore ? » dit {friend}. « [Demain|En rêve] », dit {hero}.
      + Le rire se mit [en boule|au chaud].
      + La lune avait de la [crème|farine] aux joues.
      + Un pied dansa encore, [deux mesures|tout seul].
      + Le lit fit pouf. Il avait [gagné|ri aussi].
      + La nuit gloussa un coup, [dans une branche|tout là-haut].
      + Il restait une chanson, [d’un seul mot|sans paroles]. Elle dormit.
      + Une plume tomba, [hop|tourna], et se posa pour rire.
      + On souriait encore, les yeux [fermés|bien clos].
    `,
    inspiring: `
      {Hero} se coucha, et quelque chose de petit brillait [encore|dedans].
      / Le ciel était grand sur le lit {hero.de}. [C’était bien ainsi|Il veillait].
      « On l’a fait », dit {friend}. « [Oui|À deux] », dit {hero}.
      / {Friend} regarda une étoile, [petite aussi|longtemps], et dormit.
      + Très loin, quelqu’un [dormait grâce à ça|disait merci].
      + La nuit gardait [la graine|tout], au chaud.
      + Il n’y avait plus qu’à [respirer|fermer les yeux].
      + Une seule petite lumière, c’est assez pour [dormir|la nuit].
      + Là-bas, ce qui était cassé [tenait bon|marchait].
      + Le vent parlait bas de ce qui s’était [fait|passé].
      + On avait fait sa part, et la part était [petite|bonne].
    `,
  },
  dream: `
    Puis vint le rêve, [sans frapper|sur la pointe des pieds], pour {child}.
    / Et {child} ? Un rêve [attendait|chauffait] déjà la place.
    / Un rêve entra par la fenêtre et prit {child} [avec lui|pour la nuit].
    / Un rêve cherchait {child}. Il [trouva tout de suite|n’alla pas plus loin].
    ?dream Sur son billet, [il y avait ceci|plié en deux] : {dream}.
    / En bateau, [trois vagues|un souffle], et puis : {dream}.
    / Le rêve montra du doigt, au loin : « {dream}. »
    / On frappa à une porte, et derrière : {dream}.
    / Le train de nuit partait. Prochain arrêt : {dream}.
    / On y lisait, sur [une pancarte|un nuage] : « {dream}. »
    + Il y faisait doux, et rien n’y [pressait|pesait].
    / Les arbres y parlaient bas, et les chemins [étaient tièdes|savaient tout].
    + {Animal} y était aussi, [un peu plus loin|en pyjama].
    / On y croisait {animal}, [sans se presser|très à l’aise].
    + On y entendait encore un peu {thing}, [de loin|comme une chanson].
    / Il y neigeait des plumes, [une à une|pour rire].
    + On y marchait longtemps [sans se fatiguer|sans user ses pieds].
    / On y volait un peu, [à un doigt du sol|sans le vouloir].
  `,
  goodnight: `
    Bonne nuit, {child}. [Chut|Dors bien].
    / Ferme les yeux, {child}. [La nuit veille|Tout est bien].
    / Dors, {child}. La lune [garde la lampe|reste là].
    / À demain, {child}. [Le lit te tient|La lune te garde].
    / Voilà, {child}. [La nuit est là|Tout dort].
    + Un souffle. Encore [un|un souffle].
    / Et le reste ? [Demain|Le reste dort].
  `,
  moral: `
    « Tu sais, [dit|souffla] {friend}, [il y a une chose vraie|j’ai compris une chose] : {moral}. »
    / On s’en souvint [longtemps|encore au lit] : « {moral}. »
    / {Friend} le dit, et {hero} [aussi|le redit] : « {moral}. »
    / Voici ce qui resta, [le lendemain|au chaud] : « {moral}. »
    / Sur le chemin, {hero} se dit tout bas : « {moral}. »
  `,
}
