import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fairyVillage: SettingContent<Noun, 'Fairy Village'> = {
  place: { name: 'le Village des fées', in: 'au Village des fées', to: 'vers le Village des fées', from: 'du Village des fées' },
  ...atEveryLevel({
    arrival: `
      @place On arriva {place.in}. Les maisons y sont [des champignons|rondes et rouges], avec des rideaux.
      Des lanternes de rosée [se balançaient|clignotaient] au-dessus des portes.
      + Il fallait marcher au milieu, pour ne rien écraser.
      + « Baisse la tête, dit {friend}. Voilà le clocher. »
    `,
    life: `
      Le soir, les fées [raccommodent leurs ailes|comptent leurs vœux], assises sur le seuil.
      + Une fée grondait sa baguette, qui faisait des bulles.
      + Un hanneton livrait le lait, goutte par goutte.
    `,
    way: `
      Le chemin suivait [la roue du moulin|un fil d’araignée bien tendu].
      Ça sentait [la brioche|le sucre et la rosée] à tous les coins.
      + Derrière un volet, quelqu’un chantait en s’arrêtant.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un grelot de la taille d’un pois|un vœu, mais petit].
      + Les fées saluèrent avec leurs bonnets de nuit.
    `,
  }),
  troubles: {
    sieve: {
      keeper: { noun: 'fée meunière', gender: 'f' },
      thing: { noun: 'plus petit tamis', gender: 'm' },
      spot: { at: 'sous le dernier champignon du village', to: 'vers le dernier champignon' },
      facts: {
        ask: 'Pourquoi n’y avait-il pas de poudre de sommeil ?',
        cause: 'on prêta {thing} sans savoir à qui',
        mended: 'la poudre tomba et tous bâillèrent',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au pied du moulin, {keeper} [frottait ses yeux pleins de farine|était assise sur un sac].
          @thing « Pas de poudre de sommeil ce soir ! Je n’ai plus {thing}. »
          @cause « On a prêté {thing}, mais [à qui|à quelle voisine] ? Personne ne sait plus. »
          @feeling {Keeper} était si fatiguée qu’elle [dit bonjour deux fois|bâilla de travers].
        `,
        worry: `
          Les bébés fées jouaient [au loup|à cache-cache] au plafond. Depuis trois heures.
        `,
        mend: `
          {Keeper} secoua {thing}, [tchic, tchic|à petits coups].
          @mended La poudre tomba et tous bâillèrent, [de porte en porte|même la roue du moulin].
        `,
        joy: `
          On trouva le voisin distrait. [C’était le maire|Il dormait déjà].
        `,
      }),
    },
    thimble: {
      keeper: { noun: 'fée boulangère', gender: 'f' },
      thing: { noun: 'dé à coudre', gender: 'm' },
      spot: { at: 'au bord du ruisseau du moulin', to: 'vers le ruisseau du moulin' },
      facts: {
        ask: 'Pourquoi la pâte montait-elle par-dessus les toits ?',
        cause: 'une souris prit {thing} pour un chapeau',
        mended: 'la pâte redescendit et sentit bon',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Par la lucarne du four, {keeper} [criait au secours|repoussait la pâte avec un balai].
          @thing « Elle monte, elle monte ! Pour mesurer, il me faut {thing}. »
          @cause « Une souris a pris {thing} pour [un chapeau|un chapeau du dimanche]. »
          @feeling {Keeper} était inquiète, [et blanche de farine|du bonnet aux chaussons].
        `,
        worry: `
          La pâte avait emporté [une cheminée|une poussette]. On leur faisait signe d’en bas.
        `,
        mend: `
          Une mesure de {thing.bare}, [une seule|bien rase], et pas plus.
          @mended La pâte redescendit et sentit bon, [toit après toit|comme une brioche sage].
        `,
        joy: `
          Le pain fut pour tous. La souris eut [un vrai chapeau|un béret].
        `,
      }),
    },
    'music-crank': {
      keeper: { noun: 'plus vieille des fées', gender: 'f' },
      thing: { noun: 'manivelle de la boîte à musique', gender: 'f' },
      spot: { at: 'dans l’arbre creux aux glands', to: 'vers l’arbre creux' },
      facts: {
        ask: 'Pourquoi le village n’avait-il plus de berceuse ?',
        cause: 'les enfants pêchèrent avec {thing}',
        mended: 'la boîte joua la berceuse',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Près d’une boîte muette, {keeper} [tenait ses mains vides|écoutait quand même].
          @thing « Ma boîte ne joue plus. Je n’ai plus {thing}. »
          @cause « Les enfants ont pêché avec {thing}. [Ils l’ont laissée|Elle est restée] quelque part. »
          @feeling {Keeper} était triste, [tout doucement|comme une chanson sans paroles].
        `,
        worry: `
          On avait essayé de chanter sans elle. [Le chat était parti|Deux vitres sont fêlées].
        `,
        mend: `
          On remit {thing} à la boîte. Un tour, [deux tours|puis un autre].
          @mended Et la boîte joua la berceuse, [note après note|un peu rouillée, très belle].
        `,
        joy: `
          Les enfants demandèrent pardon et [un autre tour|encore la fin]. Ils eurent les deux.
        `,
      }),
    },
  },
}
