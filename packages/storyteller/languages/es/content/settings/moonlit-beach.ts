import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const moonlitBeach: SettingContent<Noun, 'Moonlit Beach'> = {
  place: { name: 'la Playa de la Luna', in: 'en la Playa de la Luna', to: 'a la Playa de la Luna', from: 'de la Playa de la Luna' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. La arena mojada era un [espejo|segundo cielo].
      / @place Llegaron {place.to}, y el mar [decía sss|lo sabía].
      Las barcas dormían boca [abajo|arriba, contando estrellas].
      + Las caracolas escuchaban. Una tomaba [notas|apuntes].
      + Olía a sal, a cuerda y a [tarde larga|algas].
    `,
    life: `
      Los cangrejos barrían la orilla, hacia un [lado|lado y luego el otro].
      + Una gaviota se contaba a sí misma, [por si faltaba|despacio].
      + Dos barcas se mecían como [hermanas|mecedoras].
    `,
    way: `
      La huella de la última ola [brillaba|se iba] bajo los pies.
      Una roca tenía forma de [sofá|ballena que piensa].
      + Olía a brea y a [barca|mejillón].
      + Del mar salió un [suspiro|«buenas noches»], hondo.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una concha con [la playa dentro|ruido de mar].
      + Una ola borró las huellas, menos [una|la última].
      + Las barcas saludaron [con la proa|meneando la popa].
    `,
  }),
  troubles: {
    'lamp-shell': {
      keeper: { noun: 'cangrejo ermitaño', gender: 'm' },
      thing: { noun: 'concha del faro', gender: 'f' },
      spot: { at: 'en la poza más honda', to: 'a la poza más honda' },
      facts: {
        ask: '¿Por qué estaba apagado el faro?',
        cause: 'una ola pidió {thing} y no {thing:lo/la} devolvió',
        mended: 'la luz del faro dio la vuelta',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Ante el faro estaba {keeper.un}, con su [casa a cuestas|manta de algas].
          El faro estaba apagado, y el mar, [negro|sin saber adónde].
          @thing —Se llevaron {thing} —[dijo|resopló].
          @cause —Una ola pidió {thing} y no la [devolvió|devolvió, ya ves] —contó.
          @feeling Entraba y salía de su concha, muy [preocupado|preocupado por los barcos].
        `,
        worry: `
          Un barco preguntó por la costa [cuatro veces|con la bocina]. Nadie contestó.
          + Tres delfines chocaron con [la boya|una sirena]. Pidieron perdón.
        `,
        mend: `
          {Hero} puso {thing} arriba, sobre su [clavo|peana].
          @mended Y la luz del faro dio [la vuelta|la vuelta, larga y blanca].
          + El barco dijo [mu|tuuu], de alivio.
        `,
        joy: `
          El cangrejo estrenó sombra. La tenía [larguísima|de seis patas].
        `,
      }),
    },
    'song-shell': {
      keeper: { noun: 'correlimos', gender: 'm' },
      thing: { noun: 'caracola de la canción', gender: 'f' },
      spot: { at: 'bajo el viejo muelle', to: 'al viejo muelle' },
      facts: {
        ask: '¿Por qué las olas iban a destiempo?',
        cause: 'un cangrejo pequeño se mudó {thing.a}',
        mended: 'las olas volvieron a su compás',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Corría por la orilla {keeper.un}, [sobre un palillo|sin parar].
          Las olas iban a destiempo: dos juntas, luego [ninguna|un hipo].
          @thing —El mar no sabe su canción. Y falta {thing} —[dijo|pio].
          @cause —Un cangrejo pequeño se mudó {thing.a} y [no sale|se quedó] —contó.
          @feeling Estaba triste, y sus huellas eran [puntos suspensivos|muy tristes].
        `,
        worry: `
          Las barcas se mareaban. Una pidió [una galleta|un rato de quietud].
          + Dos olas discutían quién iba [primero|delante].
        `,
        mend: `
          {Hero} acercó {thing} al agua, y [el mar escuchó|sonó una nota].
          @mended Y las olas volvieron a su [compás|compás: uno, dos, sss].
          + El cangrejito recibió un [tarro|casa con ventana].
        `,
        joy: `
          Todos cantaron con el mar. El mar hizo el [bajo|estribillo].
        `,
      }),
    },
    'oar-peg': {
      keeper: { noun: 'nutria barquera', gender: 'f' },
      thing: { noun: 'clavija de plata', gender: 'f' },
      spot: { at: 'en el banco de arena', to: 'al banco de arena' },
      facts: {
        ask: '¿Por qué no zarpaba la barca de luna?',
        cause: '{thing} se mezcló con la madera de la orilla',
        mended: 'la barca de luna zarpó deslizándose',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Junto a la barca estaba {keeper.un}, con [un remo flojo|el gorro mojado].
          La barca no podía salir, y la luna [esperaba|miraba el reloj].
          @thing —Me falta {thing}, para el remo —[dijo|suspiró].
          @cause —Pues {thing} se mezcló con la madera de [la orilla|la playa] —contó.
          @feeling La nutria sentía vergüenza y se escondía tras [el remo|la vela].
        `,
        worry: `
          Los pasajeros, cinco ranas, ya llevaban el [chaleco|billete en la boca].
          + La luna subía sin barca, y era [feo|incómodo].
        `,
        mend: `
          {Hero} encajó {thing} en el remo. [Chac|Entró a la primera].
          @mended Y la barca de luna zarpó, [deslizándose|deslizándose como un pensamiento].
          + Las ranas cantaron [la salida|en verde].
        `,
        joy: `
          La nutria dio una vuelta de más, [a lo loco|gratis].
        `,
      }),
    },
  },
}
