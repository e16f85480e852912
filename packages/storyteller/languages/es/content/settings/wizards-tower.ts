import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const wizardsTower: SettingContent<Noun, "Wizard's Tower"> = {
  place: { name: 'la Torre del Mago', in: 'en la Torre del Mago', to: 'a la Torre del Mago', from: 'de la Torre del Mago' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. En la puerta decía: «[Me fui a la playa|Vacaciones]».
      / @place Una puerta se abrió con un [suspiro|«pse»]. Entraron {place.in}.
      La escalera se lo pensó y [se dejó subir|crujió].
      + Una escoba dijo lo que opinaba de [los zapatos|la noche].
      + Olía a hollín, a menta y a [hechizo viejo|rayo tibio].
    `,
    life: `
      De noche, los botes ordenan las [estrellas|nubes] por tamaño.
      + Una silla contaba que antes era [rey|sapo]. Nadie la creía.
      + El telescopio dormía con [un ojo abierto|su gorro puesto].
    `,
    way: `
      Los peldaños se estiraban, [bostezaban|discutían] y se quedaban quietos.
      En una ventana ardía una luz [morada|que no calentaba].
      + Olía a [sopa de ayer|libro y a vela].
      + Un armario dijo: «[Yo no he sido|Pasen]».
    `,
    thanks: `
      {Keeper} le dio {hero.a} un hechizo para [calcetines|dormir].
      + La escoba saludó a su modo, que es [barrer|no mirar].
      + La escalera bajó sola, [suave|sin pedir propina].
    `,
  }),
  troubles: {
    'wooden-spoon': {
      keeper: { noun: 'escoba', gender: 'f' },
      thing: { noun: 'cuchara de palo', gender: 'f' },
      spot: { at: 'en el peldaño noventa y nueve', to: 'al peldaño noventa y nueve' },
      facts: {
        ask: '¿Por qué se salía la sopa de dormir?',
        cause: 'por no ver más sopa caliente, {thing} se escapó',
        mended: 'la sopa hirvió a fuego lento',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Nadie más estaba en la cocina: solo {keeper}, [con delantal|y muy tiesa].
          La sopa de dormir se salía de la [olla|olla y del plato].
          @thing —Se ha ido {thing} —[dijo|barrió y dijo] ella.
          @cause —Por no ver más sopa, {thing} se [escapó|fue] —contó.
          @feeling La escoba estaba preocupada y recogía la sopa [con las cerdas|a barridas].
        `,
        worry: `
          Los vecinos de abajo [soñaban|bostezaban] a destiempo, uno ya roncaba de pie.
          + Un gato se durmió en el aire, [de paso|con la cola en alto].
        `,
        mend: `
          {Hero} removió con {thing}, [redondo y despacio|siempre a la derecha].
          @mended Y la sopa hirvió a fuego [lento|lento, blup, blup].
          + La escoba barrió la sopa con mucha [dignidad|pena].
        `,
        joy: `
          Le dieron a la cuchara [un día libre|el viernes libre]. Se lo había ganado.
        `,
      }),
    },
    'hat-star': {
      keeper: { noun: 'sapo aprendiz', gender: 'm' },
      thing: { noun: 'estrella del sombrero', gender: 'f' },
      spot: { at: 'debajo del telescopio', to: 'al telescopio' },
      facts: {
        ask: '¿Por qué salían los hechizos al revés?',
        cause: 'se soltó un hilo y {thing} se cayó',
        mended: 'los hechizos salieron bien otra vez',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En el taburete sudaba {keeper.un}, bajo un sombrero [enorme|gordo].
          Sus hechizos salían al revés: pedía luz y [anochecía|llovía].
          @thing —Falta {thing} —[dijo|croó].
          @cause —Se soltó un hilo. Y {thing} se [cayó|cayó sin ruido] —contó.
          @feeling Estaba confuso y llevaba [un zapato en la mano|la capa del revés].
        `,
        worry: `
          Quiso hacer un gato y le salió un [otag|ladrido]. Muy cariñoso.
          + La tetera servía hacia [arriba|dentro].
        `,
        mend: `
          {Hero} cosió {thing} con un hilo [de luna|doble].
          @mended Y los hechizos salieron bien [otra vez|otra vez, uno detrás de otro].
          + El gato dijo miau. Fue [un alivio|su primera vez].
        `,
        joy: `
          El sapo hizo llover pétalos. Se había pasado [de azúcar|un poco].
        `,
      }),
    },
    'rhyme-slip': {
      keeper: { noun: 'aldaba de la puerta', gender: 'f' },
      thing: { noun: 'papelito de la rima', gender: 'm' },
      spot: { at: 'en el cajón que bosteza', to: 'al cajón que bosteza' },
      facts: {
        ask: '¿Por qué solo subían las escaleras?',
        cause: 'alguien calzó una mesa coja con {thing}',
        mended: 'las escaleras volvieron a bajar',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Con la boca abierta esperaba {keeper}.
          Las escaleras solo subían. Nadie había [bajado|vuelto] desde el lunes.
          @thing —Se perdió {thing} —[dijo|sonó] ella.
          @cause —Alguien calzó una mesa coja con {thing}. Luego lo [guardó|guardó en un cajón] —contó.
          @feeling Estaba cansada: bostezó, y [tembló la puerta|se le salió el aro].
        `,
        worry: `
          El sapo aprendiz llevaba tres días en [el desván|el piso de arriba]. Tenía hambre.
          + Un plátano rodó hacia arriba, [muy serio|sin ganas].
        `,
        mend: `
          {Hero} leyó {thing} en voz alta: [bajo, bajito|baja].
          @mended Y las escaleras volvieron a [bajar|bajar, peldaño a peldaño].
          + El sapo llegó abajo con [un plátano|ganas de cenar].
        `,
        joy: `
          Subieron y bajaron, por puro [gusto|vicio], hasta marearse.
        `,
      }),
    },
  },
}
