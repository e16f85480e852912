import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const rainbowBridge: SettingContent<Noun, 'Rainbow Bridge'> = {
  place: { name: 'el Puente del Arcoíris', in: 'en el Puente del Arcoíris', to: 'al Puente del Arcoíris', from: 'del Puente del Arcoíris' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. El rojo [crujía un poco|estaba recién barrido].
      / @place Llegaron {place.to}, que zumbaba como [un panal|siete violines].
      Los pintores trabajaban en [escaleras largas|lo alto], con botes de color.
      + Llovía poquito, y la lluvia hacía [cosquillas|cosquillas en las orejas].
      + Olía a pintura y a [naranja|jabón].
    `,
    life: `
      Cada color tiene su carril: el verde va [despacio|por el centro].
      + Una gota esperaba el [autobús|turno] en el carril añil.
      + Alguien vendía bocadillos de [azul|amarillo claro].
    `,
    way: `
      Cruzaron el naranja, que sabe a [mandarina|miel], y el amarillo.
      Una escalera les dijo: «[Cuidado, fresco|No se apoyen]».
      + En el violeta sonaba un [arpa|coro de paraguas].
      + Miraron hacia abajo: [tejados y sueños|una vaca que saludaba].
    `,
    thanks: `
      {Keeper} le dio {hero.a} un bote [de violeta|casi lleno de verde].
      + Los pintores se quitaron el [sombrero|gorro de papel].
      + El puente sonó una vez, [entero|de lado a lado].
    `,
  }),
  troubles: {
    'smallest-brush': {
      keeper: { noun: 'rana pintora', gender: 'f' },
      thing: { noun: 'pincel más fino', gender: 'm' },
      spot: { at: 'al pie del puente', to: 'al pie del puente' },
      facts: {
        ask: '¿Por qué había un hueco en el puente?',
        cause: 'la lluvia se llevó {thing} por el borde',
        mended: 'el hueco se cerró',
      },
      ...atEveryLevel({
        trouble: `
          @keeper De una escalera colgaba {keeper.un}, con [tres botes|un dedo verde].
          En medio del puente había un hueco, y [nadie pasaba|pasaba el viento].
          @thing —Sin {thing} no llego a las rayitas —[dijo|croó].
          @cause —La lluvia se llevó {thing} por el [borde|borde, cosquillas incluidas] —contó.
          @feeling La rana estaba preocupada y tapaba el hueco con [un pie|una servilleta].
        `,
        worry: `
          Una vaca estaba a un lado, y su [leche|hermana], al otro.
          + Un niño gota ya había caído [dos veces|otra vez]. Le gustaba.
        `,
        mend: `
          {Hero} le dio {thing} a la rana. Ella pintó [raya a raya|sin salirse].
          @mended Y el hueco [se cerró|se cerró, del rojo al violeta].
          + La vaca pasó la primera. Dejó [huella|un mu].
        `,
        joy: `
          La rana firmó abajo, muy pequeñito: «[Rana|Yo]».
        `,
      }),
    },
    'bridge-whistle': {
      keeper: { noun: 'tejón del puente', gender: 'm' },
      thing: { noun: 'silbato del puente', gender: 'm' },
      spot: { at: 'en la escalera más baja de los pintores', to: 'a la escalera más baja de los pintores' },
      facts: {
        ask: '¿Por qué se había parado todo el mundo?',
        cause: 'el tejón dio las buenas tardes y {thing} cayó a la niebla',
        mended: 'todos cruzaron por su turno',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En medio del cruce estaba {keeper.un}, con los brazos [en cruz|en alto].
          Nadie sabía a quién le tocaba. Todos se habían [parado|parado del todo].
          @thing —Sin {thing} no me siguen —[dijo|gruñó].
          @cause —Dije buenas tardes. Y {thing} cayó a [la niebla|la niebla, plop] —contó.
          @feeling El tejón estaba confuso y mandó pasar a [nadie y a todos|una sombra].
        `,
        worry: `
          Una fila llegaba hasta el [lunes|horizonte]. Jugaban a las cartas.
          + Dos tortugas adelantaron a [otras dos|un caracol]. Fue la noticia.
        `,
        mend: `
          {Hero} sopló en {thing}: [fiii|corto y claro].
          @mended Y todos cruzaron por su [turno|turno, muy finos].
          + El tejón saludó a cada [uno|gorro]. Le gusta saludar.
        `,
        joy: `
          Hubo un desfile sin querer. Todos dieron las [gracias|buenas noches].
        `,
      }),
    },
    'sun-glass': {
      keeper: { noun: 'gota más joven', gender: 'f' },
      thing: { noun: 'cristal de sol', gender: 'm' },
      spot: { at: 'bajo el tercer arco', to: 'al tercer arco' },
      facts: {
        ask: '¿Por qué se borraba el puente?',
        cause: 'de tanto frotar, {thing} resbaló y se fue',
        mended: 'los colores del puente volvieron',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En la barandilla temblaba {keeper}, con un [trapo|trapito amarillo].
          El puente se borraba: el rojo ya era [rosa|casi nada].
          @thing —Ya no está {thing} —[dijo|hipó].
          @cause —Lo froté mucho, para que brillara. Y {thing} [resbaló|resbaló y se fue] —contó.
          @feeling La gota sentía mucha vergüenza y se hacía [más pequeña|transparente del todo].
        `,
        worry: `
          El verde preguntó si aún se le [veía|notaba]. Nadie contestó.
          + Los pintores repasaban una raya que [ya no estaba|se iba].
        `,
        mend: `
          {Hero} puso {thing} en su arco, y [la luz entró|alguien respiró].
          @mended Poco a poco, los colores del puente [volvieron|volvieron, también el naranja].
          + El verde dijo: «[Aquí estoy|Ya]», sin mirar.
        `,
        joy: `
          A la gota le dieron un [trapo más suave|trabajo sin frotar].
        `,
      }),
    },
  },
}
