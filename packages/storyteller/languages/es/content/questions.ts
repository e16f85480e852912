import type { QuestionWords } from '../../../language.ts'

export const questions: QuestionWords = {
  ask: {
    keeper: `
      ¿Quién contó lo que pasaba {place.in}?
      / ¿Quién explicó qué iba mal {place.in}?
      / ¿Por quién se supo lo que pasaba {place.in}?
    `,
    thing: `
      ¿Qué faltaba {place.in}?
      / ¿Qué se había perdido {place.in}?
      / ¿Qué fueron a buscar {hero} {friend.y}?
    `,
    spot: `
      ¿Dónde encontraron {thing}?
      / ¿Dónde estaba {thing}?
      / ¿Adónde hubo que ir a buscar {thing}?
    `,
    place: `
      ¿Dónde pasó la historia?
      / ¿Adónde fueron {hero} {friend.y} aquella noche?
      / ¿A qué lugar llegaron?
    `,
    friend: `
      ¿Quién acompañó {hero.a}?
      / ¿Con quién hizo el viaje {hero}?
      / ¿Quién iba al lado {hero.de}?
    `,
    feeling: `
      ¿Con qué sentimiento esperaba {keeper}?
      / ¿Qué sentía {keeper} al principio?
      / ¿Qué sentía {keeper} cuando se había perdido {thing}?
    `,
    wrong: `
      ¿Qué se probó primero, sin éxito?
      / ¿Qué salió mal al principio?
      / ¿Qué no sirvió de nada?
    `,
    turn: `
      ¿Qué ayudó al final?
      / ¿Qué se hizo de otra manera la segunda vez?
      / ¿Qué hizo falta para conseguir {thing}?
    `,
    result: `
      ¿Qué pasó entonces?
      / ¿En qué acabó aquello?
      / ¿Qué ocurrió después?
    `,
    help: `
      ¿Cómo se superó el último obstáculo de la vuelta?
      / ¿Qué ayudó a volver con {thing}?
      / ¿Cómo se pudo seguir el camino de vuelta?
    `,
    mended: `
      ¿Qué pasó cuando {thing} volvió a su sitio?
      / ¿Qué se arregló al final?
      / ¿Qué cambió al final {place.in}?
    `,
    token: `
      ¿Qué se llevó {hero} de casa?
      / ¿Qué trajo {hero} de casa y luego hizo falta?
      / ¿En qué se llevó {thing} de vuelta?
    `,
    prediction: `
      ¿Qué harán {hero} {friend.y} si vuelve a pasar algo así?
      / Si un día llegan a otro sitio como este, ¿qué harán?
      / ¿Qué es lo más probable que hagan la próxima vez?
    `,
  },
  hint: {
    keeper: 'Es alguien que vive allí y esperaba ayuda.',
    thing: 'Es pequeño, pero sin ello no funcionaba algo grande.',
    spot: 'Piensa en el lugar donde lo tuvieron más difícil.',
    place: 'Recuerda lo que vieron al llegar.',
    friend: 'Piensa en quien habló con {hero} por el camino.',
    feeling: 'Fíjate en cómo hablaba y se movía quien pidió ayuda.',
    cause: 'Vuelve a donde alguien explicó lo que había pasado.',
    wrong: 'Parecía rápido, y solo lo puso peor.',
    turn: 'Costó más que lo primero, y se hizo con calma.',
    result: 'Pasó justo después de intentarlo de otra manera.',
    help: 'Solo ese amigo podía hacerlo así.',
    mended: 'Piensa en lo que no funcionaba al principio.',
    token: 'Se eligió al principio, antes de salir.',
    prediction: 'Piensa en lo que no sirvió primero y en lo que sirvió después.',
  },
  feelings: {
    worried: 'preocupación',
    sad: 'tristeza',
    tired: 'cansancio',
    confused: 'confusión',
    ashamed: 'vergüenza',
    proud: 'mucho orgullo',
    angry: 'un gran enfado',
    bored: 'mucho aburrimiento',
  },
  predictions: {
    right: 'Se pararán a pensar antes de probar.',
    wrong: [
      'Darán media vuelta y no volverán nunca.',
      'Harán otra vez lo que no sirvió al principio.',
      'Le dejarán todo a alguien que pase por allí.',
      'Se guardarán en secreto lo que encuentren.',
    ],
  },
  leading: [
    'porque',
    'es que',
    'el',
    'la',
    'los',
    'las',
    'un',
    'una',
    'unos',
    'unas',
    'era',
    'eran',
    'es',
    'fue',
    'estaba',
    'en',
    'al',
    'a',
    'de',
    'del',
    'con',
    'por',
    'que',
    'se',
    'su',
    'sus',
    'mi',
  ],
}
