import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const starlitMeadow: SettingContent<Noun, 'Starlit Meadow'> = {
  place: { name: 'le Pré aux étoiles', in: 'dans le Pré aux étoiles', to: 'vers le Pré aux étoiles', from: 'du Pré aux étoiles' },
  beginner: {
    arrival: `
      @place On arriva {place.in}. L’herbe y monte [jusqu’au menton|plus haut que les soucis].
      / La barrière fit hi, [puis ho|et s’ouvrit]. On était {place.in}.
      / @place Un petit saut, et l’on fut {place.in}. [Quel ciel !|Quelle herbe !]
      La rosée [brillait déjà|avait froid aux pieds], goutte contre goutte.
      / Un chemin d’herbe couchée [montrait la route|brillait un peu]. Quelqu’un était passé là.
      / Les étoiles étaient si près [qu’on baissa la tête|qu’on les entendait]. Tic, tic.
      + Un épouvantail montrait la Grande Ourse aux corbeaux.
      + « Il connaît tout le ciel, dit {friend}. Il n’a que ça à faire. »
      + Les tiges se passaient le mot : « On vient, on vient. »
      + Une pâquerette bâilla, puis se rappela ses manières.
      + Ça sentait le trèfle, la nuit et un peu le miel.
      + {Hero} cueillit un souffle de vent. Il chatouillait.
    `,
    life: `
      Le soir, les sauterelles [accordent leurs pattes|repassent leurs habits].
      / À cette heure, les grillons [règlent leurs montres|mettent leurs chaussons], et [le pré écoute|commencent].
      + Une marguerite comptait ses pétales, pour voir.
      + L’épouvantail prêtait son chapeau à qui avait froid.
      + Un mulot donnait des leçons de lune.
      + Les vers luisants révisaient : s’allumer, s’éteindre.
      + Une alouette dormait déjà, le lendemain sous l’aile.
      + Le hérisson faisait son tour, pour dire bonsoir aux pommes.
      + On borde les poussins de perdrix avec du foin.
      + « Dors étoilé », se dit-on d’une tige à l’autre.
    `,
    way: `
      On alla {spot.to}. L’herbe [s’ouvrait|chuchotait] à chaque pas, puis se refermait.
      / Il fallait aller {spot.to}, [tout droit dans l’herbe|par la trace du lièvre].
      Ça sentait [le foin|le trèfle] et un peu la lune.
      / Un grillon se taisait [quand on passait|à notre gauche], puis reprenait.
      + Des vers luisants jouaient à faire des étoiles.
      + Une taupe sortit la tête. « Ah, il fait nuit. Bien. »
      + Une vache dormait debout, sérieuse comme une table.
      + La rosée nous lavait les genoux.
      + {Friend} suivit un papillon, puis sa propre idée.
      + Un lièvre nous regarda, une oreille pour chacun.
      + Plus loin, le pré devint bleu, et sans bord.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un brin d’herbe d’argent|une goutte de rosée dans une coque].
      / « Pour toi », dit {keeper}. C’était [un trèfle à quatre lunes|une graine de nuit].
      L’épouvantail leva son chapeau. Un oiseau [y dormait|s’en plaignit].
      / Toute l’herbe se pencha, [du même côté|comme un seul salut].
      + « Dors étoilé ! » dit le pré, avec dix mille bouches.
      + {Friend} reçut une couronne de pâquerettes, un peu grande.
      + La vache ouvrit un œil. C’était un grand honneur.
      + Les vers luisants écrivirent « merci ». Il y avait une faute.
      + Une étoile filante passa saluer.
    `,
  },
  intermediate: {
    arrival: `
      @place On arriva {place.in}, où l’herbe monte [plus haut que les soucis|jusqu’au menton].
      / Le chemin se perdit dans l’herbe, [exprès|d’un seul coup], et l’on fut {place.in}.
      / @place Passé la barrière, on fut {place.in}, [avec tout le ciel par-dessus|au milieu de la nuit].
      La rosée brillait déjà, [goutte contre goutte|et avait froid aux pieds].
      / La nuit descendait jusqu’au sol et [s’y asseyait|prenait racine].
      / Les étoiles étaient si proches [qu’on baissait la voix|qu’on se retenait de souffler].
      + Un épouvantail enseignait [la Grande Ourse|les planètes] à deux corbeaux assis.
      + « Il sait le ciel par cœur, [souffla|dit] {friend}. Il n’a que cela au-dessus de lui. »
      + Les tiges se passaient la [nouvelle de notre arrivée|bonne nouvelle], un peu déformée.
      + Une pâquerette bâilla, s’en aperçut et fit semblant de chanter.
      / Une sauterelle rata son saut, [regarda autour d’elle|salua], et le refit mieux.
      + L’air sentait le trèfle, la terre tiède et le miel.
      + Un ver luisant monta sur un caillou et [se présenta|fit le phare].
    `,
    life: `
      À la tombée du jour, les sauterelles [accordent leurs pattes|repassent leur habit vert].
      / Le soir, les grillons règlent leurs montres, [toutes fausses|et commencent], chacun à son heure.
      + Une marguerite recomptait [ses pétales|ses amours], un peu, beaucoup.
      + L’épouvantail prête son chapeau à qui a froid. Il a froid souvent.
      + Les vers luisants répétaient leurs [gammes|rôles] : allumé, éteint, allumé.
      + Un mulot donnait des cours [de lune|de nuit], le premier quartier étant gratuit.
      + La perdrix bordait ses petits, et se bordait avec.
      + Le hérisson faisait [sa ronde|le tour] et souhaitait bonne nuit aux pommes.
      + « Dors étoilé », se dit-on d’une tige à l’autre, jusqu’à la haie.
    `,
    way: `
      On marcha {spot.to}, dans une herbe qui s’ouvrait [à chaque pas|en chuchotant], puis se refermait.
      / Un sentier de trèfle menait {spot.to}, [étroit comme un ruban|où l’on marchait sur du tendre].
      / Le chemin menait {spot.to}, [par la trace d’un lièvre|sans bord ni ornière].
      Des vers luisants jouaient à former [des constellations|des étoiles de rechange].
      / Cela sentait le foin, [puis la menthe|un peu la lune], et soudain la vache.
      + Une taupe sortit la tête. « Il fait nuit ? Parfait », dit-elle.
      + Une vache dormait debout, avec le sérieux d’une armoire.
      + Les grillons se taisaient devant nous et reprenaient derrière.
      + La rosée nous lava les genoux, un par un.
      + {Friend} suivit un papillon, puis une idée, puis nous.
      + Un lièvre leva une oreille pour chacun.
      + Enfin, le pré devint bleu, et n’eut plus de bord.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [une goutte de rosée dans une coque|un brin d’herbe d’argent], à garder au frais.
      / « Ne le perds pas », dit {keeper}, et c’était [un trèfle à quatre lunes|une graine de nuit].
      L’épouvantail souleva son chapeau, [où dormait un oiseau|et l’oiseau protesta].
      / Toute l’herbe se pencha d’un même côté, [comme un seul salut|longuement].
      + Les vers luisants écrivirent « merci », avec une faute qui clignotait.
      + La vache ouvrit un œil, honneur qu’elle réserve aux saisons.
      + {Friend} repartit sous une couronne de pâquerettes, un peu large.
      + « Dors étoilé ! » dirent dix mille petites voix.
      + Une étoile filante fit un détour pour nous saluer.
    `,
  },
  advanced: {
    arrival: `
      @place On parvint {place.in}, dont l’herbe dépasse [le menton et les soucis|de peu les préoccupations].
      / La dernière haie tint la porte, et l’on fut {place.in}, [presque au ciel|sans mur ni plafond].
      / @place La barrière franchie, on se trouva {place.in}, [le ciel entier sur les épaules|en pleine nuit].
      La rosée y scintillait, [goutte contre goutte|frileuse], avec un léger frisson.
      / Le noir commençait à hauteur de coquelicot et [n’en finissait plus|montait loin].
      / L’immensité commençait immédiatement au-dessus des coquelicots.
      / Les astres étaient si proches [que l’on retenait ses gestes|qu’on en baissait la voix].
      + Un épouvantail dispensait à deux corbeaux [attentifs|assis] un cours sur la Grande Ourse.
      + « Il possède le ciel par cœur, [chuchota|assura] {friend}, n’ayant guère que cela au-dessus de lui. »
      + L’annonce de notre venue [courait|passait] de tige en tige, enrichie à chacune d’un détail flatteur.
      + Une pâquerette bâilla, [s’en avisa|rougit], et fit passer cela pour le début d’une romance.
      + Il montait du sol un parfum de [trèfle, de tiédeur|foin, de menthe] et de miel, à s’asseoir.
    `,
    life: `
      Sitôt le jour replié, les sauterelles [accordent leurs cuisses|repassent leur habit de cérémonie].
      / Les grillons y règlent leurs montres, [dont aucune ne s’accorde|puis jouent], et l’on commence sans s’attendre.
      / Avec le soir, les herbes hautes [se confient aux herbes basses|mettent leurs gouttes], et le bruit court.
      + Une marguerite [procédait au dénombrement de|effeuillait du regard] ses pétales, avec une angoisse toujours neuve.
      + L’épouvantail prête volontiers son chapeau, et s’enrhume en conséquence.
      + Les vers luisants repassaient [leur leçon|un morceau], qui tient en deux mots, dont l’un est l’ombre de l’autre.
      + Un mulot enseignait la lune, premier quartier gratuit.
      + La perdrix bordait ses petits d’un foin si moelleux qu’elle s’y borda par mégarde.
      + Le hérisson, en tournée, souhaitait [le bonsoir|de beaux rêves] à chaque pomme en particulier.
      + « Dors étoilé », se transmet-on de tige en tige, jusqu’à la haie qui l’ébruite.
    `,
    way: `
      On s’avança {spot.to}, parmi des herbes [bientôt refermées sur nous|hautes comme des songes].
      / La trace d’un lièvre menait {spot.to}, en zigzag, [et nous la suivîmes|par distraction].
      Des vers luisants s’essayaient à des constellations [inédites|de leur invention].
      / Le vent feuilletait le pré, [sans en trouver la fin|page à page].
      / À l’odeur du foin se mêlait celle de [la lune, qui est fraîche|la menthe, plus vive].
      + Une taupe émergea, [constata la nuit|regarda le ciel], s’en félicita, et disparut.
      + Debout, grave comme une armoire de famille, une vache dormait.
      + Les grillons s’interrompaient devant nos pas pour médire de nous sitôt passés.
      + {Friend} s’attacha aux ailes d’un papillon, ensuite à une idée, enfin, de nouveau, à nous.
      + La rosée entreprit nos genoux, avec la conscience d’une bonne d’enfant.
      + Un lièvre nous accorda une oreille à chacun, et garda les yeux pour lui.
      + Le pré, peu à peu, vira au bleu et perdit ses bords.
    `,
    thanks: `
      {Keeper} confia {hero.a} une goutte de rosée, [dans une coque de noisette|qu’on tiendrait au frais].
      / Pour {hero}, {keeper} avait mis de côté [un rayon de second choix|une rosée d’avril], dans un étui.
      / Dans la main {hero.de}, {keeper} mit [un trèfle à quatre lunes|une graine de nuit], puis salua.
      L’épouvantail souleva son chapeau, [éveillant un locataire|sous lequel un oiseau protesta].
      / L’herbe entière s’inclina d’un même côté, [en révérence|ainsi qu’une foule bien élevée].
      + Les vers luisants composèrent le mot « merci », orné d’une faute qui clignotait.
      + La vache entrouvrit un œil, distinction qu’elle réserve d’ordinaire aux changements de saison.
      + {Friend} partit le front ceint de pâquerettes, la couronne un peu large et la fierté à l’avenant.
      + « Dors étoilé », murmurèrent dix mille bouches vertes.
      + Une étoile filante, qui n’allait nullement par là, fit le détour.
    `,
  },
  troubles: {
    'smallest-star': {
      keeper: { noun: 'papillon astronome', gender: 'm' },
      thing: { noun: 'plus petite étoile', gender: 'f' },
      spot: { at: 'près de l’épouvantail', to: 'vers l’épouvantail' },
      facts: {
        ask: 'Pourquoi y avait-il un trou dans le ciel ?',
        cause: '{thing} se pencha trop pour regarder',
        mended: 'la petite étoile remonta à sa place',
      },
      beginner: {
        trouble: `
          @keeper L’œil à sa lunette, {keeper} [reniflait|laissait couler une larme].
          / Sur un escabeau, {keeper} [comptait, recomptait|parlait à la Grande Ourse].
          @thing « Il y a un trou dans l’Ourse, dit-il. On a perdu [la plus petite étoile|notre plus petite étoile] ! »
          / « Le ciel a une dent en moins ! La plus petite étoile [est tombée|n’est plus là] », dit-il.
          @cause « Elle s’est penchée pour [nous voir|regarder en bas]. Elle s’est trop penchée. »
          / « Elle voulait voir le pré. Elle s’est trop penchée, [et houp|la curieuse]. »
          @feeling Il était triste et [essuyait sa lunette|parlait au trou].
          / Il était triste, et ses ailes [perdaient leur poudre|n’étaient plus bleues].
          + « Elle avait cent ans. C’est un bébé, pour une étoile. »
          + On leva le nez. Là-haut manquait un point, pile au bout.
          + « Elle est tombée {spot.at}. J’ai vu l’herbe faire oh. »
          + Ses antennes pendaient, pleines de poudre mouillée.
          + {Friend} regarda par le mauvais bout et vit très petit.
          + « Elle voulait voir ta lampe », dit-il {hero.a}.
        `,
        worry: `
          L’Ourse n’avait plus de nez. Elle [ne voulait pas se lever|se tournait de dos].
          / Le ciel faisait une drôle de tête, [avec son trou|un peu de travers]. On n’osait pas le dire.
          + La Petite Ourse pleurait, et il pleuvait un peu.
          + Par le trou venait un courant d’air noir.
          + Les oies perdirent le nord, puis le sud.
          + L’épouvantail sautait ce passage, dans sa leçon.
          + On fit un vœu au trou. Il tomba dedans.
          + Les autres étoiles se serraient, de peur.
          + Un chien n’osait plus aboyer vers là-haut.
        `,
        mend: `
          {Hero} ouvrit les mains et dit : « Va. » [Hop !|Elle prit son élan.]
          @mended La petite étoile remonta à sa place, [marche par marche|en chatouillant la nuit].
          / Un, deux, hop ! La petite étoile remonta à sa place, [toute fière|sans se pencher].
          + Elle fit d’abord trois pas dans l’air, en se tenant.
          + Une chauve-souris lui donna de l’aile.
          + Plus haut, plus petite, plus claire.
          + Elle trouva le trou et s’y mit, comme un bouton.
          + L’Ourse leva la tête et renifla, enfin.
          + Le courant d’air s’arrêta net.
          + Elle cligna, une fois pour nous, une fois pour tous.
          + On resta le nez en l’air, sans parler.
        `,
        joy: `
          L’Ourse éternua. [Elle avait de nouveau un nez.|On le vit d’ici.]
          / On se coucha dans l’herbe, [en étoile|tête contre tête], pour [fêter ça|regarder].
          + {Keeper} laissa chacun voir dans la lunette. {Friend} y vit son œil.
          + Il y eut du miel de nuit, à lécher sur le trèfle.
          + L’épouvantail refit la leçon, avec le nez.
          + Les oies repassèrent. Elles dirent merci du cou.
          + La petite étoile envoya un rayon, mince comme un cil.
          + On lui cousit une barrière, au cas où.
          + Le papillon ne pleurait plus, sauf un peu, de l’autre œil.
        `,
      },
      intermediate: {
        trouble: `
          @keeper L’œil collé à sa lunette, {keeper} [reniflait|mouillait le verre d’une larme].
          / Une carte du ciel sous l’aile, {keeper} [y faisait une croix|la tournait dans tous les sens], le front plissé.
          @thing « Il y a un trou dans l’Ourse, dit-il : [il lui manque|elle a perdu] la plus petite étoile. »
          / « J’en compte une de moins qu’hier, dit-il : [c’est|il s’agit de] la plus petite étoile, perdue. »
          @cause « Elle s’est penchée pour nous regarder, [la curieuse|une minute], et elle s’est trop penchée. »
          / « On dansait ici, elle voulait voir, et elle s’est trop penchée [par-dessus bord|vers nous]. »
          @feeling Il était triste, et [parlait au trou à voix basse|essuyait sa lunette sans fin].
          / Il était triste, et prit un ver luisant [pour de bonnes nouvelles|dans ses bras], par erreur.
          + « Cent ans à peine ! Chez les étoiles, on ne sait pas encore marcher. »
          + On chercha : au bout du museau, il y avait en effet une place vide.
          + « Elle est tombée {spot.at}, car j’ai vu l’herbe sursauter. »
          + {Friend} prit la lunette par le mauvais bout et trouva tout très petit.
          + La poudre de ses ailes, trempée, faisait des grumeaux.
        `,
        worry: `
          Sans son nez, l’Ourse refusait [de se lever|qu’on la regarde], et montrait le dos.
          / Le ciel avait une drôle de tête, [que chacun évitait de remarquer|avec cette dent en moins].
          + La Petite Ourse pleurait. Il en tomba trois gouttes.
          + Par le trou soufflait un courant d’air très noir.
          + Les oies en perdirent le nord, et demandèrent leur chemin à une vache.
          + Dans ses cours, l’épouvantail sautait ce passage.
          + Un vœu, adressé là par habitude, tomba de l’autre côté.
          + Les étoiles voisines se tenaient les unes les autres.
        `,
        mend: `
          {Hero} ouvrit les mains, [tout doucement|bien haut], et dit : « Va. » Elle hésita.
          @mended Puis la petite étoile remonta à sa place, [marche par marche|en chatouillant la nuit].
          / On la poussa un peu, et la petite étoile remonta à sa place, [sans plus se pencher|en fredonnant].
          + Elle fit trois pas dans l’air, comme on tâte une eau froide.
          + Une chauve-souris lui offrit l’aile jusqu’au premier nuage.
          + Plus haute, elle devenait plus petite, et plus claire.
          + Elle se remit dans le trou avec un déclic de bouton-pression.
          + L’Ourse leva le museau, renifla, et l’on respira.
          + Elle cligna deux fois, dont une rien que pour nous.
          + Personne ne bougeait, de peur de la faire se pencher.
        `,
        joy: `
          L’Ourse éternua, ce qui fit tomber [deux étoiles filantes|un peu de poussière d’or].
          / On s’étendit dans l’herbe, tête contre tête, [pour la regarder|et l’on fit une étoile aussi].
          + {Keeper} prêta sa lunette, où {friend} admira longuement son propre cil.
          + Du miel de nuit, posé sur des trèfles, passa de langue en langue.
          + L’épouvantail reprit sa leçon, museau compris, sous les applaudissements d’ailes.
          + On installa là-haut un petit garde-fou, en fil de lune.
          + Les oies repassèrent dans le bon sens et remercièrent du cou.
        `,
      },
      advanced: {
        trouble: `
          @keeper L’œil à sa lunette, {keeper} [embuait le verre|reniflait avec distinction], sans quitter le ciel.
          / Une carte céleste sous l’aile, {keeper} [y corrigeait un vide au crayon|la consultait dans les deux sens].
          @thing « L’Ourse a un trou, dit-il, [à l’endroit du museau|voyez] : il nous manque la plus petite étoile. »
          / « Le compte d’hier était meilleur, dit-il, [à une près|et j’en pleure], puisqu’il manque la plus petite étoile. »
          @cause « Elle s’est penchée pour nous regarder, [défaut de jeunesse|par curiosité], et s’est trop penchée. »
          / « On dansait dans le pré ; elle s’est trop penchée pour nous regarder, [la chère enfant|et vlan]. »
          @feeling Triste à en perdre sa poudre, il [s’entretenait avec le vide|essuyait en vain sa lentille].
          / Il était triste, et tenta de consoler [le trou|les six autres], qui n’en demandaient pas tant.
          + Âgée de cent ans à peine, elle était, pour une étoile, encore dans les langes.
          + Vérification faite, il béait au bout du museau une place inoccupée.
          + On l’avait vue choir {spot.at}, à un sursaut que l’herbe n’avait pas su dissimuler.
          + {Friend}, qui avait pris l’instrument à rebours, jugea l’univers étonnamment exigu.
        `,
        worry: `
          Privée de nez, l’Ourse [boudait l’horizon|refusait de paraître], et n’offrait que son dos.
          / Le ciel avait l’air d’un sourire auquel il manque une dent, [et chacun regardait ailleurs|la bonne].
          + La Petite Ourse versait des larmes, dont trois nous parvinrent.
          + Il soufflait par la brèche un vent d’un noir peu engageant.
          + Les oies, ayant perdu le nord, s’en remettaient aux indications d’une vache.
          + L’épouvantail, en chaire, glissait sur ce chapitre avec une habileté de vieux maître.
          + Les étoiles proches se tenaient par la manche, de crainte d’être les suivantes.
        `,
        mend: `
          {Hero} ouvrit les mains à hauteur de nuit et murmura « va », [simplement|comme on ouvre une cage].
          @mended Alors la petite étoile remonta à sa place, [progressivement|non sans chatouiller l’obscurité].
          / Sans fierté mais sans détour, la petite étoile remonta à sa place, [degré par degré|et s’y tint droite].
          + Ses trois premiers pas dans l’air furent ceux d’une baigneuse en avril.
          + Une chauve-souris lui offrit l’aile jusqu’au nuage inférieur, au-delà duquel on la salua.
          + À mesure qu’elle s’élevait, elle rapetissait, et sa clarté y gagnait en finesse.
          + Un déclic minuscule annonça qu’elle venait de se reboutonner au ciel.
          + L’Ourse redressa le museau, flaira l’infini, et parut le trouver à son goût.
          + Deux clignements nous furent adressés, dont l’un, sans contredit, personnel.
        `,
        joy: `
          L’Ourse éternua, [d’où un léger semis d’étoiles filantes|et le ciel entier lui répondit].
          / On s’allongea tête contre tête, [composant une étoile à notre tour|pour mieux la voir], et l’on se tut.
          + {Keeper} fit les honneurs de sa lunette, où {friend} contempla surtout son propre cil.
          + Un miel nocturne fut servi sur des trèfles, à même la langue.
          + Là-haut, un garde-fou en fil de lune prévint désormais les élans de la jeunesse.
          + L’épouvantail reprit son cours au début, pour la seule joie d’en arriver au museau.
          + Les oies repassèrent dans le sens convenable, et remercièrent, qui du cou, qui de l’aile.
        `,
      },
    },
    'silver-needle': {
      keeper: { noun: 'araignée de la rosée', gender: 'f' },
      thing: { noun: 'aiguille d’argent', gender: 'f' },
      spot: { at: 'près de la pierre solitaire', to: 'vers la pierre solitaire' },
      facts: {
        ask: 'Pourquoi la rosée ne tenait-elle pas sur l’herbe ?',
        cause: 'l’araignée posa {thing} juste un instant',
        mended: 'mille gouttes tinrent sur l’herbe',
      },
      beginner: {
        trouble: `
          @keeper Entre deux tiges, {keeper} [se cachait|n’osait pas bouger].
          / Des gouttes roulaient partout, et {keeper} [leur courait après|levait les pattes].
          @thing « Je ne peux plus coudre la rosée, dit-elle. [J’ai perdu|Je n’ai plus] l’aiguille d’argent. »
          / « Sans l’aiguille d’argent, dit-elle, [rien ne tient|mes gouttes tombent]. »
          @cause « Je l’ai posée juste un instant. [Et voilà !|Un tout petit instant !] »
          / « Je me suis grattée. Je l’ai posée juste un instant, [là|juste là]. »
          @feeling Elle avait honte, [huit fois honte|une fois par patte].
          / Elle avait honte et [se cachait dans un pli|regardait ses nœuds].
          + « Une couturière qui perd son aiguille ! Que dira la lune ? »
          + Une goutte glissa d’un brin et se cassa.
          + « J’étais {spot.at}, je crois. Ou j’y pensais. »
          + Son fil pendait, brillant, sans personne au bout.
          + {Friend} retourna chaque brin. Il y en avait un million.
          + « La lune vient voir à minuit, dit-elle. Et il est presque minuit. »
          + Plic, plic, faisaient les gouttes, [par terre|dans l’herbe].
        `,
        worry: `
          La rosée tombait, et les fourmis [ouvraient des parapluies|nageaient]. Elles n’aimaient pas ça.
          / Les gouttes roulaient [dans les terriers|partout]. Floc, [dans la soupe|dans les lits].
          + Un mulot dormait dans une bottine. C’était sa seule barque.
          + Les brins d’herbe avaient l’air nus.
          + La lune cherchait son reflet et ne trouvait que de la boue.
          + Une grenouille trouvait cela très bien.
          + On colla une goutte avec du miel. Une guêpe vint.
          + Les pâquerettes avaient les pieds mouillés.
        `,
        mend: `
          {Keeper} enfila l’aiguille [du premier coup|les yeux fermés]. [Zip.|Un point, deux points.]
          @mended Et mille gouttes tinrent sur l’herbe, [bien cousues|chacune avec sa lune].
          / Un point, un point. Mille gouttes tinrent sur l’herbe, [sans rouler|enfin].
          + {Hero} tenait le fil, pour qu’il ne fasse pas de nœud.
          + Une goutte ici, une là, et une pour le chardon.
          + Chaque goutte avait une petite lune dedans.
          + Des fourmis refermèrent leurs parapluies, clap, clap.
          + Un mulot, qui naviguait en bottine, la rendit.
          + Ça brillait jusqu’à la haie, et même un peu après.
          + L’araignée coupa le dernier fil d’un coup de dent.
          + On marcha sur les cailloux, pour ne rien défaire.
        `,
        joy: `
          {Keeper} broda aussi une goutte sur [l’épouvantail|le chapeau]. [Il se tint très droit.|Cela lui allait bien.]
          / On but la rosée [à la paille|au bout des feuilles], [très fraîche|une gorgée chacun].
          + La grenouille eut droit à sa flaque. Une à elle.
          + {Friend} reçut un collier de gouttes. Il fallut ne pas bouger.
          + On planta l’aiguille dans un coussin de mousse.
          + La lune se vit mille fois et se trouva bien.
          + Les fourmis dansèrent en file, par habitude.
          + L’araignée fit la révérence avec quatre genoux.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Entre deux tiges, {keeper} [se cachait la figure de ses huit pattes|n’osait plus bouger un fil].
          / Parmi des gouttes qui roulaient de partout, {keeper} [les rattrapait à huit pattes|se tordait le fil].
          @thing « J’ai perdu l’aiguille d’argent, dit-elle, [et la rosée ne tient plus|c’est la seule], sur rien. »
          / « J’essaie les nœuds, mais la rosée dérape, dit-elle : [il me faut|j’ai perdu] l’aiguille d’argent. »
          @cause « Je l’avais posée juste un instant, [le temps d’un soupir|pas davantage], et voilà. »
          / « Une patte me démangeait, alors je l’ai posée juste un instant, [là|sur l’herbe], et plus d’aiguille. »
          @feeling Elle avait honte, [une fois par patte|huit fois], et tirait sur elle un bout de toile.
          / Elle avait honte, et [s’adressait surtout à ses genoux|faisait des nœuds dans l’air], qu’elle défaisait.
          + « Une couturière sans aiguille ! La lune vient voir l’ouvrage dans une heure. »
          + Près de nous, une goutte glissa, s’allongea, et se cassa dans l’herbe.
          + « C’était {spot.at}, ou alors j’y pensais. J’ai tant d’yeux que je ne sais plus où regarder. »
          + Au bout de son fil, qui brillait, il n’y avait personne.
          + {Friend} inspecta les brins d’herbe un à un. Il en restait un million.
        `,
        worry: `
          La rosée dégringolait, et les fourmis [sortaient des parapluies|apprenaient à nager].
          / Floc, dans les terriers ; floc, dans la soupe : [on plaçait des dés partout|la nuit gouttait].
          + Un mulot naviguait dans une bottine, sans enthousiasme.
          + Les brins d’herbe avaient l’air de gens qui ont oublié leurs bijoux.
          + Une goutte, collée au miel, attira surtout une guêpe.
          + La lune se cherchait, et ne se trouvait que dans la boue.
          + Seule une grenouille se déclarait ravie.
          + Les pâquerettes, les pieds trempés, éternuaient en chaîne.
        `,
        mend: `
          {Hero} tint le fil, et {keeper} enfila l’aiguille [du premier coup|les yeux fermés] : zip.
          @mended Point après point, mille gouttes tinrent sur l’herbe, [chacune avec sa lune|bien cousues].
          / Le fil passa, repassa, et mille gouttes tinrent sur l’herbe, [comme des boutons|sans rouler].
          + Elle n’oublia ni le chardon, ni la tige tordue du bord du fossé.
          + Partout, des parapluies se refermèrent avec de petits claquements.
          + Un mulot, qui naviguait en bottine, la rendit au pré.
          + Cela brillait jusqu’à la haie, puis encore un peu, par générosité.
          + D’un coup de dent, elle coupa le dernier fil.
          + On marchait à présent sur les cailloux, pour ne rien découdre.
        `,
        joy: `
          Sur le revers de l’épouvantail, {keeper} broda [une goutte|une goutte et demie], et il se tint très droit.
          / On but la rosée au bout des feuilles, [une gorgée chacun|très fraîche], à la santé de la lune.
          + {Friend} reçut un collier de gouttes et dut passer la soirée immobile.
          + La grenouille obtint une flaque à son nom.
          + L’aiguille fut piquée dans un coussin de mousse, attachée deux fois.
          + La lune se vit en mille exemplaires, et en fut de bonne humeur.
          + Pour saluer, l’araignée plia quatre genoux sur huit.
        `,
      },
      advanced: {
        trouble: `
          @keeper Entre deux tiges, {keeper} [se dissimulait derrière ses huit pattes|se faisait toute petite].
          / Dans une débandade de gouttes, {keeper} [courait sur huit fronts à la fois|tentait de sauver les apparences].
          @thing « J’ai perdu l’aiguille d’argent, dit-elle, [moi, une couturière|et la rosée se défait], à pareille heure. »
          / « La rosée dérape, dit-elle, [le nœud ne remplace rien|un désastre], car j’ai perdu l’aiguille d’argent. »
          @cause « Je l’avais posée juste un instant, [un rien, un battement de cil|pour souffler], sans y penser. »
          / « Une démangeaison, et je l’ai posée juste un instant, [on devrait se gratter au repos|ici même]. »
          @feeling Elle avait honte à raison d’une fois par patte, [et ramena sur elle un pan de toile|ce qui fait beaucoup].
          / Elle avait honte, et se confiait de préférence [à son fil|au brin voisin], confident discret.
          + La lune, qui inspecte l’ouvrage, était attendue dans l’heure.
          + Une goutte, sous nos yeux, s’étira, perdit pied et se brisa sans un cri.
          + La chose s’était produite {spot.at}, à moins qu’elle n’y eût seulement songé.
          + {Friend} examina un premier brin d’herbe, puis un second, et mesura l’étendue du pré.
        `,
        worry: `
          La rosée croulait de toutes parts, [au grand dam des fourmis|et l’on distribuait des parapluies].
          / Il gouttait dans les terriers, dans la soupe, [et dans les songes|sur les berceaux], avec méthode.
          + Un mulot voguait dans une bottine, en navigateur que l’aventure n’a jamais tenté.
          + Les herbes avaient l’embarras des personnes descendues au bal sans leurs bijoux.
          + Fixée au miel, une goutte obtint surtout l’attention d’une guêpe.
          + La lune se cherchait partout, et ne se rencontrait que dans la boue.
          + Seule une grenouille trouvait enfin le pays habitable.
        `,
        mend: `
          {Hero} tendit le fil, et {keeper} enfila l’aiguille [immédiatement|d’une main rassurée].
          @mended De point en point, mille gouttes tinrent sur l’herbe, [pourvues chacune de sa lune|sans un pli].
          / Le fil courut, l’aube pouvait venir, et mille gouttes tinrent sur l’herbe, [boutonnées|sans rouler].
          + Ni le chardon ni la tige boiteuse du fossé ne furent oubliés, la maison n’ayant pas de clients modestes.
          + Partout, des parapluies se replièrent en une salve de menus claquements.
          + Un mulot, parti en bottine, toucha terre et la restitua au domaine public.
          + Le scintillement gagna la haie, puis, par largesse, un bout du champ d’à côté.
          + Elle trancha d’une dent le dernier fil, recula de trois pas, et pencha la tête.
        `,
        joy: `
          Au revers de l’épouvantail, {keeper} broda une goutte, [dont il tira vanité|en manière d’ordre].
          / On but la rosée à même les feuilles, [gorgée par gorgée|à la santé de l’astre].
          + {Friend} reçut un collier de gouttes, dont le port exige une immobilité de statue.
          + La grenouille se vit concéder une flaque, à perpétuité.
          + L’aiguille repose à présent dans un coussin de mousse, retenue par deux nœuds et une promesse.
          + La lune, multipliée par mille, fut d’une humeur exquise et n’inspecta rien.
          + En guise de salut, l’ouvrière ploya quatre genoux sur les huit dont elle dispose.
        `,
      },
    },
    'fiddle-bow': {
      keeper: { noun: 'vieille sauterelle', gender: 'f' },
      thing: { noun: 'archet', gender: 'm' },
      spot: { at: 'parmi les coquelicots', to: 'vers les coquelicots' },
      facts: {
        ask: 'Pourquoi n’y avait-il pas de valse du soir ?',
        cause: 'une ombrelle de pissenlit emporta {thing}',
        mended: 'la valse fit danser tout le pré',
      },
      beginner: {
        trouble: `
          @keeper Son violon sur les genoux, {keeper} [pinçait une corde|regardait le vide]. Plonk.
          / Un pupitre, un violon, et {keeper}, [les pattes vides|sans un bruit].
          @thing « Pas de valse du soir, dit-elle. [J’ai perdu|Je n’ai plus] mon archet ! »
          / « Le pré attend sa valse, dit-elle, et mon archet [est parti|n’est plus là]. »
          @cause « Une ombrelle de pissenlit l’a [emporté|attrapé], par-dessus l’herbe, et zou. »
          / « Un pissenlit a ouvert son ombrelle. Elle l’a emporté [en l’air|tout haut]. »
          @feeling Elle était triste, et son violon [aussi|encore plus].
          / Elle était triste, et jouait [avec un brin d’herbe|du silence]. Ça ne danse pas.
          + « Soixante étés que je joue, dit-elle. Pas un soir sans valse. »
          + Le violon fit un petit bruit de nez.
          + « Il a volé {spot.to}. Mes genoux ne sautent plus. »
          + {Friend} siffla pour aider. Le violon se boucha les ouïes.
          + Tout le pré attendait, un pied en l’air.
          + « Avec un brin d’herbe, dit-elle, ça gratte. »
        `,
        worry: `
          Deux escargots se tenaient [enlacés|prêts] depuis une heure. [Ils attendaient la musique.|Rien ne venait.]
          / Sans valse, [les fleurs ne savaient pas comment finir|le soir ne tournait pas].
          + Le coquelicot avait mis sa belle robe. Elle se froissait.
          + On dansa sur du silence. On se marcha dessus.
          + Un crapaud fit boum, boum. Ce n’était que le boum.
          + Les papillons restaient assis, contre le mur de la haie.
          + Une petite n’avait jamais dansé. C’était pour ce soir.
          + Les tiges voulaient se balancer, mais de quel côté ?
        `,
        mend: `
          {Keeper} reprit son archet. [Un, deux, trois.|Une note, longue.] {Hero} [tourna la page|battit du pied].
          @mended Et la valse fit danser tout le pré, [fleur après fleur|un-deux-trois, un-deux-trois].
          / Zin, zin ! La valse fit danser tout le pré, [nous aussi|l’herbe aussi].
          + Les escargots partirent du bon pied, du seul.
          + L’herbe alla à gauche, puis à droite, comme la mer.
          + Le coquelicot tourna, et sa robe avec.
          + Un crapaud tint le boum, et c’était le bon.
          + Une petite dansa, les yeux fermés, sur des pieds d’amie.
          + Même la lune glissait un peu.
          + Peu à peu, elle joua plus bas.
          + Une dernière note resta en l’air, comme une plume.
        `,
        joy: `
          Les escargots dansaient encore [quand la valse fut finie|le lendemain].
          / On s’assit [en rond|sur des trèfles], avec [du sirop de fleurs|des framboises], pour souffler.
          + {Friend} invita une ombre. Elle dansait bien.
          + On attacha l’archet au violon, avec une jolie laine.
          + Le pissenlit demanda pardon et perdit la tête.
          + {Hero} apprit un air de trois notes.
          + Le coquelicot s’endormit debout, la robe en rond.
          + La vieille sauterelle but, et raconta soixante étés.
          + Le crapaud fit encore boum, pour lui.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Son violon sur les genoux, {keeper} [pinçait une corde, plonk|contemplait le vide].
          / Devant un pupitre tourné vers la lune, {keeper} [essayait un brin d’herbe sur ses cordes|ne jouait pas].
          @thing « Il n’y aura pas de valse, dit-elle, [car|c’est bien simple] : j’ai perdu mon archet. »
          / « Tout le pré a mis ses souliers, dit-elle, [et moi rien|hélas] : j’ai perdu mon archet. »
          @cause « Une ombrelle de pissenlit l’a emporté, [par-dessus l’herbe|au premier souffle], et zou. »
          / « Je l’avais levé pour la première note, et une ombrelle de pissenlit l’a emporté, [pfft|là-haut]. »
          @feeling Elle était triste, et le violon, [dans ses bras|qui la connaît], encore davantage.
          / Elle était triste, et une seule corde, [la plus grave|par sympathie], vibrait un peu.
          + « En soixante étés, je n’ai pas manqué un soir, même celui de la grêle. »
          + Le violon renifla par ses deux ouïes.
          + « Il a volé {spot.to}, mais mes genoux ne sautent plus que par temps sec. »
          + {Friend} proposa de siffler. L’instrument eut un mouvement de recul.
          + Dans tout le pré, on attendait, un pied en l’air.
        `,
        worry: `
          Deux escargots attendaient la musique, [enlacés|cornes contre cornes], depuis une bonne heure.
          / Sans valse, le soir ne tournait pas, [et les fleurs ne savaient comment finir|comme grippé].
          + Le coquelicot avait sorti sa robe, qui se froissait d’attendre.
          + On essaya de danser sur le silence, et l’on s’écrasa les pieds.
          + Un crapaud faisait boum, mais un boum, sans le reste, c’est peu.
          + Une toute petite sauterelle n’avait jamais dansé. C’était pour ce soir.
          + Contre la haie, les papillons faisaient tapisserie.
        `,
        mend: `
          {Keeper} reprit l’archet, posa la joue, [ferma les yeux|respira], et {hero} compta trois temps.
          @mended Alors la valse fit danser tout le pré, [fleur après fleur|un-deux-trois, un-deux-trois].
          / Zin, fit la première corde, et la valse fit danser tout le pré, [souliers ou non|racines comprises].
          + Les escargots s’élancèrent, c’est-à-dire qu’ils penchèrent.
          + L’herbe allait et venait d’un seul mouvement, comme la mer qui se berce.
          + Le boum d’un crapaud tomba juste, et il en fut bouleversé.
          + Une toute petite tourna, les yeux fermés, sur les pieds de quelqu’un.
          + La lune elle-même glissa d’un rien vers la gauche.
          + L’archet ralentit, s’allégea, et ne fit plus que respirer.
          + La dernière note resta en l’air, et l’on attendit qu’elle se pose.
        `,
        joy: `
          Longtemps après la dernière note, les escargots [dansaient encore|en étaient au refrain].
          / On souffla dans les trèfles, autour [d’un sirop de fleurs|de framboises tièdes].
          + {Friend} avait invité une ombre, qui menait très bien.
          + L’archet fut lié au violon par un brin de laine rouge.
          + Le pissenlit s’excusa, et l’émotion lui fit perdre la tête.
          + {Hero} apprit un air de trois notes, à jouer sur n’importe quoi.
          + La musicienne raconta ses soixante étés, et l’on n’en entendit que quatre.
        `,
      },
      advanced: {
        trouble: `
          @keeper Son violon sur les genoux, {keeper} en pinçait une corde, [plonk|sans illusion], par intervalles.
          / Face à un pupitre inutile, {keeper} [raclait ses cordes d’un brin d’herbe|saluait un bal qui n’aurait pas lieu].
          @thing « La valse du soir n’aura pas lieu, dit-elle, [soupirant|faute d’outil] : j’ai perdu mon archet. »
          / « Le pré s’est chaussé, dit-elle, [et l’orchestre est là|tout entier], mais j’ai perdu mon archet. »
          @cause « Une ombrelle de pissenlit l’a emporté, [cette tête légère|au moindre zéphyr], par-dessus l’herbe. »
          / « Je le levais pour l’accord, quand une ombrelle de pissenlit l’a emporté, [sans mesure|en plein soupir]. »
          @feeling Elle était triste, et le violon, [qui la connaissait de longue date|tout contre elle], davantage.
          / Elle était triste, et sa corde grave, [par solidarité|seule], rendait un son de pluie.
          + En soixante étés, elle n’avait manqué qu’un soir, à savoir celui-ci.
          + L’instrument renifla, des deux ouïes à la fois.
          + L’archet avait vogué {spot.to}, hors de portée de genoux qui ne bondissent plus que par temps sec.
          + {Friend} offrit de siffler, sur quoi le violon eut un mouvement de retrait.
          + Le pré tout entier demeurait dans l’attente, un pied levé.
        `,
        worry: `
          Deux escargots, enlacés depuis une heure, [espéraient la première mesure|retenaient leur élan].
          / La valse manquant, le soir ne parvenait pas à tourner, [grippé|telle une porte sans gond].
          + Le coquelicot, en grande toilette, sentait sa robe se froisser d’impatience.
          + On s’essaya à danser sur le silence, dont le tempo, hélas, varie avec les personnes.
          + Un crapaud fournissait le « boum », à charge pour chacun d’imaginer le reste.
          + Une débutante, qui n’avait jamais dansé, s’était promis que ce serait ce soir.
          + Les papillons, le long de la haie, faisaient tapisserie au sens propre.
        `,
        mend: `
          {Keeper} reprit l’archet, inclina la joue, referma les paupières, au signal {hero.de}.
          @mended [À trois temps|Sur un coup d’archet], la valse fit danser tout le pré, [fleur à fleur|jusqu’aux vaches].
          + Les escargots se lancèrent, ce qui, chez eux, consiste à pencher.
          + L’herbe allait et venait, d’un balancement si vaste que les étoiles semblaient suivre.
          + Le « boum » du crapaud trouva enfin sa raison d’être, et son auteur en eut les larmes aux yeux.
          + Une débutante tournait, paupières closes, sur les pieds d’un cavalier qui ne sentait plus les siens.
          + L’archet s’allégea par degrés, jusqu’à n’être plus qu’une façon de respirer.
          + L’ultime note demeura suspendue, et nul n’osa bouger avant qu’elle ne se fût posée.
        `,
        joy: `
          La valse achevée, les escargots [dansaient toujours|en étaient aux premières figures], et on les laissa.
          / On reprit haleine dans les trèfles, [autour d’un sirop de corolles|framboises en main].
          + {Friend} avait prié à danser une ombre, laquelle, on l’admit, conduisait à merveille.
          + Un brin de laine rouge unit désormais l’archet au violon, pour le meilleur et pour le vent.
          + Le pissenlit, accouru s’excuser, en perdit la tête.
          + L’artiste évoqua ses soixante étés, dont l’auditoire, bercé, n’entendit que les quatre premiers.
          + {Hero} emporta un air de trois notes, qui se joue sur tout ce qui vibre.
        `,
      },
    },
  },
}
