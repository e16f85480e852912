import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const birds: FriendsOf<Noun, 'birds'> = {
  Eagle: {
    noun: { noun: 'aigle', gender: 'm' },
    facts: { help: 'l’aigle vit la route depuis le ciel' },
    beginner: {
      arrives: `
        @friend Un aigle salua [la commode|l’oreiller] très bas.
        / Un aigle entra et fit un beau salut [au fauteuil|au coussin].
        / Un grand aigle tendit la patte [au manteau|au rideau], bien poliment.
        « Bonsoir, {hero}, dit-il. [Tu es bien carré|Tu es tout mou], ce soir. »
        / « Ah, {hero} ! dit-il. Comme tu as [grandi|les pieds ronds] ! »
        / « {Hero}, enfin ! dit-il. Tu ne dis [rien|pas grand-chose], ce soir. »
        + « Je suis ici », dit {hero}. « Je le savais », dit l’aigle, vexé.
        + « Je vois d’ici un ennui, très loin, {place.in}. »
        + Il voyait une fourmi sur la lune. Il ne vit pas la porte.
        + « Des lunettes ? Moi ? [Jamais|Pas un aigle] », dit-il.
        + Il se posa sur la lampe. La lampe était chaude.
        + Ses ailes touchaient les deux murs de la chambre.
        + « Là-bas, quelqu’un a besoin d’aide », dit-il à l’armoire.
      `,
      alone: `
        @friend Ce soir-là, l’aigle cherchait [son nid|son perchoir]. Il était assis dessus.
        / Un aigle, ce soir-là, demandait partout où était son nid. Il y était.
        Il regarda très loin. [On pleurait|Ça allait mal] {place.in}.
        / Au bout du ciel, il vit une larme. Elle tombait {place.in}.
        + Il voyait la mer, et un pli sur la mer.
        + Il ne voyait pas sa soupe. Il y trempa l’aile.
        + Le vent lui lisait le journal, de près.
        + « Qui est là ? » dit-il. C’était sa patte.
        + Il partit tout droit, car de loin, rien ne lui échappait.
      `,
      dry: `
        L’aigle porta {other} {place.to}, à travers [un buisson|deux buissons]. « Quel buisson ? » dit-il.
        / « Suis-moi, je vois tout ! » dit l’aigle {other.a}. On heurta un arbre {place.to}.
        / En route {place.to} ! {Other} tenait une plume. L’aigle dit pardon à un sapin.
        + Là-haut, il lisait l’heure à trois clochers.
        + Puis il voulut se poser sur un nuage.
        + Le nuage s’en alla sans lui.
      `,
      wet: `
        L’aigle voyait déjà le fond. Mais pas la bulle. {Other} la tint, {place.to}.
        / « La bulle ? Quelle bulle ? » dit l’aigle. {Other} l’y poussa, {place.to}.
        / L’aigle descendit {place.to}, le bec contre la bulle. {Other} lui disait les poissons.
        + Il salua une algue : « Bonsoir, madame la baleine. »
        + La vraie baleine passa derrière. Il ne vit qu’elle, très loin.
      `,
      quirk: `
        « Je lis une pancarte à dix lieues », dit l’aigle. [Bong|Toc], fit un arbre.
        / L’aigle comptait les moutons de l’autre pays. Il marcha sur [un piquet|un râteau].
        / « Un bateau, là-bas ! » dit l’aigle. Et il entra [dans un tronc|dans une haie].
        « Et celui-ci ? » demanda {other}. « [Quel arbre|De qui parles-tu] ? »
        / « Ça va ? » dit {other}. L’aigle répondit [à la haie|au mauvais côté] : « Très bien. »
        / « Tu n’as pas vu ? » demanda {other}. « [Si, mais de loin|C’était trop près]. »
        + Il serra la patte d’un buisson et le trouva froid.
        + {Other} lui prêta une goutte d’eau, en guise de loupe.
        + « Oh ! dit-il. Tu as un nez ! »
        + Il vit un lapin derrière la montagne. Il marcha sur une grenouille.
        + Un moucheron se posa sur son bec. « Quel grand oiseau ! » dit-il.
      `,
      help: `
        Au retour, personne ne savait [où aller|par où passer]. Tout était noir.
        / Pour rentrer, il y avait trois chemins. [Aucun ne disait son nom|Tous étaient noirs].
        / La nuit avait mangé les chemins du retour. On tournait [en rond|sur place].
        @help Là-haut, l’aigle vit la route depuis le ciel, [jusqu’au bout|comme une carte].
        / D’un coup d’aile, l’aigle monta. L’aigle vit la route depuis le ciel.
        / Et l’aigle vit la route depuis le ciel. « La voilà, dit-il, [toute fine|là-bas] ! »
        + « À gauche du ruisseau, dit-il. Puis trois chênes, et un chat. »
        + Il criait de là-haut, et {other} suivait la voix.
        + Il voyait même la fenêtre allumée, tout au fond.
        + Rien n’était trop loin pour lui. C’était bien, ce soir.
        + En se posant, il rata le sol, mais de peu.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un aigle s’inclina devant la commode, qu’il prenait [pour quelqu’un|pour le maître de maison].
        / Un aigle tendit une serre cordiale au portemanteau, qui [resta froid|ne la prit pas].
        / Sur le seuil, un aigle saluait avec respect [une pile d’oreillers|le fauteuil].
        « Bonsoir, {hero}, comme tu es [solide|bien ciré], ce soir. »
        / « Te voilà, {hero}, je te voyais moins [de pieds|de tiroirs]. »
        / « {Hero}, dit-il, tu as meilleure mine que [de loin|la semaine passée]. »
        + « Je suis de l’autre côté », dit {hero}, et l’aigle répondit qu’il le savait.
        + D’ici, il voyait un grand ennui {place.in}, avec [tous les détails|des larmes].
        + Il pouvait compter les plumes d’une mouette à dix lieues, mais pas [trouver la porte|ses serres].
        + Les lunettes, disait-il, c’était bon pour les [hiboux|taupes].
        + Il prit place sur la lampe et fit semblant que c’était voulu.
      `,
      alone: `
        @friend Ce soir-là, l’aigle cherchait son nid, [assis dedans|dont il dépassait].
        Tout au loin, au bord du monde, il vit qu’on s’inquiétait [fort|beaucoup] {place.in}.
        / À l’autre bout du ciel, une larme tomba {place.in}, et il la vit tomber.
        + La mer, à trente lieues, n’avait pas un pli qu’il ne connaisse.
        + Sa soupe, elle, restait introuvable, jusqu’à ce qu’il [y trempe une aile|s’y assoie].
        + « Qui va là ? » demanda-t-il à sa propre patte.
        + De loin, personne ne voyait mieux, et c’est de loin qu’on appelait.
      `,
      dry: `
        L’aigle emporta {other} {place.to}, par-dessus deux montagnes et [à travers|dans] un buisson.
        / En allant {place.to}, l’aigle montrait {other.a} la mer, et toucha deux clochers.
        + « Quel buisson ? » demanda-t-il, une branche au bec.
        + Le nuage où il se posa n’en était pas un.
      `,
      wet: `
        L’aigle apercevait le fond, mais nullement la bulle. {Other} [l’accompagna|l’y installa] {place.to}.
        / L’aigle entra dans la bulle à reculons, guidé par {other}, et l’on descendit {place.to}.
        / {Place.to}, sous l’eau, l’aigle prit la bulle pour le ciel, et {other} ne dit rien.
        + Il complimenta une algue sur ses beaux cheveux.
        + Le poisson collé à son œil lui resta [inconnu|caché].
        + Il lut de loin le nom d’une épave.
      `,
      quirk: `
        « J’aperçois une boulangerie, à l’horizon », annonça l’aigle, et bong.
        / « Là-bas, un facteur se mouche », dit l’aigle, et [un tronc l’arrêta|une branche le décoiffa].
        « Et cet arbre ? » demanda {other}. « [Silence|Plus tard], j’examine le lointain. »
        / {Other} voulut savoir s’il s’était fait mal. « [Où donc|À quoi], demanda-t-il, à l’horizon ? »
        + Il serra la main d’un buisson et le trouva [épineux|réservé].
        + Une goutte d’eau lui servit de loupe. « Mais tu as [un nez|un visage] ! » dit-il {other.a}.
        + Il vit un lapin derrière la montagne et posa le pied sur [une grenouille|un hérisson].
        + L’orgueil, chez lui, tenait lieu de lunettes.
      `,
      help: `
        Au retour, personne ne savait plus dans quelle direction [tourner|avancer].
        / Il fallait rentrer, mais les chemins avaient [tous le même air|fermé avec la nuit].
        @help L’aigle vit la route depuis le ciel, [claire comme un dessin|d’un bout à l’autre].
        / Trois coups d’aile plus tard, l’aigle vit la route depuis le ciel, et [la cria|la récita].
        / Ce qui était noir d’en bas ne l’était pas d’en haut : l’aigle vit la route depuis le ciel.
        + « Le ruisseau, trois chênes, un chat sur un mur », criait-il d’en haut.
        + {Other} suivait cette grande voix qui tombait des étoiles.
        + Il aperçut même la fenêtre, et la lampe, et [la tasse|l’ombre du rideau].
        + Qui voit mal de près est parfois fait pour montrer le chemin.
      `,
    },
    advanced: {
      arrives: `
        @friend Un aigle adressa à la commode une révérence [pleine de noblesse|extrêmement respectueuse].
        / Un aigle présenta ses respects au portemanteau, dont il admira [la tenue|le beau silence].
        / On entendit des politesses : c’était un aigle, qui s’entretenait [avec le fauteuil|avec l’armoire].
        « Bonsoir, {hero}, déclara-t-il au meuble, [ta carrure m’impressionne|quelle majesté]. »
        / « {Hero}, poursuivit-il sans se retourner, je te prêtais [moins de tiroirs|plus de conversation]. »
        / « Je reconnaîtrais {hero} entre mille », assura-t-il [à une pile de linge|au rideau].
        + Détrompé par une voix venue du lit, il assura qu’il n’avait jamais [douté|cessé de le savoir].
        + Il distinguait d’ici, avec une netteté cruelle, la peine où l’on se trouvait {place.in}.
        + Capable de compter les plumes d’une mouette sur l’horizon, il n’avait pas encore trouvé [la porte|ses pattes].
        + Les lunettes, à son avis, étaient une faiblesse, et il se posa sur la lampe [avec fierté|sans broncher].
      `,
      alone: `
        @friend Ce soir-là, l’aigle cherchait son nid, que seul l’empêchait de voir sa situation.
        Au bout du monde, il aperçut, sans effort, une inquiétude {place.in}.
        + Pas un pli de la mer ne lui était caché, mais la soupe, sous son bec, [gardait son mystère|se dérobait].
        + « Qui vive ? » lança-t-il à une patte, qui était la sienne et ne [répondit pas|bougea plus].
        + Puisque c’était au loin qu’on avait besoin de lui, il s’en trouva fort [à l’aise|rassuré].
      `,
      dry: `
        L’aigle enleva {other} {place.to}, survolant deux cols et traversant un buisson [qu’il nia|jamais reconnu].
        / De l’itinéraire {place.to}, l’aigle ne manqua rien, hormis un sapin, et {other} [en garda des aiguilles|s’en souvint].
        / {Other} vola {place.to} sur l’aigle, dont la vue s’arrêtait là où commençaient [les branches|les clochers].
        + Il lisait l’heure à trois clochers et ne sut jamais quel [nuage|arbre] ils avaient heurté.
        + La branche resta au bec.
      `,
      wet: `
        L’aigle distinguait parfaitement le fond, mais nullement la bulle, où {other} l’installa [patiemment|discrètement], {place.to}.
        / Guidé par {other}, l’aigle finit par entrer dans la bulle, non sans [lui chercher une poignée|la saluer], et l’on sombra {place.to}.
        + Il présenta ses hommages à une algue, croyant parler à [une comtesse|une baleine].
        + De la baleine, la vraie, il ne vit que l’extrême lointain.
      `,
      quirk: `
        « On distingue parfaitement cette enseigne, à l’horizon », disait l’aigle, quand un arbre l’interrompit : bong.
        / « Un facteur éternue, à trois vallées d’ici », nota l’aigle, avant de [s’asseoir sur un hérisson|rencontrer un chêne].
        / L’aigle décrivait par le menu un clocher lointain lorsqu’il [disparut dans une haie|mit le pied dans un seau].
        + « De quel arbre parle-t-on ? » demanda-t-il {other.a}, [une écorce au front|sans se troubler].
        + Une goutte d’eau, tenue devant son œil, lui révéla soudain qu’on avait [un visage|un nez]. Il en fut remué.
        + Il serra longuement la main d’un buisson, dont il loua la [franchise|poigne].
        + L’orgueil lui tenait lieu de lunettes, ce qui, pour lire, est [insuffisant|peu commode].
      `,
      help: `
        Au retour, la nuit avait entièrement embrouillé les chemins, sans exception.
        / Il fallut rentrer, mais l’ombre avait [repris tous ses sentiers|tout effacé, même le nord].
        / Le chemin du retour, si simple à l’aller, s’était [divisé en sept|dissous dans le noir].
        @help Alors, s’élevant, l’aigle vit la route depuis le ciel, [entièrement|déroulée].
        / D’en bas, rien ; mais l’aigle vit la route depuis le ciel, [où tout s’expliquait|sans lunettes].
        + De là-haut tombaient un ruisseau, trois chênes, un chat sur un mur. {Other} n’avait qu’à [les ramasser|suivre].
        + Il voyait jusqu’à la fenêtre, jusqu’à la lampe, et presque jusqu’au [lendemain|sucre dans la tasse].
        + À qui s’égare de près, il faut un ami qui [voie de loin|connaisse le large].
      `,
    },
  },
  Parrot: {
    noun: { noun: 'perroquet', gender: 'm' },
    facts: { help: 'le perroquet imita la voix du gardien et la porte s’ouvrit' },
    beginner: {
      arrives: `
        @friend « À table ! » cria un perroquet [à la fenêtre|sur la tringle]. Ce n’était pas l’heure.
        / « Plus fort, les violons ! » cria un perroquet [dans le rideau|sur l’armoire]. Rien ne jouait.
        / On sonna, et c’était un perroquet. Il faisait [la sonnette|le facteur] lui-même.
        « Lave-toi les pattes ! Pardon, {hero}, [c’est sorti seul|je répète]. »
        / « As-tu fait tes devoirs ? Oh, {hero}, [excuse-moi|ce n’est pas moi]. »
        / « Bonsoir, {hero} ! Bonsoir, {hero} ! [Ça résonne|C’est l’écho], ici. »
        + « Au secours, {place.in} ! dit-il. Ça aussi, je l’ai entendu. »
        + Il avait du vert, du rouge et une miette au bec.
        + « Qui a dit ça ? » dit {hero}. « Qui a dit ça ? » dit-il.
        + Il fit le bruit d’une porte. Puis [d’un chat|d’un évier] qui coule.
        + Il sonna comme un réveil, et s’excusa comme une tante.
        + Des fois, il cherchait sa voix à lui, tout bas.
      `,
      alone: `
        @friend Ce soir-là, le perroquet répétait : « À table ! » Il n’y avait ni porte ni table.
        / Le perroquet, ce soir-là, faisait la pluie et la gouttière, tout seul.
        Puis il répéta un cri : « À l’aide, {place.in} ! »
        / Une petite voix sortit. « Venez {place.in} ! » disait-elle.
        + Il se tut, surpris. D’où venait cette voix triste ?
        + Son arbre parlait comme une cuisine, une gare et un coq.
        + Il se dit bonne nuit. Il se répondit.
        + « Attention à la marche », dit-il, et il tomba.
        + Il mit ses plus belles plumes, car c’était grave.
      `,
      dry: `
        Le perroquet volait {place.to}. « [Attention, marche|On descend] ! » {Other} suivait.
        / Le perroquet sifflait comme un train. {Other} courut derrière, {place.to}.
        / « Prochain arrêt : tout le monde ! » dit le perroquet. {Other} le suivit {place.to}.
        + « Tous les voyageurs en voiture ! » cria-t-il à un nuage.
        + Il imita la pluie. On sortit un parapluie pour rien.
      `,
      wet: `
        « Fermez les hublots ! » cria le perroquet. On descendit {place.to}. {Other} tenait la cloche.
        + Sous l’eau, il ne savait dire que glou.
        + Un poisson répondit. Ils parlèrent [longtemps|toute la route].
      `,
      quirk: `
        « Chut », dit {other}. « CHUT ! » [répéta|cria] le perroquet. Tout le bois l’entendit.
        / « Pas un bruit », souffla {other}. « PAS UN BRUIT ! » fit le perroquet, [fier|très fort].
        / {Other} bâilla. Le perroquet rendit le bâillement, [plus gros|avec un écho].
        Très loin, quelqu’un répondit : [« chut »|« chut toi-même »].
        / Derrière la colline, un âne dit : « [On dort|Ça suffit] ! »
        / Une chouette s’étonna : « [Qui parle|Combien êtes-vous], là-dessous ? »
        + Il imita un loup. Un vrai loup vint lui dire bonsoir.
        + Il dit « je t’aime, Arthur » à un rocher. C’était sorti tout seul.
        + {Other} chanta un peu. Il rendit la chanson, avec la toux.
        + Il sonna. Trois taupes allèrent ouvrir.
        + « Ne répète pas ça », dit {other}. « Ça », dit-il.
      `,
      help: `
        Au retour, une porte n’obéissait qu’à [son gardien|une seule voix]. Et il dormait au loin.
        / Pour rentrer, il restait une porte. Elle attendait [un mot de son gardien|la bonne voix].
        / Une grosse porte dit : « Je n’ouvre [qu’au chef|qu’à mon gardien]. » Il était au lit.
        @help Le perroquet imita la voix du gardien et la porte s’ouvrit. [Enfin|Clac] !
        / « Hum, hum. » Le perroquet imita la voix du gardien et la porte s’ouvrit.
        + « C’est moi, dit-il, et j’ai froid aux pieds. »
        + Il ajouta même le petit rhume du gardien.
        + La porte dit : « Bonsoir, chef. » Personne ne rit.
        + {Other} passa sans respirer, avec {thing}.
        + Une fois, une seule, il avait dit le bon mot.
      `,
    },
    intermediate: {
      arrives: `
        @friend « À table ! » annonça un perroquet, perché sur la tringle à rideaux, [à minuit|sans raison].
        / « Les voyageurs pour Dijon, quai deux ! » Ce n’était qu’un perroquet, [sous l’abat-jour|dans les rideaux].
        / Un évier se vida, un train partit, et un perroquet [sortit des rideaux|salua].
        « Mouche-toi, redresse-toi, pardon, {hero}, [je répétais|c’est l’habitude]. »
        / « As-tu fini ta soupe ? Excuse-moi, {hero}, [cela m’échappe|c’est une tante]. »
        / « Il n’y a personne, {hero}, dit-il. Pardon, [c’est du voisin|je confonds]. »
        + Il fit grincer une porte, siffler un train, et chercha ensuite [sa propre voix|où il en était].
        + « Au secours, {place.in} ! ajouta-t-il, ça, je l’ai entendu tout à l’heure. »
        + Chaque phrase lui venait de quelqu’un, avec le [rhume|ton] de cette personne.
        + « Qui parle, au juste ? » demanda {hero}. « Une dame du marché », avoua-t-il.
        + Rouge, vert et plein de miettes, il ressemblait à une fête [finie|renversée].
      `,
      alone: `
        @friend Ce soir-là, le perroquet se disait bonsoir avec la voix du boulanger.
        Soudain sortit de son bec une voix inconnue : « À l’aide, [vite|par ici], {place.in} ! »
        + Il en fut si surpris qu’il se tut, pour la première fois de la semaine.
        + Son arbre faisait, selon l’heure, le coq, la gare ou [la vaisselle|l’orage].
        + « Attention à la marche », prévint-il, et il la manqua.
        + Une voix si triste, on ne la répète pas, on va voir.
      `,
      dry: `
        « En voiture ! » dit le perroquet. On vola {place.to}, {other} [à sa suite|derrière le train].
        / Le perroquet siffla le départ, et {other} vola derrière lui {place.to}, [billet au bec|sans billet].
        / Tous les cent mètres, {place.to}, le perroquet criait une gare, et {other} [y descendait|riait].
        + Il fit si bien la pluie qu’un escargot sortit.
        + Un nuage s’excusa d’être en [retard|première classe].
        + Il annonça toutes les stations, dont deux qui n’existaient pas encore.
      `,
      wet: `
        Le perroquet fit fermer les hublots, puis coula {place.to} avec {other}, [en récitant l’océan|au sifflet].
        + Sous l’eau, lui si bavard n’avait plus que « glou » à dire.
        + On le comprit mieux que d’habitude.
      `,
      quirk: `
        « Silence », chuchota {other}. « SILENCE ! » rugit le perroquet, [pour aider|consciencieusement].
        / {Other} bâilla. Le perroquet reproduisit ce bâillement, [en plus grand|pour tout le vallon].
        / « Pas un mot », souffla {other}. Le perroquet transmit : « PAS UN MOT ! »
        Des profondeurs de la forêt, quelqu’un réclama aussi le silence, [vexé|sèchement].
        / De l’autre côté de la colline, un âne demanda [si c’était fini|l’heure].
        / Une chouette pria ces messieurs de parler [à tour de rôle|moins nombreux].
        + Il fit le loup, et le loup vint poliment voir qui l’appelait.
        + « Je t’aime, Arthur », dit-il à un rocher, puis il rougit sous ses plumes.
        + Il sonna, et trois taupes se disputèrent pour aller [ouvrir|répondre].
        + Toutes les chansons qu’on lui prêtait, il les rendait avec [la toux|les fausses notes].
      `,
      help: `
        Une porte fermait le retour, et n’écoutait que son gardien, qui ronflait ailleurs.
        / Il ne restait qu’une porte à passer, mais elle attendait [une seule voix|un gardien qui dormait].
        / « Pas sans mon gardien », dit la porte du retour, [polie mais épaisse|en chêne].
        @help Le perroquet imita la voix du gardien et la porte s’ouvrit, [rhume compris|sans un doute].
        + « C’est moi, grogna-t-il, et j’ai laissé mes clés dans l’autre pantalon. »
        + Le verrou fit « bonsoir, chef » et se rangea.
        + Pour une fois, la bonne voix était tombée au bon moment.
        + {Other} passa sans rire, ce qui fut le plus difficile.
      `,
    },
    advanced: {
      arrives: `
        @friend « À table ! » proclama, perché sur la tringle à rideaux, un perroquet, [sans motif particulier|à minuit passé].
        / Un train entra en gare dans la chambre : ce n’était qu’un perroquet, [sous l’abat-jour|très content du bruit].
        / On crut entendre une noce, un évier et deux notaires, et il n’y avait qu’un perroquet.
        « Mouche-toi, redresse-toi, pardon, {hero}, [simple citation|je répétais]. »
        / « A-t-on fini sa soupe ? ah, {hero}, [cela m’échappe|pardonne à ma tante]. »
        / « Il n’y a personne, dit-il {hero.a}, [du moins selon le voisin|je cite]. »
        + Rien de ce qu’il disait ne lui appartenait, hormis les excuses, et encore les tenait-il [d’une tante|d’un notaire].
        + « À l’aide, {place.in} ! » fit-il avec un accent de détresse qu’il n’avait, pour sûr, pas [inventé|acheté].
        + Une porte grinça, un train siffla, un évier se vida, et c’était toujours [lui|son bec].
        + Parfois, entre deux voix, il semblait tendre l’oreille, en quête de [la sienne|celle qui manquait].
      `,
      alone: `
        @friend Ce soir-là, le perroquet se souhaitait bonne nuit sur quatre tons, et se répondait.
        / Le perroquet, ce soir-là, tenait conversation avec lui-même, et se coupait la parole.
        + Il s’entendit alors crier au secours, d’une voix inconnue, et qui venait {place.from}.
        + La surprise le fit taire, événement que les oiseaux d’alentour [notèrent|crurent une panne].
        + Son arbre, d’une heure à l’autre, tenait lieu de gare, de basse-cour ou de [salle à manger|quincaillerie].
        + On répète bien des choses sans y songer, mais pas [un chagrin|cela].
      `,
      dry: `
        « En voiture ! » fit le perroquet, et l’on gagna {place}, {other} suivant ce train [fort bien imité|sans rails].
        / Le perroquet siffla, fuma presque, et {other} le suivit {place.to}, [sans correspondance|en seconde classe].
        / À chaque gare qu’inventait le perroquet sur la route {place.to}, {other} [faisait mine de descendre|cherchait son billet].
        + Sa pluie était d’une telle vérité que l’on vit sortir [les escargots|deux parapluies].
        + Aucun passager ne descendit.
      `,
      wet: `
        Le perroquet fit clore des hublots imaginaires, et la cloche descendit {place.to} avec {other}, [au commandement|en bon ordre].
        / Tour à tour sirène, capitaine et mouette, le perroquet mena la cloche {place.to}, {other} faisant [l’équipage|le public].
        + Réduit à « glou » par la force des choses, il n’avait jamais été [mieux compris|si profond].
      `,
      quirk: `
        « Silence », murmura {other}. « SILENCE ! » rugit le perroquet, [consciencieusement|avec conviction].
        / {Other} eut le tort de bâiller : le perroquet en fit profiter [le vallon entier|deux communes].
        / On recommanda le secret au perroquet, lequel le répéta [à pleine voix|sur trois tons], {other} en témoin.
        Un « silence » lui revint des profondeurs de la forêt, nettement irrité.
        / Une chouette, au loin, pria ces messieurs [de parler l’un après l’autre|d’être moins nombreux].
        / De la colline voisine, un âne fit demander [si l’on avait fini|l’auteur].
        + Il fit le loup, et si bien qu’il en vint un, très poli, s’informer de [ce qu’on lui voulait|la famille].
        + À un rocher, il déclara : « Je t’aime, Arthur », d’un timbre à fendre [l’âme|la pierre].
        + Les chansons qu’on lui confiait revenaient intactes, avec la toux et [le bruit des chaises|la fausse note].
      `,
      help: `
        + Au retour, une porte n’entendait céder qu’à la voix de son gardien, [lequel dormait|parti se coucher].
        @help Le perroquet imita la voix du gardien et la porte s’ouvrit, rhume compris.
        / Une quinte, un soupir, un bruit de pantoufles : le perroquet imita la voix du gardien et la porte s’ouvrit.
        / Une porte barrait le retour : le perroquet imita la voix du gardien et la porte s’ouvrit, [attendrie|encore endormie].
        + « J’ai encore oublié mes clés », grogna-t-il, et le verrou, [qui en avait l’habitude|attendri], soupira.
        + Le mot juste, chez lui, n’avait jamais été qu’une question de moment, et le moment [était venu|sonnait].
        + {Other} franchit le seuil en se mordant les joues, ainsi qu’il convient [aux complices|devant une porte].
      `,
    },
  },
  Hummingbird: {
    noun: { noun: 'colibri', gender: 'm' },
    facts: { help: 'le colibri éclaira la serrure en vol' },
    beginner: {
      arrives: `
        @friend Bzz. Un colibri l’avait [déjà dit|déjà fini]. « Dit quoi ? » demanda {hero}.
        / Un petit vent entra, fit trois tours, et c’était un colibri. [Déjà|Bzz] !
        / Frr ! « Salut », dit un colibri. Il était [au lit|sur la lampe] avant le mot.
        « Bsr ! Pardon : bonsoir, {hero}. [Vite|On est en retard], {place.in} ! »
        / « Merci, {hero}, tu acceptes. [Je gagne du temps|Partons], {place.in} ! »
        / « Onyva, {hero} ? C’est {place.in}. [Tu y es|Toujours pas parti] ? »
        + Il passa ici, puis là-bas, et il revint.
        + Il but dans la tasse, dans le vase et dans le savon.
        + Ses ailes allaient si vite qu’il n’en avait plus.
        + « Ça va mal. Trèsmal », dit-il, en un seul mot.
        + Il avait déjà fait le tour de la maison, deux fois.
        + Il n’était pas plus gros qu’un pouce.
        + Le rideau bougea. C’était encore lui.
      `,
      alone: `
        @friend Ce soir-là, le colibri avait [dîné neuf fois|fini sa nuit]. Il était sept heures.
        / À sept heures, ce soir-là, le colibri avait déjà vécu demain matin.
        Il entendit l’appel {place.from} avant [tout le monde|qu’on ait crié].
        / Quelqu’un allait appeler {place.from}. Le colibri répondit d’avance.
        + Il avait déjà fini son livre. Il l’avait lu par la tranche.
        + Dormir lui prenait trois secondes, rêve compris.
        + La fleur voulut dire bonsoir. Il était parti.
        + Il attendit une minute entière. C’était long comme un hiver.
        + Son cœur faisait rrr, comme un petit moteur.
      `,
      dry: `
        Le colibri alla {place.to} et revint, [trois fois|encore]. {Other} avait fait un pas.
        / « J’en viens ! » dit le colibri. {Other} se levait à peine pour aller {place.to}.
        / {Other} mit une chaussette. Le colibri fit neuf voyages {place.to}.
        + « Tu viens ? » dit-il. Il avait déjà vieilli un peu.
        + Il fit le tour d’un nuage, pour passer le temps.
        + La lune n’avançait pas du tout.
      `,
      wet: `
        Le colibri vibrait dans [sa bulle|un dé de verre]. {Other} le suivit {place.to}, à la brasse.
        / Une bulle fila {place.to} en bourdonnant. {Other} suivait le colibri, et trouvait l’eau jolie.
        / « J’arrive, j’y suis », dit le colibri dans sa bulle. {Other} plongea {place.to}.
        + La bulle chauffait un peu. Elle chantait, aussi.
        + Il trouva l’eau très lente.
        + « C’est encore loin ? » dit-il, à peine parti du bord.
      `,
      quirk: `
        « Tuasvu ? » dit le colibri. « Quoi ? » demanda {other}. « [Passé|Trop tard]. »
        / « Devine ! » dit le colibri. « Perdu ! » {Other} ouvrait [la bouche|un œil].
        / {Other} allait dire oui. Le colibri l’avait [entendu|remercié] avant.
        C’était une étoile filante, [ou bien lui|ou presque].
        / On ne sut jamais la suite. [Elle était passée|Il l’avait bue].
        / Un petit bruit resta en l’air, [bzz|tout étonné].
        + Il riait d’une blague. Puis il la racontait.
        + Il répondit à une question {other.que} n’avait pas posée.
        + {Other} la posa. Il était déjà ailleurs.
        + Il voulut marcher, pour essayer. Il s’endormit entre deux pas.
        + « Plus lentement », dit {other}. « D’acc », dit-il. C’était son mieux.
        + Il compta jusqu’à cent, pour attendre, et cela dura une seconde.
        + Puis il alla voir le bout du chemin et revint le raconter.
      `,
      help: `
        Au retour, on ne trouvait pas le trou de [la serrure|cette serrure]. Il faisait noir dedans.
        / La serrure faisait la tête, [noire comme un four|au fond du noir]. La clé tapait à côté.
        / La porte était là. Mais où était [son petit trou|la serrure], dans cette nuit ?
        @help Bzz ! Le colibri éclaira la serrure en vol, [sans bouger|sans trembler].
        / Pas un pas de côté : le colibri éclaira la serrure en vol.
        / Il s’arrêta net. Alors le colibri éclaira la serrure en vol, [bzz|tout doux].
        + Il tenait une lueur dans ses pattes, un ver luisant d’accord.
        + Il volait sur place, juste devant, comme un clou dans l’air.
        + « Un peu à gauche », dit {other}. Il y était.
        + La clé trouva le trou, et clic.
        + Il était resté au même endroit une minute. Son record !
      `,
    },
    intermediate: {
      arrives: `
        @friend Bzz : un colibri avait déjà [tout expliqué|fini sa phrase] quand on l’aperçut.
        / Un courant d’air fit le tour de la lampe, et se trouva être un colibri, pressé.
        / Avant qu’on dise « un colibri ! », le colibri avait [dit merci|fait six fois le tour].
        « Bsr, dit-il, pardon, bonsoir, {hero}, [on est en retard|vite], {place.in} ! »
        / « Tu acceptes, {hero}, merci, c’est [très gentil|réglé], on part {place.in}. »
        / « Onyva, {hero}, c’est {place.in}, je t’ai [déjà attendu là-bas|tout raconté, non]. »
        + Entre deux mots, il avait goûté la tasse, le vase et [un bouton de rose peint|le savon].
        + « Tu peux répéter ? » demanda {hero}. Il l’avait fait, deux fois, mais trop vite.
        + On ne voyait pas ses ailes, seulement un peu de [brume verte|vent coloré].
        + Il fallait partir tout de suite, c’est-à-dire, pour lui, hier.
        + Pas plus gros qu’un pouce, il occupait toute la chambre à la fois.
      `,
      alone: `
        @friend Ce soir-là, le colibri avait dîné neuf fois, [dormi deux|lu un livre]. Il était sept heures.
        / Ce soir-là, le colibri rangeait demain, car aujourd’hui était fini depuis midi.
        Il entendit l’appel {place.from} un peu avant [qu’on le lance|le premier mot].
        + Une minute d’attente lui parut aussi longue qu’un hiver.
        + Sa fleur ouvrait la bouche pour lui dire bonsoir. Mais il y avait déjà [répondu|goûté].
        + Son cœur ronronnait comme une machine à coudre.
        + Il fit trois fois ses adieux à tout le jardin.
      `,
      dry: `
        Le colibri fit quatre allers et retours {place.to}, pendant {other.que} [mettait ses idées en route|partait].
        / {Other} laçait une chaussure. Le colibri, lui, rentrait {place.from} pour [la troisième fois|souffler].
        / Le colibri arriva {place.to}, s’ennuya, revint, et trouva {other} au [premier virage|même endroit].
        + « Tu as grandi », dit-il en repassant.
        + Il lut tous les nuages, et les [corrigea|referma].
        + La lune lui parut garée en double file.
      `,
      wet: `
        Dans un dé de verre, le colibri descendit {place.to}. {Other} [suivit à la nage|le rattrapa plus tard].
        / La bulle du colibri fila {place.to} comme une mouche, et {other} la suivit [au bruit|des yeux].
        / « J’y suis », annonça le colibri dans sa bulle. {Other} n’avait pas quitté le bord, {place.to}.
        + L’eau, autour, se mit à tiédir et à chanter.
        + Il demanda s’il n’existait pas une mer plus [vive|courte].
        + Une méduse l’ennuya beaucoup.
      `,
      quirk: `
        « Tuasvu ? » fit le colibri. {Other} tourna la tête. « [Trop tard|C’est passé], dit-il, dommage. »
        / {Other} ouvrit la bouche. « Excellente idée », dit le colibri, et il [partit la suivre|en eut deux autres].
        / Le colibri raconta une histoire {other.a}, en une syllabe, [et pleura à la fin|suspense compris].
        C’était peut-être une étoile filante, ou [lui-même|son retour].
        / On en parla longtemps, c’est-à-dire [deux secondes|jusqu’à la fleur suivante].
        / Il ne resta dans l’air qu’un [bourdonnement|petit vent], un peu en retard sur lui.
        + Il riait d’abord, puis racontait la blague, s’il y pensait.
        + Aux questions, il répondait avant, ce qui [gênait la question|décourage].
        + Pour goûter la lenteur, il fit deux pas à pied et s’endormit entre [les deux|eux].
        + « Moins vite », pria {other}. Il essaya, et vibra de [toutes ses forces|travers].
        + Il connaissait déjà la fin de la route et proposa de la raconter en chemin.
        + On crut qu’il s’était arrêté, mais c’était seulement son image qui traînait.
      `,
      help: `
        Au retour, une serrure noire se moquait d’eux. La clé [cherchait le trou|tapait à côté].
        / La clé était bonne, la porte aussi, mais la serrure restait introuvable.
        / Pour rentrer, il fallait viser un trou de souris [dans une porte d’ombre|sans lune].
        @help Alors le colibri éclaira la serrure en vol, [immobile comme un clou|une lueur entre les pattes].
        / Il s’arrêta, lui, en plein air : le colibri éclaira la serrure en vol, et attendit.
        / Un ver luisant entre les pattes, le colibri éclaira la serrure en vol.
        + Un ver luisant s’était laissé prendre à bord, à condition qu’on ne le secoue pas.
        + Tout son effort servait maintenant à rester [là|sur place].
        + {Other} visa, tourna, et la serrure fit clic.
        + Il avait tenu une minute, sans bouger. Il en parla [vite et longtemps|une seconde].
      `,
    },
    advanced: {
      arrives: `
        @friend Un colibri avait fini d’exposer l’affaire lorsqu’on [s’avisa de sa présence|l’entendit entrer].
        / Ce qu’on prit pour un courant d’air était un colibri, lequel avait [presque terminé|déjà bu le vase].
        « Bsr, fit-il ; pardon, bonsoir, {hero}, [nous sommes en retard|vite] {place.in}. »
        / « {Hero} accepte, j’en prends note ; partons {place.in}, [j’y suis déjà|et plus vite que cela]. »
        / « Onyva, {hero} ; comprends : allons, [sans virgule|et d’un trait], {place.in}. »
        + Entre le bonjour et l’adieu, il avait goûté la tasse, le vase et, par erreur, [le savon|une rose peinte].
        + Prié de répéter, il jura l’avoir fait deux fois, et l’on fut bien forcé [de le croire|d’y consentir].
        + On ne lui voyait pas d’ailes, mais, de part et d’autre, un peu d’air [vert|qui tremblait].
        + Tout de suite, dans sa bouche, voulait dire hier, et bientôt, [l’an passé|plus jamais].
      `,
      alone: `
        @friend Ce soir-là, à sept heures, le colibri avait dîné neuf fois et [épuisé sa nuit|relu ses œuvres].
        / Le colibri, ce soir-là, avait achevé la semaine dès le mardi, et s’ennuyait.
        L’appel {place.from} lui parvint légèrement en avance, [comme tout|et il était prêt].
        + Une minute de patience, qu’il s’imposa par hygiène, lui sembla durer [un règne|tout un hiver].
        + Sa fleur n’avait jamais pu lui dire bonsoir, faute d’un instant où [le placer|il fût là].
        + Il prit congé du jardin, y revint, et reprit congé, [par scrupule|trois fois].
      `,
      dry: `
        Le colibri fit quatre fois le voyage {place.to}, tandis {other.que} en était [au premier pas|encore au seuil].
        / Le temps {other.que} noue un lacet, le colibri avait fait et refait le trajet {place.to}.
        / Arrivé {place.to} bien avant {other}, le colibri revint [s’en plaindre|voir si l’on vieillissait].
        + « Comme tu as grandi », remarquait-il à chaque passage, [et il y avait du regret|sincère].
        + La route lui sembla longue à force d’être refaite.
      `,
      wet: `
        Enfermé dans un minuscule dé de verre, le colibri plongea {place.to}, et {other} [l’accompagna|l’imita plus lentement].
        / « J’y suis », télégraphia le colibri, d’une bulle en route {place.to}, quand {other} [trempait l’orteil|hésitait encore].
        / Une bulle bourdonnante emporta le colibri {place.to}, et {other} la suivit [à l’oreille|comme on suit un refrain].
        + L’eau s’échauffait autour de lui, chantait, et l’on crut à [une bouilloire|quelque sirène].
        + Il se plaignit de la lenteur du fond, qui ne venait pas à sa rencontre.
      `,
      quirk: `
        « Tuasvu ? » dit le colibri, et {other} n’avait pas tourné la tête que c’était [passé|de l’histoire].
        / {Other} inspira pour parler, et le colibri approuva, réfuta, puis [changea de sujet|remercia].
        / En une seule syllabe, le colibri conta {other.a} sa jeunesse, [qui avait duré un mardi|avec les détails].
        + Il riait d’abord, racontait ensuite, et, bien souvent, [n’avait plus le temps du second|oubliait].
        + Répondre aux questions avant qu’on ne les pose avait fini par lui ôter tous ses [interlocuteurs|amis lents].
        + Curieux de lenteur, il entreprit de faire deux pas à pied et s’endormit [dans l’intervalle|au milieu].
        + « Moins vite », supplia {other}, et il y mit tant d’ardeur qu’il en [vibra|devint flou].
      `,
      help: `
        Au retour, une serrure se refusait, noire, et la clé [errait à l’entour|n’en trouvait pas la bouche].
        / Il ne manquait que de voir : la clé, la porte, tout y était, sauf [la serrure|une lueur].
        / Sur le chemin du retour, une porte sans lune tenait sa serrure dans sa poche.
        @help Alors le colibri éclaira la serrure en vol, [fixe comme une étoile|suspendu à rien].
        / Le temps resta un instant en l’air, et le colibri éclaira la serrure en vol.
        + Un ver luisant, embarqué sous promesse de ne pas être secoué, fournissait [la flamme|le jour].
        + Aller vite lui était naturel ; il mit tout son génie, cette fois, à [demeurer|ne pas aller].
        + Il avait tenu une minute entière, et cela, disait-il, l’avait beaucoup [vieilli|mûri].
      `,
    },
  },
  Swan: {
    noun: { noun: 'cygne', gender: 'm' },
    facts: { help: 'le cygne fit de son dos un bateau de plumes' },
    beginner: {
      arrives: `
        @friend Un cygne glissa jusqu’à la porte. Puis il [marcha|voulut marcher]. Plaf, plaf, boum !
        / Sur le pas de la porte, un cygne était une merveille. Un pas plus loin, boum !
        / Plaf, plaf. C’était un cygne [à pied|sur le tapis]. Il s’assit très vite, en beauté.
        « N’en parlons pas, {hero}, dit-il. Il faut venir {place.in}. »
        / « {Hero}, dit-il, tu n’as vu que le cou. On nous attend {place.in}. »
        / « Le tapis a bougé, {hero}, dit-il. Partons {place.in}, [par l’eau|doucement]. »
        + Assis, il était beau comme un vase. Debout, un peu moins.
        + Plaf, faisait son pied gauche. Plof, faisait le droit.
        + « Tu veux t’asseoir ? » dit {hero}. « Je préfère flotter. »
        + Il se regarda dans la cuillère et arrangea [une plume|son cou].
        + Là-bas, quelqu’un avait besoin d’aide. Il avait couru. Ça s’était vu.
        + Son long cou fit le tour de la chambre.
      `,
      alone: `
        @friend Ce soir-là, le cygne glissait, [superbe|parfait]. Puis il voulut rentrer à pied.
        / Un cygne écrivait des huit sur l’étang, ce soir-là. À terre, c’étaient des taches.
        Par terre, il entendit l’appel {place.from}. [Il se releva|Il rougit un peu].
        / Il posa un pied dehors. L’appel vint {place.from}, et lui tomba.
        + L’eau était lisse comme un miroir. Il s’y trouvait bien.
        + Les canards riaient dans leurs plumes.
        + « Personne n’a vu ? » dit-il. La lune regarda ailleurs.
        + Ce bruit était si triste ! Il n’avait que ses pieds.
        + Il arrangea son cou en point d’interrogation.
      `,
      dry: `
        Le cygne marcha {place.to}. Plaf, plaf. {Other} regardait [poliment|exprès] les nuages.
        / « Passe devant », dit le cygne {other.a}. Plaf, plof, ce fut lui le dernier, {place.to}.
        / Le cygne voulut aller {place.to} à pied. {Other} marchait mal exprès, pour lui.
        + Dès qu’il put, il s’envola. Là, c’était un roi.
        + Puis il se posa. N’en parlons pas.
        + « Tu as vu mon envol ? » demanda-t-il, très content de lui.
      `,
      wet: `
        Le cygne plongea, enfin gracieux. Sous [une aile|une bulle], {other} descendit {place.to}.
        / « Enfin ! » dit le cygne, et l’eau le rendit beau. {Other} le suivit {place.to}.
        / {Place.to}, sous l’eau, le cygne dansait. {Other} applaudit dans une bulle.
        + Sa tête touchait déjà le fond, et le reste suivait.
        + Un poisson fit une révérence.
        + Là, personne ne riait plus de ses pieds.
      `,
      quirk: `
        « Ne me regarde pas », dit le cygne. Plaf. « Je regarde [la lune|mes pieds] », dit {other}.
        / Plaf, plaf, plaf. « C’est l’écho », dit le cygne. « [Sûrement|Bien sûr] », dit {other}.
        / Le cygne passa devant, la tête haute. {Other} siffla, [pour couvrir les plaf|l’air de rien].
        « Merci », dit le cygne, et il [tomba|s’assit] dans un chou.
        / Puis on ne le vit plus. « Tout va bien », dit [un fossé|une ortie].
        / « Ce caillou m’a salué », dit-il, [par terre|le bec dans l’herbe].
        + Il traversa une flaque. Pendant deux pas, ce fut de la danse.
        + « On dirait un canard », dit un merle. Quel mot affreux !
        + Il apprit {other.a} l’art du cou. Ça fait mal au cou.
        + Il prit son air de reine, sur une patte, et tomba.
        + « C’est le sol, dit-il. Il n’est pas assez mouillé. »
      `,
      help: `
        Au retour, un lac noir [barrait|coupait] la route. On ne voyait pas l’autre bord.
        / Il fallait rentrer, et l’eau [avait tout pris|était partout], noire et sans pont.
        / Au bout du sentier, il y avait [un étang|de l’eau]. Au bout de l’eau, rien.
        @help Alors le cygne fit de son dos un bateau de plumes. {Other} [embarqua|monta].
        / « Enfin mon métier », dit-il. Le cygne fit de son dos un bateau de plumes.
        / Sans bruit, le cygne fit de son dos un bateau de plumes.
        + C’était doux, tiède, et ça sentait la pluie.
        + Il leva ses ailes, et elles furent des voiles.
        + Plus de plaf, plus de plof. Rien qu’un long silence blanc.
        + La lune glissa à côté, sur l’eau.
        + Au bord, {other} descendit vite, et regarda ailleurs.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un cygne glissa jusqu’à la porte, superbe, puis il fallut marcher, plaf, plaf.
        / Il n’y eut d’abord qu’un long cou blanc, puis un cygne entier, puis un grand [plaf|bruit].
        / Un cygne franchit le seuil comme une reine, et le tapis [comme un canard|à plat ventre].
        « Nous n’avons rien vu, {hero}, n’est-ce pas ? [On nous appelle|Partons] {place.in}. »
        / « Tu n’as vu que mon profil, {hero}, dit-il. [Venez|Voguons] {place.in}. »
        / « Ce tapis est mal élevé, {hero}. Quelqu’un nous espère {place.in}. »
        + Assis, on aurait dit un vase de roi. Debout, plutôt [une chaise qui glisse|un parapluie].
        + Chaque pied avait son bruit, plaf pour le gauche, plof pour l’autre.
        + Il se mira dans une cuillère et remit son cou [en forme|à l’endroit].
        + Là-bas, on était dans la peine. Il avait couru, ce qui n’avait pas dû être [beau|gracieux].
        + On lui offrit une chaise, mais il préférait une bassine.
      `,
      alone: `
        @friend Ce soir-là, le cygne glissait majestueusement, [admirant son reflet|suivi par la lune].
        / Le cygne, ce soir-là, signait son nom sur l’étang, d’une plume.
        En sortant de l’eau, plaf, il tomba sur un appel [pressant|inquiet] {place.from}.
        / Il venait de poser, plaf, le premier pied, quand on l’appela {place.from}.
        + Il demanda si quelqu’un avait vu, et les roseaux [jurèrent que non|toussèrent].
        + Les canards, de leur côté, s’amusaient beaucoup dans leurs plumes.
        + Y aller, c’était marcher, et il y alla tout de même.
        + Son reflet resta sur l’étang, car il avait, lui, sa [fierté|grâce].
      `,
      dry: `
        Le cygne marcha courageusement {place.to}, plaf, plof, et {other} [admira les nuages|sifflota].
        / {Place.to}, le cygne ouvrit la marche et la ferma aussi, car {other} le [relevait|attendait].
        / {Other} boita un peu {place.to}, pour que le cygne ne soit pas seul à [faire plaf|mal marcher].
        + En l’air, il redevint un prince.
        + L’atterrissage ne sera pas [raconté ici|décrit].
        + Entre deux plaf, il parlait de musique et de ses ancêtres, avec hauteur.
        + On passa un pont, une haie, et cela fit du bruit.
      `,
      wet: `
        Le cygne s’enfonça majestueusement {place.to}, et {other}, dans sa bulle, [l’accompagna|l’admira].
        / Sitôt sous l’eau, le cygne redevint un poème, et {other} le suivit {place.to}, [bouche bée|en bulle].
        + Des poissons se rangèrent sur deux lignes, comme au bal.
        + Il ne dit plus « plaf » une seule fois.
      `,
      quirk: `
        « Regarde ailleurs », ordonna le cygne. Plaf. « Je contemple [les étoiles|tes ailes] », assura {other}.
        / Plaf. « Ce sont mes gants », dit le cygne. {Other} trouva que c’étaient [de beaux gants|des gants d’été].
        / Le cygne passa devant, altier, et {other} siffla bien fort, [pour couvrir le bruit|par amitié].
        « Tu es d’une délicatesse », murmura-t-il, [couché dans un chou|depuis les orties].
        / « J’étudie l’herbe », annonça-t-il [du fond d’un fossé|peu après], d’un ton digne.
        / On entendit une chute, puis un silence [plein de noblesse|bien coiffé].
        + Une flaque lui offrit deux pas de danse, et il en [pleura|redemanda].
        + Un merle dit « tiens, un canard », et il fallut [le consoler|une heure].
        + Il enseignait l’art du cou {other.a}, qui se coinça [le sien|quelque chose].
        + « C’est le monde, expliqua-t-il, qui manque d’eau. »
      `,
      help: `
        Une immense étendue d’eau noire interdisait le retour, sans [passerelle|embarcation].
        / Le chemin entrait dans l’eau, noire et large, et n’en [ressortait pas|disait pas plus].
        / Il fallait rentrer, mais un lac s’était mis [en travers|à la place du sentier].
        @help Le cygne fit de son dos un bateau de plumes, [voiles déployées|moelleux comme un édredon].
        / C’était l’heure du cygne : le cygne fit de son dos un bateau de plumes, [sans une ride|pour deux].
        / « Montez », dit-il enfin de haut. Le cygne fit de son dos un bateau de plumes.
        + {Other} s’installa au creux, là où les plumes gardent la chaleur du jour.
        + Plus rien n’était ridicule, et même la lune [se tenait bien|vint dessous].
        + Chaque mouvement du cou dessinait dans l’eau une longue [phrase|boucle].
        + À l’arrivée, tout le monde tourna la tête pendant qu’il débarquait.
      `,
    },
    advanced: {
      arrives: `
        @friend Un cygne glissa jusqu’au seuil, en majesté ; après quoi il lui fallut marcher.
        / Il y eut un long cou, une entrée de théâtre, et puis, le tapis aidant, un cygne assis.
        / Du cygne qui parut à la porte, on admira tout, jusqu’à ce qu’il [se mette à marcher|fasse un pas].
        « Nous dirons, {hero}, que rien n’est arrivé ; [on nous espère|venez] {place.in}. »
        / « {Hero} voudra bien, dit-il, ne retenir que le profil ; allons {place.in}. »
        / « Ce tapis manque d’usage, {hero}, et quelqu’un, {place.in}, [manque de nous|nous réclame]. »
        + Au repos, il avait la ligne d’un vase ancien, et, en marche, celle d’une échelle que l’on [descend|rattrape].
        + Le pied gauche faisait plaf, le droit plof, de sorte qu’on l’entendait [en stéréo|arriver deux fois].
        + Il prit une cuillère, s’y contempla et rendit à son cou [un peu d’histoire|sa courbe].
        + On souffrait là-bas, et pour venir plus vite il avait couru, spectacle dont il [implorait l’oubli|frémissait].
      `,
      alone: `
        @friend Ce soir-là, le cygne glissait majestueusement sur l’étang, [tel un poème|silencieux].
        À peine à terre, dans une posture déplorable, il entendit un appel {place.from}.
        + Les roseaux, interrogés, jurèrent qu’ils regardaient [ailleurs|le couchant], et l’un d’eux pouffa.
        + S’y rendre, c’était marcher devant témoins, et il [y alla|préféra le ridicule au regret].
        + Il laissait sur l’eau son reflet, qui, plus sage, [ne bougea pas|refusa de le suivre].
      `,
      dry: `
        Pendant que le cygne se dandinait {place.to}, {other} observait [passionnément|délicatement] les nuages.
        / Le cygne allait {place.to} comme on descend un escalier de trop, et {other} [boitait par courtoisie|n’en disait rien].
        / Tout au long de la route {place.to}, {other} loua le paysage, chaque fois que le cygne [s’y couchait|y tombait].
        + Le vol lui rendit son rang, l’atterrissage, [hélas|que l’on passera sous silence], ses pieds.
        + On causa musique, généalogie et clair de lune, entre deux bruits qu’aucun des deux ne releva.
      `,
      wet: `
        Le cygne, retrouvant aussitôt toute son élégance, emmena {other} sous l’eau, [dans une bulle|délicatement], {place.to}.
        / Il suffit de l’eau pour faire un poème de ce marcheur : le cygne mena {other} {place.to}, [sans une rature|en vers].
        + Les poissons, sur deux rangs, s’essayèrent à la [révérence|lenteur].
        + L’eau, qui l’aimait, ne fit pas une ride.
      `,
      quirk: `
        « Détournez-vous », pria le cygne, et {other} se découvrit un vif intérêt pour [la lune|un chou].
        / Le cygne prétendit que ce bruit venait de ses gants, et {other} [en admira la coupe|n’insista pas].
        / {Other} se mit à siffler très fort, si bien que le cygne put faire plaf [en privé|dans la dignité].
        « Je vous revaudrai cela », fit sa voix, montant [du chou même|d’un peu plus bas].
        / « J’examine l’herbe », dit le cygne, [qui l’examinait de fort près|un peu plus tard].
        / Suivit une chute, puis un silence, lequel fut [impeccablement coiffé|du meilleur goût].
        + Deux pas dans une flaque lui furent un ballet entier, dont il sortit [bouleversé|les larmes aux yeux].
        + Le mot canard, lâché par un merle, exigea une halte, de l’eau fraîche et [des démentis|beaucoup d’amis].
        + Le monde, à l’entendre, n’avait qu’un défaut, qui était de [manquer d’eau|se terminer par du sec].
      `,
      help: `
        Au retour s’étendait un lac ténébreux, dont l’autre rivage demeurait invisible.
        / Le sentier descendait dans une eau noire et [négligeait d’en ressortir|s’y perdait tout à fait].
        / En fait de retour, on trouva un lac, [qui n’y était pas à l’aller|et la nuit dessus].
        @help Alors le cygne fit de son dos un bateau de plumes, [majestueusement|voiles déployées].
        / « Embarquez », dit-il, et le cygne fit de son dos un bateau de plumes.
        + {Other} se logea dans le duvet, qui avait gardé [la tiédeur du jour|un peu de soleil].
        + Plus de plaf ni de plof, mais ce long silence blanc que la lune, [dessous|par mimétisme], accompagnait.
        + Chacun a son élément, et il n’est que de l’y [attendre|rencontrer] pour l’admirer.
      `,
    },
  },
  Peacock: {
    noun: { noun: 'paon', gender: 'm' },
    facts: { help: 'le paon ouvrit sa roue de lumière' },
    beginner: {
      arrives: `
        @friend Un paon entra. « Oh, {hero} ! » Et frrt, la queue ! [Adieu, la lampe|Le vase tomba].
        / La porte s’ouvrit. Un paon s’ouvrit aussi, [frrt|d’un coup]. « Une chambre ! »
        / Frrt ! [Le rideau|La chaise] tomba, et il y eut un paon à la place.
        « C’est la surprise, dit-il. [Pardon|Désolé] pour le rideau. »
        / « {Hero} existe ! dit-il. Je [n’en reviens|ne m’en remets] pas. Je te recoiffe ? »
        / « Ce n’est rien, {hero}. C’est [ma joie|mon cœur] qui dépasse. »
        + « On nous veut {place.in}. Ne dis rien d’inattendu, s’il te plaît. »
        + Il replia tout, plume par plume. La pendule sonna. Frrt !
        + Sa queue prenait toute la chambre, avec cent yeux dessus.
        + Il avait une petite couronne et un cri de trompette.
        + « Bouh », dit un pli du drap. Il fallut tout ranger.
        + Chaque œil de sa queue avait l’air étonné, lui aussi.
      `,
      alone: `
        @friend Ce soir-là, le paon vit sa soupe. Surprise, et [frrt|la queue ouverte] ! Adieu, la soupe.
        / Le paon, ce soir-là, ouvrit un tiroir, frrt ! Il y avait dedans un tiroir.
        Puis il entendit l’appel {place.from}. Frrt, [encore|une fois de plus].
        + Il avait déjà renversé trois chaises et un petit arbre.
        + Le soir tombait tous les soirs, et c’était chaque fois une surprise.
        + Il ferma sa queue à clé. Elle s’ouvrit quand même.
        + On avait besoin de lui ! Qui l’aurait cru ? Pas lui.
        + Dans la mare, cent yeux le regardaient.
      `,
      dry: `
        Le paon marcha {place.to}. À chaque [papillon|chouette], frrt ! {Other} se baissait.
        / « Tiens, un virage ! » Frrt ! {Other} suivit le paon {place.to}, un peu en arrière.
        / {Place.to}, tout étonnait le paon. {Other} marchait sous la queue, au sec.
        + Le vent le prit par la queue. On vola un bon moment.
        + Il fut surpris d’être en l’air, et plus surpris d’en descendre.
      `,
      wet: `
        Le paon replia sa queue [dans la bulle|sept fois]. {Other} s’assit dessus, et l’on coula {place.to}.
        / « Surtout, pas de surprise », dit {other} au paon. On coula {place.to} sur la pointe.
        / Un poisson passa. Frrt, dans la bulle ! {Other} et le paon descendirent {place.to}.
        + Un poisson dit bonsoir. La bulle devint très petite.
        + Les cent yeux regardaient par le verre.
      `,
      quirk: `
        « Bouh », dit une feuille, et, frrt, [trois pots|deux pancartes] tombèrent.
        / Un escargot dit bonsoir, et, frrt, [la clôture|une brouette] se coucha.
        {Other} releva tout. « On m’a [parlé|regardé] », dit le paon.
        / « Ce n’est que la nuit », dit {other}. « [Déjà|Encore] ? » dit le paon.
        / {Other} remit tout debout. Le paon dit : « Que c’est [vif|neuf] ! »
        + On l’attacha avec une ficelle. La ficelle fut surprise.
        + Il entra dans un buisson, et le buisson en sortit.
        + « Je vais te dire une chose », dit {other}. Frrt ! C’était juste bonsoir.
        + Il se vit dans une flaque. Ce fut la plus belle surprise.
        + À force, il faisait un peu de vent partout.
      `,
      help: `
        Au retour, la nuit n’avait plus [une lueur|d’étoiles]. On n’y voyait pas ses pas.
        / Plus de lune, plus de lampe : pour rentrer, [on touchait l’air|on allait à tâtons].
        / Le noir avait bu tout le chemin. On ne voyait plus [sa main|le bout d’une aile].
        @help Alors le paon ouvrit sa roue de lumière, [exprès|et cent yeux brillèrent].
        / « À moi », dit-il tout bas. Et le paon ouvrit sa roue de lumière.
        / Cent yeux s’allumèrent : le paon ouvrit sa roue de lumière, [frrrt|doucement].
        + Elle n’était pas surprise, cette fois. Elle voulait bien.
        + C’était vert, bleu et doré, comme une grande fenêtre.
        + {Other} vit le chemin, et les fleurs du chemin.
        + Rien ne tomba, pas même un pot.
        + « Oh ! » dit le paon. Sa propre roue l’avait ému.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un paon entra, aperçut {hero}, et sa queue s’ouvrit de surprise, [décoiffant la lampe|emportant le vase].
        / Un paon poussa la porte, s’étonna de la chambre, frrt, et [il n’y eut plus de chambre|la chaise tomba].
        / Frrt : là où était le vase, il y avait [un paon confus|cent yeux et un paon].
        « Pardonne-moi, dit-il en repliant chaque plume, [je m’émerveille facilement|c’est l’émotion]. »
        / « {Hero}, dit-il, tu existes donc, et en [couleurs|pyjama], quelle affaire. »
        / « C’est ma joie qui déborde, {hero}, je vais [la replier|réparer le rideau]. »
        + On les voulait {place.in}, nouvelle qui, sur le moment, avait coûté [un arbuste|trois chaises].
        + La pendule sonna, et il fallut refaire le lit, car la roue était [passée|dessus].
        + Cent yeux bleus regardaient la chambre d’un air aussi étonné que lui.
        + « Parle-moi doucement, et annonce les choses », pria-t-il.
        + Son cri de trompette le fit sursauter le premier.
      `,
      alone: `
        @friend Ce soir-là, le paon découvrit sa soupe, ouvrit la queue de surprise et [la perdit|dîna du sol].
        Un appel lui vint {place.from}, et ce fut, frrt, [la roue complète|un deuxième dégât].
        + La nuit tombait depuis toujours à cette heure. Mais il ne [s’y faisait pas|le savait jamais].
        + Il avait renversé trois chaises, dont une deux fois.
        + Qu’on ait besoin de lui, voilà qui était plus fort que tout.
        + Cent yeux, dans la mare, le suivirent du regard.
      `,
      dry: `
        Le paon alla {place.to}, en roue à chaque hibou. {Other} [marchait en retrait|se baissait].
        / {Place.to}, chaque virage étonna le paon, et {other} [apprit à plonger|compta douze frrt].
        / Le paon avançait {place.to} les yeux fermés, pour moins s’étonner, et {other} [disait les trous|tenait l’aile].
        + Une bourrasque prit sa queue pour une voile, et l’on y gagna.
        + Il fut surpris du ciel.
        + Même la lune le prit au dépourvu.
      `,
      wet: `
        Soigneusement replié, le paon descendit {place.to}, partageant une bulle avec {other}, [étroitement|immobile].
        / « Pas de surprise, surtout », dit {other} au paon, et l’on descendit {place.to} [sans un regard|serrés].
        + Une sardine dit bonsoir, et l’on manqua soudain de place.
        + Les cent yeux se mirent aux hublots.
      `,
      quirk: `
        Une feuille tomba devant le paon, et frrt, [deux pancartes|trois pots de fleurs] aussi.
        / Le paon rencontra son ombre, s’en émut, frrt, et [une lessive s’envola|la barrière se coucha].
        / Un escargot dit bonsoir. Le paon, frrt, coucha [une brouette|trois tournesols] d’étonnement.
        « On m’a regardé », dit-il {other.a}, [qui ramassait|le cœur battant].
        / « C’était la nuit », dit {other}. « Si tôt ? fit-il, et [tous les soirs|si grande] ? »
        / {Other} remit le décor debout, et le paon [le trouva changé|s’en étonna aussi].
        + On lia sa queue avec une ficelle, et la ficelle partit la première.
        + Il traversa un buisson, ou plutôt il l’emmena.
        + « Je vais te dire quelque chose », commença {other}, et déjà [il était trop tard|la roue tournait].
        + Une flaque lui montra un oiseau si beau qu’il en resta [ouvert|rond].
      `,
      help: `
        Au retour, l’obscurité était absolument complète, [jusqu’aux étoiles|terriblement silencieuse].
        / La dernière étoile s’était couchée, et l’on rentrait le nez dans la nuit.
        / On aurait dit que quelqu’un avait soufflé [la route|le ciel], pour aller dormir.
        @help Alors le paon ouvrit sa roue de lumière, [volontairement|majestueusement].
        / Alors, sans le moindre frrt, le paon ouvrit sa roue de lumière.
        / Il respira, choisit son moment, et le paon ouvrit sa roue de lumière.
        + Cent yeux s’allumèrent un par un, verts, bleus, dorés.
        + Personne ne l’avait surpris : c’était lui qui [décidait|surprenait la nuit].
        + {Other} vit la route comme à travers un vitrail.
        + Et pas un pot ne tomba, ce dont il fut [étonné|fier], mais doucement.
      `,
    },
    advanced: {
      arrives: `
        @friend Un paon apparut, aperçut {hero}, et sa queue s’ouvrit de surprise, [décoiffant la lampe|emportant un vase].
        / La chambre parut si neuve à un paon qui entrait qu’il [l’ouvrit en éventail|la renversa en roue].
        / Frrt : à l’endroit du vase se trouvaient cent yeux, et derrière eux un paon, [consterné|rose de honte].
        « Veuillez m’excuser, supplia-t-il, [l’émotion me déborde|c’est involontaire]. »
        / « {Hero}, ainsi, existe, murmura-t-il, et moi qui [n’étais pas recoiffé|n’avais rien retenu]. »
        / « Ce n’est que ma joie, {hero} ; elle a [deux mètres de large|cent yeux], voilà tout. »
        + Comme il savait très bien chez qui il venait, cela donnait une idée de son [émotivité|caractère].
        + La nouvelle qu’on les attendait {place.in} lui avait déjà coûté trois chaises et [un arbuste|son dîner].
        + La pendule, en sonnant, déclencha une seconde roue, dont le lit porte encore [le pli|la trace].
        + Cent yeux d’azur promenaient sur la chambre un ahurissement [unanime|sans limites].
      `,
      alone: `
        @friend Ce soir-là, le paon rencontra sa soupe, s’en étonna de toute sa queue et [la perdit|dut s’en passer].
        / Ce soir-là, le paon ouvrit un tiroir, que cela étonna [moins que lui|presque autant].
        + Un appel le saisit, {place.from}, et ce fut la grande roue, avec des dégâts [dignes de la cause|en proportion].
        + Le jour baissait à cette heure depuis l’origine du monde, et il n’en était jamais [prévenu|revenu].
        + Que l’on pût avoir besoin de lui était de toutes les surprises la plus [vaste|douce].
        + Il ferma sa queue, tourna deux fois la clé, et partit, suivi du regard par [la mare|cent reflets].
      `,
      dry: `
        Le paon s’achemina {place.to}, déployé par chaque hibou, et {other} apprit à [se baisser à temps|compter jusqu’à roue].
        / Le moindre virage {place.to} confondait le paon, et {other} [en comptait les victimes|marchait à l’abri].
        / Les yeux fermés, afin de moins s’émerveiller, le paon fut conduit {place.to} par {other}, [trou après trou|par une plume].
        + Le vent finit par se servir de cet éventail, et l’on fit le reste [en l’air|à la voile].
        + La lune, en se levant, eut sa roue.
      `,
      wet: `
        Plié en sept, le paon partageait une bulle avec {other}. On coula {place.to}, [sans oser respirer|bien serrés].
        / On avait prié les poissons de n’étonner personne, et le paon coula {place.to}, {other} [à l’étroit|sur ses genoux].
        + Au bonsoir d’une sardine, le logement devint subitement [trop petit|un écrin].
        + Les cent yeux, collés au verre, assistaient au spectacle et n’en revenaient pas.
        + Il apparut que, même pliée en sept, une queue peut encore s’étonner d’un oursin, et cela fit du monde.
      `,
      quirk: `
        Une feuille tomba, le paon s’ouvrit, et deux pancartes l’imitèrent dans sa chute.
        / Ayant croisé son ombre, le paon s’ouvrit d’émotion, et [une lessive prit le large|trois tournesols se couchèrent].
        / Un escargot souhaita le bonsoir au paon, politesse qui coûta [une brouette|la clôture].
        « On me regardait », expliqua-t-il {other.a}, [d’une voix éteinte|encore tout en rond].
        / « Ce n’était que le soir », dit {other}. « Encore ? » fit-il, bouleversé.
        / {Other} redressait le décor à mesure, et le paon [le découvrait|s’extasiait].
        + La ficelle dont on le lia fut la première à [se rendre|céder à l’étonnement].
        + D’un buisson qu’il traversait, il emporta [l’essentiel|le merle et son nid], sans s’en rendre compte.
        + Une flaque lui présenta un oiseau d’une beauté telle qu’il en demeura [ouvert un quart d’heure|coi].
      `,
      help: `
        Au retour, il ne subsistait pas une lueur, [ni là-haut ni ici-bas|et l’on tâtonnait].
        / La dernière étoile venait de se retirer, [et l’on marchait de mémoire|sans saluer].
        / On avait soufflé le ciel comme une bougie, et [le chemin avec|l’on rentrait au toucher].
        @help Alors le paon ouvrit sa roue de lumière, [posément, et de son plein gré|ainsi qu’un vitrail].
        / Il prit le temps de respirer, puis le paon ouvrit sa roue de lumière, sans un frrt.
        / Nul ne l’avait surpris, et pourtant le paon ouvrit sa roue de lumière.
        + Rien ne l’y avait contraint, ni feuille ni pendule ; c’était la nuit, pour une fois, qui [sursautait|s’étonnait].
        + {Other} marcha dans le vert, puis dans le bleu, puis dans un or [de fin d’été|un peu pâle].
        + Pas un pot ne tomba, et cent yeux, tout du long, [restèrent grands ouverts|veillèrent].
      `,
    },
  },
  Flamingo: {
    noun: { noun: 'flamant rose', gender: 'm' },
    facts: { help: 'le flamant rose servit de poteau au milieu de l’eau' },
    beginner: {
      arrives: `
        @friend Un flamant rose se tenait sur une patte, [puis l’autre|puis l’une]. « Laquelle ? »
        / Un flamant rose attendait [à la porte|sur le tapis], un pied en l’air. « Celui-ci, ou l’autre ? »
        / Hop, hop. Entra un flamant rose, [sur la gauche|sur la droite]. Puis il regretta.
        « La gauche », dit {hero}. « Merci ! [Je doutais|Enfin]. On nous veut {place.in}. »
        / « Choisis pour moi, {hero}, dit-il. [Vite|Je fatigue] : on appelle {place.in}. »
        / « Ne dis rien, {hero}. Si, dis. Partons {place.in}, [d’un pied|à pied joint]. »
        + Il changea quand même, pour être sûr.
        + Il était rose comme un bonbon, et le cou en huit.
        + « Et toi, dit-il, tu te tiens sur les deux ? Quel luxe ! »
        + La patte qui se repose rentrait dans ses plumes. On ne la voyait plus.
        + Ça allait mal, là-bas, et il avait mis une heure à partir.
        + « La droite est plus chaude, dit-il. Mais la gauche est plus drôle. »
      `,
      alone: `
        @friend Ce soir-là, le flamant rose changeait de patte, [dix fois|sans se décider].
        / Le flamant rose, ce soir-là, faisait voter ses deux pattes. Une voix partout.
        Un appel vint {place.from}. Il posa les deux. [Quelle aventure|Plouf] !
        + L’eau était rose aussi, à cause du soleil.
        + « La gauche a travaillé hier, dit-il. Ou était-ce la droite ? »
        + Il tira à la courte patte. Elles étaient pareilles.
        + Les autres dormaient, chacun sur la sienne.
        + Partir, c’est choisir un pied. Il ferma les yeux et partit.
      `,
      dry: `
        Le flamant rose sauta {place.to} à cloche-pied. {Other} [changea aussi|comptait les sauts].
        / « Un pas de droite, un de gauche ? » Avec {other}, le flamant rose sauta {place.to}.
        / {Other} disait : « Hop ! » Le flamant rose changeait. On arriva {place.to}.
        + « On change ! » criait-il, et l’on changeait.
        + Dans l’air, il ne savait plus que faire des deux.
        + Un kangourou aurait applaudi.
      `,
      wet: `
        Le flamant rose entra dans l’eau, [une patte|un orteil] à la fois. {Other} prit une bulle, {place.to}.
        / Le flamant rose trempa un orteil, puis l’autre. {Other} l’attendait en bas, {place.to}.
        / « Après toi », dit le flamant rose {other.a}. « Non, toi. » Et l’on coula {place.to}.
        + Il mit la tête en bas, pour voir laquelle était au sec.
        + Un crabe en avait huit. Il le plaignit beaucoup.
      `,
      quirk: `
        « Et si tu mettais les deux ? » demanda {other}. Le flamant rose [pâlit|devint tout blanc].
        / « Laquelle a raison ? » dit {other}. Le flamant rose les regarda, [longtemps|toutes les deux].
        / Le flamant rose leva la droite. La gauche [se plaignit|fit la tête], dit-il {other.a}.
        « Les deux ? En même temps ? [Devant les gens|Ici] ? »
        / « Demain, je saurai. [Ou mardi|Après le goûter]. »
        / « J’en ai trop d’une, dit-il. [Mais laquelle|Tu la veux] ? »
        + Il demanda à un champignon comment il faisait, sur un seul pied.
        + {Other} essaya aussi et tomba trois fois. Il dit que c’était bien.
        + « Pile, la gauche. Face, la droite », dit-il. La pièce tomba debout.
        + À chaque arrêt, il pesait ses deux genoux.
        + Un héron passa. Il était sur la gauche. Quelle audace !
      `,
      help: `
        Au retour, l’eau était [large|noire], sans rien où se tenir. Et le courant tirait.
        / Le gué avait disparu. L’eau filait, [large et noire|sans une pierre].
        / Pour rentrer, il fallait passer l’eau, et l’eau [tirait fort|ne voulait pas].
        @help Alors le flamant rose servit de poteau au milieu de l’eau, [seul|droit].
        / « J’y reste », dit-il. Le flamant rose servit de poteau au milieu de l’eau.
        + Il planta une patte dans la vase. Il n’en changea pas.
        + {Other} tint son cou, puis passa, pas à pas.
        + Le courant poussa, cria, et s’en alla.
        + « C’était laquelle ? » dit {other}. Il ne regarda même pas.
        + Rose dans le noir, on le voyait de loin.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un flamant rose changeait continuellement de patte sur le tapis, [tourmenté|indécis].
        / Un flamant rose se tenait sur le seuil et sur une patte, [la mauvaise|celle d’hier], pensait-il.
        / Hop, hop : un flamant rose entra à cloche-pied, puis ressortit, pour changer.
        « Laquelle préfères-tu, {hero} ? On nous attend [impatiemment|d’urgence] {place.in}. »
        / « Décide pour moi, {hero}, je n’ai que deux pattes et on [souffre|appelle] {place.in}. »
        / « Gauche ou droite, {hero} ? Les deux mènent {place.in}, [c’est bien l’ennui|hélas]. »
        + « La gauche », dit {hero}. Il la prit, remercia, et [hésita de nouveau|en changea].
        + On souffrait là-bas. Il avait failli partir deux fois, une par patte.
        + Rose comme un bonbon, il avait le cou plié en forme de [doute|point d’interrogation].
        + « Tu te sers des deux, dit-il avec envie, c’est d’un luxe ! »
        + La patte de repos disparaissait sous les plumes, où elle avait [un oreiller|bien chaud].
      `,
      alone: `
        @friend Ce soir-là, le flamant rose en était à son centième essai, sans rien décider.
        Un appel arriva {place.from}. Il posa les deux à la fois, [ce qui fit plouf|tant il était ému].
        + Autour de lui, cent cousins dormaient, chacun sur la bonne.
        + La gauche avait tenu lundi, la droite aussi, d’où [le problème|ce souci].
        + Le couchant trempait dans l’étang comme un biscuit rose.
        + Pour partir, il faut bien commencer par un pied, et il [sauta|ferma les yeux].
      `,
      dry: `
        Le flamant rose gagna {place} à cloche-pied. {Other} [changeait quand il changeait|comptait].
        / {Other} criait « hop » et le flamant rose changeait, {place.to}, [fort soulagé|à chaque borne].
        / À chaque carrefour {place.to}, le flamant rose demandait l’avis {other.de}, [puis l’inverse|et le bon].
        + En vol, les deux pattes traînaient derrière, [inutiles et ravies|sans emploi].
        + « On change ! » criait-il aux nuages.
        + Cela faisait, au total, une trace très bizarre dans la poussière du chemin.
      `,
      wet: `
        Un orteil après l’autre, le flamant rose descendit {place.to}, {other} [dans une bulle|à côté].
        / « Après toi », dit le flamant rose {other.a}, et ces politesses durèrent [tout le trajet|jusqu’au fond], {place.to}.
        + Il plaignit un crabe, qui en avait huit à choisir.
        + L’eau lui montait au doute.
        + Au fond, il fallut encore choisir sur quel côté marcher.
      `,
      quirk: `
        « As-tu pensé aux deux ? » suggéra {other}. Le flamant rose [pâlit jusqu’au blanc|dut s’appuyer].
        / Le flamant rose leva la droite ; la gauche, confia-t-il {other.a}, [en fut jalouse|ne dit rien].
        / « Laquelle a raison ? » demanda {other}. Le flamant rose [les écouta longtemps|se fit un nœud].
        « Ensemble ? murmura-t-il. [Devant tout le monde|Mais où irait le poids] ? »
        / « Mardi, dit-il, j’avais une opinion, mais [elle a fondu|on me l’a prise]. »
        / « Il m’en faudrait trois, dit-il, [pour départager|ou une seule]. »
        + Un champignon, sur son pied unique, lui parut d’une grande sagesse.
        + {Other} voulut l’imiter et tomba trois fois, ce qui le [consola|réconforta].
        + Il jeta une pièce, qui resta debout, elle aussi [sur la tranche|partagée].
        + Un héron les croisa, campé sur la gauche. Il en parla jusqu’au [soir|gué].
        + Quand il éternuait, la décision était prise, mais jamais dans le sens prévu.
        + Il demandait aux arbres si, avec une seule jambe, on dormait mieux.
      `,
      help: `
        Au retour, l’eau barrait tout, large et vive, sans une pierre où se tenir.
        / Le gué s’en était allé, et l’eau du retour [courait à sa place|n’avait pas d’idée du repos].
        / Pour rentrer, il fallait traverser un courant qui [emportait tout|tirait les jambes].
        @help Alors le flamant rose servit de poteau au milieu de l’eau, planté droit.
        + Le courant le tira, le bouscula, lui fit des promesses.
        + {Other} s’accrocha au long cou, puis franchit [le plus fort|le milieu].
        + Il avait choisi, et il ne savait même pas quand.
        + Dans tout ce noir, on ne voyait que lui, tel un clou rose.
      `,
    },
    advanced: {
      arrives: `
        @friend Un flamant rose, sur le tapis, passait d’une patte à l’autre [avec des scrupules|sans conclure].
        / Un flamant rose occupait le seuil sur une patte, et [craignait que ce fût l’autre|s’en excusait].
        / Entré sur la gauche, un flamant rose ressortit, [afin d’entrer sur la droite|pris d’un remords].
        « Laquelle prendrais-tu, {hero} ? dit-il, car [on nous presse|on souffre] {place.in}. »
        / « Les deux, {hero}, mènent {place.in}, [c’est bien ce qui me perd|voilà le drame]. »
        / « Conseille-moi, {hero}, l’indécision [m’immobilise|m’épuise] : on souffre {place.in}. »
        + On lui indiqua la gauche, dont il se félicita un instant, avant que la droite ne [plaidât|lui fît pitié].
        + Il avait failli se mettre en route à deux reprises, soit, tout bien pesé, [une par jambe|équitablement].
        + Son cou avait pris à la longue la forme même [de ses questions|d’un point d’interrogation].
        + Que l’on pût se tenir sur les deux lui semblait d’une prodigalité [coupable|presque orientale].
      `,
      alone: `
        @friend Ce soir-là, le flamant rose instruisait, pour la centième fois, l’affaire [de ses pattes|droite contre gauche].
        / Le flamant rose faisait voter ses pattes, ce soir-là, et l’on en était [au troisième tour|au ballottage].
        + L’appel qui vint {place.from} le surprit au point qu’il posa les deux, ce qui, [de mémoire d’étang|en public], ne s’était pas vu.
        + Cent cousins dormaient alentour, chacun sur la bonne, et il les [enviait|tenait pour légers].
        + Le couchant trempait dans l’eau, du même rose que lui, et n’avait, [lui|manifestement], pas d’hésitation.
        + Tout départ exige un pied, et il ferma les yeux pour ne pas savoir [lequel|qui gagnait].
      `,
      dry: `
        Le flamant rose mena {other} {place.to} à cloche-pied, [changeant aux bornes|avec des changements de conscience].
        / {Other} disait « hop », et le flamant rose, [délivré du choix|reconnaissant], avança {place.to} sans trembler.
        / Le flamant rose prit, à chaque carrefour {place.to}, l’avis {other.de}, puis [celui du vent|l’avis contraire].
        + En l’air, ses pattes pendaient derrière lui, égales enfin, et comme [soulagées|en vacances].
        + Leur trace, sur le chemin, pose encore des questions.
      `,
      wet: `
        Par un orteil d’abord, le flamant rose descendit {place.to}, où {other}, [dans une bulle|déjà au fond], l’attendait.
        / Ce fut, au bord, un assaut de politesses ; enfin le flamant rose suivit {other} {place.to}, [à l’essai|orteil par orteil].
        + Les huit pattes d’un crabe lui arrachèrent un soupir de [compassion|vertige].
        + L’eau lui monta au doute, puis au menton.
      `,
      quirk: `
        {Other} évoqua l’usage des deux, et le flamant rose [perdit sa couleur|en devint héron].
        / « Et laquelle a raison ? » s’enquit {other} ; le flamant rose [rouvrit l’enquête|se noua].
        / Le flamant rose leva la droite, et confia {other.a} que la gauche [le prenait mal|avait de la peine].
        « À la fois ? fit-il, [et devant témoins|et laquelle serait la première] ? »
        / « Mardi, soupira-t-il, je tenais une opinion, mais elle a fondu. »
        / « Il m’en faudrait une troisième, dit-il, [qui présiderait|pour avoir la majorité]. »
        + Une pièce, jetée pour trancher, resta sur la tranche, par [sympathie|contagion].
        + Il envia longtemps un champignon, dont toute la vie tient sur un pied [sans débat|et n’en souffre pas].
        + Ne pas choisir fatigue deux jambes, et choisir n’en fatigue qu’une, mais il ne savait [laquelle|par où conclure].
      `,
      help: `
        + Au retour, une eau large et vive barrait tout, et rien n’y offrait de prise.
        @help Alors le flamant rose servit de poteau au milieu de l’eau, [droit comme une réponse|sans changer de patte].
        / Il avait choisi, et sans appel : le flamant rose servit de poteau au milieu de l’eau.
        / De toutes ses hésitations il fit une ligne droite, et le flamant rose servit de poteau au milieu de l’eau.
        + Le courant le bouscula, le flatta, lui proposa l’autre jambe, [en vain|et n’obtint rien].
        + {Other} se tint à ce long cou, et franchit le plus fort, [d’une plume à l’autre|les yeux mi-clos].
        + Il avait tranché sans s’en apercevoir, car on ne délibère pas quand [un ami passe|quelqu’un se tient à vous].
      `,
    },
  },
  Crane: {
    noun: { noun: 'grue', gender: 'f' },
    facts: { help: 'la grue plia une feuille en bateau' },
    beginner: {
      arrives: `
        @friend Une grue pliait [le journal|le drap]. Puis elle plia le tapis. « Bonsoir, {hero}. Lève le pied. »
        / « Pardon », dit une grue, et elle plia [le paillasson|la porte]. Elle entra par le pli.
        / Crac, crac. Une grue faisait [un bateau du journal|une étoile du drap]. « Tiens, {hero} ! »
        « J’ai plié la carte, dit-elle. C’est [une cocotte|un chapeau]. »
        / « Voici une lettre. C’était un [canard|chapeau], mais on peut la lire. »
        / « Tu tiens dans ma poche, dit-elle, [bien à plat|si tu veux]. Viens ! »
        + « La carte montre {place}, près du bec. Ça ne va pas, là-bas. »
        + Elle plia la serviette en cygne. Le cygne s’assit.
        + Tout devenait plus petit, et plus joli.
        + « Ne me plie pas », dit {hero}. « Juste un coin ? » dit la grue.
        + Elle se plia elle-même en deux, pour passer la porte.
        + Ses longues pattes se rangeaient comme un mètre.
      `,
      alone: `
        @friend Ce soir-là, la grue pliait [sa couverture|ses ailes], en quatre, en huit.
        / Une grue, ce soir-là, faisait un cygne de son oreiller. Il était très ressemblant.
        Dans un pli, elle trouva un [mot|billet]. On l’attendait {place.in}.
        + Son lit était si bien plié qu’elle ne pouvait plus dormir dedans.
        + La lune avait une forme de bateau. Bon travail, pensa-t-elle.
        + Elle plia sa soupe. Ce fut une mauvaise idée.
        + Elle mit sa maison sous son aile, en petit.
        + Un vent froid défit deux cocottes. Elle les refit.
      `,
      dry: `
        La grue plia la route [en deux|en quatre]. C’était plus court. {Other} suivit le pli {place.to}.
        / « Un pli ici, un pli là. » Avec la grue, {other} fut {place.to} en deux pas.
        / La grue fit un oiseau de papier, très grand. {Other} s’y assit, {place.to}.
        + Elle plia aussi un nuage, et l’on s’assit dans son creux.
        + Derrière eux, tout se dépliait en soupirant.
      `,
      wet: `
        La grue plia un sous-marin [de papier|d’une nappe]. {Other} y entra, et l’on descendit {place.to}.
        / La grue plia l’eau comme un drap. {Other} passa dessous, {place.to}.
        / Un bout de papier, six plis : une barque de fond ! {Other} y monta, {place.to}.
        + Il y avait un hublot, et même une petite cheminée.
        + « Il tient si on ne tousse pas », dit-elle.
        + Rien ne fuyait. Pas une goutte.
      `,
      quirk: `
        « Ne bouge pas », dit la grue. Pli, pli. {Other} avait [un chapeau|une cape].
        / La grue vit un mouchoir. Pli, pli : {other} eut [un lapin|une rose] en coton.
        / « Tiens le coin », dit la grue {other.a}. Et le champ devint [un éventail|petit].
        La carte devint un col. « Elle te va [mieux|bien] », dit-elle.
        / Puis elle plia son ombre et la [rangea|mit sous l’aile].
        / « Voilà, dit-elle, et ça ne prend [plus de place|qu’une poche]. »
        + Elle plia le silence. On l’entendit craquer.
        + Une pancarte devint un oiseau et partit.
        + « Où est la gauche ? » dit {other}. « Dedans », dit la grue.
        + Elle salua si bas qu’elle se rangea toute seule.
        + Un escargot était déjà roulé. Elle lui dit bravo.
      `,
      help: `
        Au retour, un ruisseau avait [grossi|monté]. On ne pouvait plus passer.
        / Un ruisseau coupait le chemin. Il était [trop large|trop gros], et sans pont.
        / L’eau avait avalé [les pierres|la planche]. Comment rentrer ?
        @help En trois gestes, la grue plia une feuille en bateau. {Other} [monta|embarqua].
        / Il y avait un arbre, et l’arbre avait une feuille. La grue plia une feuille en bateau.
        / Pli, pli, pli : la grue plia une feuille en bateau pointu.
        + C’était une feuille de châtaignier, bien raide.
        + Un pli devant, un pli derrière, un pli pour le bonheur.
        + L’eau le prit tout doux et ne le mouilla pas dedans.
        + {Thing} voyageait au milieu, sur un petit banc plié.
        + De l’autre côté, elle en refit une feuille.
      `,
    },
    intermediate: {
      arrives: `
        @friend Une grue repliait soigneusement la couverture, puis [le tapis|les rideaux].
        / « Ne vous dérangez pas », dit une grue, en pliant [le paillasson|le journal] pour passer.
        / Le tapis était plus petit que la veille, et une grue [en tenait les coins|lissait le pli].
        « Bonsoir, {hero}, dit-elle, la carte est pliée aussi, [en chapeau|en cocotte]. »
        / « Bonsoir, {hero}, cette cocotte est une lettre, [lis donc l’aile|elle est pour toi]. »
        / « Pliée en quatre, dit-elle, toute affaire paraît [plus petite|moins grave], {hero}. »
        + Le bec de la cocotte montrait {place}, où l’on avait grand besoin d’eux.
        + Sous ses doigts d’oiseau, chaque chose devenait plus petite et plus [jolie|pointue].
        + « Pas moi », dit {hero}. « Un coin seulement », pria la grue.
        + Pour passer la porte, elle s’était pliée en trois, dans le sens [du cou|des pattes].
        + La serviette, maintenant, était un cygne, et boudait le savon.
      `,
      alone: `
        @friend Ce soir-là, la grue pliait sa couverture. Il ne restait plus de couverture.
        / Ce soir-là, la grue fit de son oreiller un cygne, et n’osa plus y poser la tête.
        + Dans le dernier pli, elle lut trois mots qui l’appelaient [au secours|d’urgence] {place.in}.
        + Son lit, réduit en cocotte, était superbe et [sans usage|un peu dur].
        + Elle avait plié sa soupe, une fois, et n’aimait pas qu’on en parle.
        + La lune, pliée en bateau, lui parut d’une bonne main.
        + Elle glissa la maison sous son aile et ferma [le tout|la nuit].
      `,
      dry: `
        La grue replia soigneusement la route {place.to}. {Other} [enjamba les montagnes|traversa par la pliure].
        / D’un journal, la grue fit un oiseau, et {other} vola dessus {place.to}, [entre deux nouvelles|à la une].
        / « Un pli, et c’est la porte à côté », dit la grue, et {other} [passa|fit un pas] {place.to}.
        + Un nuage reçut un dossier, des bras et [un coussin|un pot de fleurs].
        + Tout se dépliait derrière, avec un soupir.
        + Il n’y eut pas un pas de trop.
      `,
      wet: `
        La grue transforma une nappe en sous-marin, et {other} [s’installa au hublot|embarqua] {place.to}.
        / La grue plia un coin de la mer, et {other} se glissa dessous, {place.to}, [à sec|ou presque].
        / Un journal, douze plis, un peu de cire : {other} et la grue descendirent {place.to}.
        + Il tenait bien, pourvu que personne ne [tousse|rie].
        + Les poissons saluaient le pli.
        + On y servit même du thé, dans une tasse en papier bien serrée.
      `,
      quirk: `
        « Un instant », demanda la grue, et {other} disparut sous [un chapeau pointu|une pèlerine].
        / « Tiens-moi ce coin », dit la grue {other.a}, et le pré [devint un éventail|perdit la moitié].
        / La grue salua {other} si bas qu’il fallut chercher la charnière.
        Leur carte y passa aussi, et le nord [retombait devant|chatouillait l’oreille].
        / « Tout se range, dit-elle, sauf [les hérissons|le vent]. »
        / Puis elle plia son ombre, et la glissa [sous son aile|dans l’enveloppe du soir].
        + Elle plia une pancarte, qui s’envola vers le sud.
        + « À gauche ou à droite ? » demanda {other}. « À l’intérieur », dit la grue.
        + Le silence fut plié aussi, et l’on entendit [craquer|le pli].
        + Devant un escargot, roulé d’avance, elle s’inclina jusqu’à [se ranger|terre].
      `,
      help: `
        Le retour butait sur un ruisseau, gonflé et [de mauvaise humeur|sans pont].
        / L’eau du soir avait emporté [la planche|les pierres], et la route s’arrêtait au bord.
        / Un ruisseau avait décidé, depuis l’aller, de [devenir fleuve|prendre toute la place].
        @help Alors, en trois gestes, la grue plia une feuille en bateau, [proue comprise|nerveuse et légère].
        / Elle cueillit, lissa, et la grue plia une feuille en bateau, [sans colle ni ciseaux|pour deux].
        / Un pli pour la coque, un pour le courage : la grue plia une feuille en bateau.
        + Un pli pour l’avant, un pour l’arrière. Un pour [la chance|la beauté].
        + {Other} y monta sur la pointe du souffle, et l’eau [n’osa pas entrer|fut douce].
        + La grue poussait du bec, en marchant à côté.
        + Sur l’autre rive, elle déplia tout et rendit la feuille [à son arbre|au vent].
      `,
    },
    advanced: {
      arrives: `
        @friend Une grue, ayant méthodiquement plié la couverture et les rideaux, [salua|s’inclina].
        / Le tapis avait diminué depuis la veille ; une grue, à genoux, [en lissait le pli|achevait le travail].
        / « Ne vous dérangez pas », dit une grue, qui pliait la porte [afin de passer|en deux battants].
        « Soulève un pied, {hero}, demanda-t-elle, [et consulte|et déplie] la carte, elle est en cocotte. »
        / « Cette cocotte, {hero}, est une lettre ; [tu en liras l’aile|le bec est de ta main]. »
        / « Pliée en huit, assura-t-elle {hero.a}, toute peine [tient dans une poche|devient un éventail]. »
        + Le bec de cette cocotte désignait {place}, où l’on avait, paraît-il, [un grand besoin d’eux|de la peine].
        + Entre ses mains d’oiseau, les choses perdaient en volume ce qu’elles gagnaient en [pointes|esprit].
        + {Hero} demanda grâce pour sa personne, et elle se contenta, non sans regret, d’[un coin de manche|une oreille d’ours].
        + La porte étant étroite, elle s’était pliée en trois, selon un modèle [ancien|de famille].
      `,
      alone: `
        @friend Ce soir-là, la grue amenait sa couverture au seizième pli, avec ferveur.
        Un mot s’y trouvait pris, qui l’appelait {place.in}, [de toute urgence|d’une écriture froissée].
        + Son lit, transformé en cocotte, faisait l’admiration de ceux qui n’avaient pas à [y dormir|s’en servir].
        + Il y avait eu l’affaire de la soupe, dont, [par accord tacite|entre gens polis], nul ne parlait plus.
        + Elle rangea sa maison sous son aile et souffla la lune, qu’elle croyait [de papier|finie].
      `,
      dry: `
        Soigneusement, la grue plia la route {place.to}, et {other} traversa [directement|le carrefour] par la pliure.
        / D’une page de journal, la grue tira un grand oiseau, et {other} gagna {place} [dans les annonces|à la une].
        / « Je vous en plie », dit la grue, et la route {place.to} ne fit plus, pour {other}, qu’un pas.
        + Tout se redéployait derrière eux, collines en tête, avec un soupir [de nappe|d’aise].
        + Le clocher se trouva, un instant, tout près de la rivière, et l’on échangea des politesses.
      `,
      wet: `
        D’une nappe, la grue tira un sous-marin, où {other} prit place, [défense de tousser|côté hublot], {place.to}.
        / La grue souleva un coin de la mer, le plia, et {other} descendit {place.to} [comme on entre au lit|à sec].
        + Les poissons admirèrent la netteté de l’arête, en [connaisseurs|experts].
        + On y prit le thé, dans des tasses du même papier que la coque.
      `,
      quirk: `
        « Une seconde », demanda la grue, et {other} disparut sous [un tricorne|une pèlerine].
        / La grue salua {other} si profondément qu’il fallut chercher [la charnière|par où la rouvrir].
        / « Tenez-moi ce coin », dit la grue {other.a}, et le pré [se referma en éventail|perdit son milieu].
        Leur carte y passa naturellement, et le septentrion [chatouillait les oreilles|couvrait la nuque].
        / Elle tenait que tout se range, hormis [les hérissons|le vent d’ouest].
        / Son ombre, pliée en quatre, alla dormir [sous son aile|avec les serviettes].
        + Une pancarte, sous son bec, prit des ailes et s’en fut indiquer [le sud|ailleurs].
        + Priée de dire où l’on allait, elle répondit : à l’intérieur, et [plia encore|c’était vrai].
        + Elle s’inclina devant un escargot, ouvrage, selon elle, [sans reproche|du plus haut style], jusqu’à se ranger toute seule.
      `,
      help: `
        Au retour, une rivière débordante occupait la route et [refusait de la rendre|grondait furieusement].
        / Un ruisseau, depuis l’aller, s’était découvert [des ambitions de fleuve|une vocation].
        / La route s’arrêtait au bord d’une eau grosse, [et reprenait très loin|sans donner d’explication].
        @help Minutieusement, la grue plia une feuille en bateau, [parfaitement étanche|d’une élégance rare].
        / Elle choisit, lissa, souffla, et la grue plia une feuille en bateau, pour deux.
        + Le premier pli fut pour la proue, le deuxième pour la poupe, et l’autre, [disait-elle|sans utilité], pour le bonheur.
        + {Other} s’y assit au milieu d’un souffle, et le flot, [intimidé|par égard], resta dehors.
        + Elle déplia le tout sur l’autre rive, et rendit au châtaignier [ce qu’elle lui devait|sa feuille], à peine froissée.
      `,
    },
  },
  Albatross: {
    noun: { noun: 'albatros', gender: 'm' },
    facts: { help: 'l’albatros plana jusqu’à l’autre bord' },
    beginner: {
      arrives: `
        @friend Un albatros courait dans le couloir. Il courait encore. Boum, la fenêtre !
        / Floc, floc, floc, boum. C’était un albatros, [dans le rideau|contre le mur]. Il freinait.
        / Un albatros passa devant la porte. Il [repassa|revint], plus vite. Enfin, il entra.
        « Il me faut [de l’élan|de la place], {hero}, dit-il. On nous attend {place.in}. »
        / « Recule, {hero}, dit-il, je [salue|m’assois]. On appelle {place.in}. »
        / « Ta chambre est courte, {hero}. Le ciel est [plus long|mieux]. Viens {place.in} ! »
        + Il replia une aile, longtemps. Puis l’autre.
        + « Pousse l’armoire », dit-il. « Et le mur, si possible. »
        + Il bâilla. Il avait dormi en venant, sans atterrir.
        + Il sentait le sel et le grand large.
        + Ses pieds faisaient floc, floc, floc, à toute vitesse.
        + Il s’arrêta au bout du tapis, ou juste après.
      `,
      alone: `
        @friend Ce soir-là, l’albatros dormait en [volant|plein vol], très haut.
        / Un albatros ronflait dans le ciel, ce soir-là. Il volait très droit.
        Un appel le réveilla. Il venait {place.from}. [Zut|Hélas], il fallait atterrir.
        + Atterrir, il n’aimait pas. C’est plein de sol.
        + Il ronflait, et les nuages s’écartaient.
        + Il rêvait d’une piste sans fin, avec de l’herbe.
        + Une étoile lui chatouilla le bec.
        + Il toucha terre en sept fois, boum compris.
      `,
      dry: `
        L’albatros courut, courut, [courut|et courut]. Enfin l’air ! {Other} s’accrocha, {place.to}.
        / Trois prés d’élan, un saut ! {Other} et l’albatros étaient partis {place.to}.
        / « Cours avec moi », dit l’albatros {other.a}. On courut jusqu’au ciel, {place.to}.
        + Il avait pris trois champs et une cour d’école.
        + Après, plus un bruit. C’était son sommeil.
        + Il fit encore un petit tour, pour le plaisir du vent.
      `,
      wet: `
        L’albatros prit son élan [sur la jetée|trois fois]. Plouf ! Dans une bulle, {other} suivit {place.to}.
        / Floc, floc, floc, et plus de quai ! {Other} et l’albatros coulèrent {place.to}.
        / L’albatros mit la tête dans une bulle. {Other} poussa le reste, {place.to}.
        + Sous l’eau aussi, il planait, tout doux.
        + Une raie l’imita. Ou le contraire.
        + Des bulles sortaient de ses rêves.
      `,
      quirk: `
        « Tu dors ? » demanda {other}. « Je vole », dit l’albatros, et il [ronfla|ferma l’œil].
        / L’albatros ferma les deux yeux. « Le virage », dit {other}. « [Quel virage|Il est passé] ? »
        / « Je prends mon élan », dit l’albatros {other.a}. Et il partit [en arrière|au loin].
        On vira [à peine|de justesse]. Une mouette s’écarta.
        / Il fallut aller le chercher [dans la haie|au bout du pré].
        / Un nuage se poussa [un peu|poliment]. Il le connaissait.
        + Pour passer un caillou, il recula de cent pas.
        + « Laissez-moi de la place ! » dit-il, dans un pré tout vide.
        + Il courut si bien qu’il revint au point de départ.
        + {Other} voulut dire bonjour. Il était déjà loin, à reculons.
        + Ses ailes ouvertes, il faisait de l’ombre à trois vaches.
      `,
      help: `
        Au retour, le vide était [trop large|très large] pour sauter. Il n’y avait pas de pont.
        / Le chemin s’arrêtait net. Après, c’était [de l’air|le vide].
        / Avant la maison, il y avait [un trou|un ravin], grand comme le soir.
        @help Sans un battement, l’albatros plana jusqu’à l’autre bord, [tout droit|en dormant].
        / Il courut, il sauta, il se tut. L’albatros plana jusqu’à l’autre bord.
        / « Ça, je sais », dit-il. L’albatros plana jusqu’à l’autre bord, [les ailes larges|sans bruit].
        + Il avait couru longtemps, de l’autre côté du monde.
        + {Other} tenait son cou, dans un grand silence bleu.
        + Il ne battait pas des ailes. L’air le portait.
        + En bas, le vide ouvrait une bouche ronde.
        + L’atterrissage fit boum, mais c’était le bon côté.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un albatros remonta le couloir au galop, [floc, floc, floc|ailes ouvertes], et finit dans la fenêtre.
        / Floc, floc, boum : un albatros venait d’atterrir [dans la commode|sur trois tapis].
        / Un albatros passa devant la porte, la manqua, revint, et [la manqua mieux|entra au troisième essai].
        « Il me faut de l’élan, {hero}, beaucoup, [pousse l’armoire|car on nous attend] {place.in}. »
        / « Ta chambre est un peu courte, {hero}, [viens|sortons], c’est plus grand {place.in}. »
        / « Recule de six pas, {hero}, que je te salue : on appelle {place.in}. »
        + Il replia ses ailes, ce qui dura le temps d’une chanson.
        + « Combien d’élan ? » demanda {hero}. « La rue, dit-il, et la suivante. »
        + Il avait dormi en route, là-haut, et rêvé de [pistes|plages sans fin].
        + Le sel de trois mers lui séchait encore sur les plumes.
        + Freiner n’était pas son fort, et le tapis le savait maintenant.
      `,
      alone: `
        @friend Ce soir-là, l’albatros dormait en plein vol, comme [tous les soirs|d’habitude], un œil après l’autre.
        / L’albatros, ce soir-là, ronflait au-dessus des nuages, et les nuages le berçaient.
        Un appel le tira du sommeil, {place.from}, et il fallut se poser.
        + Se poser est une chose affreuse, où il y a du sol partout.
        + Ses ronflements poussaient devant lui de tout petits nuages.
        + Il toucha terre en sept fois, dont [deux sur le nez|une dans une haie].
        + On avait besoin de lui, et il reprit aussitôt cent pas d’élan.
      `,
      dry: `
        L’albatros courut trois champs durant, {other} au cou, et [s’éleva enfin|partit au quatrième] {place.to}.
        / « Cours ! » dit l’albatros {other.a}, et ce fut un pré, deux prés, puis [plus de pré|le ciel], {place.to}.
        / Pour aller {place.to}, l’albatros demanda une piste, et {other} [lui trouva une route|coucha les blés].
        + L’air fit le reste, et il dormait déjà.
        + On vira quand il rêva d’un virage.
        + Un clocher se poussa, dit-on.
      `,
      wet: `
        Après cent pas d’élan sur la jetée, l’albatros [plongea|fit plouf]. {Other} le suivit {place.to}.
        / L’albatros courut tant qu’il y eut du quai, et même après. {Other} [coula avec lui|le suivit] {place.to}.
        / La bulle était pour {other}, et un peu pour le bec de l’albatros. On descendit {place.to}.
        + Là-dessous il planait aussi, entre deux raies étonnées.
        + La bulle ronflait un peu.
        + Il n’eut besoin d’aucune place pour s’arrêter, tant l’eau était molle.
      `,
      quirk: `
        « Tu dors ? » s’inquiéta {other}. « Je pilote », dit l’albatros, [les yeux fermés|dans un ronflement].
        / « Le virage ! » dit {other}. « Lequel ? » fit l’albatros, [qui rêvait|en ouvrant un œil].
        / L’albatros recula de cent pas pour dire bonjour {other.a}, et [partit sans s’arrêter|manqua sa main].
        Une mouette les évita de justesse, et dit [un mot|ce qu’elle en pensait].
        / On le retrouva dans une haie, [bien reposé|les ailes pliées en douze].
        / Les nuages le connaissaient et [se rangeaient|dormaient sur un côté].
        + Pour enjamber un caillou, il recula de cent pas et [le rata|sauta à côté].
        + « De la place ! » criait-il, seul au milieu d’une prairie.
        + Il courut si longtemps qu’il repassa devant {other}, deux fois.
        + Ses ailes dépliées mettaient à l’ombre trois vaches et [leur clocher|un veau].
      `,
      help: `
        Au retour s’ouvrait un vide, [bleu et sans bord|bien trop large pour un saut].
        / La route finissait au bord du vide, et le reste [était de l’autre côté|attendait en face].
        / Il aurait fallu un pont, [long comme une soirée|mais qui bâtit un pont la nuit].
        @help Sans un battement d’ailes, l’albatros plana jusqu’à l’autre bord, [droit comme un fil|et le vent l’aida].
        / Il eut enfin toute la place qu’il voulait : l’albatros plana jusqu’à l’autre bord.
        / Une longue course, un silence, et l’albatros plana jusqu’à l’autre bord, ailes larges.
        + Son élan, il était allé le prendre très loin, de l’autre côté de la colline.
        + {Other} n’entendait plus que l’air, qui tenait tout.
        + Quand on sait attendre le vent, on n’a pas besoin de [forcer|s’agiter].
        + Il se posa mal, comme toujours, mais du bon côté.
      `,
    },
    advanced: {
      arrives: `
        @friend Un albatros remontait le couloir au galop, toutes voiles dehors, et [la fenêtre l’arrêta|ne s’arrêta plus].
        / Un bruit de galop, un choc, des excuses : un albatros venait de se poser [sur la commode|en trois endroits].
        / Un albatros manqua la porte deux fois, et la troisième, [manqua l’arrêt|la prit avec lui].
        + « De l’élan, {hero}, il me faut de l’élan, [la rue, s’il se peut|car on nous attend] {place.in}. »
        + Il ferma ses ailes l’une après l’autre. On eut le temps de [parler d’autre chose|chanter].
        + Le trajet s’était fait en dormant, à son habitude, et il en rapportait le sel [de trois mers|et un rêve].
        + De toutes les manœuvres, celle du freinage lui paraissait la plus [théorique|contraire à sa nature].
        + On poussa l’armoire, puis on regarda le mur, [avec regret|qui ne bougea pas].
      `,
      alone: `
        @friend Ce soir-là, l’albatros dormait en vol, au-dessus des nuages, d’un œil.
        / L’albatros, ce soir-là, ronflait à trois mille pieds, et les nuages se garaient.
        L’appel qui montait {place.from} l’obligea, hélas, à [envisager le sol|redescendre].
        + De la terre ferme, il ne connaissait que la fin, qui est toujours [brusque|un choc].
        + L’opération se fit en sept temps, dont un dans une haie, et [s’acheva sur le bec|prit fin].
        + Il repartit aussitôt chercher de l’élan, ce qui demanda [deux champs|le reste du crépuscule].
      `,
      dry: `
        L’albatros courut trois champs, un pré et une cour d’école, après quoi {other} [quitta le sol|vola] {place.to}.
        / L’albatros réclama une piste, {other} coucha pour lui deux champs d’orge, et l’on vola {place.to}.
        / « Courons », dit l’albatros {other.a}, et l’on courut si longtemps {place.to} que le ciel [céda|commença].
        + À partir de là, il n’y eut plus un bruit, sinon, [par moments|à l’avant], un ronflement.
        + Les nuages se rangeaient.
      `,
      wet: `
        Cent pas d’élan sur la jetée, et l’albatros s’enfonça {place.to}, {other} [dans sa bulle|à sa suite].
        / L’albatros courut jusqu’au bout du quai, puis un peu plus loin, et [sombra|coula] avec {other} {place.to}.
        + Une raie crut à un parent, et l’on plana de conserve [jusqu’au fond|un moment].
        + L’eau, molle de tous côtés, lui parut le sol idéal.
      `,
      quirk: `
        « Tu dors ? » s’inquiéta {other}. « Je pilote », répondit l’albatros, [rêveusement|les paupières hermétiquement closes].
        / Désireux de saluer {other}, l’albatros recula de cent pas, et [revint trop vite|ne put s’arrêter].
        + Il virait lorsqu’il rêvait d’un virage, et les mouettes, [prévenues|échaudées], s’abonnaient au détour.
        + Devant un caillou, il recula de cent pas, s’élança, et [le contourna, par manque d’élan|tomba dessus].
        + Sa course le ramena deux fois devant {other}, qu’il salua comme [un inconnu|une vieille connaissance].
        + La grâce, chez lui, commençait exactement à l’endroit où [finissait le sol|cessaient les pieds].
        + On mesura plus tard que, pour avancer d’un pas, il en avait couru, ce soir-là, près de six cents.
      `,
      help: `
        Au retour, un vide s’interposait, d’un bleu sans bord.
        / La route finissait en l’air, et reprenait de l’autre côté.
        / Il eût fallu un pont long comme une soirée, ou moins peureux.
        @help Sans un battement, l’albatros plana jusqu’à l’autre bord, [ainsi qu’une pensée qui se tait|et s’y posa mal].
        / On lui donnait enfin toute la place : l’albatros plana jusqu’à l’autre bord.
        / Il n’y eut ni galop ni boum, et l’albatros plana jusqu’à l’autre bord, [comme on tourne une page|ailes grandes].
        + Il était allé quérir son élan au bout du pays, et revenait [avec|en possession de ce trésor].
        + {Other} ne sentait plus que l’air, cette chose réputée vide, [et qui portait tout|sous les plumes].
        + Ce n’est pas la force qui fait passer les gouffres, mais de [savoir prendre de loin|bien partir].
      `,
    },
  },
  Macaw: {
    noun: { noun: 'ara', gender: 'm' },
    facts: { help: 'l’ara sema une plume vive pour marquer le chemin' },
    beginner: {
      arrives: `
        @friend Un ara [éblouit la chambre|entra en couleurs]. « J’ai combattu mille tempêtes ! » Il bruinait.
        / « Une forêt de lions, et me voici ! » dit un ara. Il venait [du jardin|d’en bas].
        / Entra un ara, [en trois couleurs|tout en couleurs]. « J’ai sauvé le roi ! » dit-il.
        « {Hero} ! C’est terrible {place.in}. [Énorme|Gigantesque] ! Enfin, assez ennuyeux. »
        / « Un volcan, {hero}, {place.in} ! [Ou un|Bref, un petit] souci. »
        / « {Hero}, le monde s’écroule {place.in} ! [Un peu|Dans un coin]. »
        + Il secoua trois gouttes. « Un océan », dit-il.
        + « Un tigre m’a suivi. » C’était un chat. « Un chat tigré », dit-il.
        + Il était rouge, bleu et jaune, comme une boîte de crayons.
        + « C’est vrai ? » dit {hero}. « Presque », dit l’ara. « C’est mieux que vrai. »
        + Il avait fait dix lieues. Ou bien une.
        + Ses plumes éclairaient jusqu’au plafond.
        + « Un dragon gardait ta porte », dit-il, et il montra le paillasson.
        + Il raconta aussi ce qu’il allait faire, et c’était déjà très beau.
      `,
      alone: `
        @friend Ce soir-là, l’ara racontait sa journée : [un géant|dix géants] ! C’était un pigeon.
        / Une branche écoutait l’ara, ce soir-là. « J’étais mille », disait-il.
        Puis un vrai appel vint {place.from}. Il n’ajouta [rien|pas un mot].
        + Il avait mangé une graine grosse comme une lune.
        + Les feuilles l’écoutaient, surtout les vertes.
        + Il dit que la nuit était rose. Elle devint un peu rose.
        + Cette voix était petite. Il ne la fit pas plus grande.
        + « Pour une fois, j’ai une vraie histoire », dit-il.
      `,
      dry: `
        L’ara vola {place.to}. « Mille lieues ! » criait-il. {Other} en compta [trois|deux].
        / « Nous passons les Alpes ! » dit l’ara. C’était un talus. {Other} le suivit {place.to}.
        / L’ara comptait les dragons, {place.to}. {Other} comptait les moutons. Il y en avait autant.
        + « Un volcan ! » dit-il d’une cheminée.
        + Les nuages prenaient un peu de sa couleur.
        + Il salua une foule. C’étaient des choux.
        + Il raconta tout le voyage pendant le voyage, et c’était plus long.
      `,
      wet: `
        « Un requin ! » cria l’ara. C’était [une sardine|une bulle]. {Other} le calma, et l’on descendit {place.to}.
        / « Dix mille mètres ! » dit l’ara dans la bulle. {Other} toucha le fond, {place.to}.
        / L’ara mena {other} {place.to} par un gouffre. Enfin, par une flaque profonde.
        + Dans l’eau grise, il faisait un feu d’artifice.
        + « J’ai vu le fond du monde », dit-il. C’était du sable.
      `,
      quirk: `
        « Cet arbre m’a attaqué », dit l’ara. [Une feuille tomba|Il avait une feuille sur le bec].
        / « Je tiens la lune », dit l’ara. C’était [une pomme|une courge], mais très ronde.
        / L’ara sauta un fossé. « Un abîme ! dit-il. [Avec des crocodiles|Sans fond] ! »
        « Quel combat », dit {other}. L’ara [montra une plume|salua].
        / « Je l’ai vu », dit {other}. « [Raconte|Alors, combien] ? » dit l’ara.
        / {Other} en rajouta un peu. L’ara [fut ravi|prit des notes].
        + Il parla d’un fleuve de feu. C’était un ruisseau, au soleil.
        + « J’étais seul contre cent moucherons », dit-il. Il y en avait un.
        + À la troisième fois, le géant avait aussi un cheval.
        + {Other} aimait bien savoir la suite.
        + Il disait « en vérité » juste avant de mentir un peu.
      `,
      help: `
        Au retour, tout se [ressemblait|mélangeait]. Les arbres étaient gris, et la route aussi.
        / Tout était gris, partout pareil. [On revint deux fois|Où était la route] ?
        / La nuit avait effacé les couleurs. [Où tourner|Et le chemin], alors ?
        @help Pour de vrai, l’ara sema une plume vive pour marquer le chemin. [Puis une autre|Une rouge].
        / Il n’inventa rien : l’ara sema une plume vive pour marquer le chemin.
        / Hop, et hop ! À chaque tournant, l’ara sema une plume vive pour marquer le chemin.
        + Rouge à gauche. Bleu à droite. Jaune tout droit.
        + Dans ce gris, elles brillaient comme des lampes.
        + Cela pinçait un peu. Il ne dit pas que c’était terrible.
        + {Other} suivait, de plume en plume.
        + À la fin, il n’en raconta rien. C’était assez beau.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un ara fit une entrée éblouissante : « J’ai traversé mille tempêtes ! » Il bruinait.
        / « Inutile d’applaudir », dit un ara en entrant, car il revenait [de la lune|du fond du jardin].
        / Un ara surgit, rouge, bleu, jaune, poursuivi par [une armée|cent loups], dont on ne vit rien.
        « C’est effroyable {place.in}, {hero}, [inouï|colossal], enfin, c’est ennuyeux. »
        / « Un volcan, {hero}, ou presque, et tout cela {place.in}, [à deux pas|je crois]. »
        / « Le monde s’écroule {place.in}, {hero}, enfin, il [penche|a un souci]. »
        + Un tigre l’avait poursuivi jusqu’au perron, un tigre de gouttière, [tout bien pesé|à rayures].
        + « Tout est vrai ? » demanda {hero}. « Tout est mieux que vrai », dit l’ara.
        + Rouge, bleu, jaune, il avait l’air d’une boîte de crayons [en colère|renversée].
        + Dix lieues à l’aller, disait-il. On en comptait bien une.
        + Il secoua ses plumes, et le plafond devint plus gai.
      `,
      alone: `
        @friend Ce soir-là, l’ara contait aux feuilles son combat contre un géant, [qui était un pigeon|à peine gros].
        / Ce soir-là, l’ara racontait aux feuilles comment il avait plu, grâce à lui.
        Un véritable appel vint alors {place.from}, et il n’y ajouta rien.
        + La graine de son dîner avait, dans le récit, la taille d’un melon.
        + Il déclara la nuit rose, et elle le fut [un peu|pour lui plaire].
        + Quelqu’un avait de la peine, sans orage ni dragon autour.
        + Une histoire vraie, cela pèse, et il la prit [avec soin|au sérieux].
      `,
      dry: `
        « Mille lieues nous séparent ! » cria l’ara en volant {place.to}. {Other} [en trouva trois|compta].
        / L’ara passa les Alpes, qui étaient un talus, et {other} les enjamba, {place.to}.
        / {Other} compta les dragons que l’ara montrait {place.to}, et il y en avait [neuf, tous en laine|zéro].
        + Une cheminée fut un volcan, un coq un aigle à deux têtes.
        + Les nuages rosissaient de l’entendre.
      `,
      wet: `
        « Un requin ! » annonça l’ara, à propos d’une sardine. {Other} [le rassura|tint la bulle] {place.to}.
        / « Dix mille mètres de fond ! » gémit l’ara, {place.to}. {Other} [avait pied|touchait déjà].
        / L’ara voulut un gouffre, et {other} lui offrit une bulle, où il [gronda|conta tout] {place.to}.
        + Il faisait dans l’eau grise un feu d’artifice silencieux.
        + Le fond du monde était du sable, et pas mal.
      `,
      quirk: `
        « Cet arbre vient de m’attaquer », dit l’ara, [une feuille sur le bec|l’aile sur le cœur].
        / « J’ai décroché la lune », dit l’ara, et il montra [une courge|un fromage], assez ronde.
        / L’ara passa un fossé. « Cent mètres, dit-il, [et sans élan|des crocodiles au fond]. »
        {Other} admira le combat, et le combat [recommença, plus long|gagna un cheval].
        / {Other} ajouta un requin au récit, et l’ara [en fut jaloux|prit des notes].
        / « J’y étais », dit {other}. « Alors tu as vu [combien ils étaient|leur chef] ! »
        + Cent moucherons l’avaient cerné, dont un [vivant|bien réel].
        + Il disait « en vérité » juste avant de s’en éloigner.
        + Un ruisseau au soleil fut un fleuve de feu. On [marcha plus vite|s’y chauffa].
        + À la troisième version, {other} connaissait le géant par son prénom.
      `,
      help: `
        Au retour, tout était gris, tout se ressemblait, et la route aussi.
        / Le soir avait repris ses couleurs, et rien ne menait à rien.
        / On passa deux fois devant la même souche, [grise comme les autres|ou devant sa sœur].
        @help Sans un mot de trop, l’ara sema une plume vive pour marquer le chemin, une rouge.
        / Il n’exagéra pas, cette fois : l’ara sema une plume vive pour marquer le chemin.
        / À chaque tournant, avec un petit « aïe », l’ara sema une plume vive pour marquer le chemin.
        + Le rouge voulait dire à gauche, le bleu à droite, le jaune [courage|tout droit].
        + Chaque plume coûtait un petit aïe, qu’il garda pour lui.
        + {Other} allait de l’une à l’autre, comme on lit une phrase.
        + Il n’en fit pas une histoire, et ce fut [sa plus belle|la meilleure].
        + La nuit avait repris des couleurs.
        + Nul ne se perdit.
      `,
    },
    advanced: {
      arrives: `
        @friend Un ara entra, en trois couleurs, et la pluie fine du dehors devint un ouragan.
        / Un ara fit irruption, talonné par une armée que [la porte découragea|lui seul entendit].
        « C’est effroyable {place.in}, {hero}, c’est sans exemple, ou peu s’en faut. »
        / « {Hero}, dit-il, le monde s’écroule {place.in} ; [du moins il penche|mettons qu’il se fissure]. »
        / « Ce volcan, {hero}, ou cette contrariété, gronde {place.in}, [selon mes sources|à t’entendre presque]. »
        + Un tigre l’avait traqué jusqu’au perron, de gouttière, il est vrai, mais [rayé|d’une rare férocité].
        + Interrogé sur l’exactitude de ces faits, il les déclara supérieurs [à la vérité|aux faits].
        + De l’unique lieue qui le séparait de là, il avait su tirer [dix|une odyssée].
        + Il rajustait le monde comme d’autres un tableau, qui penchait, et dont la couleur [avait passé|manquait].
      `,
      alone: `
        @friend Ce soir-là, l’ara livrait devant les feuilles une bataille contre un géant, [pigeon de son état|inspiré d’un pigeon].
        / L’ara, ce soir-là, expliquait aux feuilles par quel exploit il avait fait [pleuvoir|venir le soir].
        + Un appel se fit entendre {place.from}, et il n’y trouva rien à ajouter.
        + Sa graine du soir, de récit en récit, avait atteint la taille d’un [melon|petit astre].
        + La nuit, qu’il avait annoncée rose, faisait de son mieux pour [ne pas le démentir|lui complaire].
        + Les vrais chagrins n’ont pas de dragon, et il en fut, [un instant|pour la première fois], désarmé.
      `,
      dry: `
        L’ara inaugura la route {place.to}, officiellement interminable, dont {other} [constata|calcula] la remarquable brièveté.
        / L’ara franchit, {place.to}, des Alpes hautes comme un talus, et {other} [s’y mouilla la cheville|n’eut pas le vertige].
        / {Other} recensa, sur la route {place.to}, les dragons de l’ara, [tous en laine|dont neuf bêlaient].
        + Une cheminée cracha du feu, un coq eut deux têtes, et il ne manqua que [le dragon|des preuves].
        + Le ciel en garda un peu de rouge.
        + {Other} ne démentit rien.
      `,
      wet: `
        L’ara signala un requin, qui fut ramené à la sardine. On coula {place.to}, {other} [le tenant|tenant la bulle].
        / « Dix mille mètres ! » estima l’ara, plongeant {place.to} avec {other}, [qui avait pied|dans une bulle].
        + Il éclatait dans cette eau grise comme un bouquet d’artifice [au ralenti|qui se souvient].
        + Le fond du monde, qu’il avait annoncé terrible, était du sable, et il le trouva bien imité.
      `,
      quirk: `
        « Cet arbre m’a sauvagement attaqué », déclara l’ara {other.a}, [une feuille au bec|ébouriffé mais triomphant].
        / L’ara produisit la lune, qu’il venait de décrocher, et où {other} [reconnut une courge|préféra mordre].
        / D’un fossé, l’ara fit un gouffre, puis, se tournant vers {other}, [y mit des crocodiles|l’élargit].
        + Le combat, applaudi, fut repris avec un cheval, puis avec [la mer|une princesse].
        + Il faisait précéder d’un « en vérité » toutes les phrases où l’on n’en [trouverait pas|voyait plus].
        + De cent moucherons qui l’assaillirent, un seul a pu être [entendu|interrogé].
        + On sait bien que les aras exagèrent, mais qui voudrait d’un ciel [à la taille exacte|sans eux] ?
      `,
      help: `
        + Au retour, le gris s’était mis partout, et les chemins n’avaient plus de nom.
        @help Alors, exceptionnellement silencieux, l’ara sema une plume vive pour marquer le chemin, puis quatorze.
        / Sans y ajouter un seul dragon, l’ara sema une plume vive pour marquer le chemin.
        / À chaque tournant, et sans un discours, l’ara sema une plume vive pour marquer le chemin.
        + Le rouge voulait dire la gauche, le bleu la droite, et le jaune, [à ce qu’on comprit|simplement], courage.
        + Chacune lui coûtait un cri, dont il fit, pour la première fois, [l’économie|un silence].
        + {Other} allait de plume en plume, ainsi qu’on suit du doigt une phrase [vraie|bien écrite].
      `,
    },
  },
  Dove: {
    noun: { noun: 'colombe', gender: 'f' },
    facts: { help: 'la colombe retrouva la maison sans chercher' },
    beginner: {
      arrives: `
        @friend Une colombe lisait [ta lettre|une lettre], sur le rebord. « C’est triste, à la fin », dit-elle.
        / Sur le rebord, il y avait une colombe et un sanglot. « Quelle [fin|belle écriture] ! »
        / Une colombe apporta une lettre. Elle l’avait [ouverte|lue deux fois], pour l’aérer.
        « Elle est pour toi, {hero}. [Je résume|Je te la raconte] : au secours, {place.in}. »
        / « Voici, {hero}. [Page un|Je saute le début] : on t’attend {place.in}. »
        / « {Hero}, tu vas pleurer, dit-elle. [Moi, j’ai fini|Voilà] : à l’aide, {place.in} ! »
        + « Tu lis le courrier des autres ? » dit {hero}. « Je le porte, alors je le lis. »
        + Elle s’essuya un œil avec un coin de l’enveloppe.
        + Un petit sac pendait à son cou, plein de secrets ouverts.
        + « Ta tante va mieux, dit-elle. Tu n’as pas de tante ? Dommage. »
        + Elle était blanche, sauf une tache d’encre au bec.
        + « Ils écrivent bien, mais vite », dit-elle.
      `,
      alone: `
        @friend Ce soir-là, la colombe portait un message et le [lisait|relisait], par curiosité.
        / Une colombe, ce soir-là, s’assit sur son sac. Une lettre dépassait, alors elle lut.
        Il était pour elle. « Viens, disait-il, [vite|on t’attend], {place.in}. »
        + Personne ne lui écrivait jamais. Elle en laissa tomber son sac.
        + Elle connaissait toutes les nouvelles, et n’en disait que la moitié.
        + Une carte d’anniversaire attendait depuis mai. C’était si beau.
        + Elle plia la lettre contre son cœur.
        + Elle prit le vent, sans demander la route.
      `,
      dry: `
        La colombe vola {place.to} en lisant [les pancartes|le courrier]. {Other} tournait les pages.
        / « Tourne », dit la colombe {other.a}. On tournait la page, ou le coin, {place.to}.
        / La colombe lisait une histoire de mer. {Other} regarda la route, {place.to}.
        + Un nuage avait la forme d’une enveloppe. Elle l’ouvrit.
        + Elle ne regardait jamais où elle allait, et elle y allait droit.
      `,
      wet: `
        La colombe mit ses lettres [au sec|dans une bulle]. {Other} aussi, et l’on descendit {place.to}.
        / Le courrier resta au bord. La colombe et {other} descendirent {place.to}, les mains vides.
        / La colombe et {other} prirent une bulle {place.to}. Une lettre flotta devant.
        + Une huître n’avait pas de courrier. Elle lui en lut un peu.
        + L’encre fit un petit nuage bleu.
        + L’huître en voulut encore.
      `,
      quirk: `
        « Chère tante », lut la colombe. « C’est privé », dit {other}. « [Oh|Très]. »
        / La colombe ouvrit un pli. « Juste [le bonjour|la date] », dit-elle {other.a}.
        / « C’est cacheté », dit {other}. « [Plus maintenant|À peine] », dit la colombe.
        « Elle guérit, page deux », dit-elle, [émue|soulagée].
        / « Il l’épouse, dit-elle, [le nez rouge|toute rose]. Enfin ! »
        / « Ça finit bien, dit-elle, [ou presque|sauf le timbre]. »
        + Elle pleura sur une facture, à cause du total.
        + « Qui est Gaston ? » demanda {other}, à la fin. On voulait la suite.
        + Elle recollait les enveloppes avec de la rosée.
        + Une lettre d’amour la fit voler de travers.
        + Un hibou passa. « Votre cousine dit oui », lui cria-t-elle.
      `,
      help: `
        Au retour, on ne savait plus le chemin. Il n’y avait ni lune, ni pancarte.
        / La nuit avait fermé la route comme [une enveloppe|un livre]. Où rentrer ?
        / Pas une lampe pour rentrer. On ne lisait [plus rien|rien] dans ce noir.
        @help Tout droit dans la nuit, la colombe retrouva la maison sans chercher. [Frrt|Comme ça].
        / « Par là », dit-elle. Et la colombe retrouva la maison sans chercher.
        / Elle mit tous les plis au sac. La colombe retrouva la maison sans chercher.
        + Elle ne lisait plus. Elle fermait même les yeux.
        + « Comment fais-tu ? » dit {other}. « La maison m’appelle », dit-elle.
        + Cela tirait un peu, là, sous les plumes, comme un fil.
        + À gauche, puis plus à gauche, et tout droit.
        + La fenêtre était ouverte, comme une enveloppe.
      `,
    },
    intermediate: {
      arrives: `
        @friend Sur le rebord, une colombe achevait une lettre, [la larme à l’œil|très intéressée].
        / Une colombe entra, un mouchoir à l’aile. « C’est [d’un beau|bien écrit] ! » dit-elle.
        / Une lettre arriva, ouverte, suivie d’une colombe, [qui en parlait|encore émue].
        « Elle est pour toi, {hero}, je résume : on appelle [à l’aide|au secours] {place.in}. »
        / « Je saute le début, {hero}, qui est faible : on t’espère {place.in}. »
        / « Tu vas pleurer, {hero}, page deux, quand on [t’appelle|te supplie] {place.in}. »
        + « Tu lis ce que tu portes ? » dit {hero}. « C’est si lourd, quand on ne sait pas », dit-elle.
        + Elle donna aussi des nouvelles d’une tante, qui n’était à [personne|vrai dire à personne ici].
        + Son sac débordait de secrets, tous décachetés avec [soin|tendresse].
        + Elle était blanche, à part une tache d’encre sur le bec.
        + Le style la touchait plus que l’orthographe.
      `,
      alone: `
        @friend Ce soir-là, la colombe lisait le message qu’elle portait, [par habitude|tout en volant].
        Or il était pour elle. On la priait de venir, [vite|sans attendre], {place.in}.
        + Nul ne lui avait jamais écrit, à elle qui avait lu [tout le monde|tant de lettres].
        + Une carte d’anniversaire l’accompagnait depuis mai, trop jolie pour être rendue.
        + Elle mit la lettre contre son cœur, du côté où l’on n’ouvre pas.
        + Aucune adresse ne lui était difficile, et celle-là moins qu’une autre.
      `,
      dry: `
        La colombe mena {other} {place.to}, le nez dans le courrier, [sans lever les yeux|page après page].
        / {Other} regardait la route {place.to}, et la colombe [le roman|la suite], par-dessus l’aile.
        / « Tourne », dit la colombe {other.a}, et jamais on ne sut si c’était [la page|le coin], {place.to}.
        + Un nuage avait forme d’enveloppe, et elle ne put s’empêcher.
        + Elle volait droit, comme on signe.
        + Elle tourna deux fois, aux virgules.
      `,
      wet: `
        Ses lettres au sec dans une bulle, la colombe [coula|descendit] avec {other} {place.to}.
        + Une huître sans correspondants reçut une page au hasard et [en pleura|la garda].
        + L’encre dessinait des points de suspension.
      `,
      quirk: `
        « Ma chère Berthe », commença la colombe. « C’est privé », dit {other}. « Très », dit-elle.
        / « C’est cacheté », fit remarquer {other}. « À peine », dit la colombe, [l’ongle dessous|en soufflant].
        / La colombe ouvrit un pli devant {other}, « juste pour [la date|savoir qui c’est] ».
        Page deux, un mari revenait. On ne voulut plus s’arrêter.
        / « Il l’épouse », souffla-t-elle, et [toute la rue le sut|l’on fut content pour eux].
        / Il y avait trois fautes, et elle les corrigea [par bonté|d’un coup de bec].
        + Une facture la fit pleurer, surtout [le total|vers la fin].
        + Elle recollait tout à la rosée, avec des mains d’infirmière.
        + « Votre cousine accepte », cria-t-elle à un hibou, qui [tomba de sa branche|rougit].
        + D’une lettre d’amour, elle vola de travers jusqu’au soir.
        + Elle avait mis de côté les meilleures lettres, pour les jours où il ne se passe rien.
        + Quand {other} lui demanda de ne plus lire, elle relut, ce qui n’est pas pareil.
      `,
      help: `
        Au retour, il n’y avait plus ni lune ni pancarte, et tout se taisait.
        / La nuit s’était refermée comme une enveloppe, [sans adresse dessus|et l’on était dedans].
        / Il n’y avait plus rien à lire, ni [étoile|borne], ni trace de pas.
        @help Les yeux clos, la colombe retrouva la maison sans chercher, tout droit.
        / Elle ferma son sac, puis les yeux, et la colombe retrouva la maison sans chercher.
        / Comme un fil qu’on tire, sous les plumes : la colombe retrouva la maison sans chercher.
        + « Cela tire un peu, dit-elle, là, sous l’aile gauche. »
        + {Other} suivit cette tache blanche, qui ne demandait rien [à personne|à la nuit].
        + Elle n’avait rien lu, et elle savait la fin.
        + La fenêtre les attendait, ouverte comme une enveloppe.
      `,
    },
    advanced: {
      arrives: `
        @friend Une colombe, installée à la fenêtre, terminait une lettre, [soupirant abondamment|à la quatorzième page].
        / « Ce post-scriptum est déchirant », annonça une colombe, [un coin d’enveloppe à l’œil|posée sur le rebord].
        « Elle t’est adressée, {hero}, et l’on t’appelle au secours {place.in}. »
        / « Je saute le début, {hero}, qui languit : [on te supplie|viens] {place.in}. »
        / « {Hero} pleurera page deux, dit-elle, quand on [l’appelle|implore son aide] {place.in}. »
        + Comme {hero} haussait un sourcil, elle plaida qu’un secret pèse deux fois plus, [fermé|tant qu’on l’ignore].
        + Suivirent les nouvelles d’une tante en bonne voie, et qui n’était, [dans cette chambre|à l’examen], à personne.
        + Toute blanche, elle portait au bec une tache d’encre, unique trace de ses [indiscrétions|lectures].
        + Elle pardonnait l’orthographe aux gens qui ont [du chagrin|quelque chose à dire].
      `,
      alone: `
        @friend Ce soir-là, la colombe lisait, en vol, le pli qu’on lui avait confié, sans malice.
        / Ce soir-là, la colombe s’était assise sur son sac, d’où, par malheur, une lettre [dépassait|lui parla].
        + À la troisième ligne, elle comprit qu’il était pour elle, et venait {place.from}.
        + Elle avait lu le monde entier, et le monde ne lui avait, [jusque-là|en retour], pas écrit.
        + Une carte d’anniversaire la suivait depuis mai, retenue pour [la beauté de ses fautes|son ruban].
        + Elle glissa la feuille contre son cœur, à l’endroit où rien ne se [décachette|perd].
      `,
      dry: `
        Absorbée par sa correspondance, la colombe conduisit {other} {place.to}, [distraitement|sans un regard pour la route].
        / {Other} surveillait la route {place.to}, la colombe un mariage, et [l’on arriva au chapitre trois|tout finit bien].
        / « Tourne », disait la colombe {other.a} en chemin {place.to}, et c’était [tantôt la page, tantôt le coin|la page].
        + On vit s’ouvrir un nuage en forme d’enveloppe, car elle n’avait pas su [résister|le laisser clos].
        + Elle marquait les tournants comme des virgules.
      `,
      wet: `
        Le courrier au sec, la colombe s’enferma dans une bulle avec {other}, et [l’on sombra|descendit] {place.to}.
        / On laissa le courrier à la garde d’un rocher, et la colombe suivit {other} {place.to}, [l’âme en peine|sans lecture].
        + À une huître, qui n’avait personne, elle lut deux pages d’une autre, [en changeant les noms|bien choisies].
      `,
      quirk: `
        « Chère Berthe », déclama la colombe ; {other} fit valoir que c’était privé, [ce qu’elle admit|et elle baissa la voix].
        / « C’est cacheté », observa {other}. « À peine », dit la colombe, [qui soufflait sur la cire|le bec dessous].
        / La colombe ne voulait que vérifier la date ; {other} dut, à la fin, [lui prêter un mouchoir|demander la suite].
        + À la page deux, le mari de Berthe tombait du toit. On n’eut plus le courage [de la vertu|d’interrompre].
        + Une facture lui tira des larmes, dont les plus grosses furent pour le [total|timbre].
        + « Elle dit oui », lança-t-elle à un hibou de rencontre, qu’il fallut [ramasser|féliciter].
        + Elle recachetait le tout à la rosée, avec une délicatesse de [coupable|garde-malade].
      `,
      help: `
        Au retour, l’obscurité avait supprimé jusqu’aux pancartes.
        / La nuit s’était close comme un pli, sans adresse.
        / Il ne restait rien à déchiffrer, ni [borne|étoile], ni mot d’excuse.
        @help Sans rien lire, sans rien demander, la colombe retrouva la maison sans chercher, [et l’on suivit|d’un trait].
        / Elle tirait sur un fil que nul ne voyait, et la colombe retrouva la maison sans chercher.
        / Sac fermé, paupières closes, la colombe retrouva la maison sans chercher, [comme on se souvient|en ligne droite].
        + Cela tirait un peu, disait-elle, sous l’aile gauche, comme un fil [que l’on enroule ailleurs|bien noué].
        + {Other} allait derrière cette blancheur, qui dans le noir avait l’air d’une [page|lettre qu’on rapporte].
        + Les nouvelles s’apprennent ; la maison, elle, [se sait|n’a pas d’adresse].
      `,
    },
  },
}
