import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const wizardsTower: SettingContent<Noun, "Wizard's Tower"> = {
  place: { name: 'la Tour du magicien', in: 'dans la Tour du magicien', to: 'vers la Tour du magicien', from: 'de la Tour du magicien' },
  ...atEveryLevel({
    arrival: `
      @place On entra {place.in}. Le magicien était [en vacances|à la mer], avec son pyjama.
      L’escalier [réfléchit|hésita], puis laissa monter.
      + Ça sentait la sauge et le pétard mouillé.
      + « Ne dis pas abracadabra, dit {friend}. Oh. Pardon. »
    `,
    life: `
      En son absence, [les fioles bavardent|les livres font la vaisselle].
      + Un balai donnait son avis sur tout.
      + Un chapeau pointu faisait sa ronde, tout seul.
    `,
    way: `
      Il fallut monter [marche à marche|en tournant], et parfois descendre un peu.
      Une fiole [rota, puis s’excusa|changea de couleur], poliment.
      + Par la lucarne, la lune regardait l’heure.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un grain de magie|une pincée d’étoile], bon pour une fois.
      + L’escalier fit la révérence. On dut s’asseoir.
    `,
  }),
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
      ...atEveryLevel({
        trouble: `
          @keeper Dans la cuisine, {keeper} [épongeait partout|sautait entre les flaques].
          @thing « La soupe déborde ! Il faut {thing} pour la tourner. »
          @cause « {Thing} s’est sauvée. Toujours la soupe chaude ! [Elle en avait assez|On la comprend]. »
          @feeling {Keeper} était inquiet, et ses brins [se dressaient|tombaient un à un].
        `,
        worry: `
          La soupe avait endormi [le tapis|trois chaises]. Le buffet bâillait déjà.
        `,
        mend: `
          {Thing} revint, si on lui promettait [des pauses|de l’eau froide, après].
          @mended Et la soupe de sommeil mijota doucement, [blop, blop|sans une goutte dehors].
        `,
        joy: `
          {Thing} eut le dimanche libre. {Keeper} [aussi|voulut le mardi].
        `,
      }),
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
      ...atEveryLevel({
        trouble: `
          @keeper « Riosnob », dit {keeper}, [la tête en bas|le chapeau sur les pieds]. Cela voulait dire bonsoir.
          @thing « Mes sorts sortent à l’envers. J’ai perdu {thing} ! »
          @cause « Un fil s’est défait, et {thing} est tombée [du chapeau|sans bruit]. »
          @feeling {Keeper} n’y comprenait plus rien, [ni devant ni derrière|et salua le mur].
        `,
        worry: `
          Une théière versait [de bas en haut|dans son propre bec]. Le plafond prenait le thé.
        `,
        mend: `
          Deux points de fil, et {thing} tint [bon|au chapeau].
          @mended Les sorts sortirent à l’endroit : [abracadabra, une fraise|hop, une pantoufle].
        `,
        joy: `
          {Keeper} fit pleuvoir [des fraises|des confettis]. Exprès, cette fois.
        `,
      }),
    },
    'rhyme-slip': {
      keeper: { noun: 'heurtoir de la porte', gender: 'm' },
      thing: { noun: 'billet à la rime', gender: 'm' },
      spot: { at: 'dans le tiroir qui bâille', to: 'vers le tiroir qui bâille' },
      facts: {
        ask: 'Pourquoi l’escalier ne faisait-il que monter ?',
        cause: 'on cala une table avec {thing}',
        mended: 'l’escalier redescendit',
      },
      ...atEveryLevel({
        trouble: `
          @keeper « Toc, dit {keeper}. Pardon. [Je n’ai plus de voix|J’ai trop appelé]. »
          @thing « L’escalier ne fait que monter. Il lui faut {thing}. »
          @cause « On a calé une table avec {thing}. [Elle boitait|Une table bancale]. Puis on a tout rangé. »
          @feeling {Keeper} était si fatigué que [son anneau pendait|même son toc bâillait].
        `,
        worry: `
          Un visiteur montait [depuis lundi|toujours]. On lui envoyait des sandwiches par la fenêtre.
        `,
        mend: `
          {Hero} lut la rime : pied, palier, [au lit l’escalier|bonsoir l’escalier].
          @mended Et l’escalier redescendit, [marche à marche|en soupirant d’aise].
        `,
        joy: `
          Le visiteur sortit enfin. [Il avait bonne mine|Il dit : belle vue].
        `,
      }),
    },
  },
}
