import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const crystalCave: SettingContent<Noun, 'Crystal Cave'> = {
  place: {
    name: 'la Grotte de cristal',
    in: 'dans la Grotte de cristal',
    to: 'vers la Grotte de cristal',
    from: 'de la Grotte de cristal',
  },
  beginner: {
    arrival: `
      @place Le silence se fit : on était {place.in}. [Une goutte tomba.|Ça sentait l’eau froide.]
      / On passa un trou d’aiguille, [ou presque|de profil]. On était {place.in}.
      / @place Un coude, et l’on fut {place.in}. [« Oh », dit l’air.|Tout brillait.]
      Ici, chaque pierre a [sa note à elle|quelque chose à chanter].
      / Une lumière sautait de pierre en pierre, [pour jouer|toute bleue].
      / Les murs tintaient [quand on respirait|tout seuls], très bas.
      + {Friend} fit la. La grotte répondit si.
      + Les murs brillaient comme des bonbons qu’on ne suce pas.
      + « Chut, dit une pierre. Je répète. »
      + {Hero} se vit dix fois dans un seul cristal.
      + Le plafond pendait en glaçons, mais bien accroché.
      + Une pancarte disait : « Parler rond. Les coins cassent. »
      + Une chauve-souris dit bonsoir par-dessus son livre.
    `,
    life: `
      Les chauves-souris d’ici lisent, [la tête en bas|le livre à l’envers].
      / Le soir, chacun [frotte son cristal|cire son coin de grotte], avant le noir.
      Au bord du lac, un triton [se regardait|comptait ses reflets]. Il y en avait trop.
      / Les gouttes [vont à l’école|font la file], là-haut, et tombent chacune à son tour.
      + Une goutte répétait sa chute. Elle visait bien.
      + Des grillons blancs jouaient aux cartes, au toucher.
      + Une maman suspendait ses petits, par les pieds, un par un.
      + Un vieux mille-pattes mettait ses chaussons. On lui dit bonsoir d’avance.
      + « Dors en couleurs », se dit-on, la joue contre la pierre.
      + Un escargot laissait une ligne d’argent. C’était son journal.
    `,
    way: `
      On alla {spot.to}. Il fallut contourner [trois pierres|un tas de sel].
      / Il fallait aller {spot.to}, [par un couloir bleu|de pierre en pierre].
      Au loin, l’eau disait [toujours le même mot|plic, puis réfléchissait].
      / Une lueur marchait devant nous. [C’était la nôtre, en avance.|Elle ne faisait pas de bruit.]
      + Au plafond brillaient des lumières, ou des yeux. De bons yeux.
      + Ça sentait la pluie d’il y a cent ans.
      + Un courant d’air passa, avec un chapeau.
      + On marcha sur du sable fin, qui crissait en do.
      + {Friend} chanta dans un trou. Le trou ne dit pas ce qu’il en pensait.
      + Puis il fit si calme qu’on entendit pousser la pierre.
      + Un cristal rose fit la moue quand on passa.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un caillou qui chante|un éclat où il faisait soir].
      / « Pour ta poche », dit {keeper}. C’était [une goutte dure|un grain de bleu].
      La grotte dit au revoir, [puis encore|deux fois] : voir, voir.
      / Toutes les pierres sonnèrent [une fois|en même temps], sans faire mal aux oreilles.
      + Les chauves-souris refermèrent leurs livres, un doigt dedans.
      + {Friend} reçut un glaçon de sel et le lécha.
      + Le triton agita la main, et dix reflets aussi.
      + Le mille-pattes avait enfin fini. Il put venir à la porte.
      + « Dors en couleurs ! » dit la voûte.
    `,
  },
  intermediate: {
    arrival: `
      @place Le couloir s’élargit, et l’on fut {place.in}, dans une odeur [d’eau froide|de pierre et de pluie].
      / La roche s’ouvrit comme une coquille, et l’on fut {place.in}, [sans voix|tout au creux].
      / @place On était {place.in} : un souffle, et les murs [se mirent à tinter|tintèrent longtemps].
      Chaque pierre avait sa note, [et s’en servait poliment|grave ou claire], l’une après l’autre.
      / L’écho de nos pas revenait [en carillon|un peu plus joli qu’à l’aller].
      / Des lueurs couraient sous la voûte, [comme des poissons|de cristal en cristal].
      + {Friend} essaya un la. La grotte [répondit par|préféra] un si, sans méchanceté.
      + « Parlez rond, demandait un écriteau, les coins abîment. »
      + {Hero} se découvrit dix fois [dans le même cristal|d’un coup], de plus en plus petit.
      + Du plafond pendaient des aiguilles, fines, longues et bien attachées.
      / Une goutte tomba, fit son entrée [en ré|sans trac], et fut suivie d’une autre.
      + Les parois avaient l’air d’une [confiserie|pâtisserie] où l’on ne doit rien goûter.
    `,
    life: `
      Ici, les chauves-souris lisent le soir, la tête en bas, [et les livres aussi|au coin de la voûte].
      / Le soir, les cristaux baissent d’un ton, [puis d’un autre|du blanc vers le bleu].
      / Avant la nuit, on cire [les cristaux|son bout de mur], [d’un chiffon et d’une chanson|en sifflant sa note].
      Au bord du lac, un triton se regardait se regarder, [et s’y perdait|depuis midi].
      / Un vieil écho [répète les nouvelles du matin|raconte toujours la fin d’abord], à qui passe.
      / Les gouttes tombent à tour de rôle, [après avoir visé|selon un vieux règlement].
      + Une mère accrochait ses petits [par les pieds|au plafond] et éteignait les lucarnes.
      + Un mille-pattes enfilait ses chaussons ; il avait commencé jeudi.
      + Les grillons blancs jouaient [aux cartes au toucher|aux dominos], et personne ne trichait moins.
      + Un escargot rédigeait [son journal en argent|ses mémoires], sur toute la longueur du mur.
      + « Dors en couleurs », se souhaite-t-on, une joue contre la pierre.
    `,
    way: `
      On se dirigea {spot.to} en contournant [des colonnes de sel|trois aiguilles grises], une par une.
      / Le chemin s’en allait {spot.to}, [de flaque en miroir|sous un plafond de glaçons].
      / Pour aller {spot.to}, il y avait un couloir [bleu comme une veine|où l’on passait de profil].
      Quelque part, l’eau répétait un mot, [plic, et l’oubliait|puis réfléchissait].
      / Notre lueur marchait devant, [un peu en avance|sur la pointe des pieds].
      + Des yeux brillaient là-haut, mais de bons yeux, avec des lunettes.
      + Cela sentait la pluie tombée voici cent ans.
      + Le sable crissait en [do|sol], sauf une dalle, qui insistait pour le fa.
      + {Friend} chanta dans un puits. Le puits, par politesse, se tut.
      + Un courant d’air nous croisa, chapeau à la main.
      + Enfin, il fit si calme que l’on crut entendre pousser la pierre.
    `,
    thanks: `
      En cadeau, {keeper} offrit {hero.a} [un caillou qui chante quand on dort|un éclat de soir bleu].
      / Ce fut {keeper} qui tendit {hero.a}, [sans un mot|d’une voix bleue], un éclat gros comme un pois.
      / « Mettez ceci dans une poche chaude », dit {keeper}. C’était [une goutte dure|un grain de lumière].
      La grotte dit au revoir, [voir, voir|deux fois plutôt qu’une], et s’écouta le dire.
      / Les pierres sonnèrent toutes ensemble, [un accord très doux|comme un service à thé].
      + Chaque chauve-souris referma son livre, un doigt entre les pages.
      + {Friend} emporta un glaçon de sel, à lécher les jours de pluie.
      + Le triton agita la main, et ses dix reflets, chacun la leur.
      + Le mille-pattes, chaussé enfin, arriva tout juste pour l’adieu.
    `,
  },
  advanced: {
    arrival: `
      @place Le boyau s’évasa, et l’on fut {place.in}, où l’air a [la fraîcheur d’une fontaine|un goût de limonade].
      / On se glissa par une fissure, puis l’on se redressa {place.in}, [cathédrale sans cloches|au milieu des lueurs].
      / @place On se trouvait {place.in}, et la moindre respiration [faisait tinter les parois|y résonnait].
      Chaque pierre y possède une note personnelle, [dont elle n’abuse pas|à laquelle elle tient].
      / La lumière, ici, [se propage par politesse|rebondit longtemps], d’un prisme au suivant.
      / Des lueurs filaient de facette en facette, [tel un banc de poissons|sous la voûte].
      + {Friend} hasarda un la, auquel la grotte, [après délibération|non sans réfléchir], opposa un si.
      + « Prière de parler rond, stipulait un écriteau, les [angles|consonnes] occasionnant des éclats. »
      + {Hero} se rencontra dix fois [dans un même prisme|en un seul regard], à des tailles de moins en moins flatteuses.
      + La voûte laissait pendre des aiguilles d’une longueur [inquiétante|peu commune] et d’une solidité notoire.
      + On se serait cru dans une confiserie, à cela près que rien n’y [fondait|était à lécher].
    `,
    life: `
      Les chauves-souris y consacrent leurs soirées à la lecture, [la tête en bas|suspendues au chapitre].
      / Les cristaux, à la nuit, consentent à [baisser d’un demi-ton|s’éteindre par familles].
      / Avant le noir, chacun lustre ses cristaux, [en fredonnant leur note|au chiffon doux].
      Au bord du lac, un triton se contemplait, [et ne savait plus lequel il était|de face et d’envers].
      / Un écho hors d’âge [donne les nouvelles de l’an passé|radote], et l’on feint de les découvrir.
      / Les gouttes choient à tour de rôle, [d’après un règlement immémorial|non sans viser].
      + Un mille-pattes, qui chaussait ses pantoufles depuis [jeudi|la Saint-Jean], nous souhaita le bonsoir d’avance.
      + Les grillons blancs, joueurs de cartes, distinguent [les valets des rois|le trèfle du cœur] à l’odeur.
      + Une mère suspendait ses enfants [par les pieds|en rang], avant d’éteindre une à une les lucarnes.
      + Un escargot tenait son journal, [en lettres d’argent|d’une seule phrase], au long d’une paroi presque achevée.
      + « Dors en couleurs » est la formule consacrée, que l’on prononce la joue contre la roche.
    `,
    way: `
      On se coula {spot.to} par une galerie [bleue comme une veine|où l’on n’avançait que de profil].
      / Une suite de salles basses menait {spot.to}, [chacune plus bleue|où l’on marchait sur des notes].
      / Le trajet {spot.to} serpentait entre [des colonnes de sel|les aiguilles de pierre], sans se presser.
      L’eau, dans le lointain, rabâchait [un mot unique|son « plic »], songeuse.
      / Notre lumière nous précédait de quelques pas, [avec tact|et tournait la tête].
      + Des prunelles brillaient au plafond, [bienveillantes|curieuses], et pour plusieurs munies de lunettes.
      + Il y flottait l’odeur d’une averse tombée au siècle dernier.
      + Le sable crissait en do majeur, à l’exception d’une dalle dissidente.
      + {Friend} confia un couplet à un puits, lequel, [homme du monde|pris de court], ne fit aucun commentaire.
      + Puis le calme devint tel que l’on crut percevoir la croissance de la pierre.
    `,
    thanks: `
      {Keeper} remit {hero.a} un caillou [qui chante durant le sommeil|accordé en la], tiède encore.
      / {Keeper} eut pour {hero} un présent, [emballé de mousse|à peine visible] : c’était une note.
      / Dans la main {hero.de}, {keeper} glissa [un éclat où il faisait toujours soir|une goutte durcie].
      La grotte prit congé, [et s’en fit l’écho|deux fois, par acquit de conscience], de plus en plus bas.
      / Les pierres sonnèrent à l’unisson, [discrètes comme un service à thé|sans heurt].
      + Les chauves-souris fermèrent leurs [volumes|romans], un doigt à la page.
      + Le triton nous salua, imité par dix reflets, dont un en retard.
      + {Friend} hérita d’un glaçon de sel, remède souverain contre les jours de pluie.
      + Dûment chaussé, le mille-pattes atteignit la sortie à l’instant où l’on s’en allait.
    `,
  },
  troubles: {
    'crystal-whistle': {
      keeper: { noun: 'écho timide', gender: 'm' },
      thing: { noun: 'sifflet de cristal', gender: 'm' },
      spot: { at: 'au bord du lac souterrain', to: 'vers le lac souterrain' },
      facts: {
        ask: 'Pourquoi la grotte ne répondait-elle plus ?',
        cause: 'l’écho voulut crier et {thing} glissa dans une fente',
        mended: 'la grotte répondit de nouveau',
      },
      beginner: {
        trouble: `
          @keeper Derrière une pierre se cachait {keeper}, [mince de timidité|gros comme un souffle].
          / @keeper « Qui est là ? » dit {hero}. Rien ne revint. C’était {keeper}, [tout muet|derrière un pilier].
          @thing « Je ne peux plus répondre, souffla-t-il. J’ai perdu [le sifflet de cristal|mon sifflet de cristal]. »
          / @thing « Sans le sifflet de cristal, [ma voix ne part pas|je n’ai plus de voix] », souffla-t-il.
          @cause « J’ai voulu crier, une fois. Le sifflet a glissé [dans une fente|entre deux pierres]. »
          / @cause « Un jour, j’ai voulu crier, [pour de vrai|moi aussi]. Il a glissé dans une fente. »
          @feeling L’écho était triste. Ça s’entendait [à peine|une seule fois].
          / @feeling Il était triste, [d’une toute petite voix|et ne le dit pas deux fois].
          + « D’habitude, dit-il, on me parle, et je redis. C’est tout mon travail. »
          + « Bonjour ! » cria {friend}. On attendit. Ça fit un vide.
          + « Il est {spot.at}, dit-il. [Je n’ose pas sortir|Mais j’ai peur de l’eau]. »
          + Une goutte tomba, sans rien dire après.
          + {Hero} tendit l’oreille. Le silence avait un petit trou.
          + « Avant, dit-il, on venait me voir le dimanche. »
        `,
        worry: `
          Les chauves-souris demandaient : « Qui est là ? » [Et rien.|Personne] ne disait : là, là.
          / On parlait, et les mots [tombaient par terre|ne revenaient pas]. Cela faisait triste.
          Un petit avait crié son nom. [Il attendait toujours.|Il se croyait parti.]
          / La soupe chantait toute seule, [sans second couplet|une fois]. Ce n’était plus une chanson.
          + « Je t’aime », dit une maman. Le mur se tut.
          + On se cognait. L’écho dit d’habitude où est le mur.
          + Les blagues ne faisaient rire qu’une fois.
          + {Friend} dut se répondre. Les deux n’étaient pas d’accord.
          + Les vieilles pierres se sentaient vieilles.
        `,
        mend: `
          « Bonsoir », dit {hero}. [On attendit.|Tous tendirent l’oreille.]
          / {Hero} rendit le sifflet. [L’écho l’essuya.|Puis dit, pas fort : « Bonsoir. »]
          @mended {Keeper} siffla, et la grotte répondit de nouveau : [soir, soir, soir|soir, soir].
          / @mended Fuit ! Et la grotte répondit de nouveau, [d’un bout à l’autre|trois fois].
          + Le nom du petit revint enfin. Il courut le dire.
          + « Je t’aime », dit le mur, de la part de ce matin.
          + Tout ce qu’on avait crié rentra, par petits paquets.
          + Les cristaux tintèrent, puis se turent pour l’écouter.
          + La soupe chanta son second couplet.
          + L’écho rougit. On l’entendit rougir, deux fois.
          + Plus doux, dit {hero}. Plus doux, doux, dit la nuit.
        `,
        joy: `
          Chacun cria un mot. {Friend} cria : « [Purée|Pantoufle] ! » C’était très beau, trois fois.
          / On fit un concert [de bonsoirs|à une seule voix], qui revenait cent.
          {Keeper} vint s’asseoir [près {hero.de}|au milieu]. Pas derrière la pierre.
          / On trinqua au sirop. [Tchin.|« Santé ! »] Ça dura, à cause du plafond.
          + Une chauve-souris lut une page. Il la redit mieux.
          + Les vieilles blagues firent rire de nouveau, deux fois plutôt qu’une.
          + Le petit cria son nom jusqu’au dodo.
          + On applaudit une seule fois, et cela dura la soirée.
          + « Merci », dit {friend}. « Merci, merci », dit l’autre. Qui a commencé ?
        `,
      },
      intermediate: {
        trouble: `
          @keeper Derrière un pilier se tenait {keeper}, [aussi mince qu’un murmure|qui n’osait pas finir].
          / @keeper « Qui est là ? » demanda {hero}, et rien ne revint, car {keeper} [se cachait|s’était tu].
          @thing « J’ai perdu le sifflet de cristal, souffla-t-il, [et ma voix ne porte plus|celui qui répond]. »
          / @thing « Pour répondre, il me faut le sifflet de cristal, [et je ne l’ai plus|que j’ai perdu]. »
          @cause « J’ai voulu crier, pour une fois, et le sifflet a glissé dans [une fente|la première fente]. »
          / @cause « Un soir, j’ai voulu crier le premier ; le sifflet m’a glissé des mains, [dans une fente|et disparu dans une fente]. »
          @feeling Triste, il ne le répéta pas, [ce qui, chez un écho, est inquiétant|et ce fut le pire].
          / @feeling Il était triste comme [une question sans réponse|un téléphone coupé], et se moucha sans bruit.
          + « On me parle, je redis : c’est modeste, mais cela tenait compagnie. »
          + Pour vérifier, {friend} cria « purée » et attendit. Le silence fut très long.
          + « Il est tombé {spot.at}, ajouta-t-il, et je suis trop timide pour appeler. »
          + Une goutte tomba toute seule, sans personne pour la redire.
        `,
        worry: `
          Les mots qu’on lançait [tombaient par terre|ne revenaient plus], et l’on marchait dessus.
          / « Qui va là ? » criaient les chauves-souris, [qui se cognaient aussitôt|et rien ne disait « là »].
          Un petit avait crié son nom le matin ; [il attendait toujours de rentrer|il le cherchait encore].
          / Les plaisanteries ne faisaient plus rire qu’une fois, [et à peine|ce qui est peu].
          + Une mère avait dit « je t’aime », et la voûte n’avait rien ajouté.
          + La bouilloire chantait son premier couplet, puis se taisait, faute de second.
          + {Friend} essaya de se répondre, et ne fut pas du même avis.
          + Les vieilles pierres, que personne n’appelait plus, se sentaient très vieilles.
        `,
        mend: `
          {Hero} rendit le sifflet, puis dit, [pas trop fort|d’une voix ronde] : « Bonsoir. »
          / L’écho souffla dans le sifflet, [une fois pour rien|d’abord sans bruit], et ferma les yeux.
          @mended Alors, de voûte en voûte, la grotte répondit de nouveau : [« soir, soir »|« bonsoir, soir »].
          / @mended Il siffla, et la grotte répondit de nouveau, [du lac au plafond|trois fois pour une].
          + Tout ce que l’on avait crié dans la journée revint, par petits paquets.
          + Le petit reçut enfin son nom et courut le montrer.
          + « Je t’aime », ajouta la voûte, avec huit heures de retard.
          + Les cristaux tintèrent, puis se turent, pour mieux entendre.
          + L’écho rougit ; on l’entendit rougir deux fois.
          + Chacun baissa la voix, et la réponse aussi, jusqu’au souffle.
        `,
        joy: `
          Chacun offrit un mot à la voûte ; {friend} choisit [« purée »|« pantoufle »], superbe.
          / On donna un concert à une voix, [qui en rendait cent|avec retour gratuit].
          Pour la première fois, {keeper} s’assit [au milieu|à côté {hero.de}], et non derrière.
          / On trinqua, et le tintement [fit trois fois la table|dura jusqu’au dessert].
          + Une chauve-souris lut un poème, que la grotte redit bien mieux.
          + Les vieilles blagues firent de nouveau rire, et même un peu plus.
          + On n’applaudit qu’une fois : c’était assez pour la soirée.
          + Le dernier « bonne nuit » tourna si longtemps qu’on s’endormit dedans.
        `,
      },
      advanced: {
        trouble: `
          @keeper Derrière un pilier s’effaçait {keeper}, [ténu comme une arrière-pensée|et sa réserve].
          / @keeper « Qui est là ? » demanda {hero}, sans que revînt rien, car {keeper} [s’était tu|boudait sa voix].
          @thing « J’ai perdu le sifflet de cristal, souffla-t-il, [sans lequel je n’ai pas de voix|mon organe]. »
          / @thing « Pour répondre, j’usais du sifflet de cristal, [dont je suis privé|que voilà perdu] », murmura-t-il.
          @cause « J’ai voulu crier, [le premier, moi aussi|par orgueil], et le sifflet a glissé dans une fente. »
          / @cause « Le sifflet a glissé dans une fente, le jour où j’ai voulu crier, [une folie|pour voir]. »
          @feeling Il était triste et ne le répéta pas, [symptôme préoccupant chez un écho|ce qui émut].
          / @feeling Sa tristesse avait [la forme d’une question sans réponse|quelque chose d’inachevé], et l’on se tut.
          + On lui parlait, il redisait : c’était, de son aveu, une carrière modeste, mais de bonne compagnie.
          + À titre d’essai, {friend} proféra « purée », et le silence qui s’ensuivit fut humiliant.
          + L’objet avait abouti {spot.at}, où sa timidité lui défendait d’appeler.
          + Une goutte tomba, que rien ne commenta.
        `,
        worry: `
          Les paroles, que rien ne renvoyait, [jonchaient le sol|s’entassaient au pied des murs].
          / « Qui va là ? » s’écriaient les chauves-souris, [un instant avant la paroi|et s’y heurtaient].
          Un enfant, ayant crié son nom à l’aube, [en attendait encore le retour|se croyait égaré].
          / Les plaisanteries, réduites à une audition, [n’obtenaient qu’un sourire|faisaient long feu].
          + Une mère avait dit « je t’aime », et la voûte, pour la première fois, n’avait pas renchéri.
          + La bouilloire s’arrêtait au terme du premier couplet, par découragement.
          + {Friend} entreprit de se donner la réplique, et tomba sur un contradicteur.
          + Les roches les plus anciennes, que nul n’interpellait plus, se mirent à sentir leur âge.
        `,
        mend: `
          {Hero} restitua le sifflet, puis articula, [d’une voix ronde|sans insister], un simple bonsoir.
          / L’écho emboucha le sifflet, [hésita longuement|les paupières closes], et prit courage.
          @mended De salle en salle, la grotte répondit de nouveau, [intelligiblement|ample et précise].
          / @mended Un trille minuscule, et la grotte répondit de nouveau, [généreusement|jusqu’au lac].
          + Tout ce que la journée avait crié rentra au bercail, par lots, dans le désordre.
          + L’enfant prit livraison de son nom et s’assura qu’il n’y manquait rien.
          + « Je t’aime », confirma la voûte, avec huit heures de retard et beaucoup de sentiment.
          + Il rougit, et l’acoustique du lieu est telle qu’on l’entendit rougir à deux reprises.
          + Les voix s’abaissèrent, les réponses aussi, et l’on s’entretint bientôt par souffles.
        `,
        joy: `
          Chacun fit cadeau d’un mot à la voûte, {friend} ayant choisi [« pantoufle »|« purée »].
          / On donna un récital à une seule voix, [qui en valait cent|avec retours], et l’on bissa.
          {Keeper} s’installa, finalement, [au centre|à la droite {hero.de}], à découvert.
          / On trinqua une fois, [ce qui occupa la soirée|et le tintement fit le tour du lac].
          + Une chauve-souris lut une élégie, que la grotte, en la répétant, améliora sensiblement.
          + Les vieilles plaisanteries recouvrèrent leur effet, augmenté des intérêts.
          + Un seul applaudissement, consciencieusement exploité, dura jusqu’au fromage.
          + Le dernier « bonne nuit » décrivit des cercles si larges que l’on s’endormit avant son retour.
        `,
      },
    },
    'glow-stone': {
      keeper: { noun: 'chauve-souris lanternière', gender: 'f' },
      thing: { noun: 'pierre qui luit', gender: 'f' },
      spot: { at: 'dans le boyau le plus étroit', to: 'vers le boyau le plus étroit' },
      facts: {
        ask: 'Pourquoi tous les cristaux étaient-ils gris ?',
        cause: 'la montagne bâilla et {thing} roula au loin',
        mended: 'les cristaux reprirent leurs couleurs',
      },
      beginner: {
        trouble: `
          @keeper Au plafond pendait {keeper}, sa perche [sans lumière|éteinte sous l’aile].
          / @keeper Tête en bas, {keeper} [agitait une perche vide|cherchait dans tous les coins].
          @thing « Tout est gris, gris, gris ! dit-elle. La pierre qui luit [a disparu|est perdue]. »
          / @thing « C’est la pierre qui luit, dit-elle, [qui donne les couleurs|ma lampe]. Plus rien ! »
          @cause « La montagne a bâillé, et la pierre a roulé [au loin|dans le noir]. »
          / @cause « Il y eut un bâillement, énorme. C’était la montagne. La pierre roula au loin, [toc, toc|toute seule]. »
          @feeling Elle était inquiète et [volait en rond|mordillait son aile].
          / @feeling La chauve-souris inquiète [compta trois fois ses orteils|se rependit par l’autre pied].
          + « Le rose est gris. Le vert est gris. Le gris, on ne sait plus. »
          + « Elle a roulé {spot.to}, dit-elle. [C’est trop étroit pour mes ailes|Je me cogne, là-dedans]. »
          + {Friend} se regarda : gris aussi, de haut en bas.
          + La montagne marmonna : « [Pardon, j’ai sommeil|Ce n’était pas exprès]. »
          + « Et la nuit va venir. On verra du gris sur du noir. »
          + Un cristal pâle toussa. On voyait à travers.
        `,
        worry: `
          Un triton avait embrassé [une pierre|une éponge]. Il cherchait sa femme, et tout était gris.
          / On ne savait plus [ce qu’on mangeait|à qui était quoi]. Framboise ou caillou ?
          Les papillons de grotte [s’étaient perdus de vue|se posaient sur des boutons].
          / Un petit avait peint [son plus beau dessin|un arc-en-ciel]. En gris, sept fois.
          + « Passe-moi le bleu. » « Lequel ? » « Aucun. »
          + Le lac avait l’air d’une assiette.
          + La reine des vers luisants ne sortait plus.
          + Même les rêves étaient gris, dit un lézard.
          + {Friend} joua à cache-cache et gagna sans bouger.
          + Une fleur de pierre cacha sa figure.
        `,
        mend: `
          On remit la pierre au bout de la perche. [Un éclair !|Une lueur !]
          / {Hero} tendit la pierre. La perche [la prit|se pencha], et monta, monta.
          @mended Les cristaux reprirent leurs couleurs : [d’abord le rose|le vert d’abord], puis toutes.
          / @mended Un, puis dix, les cristaux reprirent leurs couleurs, [sans se presser|à petits coups].
          + Le bleu revint du lac, où il dormait.
          + « C’est toi ! » dit un triton. « Et toi ! » dit sa femme.
          + Le dessin du petit devint un arc-en-ciel.
          + Le gris resta un peu, dans les coins, pour reposer.
          + On eut des taches de rouge sur le nez.
          + {Friend} vérifia : tout y était, même le ventre.
          + La lumière baissa d’un ton, comme on baisse la voix.
        `,
        joy: `
          Tout en bas, la montagne [demanda pardon|avala son prochain bâillement].
          / On lança des confettis [de toutes les couleurs|bleus, surtout]. On les nomma un par un.
          Il y eut de la gelée [verte, puis rouge|de sept couleurs]. Elle tremblait.
          / {Keeper} fit danser la lampe [sur les murs|au plafond]. On courut après.
          + Le triton offrit des fleurs, et à la bonne personne.
          + On pendit le dessin au mur. Il éclairait.
          + {Friend} voulut un ventre bleu, une minute. On l’aida.
          + La montagne eut droit à une berceuse, pour dormir bouche fermée.
          + Un lézard raconta son rêve : il y avait du jaune.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Pendue au plafond, {keeper} [brandissait une perche éteinte|fouillait l’ombre de sa perche].
          / @keeper On heurta une perche sans lampe : à l’autre bout, {keeper} [battait de l’aile|s’excusa].
          @thing « La pierre qui luit a disparu, dit-elle, [et voyez : tout est gris|celle qui rend les couleurs]. »
          / @thing « Il n’y a plus de rose, plus de vert, dit-elle, [sans la pierre qui luit|faute de la pierre qui luit]. »
          @cause « La montagne a bâillé, et la pierre a roulé [au loin|de galerie en galerie], toc, toc, toc. »
          / @cause « Ce fut un bâillement de montagne, [un long|le premier de l’année], et la pierre roula au loin. »
          @feeling Elle était inquiète, et changea trois fois [de pied|d’idée] pour se pendre.
          / @feeling L’inquiète lanternière [se mordillait l’aile|volait en carré], sans même s’en rendre compte.
          + « Pour les tritons, passe encore, mais que vais-je dire aux papillons ? »
          + Elle avait roulé {spot.to}, là où une aile ne se déplie pas.
          + « J’avais sommeil », grommela la montagne, très loin sous nos pieds.
          + {Friend} s’examina : c’était gris aussi, et jusque dans les détails.
        `,
        worry: `
          Un triton avait embrassé une éponge, [qui n’avait pas dit non|en croyant bien faire].
          / À table, on confondait [les framboises et les cailloux|le sucre et le sable], ce qui s’entendait.
          Un enfant avait peint un arc-en-ciel, [sept fois gris|gris et gris], et en semblait content.
          / Les papillons se posaient sur [des boutons de culotte|n’importe quoi], faute de fleurs visibles.
          + « Passez-moi le bleu », disait le peintre. « Lequel ? » répondait-on, sans rire.
          + Le lac ressemblait à une assiette qu’on aurait oublié de remplir.
          + {Friend} joua à cache-cache, gagna sans bouger et trouva cela triste.
          + Un vieux lézard prétendait que même ses rêves déteignaient.
        `,
        mend: `
          {Hero} tendit la pierre au bout de la perche, [qui remonta|à bout de bras], lentement, vers la voûte.
          / La pierre retrouva son crochet, [où {hero} la posa|tout en haut], et cligna comme un œil qui s’éveille.
          @mended Une lueur ; et les cristaux reprirent leurs couleurs, [le rose en premier|de proche en proche].
          / @mended Sans se bousculer, les cristaux reprirent leurs couleurs, [du vert au violet|un mur après l’autre].
          + Le bleu sortit du lac, où il s’était réfugié.
          + Un triton reconnut sa femme, que tout ce gris cachait.
          + Sous les yeux de l’enfant, le septième gris devint violet.
          + Un peu de gris resta dans les coins, pour reposer la vue.
          + {Friend} se recompta, et ne manquait d’aucune nuance.
          + Puis la lampe baissa d’un ton, comme on baisse la voix.
        `,
        joy: `
          La montagne présenta ses excuses, [et avala un bâillement|tout bas].
          / On servit une gelée de sept couleurs, [qui tremblait de joie|une par bouchée].
          {Keeper} fit courir la lumière au plafond, [et les petits après|en cercles], jusqu’au fou rire.
          / Le dessin de l’enfant fut accroché [bien haut|à la place d’honneur].
          + Le triton apporta des fleurs, cette fois à la bonne adresse.
          + On chanta à la montagne une berceuse, afin qu’elle dorme bouche fermée.
          + {Friend} passa la soirée dans un rayon bleu, qui lui allait au teint.
          + Le vieux lézard annonça qu’il avait rêvé jaune.
        `,
      },
      advanced: {
        trouble: `
          @keeper Suspendue la tête en bas, {keeper} [promenait dans l’ombre une perche éteinte|se désolait].
          / @keeper Une perche sans feu barrait le passage ; au bout, {keeper} [se confondait en excuses|geignait].
          @thing « La pierre qui luit a disparu, dit-elle, [et toute nuance avec elle|voyez le résultat]. »
          / @thing « Privés de la pierre qui luit, dit-elle, [nos cristaux ne sont que des carreaux|nous grisonnons]. »
          @cause « La montagne a bâillé, [événement séculaire|sans mettre la main], et la pierre a roulé au loin. »
          / @cause « La pierre a roulé au loin, à la faveur d’un bâillement [géologique|de la montagne], toc, toc. »
          @feeling Inquiète, elle changeait de pied pour se pendre, [et d’avis pour le reste|à chaque phrase].
          / @feeling Son inquiétude la faisait voler [en carré|dans sa propre ombre], manœuvre qui fatigue.
          + Elle s’était engouffrée {spot.to}, où nulle aile honnête ne se déplie.
          + « J’avais sommeil », plaida la montagne, des profondeurs, sans desserrer les roches.
          + {Friend}, après examen, dut convenir que le gris gagnait jusqu’aux détails.
          + « Aux tritons, je dirai la vérité, soupira-t-elle, mais les papillons sont si susceptibles. »
        `,
        worry: `
          Un triton, trompé par la grisaille, avait embrassé [une éponge|une botte de mousse].
          / La framboise et le caillou se confondaient, [et cela s’entendait|au dam des dents].
          Un enfant achevait un arc-en-ciel, [gris sur gris|de sept gris distincts], et sollicitait nos avis.
          / Les papillons se posaient sur des boutons, [par confusion|avec dépit].
          + « Lequel ? » répondait-on au peintre qui réclamait du bleu, et cela serrait le cœur.
          + Le lac offrait l’aspect d’une assiette que l’on aurait négligé de remplir.
          + {Friend} remporta une partie de cache-cache sans se déplacer, et n’en tira aucune gloire.
          + Un lézard d’âge assurait que ses songes eux-mêmes commençaient à déteindre.
        `,
        mend: `
          {Hero} accrocha la pierre à la perche, [laquelle s’éleva|que l’on dressa], solennelle, sous la voûte.
          / Au sommet de la perche, la pierre, [remise par {hero}|encore tiède], cilla comme au réveil.
          @mended De paroi en paroi, les cristaux reprirent leurs couleurs, [le rose en éclaireur|avec pudeur].
          / @mended Les cristaux reprirent leurs couleurs, [l’une après l’autre|du vert au violet], en retenant leur souffle.
          + Le bleu émergea du lac, où il avait cherché refuge.
          + Un triton identifia son épouse, que tout ce gris confondait avec une éponge.
          + Sous les doigts de l’enfant, le septième gris avoua qu’il était violet.
          + On conserva dans les encoignures un peu de gris, afin d’y reposer les yeux.
          + Puis la clarté s’atténua d’un demi-ton, en hôtesse qui songe à l’heure.
        `,
        joy: `
          La montagne exprima ses regrets, [puis bâilla|contrite], et se mordit les falaises.
          / Une gelée de sept couleurs tremblait sur la table, [d’émotion sans doute|intacte, puis non].
          {Keeper} fit valser la lumière au plafond, [et les petits à sa suite|pour le bonheur des enfants].
          + Le triton livra un bouquet, cette fois à la bonne adresse, et n’embrassa qu’à coup sûr.
          + On dispensa au massif une berceuse, en vue d’un sommeil à bouche close.
          + {Friend} s’attarda dans un rayon bleu, qu’on lui dit seyant.
          + Le lézard fit savoir qu’il avait rêvé jaune, et reçut des félicitations.
        `,
      },
    },
    'drum-pebble': {
      keeper: { noun: 'vieille salamandre', gender: 'f' },
      thing: { noun: 'caillou tambour', gender: 'm' },
      spot: { at: 'derrière le rideau de pierre', to: 'vers le rideau de pierre' },
      facts: {
        ask: 'Pourquoi l’horloge à gouttes se taisait-elle ?',
        cause: 'un scarabée prit {thing} pour un tabouret',
        mended: 'l’horloge à gouttes refit plic',
      },
      beginner: {
        trouble: `
          @keeper Près d’un creux mouillé, {keeper} [tendait l’oreille vers rien|penchait la tête].
          / @keeper « Chut », dit {keeper}. On se tut. [On n’entendait rien.|« Vous voyez », dit-elle.]
          @thing « L’horloge à gouttes se tait, dit-elle. Il manque [le caillou tambour|mon caillou tambour]. »
          / @thing « Ici tombait la goutte, sur le caillou tambour, dit-elle. [Il n’y est plus|Plus de caillou]. »
          @cause « Un scarabée l’a pris pour [un tabouret|un joli tabouret]. »
          / @cause « C’est un scarabée. Il a vu le caillou. Il a pensé : [tabouret|voilà mon tabouret] ! »
          @feeling Elle n’y comprenait plus rien. « On est ce soir, ou [hier|mardi] ? »
          / @feeling Perdue dans le temps, la salamandre [se souhaita bonne année|mit son bonnet, puis l’ôta].
          + « Il l’a porté {spot.to}, dit-elle. [Avec un coussin|Il a l’air bien assis]. »
          + La goutte tomba quand même : ffft, dans la mousse.
          + « C’est mon grand-père qui l’a réglée, dit-elle. Elle n’avait jamais sauté un plic. »
          + {Friend} dit plic, pour dépanner. Ça n’allait pas.
          + Trois gouttes attendaient, là-haut, et n’osaient plus.
        `,
        worry: `
          Sans horloge, pas de nuit : rien qu’un [long après-midi|très long peut-être].
          / On ne savait plus s’il fallait [dormir ou goûter|dire bonjour]. On fit les deux.
          Les petits disaient : « [Encore cinq minutes|Ce n’est pas l’heure] ! » Et on ne pouvait rien dire.
          / Un œuf à la coque [cuisait toujours|était dur comme une bille]. On l’oublia là.
          + Un vieux triton attendait le train. Il n’y a pas de train.
          + Une chauve-souris avait lu le même livre onze fois.
          + « C’est mon tour de bain ! » Mais depuis quand ?
          + On soufflait des bougies d’anniversaire, au cas où.
          + Le lac bâilla, et fit semblant que non.
        `,
        mend: `
          On posa le caillou dans son creux. [La goutte visa.|La goutte hésita.]
          / {Hero} tourna un peu le caillou, [à gauche, à droite|d’un doigt]. Là. Pile dessous.
          @mended Et l’horloge à gouttes refit plic, [plic, et plic|puis plic, bien à l’heure].
          / @mended La goutte se lança. L’horloge à gouttes refit plic, [rond et clair|tout doux].
          + « Ah ! dit-elle. C’est ce soir. »
          + Les petits soupirèrent : c’était l’heure, pour de bon.
          + Chaque plic faisait un rond, et chaque rond un bâillement.
          + On arrêta l’œuf. On le garda comme bille.
          + Le lac se lissa. Les cristaux baissèrent.
          + Le livre fut fermé, au mot fin.
          + Plic, dit l’eau. Rien ne pressait plus.
          + Une chauve-souris éteignit sa lucarne.
        `,
        joy: `
          Le scarabée reçut un vrai tabouret. [Il pleura un peu.|Il y avait même un dossier.]
          / On invita le scarabée, [assis cette fois|sur du velours]. Il fit un discours court.
          On dansa [sur plic|à la goutte], deux pas, un pas.
          / {Keeper} remonta l’horloge, [rien qu’avec un regard|pour cent ans].
          + {Friend} fut en retard d’un plic, toute la danse.
          + On mangea le gâteau à l’heure juste.
          + L’œuf roula parmi les danseurs et gagna.
          + Le vieux triton prit le train. C’était un jeu, à la queue leu leu.
          + Les gouttes eurent congé pour une chanson. Pas plus.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Penchée sur un creux humide, {keeper} [écoutait de toutes ses forces|comptait sur ses doigts].
          / @keeper « Chut ! » fit {keeper}, un doigt levé ; [on n’entendit rien|et le silence dura trop].
          @thing « L’horloge à gouttes est muette, dit-elle : [il lui manque|on lui a ôté] le caillou tambour. »
          / @thing « Depuis que le caillou tambour a disparu, dit-elle, [la goutte tombe dans la mousse|plus de plic]. »
          @cause « Un scarabée l’a pris pour un tabouret, [car il venait d’emménager|sans penser à mal]. »
          / @cause « Prenant le caillou pour un tabouret, un scarabée [l’a roulé chez lui|s’est assis, puis l’a emporté]. »
          @feeling Elle n’y comprenait plus rien : « Sommes-nous ce soir, [ou la semaine dernière|hier, mardi] ? »
          / @feeling Perdue sans ses plics, elle [nous souhaita une bonne année|mit son bonnet, l’ôta, le remit].
          + « Mon grand-père l’avait réglée. En trois cents ans, elle n’a sauté qu’un plic. »
          + Il l’avait installé {spot.at}, avec un coussin et une petite table.
          + Là-haut, trois gouttes attendaient, penchées, et n’osaient plus.
          + {Friend} proposa de dire « plic » en attendant, mais manquait de régularité.
        `,
        worry: `
          Sans heure, il n’y avait plus de soir, [rien qu’un après-midi qui s’étirait|et l’on goûtait sans fin].
          / Fallait-il dormir ou dîner ? [Les familles votaient.|On faisait les deux, mal.]
          « Ce n’est pas l’heure ! » triomphaient les petits, [et nul ne pouvait répondre|preuves à l’appui].
          / Un œuf à la coque cuisait depuis [un temps inconnu|longtemps], sous bonne garde.
          + Un vieux triton attendait le train, bien qu’il n’en passe pas.
          + Une chauve-souris relisait pour la onzième fois le même chapitre.
          + On soufflait des bougies à tout hasard.
          + Les rendez-vous se prenaient pour « plus tard », et l’on s’y manquait.
        `,
        mend: `
          {Hero} remit le caillou et le tourna, [d’un doigt|un rien à gauche], sous la goutte.
          / Le caillou retrouva sa place, [au millimètre|grâce {hero.a}].
          @mended Elle visa, se lança, et l’horloge à gouttes refit plic, [rond, clair|puis plic], exactement.
          / @mended Après trois cents silences, l’horloge à gouttes refit plic, [et toute la grotte soupira|à l’heure].
          + « C’est ce soir ! » s’écria la vieille dame, très émue de le savoir.
          + Les petits se turent, car c’était l’heure, et même un peu passée.
          + À chaque goutte naissait un cercle, et à chaque cercle un bâillement.
          + On sortit l’œuf, qui fut déclaré bille.
          + Une chauve-souris atteignit enfin le mot « fin ».
          + Le lac devint lisse, et les cristaux fermèrent leurs facettes.
        `,
        joy: `
          On offrit au scarabée un vrai tabouret, [avec dossier|et il en caressa les pieds].
          / Assis sur du velours, le scarabée [fit un discours d’une goutte|rougit].
          On dansa sur l’horloge, [deux pas, un silence|en trois gouttes], au bord du lac.
          / {Keeper} régla l’horloge pour un siècle, [de mémoire|à l’oreille], puis prit un bonbon.
          + {Friend} garda tout le bal un plic de retard. On admira la constance.
          + Le gâteau fut servi à l’heure juste, ce qui lui donna du goût.
          + Le vieux triton eut son train : nous, à la queue leu leu.
          + L’œuf traversa la piste en roulant et fut nommé meilleur danseur.
        `,
      },
      advanced: {
        trouble: `
          @keeper Inclinée sur une vasque, {keeper} [auscultait le silence|prenait le pouls de la pierre].
          / @keeper Un doigt sur les lèvres, {keeper} nous fit écouter [un silence accablant|rien].
          @thing « L’horloge à gouttes s’est tue, dit-elle, [privée du caillou tambour|faute du caillou tambour]. »
          / @thing « On nous a pris le caillou tambour, dit-elle, [et le temps ne sonne plus|âme de l’horloge]. »
          @cause « Un scarabée l’a pris pour un tabouret, [meuble dont il manquait|et s’y trouve bien]. »
          / @cause « C’est un scarabée, nouveau venu, qui a pris le caillou pour un tabouret, [l’innocent|et l’emporta]. »
          @feeling Perdue dans la durée, elle nous souhaita [une heureuse année|à la fois le bonjour et le bonsoir].
          / @feeling N’y comprenant plus rien, elle [ôtait et remettait son bonnet|s’informa du siècle], avec dignité.
          + Réglée par son aïeul, la machine n’avait, en trois cents ans, sauté qu’un plic, un jour de noce.
          + L’acquéreur l’avait disposé {spot.at}, entre un guéridon et une fougère.
          + Trois gouttes, là-haut, se penchaient au bord du vide, dans l’attente d’instructions.
          + {Friend} s’offrit à dire « plic » par intérim, mais péchait par fantaisie.
        `,
        worry: `
          Faute d’heures, le soir n’arrivait pas, [et l’après-midi s’étirait|retenu on ne sait où].
          / Les familles débattaient s’il fallait souper ou se lever, [sans trancher|et votaient].
          « Ce n’est pas l’heure », plaidaient les enfants, [dont la cause était inattaquable|et pour cause].
          / Un œuf à la coque poursuivait sa cuisson, [passé toute mesure|sous la garde d’un lézard].
          + Un vieux triton attendait un train, bien que la ligne n’eût jamais existé.
          + Une chauve-souris relisait pour la onzième fois un chapitre dont elle connaissait les virgules.
          + On soufflait, préventivement, les bougies de plusieurs anniversaires.
          + Les rendez-vous étant fixés à « tout à l’heure », chacun s’y rendait et nul ne s’y rencontrait.
        `,
        mend: `
          {Hero} replaça le caillou, [tourné d’un rien|au doigt et à l’œil], à l’aplomb de la goutte.
          / Le caillou réintégra sa vasque, [à un cheveu près|grâce {hero.a}], et l’on se tut.
          @mended Une goutte se décida, et l’horloge à gouttes refit plic, [avec une rondeur parfaite|enfin].
          / @mended Elle visa longuement, puis l’horloge à gouttes refit plic, [limpide|et le temps reprit].
          + « Nous sommes ce soir », annonça la doyenne, bouleversée d’en être sûre.
          + Les enfants s’inclinèrent, car il était l’heure, et même, tout compte fait, davantage.
          + De chaque chute naissait un cercle, et de chaque cercle, un bâillement.
          + L’œuf, retiré du feu, commença une seconde carrière, celle de bille.
          + La lectrice atteignit le mot « fin », et le relut avec soulagement.
          + Le lac se lissa, les facettes s’assombrirent, et les voix mirent leurs chaussons.
        `,
        joy: `
          Le scarabée se vit remettre un tabouret, [à dossier|dont il baisa les quatre pieds].
          / Sur du velours, le scarabée [prononça un discours d’une goutte|demanda pardon].
          On dansa à l’heure de l’horloge, [deux pas pour un silence|à trois gouttes].
          / {Keeper} remonta le mécanisme pour un siècle, [d’un seul regard|de mémoire].
          + {Friend} conserva tout au long du bal un plic de retard, avec une rigueur qui força l’estime.
          + Servi à l’heure exacte, le gâteau parut d’une saveur nouvelle.
          + Le triton obtint son train, constitué de l’assistance à la queue leu leu.
          + L’œuf, roulant à travers la piste, fut sacré meilleur cavalier.
        `,
      },
    },
  },
}
