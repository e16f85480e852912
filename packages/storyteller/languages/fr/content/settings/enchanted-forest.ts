import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const enchantedForest: SettingContent<Noun, 'Enchanted Forest'> = {
  place: { name: 'la Forêt enchantée', in: 'dans la Forêt enchantée', to: 'vers la Forêt enchantée', from: 'de la Forêt enchantée' },
  ...atEveryLevel({
    arrival: `
      @place Et voilà : on était {place.in}. Ça sentait [la mousse et la pluie|le champignon et la nuit].
      Au bord du chemin, les champignons [fredonnaient|chantaient] tout bas.
      + Une fougère se déroula pour mieux voir.
      + « Attention aux racines, souffla {friend}. Elles sont chatouilleuses. »
    `,
    life: `
      Ici habite le petit peuple de la mousse. Le soir, il [peigne les fougères|balaie les sentiers].
      + Deux chênes se disputaient : qui avait la plus grande ombre ?
      + Un scarabée se promenait sous une feuille, en cas de pluie.
    `,
    way: `
      Le sentier passait [sous les branches basses|entre de gros troncs tordus].
      Quelque part, un pic frappait [en dormant|trois coups, puis s’excusait].
      + Ça sentait la résine et la terre froide.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [un gland avec son chapeau|un bouton de mousse].
      + Le petit peuple agita cent petites fougères.
    `,
  }),
  troubles: {
    spark: {
      keeper: { noun: 'scarabée allumeur', gender: 'm' },
      thing: { noun: 'première étincelle', gender: 'f' },
      spot: { at: 'dans le creux du plus vieux chêne', to: 'vers le creux du plus vieux chêne' },
      facts: {
        ask: 'Pourquoi les lanternes restaient-elles noires ?',
        cause: 'le scarabée éternua et {thing} s’envola',
        mended: 'les lanternes s’allumèrent une à une',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sur un champignon, {keeper} [tordait ses six mains|tournait son bonnet entre ses pattes].
          @thing « Mes lanternes restent noires. {Thing} n’est plus là ! »
          @cause « J’ai éternué, [atchoum|très fort], et {thing} s’est envolée. »
          @feeling {Keeper} avait l’air inquiet, [de face comme de dos|jusqu’au bout des antennes].
        `,
        worry: `
          Sans lumière, [plus personne ne trouvait son lit|chacun se trompait de maison]. Un lutin dormait déjà dans une boîte aux lettres.
        `,
        mend: `
          {Hero} posa {thing} dans la première lanterne. [On attendit|On retint son souffle].
          @mended Et les lanternes s’allumèrent une à une, [de branche en branche|jusqu’au fond des bois].
        `,
        joy: `
          Il y eut du [chocolat de gland|miel chaud] pour tout le monde. Même les deux chênes trinquèrent.
        `,
      }),
    },
    'silver-leaf': {
      keeper: { noun: 'plus vieux chêne', gender: 'm' },
      thing: { noun: 'feuille d’argent', gender: 'f' },
      spot: { at: 'près du puits moussu', to: 'vers le puits moussu' },
      facts: {
        ask: 'Pourquoi la forêt ne dormait-elle pas ?',
        cause: 'le vent emporta {thing} pour rire',
        mended: 'toute la forêt se remit à bruire',
      },
      ...atEveryLevel({
        trouble: `
          @keeper « Par ici. Plus haut », craqua {keeper} [d’une voix de bois|au fond de son écorce].
          @thing « J’ai perdu {thing}. C’est par elle que [le bruit des arbres|tout notre murmure] commence. »
          @cause « Le vent a emporté {thing}, [juste pour rire|pour faire le malin]. »
          @feeling {Keeper} était si fatigué que [ses branches pendaient|trois glands tombèrent].
        `,
        worry: `
          Sans ce murmure, [pas un oiseau ne dormait|personne ne fermait l’œil]. Une biche comptait déjà les chasseurs.
        `,
        mend: `
          {Keeper} reprit {thing} à sa plus haute [branche|brindille].
          @mended Chhh… Et toute la forêt se remit à bruire, [arbre après arbre|doucement, comme la mer].
        `,
        joy: `
          Le vent revint [demander pardon|avec des fleurs]. On lui pardonna, mais il dut souffler moins fort.
        `,
      }),
    },
    'path-button': {
      keeper: { noun: 'taupe postière', gender: 'f' },
      thing: { noun: 'bouton des chemins', gender: 'm' },
      spot: { at: 'entre les racines d’un arbre tombé', to: 'vers l’arbre tombé' },
      facts: {
        ask: 'Pourquoi tous les chemins tournaient-ils en rond ?',
        cause: '{thing} tomba par un trou du sac',
        mended: 'les chemins se recouchèrent à leur place',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Pour la troisième fois, {keeper} passa [devant le même arbre|en disant bonjour].
          @thing « Il me manque {thing}. Sans lui, les chemins [tournent en rond|se mordent la queue]. »
          @cause « Mon sac avait un trou, et {thing} est tombé [par là|sans bruit]. »
          @feeling {Keeper} n’y comprenait plus rien, et [salua une souche|se donna une lettre à elle-même].
        `,
        worry: `
          Un hérisson allait chez sa voisine. [Il marchait depuis mardi|Il arrivait toujours chez lui].
        `,
        mend: `
          {Keeper} appuya sur {thing}. Clic ! [La mousse frissonna|Un frisson passa].
          @mended Les chemins se recouchèrent à leur place, [bien lisses|comme des rubans].
        `,
        joy: `
          Tout le monde rentra en même temps. [Quelle bousculade|Que de bonsoirs] !
        `,
      }),
    },
  },
}
