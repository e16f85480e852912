import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const moonlitBeach: SettingContent<Noun, 'Moonlit Beach'> = {
  place: {
    name: 'la Plage au clair de lune',
    in: 'sur la Plage au clair de lune',
    to: 'vers la Plage au clair de lune',
    from: 'de la Plage au clair de lune',
  },
  beginner: {
    arrival: `
      @place On arriva {place.in}. Le sable mouillé [luisait comme un miroir|montrait deux lunes].
      / Le chemin devint du sable, [doux|froid]. On était {place.in}.
      / @place Une dune encore : on fut {place.in}. [La mer dit chut.|Quel blanc !]
      Les barques dormaient [sur le flanc|la joue dans le sable], [bien rangées|une rame dehors].
      / La mer allait et venait, [comme un drap qu’on plie|sans rien renverser].
      + Ça sentait le sel et la corde.
      + « Les coquillages écoutent, souffla {friend}. Dis-leur bonsoir. »
      + Une vague vint voir, et repartit le dire aux autres.
      + Le phare avait son bonnet de brume.
      + {Hero} fit un pas. L’eau le remplit, puis l’effaça.
      + Une mouette dormait sur un pied, l’autre au chaud.
      + La lune avait déroulé un tapis jusqu’à nous.
    `,
    life: `
      Le soir, les crabes [plient les parasols|ratissent la plage]. De côté, bien sûr.
      / La nuit, les châteaux de sable [allument|ferment leurs portes], [une à une|sans bruit].
      + Une mouette se racontait sa journée.
      + Deux puces de mer jouaient à la plus haute.
      + Les bigorneaux rentrent, en tirant le verrou.
      + Un vieux poisson ramasse les ballons perdus.
      + Les algues se peignent, une vague sur deux.
      + On met les étoiles de mer à sécher, les bras en croix.
      + La marée compte les cailloux. Il y en a toujours un de trop.
      + « Dors étale », dit-on, et l’eau baisse la voix.
    `,
    way: `
      On marcha {spot.to}, [pieds dans l’eau|au bord des vagues]. Là, le sable est dur.
      / On alla {spot.to}, [en suivant l’écume|par le sable frais], [flic, floc|à petits pas].
      Un coquillage [soupira|dit oui, puis non]. [Il rêvait.|On lui dit : « Toi aussi. »]
      + La lune suivait, posée sur chaque flaque.
      + Un vieux filet séchait, avec un rêve dedans.
      + Ça sentait l’algue, le goudron et la gaufre d’hier.
      + Une bouteille passa. Le message disait : « Et vous ? »
      + {Friend} sauta une vague. Elle l’avait vu venir.
      + Un crabe nous salua d’une pince, puis de l’autre.
      + Le vent rangeait les dunes, grain par grain.
      + Là-bas, la mer respirait comme quelqu’un qui dort.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un galet en forme de lune|un coquillage qui dit oui].
      / « Pour ton oreille », dit {keeper}. C’était [une petite mer|un bout de vague], dans une coque.
      Les barques clignèrent [d’un hublot|toutes ensemble]. [Bonne route !|On leur fit un signe.]
      + Une vague vint jusqu’aux pieds, exprès, et s’en alla.
      + « Dors étale ! » cria la plage, jusqu’aux dunes.
      + {Friend} reçut une algue et s’en fit une barbe.
      + La mouette changea de pied. C’était pour nous.
      + Les crabes saluèrent de côté, la casquette basse.
      + Nos pas restèrent un peu, puis la mer les garda.
    `,
  },
  intermediate: {
    arrival: `
      @place On arriva {place.in}, où le sable [sert de miroir|possède une seconde lune].
      / Le sentier s’ensabla, le vent se tut, et l’on fut {place.in}, [devant l’eau noire|tout contre l’eau].
      / @place Passé la dernière dune, on fut {place.in}, [où la mer murmurait|dans un immense silence salé].
      Les barques sommeillaient sur le flanc, [la joue dans le sable|une rame dehors].
      / La mer roulait et déroulait son ourlet, [sans en être contente|comme chaque nuit].
      + Cela sentait le sel, la corde et l’été rangé.
      + « Saluons les coquillages, [souffla|dit] {friend}, ils écoutent aux portes. »
      + Une vague [vint nous voir|nous flaira], puis repartit le raconter.
      + Le phare portait son bonnet de brume, un peu de travers.
      + Chaque pas {hero.de} se [remplissait|garnissait] d’eau, de ciel, puis de rien.
      + Une mouette dormait debout, un pied au chaud.
      / Un seau oublié gardait dedans [un bout de ciel|trois étoiles et un crabe].
    `,
    life: `
      Le soir, les crabes ratissent la plage [et plient les parasols|de côté, évidemment].
      / À marée basse, les châteaux de sable [relèvent leur pont|allument une lanterne], et l’on y soupe.
      / La nuit, les parasols fermés [se parlent du soleil|dorment debout, comme des hérons].
      + Les bigorneaux [tirent le verrou|ferment boutique] et font semblant d’être des cailloux.
      + Un vieux poisson ramasse [les ballons perdus|les bouées seules], qu’il gonfle à la main.
      + Les algues se [coiffent|frisent], une vague sur deux.
      + Deux puces de mer jouaient à qui ne redescend pas.
      + La marée recompte les galets. Elle en trouve toujours un de trop.
      + Une mouette se racontait sa journée, en s’interrompant.
      + « Dors étale », se souhaite-t-on, et l’eau baisse d’un ton.
    `,
    way: `
      On marcha {spot.to} au bord de l’écume, là où le sable [porte|est dur et frais].
      / Des traces d’oiseaux partaient {spot.to}, [en points de couture|et l’on mit ses pas dedans].
      / Le chemin menait {spot.to}, [entre deux marées|à l’endroit où finissent les vagues], flic, floc.
      Un coquillage soupira, [dit oui, puis non|en rêve], et se retourna.
      / La vague nous suivait, [gommait nos pas|à une longueur], et recommençait.
      + La lune nous suivait de flaque en flaque, sans se mouiller.
      + Dans un filet qui séchait, il restait un rêve de sardine.
      + Une bouteille s’échoua. [Le message|Dedans, un papier] disait : « Et vous ? »
      + {Friend} sauta par-dessus une vague, qui l’attendait derrière.
      + Le vent remettait les dunes en ordre, grain par grain.
      + Cela sentait l’algue, le goudron, et la gaufre d’hier.
      + Un crabe nous salua d’une pince, et fit un reçu de l’autre.
      + Plus loin, la mer ne faisait plus que respirer.
    `,
    thanks: `
      {Keeper} offrit {hero.a} un [délicat galet|coquillage blanc] en forme de [lune|croissant].
      / « Pour les soirs sans mer », dit {keeper}, et c’était [un bruit d’eau|une petite houle] dans une coque.
      Toutes les barques clignèrent d’un hublot, [simultanément|l’une après l’autre].
      / La mer se tut un instant, [ce qu’elle fait rarement|par politesse].
      + Une vague vint jusqu’à nos orteils, et s’inclina.
      + {Friend} reçut une algue, qu’on prit d’abord pour une barbe.
      + « Dors étale ! » criait-on jusqu’aux dunes.
      + La mouette changea de pied en notre honneur.
      + La casquette à la pince, les crabes saluèrent de profil.
      + Nos traces nous regardèrent partir, puis la mer les borda.
    `,
  },
  advanced: {
    arrival: `
      @place On parvint {place.in}, dont le sable mouillé [possède sa lune personnelle|reproduit le ciel].
      / Les pins s’arrêtèrent, le monde aussi, et l’on fut {place.in}, [au bord du bord|en pleine clarté].
      / @place La dernière dune franchie, on fut {place.in}, [où la mer réclama le silence|devant l’immensité].
      Les barques reposaient paresseusement, [la joue au sable|une rame hors du lit].
      / Le flot ourlait la rive, [défaisait l’ourlet|d’un fil d’argent], et recommençait.
      + Il y flottait un parfum de sel, de [cordage|goudron] et d’été que l’on a replié.
      + « Saluez les coquillages, [souffla|conseilla] {friend}, ils ont la réputation d’écouter. »
      + Une vague s’avança [pour nous voir|par curiosité], et s’en fut le rapporter au large.
      + Le phare portait, un peu sur l’œil, son bonnet de brume.
      + Les pas {hero.de} [s’emplissaient|se paraient] d’eau, de ciel, et bientôt de rien.
      + Une mouette sommeillait sur un pied, l’autre étant réservé au lendemain.
      / Un cerf-volant échoué, [face contre lune|les rubans en bataille], récupérait d’un long dimanche.
    `,
    life: `
      Les crabes, le soir venu, y ratissent la grève, [de profil|et replient les parasols].
      / À marée basse, les châteaux de sable relèvent leur pont, [et l’on y dîne aux chandelles|par précaution].
      / Le soir, la dune raconte le large [aux pâtés de sable|aux roseaux], lesquels y croient.
      + Les bigorneaux [tirent le verrou|baissent le store] et se font passer pour des cailloux, avec un certain talent.
      + Un vieux poisson recueille les ballons [égarés|de l’été], qu’il regonfle de mémoire.
      + Les algues se coiffent une vague sur deux, l’autre servant à les décoiffer.
      + Deux puces de mer rivalisaient [d’altitude|de bonds], et redescendaient de mauvaise foi.
      + La marée dénombre ses galets, parmi lesquels elle en découvre toujours un de trop.
      + Une mouette se narrait sa journée, sans s’épargner les contradictions.
      + « Dors étale », se souhaite-t-on, tandis que l’eau baisse d’un ton.
    `,
    way: `
      On progressa {spot.to} en longeant l’écume, [là où le sable consent à porter|prudemment].
      / Des pattes d’oiseau avaient ponctué le chemin {spot.to}, [qu’on relut|de virgules], pas à pas.
      / Une frange de nacre menait {spot.to}, [entre l’arrivée et le départ des vagues|à la lisière des vagues].
      Un coquillage soupira, [acquiesça, se ravisa|du fond d’un songe], et se retourna.
      + De flaque en flaque, la lune nous accompagnait à pied sec.
      + Un filet mis à sécher retenait encore un rêve de sardine.
      + Une bouteille aborda, dont le message, [laconique|un peu salé], demandait : « Et vous ? »
      + {Friend} bondit au-dessus d’une vague, qui avait tout prévu.
      + Le vent rectifiait les dunes, [grain après grain|crête par crête], avec des scrupules de comptable.
      + L’odeur de l’algue y voisinait avec celle, plus lointaine, d’une gaufre de la veille.
      + Un crabe nous salua d’une pince et, de l’autre, nous en donna reçu.
      + La mer, au bout, ne faisait plus que respirer.
    `,
    thanks: `
      {Keeper} fit cadeau {hero.a} d’un coquillage [qui acquiesce toujours|où demeure un peu de houle].
      / {Hero} reçut {keeper.de} un grain de sable, [le premier, paraît-il|d’une taille flatteuse].
      / « Pour les soirs sans rivage », dit {keeper}, et dans la coque [bruissait une mer|remuait une vague].
      Les barques clignèrent du hublot, [successivement|en rang], et se rendormirent.
      / La mer observa un silence, [elle qui n’y est pas portée|rare chez elle], puis reprit.
      + Une vague poussa jusqu’à nos orteils, s’inclina, et se retira à reculons.
      + {Friend} agréa une algue, que la renommée prit longtemps pour une barbe.
      + « Dors étale ! » répétaient les dunes, qui arrondissent tout.
      + La mouette changea de pied, marque d’estime assez rare.
      + Les crabes, casquette à la pince, défilèrent de profil.
      + Nos traces nous suivirent des yeux, et la mer, ensuite, les borda.
    `,
  },
  troubles: {
    'lamp-shell': {
      keeper: { noun: 'bernard-l’ermite', gender: 'm' },
      thing: { noun: 'coquillage-lampe', gender: 'm' },
      spot: { at: 'dans la mare la plus profonde', to: 'vers la mare la plus profonde' },
      facts: {
        ask: 'Pourquoi le phare était-il éteint ?',
        cause: 'une vague emprunta {thing}',
        mended: 'la lumière du phare se remit à tourner',
      },
      beginner: {
        trouble: `
          @keeper Au pied du phare, {keeper} [sortait de sa coquille, y rentrait|comptait les bateaux].
          / Une lampe de poche à la pince, {keeper} [faisait le phare|tournait sur lui-même].
          @thing « Mon phare est éteint, dit-il. [J’ai perdu|Je n’ai plus] le coquillage-lampe ! »
          / « Il me faut le coquillage-lampe, dit-il. [C’est lui, la lumière|Plus de lampe, plus de phare]. »
          @cause « Une vague me l’a emprunté. [Elle a dit merci|Emprunté !], mais elle ne l’a pas rendu. »
          / « Une vague passait, elle l’a emprunté. [Et depuis, rien|Je l’attends]. »
          @feeling Il était inquiet pour [les bateaux|la sardine de huit heures].
          / Inquiet, il [rallumait sa petite lampe|regardait au loin], encore et encore.
          + « Elle m’a dit : juste une minute. C’était hier. »
          + En haut, la vitre était noire comme un œil fermé.
          + « Il est {spot.at}. Il fait trop noir pour y aller ! »
          + {Friend} alluma un sourire. Ce n’était pas assez.
          + Une corne fit : « Ouuuh ? » au large.
          + « Cent ans que ça tourne, dit-il. Cent ans et un jour, non. »
        `,
        worry: `
          Un petit bateau criait : [« Par ici ? »|« Par où ? »] Un rocher répondait : « Pas par ici ! »
          / La mer était noire [jusqu’au bord|partout]. On entendait [des rames se perdre|toc, contre une bouée].
          + La sardine de huit heures arriva à dix. Par les dunes.
          + Un pêcheur tirait son filet. C’était un rideau.
          + Trois mouettes se posèrent sur la même.
          + Le port avait mis une bougie. Le vent aussi.
          + « On est encore en mer ? » « Non, c’est mon potage. »
          + Les rochers n’aiment pas faire mal. Ils serraient les dents.
        `,
        mend: `
          On monta le coquillage tout en haut. [Clac.|On frotta la vitre.] {Hero} [souffla dessus|compta les marches].
          @mended Et la lumière du phare se remit à tourner, [ronde, lente|tout doucement].
          / Hop. La lumière du phare se remit à tourner, [sur l’eau, sur nous|un, deux].
          + Elle toucha l’eau, puis le sable, puis nos nez.
          + « Ah, voilà le bord ! » dit le petit bateau.
          + Le rocher souffla, et desserra les dents.
          + Une sardine prit le bon virage et fit merci.
          + Un tour, et la dune ; un tour, et la vague.
          + Celle qui l’avait pris rougit d’écume.
          + Le bernard-l’ermite sortit en entier. Cela n’arrive pas.
          + Dans chaque lit passa un petit bout de jour.
        `,
        joy: `
          Le petit bateau entra au port. [Il fit tut.|Le rocher était content.]
          / On mangea des crêpes [au sel|dans la lanterne], [entre deux tours|vite, avant le noir].
          + La vague vint dire pardon, puis encore, puis encore.
          + {Keeper} mit un rideau à sa coquille. Il était chic.
          + {Friend} courut derrière la lumière et se fit rattraper.
          + On dansa quand c’était clair. On s’arrêtait, sinon.
          + {Hero} eut le droit de la faire cligner, une fois.
          + Les rochers eurent des bonnets de laine.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Au pied du phare, {keeper} [entrait et sortait de sa coquille|comptait des bateaux invisibles].
          / Une bougie dans chaque pince, {keeper} [tournait sur lui-même pour faire le phare|se brûlait un peu].
          @thing « Il est éteint, dit-il, [et la mer arrive|voyez], car je n’ai plus le coquillage-lampe. »
          / « Je tourne, mais j’éclaire peu, dit-il : [il me faudrait|j’ai perdu] le coquillage-lampe. »
          @cause « Une vague me l’a emprunté. Elle a dit merci, [bien poliment|et tout], mais elle ne l’a pas rendu. »
          / « Une vague avait besoin de lumière, elle me l’a emprunté, [pour une minute|soi-disant], et depuis… »
          @feeling Il était inquiet, surtout pour [la sardine de huit heures|les petits bateaux sans maman].
          / Il était inquiet : [il y avait du monde en mer|la nuit n’avait plus de coin où se tenir].
          + « Une minute, m’a-t-elle dit. En minutes de vague, cela fait un siècle. »
          + Là-haut, la vitre ressemblait à un œil fermé.
          + « Elle l’a laissé {spot.at}, et il faudrait de la lumière pour aller l’y chercher. »
          + Une corne, au large, fit : « Ouuuh ? »
          + {Friend} éclaira les lieux d’un sourire, qui portait à trois pas.
        `,
        worry: `
          « Par ici ? » criait un petit bateau. Un rocher répondait, [très gêné|de son mieux] : « Surtout pas ! »
          / La mer était noire jusqu’au bord, [et l’on entendait des rames hésiter|comme un fond de poche].
          + La sardine de huit heures arriva à dix, par les dunes.
          + Un pêcheur remonta ses filets, qui étaient les rideaux d’une dame.
          + Trois mouettes s’étaient posées l’une sur l’autre.
          + Le port agitait une bougie, que le vent soufflait avec plaisir.
          + Les rochers, qui ne veulent de mal à personne, rentraient le ventre.
        `,
        mend: `
          {Hero} porta le coquillage jusqu’en haut, [marche après marche|et frotta la vitre], et clac.
          @mended Alors la lumière du phare se remit à tourner, [ronde et lente|sans se presser].
          / Un point, un trait, et la lumière du phare se remit à tourner, [d’une dune à l’autre|à pas de velours].
          + Elle toucha l’eau, la dune, puis nos nez, puis l’eau.
          + « Tiens, voilà le bord », dit le petit bateau.
          + Les rochers relâchèrent leur ventre, avec un bruit de galets.
          + Une sardine mit son clignotant et prit le bon virage.
          + La vague coupable en rougit d’écume jusqu’au large.
          + À chaque tour, un peu de jour entrait dans chaque chambre, et ressortait.
          + Le gardien sortit tout entier de sa coquille. Cela ne s’était jamais vu.
        `,
        joy: `
          Le petit bateau entra au port en faisant tut, [et le rocher applaudit|trois fois].
          / On mangea des crêpes dans la lanterne, [entre deux tours|en se levant à chaque passage].
          + La vague vint demander pardon, puis revint, car c’est une vague.
          + On ne dansait que dans la lumière, et l’on se figeait dans le noir.
          + {Friend} courut après le rayon, qui arriva par-derrière.
          + {Hero} le fit cligner une fois, à l’intention de quelqu’un.
          + On tricota pour les rochers des bonnets phosphorescents.
        `,
      },
      advanced: {
        trouble: `
          @keeper Au pied du phare, {keeper} [entrait et sortait de sa coquille|dénombrait des bateaux invisibles].
          / Muni de deux bougies, {keeper} [tournait sur soi, tenant lieu de phare|faisait des signes à l’horizon].
          @thing « Il est éteint, dit-il, [et la mer est pleine|par ma négligence] : j’ai perdu le coquillage-lampe. »
          / « Je remplace au pied levé, dit-il, [si j’ose dire|faute de mieux], car j’ai perdu le coquillage-lampe. »
          @cause « Une vague me l’a emprunté ; [elle a remercié, notez bien|fort civile], mais elle ne l’a pas rendu. »
          / « Une vague désirait y voir clair, elle me l’a emprunté, [avec tant de grâce|à titre gracieux], et l’oublie. »
          @feeling Inquiet, il songeait surtout à [la sardine de huit heures|certain petit bateau], si ponctuelle dans ses habitudes.
          / Il était inquiet pour tout ce qui rentre tard, [les barques, les méduses|et la mer est grande].
          + « Une minute, m’a-t-elle dit, mais une minute de vague n’a jamais été mesurée. »
          + La lanterne, tout en haut, avait l’aspect d’une paupière.
          + Elle l’avait abandonné {spot.at}, où l’on ne pouvait se rendre sans l’éclairage qu’on allait y chercher.
          + Au large, une corne posa, dans le noir, une question longue et vague.
          + {Friend} illumina les alentours d’un sourire, dont la portée fut de trois pas.
        `,
        worry: `
          « Est-ce par ici ? » hélait un petit bateau, et [un rocher|un écueil] l’adjurait de n’en rien faire.
          / La mer, d’un noir de fond de poche, [résonnait de rames indécises|venait sans prévenir].
          + La sardine de huit heures se présenta à dix, par les dunes, et décoiffée.
          + Un pêcheur avait relevé, avec effort, les rideaux d’une dame.
          + Trois mouettes s’étaient posées l’une sur l’autre, chacune se croyant seule.
          + Le port brandissait une chandelle, au vif divertissement du vent.
          + Les rochers, incapables de malveillance, rentraient le ventre.
        `,
        mend: `
          {Hero} gravit les degrés, logea le coquillage, dans un clac, sur la vitre.
          @mended [Avec une lenteur souveraine|De dune en dune], la lumière du phare se remit à tourner, [ronde|et la mer brilla].
          + Elle effleura l’eau, la dune, nos visages, puis reprit au commencement.
          + « Ah, le bord », constata le petit bateau, du ton dont on reconnaît un parent.
          + Les écueils relâchèrent leur respiration, dans un roulement de galets.
          + Une sardine, ayant signalé son intention, négocia le virage.
          + La vague en cause s’empourpra d’écume, et l’on feignit de regarder ailleurs.
          + De chambre en chambre, un éclat de jour entrait, saluait, et ressortait.
          + Fait sans exemple, le gardien quitta entièrement sa coquille, et l’on détourna les yeux.
        `,
        joy: `
          Le petit bateau fit son entrée, [d’un tut mal assuré|aux acclamations d’un rocher].
          / On dîna de crêpes dans la lanterne, [entre deux révolutions|en s’effaçant à chaque tour].
          + La vague vint s’excuser, se retira, revint, et l’on comprit que ce serait pour toujours.
          + La danse n’étant permise qu’en lumière, on se figeait dans l’ombre, une jambe en l’air.
          + {Friend} pourchassa le rayon, lequel, faisant le tour, arriva par-derrière.
          + {Hero} obtint de le faire cligner, une seule fois, en direction de quelqu’un.
          + Les rochers reçurent des bonnets phosphorescents, qu’ils ne quittent plus.
        `,
      },
    },
    'song-shell': {
      keeper: { noun: 'bécasseau', gender: 'm' },
      thing: { noun: 'conque aux chansons', gender: 'f' },
      spot: { at: 'sous le vieux ponton', to: 'vers le vieux ponton' },
      facts: {
        ask: 'Pourquoi les vagues n’étaient-elles plus en mesure ?',
        cause: 'un jeune crabe s’installa dans {thing}',
        mended: 'les vagues reprirent la mesure',
      },
      beginner: {
        trouble: `
          @keeper Au bord de l’eau, {keeper} [courait, s’arrêtait, courait|avait les larmes au bec].
          / « Chh, non, pas là », disait {keeper} [à chaque vague|en courant].
          @thing « La mer a oublié sa chanson, dit-il. Il lui faut [la conque aux chansons|sa conque aux chansons]. »
          / « La conque aux chansons n’est plus là, dit-il. [La mer chante faux|La mer se tait]. »
          @cause « Un jeune crabe s’est installé dedans, [avec ses meubles|avec un tapis]. »
          / « Un petit crabe cherchait une maison. Il s’est installé [dedans|dans la conque]. »
          @feeling Il était triste, et [ses traces aussi|courait moins vite].
          / Il était triste, le bec [plein de silence|au ras de l’eau].
          + « Chaque soir, je souffle, et elle se souvient. »
          + Une vague vint, ouvrit la bouche, et ne sut plus.
          + « Il habite {spot.at}. Il a mis un numéro. »
          + {Friend} chanta une note. La mer secoua la tête.
          + Il avait le plastron tout mouillé, et pas d’eau de mer.
          + L’écume arrivait en petits mots sans suite.
          + Une vague arriva, [trop tôt|en retard], et s’excusa.
        `,
        worry: `
          Les vagues [se cognaient|arrivaient à trois de front]. « Pardon », disait l’une. « Aïe », disait l’autre.
          / Chhh, fit la mer. Puis [ch|chchch], puis [rien|trop]. Cela donnait le hoquet aux dunes.
          + Les barques ne savaient plus quand se balancer.
          + Un bébé phoque attendait sa berceuse, un œil ouvert.
          + Une vague partit à l’envers, très loin.
          + Le sable eut le mal de mer. C’était nouveau.
          + On se couchait au rythme d’une casserole.
          + Les coquillages avaient la chanson. Mais ils sont secrets.
        `,
        mend: `
          {Keeper} souffla dans la conque. [Hou.|Une note bleue.] {Hero} [battit la mesure|écouta].
          @mended Et les vagues reprirent la mesure, [une, et une|chh, chh, comme il faut].
          / La conque chanta. Les vagues reprirent la mesure, [un, deux|toutes].
          + La première fit exemple, bien ronde.
          + La deuxième regarda la première, et comprit.
          + Un bébé phoque ferma son œil à la troisième.
          + Les barques se balancèrent, oui, non, oui, non.
          + Le sable se lissa, soulagé.
          + Chh, dit la mer. Chh, dit notre cœur.
          + On ne savait plus qui respirait.
          + La lune avançait un peu à chaque fois.
          + Le bécasseau posa le bec sur son aile.
        `,
        joy: `
          Le jeune crabe eut [une boîte à thé|un pot de fleurs], avec vue. [Il dit : « C’est grand ! »|Avec un vrai toit.]
          / On pendit la crémaillère, [avec des algues|sur deux pattes], et [des petits fours salés|de la limonade].
          + Le tapis fut porté en procession.
          + {Keeper} joua la chanson entière, même la fin cachée.
          + {Friend} valsa avec l’écume. Elle partait toujours avant.
          + {Hero} souffla aussi. Il vint une note, et trois bulles.
          + Les vagues firent la ola.
          + On mit un écriteau sur la conque : « Occupée par la mer. »
        `,
      },
      intermediate: {
        trouble: `
          @keeper Au bord de l’eau, {keeper} [courait trois pas, s’arrêtait|avait le bec plein de larmes].
          / Une brindille au bec, {keeper} [dirigeait des vagues qui n’écoutaient pas|suppliait la marée].
          @thing « La mer a oublié sa chanson, dit-il. [Il lui manque|Je n’ai plus] la conque aux chansons. »
          / « Elles arrivent n’importe quand, dit-il, [par deux, par six|voyez], sans la conque aux chansons. »
          @cause « Un jeune crabe s’est installé dedans, [avec ses meubles|et il a posé un tapis]. »
          / « C’était à louer, a-t-il cru : un jeune crabe s’est installé dedans, [tout content|avec rideaux]. »
          @feeling Il était triste, et ses traces, [derrière lui|si nettes d’ordinaire], traînaient les pieds.
          / Il était triste, et [fredonnait l’air dont il avait perdu la fin|courait à contretemps].
          + « Chaque soir, je souffle une note, et le reste lui revient. »
          + Une vague s’avança, prit son souffle, et ne sut plus la suite.
          + « Il habite {spot.at}. Il a mis une sonnette. »
          + {Friend} proposa une note. La mer fit poliment non.
          + L’écume arrivait en mots décousus, que le sable n’osait pas répéter.
        `,
        worry: `
          Les vagues arrivaient à trois de front, [et se cognaient|en se coupant la parole] : « Pardon ! Aïe ! »
          / Chh, faisait la mer, puis chchch, [puis rien du tout|comme un hoquet], et recommençait.
          + Les barques ne savaient plus s’il fallait dire oui ou non.
          + Un bébé phoque attendait sa berceuse, un œil ouvert, puis l’autre.
          + Une vague, partie dans le mauvais sens, n’a pas donné de nouvelles.
          + Le sable, pour la première fois, eut le mal de mer.
          + On s’endormait au bruit d’une casserole, faute de mieux.
          + Les coquillages savaient l’air par cœur, mais ils ont juré.
        `,
        mend: `
          {Hero} rendit la conque, et {keeper} souffla, [hou|une longue note bleue], devant l’horizon.
          @mended Il y eut un silence ; puis les vagues reprirent la mesure, [une, et une|régulièrement].
          / Le premier son suffit, et les vagues reprirent la mesure, [l’une après l’autre|en rang].
          + La première se présenta bien ronde, pour montrer l’exemple.
          + La deuxième copia, et la troisième n’eut plus à réfléchir.
          + Un bébé phoque en compta quatre et n’alla pas plus loin.
          + Oui, non, oui, non, dirent les barques.
          + Le sable se lissa, comme un front que l’on caresse.
          + Chh, faisait la mer ; et nos souffles, sans qu’on le veuille, firent pareil.
          + La lune glissait d’un cran à chaque fois.
        `,
        joy: `
          Le jeune crabe reçut une boîte à thé, [avec vue et jardinière|plus confortable, et qui ferme].
          / On inaugura le nouveau logis, [serrés comme des moules|sur deux pattes], joyeusement.
          + Le tapis fut transporté en procession.
          + {Keeper} joua la chanson entière, y compris la fin qu’on ne joue jamais.
          + {Friend} invita l’écume à valser, mais elle partait toujours avant la fin.
          + {Hero} souffla dans la conque : il vint une note et trois bulles.
          + Sur la conque, on écrivit : « Occupée par la mer. »
        `,
      },
      advanced: {
        trouble: `
          @keeper Au ras de l’eau, {keeper} [courait trois pas et s’arrêtait|versait des larmes superflues], à bout.
          / Une brindille au bec, {keeper} [dirigeait des flots inattentifs|conjurait la marée de compter], en vain.
          @thing « La mer a oublié sa chanson, dit-il, [et voici pourquoi|toute sa chanson] : il lui manque la conque aux chansons. »
          / « Elles déferlent au petit bonheur, dit-il, [par six, par deux|quelle honte], privées de la conque aux chansons. »
          @cause « Un jeune crabe s’est installé dedans, [meubles compris|et vient d’y poser un tapis]. »
          / « Un jeune crabe s’est installé dedans, [croyant l’endroit à louer|sans bail], et il y est heureux. »
          @feeling Il était triste, et ses empreintes elles-mêmes, [d’habitude si alertes|derrière lui], traînaient la patte.
          / Il était triste comme un chef [dont l’orchestre est parti dîner|que la mer n’écoute plus].
          + Il suffisait chaque soir d’une note pour que le reste, à l’océan, revînt en mémoire.
          + Une vague s’avança, prit une ample inspiration, et resta court.
          + L’occupant s’était établi {spot.at}, où il venait de faire poser une sonnette.
          + {Friend} soumit une note au large, qui la déclina avec tact.
        `,
        worry: `
          Les vagues survenaient précipitamment, [se coupant la parole|confuses], d’où force « pardon » et force « aïe ».
          / « Chh », commençait la mer, [puis plus rien, puis trop|et s’embrouillait], comme sous l’effet d’un hoquet.
          + Les barques, à qui l’on demandait de dire oui et non ensemble, ne disaient plus rien.
          + Un bébé phoque, un œil clos, attendait sa berceuse pour fermer l’autre.
          + Une lame, engagée à contresens, n’a pas reparu.
          + Le sable, si stable, connut pour la première fois le mal de mer.
          + Les coquillages possédaient l’air en entier, mais sont liés par le secret.
        `,
        mend: `
          {Hero} présenta la conque, où {keeper} souffla, devant l’horizon, une note bleue.
          @mended [Après une hésitation|Sitôt l’air retrouvé], les vagues reprirent la mesure, [une, puis une|avec humilité].
          + La première parut, ronde et posée, en demoiselle qui conduit un pensionnat.
          + La deuxième imita, la troisième obéit, et la quatrième n’eut plus qu’à être belle.
          + À la cinquième, le bébé phoque avait rendu les armes.
          + Oui, non, oui, non, opinèrent les barques, heureuses d’avoir de nouveau deux avis.
          + Le sable se défroissa, tel un front sous la main.
          + Et nos propres souffles, sans que nul l’eût décidé, se rangèrent à celui du large.
        `,
        joy: `
          Le jeune crabe se vit attribuer une boîte à thé, [avec vue|dotée d’un couvercle et d’un passé].
          / On pendit la crémaillère à quatorze, [debout|en se relayant], dans un logement pour deux.
          + Le tapis fut porté en grande pompe, déroulé, essayé, déplacé d’un pouce.
          + {Keeper} donna la chanson entière, sans omettre ce dernier couplet que la mer garde pour elle.
          + {Friend} faisait valser l’écume, cavalière charmante, mais toujours sur le départ.
          + Du souffle {hero.de} naquirent une note et trois bulles, qu’on jugea prometteuses.
          + « Occupée par la mer », lit-on depuis ce jour sur la conque.
        `,
      },
    },
    'oar-peg': {
      keeper: { noun: 'loutre passeuse', gender: 'f' },
      thing: { noun: 'cheville d’argent', gender: 'f' },
      spot: { at: 'sur le banc de sable', to: 'vers le banc de sable' },
      facts: {
        ask: 'Pourquoi la barque de lune restait-elle à quai ?',
        cause: 'on mêla {thing} au bois flotté',
        mended: 'la barque de lune glissa sur l’eau',
      },
      beginner: {
        trouble: `
          @keeper Sur le quai, {keeper} [tournait le dos|fouillait un tas de bois].
          / Une rame à la main, {keeper} [ramait sur le quai|ne ramait pas].
          @thing « La barque de lune ne part pas, dit-elle. Pour ramer, il faut [la cheville d’argent|ma cheville d’argent]. »
          / « Ma rame ne tient plus, dit-elle. La cheville d’argent [est perdue|a disparu]. »
          @cause « Je l’ai mêlée au bois flotté. [J’ai tout rangé, trop rangé.|Je rangeais.] »
          / « J’ai fait un tas de bois flotté. Je l’ai mêlée [dedans|au tas]. »
          @feeling Elle avait honte, et [parlait dans ses moustaches|lissait sa queue].
          / Elle avait honte, et [parlait à la rame|cachait son nez].
          + « Un tas pour le feu, un tas pour les bancs. Hop, la cheville. »
          + La rame pendait, comme un bras sans épaule.
          + « La mer l’a portée {spot.to}. Et ma barque est là, vide. »
          + {Friend} essaya de ramer à la main. On fit un rond.
          + Au bord attendait une lumière blanche, très polie.
          + Son chapeau de passeuse regardait par terre.
          + Une mouette toussa pour faire passer le silence.
        `,
        worry: `
          Sur la barque, la lune attendait, [son billet à la main|assise devant]. Elle ne disait rien. C’était pire.
          / Elle devait traverser [avant minuit|ce soir]. [De l’autre côté, il faisait noir.|On l’attendait en face.]
          + Elle regarda sa montre. C’était un cadran de sable.
          + En face, un village disait : « Alors, cette nuit ? »
          + Les poissons levaient le nez et ne voyaient qu’un banc.
          + On lui offrit du thé. Elle en but le reflet.
          + Un enfant d’en face avait mis son pyjama pour rien.
          + La marée poussait un peu, mais du mauvais côté.
        `,
        mend: `
          La cheville entra dans son trou. [Toc.|Juste.] {Hero} [tint la rame|détacha la corde].
          @mended Et la barque de lune glissa sur l’eau, [sans une ride|rame après rame].
          / Splich. La barque de lune glissa sur l’eau, [toute seule|comme un soupir].
          + La loutre ramait, et ne regardait plus ses pieds.
          + La lune s’assit au milieu, pour ne pas pencher.
          + Derrière, l’eau se refermait, cousue d’argent.
          + En face, une fenêtre s’éclaira, puis une rue.
          + Un enfant dit : « La voilà », et se coucha.
          + Une rame, un souffle, une rame, un souffle.
          + On n’entendait plus que des gouttes.
          + La rive s’éloigna, gentiment.
        `,
        joy: `
          On fit un petit tour. {Friend} voulut [tenir la rame|saluer les poissons].
          / La lune paya en lumière, [une pièce chacun|bien comptée]. [On la garda dans la main.|Cela ne pesait rien.]
          + La loutre noua la cheville à sa patte, avec de la laine.
          + On grilla des sardines en papier, pour ne fâcher personne.
          + Le bois flotté fut trié par un crabe, de côté.
          + {Hero} se pencha et toucha le chemin blanc.
          + On chanta l’air des passeurs, où l’on revient toujours.
          + La loutre flotta sur le dos, les mains sur le ventre.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Sur le quai, {keeper} [nous tournait le dos|fouillait un tas de bois], les moustaches basses.
          / Une rame inutile sur l’épaule, {keeper} [triait des bouts de bois|saluait ses passagers sans les voir].
          @thing « La barque de lune ne partira pas, dit-elle. [Il lui manque|J’ai perdu] la cheville d’argent, pour la rame. »
          / « Tout le monde à quai, dit-elle, [j’en suis désolée|et pour longtemps] : j’ai perdu la cheville d’argent. »
          @cause « Je rangeais, et je l’ai mêlée au bois flotté. [J’ai rangé, trop rangé|Un tas, deux tas]… »
          / « Elle ressemblait tant à un bâton ! Je l’ai mêlée au bois flotté, [en rangeant|par amour de l’ordre]. »
          @feeling Elle avait honte, et [lissait machinalement sa queue|murmurait dans son col], très bas.
          / Elle avait honte, et [demandait pardon à chaque bûche|tordait sa queue comme un torchon].
          + « On ne perd rien, chez les loutres. On range, et puis on cherche. »
          + La rame pendait contre la coque, comme un bras sans épaule.
          + « La marée l’a portée {spot.to}, et je n’ose plus regarder ma passagère. »
          + {Friend} rama à la main, avec zèle, et l’on fit un très beau rond.
        `,
        worry: `
          Assise à l’avant, la lune attendait, son billet à la main, [et ne disait rien|sans un reproche]. C’était pire.
          / De l’autre côté de l’eau, il faisait noir, [et l’on s’impatientait|tout un village attendait sa nuit].
          + Elle consulta sa montre, qui était un cadran de sable.
          + On lui offrit une tasse de thé, dont elle ne but que le reflet.
          + En face, un enfant avait mis son pyjama pour rien.
          + Les poissons levaient le nez et n’apercevaient qu’un banc vide.
          + La marée donnait un coup de main, mais dans le mauvais sens.
        `,
        mend: `
          La cheville entra dans son trou, toc, [au millimètre|juste], et {hero} détacha la corde.
          @mended Sans une ride, la barque de lune glissa sur l’eau, [rame après rame|dans un sillage d’argent].
          / Un coup de rame, et la barque de lune glissa sur l’eau, [sans un clapotis|à sa place].
          + La lune s’était assise au milieu, par délicatesse, pour ne pas faire pencher.
          + La loutre releva les moustaches au troisième coup de rame.
          + L’eau se recousait derrière nous, avec du fil blanc.
          + En face, une fenêtre s’éclaira, puis une rue, puis un clocher.
          + « La voilà », dit une petite voix, et l’on entendit grincer un lit.
          + Une rame, un souffle ; une rame, un souffle.
          + Bientôt, il ne resta que le bruit des gouttes.
        `,
        joy: `
          La lune régla le passage en lumière, [une pièce par personne|généreusement].
          / On refit une traversée, pour rien, [et {friend} tint la rame|en saluant les poissons].
          + {Keeper} porte la cheville à la patte, nouée d’un brin de laine.
          + On grilla des sardines en papier, afin de ne vexer personne.
          + Un crabe tria le bois flotté, avec méthode et de côté.
          + {Hero} laissa traîner une main dans le chemin blanc.
          + L’air des passeurs n’a pas de fin, car on y revient toujours.
        `,
      },
      advanced: {
        trouble: `
          @keeper Sur l’embarcadère, {keeper} [présentait obstinément le dos|examinait un tas de bois], la moustache basse.
          / La rame à l’épaule, {keeper} [interrogeait un à un des bouts de bois|évitait l’œil des passagers].
          @thing « La barque de lune reste à quai, dit-elle, [faute d’un rien|par ma faute] : j’ai perdu la cheville d’argent. »
          / « Le service est interrompu, dit-elle, [jusqu’à nouvel ordre|et j’en rougis] : j’ai perdu la cheville d’argent. »
          @cause « Je l’ai mêlée au bois flotté, [à force de ranger|en voulant bien faire], un tas, puis l’autre. »
          / « Par goût de l’ordre, je l’ai mêlée au bois flotté, [bout parmi les bouts|en trois beaux tas]. »
          @feeling Elle avait honte, et [s’expliquait dans son col|lissait une queue qui n’en pouvait mais], à voix éteinte.
          / Elle avait honte, et s’excusait [auprès de chaque bûche|de tout, même de la marée].
          + « Les loutres ne perdent rien, murmura-t-elle ; elles rangent, et cela revient au même. »
          + Contre la coque, la rame pendait ainsi qu’un bras dont on aurait égaré l’épaule.
          + La marée l’avait menée {spot.to}, et la passeuse n’osait plus lever les yeux sur sa cliente.
          + {Friend} rama de la main, avec fougue, et l’on décrivit un cercle d’une grande pureté.
        `,
        worry: `
          La lune, assise à l’avant, son billet entre les doigts, [ne disait rien, ce qui était pire|patientait].
          / Sur l’autre bord, une nuit entière attendait sa lampe, [et commençait à s’étonner|depuis une heure].
          + Elle jeta un regard à sa montre, laquelle était un cadran de sable.
          + Du thé qu’on lui servit, elle n’accepta que le reflet.
          + Un enfant, en face, avait passé son pyjama pour rien.
          + Les poissons, le nez levé, n’apercevaient qu’une banquette.
          + La marée prêtait main-forte, mais à contresens.
        `,
        mend: `
          La cheville retrouva son logement, [avec un « toc » d’orfèvre|au millimètre], et {hero} largua l’amarre.
          @mended Alors la barque de lune glissa sur l’eau, [sans y laisser une ride|de coup de rame en coup de rame].
          / Le quai recula, poliment, et la barque de lune glissa sur l’eau, [telle une pensée|sans bruit].
          + La passagère avait pris place au milieu, par un souci d’équilibre qui lui faisait honneur.
          + Au troisième coup de rame, la loutre releva les moustaches.
          + Derrière nous, l’eau se recousait d’un fil blanc, point après point.
          + Une croisée s’illumina sur l’autre rive, ensuite une rue, et pour finir le coq du clocher.
          + « La voilà », fit une voix d’enfant, et l’on perçut le grincement d’un lit.
          + Il n’y eut bientôt plus, entre les deux nuits, que le bruit des gouttes.
        `,
        joy: `
          La lune acquitta son passage en lumière, [monnaie qui ne pèse rien|au tarif nocturne], et refusa le change.
          / On s’offrit un tour supplémentaire, [{friend} à la rame|sans autre but que lui-même].
          + {Keeper} porte dorénavant la cheville en bracelet, nouée d’un brin de laine.
          + On fit griller des sardines de papier, afin de n’affliger personne.
          + Un crabe mit de l’ordre dans le bois flotté, par catégories et de profil.
          + {Hero} laissa ses doigts traîner dans la route blanche, qui ne s’effaça pas.
          + L’air des passeurs, qui finit où il commence, nous tint jusqu’à la dernière sardine.
        `,
      },
    },
  },
}
