import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const underwaterKingdom: SettingContent<Noun, 'Underwater Kingdom'> = {
  place: {
    name: 'le Royaume sous la mer',
    in: 'au Royaume sous la mer',
    to: 'vers le Royaume sous la mer',
    from: 'du Royaume sous la mer',
  },
  beginner: {
    arrival: `
      @place On était {place.in}. L’eau y est [bleue comme le soir|tiède comme un bain].
      / Glou, [encore un peu|d’un étage]. On était {place.in}.
      / @place L’eau devint [verte|claire], et voilà, on était {place.in}.
      Sur les balcons de corail, [des poissons disaient bonsoir|on arrosait les anémones].
      / Des fenêtres rondes s’allumaient, [une bulle à chacune|en jaune, en vert].
      / Des tours de corail [montaient|se tordaient] vers la lune. Elle tremblait, là-haut.
      + Un hippocampe donnait des leçons de virage.
      + « Ne parle pas la bouche ouverte », dit {friend} [très vite|en faisant des bulles].
      + Tout bougeait un peu, même les murs. [On s’y fait.|Rien n’était pressé.]
      + Ça sentait le sel, le citron et l’huître polie.
      + Une sardine demanda nos billets. On n’en avait pas. Elle fit un trou dans l’eau.
      + Un panneau disait : « [Ralentir : méduses|Défense de sécher]. »
      + Les cheveux montaient tout droit. Bonsoir, dirent-ils.
      + Un poisson rond nous regarda, s’enfla et dit : « Oh. »
      + {Hero} lâcha une bulle. Elle partit en visite.
    `,
    life: `
      Chaque soir, la chorale des bigorneaux [répète|chante] [très lentement|une seule note].
      / Ici, les rues sont aux hippocampes. Ils roulent [à droite|tout debout].
      Les vieux poissons [jouent aux galets|racontent la marée]. Les jeunes bâillent des bulles.
      / Avant la nuit, on secoue [les tapis d’algues|les coussins d’éponge] par la fenêtre.
      + Une étoile de mer lavait sa vitre avec sa cinquième branche.
      + Une huître bâillait, sans cacher sa perle.
      + Une maman seiche changeait la couleur de ses petits. Rayés, à pois, au lit.
      + Le facteur était une tortue. Le courrier avait un an.
      + « Rentre, ta soupe va se mouiller ! » [criait une mère|criait-on].
      + Un bernard-l’ermite visitait un appartement. Trop petit. Trop pointu.
      + Un poulpe jouait de quatre harpes. [Il lui restait quatre bras.|Pas le même air.]
      + On se dit « dors salé », et l’on ferme ses branchies.
      + Des crevettes balayaient le sable. Il revenait.
    `,
    way: `
      Il fallut longer [une allée d’algues|un mur de coquillages].
      / On alla {spot.to}, en suivant [le fil de l’eau|de petits galets].
      Le sable faisait [de petits nuages|des nuages] sous [chaque pas|chaque geste].
      / Des ombres passaient, [longues et douces|grandes comme des draps]. C’étaient des raies.
      + Une méduse passait, polie comme une lampe.
      + On traversa un banc de poissons. Il se referma derrière nous.
      + Une ancre dormait là, rouillée, avec un nid dedans.
      + L’eau fut froide, puis tiède, puis [froide pour rire|presque sucrée].
      + Très loin, une baleine chantait le bulletin du soir.
      + Un crabe barrait la route. Il passa de côté.
      + {Friend} voulut courir. Sous l’eau, on court au ralenti.
      + Des anguilles sortaient la tête, comme des points d’interrogation.
      + Une vieille botte dit bonsoir, ou ce qui vivait dedans.
      + Plus on avançait, plus le bleu devenait noir.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un coquillage bleu|une bulle dans une coquille].
      / « Tiens », dit {keeper}. C’était [un galet qui chante la mer|un grain de sable doré].
      Toutes les fenêtres firent [une bulle|trois bulles]. Elles montèrent avec nous.
      / Les hippocampes levèrent la queue. [C’est leur salut.|On leva la main.]
      + La chorale chanta au revoir. Ce fut long, mais beau.
      + « Dors salé ! » cria le royaume. « Et poivré ! » cria {friend}.
      + Le poisson rond dit encore : « Oh. » [Mais plus tristement.|C’était un oh de départ.]
      + {Friend} reçut une algue. Cela servait d’écharpe.
      + Une tortue promit d’écrire. On aurait la lettre à Noël, un jour.
      + Une méduse nous éclaira jusqu’en haut.
    `,
  },
  intermediate: {
    arrival: `
      @place On était enfin {place.in}, où l’eau est [bleue comme le début de la nuit|tiède comme un bain].
      / Une dernière marche de bleu, et l’on fut {place.in}, [où tout est lent|sans se mouiller].
      / @place Le vert s’ouvrit comme un rideau : on était {place.in}, [tout au fond|avec ses tours roses].
      Sur des balcons de corail, [on arrosait les anémones|des poissons en robe de chambre prenaient le frais].
      / Les rues montaient et descendaient [avec la marée|selon l’heure].
      / La lune, vue d’en dessous, [avait la tremblote|ressemblait à une crêpe]. L’ensemble ondulait [légèrement|de plaisir].
      + Un hippocampe donnait [une leçon|un cours] de virage à trois élèves très raides.
      + « Surtout, souffla {friend}, ne pas [parler|rire] la bouche ouverte », et cela fit onze bulles.
      + « Attention, méduses », disait un panneau. « Ne pas sécher sur place », disait l’autre.
      + Une sardine [contrôla|réclama] nos billets, bien que nous n’en ayons pas.
      + Cela sentait [le sel, le citron|l’iode], et la bibliothèque où l’on aurait oublié un poisson.
      + Un poisson-globe nous [aperçut|croisa], gonfla, dit « oh » et se dégonfla.
      + Les cheveux, les plumes, [les moustaches, tout|bref, tout] montait tranquillement vers la surface.
    `,
    life: `
      Tous les soirs, la chorale des bigorneaux travaille [sa note|sa lenteur].
      / À la nuit, on remonte les pendules à eau, [qui coulent toutes|en soufflant dessus].
      / Les rues sont réservées aux hippocampes, qui circulent debout [et se saluent de la queue|à la file].
      Avant la nuit, on bat [les éponges|les tapis d’algues], et le sable va chez le voisin.
      / Les anciens se racontent [les grandes marées|leurs tempêtes], [en exagérant de plusieurs mètres|chacun la sienne].
      + Le facteur est une tortue. Les nouvelles arrivent mûres.
      + Un poulpe jouait [quatre harpes|six flûtes] à la fois, dont une en retard.
      + Un bernard-l’ermite visitait un appartement : [trop petit, trop pointu|un peu en spirale], mais quelle vue !
      + Mère seiche donnait le bain, et ses enfants [changeaient de couleur|passaient aux rayures] pour ne pas être [comptés|frottés].
      + Une étoile de mer nettoyait [ses carreaux|le hublot] avec sa cinquième branche, la plus sérieuse.
      + « Rentre, ta soupe va se mouiller ! » criait quelqu’un, comme chaque soir.
      + Pour se souhaiter bonne nuit, on dit « dors salé » et l’on baisse les branchies.
      + Des crevettes balayaient le trottoir avec un courage inutile.
    `,
    way: `
      Le chemin menait {spot.to} le long d’[une muraille de coquillages|une majestueuse allée de corail].
      / On se dirigea {spot.to}, en suivant [un filet d’eau glacée|des bulles].
      Chaque pas soulevait un nuage de sable, [qui mettait longtemps à se rasseoir|bientôt recouché].
      / Des raies glissaient au-dessus de nous, [vastes comme des draps|avec un bruit de soie].
      + Au loin, une baleine chantait les nouvelles du soir, qui étaient bonnes.
      + Un banc de poissons s’ouvrit, nous laissa passer et se recousit.
      + L’eau devenait fraîche, puis tiède, puis fraîche exprès pour surprendre.
      + Une ancre rouillée dormait là, avec une famille entière dans son œillet.
      + Des anguilles sortaient de leurs trous, en points d’interrogation.
      + Un crabe nous barra la route, mais il s’en alla de côté, comme tous les crabes.
      + {Friend} essaya de courir, ce qui, sous l’eau, est surtout une façon d’attendre.
      + Une botte nous souhaita le bonsoir, ou son locataire.
      + Peu à peu, le bleu passa au violet, et le violet à l’encre.
    `,
    thanks: `
      En souvenir, {keeper} donna {hero.a} [un galet qui chante la mer|une bulle rangée dans sa coquille].
      / Ce fut {keeper} qui parla, et il y avait, dans sa pince ou ailleurs, [un coquillage bleu|un grain d’or].
      De chaque fenêtre partit une bulle, [et toutes nous suivirent|comme un mouchoir rond].
      / Rangés au bord de la rue, les hippocampes [saluèrent de la queue|s’inclinèrent un par un].
      + La chorale chanta l’adieu, dont nous [entendîmes|eûmes], en remontant, [toute la première note|presque un demi-couplet].
      + « Dors salé ! » criait la ville. « Poivré également ! » répondait {friend}.
      + Une vieille tortue jura [d’écrire bientôt|de nous écrire], c’est-à-dire vers le prochain Noël.
      + Le poisson-globe refit « oh », mais sans se gonfler : il avait le cœur gros.
      + {Friend} repartit avec une algue en guise d’écharpe, très chic et un peu vivante.
      + Une méduse, lampe au front, nous raccompagna jusqu’à la surface.
    `,
  },
  advanced: {
    arrival: `
      @place On se trouvait {place.in}, où l’eau possède le bleu [des heures tardives|de l’encre délayée].
      / On descendit, le haut cessa d’exister : on était {place.in}, [sans doute|enfin].
      / @place L’eau s’écarta ainsi qu’un rideau, et l’on fut {place.in}, [parmi les tours roses|tout ébloui].
      Aux balcons de corail, [on arrosait les anémones|quelques poissons se rafraîchissaient en robe de chambre].
      / Les rues y suivent le courant, [quitte à finir ailleurs|et les passants les rues].
      / Vue d’en dessous, la lune [rappelait une crêpe|ondulait], et l’univers l’imitait.
      + Un hippocampe enseignait l’art [du virage|de la courbe] à trois élèves d’une raideur décourageante.
      + « Évitons de parler la bouche ouverte », [recommanda|suggéra] {friend}, dont le conseil s’éleva en onze bulles.
      + Une sardine poinçonna, faute de [billets|carton], un petit rond d’eau, et nous fit signe de passer.
      + On respirait là un [parfum|air] de sel et de citron, avec une note de bibliothèque inondée.
      + Un poisson-globe, nous apercevant, enfla, prononça « oh », [parut gêné|rougit], et revint à la normale.
      + « Il est interdit de sécher », rappelait [une inscription|une règle], à laquelle chacun se conformait sans peine.
      + Tout ce qui dépassait de nous, [mèches, plumes ou moustaches|poils ou plumes], remontait rêveusement vers la surface.
    `,
    life: `
      La chorale des bigorneaux y travaille sa première note, [la seconde étant prévue pour l’été|depuis un an].
      / Les avenues sont aux hippocampes, lesquels circulent debout, [avec une solennité de bougies|et au pas].
      Le soir, on bat les éponges aux fenêtres, [et le sable retombe chez le voisin|en médisant des crabes].
      / Les horloges, toutes à eau, y [prennent du retard avec grâce|sonnent des bulles], et nul ne court.
      / Les anciens évoquent des marées [que chaque récit hausse d’un mètre|plus hautes que la vérité].
      + Le courrier étant confié à une tortue, les nouvelles y [parviennent mûres|arrivent à point], et parfois périmées.
      + Un poulpe interprétait un quatuor à lui seul, dont un bras, toutefois, jouait en retard.
      + Un bernard-l’ermite visitait un logement [qu’il trouvait exigu, pointu|fort tortueux], mais merveilleusement exposé.
      + Les petits de la seiche viraient au pois, à la rayure, au papier peint, plutôt que d’être mis au lit.
      + Une étoile de mer récurait [ses vitres|l’argenterie] de la cinquième branche, les autres étant de repos.
      + « Dors salé », se souhaite-t-on avant d’abaisser les branchies comme on tire un store.
      + Des crevettes balayaient le fond de la mer, tâche [dont nul n’avait|dont on n’avait pas] eu le cœur de leur exposer l’étendue.
    `,
    way: `
      On progressa {spot.to} en longeant [une muraille de nacre|des algues nonchalantes qui se coiffaient].
      / Un courant tiède se chargea de nous mener {spot.to}, [à l’œil|sans rien demander].
      / Pour se rendre {spot.to}, il suffisait de suivre [un filet d’eau froide|la rumeur d’une source].
      Le sable, à chaque pas, se soulevait en nuage et [tardait à se rasseoir|s’en indignait].
      / De grandes raies nous survolaient, [majestueuses|pareilles à des draps soigneusement pliés].
      + Une baleine, très au large, psalmodiait [les nouvelles|le bulletin] du soir, qui étaient rassurantes.
      + Un banc de poissons s’ouvrit à deux battants, nous [livra passage|laissa filer], et se recousit sans un pli.
      + Il fit frais, puis tiède, puis soudainement glacial, par pur esprit de contradiction.
      + Une ancre rouillée sommeillait au bord du chemin, habitée du haut en bas.
      + Des anguilles, dressées dans le sable, formaient une page entière de points d’interrogation.
      + {Friend} voulut presser le pas, et l’on constata que courir sous l’eau est une manière élégante d’attendre.
      + Quelqu’un, du fond d’une botte, nous souhaita le bonsoir en s’excusant de ne pas se lever.
      + Le bleu céda au violet, le violet à l’encre, et l’encre, peu à peu, à autre chose.
    `,
    thanks: `
      {Keeper} tint à remettre {hero.a} [un galet où l’on entend la mer|une bulle, dans son écrin de nacre].
      / « Acceptez », dit {keeper}, et l’on vit briller [un coquillage bleu|un grain d’or].
      De chaque croisée s’échappa une bulle, [en manière de mouchoir|et toutes nous firent cortège].
      / Les hippocampes, alignés, [rendirent les honneurs|s’inclinèrent] d’un même mouvement de queue.
      + La chorale entonna l’adieu, dont on perçut, durant toute la remontée, la première note.
      + « Dors salé ! » lançait la foule, à quoi {friend} crut spirituel de répondre : « Poivré ! »
      + Une tortue s’engagea solennellement à donner de ses nouvelles, et l’on compta sur nos petits-enfants pour les recevoir.
      + Le poisson-globe répéta son « oh », sans enfler cette fois, car il avait le cœur assez gros.
      + Une méduse nous reconduisit, lumière au front, jusqu’au plafond de son monde.
    `,
  },
  troubles: {
    'moon-pearl': {
      keeper: { noun: 'vieux crabe', gender: 'm' },
      thing: { noun: 'perle de lune', gender: 'f' },
      spot: { at: 'dans la petite épave', to: 'vers la petite épave' },
      facts: {
        ask: 'Pourquoi le palais était-il dans le noir ?',
        cause: 'le courant fit rouler {thing} au loin',
        mended: 'la lumière revint sur tous les balcons',
      },
      beginner: {
        trouble: `
          @keeper Devant le palais sombre, {keeper} [marchait de travers|comptait ses pinces].
          / @keeper Une lanterne vide au bras, {keeper} [marchait de travers|tournait en rond].
          @thing « Tout est noir, dit-il, car [la perle de lune|notre perle de lune] a disparu. »
          / @thing « Où est la perle de lune ? dit-il. [C’est notre lampe|Sans elle, tout est noir]. »
          @cause « Le courant l’a fait rouler au loin », [dit le crabe|soupira-t-il].
          / @cause « Un coup de courant, hop ! Il l’a fait rouler au loin [comme un pois|sans la casser]. »
          @feeling Le vieux crabe était inquiet, et [ses pinces claquaient|il se pinça lui-même].
          / @feeling Il avait l’air inquiet, [d’un côté comme de l’autre|des deux yeux, au bout des tiges].
          + « Je la garde depuis cent ans. Cent ans, et un courant d’eau ! »
          + La coupe était vide. On voyait un rond propre dans la poussière.
          + « Elle a roulé {spot.to}, je crois. [Je marche mal tout droit|C’est tout droit, hélas]. »
          + Une fenêtre, puis une autre, [disait : « Lumière ? »|toussa dans le noir].
          + « Sans lune en bas, dit-il, la nuit n’a pas de bord. »
        `,
        worry: `
          Dans le noir, un poisson disait bonne nuit [à un rocher|à une botte]. Elle ne répondait pas.
          / On ne voyait plus [ses nageoires|le bout de sa queue]. On nageait à l’oreille.
          Les petits comptaient les étoiles de mer. [Il n’y en avait plus.|Sans lumière, zéro.]
          / La reine mettait son chapeau [au chat|sur une éponge]. On n’osait rien dire.
          + Boum, une porte. Boum, un turbot.
          + Le marchand vendit une chaussette au prix d’un gâteau.
          + Une pieuvre serrait des mains. C’étaient les siennes.
          + « Maman ? » « Non, je suis une théière », dit quelqu’un.
          + Les vers luisants d’eau étaient à la campagne.
          + Un bébé sole pleurait. On le cherchait sur le sol, partout.
          + {Friend} posa une question à un mur. Le mur réfléchit.
        `,
        mend: `
          On posa la perle dans sa coupe. [Elle hésita.|Elle cligna un peu.]
          / {Hero} monta [tout en haut|les marches] et remit la perle à sa place.
          @mended Puis la lumière revint sur tous les balcons, [ronde et douce|un étage après l’autre].
          / @mended Doucement, la lumière revint sur tous les balcons, [et la reine rit|comme du lait].
          + Ce fut d’abord un petit rond, puis un grand.
          + Un chapeau perdu était sur une éponge. L’éponge rougit.
          + On retrouva la petite sole. Elle dormait sous nos pieds.
          + Les coraux devinrent roses, comme des joues.
          + « Ah, c’est vous ! » se disait-on. « Et vous ! »
          + Le crabe posa une pince dessus, pour la tenir un peu.
          + Un turbot demanda pardon à la porte.
          + Toutes les ombres rentrèrent chez leurs poissons.
          + Là-haut, la vraie lune regardait la nôtre.
          + Ça brillait jusque dans les bulles.
        `,
        joy: `
          {Keeper} dansa, [un pas à gauche|trois pas à gauche]. Il ne savait pas à droite.
          / La reine invita tout le monde à [son goûter de nuit|manger des beignets d’algue].
          Il y avait des glaces [au sel|à l’eau]. {Friend} en prit deux.
          / On joua à cache-cache, [mais pas longtemps|pour rire]. On se trouvait tout de suite.
          + La pieuvre serra enfin la main des autres.
          + La botte fut invitée aussi. Elle ne dit pas un mot.
          + Une crevette jongla avec trois perles et en perdit une. On rit, on la trouva.
          + {Hero} eut le droit de souffler sur la perle. Elle fit de la buée.
          + On mit un filet à la coupe, pour les jours de courant.
          + Les enfants s’endormirent dans la lumière, à même le balcon.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Sur le perron du palais obscur, {keeper} [marchait de long en large, de côté|recomptait ses pinces].
          / @keeper Dans l’ombre claquaient deux pinces : c’était {keeper}, [très agité|qui cherchait ses lunettes].
          @thing « La perle de lune a disparu, dit-il, et avec elle [toute notre lumière|nos soirées]. »
          / @thing « Voyez cette coupe vide, dit-il : [il y manque|c’est celle de] la perle de lune. »
          @cause « Le courant l’a fait rouler, [expliqua le crabe|un coup sec], et elle est partie au loin. »
          / @cause « Un courant d’eau, venu d’on ne sait où, l’a fait rouler [au loin|hors de sa coupe]. »
          @feeling Inquiet, il se pinçait lui-même, [alternativement à droite et à gauche|ce qui n’arrangeait rien].
          / @feeling Le vieux gardien était inquiet, et [ses yeux tournaient au bout de leurs tiges|cela s’entendait].
          + « Cent ans que je la garde, et le seul soir où j’éternue, quelqu’un laisse une porte ouverte ! »
          + Autour de la coupe, un rond sans poussière montrait la place vide.
          + « Elle a pris {spot.to}, tout droit. Et moi, je ne marche que de côté. »
          + Aux fenêtres, on demandait poliment s’il y avait une panne.
        `,
        worry: `
          Faute de lumière, un mérou souhaitait bonne nuit [à une botte|à sa commode].
          / Les habitants nageaient à tâtons, [une nageoire en avant|de boum en pardon].
          La reine avait coiffé [une éponge|le chat] de sa couronne et lui demandait conseil.
          / Dans les écoles, on comptait les étoiles de mer [de mémoire|au toucher], et on en oubliait.
          + « Maman ? » appelait une petite voix. « Non, ici la théière », répondait une autre.
          + Une pieuvre serrait chaleureusement des mains, qui se trouvaient être les siennes.
          + On avait perdu une petite sole, et il fallait la chercher du bout des doigts, sur le fond.
          + Le marchand avait vendu des chaussettes au prix des gâteaux, et inversement.
          + Les poissons-lanternes, en congé dans les profondeurs, ne répondaient pas.
          + {Friend} entretint longtemps un mur de la situation.
        `,
        mend: `
          Marche après marche, {hero} monta jusqu’à la coupe et y [posa|coucha] la perle.
          / La perle retrouva sa coupe, [avec un petit tintement|où {hero} la posa des deux mains].
          @mended Elle hésita, puis la lumière revint sur tous les balcons, [étage par étage|comme du lait qui monte].
          / @mended Un clignement, et la lumière revint sur tous les balcons, [douce et ronde|jusqu’aux greniers].
          + Les coraux rosirent, comme des gens que l’on surprend en pyjama.
          + La reine vit une éponge sous son chapeau, et personne n’en parla.
          + « Ah, c’est vous ! » s’écriait-on, en rendant à chacun son chapeau.
          + On découvrit la petite sole, endormie sous le pied du chef des recherches.
          + Le vieux crabe garda une pince posée dessus, au cas où.
          + Chaque ombre rejoignit son poisson et s’y attacha.
          + Tout là-haut, la vraie lune se pencha pour comparer.
        `,
        joy: `
          De joie, {keeper} exécuta sept pas à gauche, [et revint lentement|faute de mieux à droite].
          / La reine offrit un goûter de minuit, [beignets d’algues|glaces au sel et beignets].
          On rejoua à cache-cache, [brièvement|pour rire], tellement on se voyait bien.
          / La pieuvre put enfin serrer [d’autres mains que les siennes|toutes les mains], et n’en oublia aucune.
          + La botte, invitée d’honneur, garda le silence toute la soirée.
          + {Hero} souffla sur la perle pour la faire briller, et un petit nuage y resta.
          + On tendit autour de la coupe un filet à courants d’eau.
          + Une crevette jonglait, et l’on applaudissait même ce qu’elle laissait tomber.
          + Les petits s’endormirent sur les balcons, une joue dans la lumière.
          + {Friend} mangea trois glaces et salua le mur au passage.
        `,
      },
      advanced: {
        trouble: `
          @keeper Sur le perron du palais éteint, {keeper} [faisait les cent pas, de côté|recomptait fiévreusement ses pinces].
          / @keeper Un cliquetis de pinces trahissait dans l’ombre la présence {keeper.de}, [hors de lui|fort agité].
          @thing « La perle de lune a disparu, se lamenta-t-il, [et nous voici éteints|elle qui nous tenait lieu d’astre]. »
          / @thing « Cette coupe contenait la perle de lune, dit-il, [dont vivaient nos lampes|notre unique clarté]. »
          @cause « Un courant sournois l’a fait rouler au loin, [le temps que j’éternue|au moment du thé]. »
          / @cause « Le courant l’a fait rouler au loin, [comme un vulgaire petit pois|par une porte mal fermée]. »
          @feeling Il était inquiet au point de se pincer lui-même, [tantôt à droite, tantôt à gauche|avec méthode].
          / @feeling Ses yeux inquiets viraient au bout de leurs tiges, [chacun pour son compte|en tous sens].
          + Un siècle de garde irréprochable se résumait désormais à un rond sans poussière.
          + Elle avait filé droit {spot.to}, direction cruelle pour qui ne se déplace que latéralement.
          + Des fenêtres tombaient des questions polies, où perçait l’agacement des gens interrompus dans leur lecture.
          + « Sans lune en bas, conclut-il sombrement, la nuit n’a plus de rives. »
        `,
        worry: `
          Un mérou souhaitait le bonsoir à une botte, [et la jugeait distante|dont la froideur le peina].
          / On nageait à tâtons, [de « boum » en « pardon »|une nageoire en éclaireur], dans une encre parfaite.
          La reine, ayant couronné par mégarde une éponge, [lui exposait ses soucis|en attendait des conseils].
          / « Maman ? » s’enquérait une voix ; « [Non, la théière|Pas du tout] », rectifiait une autre.
          + Une pieuvre distribuait des poignées de main chaleureuses, dont elle était l’unique bénéficiaire.
          + Le commerce s’en ressentait, les chaussettes se vendant au prix des gâteaux, sans que la saveur y fût.
          + On recherchait une très petite sole, ce qui, sur un fond plat et noir, relève de la gageure.
          + Les poissons-lanternes, partis en villégiature dans les abysses, n’avaient pas laissé d’adresse.
          + {Friend} exposa longuement la situation à un mur, qu’on eût dit attentif.
        `,
        mend: `
          Gravissant les degrés, {hero} coucha la perle [au creux de sa coupe|dans sa coupe], et l’on se tut.
          / La perle reprit possession de sa coupe, [avec un tintement|où {hero} la fit glisser].
          @mended Après une hésitation, la lumière revint sur tous les balcons, [tel un lait qui monte|d’étage en étage].
          / @mended Un battement, et la lumière revint sur tous les balcons, [sans hâte|ronde et convalescente].
          + Les coraux rosirent, en personnes que l’on surprend sans leurs bijoux.
          + La souveraine et une éponge, qui portait son chapeau, échangèrent un regard, et conclurent un pacte de silence.
          + On restitua les chapeaux, les théières et plusieurs enfants à leurs légitimes propriétaires.
          + Une petite sole fut retrouvée, profondément endormie, sous le pied du chef des recherches.
          + Le gardien laissa longtemps une pince sur la perle, ainsi qu’on retient un ballon.
          + Là-haut, l’autre lune s’inclina par-dessus la surface, curieuse de comparer.
        `,
        joy: `
          {Keeper} exécuta sept pas à gauche, [et dut revenir à pied|qui constituaient tout son répertoire].
          / La reine donna un souper de minuit, [beignets d’algues et sorbets au sel|où l’éponge parut en cape].
          La partie de cache-cache qui suivit fut [d’une brièveté éclatante|aussi courte que joyeuse].
          / La pieuvre put serrer la main d’autrui, [ce dont elle abusa|et n’en négligea aucune].
          + La botte, placée à la droite du trône, se distingua par sa réserve.
          + On pria {hero} de souffler sur la perle pour la lustrer, et la buée en forma, un instant, les mers.
          + Un filet à courants fut tendu autour de la coupe, puis inauguré, puis arrosé, si l’on peut dire.
          + Une crevette jonglait au-delà de ses moyens, et ses échecs furent acclamés autant que le reste.
          + Les petits s’endormirent un à un sur les balcons, la joue posée dans la clarté.
        `,
      },
    },
    'bell-clapper': {
      keeper: { noun: 'escargot chef de chœur', gender: 'm' },
      thing: { noun: 'battant de la cloche', gender: 'm' },
      spot: { at: 'dans la forêt d’algues', to: 'vers la forêt d’algues' },
      facts: {
        ask: 'Pourquoi aucun poisson ne savait-il qu’il faisait nuit ?',
        cause: '{thing} s’envola d’avoir sonné trop gaiement',
        mended: 'la cloche sonna et les poissons se couchèrent',
      },
      beginner: {
        trouble: `
          @keeper {Keeper} battait la mesure, mais [dans le désordre|devant personne].
          / @keeper Sous la cloche attendait {keeper}, [sans musique|baguette en l’air].
          @thing « La cloche ne sonne plus, dit-il. [Son battant|Le battant de la cloche] a disparu ! »
          / @thing « Elle n’a plus sa langue, dit-il. Le battant de la cloche, [envolé|parti] ! »
          @cause « J’ai sonné trop gaiement, [voilà|dit-il], et le battant s’est envolé. »
          / @cause « Je sonnais, je sonnais, [trop gaiement|si gaiement], que le battant s’est envolé ! »
          @feeling Il était perdu. « C’est le soir, ou [déjà le matin|encore hier] ? »
          / @feeling L’escargot n’y comprenait plus rien, et [dirigeait un caillou|tournait ses pages à l’envers].
          + « C’était l’anniversaire de la marée. J’ai mis tout mon cœur. »
          + On tapa la cloche du doigt. Elle fit : tap.
          + « Il est tombé {spot.to}, dit-il. Pour moi, c’est à un mois d’ici. »
          + Un turbot passa en pyjama, un autre en cravate.
          + « Sans la cloche, dit-il, personne ne sait qu’il fait nuit. »
        `,
        worry: `
          Un banc de sardines prenait [son quatrième petit déjeuner|le goûter, encore]. Elles n’en pouvaient plus.
          / Les uns se levaient, les autres se couchaient, [dans le même lit|et tous se cognaient].
          L’école avait commencé. [Le maître dormait.|Il n’y avait que le maître.]
          / Le boulanger dit : « Bonjour. » [« Bonsoir », dit la boulangère.|On lui dit : « Bonne nuit. »]
          + Un bébé avait eu trois bains. Il était tout fripé.
          + On mit la table, on l’enleva, on la remit.
          + Un vieux poisson fêtait Noël, par prudence.
          + Le coq de mer ouvrit la bouche, puis ne sut quoi dire.
          + Les méduses s’allumaient, s’éteignaient, s’excusaient.
          + {Friend} bâilla. Cela aida un peu, puis non.
          + Deux voisins se souhaitèrent un bon mardi, et un bon jeudi.
        `,
        mend: `
          On raccrocha le battant. [Un petit coup|Un coup], pour voir.
          / Le battant reprit sa place, avec [un nœud|un bon gros nœud]. {Hero} tira la corde.
          @mended La cloche sonna et les poissons se couchèrent, [rang après rang|tous du même côté].
          / @mended Dong ! La cloche sonna et les poissons se couchèrent, [chacun chez soi|ouf].
          + Dong, dit l’eau, longtemps après.
          + Les sardines se rangèrent, tête, queue, tête, queue.
          + On posa les tasses. « C’est donc le soir ! »
          + L’escargot sonna tout doux, cette fois, ou presque.
          + Un bébé fripé fut mis au sec, si l’on peut dire.
          + Les lampes baissèrent, l’une, puis l’autre.
          + Un vieux poisson rangea son sapin de Noël.
          + On sentit le son dans le ventre. Il y resta.
          + Une seule bulle monta, comme un bâillement.
          + « Dong », répéta {friend}, mais en dedans.
        `,
        joy: `
          La chorale chanta la deuxième note. [On attendait ça|Elle la gardait] depuis des années.
          / On fit une fête sans bruit, [en chaussons|avec des bouchons d’algue].
          {Keeper} prêta sa baguette {hero.a}. [Une mesure, pas plus.|C’est rare.]
          / Il y avait du gâteau de minuit. [C’était l’heure juste.|Il était midi dedans.]
          + Les sardines applaudirent couchées.
          + {Friend} dansa autour de la cloche, et le gâteau aussi.
          + On mit une ficelle rouge au battant. Elle disait : doucement.
          + Quelqu’un demanda l’heure, pour le plaisir. On la lui dit.
          + Le coq de mer eut droit à une part. Il chanterait demain.
          + L’escargot s’endormit sur la première ligne de la partition.
        `,
      },
      intermediate: {
        trouble: `
          @keeper {Keeper} battait la mesure devant des chaises vides, [très en avance|ou bien très en retard].
          / @keeper Sous la grande cloche muette, {keeper} [feuilletait sa partition à l’envers|levait une baguette inutile].
          @thing « La cloche ne dit plus rien, soupira-t-il. Le battant de la cloche [a disparu|n’est plus là]. »
          / @thing « Que voulez-vous qu’elle sonne ? dit-il. [Elle a perdu|Il lui manque] le battant de la cloche. »
          @cause « J’ai sonné trop gaiement, avoua-t-il, [pour l’anniversaire de la marée|hier], et le battant s’est envolé. »
          / @cause « Le battant s’est envolé, parce que j’ai sonné trop gaiement, [avec tout mon cœur|et des deux cornes]. »
          @feeling Perdu, il demanda si l’on était ce soir, [demain matin|ou encore hier], et pourquoi.
          / @feeling Le pauvre n’y comprenait plus rien : [il dirigeait un caillou|il saluait avant le concert].
          + On frappa du doigt sur le bronze. Il répondit « tap », ce qui est triste pour une cloche.
          + « Il est retombé {spot.to}. En escargot, c’est à trois semaines. »
          + Un turbot passa en pyjama, et croisa un turbot en cravate.
          + « Sans elle, ajouta-t-il, personne en bas ne sait quand il fait nuit. »
        `,
        worry: `
          Des sardines attaquaient, blêmes, [leur quatrième petit déjeuner|un sixième goûter].
          / La moitié de la ville se levait, [l’autre se couchait|et se heurtait à l’autre].
          À l’école, le maître dormait, [ou bien c’était la récréation|et les élèves le bordaient].
          / « Bonjour », disait le boulanger. « Bonne nuit », répondait [sa femme|la cliente].
          + Un bébé en était à son troisième bain et ressemblait à un raisin sec.
          + Un vieux poisson fêtait Noël, par prudence, avec un sapin d’algue.
          + Les méduses s’allumaient, s’éteignaient, se confondaient en excuses.
          + Le coq de mer montait sur son rocher, ouvrait le bec et renonçait.
          + On mettait la table, on la défaisait, et le chat de mer ne savait plus où manger.
          + {Friend} se mit à bâiller, ce qui fit foi pendant quelques minutes.
        `,
        mend: `
          Le battant fut rattaché, [d’un nœud de marin|solidement]. {Hero} empoigna la corde.
          / {Hero} renoua le battant et tira sur la corde, [du bout des doigts|délicatement].
          @mended Dong ! La cloche sonna et les poissons se couchèrent, [rang après rang|tous du même côté].
          / @mended Grave et douce, la cloche sonna et les poissons se couchèrent, [enfin d’accord|un quartier après l’autre].
          + Les sardines se rangèrent tête-bêche, avec un soupir de boîte qui se ferme.
          + On reposa les tasses : c’était donc le soir, il suffisait de le dire.
          + Le son fit le tour du royaume, et revint s’asseoir sous la cloche.
          + Un vieux poisson décrocha ses boules de Noël, sans regret.
          + On sortit le bébé du bain. Il était temps.
          + « Je sonnerai avec mesure », promit l’escargot, qui en connaissait plusieurs.
          + Une à une, les fenêtres fermèrent leurs paupières de nacre.
        `,
        joy: `
          En l’honneur du soir, la chorale passa à la deuxième note, [qu’elle gardait depuis des années|très applaudie].
          / On servit un gâteau de minuit à minuit pile, [ce qui n’était plus arrivé depuis hier|avec douze bougies].
          {Keeper} confia sa baguette {hero.a}, [le temps d’une mesure|et les bigorneaux suivirent].
          / C’était une fête en chaussons, [où l’on dansait sans bulles|aux lumières baissées].
          + Les sardines applaudissaient couchées, ce qui demande de l’entraînement.
          + Au battant, on noua un ruban rouge, avec ce mot : doucement.
          + Quelqu’un demanda l’heure pour le seul plaisir de l’entendre.
          + {Friend} dansa trop près de la cloche et vibra jusqu’au dessert.
          + Le coq de mer reçut une part à emporter, pour demain matin.
          + Vers la fin, l’escargot s’endormit sur un soupir de la partition.
        `,
      },
      advanced: {
        trouble: `
          @keeper {Keeper} battait la mesure devant des sièges vides, [avec une avance ou un retard considérables|ému].
          / @keeper Sous la grande cloche aphone, {keeper} [feuilletait sa partition à rebours|dirigeait le silence].
          @thing « Le battant de la cloche a disparu, déplora-t-il, [et le soir avec lui|et la voici sans voix]. »
          / @thing « Privée du battant de la cloche, dit-il, [cette grande dame n’est qu’un chapeau|elle se tait]. »
          @cause « J’ai sonné trop gaiement, [l’anniversaire m’avait grisé|je le confesse], et le battant s’est envolé. »
          / @cause « Le battant s’est envolé, car j’ai sonné trop gaiement, [en artiste|sans modération]. »
          @feeling Perdu dans les heures, il voulut savoir si l’on était [ce soir ou la veille|déjà demain].
          / @feeling Il n’y comprenait plus rien, et [saluait entre deux silences|accordait un caillou avec un autre].
          + Le bronze, heurté d’un ongle, rendit un « tap » dont il fut le premier humilié.
          + La pièce était retombée {spot.to}, soit, à l’allure d’un escargot, à trois semaines de route.
          + Un turbot en pyjama croisa un turbot en cravate, et chacun toisa l’autre avec réprobation.
          + C’est elle, apprit-on, qui annonçait la nuit, détail que le fond des mers ne permet pas de vérifier autrement.
        `,
        worry: `
          Des sardines livides entamaient, par devoir, [leur quatrième petit déjeuner|une sixième collation].
          / Une moitié de la ville se levait tandis que [l’autre|la seconde] gagnait le même lit.
          Le boulanger disait bonjour, la cliente bonne nuit, [sans céder|tous deux de bonne foi].
          / L’école avait repris, [mais le maître dormait|du moins le croyait-on], bordé par ses élèves.
          + Un nourrisson, à son troisième bain, offrait l’aspect d’un raisin sec.
          + Un doyen fêtait Noël à titre préventif, sous un sapin d’algue.
          + Les méduses s’allumaient et s’éteignaient, en se répandant chaque fois en excuses.
          + Juché sur son rocher, le coq de mer ouvrait le bec, pesait le pour et le contre, et le refermait.
          + {Friend} bâilla, et ce bâillement fit office d’heure légale pendant plusieurs minutes.
        `,
        mend: `
          Le battant rattaché [d’un nœud irréprochable|avec soin], on remit la corde entre les mains {hero.de}.
          / {Hero} vérifia le nœud, et, [d’une traction à peine appuyée|du bout des doigts], tira.
          @mended Grave, ample, la cloche sonna et les poissons se couchèrent, [enfin d’accord|tous du même flanc].
          / @mended Dong : la cloche sonna et les poissons se couchèrent, [d’un quartier à l’autre|soulagés].
          + L’onde parcourut le royaume, en toucha le bord, et revint se pelotonner sous le bronze.
          + Les sardines s’alignèrent tête-bêche, avec le soupir d’une boîte que l’on referme.
          + C’était donc le soir ; on posa les tasses, étonné de n’y avoir pas songé plus tôt.
          + Un doyen décrocha ses guirlandes, et convint que l’on n’était peut-être qu’en avril.
          + « Je sonnerai dorénavant avec mesure », jura le chef, qui en possédait une belle collection.
          + L’une après l’autre, les croisées abaissèrent leurs paupières de nacre.
        `,
        joy: `
          La chorale se risqua jusqu’à la deuxième note, [qu’on bissa|gardée pour les grands jours].
          / Un gâteau de minuit fut découpé à minuit exactement, [luxe oublié|au couteau à huître].
          {Keeper} céda sa baguette {hero.a}, [l’espace d’une mesure à trois temps|qui eut un succès fou].
          / On dansait en chaussons, [sous des lumières baissées|en retenant ses bulles].
          + Les sardines applaudissaient couchées, prouesse qui suppose un long entraînement.
          + Le battant fut paré d’un ruban portant, brodé, ce conseil : « doucement ».
          + Plusieurs personnes demandèrent l’heure, par pure volupté.
          + {Friend}, qui valsait trop près du bronze, en vibra jusqu’au dessert.
          + L’escargot s’assoupit en fin de soirée sur un soupir, noté tel quel dans la partition.
        `,
      },
    },
    'bubble-ring': {
      keeper: { noun: 'crevette boulangère', gender: 'f' },
      thing: { noun: 'anneau à bulles', gender: 'm' },
      spot: { at: 'au bord du récif', to: 'vers le bord du récif' },
      facts: {
        ask: 'Pourquoi les petits lits ne flottaient-ils plus ?',
        cause: 'le petit dernier joua avec {thing} et le lâcha',
        mended: 'les bulles montèrent et les lits flottèrent',
      },
      beginner: {
        trouble: `
          @keeper Devant son four, {keeper} [pleurait dans la farine|avait éteint la lumière].
          / @keeper Il n’y avait pas de pain, ce soir. {Keeper} [s’essuyait les yeux|fixait son four froid].
          @thing « Plus une bulle ! dit-elle. [On a perdu|Il me faut] l’anneau à bulles. »
          / @thing « C’est l’anneau à bulles, dit-elle. [Sans lui, rien ne monte|Il n’est plus au clou]. »
          @cause « Mon petit dernier a joué avec, et il l’a [lâché|laissé tomber]. »
          / @cause « Le petit dernier voulait jouer. Il a pris l’anneau [sans rien dire|au clou], et l’a lâché. »
          @feeling Elle était triste, et même [ses antennes pleuraient|son tablier pendait].
          / @feeling Toute triste, la boulangère [renifla dans son tablier|ne trouvait plus ses mots].
          + Derrière le sac de sucre, un tout petit disait : « Pardon, pardon. »
          + « Il a roulé {spot.to}, dit-elle. [J’ai mon pain|Je nage si mal en pantoufles]. »
          + « Sans bulles, dit-elle, les lits des petits restent par terre. »
          + Elle souffla dans ses doigts. Il ne vint que de l’eau.
          + Une brioche, dans la vitrine, était toute plate. On l’aurait dite triste aussi.
        `,
        worry: `
          Sans bulles, les lits des petits [restaient au fond|traînaient dans le sable]. Ça gratte, le sable.
          / D’habitude, les petits dorment [en l’air|à hauteur de nez]. Ce soir, ils pleuraient par terre.
          Un crabe avait marché sur un oreiller. [Il était dedans.|L’oreiller avait mordu.]
          / Une maman tenait un lit [à bout de bras|sur sa tête]. Elle se fatiguait.
          + « Il y a une puce de mer dans mon drap ! »
          + Les éclairs au chocolat ne montaient pas non plus.
          + On mit des cailloux sous un lit. C’était haut, mais dur.
          + Un père souffla fort. [Le lit ne bougea pas.|Il vit des étoiles.]
          + Les petits demandaient : « On vole quand ? »
          + {Friend} porta un lit sur le dos, un moment.
          + Quelqu’un ronflait déjà, le nez dans une algue.
        `,
        mend: `
          {Keeper} souffla dans l’anneau. [Blop.|Plop.]
          / {Hero} tendit l’anneau. La boulangère [prit de l’air|le rinça], et souffla.
          @mended Les bulles montèrent et les lits flottèrent, [un par un|en se balançant].
          / @mended Une, dix, cent ! Les bulles montèrent et les lits flottèrent, [hop|tout doux].
          + La première bulle était grosse comme un chou.
          + « On vole ! » crièrent les petits, très bas pour la nuit.
          + Il fallut attacher le lit du bébé au clocher.
          + Les brioches gonflèrent aussi, et l’une partit.
          + Un drap passa, avec deux yeux dedans. « Bonsoir. »
          + Le petit dernier regardait ses pieds, puis les bulles.
          + Une bulle se posa sur un nez, [et resta|puis éclata de rire].
          + Une maman baissa les bras. Son lit monta tout seul.
          + Ça faisait des ronds de lune sur le sable.
          + Blop, disait l’anneau. Blop. De plus en plus doux.
        `,
        joy: `
          Le petit dernier eut la plus grosse bulle. [Il dormit dedans.|Il s’excusa dedans.]
          / On mangea les brioches [au plafond|à la nage]. Il fallait les attraper.
          Il y eut une chanson [à bulles|avec des blops]. Chacun soufflait la sienne.
          / {Keeper} accrocha l’anneau au clou, [plus haut|avec un ruban].
          + {Friend} fit une bulle carrée. Personne ne sut comment.
          + On pardonna au petit. Il pleura un peu, de joie, blop.
          + Les lits dansaient, attachés par un fil.
          + {Hero} fit un tour dans une bulle. On y entendait la mer de loin.
          + L’éclair au chocolat partit. On lui dit au revoir.
          + La farine volait. C’était Noël, un peu.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Le four était froid, et {keeper} [pleurait dans la farine|regardait ses mains vides].
          / @keeper Devant une vitrine sans brioches, {keeper} [reniflait dans son tablier|avait tiré le rideau].
          @thing « L’anneau à bulles est perdu, dit-elle, [et plus rien ne monte|celui qui pend au clou]. »
          / @thing « Il me faut l’anneau à bulles, dit-elle. [Ni pain ni lit ne lève|Rien ne flotte] sans lui. »
          @cause « Mon petit dernier a joué avec et, [oh, ces enfants|que voulez-vous], il l’a lâché. »
          / @cause « C’est mon petit dernier : il a pris l’anneau pour jouer, [une minute|sans le dire], et l’a lâché. »
          @feeling Elle était si triste que [sa pâte en était salée|ses antennes trempaient dans le lait].
          / @feeling La tristesse la prenait à chaque fournée, [et elle se moucha dans un torchon|disait-elle].
          + Derrière un sac de sucre, une voix minuscule répétait « pardon » sans s’arrêter.
          + « Il a roulé {spot.to}, et moi, en pantoufles, je ne vaux rien à la nage. »
          + Elle souffla entre ses doigts pour montrer : il ne vint qu’un peu d’eau.
          + « Les lits des petits tiennent sur des bulles, vous comprenez. Ce soir, ils tiennent sur rien. »
        `,
        worry: `
          Privés de bulles, les lits des petits [traînaient dans le sable|s’immobilisaient au fond].
          / Les enfants avaient du sable dans les oreilles, [et s’en lamentaient|eux qui sommeillent entre deux eaux].
          Un crabe s’était introduit dans un oreiller, [et s’y égarait|et s’y plaisait].
          / Une mère portait un lit à bout de bras, [péniblement|depuis une heure].
          + « Quand est-ce qu’on décolle ? » demandait-on dans tous les dortoirs.
          + Les brioches ressemblaient à des galettes, et les éclairs à des règles.
          + Un père avait voulu gonfler un matelas. Il voyait des étoiles de mer.
          + On empila des galets sous un berceau. Il fut haut, mais dur.
          + Une puce de mer visitait les draps, un par un, en touriste.
          + {Friend} prit un lit sur son dos et découvrit que le bébé ronflait.
        `,
        mend: `
          {Hero} rendit l’anneau. La boulangère le rinça, [prit son souffle|ferma les yeux], et blop.
          / Rincé, essuyé, l’anneau revint {keeper.a}, qui souffla dedans [de toute son âme|longuement].
          @mended Par grappes, les bulles montèrent et les lits flottèrent, [en se balançant|l’un après l’autre].
          / @mended La première hésita ; puis les bulles montèrent et les lits flottèrent, [tous ensemble|tout doucement].
          + Il y en avait de grosses comme des choux, et de fines comme des idées.
          + « On vole ! » chuchotèrent les dortoirs.
          + On dut retenir un berceau, déjà parti dire bonsoir au clocher.
          + Dans le four, les brioches levèrent d’un coup, et l’une d’elles s’en alla.
          + Une mère baissa ses bras, incrédule, et le lit resta où il était.
          + L’une se posa sur le nez {hero.de}, tourna, et éclata de rire.
          + Le petit dernier osa lever les yeux, et ses yeux étaient ronds comme elles.
        `,
        joy: `
          La plus grosse bulle fut pour le petit dernier, qui [s’excusa dedans|y entra et n’en sortit plus].
          / On mangea les brioches en l’air, [au vol|à la nage], et le premier servi fut le plus rapide.
          {Keeper} remit l’anneau au clou, [plus haut de deux têtes|avec un beau ruban].
          / Une chanson circula, où chaque couplet se termine [par un blop|dans une bulle].
          + {Friend} réussit une bulle carrée, et ne put jamais la refaire.
          + {Hero} fit un tour de village dans la sienne, d’où le monde semblait chuchoter.
          + Le crabe consentit à rendre l’oreiller, mais garda une plume.
          + Les lits dansaient au bout de leur fil, comme des bateaux au port.
          + La farine neigeait sur tout le monde, et l’on trouva que cela faisait fête.
          + L’éclair au chocolat s’envola vers la surface, sous les applaudissements.
        `,
      },
      advanced: {
        trouble: `
          @keeper Devant un four éteint, {keeper} [versait dans la farine des larmes inutiles|contemplait ses mains].
          / @keeper Le rideau de la boulangerie était tiré, et {keeper}, derrière, [reniflait|étouffait un sanglot].
          @thing « J’ai perdu l’anneau à bulles, dit-elle, [sans quoi ni pain ni berceau ne lève|notre levain à tous]. »
          / @thing « Il pendait à ce clou, l’anneau à bulles, [et voyez ce clou|dont tout dépend ici] », dit-elle.
          @cause « Mon petit dernier a joué avec, [comme on joue à cet âge|à mon insu], et l’a lâché. »
          / @cause « C’est le petit dernier qui l’a lâché, [en jouant à l’aviateur|après avoir joué avec]. »
          @feeling Elle était d’une tristesse [à faire retomber un soufflé|qui gagnait ses antennes].
          / @feeling Triste jusqu’au bout du tablier, la boulangère [salait sa pâte sans le vouloir|se tut].
          + De derrière un sac de sucre s’échappait un « pardon » minuscule, répété à intervalles réguliers.
          + L’objet avait roulé {spot.to}, distance que ses pantoufles lui interdisaient d’envisager.
          + Elle souffla entre ses doigts, à titre de démonstration, et n’obtint qu’un filet d’eau mélancolique.
          + Les enfants de ce quartier dorment sur des bulles ; autant dire que, ce soir, ils ne dormaient sur rien.
        `,
        worry: `
          Faute de bulles, les berceaux [traînaient dans le sable|gisaient sur le fond], où cela gratte.
          / Les petits, habitués à dormir entre deux eaux, [découvraient la pesanteur|s’indignaient du sable].
          Une mère portait un lit à bout de bras, [en cariatide|depuis l’heure du souper], sans oser le poser.
          / Un crabe avait élu domicile dans un oreiller, [et s’y disait très bien|dont on le délogeait mal].
          + « À quelle heure décolle-t-on ? » s’informait-on, de plus en plus sèchement, dans les dortoirs.
          + Un père, pour avoir voulu gonfler un matelas à la bouche, contemplait des astres imaginaires.
          + Les brioches affectaient la forme de galettes, et les éclairs celle du décimètre.
          + Une puce de mer parcourait la literie en touriste consciencieuse, sans omettre un pli.
          + {Friend} se chargea d’un berceau et constata, au ronflement, qu’il était occupé.
        `,
        mend: `
          L’anneau fut rincé, essuyé, et {keeper} souffla dedans, [les yeux clos|comme on prie].
          / Des mains {hero.de}, l’anneau passa à celles {keeper.de}, [qui souffla|et l’on attendit le blop].
          @mended Par grappes hésitantes, les bulles montèrent et les lits flottèrent, [un à un|en dodelinant].
          / @mended Il y eut un « blop », puis les bulles montèrent et les lits flottèrent, [mollement|par rangées].
          + Certaines avaient l’ampleur d’un chou, d’autres la finesse d’une arrière-pensée.
          + « On vole », murmura-t-on dans les dortoirs, avec la gravité des grands départs.
          + Un berceau trop fougueux dut être rattrapé à hauteur du clocher.
          + Une mère abaissa prudemment les bras, et le lit, magnanime, resta en l’air.
          + Dans le four, une brioche enfla d’un tel orgueil qu’elle quitta l’établissement.
          + Le coupable risqua un œil hors du sucre, et cet œil avait la rondeur exacte de ce qu’il voyait.
        `,
        joy: `
          La bulle la plus vaste échut au petit dernier, [qui y fit pénitence en riant|pour qu’il s’y repentît].
          / On soupa de brioches en suspension, [qu’il fallait mériter|attrapées au vol], et tout le monde nagea.
          {Keeper} rependit l’anneau, [deux têtes plus haut|à un clou neuf], avec un nœud de ruban.
          / On chanta une ronde dont chaque couplet, [faute de rime|par tradition], finit en bulle.
          + {Friend} produisit une bulle carrée, dont la science n’a toujours pas rendu compte.
          + {Hero} fit le tour du village à l’intérieur de la sienne, d’où le monde avait l’air de chuchoter.
          + Amarrés par un fil, les lits dansaient comme une flottille rentrée au port.
          + Le crabe restitua l’oreiller, à l’exception d’une plume, qu’il considérait comme un loyer.
          + La farine, en suspension, neigea sur l’assistance, et l’on jugea que cela faisait réveillon.
        `,
      },
    },
  },
}
