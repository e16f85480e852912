import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const crystalCave: SettingContent<Noun, 'Crystal Cave'> = {
  place: { name: 'la Cueva de Cristal', in: 'en la Cueva de Cristal', to: 'a la Cueva de Cristal', from: 'de la Cueva de Cristal' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. Las paredes [tarareaban|cantaban bajito].
      / @place Entraron {place.in}. El aire [tintineó|olía a piedra fresca].
      Había un lago tan quieto que [parecía cristal|daba pena mirarlo fuerte].
      + Los murciélagos leían boca abajo, [libro y todo|y el libro también].
      + Una gota cayó. Las demás [esperaban turno|la aplaudieron].
    `,
    life: `
      Las piedras ensayaban un coro a [cuatro colores|muchas voces].
      + Un murciélago pasó la página con [la oreja|el pie].
      + Las salamandras se calentaban [las manos|los cuentos] al fuego.
    `,
    way: `
      El pasillo brillaba por un lado y [dormía|callaba] por el otro.
      Un cristal repitió sus pasos, [uno de más|con retraso].
      + Olía a agua vieja y a [velas|sal].
      + Había un cartel: «[Cuidado con el techo|Se ruega eco]».
    `,
    thanks: `
      {Keeper} le dio {hero.a} una chispa de cristal [morado|que suena].
      + El eco dijo adiós, y adiós, y [ós|diós].
      + Los murciélagos cerraron el libro por [hoy|el capítulo tres].
    `,
  }),
  troubles: {
    'crystal-whistle': {
      keeper: { noun: 'eco tímido', gender: 'm' },
      thing: { noun: 'silbato de cristal', gender: 'm' },
      spot: { at: 'junto al lago subterráneo', to: 'al lago subterráneo' },
      facts: {
        ask: '¿Por qué no contestaba la cueva?',
        cause: 'el eco quiso gritar y {thing} se cayó por una grieta',
        mended: 'la cueva volvió a contestar',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Detrás de una columna susurró {keeper}: «[Aquí|Aquí, aquí]». No se repitió.
          La cueva ya no contestaba [a nadie|ni al agua].
          @thing —He perdido {thing} —dijo, [muy bajito|casi sin voz].
          @cause —Quise gritar. Y {thing} se cayó por una [grieta|grieta honda] —contó.
          @feeling Estaba triste. «Hola», decía, y [nada|no volvía nada].
        `,
        worry: `
          Un murciélago preguntaba quién era. Sin eco, [no lo sabía|tenía que adivinarlo].
          + Las piedras cantaban y se quedaban [a medias|sin final].
        `,
        mend: `
          {Hero} le dio {thing} al eco, que [sopló|sopló con ganas].
          @mended Y la cueva volvió a [contestar|contestar: hola, ola, la].
          + El murciélago preguntó y por fin [lo supo|le dijeron: «tú»].
        `,
        joy: `
          Todos gritaron su nombre, y cada nombre volvió [peinado|más grande].
        `,
      }),
    },
    'glow-stone': {
      keeper: { noun: 'murciélago farolero', gender: 'm' },
      thing: { noun: 'piedra de luz', gender: 'f' },
      spot: { at: 'en el túnel más estrecho', to: 'al túnel más estrecho' },
      facts: {
        ask: '¿Por qué estaban grises los cristales?',
        cause: 'la montaña bostezó y {thing} echó a rodar',
        mended: 'los cristales recobraron sus colores',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Boca abajo colgaba {keeper.un}, con una pértiga [sin luz|apagada].
          Los cristales estaban grises, como [ceniza|platos sucios].
          @thing —Se ha ido {thing}. Yo la cuidaba —[dijo|murmuró].
          @cause —La montaña bostezó. Y {thing} echó a [rodar|rodar, rodar] —contó.
          @feeling Estaba muy preocupado y se mordía [las alas|la punta del ala].
        `,
        worry: `
          El cristal rosa ya no sabía [si era rosa|quién era]. Preguntaba.
          + Dos esmeraldas se tomaban por [patatas|guisantes].
        `,
        mend: `
          {Hero} puso {thing} en la pértiga. Y [todos esperaron|se hizo un círculo de luz].
          @mended Poco a poco, los cristales recobraron sus [colores|colores, del rojo al añil].
          + El rosa se miró y dijo: «[Lo sabía|Menos mal]».
        `,
        joy: `
          La montaña bostezó otra vez. Todos sujetaron [algo|la piedra].
        `,
      }),
    },
    'drum-pebble': {
      keeper: { noun: 'vieja salamandra', gender: 'f' },
      thing: { noun: 'guijarro tambor', gender: 'm' },
      spot: { at: 'detrás de la cortina de piedra', to: 'a la cortina de piedra' },
      facts: {
        ask: '¿Por qué callaba el reloj de gotas?',
        cause: 'un escarabajo tomó {thing} por un taburete',
        mended: 'el reloj de gotas sonó de nuevo',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Junto al reloj de gotas daba vueltas {keeper.un} [en bata|con gafas].
          Caían gotas, pero no sonaban. Nadie sabía [la hora|si era de noche].
          @thing —No está {thing}, donde cae la gota —[dijo|explicó].
          @cause —Un escarabajo tomó {thing} por un [taburete|taburete cómodo] —contó.
          @feeling La salamandra estaba confusa y desayunaba [por si acaso|sopa].
        `,
        worry: `
          El bebé salamandra se había acostado [seis veces|y levantado] aquel día.
          + Un topo preguntó qué hora era. Le dijeron: «[Bastante|Húmeda]».
        `,
        mend: `
          {Hero} puso {thing} bajo la gota. [Esperaron|Nadie respiró].
          @mended Plinc, plinc: el reloj de gotas sonó [de nuevo|de nuevo, muy claro].
          + El escarabajo pidió perdón y recibió un [banco|cojín].
        `,
        joy: `
          Bailaron a paso de gota. Es un baile [lento|muy lento].
        `,
      }),
    },
  },
}
