import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fairyVillage: SettingContent<Noun, 'Fairy Village'> = {
  place: { name: 'la Aldea de las Hadas', in: 'en la Aldea de las Hadas', to: 'a la Aldea de las Hadas', from: 'de la Aldea de las Hadas' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}, entre casitas de [seta|seta con chimenea].
      / @place Llegaron {place.to}. Un molino [cosquilleaba el aire|daba vueltas].
      Colgaban farolillos de rocío en [las telarañas|cada puerta].
      + Olía a [galletas del tamaño de un punto|pan de polen].
      + Había que mirar dónde [se pisaba|se respiraba].
    `,
    life: `
      Las hadas recogían la ropa: alas, calcetines y [más alas|una capa].
      + Un hada regaba su tejado para que [creciera|no se le hundiera].
      + El molino hacía [ras, ras|un ruidito] como un gato.
    `,
    way: `
      Pasaron entre tréboles [como parasoles|de la altura de un árbol].
      Un hada sin dientes les dijo: «[Por ahí|Recto y luego no]».
      + Olía a menta y a [azúcar|hierba pisada].
      + Algo zumbó. Era el [cartero|autobús], una abeja gorda.
    `,
    thanks: `
      {Keeper} le dio {hero.a} polvo de sueño en un [dedal|pétalo].
      + Las casitas apagaron [la luz|las setas], una a una.
      + Las hadas dijeron adiós con [las alas|pañuelos de telaraña].
    `,
  }),
  troubles: {
    sieve: {
      keeper: { noun: 'hada molinera', gender: 'f', article: 'el' },
      thing: { noun: 'colador más pequeño', gender: 'm' },
      spot: { at: 'bajo la última seta de la aldea', to: 'a la última seta de la aldea' },
      facts: {
        ask: '¿Por qué no había polvo de dormir?',
        cause: 'alguien pidió {thing} y no {thing:lo/la} devolvió',
        mended: 'flotó el polvo y todos bostezaron',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En el molino bostezaba {keeper.un}, [blanca hasta las cejas|con harina en las alas].
          El polvo de dormir salía en [piedras|terrones], y así no vale.
          @thing —Falta {thing} —[dijo|suspiró].
          @cause —Alguien pidió {thing} y no lo [devolvió|devolvió. ¿Quién?] —contó.
          @feeling Estaba tan cansada que se durmió [a media palabra|de pie]. Y se despertó.
        `,
        worry: `
          Treinta haditas saltaban en [treinta camas|un colchón de musgo].
          + Un padre hada cantaba nanas al [revés|techo]. No ayudaba.
        `,
        mend: `
          {Hero} pasó el polvo por {thing}, [ras, ras|despacito].
          @mended Y flotó el polvo, y todos [bostezaron|bostezaron, también los gatos].
          + Las haditas cayeron dormidas [en el aire|de tres en tres].
        `,
        joy: `
          El hada se rio y espolvoreó [su propia cabeza|un poco de más].
        `,
      }),
    },
    thimble: {
      keeper: { noun: 'hada panadera', gender: 'f', article: 'el' },
      thing: { noun: 'dedal de medir', gender: 'm' },
      spot: { at: 'junto al arroyo del molino', to: 'al arroyo del molino' },
      facts: {
        ask: '¿Por qué subía la masa por los tejados?',
        cause: 'un ratón tomó {thing} por un sombrero',
        mended: 'la masa bajó y olió a pan',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Ante una masa enorme estaba {keeper.un}, con [un rodillo|los brazos abiertos].
          La masa subía por los tejados y [no paraba|ya llegaba al cuarto].
          @thing —Se perdió {thing}. Sin él no mido nada —[dijo|gritó].
          @cause —Un ratón tomó {thing} por un [sombrero|sombrero de gala] —contó.
          @feeling La panadera estaba preocupada y le decía a la masa: «[Quieta|Abajo]».
        `,
        worry: `
          La masa entró en la escuela y se [sentó|durmió] detrás.
          + Un gallo cantaba desde dentro, en [ensordinado|apagado].
        `,
        mend: `
          {Hero} midió con {thing}: una, y no [más|dos].
          @mended Y la masa bajó. Olió a [pan|pan por toda la aldea].
          + El ratón recibió un sombrero [de verdad|de bellota].
        `,
        joy: `
          Hubo bollos para todos, del tamaño de [una casa|una nube]. Sobró.
        `,
      }),
    },
    'music-crank': {
      keeper: { noun: 'hada más anciana', gender: 'f', article: 'el' },
      thing: { noun: 'manivela', gender: 'f' },
      spot: { at: 'en el árbol hueco de las bellotas', to: 'al árbol hueco de las bellotas' },
      facts: {
        ask: '¿Por qué no sonaba la nana de la aldea?',
        cause: 'los niños hada usaron {thing} como anzuelo',
        mended: 'la caja de música tocó la nana',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Junto a la caja de música estaba {keeper}, [con su mantilla|hablando a solas].
          La caja callaba, y la aldea no tenía [nana|nana aquella noche].
          @thing —Se ha perdido {thing} —dijo [despacio|con voz de flauta].
          @cause —Los niños usaron {thing} como [anzuelo|anzuelo, en un charco] —contó.
          @feeling Estaba triste y tarareaba la nana, pero [olvidó el medio|solo el principio].
        `,
        worry: `
          Un bebé hada lloraba en [fa|un botón, que es su cuna].
          + Pescaron con ella una bota y [tres renacuajos|mucha vergüenza].
        `,
        mend: `
          {Hero} puso {thing} en su agujero y giró [despacio|una vuelta].
          @mended Clin, clin: la caja de música tocó [la nana|la nana, entera].
          + El hada recordó el medio y lo [cantó|silbó].
        `,
        joy: `
          Los niños hada aplaudieron con [las alas|los pies]. Suena a lluvia.
        `,
      }),
    },
  },
}
