import type { FrameScenes } from '../../../../language.ts'

export const intermediate: FrameScenes = {
  opening: {
    adventurous: `
      C’était une nuit trop merveilleuse pour dormir, et {hero} [le savait|l’avait confié à l’oreiller].
      / {Hero} était au lit, mais seulement d’une jambe ; [l’autre voyageait|l’autre attendait un train].
      / L’heure du lit était largement passée, et {hero} [cherchait une corde|surveillait la porte].
      Dehors, le vent [essayait toutes les grilles|cherchait un compagnon de promenade].
      / Au-dessus des toits, la lune s’embarquait [sans manteau|sans valise], comme toujours.
      / La rue, sous la fenêtre, [déroulait son tapis|partait toute seule], et personne ne la suivait.
      / La nuit venait de larguer [les amarres|ses rideaux].
      + Le tapis était la mer, la chaise [un navire|une baleine], [et la chaussette avait coulé|la lampe un phare, et l’on ramait].
      / Sur la carte du mur, il restait un [coin blanc|blanc sans nom], et c’était [le plus beau|de loin le meilleur].
      + Dix orteils [défilaient|faisaient leurs bagages] sous la couverture, et pas un [n’allait au pas|ne savait la route].
      / Un sac attendait au pied du lit, avec de la ficelle et [un petit pain|une bougie].
      + « Si quelqu’un part ce soir, je suis libre », dit {hero} [à la fenêtre|au plafond].
      / « On rentrerait avant le petit déjeuner », expliqua {hero} [aux pantoufles|à la lampe].
      + La lampe ne dit pas non, ce {hero.que} prit pour [un oui|un petit oui].
      / Un hibou demanda « qui ? », et {hero} [leva la main|faillit répondre].
      + Le rideau se gonfla[, sans un souffle,| soudain] comme une voile [pressée|de bonne humeur].
      + Une grille fit clic [au bout de la rue|quelque part], et bien des voyages [commencent par clic|n’ont pas dit mieux].
      + Même le plancher avait l’air d’un pont [qui va partir|de bateau].
      / Dans le couloir, une chaussure attendait sa sœur, [lacets faits|prête à tout].
    `,
    calm: `
      La journée était soigneusement pliée, et {hero} écoutait [le silence de la maison|la maison ranger ses bruits].
      / Le bain, les dents, l’escalier : tout était fait, et {hero} [n’avait qu’à respirer|pouvait enfin ne rien faire].
      / {Hero} était au lit, à l’heure tranquille où même [les rues|les bouilloires] se taisent.
      Au plafond, la lampe avait déposé [une mare jaune|un rond de miel].
      / Le rideau montait et descendait, [comme si la nuit respirait|au pas de la nuit].
      / Une étoile arrivait en avance, [pour choisir sa place|afin d’être au premier rang].
      / La dernière marche de l’escalier [soupira d’aise|finit sa journée] et ne dit plus rien.
      + En bas, quelqu’un [rangea une cuillère|posa un bol], [tout doux|à voix basse], sans réveiller les fourchettes.
      / Au loin, un train dit son unique mot, puis [s’en alla|roula plus loin].
      + {Hero} dit bonne nuit [à la chaise|au plafond], [au soulier gauche|à la porte] et au noir.
      / L’oreiller avait un côté frais, {hero.que} [gardait pour plus tard|connaissait par cœur].
      + Cela sentait [le savon, le drap propre|la laine, le bois ciré] et [un peu le pain|un reste de soupe].
      / Une goutte tomba du robinet, [réfléchit|puis regretta], et ce fut la seule.
      + La pendule du couloir [semblait avoir mis|marchait comme avec] [des chaussons|deux paires de chaussettes].
      + C’était si calme [qu’on aurait|que l’on eût presque] entendu [la neige penser|la poussière s’asseoir].
      + La lune [entra|passa la vitre] et s’assit [au bout du lit|sur la couverture], sans rien demander.
      + Rien n’était en retard ce soir-là, pas même [la nuit|le sommeil].
      / La couverture avait des collines tièdes, et {hero} [en était la plus haute|y rangea ses pieds].
    `,
    mysterious: `
      Il était tard, et la chambre [faisait parfaitement semblant de dormir|ressemblait à peine à celle de la journée].
      / La pendule dit tic, puis elle hésita, et {hero} [hésita aussi|demeura immobile].
      / Quelqu’un avait dessiné [une porte blanche|une fenêtre pâle] par terre, probablement la lune.
      Dans la rue, la brume [s’appuyait aux vitres|examinait les maisons].
      / Sur le tapis, il y avait une feuille [d’aucun arbre connu|mystérieusement mouillée].
      / Sous la porte passa un souffle [froid comme une clé|qui sentait la mousse].
      / Le couloir semblait plus long que d’habitude, [d’une porte au moins|et un peu penché].
      + L’ombre de la chaise avait [cinq pattes|une patte de trop], et {hero} [les recompta|regarda ailleurs].
      / Un rond de buée grandissait sur la vitre, mais [du côté dehors|de l’autre côté].
      + « Je sais que tu es là », dit {hero} au noir, qui [se tut un peu trop|retint son souffle].
      / Quelque chose gratta le volet, trois fois, [avec beaucoup de tact|puis attendit].
      / {Hero} demanda qui était là, et personne [répondit très bas|ne dit rien, très clairement].
      + Une cloche sonna [au loin|sous la terre], or [personne ici n’a de cloche|il n’y a pas de cloche par là].
      + {Hero} remonta la couverture et [laissa|posta] deux yeux [de garde|dehors].
      + Ce n’était [pas vraiment|même pas] effrayant, c’était trop [intéressant|silencieux] pour cela.
      + Le trou de la serrure [brillait un peu|luisait], comme [s’il savait|un œil qui sait].
      + La nuit toussota, et [l’on sentit|{hero} sentit] qu’elle allait [commencer|parler].
      / Un papier glissa sous la porte, mais il n’y avait [rien d’écrit dessus|pas de papier].
    `,
    joyful: `
      Il restait exactement sept sauts dans les jambes {hero.de}, et c’était [l’heure du lit|déjà la nuit].
      / Pour la troisième fois, {hero} se recouchait, et le lit [s’en amusait|rebondissait encore].
      / La journée avait eu de la confiture des deux côtés, et {hero} [s’en léchait les doigts|souriait encore].
      Dors, conseillait l’oreiller ; saute, disait le matelas, [et l’on sautait|bien plus drôle].
      / Le pyjama était à l’envers, le bonnet sur un genou, [et tout allait bien|et c’était exprès].
      / Une chaussette était au pied, l’autre pendait à la lampe comme [un drapeau|un jambon].
      / {Hero} chantait au plafond une chanson [d’un mot et dix couplets|sans fin ni début].
      + La lune avait [une tête de brioche|les joues rondes] et [se retenait de rire|une bonne humeur de boulanger].
      + Les dix orteils donnaient [un concert|un bal], et le gros [faisait la basse|chantait faux].
      / « Bonne nuit, les genoux, dit {hero}, et [pas de bavardage|on ne rit plus], vous deux. »
      + « Tu as sommeil ? » demanda {hero} à l’oreiller, qui avait l’air [très réveillé|d’avoir mal entendu].
      / Un bouton traversa la chambre en roulant, [pour rien|pour la beauté de la chose].
      + On ne peut pas dormir avec un rire [coincé|dans la gorge] ; il faut qu’il [sorte|prenne l’air].
      + Il y avait tant d’étoiles [qu’on aurait dit|que cela ressemblait à] [une fête|des soldes].
      + Ce soir ressemblait à [un paquet|un cadeau] dont le nœud [se défait|ne tenait plus].
      + Sous la fenêtre, la nuit battait la mesure [du pied|avec une branche].
      / L’ours en peluche avait déjà perdu deux parties de [cache-cache|grimaces] et réclamait la belle.
    `,
    inspiring: `
      {Hero} était au lit et méditait de grandes choses [en petit pyjama|dans l’obscurité].
      / À la fenêtre, {hero} comptait les étoiles, dont la plus minuscule [brillait le plus fort|comptait double].
      / « Que peut faire quelqu’un de petit ? » demanda {hero}, et [personne ne savait|la lampe réfléchit].
      La lune ne prononça aucun discours : elle [se leva et brilla|éclaira ce qu’elle put].
      / La lampe n’était pas plus grosse qu’une poire, mais [le noir la craignait|elle suffisait].
      / Une lumière traversait le ciel, minuscule et [sûre de sa route|pas pressée du tout].
      / Une goutte, au bord du toit, contenait [toute la rue|la lune].
      + Sur le rebord, un gland [faisait des projets d’arbre|pensait tranquillement à un arbre].
      / Un fil tenait le bouton, le bouton tenait le manteau, [et personne ne remerciait le fil|et le fil était mince].
      / Dans son pot, une graine n’avait pas encore renoncé, [malgré tout|et pourtant c’était mardi].
      + « Un jour, je serai utile », confia {hero} [à la lampe|à la lune], qui le croyait volontiers.
      / « Même une petite chose suffirait », dit {hero} [à l’oreiller|tout bas].
      + Un grand jour [ressemble aux autres|ne prévient pas], et parfois il commence [la nuit|en chaussettes].
      + {Hero} se [redressa|mit debout], car on pense mal [à plat|de biais] aux choses hautes.
      + Quelque part, quelqu’un avait [besoin d’aide|un gros souci], et on l’entendait [presque|à peine].
      + La nuit [passa devant|regarda] toutes les fenêtres et en choisit [une|une seule].
      + La couverture glissa par terre sans {hero.que} [s’en aperçoive|la retienne].
      / Une fourmi portait une miette deux fois grosse comme elle, et {hero} [lui céda le passage|en prit note].
    `,
  },
  dedication: {
    adventurous: `
      Cette aventure est pour {child}, qui peut rester au lit : {hero} [marchera pour deux|fera la route].
      / Attache bien ton oreiller, {child}, car {hero} [s’en va|part immédiatement] et le chemin monte.
      / {Child}, voici une route inconnue, une nuit noire, et {hero} [pour passer devant|qui s’impatiente].
    `,
    calm: `
      Cette histoire est pour {child}, et elle avance aussi lentement [que la lune|qu’une tasse qui refroidit].
      / Installe-toi confortablement, {child} : ni {hero} ni la nuit ne sont [pressés|en retard] ce soir.
      / Voici pour {child} une histoire parfaitement tranquille, avec {hero} et [presque pas de bruit|un peu de lune].
    `,
    mysterious: `
      Approche, {child}, car voici une confidence : {hero} [la garde depuis hier|n’en dort plus].
      / {Child}, tout commença par {hero} et par [un bruit|une lueur] totalement inexplicable.
      / Cette mystérieuse histoire est pour {child} ; à part {hero}, [nul ne la connaît|la nuit seule la sait].
    `,
    joyful: `
      Ce conte est pour {child}, et toute réclamation pour chatouilles [s’adresse|est à remettre] {hero.a}.
      / {Child}, voici {hero}, et probablement [quelques fous rires|une cabriole ou deux].
      / Couverture remontée, {child} ? {Hero} est ce soir d’une humeur [excellente|de trampoline].
    `,
    inspiring: `
      Pour {child}, voici ce {hero.que} accomplit, une nuit [comme les autres|particulièrement ordinaire].
      / {Child}, un soir, {hero} ne savait absolument pas comment faire, [et réussit|mais commença].
      / Écoute, {child} : c’est l’histoire {hero.de} et d’une chose [minuscule et courageuse|presque impossible].
    `,
  },
  companion: {
    firefly: `
      Quelque chose de brillant entra à reculons : une luciole, qui avait peur [du noir|de la nuit].
      / Une luciole fila [contre|derrière] {hero} : « Ici aussi, il fait noir ? »
      « On a besoin d’aide {place.in}, [toi d’abord|passe devant], {hero.bare}. »
      + « Tu es une lampe, pourtant », dit {hero}. « Oui, mais moi, je n’en vois que [le derrière|la fin]. »
      + {Friend} dit bonsoir à chaque ombre, par prudence, et [deux fois aux grandes|attendit la réponse].
      + « Je ne tremble pas, précisa {friend}, je [clignote|scintille avec émotion]. »
      + La nuit est grande quand on mesure [un demi-pouce|moins qu’un haricot].
    `,
    snail: `
      Un escargot reprenait son souffle : « J’y suis [presque|bientôt] ! »
      / « Attends-moi », fit une voix, et [peu après|un long moment plus tard] parut un escargot.
      « C’est urgent {place.in}, dit-il, [depuis mars|ça l’était en mars]. »
      + {Hero} lui offrit de monter, et {friend} accepta, à condition [d’aller au pas|de ne pas galoper].
      + « Quelle allure ! » souffla {friend}, alors qu’on [n’était pas parti|passait la première touffe d’herbe].
      + Il n’avait pas de bagages, puisqu’il [habitait sa valise|était sa valise].
      + Chaque caillou était pour lui un vieil ami, qu’il fallait [saluer|doubler poliment].
    `,
    mouse: `
      Une carte immense entra en marchant, et dessous trottait [une souris|une toute petite souris].
      / Frou, frou : une souris se débattait [dans les plis d’une carte|avec le nord], et perdait.
      « Catastrophe {place.in}, {hero.bare}, c’est [écrit ici|sous la confiture]. »
      + « Mais c’est une carte du Portugal », dit {hero}. « Justement, dit {friend}, [on l’évite|ce n’est pas là]. »
      + Pliée, la carte devenait plus grande, ce {friend.que} trouvait [normal|plein d’avenir].
      + {Friend} lisait à haute voix le nom de rivières [qui n’étaient pas là|très loin d’ici].
      + Une carte n’a jamais tort, disait-elle, c’est [le pays qui se trompe|la route qui triche].
    `,
    moth: `
      Un papillon de nuit heurta la lampe, recula et [s’inclina profondément|dit : « Pardon, madame la lune »].
      / « Bonsoir, chère lune », disait à la lampe [un papillon de nuit|un gros papillon de nuit].
      « {Hero.bare}, on s’inquiète {place.in}, [la lune me l’a dit|la lune le confirme]. »
      + « C’est une lampe », dit {hero}. « C’est la lune du salon, dit {friend}, [elle débute|la cadette]. »
      + Il salua encore trois fenêtres, une luciole et [un bouton de cuivre|une théière], tous fort lumineux.
      + {Friend} s’en alla à reculons, car on ne tourne pas le dos [à une lune|à une dame ronde].
      + Devant la vraie lune, il hésita : elle lui semblait [un peu trop haute|peu soignée].
    `,
    ladybird: `
      « Cinq, six, ou bien cinq ? » Une coccinelle recomptait [ses points|son dos], inquiète.
      / Une coccinelle se posa et réclama [du silence|le silence absolu], pour compter.
      « Il y a un problème {place.in}, {hero.bare}, [j’ai vérifié deux fois|un seul, mais énorme]. »
      + « Tu en as sept », dit {hero}. « Devant témoin ? demanda {friend}, [alors signe|répète lentement]. »
      + En route, {friend} compta les pas et obtint [douze et quelques|un, plusieurs fois].
      + Chaque fois qu’on lui parlait, elle repartait [de zéro|du premier point], et elle adorait cela.
      + On ne sait jamais, disait-elle : un point, ça [se perd|tombe] si vite.
    `,
    frog: `
      « Permets que j’explique », dit une grenouille, et elle expliqua [la porte|le mot bonsoir].
      / Une grenouille toussota, leva un doigt et [commença par le début|se présenta en trois parties].
      « Cela va mal {place.in}, {hero.bare}, [c’est-à-dire pas bien|au sens propre]. »
      + « Je vois », dit {hero}. « Non, tu entends, dit {friend} : voir, c’est [avec les yeux|autre chose]. »
      + {Friend} expliqua le chemin au chemin, qui [ne le savait pas|en fut tout retourné].
      + Sauter, c’était tomber d’abord vers le haut, ensuite [dans l’autre sens|vers ses amis].
      + De temps en temps, elle demandait s’il y avait [des questions|quelqu’un au fond].
    `,
  },
  token: {
    scarf: `
      @token {Hero} décrocha une écharpe, parce qu’une écharpe [sert toujours à quelque chose|a réponse à tout].
      / Une écharpe pendait près de la porte, et {hero} [la prit en passant|l’emporta sans raison].
      ?color On la reconnaissait à sa couleur, la plus belle de toutes : {color}.
      / On l’avait tricotée exprès dans la couleur préférée : {color}.
      / Même dans l’armoire, elle [se remarquait|ne passait pas inaperçue], à cause de sa couleur : {color}.
      + Elle était si longue que [le bout|la frange] arrivait [un peu plus tard|le lendemain].
      + « C’est pour quoi faire ? » demanda {friend}. « [Pour le cas où|On le saura après] », dit {hero}.
      + Elle sentait la maison et, vers la frange, [la soupe|le pain grillé].
      + {Friend} voulut marcher dessous, comme sous [un pont|une tente].
    `,
    handkerchief: `
      @token {Hero} prit dans le tiroir un mouchoir propre, plié [en quatre|en petit livre].
      / « Il faut un mouchoir », décida {hero}, qui choisit [le plus grand|un bon mouchoir solide].
      ?color Sa couleur était justement celle qu’il fallait : {color}.
      / Un fil en faisait le tour, et voici sa couleur : {color}.
      / Il n’avait qu’une coquetterie, [son ourlet|et c’était la couleur] : {color}.
      + Un mouchoir peut devenir [un drapeau, un chapeau|une voile, un sac] ou [un hamac|le toit d’une fourmi].
      + « Qui va pleurer ? » demanda {friend}. « Personne, mais [on ne sait jamais|ça rassure] », dit {hero}.
      + Un coin portait un nœud, pour [se souvenir|parler un jour] de quelque chose [d’oublié|d’important].
      + {Friend} promit de ne pas s’y moucher, [sauf urgence|en tout cas pas tout de suite].
    `,
    mitten: `
      @token {Hero} prit une moufle ; l’autre [voyageait depuis l’hiver|avait sa vie à elle].
      / Une moufle s’ennuyait sur l’étagère, alors {hero} [l’emmena|emporta la moufle].
      ?color Sa laine n’avait jamais changé de couleur : {color}.
      / Quelqu’un l’avait tricotée dans la couleur préférée : {color}.
      / Pouce compris, elle était [entièrement|jusqu’au bout] de la bonne couleur : {color}.
      + « Et la deuxième ? » demanda {friend}. « [Elle envoie des cartes|Elle se promène] », dit {hero}.
      + C’était une maison d’une seule pièce, avec [un balcon pour le pouce|le chauffage].
      + À l’intérieur, il faisait chaud comme dans [un petit pain|un nid].
      + Une moufle seule est [prête à tout|libre], car elle n’a plus rien [à perdre|à assortir].
    `,
    'paper-boat': `
      @token {Hero} emporta un bateau en papier, petit mais [brave|vaillant par gros temps].
      / Un bateau en papier attendait sur le rebord, et {hero} [le prit à bord|l’emporta].
      ?color On avait peint sa coque avec soin : {color}.
      / Son papier avait la couleur des meilleurs navires : {color}.
      / Le mât, la coque, l’ancre, tout [y était|avait été peint] de cette couleur : {color}.
      + C’était autrefois une liste, et sur [la voile|le flanc] on lisait encore [beurre|six œufs].
      + « Et le capitaine ? » demanda {friend}. « [À tour de rôle|C’est le vent] », répondit {hero}.
      + Il avait déjà fait le tour de la baignoire et [en parlait peu|gardait le pied marin].
      + {Friend} le salua [comme un amiral|selon l’usage], et le bateau pencha un peu.
    `,
    'jam-jar': `
      @token {Hero} prit un pot de confiture, vide et [soigneusement lavé|coiffé de son couvercle].
      / « Rien de tel qu’un pot de confiture », dit {hero} [en le rinçant|d’un ton sûr].
      ?color Un ruban l’entourait entièrement, et sa couleur, la voici : {color}.
      / Quelqu’un avait décoré le couvercle dans la bonne couleur : {color}.
      / L’étiquette avait déteint, mais [on voyait encore|elle gardait] la couleur : {color}.
      + En y [mettant le nez|soufflant un peu], on sentait encore [la prune|un été de cerises].
      + À chaque pas, le couvercle disait [tink|gling], comme un petit facteur.
      + « Mais il est vide », dit {friend}. « [C’est sa force|Pas pour longtemps] », dit {hero}.
      + Dans un pot vide, il y a [toujours|forcément] de la place pour [la suite|une idée].
    `,
    cap: `
      @token {Hero} prit un bonnet de laine, un peu grand, [à pompon|qui avait vu l’hiver].
      / Un bonnet pendait à son clou, et {hero} [décrocha le bonnet|l’emporta, pompon compris].
      ?color Du bord au pompon, il n’avait qu’une couleur : {color}.
      / On l’avait tricoté dans la couleur qu’il faut : {color}.
      / Les moutons ne font pas cette couleur-là, [hélas|les teinturiers si] : {color}.
      + À chaque pas, le pompon [disait oui|approuvait], et c’était encourageant.
      + {Friend} l’essaya et annonça qu’il y faisait [nuit|très nuit].
      + Un bonnet garde [les idées au chaud|l’été autour des idées], du moins [celles du dessus|les meilleures].
      + « Il gratte ? » demanda {friend}. « [Seulement quand on y pense|Un peu, par amitié] », dit {hero}.
    `,
    basket: `
      @token {Hero} prit un petit panier, dont l’anse [grinçait un peu|avait beaucoup voyagé].
      / Contre le mur attendait un petit panier, et {hero} [le prit par l’anse|l’emmena].
      ?color Un tissu le doublait entièrement, de cette couleur : {color}.
      / Son anse était repeinte, et l’on devine la couleur : {color}.
      / Un ruban noué sur l’anse [flottait|frisait un peu], et sa couleur, c’était : {color}.
      + En chemin, il [grinçait|chantait] comme un bateau [très petit|qui rêve].
      + « Qu’y a-t-il dedans ? » demanda {friend}. « De la place, dit {hero}, [c’est rare|de la bonne place]. »
      + Il gardait au fond une odeur [de pomme|de foin et de poire].
      + {Friend} regarda dessous, [au cas où|par acquit de conscience], puis dessus.
    `,
    sock: `
      @token {Hero} emporta une chaussette, une longue, [que sa sœur avait quittée|qui n’avait pas d’attaches].
      / Une chaussette s’ennuyait là toute seule, et {hero} [lui proposa un emploi|emporta la chaussette].
      ?color On la reconnaissait de loin à sa couleur : {color}.
      / Elle existait uniquement dans une couleur, la bonne : {color}.
      / On aurait pu la perdre dans la neige, [mais pas sa couleur|sa couleur jamais] : {color}.
      + « Elle est propre ? » demanda {friend}. « [D’un côté|Elle l’était lundi] », dit {hero}.
      + Dans une chaussette, on [loge|cache] plus de choses [qu’on ne croit|que dans un tiroir].
      + Elle pendait comme un drapeau [par temps calme|qui fait la sieste].
      + Le trou du talon servait de fenêtre, [côté sud|avec vue].
    `,
  },
  carry: {
    scarf: `
      {Hero} enveloppa {thing} dans l’écharpe, [un tour, deux tours, trois tours|jusqu’au dernier brin].
      / « Voilà son utilité », annonça {hero}, et l’écharpe [se referma sur {thing}|enveloppa {thing}].
      / Pour cette fois, l’écharpe ne garda pas un cou, elle garda {thing}, [et fort bien|maille par maille].
      ?color Dans l’obscurité, on en apercevait un petit bout : {color}.
      / Le nœud, vu de près, montrait [surtout|fièrement] sa couleur : {color}.
      + Après un bon nœud, rien [ne pouvait|n’allait] plus [tomber|s’échapper], ni même bouger.
      + « Je tiens ce bout-ci », dit {friend}, car il y en avait [pour deux|de reste].
      + Jamais nouveau-né ne fut [mieux roulé|bordé si serré].
      + On marcha en file, [chacun son bout|l’écharpe au milieu], sans quitter [le nœud des yeux|la bonne route].
    `,
    handkerchief: `
      On posa {thing} au milieu du mouchoir, puis on noua [chaque coin|les quatre coins].
      / Le mouchoir s’ouvrit, reçut {thing} et se ferma [comme un baluchon|sans un pli].
      / Quatre coins, un nœud, [un soupir|et une prière], et le mouchoir tenait {thing}.
      ?color Même de loin, le baluchon avait sa couleur : {color}.
      / On aurait cru un fruit mûr, [de la couleur que voici|et d’une couleur rare] : {color}.
      + Deux coins dépassaient, [comme les oreilles d’un lapin|curieux de la route].
      + « Surtout, n’éternue pas », dit {friend}, et {hero} [retint son nez|ne respira plus].
      + On [avançait|marchait droit] comme avec une tasse [trop pleine|de chocolat brûlant].
      + Le vieux nœud du coin se rappela [enfin|tout à coup] [à quoi il servait|pourquoi on l’avait fait].
    `,
    mitten: `
      {Thing} s’installa dans la moufle [comme un pouce qui rentre chez lui|avec un soulagement visible].
      / « Entre donc, il fait chaud », conseilla {hero}, et la moufle [accueillit {thing}|réchauffa {thing}].
      / La moufle bâilla, {thing} entra, et [la laine fit le reste|plus rien ne bougea].
      ?color Au clair de lune, la moufle conservait fièrement sa couleur : {color}.
      / Même la nuit n’avait pas [osé toucher|pris] sa couleur : {color}.
      + « Ça dort ? » demanda {friend}. « [Presque, parle moins fort|Ça se réchauffe] », dit {hero}.
      + La moufle n’était plus seule, et cela se voyait [à son pouce|de loin].
      + {Friend} voulut tenir le pouce et le tint [très bien|jusqu’au bout].
      + On sentait [à travers la laine|sous les mailles] quelque chose de [précieux|tout petit], bien au fond.
    `,
    'paper-boat': `
      On installa {thing} dans le bateau en papier, [au milieu, à cause des vagues|à l’avant].
      / « Les passagers à bord », annonça {hero}, et le bateau en papier [accueillit {thing}|emporta {thing}].
      / Le bateau en papier s’ouvrit [un peu plus|comme une main], {thing} monta, et l’on leva l’ancre.
      ?color Sa coque passait dans le noir avec sa couleur : {color}.
      / Aucun phare n’aurait mieux brillé que [cette petite coque|sa voile] : {color}.
      + {Hero} le tenait [bien droit|à plat], comme sur [une mer d’huile|un lac du dimanche].
      + « Ohé », fit {friend}, mais tout bas, [par respect|comme il sied la nuit].
      + Pour une ancienne liste de courses, il [allait loin|faisait carrière].
      + Dans les tournants, {friend} soufflait [dans la voile|à bâbord] et cela aidait.
    `,
    'jam-jar': `
      {Hero} installa {thing} dans le pot de confiture et [tourna le couvercle|referma soigneusement].
      / Derrière le verre du pot de confiture, {thing} [fut à l’abri|ressemblait à une prune de luxe].
      / On souleva le couvercle du pot de confiture, {thing} descendit, [tink|et le verre chanta].
      ?color Le pot montrait sa couleur à la lune : {color}.
      / La lune passait à travers le pot et [en ressortait|devenait] de cette couleur : {color}.
      + {Friend} regarda au travers et trouva tout [énorme|deux fois plus beau].
      + « Ça se tartine ? » demanda {friend}. « [Surtout pas|Non, pas ce soir] », dit {hero}.
      + À chaque pas, un petit toc disait que [tout allait bien|c’était toujours là].
      + On [marcha donc|allait ainsi] au rythme du toc, [sans en perdre un|l’un derrière l’autre].
    `,
    cap: `
      {Hero} installa {thing} au fond du bonnet, [à l’endroit le plus confortable|juste sous le pompon].
      / Le bonnet se transforma en nid, où {thing} [s’installa confortablement|demeura immobile].
      / Sans tête dessous, le bonnet fit [un berceau|le meilleur des lits], et {thing} y disparut.
      ?color De loin, on distinguait seulement la couleur de ce nid : {color}.
      / Au milieu de toute cette laine dormait [la|une seule] couleur : {color}.
      + Le pompon [montait la garde|veillait], [rond et grave|plus sérieux que jamais].
      + « Et tes oreilles ? » demanda {friend}. « Elles [prennent l’air|écoutent], dit {hero}, ça leur plaît. »
      + Si la laine grattait, [nul ne s’en plaignit|ce fut en silence].
      + {Friend} marcha tout près et chanta au bonnet [une berceuse|trois notes].
    `,
    basket: `
      {Hero} posa {thing} dans le petit panier, sur [un peu de mousse|trois feuilles].
      / Le petit panier reçut {thing} et, de fierté, ne grinça [plus|presque plus].
      / Il y avait un petit panier et il y avait {thing} : on [fit les présentations|les réunit].
      ?color À travers les brins, on devinait la couleur : {color}.
      / Le panier se voyait de loin, [même de nuit|surtout au clair de lune] : {color}.
      + {Friend} ouvrait la marche en disant : « [Attention, panier|Place, s’il vous plaît] ! »
      + Il n’était plus un panier vide : il avait [un métier|de la conversation].
      + On le porta à deux, [chacun son tour|chacun par un bout], et [personne ne se plaignit|on se le disputa un peu].
      + [Rien ne pesait|C’était léger], et pourtant {hero} [marchait comme sur des œufs|changea quatre fois de côté].
    `,
    sock: `
      {Thing} glissa dans la chaussette jusqu’au talon, et [même un peu plus loin|s’y tint tranquille].
      / « La voilà utile », dit {hero}, et la chaussette [avala {thing}|garda {thing}].
      / Un trésor dans une chaussette, [cela ne s’était jamais vu|c’est le dernier endroit où chercher] : {thing} y serait en paix.
      ?color On aurait dit un drapeau bien rempli : {color}.
      / Bien pleine, la chaussette affichait [sans honte|mieux que jamais] sa couleur : {color}.
      + {Hero} fit un nœud en haut et [un autre par sûreté|regarda par le trou].
      + « Ça ne sent pas le pied ? » demanda {friend}. « [L’aventure, plutôt|Si, mais bon] », dit {hero}.
      + De toutes les chaussettes [du monde|connues], c’était la plus [importante|fière], ce soir-là.
      + Elle se balançait à chaque pas, [comme une cloche de laine|grosse d’une bonne nouvelle].
    `,
  },
  role: {
    hero: `
      « J’y vais », annonça {hero}, avant même [d’avoir réfléchi|que la peur se réveille].
      / Tous les regards cherchèrent quelqu’un et rencontrèrent {hero}. « [Bon|D’accord], je m’en occupe. »
      + Le ventre {hero.de} n’avait pas voté, mais il [suivit|vint quand même].
      + « {Hero} ira donc {spot.to} », dit {keeper}, et cela [sonnait bien|faisait presque un titre].
      + {Friend} en resta sans voix, [ce qui ne dura pas|un instant].
      + On se sent plus grand d’avoir dit oui, même [quand on tremble|d’une petite voix].
    `,
    helper: `
      « De quelle aide as-tu besoin ? » demanda {hero} {keeper.a}, [tout simplement|en s’approchant].
      / {Hero} s’approcha {keeper.de} : « Dis-nous [par où commencer|ce qui pèse le plus]. »
      + « L’un porte, l’autre cherche », proposa {friend}. « [Et après, on échange|Ou l’inverse] », dit {hero}.
      + À plusieurs, un souci [perd du poids|rétrécit], c’est bien connu.
      + Il fallait aller {spot.to}, et l’on n’avait besoin que [de bonnes volontés|d’un peu de courage].
      + {Keeper} respira pour la première fois [depuis le matin|de la soirée].
    `,
    explorer: `
      « Et ce chemin-là, où mène-t-il ? » demanda {hero}. « {Spot.to}, dit {keeper}, [à ce qu’on dit|je crois]. »
      / {Hero} regardait déjà le chemin, avec l’œil [de qui veut savoir|d’un vieux marin].
      + « Personne n’y va le soir », dit {keeper}. « [Raison de plus|Alors ce sera neuf] », dit {hero}.
      + {Friend} proposa de tout noter et n’avait [ni crayon ni papier|pas encore appris].
      + Une route inconnue ressemble à un livre dont on ignore [la fin|même le titre].
      + {Hero} flaira le vent, réfléchit et montra [le bon côté|la gauche, puis la droite].
    `,
    leader: `
      « D’abord on écoute, dit {hero}, ensuite [on part ensemble|on marche]. »
      / Il fallait quelqu’un devant ; {hero} regarda derrière, puis [fit le premier pas|avança].
      + « On va {spot.to}, dit {hero}, et l’on attend [toujours le dernier|les petites pattes]. »
      + {Friend} se mit en rang, ce qui est difficile [quand on est un seul|sans rang].
      + Un plan, même petit, réchauffe comme [un toit|une soupe], et {keeper} souffla.
      + Personne ne cria d’ordres, et tout le monde [savait quoi faire|suivit].
    `,
    friend: `
      « On reste avec toi », dit {hero} {keeper.a}, et [ce fut tout|c’était déjà beaucoup].
      / Avant de partir, {hero} s’assit un moment [près|à côté] {keeper.de}, sans rien dire.
      + « Je viens aussi ? » demanda {friend}. « [Et comment|Toi surtout] », répondit {hero}.
      + On irait {spot.to}, et nul n’irait [sans les autres|plus vite que l’amitié].
      + {Keeper} eut un début de sourire, [d’un seul côté|gros comme une miette].
      + Être là, c’est parfois [la moitié du travail|la meilleure idée].
    `,
  },
  challenge: {
    pebble: `
      {Hero} ramassa un caillou et lui confia son souci [à l’oreille|tout bas] : « {challenge}. »
      / « Écoute, caillou, dit {hero}, c’est [de cela qu’il s’agit|pour toi seul] : {challenge}. »
      / Il y avait là un caillou de confiance, et {hero} [lui dit tout|se pencha] : « {challenge}. »
      + Le caillou se tut avec tact, ce qui était [la bonne réponse|plus que bien des gens].
      + Une fois dit, le souci n’était pas plus gros [que lui|qu’un noyau].
      + « Il a compris », assura {friend}. « [Je crois aussi|On voit à son air] », dit {hero}.
      + On le remit sur le bord du chemin, et l’on repartit [plus léger|d’un meilleur pas].
    `,
    step: `
      C’est là que réapparut la vieille inquiétude : « {challenge}. » {Hero} [ralentit|s’immobilisa].
      / « {challenge} », se rappela {hero}, et la route parut [deux fois plus longue|interminable].
      / Tout à coup, tout pesa {hero.a}, car [une voix disait|on y pensait encore] : « {challenge}. »
      + « Fais un pas, dit {friend}, un seul, et ensuite [on verra|on s’assoit]. »
      + {Hero} fit un pas, puis un autre, et le souci n’allait [pas si vite|qu’au trot].
      + Vingt pas plus loin, il était derrière, tout petit, [essoufflé|et faisait signe].
      + Un souci a de grandes dents mais [de courtes jambes|peu de souffle].
    `,
    together: `
      « Il y a une chose difficile, avoua {hero} : {challenge}. » {Friend} [ne rit pas|écouta jusqu’au bout].
      / {Hero} finit par le dire {friend.a} : « {challenge}. » [Voilà, c’était dehors|Cela tenait en peu de mots].
      / {Friend} attendait sans rien demander, et c’est pourquoi {hero} [parla|put le dire] : « {challenge}. »
      + « Moi, c’est les parapluies fermés », répondit {friend}, [très bas|pour être juste].
      + Coupé en deux, un souci se porte [mieux|sans mal, un bout chacun].
      + On se remit en marche côte à côte, et la peur [traînait derrière|ne trouvait plus de place].
      + Rien n’avait changé, sauf qu’on était [deux|à deux devant].
    `,
  },
  power: {
    gap: `
      Un vide immense coupait la route, et {hero} possédait seulement ceci : « {power}. »
      / Devant le trou, {hero} respira [profondément|deux fois] et se servit de son don : « {power}. »
      / Le pont était parti, et {hero} regarda l’autre bord [un long moment|sans ciller] : « {power}. »
      + Cela marcha une fois, juste assez pour [tout le monde|atteindre l’autre bord].
      + Après quoi {hero} eut [la tête|les jambes] [en coton|en mousse] pendant cent pas.
      + « Encore ! » dit {friend}, mais ces choses-là ne se [refont|commandent] pas.
      + Le vide, vexé, parut soudain [moins profond|beaucoup plus petit].
    `,
    dark: `
      Au tournant, le noir était si impénétrable {hero.que} dut employer [son don|les grands moyens] : « {power}. »
      / « Contre l’obscurité, dit {hero}, [j’ai mieux qu’une lampe|il n’y a que ceci] : {power}. »
      / Il faisait noir comme dans une botte, et {hero} [fit ce qu’il fallait|n’hésita plus] : « {power}. »
      + Le noir dit pardon et se poussa [d’un bon mètre|contre les murs].
      + Ensuite, {hero} eut [froid au nez|des frissons] [jusqu’au bout du chemin|un bon moment].
      + « Je n’avais pas peur, dit {friend}, enfin [plus maintenant|pas des deux yeux]. »
      + On passa vite, car cela ne dure que [le temps d’un soupir|trois respirations].
    `,
    weight: `
      Une pierre gigantesque bouchait tout, et {hero} [retroussa ses idées|se concentra] : « {power}. »
      / « Beaucoup trop lourd pour nous, dit {hero}, sauf [éventuellement pour ceci|si j’essaie] : {power}. »
      / Un bloc énorme barrait la route, et {hero} regarda autour de soi, [puis osa|puis sourit] : « {power}. »
      + La pierre réfléchit un peu, puis roula de côté, [comme un gros chat|en grommelant].
      + Il fallut [ensuite s’asseoir|alors une pause], car même cligner des yeux [pesait|fatiguait] {hero}.
      + « Je l’avais à l’œil, dit {friend}, [ça a dû l’aider|elle l’a senti]. »
      + Un don pareil ne sert qu’une fois par nuit, et [c’était fait|c’est assez].
    `,
  },
  talent: {
    gatekeeper: `
      Un crapaud barrait la route et réclamait à chacun [son activité préférée|un talent]. Alors : « {talent}. »
      / « Que sais-tu faire d’admirable ? » demanda la vieille taupe [du péage|de garde]. Réponse : « {talent}. »
      / À la barrière, on payait avec ce qu’on sait faire, et {hero} [paya|vida ses poches] : « {talent}. »
      + La barrière se leva [avant la fin|d’un bond], puis [se rebaissa|retomba], [pour en avoir encore|pour le rappel].
      + {Friend}, à qui l’on demandait la même chose, [accompagnait|faisait le public], et fort bien.
      + Jamais on n’avait [vu|connu, ici,] passage [si bien payé|ouvert d’aussi bon cœur].
      + {Friend} applaudit le plus fort, [debout, et|et longtemps,] pas [par politesse|seulement par amitié].
    `,
    sleepless: `
      Dans un creux, un bébé souris ne dormait pas, et {hero} sut [comment l’aider|quoi faire] : « {talent}. »
      / Quelqu’un de tout petit pleurait de fatigue ; {hero} essaya [donc ceci|sans attendre] : « {talent}. »
      / « Il ne dort plus depuis lundi », chuchota une mère, et {hero} [offrit|proposa] ceci : « {talent}. »
      + Le petit [écouta, cligna des yeux|bâilla une fois] et s’endormit [au milieu d’un bâillement|d’un coup].
      + {Friend} dormait aussi, et [il fallut|on dut] lui [souffler dans l’oreille|dire trois fois que c’était fini].
      + La mère fit signe [que le passage était libre|de passer], [pourvu qu’on chuchote|sur la pointe des pieds].
      + Rien ne berce mieux [que ce qu’on fait|qu’une chose faite] [avec plaisir|de bon cœur].
    `,
    quarrel: `
      Deux scarabées se disputaient la route, quand {hero} [les interrompit|eut une idée] : « {talent}. »
      / « Mon chemin ! » « Non, le mien ! » Pour toute réponse, {hero} [leur montra|fit] ceci : « {talent}. »
      / Les deux scarabées criaient si fort {hero.que} [dut les surprendre|changea de méthode] : « {talent}. »
      + Ils oublièrent [aussitôt qui avait raison|leurs meilleurs arguments] et même [de fermer la bouche|de quoi il s’agissait].
      + « Encore une fois ! » dirent-ils, et c’était leur premier [accord|mot ensemble].
      + Le chemin était [assez large|fait] pour deux, [il l’était|et cela] [depuis toujours|d’ailleurs resté].
      + {Friend} [passa entre eux|s’avança] en disant : « [Merci, messieurs|Bien le bonsoir]. »
    `,
  },
  best: {
    words: `
      {Hero} pensa {best.a}, qui aurait dit, [sûrement|comme d’habitude] : « Respire, et regarde encore. »
      / « Si {best} était là ! » soupira {hero}, et crut [presque|pour de bon] entendre : « Essaie autrement. »
      + « Qui est-ce ? » demanda {friend}. « {Best}, dit {hero}, [c’est {best}|il n’y en a pas deux comme ça]. »
      + On aurait juré {best.que} se tenait là, [juste derrière|à portée de main].
      + Les bons conseils voyagent vite, même [quand on dort|à travers la nuit].
      + Et soudain {hero} vit par quel bout [prendre l’affaire|recommencer].
    `,
    gift: `
      {Hero} se rappela un petit caillou rond, cadeau {best.de}, [conservé depuis l’été|parfaitement inutile].
      / Autrefois, {best} avait donné {hero.a} [un bouton bleu|une coquille], et {hero} y pensa intensément.
      + Il ne servait à rien, sauf que c’était un cadeau, ce qui [change tout|n’est pas rien].
      + « Comment ça marche ? » demanda {friend}. « On y pense, dit {hero}, [c’est tout|et ça chauffe]. »
      + Le plus dur parut alors un peu moins [dur|haut], et même faisable.
      + Avec {best} dans un coin de la tête, on est déjà [deux|moins bête].
    `,
    laugh: `
      {Hero} se rappela {best}, et surtout ce rire qui [dérape toujours|se termine en hoquets].
      / Comme {best} aurait ri de nous voir ! Rien qu’en l’imaginant, {hero} [souriait|reprenait courage].
      + « Qui rit ? » demanda {friend}. « {Best}, dit {hero}, [de très loin|dans ma tête]. »
      + Avec un tel rire dans l’oreille, on ne reste pas [assis|triste] longtemps.
      + Derrière le rire se cachait une idée, [toute petite|qui attendait son tour].
      + {Friend} se mit à rire aussi, [de confiance|sans savoir de quoi].
    `,
  },
  home: {
    moonlight: `
      [Pour rentrer|En leur honneur], la lune avait [déroulé|tracé] une route [blanche|couleur de lait] jusqu’à la porte.
      / La lune les raccompagna, [deux pas devant|sans rien dire], et ouvrit le portail.
      / On rentra au clair de lune, [à pas de laine|sans faire craquer la nuit].
      / Le retour fut facile, car la lune [tenait la lampe|avait laissé allumé].
      {Hero} et {friend} se taisaient ensemble, et [c’était bien ainsi|la nuit se taisait aussi].
      / Derrière eux, {place} devint une lueur, puis [un point|une idée de lueur].
      / Chaque pas {hero.de} [devenait|se faisait] un peu plus [silencieux|nonchalant] que le précédent.
      + Deux ombres [allaient devant|très longues marchaient], [sans se presser|bras dessus, bras dessous].
      + {Friend} bâilla, puis {hero}, puis [un peu la lune|le chemin lui-même].
      + La nuit éteignait les bruits [l’un après l’autre|en chemin], [avec soin|du plus loin au plus près].
      + {Token} rentrait aussi, avec l’air [fatigué|heureux] [d’un grand voyageur|de qui a bien servi].
      + [Enfin parut|Puis on vit] la porte, [exactement|toujours] [à sa place|là où on l’avait laissée].
      + Il restait de la lumière [au bout du nez|plein les cils], [un tout petit peu|comme de la farine].
      / Un hérisson leur céda le trottoir et [souhaita le bonsoir|n’en parla à personne].
    `,
    drift: `
      Quelque chose de doux les [portait|poussait] vers la maison, et [l’on n’avait rien à faire|cela savait la route].
      / Le sommeil avait envoyé sa barque, [large et sans rames|pleine de coussins], et l’on y monta.
      / Pour rentrer, [il suffisait|l’astuce était] de se laisser [porter|faire], [comme une plume|comme une feuille sur l’eau].
      / On ne marcha pas : on flotta, [un peu de côté|tout doucement], jusqu’à la maison.
      Cela [montait et descendait|allait et venait] [comme un souffle|au rythme d’une berceuse].
      / {Place} s’éloignait sans un bruit, [lumière après lumière|comme un bateau éteint].
      / Personne ne ramait, et {hero} [regardait passer les étoiles|ne pesait plus rien].
      + « Qui nous pousse ? » demanda {friend}. « Personne », dit {hero}. « [C’est gentil à lui|Ah, bien]. »
      + Les étoiles [passaient une à une|défilaient], [très polies|à portée de nez].
      + {Friend} dit : « Je ne dors… » et n’alla pas [plus loin|au bout de sa phrase].
      + {Hero} pensait encore {keeper.a}, [et à|puis à] [ce drôle de sourire|l’au revoir de tout à l’heure].
      + Il y eut un petit choc [de rien du tout|gros comme une noisette], et c’était [le seuil|la maison].
      + En bas, la terre dormait comme [un gros animal|une pâte qui lève].
      / Un nuage passa dessous, [en chaussons|la lampe éteinte], et leur fit signe de dormir.
    `,
    slowly: `
      On rentra lentement, parce que rien ne [pressait|brûlait] et [que c’est délicieux|que la nuit y tenait].
      / On prit le chemin à boucles, [exprès|en flânant], jusqu’au bout.
      / On rentra tranquillement, [par le chemin|en prenant celui] [le plus long et le plus doux|que préfèrent les escargots].
      / Plus rien ne s’agitait, et {hero} [comptait sans compter|écoutait la nuit].
      Derrière, {place} [se taisait|s’endormait], et devant, la nuit [continuait doucement|tenait la porte].
      / On s’arrêtait parfois pour [écouter|goûter] [le rien|le silence], et c’était magnifique.
      / Même {friend} avançait doucement, [comme dans une chambre|sans rien renverser].
      + « [Le meilleur moment, c’était lequel|Qu’est-ce qui était le mieux] ? » demanda {friend}. « [Le milieu|Celui-ci] », dit {hero}.
      + Ce fut [{hero} qui porta {token}, puis {friend}|{friend} qui porta {token}, puis {hero}], [un bout chacun|jusqu’au ruisseau].
      + Un escargot les [doubla|salua], mais il n’en fit [pas toute une histoire|aucun bruit].
      + Les yeux {hero.de} [se fermaient à demi|ne s’ouvraient plus qu’un peu], car le chemin [savait|rentrait aussi].
      + Encore un tournant, [et|puis un muret, et] la bonne lumière [attendait|se poussa pour eux].
      + Plus on approchait, plus la nuit sentait [le drap propre|la maison].
      / Une barrière grinça, s’excusa, [et se rendormit|puis tint sa langue].
    `,
  },
  bed: {
    adventurous: `
      {Hero} retrouva son lit, où la couverture [était une colline|était la neige|sentait le départ] et l’oreiller [une île|l’arrivée].
      / Le lit avait gardé au chaud la place {hero.de}, [juste à la taille|comme un port].
      / Toutes les routes mènent au lit, et celle {hero.de} [y était arrivée|ne fit pas exception].
      « On ira plus loin, la prochaine fois », souffla {friend}, et [ce fut tout|puis rien].
      / « Appelle, s’il y a une route », dit {friend} en s’effaçant, [à reculons|sans bruit].
      / « Garde les bottes au chaud », dit {friend}, [et la nuit passa|déjà loin].
      + Dix orteils se couchèrent [l’un après l’autre|en rang], [fatigués mais contents|le petit en dernier].
      + Au mur, le coin [blanc de la carte|sans nom] était un peu [plus petit|moins blanc].
      + La chaise n’était plus un bateau, et la mer [redevint un tapis|s’était calmée].
      + Les jambes étaient lourdes, de ce [bon|doux] poids [qu’ont les pommes|des grands chemins].
      + Dehors, le vent rentra chez lui et [ferma derrière lui|posa ses bottes].
      / Il y avait encore un peu de vent [dans le rideau|sous le drap], et il s’endormit aussi.
      + Le sac, vide, dormait déjà [la bouche ouverte|contre la porte].
    `,
    calm: `
      {Hero} était au lit, et le noir[, tout doux,| sans hâte] [montait jusqu’au menton|attendait au bord du drap].
      / On borda {hero} sans un mot, [d’un côté puis de l’autre|jusqu’au menton].
      / L’oreiller fit un petit soupir et reprit la tête {hero.de} [dans son creux|là où il l’avait laissée].
      « Dors », dit {friend}, [plus bas qu’une plume|et c’était à peine un mot].
      / {Friend} attendit le premier bâillement et s’en alla [sur le second|avec lui].
      / « Bonne nuit », pensa {friend} si doucement que [l’air ne bougea pas|cela s’entendit].
      + La maison respirait [lentement|à peine], dedans, [dehors, et encore|puis un peu dehors].
      + Un pied devint [chaud|tiède], puis l’autre [fut de son avis|le suivit].
      + La pendule disait tic et [prenait son temps|bâillait un peu] [pour la suite|avant de dire tac].
      + La lune avança [sur la couverture|le long du drap], de la largeur [d’un doigt|d’une pensée].
      + Le rideau s’était endormi [debout|au milieu d’un pli].
      + Plus personne [n’avait besoin|ne manquait] de rien, [même pas d’eau|et c’était vrai].
      / Le silence s’assit près du lit et [tricota|ferma les yeux].
    `,
    mysterious: `
      La chambre était comme avant, mais {hero} [savait maintenant|avait appris] [un secret|ce qu’elle cachait].
      / Dans son lit, {hero} entendit encore le bruit, [qui était presque un ami|et cette fois le reconnut].
      « Pas un mot, sauf à l’oreiller », souffla {friend}, et la brume [se referma|tira la porte].
      / {Friend} remit la nuit en ordre et s’effaça [sans déranger une ombre|coin par coin].
      / {Friend} fit chut [à la nuit|du bout du souffle], et disparut.
      + Sur le rebord, il restait une [feuille|empreinte], [pour preuve|ou presque rien].
      + L’ombre de la chaise [salua|s’inclina], et elle n’avait plus [que quatre pattes|sa patte de trop].
      + La pendule fit tic et, sans [faire de mystère|hésiter], [tac|ensuite tac].
      + Le noir n’était [que du noir|plus que du noir], très gentil [au toucher|quand on le connaît].
      + Par terre, la porte de lune se ferma [d’un doigt|avec un clic très doux].
      / Dans la serrure, l’œil se ferma, [lui aussi|doucement] : il avait sommeil.
      + Un secret bien au chaud fait un excellent [oreiller|édredon].
    `,
    joyful: `
      {Hero} tomba sur le lit, qui fit [boing|un dernier boing], puis [tout s’apaisa|s’immobilisa].
      / Le lit dit boing une dernière fois, et {hero} répondit [par un bâillement|tout bas].
      « Amusant », dit {friend} [de loin|en s’éloignant]. « Oui », dit {hero}, et la nuit aussi.
      / {Friend} exécuta encore une petite cabriole, [pour rien|silencieusement], et bonne nuit.
      / « On rit demain ? » souffla {friend}. « Dès le réveil », promit {hero}, [les yeux clos|tout bas].
      + Le rire était sous la couverture, [tout petit|à l’étroit], et il [bâillait|se roulait en boule].
      + L’autre chaussette [revint à pas de loup|se recoucha], sans dire [où elle avait dansé|un mot].
      + « Bonne nuit, nez », [souffla une voix|dit quelqu’un], mais le nez [dormait déjà|était au chaud].
      + La lune souriait de travers, comme une [brioche un peu cuite|pomme qu’on a croquée].
      + Pom, disait le cœur, et puis pom, [un peu plus bas|de plus en plus lentement].
      + Les deux genoux se tenaient tranquilles, [pour une fois|l’un contre l’autre].
      / Le lit fit le compte de ses ressorts et [se détendit|ferma boutique].
    `,
    inspiring: `
      {Hero} était au lit, et la petite étoile [aussi|brillait toujours], là-haut, à sa place.
      / De son lit, {hero} voyait un morceau de [ciel|nuit], [juste de quoi rêver|sa petite part].
      « Tu vois, dit {friend}, même minuscule, [ça éclaire|ça compte] », et le silence approuva.
      / {Friend} contempla le ciel encore une fois, lui dit [merci|à demain] et s’éloigna.
      / « C’est toi qui brillais », dit {friend}, [ou l’étoile|tout bas], et ce fut la nuit.
      + Très loin, une chose [était de nouveau en ordre|avait repris sa place], [et c’était bon à savoir|pour de bon].
      + Sur le rebord, la graine avait peut-être [grandi|bougé un peu].
      + La lampe s’éteignit, et sa lumière [resta un moment|demeura] [dans les yeux|derrière les paupières].
      + Les mains s’ouvrirent toutes seules, [car elles avaient|ayant] [bien servi|fini leur journée].
      + Demain pouvait venir [à petits pas|sans courir], [personne ne l’attendait encore|rien ne pressait].
      + Il faisait dans la chambre une nuit de velours, [sans un pli|à la bonne taille].
      / Une petite chose bien faite [tient chaud longtemps|vaut deux édredons], et {hero} le sentait.
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} se coucha, la tête encore remplie [de vent|de routes], et le cœur apaisé.
      / Le lit {hero.de} attendait, aussi accueillant [qu’un port|qu’une île].
      « Demain, plus loin », murmura {friend}, les paupières [fermées|déjà parties].
      / {Friend} sommeillait au bord du lit, [un œil en voyage|comme après une traversée].
      + Le vent ne courait plus, il [marchait|faisait le tour une dernière fois].
      + Tous les chemins étaient roulés pour la nuit [et rangés|comme des tapis].
      + Quelque part, un pont se reposait [d’avoir porté|de la journée].
      + Il restait sur la langue un goût de [loin|grand air], avec un peu de poussière.
      + Les aventures font de bonnes couvertures, [quand elles sont finies|surtout après].
    `,
    calm: `
      {Hero} se blottit chez soi, dans le coin [le plus confortable|que personne d’autre ne connaît].
      / La place {hero.de} était tiède encore, [comme si rien n’était arrivé|et délicieusement creuse].
      {Friend} ne prononça pas une parole, et c’était [parfait|suffisant].
      / « Bonne nuit », murmura {friend}, plus doucement que [l’herbe|la mousse].
      + La nuit respirait lentement, [dedans et dehors|à deux temps].
      + Une feuille tomba, mais elle avait [tout le temps|pris par le plus long].
      + Au loin, l’eau disait toujours la même chose, [sans se lasser|pour bercer].
      + Plus rien n’avait besoin de personne, [jusqu’à demain|et c’était doux].
      + Un côté devint chaud, puis l’autre [suivit|fut de son avis].
    `,
    mysterious: `
      {Hero} rentra silencieusement et ferma les yeux [sur un secret|l’un après l’autre].
      / Chez {hero}, rien n’avait changé, excepté une lueur [au fond|inhabituelle].
      « On n’en parle à personne », chuchota {friend}, [même pas à la lune|mystérieusement].
      / {Friend} conserva le secret contre soi, [comme un œuf|soigneusement au chaud].
      + Une ombre passa, salua poliment et [continua sa ronde|dit bonne nuit].
      + La brume tira les volets, [un à un|d’une main légère].
      + Le noir était tendre, [bon à toucher|comme une oreille d’âne].
      + Ce qui n’avait pas de nom en avait un, et [il était doux|on le dirait demain].
      + On entendit un clic, très loin, et ce n’était [rien|que la nuit qui ferme].
    `,
    joyful: `
      {Hero} tenta encore un petit saut, puis le matelas [gagna|eut le dernier mot].
      / Un dernier rire s’échappa {hero.de}, bâilla et [rentra se coucher|s’endormit].
      {Friend} riait silencieusement, [en bâillant|par petits bouts], puis s’endormit.
      / « Encore ? » demanda {friend}. « Demain, répondit {hero}, [ou en rêve|si on s’en souvient]. »
      + Le rire se mit en boule au pied du lit, [comme un chat|là où il fait chaud].
      + La lune avait de la farine [aux joues|sur le nez] et n’en savait rien.
      + Un pied dansa encore deux mesures, [tout seul|sans musique].
      + Il y avait une chanson sous l’oreiller, mais elle [dormait|avait perdu son mot].
      + La nuit gloussa une fois, [dans les branches|derrière sa main], et se tint tranquille.
    `,
    inspiring: `
      {Hero} se coucha, et une petite lumière continuait à briller, [à l’intérieur|tout au fond].
      / Le ciel était immense sur le lit {hero.de}, et [il veillait|c’était rassurant].
      « On a réussi », dit {friend}. « Oui, répondit {hero}, [ensemble|pas à pas]. »
      / {Friend} contempla longtemps une étoile, [minuscule aussi|sans la compter], et s’endormit.
      + Très loin, quelqu’un dormait mieux, et ne savait pas [pourquoi|grâce à qui].
      + La nuit gardait au chaud les graines et [les bonnes idées|le reste].
      + Il n’y avait plus qu’à respirer, [et même cela se faisait seul|lentement].
      + Une toute petite lumière suffit [à une grande nuit|pour s’endormir].
      + Ce qui était cassé tenait, là-bas, [et tiendrait demain|sans un bruit].
    `,
  },
  dream: `
    [Puis le rêve arriva|Ensuite vint le rêve] pour {child}, [sur la pointe des pieds|délicatement].
    / Entre deux respirations, {child} entendit arriver un rêve, [qui essuya ses pieds|à pas de chat].
    / Et {child} ? Un rêve [réchauffait déjà la place|patientait derrière la porte].
    / Dans l’obscurité passa un rêve qui cherchait {child} et [s’arrêta immédiatement|n’eut pas à chercher loin].
    ?dream [Sur son billet|Au dos de l’étoile] figurait [une seule destination|ce nom] : « {dream}. »
    / Le rêve avait une porte, et [sur la porte|un écriteau] : « {dream}. »
    / « Tout droit jusqu’ici », disait [la flèche|le vent] : « {dream}. »
    / À l’entrée du rêve, [une pancarte annonçait|un hibou lisait tout haut] : « {dream}. »
    + Il y faisait doux, et rien[, là-bas,| du tout] n’y pesait, [pas même le temps|pas une plume].
    + {Animal} y était aussi, [un peu plus loin|sur l’autre rive], [en pyjama|avec un oreiller].
    + [De temps à autre|Par moments], on y entendait {thing}, [comme une chanson|très loin].
    + On [pouvait y marcher|s’y promenait] longtemps [sans user ses pieds|sans arriver], [et c’était le mieux|la nuit dans la poche].
    / Il y tombait une neige tiède, [qui sentait le pain|flocon après flocon], sans rien mouiller.
    / Les chemins y étaient de laine, et l’on [marchait sans bruit|s’asseyait où l’on voulait].
  `,
  goodnight: `
    Bonne nuit, {child}, [la lune s’occupe de la suite|l’obscurité surveille la porte].
    / Voilà, {child}, la nuit [est bordée|a trouvé sa place], et toi avec.
    / Ferme les paupières, {child}, puisque la maison [est silencieuse|s’endort aussi].
    / Endors-toi, {child}, et que la nuit [t’accompagne|te berce tranquillement].
    + Un souffle encore, puis un autre, [tout bas|et puis plus rien].
    / Le reste peut attendre [le matin|demain], et le fera volontiers.
  `,
  moral: `
    « Il existe une vérité, dit {friend} [en chemin|doucement] : {moral}. »
    / Longtemps après, on s’en souvenait [parfaitement|mot pour mot] : « {moral}. »
    / {Hero} conserva de cette nuit [une unique phrase|seulement ceci] : « {moral}. »
  `,
}
