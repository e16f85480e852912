import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const magicalCastle: SettingContent<Noun, 'Magical Castle'> = {
  place: { name: 'le Château magique', in: 'au Château magique', to: 'vers le Château magique', from: 'du Château magique' },
  ...atEveryLevel({
    arrival: `
      @place On arriva {place.in}. Ça sentait [la cire et la soupe|la pierre et le pain].
      Dans l’entrée, une armure [ronflait debout|rêvait à voix haute].
      + Un tapis fit un pli pour saluer.
      + « Essuie tes pieds, dit {friend}. Le tapis nous regarde. »
    `,
    life: `
      Les portraits du couloir [se racontent des potins|bavardent d’un cadre à l’autre].
      + La cuisine ne dort jamais. Elle fait juste des siestes.
      + Un vieux roi peint demanda des nouvelles de la pluie.
    `,
    way: `
      Il fallut suivre un couloir [qui sentait la cire|plein de courants d’air].
      Derrière une porte, une cuillère [riait toute seule|tombait, encore et encore].
      + Une bougie marchait devant, fière de son travail.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un bouton d’armure|un petit ruban de roi].
      + L’armure salua sans se réveiller. Gling.
    `,
  }),
  troubles: {
    cogwheel: {
      keeper: { noun: 'souris horlogère', gender: 'f' },
      thing: { noun: 'plus petit rouage', gender: 'm' },
      spot: { at: 'en haut de l’escalier le plus étroit', to: 'vers l’escalier le plus étroit' },
      facts: {
        ask: 'Pourquoi l’horloge s’était-elle arrêtée ?',
        cause: 'l’horloge eut le hoquet et {thing} sauta',
        mended: 'l’horloge sonna l’heure du coucher',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sous la grande horloge, {keeper} [se cachait dans sa blouse|n’osait pas lever le nez].
          @thing « Il est une minute avant le coucher, et ça dure. {Thing} est perdu ! »
          @cause « L’horloge a eu le hoquet, et {thing} a [sauté|bondi dehors]. »
          @feeling {Keeper} avait honte, [de la moustache à la queue|et tenait son chiffon devant ses yeux].
        `,
        worry: `
          Depuis, [le roi se brosse les dents|la reine dit bonne nuit] sans s’arrêter. Cela use, à force.
        `,
        mend: `
          {Keeper} remit {thing} à sa place. [Tic|Clic]. Puis tac.
          @mended Dong ! L’horloge sonna l’heure du coucher, [enfin|bien ronde].
        `,
        joy: `
          Trois cents bâillements montèrent d’un coup. [Les rideaux s’envolèrent|Une bougie s’éteignit].
        `,
      }),
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
      ...atEveryLevel({
        trouble: `
          @keeper Au-dessus des marmites, {keeper} [flottait de travers|soupirait de la vapeur].
          @thing « Ma soupe n’a plus de goût. On m’a pris {thing} ! »
          @cause « Un chevalier s’est gratté le dos avec {thing}. [Il l’a oubliée|Puis il l’a posée] quelque part. »
          @feeling {Keeper} était triste, et ses larmes [n’étaient même pas salées|passaient à travers lui].
        `,
        worry: `
          Sans bonne soupe, les chevaliers [ne voulaient pas dormir|jouaient aux cartes]. Ils trichaient, en plus.
        `,
        mend: `
          Une pincée, pas plus, avec {thing}. [Ça fuma|Ça sentit bon].
          @mended La soupe redevint bonne et tous bâillèrent, [casque après casque|du premier au dernier].
        `,
        joy: `
          Chacun eut un bol. {Friend} en eut [deux|trois, par politesse].
        `,
      }),
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
      ...atEveryLevel({
        trouble: `
          @keeper Devant le pont, {keeper} [regardait ses pieds|se faisait tout plat].
          @thing « Le pont est coincé à mi-chemin. J’ai perdu {thing}. »
          @cause « Elle est petite comme un ongle. {Thing} a glissé [par une fente|entre deux planches]. »
          @feeling {Keeper} avait honte, et devint [d’un vert plus foncé|presque rose].
        `,
        worry: `
          Le boulanger lançait le pain par-dessus l’eau. [Les canards étaient ravis|Un canard en avait déjà neuf].
        `,
        mend: `
          {Thing} tourna dans la serrure. [Cric|Crac].
          @mended Le pont-levis descendit jusqu’en bas, [tout doux|sans un bruit, ou presque].
        `,
        joy: `
          {Keeper} traversa trois fois, [aller et retour|pour le plaisir]. On l’applaudit.
        `,
      }),
    },
  },
}
