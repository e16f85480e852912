import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const starlitMeadow: SettingContent<Noun, 'Starlit Meadow'> = {
  place: {
    name: 'el Prado de las Estrellas',
    in: 'en el Prado de las Estrellas',
    to: 'al Prado de las Estrellas',
    from: 'del Prado de las Estrellas',
  },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. La hierba llegaba [al hombro|más arriba que los sueños].
      / @place Se abrió el cielo. Estaban {place.in}, sobre [el rocío|la hierba mojada].
      Un espantapájaros señalaba constelaciones con [el brazo|la manga].
      + Las estrellas bajaban a [beber|mojarse los pies].
      + Olía a heno y a [menta de noche|lluvia dormida].
    `,
    life: `
      Los saltamontes afinaban para el [baile|domingo], sin ponerse de acuerdo.
      + Dos amapolas se decían adiós [siete veces|desde lejos].
      + Una liebre repasaba el [mapa del cielo|abecedario de estrellas].
    `,
    way: `
      La hierba se abría y se [cerraba|volvía a cerrar] detrás.
      Un grillo contaba chistes a [la luna|un hongo], y se reía.
      + Olía a trébol y a [pan de pasto|flor].
      + El espantapájaros gritó: «[A la izquierda|Esa es la Osa]».
    `,
    thanks: `
      {Keeper} le dio {hero.a} una brizna de [luz|hierba de luna].
      + Los grillos tocaron el [final|adiós], y luego otro.
      + El espantapájaros saludó con la [manga llena|paja].
    `,
  }),
  troubles: {
    'smallest-star': {
      keeper: { noun: 'polilla astrónoma', gender: 'f' },
      thing: { noun: 'estrella más pequeña', gender: 'f' },
      spot: { at: 'en la hierba del espantapájaros', to: 'al espantapájaros' },
      facts: {
        ask: '¿Por qué había un agujero en el cielo?',
        cause: 'por mirar hacia abajo, {thing} se asomó demasiado',
        mended: 'la estrella volvió a su sitio del cielo',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sobre un telescopio de caña estaba {keeper.un}, [mirando al mismo punto|sin pestañear].
          En el dibujo del cielo había un [agujero|roto, negro y redondo].
          @thing —Falta {thing} —[dijo|suspiró].
          @cause —Miraba hacia abajo. Y {thing} se asomó [demasiado|demasiado, la pobre] —contó.
          @feeling La polilla estaba triste y nadie quería [mirar arriba|ver el hueco].
        `,
        worry: `
          La Osa Menor no tenía [cola|cuerpo], y no le hacía gracia.
          + Los barcos la usaban para ir a [casa|la pesca]. Dos se perdieron.
        `,
        mend: `
          {Hero} alzó {thing} hacia lo alto, [con cuidado|con las dos cosas].
          @mended Y la estrella volvió a su sitio del [cielo|cielo, de un salto].
          + La Osa movió la [cola|cola y se durmió].
        `,
        joy: `
          La polilla bailó alrededor de un farol. Decía que era [otra|la luna].
        `,
      }),
    },
    'silver-needle': {
      keeper: { noun: 'araña del rocío', gender: 'f' },
      thing: { noun: 'aguja de plata', gender: 'f' },
      spot: { at: 'junto a la piedra solitaria', to: 'a la piedra solitaria' },
      facts: {
        ask: '¿Por qué no había rocío en la hierba?',
        cause: 'la araña soltó {thing} un momento y ya no {thing:lo/la} vio',
        mended: 'mil gotas brillaron en la hierba',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Entre dos hierbas secas esperaba {keeper.un}, con [ocho patas cruzadas|el hilo suelto].
          El rocío estaba en un cubo, sin [coser|coser aún].
          @thing —No encuentro {thing} —[dijo|musitó] la araña.
          @cause —Dejé {thing} un momento. Ya no la [vi|vi por ningún lado] —contó.
          @feeling Sentía tanta vergüenza que se tapó con [las ocho patas|cuatro patas].
        `,
        worry: `
          La hierba tenía [sed|sed y frío], y un caracol patinaba en seco.
          + Una gota perdida preguntaba por [su hierba|sus hermanas].
        `,
        mend: `
          {Hero} le dio {thing} a la araña. Y ella [cosió|cosió sin mirar].
          @mended Puntada a puntada, mil gotas brillaron [en la hierba|en la hierba, una por hoja].
          + Dentro de cada gota había una [luna|estrella].
        `,
        joy: `
          La araña cosió en el prado la palabra «[gracias|olé]».
        `,
      }),
    },
    'fiddle-bow': {
      keeper: { noun: 'viejo saltamontes', gender: 'm' },
      thing: { noun: 'arco del violín', gender: 'm' },
      spot: { at: 'entre las amapolas', to: 'a las amapolas' },
      facts: {
        ask: '¿Por qué no sonaba el vals de buenas noches?',
        cause: 'un paraguas de diente de león se llevó {thing}',
        mended: 'todo el prado se meció con el vals',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Con el violín en las rodillas estaba {keeper.un}, [muy quieto|callado].
          No había vals de buenas noches, y nadie se [mecía|dormía].
          @thing —Me falta {thing} —dijo [al fin|en tono menor].
          @cause —Un paraguas de diente de león se llevó {thing} —[contó|lloró].
          @feeling Rascaba el aire con la pata, muy [triste|triste y sin nota].
        `,
        worry: `
          Las margaritas esperaban el vals [en pareja|con los pies juntos].
          + Un escarabajo silbó algo. Era [una marcha|el himno], y despertó a doce.
        `,
        mend: `
          {Hero} puso {thing} sobre las cuerdas. [Ñic|Sonó un hilo].
          @mended Y todo el prado se meció con el [vals|vals, un, dos, tres].
          + Hasta el espantapájaros [movía un pie|daba vueltas].
        `,
        joy: `
          El último compás lo tocó el [viento|silencio]. Le salió perfecto.
        `,
      }),
    },
  },
}
