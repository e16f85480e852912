import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const magicalCastle: SettingContent<Noun, 'Magical Castle'> = {
  place: { name: 'le Château magique', in: 'au Château magique', to: 'vers le Château magique', from: 'du Château magique' },
  beginner: {
    arrival: `
      @place On arriva {place.in}. Ça sentait [la cire et la soupe|la pierre et le pain].
      / Le pont se baissa [en bâillant|tout seul], et l’on fut {place.in}.
      / @place La grande porte [grinça|toussa], et l’on fut {place.in}.
      Dans l’entrée, une armure [ronflait debout|rêvait à voix haute], [un pied sur l’autre|le heaume de travers].
      / Trois chandelles se poussèrent du coude, [puis s’allumèrent|et brillèrent mieux].
      + Un tapis fit un pli pour saluer.
      + « Essuie tes pieds, dit {friend}. Le tapis nous regarde. »
      + L’escalier avait une rampe, et la rampe avait sommeil.
      + Un lustre compta les visiteurs. Il se trompa d’un.
      + « Qui va là ? » dit l’armure. Elle ronfla la réponse.
      + {Hero} sonna. La cloche dit : « Mais c’est ouvert, voyons. »
      + Une fenêtre [bâilla|nous fit un clin d’œil], tout là-haut.
    `,
    life: `
      Les portraits du couloir [bavardent|potinent], [le soir surtout|tout bas].
      La cuisine ne dort jamais. Elle fait juste [des siestes|semblant], [debout|l’œil ouvert].
      + Un vieux roi peint demanda des nouvelles de la pluie.
      + La reine fait du patin sur ses tapis, quand on dort.
      + On brosse les dents de la herse, en haut, en bas.
      + Douze pages portent un seul oreiller.
      + Les fantômes plient leurs draps, puis entrent dedans.
      + « Bon château », se dit-on avant de souffler la bougie.
      + Le roi compte ses portes. Il en manque souvent une.
    `,
    way: `
      On alla {spot.to}. Le couloir [sentait la cire|était plein de vent].
      Derrière une porte, une cuillère [riait toute seule|tombait, encore et encore], [cling|gling].
      + Une bougie marchait devant, fière de son travail.
      + Un portrait nous suivit des yeux, puis des pieds.
      + Le tapis montait l’escalier plus vite que nous.
      + Ça sentait la pomme, ensuite la poussière de roi.
      + {Friend} salua une statue. Elle rougit jusqu’au socle.
      + Une souris passa, avec une toute petite couronne.
      + Plus haut, le silence avait des chaussons.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un bouton d’armure|un ruban de roi].
      L’armure salua [sans se réveiller|en dormant], gling, [et le tapis fit un pli|puis ronfla].
      + Les portraits envoyèrent des baisers à l’huile.
      + {Friend} reçut une plume de chapeau et marcha plus droit.
      + « Bon château ! » cria la cuisine, par toutes ses portes.
      + Le lustre compta encore. Il nous garda en trop.
      + La rampe nous porta jusqu’en bas, pour une fois.
    `,
  },
  intermediate: {
    arrival: `
      @place On arriva {place.in}, dans une odeur [de cire et de soupe|de pierre tiède et de pain].
      / Le pont-levis se baissa de mauvaise grâce, et l’on fut {place.in}, [au son d’un cor enrhumé|dans la cour].
      / @place La porte s’ouvrit en grognant, et l’on fut {place.in}, [sous un lustre|entre deux armures].
      Dans l’entrée, une armure [dormait debout|ronflait en majesté], [le heaume de travers|la main sur la lance].
      / Sous l’escalier, un courant d’air [rangeait ses traînes|répétait sa révérence].
      + Le tapis fit un pli, ce qui est sa façon de saluer.
      + « Essuyons-nous les pieds, [souffla|dit] {friend}, ce tapis nous juge. »
      + Le lustre compta les visiteurs [sur ses branches|à voix basse] et se trompa d’un.
      + Quand {hero} tira la sonnette, elle [répondit|bâilla] que c’était ouvert.
      + La rampe de l’escalier bâillait de haut en bas.
      + Un rideau nous fit la révérence.
    `,
    life: `
      Le soir, les portraits [échangent des potins|s’interpellent d’un cadre à l’autre], [confidentiellement|en tournant les yeux].
      / À la nuit, on compte les oubliettes, [au cas où l’une serait oubliée|pour dormir tranquille].
      La cuisine, elle, ne dort jamais ; [elle ferme une marmite à la fois|elle sommeille par fourneau], [par roulement|debout].
      + Un vieux roi peint voulait des nouvelles de la pluie de son temps.
      + La nuit, la reine fait du patin sur le parquet.
      + On brosse les dents de la herse. [Elle recrache dans les douves|La nuit, elle grince moins].
      + Douze pages sont nécessaires pour [border le roi|coucher un roi], dont un pour l’orteil.
      + Les fantômes plient leurs draps avec soin, puis se recouchent dedans.
      + Un écho faisait la ronde, [un trousseau à la main|d’étage en étage], et répondait à sa place.
    `,
    way: `
      Pour aller {spot.to}, on suivit un couloir [qui sentait la cire|plein de vents coulis], [tournant|sans fin].
      / Un escalier dérobé, puis rendu, montait {spot.to}, [frais comme une cave|entre deux tapisseries].
      Derrière une porte, une cuillère [riait|tombait et retombait], [sans témoin|depuis le dîner].
      + Une bougie marchait devant, avec beaucoup de tenue.
      + Les portraits nous suivaient des yeux, puis, à l’angle, des pieds.
      + Le tapis grimpait [plus vite que nous|quatre à quatre] et nous attendait en haut.
      + {Friend} s’inclina devant une statue, qui rosit jusqu’au socle.
      + Cela sentit la pomme, puis l’encre, puis la poussière de roi.
      + Une souris couronnée traversa sans nous voir.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [un bouton d’armure|un ruban de petit roi], [encore tiède|dans du papier de soie].
      / « Du roi », souffla {keeper}, et {hero} reçut [un ruban trop petit pour lui|un sceau de cire].
      L’armure salua [sans s’éveiller|d’un gling], [et le tapis fit un pli|ce qui réveilla presque tout le monde].
      + Des portraits, on nous envoya des baisers à l’huile.
      + {Friend} accepta une plume de chapeau et ne marcha plus pareil.
      + « Bon château ! » souhaita la cuisine, par toutes ses lucarnes.
      + Le lustre refit ses comptes et décida de nous garder en trop.
      + La rampe, exceptionnellement, nous descendit elle-même.
    `,
  },
  advanced: {
    arrival: `
      @place On parvint {place.in}, que précède longuement une odeur [de cire et de potage|de pierre et de cuisine].
      / Le pont-levis s’abaissa [d’un air las|non sans craquements], et l’on fut {place.in}.
      / @place Un battant gémit, et l’on fut {place.in}, [sous un lustre attentif|entre deux haies d’armures].
      Une armure [ronflait debout|rêvait à voix haute], [visière inclinée|majestueusement appuyée].
      / Une hallebarde, contre le mur, [somnolait à son poste|faisait semblant de veiller].
      + Le tapis esquissa un pli, [formule de bienvenue|faveur] réservée aux pieds propres.
      + « Soignons notre entrée, chuchota {friend}, ce tapis a des relations. »
      + Le lustre dénombra les visiteurs sur ses branches et, [comme toujours|selon sa coutume], en trouva un de trop.
      + Sollicitée par {hero}, la sonnette [répondit d’une voix lasse|fit savoir] que c’était ouvert.
      + Une rampe bâillait sur trois étages, sans mettre la main devant le dernier.
      / Les bougies se redressèrent sur notre passage, [à une flamme près|comme des pages surpris].
    `,
    life: `
      Les portraits y colportent des nouvelles [d’un cadre à l’autre|vieilles de deux règnes], [sous le vernis|à mi-voix].
      / La cour se couche par rang, [du page au roi|pages d’abord], et cela prend la soirée.
      La cuisine ne dort jamais, [mais sommeille par fourneau|du moins jamais entière], [en vertu d’un ancien privilège|dit-on].
      + Un monarque défunt s’informait [de la pluie|de la mode], qu’il avait quittée fort jeune.
      + La reine, [une fois la cour couchée|passé minuit], patine en chaussettes sur les parquets de réception.
      + La herse, dont on [brosse les dents|polit les crocs] matin et soir, se rince dans les douves.
      + Douze pages concourent [au coucher du roi|à border le roi], dont l’un n’a que l’orteil dans ses attributions.
      + Les fantômes replient leurs draps avec soin, avant de s’y remettre.
    `,
    way: `
      Le corridor qui menait {spot.to} sentait [l’encaustique|la pierre] et le vent coulis.
      / Un escalier à vis, [fort content de lui|que l’on flatta], consentit à mener {spot.to}.
      Une cuillère, derrière une porte, riait [solitairement|aux larmes], [nul ne comprit pourquoi|d’une histoire connue d’elle].
      / Un courant d’air passait en traîne, [sans saluer|l’air affairé], vers les appartements.
      + Une bougie nous précédait, pénétrée de sa mission.
      + Les portraits nous suivirent des yeux jusqu’à l’angle, et de là, sur la pointe des pieds.
      + Plus leste que nous dans les escaliers, le tapis [attendait|soufflait] à chaque palier, sans rouler des yeux.
      + {Friend} présenta ses respects à une statue, qui en rosit jusqu’au socle.
      + Aux effluves de pomme succédèrent ceux [de l’encre|de la cire], puis ceux, plus secs, de la poussière de roi.
      + Une souris couronnée nous croisa, distante, en route vers quelque Conseil.
    `,
    thanks: `
      {Keeper} remit {hero.a} un bouton d’armure, [encore tiède d’une bataille évitée|poli jusqu’à l’âme].
      / « De la part de la Couronne », dit {keeper}, et {hero} reçut [un sceau de cire|un ruban d’enfance].
      L’armure [rendit les honneurs|fit un garde-à-vous] [sans s’éveiller|d’un gling distrait], et le tapis [fit un pli|se plia en deux].
      + Les portraits soufflèrent des baisers à l’huile, qu’il convenait de laisser sécher.
      + {Friend}, {friend:décoré/décorée} d’une plume, adopta sur-le-champ une démarche de vieille noblesse.
      + « Bon château ! » clama la cuisine, de tous ses soupiraux.
      + Le lustre, ayant revu ses calculs, résolut de nous conserver en excédent.
    `,
  },
  troubles: {
    cogwheel: {
      keeper: { noun: 'souris horlogère', gender: 'f' },
      thing: { noun: 'plus petit rouage', gender: 'm' },
      spot: { at: 'en haut de l’escalier', to: 'vers l’escalier le plus étroit' },
      facts: {
        ask: 'Pourquoi l’horloge s’était-elle arrêtée ?',
        cause: 'l’horloge eut le hoquet et {thing} sauta',
        mended: 'l’horloge sonna l’heure du coucher',
      },
      beginner: {
        trouble: `
          @keeper Sous la grande horloge, {keeper} [se cachait dans sa blouse|n’osait pas lever le nez].
          / Une loupe sur l’œil, {keeper} [cherchait sous l’horloge|comptait ses vis].
          @thing « Il est une minute avant le coucher, dit-elle, [et ça dure|depuis hier]. J’ai perdu le plus petit rouage ! »
          / « Le plus petit rouage est perdu, dit-elle, [et l’heure attend|alors l’heure dort debout]. »
          @cause « L’horloge a eu le hoquet, [hic|hélas]. Le rouage a [sauté|bondi dehors]. »
          / « Hic ! L’horloge a eu le hoquet. Un rouage a [sauté|bondi], et voilà. »
          @feeling Elle avait honte, [de la moustache à la queue|jusque sous son bonnet], et rougit.
          / Elle avait honte et [parlait à son tournevis|tournait sa queue en rond].
          + « Il a roulé {spot.to}, dit-elle. Je suis montée, puis redescendue de peur. »
          + L’aiguille faisait un petit saut, puis revenait, gênée.
          + « Moi qui suis toujours à l’heure ! » dit-elle au mur.
          + Hic, fit l’horloge. Elle s’excusa en bronze.
          + {Friend} regarda le cadran, et trouva qu’il était encore tôt.
        `,
        worry: `
          Depuis, [le roi se brosse les dents|la reine dit bonne nuit] sans s’arrêter. [Cela use, à force.|La brosse n’a plus de poils.]
          On ne se couche pas [trop tôt|avant l’heure]. Et [l’heure ne venait pas|on restait debout].
          + Un page tenait la même bougie. Elle était finie.
          + La nourrice chantait le début, et encore le début.
          + Un prince avait fait vingt fois le tour de son lit.
          + Les yeux se fermaient, mais debout, comme ceux des chevaux.
          + Le chat, lui, dormait. Les chats ont leur heure à eux.
        `,
        mend: `
          La souris remit le rouage à sa place, [du bout d’une griffe|avec de l’huile]. [Tic.|Clic.] Puis tac.
          @mended Dong ! L’horloge sonna l’heure du coucher, [enfin|bien ronde], [tout doux|et la tour trembla].
          / Tic, puis tac. L’horloge sonna l’heure du coucher, [à l’heure|dong].
          + {Hero} tenait la lampe, et retenait son souffle.
          + L’aiguille fit un pas. Elle l’attendait depuis si longtemps !
          + Un bâillement partit du roi et fit le tour.
          + On posa la brosse. On chanta la fin.
          + Un prince tomba dans son lit, au vingt et unième tour.
          + Une à une, les fenêtres devinrent bleues.
          + L’horloge but un verre d’eau, pour le hoquet.
        `,
        joy: `
          Trois cents bâillements montèrent [d’un coup|ensemble]. [Les rideaux s’envolèrent.|Une bougie s’éteignit.]
          On mangea vite [un gâteau|une crème], en chemise de nuit, [debout|sans chaises].
          + {Keeper} dansa en rond, dans le sens des aiguilles.
          + Le roi fit un discours de trois mots : « Au lit, vous. »
          + {Friend} voulut sonner aussi. On lui prêta une cuillère.
          + Les portraits bâillèrent jusqu’au cadre.
          + La souris reçut une montre pour elle, grosse comme un pois.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Sous la grande horloge, {keeper} [se cachait derrière une vis|pétrissait son chiffon], sans lever le nez.
          / Une loupe vissée à l’œil, {keeper} [inspectait le plancher, lame par lame|s’excusait auprès des aiguilles].
          @thing « Il est une minute avant le coucher, [depuis hier|toujours]. J’ai perdu le plus petit rouage. »
          / « Le soir n’arrive plus, dit-elle, [faute d’un rien|j’en suis navrée], depuis que j’ai perdu le plus petit rouage. »
          @cause « L’horloge a eu le hoquet, [un hic terrible|que voulez-vous]. Le rouage a sauté. »
          / « Les vieilles horloges sont gourmandes : elle a eu le hoquet, [hic|midi passé], et le rouage a sauté. »
          @feeling Elle avait honte, et cela se voyait [jusqu’au bout de la queue|aux moustaches].
          / Elle avait honte, et [parlait à son tournevis|se remontait les moustaches] pour n’avoir pas à nous voir.
          + « Il a roulé {spot.to}, et mes outils sont lourds. »
          + L’aiguille tentait un pas, puis revenait. On aurait dit qu’elle se trompait de porte.
          + « Hic », fit l’horloge, et trois ardoises tombèrent.
          + « Moi, dit-elle, qui suis toujours en avance, même à la messe. »
        `,
        worry: `
          Depuis, le roi disait bonsoir sans pouvoir s’arrêter.
          Nul ne se couche ici avant l’heure, par décret, si bien qu’on attendait.
          + La nourrice en était au premier couplet, pour la centième fois.
          + Un petit prince tournait autour de son lit, comme un avion autour d’un aéroport.
          + Un page tenait une bougie finie depuis longtemps.
          + Seul le chat dormait, les chats ayant leur heure à eux.
        `,
        mend: `
          {Hero} tint la lampe. La souris réinstalla délicatement le rouage.
          @mended [L’aiguille fit son pas|Tic, enfin tac], et l’horloge sonna l’heure du coucher, [enfin|jusque dans les caves].
          + Un bâillement partit du trône et fit le tour par les cuisines.
          + On posa la brosse, on chanta la fin, on souffla la bougie.
          + Un prince, au vingt et unième tour de piste, se posa enfin.
          + Les fenêtres bleuirent les unes après les autres.
          + On fit boire à l’horloge un grand verre d’eau, sans respirer.
          + La souris essuya une larme avec son chiffon gras.
        `,
        joy: `
          Trois cents bâillements s’élevèrent [d’un coup|ensemble], et les rideaux [s’envolèrent|firent la vague].
          On goûta sur les marches, [en chemise de nuit|à toute vitesse], d’un gâteau [à la minute|en forme de cadran].
          + Le roi tint un discours : « Au lit », dit-il, et il fut acclamé.
          + {Keeper} reçut une montre à son poignet, grosse comme un pois.
          + {Friend} frappa les douze coups sur un chaudron, dont treize justes.
          + Dans leurs cadres, les portraits s’endormirent le nez sur la moulure.
        `,
      },
      advanced: {
        trouble: `
          @keeper Au pied de la grande horloge, {keeper} [se dissimulait derrière une vis|tordait son chiffon].
          / La loupe à l’œil, {keeper} [passait le parquet en revue|présentait des excuses aux aiguilles], d’une voix menue.
          @thing « J’ai perdu le plus petit rouage, [et il est une minute avant le coucher|souffla-t-elle], indéfiniment. »
          / « Le soir est en panne, confia-t-elle, [à une minute près|et nous dedans] : j’ai perdu le plus petit rouage. »
          @cause « L’horloge eut le hoquet, [ce sont des choses qui arrivent aux grandes|un seul], et le rouage sauta. »
          / « À son âge, l’horloge a eu le hoquet, [un hic historique|après les douze coups], et le rouage a sauté. »
          @feeling Elle avait honte, comme on n’a honte qu’en blouse blanche, [et n’osait regarder le cadran|de haut en bas].
          / Elle avait honte, et remontait, [par contenance|à petits tours], une montre qui n’en demandait pas tant.
          + On l’avait vu rouler {spot.to}, et l’escalier n’était pas fait pour des jambes de souris.
          + L’aiguille risquait un pas, se reprenait, et revenait sur ses positions, en personne qui s’est trompée de salon.
          + Un nouveau « hic » ébranla la tour, d’où se détachèrent trois ardoises et un pigeon.
        `,
        worry: `
          Le roi se brossait les dents sans discontinuer, au péril de l’émail.
          L’étiquette interdisant de se coucher avant l’heure, la cour vacillait, avec distinction.
          + La nourrice entamait pour la centième fois un premier couplet, que nul ne pouvait plus entendre.
          + Un petit prince décrivait autour de son lit des cercles d’aéroplane.
          + Un page éclairait la scène d’une bougie consumée depuis la veille.
          + Le chat reposait, son espèce étant de tout temps dispensée d’horloge.
        `,
        mend: `
          À la lueur que tenait {hero}, la souris replaça le rouage, qui fit clic.
          @mended L’aiguille s’enhardit, et l’horloge sonna l’heure du coucher, [grave, ronde|tout au long], sans hoquet.
          + Parti du trône, un bâillement gagna les communs, et revint à son auteur, amplifié.
          + On reposa la brosse, on acheva la chanson, on moucha la chandelle posthume.
          + Un prince, qui valsait depuis midi, obtint l’autorisation d’atterrir.
          + Les croisées bleuirent une à une, à mesure que s’éteignaient les candélabres.
          + L’horloge absorba, par prudence, un grand verre d’eau, sans reprendre haleine.
        `,
        joy: `
          Trois cents bâillements s’élevèrent à l’unisson, [soulevant les tentures|qui décoiffèrent un ministre].
          On servit sur les degrés, [en chemise de nuit|à la hâte], un entremets en forme de cadran.
          + Le discours royal, « au lit », fut salué comme le meilleur de son règne.
          + {Keeper} se vit décerner une montre de la taille d’un pois, qu’elle consulta toute la soirée.
          + {Friend} frappa douze coups sur un chaudron, et le treizième par enthousiasme.
          + Dans leurs cadres, les ancêtres s’assoupirent, le nez contre la moulure.
        `,
      },
    },
    'salt-spoon': {
      keeper: { noun: 'fantôme de la cuisine', gender: 'm' },
      thing: { noun: 'cuillère à sel', gender: 'f' },
      spot: { at: 'derrière l’armure rouillée', to: 'vers l’armure rouillée' },
      facts: {
        ask: 'Pourquoi la soupe n’avait-elle aucun goût ?',
        cause: 'un chevalier se gratta le dos avec {thing}',
        mended: 'la soupe redevint bonne et tous bâillèrent',
      },
      beginner: {
        trouble: `
          @keeper Dans la vapeur, {keeper} [flottait|soupirait], tout pâle.
          / Une toque flottait. Dessous, {keeper} [goûtait, grimaçait|remuait la tête].
          @thing « Ma soupe n’a plus de goût, dit-il. [On m’a pris|Je n’ai plus] la cuillère à sel ! »
          / « Ma soupe a le goût d’eau chaude, dit-il. La cuillère à sel [est perdue|a disparu]. »
          @cause « Un chevalier s’est gratté le dos avec, [crr, crr|sous l’armure]. Puis il l’a [oubliée|posée] quelque part. »
          / « Son dos piquait : un chevalier s’est gratté avec. [Crr|Pouah]. Il l’a laissée. »
          @feeling Il était triste, et ses larmes [n’étaient même pas salées|passaient à travers lui].
          / Le fantôme était triste, et [voyait au travers de tout|pâlissait par le bas].
          + « Elle est {spot.at}, je crois. Je traverse les murs, mais pas mes soucis. »
          + {Hero} goûta. C’était de l’eau chaude, avec des carottes tristes.
          + « Trois cents ans de soupe, dit-il, et voilà. »
          + Un poireau pendait hors de la marmite, découragé.
          + {Friend} goûta aussi, deux fois, pour être juste.
        `,
        worry: `
          Sans bonne soupe, les chevaliers [ne dormaient plus|jouaient aux cartes], [en grinçant|tout en fer].
          Le roi disait : [« Hum. »|« C’est… chaud. »] Il [repoussait|regardait] son assiette.
          + Un page mit du sucre. On ne le refit pas.
          + Les cuillères à soupe se sentaient de trop.
          + Une dame pleura dans son bol, et le trouva meilleur.
          + On rêva de sel, mais on ne dormait pas.
          + Le chien de la cuisine refusa poliment.
          + Même la marmite avait l’air de s’ennuyer.
        `,
        mend: `
          Une pincée, pas plus, avec la vraie cuillère. [Ça fuma.|Ça sentit bon.] On [remua|attendit].
          @mended La soupe redevint bonne et tous bâillèrent, [clong|casque après casque].
          / Slurp. La soupe redevint bonne et tous bâillèrent, [le roi d’abord|à la ronde].
          + {Hero} avait tenu la boîte à sel, bien droite.
          + Le fantôme goûta. Il en devint presque rose.
          + Les carottes se redressèrent dans le bouillon.
          + Le roi dit : « Ah. » C’était un grand compliment.
          + On n’entendit plus que des cuillères, et puis plus rien.
          + La vapeur monta border le plafond.
          + Les heaumes se fermèrent, un par un, clap.
        `,
        joy: `
          Chacun eut un bol. {Friend} en eut [deux|trois, par politesse], [et lécha le fond|avec du pain].
          Le fantôme mit son beau drap et [valsa|tourna] avec [la louche|un plat].
          + Le chevalier reçut un gratte-dos. Il demanda pardon.
          + On trinqua à la carotte, qui avait tant souffert.
          + Le chien eut l’os, et le garda dans ses bras.
          + Une armure chanta. Cela sonnait creux, mais juste.
          + La cuillère dormit sur un coussin.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Parmi les vapeurs, {keeper} [flottait de travers|tournoyait, une toque à la main], [plus pâle que d’habitude|désolé].
          / Sur une marmite planait {keeper}, [la louche basse|soupirant].
          @thing « Ma soupe n’a plus aucun goût, dit-il : [on m’a pris|j’ai perdu] la cuillère à sel, [la seule|l’ancienne]. »
          / « On dirait de l’eau qui a vu un navet, dit-il, [hélas|sans sel] : j’ai perdu la cuillère à sel. »
          @cause « Un chevalier s’est gratté le dos avec, [sous l’armure|en cachette], puis il l’a laissée [on ne sait où|quelque part]. »
          / « Ça démange, une armure. Un chevalier s’est gratté le dos avec, [longtemps|crr]. Puis il l’a oubliée. »
          @feeling Il était triste, et ses larmes, [sans sel elles aussi|hélas], tombaient [au travers de lui|dans la marmite].
          / Il était triste, et l’on voyait [la marmite au travers de lui|ses soupirs par transparence].
          + {Hero} goûta poliment : c’était de l’eau chaude où des carottes s’ennuyaient.
          + « On l’aurait vue {spot.at}. Je traverse les murs, mais le fer me donne des frissons. »
          + « Trois cents ans que je sers, et jamais une assiette n’est revenue. »
          + « Du sel ! » criait-on d’en haut. [Hélas|Silence].
        `,
        worry: `
          Faute de soupe, les chevaliers jouaient aux cartes, en grinçant.
          Le roi, par bonté, disait « c’est… chaud », puis regardait ailleurs, ce qui fit mal.
          + Un page avait essayé le sucre, mais une seule fois.
          + Une dame, ayant pleuré dans son bol, le trouva bien meilleur.
          + Le chien des cuisines avait décliné l’offre avec tact.
          + Les cuillères se demandaient à quoi bon.
        `,
        mend: `
          Une pincée, avec la vraie cuillère, rase, puis l’on remua trois fois.
          @mended Alors la soupe redevint bonne et tous bâillèrent, [du roi au marmiton, clong|et même les tabourets].
          + {Hero} avait porté la boîte à sel comme on porte une couronne.
          + Le fantôme goûta du petit doigt et devint presque visible de bonheur.
          + Les carottes se redressèrent, et l’on jurerait qu’elles souriaient.
          + Il y eut un grand bruit de cuillères, puis un petit, puis aucun.
          + Les visières se rabattirent l’une après l’autre, comme des paupières.
        `,
        joy: `
          On servit un bol à chacun ; {friend} en prit deux, et sauça.
          {Keeper} revêtit son drap du dimanche et dansa avec la louche, qui menait.
          + Le coupable fut pardonné et reçut un gratte-dos à manche long.
          + On porta un toast à la carotte, dont c’était le retour en grâce.
          + La cuillère passa la nuit sur un coussin, gardée par le chien.
          + Une armure vide chanta, et la voix lui venait des genoux.
        `,
      },
      advanced: {
        trouble: `
          @keeper Parmi les vapeurs, {keeper} [dérivait de guingois|flottait, la toque de travers], [d’une pâleur inaccoutumée|accablé].
          / Au-dessus des cuivres planait {keeper}, goûtant, soupirant, [regoûtant par devoir|la louche en berne].
          @thing « Ma soupe est sans saveur, dit-il, [depuis que l’on m’a ravi|faute de] la cuillère à sel. »
          / « On dirait le souvenir d’un navet, dit-il, [et c’est un dîner de roi|voilà où nous en sommes], sans la cuillère à sel. »
          @cause « Un chevalier s’est gratté le dos avec, [le malheureux|en plein service], puis l’a laissée Dieu sait où. »
          / « L’armure démange : un chevalier s’est gratté le dos avec, [d’un air distrait|entre deux plats], puis l’a semée. »
          @feeling Triste à fendre l’ardoise, il versait des larmes [dont même le sel était absent|qui le traversaient].
          / Il était triste, et sa transparence, [d’ordinaire discrète|ce soir-là], laissait voir la marmite.
          + {Hero} goûta, et ne trouva qu’une eau tiède, où se morfondaient quelques carottes.
          + On la disait {spot.at} ; or le fer rouillé, confessa-t-il, lui donne des courants d’air.
          + En trois siècles de fourneau, pas une assiette n’était revenue en cuisine.
        `,
        worry: `
          Privés de soupe, les chevaliers [veillaient|battaient les cartes], à grand bruit de ferraille.
          « C’est… chaud », disait le roi par mansuétude, les yeux au plafond.
          + Un page avait tenté le sucre, expérience dont on ne parle plus qu’à voix basse.
          + Une comtesse, pour avoir pleuré dans son bol, le jugea sensiblement amélioré.
          + Le chien des cuisines déclina son écuelle avec un tact que l’on cita en exemple.
          + Les cuillères, réunies dans leur tiroir, s’interrogeaient sur le sens de tout cela.
        `,
        mend: `
          Une pincée, dosée à la cuillère véritable, rase, et l’on remua trois fois.
          @mended [Un frémissement|Un tour de louche], et la soupe redevint bonne et tous bâillèrent, [jusqu’aux fossés|armures comprises].
          + {Hero} avait présenté la boîte à sel avec la gravité qui sied aux couronnes.
          + Le fantôme y trempa le petit doigt et, de félicité, devint un instant visible.
          + Ragaillardies, les carottes reprirent dans le bouillon un maintien honorable.
          + Le tintement des couverts décrut, s’espaça, s’éteignit.
          + Les visières s’abattirent l’une après l’autre, à la façon de lourdes paupières.
        `,
        joy: `
          Chacun eut son bol, {friend} en eut deux, et l’on sauça sans vergogne.
          En drap du dimanche, {keeper} fit valser la louche, laquelle menait.
          + Le coupable, absous, reçut un gratte-dos télescopique et promit tout ce qu’on voulut.
          + On but à la carotte, longtemps méconnue.
          + Une armure inhabitée entonna un lied, d’une voix qui lui venait manifestement des genoux.
          + La cuillère coucha sur un coussin, sous la garde du chien, qui ne ferma qu’un œil.
        `,
      },
    },
    'gate-key': {
      keeper: { noun: 'crapaud portier', gender: 'm' },
      thing: { noun: 'clé du pont-levis', gender: 'f' },
      spot: { at: 'dans la cave aux pommes', to: 'vers la cave aux pommes' },
      facts: {
        ask: 'Pourquoi le pont-levis restait-il à moitié levé ?',
        cause: '{thing} glissa par une fente du plancher',
        mended: 'le pont-levis descendit jusqu’en bas',
      },
      beginner: {
        trouble: `
          @keeper Devant le pont, {keeper} [regardait ses pieds|se faisait tout plat].
          / « Fermé. Ou ouvert », dit {keeper}. [Ni l’un ni l’autre|Il ne savait plus].
          @thing « Le pont est coincé à mi-chemin, dit-il. [J’ai perdu|Je n’ai plus] la clé du pont-levis. »
          / « Il reste en l’air, dit-il. La clé du pont-levis [n’est plus là|est perdue]. »
          @cause « Elle est petite comme un ongle. Elle a glissé [par une fente|entre deux planches], [et plouf|sans bruit]. »
          / « J’ai bâillé. La clé a glissé dans une fente [du plancher|noire]. »
          @feeling Il avait honte, et devint [d’un vert plus foncé|presque rose], [jusqu’aux palmes|de partout].
          / Il avait honte, et gonfla [une joue|les deux joues], puis plus rien.
          + « Elle est tombée {spot.to}. Et moi, j’ai peur des pommes. »
          + Le pont pendait, ni ouvert, ni fermé, comme une bouche.
          + « Portier, dit-il, et on ne passe pas ! C’est le monde à l’envers. »
          + Une grenouille rit. Il fit semblant de ne pas entendre.
          + De l’autre côté, des gens agitaient des paniers.
          + De l’autre côté, un chien [attendait|remuait la queue].
        `,
        worry: `
          Le boulanger lançait le pain [par-dessus l’eau|de loin]. [Les canards étaient ravis.|Un canard en avait déjà neuf.]
          Dehors, on attendait [en chemise|sous la pluie]. Dedans, on [attendait aussi|n’avait plus de beurre].
          + Une mariée était d’un côté, et son mari de l’autre.
          + Le facteur criait les lettres, même les secrètes.
          + Un cheval essaya de sauter, puis réfléchit.
          + On envoyait des baisers. Il y en eut qui tombèrent.
          + Un petit voulait sa maman : elle faisait coucou d’en face.
        `,
        mend: `
          La clé tourna dans la serrure. [Cric.|Crac.] {Hero} [poussa avec|tint la chaîne], [un cran|doucement].
          @mended Le pont-levis descendit jusqu’en bas, [tout doux|sans un bruit, ou presque], [boum|pof].
          / Cric, cric. Le pont-levis descendit jusqu’en bas, [comme une langue|et se coucha].
          + La chaîne chantait, maillon après maillon.
          + Une mariée courut. Son voile arriva après.
          + Un boulanger posa son panier et se frotta le bras.
          + Le petit fut attrapé au vol par deux bras.
          + Des canards soupirèrent. C’était fini, le pain.
          + Le crapaud ouvrit, salua, compta : trente et un.
          + Puis chacun passa, sur la pointe des pieds.
        `,
        joy: `
          {Keeper} traversa trois fois, [aller et retour|pour le plaisir]. [On l’applaudit.|Il avait mis son chapeau.]
          On dansa sur le pont, [en rond|en file], [jusqu’à la lune|sous la lune].
          + La noce offrit du gâteau, un peu mouillé.
          + {Friend} tint le bouquet et mangea une rose.
          + On pendit la clé à une ficelle, autour d’un gros cou vert.
          + Le cheval traversa au pas, très digne.
          + La grenouille dit pardon. Il lui fit un baisemain.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Devant le pont à demi levé, {keeper} [contemplait ses palmes|s’aplatissait de son mieux].
          / Assis au bord du vide, {keeper} [tenait un anneau sans clé|saluait les gens d’en face].
          @thing « J’ai perdu la clé du pont-levis, dit-il, [et me voilà portier de rien|il reste en l’air]. »
          / « Ni ouvert ni fermé, dit-il, [c’est le pire|cela fait courant d’air] : j’ai perdu la clé du pont-levis. »
          @cause « C’est petit comme un ongle. Elle a glissé par une fente, [entre deux planches|sans même un ding]. »
          / « Je la comptais, [elle est seule, c’est vite fait|comme chaque soir], quand elle a glissé par une fente. »
          @feeling Il avait honte, et prit [un vert plus foncé|la couleur des betteraves].
          / Il avait honte, et gonflait [une joue après l’autre|sa gorge], sans qu’il en sorte rien.
          + « Elle est tombée {spot.to}, et les pommes me font peur depuis l’enfance. »
          + Ni ouvert ni fermé, le pont avait l’air d’une bouche qui cherche un mot.
          + De l’autre côté, des gens levaient des paniers et des enfants. On leur fit signe d’attendre. Ils attendaient déjà.
          + Une charrette attendait en bas, et le cheval [lisait l’enseigne|avait commencé à souper].
        `,
        worry: `
          Le boulanger lançait ses pains à la main, et les canards arbitraient.
          Une noce était coupée en deux, le marié dehors, et l’on se mariait par signes.
          + Le facteur criait le courrier, y compris le confidentiel.
          + Un cheval prit son élan, mesura des yeux, et renonça avec élégance.
          + Des baisers envoyés au-dessus de l’eau, plusieurs n’arrivèrent jamais.
          + Un enfant réclamait sa mère, qui lui faisait coucou à vingt mètres.
        `,
        mend: `
          {Hero} tint la chaîne tandis que la clé tournait, [cric|crac], dent après dent.
          @mended Maillon par maillon, le pont-levis descendit jusqu’en bas, [tout doucement, enfin|et bâilla de toutes ses planches].
          + Une mariée courut si vite que son voile arriva second.
          + Deux bras attrapèrent l’enfant, et l’on n’entendit plus que cela.
          + Les canards regardèrent s’éloigner le dernier panier.
          + « Trente et un, trente-deux », comptait le crapaud, la casquette basse d’émotion.
          + L’eau des douves redevint lisse, avec une lune de chaque côté.
        `,
        joy: `
          {Keeper} traversa trois fois, aller et retour, sous les vivats, coiffé de neuf.
          On dansa sur le pont, comme le veut la chanson, tous en rond.
          + Le gâteau de noce avait pris l’eau, et n’en glissait que mieux.
          + {Friend} garda le bouquet et en mangea discrètement une rose.
          + La clé fut pendue à un cou vert, par un cordon solide.
          + Le cheval passa au pas, en faisant croire que c’était son idée.
        `,
      },
      advanced: {
        trouble: `
          @keeper Devant le tablier suspendu, {keeper} [s’absorbait dans l’étude de ses palmes|se faisait aussi plat que possible].
          / Au bord du vide, {keeper} [faisait tinter un trousseau d’une seule absence|saluait l’autre rive].
          @thing « J’ai perdu la clé du pont-levis, articula-t-il, [et je garde une porte en l’air|moi, le portier]. »
          / « Ce pont n’est ni ouvert ni clos, dit-il, [ce qui déroute|au choix], car j’ai perdu la clé du pont-levis. »
          @cause « Grosse comme un ongle, elle a glissé par une fente du plancher, [sans bruit|en plein bâillement]. »
          / « Je l’astiquais, [amoureusement|pour la fête], lorsqu’elle a glissé par une fente du plancher. »
          @feeling Il avait honte, et passa du vert [au vert profond|à un rose que l’espèce ignore], par degrés.
          / Il avait honte, et enflait une gorge [d’où ne sortit qu’un soupir|sans en tirer d’excuse].
          + Elle avait chu {spot.to}, séjour des pommes, lesquelles lui inspiraient une crainte ancienne.
          + Ni levé ni baissé, l’ouvrage semblait une phrase que l’on a laissée en suspens.
          + Sur l’autre rive, on agitait des paniers, des mouchoirs et quelques nourrissons.
        `,
        worry: `
          Le boulanger livrait par la voie des airs, [à la grande prospérité des canards|non sans pertes].
          Une noce se trouvait partagée, la mariée intra-muros, [l’époux sur la berge|et le notaire entre deux].
          + Le facteur proclamait le courrier, en baissant le ton pour les passages délicats.
          + Un cheval, après élan et mûre délibération, s’en remit à la diplomatie.
          + Sur les baisers confiés au vent, une bonne moitié s’abîma dans les douves.
          + Un enfant appelait sa mère, qui, à vingt mètres, ne pouvait qu’agiter la main.
        `,
        mend: `
          {Hero} retint la chaîne pendant que la clé, dent après dent, [réveillait la serrure|faisait cric, puis crac].
          @mended Maillon par maillon, le pont-levis descendit jusqu’en bas, [avec un boum de velours|et s’y plut].
          / Avec la majesté d’une paupière, le pont-levis descendit jusqu’en bas, [pouce à pouce|et l’on respira].
          + Une mariée s’élança d’un tel cœur que son voile n’arriva qu’en seconde position.
          + Un enfant fut cueilli au passage par deux bras, et l’on se tourna pudiquement vers les canards.
          + Ceux-ci suivaient du regard le dernier panier, en philosophes.
          + Le crapaud comptait les passants à mi-voix, et s’embrouillait d’émotion.
          + L’eau se referma sur elle-même, une lune de part et d’autre.
        `,
        joy: `
          {Keeper} le franchit trois fois, aller et retour, chapeau neuf en tête.
          On y dansa tous en rond, conformément à la chanson, fort avant dans la lune.
          + La pièce montée, quelque peu inondée, descendit d’autant mieux.
          + {Friend}, à qui l’on avait confié le bouquet, en rendit la plus grande partie.
          + La clé orne désormais un cou vert, au bout d’un cordon que rien n’userait.
          + Le cheval passa au pas, en laissant entendre que telle avait toujours été son intention.
        `,
      },
    },
  },
}
