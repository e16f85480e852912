import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const floatingIsland: SettingContent<Noun, 'Floating Island'> = {
  place: { name: 'la Isla Flotante', in: 'en la Isla Flotante', to: 'a la Isla Flotante', from: 'de la Isla Flotante' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. Todo [se mecía un poco|respiraba].
      / @place Se asomó la isla entre nubes. Ahí estaban, {place.in}.
      Las raíces colgaban en el cielo, como [cuerdas|pies dormidos].
      + Cascadas chiquitas caían al [vacío|aire], sin hacer ruido.
      + Había cometas atadas a [los árboles|las chimeneas].
    `,
    life: `
      Los vecinos tienden la ropa con [cuerda doble|mucho cuidado].
      + Un viejo frailecillo miraba el borde [sin marearse|con un catalejo].
      + Una cometa daba las [buenas noches|gracias], tirando.
    `,
    way: `
      El suelo subía y bajaba como un [pecho|barco grande].
      Una raíz les tendió la [mano|punta].
      + Olía a hierba y a [cielo|sábana].
      + Abajo pasó una nube con [cara de pan|bigote].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una piedrecita [que flota|tan ligera].
      + Las cometas saludaron, [cola y todo|una a una].
      + La isla se inclinó [un poquito|como un sombrero].
    `,
  }),
  troubles: {
    'anchor-pin': {
      keeper: { noun: 'frailecillo del ancla', gender: 'm' },
      thing: { noun: 'clavija del ancla', gender: 'f' },
      spot: { at: 'bajo la raíz más larga', to: 'a la raíz más larga' },
      facts: {
        ask: '¿Por qué se alejaba la isla de la luna?',
        cause: 'la isla chocó con una nube y {thing} saltó',
        mended: 'la isla se quedó quieta',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Junto al ancla corría {keeper.un}, de un lado [a otro|al contrario].
          La isla se iba y se iba, lejos de [la luna|la luna redonda].
          @thing —Ya no está {thing} —[dijo|graznó].
          @cause —Chocamos con una nube, y {thing} [saltó|saltó, clin] —contó.
          @feeling Estaba preocupado y ataba la isla a [un dedo|su bufanda].
        `,
        worry: `
          La escuela llegaba siempre [antes|al mediodía]. Y no era su hora.
          + Una vaca miró al norte y vio [el sur|otra isla].
        `,
        mend: `
          {Hero} puso {thing} en el ancla. [Clanc|Hizo clac].
          @mended Y la isla se quedó [quieta|quieta, con la luna al lado].
          + Cayó el polvo del suelo, y nadie [pestañeó|se movió].
        `,
        joy: `
          El frailecillo bailó una [jota|giga], sin ancla, pero cerca.
        `,
      }),
    },
    'spring-cork': {
      keeper: { noun: 'marmota jardinera', gender: 'f' },
      thing: { noun: 'tapón de la fuente', gender: 'm' },
      spot: { at: 'debajo de las raíces colgantes', to: 'a las raíces colgantes' },
      facts: {
        ask: '¿Por qué se vaciaba el estanque?',
        cause: 'la marmota pequeña sacó {thing} para ver qué pasaba',
        mended: 'el estanque se llenó de nuevo',
      },
      ...atEveryLevel({
        trouble: `
          @keeper A la orilla estaba {keeper.un}, con las botas [llenas de agua|al revés].
          El estanque se iba por el borde, [gota a gota|chorro a chorro].
          @thing —Hay que encontrar {thing} —[dijo|gritó].
          @cause —Mi pequeña sacó {thing}, para ver qué [pasaba|pasaba luego] —contó.
          @feeling Le daba tanta vergüenza que [excavó un poco|se tapó con la azada].
        `,
        worry: `
          Los patos ya nadaban en un [charco|plato]. Hacían turnos.
          + Un pez tuvo que [volar|pedir un vaso].
        `,
        mend: `
          {Hero} metió {thing} en su agujero. [Plop|Quedó bien].
          @mended Y el estanque se llenó [de nuevo|de nuevo, hasta los patos].
          + La pequeña dijo: «Ya [lo sabía|está visto]».
        `,
        joy: `
          Los patos hicieron una carrera. Ganó [la rana|el último].
        `,
      }),
    },
    'mill-peg': {
      keeper: { noun: 'ratona molinera', gender: 'f' },
      thing: { noun: 'clavijita del molino', gender: 'f' },
      spot: { at: 'en el nido del tejado del molino', to: 'al tejado del molino' },
      facts: {
        ask: '¿Por qué se hundía un poco la isla?',
        cause: 'usaron {thing} para sujetar una cometa',
        mended: 'el molino giró y la isla subió',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Delante del molino resoplaba {keeper.un}, con [un delantal gris|las mangas arriba].
          El molino estaba quieto, y la isla [se hundía|bajaba poco a poco].
          @thing —Me falta {thing} —[dijo|bufó].
          @cause —Usaron {thing} para sujetar una [cometa|cometa, sin preguntar] —contó.
          @feeling Estaba muy cansada: empujaba las aspas [con la cola|a mano].
        `,
        worry: `
          La niebla ya tapaba [los portales|los zapatos]. Un gato la probó.
          + Los tejados pesaban más que [la noche|el lunes].
        `,
        mend: `
          {Hero} puso {thing} en la rueda. [Cric|Se oyó un suspiro].
          @mended El molino giró. La isla [subió|subió, con los tejados y todo].
          + La cometa quedó atada a [una nube|otra cosa].
        `,
        joy: `
          La molinera repartió harina de [nube|viento]. Pica la nariz.
        `,
      }),
    },
  },
}
