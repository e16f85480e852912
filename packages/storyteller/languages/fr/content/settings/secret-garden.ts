import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const secretGarden: SettingContent<Noun, 'Secret Garden'> = {
  place: { name: 'le Jardin secret', in: 'au Jardin secret', to: 'vers le Jardin secret', from: 'du Jardin secret' },
  beginner: {
    arrival: `
      @place Derrière le lierre, on y était : {place.in}. Ça sentait [la menthe|la terre mouillée].
      / La clé tourna dans la mousse, [crac|deux fois]. On était {place.in}.
      / @place Une petite porte, [un pas|deux pas], et l’on fut {place.in}.
      Les fleurs [chuchotaient|se turent, puis chuchotèrent] dans leurs lits.
      / Un tournesol nous prit pour le jour, [de dos|un instant]. Il s’excusa.
      / Des roses tournèrent la tête. [« Chut », dit la plus vieille.|L’une rougit.]
      + Le cadran solaire attendait le soleil, par habitude.
      + « Elles parlent de nous, dit {friend}. En bien, je crois. »
      + Un arrosoir montait la garde, le bec en l’air.
      + Sur le mur, le lierre faisait semblant d’être le mur.
      + « Essuyez vos racines », disait un écriteau.
      + {Hero} respira. Il y avait de la fraise dedans.
      + Un banc grinça. Il voulait qu’on s’asseye.
    `,
    life: `
      Ici, le soir, on [borde les salades|arrose les secrets].
      / C’est l’heure où les légumes [rentrent leurs pieds|disent leur prière]. Les radis [rient|sont rouges] encore.
      Une abeille en retard rentrait [sur la pointe des ailes|avec ses bottes à la main].
      / Une coccinelle faisait le tour des lits et [comptait|éteignait] les gouttes.
      + Deux tulipes se prêtaient une goutte d’eau.
      + Le ver de terre labourait son lit, du nord au sud.
      + Une courge racontait sa jeunesse. Elle était petite, alors.
      + Les pois de senteur se chatouillaient d’une rame à l’autre.
      + « Rentre tes cornes ! » disait un escargot à son fils.
      + Sous le chou, il y avait, ce soir, juste un chou.
      + Le basilic chantait faux, mais il sentait si bon !
    `,
    way: `
      L’allée tournait [autour des roses|entre les choux], et l’on marcha {spot.to}.
      / On passa {spot.to} [par le carré de menthe|sous les haricots].
      Un arrosoir [ronflait|gouttait dans son sommeil]. Plic, sur une feuille.
      / Quelque part, une pomme tomba. [Elle s’excusa.|Elle dormait mal.]
      + L’air sentait la fraise et la ficelle.
      + Un épouvantail salua. Il fait peur, mais il est poli.
      + Les ombres des choux avaient de grandes oreilles.
      + On marcha sur du thym. Il le dit à tout le monde.
      + Une brouette rêvait, les bras levés.
      + {Friend} goûta une feuille. C’était une pancarte.
      + Plus loin, il n’y eut plus que l’herbe et la lune.
      + Une grenouille dit non, puis oui, puis plouf.
    `,
    thanks: `
      {Keeper} donna {hero.a} [une graine rayée|un brin de menthe].
      / « Tends la main », dit {keeper}. Il y mit [une fève qui rit|trois pétales].
      Les fleurs dirent au revoir [par ordre de taille|en se penchant].
      / Tout le jardin sentit plus fort, [exprès|d’un coup]. C’est sa façon.
      + Un radis agita sa tige. On lui voyait le rouge.
      + {Friend} reçut une fraise et la mangea avant le merci.
      + « Revenez mûrs ! » cria la courge.
      + Le lierre tint la porte. Il tient tout.
      + Une pâquerette demanda si on l’aimait un peu, beaucoup.
      + Le banc grinça encore. C’était un au revoir de banc.
      + Une goutte tomba d’une feuille, bien ronde.
    `,
  },
  intermediate: {
    arrival: `
      @place Le lierre s’écarta, et l’on fut {place.in}, dans [les chuchotements|l’odeur de la menthe].
      / Une grille fit son petit cri, et l’on fut {place.in}, [entre les salades|à la fraîche].
      / @place Derrière le vieux mur, on était {place.in}, [à l’abri de tout|où la nuit pousse mieux].
      Dans leurs lits, les fleurs se turent une seconde, [pour la forme|puis reprirent de plus belle].
      / Un tournesol nous prit pour le matin, [rougit|regarda mieux], et se rendormit.
      / Quelques roses tournèrent la tête, [d’un seul mouvement|et l’une d’elles toussa].
      + « Elles parlent de nous, [murmura|dit] {friend}, et j’ai entendu le mot charmant. »
      + Le cadran solaire [patientait|dormait], l’aiguille sur hier midi.
      + Un écriteau priait les visiteurs d’essuyer leurs racines.
      + L’air avait un goût de fraise et de ficelle mouillée.
      / Un râteau, contre le mur, se coiffait [avec application|tout seul].
      + Un arrosoir nous suivait du bec, avec méfiance.
      + Sur son banc, la lune gardait une place.
    `,
    life: `
      À la tombée du jour, on borde ici [les salades|les plates-bandes], et l’on arrose les secrets.
      / Le soir, chaque légume [rentre ses pieds|replie ses feuilles], excepté les radis, qui rient encore.
      La courge raconte sa jeunesse, [époque où elle était minuscule|interminable à présent].
      / Le puits raconte la mer, [qu’il n’a jamais vue|à voix creuse], et l’on fait cercle.
      / Une coccinelle passe de lit en lit [et éteint les gouttes|compter les bourgeons].
      + Une abeille en retard rentrait, ses bottes à la main.
      + Deux tulipes se prêtaient [une goutte d’eau|une ombre] et notaient les jours.
      + Le ver de terre labourait [son lit|d’abord son lit], puis celui des voisins.
      + On cherchait quelqu’un sous le chou, et l’on n’y trouvait que de l’ombre.
      + Les petits pois dormaient à huit, tête-bêche, dans la même cosse.
      + « Poussez bien », se souhaite-t-on avant la nuit.
    `,
    way: `
      L’allée contournait les roses, par respect, et menait {spot.to} [entre les choux|sous les pommiers].
      / Pour aller {spot.to}, on prit [à gauche de la menthe|par le carré des aromates].
      Un arrosoir gouttait en dormant, [et rêvait de pluie|sur une feuille qui comptait].
      / Une pomme se détacha, réfléchit, et tomba [en s’excusant|dans l’herbe] avec un bruit mat.
      + L’épouvantail ôta son chapeau : il fait peur par métier, non par goût.
      + On marcha sur le thym, et tout le monde le sut aussitôt.
      + Les choux écoutaient, de toutes leurs oreilles.
      + {Friend} goûta une feuille intéressante, qui était une étiquette.
      + Une brouette dormait les bras en l’air, comme un nouveau-né.
      + Ensuite, il n’y eut plus que l’herbe, haute, pleine de lune.
    `,
    thanks: `
      En guise de merci, {keeper} posa dans la main {hero.de} [une graine rayée|une fève qui rit].
      / « Plantez-le où vous voudrez », dit {keeper} : c’était [un brin de menthe|un noyau de soir].
      Les fleurs saluèrent [par ordre de taille|l’une après l’autre], ce qui prit du temps.
      / Tout le jardin se mit à sentir plus fort, [exprès|en guise de bravo].
      + « Revenez quand vous serez mûrs ! » cria la courge.
      + {Friend} reçut une fraise, et l’on n’en revit que la queue.
      + Le lierre nous tint la porte, comme il tient tout le reste.
      + Une pâquerette voulait savoir si on l’aimait un peu ou beaucoup.
      + L’arrosoir versa une larme, et même plusieurs.
    `,
  },
  advanced: {
    arrival: `
      @place Le lierre consentit à s’écarter, et l’on fut {place.in}, [où tout chuchote|dans un parfum de menthe].
      / La serrure, oubliée trois printemps, [gémit|voulut bien] : on était {place.in}.
      / @place Passé le vieux mur, on se trouvait {place.in}, [dont la nuit semble cultivée|loin de tout].
      Les fleurs observèrent une seconde de silence, [puis nous commentèrent|par bienséance].
      / Un tournesol nous prit pour l’aube et, détrompé, [se rendormit|toussa poliment].
      / Plusieurs roses se retournèrent, [et l’une fit une remarque|d’un seul mouvement de col].
      + « Il est question de nous, [souffla|chuchota] {friend}, [et dans des termes|en des mots] que la modestie m’interdit de répéter. »
      + Le cadran solaire, arrêté [sur la veille à midi|au soleil d’hier], attendait [la suite|demain] avec une confiance touchante.
      + Un écriteau [invitait|exhortait] les arrivants à bien vouloir s’essuyer les racines.
      + Il se mêlait à l’air un goût de fraise, [de terreau|de cave] et de ficelle humide.
      + Un arrosoir, posté [à l’entrée|près du puits], nous suivit du bec jusqu’au premier tournant.
    `,
    life: `
      Chaque soir, on y borde les salades et l’on y arrose [les secrets|les confidences].
      / À la tombée du jour, le puits [rend la monnaie des étoiles|remonte sa couverture], seau après seau.
      / Les légumes se couchent tôt, [hormis les radis, qui pouffent|leurs feuilles ramenées sur eux].
      La courge évoque une jeunesse lointaine, [où elle tenait, dit-elle, dans une main|que nul n’a connue].
      / Une coccinelle inspecte les lits, [éteignant les gouttes|et souffle la rosée], avec une autorité de gouvernante.
      + Une abeille attardée regagnait [ses pénates|sa ruche] sur la pointe des ailes, ses bottes à la main.
      + Deux tulipes partageaient [une goutte d’eau|un rayon de lune], selon [un calendrier|un tour de rôle] qui faisait l’objet de contestations.
      + Le ver de terre avait labouré son lit, puis, [emporté par son élan|sans s’en aviser], ceux du voisinage.
      + On s’assurait, sous les choux, que personne n’était arrivé dans la journée.
      + « Poussez bien », se dit-on avant de fermer les pétales.
    `,
    way: `
      L’allée, qui évitait les roses par déférence, menait {spot.to} [entre les choux|sans hâte].
      / Un rang de buis nous conduisit {spot.to}, [taillé en politesse|un peu guindé].
      / On se dirigea {spot.to} par le carré [de la menthe|des aromates].
      Un arrosoir gouttait en songe, [rêvant sans doute d’orages|avec la régularité d’une pendule].
      / Une pomme se décida soudain et tomba, [non sans s’excuser|dans un bruit de point final].
      + L’épouvantail souleva son chapeau, en [homme|monsieur] qui n’effraie que par nécessité professionnelle.
      + Foulé par mégarde, le thym fit part de l’incident à tout le potager.
      + Les choux tendaient vers nous des oreilles innombrables, d’une discrétion douteuse.
      + {Friend} mâchonna une feuille d’aspect savoureux, qui se révéla être son étiquette.
      + Au-delà commençait l’herbe haute, où la lune, ce soir, avait versé.
    `,
    thanks: `
      {Keeper} fit présent {hero.a} d’une graine rayée, [dont il ignorait l’avenir|à semer un jour de pluie].
      / « À planter près d’un lit », dit {keeper}, et {hero} reçut [un bulbe de silence|une graine qui bâillait].
      / Dans la main {hero.de}, {keeper} déposa [une fève hilare|un noyau de soir], puis referma les doigts.
      Les fleurs prirent congé par ordre de taille, [protocole qui dura|les naines en dernier].
      / Le jardin tout entier redoubla de parfum, [ce qui est sa manière d’applaudir|par émotion].
      + « Repassez quand vous serez mûrs », lança la courge, que l’âge rendait familière.
      + {Friend} se vit offrir une fraise, dont ne subsista que la collerette.
      + Le lierre tint la porte, fidèle à sa vocation, qui est de tenir.
      + Une pâquerette s’enquit [de nos sentiments|de notre cœur], avec une préférence marquée pour « passionnément ».
    `,
  },
  troubles: {
    'evening-seed': {
      keeper: { noun: 'nain jardinier', gender: 'm' },
      thing: { noun: 'graine du soir', gender: 'f' },
      spot: { at: 'derrière la vieille serre', to: 'vers la vieille serre' },
      facts: {
        ask: 'Pourquoi les fleurs ne se fermaient-elles pas ?',
        cause: 'l’arrosoir se renversa et emporta {thing}',
        mended: 'les fleurs se fermèrent une à une',
      },
      beginner: {
        trouble: `
          @keeper Au milieu de l’allée, {keeper} [dormait presque debout|s’appuyait sur son râteau].
          / @keeper Un bonnet rouge dépassait des roses. C’était {keeper}, [à bout|sans force].
          @thing « Mes fleurs veillent encore, dit-il. Je n’ai plus [la graine du soir|ma graine du soir]. »
          / @thing « Il manque la graine du soir, dit-il, [et tout reste ouvert|elle qui ferme tout]. »
          @cause « L’arrosoir s’est renversé, et l’eau a [emporté la graine|tout emporté, la graine aussi]. »
          / @cause « Un coup de coude, et l’arrosoir se renversa. L’eau emporta la graine, [plouf|d’un trait]. »
          @feeling Il était bien fatigué, et [sa barbe traînait par terre|son bonnet lui tombait sur le nez].
          / @feeling Le nain fatigué [bâilla dans sa barbe|s’assit dans un pot], et un bourdon y entra.
          + « Je leur ai chanté neuf chansons. Elles ont applaudi. »
          + « L’eau coule {spot.to}, dit-il. Mais moi, je ne coule plus. »
          + Une rose, les yeux ronds, demanda l’heure.
          + « Et demain, dit-il, il faut qu’elles sentent bon ! »
          + Un lis toussa pour qu’on le regarde.
          + L’arrosoir, dans un coin, n’osait plus lever le bec.
        `,
        worry: `
          Un coquelicot [réclamait une histoire|voulait un verre d’eau]. C’était la neuvième fois.
          / Les pétales restaient ouverts, [comme des portes|tout grands]. Il y entrait du froid.
          Les lis avaient [des cernes verts|mal à la tête]. On les entendait se plaindre.
          / Une pivoine éclata [en sanglots|de fatigue]. Ses voisines aussi.
          + « J’ai soif. » « J’ai froid. » « Il me regarde ! »
          + Les abeilles ne savaient plus si c’était fermé.
          + Un tournesol cherchait le soleil, derrière, devant.
          + Les papillons de nuit attendaient leur tour, fâchés.
          + Une pensée pensait, pensait, et ne pouvait s’arrêter.
        `,
        mend: `
          {Hero} enfonça la graine dans la terre, [d’un doigt de profondeur|tout doucement].
          / {Hero} fit un trou, coucha la graine et [tassa|l’arrosa de trois gouttes].
          @mended Alors les fleurs se fermèrent une à une, [sans discuter|comme des parapluies].
          / @mended Le soir sortit de terre. Les fleurs se fermèrent une à une, [bonsoir|doucement].
          + D’abord la rose, qui fit la fière, puis qui bâilla.
          + Le tournesol baissa la tête et trouva ses pieds.
          + La pensée pensa : bonne nuit. Et ce fut tout.
          + Les lis plièrent leurs draps en six.
          + Le nain regarda ses chansons. Il n’en fallait plus.
          + Un bourdon resta dedans. On entendit un bzz étonné.
          + Tout sentit le vert et le frais.
          + La pivoine sécha ses larmes dans une feuille.
        `,
        joy: `
          Le coquelicot dit bonne nuit [en dernier|deux fois]. Il y tenait.
          / Il y eut de la soupe d’orties douces, [et un toast|bien chaude]. Tout bas.
          {Keeper} dansa [avec son râteau|autour d’un pot], en chaussons.
          / On s’assit dans l’herbe, [entre les fleurs pliées|le dos au mur tiède].
          + L’arrosoir fut puni, puis embrassé.
          + {Friend} ferma aussi ses feuilles, s’il en avait.
          + Les papillons de nuit prirent le relais, avec de la poudre.
          + On délivra le bourdon au dessert.
          + Le nain s’endormit dans une bouchée de tarte.
          + La lune vint s’asseoir sur le vieux banc.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Appuyé sur son râteau, {keeper} [dormait par petits morceaux|bâillait dans sa barbe].
          / @keeper Un bonnet rouge oscillait entre les roses : dessous, {keeper} [tenait à peine debout|luttait].
          @thing « J’ai perdu la graine du soir, dit-il, [et mes fleurs refusent de se coucher|celle qui ferme tout]. »
          / @thing « Sans la graine du soir, [c’est toujours l’après-midi pour elles|rien ne se ferme] », expliqua-t-il.
          @cause « L’arrosoir s’est renversé et l’eau a emporté la graine, [le temps d’un cri|sous mes yeux]. »
          / @cause « D’un coup de coude, j’ai renversé l’arrosoir, [moi-même|quelle misère], et l’eau a emporté la graine. »
          @feeling Si fatigué qu’il en saluait les piquets, il [s’assit dans un pot|se servit d’un chou comme oreiller].
          / @feeling Sa voix était fatiguée, sa barbe aussi, [et son bonnet dormait déjà|de haut en bas].
          + « Je leur ai chanté neuf berceuses. Elles ont réclamé la dixième. »
          + « L’eau s’en va {spot.to}, ajouta-t-il, mais mes jambes ont pris racine. »
          + Une rose aux yeux cernés voulut connaître l’heure exacte.
          + « Et demain, gémit-il, elles auront une tête à faire peur aux abeilles. »
          + L’arrosoir se tenait à l’écart, le bec bas.
        `,
        worry: `
          Un coquelicot exigeait un verre d’eau, [son neuvième|puis une histoire], puis la lumière.
          / Les corolles restaient béantes, [comme des armoires|et le froid s’y installait].
          Les lis avaient des cernes et [tenaient des propos confus|s’accusaient les uns les autres].
          / Au massif du fond, une pivoine [sanglotait|avait craqué], et cela gagnait les voisines.
          + « Il me regarde ! » criait-on d’une plate-bande à l’autre.
          + Un tournesol avait tant cherché le soleil qu’il s’était fait un torticolis.
          + Une pensée pensait sans pouvoir s’arrêter.
          + Les papillons de nuit attendaient dehors, et tambourinaient.
        `,
        mend: `
          Un trou d’un doigt, un peu de terre : {hero} y coucha la graine [et tassa|avec trois gouttes d’eau].
          / {Hero} enfonça la graine [au pied du mur|en terre, tout doucement], et l’on attendit sans bouger.
          @mended Du bleu monta du sol, et les fleurs se fermèrent une à une, [sans discuter|en bâillant].
          / @mended Alors les fleurs se fermèrent une à une, [comme des parapluies|par ordre de sagesse], presque sans bruit.
          + La rose fit la fière un moment, puis oublia la fin de sa phrase.
          + Le tournesol baissa la tête et aperçut ses pieds pour la première fois.
          + « Tiens », pensa la pensée, et elle n’alla pas plus loin.
          + Un bourdon distrait resta enfermé, avec un bzz de surprise.
          + Le nain chanta quand même sa dixième berceuse, pour l’arrosoir.
          + On aurait pu entendre la terre tirer sa couverture.
        `,
        joy: `
          Le coquelicot souhaita bonne nuit en dernier, [puis encore une fois|à chacun par son nom].
          / On but une soupe d’orties, [très douce|servie dans des capucines], en parlant bas.
          {Keeper} valsa avec son râteau, [qui menait|en chaussons de feutre].
          / On s’assit contre le mur tiède, [parmi les fleurs pliées|l’épaule au lierre].
          + L’arrosoir, confus, fut grondé puis embrassé sur le bec.
          + Les papillons de nuit prirent leur service, tout poudrés.
          + {Friend} voulut se fermer aussi, et n’y réussit que des paupières.
          + Au dessert, on délivra le bourdon, qui demanda à rester.
        `,
      },
      advanced: {
        trouble: `
          @keeper Cramponné à son râteau, {keeper} [somnolait par intermittence|piquait du nez, puis de la barbe].
          / @keeper Un bonnet rouge tanguait parmi les roses, et sous lui {keeper}, [qui chancelait|hagard].
          @thing « J’ai perdu la graine du soir, dit-il, [dont dépend leur coucher|et elles me veillent]. »
          / @thing « Sans la graine du soir, [l’après-midi n’en finit pas|nulle fleur ne se ferme] », gémit-il.
          @cause « L’arrosoir se renversa, [par ma faute|un faux mouvement], et l’eau emporta la graine. »
          / @cause « L’eau emporta la graine, du fait que l’arrosoir s’était renversé [sur mon pied|sans prévenir]. »
          @feeling Fatigué au-delà du bâillement, il [saluait les tuteurs|s’était assis dans un pot], le bonnet sur le nez.
          / @feeling Il était si fatigué que sa barbe [le précédait dans le sommeil|dormait déjà], seule.
          + Il leur avait chanté neuf berceuses, que l’auditoire, enchanté, avait bissées.
          + Le ruissellement avait pris {spot.to}, où ses jambes déclinaient toute invitation.
          + Une rose, l’œil creusé, désira savoir s’il était encore très tôt ou déjà très tard.
          + Le bec bas, l’arrosoir se tenait à l’écart, comme un complice.
        `,
        worry: `
          Un coquelicot en était à son neuvième verre d’eau, [et l’on devinait la suite|toujours insatisfait].
          / Les corolles béaient ainsi que des armoires, [et le froid y rangeait ses affaires|oubliées là].
          Les lis, cernés jusqu’au calice, [s’accusaient mutuellement|tenaient des discours décousus].
          / Une pivoine céda la première, [et son chagrin fit école|avec fracas], dans tout le massif.
          + Pour avoir cherché le soleil dans toutes les directions, le tournesol souffrait d’un torticolis.
          + Certaine pensée, dont c’est l’unique fonction, ne parvenait plus à s’interrompre.
          + Les papillons de nuit, qui avaient réservé, s’impatientaient à la grille.
          + « Il me regarde », dénonçait-on d’une bordure à l’autre, sans que l’accusé fût jamais identifié.
        `,
        mend: `
          {Hero} creusa délicatement une chambre à la graine, [l’y coucha|l’y borda de terre] et se tut.
          / La graine fut mise en terre par {hero}, [trois gouttes dessus|au pied du mur], selon l’usage.
          @mended Un bleu léger suinta du sol, et les fleurs se fermèrent une à une, [docilement|vaincues].
          / @mended Alors les fleurs se fermèrent une à une, [comme autant de parapluies|avec des soupirs de soie].
          + La rose tint à demeurer la dernière, mais perdit le fil au milieu d’une phrase sur elle-même.
          + Le tournesol inclina la tête et fit la connaissance de ses pieds.
          + « Au fond… » pensa la pensée, et l’on ne sut jamais la suite.
          + Un bourdon négligent, retenu à l’intérieur, émit un « bzz » où l’étonnement le disputait au confort.
          + Le nain, qui avait préparé une dixième berceuse, l’offrit à son arrosoir.
        `,
        joy: `
          Le coquelicot prit congé en dernier, [à deux reprises|non sans rappels], puis s’éteignit.
          / On servit dans des capucines un potage d’orties [étonnamment affectueux|velouté].
          {Keeper} invita son râteau pour une valse, [et se laissa conduire|en chaussons], sous la lune.
          / Adossé au mur encore tiède, on écouta [les fleurs respirer|pousser la nuit].
          + L’arrosoir fut admonesté, pour le principe, ensuite embrassé.
          + Les papillons de nuit prirent leur service, fraîchement poudrés.
          + On ouvrit au bourdon vers le dessert, mais il sollicita l’autorisation de rester.
          + {Friend}, par esprit d’imitation, s’efforça de se fermer, et n’y réussit que des paupières.
        `,
      },
    },
    'tuning-fork': {
      keeper: { noun: 'grillon chef d’orchestre', gender: 'm' },
      thing: { noun: 'diapason', gender: 'm' },
      spot: { at: 'sous les feuilles de rhubarbe', to: 'vers la rhubarbe' },
      facts: {
        ask: 'Pourquoi chaque grillon chantait-il autre chose ?',
        cause: 'la taupe prit {thing} pour une brique',
        mended: 'les grillons chantèrent un seul chant',
      },
      beginner: {
        trouble: `
          @keeper Sur un pot, {keeper} [se bouchait les oreilles|s’agitait pour rien].
          / @keeper Au milieu du bruit, {keeper} [tapait du pied|tournait ses pages].
          @thing « Écoutez ce vacarme ! dit-il. Il me faut [le diapason|mon diapason]. »
          / @thing « Sans le diapason, dit-il, [chacun chante son la|plus personne n’a le la]. »
          @cause « La taupe l’a pris pour [une brique|une brique de son mur], voilà. »
          / @cause « C’est la taupe. Elle y voit mal. Elle a pris le diapason pour [une brique|de la brique]. »
          @feeling Il ne savait plus [sur quelle patte danser|où donner de l’antenne], et s’y perdait.
          / @feeling Perdu, il dirigeait [tantôt le chou, tantôt la lune|de dos].
          + Cri, cra, cro, fit l’orchestre. Une rose s’évanouit.
          + « Son mur est {spot.at}, dit-il. [Je n’ose pas y frapper|Il est déjà haut]. »
          + Un grillon jouait une valse. Un autre, la même, à l’envers.
          + « Silence ! » dit-il. Le silence aussi était faux.
          + Une feuille tremblait, et ce n’était pas le vent.
          + « Le concert est pour ce soir, dit-il. Ils ont tous payé en pucerons. »
          + {Friend} demanda si c’était moderne. Il pleura.
        `,
        worry: `
          Un grillon chantait un air triste, un autre [une recette|l’alphabet]. Le troisième faisait la pluie.
          / Ça grattait, ça piquait, ça criait. [Les carottes rentrèrent.|Le lait tourna.]
          Les bébés coccinelles pleuraient [en mesure, eux|plus juste que la musique].
          / Les fleurs se bouchaient [le pistil|avec leurs feuilles]. Cela ne servait à rien.
          + Deux violons se disputaient une note, chacun par un bout.
          + Un ver rentra sous terre, et ressortit : c’était pire.
          + On avait mis de la mousse dans toutes les oreilles.
          + La chouette d’à côté demanda à déménager.
          + {Friend} chanta pour aider, et l’on dit : non merci.
        `,
        mend: `
          {Keeper} fit sonner le diapason. [Ding.|Ting.] Un la, très pur.
          / {Hero} frappa le diapason sur un pot, [une fois|tout doux]. Iiing, dit l’air.
          @mended Et les grillons chantèrent un seul chant, [bien ensemble|du chou à la rose].
          / @mended Ils écoutèrent. Puis les grillons chantèrent un seul chant, [le même|enfin].
          + L’un après l’autre, ils trouvèrent le la. Il était là.
          + Les roses rouvrirent les oreilles, ou presque.
          + Le dernier cherchait encore. On l’attendit.
          + C’était comme un drap bien tiré.
          + La mousse tomba des oreilles, toute seule.
          + Le chef sourit, de la baguette aux pieds.
          + On baissa, on baissa, jusqu’à la nuit.
          + Une cigale, de passage, ôta son chapeau.
        `,
        joy: `
          La taupe reçut [une vraie brique|deux briques], avec un ruban. Elle fut très émue.
          / La taupe vint au premier rang, [en lunettes|un bouquet à la main]. Elle pleura juste.
          {Hero} dirigea [une chanson entière|le dernier morceau], sur le pot.
          / On joua pour {hero} un air [tout neuf|à trois pattes], encore jamais gratté.
          + {Friend} eut le triangle. On le lui reprit.
          + On bissa la pluie, qui était belle, finalement.
          + Les bébés s’endormirent avant la fin. C’est un succès.
          + La chouette resta. Elle loua même une branche.
          + Les carottes sortirent la tête pour saluer.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Debout sur un pot, {keeper} [se bouchait les deux oreilles|brandissait une baguette inutile].
          / @keeper Au cœur du vacarme, {keeper}, en habit, [cherchait sa page|suppliait ses violons].
          @thing « Entendez-vous cela ? dit-il. C’est qu’il manque le diapason, [qui donne la note|notre diapason]. »
          / @thing « Sans le diapason, s’écria-t-il, [chacun fabrique son propre la|le la court les rues]. »
          @cause « La taupe l’a pris pour une brique, [elle qui voit si mal|et l’a maçonné dans son mur]. »
          / @cause « Croyant bien faire, la taupe a pris le diapason pour [une brique|une brique, et des meilleures]. »
          @feeling Perdu au milieu de son orchestre, il [dirigeait tantôt un chou, tantôt la lune|salua trop tôt].
          / @feeling Il n’y comprenait plus rien, et [compta trois temps à quatre pattes|battait une mesure à cinq].
          + Cri, cra, cro : une rose s’évanouit, et ses voisines l’envièrent.
          + « Son mur se trouve {spot.at}, précisa-t-il, et elle en est très fière. »
          + « Silence ! » cria-t-il, mais même le silence sonnait faux.
          + « Nous jouons ce soir, gémit-il, et le public a déjà payé en pucerons. »
          + {Friend} demanda, pour être aimable, si c’était de la musique moderne.
        `,
        worry: `
          L’un chantait une valse, l’autre une recette, [le troisième imitait la pluie|et personne le même jour].
          / Le bruit était tel que les carottes [rentraient sous terre|se bouchaient les fanes].
          Deux violons se disputaient une note, [chacun par un bout|qui finit par casser].
          / Les nouveau-nés du potager pleuraient, [plus juste que l’orchestre|à la tierce].
          + On avait distribué de la mousse pour les oreilles, une poignée par famille.
          + La chouette d’à côté cherchait un logement plus calme, près d’une scierie.
          + Un ver de terre descendit chez lui, et remonta : c’était pire.
          + {Friend} proposa de chanter aussi. On refusa très vite.
        `,
        mend: `
          {Hero} frappa le diapason contre un pot, [une seule fois|du bout des doigts], et l’air fit iiing.
          / Dégagé de son mortier, le diapason sonna, [ting|clair comme une goutte], entre les mains du chef.
          @mended On écouta, puis les grillons chantèrent un seul chant, [du chou à la rose|tous ensemble].
          / @mended Sur cette note, les grillons chantèrent un seul chant, [large comme la nuit|d’un bout à l’autre].
          + L’un après l’autre, ils trouvèrent le la, qui n’était pas si loin.
          + Le dernier cherchait encore. On l’attendit, et il entra.
          + Les roses revinrent à elles et firent semblant de n’être pas parties.
          + C’était lisse, à présent, comme un drap que l’on vient de tirer.
          + Le chef n’agitait plus sa baguette, il la laissait flotter.
        `,
        joy: `
          La taupe reçut une brique véritable, [avec un ruban|en échange], et l’embrassa longuement.
          / Au premier rang, la taupe pleurait [dans la bonne tonalité|de joie, et en mesure].
          On installa {hero} sur le pot, [pour diriger le final|baguette en main], et ce fut un triomphe.
          / En l’honneur {hero.de}, on joua un air [à trois pattes|tout neuf], bissé deux fois.
          + {Friend} eut la responsabilité du triangle, que l’on dut bientôt lui reprendre.
          + La chouette renonça à son déménagement et prit un abonnement.
          + Les petits s’endormirent avant la coda, ce qui, pour une berceuse, est le vrai succès.
          + On redemanda la pluie, qui, seule, était très jolie.
        `,
      },
      advanced: {
        trouble: `
          @keeper Juché sur un pot, {keeper}, en habit, [se bouchait les oreilles|brandissait une baguette sans effet].
          / @keeper Du milieu de la cacophonie, {keeper} [adjurait ses violons|appelait à la raison].
          @thing « C’est le diapason qui manque, dit-il, [et le la court les rues|sans quoi tout se vaut]. »
          / @thing « Sans le diapason, s’étrangla-t-il, [chacun se croit le la|nul ne s’accorde] avec nul. »
          @cause « La taupe l’a pris pour une brique, [sa vue étant ce qu’elle est|et maçonné sans délai]. »
          / @cause « Une taupe bâtisseuse a pris le diapason pour une brique, [des plus fines, il est vrai|rien que cela]. »
          @feeling Perdu, il conduisait [tour à tour un chou et la lune|une symphonie de dos], avec fièvre.
          / @feeling N’y comprenant plus rien, il [salua avant d’avoir joué|battait une mesure à sept et demi].
          + Une rose s’évanouit au troisième « cra », et l’on envia ouvertement son sort.
          + L’édifice se dressait {spot.at}, et son auteur en recevait volontiers des compliments.
          + Le silence qu’il obtint, l’espace d’une seconde, était faux lui aussi.
          + {Friend}, par courtoisie, s’informa s’il s’agissait d’une œuvre contemporaine.
        `,
        worry: `
          On entendait à la fois une valse, une recette et [l’imitation d’une averse|un alphabet incomplet].
          / Le vacarme décidait les carottes [à rentrer sous terre|à se boucher les fanes], ce qui en dit long.
          Deux violons se disputaient une note, [laquelle finit par rompre|chacun par une extrémité].
          / Les nouveau-nés pleuraient, [à la tierce et dans le ton|plus justes que l’orchestre].
          + Une distribution de mousse pour oreilles fut organisée, à raison d’une poignée par foyer.
          + La chouette mitoyenne visitait des logements plus paisibles, notamment au-dessus d’une scierie.
          + Un ver de terre redescendit chez lui, constata l’acoustique et remonta.
          + {Friend} offrit d’ajouter sa voix, proposition déclinée à l’unanimité.
        `,
        mend: `
          {Hero} heurta le diapason contre un pot, [d’un geste économe|une fois], et l’air se mit à luire.
          / Dégagé de son mortier, le diapason tinta [comme une goutte|ting] aux doigts du maître.
          @mended Un recueillement, puis les grillons chantèrent un seul chant, [immense|du chou à la rose].
          / @mended Réconciliés, les grillons chantèrent un seul chant, [qui allait d’un mur à l’autre|tous].
          + Chacun rejoignit le la par ses propres moyens, et fut surpris d’y trouver du monde.
          + Le dernier tâtonnait encore ; on lui laissa la porte ouverte, et il entra sur la pointe.
          + Revenues à elles, les roses prétendirent n’avoir jamais perdu connaissance.
          + L’ensemble avait à présent le lissé d’un drap que deux personnes viennent de tendre.
          + La baguette ne commandait plus rien, elle se laissait porter.
        `,
        joy: `
          La taupe accepta, en échange, une brique authentique, [enrubannée|qu’elle baisa au front].
          / Placée au premier rang, la taupe sanglotait [dans la tonalité|en mesure], et l’on admira l’oreille.
          On hissa {hero} sur le pot, [où le final fut dirigé de main de maître|pour le dernier mouvement].
          / On créa, en hommage {hero.a}, un impromptu [à trois pattes|bissé séance tenante].
          + Le triangle, confié {friend.a}, dut être retiré de la circulation dès la sixième mesure.
          + La chouette résilia son déménagement et souscrivit un abonnement au balcon.
          + Les petits s’endormirent avant la coda, suffrage que les berceuses ambitionnent entre tous.
          + L’averse, redonnée seule, fut reconnue pour un chef-d’œuvre.
        `,
      },
    },
    'ivy-key': {
      keeper: { noun: 'escargot portier', gender: 'm' },
      thing: { noun: 'clé de lierre', gender: 'f' },
      spot: { at: 'à côté du cadran solaire', to: 'vers le cadran solaire' },
      facts: {
        ask: 'Pourquoi la brise du soir restait-elle dehors ?',
        cause: 'le lierre emporta {thing} en poussant',
        mended: 'la grille s’ouvrit et la brise entra',
      },
      beginner: {
        trouble: `
          @keeper Devant la grille fermée, {keeper} [parlait dans sa coquille|ne montrait qu’une corne].
          / @keeper Une coquille pleurait près de la grille. Dedans, il y avait {keeper}, [caché|rouge].
          @thing « Je ne peux plus ouvrir, dit-il. [J’ai perdu|Je n’ai plus] la clé de lierre. »
          / @thing « La clé de lierre ! dit-il. [Elle était au mur|C’est la seule], et plus rien. »
          @cause « Le lierre a poussé, et il l’a [emportée|soulevée, puis emportée]. »
          / @cause « Il a poussé, le lierre, [cette nuit|d’un coup], et l’a emportée avec lui. »
          @feeling Il avait honte, et [rentra l’autre corne|devint tout petit].
          / @feeling « Quelle honte, pour un portier », dit-il, et [sa coquille rougit|il se tut].
          + « Je ne l’ai quittée qu’une semaine des yeux. »
          + Derrière la grille, quelque chose soupirait : fff.
          + « Elle a grandi {spot.to}, dit-il. Le lierre court plus vite que moi. »
          + {Friend} secoua les barreaux. Il en tomba un nid vide.
          + « La brise est dehors, dit-il, et moi, dedans. C’est l’inverse de mon métier. »
        `,
        worry: `
          La brise attendait dehors. [Elle soufflait sous la porte.|Elle soupirait.] Les roses avaient chaud.
          / Pas d’air. [Les feuilles pendaient.|Même les ombres transpiraient.] Il faisait lourd.
          Le muguet [tirait la langue|s’éventait avec une fourmi]. Rien n’y faisait.
          / Les salades étaient [cuites|toutes molles]. On leur fit du vent à la main.
          + « Par la serrure ! » dit la brise. Il n’en passa qu’un cheveu.
          + Une rose ôta un pétale, puis deux. On détourna les yeux.
          + Le linge des lutins ne séchait pas.
          + Un chou demanda qu’on l’ouvre un peu.
          + {Friend} souffla sur un lis. Le lis eut chaud pour deux.
        `,
        mend: `
          La clé tourna, [feuille après feuille|en frisant un peu]. Cric.
          / {Hero} mit la clé verte [dans le trou|dans la serrure rouillée], et tourna.
          @mended La grille s’ouvrit et la brise entra, [sur la pointe des pieds|fraîche comme de l’eau].
          / @mended Cric, cric. La grille s’ouvrit et la brise entra, [enfin|toute douce].
          + Elle sentait la mer et le foin, et la route.
          + Les feuilles se levèrent pour l’embrasser.
          + Une rose remit ses pétales, vite, vite.
          + Le linge fit flap, et fut sec.
          + L’escargot sortit une corne, puis les deux.
          + Le muguet sonna, tout bas.
          + On respira jusqu’aux orteils.
          + Un vieux lutin ouvrit sa chemise. « Enfin ! » dit son ventre.
          + Les salades se remirent debout, toutes frisées.
        `,
        joy: `
          Elle fit le tour du jardin et embrassa tout le monde. [Même le fumier.|Le râteau aussi.]
          / La brise joua [aux quatre coins|avec chaque cheveu]. On la laissa gagner.
          {Keeper} noua la clé [à sa coquille|autour de son cou], avec un fil.
          / On but du sirop de menthe, [très frais|à la paille de seigle].
          + {Friend} courut après elle, et ne l’attrapa pas.
          + Les lutins lui prêtèrent un drap. Elle fit le fantôme.
          + Elle raconta la mer. Les choux n’en revenaient pas.
          + L’escargot ouvrit, ferma, ouvrit, pour le plaisir.
          + Le lierre promit de demander, la prochaine fois.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Contre la grille close, {keeper} [parlait du fond de sa coquille|n’osait sortir qu’une corne].
          / @keeper Une coquille soupirait au pied de la grille : [c’était, à l’intérieur,|elle abritait] {keeper}.
          @thing « Je garde une porte que je ne peux plus ouvrir, dit-il. Où est [donc la|passée la] clé de lierre ? »
          / @thing « Elle pendait là, la clé de lierre, [à ce clou|sous mon nez], et le clou est nu. »
          @cause « Le lierre a poussé, sans bruit, [feuille à feuille|une nuit de pluie], et il l’a emportée. »
          / @cause « C’est le lierre : en poussant, il a emporté la clé, [pendant que je regardais|et je dormais]. »
          @feeling Il avait honte, et sa coquille se mit à [rosir|reculer] discrètement.
          / @feeling « Un portier sans clé ! La honte », dit-il, [d’une voix en spirale|tout au fond].
          + « Je ne l’avais pourtant quittée des yeux qu’une petite semaine. »
          + De l’autre côté, quelque chose de frais soupirait contre les barreaux.
          + « Le lierre s’en est allé {spot.to}, et personne ne pousse plus vite que lui. »
          + {Friend} secoua les barreaux, et il en tomba un nid à louer.
        `,
        worry: `
          Dehors, la brise du soir [frappait poliment|essayait la serrure], où il ne passait d’elle qu’un cheveu.
          / L’air ne bougeait plus, [et les ombres transpiraient|il pesait comme un édredon].
          Le muguet s’éventait avec [une fourmi consentante|une feuille de rhubarbe], sans résultat.
          / Les salades semblaient cuites, [et le savaient|à la grande confusion du jardinier].
          + Une rose ôta un pétale, puis deux, et chacun étudia le ciel.
          + Le linge des lutins, pendu depuis jeudi, demeurait mouillé.
          + Un chou pria qu’on l’entrouvre.
          + {Friend} souffla sur un lis, par charité, et le réchauffa.
          + Même les épouvantails avaient ouvert leur col.
        `,
        mend: `
          {Hero} glissa la clé dans la serrure, où elle tourna [feuille après feuille|en frisant un peu].
          / La clé de lierre hésita, puis reconnut [sa serrure|la rouille], et {hero} put tourner.
          @mended Avec un long gémissement, la grille s’ouvrit et la brise entra, [pieds nus|sans rancune].
          / @mended Cric, cric : la grille s’ouvrit et la brise entra, [fraîche comme un ruisseau|en s’essuyant les pieds].
          + Elle apportait une odeur de mer, de foin et de grand chemin.
          + Partout, les feuilles se levèrent comme pour un hymne.
          + Sur sa corde, le linge claqua deux fois et fut sec.
          + Le portier sortit une corne, l’autre, puis tout un cou de fierté.
          + La rose se rhabilla à toute vitesse.
          + Chacun respira jusqu’aux talons, et recommença.
        `,
        joy: `
          La brise embrassa tout le monde, [râteau et fumier compris|sans oublier le fumier].
          / On joua aux quatre coins avec la brise, [qui trichait|laquelle occupa les quatre].
          {Keeper} porte désormais la clé [en sautoir|nouée à sa coquille], par prudence.
          / On servit un sirop de menthe, [glacé|à la paille de seigle], sous la treille.
          + Elle raconta la mer aux choux, qui demandèrent si cela se repique.
          + Les lutins lui prêtèrent un drap, et elle fit un très bon fantôme.
          + {Friend} la poursuivit longtemps, et n’en attrapa que la fraîcheur.
          + Le lierre s’engagea par écrit à prévenir, en toutes petites feuilles.
        `,
      },
      advanced: {
        trouble: `
          @keeper Au pied de la grille close, {keeper} [s’exprimait du fond de sa coquille|ne risquait qu’une corne].
          / @keeper De l’intérieur d’une coquille, {keeper} [soupirait contre les barreaux|nous pria de ne pas regarder].
          @thing « J’ai perdu la clé de lierre, dit-il, [moi qui n’ai d’autre fonction|et n’ouvre plus que la bouche]. »
          / @thing « À ce clou pendait la clé de lierre, [et voyez comme il est nu|l’unique] », expliqua-t-il.
          @cause « Le lierre, en poussant, l’a emportée, [avec une lenteur qui m’a trompé|je veillais, pourtant]. »
          / @cause « Elle fut emportée par le lierre, qui a poussé, [sournoisement|feuille à feuille], sous mes yeux. »
          @feeling Il avait honte, et sa coquille, [ordinairement beige|jusque-là mate], rougit comme une framboise.
          / @feeling La honte lui fit gagner [un tour de spirale|le fond], d’où sa voix sortait en vrille.
          + Il ne l’avait, assurait-il, quittée des yeux que le temps d’une semaine.
          + Contre les barreaux, du dehors, s’appuyait un soupir très frais.
          + La plante avait filé {spot.to}, à une vitesse qu’un escargot ne pouvait qualifier que de vertigineuse.
          + {Friend} secoua les barreaux, d’où chut un nid inoccupé.
        `,
        worry: `
          La brise du soir parlementait par la serrure, [où ne passait d’elle qu’un cheveu|sans succès].
          / L’air, immobile, pesait à la façon d’un édredon, [et les ombres suaient|qu’on n’ose repousser].
          Le muguet s’éventait avec [une fourmi complaisante|une fourmi], qui fatiguait.
          / Les salades, debout, avaient l’aspect [de leur soupe|d’un potage].
          + Une rose se défit d’un pétale, puis d’un second, et l’on se passionna pour les étoiles.
          + Le linge des lutins, pendu depuis jeudi, était plus mouillé que le jour de la lessive.
          + {Friend} souffla charitablement sur un lis, qui eut désormais trop chaud pour deux.
          + Un chou sollicita, à voix basse, qu’on l’entrouvrît.
        `,
        mend: `
          Dans la serrure, la clé tourna, [feuille après feuille|non sans friser], sous les doigts {hero.de}.
          / {Hero} présenta la clé à la serrure, qui, [l’ayant reconnue|après un instant], céda.
          @mended Un gémissement de fer, et la grille s’ouvrit et la brise entra, [pieds nus|sans un reproche].
          / @mended La grille s’ouvrit et la brise entra, [fraîche ainsi qu’un ruisseau|chargée de nouvelles], à petits pas.
          + Elle tenait sous le bras une odeur de mer, une autre de foin, et plusieurs de voyage.
          + Toutes les feuilles se levèrent, comme on se lève pour un hymne.
          + Le linge, en deux claquements, se retrouva sec et légèrement vexé.
          + Le portier produisit une corne, puis l’autre, enfin une encolure où l’honneur était sauf.
          + La rose se rhabilla avec une célérité qu’on ne lui soupçonnait pas.
        `,
        joy: `
          La brise embrassa chacun, [du râteau au fumier|fumier compris], avec une impartialité exemplaire.
          / Aux quatre coins, la brise fut imbattable, [les occupant tous|et d’une franche mauvaise foi].
          {Keeper} arbore depuis lors la clé en sautoir, [qui le tient droit|par précaution].
          / On prit un sirop de menthe sous la treille, [en écoutant bouger les feuilles|glacé].
          + Elle fit aux choux le récit de la mer, dont ils voulurent savoir si elle se repique.
          + Sous le drap que lui prêtèrent les lutins, elle composa un fantôme d’une grande vérité.
          + Le lierre signa un engagement, d’une écriture grimpante et difficile à lire.
          + {Friend} la poursuivit de massif en massif, et n’en rapporta que la fraîcheur.
        `,
      },
    },
  },
}
