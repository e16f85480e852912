import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const birds: FriendsOf<Noun, 'birds'> = {
  Eagle: {
    noun: { noun: 'aigle', gender: 'm' },
    facts: { help: 'l’aigle vit la route depuis le ciel' },
    beginner: {
      arrives: `
        @friend Un aigle salua [la commode|l’oreiller] très bas.
        « Bonsoir, {hero}, dit-il. [Tu es bien carré|Tu es tout mou], ce soir. »
        + « Je suis ici », dit {hero}. « Je le savais », dit l’aigle, vexé.
        + « Je vois d’ici un ennui, très loin, {place.in}. »
        + Il voyait une fourmi sur la lune. Il ne vit pas la porte.
        + « Des lunettes ? Moi ? [Jamais|Pas un aigle], dit-il. »
        + Il se posa sur la lampe. La lampe était chaude.
        + Ses ailes touchaient les deux murs de la chambre.
        + « Là-bas, quelqu’un a besoin d’aide », dit-il à l’armoire.
      `,
      alone: `
        @friend Ce soir-là, l’aigle cherchait [son nid|son perchoir]. Il était assis dessus.
        Très loin, il vit ceci : [on pleurait|ça allait mal] {place.in}.
        + Il voyait la mer, et un pli sur la mer.
        + Il ne voyait pas sa soupe. Il y trempa l’aile.
        + Le vent lui lisait le journal, de près.
        + « Qui est là ? » dit-il. C’était sa patte.
        + Il partit tout droit, car de loin, rien ne lui échappait.
      `,
      dry: `
        L’aigle porta {other} {place.to}, à travers [un buisson|deux buissons]. « Quel buisson ? » dit-il.
        + Là-haut, il lisait l’heure à trois clochers.
        + Puis il voulut se poser sur un nuage.
        + Le nuage s’en alla sans lui.
      `,
      wet: `
        L’aigle voyait déjà le fond. Mais pas la bulle. {Other} la tint, {place.to}.
        + Il salua une algue : « Bonsoir, madame la baleine. »
        + La vraie baleine passa derrière. Il ne vit qu’elle, très loin.
      `,
      quirk: `
        « Je lis une pancarte à dix lieues », dit l’aigle. [Bong|Toc], fit un arbre.
        « Et celui-ci ? » demanda {other}. « [Quel arbre|De qui parles-tu] ? »
        + Il serra la patte d’un buisson et le trouva froid.
        + {Other} lui prêta une goutte d’eau, en guise de loupe.
        + « Oh ! dit-il. Tu as un nez ! »
        + Il vit un lapin derrière la montagne. Il marcha sur une grenouille.
        + Un moucheron se posa sur son bec. « Quel grand oiseau ! » dit-il.
      `,
      help: `
        Au retour, personne ne savait [où aller|par où passer]. Tout était noir.
        @help Là-haut, l’aigle vit la route depuis le ciel, [jusqu’au bout|comme une carte].
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
        « Bonsoir, {hero}, comme tu es [solide|bien ciré], ce soir. »
        + « Je suis de l’autre côté », dit {hero}, et l’aigle répondit qu’il le savait.
        + D’ici, il voyait un grand ennui {place.in}, avec [tous les détails|des larmes].
        + Il pouvait compter les plumes d’une mouette à dix lieues, mais pas [trouver la porte|ses serres].
        + Les lunettes, disait-il, c’était bon pour les [hiboux|taupes].
        + Il prit place sur la lampe et fit semblant que c’était voulu.
      `,
      alone: `
        @friend Ce soir-là, l’aigle cherchait son nid, [assis dedans|dont il dépassait].
        Tout au loin, au bord du monde, il vit qu’on s’inquiétait [fort|beaucoup] {place.in}.
        + La mer, à trente lieues, n’avait pas un pli qu’il ne connaisse.
        + Sa soupe, elle, restait introuvable, jusqu’à ce qu’il [y trempe une aile|s’y assoie].
        + « Qui va là ? » demanda-t-il à sa propre patte.
        + De loin, personne ne voyait mieux, et c’est de loin qu’on appelait.
      `,
      dry: `
        L’aigle emporta {other} {place.to}, par-dessus deux montagnes et [à travers|dans] un buisson.
        + « Quel buisson ? » demanda-t-il, une branche au bec.
        + Le nuage où il se posa n’en était pas un.
      `,
      wet: `
        L’aigle apercevait le fond, mais nullement la bulle. {Other} [l’accompagna|l’y installa] {place.to}.
        + Il complimenta une algue sur ses beaux cheveux.
        + Le poisson collé à son œil lui resta [inconnu|caché].
        + Il lut de loin le nom d’une épave.
      `,
      quirk: `
        « J’aperçois une boulangerie, à l’horizon », annonça l’aigle, et [bong|un arbre fit bong].
        « Et cet arbre ? » demanda {other}. « [Silence|Plus tard], j’examine le lointain. »
        + Il serra la main d’un buisson et le trouva [épineux|réservé].
        + Une goutte d’eau lui servit de loupe. « Mais tu as [un nez|un visage] ! » dit-il {other.a}.
        + Il vit un lapin derrière la montagne et posa le pied sur [une grenouille|un hérisson].
        + L’orgueil, chez lui, tenait lieu de lunettes.
      `,
      help: `
        Au retour, personne ne savait plus dans quelle direction [tourner|avancer].
        @help L’aigle vit la route depuis le ciel, [claire comme un dessin|d’un bout à l’autre].
        + « Le ruisseau, trois chênes, un chat sur un mur », criait-il d’en haut.
        + {Other} suivait cette grande voix qui tombait des étoiles.
        + Il aperçut même la fenêtre, et la lampe, et [la tasse|l’ombre du rideau].
        + Qui voit mal de près est parfois fait pour montrer le chemin.
      `,
    },
    advanced: {
      arrives: `
        @friend Un aigle adressa à la commode une révérence [pleine de noblesse|extrêmement respectueuse].
        « Bonsoir, {hero}, déclara-t-il au meuble, [ta carrure m’impressionne|quelle majesté]. »
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
        + Il lisait l’heure à trois clochers et ne sut jamais quel [nuage|arbre] ils avaient heurté.
        + La branche resta au bec.
      `,
      wet: `
        L’aigle distinguait parfaitement le fond, mais nullement la bulle, où {other} l’installa [patiemment|discrètement], {place.to}.
        + Il présenta ses hommages à une algue, croyant parler à [une comtesse|une baleine].
        + De la baleine, la vraie, il ne vit que l’extrême lointain.
      `,
      quirk: `
        « On distingue parfaitement cette enseigne, à l’horizon », disait l’aigle, quand un arbre l’interrompit : bong.
        + « De quel arbre parle-t-on ? » demanda-t-il {other.a}, [une écorce au front|sans se troubler].
        + Une goutte d’eau, tenue devant son œil, lui révéla soudain qu’on avait [un visage|un nez]. Il en fut remué.
        + Il serra longuement la main d’un buisson, dont il loua la [franchise|poigne].
        + L’orgueil lui tenait lieu de lunettes, ce qui, pour lire, est [insuffisant|peu commode].
      `,
      help: `
        Au retour, la nuit avait entièrement embrouillé les chemins, [sans exception|et les pancartes].
        @help Alors, s’élevant, l’aigle vit la route depuis le ciel, [entièrement|déroulée].
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
        « Lave-toi les pattes ! Pardon, {hero}, [c’est sorti seul|je répète]. »
        + « Au secours, {place.in} ! dit-il. Ça aussi, je l’ai entendu. »
        + Il avait du vert, du rouge et une miette au bec.
        + « Qui a dit ça ? » dit {hero}. « Qui a dit ça ? » dit-il.
        + Il fit le bruit d’une porte. Puis [d’un chat|d’un évier] qui coule.
        + Il sonna comme un réveil, et s’excusa comme une tante.
        + Des fois, il cherchait sa voix à lui, tout bas.
      `,
      alone: `
        @friend Ce soir-là, le perroquet répétait : « [Fermez la porte|À table] ! » Il n’y avait ni porte ni table.
        Puis il répéta autre chose : « À l’aide, {place.in} ! »
        + Il se tut, surpris. D’où venait cette voix triste ?
        + Son arbre parlait comme une cuisine, une gare et un coq.
        + Il se dit bonne nuit. Il se répondit.
        + « Attention à la marche », dit-il, et il tomba.
        + Il mit ses plus belles plumes, car c’était grave.
      `,
      dry: `
        Le perroquet volait {place.to}. « [Attention, marche|On descend] ! » {Other} suivait.
        + « Tous les voyageurs en voiture ! » cria-t-il à un nuage.
        + Il imita la pluie. On sortit un parapluie pour rien.
      `,
      wet: `
        « Fermez les hublots ! » cria le perroquet. On descendit {place.to} dans une cloche, avec {other}.
        + Sous l’eau, il ne savait dire que glou.
        + Un poisson répondit. Ils parlèrent [longtemps|toute la route].
      `,
      quirk: `
        « Chut », dit {other}. « CHUT ! » [répéta|cria] le perroquet. Tout le bois l’entendit.
        Très loin, quelqu’un répondit : [« chut »|« chut toi-même »].
        + Il imita un loup. Un vrai loup vint lui dire bonsoir.
        + Il dit « je t’aime, Arthur » à un rocher. C’était sorti tout seul.
        + {Other} chanta un peu. Il rendit la chanson, avec la toux.
        + Il sonna. Trois taupes allèrent ouvrir.
        + « Ne répète pas ça », dit {other}. « Ça », dit-il.
      `,
      help: `
        Au retour, une porte n’obéissait qu’à [son gardien|une seule voix]. Et il dormait au loin.
        @help Le perroquet imita la voix du gardien et la porte s’ouvrit. [Enfin|Clac] !
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
        « Mouche-toi, redresse-toi, pardon, {hero}, [je répétais|c’est l’habitude]. »
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
        + Il fit si bien la pluie qu’un escargot sortit.
        + Un nuage s’excusa d’être en [retard|première classe].
        + Il annonça toutes les stations, dont deux qui n’existaient pas encore.
      `,
      wet: `
        Le perroquet fit fermer les hublots de leur cloche, puis coula {place.to} avec {other}, [en récitant|au sifflet].
        + Sous l’eau, il n’avait que « glou » à dire.
        + On le comprit mieux que d’habitude.
      `,
      quirk: `
        « Silence », chuchota {other}. « SILENCE ! » rugit le perroquet, [pour aider|consciencieusement].
        Des profondeurs de la forêt, quelqu’un réclama aussi le silence, [vexé|sèchement].
        + Il fit le loup, et le loup vint poliment voir qui l’appelait.
        + « Je t’aime, Arthur », dit-il à un rocher, puis il rougit sous ses plumes.
        + Il sonna, et trois taupes se disputèrent pour aller [ouvrir|répondre].
        + Toutes les chansons qu’on lui prêtait, il les rendait avec [la toux|les fausses notes].
      `,
      help: `
        Une porte fermait le retour, et n’écoutait que son gardien, [couché depuis longtemps|qui ronflait ailleurs].
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
        « Mouche-toi, redresse-toi, pardon, {hero}, [simple citation|je répétais]. »
        + Rien de ce qu’il disait ne lui appartenait, hormis les excuses, et encore les tenait-il [d’une tante|d’un notaire].
        + « À l’aide, {place.in} ! » fit-il avec un accent de détresse qu’il n’avait, pour sûr, pas [inventé|acheté].
        + Une porte grinça, un train siffla, un évier se vida, et c’était toujours [lui|son bec].
        + Parfois, entre deux voix, il semblait tendre l’oreille, en quête de [la sienne|celle qui manquait].
      `,
      alone: `
        @friend Ce soir-là, le perroquet se souhaitait bonne nuit sur quatre tons, et se répondait.
        + Il s’entendit alors crier au secours, d’une voix inconnue, et qui venait {place.from}.
        + La surprise le fit taire, événement que les oiseaux d’alentour [notèrent|crurent une panne].
        + Son arbre, d’une heure à l’autre, tenait lieu de gare, de basse-cour ou de [salle à manger|quincaillerie].
        + On répète bien des choses sans y songer, mais pas [un chagrin|cela].
      `,
      dry: `
        « En voiture ! » fit le perroquet, et l’on gagna {place}, {other} suivant ce train [fort bien imité|sans rails].
        + Sa pluie était d’une telle vérité que l’on vit sortir [les escargots|deux parapluies].
        + Aucun passager ne descendit.
      `,
      wet: `
        Le perroquet fit clore des hublots imaginaires, et la cloche descendit {place.to} avec {other}, [au commandement|en bon ordre].
        + Réduit à « glou » par la force des choses, il n’avait jamais été [mieux compris|si profond].
      `,
      quirk: `
        « Silence », murmura {other}. « SILENCE ! » rugit le perroquet, [consciencieusement|avec conviction].
        Un second lui parvint des profondeurs de la forêt, [nettement irrité|visiblement ensommeillé].
        + Il fit le loup, et si bien qu’il en vint un, très poli, s’informer de [ce qu’on lui voulait|la famille].
        + À un rocher, il déclara : « Je t’aime, Arthur », d’un timbre à fendre [l’âme|la pierre].
        + Les chansons qu’on lui confiait revenaient intactes, avec la toux et [le bruit des chaises|la fausse note].
      `,
      help: `
        + Au retour, une porte n’entendait céder qu’à la voix de son gardien, [lequel dormait|parti se coucher].
        @help Le perroquet imita la voix du gardien et la porte s’ouvrit, rhume compris.
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
        « Bsr ! Pardon : bonsoir, {hero}. [Vite|On est en retard], {place.in} ! »
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
        Il entendit l’appel {place.from} avant [tout le monde|qu’on ait crié].
        + Il avait déjà fini son livre. Il l’avait lu par la tranche.
        + Dormir lui prenait trois secondes, rêve compris.
        + La fleur voulut dire bonsoir. Il était parti.
        + Il attendit une minute entière. C’était long comme un hiver.
        + Son cœur faisait rrr, comme un petit moteur.
      `,
      dry: `
        Le colibri alla {place.to} et revint, [trois fois|encore]. {Other} avait fait un pas.
        + « Tu viens ? » dit-il. Il avait déjà vieilli un peu.
        + Il fit le tour d’un nuage, pour passer le temps.
        + La lune n’avançait pas du tout.
      `,
      wet: `
        Le colibri vibrait dans [sa bulle|un dé de verre]. {Other} le suivit {place.to}, à la brasse.
        + La bulle chauffait un peu. Elle chantait, aussi.
        + Il trouva l’eau très lente.
        + « C’est encore loin ? » dit-il, à peine parti du bord.
      `,
      quirk: `
        « Tuasvu ? » dit le colibri. « Quoi ? » demanda {other}. « [Passé|Trop tard]. »
        C’était une étoile filante, [ou bien lui|ou presque].
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
        @help Bzz ! Le colibri éclaira la serrure en vol, [sans bouger|sans trembler].
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
        « Bsr, dit-il, pardon, bonsoir, {hero}, [on est en retard|vite], {place.in} ! »
        + Entre deux mots, il avait goûté la tasse, le vase et [un bouton de rose peint|le savon].
        + « Tu peux répéter ? » demanda {hero}. Il l’avait fait, deux fois, mais trop vite.
        + On ne voyait pas ses ailes, seulement un peu de [brume verte|vent coloré].
        + Il fallait partir tout de suite, c’est-à-dire, pour lui, hier.
        + Pas plus gros qu’un pouce, il occupait toute la chambre à la fois.
      `,
      alone: `
        @friend Ce soir-là, le colibri avait dîné neuf fois, [dormi deux|lu un livre]. Il était sept heures.
        Il entendit l’appel {place.from} un peu avant [qu’on le lance|le premier mot].
        + Une minute d’attente lui parut aussi longue qu’un hiver.
        + Sa fleur ouvrait la bouche pour lui dire bonsoir. Mais il y avait déjà [répondu|goûté].
        + Son cœur ronronnait comme une machine à coudre.
        + Il fit trois fois ses adieux à tout le jardin.
      `,
      dry: `
        Le colibri fit quatre allers et retours {place.to}, pendant {other.que} [mettait ses idées en route|partait].
        + « Tu as grandi », dit-il en repassant.
        + Il lut tous les nuages, et les [corrigea|referma].
        + La lune lui parut garée en double file.
      `,
      wet: `
        Dans un dé de verre, le colibri descendit {place.to}. {Other} [suivit à la nage|le rattrapa plus tard].
        + L’eau, autour, se mit à tiédir et à chanter.
        + Il demanda s’il n’existait pas une mer plus [vive|courte].
        + Une méduse l’ennuya beaucoup.
      `,
      quirk: `
        « Tuasvu ? » fit le colibri. {Other} tourna la tête. « [Trop tard|C’est passé], dit-il, dommage. »
        C’était peut-être une étoile filante, ou [lui-même|son retour].
        + Il riait d’abord, puis racontait la blague, s’il y pensait.
        + Aux questions, il répondait avant, ce qui [gênait la question|décourage].
        + Pour goûter la lenteur, il fit deux pas à pied et s’endormit entre [les deux|eux].
        + « Moins vite », pria {other}. Il essaya, et vibra de [toutes ses forces|travers].
        + Il connaissait déjà la fin de la route et proposa de la raconter en chemin.
        + On crut qu’il s’était arrêté, mais c’était seulement son image qui traînait.
      `,
      help: `
        Au retour, une serrure noire se moquait d’eux. La clé [cherchait le trou|tapait à côté].
        @help Alors le colibri éclaira la serrure en vol, [immobile comme un clou|une lueur entre les pattes].
        + Un ver luisant s’était laissé prendre à bord, à condition qu’on ne le secoue pas.
        + Tout son effort servait maintenant à rester [là|sur place].
        + {Other} visa, tourna, et la serrure fit clic.
        + Il avait tenu une minute, sans bouger. Il en parla [vite et longtemps|une seconde].
      `,
    },
    advanced: {
      arrives: `
        @friend Un colibri avait fini d’exposer l’affaire lorsqu’on [s’avisa de sa présence|l’entendit entrer].
        « Bsr, fit-il ; pardon, bonsoir, {hero}, [nous sommes en retard|vite] {place.in}. »
        + Entre le bonjour et l’adieu, il avait goûté la tasse, le vase et, par erreur, [le savon|une rose peinte].
        + Prié de répéter, il jura l’avoir fait deux fois, et l’on fut bien forcé [de le croire|d’y consentir].
        + On ne lui voyait pas d’ailes, mais, de part et d’autre, un peu d’air [vert|qui tremblait].
        + Tout de suite, dans sa bouche, voulait dire hier, et bientôt, [l’an passé|plus jamais].
      `,
      alone: `
        @friend Ce soir-là, à sept heures, le colibri avait dîné neuf fois et [épuisé sa nuit|relu ses œuvres].
        L’appel {place.from} lui parvint légèrement en avance, [comme tout|et il était prêt].
        + Une minute de patience, qu’il s’imposa par hygiène, lui sembla durer [un règne|tout un hiver].
        + Sa fleur n’avait jamais pu lui dire bonsoir, faute d’un instant où [le placer|il fût là].
        + Il prit congé du jardin, y revint, et reprit congé, [par scrupule|trois fois].
      `,
      dry: `
        Le colibri fit quatre fois le voyage {place.to}, tandis {other.que} en était [au premier pas|encore au seuil].
        + « Comme tu as grandi », remarquait-il à chaque passage, [et il y avait du regret|sincère].
        + La route lui sembla longue à force d’être refaite.
      `,
      wet: `
        Enfermé dans un minuscule dé de verre, le colibri plongea {place.to}, et {other} [l’accompagna|l’imita plus lentement].
        + L’eau s’échauffait autour de lui, chantait, et l’on crut à [une bouilloire|quelque sirène].
        + Il se plaignit de la lenteur du fond, qui ne venait pas à sa rencontre.
      `,
      quirk: `
        « Tuasvu ? » dit le colibri, et {other} n’avait pas tourné la tête que c’était [passé|de l’histoire].
        + Il riait d’abord, racontait ensuite, et, bien souvent, [n’avait plus le temps du second|oubliait].
        + Répondre aux questions avant qu’on ne les pose avait fini par lui ôter tous ses [interlocuteurs|amis lents].
        + Curieux de lenteur, il entreprit de faire deux pas à pied et s’endormit [dans l’intervalle|au milieu].
        + « Moins vite », supplia {other}, et il y mit tant d’ardeur qu’il en [vibra|devint flou].
      `,
      help: `
        Au retour, une serrure se refusait, noire, et la clé [errait à l’entour|n’en trouvait pas la bouche].
        @help Alors le colibri éclaira la serrure en vol, [fixe comme une étoile|suspendu à rien].
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
        « N’en parlons pas, {hero}, dit-il. Il faut venir {place.in}. »
        + Assis, il était beau comme un vase. Debout, un peu moins.
        + Plaf, faisait son pied gauche. Plof, faisait le droit.
        + « Tu veux t’asseoir ? » dit {hero}. « Je préfère flotter. »
        + Il se regarda dans la cuillère et arrangea [une plume|son cou].
        + Là-bas, quelqu’un avait besoin d’aide. Il avait couru. Ça s’était vu.
        + Son long cou fit le tour de la chambre.
      `,
      alone: `
        @friend Ce soir-là, le cygne glissait, [superbe|parfait]. Puis il voulut rentrer à pied.
        Par terre, il entendit l’appel {place.from}. [Il se releva|Il rougit un peu].
        + L’eau était lisse comme un miroir. Il s’y trouvait bien.
        + Les canards riaient dans leurs plumes.
        + « Personne n’a vu ? » dit-il. La lune regarda ailleurs.
        + Ce bruit était si triste ! Il n’avait que ses pieds.
        + Il arrangea son cou en point d’interrogation.
      `,
      dry: `
        Le cygne marcha {place.to}. Plaf, plaf. {Other} regardait [poliment|exprès] les nuages.
        + Dès qu’il put, il s’envola. Là, c’était un roi.
        + Puis il se posa. N’en parlons pas.
        + « Tu as vu mon envol ? » demanda-t-il, très content de lui.
      `,
      wet: `
        Le cygne plongea, enfin gracieux. Sous [une aile|une bulle], {other} descendit {place.to}.
        + Sa tête touchait déjà le fond, et le reste suivait.
        + Un poisson fit une révérence.
        + Là, personne ne riait plus de ses pieds.
      `,
      quirk: `
        « Ne me regarde pas », dit le cygne. Plaf. « Je regarde [la lune|mes pieds] », dit {other}.
        « Merci », dit le cygne, et il [tomba|s’assit] dans un chou.
        + Il traversa une flaque. Pendant deux pas, ce fut de la danse.
        + « On dirait un canard », dit un merle. Quel mot affreux !
        + Il apprit {other.a} l’art du cou. Ça fait mal au cou.
        + Il prit son air de reine, sur une patte, et tomba.
        + « C’est le sol, dit-il. Il n’est pas assez mouillé. »
      `,
      help: `
        Au retour, un lac noir [barrait|coupait] la route. On ne voyait pas l’autre bord.
        @help Alors le cygne fit de son dos un bateau de plumes. {Other} [embarqua|monta].
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
        « Nous n’avons rien vu, {hero}, n’est-ce pas ? [On nous appelle|Partons] {place.in}. »
        + Assis, on aurait dit un vase de roi. Debout, plutôt [une chaise qui glisse|un parapluie].
        + Chaque pied avait son bruit, plaf pour le gauche, plof pour l’autre.
        + Il se mira dans une cuillère et remit son cou [en forme|à l’endroit].
        + Là-bas, on était dans la peine. Il avait couru, ce qui n’avait pas dû être [beau|gracieux].
        + On lui offrit une chaise, mais il préférait une bassine.
      `,
      alone: `
        @friend Ce soir-là, le cygne glissait majestueusement, [admirant son reflet|suivi par la lune].
        En sortant de l’eau, plaf, il tomba sur un appel [pressant|inquiet] {place.from}.
        + Il demanda si quelqu’un avait vu, et les roseaux [jurèrent que non|toussèrent].
        + Les canards, de leur côté, s’amusaient beaucoup dans leurs plumes.
        + Y aller, c’était marcher, et il y alla tout de même.
        + Son reflet resta sur l’étang, car il avait, lui, sa [fierté|grâce].
      `,
      dry: `
        Le cygne marcha courageusement {place.to}, plaf, plof, et {other} [admira les nuages|sifflota].
        + En l’air, il redevint un prince.
        + L’atterrissage ne sera pas [raconté ici|décrit].
        + Entre deux plaf, il parlait de musique et de ses ancêtres, avec hauteur.
        + On passa un pont, une haie, et cela fit du bruit.
      `,
      wet: `
        Le cygne s’enfonça majestueusement {place.to}, et {other}, dans sa bulle, [l’accompagna|l’admira].
        + Des poissons se rangèrent sur deux lignes, comme au bal.
        + Il ne dit plus « plaf » une seule fois.
      `,
      quirk: `
        « Regarde ailleurs », ordonna le cygne. Plaf. « Je contemple [les étoiles|tes ailes] », assura {other}.
        « Tu es d’une délicatesse », murmura-t-il, [couché dans un chou|depuis les orties].
        + Une flaque lui offrit deux pas de danse, et il en [pleura|redemanda].
        + Un merle dit « tiens, un canard », et il fallut [le consoler|une heure].
        + Il enseignait l’art du cou {other.a}, qui se coinça [le sien|quelque chose].
        + « C’est le monde, expliqua-t-il, qui manque d’eau. »
      `,
      help: `
        Une immense étendue d’eau noire interdisait le retour, sans [passerelle|embarcation].
        @help Le cygne fit de son dos un bateau de plumes, [voiles déployées|moelleux comme un édredon].
        + {Other} s’installa au creux, là où les plumes gardent la chaleur du jour.
        + Plus rien n’était ridicule, et même la lune [se tenait bien|vint dessous].
        + Chaque mouvement du cou dessinait dans l’eau une longue [phrase|boucle].
        + À l’arrivée, tout le monde tourna la tête pendant qu’il débarquait.
      `,
    },
    advanced: {
      arrives: `
        @friend Un cygne glissa jusqu’au seuil, en majesté ; après quoi il lui fallut marcher.
        « Nous dirons, {hero}, que rien n’est arrivé ; [on nous espère|venez] {place.in}. »
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
        + Le vol lui rendit son rang, l’atterrissage, [hélas|que l’on passera sous silence], ses pieds.
        + On causa musique, généalogie et clair de lune, entre deux bruits qu’aucun des deux ne releva.
      `,
      wet: `
        Le cygne, retrouvant aussitôt toute son élégance, emmena {other} sous l’eau, [dans une bulle|délicatement], {place.to}.
        + Les poissons, sur deux rangs, s’essayèrent à la [révérence|lenteur].
        + L’eau, qui l’aimait, ne fit pas une ride.
      `,
      quirk: `
        « Détournez-vous », pria le cygne, et {other} se découvrit un vif intérêt pour [la lune|un chou].
        « Je vous revaudrai cela », fit sa voix, montant [du chou même|d’un peu plus bas].
        + Deux pas dans une flaque lui furent un ballet entier, dont il sortit [bouleversé|les larmes aux yeux].
        + Le mot canard, lâché par un merle, exigea une halte, de l’eau fraîche et [des démentis|beaucoup d’amis].
        + Le monde, à l’entendre, n’avait qu’un défaut, qui était de [manquer d’eau|se terminer par du sec].
      `,
      help: `
        Au retour s’étendait un lac ténébreux, dont l’autre rivage [restait une hypothèse|demeurait invisible].
        @help Alors le cygne fit de son dos un bateau de plumes, [majestueusement|voiles déployées].
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
        « C’est la surprise, dit-il. [Pardon|Désolé] pour le rideau. »
        + « On nous veut {place.in}. Ne dis rien d’inattendu, s’il te plaît. »
        + Il replia tout, plume par plume. La pendule sonna. Frrt !
        + Sa queue prenait toute la chambre, avec cent yeux dessus.
        + Il avait une petite couronne et un cri de trompette.
        + « Bouh », dit un pli du drap. Il fallut tout ranger.
        + Chaque œil de sa queue avait l’air étonné, lui aussi.
      `,
      alone: `
        @friend Ce soir-là, le paon vit sa soupe. Surprise, et [frrt|la queue ouverte] ! Adieu, la soupe.
        Puis il entendit l’appel {place.from}. Frrt, [encore|une fois de plus].
        + Il avait déjà renversé trois chaises et un petit arbre.
        + Le soir tombait tous les soirs, et c’était chaque fois une surprise.
        + Il ferma sa queue à clé. Elle s’ouvrit quand même.
        + On avait besoin de lui ! Qui l’aurait cru ? Pas lui.
        + Dans la mare, cent yeux le regardaient.
      `,
      dry: `
        Le paon marcha {place.to}. À chaque [papillon|chouette], frrt ! {Other} se baissait.
        + Le vent le prit par la queue. On vola un bon moment.
        + Il fut surpris d’être en l’air, et plus surpris d’en descendre.
      `,
      wet: `
        Le paon replia sa queue [dans la bulle|sept fois]. {Other} s’assit dessus, et l’on coula {place.to}.
        + Un poisson dit bonsoir. La bulle devint très petite.
        + Les cent yeux regardaient par le verre.
      `,
      quirk: `
        « Bouh », dit une feuille. Frrt ! [Trois pots|Deux pancartes] tombèrent.
        {Other} les releva. « Elle m’a [parlé|regardé] », dit le paon.
        + On l’attacha avec une ficelle. La ficelle fut surprise.
        + Il entra dans un buisson, et le buisson en sortit.
        + « Je vais te dire une chose », dit {other}. Frrt ! C’était juste bonsoir.
        + Il se vit dans une flaque. Ce fut la plus belle surprise.
        + À force, il faisait un peu de vent partout.
      `,
      help: `
        Au retour, la nuit n’avait plus [une lueur|d’étoiles]. On n’y voyait pas ses pas.
        @help Alors le paon ouvrit sa roue de lumière, [exprès|et cent yeux brillèrent].
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
        « Pardonne-moi, dit-il en repliant chaque plume, [je m’émerveille facilement|c’est l’émotion]. »
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
        + Une bourrasque prit sa queue pour une voile, et l’on y gagna.
        + Il fut surpris du ciel.
        + Même la lune le prit au dépourvu.
      `,
      wet: `
        Soigneusement replié, le paon descendit {place.to}, partageant une bulle avec {other}, [étroitement|immobile].
        + Une sardine dit bonsoir, et l’on manqua soudain de place.
        + Les cent yeux se mirent aux hublots.
      `,
      quirk: `
        Une feuille tomba devant le paon, et frrt, [deux pancartes|trois pots de fleurs] aussi.
        « Elle m’a regardé », dit-il {other.a}, [qui ramassait|le cœur battant].
        + On lia sa queue avec une ficelle, et la ficelle partit la première.
        + Il traversa un buisson, ou plutôt il l’emmena.
        + « Je vais te dire quelque chose », commença {other}, et déjà [il était trop tard|la roue tournait].
        + Une flaque lui montra un oiseau si beau qu’il en resta [ouvert|rond].
      `,
      help: `
        Au retour, l’obscurité était absolument complète, [jusqu’aux étoiles|terriblement silencieuse].
        @help Alors le paon ouvrit sa roue de lumière, [volontairement|majestueusement].
        + Cent yeux s’allumèrent un par un, verts, bleus, dorés.
        + Personne ne l’avait surpris : c’était lui qui [décidait|surprenait la nuit].
        + {Other} vit la route comme à travers un vitrail.
        + Et pas un pot ne tomba, ce dont il fut [étonné|fier], mais doucement.
      `,
    },
    advanced: {
      arrives: `
        @friend Un paon apparut, aperçut {hero}, et sa queue s’ouvrit de surprise, [décoiffant la lampe|emportant un vase].
        « Veuillez m’excuser, supplia-t-il, [l’émotion me déborde|c’est involontaire]. »
        + Comme il savait très bien chez qui il venait, cela donnait une idée de son [émotivité|caractère].
        + La nouvelle qu’on les attendait {place.in} lui avait déjà coûté trois chaises et [un arbuste|son dîner].
        + La pendule, en sonnant, déclencha une seconde roue, dont le lit porte encore [le pli|la trace].
        + Cent yeux d’azur promenaient sur la chambre un ahurissement [unanime|sans limites].
      `,
      alone: `
        @friend Ce soir-là, le paon rencontra sa soupe, s’en étonna de toute sa queue et [la perdit|dut s’en passer].
        + Un appel le saisit, {place.from}, et ce fut la grande roue, avec des dégâts [dignes de la cause|en proportion].
        + Le jour baissait à cette heure depuis l’origine du monde, et il n’en était jamais [prévenu|revenu].
        + Que l’on pût avoir besoin de lui était de toutes les surprises la plus [vaste|douce].
        + Il ferma sa queue, tourna deux fois la clé, et partit, suivi du regard par [la mare|cent reflets].
      `,
      dry: `
        Le paon s’achemina {place.to}, déployé par chaque hibou, et {other} apprit à [se baisser à temps|compter jusqu’à roue].
        + Le vent finit par se servir de cet éventail, et l’on fit le reste [en l’air|à la voile].
        + La lune, en se levant, eut sa roue.
      `,
      wet: `
        Plié en sept, le paon partageait une bulle avec {other}. On coula {place.to}, [sans oser respirer|bien serrés].
        + Au bonsoir d’une sardine, le logement devint subitement [trop petit|un écrin].
        + Les cent yeux, collés au verre, assistaient au spectacle et n’en revenaient pas.
        + Il apparut que, même pliée en sept, une queue peut encore s’étonner d’un oursin, et cela fit du monde.
      `,
      quirk: `
        Une feuille tomba, le paon s’ouvrit, et deux pancartes [l’imitèrent dans sa chute|s’en allèrent].
        « Elle me regardait », expliqua-t-il {other.a}, [d’une voix éteinte|encore tout en rond].
        + La ficelle dont on le lia fut la première à [se rendre|céder à l’étonnement].
        + D’un buisson qu’il traversait, il emporta [l’essentiel|le merle et son nid], sans s’en rendre compte.
        + Une flaque lui présenta un oiseau d’une beauté telle qu’il en demeura [ouvert un quart d’heure|coi].
      `,
      help: `
        Au retour, il ne subsistait pas une lueur, [ni là-haut ni ici-bas|et l’on tâtonnait].
        @help Alors le paon ouvrit sa roue de lumière, [posément, et de son plein gré|ainsi qu’un vitrail].
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
        « La gauche », dit {hero}. « Merci ! [Je doutais|Enfin]. On nous veut {place.in}. »
        + Il changea quand même, pour être sûr.
        + Il était rose comme un bonbon, et le cou en huit.
        + « Et toi, dit-il, tu te tiens sur les deux ? Quel luxe ! »
        + La patte qui se repose rentrait dans ses plumes. On ne la voyait plus.
        + Ça allait mal, là-bas, et il avait mis une heure à partir.
        + « La droite est plus chaude, dit-il. Mais la gauche est plus drôle. »
      `,
      alone: `
        @friend Ce soir-là, le flamant rose changeait de patte, [dix fois|sans se décider].
        Un appel vint {place.from}. Il posa les deux. [Quelle aventure|Plouf] !
        + L’eau était rose aussi, à cause du soleil.
        + « La gauche a travaillé hier, dit-il. Ou était-ce la droite ? »
        + Il tira à la courte patte. Elles étaient pareilles.
        + Les autres dormaient, chacun sur la sienne.
        + Partir, c’est choisir un pied. Il ferma les yeux et partit.
      `,
      dry: `
        Le flamant rose sauta {place.to} à cloche-pied. {Other} [changea aussi|comptait les sauts].
        + « On change ! » criait-il, et l’on changeait.
        + Dans l’air, il ne savait plus que faire des deux.
        + Un kangourou aurait applaudi.
      `,
      wet: `
        Le flamant rose entra dans l’eau, [une patte|un orteil] à la fois. {Other} prit une bulle, {place.to}.
        + Il mit la tête en bas, pour voir laquelle était au sec.
        + Un crabe en avait huit. Il le plaignit beaucoup.
      `,
      quirk: `
        « Et si tu mettais les deux ? » demanda {other}. Le flamant rose [pâlit|devint tout blanc].
        « Les deux ? En même temps ? [Devant les gens|Ici] ? »
        + Il demanda à un champignon comment il faisait, sur un seul pied.
        + {Other} essaya aussi et tomba trois fois. Il dit que c’était bien.
        + « Pile, la gauche. Face, la droite », dit-il. La pièce tomba debout.
        + À chaque arrêt, il pesait ses deux genoux.
        + Un héron passa. Il était sur la gauche. Quelle audace !
      `,
      help: `
        Au retour, l’eau était [large|noire], sans rien où se tenir. Et le courant tirait.
        @help Alors le flamant rose servit de poteau au milieu de l’eau, [seul|droit].
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
        « Laquelle préfères-tu, {hero} ? On nous attend [impatiemment|d’urgence] {place.in}. »
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
        + En vol, les deux pattes traînaient derrière, [inutiles et ravies|sans emploi].
        + « On change ! » criait-il aux nuages.
        + Cela faisait, au total, une trace très bizarre dans la poussière du chemin.
      `,
      wet: `
        Un orteil après l’autre, le flamant rose descendit {place.to}, {other} [dans une bulle|à côté].
        + Il plaignit un crabe, qui en avait huit à choisir.
        + L’eau lui montait au doute.
        + Au fond, il fallut encore choisir sur quel côté marcher.
      `,
      quirk: `
        « As-tu pensé aux deux ? » suggéra {other}. Le flamant rose [pâlit jusqu’au blanc|dut s’appuyer].
        « Ensemble ? murmura-t-il. [Devant tout le monde|Mais où irait le poids] ? »
        + Un champignon, sur son pied unique, lui parut d’une grande sagesse.
        + {Other} voulut l’imiter et tomba trois fois, ce qui le [consola|réconforta].
        + Il jeta une pièce, qui resta debout, elle aussi [sur la tranche|partagée].
        + Un héron les croisa, campé sur la gauche. Il en parla jusqu’au [soir|gué].
        + Quand il éternuait, la décision était prise, mais jamais dans le sens prévu.
        + Il demandait aux arbres si, avec une seule jambe, on dormait mieux.
      `,
      help: `
        Au retour, l’eau barrait tout, large et vive, sans une [branche|pierre] où se tenir.
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
        « Laquelle prendrais-tu, {hero} ? dit-il, car [on nous presse|on souffre] {place.in}. »
        + On lui indiqua la gauche, dont il se félicita un instant, avant que la droite ne [plaidât|lui fît pitié].
        + Il avait failli se mettre en route à deux reprises, soit, tout bien pesé, [une par jambe|équitablement].
        + Son cou avait pris à la longue la forme même [de ses questions|d’un point d’interrogation].
        + Que l’on pût se tenir sur les deux lui semblait d’une prodigalité [coupable|presque orientale].
      `,
      alone: `
        @friend Ce soir-là, le flamant rose instruisait, pour la centième fois, l’affaire [de ses pattes|droite contre gauche].
        + L’appel qui vint {place.from} le surprit au point qu’il posa les deux, ce qui, [de mémoire d’étang|en public], ne s’était pas vu.
        + Cent cousins dormaient alentour, chacun sur la bonne, et il les [enviait|tenait pour légers].
        + Le couchant trempait dans l’eau, du même rose que lui, et n’avait, [lui|manifestement], pas d’hésitation.
        + Tout départ exige un pied, et il ferma les yeux pour ne pas savoir [lequel|qui gagnait].
      `,
      dry: `
        Le flamant rose mena {other} {place.to} à cloche-pied, [changeant aux bornes|avec des changements de conscience].
        + En l’air, ses pattes pendaient derrière lui, égales enfin, et comme [soulagées|en vacances].
        + Leur trace, sur le chemin, pose encore des questions.
      `,
      wet: `
        Par un orteil d’abord, le flamant rose descendit {place.to}, où {other}, [dans une bulle|déjà au fond], l’attendait.
        + Les huit pattes d’un crabe lui arrachèrent un soupir de [compassion|vertige].
        + L’eau lui monta au doute, puis au menton.
      `,
      quirk: `
        {Other} évoqua l’usage des deux, et le flamant rose [perdit sa couleur|en devint héron].
        « À la fois ? fit-il, [et devant témoins|et laquelle serait la première] ? »
        + Une pièce, jetée pour trancher, resta sur la tranche, par [sympathie|contagion].
        + Il envia longtemps un champignon, dont toute la vie tient sur un pied [sans débat|et n’en souffre pas].
        + Ne pas choisir fatigue deux jambes, et choisir n’en fatigue qu’une, mais il ne savait [laquelle|par où conclure].
      `,
      help: `
        + Au retour, une eau large et vive barrait tout, et rien n’y offrait de prise.
        @help Alors le flamant rose servit de poteau au milieu de l’eau, [droit comme une réponse|sans changer de patte].
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
        « J’ai plié la carte, dit-elle. C’est [une cocotte|un chapeau]. »
        + « Elle montre {place}, près du bec. Ça ne va pas, là-bas. »
        + Elle plia la serviette en cygne. Le cygne s’assit.
        + Tout devenait plus petit, et plus joli.
        + « Ne me plie pas », dit {hero}. « Juste un coin ? » dit la grue.
        + Elle se plia elle-même en deux, pour passer la porte.
        + Ses longues pattes se rangeaient comme un mètre.
      `,
      alone: `
        @friend Ce soir-là, la grue pliait [sa couverture|ses ailes], en quatre, en huit.
        Dans un pli, elle trouva un mot : [viens vite|on t’attend] {place.in}.
        + Son lit était si bien plié qu’elle ne pouvait plus dormir dedans.
        + La lune avait une forme de bateau. Bon travail, pensa-t-elle.
        + Elle plia sa soupe. Ce fut une mauvaise idée.
        + Elle mit sa maison sous son aile, en petit.
        + Un vent froid défit deux cocottes. Elle les refit.
      `,
      dry: `
        La grue plia la route [en deux|en quatre]. C’était plus court. {Other} suivit le pli {place.to}.
        + Elle plia aussi un nuage, et l’on s’assit dans son creux.
        + Derrière eux, tout se dépliait en soupirant.
      `,
      wet: `
        La grue plia un sous-marin [de papier|d’une nappe]. {Other} y entra, et l’on descendit {place.to}.
        + Il y avait un hublot, et même une petite cheminée.
        + « Il tient si on ne tousse pas », dit-elle.
        + Rien ne fuyait. Pas une goutte.
      `,
      quirk: `
        « Ne bouge pas », dit la grue. Pli, pli. {Other} avait [un chapeau|une cape].
        C’était la carte. « Elle te va [mieux|bien] », dit-elle.
        + Elle plia le silence. On l’entendit craquer.
        + Une pancarte devint un oiseau et partit.
        + « Où est la gauche ? » dit {other}. « Dedans », dit la grue.
        + Elle salua si bas qu’elle se rangea toute seule.
        + Un escargot était déjà roulé. Elle lui dit bravo.
      `,
      help: `
        Au retour, un ruisseau avait [grossi|monté]. On ne pouvait plus passer.
        @help En trois gestes, la grue plia une feuille en bateau. {Other} [monta|embarqua].
        + C’était une feuille de châtaignier, bien raide.
        + Un pli devant, un pli derrière, un pli pour le bonheur.
        + L’eau le prit tout doux et ne le mouilla pas dedans.
        + {Thing} voyageait au milieu, sur un petit banc plié.
        + De l’autre côté, elle en refit une feuille.
      `,
    },
    intermediate: {
      arrives: `
        @friend Une grue repliait soigneusement la couverture, puis [le tapis|les rideaux]. « Bonsoir, {hero}.
        La carte est pliée également, [en chapeau|en cocotte], c’est plus compréhensible. »
        + Le bec de la cocotte montrait {place}, où l’on avait grand besoin d’eux.
        + Sous ses doigts d’oiseau, chaque chose devenait plus petite et plus [jolie|pointue].
        + « Pas moi », dit {hero}. « Un coin seulement », pria la grue.
        + Pour passer la porte, elle s’était pliée en trois, dans le sens [du cou|des pattes].
        + La serviette, maintenant, était un cygne, et boudait le savon.
      `,
      alone: `
        @friend Ce soir-là, la grue pliait sa couverture. Il ne restait plus de couverture.
        + Dans le dernier pli, elle lut trois mots qui l’appelaient [au secours|d’urgence] {place.in}.
        + Son lit, réduit en cocotte, était superbe et [sans usage|un peu dur].
        + Elle avait plié sa soupe, une fois, et n’aimait pas qu’on en parle.
        + La lune, pliée en bateau, lui parut d’une bonne main.
        + Elle glissa la maison sous son aile et ferma [le tout|la nuit].
      `,
      dry: `
        La grue replia soigneusement la route {place.to}. {Other} [enjamba les montagnes|traversa par la pliure].
        + Un nuage reçut un dossier, des bras et [un coussin|un pot de fleurs].
        + Tout se dépliait derrière, avec un soupir.
        + Il n’y eut pas un pas de trop.
      `,
      wet: `
        La grue transforma une nappe en sous-marin, et {other} [s’installa au hublot|embarqua] {place.to}.
        + Il tenait bien, pourvu que personne ne [tousse|rie].
        + Les poissons saluaient le pli.
        + On y servit même du thé, dans une tasse en papier bien serrée.
      `,
      quirk: `
        « Un instant », demanda la grue, et {other} disparut sous [un chapeau pointu|une pèlerine].
        C’était évidemment leur carte, dont le nord [retombait devant|chatouillait l’oreille].
        + Elle plia une pancarte, qui s’envola vers le sud.
        + « À gauche ou à droite ? » demanda {other}. « À l’intérieur », dit la grue.
        + Le silence fut plié aussi, et l’on entendit [craquer|le pli].
        + Devant un escargot, roulé d’avance, elle s’inclina jusqu’à [se ranger|terre].
      `,
      help: `
        Le retour butait sur un ruisseau, gonflé et [de mauvaise humeur|sans pont].
        @help Alors, en trois gestes, la grue plia une feuille en bateau, [proue comprise|nerveuse et légère].
        + Un pli pour l’avant, un pour l’arrière. Un pour [la chance|la beauté].
        + {Other} y monta sur la pointe du souffle, et l’eau [n’osa pas entrer|fut douce].
        + La grue poussait du bec, en marchant à côté.
        + Sur l’autre rive, elle déplia tout et rendit la feuille [à son arbre|au vent].
      `,
    },
    advanced: {
      arrives: `
        @friend Une grue, ayant méthodiquement plié la couverture et les rideaux, [salua|s’inclina].
        « Soulève un pied, {hero}, demanda-t-elle, [et consulte|et déplie] la carte, elle est en cocotte. »
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
        + Tout se redéployait derrière eux, collines en tête, avec un soupir [de nappe|d’aise].
        + Le clocher se trouva, un instant, tout près de la rivière, et l’on échangea des politesses.
      `,
      wet: `
        D’une nappe, la grue tira un sous-marin, où {other} prit place, [défense de tousser|côté hublot], {place.to}.
        + Les poissons admirèrent la netteté de l’arête, en [connaisseurs|experts].
        + On y prit le thé, dans des tasses du même papier que la coque.
      `,
      quirk: `
        « Une seconde », demanda la grue, et {other} disparut sous [un tricorne|une pèlerine].
        C’était évidemment leur carte, dont le septentrion [chatouillait les oreilles|couvrait la nuque].
        + Une pancarte, sous son bec, prit des ailes et s’en fut indiquer [le sud|ailleurs].
        + Priée de dire où l’on allait, elle répondit : à l’intérieur, et [plia encore|c’était vrai].
        + Elle s’inclina devant un escargot, ouvrage, selon elle, [sans reproche|du plus haut style], jusqu’à se ranger toute seule.
      `,
      help: `
        Au retour, une rivière débordante occupait la route et [refusait de la rendre|grondait furieusement].
        @help Minutieusement, la grue plia une feuille en bateau, [parfaitement étanche|d’une élégance rare].
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
        @friend Un albatros courait [dans la rue|dans le couloir]. Il courait encore. Boum, la fenêtre !
        « Il me faut [de l’élan|de la place], {hero}, dit-il. On nous attend {place.in}. »
        + Il replia une aile, longtemps. Puis l’autre.
        + « Pousse l’armoire », dit-il. « Et le mur, si possible. »
        + Il bâilla. Il avait dormi en venant, sans atterrir.
        + Il sentait le sel et le grand large.
        + Ses pieds faisaient floc, floc, floc, à toute vitesse.
        + Il s’arrêta au bout du tapis, ou juste après.
      `,
      alone: `
        @friend Ce soir-là, l’albatros dormait en [volant|plein vol], très haut.
        Un appel le réveilla. Il venait {place.from}. [Zut|Hélas], il fallait atterrir.
        + Atterrir, il n’aimait pas. C’est plein de sol.
        + Il ronflait, et les nuages s’écartaient.
        + Il rêvait d’une piste sans fin, avec de l’herbe.
        + Une étoile lui chatouilla le bec.
        + Il toucha terre en sept fois, boum compris.
      `,
      dry: `
        L’albatros courut, courut, [courut|et courut]. Enfin l’air ! {Other} s’accrocha, {place.to}.
        + Il avait pris trois champs et une cour d’école.
        + Après, plus un bruit. C’était son sommeil.
        + Il fit encore un petit tour, pour le plaisir du vent.
      `,
      wet: `
        L’albatros prit son élan [sur la jetée|trois fois]. Plouf ! Dans une bulle, {other} suivit {place.to}.
        + Sous l’eau aussi, il planait, tout doux.
        + Une raie l’imita. Ou le contraire.
        + Des bulles sortaient de ses rêves.
      `,
      quirk: `
        « Tu dors ? » demanda {other}. « Je vole », dit l’albatros, et il [ronfla|ferma l’œil].
        C’était les deux. [On vira à peine|Une mouette s’écarta].
        + Pour passer un caillou, il recula de cent pas.
        + « Laissez-moi de la place ! » dit-il, dans un pré tout vide.
        + Il courut si bien qu’il revint au point de départ.
        + {Other} voulut dire bonjour. Il était déjà loin, à reculons.
        + Ses ailes ouvertes, il faisait de l’ombre à trois vaches.
      `,
      help: `
        Au retour, le vide était [trop large|très large] pour sauter. Il n’y avait pas de pont.
        @help Sans un battement, l’albatros plana jusqu’à l’autre bord, [tout droit|en dormant].
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
        « Il me faut de l’élan, {hero}, beaucoup, [pousse l’armoire|car on nous attend] {place.in}. »
        + Il replia ses ailes, ce qui dura le temps d’une chanson.
        + « Combien d’élan ? » demanda {hero}. « La rue, dit-il, et la suivante. »
        + Il avait dormi en route, là-haut, et rêvé de [pistes|plages sans fin].
        + Le sel de trois mers lui séchait encore sur les plumes.
        + Freiner n’était pas son fort, et le tapis le savait maintenant.
      `,
      alone: `
        @friend Ce soir-là, l’albatros dormait en plein vol, comme [tous les soirs|d’habitude], un œil après l’autre.
        Un appel le tira du sommeil, {place.from}, et il fallut se poser.
        + Se poser est une chose affreuse, où il y a du sol partout.
        + Ses ronflements poussaient devant lui de tout petits nuages.
        + Il toucha terre en sept fois, dont [deux sur le nez|une dans une haie].
        + On avait besoin de lui, et il reprit aussitôt cent pas d’élan.
      `,
      dry: `
        L’albatros courut trois champs durant, {other} au cou, et [s’éleva enfin|partit au quatrième] {place.to}.
        + L’air fit le reste, et il dormait déjà.
        + On vira quand il rêva d’un virage.
        + Un clocher se poussa, dit-on.
      `,
      wet: `
        Après cent pas d’élan sur la jetée, l’albatros [plongea|fit plouf]. {Other} le suivit {place.to}.
        + Là-dessous il planait aussi, entre deux raies étonnées.
        + La bulle ronflait un peu.
        + Il n’eut besoin d’aucune place pour s’arrêter, tant l’eau était molle.
      `,
      quirk: `
        « Tu dors ? » s’inquiéta {other}. « Je pilote », dit l’albatros, [les yeux fermés|dans un ronflement].
        Une mouette les évita de justesse, et dit [un mot|ce qu’elle en pensait].
        + Pour enjamber un caillou, il recula de cent pas et [le rata|sauta à côté].
        + « De la place ! » criait-il, seul au milieu d’une prairie.
        + Il courut si longtemps qu’il repassa devant {other}, deux fois.
        + Ses ailes dépliées mettaient à l’ombre trois vaches et [leur clocher|un veau].
      `,
      help: `
        Au retour s’ouvrait un vide, [bleu et sans bord|bien trop large pour un saut].
        @help Sans un battement d’ailes, l’albatros plana jusqu’à l’autre bord, [droit comme un fil|et le vent l’aida].
        + Son élan, il était allé le prendre très loin, de l’autre côté de la colline.
        + {Other} n’entendait plus que l’air, qui tenait tout.
        + Quand on sait attendre le vent, on n’a pas besoin de [forcer|s’agiter].
        + Il se posa mal, comme toujours, mais du bon côté.
      `,
    },
    advanced: {
      arrives: `
        @friend Un albatros remontait le couloir au galop, toutes voiles dehors, et [la fenêtre l’arrêta|ne s’arrêta plus].
        + « De l’élan, {hero}, il me faut de l’élan, [la rue, s’il se peut|car on nous attend] {place.in}. »
        + Il ferma ses ailes l’une après l’autre. On eut le temps de [parler d’autre chose|chanter].
        + Le trajet s’était fait en dormant, à son habitude, et il en rapportait le sel [de trois mers|et un rêve].
        + De toutes les manœuvres, celle du freinage lui paraissait la plus [théorique|contraire à sa nature].
        + On poussa l’armoire, puis on regarda le mur, [avec regret|qui ne bougea pas].
      `,
      alone: `
        @friend Ce soir-là, l’albatros dormait en vol, au-dessus des nuages, d’un œil.
        L’appel qui montait {place.from} l’obligea, hélas, à [envisager le sol|redescendre].
        + De la terre ferme, il ne connaissait que la fin, qui est toujours [brusque|un choc].
        + L’opération se fit en sept temps, dont un dans une haie, et [s’acheva sur le bec|prit fin].
        + Il repartit aussitôt chercher de l’élan, ce qui demanda [deux champs|le reste du crépuscule].
      `,
      dry: `
        L’albatros courut trois champs, un pré et une cour d’école, après quoi {other} [quitta le sol|vola] {place.to}.
        + À partir de là, il n’y eut plus un bruit, sinon, [par moments|à l’avant], un ronflement.
        + Les nuages se rangeaient.
      `,
      wet: `
        Cent pas d’élan sur la jetée, et l’albatros s’enfonça {place.to}, {other} [dans sa bulle|à sa suite].
        + Une raie crut à un parent, et l’on plana de conserve [jusqu’au fond|un moment].
        + L’eau, molle de tous côtés, lui parut le sol idéal.
      `,
      quirk: `
        « Tu dors ? » s’inquiéta {other}. « Je pilote », répondit l’albatros, [rêveusement|les paupières hermétiquement closes].
        + Il virait lorsqu’il rêvait d’un virage, et les mouettes, [prévenues|échaudées], s’abonnaient au détour.
        + Devant un caillou, il recula de cent pas, s’élança, et [le contourna, par manque d’élan|tomba dessus].
        + Sa course le ramena deux fois devant {other}, qu’il salua comme [un inconnu|une vieille connaissance].
        + La grâce, chez lui, commençait exactement à l’endroit où [finissait le sol|cessaient les pieds].
        + On mesura plus tard que, pour avancer d’un pas, il en avait couru, ce soir-là, près de six cents.
      `,
      help: `
        Au retour, un vide s’interposait, [d’un bleu sans bord|large à décourager les ponts].
        @help Sans un battement, l’albatros plana jusqu’à l’autre bord, [ainsi qu’une pensée qui se tait|et s’y posa mal].
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
        « {Hero} ! C’est terrible {place.in}. [Énorme|Gigantesque] ! Enfin, assez ennuyeux. »
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
        Puis un vrai appel vint {place.from}. Il n’ajouta [rien|pas un mot].
        + Il avait mangé une graine grosse comme une lune.
        + Les feuilles l’écoutaient, surtout les vertes.
        + Il dit que la nuit était rose. Elle devint un peu rose.
        + Cette voix était petite. Il ne la fit pas plus grande.
        + « Pour une fois, j’ai une vraie histoire », dit-il.
      `,
      dry: `
        L’ara vola {place.to}. « Mille lieues ! » criait-il. {Other} en compta [trois|deux].
        + « Un volcan ! » dit-il d’une cheminée.
        + Les nuages prenaient un peu de sa couleur.
        + Il salua une foule. C’étaient des choux.
        + Il raconta tout le voyage pendant le voyage, et c’était plus long.
      `,
      wet: `
        « Un requin ! » cria l’ara. C’était [une sardine|une bulle]. {Other} le calma, et l’on descendit {place.to}.
        + Dans l’eau grise, il faisait un feu d’artifice.
        + « J’ai vu le fond du monde », dit-il. C’était du sable.
      `,
      quirk: `
        « Cet arbre m’a attaqué », dit l’ara. [Une feuille tomba|Il avait une feuille sur le bec].
        « Quel combat », dit {other}. L’ara [montra une plume|salua].
        + Il parla d’un fleuve de feu. C’était un ruisseau, au soleil.
        + « J’étais seul contre cent moucherons », dit-il. Il y en avait un.
        + À la troisième fois, le géant avait aussi un cheval.
        + {Other} aimait bien savoir la suite.
        + Il disait « en vérité » juste avant de mentir un peu.
      `,
      help: `
        Au retour, tout se [ressemblait|mélangeait]. Les arbres étaient gris, et la route aussi.
        @help Pour de vrai, l’ara sema une plume vive pour marquer le chemin. [Puis une autre|Une rouge].
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
        « C’est épouvantable {place.in}, {hero}, [inouï|colossal], enfin, c’est ennuyeux. »
        + Un tigre l’avait poursuivi jusqu’au perron, un tigre de gouttière, [tout bien pesé|à rayures].
        + « Tout est vrai ? » demanda {hero}. « Tout est mieux que vrai », dit l’ara.
        + Rouge, bleu, jaune, il avait l’air d’une boîte de crayons [en colère|renversée].
        + Dix lieues à l’aller, disait-il. On en comptait bien une.
        + Il secoua ses plumes, et le plafond devint plus gai.
      `,
      alone: `
        @friend Ce soir-là, l’ara contait aux feuilles son combat contre un géant, [qui était un pigeon|à peine gros].
        Un véritable appel vint alors {place.from}, et il n’y ajouta rien.
        + La graine de son dîner avait, dans le récit, la taille d’un melon.
        + Il déclara la nuit rose, et elle le fut [un peu|pour lui plaire].
        + Quelqu’un avait de la peine, sans orage ni dragon autour.
        + Une histoire vraie, cela pèse, et il la prit [avec soin|au sérieux].
      `,
      dry: `
        « Mille lieues nous séparent ! » cria l’ara en volant {place.to}. {Other} [en trouva trois|compta].
        + Une cheminée fut un volcan, un coq un aigle à deux têtes.
        + Les nuages rosissaient de l’entendre.
      `,
      wet: `
        « Un requin ! » annonça l’ara, à propos d’une sardine. {Other} [le rassura|tint la bulle] {place.to}.
        + Il faisait dans l’eau grise un feu d’artifice silencieux.
        + Le fond du monde était du sable, et pas mal.
      `,
      quirk: `
        « Cet arbre vient de m’attaquer », dit l’ara, [une feuille sur le bec|l’aile sur le cœur].
        {Other} admira le combat, et le combat [recommença, plus long|gagna un cheval].
        + Cent moucherons l’avaient cerné, dont un [vivant|bien réel].
        + Il disait « en vérité » juste avant de s’en éloigner.
        + Un ruisseau au soleil fut un fleuve de feu. On [marcha plus vite|s’y chauffa].
        + À la troisième version, {other} connaissait le géant par son prénom.
      `,
      help: `
        Au retour, tout était gris, tout se ressemblait, et [la route aussi|on allait se perdre].
        @help Sans un mot de trop, l’ara sema une plume vive pour marquer le chemin, une rouge.
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
        @friend Un ara entra, en trois couleurs, et la pluie fine du dehors devint [mille tempêtes|un ouragan].
        « C’est épouvantable {place.in}, {hero}, c’est sans exemple, ou peu s’en faut. »
        + Un tigre l’avait traqué jusqu’au perron, de gouttière, il est vrai, mais [rayé|d’une rare férocité].
        + Interrogé sur l’exactitude de ces faits, il les déclara supérieurs [à la vérité|aux faits].
        + De l’unique lieue qui le séparait de là, il avait su tirer [dix|une odyssée].
        + Il rajustait le monde comme d’autres un tableau, qui penchait, et dont la couleur [avait passé|manquait].
      `,
      alone: `
        @friend Ce soir-là, l’ara livrait devant les feuilles une bataille contre un géant, [pigeon de son état|inspiré d’un pigeon].
        + Un appel se fit entendre {place.from}, et il n’y trouva rien à ajouter.
        + Sa graine du soir, de récit en récit, avait atteint la taille d’un [melon|petit astre].
        + La nuit, qu’il avait annoncée rose, faisait de son mieux pour [ne pas le démentir|lui complaire].
        + Les vrais chagrins n’ont pas de dragon, et il en fut, [un instant|pour la première fois], désarmé.
      `,
      dry: `
        L’ara inaugura la route {place.to}, officiellement interminable, dont {other} [constata|calcula] la remarquable brièveté.
        + Une cheminée cracha du feu, un coq eut deux têtes, et il ne manqua que [le dragon|des preuves].
        + Le ciel en garda un peu de rouge.
        + {Other} ne démentit rien.
      `,
      wet: `
        L’ara signala un requin, qui fut ramené à la sardine. On coula {place.to}, {other} [le tenant|tenant la bulle].
        + Il éclatait dans cette eau grise comme un bouquet d’artifice [au ralenti|qui se souvient].
        + Le fond du monde, qu’il avait annoncé terrible, était du sable, et il le trouva bien imité.
      `,
      quirk: `
        « Cet arbre m’a sauvagement attaqué », déclara l’ara {other.a}, [une feuille au bec|ébouriffé mais triomphant].
        + Le combat, applaudi, fut repris avec un cheval, puis avec [la mer|une princesse].
        + Il faisait précéder d’un « en vérité » toutes les phrases où l’on n’en [trouverait pas|voyait plus].
        + De cent moucherons qui l’assaillirent, un seul a pu être [entendu|interrogé].
        + On sait bien que les aras exagèrent, mais qui voudrait d’un ciel [à la taille exacte|sans eux] ?
      `,
      help: `
        + Au retour, le gris s’était mis partout, et les chemins n’avaient plus de nom.
        @help Alors, exceptionnellement silencieux, l’ara sema une plume vive pour marquer le chemin, puis quatorze.
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
        « Elle est pour toi, {hero}. [Je résume|Je te la raconte] : au secours, {place.in}. »
        + « Tu lis le courrier des autres ? » dit {hero}. « Je le porte, alors je le lis. »
        + Elle s’essuya un œil avec un coin de l’enveloppe.
        + Un petit sac pendait à son cou, plein de secrets ouverts.
        + « Ta tante va mieux, dit-elle. Tu n’as pas de tante ? Dommage. »
        + Elle était blanche, sauf une tache d’encre au bec.
        + « Ils écrivent bien, mais vite », dit-elle.
      `,
      alone: `
        @friend Ce soir-là, la colombe portait un message et le [lisait|relisait], par curiosité.
        Il était pour elle. « Viens, disait-il, [vite|on t’attend], {place.in}. »
        + Personne ne lui écrivait jamais. Elle en laissa tomber son sac.
        + Elle connaissait toutes les nouvelles, et n’en disait que la moitié.
        + Une carte d’anniversaire attendait depuis mai. C’était si beau.
        + Elle plia la lettre contre son cœur.
        + Elle prit le vent, sans demander la route.
      `,
      dry: `
        La colombe vola {place.to} en lisant [les pancartes|le courrier]. {Other} tournait les pages.
        + Un nuage avait la forme d’une enveloppe. Elle l’ouvrit.
        + Elle ne regardait jamais où elle allait, et elle y allait droit.
      `,
      wet: `
        La colombe mit ses lettres [au sec|dans une bulle]. {Other} aussi, et l’on descendit {place.to}.
        + Une huître n’avait pas de courrier. Elle lui en lut un peu.
        + L’encre fit un petit nuage bleu.
        + L’huître en voulut encore.
      `,
      quirk: `
        « Chère tante », lut la colombe. « C’est privé », dit {other}. « [Oh|Très]. »
        « Elle guérit, page deux », dit-elle, [émue|soulagée].
        + Elle pleura sur une facture, à cause du total.
        + « Qui est Gaston ? » demanda {other}, à la fin. On voulait la suite.
        + Elle recollait les enveloppes avec de la rosée.
        + Une lettre d’amour la fit voler de travers.
        + Un hibou passa. « Votre cousine dit oui », lui cria-t-elle.
      `,
      help: `
        Au retour, on ne savait plus le chemin. Il n’y avait ni lune, ni pancarte.
        @help Tout droit dans la nuit, la colombe retrouva la maison sans chercher. [Frrt|Comme ça].
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
        « Elle est pour toi, {hero}, je résume : on appelle [à l’aide|au secours] {place.in}. »
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
        Page deux, le mari de Berthe revenait. On ne voulut plus s’arrêter.
        + Une facture la fit pleurer, surtout [le total|vers la fin].
        + Elle recollait tout à la rosée, avec des mains d’infirmière.
        + « Votre cousine accepte », cria-t-elle à un hibou, qui [tomba de sa branche|rougit].
        + D’une lettre d’amour, elle vola de travers jusqu’au soir.
        + Elle avait mis de côté les meilleures lettres, pour les jours où il ne se passe rien.
        + Quand {other} lui demanda de ne plus lire, elle relut, ce qui n’est pas pareil.
      `,
      help: `
        Au retour, il n’y avait plus ni lune ni pancarte, et [le nord s’était perdu|tout se taisait].
        @help Les yeux clos, la colombe retrouva la maison sans chercher, tout droit.
        + « Cela tire un peu, dit-elle, là, sous l’aile gauche. »
        + {Other} suivit cette tache blanche, qui ne demandait rien [à personne|à la nuit].
        + Elle n’avait rien lu, et elle savait la fin.
        + La fenêtre les attendait, ouverte comme une enveloppe.
      `,
    },
    advanced: {
      arrives: `
        @friend Une colombe, installée à la fenêtre, terminait une lettre, [soupirant abondamment|à la quatorzième page].
        « Elle t’est adressée, {hero}, et l’on t’appelle au secours {place.in}. »
        + Comme {hero} haussait un sourcil, elle plaida qu’un secret pèse deux fois plus, [fermé|tant qu’on l’ignore].
        + Suivirent les nouvelles d’une tante en bonne voie, et qui n’était, [dans cette chambre|à l’examen], à personne.
        + Toute blanche, elle portait au bec une tache d’encre, unique trace de ses [indiscrétions|lectures].
        + Elle pardonnait l’orthographe aux gens qui ont [du chagrin|quelque chose à dire].
      `,
      alone: `
        @friend Ce soir-là, la colombe lisait, en vol, le pli qu’on lui avait confié, sans malice.
        + À la troisième ligne, elle comprit qu’il était pour elle, et venait {place.from}.
        + Elle avait lu le monde entier, et le monde ne lui avait, [jusque-là|en retour], pas écrit.
        + Une carte d’anniversaire la suivait depuis mai, retenue pour [la beauté de ses fautes|son ruban].
        + Elle glissa la feuille contre son cœur, à l’endroit où rien ne se [décachette|perd].
      `,
      dry: `
        Absorbée par sa correspondance, la colombe conduisit {other} {place.to}, [distraitement|sans un regard pour la route].
        + On vit s’ouvrir un nuage en forme d’enveloppe, car elle n’avait pas su [résister|le laisser clos].
        + Elle marquait les tournants comme des virgules.
      `,
      wet: `
        Le courrier au sec, la colombe s’enferma dans une bulle avec {other}, et [l’on sombra|descendit] {place.to}.
        + À une huître, qui n’avait personne, elle lut deux pages d’une autre, [en changeant les noms|bien choisies].
      `,
      quirk: `
        « Chère Berthe », déclama la colombe ; {other} fit valoir que c’était privé, [ce qu’elle admit|et elle baissa la voix].
        + À la page deux, le mari de Berthe tombait du toit. On n’eut plus le courage [de la vertu|d’interrompre].
        + Une facture lui tira des larmes, dont les plus grosses furent pour le [total|timbre].
        + « Elle dit oui », lança-t-elle à un hibou de rencontre, qu’il fallut [ramasser|féliciter].
        + Elle recachetait le tout à la rosée, avec une délicatesse de [coupable|garde-malade].
      `,
      help: `
        Au retour, l’obscurité avait supprimé jusqu’aux pancartes.
        @help Sans rien lire, sans rien demander, la colombe retrouva la maison sans chercher, [et l’on suivit|d’un trait].
        + Cela tirait un peu, disait-elle, sous l’aile gauche, comme un fil [que l’on enroule ailleurs|bien noué].
        + {Other} allait derrière cette blancheur, qui dans le noir avait l’air d’une [page|lettre qu’on rapporte].
        + Les nouvelles s’apprennent ; la maison, elle, [se sait|n’a pas d’adresse].
      `,
    },
  },
}
