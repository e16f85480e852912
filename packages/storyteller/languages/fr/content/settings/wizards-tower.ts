import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const wizardsTower: SettingContent<Noun, "Wizard's Tower"> = {
  place: { name: 'la Tour du magicien', in: 'dans la Tour du magicien', to: 'vers la Tour du magicien', from: 'de la Tour du magicien' },
  beginner: {
    arrival: `
      @place On entra {place.in}. Le magicien était [en vacances|à la mer], avec son pyjama.
      / Personne n’ouvrit. La porte [bâilla|s’ouvrit seule], et l’on fut {place.in}.
      / @place Une porte ronde s’ouvrit : on était {place.in}. [« Pieds », dit-elle.|Ça sentait le vert.]
      L’escalier [réfléchit|hésita], puis laissa monter, [marche à marche|un peu].
      / Une bougie [nous renifla|fit trois étincelles] et marcha devant.
      + Ça sentait la sauge et le pétard mouillé.
      + « Ne dis pas abracadabra, dit {friend}. Oh. Pardon. »
      + Une chaise devint rose, puis s’excusa.
      + Au plafond tournait une petite planète, avec un anneau.
      + Le paillasson demanda un mot de passe. On dit : « Bonsoir. »
      + Une chauve-souris empaillée ronflait. Tiens donc.
      + {Hero} toucha un bouton. Il plut, mais dans un seau.
    `,
    life: `
      Le magicien parti, [les fioles bavardent|les livres font la vaisselle], [le soir|sans bruit].
      / Ici, chaque chose [s’ennuie de lui|fait à sa tête], et [le chauffage aussi|les bougies].
      + Un balai donnait son avis sur tout.
      + Un chapeau pointu faisait sa ronde, tout seul.
      + Deux potions jouaient aux dames. La bleue trichait.
      + Le miroir essayait des têtes et gardait la meilleure.
      + On arrose les baguettes : elles bourgeonnent.
      + Une araignée tissait un mot de passe, pour demain.
      + La boule de cristal regardait la mer, pour avoir des nouvelles.
      + « Dors sans sort », se disent-ils avant la nuit.
    `,
    way: `
      On monta {spot.to}, [en tournant|tout droit]. Parfois, on descendit.
      / L’escalier mena {spot.to}, [quand il voulut|après réflexion].
      Une fiole [rota, puis s’excusa|changea de couleur], poliment, [pouf|comme ça].
      + Par la lucarne, la lune regardait l’heure.
      + Une porte disait : « Placard. » Il y avait la mer.
      + Les ombres montaient plus vite que nous.
      + Ça sentait la menthe, le soufre et le cake.
      + {Friend} compta les marches. L’une dit : « Aïe, treize. »
      + Un courant d’air portait un chapeau, à personne.
      + Une bougie nous suivit, puis eut le vertige.
      + Tout en haut, le silence faisait des bulles.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un grain de magie|un peu d’étoile], bon pour une fois.
      / « Ne l’ouvre qu’au besoin », dit {keeper}. Ça [bougeait|tintait] dans la boîte.
      L’escalier fit la révérence. [On dut s’asseoir.|Tout pencha, puis non.]
      / Les fioles se touchèrent : [ting|à ta santé], de toutes les couleurs.
      + « Dors sans sort ! » dit la tour. « Toi de même ! » dit {friend}.
      + {Friend} eut des moustaches bleues jusqu’à minuit.
      + Le miroir nous garda un peu, puis nous rendit.
      + On écrivit au magicien : « Tout va bien. Beau plafond. »
      + Le paillasson dit : « Revenez, pieds ! »
    `,
  },
  intermediate: {
    arrival: `
      @place On entra {place.in}. Le magicien était en vacances, [à la mer, avec son pyjama|disait la porte].
      / La serrure posa trois devinettes, [faciles|dont une fort sotte], et l’on fut {place.in}.
      / @place Une porte ronde bâilla, et l’on fut {place.in}, [qui penchait un peu|dans un parfum de sauge].
      L’escalier réfléchit longuement, [puis nous laissa monter|une marche levée], et soupira.
      / Au mur, une horloge [montrait le mois prochain|tournait selon son humeur].
      + Cela sentait la sauge, le pétard mouillé et le mardi.
      + « Surtout, ne dis pas abracadabra », [dit|souffla] {friend}, et une chaise devint rose.
      + Au plafond tournait une planète [de poche|orange], avec sa lune.
      + Le paillasson [exigea|demanda] un mot de passe. « Bonsoir » lui suffit.
      + Une chauve-souris empaillée ronflait, ce qui n’est pas habituel.
      + {Hero} effleura un bouton. Il plut, mais seulement dans un seau.
      / Une cuillère remuait toute seule [un thé imaginaire|le vide], dans le bon sens.
    `,
    life: `
      En l’absence du maître, les fioles bavardent, [et les livres font la vaisselle|toute la soirée].
      / Le soir, les grimoires [se font la lecture|s’époussettent l’un l’autre], au coin du fourneau.
      / Chaque chose fait ici à sa tête, [surtout le chapeau|même le chauffage], quand il est parti.
      + Le balai avait une opinion sur tout, et le temps de la donner.
      + Deux potions jouaient aux dames. La bleue [trichait en changeant|gagnait, à force de changer] de couleur.
      + Le miroir essayait des visages, et remettait le sien pour dormir.
      + On arrosait les baguettes, qui bourgeonnaient par le bout.
      + La boule de cristal regardait [la plage|les cabines], pour avoir des nouvelles.
      + Une araignée tissait [le mot de passe|la devinette] du lendemain.
      + « Dors sans sort », se dit-on d’étagère en étagère.
    `,
    way: `
      On monta {spot.to} en tournant, [et parfois l’on descendit un peu|marche après marche].
      / L’escalier nous mena {spot.to}, [après réflexion|en prenant par le plus long].
      Une fiole rota, [rougit et s’excusa|puis changea de couleur], avec une bulle.
      + Par une lucarne, la lune lisait l’heure à l’envers.
      + Derrière une porte marquée « placard », il y avait la mer.
      + {Friend} comptait les marches, et la treizième dit aïe.
      + Nos ombres arrivaient avant nous et s’asseyaient.
      + L’odeur de menthe tourna au soufre, et le soufre au gâteau.
      + Un chapeau passa, porté par un courant d’air.
      + Une bougie nous accompagna jusqu’à l’endroit où elle avait le vertige.
      + Là-haut, le silence faisait des bulles.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [un grain de magie|une pincée d’étoile], bon pour une seule fois.
      / « À n’ouvrir qu’en cas de besoin », dit {keeper}. Dans la boîte, cela [tintait|bougeait].
      L’escalier nous fit la révérence, [et l’on dut s’asseoir|ce qui est risqué pour un escalier].
      / Les fioles trinquèrent, [ting|couleur contre couleur], à notre santé.
      + « Dors sans sort ! » dit la tour, de la cave au grenier.
      + {Friend} garda des moustaches bleues jusqu’à minuit.
      + Le miroir nous retint un instant, puis nous rendit, coiffés.
      + On laissa un mot au magicien : « Plafond superbe. Rien de cassé. »
      + Le paillasson, ému, pria nos pieds de revenir.
    `,
  },
  advanced: {
    arrival: `
      @place On pénétra {place.in}, le maître étant à la mer, [muni de son pyjama|d’après la porte].
      / Le heurtoir demanda qui, la porte pourquoi, [et l’on fut|puis l’on se trouva] {place.in}.
      / @place Une porte ronde bâilla, et l’on fut {place.in}, [qui penchait par système|édifice songeur].
      L’escalier délibéra, [une marche en l’air|longuement], avant de nous admettre.
      / Une pendule y donnait l’heure [d’un autre pays|de son choix], et s’y tenait.
      + On y respirait la sauge, le pétard [mouillé|refroidi], et quelque chose qui tenait du mardi.
      + « Gardons-nous de dire abracadabra », [recommanda|souffla] {friend}, et un fauteuil vira au rose.
      + Une planète de petit format [gravitait|tournait] au plafond, escortée de sa lune.
      + Le paillasson, préposé au mot de passe, se [contenta|satisfit] de « bonsoir », qu’on ne lui disait jamais.
      + Une chauve-souris empaillée ronflait, contrairement à tous les usages.
      + {Hero} effleura un bouton, et il [plut|grêla], dans un seau, avec beaucoup de précision.
    `,
    life: `
      Le maître absent, les fioles bavardent, [les grimoires lavent la vaisselle|jusqu’à s’enrouer], et l’on se couche tard.
      / Chaque objet y agit à sa tête, [le chapeau surtout, qui n’a que cela|à commencer par le chauffage].
      / L’encrier, qui a mauvais caractère, [écrit des lettres anonymes|ne parle qu’en latin], et signe.
      + Le balai nourrissait des opinions, et disposait de ses soirées.
      + Deux potions disputaient [une partie de dames|la belle], la bleue trichant par simple changement de couleur.
      + Le miroir essayait [des visages|des nez], avant de remettre le sien pour la nuit.
      + On arrosait les baguettes, dont les plus jeunes bourgeonnaient.
      + La boule de cristal [fixait une plage lointaine|balayait le littoral], en quête de nouvelles et d’un pyjama.
      + Une araignée composait le mot de passe du lendemain, où entrait un trait d’union.
      + « Dors sans sort », se murmure-t-on d’étagère en étagère.
    `,
    way: `
      On gravit {spot.to} une spirale [qui, par endroits, redescendait|d’humeur changeante].
      / Une rampe, [qui tenait surtout à nous|cirée par les sorts], nous conduisit {spot.to}.
      / L’escalier nous conduisit {spot.to}, [mûre réflexion faite|par un itinéraire à lui], et sans garantie.
      Une fiole rota, [s’en excusa d’une bulle|puis changea de teinte], et la vie reprit.
      + La lune, à la lucarne, déchiffrait l’heure à l’envers.
      + Ouverte par curiosité, une porte marquée « placard » donnait sur la mer.
      + {Friend} dénombrait les degrés à voix haute, jusqu’au treizième, qui dit aïe.
      + Nos ombres, plus lestes, nous attendaient assises à chaque palier.
      + La menthe le céda au soufre, le soufre, fort heureusement, au gâteau.
      + Un chapeau nous croisa, porté par un simple courant d’air, et nous le saluâmes.
      + Une chandelle nous [escorta|suivit] jusqu’à la hauteur où débutait son vertige.
      + Au-delà, le silence faisait de petites bulles.
    `,
    thanks: `
      {Keeper} remit {hero.a} un grain de magie, [valable une fois|en excellent état], dans son papier.
      / Pour la route, {keeper} confia {hero.a} [un sort de poche|une formule pliée], à ne pas repasser.
      / « À n’ouvrir qu’à bon escient », dit {keeper}, tandis que, dans la boîte, cela [tintait|remuait].
      L’escalier risqua une révérence, [au mépris des lois de l’équilibre|et l’on s’assit].
      / Les fioles trinquèrent, [nuance contre nuance|à nos santés diverses], avec un ting.
      + « Dors sans sort », proféra la tour, des fondations à la girouette.
      + {Friend} conserva jusqu’à minuit une moustache d’un bleu soutenu.
      + Le miroir ne nous restitua qu’à regret, et recoiffés.
      + Un billet attend le maître : « [Plafond admirable|Maison charmante], rien de cassé [qui ne parle encore|d’important]. »
      + Le paillasson, d’une voix étouffée, supplia nos pieds de revenir.
    `,
  },
  troubles: {
    'wooden-spoon': {
      keeper: { noun: 'balai', gender: 'm' },
      thing: { noun: 'cuillère en bois', gender: 'f' },
      spot: { at: 'sur la quatre-vingt-dix-neuvième marche', to: 'vers la quatre-vingt-dix-neuvième marche' },
      facts: {
        ask: 'Pourquoi la soupe de sommeil débordait-elle ?',
        cause: '{thing} se sauva, lasse de la soupe chaude',
        mended: 'la soupe de sommeil mijota doucement',
      },
      beginner: {
        trouble: `
          @keeper Dans la cuisine, {keeper} [épongeait partout|sautait entre les flaques], [les brins trempés|tout fou].
          / Une flaque verte, puis une autre. Dedans, {keeper} [glissait|dansait un peu trop].
          @thing « La soupe de sommeil déborde ! dit-il. Il faut [la cuillère en bois|ma cuillère en bois] pour la tourner. »
          / « Tourner, il faut tourner ! dit-il. Mais la cuillère en bois [n’est plus là|a disparu]. »
          @cause « Elle s’est sauvée. Toujours la soupe chaude ! [Elle en avait assez.|On la comprend.] »
          / « La soupe est chaude, elle en était lasse. Elle s’est sauvée [sur un pied|hier]. »
          @feeling Il était inquiet, et ses brins [se dressaient|tombaient un à un].
          / Il était inquiet, et [parlait à la marmite|se balayait lui-même].
          + « J’ai tourné avec une fourchette. Elle dort. »
          + Blop, fit la soupe, et elle prit une marche.
          + « Elle est {spot.at}. Moi, si je lâche l’éponge, tout dort ! »
          + Une vapeur douce montait. Il ne fallait pas respirer fort.
          + {Friend} bâilla déjà, une fois, par le nez.
          + La marmite fit blop. Une bulle [bâilla|s’endormit] en l’air.
        `,
        worry: `
          La soupe avait endormi [le tapis|trois chaises]. Le buffet bâillait déjà.
          / Elle coulait vers [la chambre|l’horloge], et [tout ronflait|on reculait].
          + Une tasse dormait dans les bras d’une autre.
          + L’escalier ferma une marche, puis deux.
          + Un rat de bibliothèque ronflait à la lettre r.
          + Si la porte s’endort, qui l’ouvrira ?
          + Le chapeau piqua du nez, de tout son pointu.
          + « Debout ! » cria le balai à la table. Elle se retourna.
          + On marchait sur les bords, à cause du milieu.
        `,
        mend: `
          La cuillère revint, si on lui promettait [des pauses|de l’eau froide, après]. {Hero} [jura|promit].
          @mended Et la soupe de sommeil mijota doucement, [blop, blop|sans une goutte dehors].
          / À gauche, à gauche. La soupe de sommeil mijota doucement, [et ronfla|bien ronde].
          + Elle tourna d’abord par le bord, du bout du pied.
          + La mousse redescendit, comme un chat qui s’assoit.
          + Les chaises ouvrirent un œil et demandèrent l’heure.
          + Le tapis s’étira et fit tomber une lampe.
          + Le balai posa son éponge. Il avait chaud au manche.
          + La vapeur ne montait plus, elle restait polie.
          + On mit un petit banc à côté de la marmite.
        `,
        joy: `
          La cuillère eut le dimanche libre. Le balai [aussi|voulut le mardi].
          / On goûta la soupe, [une goutte chacun|à peine], et l’on rêva [trois secondes|d’un gâteau].
          + {Friend} en prit deux gouttes et raconta la fin du rêve.
          + La fourchette se réveilla. Elle avait raté le dîner.
          + On fit un bain froid, avec un citron dedans.
          + Le buffet offrit ses biscuits, même les cachés.
          + Le balai dansa, très droit, très fier.
          + Une tasse tint la main de l’autre, éveillée.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Dans la cuisine, {keeper} [bondissait de flaque en flaque|épongeait avec ses propres brins].
          / Une mare verte descendait l’escalier, et {keeper} [la repoussait marche après marche|glissait dessus].
          @thing « La soupe de sommeil déborde ! dit-il. Il faut la cuillère en bois [pour la tourner|de toute urgence]. »
          / « J’ai essayé avec mon manche, dit-il, [quelle bouillie|une fois] : il me faut la cuillère en bois. »
          @cause « Elle s’est sauvée. La soupe chaude, toujours la soupe chaude : [elle n’en pouvait plus|elle était lasse]. »
          / « Elle rêvait de glace. Lasse de la soupe chaude, elle s’est sauvée [par la chatière|sans bagages]. »
          @feeling Il était inquiet, et ses brins [se hérissaient sur son manche|tombaient progressivement].
          / Il était inquiet, et balayait [sa propre ombre|la soupe vers la porte], faute de savoir quoi faire.
          + « J’ai essayé la fourchette. Elle dort, là, dans le beurre. »
          + Un blop, et la soupe descendit une marche de plus.
          + « Elle boude {spot.at}, mais si je lâche l’éponge, toute la tour s’endort. »
          + Il montait de la marmite une vapeur tendre, et {friend} bâillait déjà du nez.
        `,
        worry: `
          La soupe avait endormi le tapis, trois chaises [et une conversation|dont une debout].
          / Elle avançait vers l’horloge, [et l’heure ralentissait|de meuble en meuble], sans méchanceté.
          + Deux tasses dormaient dans les bras l’une de l’autre.
          + L’escalier ferma une marche, puis deux, pour se reposer les yeux.
          + Le chapeau avait piqué du nez, et c’est un grand nez.
          + Un rat de bibliothèque s’était assoupi à la lettre r.
          + « Debout ! » cria le balai au buffet, qui tira sur lui la nappe.
        `,
        mend: `
          La cuillère réclamait des pauses. {Hero} promit, généreusement.
          @mended [Un tour, deux tours|Toujours vers la gauche], et la soupe de sommeil mijota doucement, [blop, blop|en ronflant un peu].
          + Elle commença par le bord, en retenant son souffle.
          + La mousse s’assit, comme un chat qui change d’avis.
          + Une à une, les chaises s’éveillèrent et demandèrent l’heure.
          + Le tapis s’étira si bien qu’il renversa une lampe.
          + Le balai posa enfin son éponge, et se redressa, brin par brin.
          + À côté de la marmite, on installa un petit banc, avec un coussin.
        `,
        joy: `
          La cuillère obtint son dimanche. [Le balai demanda le mardi.|On l’écrivit au mur.]
          / On goûta la soupe, une goutte chacun, [et l’on rêva trois secondes|pour la recette].
          + Le rêve {friend.de} durait encore quand les autres étaient rentrés.
          + On prépara pour la cuillère un bain froid au citron.
          + Le buffet ouvrit toutes ses portes, y compris celle des biscuits cachés.
          + Réveillée, la fourchette apprit qu’elle avait manqué le dîner.
          + Le balai dansa avec une pelle, sur la pointe des brins.
        `,
      },
      advanced: {
        trouble: `
          @keeper Dans la cuisine, {keeper} [épongeait de ses propres brins|bondissait de flaque en flaque], complètement essoufflé.
          / Une mare d’un vert pensif gagnait l’escalier ; {keeper} [la refoulait degré par degré|y perdait ses brins].
          @thing « La soupe de sommeil déborde, cria-t-il, [et rien ne la tourne|déjà à mi-palier], sans la cuillère en bois. »
          / « J’y ai trempé mon manche, dit-il, [n’en parlons plus|une seule fois], mais il faut la cuillère en bois. »
          @cause « Elle s’est sauvée, [lasse du métier|et qui l’en blâmerait] : toujours la soupe chaude, jamais l’inverse. »
          / « Elle s’est sauvée, [lasse de cette vie|par la chatière], à cause de la soupe chaude, et rêve de sorbets. »
          @feeling Inquiet, il avait les brins [hérissés jusqu’à la pointe|qui tombaient], successivement.
          / Inquiet, il balayait de droite et de gauche [jusqu’à sa propre ombre|des flots indifférents].
          + La fourchette, envoyée en renfort, dormait à présent dans le beurre.
          + Dans un « blop » satisfait, la nappe de potage franchit un degré supplémentaire.
          + La fugitive boudait {spot.at} ; or l’éponge, si on la lâchait, livrait la tour au sommeil.
          + Une vapeur affectueuse s’élevait de la marmite, et {friend} bâillait déjà par le nez.
        `,
        worry: `
          La soupe avait assoupi le tapis, trois chaises [et une conversation en cours|dont une debout].
          / Elle gagnait l’horloge, [où l’heure ralentissait|de meuble en meuble], avec la douceur des catastrophes.
          + Deux tasses dormaient enlacées, anse contre anse.
          + L’escalier abaissa une marche, puis une autre, le temps, disait-il, de reposer ses yeux.
          + Le chapeau avait piqué du nez, et c’était le plus long de la maison.
          + Un rat de bibliothèque s’était interrompu à la lettre r.
          + Exhorté à tenir debout, le buffet ramena sur lui la nappe.
        `,
        mend: `
          Elle exigeait des pauses et de l’eau froide ; {hero} promit, par écrit.
          @mended [Un tour, un second|Tournée vers la gauche], et la soupe de sommeil mijota doucement, [assagie|à tout petits blops].
          + La cuillère attaqua par le bord, en personne qui négocie.
          + L’écume s’affaissa, à la manière d’un chat qui renonce.
          + Les sièges reprirent conscience l’un après l’autre, et voulurent savoir qui s’était assis.
          + Le tapis s’étira avec tant de cœur qu’une lampe y perdit son abat-jour.
          + L’éponge enfin posée, le balai se recomposa, brin par brin.
          + Un tabouret capitonné attend désormais, près de la marmite, les heures de relève.
        `,
        joy: `
          La cuillère se vit garantir ses dimanches, [et le balai réclama le mardi|par contrat].
          / On goûta le potage, à raison d’une goutte, [d’où un rêve de trois secondes|par prudence].
          + Le rêve {friend.de} excéda nettement celui de la compagnie, et comportait une suite.
          + Un bain froid au citron fut tiré pour l’intéressée, qui y flotta.
          + Dans son émotion, le buffet ouvrit jusqu’à la porte des biscuits confidentiels.
          + La fourchette, au réveil, dut apprendre avec ménagement que l’on avait dîné.
          + Le balai fit valser une pelle, du bout des brins.
        `,
      },
    },
    'hat-star': {
      keeper: { noun: 'grenouille apprentie', gender: 'f' },
      thing: { noun: 'étoile du chapeau', gender: 'f' },
      spot: { at: 'sous la longue-vue', to: 'vers la longue-vue' },
      facts: {
        ask: 'Pourquoi les sorts sortaient-ils à l’envers ?',
        cause: 'un fil se défit et {thing} tomba',
        mended: 'les sorts sortirent à l’endroit',
      },
      beginner: {
        trouble: `
          @keeper « Riosnob », dit {keeper}, [la tête en bas|le chapeau sur les pieds]. Cela voulait dire bonsoir.
          / Pouf, une botte. « Rioves nob ! » dit {keeper}, [de dos|à l’envers]. C’était bonsoir.
          @thing « Mes sorts sortent à l’envers, dit-elle. [J’ai perdu|Il manque] l’étoile du chapeau ! »
          / « Je voulais une pomme, dit-elle. L’étoile du chapeau [est tombée|est perdue], voilà. »
          @cause « Un fil s’est défait, et l’étoile est tombée [du chapeau|sans bruit]. »
          / « Un fil s’est défait, tout seul. Puis l’étoile est tombée, [tic|où donc]. »
          @feeling Elle n’y comprenait plus rien, [ni devant ni derrière|et salua le mur].
          / Elle n’y comprenait plus rien et [mit ses gants aux pieds|dit au revoir en entrant].
          + « Je voulais une fraise. J’ai eu une esiarf. Elle pleure. »
          + Une fumée entra dans la cheminée, par en haut.
          + « Elle brille {spot.at}, dit-elle. Mais si j’avance, je recule. »
          + {Friend} dit merci. Elle répondit : « Icrem. »
          + Son ombre marchait au plafond, gênée.
        `,
        worry: `
          Une théière versait [de bas en haut|dans son propre bec]. Le plafond prenait le thé.
          / Tout allait à rebours. [Les bougies fondaient vers le haut.|L’horloge rajeunissait.]
          + Un crapaud devint prince, puis têtard, et n’osa plus bouger.
          + On entrait par la sortie. On disait : « Pardon, bonjour. »
          + Le gâteau redevint œufs, farine, et poule.
          + La poule était surprise.
          + Un livre se lisait par la fin : on savait tout.
          + {Friend} avait la queue devant, ou ce qui va derrière.
        `,
        mend: `
          Deux points de fil, et l’étoile tint [bon|au chapeau]. {Hero} [coupa le fil|fit le nœud].
          @mended Les sorts sortirent à l’endroit : [abracadabra, une fraise|hop, une pantoufle].
          / Hop ! Les sorts sortirent à l’endroit : [une pomme, une vraie|un bonjour bien rond].
          + « Bonsoir », dit la grenouille. Elle s’embrassa la patte.
          + Le thé redescendit dans les tasses, un peu froid.
          + La fraise cessa de pleurer. On s’excusa.
          + Le crapaud fut crapaud. Il préférait.
          + La poule rentra chez elle, un œuf sous le bras.
          + L’étoile cligna, cousue bien serré.
          + L’horloge reprit ses années, une par une.
          + Son ombre redescendit et reprit sa place.
        `,
        joy: `
          {Keeper} fit pleuvoir [des fraises|des confettis]. Exprès, cette fois.
          / On eut droit à un sort chacun, [tout petit|au choix]. {Hero} demanda [une bulle|du bleu].
          + {Friend} voulut des ailes. On lui fit une bosse à plumes.
          + On but le thé, par en haut, et ce fut bien.
          + La grenouille salua. Son chapeau tint.
          + Le balai reconnut que c’était pas mal.
          + Un crapaud raconta sa minute de prince, et le goût du trône.
          + Une pantoufle cherchait l’autre. On la lui fit.
          + Une poule, qui avait été gâteau, envoya une carte.
        `,
      },
      intermediate: {
        trouble: `
          @keeper « Riosnob », dit {keeper}, [debout sur son chapeau|la tête en bas], et cela voulait dire bonsoir.
          / Une botte tomba du plafond, puis {keeper}, [qui nous dit « riosnob »|en saluant de dos].
          @thing « Mes sorts sortent à l’envers, expliqua-t-elle. [J’ai perdu|C’est] l’étoile du chapeau[|, elle manque]. »
          / « J’ai demandé une pomme, dit-elle, [et voilà la botte|deux fois], car j’ai perdu l’étoile du chapeau. »
          @cause « Un fil s’est défait, [un seul|le plus vieux], et l’étoile est tombée sans que j’entende. »
          / « C’était cousu petit : un fil s’est défait, et l’étoile est tombée [pendant un saut|en chemin]. »
          @feeling Elle n’y comprenait plus rien, et [salua le mur|s’assit à côté de la chaise].
          / Elle n’y comprenait plus rien, et [dit merci avant s’il te plaît|mit ses gants aux pieds].
          + « J’ai demandé une fraise. Voici une esiarf. Elle pleure. »
          + La fumée rentrait dans la cheminée, en toussant.
          + « Elle brille {spot.at}, mais chaque fois que j’avance, je m’éloigne. »
          + Au plafond, son ombre marchait à sa place, très gênée.
          + Quand {friend} dit merci, elle répondit : « Icrem. »
        `,
        worry: `
          Une théière versait de bas en haut, [et le plafond prenait le thé|dans son propre bec].
          / L’horloge rajeunissait à vue d’œil, [et l’on eut bientôt avant-hier|d’heure en heure].
          + Un gâteau redevint farine, œufs, puis poule, et la poule voulait des explications.
          + Un crapaud fut prince, ensuite têtard, et n’osait plus respirer.
          + On entrait par la sortie, en disant : « Pardon, bonjour. »
          + Le roman du soir se lisait par la fin, ce qui gâtait l’assassin.
          + {Friend} portait sa queue devant, ou quelque chose de ce genre.
        `,
        mend: `
          Deux points, un nœud, et l’étoile tint au chapeau, [bien droite|{hero} coupa le fil].
          @mended Elle cligna, et les sorts sortirent à l’endroit : [abracadabra, une fraise|hop, une pantoufle, une vraie].
          / On fit l’essai, et les sorts sortirent à l’endroit : [une pomme, ronde et rouge|un bonsoir en entier].
          + « Bonsoir », dit la grenouille, et elle en eut les larmes aux yeux.
          + Le thé redescendit dans les tasses, à peine refroidi par le voyage.
          + La première fraise fut consolée, puis pardonnée d’avoir été à l’envers.
          + Le crapaud resta crapaud. Réflexion faite, il préférait.
          + La poule rentra chez elle avec un œuf d’avance.
          + L’horloge reprit ses années une par une, en soupirant.
        `,
        joy: `
          {Keeper} fit pleuvoir des fraises, [exprès|à l’endroit], et tout le monde leva la tête.
          / Chacun eut droit à un sort, tout petit : [{hero} voulut une bulle|on vit beaucoup de bulles].
          + {Friend} demanda des ailes et reçut deux plumes, pour commencer.
          + On but le thé, par le haut, avec un plaisir nouveau.
          + « Ce n’est pas mal », reconnut le balai, dont c’est le plus grand éloge.
          + Le prince d’une minute raconta que les trônes sont durs.
          + Une pantoufle fit le tour de la pièce à la recherche de l’autre.
        `,
      },
      advanced: {
        trouble: `
          @keeper « Riosnob », articula {keeper}, [debout sur son couvre-chef|tête en bas], ce qui signifiait bonsoir.
          / Une botte chut du plafond, et derrière elle {keeper}, [qui salua de dos|avec un « riosnob » fort civil].
          @thing « J’ai perdu l’étoile du chapeau, [expliqua-t-elle au mur|faut-il le dire], et mes sorts sortent à l’envers. »
          / « Je commande des pommes, dit-elle, [il me vient des bottes|en vain], depuis que j’ai perdu l’étoile du chapeau. »
          @cause « Un fil s’est défait, [le plus ancien|sans me consulter], et l’étoile est tombée je ne sais quand. »
          / « L’étoile est tombée parce qu’un fil s’est défait, [comme font les fils|au cours d’un bond], voilà tout. »
          @feeling N’y comprenant plus rien, elle [s’assit à côté du siège|adressa au mur une révérence].
          / Elle n’y comprenait plus rien, et prenait congé [en entrant|de ceux qui arrivaient].
          + Elle avait sollicité une fraise, et obtenu une esiarf, qui sanglotait.
          + La fumée rentrait dans la cheminée, à contrecœur et en toussant.
          + La chose luisait {spot.at} ; mais plus l’apprentie avançait, plus elle s’en trouvait loin.
          + Son ombre déambulait au plafond, dans un embarras visible.
          + Remerciée par {friend}, elle répondit : « Icrem », avec une parfaite bonne grâce.
        `,
        worry: `
          Une théière versait de bas en haut, [si bien que le plafond prenait le thé|dans son propre bec].
          / L’horloge rajeunissait, [ce qui ramena la compagnie à l’avant-veille|non sans coquetterie].
          + Un gâteau remonta à la farine, à l’œuf, enfin à la poule, laquelle exigeait des éclaircissements.
          + Un crapaud, prince une minute, têtard la suivante, se gardait désormais du moindre geste.
          + Le roman du soir, pris par la fin, livrait son coupable dès la dédicace.
          + On entrait par l’issue de secours, en s’excusant d’arriver.
          + {Friend} portait par-devant ce qu’il est d’usage de porter par-derrière.
        `,
        mend: `
          Deux points, un nœud que resserra {hero}, et l’étoile, [d’aplomb|au sommet], tint solidement.
          @mended Elle cligna ; les sorts sortirent à l’endroit, [et ce fut une fraise, indiscutable|à commencer par une pantoufle].
          / On fit un essai, et les sorts sortirent à l’endroit, [pomme comprise|dans le bon ordre].
          + « Bonsoir », prononça l’apprentie, dans l’ordre des lettres, et sa voix s’étrangla.
          + Le thé réintégra les tasses, à peine tiédi par cette excursion.
          + On présenta des excuses à la première fraise, qui les accepta, quoique éprouvée.
          + Le crapaud s’en tint à son état, qu’il jugeait, comparaison faite, le plus reposant.
          + La poule s’en retourna, forte d’un œuf d’avance.
          + L’horloge rechaussa ses années une à une, avec des soupirs de dame.
        `,
        joy: `
          {Keeper} fit pleuvoir des fraises, [à dessein cette fois|dans le sens convenable], et l’on ouvrit la bouche.
          / Un sort de petite dimension fut alloué à chacun, [d’où une profusion de bulles|au choix].
          + {Friend}, qui souhaitait des ailes, se vit remettre deux plumes à titre d’acompte.
          + On reprit du thé, par le haut, avec une volupté que seuls connaissent les rescapés.
          + « Cela peut aller », concéda le balai, au comble de l’enthousiasme.
          + L’éphémère prince attesta que les trônes manquent de moelleux.
          + Une pantoufle parcourut la salle à la recherche de l’âme sœur, qu’on lui tira du chapeau.
        `,
      },
    },
    'rhyme-slip': {
      keeper: { noun: 'heurtoir de la porte', gender: 'm', aspirated: true },
      thing: { noun: 'billet à la rime', gender: 'm' },
      spot: { at: 'dans le tiroir qui bâille', to: 'vers le tiroir qui bâille' },
      facts: {
        ask: 'Pourquoi l’escalier ne faisait-il que monter ?',
        cause: 'on cala une table avec {thing}',
        mended: 'l’escalier redescendit',
      },
      beginner: {
        trouble: `
          @keeper « Toc, dit {keeper}. Pardon. [Je n’ai plus de voix|J’ai trop appelé]. »
          / Un anneau pendait à la porte. C’était {keeper}. [« Toc », fit-il, à peine.|Il bâilla.]
          @thing « L’escalier ne fait que monter, dit-il. Il lui faut [le billet à la rime|son billet à la rime]. »
          / « Il monte, il monte ! Le billet à la rime [est perdu|n’est plus là] », dit-il.
          @cause « On a calé une table avec. [Elle boitait.|Une table bancale.] Puis on a tout rangé. »
          / « Une table boitait. On l’a calée avec, [pour le thé|bien plié]. »
          @feeling Il était si fatigué que [son anneau pendait|même son toc bâillait].
          / Il était fatigué d’appeler, et [sa bouche pendait|rouillait un peu].
          + « Je crie depuis lundi : redescends ! Il est têtu. »
          + Son nez de cuivre était tout terne.
          + « On l’a rangé {spot.at}. C’est toujours là qu’on range. »
          + Une marche passa, qui montait. On lui dit bonsoir.
          + {Friend} voulut descendre, et se retrouva plus haut.
          + « Il ne veut plus de moi, dit-il. Il veut le ciel. »
        `,
        worry: `
          Un visiteur montait [depuis lundi|toujours]. On lui envoyait des sandwiches par la fenêtre.
          / Tout le monde était [en haut|au grenier]. [On se marchait sur les pieds.|La cave s’ennuyait.]
          + Le chat du magicien touchait les nuages.
          + On avait fini le pain. Il est en bas, le pain.
          + Une lettre attendait sous la porte. Elle vieillissait.
          + On parla d’une corde. Elle était à la cave.
          + Un monsieur glissa sur la rampe. Elle montait aussi.
          + Il faisait froid, si haut, en chaussettes.
          + La boule de cristal voyait le rez-de-chaussée, et pleurait.
        `,
        mend: `
          {Hero} lut la rime : pied, palier, [au lit l’escalier|bonsoir l’escalier].
          @mended Et l’escalier redescendit, [marche à marche|en soupirant d’aise].
          / On lut la rime. Alors l’escalier redescendit, [poum, poum|jusqu’au sol].
          + Il fit un nœud, un tour, et posa son pied en bas.
          + Les genoux de tout le monde dirent merci.
          + On entendit, au loin, le visiteur dire : « Tiens ! »
          + Le chat rentra, un peu de nuage aux moustaches.
          + La table fut calée avec un biscuit, bien dur.
          + La lettre fut ouverte. Elle disait : « À lundi. »
          + La rampe ronronna, de haut en bas.
          + La cave dit : « Ah, du monde ! »
        `,
        joy: `
          Le visiteur sortit enfin. [Il avait bonne mine.|Il dit : « Belle vue. »]
          / On pique-niqua [sur les marches|au rez-de-chaussée], avec [du pain|du pain, enfin].
          + On fit des rimes avec tout : soupe, loupe, poupe.
          + {Friend} trouva « orange ». Rien n’alla avec.
          + {Keeper} fut frotté. On se voyait dedans.
          + On descendit trois fois, pour la joie de descendre.
          + Le tiroir bâilla. On lui dit bonne nuit.
          + La table boita un peu, par habitude.
          + L’escalier compta ses marches et en offrit une {hero.a}.
        `,
      },
      intermediate: {
        trouble: `
          @keeper « Toc, fit {keeper}, tout bas. [Excusez-moi, j’ai trop crié|Je n’ai plus que cela de voix]. »
          / Sur la porte, un visage de cuivre bâillait, et c’était {keeper}, [tout enroué|qui fit toc du menton].
          @thing « L’escalier ne fait que monter, expliqua-t-il. Il lui faut [le billet à la rime|son billet à la rime]. »
          / « Il monte et refuse de redescendre, dit-il, [sans sa rime|têtu], car on a perdu le billet à la rime. »
          @cause « On a calé une table avec, [une table qui boitait|lundi], puis on a rangé, et voilà. »
          / « On prenait le thé, la table boitait, alors on l’a calée avec, [plié en huit|ni vu ni connu]. »
          @feeling Il était fatigué au point que son anneau [pendait de travers|tombait de sommeil].
          / Il était fatigué de crier vers le haut, et sa voix [restait en bas|sonnait fêlé].
          + « Je crie “redescends” depuis lundi. Il est d’un têtu ! »
          + Une marche passa devant nous, en route vers le haut.
          + « Il doit être {spot.at}. C’est toujours là qu’on range ce qu’on cherche. »
          + {Friend} voulut descendre pour voir, et arriva deux étages plus haut.
          + Le cuivre de son nez avait perdu tout éclat.
        `,
        worry: `
          Un visiteur montait depuis lundi. On le nourrissait [par les fenêtres|de sandwiches lancés].
          / Toute la maisonnée s’était retrouvée au grenier, [à l’étroit|les uns sur les autres].
          + Le pain était en bas, hélas, et l’échelle aussi.
          + Le chat du magicien avait la tête dans un nuage et trouvait cela humide.
          + On pensa à la rampe. Elle montait également.
          + Une lettre vieillissait sous la porte d’entrée.
          + La cave, sans nouvelles, commençait à se faire du souci.
          + Il faisait froid, à cette hauteur, en chaussettes.
        `,
        mend: `
          {Hero} lut la rime à voix haute : « Pied, palier, [au lit, l’escalier|bonne nuit, l’escalier]. »
          @mended On entendit un long soupir, et l’escalier redescendit, [marche à marche|en pliant les genoux].
          / On lut la rime tout haut, et l’escalier redescendit, [poli comme un ascenseur|palier après palier].
          + Au dernier tour, il posa le pied par terre, comme on retire une botte.
          + « Tiens ! » dit très loin la voix du visiteur.
          + Le chat rentra, de la brume plein les moustaches.
          + La table fut calée avec un biscuit de l’année passée.
          + La lettre, enfin ouverte, annonçait une visite pour lundi.
          + La rampe ronronnait sous la main, de haut en bas.
        `,
        joy: `
          Le visiteur parut, bronzé, [et vanta la vue|le mollet superbe], puis demanda une chaise.
          / On pique-niqua sur les dernières marches, [avec du pain|le derrière au frais], sans plus monter.
          + On fit des rimes pour le plaisir, et l’escalier riait aux mauvaises.
          + {Friend} proposa « orange », et la soirée faillit en rester là.
          + Le heurtoir fut frotté, jusqu’à ce qu’on s’y voie bâiller.
          + On descendit trois fois, rien que pour descendre.
          + Bordé par {hero}, le tiroir bâilla une dernière fois et se ferma.
        `,
      },
      advanced: {
        trouble: `
          @keeper « Toc, chuchota {keeper}, pardonnez-moi, [voilà tout ce qui me reste de voix|je me suis enroué]. »
          / Un visage de cuivre sommeillait sur la porte, et c’était {keeper}, [aphone|qui s’éclaircit le toc].
          @thing « L’escalier ne sait plus que monter, dit-il, [loin|depuis la perte] du billet à la rime. »
          / « Pour descendre, il lui faut un vers, dit-il, [c’est un escalier lettré|un seul], et j’ai perdu le billet à la rime. »
          @cause « On a calé une table avec, [laquelle boitait|par commodité], puis l’on a rangé, ce qui est pire. »
          / « À l’heure du thé, on a calé une table avec, [le plier fut un crime|en huit], et l’on n’y pensa plus. »
          @feeling Il était si fatigué que son anneau [pendait comme une paupière|tombait de sommeil].
          / Il était fatigué d’avoir appelé vers le haut, [où nul n’écoute|trois jours durant], et rouillait.
          + Depuis lundi, il le sommait de redescendre, sans autre réponse qu’un étage de plus.
          + Une marche nous croisa, qui se rendait en haut et n’avait pas le temps.
          + On l’avait remisé {spot.at}, où finit infailliblement tout ce que l’on cherche.
          + {Friend} entreprit de descendre, et aboutit deux paliers plus haut.
          + Le cuivre de son nez, jadis célèbre, ne renvoyait plus personne.
        `,
        worry: `
          Un visiteur montait depuis lundi, [ravitaillé par les fenêtres|et donnait de ses nouvelles par bouteilles].
          / La maisonnée entière, refoulée au grenier, [s’y tenait de profil|vivait sur ses confitures].
          + Le pain était en bas, de même que la corde qui eût permis d’y aller.
          + Le chat du maître, la tête dans un nuage, trouvait l’altitude humide.
          + On fonda quelque espoir sur la rampe, mais elle montait aussi, par solidarité.
          + Une lettre vieillissait sous la porte, à côté d’une brochure.
          + Sans nouvelles de quiconque, la cave commençait à parler toute seule.
        `,
        mend: `
          {Hero} lut la rime à voix haute : « Pied, palier, [au lit, l’escalier|bonne nuit, l’escalier]. »
          @mended On perçut un soupir de vieille armoire, et l’escalier redescendit, [de genou en genou|marche à marche].
          / La rime fut dite, et l’escalier redescendit, [en homme convaincu|les genoux un peu raides].
          + Au terme de la spirale, il posa le pied à terre, ainsi qu’on retire une botte.
          + « Tiens », fit dans les hauteurs une voix étonnée, et qui se rapprochait.
          + Le chat regagna son coussin, des lambeaux de brume aux moustaches.
          + Un biscuit de l’an passé rendit à la table l’équilibre et la dignité.
          + La lettre, décachetée, annonçait une visite pour le lundi précédent.
          + La rampe se mit à ronronner, de l’étage au vestibule.
        `,
        joy: `
          Le visiteur déboucha, hâlé, le mollet admirable, [et fit l’éloge de la vue|puis quêta une chaise].
          / On soupa sur les dernières marches, [avec du pain, ce luxe|sans arrière-pensée d’ascension].
          + On rima toute la soirée, l’escalier gloussant aux plus mauvaises.
          + {Friend} proposa « orange », et un silence de plusieurs minutes s’abattit sur l’assemblée.
          + Le heurtoir fut astiqué, tant et si bien que chacun s’y vit bâiller.
          + On descendit trois fois de suite, par pur libertinage.
          + Le tiroir bâilla encore, fut bordé, et consentit à se fermer.
        `,
      },
    },
  },
}
