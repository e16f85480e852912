import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const enchantedForest: SettingContent<Noun, 'Enchanted Forest'> = {
  place: { name: 'el Bosque Encantado', in: 'en el Bosque Encantado', to: 'al Bosque Encantado', from: 'del Bosque Encantado' },
  ...atEveryLevel({
    arrival: `
      @place Entraron {place.in}. Los árboles [bajaron la voz|se callaron de golpe].
      / @place Ya estaban {place.in}. Olía a [musgo y a pan de nuez|tierra mojada].
      Una seta tarareaba [algo sin letra|un vals] junto al camino.
      + Un roble carraspeó. Iba a hablar, pero [lo dejó para otoño|se le pasó].
      + Las piñas miraban desde arriba, [todas a la vez|muy interesadas].
    `,
    life: `
      La gente del musgo estaba [remendando hojas|recogiendo la cena]. Caben cuatro en un zapato.
      + Dos robles se contaban lo mismo de [ayer|hace cien años].
      + Las setas ensayaban. Una desafinaba [por gusto|con mucho sentimiento].
    `,
    way: `
      El camino iba entre helechos [altos como puertas|que hacían cosquillas].
      Una rama apartó sus hojas, [muy educada|como una cortina].
      + Crujió algo. Era una bellota, [pensando|que soñaba].
      + Olía a resina y a [castañas|miel vieja].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una bellota [que brilla un poco|con sombrero].
      + —Vuelve cuando quieras —dijo el musgo, que habla [bajito|muy bajo].
      + Las setas cantaron la despedida, y [casi afinaron|en el mismo tono].
    `,
  }),
  troubles: {
    spark: {
      keeper: { noun: 'escarabajo farolero', gender: 'm' },
      thing: { noun: 'primera chispa', gender: 'f' },
      spot: { at: 'en el hueco del roble más viejo', to: 'al hueco del roble más viejo' },
      facts: {
        ask: '¿Por qué no se encendían los faroles del bosque?',
        cause: 'el escarabajo estornudó y {thing} salió volando',
        mended: 'los faroles se encendieron uno a uno',
      },
      ...atEveryLevel({
        trouble: `
          @keeper De una escalera bajó {keeper.un}, con [la gorra torcida|hollín en la nariz].
          Todos los faroles de los árboles estaban [negros|a oscuras].
          @thing —Falta {thing}. Sin ella no prende [nada|ni uno] —dijo.
          @cause —Es que estornudé, y {thing} salió volando —[contó|confesó].
          @feeling Daba vueltas a la gorra, muy [preocupado|preocupado por todos].
        `,
        worry: `
          Las polillas chocaban con [los troncos|sus primas] y pedían perdón.
          + Un búho leía el periódico al revés, [por si era eso|sin enterarse].
        `,
        mend: `
          {Hero} puso {thing} en la mecha, [con dos dedos de aire|sin respirar].
          @mended Y los faroles se encendieron [uno a uno, hasta el río|uno a uno, como quien cuenta].
          + El escarabajo se tapó la nariz, [por si acaso|muy prudente].
        `,
        joy: `
          Hubo baile bajo los faroles. El musgo bailó [sentado|tumbado].
        `,
      }),
    },
    'silver-leaf': {
      keeper: { noun: 'roble más viejo', gender: 'm' },
      thing: { noun: 'hoja de plata', gender: 'f' },
      spot: { at: 'junto al pozo de musgo', to: 'al pozo de musgo' },
      facts: {
        ask: '¿Por qué no podían susurrar los árboles?',
        cause: 'el viento se llevó {thing} por hacer una broma',
        mended: 'todo el bosque volvió a susurrar',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En medio del claro bostezaba {keeper}, con la boca [de corteza|muy grande].
          Los árboles no susurraban, y así no dormía [nadie|ni una ardilla].
          @thing —Me falta {thing}. Ella da la primera nota —[dijo|crujió].
          @cause —El viento se llevó {thing} por hacer una broma —[gruñó|explicó].
          @feeling Estaba tan cansado que se le caían [las ramas|los párpados de corteza].
        `,
        worry: `
          Tres ardillas contaban ovejas. Iban por [nueve mil|la misma de siempre].
          + Los pájaros se hacían «chist» unos a otros, [sin éxito|muy alto].
        `,
        mend: `
          {Hero} colgó {thing} en su ramita, y [hubo un silencio|la rama tembló].
          @mended Luego todo el bosque volvió a susurrar: [sss, sss|sss, como el mar].
          + El viento pidió perdón y [ayudó a soplar|sopló bajito].
        `,
        joy: `
          El roble contó un chiste de [bellotas|leñadores]. Tardó mucho, y gustó.
        `,
      }),
    },
    'path-button': {
      keeper: { noun: 'topo cartero', gender: 'm' },
      thing: { noun: 'botón de los caminos', gender: 'm' },
      spot: { at: 'entre las raíces del árbol caído', to: 'a las raíces del árbol caído' },
      facts: {
        ask: '¿Por qué daban vueltas todos los caminos?',
        cause: 'la bolsa tenía un roto y por ahí cayó {thing}',
        mended: 'los caminos se tumbaron cada uno en su sitio',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Por tercera vez pasó {keeper.un} con [la misma carta|el mismo saco].
          —¿Otra vez aquí? —decía el topo. Los caminos iban en [círculo|redondo].
          @thing —He perdido {thing}, de puro latón —[dijo|contó].
          @cause —Mi bolsa tenía un roto. Y por ahí cayó {thing} —[dijo|se lamentó].
          @feeling Miraba a un lado y a otro, muy [confuso|confuso y con gafas].
        `,
        worry: `
          Una tortuga había salido por leche [el martes|en marzo]. Ahí venía otra vez.
          + Un camino se mordió la cola y [gritó|se enfadó].
        `,
        mend: `
          {Hero} apretó {thing} contra el suelo. [Clac|Hizo clac].
          @mended Los caminos se tumbaron [cada uno en su sitio|cada uno en su sitio, uf].
          + Uno aún dio una vuelta, [de propina|por gusto].
        `,
        joy: `
          El topo repartió todas las cartas. Una era para [él|sí mismo].
        `,
      }),
    },
  },
}
