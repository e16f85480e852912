import type { ActivityContent } from '../../../language.ts'

export const activities: ActivityContent = {
  themes: {
    Kindness: {
      type: 'discussion',
      title: 'Qu’est-ce qui pique ?',
      description: 'Quelqu’un grogne. Et s’il avait une épine au pied ?',
      instructions: `Pense à quelqu’un qui avait l’air de mauvaise humeur aujourd’hui.
Cherche trois raisons possibles, dont une rigolote.
Invente une question toute douce que tu pourrais lui poser.`,
      materials: [],
      minutes: 10,
      objectives: ['chercher ce qu’il y a derrière une humeur', 'poser une question gentille'],
    },
    Friendship: {
      type: 'game',
      title: 'Une place de plus',
      description: 'Combien peut-on tenir sur un seul coussin ?',
      instructions: `Pose un coussin par terre et assieds-toi dessus.
Invite quelqu’un, puis une peluche, puis une autre.
À chaque fois, pousse-toi un peu. Le jeu s’arrête quand tout le monde rit trop.`,
      materials: ['un coussin', 'des peluches'],
      minutes: 10,
      objectives: ['faire une place aux autres'],
    },
    Courage: {
      type: 'writing',
      title: 'Le carnet des petits pas',
      description: 'Découper une peur en tout petits pas.',
      instructions: `Écris ou dessine une chose qui te fait un peu peur.
À côté, note le plus petit pas possible vers elle.
Quand tu l’as fait, colle une gommette et note le suivant.`,
      materials: ['une feuille', 'des crayons', 'des gommettes'],
      minutes: 15,
      objectives: ['dire sa peur', 'avancer pas à pas'],
    },
    Patience: {
      type: 'creative',
      title: 'La lentille qui prend son temps',
      description: 'Regarder pousser une lentille sans jamais tirer dessus.',
      instructions: `Pose trois lentilles sur du coton mouillé, dans un verre.
Chaque soir, dessine ce que tu vois, même si rien n’a bougé.
Au bout d’une semaine, range tes dessins dans l’ordre.`,
      materials: ['trois lentilles', 'du coton', 'un verre', 'des crayons'],
      minutes: 10,
      objectives: ['attendre', 'observer les petits changements'],
    },
    Honesty: {
      type: 'discussion',
      title: 'La porte aux cadenas',
      description: 'Jouer la porte qui demande la vérité.',
      instructions: `Quelqu’un fait la porte et demande : « Qui a marché sur mes fleurs ? »
Réponds d’abord par une excuse invraisemblable : un cadenas se ferme.
Réponds ensuite la vérité. Qu’est-ce qui change dans ta voix ?`,
      materials: [],
      minutes: 10,
      objectives: ['parler de la vérité'],
    },
    Respect: {
      type: 'game',
      title: 'Chez les gens d’un pouce',
      description: 'Voir la chambre à hauteur de fourmi.',
      instructions: `Allonge-toi sur le ventre et regarde autour de toi.
Choisis un tout petit objet : c’est le roi.
Salue-le, présente-toi et demande la permission de passer.`,
      materials: ['un tout petit objet'],
      minutes: 10,
      objectives: ['changer de point de vue', 'demander avant de faire'],
    },
    Responsibility: {
      type: 'game',
      title: 'La lampe qui ne tremble pas',
      description: 'Tenir une lumière malgré les bêtises.',
      instructions: `Éteins la pièce et vise un point du mur avec une lampe de poche.
Quelqu’un chante, danse, raconte des bêtises : la lumière ne bouge pas.
Compte jusqu’à trente, puis échangez les rôles.`,
      materials: ['une lampe de poche'],
      minutes: 10,
      objectives: ['tenir ce qu’on a promis'],
    },
    Generosity: {
      type: 'creative',
      title: 'Le bol qui se remplit',
      description: 'Préparer de petits cadeaux qui ne coûtent rien.',
      instructions: `Découpe cinq petits papiers.
Sur chacun, dessine un cadeau : un câlin, une chanson, un coup de main.
Mets-les dans un bol et laisse chacun en piocher un.`,
      materials: ['du papier', 'des ciseaux', 'des crayons', 'un bol'],
      minutes: 20,
      objectives: ['donner avec plaisir'],
    },
    Curiosity: {
      type: 'game',
      title: 'Dix pourquoi',
      description: 'Dix questions pour un seul caillou.',
      instructions: `Choisis un objet que personne ne regarde jamais.
Pose dix questions sur lui, à tour de rôle.
Cherchez ensemble la réponse à la plus drôle.`,
      materials: ['un objet de la maison'],
      minutes: 15,
      objectives: ['poser des questions', 'chercher une réponse'],
    },
    Creativity: {
      type: 'creative',
      title: 'Le pont de bric et de broc',
      description: 'Construire un pont avec ce qui traîne.',
      instructions: `Fais deux piles de livres, écartées comme deux rives.
Relie-les avec des cuillères, du papier, de la ficelle.
Fais traverser une figurine. Le pont a le droit de grincer.`,
      materials: ['des livres', 'des cuillères', 'du papier', 'de la ficelle'],
      minutes: 25,
      objectives: ['inventer', 'essayer et corriger'],
    },
    Perseverance: {
      type: 'game',
      title: 'Encore un nœud',
      description: 'Défaire une ficelle pleine de nœuds.',
      instructions: `Quelqu’un fait dix nœuds, pas trop serrés, dans une ficelle.
Défais-les un par un en comptant à voix haute.
Si les doigts chauffent, souffle dessus, puis continue.`,
      materials: ['une grosse ficelle'],
      minutes: 15,
      objectives: ['aller jusqu’au bout'],
    },
    'Self-belief': {
      type: 'discussion',
      title: 'Ce que répond l’écho',
      description: 'Trouver des phrases petites, mais vraies.',
      instructions: `Dis dans un saladier : « Je n’y arrive pas. » Écoute comme ça sonne.
Dis ensuite : « Je peux essayer. »
Trouvez ensemble trois autres phrases que l’écho aimerait répéter.`,
      materials: ['un saladier'],
      minutes: 10,
      objectives: ['se parler avec confiance'],
    },
    Growth: {
      type: 'game',
      title: 'Jamais fait avant',
      description: 'Apprendre en dix minutes une chose que personne ici ne sait faire.',
      instructions: `Choisissez : siffler dans un brin d’herbe, lever un seul sourcil, dire un virelangue…
Essayez à tour de rôle et comptez les ratés : dix ratés valent un bravo.
Recommencez demain et comparez.`,
      materials: [],
      minutes: 10,
      objectives: ['oser rater', 's’exercer'],
    },
    Learning: {
      type: 'writing',
      title: 'L’écriture des escargots',
      description: 'Inventer un alphabet secret tout en spirales.',
      instructions: `Dessine une petite spirale différente pour dix lettres.
Écris avec elles un mot qu’on peut lire sur une porte.
Apprends ton écriture à quelqu’un qui ne la connaît pas.`,
      materials: ['une feuille', 'un crayon'],
      minutes: 20,
      objectives: ['comprendre comment marche une écriture', 'apprendre à quelqu’un'],
    },
    Adaptability: {
      type: 'creative',
      title: 'Le chapeau en carte',
      description: 'Un vieux plan devient autre chose.',
      instructions: `Prends une feuille déjà écrite ou un vieux journal.
Plie un chapeau, un bateau ou ce qui vient.
Trouve trois façons de t’en servir qui n’étaient pas prévues.`,
      materials: ['du papier déjà utilisé'],
      minutes: 15,
      objectives: ['changer d’idée sans se fâcher'],
    },
    Resilience: {
      type: 'creative',
      title: 'Le troisième escalier',
      description: 'Une construction qui a le droit de tomber deux fois.',
      instructions: `Bâtis une tour ou un escalier avec des cubes ou des boîtes.
S’il tombe, cherche l’endroit trop étroit et dessine-le.
Reconstruis plus large en bas, jusqu’à ce que ça tienne.`,
      materials: ['des cubes ou des boîtes', 'un crayon'],
      minutes: 20,
      objectives: ['se relever après un raté'],
    },
    Sharing: {
      type: 'game',
      title: 'L’un coupe, l’autre choisit',
      description: 'Partager sans balance et sans dispute.',
      instructions: `Avec un adulte, coupe une pomme en autant de parts qu’il y a de personnes.
Qui a coupé choisit en dernier.
Était-ce juste ? Trouvez une autre façon de partager.`,
      materials: ['une pomme'],
      minutes: 10,
      objectives: ['partager avec justice'],
    },
    Teamwork: {
      type: 'game',
      title: 'Un, deux, maintenant',
      description: 'Porter une balle sur une serviette, à plusieurs.',
      instructions: `Chacun tient un coin de la serviette, la balle au milieu.
Traversez la pièce au signal : un, deux, maintenant !
Ajoutez une chaussette, puis une deuxième.`,
      materials: ['une serviette', 'une balle', 'des chaussettes'],
      minutes: 10,
      objectives: ['agir ensemble au même moment'],
    },
    Empathy: {
      type: 'discussion',
      title: 'S’asseoir à côté',
      description: 'Que faire quand quelqu’un pleure ?',
      instructions: `Raconte une fois où quelqu’un a su te consoler. Qu’est-ce qui a aidé ?
Dessine une boîte avec trois choses qui consolent.
À qui voudrais-tu la prêter ?`,
      materials: ['une feuille', 'des crayons'],
      minutes: 15,
      objectives: ['reconnaître un chagrin', 'savoir consoler'],
    },
    Understanding: {
      type: 'game',
      title: 'Plim !',
      description: 'Se comprendre avec un seul mot.',
      instructions: `Choisis une chose à demander, mais ne dis que : « Plim ! »
Montre, mime, change de voix.
Quand on a trouvé, échangez les rôles.`,
      materials: [],
      minutes: 10,
      objectives: ['écouter autrement que par les mots'],
    },
    Communication: {
      type: 'game',
      title: 'Tu voulais dire… ?',
      description: 'Un téléphone sans fil qui vérifie.',
      instructions: `Chuchotez une phrase bizarre d’une personne à l’autre.
Avant de la passer, chacun répète : « Tu voulais dire… ? »
Refaites un tour sans vérifier, et comparez les phrases.`,
      materials: [],
      minutes: 10,
      objectives: ['vérifier qu’on a bien compris'],
    },
    Leadership: {
      type: 'game',
      title: 'Devant, mais pas trop vite',
      description: 'Guider une file de petites lumières.',
      instructions: `Tout le monde se met en file, la main sur l’épaule de devant.
Qui guide avance au pas du plus petit pied.
À chaque porte, demande à la file par où elle veut aller.`,
      materials: [],
      minutes: 10,
      objectives: ['guider en attendant les autres'],
    },
    Inclusion: {
      type: 'game',
      title: 'La danse à cloche-pied',
      description: 'Une ronde que tout le monde sait danser.',
      instructions: `Chacun montre un mouvement qu’il aime bien.
Mettez-les bout à bout : c’est la danse.
Si un pas est trop dur pour quelqu’un, changez le pas.`,
      materials: ['de la musique'],
      minutes: 15,
      objectives: ['faire une place à chacun'],
    },
    Cooperation: {
      type: 'game',
      title: 'Une main chacun',
      description: 'Faire un nœud à deux, avec deux mains en tout.',
      instructions: `Mettez chacun une main dans le dos.
Nouez un ruban autour d’un bocal.
Pour y arriver, dites tout haut qui tient et qui tourne.`,
      materials: ['un ruban', 'un bocal'],
      minutes: 10,
      objectives: ['s’accorder à deux'],
    },
    Adventure: {
      type: 'writing',
      title: 'Le chemin sans bancs',
      description: 'Prendre une autre route et la raconter.',
      instructions: `Demain, pour un trajet de tous les jours, prenez un autre chemin.
Note ou dessine trois choses qu’on ne voit que là.
Donne un nom à ce chemin.`,
      materials: ['une feuille', 'des crayons'],
      minutes: 20,
      objectives: ['oser la nouveauté', 'raconter ce qu’on a vu'],
    },
    Discovery: {
      type: 'game',
      title: 'Le nez en l’air',
      description: 'Trouver ce que personne ne regarde.',
      instructions: `Allonge-toi sur le dos, au milieu de la pièce.
Regarde en l’air pendant une minute sans parler.
Nomme cinq choses que tu n’avais jamais vues.`,
      materials: [],
      minutes: 5,
      objectives: ['regarder autrement'],
    },
    Wisdom: {
      type: 'discussion',
      title: 'La boîte la plus usée',
      description: 'À quoi voit-on qu’une chose est précieuse ?',
      instructions: `Cherche trois choses : une neuve, une belle, une très usée.
Laquelle garderais-tu toute ta vie ? Dis pourquoi.
Pose la même question à la personne la plus âgée de la maison.`,
      materials: [],
      minutes: 15,
      objectives: ['réfléchir avant de choisir', 'demander conseil'],
    },
    Change: {
      type: 'writing',
      title: 'Merci, et au revoir',
      description: 'Dire adieu à une petite chose.',
      instructions: `Trouve une chose devenue trop petite ou trop usée.
Écris-lui, ou dicte, un merci de deux lignes.
Décidez ensemble où elle ira maintenant.`,
      materials: ['une feuille', 'un crayon'],
      minutes: 15,
      objectives: ['accepter un changement'],
    },
    'Problem-solving': {
      type: 'game',
      title: 'La bascule têtue',
      description: 'Réfléchir d’abord, bouger ensuite.',
      instructions: `Pose une règle en travers d’un crayon.
Mets une gomme d’un côté. Devine ce qu’il faut de l’autre, avant d’essayer.
Trouve deux solutions différentes.`,
      materials: ['une règle', 'un crayon', 'une gomme', 'de petits objets'],
      minutes: 15,
      objectives: ['observer', 'prévoir ce qui va se passer'],
    },
    'Decision-making': {
      type: 'discussion',
      title: 'Une raison par porte',
      description: 'Choisir, puis s’y tenir.',
      instructions: `Trouvez deux choses à faire demain : ce sont deux portes.
Donne une bonne raison pour chacune.
Choisis avant que quelqu’un ait compté jusqu’à vingt, et n’en change plus.`,
      materials: [],
      minutes: 10,
      objectives: ['peser le pour et le contre', 'décider'],
    },
    'Goal-setting': {
      type: 'creative',
      title: 'Le caillou de la dixième marche',
      description: 'Un grand but, coupé en petits bouts.',
      instructions: `Dessine un escalier de dix marches, et ton but tout en haut.
Écris ou dessine une petite étape sur trois marches.
Pose un caillou sur la première et fais-le monter jour après jour.`,
      materials: ['une feuille', 'des crayons', 'un caillou'],
      minutes: 15,
      objectives: ['découper un but en étapes'],
    },
    Innovation: {
      type: 'creative',
      title: 'Et à l’envers ?',
      description: 'Donner un nouveau métier aux vieilles choses.',
      instructions: `Prends une chaussette, une cuillère et une boîte.
Retourne-les dans tous les sens.
Invente trois usages pour chacune et dessine le plus fou.`,
      materials: ['une chaussette', 'une cuillère', 'une boîte', 'une feuille'],
      minutes: 15,
      objectives: ['penser à l’envers'],
    },
    Joy: {
      type: 'game',
      title: 'Sauter pour rien',
      description: 'Une minute de joie, sans raison.',
      instructions: `Mets une minuterie sur une minute.
Saute, tourne, remue comme il te plaît.
Quand ça sonne, allonge-toi et écoute ton cœur se calmer.`,
      materials: ['une minuterie'],
      minutes: 5,
      objectives: ['sentir la joie dans son corps'],
    },
    Gratitude: {
      type: 'writing',
      title: 'Le petit balai qu’on ne voit pas',
      description: 'Remercier quelqu’un que personne ne remarque.',
      instructions: `Qui fait pour toi quelque chose sans qu’on le voie ?
Écris ou dessine un merci qui dit exactement pour quoi.
Cache-le là où cette personne le trouvera.`,
      materials: ['une feuille', 'des crayons'],
      minutes: 15,
      objectives: ['remarquer ce que font les autres', 'dire merci'],
    },
    Hope: {
      type: 'discussion',
      title: 'La braise entre les mains',
      description: 'Parler d’une chose qui peut encore s’arranger.',
      instructions: `Mets tes mains en coquille, comme autour d’une braise.
Chacun à son tour souffle dessus et dit ce qu’il espère.
Cherchez ensemble un petit geste qui aiderait.`,
      materials: [],
      minutes: 10,
      objectives: ['dire ce qu’on espère'],
    },
    Love: {
      type: 'creative',
      title: 'La chanson de chez nous',
      description: 'Fabriquer une berceuse rien qu’à vous.',
      instructions: `Choisis un air que tout le monde connaît.
Change les paroles : mets-y trois choses de ta maison.
Chantez-la ce soir, tout bas.`,
      materials: [],
      minutes: 15,
      objectives: ['dire son affection en chanson'],
    },
    Confidence: {
      type: 'game',
      title: 'Qui est là ?',
      description: 'Dire son nom devant la grande porte.',
      instructions: `Pose bien tes deux pieds par terre.
Dis ton nom tout bas, puis à voix claire, puis jusqu’au fond du couloir.
Ceux qui écoutent font la porte, et s’inclinent.`,
      materials: [],
      minutes: 5,
      objectives: ['prendre la parole'],
    },
    Mindfulness: {
      type: 'game',
      title: 'Trois bruits',
      description: 'Laisser la neige se poser dans sa tête.',
      instructions: `Respire trois fois, très lentement.
Cherche un bruit lointain, un bruit plus proche, puis le plus proche de tous.
Raconte-les à quelqu’un, à voix basse.`,
      materials: [],
      minutes: 5,
      objectives: ['se calmer', 'écouter'],
    },
    'Self-awareness': {
      type: 'creative',
      title: 'La météo du dedans',
      description: 'Peindre le temps qu’il fait en soi.',
      instructions: `Ferme les yeux : quel temps fait-il en toi ?
Peins-le, même si c’est du soleil avec de la grêle.
Donne un titre à ta météo.`,
      materials: ['une feuille', 'de la peinture ou des crayons'],
      minutes: 15,
      objectives: ['nommer ce qu’on ressent'],
    },
    Compassion: {
      type: 'creative',
      title: 'Une attelle pour l’aile',
      description: 'Soigner un papillon de papier.',
      instructions: `Plie un papillon de nuit dans une feuille, puis froisse un peu une aile.
Redresse-la avec une paille ou un brin d’herbe et un fil.
Invente ce que le papillon te dit en repartant.`,
      materials: ['une feuille', 'une paille ou un brin d’herbe', 'du fil'],
      minutes: 20,
      objectives: ['prendre soin avec douceur'],
    },
    Nature: {
      type: 'game',
      title: 'Par où passent les fourmis',
      description: 'Observer un tout petit être vivant.',
      instructions: `Dehors ou à la fenêtre, trouve une bête ou une plante.
Regarde-la deux minutes sans la toucher.
Devine ce qu’elle fera ensuite, puis vérifie.`,
      materials: [],
      minutes: 10,
      objectives: ['observer sans déranger'],
    },
    Conservation: {
      type: 'game',
      title: 'Trois gouttes suffisent',
      description: 'Tout faire avec un seul verre d’eau.',
      instructions: `Remplis un verre d’eau : c’est toute la source.
Brosse tes dents et rince ta brosse avec lui.
Mesure ce qui reste, et offre-le à une plante.`,
      materials: ['un verre', 'de l’eau', 'une brosse à dents'],
      minutes: 10,
      objectives: ['économiser l’eau'],
    },
    Sustainability: {
      type: 'creative',
      title: 'Une pour moi, une pour demain',
      description: 'Planter un pépin.',
      instructions: `Mange une pomme et garde un pépin.
Mets-le dans un pot de terre et arrose un peu.
Écris la date, et ce que tu espères voir dans un an.`,
      materials: ['un pépin', 'un pot', 'de la terre'],
      minutes: 15,
      objectives: ['penser à demain'],
    },
    Harmony: {
      type: 'game',
      title: 'La note d’entre-deux',
      description: 'Trouver ensemble un seul son.',
      instructions: `Chacun fredonne une note, les yeux fermés.
Sans parler, glissez peu à peu vers la même.
Quand elle est trouvée, tenez-la le plus longtemps possible.`,
      materials: [],
      minutes: 5,
      objectives: ['s’écouter en chantant'],
    },
    Exploration: {
      type: 'creative',
      title: 'La carte de ce qui est là',
      description: 'Cartographier une pièce comme un pays inconnu.',
      instructions: `Marche lentement dans la pièce, une feuille à la main.
Dessine seulement ce que tu vois, et donne un nom à chaque coin.
Laisse une tache blanche : tu l’exploreras demain.`,
      materials: ['une feuille', 'un crayon'],
      minutes: 20,
      objectives: ['observer avec soin', 'dessiner un plan'],
    },
    Stewardship: {
      type: 'game',
      title: 'Un coin pour ceux d’après',
      description: 'Ranger un endroit qui est à tout le monde.',
      instructions: `Choisissez un petit coin de la maison ou du trottoir.
Rangez-le d’un bord à l’autre, en chantant le refrain.
Laissez-y une jolie chose pour qui viendra ensuite.`,
      materials: [],
      minutes: 15,
      objectives: ['prendre soin de ce qui est à tous'],
    },
    Balance: {
      type: 'game',
      title: 'Un peu à gauche, un peu à droite',
      description: 'Traverser la pièce sur un fil.',
      instructions: `Pose une ficelle par terre : c’est la poutre.
Porte un sac dans chaque main et charge-les jusqu’à ce que ça penche.
Répartis mieux, fais une pause au milieu, et traverse.`,
      materials: ['une ficelle', 'deux sacs', 'des chaussettes roulées'],
      minutes: 10,
      objectives: ['garder l’équilibre', 'répartir'],
    },
    Unity: {
      type: 'creative',
      title: 'Cent petites lumières',
      description: 'Beaucoup de petits points font un grand jour.',
      instructions: `Avec un adulte, perce de petits trous dans du papier foncé.
Éclaire par-derrière avec une lampe de poche, dans le noir.
Approche le papier du mur : que font les lumières ?`,
      materials: ['du papier foncé', 'un crayon pointu', 'une lampe de poche'],
      minutes: 20,
      objectives: ['voir ce qu’on peut à plusieurs'],
    },
  },
  settings: {
    'Enchanted Forest': {
      type: 'craft',
      title: 'La lanterne du chêne',
      description: 'Une lanterne de papier pour la forêt.',
      instructions: `Plie une feuille en deux et coupe des fentes depuis le pli.
Déplie, roule et colle : c’est une lanterne.
Glisse une lampe de poche dessous et éteins la pièce.`,
      materials: ['du papier de couleur', 'des ciseaux', 'de la colle', 'une lampe de poche'],
      minutes: 25,
      objectives: ['découper et assembler'],
    },
    'Magical Castle': {
      type: 'game',
      title: 'L’armure silencieuse',
      description: 'Traverser le couloir sans un seul « cling ».',
      instructions: `Mets quatre cuillères dans tes poches ou sous ta ceinture.
Va d’un bout à l’autre du couloir.
À chaque bruit, retourne à la case pont-levis.`,
      materials: ['quatre cuillères'],
      minutes: 10,
      objectives: ['maîtriser ses gestes'],
    },
    'Underwater Kingdom': {
      type: 'musical',
      title: 'Le chœur des escargots de mer',
      description: 'Chanter au ralenti, comme sous l’eau.',
      instructions: `Choisis une chanson et chante-la deux fois plus lentement.
Entre les phrases, fais des bulles avec les joues.
Termine sur un son si grave que le lit tremble un peu.`,
      materials: [],
      minutes: 10,
      objectives: ['jouer avec le rythme et la voix'],
    },
    'Cloud City': {
      type: 'craft',
      title: 'Un troupeau de nuages',
      description: 'Des nuages en coton, chacun son caractère.',
      instructions: `Roule et étire du coton : un gros, un maigre, un rêveur.
Colle-les sur du papier bleu.
Donne un nom à chacun, pour pouvoir l’appeler le soir.`,
      materials: ['du coton', 'du papier bleu', 'de la colle'],
      minutes: 20,
      objectives: ['modeler', 'imaginer un caractère'],
    },
    'Secret Garden': {
      type: 'creative',
      title: 'Le jardin dans l’assiette',
      description: 'Un jardin secret, grand comme une main.',
      instructions: `Étale un peu de terre dans une assiette.
Ajoute de la mousse, des cailloux, un portail en brindilles.
Arrose d’une cuillère d’eau et montre-le à une seule personne.`,
      materials: ['une assiette', 'de la terre', 'de la mousse', 'des brindilles'],
      minutes: 30,
      objectives: ['composer un paysage'],
    },
    'Crystal Cave': {
      type: 'musical',
      title: 'Les verres qui chantent',
      description: 'Faire répondre l’eau, comme la grotte.',
      instructions: `Remplis quatre verres plus ou moins haut.
Tape-les doucement avec une cuillère et range-les du grave à l’aigu.
Joue trois notes ; quelqu’un fait l’écho.`,
      materials: ['quatre verres', 'de l’eau', 'une cuillère'],
      minutes: 15,
      objectives: ['reconnaître le grave et l’aigu'],
    },
    'Fairy Village': {
      type: 'craft',
      title: 'Maison à louer, taille fée',
      description: 'Une maison-champignon dans une petite boîte.',
      instructions: `Dessine une porte et deux fenêtres sur une petite boîte, et découpe-les.
Fais un chapeau rouge à points en papier.
Mets un lit : une boîte d’allumettes vide, ou une noix.`,
      materials: ['une petite boîte', 'du papier rouge', 'des ciseaux', 'de la colle'],
      minutes: 25,
      objectives: ['construire en petit'],
    },
    "Dragon's Lair": {
      type: 'game',
      title: 'La montagne de cuillères',
      description: 'Empiler sans réveiller le dragon.',
      instructions: `À tour de rôle, pose une cuillère sur la pile.
Si ça tinte, le dragon ronfle : passe ton tour.
Si tout s’écroule, ronflez ensemble et recommencez.`,
      materials: ['dix cuillères'],
      minutes: 10,
      objectives: ['faire des gestes précis'],
    },
    'Starlit Meadow': {
      type: 'creative',
      title: 'Une étoile à ranger',
      description: 'Inventer une constellation toute neuve.',
      instructions: `Sème des points clairs sur une feuille sombre.
Relie-en quelques-uns : quel animal, quel objet vois-tu ?
Donne-lui un nom et raconte comment il est monté là-haut.`,
      materials: ['une feuille sombre', 'un crayon clair'],
      minutes: 20,
      objectives: ['imaginer', 'raconter'],
    },
    'Rainbow Bridge': {
      type: 'creative',
      title: 'La huitième couleur',
      description: 'Mélanger une couleur qui n’a pas encore de nom.',
      instructions: `Mélange deux ou trois couleurs, goutte à goutte.
Peins une bande d’arc-en-ciel avec le résultat.
Donne-lui un nom : « rouge de genou », « gris de mardi »…`,
      materials: ['de la peinture', 'un pinceau', 'une feuille'],
      minutes: 20,
      objectives: ['mélanger les couleurs', 'inventer des mots'],
    },
    'Ancient Library': {
      type: 'craft',
      title: 'Un signet à oreilles',
      description: 'Un marque-page pour ne plus jamais perdre sa page.',
      instructions: `Coupe une bande de carton, longue comme ta main.
Dessine {friend} tout en haut, pour que sa tête dépasse du livre.
Écris au dos le titre de ton histoire.`,
      materials: ['du carton', 'des ciseaux', 'des crayons'],
      minutes: 20,
      objectives: ['découper et dessiner avec soin'],
    },
    "Wizard's Tower": {
      type: 'game',
      title: 'Formules à l’envers',
      description: 'Parler comme un sort qui a mal tourné.',
      instructions: `Dis un mot en commençant par la fin : lapin devient nipal.
Les autres devinent.
Inventez une formule de trois mots pour éteindre la lumière.`,
      materials: [],
      minutes: 10,
      objectives: ['jouer avec les sons des mots'],
    },
    'Moonlit Beach': {
      type: 'musical',
      title: 'La mer dans une boîte',
      description: 'Fabriquer le bruit des vagues.',
      instructions: `Mets une poignée de riz dans une boîte fermée.
Penche-la lentement : la vague vient. Penche-la dans l’autre sens : elle repart.
Jouez à deux vagues qui se répondent.`,
      materials: ['une boîte', 'du riz'],
      minutes: 15,
      objectives: ['imiter un son', 'jouer à deux en rythme'],
    },
    'Floating Island': {
      type: 'craft',
      title: 'Une île au bout d’un fil',
      description: 'Une île qui flotte devant la fenêtre.',
      instructions: `Découpe une île dans du carton et décore ses deux faces.
Colle dessous des brins de laine : ce sont les racines.
Suspends-la par un fil et souffle un peu de vent.`,
      materials: ['du carton', 'de la laine', 'du fil', 'de la colle'],
      minutes: 30,
      objectives: ['fabriquer un mobile'],
    },
    'Hidden Valley': {
      type: 'creative',
      title: 'La lettre du soir',
      description: 'Deux lignes pour quelqu’un qui est loin.',
      instructions: `À qui voudrais-tu dire bonne nuit ce soir ?
Écris deux lignes, ou dessine, et décore le bord de brouillard gris.
Plie la lettre tout petit et poste-la demain.`,
      materials: ['une feuille', 'des crayons'],
      minutes: 15,
      objectives: ['donner de ses nouvelles'],
    },
  },
  general: {
    musical: [
      {
        title: 'Le refrain à trois voix',
        description: 'Chanter le refrain de l’histoire.',
        instructions: `Retrouve le refrain et dis-le en tapant dans tes mains.
Invente un air pour le chanter.
Chante-le trois fois : fort, doucement, presque pas.`,
        materials: [],
        minutes: 10,
        objectives: ['sentir le rythme des mots'],
      },
      {
        title: 'Les bruits {friend.de}',
        description: 'Raconter l’histoire avec des bruits.',
        instructions: `Trouve un bruit pour {friend}, un autre pour {keeper}.
Cherches-en un troisième pour {thing}.
Quelqu’un raconte, et tu fais tous les bruits.`,
        materials: ['des casseroles', 'des cuillères', 'du papier à froisser'],
        minutes: 15,
        objectives: ['écouter une histoire avec attention'],
      },
    ],
    writing: [
      {
        title: 'Une lettre pour {friend}',
        description: 'Écrire après le voyage.',
        instructions: `Que voudrais-tu encore demander {friend.a} ?
Écris ou dicte trois phrases, dont une question.
Signe à ta façon, et réponds à sa place demain.`,
        materials: ['une feuille', 'un crayon'],
        minutes: 20,
        objectives: ['écrire à quelqu’un'],
      },
      {
        title: 'La nuit d’après',
        description: 'Imaginer le début de la prochaine histoire.',
        instructions: `Que manquera-t-il la prochaine fois {place.in} ?
Qui viendra frapper, et comment ?
Écris ou dicte la toute première phrase.`,
        materials: ['une feuille', 'un crayon'],
        minutes: 20,
        objectives: ['inventer une suite'],
      },
    ],
    puzzle: [
      {
        title: 'Quatre images en désordre',
        description: 'Remettre l’histoire dans l’ordre.',
        instructions: `Dessine quatre moments de l’histoire, un par carré de papier.
Mélange-les et passe-les à quelqu’un.
Si tout est dans l’ordre, ajoutez une cinquième image.`,
        materials: ['quatre carrés de papier', 'des crayons'],
        minutes: 20,
        objectives: ['comprendre l’ordre des événements'],
      },
      {
        title: 'Cherche {thing}',
        description: 'Une chasse au trésor dans la chambre.',
        instructions: `Dessine {thing} sur un bout de papier et cache-le.
Donne trois indices, du plus difficile au plus facile.
Ensuite, dis seulement : froid, tiède, chaud.`,
        materials: ['un bout de papier', 'un crayon'],
        minutes: 15,
        objectives: ['donner des indices', 'chercher avec méthode'],
      },
    ],
    discussion: [
      {
        title: 'Et si ça avait marché ?',
        description: 'Changer un moment de l’histoire.',
        instructions: `Retrouve ce {friend.que} a essayé en premier.
Et si cela avait marché ? Raconte la suite.
Quelle fin préfères-tu, et pourquoi ?`,
        materials: [],
        minutes: 10,
        objectives: ['comprendre les causes et les effets'],
      },
      {
        title: 'Le cœur {keeper.de}',
        description: 'Parler des sentiments de l’histoire.',
        instructions: `Que ressentait {keeper} au début ? À quoi le voit-on ?
Et à la fin ?
Raconte une fois où ton cœur a changé comme ça.`,
        materials: [],
        minutes: 10,
        objectives: ['reconnaître les sentiments'],
      },
    ],
    craft: [
      {
        title: '{Friend} en papier',
        description: 'Fabriquer l’animal de l’histoire.',
        instructions: `Plie une feuille en deux et dessine une moitié de silhouette contre le pli.
Découpe, déplie : voilà toute la silhouette.
Dessine le visage et fais tenir l’animal debout.`,
        materials: ['une feuille', 'des ciseaux', 'des crayons'],
        minutes: 25,
        objectives: ['se servir de ses mains'],
      },
      {
        title: 'Une boîte pour {thing}',
        description: 'Pour que rien ne se perde plus.',
        instructions: `Choisis une petite boîte et tapisse-la de tissu.
Écris dessus ce qu’elle garde.
Mets-y ton plus petit trésor pour la nuit.`,
        materials: ['une petite boîte', 'un bout de tissu', 'de la colle'],
        minutes: 20,
        objectives: ['fabriquer et décorer'],
      },
    ],
    game: [
      {
        title: 'Qui suis-je ?',
        description: 'Deviner les personnages de l’histoire.',
        instructions: `Mime {hero}, {friend} ou {keeper}, sans un mot.
Les autres devinent et disent à quoi ils l’ont vu.
Qui a deviné mime à son tour.`,
        materials: [],
        minutes: 10,
        objectives: ['s’exprimer avec son corps'],
      },
      {
        title: 'Le chemin de coussins',
        description: 'Refaire la route de l’histoire.',
        instructions: `Pose des coussins de ton lit à la porte.
Va d’un bout à l’autre sans toucher le sol.
Raconte en marchant le chemin {hero.de}.`,
        materials: ['des coussins'],
        minutes: 15,
        objectives: ['se souvenir du parcours', 'garder l’équilibre'],
      },
    ],
    creative: [
      {
        title: 'L’image avant de dormir',
        description: 'Dessiner le plus beau moment.',
        instructions: `Ferme les yeux et cherche le moment que tu préfères.
Dessine-le avec trois couleurs, pas plus.
Donne un titre à ton image.`,
        materials: ['une feuille', 'trois crayons de couleur'],
        minutes: 20,
        objectives: ['choisir un moment important'],
      },
      {
        title: 'Le pays dans un couvercle',
        description: 'Reconstruire en petit le lieu de l’histoire.',
        instructions: `Prends un couvercle de boîte à chaussures.
Fabrique dedans {place}, en papier, en tissu, en bouts de rien.
Montre du doigt l’endroit où se trouvait {thing}.`,
        materials: ['un couvercle', 'du papier', 'de la colle', 'des bouts de tissu'],
        minutes: 30,
        objectives: ['se représenter un lieu'],
      },
    ],
  },
  ageGroups: { beginner: '3 à 6 ans', intermediate: '7 à 10 ans', advanced: '11 ans et plus' },
}
