import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const cloudCity: SettingContent<Noun, 'Cloud City'> = {
  place: {
    name: 'la Ciudad de las Nubes',
    in: 'en la Ciudad de las Nubes',
    to: 'a la Ciudad de las Nubes',
    from: 'de la Ciudad de las Nubes',
  },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. El suelo era [blando|un poco cosquilloso].
      / @place Arriba del todo se abrió una puerta. Estaban {place.in}.
      Las calles eran de niebla y las farolas, [de vapor|de estrella].
      + Un ascensor de viento subía y [bajaba sin nadie|silbaba].
      + Olía a [sábana limpia|lluvia sin estrenar].
    `,
    life: `
      Los almohaderos sacudían [almohadas|la última docena] en los balcones.
      + Una nube pequeña aprendía a ser [barco|conejo]. Le salía un zapato.
      + El panadero vendía merengue, o era [el suelo|la pared].
    `,
    way: `
      Siguieron una calle que [se deshacía detrás|cambiaba de forma].
      El viento abrió una puerta y [dijo «pasen»|la cerró con cuidado].
      + Abajo, muy abajo, dormían [los tejados|los pueblos].
      + Una nube fue detrás [un trecho|como un perrito].
    `,
    thanks: `
      {Keeper} le dio {hero.a} un trocito de nube [muy blanda|sin peso].
      + El ascensor de viento bajó [despacito|con música].
      + Las farolas guiñaron, [una a una|primero la izquierda].
    `,
  }),
  troubles: {
    'cloud-whistle': {
      keeper: { noun: 'pastor de nubes', gender: 'm' },
      thing: { noun: 'silbato de madera', gender: 'm' },
      spot: { at: 'en la nube más baja de todas', to: 'a la nube más baja de todas' },
      facts: {
        ask: '¿Por qué andaban sueltas las nubes?',
        cause: '{thing} cayó por el agujero de un bolsillo',
        mended: 'las nubes volvieron a casa',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Por la calle corría {keeper.un}, [sin aliento|con una bota menos].
          Las nubes andaban sueltas por [las tiendas|todas partes].
          @thing —Sin {thing} no me hacen caso —[dijo|jadeó].
          @cause —Por el agujero del bolsillo se me cayó {thing} —[contó|dijo].
          @feeling Estaba tan cansado que se sentó [en un charco|en el aire].
        `,
        worry: `
          Una nube entró en la panadería y [llovió en la harina|pidió bollos].
          + El alcalde buscaba su casa. La llevaba [otra nube|puesta].
        `,
        mend: `
          {Hero} sopló en {thing}: [fiuuu|fiu, fiu].
          @mended Y las nubes volvieron [a casa|a casa, de dos en dos].
          + La última llegó con un [bollo|sombrero] puesto.
        `,
        joy: `
          El pastor las contó y salió una [de más|de propina]. Se la quedaron.
        `,
      }),
    },
    'first-feather': {
      keeper: { noun: 'ratona almohadera', gender: 'f' },
      thing: { noun: 'primera pluma', gender: 'f' },
      spot: { at: 'en el balcón de la veleta', to: 'al balcón de la veleta' },
      facts: {
        ask: '¿Por qué se habían puesto duras las almohadas?',
        cause: 'alguien dejó la ventana abierta y {thing} voló',
        mended: 'las almohadas se hincharon otra vez',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sobre un montón de almohadas lloraba {keeper.un}, [pelusa y todo|muy bajito].
          Todas estaban duras [como ladrillos|como pan de ayer].
          @thing —Falta {thing}, la que enseña a las demás —[dijo|explicó].
          @cause —Alguien dejó la ventana abierta. Y {thing} [voló|voló lejos] —contó.
          @feeling Lloraba de tristeza, y las almohadas [ni lo absorbían|no ablandaban].
        `,
        worry: `
          En toda la ciudad se oía: toc, «ay». Toc, [«ay»|«mi cabeza»].
          + Un abuelo dormía sobre [una barra de pan|su nieto]. Era más blando.
        `,
        mend: `
          {Hero} metió {thing} en una almohada, y [esperó|la sacudió].
          @mended Puf, puf, puf: las almohadas se hincharon [otra vez|otra vez, puf].
          + Alguien dijo «ah» en [todas las casas|un piso alto].
        `,
        joy: `
          Hubo una guerra de almohadas, corta y [muy suave|amable].
        `,
      }),
    },
    'star-cloth': {
      keeper: { noun: 'alondra lavaestrellas', gender: 'f' },
      thing: { noun: 'paño de las estrellas', gender: 'm' },
      spot: { at: 'al final de la barandilla del cielo', to: 'al final de la barandilla del cielo' },
      facts: {
        ask: '¿Por qué no brillaban las estrellas?',
        cause: 'el viento arrancó {thing} del tendedero',
        mended: 'las estrellas brillaron de nuevo',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Con un cubo en el ala llegó {keeper.un}, [sin aire|aleteando].
          Las estrellas tenían polvo. Parecían [botones viejos|migas].
          @thing —He perdido {thing} —[dijo|pio].
          @cause —El viento arrancó {thing} del [tendedero|tendedero, pinzas y todo] —contó.
          @feeling Estaba preocupada y frotaba una estrella [con la manga del ala|con saliva].
        `,
        worry: `
          Un barco, allá abajo, preguntaba por el [norte|camino]. Nadie lo veía.
          + Una estrella estornudó, y cayó [polvo|media calle de polvo].
        `,
        mend: `
          {Hero} y la alondra frotaron con {thing}, [despacio|en redondo].
          @mended Una, dos, cien: las estrellas brillaron [de nuevo|de nuevo, hasta las de atrás].
          + El barco dijo [tuuu|gracias con la sirena].
        `,
        joy: `
          La alondra cantó tan alto que el cubo [resonó|cantó también].
        `,
      }),
    },
  },
}
