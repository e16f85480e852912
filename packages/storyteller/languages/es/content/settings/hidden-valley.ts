import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const hiddenValley: SettingContent<Noun, 'Hidden Valley'> = {
  place: { name: 'el Valle Escondido', in: 'en el Valle Escondido', to: 'al Valle Escondido', from: 'del Valle Escondido' },
  ...atEveryLevel({
    arrival: `
      @place La niebla se abrió, y estaban {place.in}. No salía [en los mapas|en ningún libro].
      / @place Ya estaban {place.in}, donde los muros [se apoyan|se sientan juntos].
      Un arroyo contaba cosas de [hace mil años|ayer], todas verdad.
      + La niebla lo tapaba todo, como una [manta|colcha de lana].
      + Olía a leña y a [queso joven|pan].
    `,
    life: `
      Los muros se apoyan para [charlar|no caerse de sueño].
      + Un pastor contaba ovejas y le salía [una oveja de más|lana].
      + Las campanas tosían un poco, [antes de empezar|de tan viejas].
    `,
    way: `
      El sendero daba vueltas para [no molestar|que nadie lo encontrara].
      El arroyo dijo: «Este paso [ya lo oí|me lo sé]».
      + Olía a helecho y a [invierno|humo].
      + En un muro había un hueco con [una carta|una piedra tibia].
    `,
    thanks: `
      {Keeper} le dio {hero.a} un poco de niebla [muy fina|doblada].
      + El arroyo prometió [acordarse|no contarlo], y lo cumple.
      + Los muros se juntaron, [hasta otra|un poco más].
    `,
  }),
  troubles: {
    'mist-shuttle': {
      keeper: { noun: 'vieja tejedora', gender: 'f' },
      thing: { noun: 'lanzadera', gender: 'f' },
      spot: { at: 'detrás de la cascada', to: 'a la cascada' },
      facts: {
        ask: '¿Por qué había un roto en la manta de niebla?',
        cause: 'el arroyo se llevó {thing}',
        mended: 'la manta de niebla se cerró',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En su telar, con ocho patas, estaba {keeper.un}, [araña y abuela|de hilo gris].
          La manta de niebla tenía un roto. Y la luna [deslumbraba|daba en los ojos].
          @thing —He perdido {thing} —[dijo|bostezó].
          @cause —El arroyo se llevó {thing} [corriendo|corriendo, muy contento] —contó.
          @feeling Estaba cansada y tejía con [los dedos|los bigotes].
        `,
        worry: `
          Nadie dormía: todos tenían la luna en [los párpados|la sopa].
          + Una oveja llevaba gafas de [sol|luna].
        `,
        mend: `
          {Hero} le dio {thing} a la tejedora. Y [zas, zas|la niebla creció].
          @mended Y la manta de niebla se [cerró|cerró, de monte a monte].
          + La luna quedó detrás, [suave|como un huevo].
        `,
        joy: `
          La tejedora hizo, con lo que sobró, [un pañuelo|calcetines de niebla].
        `,
      }),
    },
    'last-letter': {
      keeper: { noun: 'vencejo cartero', gender: 'm' },
      thing: { noun: 'última carta', gender: 'f' },
      spot: { at: 'en el viejo puente colgante', to: 'al viejo puente colgante' },
      facts: {
        ask: '¿Por qué había alguien que no quería dormir?',
        cause: 'el viento sacó {thing} de la bolsa',
        mended: 'se leyó la carta en voz alta',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En el tejado estaba {keeper.un}, con la bolsa [del revés|vacía].
          Alguien esperaba una carta y no quería [dormir|cerrar los ojos].
          @thing —Me falta {thing} —[dijo|lloró].
          @cause —El viento sacó {thing} de la [bolsa|bolsa, en pleno vuelo] —contó.
          @feeling Estaba muy triste, y el sello [también|se había mojado].
        `,
        worry: `
          Una abuela con [bata|gorro de dormir] miraba por su ventana.
          + Había encendido una vela y [otra|una más], para el cartero.
        `,
        mend: `
          {Hero} llevó {thing} hasta la ventana, y [la abrieron|dio tres golpecitos].
          @mended Y se leyó la carta en voz [alta|alta: «Que duermas bien»].
          + La abuela la puso bajo la [almohada|taza].
        `,
        joy: `
          El vencejo recibió un sello nuevo: [un vencejo|un corazón].
        `,
      }),
    },
    'smallest-bell': {
      keeper: { noun: 'enano campanero', gender: 'm' },
      thing: { noun: 'campana más pequeña', gender: 'f' },
      spot: { at: 'en los juncos del estanque', to: 'a los juncos del estanque' },
      facts: {
        ask: '¿Por qué sonaba a medias el toque de la tarde?',
        cause: '{thing} rodó cuesta abajo por diversión',
        mended: 'el toque de la tarde sonó entero',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En el campanario estaba {keeper.un}, con [un mazo|barba de bronce].
          El toque de la tarde tenía [un agujero|una nota de menos].
          @thing —Falta {thing} —[dijo|golpeó].
          @cause —Rodó cuesta abajo. Y {thing} lo hizo por [diversión|pura diversión] —contó.
          @feeling El enano estaba confuso: contaba campanas y [sumaba con los dedos|salía siete, o seis].
        `,
        worry: `
          Las gallinas esperaban la última nota para [subir al palo|dormir].
          + Un gato la cantó, pero en [gato|otro tono].
        `,
        mend: `
          {Hero} colgó {thing} en su sitio, la más [alta|cercana al cielo].
          @mended Y el toque de la tarde sonó [entero|entero, hasta la última].
          + Las gallinas se acostaron [al segundo tin|por orden].
        `,
        joy: `
          La campanita contó su viaje. Lo contó [tintineando|en tres tonos].
        `,
      }),
    },
  },
}
