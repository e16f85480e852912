import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const underwaterKingdom: SettingContent<Noun, 'Underwater Kingdom'> = {
  place: { name: 'el Reino Submarino', in: 'en el Reino Submarino', to: 'al Reino Submarino', from: 'del Reino Submarino' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. Todo se movía [despacio|a cámara lenta].
      / @place Llegaron abajo, y {place.in} empezaba la [tarde|noche verde].
      Había balcones de coral con [ropa tendida|macetas de anémonas].
      + Un caballito de mar pasó al galope, [al paso|con la compra].
      + Un coro de caracolas afinaba un [la|sol muy largo].
    `,
    life: `
      En las calles, los peces volvían a casa en [fila|bancos de doce].
      + Una ostra cerró la tienda, [clac|con un bostezo].
      + Dos cangrejos se saludaron de lado, como [siempre|es debido].
    `,
    way: `
      Pasaron por un bosque de algas que [hacía reverencias|se mecía].
      La arena guardaba huellas [de estrella|de cinco puntas].
      + Olía a sal y a [puerto|té de algas].
      + Una medusa les alumbró un trecho, [sin que lo pidieran|muy amable].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una concha con [el mar dentro|una ola pequeña].
      + Las burbujas dijeron [adiós|blup], una por una.
      + El coro cantó la despedida, [muy despacio|nota a nota].
    `,
  }),
  troubles: {
    'moon-pearl': {
      keeper: { noun: 'viejo cangrejo', gender: 'm' },
      thing: { noun: 'perla de luna', gender: 'f' },
      spot: { at: 'dentro del barco hundido', to: 'al barco hundido' },
      facts: {
        ask: '¿Por qué estaba a oscuras el palacio?',
        cause: 'la corriente se llevó {thing} rodando',
        mended: 'volvió la luz a todos los balcones',
      },
      ...atEveryLevel({
        trouble: `
          @keeper A tientas llegó {keeper.un}, con una [vela mojada|linterna sin pez].
          El palacio entero estaba [a oscuras|negro como tinta].
          @thing —Nos falta {thing} —dijo, [de lado|sin dejar de andar].
          @cause —La corriente se llevó {thing} rodando [calle abajo|sin preguntar] —contó.
          @feeling Abría y cerraba las pinzas, muy [preocupado|preocupado].
        `,
        worry: `
          La reina se había peinado con un [erizo|tenedor]. Nadie se lo decía.
          + Un pulpo buscaba sus [ocho guantes|ocho zapatillas] y lloraba.
        `,
        mend: `
          {Hero} dejó {thing} en su columna, [con cuidado|despacio].
          @mended Y volvió la luz a todos los [balcones|balcones, uno tras otro].
          + La reina se vio en un espejo y [se rio|dijo «ah»].
        `,
        joy: `
          Los peces bailaron en los balcones. El cangrejo bailó [de lado|con las diez patas].
        `,
      }),
    },
    'bell-clapper': {
      keeper: { noun: 'caracola directora', gender: 'f' },
      thing: { noun: 'badajo', gender: 'm' },
      spot: { at: 'en el bosque de algas', to: 'al bosque de algas' },
      facts: {
        ask: '¿Por qué no sabían los peces si era de noche?',
        cause: 'de tanto tocar con alegría, {thing} salió volando',
        mended: 'sonó la campana y los peces se acostaron',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sobre la campana estaba {keeper}, con [la batuta|su batuta de coral].
          Nadie sabía si era de noche. Unos desayunaban, otros [cenaban|dormían].
          @thing —Sin {thing} no hay campana —[dijo|explicó] ella.
          @cause —Tocamos con tanta alegría que {thing} salió [disparado|disparado, zas] —contó.
          @feeling La directora estaba confusa y mandaba callar [al silencio|a una piedra].
        `,
        worry: `
          Una sardina dio los buenos días [siete veces|a su almohada].
          + El gallo de mar no sabía si [cantar|ser gallo].
        `,
        mend: `
          {Hero} colgó {thing} bien arriba, y [todos miraron|hubo un silencio].
          @mended Tolón: sonó la campana, y los peces [se acostaron|se acostaron en fila].
          + Tolón, repitió el agua, [más bajito|muy hondo].
        `,
        joy: `
          El coro cantó una nana en [agua mayor|cuatro voces y una ola].
        `,
      }),
    },
    'bubble-ring': {
      keeper: { noun: 'gamba panadera', gender: 'f' },
      thing: { noun: 'aro de burbujas', gender: 'm' },
      spot: { at: 'al borde del arrecife', to: 'al borde del arrecife' },
      facts: {
        ask: '¿Por qué no flotaban las camas de los pececitos?',
        cause: 'la gambita pequeña jugó con {thing} y se le cayó',
        mended: 'subieron burbujas y flotaron las camas',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En la puerta del horno lloraba {keeper.un}, [blanca de harina|con delantal].
          Sin burbujas, las camas de los pececitos [no flotaban|se iban al fondo].
          @thing —Me falta {thing} —[dijo|suspiró].
          @cause —Mi pequeña jugó con {thing}. Se le [cayó|cayó al fondo] —contó.
          @feeling Estaba tan triste que la masa [tampoco subía|se hundió].
        `,
        worry: `
          Treinta pececitos estaban en el suelo, con [los ojos abiertos|la manta por aleta].
          + Uno dormía de pie. Para un pez es [difícil|raro].
        `,
        mend: `
          {Hero} sopló por {thing}, y salió [una bola|algo redondo].
          @mended Blup, blup: subieron burbujas y [flotaron las camas|flotaron todas las camas].
          + Los pececitos se durmieron [antes del tercer blup|en el aire del agua].
        `,
        joy: `
          La panadera hizo rosquillas de [aire|burbuja]. No llenan, pero gustan.
        `,
      }),
    },
  },
}
