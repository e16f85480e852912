import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const secretGarden: SettingContent<Noun, 'Secret Garden'> = {
  place: { name: 'el Jardín Secreto', in: 'en el Jardín Secreto', to: 'al Jardín Secreto', from: 'del Jardín Secreto' },
  ...atEveryLevel({
    arrival: `
      @place La hiedra se apartó, y entraron {place.in}. Olía a [menta|lluvia y a menta].
      / @place Ya estaban {place.in}. El muro lo guardaba [como dos manos|todo].
      Las flores cuchicheaban de [macizo en macizo|quién había venido].
      + El reloj de sol dormía. De noche [no trabaja|libra].
      + Una abeja con farol cerraba [las rosas|la tienda].
    `,
    life: `
      Las margaritas se peinaban [antes de dormir|con el rocío].
      + Un nabo contaba chistes [desde abajo|verdes].
      + La regadera roncaba con el pico [al aire|dentro del cubo].
    `,
    way: `
      El sendero pasaba entre dalias [que miraban|más altas que un buzón].
      Una calabaza se corrió para [dejar sitio|ver mejor].
      + Olía a tomillo y a [tierra tibia|tomate].
      + Algo susurró: «[Por ahí no|Más despacio]». Era una lechuga.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una semilla, sin decir [de qué|cuál].
      + Las flores inclinaron [la cabeza|el sombrero].
      + La hiedra cerró [despacio|la puerta con cuidado].
    `,
  }),
  troubles: {
    'evening-seed': {
      keeper: { noun: 'gnomo jardinero', gender: 'm' },
      thing: { noun: 'semilla de la tarde', gender: 'f' },
      spot: { at: 'detrás del viejo invernadero', to: 'al viejo invernadero' },
      facts: {
        ask: '¿Por qué no se cerraban las flores?',
        cause: 'la regadera se volcó y el agua arrastró {thing}',
        mended: 'las flores se cerraron una a una',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Entre los tulipanes bostezaba {keeper.un}, [apoyado en el rastrillo|con barba de hierba].
          Era de noche, y las flores seguían [abiertas|despiertas y abiertas].
          @thing —No está {thing}. Sin ella no se duermen —[dijo|murmuró].
          @cause —La regadera se volcó. El agua arrastró {thing} —[contó|dijo].
          @feeling Estaba cansado de cantarles nanas: [iba por la noventa|solo sabía una].
        `,
        worry: `
          Una rosa tenía ojeras y [no quería hablar|pedía un antifaz].
          + Los girasoles buscaban el sol y se daban [cabezazos|de narices].
        `,
        mend: `
          {Hero} hundió {thing} en la tierra y la [arropó|tapó despacio].
          @mended Y las flores se cerraron [una a una|una a una, como párpados].
          + La rosa fue la última. Quería [saber el final|un vaso de agua].
        `,
        joy: `
          El gnomo se rio sin ruido, para no [despertarlas|empezar otra vez].
        `,
      }),
    },
    'tuning-fork': {
      keeper: { noun: 'grillo director', gender: 'm' },
      thing: { noun: 'diapasón', gender: 'm' },
      spot: { at: 'bajo las hojas del ruibarbo', to: 'al ruibarbo' },
      facts: {
        ask: '¿Por qué cantaba cada grillo otra cosa?',
        cause: 'el topo puso {thing} en una pared por error',
        mended: 'los grillos cantaron una sola canción',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sobre una maceta saltó {keeper.un}, con el frac [al revés|arrugado].
          Cada grillo cantaba otra cosa. Uno, [el himno|una receta].
          @thing —¿Quién ha visto {thing}? Da el tono —[preguntó|gritó].
          @cause —El topo puso {thing} en una pared por [error|puro error] —contó.
          @feeling Estaba confuso y dirigía hacia [atrás|los dos lados].
        `,
        worry: `
          Un caracol se había metido en su casa y [tapado la puerta|puesto un cojín].
          + Los tomates se ponían [rojos|rojos de rabia], y era de noche.
        `,
        mend: `
          {Hero} tocó {thing} en una piedra. Hizo [«la»|un «la» clarito].
          @mended Y los grillos cantaron una sola [canción|canción, todos a la vez].
          + El caracol asomó un [cuerno|ojo] para oírla.
        `,
        joy: `
          Repitieron tres veces. El topo llevaba el [compás|ritmo, con la pala].
        `,
      }),
    },
    'ivy-key': {
      keeper: { noun: 'caracola portera', gender: 'f' },
      thing: { noun: 'llave de hiedra', gender: 'f' },
      spot: { at: 'junto al reloj de sol', to: 'al reloj de sol' },
      facts: {
        ask: '¿Por qué no entraba la brisa de la noche?',
        cause: 'la hiedra creció y se llevó {thing} hacia arriba',
        mended: 'la verja se abrió y entró la brisa',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Delante de la verja estaba {keeper.un}, con gorra [de ceremonia|y sin llave].
          La brisa esperaba fuera y [llamaba al timbre|daba golpecitos].
          @thing —No puedo abrir: falta {thing} —[dijo|susurró].
          @cause —La hiedra creció y se llevó {thing} hacia [arriba|lo alto] —contó.
          @feeling De vergüenza se metió en la concha y [habló desde dentro|cerró].
        `,
        worry: `
          Sin brisa, las amapolas [sudaban|no podían mecerse]. Una se abanicaba sola.
          + Un diente de león quería volar y [no pasaba de aquí|seguía ahí].
        `,
        mend: `
          {Hero} metió {thing} en la cerradura, [entre las hojas|con mucho tiento].
          @mended La verja se abrió y [entró la brisa|entró la brisa, de puntillas].
          + El diente de león dijo: «[Por fin|Allá voy]».
        `,
        joy: `
          La portera le hizo a la brisa una [reverencia|fiesta pequeña]. Duró una hora.
        `,
      }),
    },
  },
}
