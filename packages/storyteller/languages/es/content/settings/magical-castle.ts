import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const magicalCastle: SettingContent<Noun, 'Magical Castle'> = {
  place: { name: 'el Castillo Mágico', in: 'en el Castillo Mágico', to: 'al Castillo Mágico', from: 'del Castillo Mágico' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. Una armadura roncaba [junto a la puerta|de pie].
      / @place Entraron {place.in}. Los retratos [cuchichearon|se arreglaron el cuello].
      La cocina echaba humo, como [todas las noches|siempre].
      + —Los pies, por favor —dijo la alfombra, [muy fina|sin abrir los ojos].
      + En una torre alguien tocaba el [arpa|tambor con pantuflas].
    `,
    life: `
      Los retratos se contaban chismes de [hace tres siglos|marco a marco].
      + En el pasillo, dos escobas [jugaban al ajedrez|hacían de guardias].
      + La cocina nunca duerme. Solo [parpadea|se sienta un rato].
    `,
    way: `
      Subieron una escalera que [tosía|contaba sus peldaños] y bajaron otra.
      Un retrato señaló el camino con la [nariz|nariz, que era larga].
      + Olía a cera y a [sopa|manzana asada].
      + Una armadura dijo en sueños: «[Otra vez sopa no|Jaque]».
    `,
    thanks: `
      {Keeper} le dio {hero.a} una llave que abre [muy poco|casi nada].
      + Los retratos saludaron, y uno se asomó [demasiado|fuera del marco].
      + La alfombra hizo una ola [de despedida|pequeña].
    `,
  }),
  troubles: {
    cogwheel: {
      keeper: { noun: 'ratona del reloj', gender: 'f' },
      thing: { noun: 'ruedecilla más pequeña', gender: 'f' },
      spot: { at: 'en lo alto de la escalera más estrecha', to: 'a la escalera más estrecha' },
      facts: {
        ask: '¿Por qué se había parado el reloj del castillo?',
        cause: 'el reloj tuvo hipo y {thing} saltó',
        mended: 'el reloj dio la hora de dormir',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Dentro del gran reloj estaba {keeper}, con [aceite en las orejas|las patas en la cara].
          Las agujas marcaban un minuto para dormir. Siempre [ese minuto|igual].
          @thing —Falta {thing} —dijo ella [muy bajo|sin mirar].
          @cause —El reloj tuvo hipo. Y {thing} saltó [por los aires|por la ventanita] —contó.
          @feeling La ratona se moría de vergüenza y [se tapaba con el rabo|miraba al suelo].
        `,
        worry: `
          El rey llevaba un minuto entero [poniéndose el pijama|bostezando]. Duraba desde ayer.
          + El príncipe se lavaba los dientes [otra vez|por undécima vez].
        `,
        mend: `
          {Hero} puso {thing} en su sitio, y [algo hizo cric|todo tembló].
          @mended Tic, tac, tolón: el reloj dio la hora de [dormir|dormir, tan contento].
          + En todo el castillo se oyó un [bostezo|bostezo de rey].
        `,
        joy: `
          La ratona invitó a queso. Lo cortaron en [sesenta minutos|doce horas].
        `,
      }),
    },
    'salt-spoon': {
      keeper: { noun: 'fantasma de la cocina', gender: 'm' },
      thing: { noun: 'cucharilla de la sal', gender: 'f' },
      spot: { at: 'detrás de la armadura oxidada', to: 'a la armadura oxidada' },
      facts: {
        ask: '¿Por qué no sabía a nada la sopa?',
        cause: 'un caballero se rascó con {thing} y {thing:lo/la} olvidó',
        mended: 'la sopa supo buena y todos bostezaron',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Del caldero salió {keeper.un}, con gorro de [cocinero|niebla].
          La sopa no sabía a nada, y los caballeros no querían [dormir|acostarse].
          @thing —No encuentro {thing}, la de plata —[dijo|susurró].
          @cause —Un caballero se rascó con {thing} y la [olvidó|olvidó allí] —contó.
          @feeling Una lágrima triste cayó en la sopa. Y ni así quedó [salada|rica].
        `,
        worry: `
          Los caballeros golpeaban la mesa con [las cucharas|los cascos]. Uno hacía pucheros.
          + Uno probó la sopa con [mermelada|un zapato]. No mejoró.
        `,
        mend: `
          {Hero} echó la sal con {thing}: [un poco y basta|ni más ni menos].
          @mended La sopa supo [buena, y todos bostezaron|buena por fin, y todos bostezaron].
          + Hasta la armadura pidió [un plato|repetir].
        `,
        joy: `
          El fantasma se rio, y las ollas [tintinearon|bailaron con él].
        `,
      }),
    },
    'gate-key': {
      keeper: { noun: 'sapo portero', gender: 'm' },
      thing: { noun: 'llave del puente', gender: 'f' },
      spot: { at: 'en la bodega de las manzanas', to: 'a la bodega de las manzanas' },
      facts: {
        ask: '¿Por qué no bajaba el puente del castillo?',
        cause: '{thing} se coló por una grieta del suelo',
        mended: 'el puente bajó sin ruido',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Junto al puente estaba {keeper.un}, con un manojo de [llaves enormes|mil llaves].
          El puente colgaba a medias, ni abajo [ni arriba|ni del todo arriba].
          @thing —Perdí {thing}. Es como una [uña|uña de bebé] —dijo.
          @cause —Se me escapó. Y {thing} se coló por una [grieta|grieta del suelo] —contó.
          @feeling Al sapo le daba tanta vergüenza que se puso [rojo|un cubo encima].
        `,
        worry: `
          Media vaca estaba dentro, y la otra media, [fuera|de visita].
          + El panadero lanzaba los panes por [encima|el aire]. El foso estaba muy gordo.
        `,
        mend: `
          {Hero} giró {thing} en su agujerito. [Clic|Hizo clic].
          @mended Y el puente bajó [sin ruido|sin ruido, como una mano].
          + La vaca salió [entera|por fin].
        `,
        joy: `
          El sapo bailó sobre el puente, [de lado a lado|muy digno].
        `,
      }),
    },
  },
}
