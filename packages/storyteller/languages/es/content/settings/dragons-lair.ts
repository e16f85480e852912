import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const dragonsLair: SettingContent<Noun, "Dragon's Lair"> = {
  place: { name: 'la Guarida del Dragón', in: 'en la Guarida del Dragón', to: 'a la Guarida del Dragón', from: 'de la Guarida del Dragón' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. En la puerta ponía: «[De viaje|Vuelvo en mayo]».
      / @place Entraron {place.in}, entre piedra tibia y [olor a humo|silencio].
      Había montañas de cucharas y una bañera [llena de oro|de monedas].
      + Algo roncaba en el fondo. Era [una alfombra|un sillón].
      + Las cucharas se deslizaron, [clin, clin|como arena].
    `,
    life: `
      Los lagartos quitaban el polvo del [oro|tesoro] con plumeros.
      + Una tetera cantaba la lista de [invitados|la compra].
      + Dos ratones medían la [bañera|montaña] en quesos.
    `,
    way: `
      Bajaron por una cuesta de [tenedores|monedas], con mucho ruido.
      Un reloj dijo: «[Más bajo|Chist]», y cuatro cofres lo repitieron.
      + Olía a hierro y a [pan tostado|leña].
      + Un sillón de oro les ofreció [asiento|un reposapiés].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una cuchara [con estrella|casi nueva].
      + La bañera hizo [glu|glu, glu] para despedirse.
      + Todo brilló un poco, por [educación|costumbre].
    `,
  }),
  troubles: {
    ember: {
      keeper: { noun: 'diablillo fogonero', gender: 'm' },
      thing: { noun: 'última brasa', gender: 'f' },
      spot: { at: 'detrás de la montaña de cucharas', to: 'a la montaña de cucharas' },
      facts: {
        ask: '¿Por qué hacía frío en la guarida?',
        cause: 'cayó una gota del techo y {thing} se escondió',
        mended: 'volvió el calor y cantaron las teteras',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Del hogar salió {keeper.un}, [tiritando|con siete bufandas].
          El gran fuego se había apagado. Había [escarcha en el oro|un frío enorme].
          @thing —Se ha escapado {thing} —[dijo|castañeteó].
          @cause —Cayó una gota del techo. Y {thing} se [escondió|escondió, con razón] —contó.
          @feeling Soplaba un carbón negro, muy [preocupado|preocupado por las teteras].
        `,
        worry: `
          Las teteras se abrazaban, [asa con asa|una contra otra].
          + Un lagarto se había envuelto en una [alfombra|factura].
        `,
        mend: `
          {Hero} puso {thing} en el hogar, con dos [ramitas|astillas].
          @mended Poco a poco volvió el calor, y cantaron [las teteras|todas las teteras].
          + La escarcha se hizo agua y [se fue sin decir nada|lloró de gusto].
        `,
        joy: `
          Tomaron chocolate en cucharas. Tenían [un millón|de sobra].
        `,
      }),
    },
    'smallest-coin': {
      keeper: { noun: 'ratona contadora', gender: 'f' },
      thing: { noun: 'moneda más chica', gender: 'f' },
      spot: { at: 'debajo de la bañera de oro', to: 'a la bañera de oro' },
      facts: {
        ask: '¿Por qué nadie podía irse a dormir?',
        cause: 'la ratona estornudó y {thing} salió rodando',
        mended: 'la cuenta salió justa',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sobre un cofre contaba {keeper.un}, con [ojeras|lápices en las orejas].
          Hasta que saliera la cuenta, nadie podía [dormir|irse a la cama].
          @thing —Falta {thing} —dijo [ella|con voz de papel].
          @cause —Es que estornudé. Y {thing} salió [rodando|rodando sin parar] —contó.
          @feeling Estaba tan cansada que contaba sus propios [dedos|bigotes].
        `,
        worry: `
          Los lagartos esperaban en pijama, [en fila|bostezando a la vez].
          + Una ratita quiso poner un botón en la cuenta, y [casi cuela|por poco].
        `,
        mend: `
          {Hero} puso {thing} sobre el montón: [clin|una y basta].
          @mended Y la cuenta salió [justa|justa, por primera vez].
          + La ratona se durmió sobre el [lápiz|libro].
        `,
        joy: `
          Los lagartos aplaudieron [con la cola|en pijama]. Hasta mañana.
        `,
      }),
    },
    'humming-stone': {
      keeper: { noun: 'lagarta niñera', gender: 'f' },
      thing: { noun: 'piedra que canturrea', gender: 'f' },
      spot: { at: 'en la repisa de la chimenea', to: 'a la chimenea' },
      facts: {
        ask: '¿Por qué no podía dormir el huevo de dragón?',
        cause: 'el propio huevo dio una patada y {thing} salió del nido',
        mended: 'el huevo se durmió',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Junto a un nido de ascuas estaba {keeper.un}, con [un chupete|una manta].
          El huevo de dragón se movía mucho y [no dormía|hacía toc].
          @thing —No está {thing}, que le da la nana —[dijo|susurró].
          @cause —El huevo dio una patada. Y {thing} salió [del nido|del nido, volando] —contó.
          @feeling La niñera estaba preocupada: el huevo ya iba por [la mesa|la puerta].
        `,
        worry: `
          Le leían un cuento, y el huevo golpeaba en [las partes aburridas|cada coma].
          + Alguien le puso un gorro. Se le [caía|subía].
        `,
        mend: `
          {Hero} puso {thing} en el nido, y [hizo mmm|el huevo escuchó].
          @mended Mmm, mmm: el huevo [se durmió|se durmió, muy redondo].
          + Se oyó un ronquido con [eco|cáscara].
        `,
        joy: `
          La niñera se tumbó al lado y [roncó también|cerró un ojo].
        `,
      }),
    },
  },
}
