import { animals, childRoles, difficulties, type LanguageCode, moods, settings, storyLengths, themes } from '@nightlight/contract/enums'
import { fraction } from '../choose.ts'
import type { StoryRequest } from '../story.ts'

const names: Record<LanguageCode, readonly string[]> = {
  en: ['Mia', 'Noah', 'Olivia', 'James', 'Ella', 'Arthur', 'Zoë', 'Ravi', 'Isla', 'Theo', 'Amara', 'Max', 'Priya', 'Owen', 'Ivy', 'Hugo', 'Luca', 'Freya', 'Sami', 'Rose'],
  es: ['Inés', 'Mateo', 'Lucía', 'Hugo', 'Ana María', 'Iker', 'Sofía', 'Leo', 'Carmen', 'Nico', 'Valeria', 'Bruno', 'Elena', 'Izan', 'Julia', 'Tomás', 'Aitana', 'Óscar', 'Noa', 'Pablo'],
  fr: ['Anna', 'Léo', 'Jean-Luc', 'Emma', 'Hugo', 'Chloé', 'Louis', 'Inès', 'Jules', 'Zoé', 'Manon', 'Noé', 'Éloïse', 'Arthur', 'Jade', 'Adam', 'Lina', 'Rose', 'Malo', 'Alice'],
  de: ['Mia', 'Lukas', 'Emma', 'Felix', 'Lena', 'Jonas', 'Frieda', 'Max', 'Ida', 'Moritz', 'Lotte', 'Emil', 'Clara', 'Theo', 'Nele', 'Anton', 'Paula', 'Hannes', 'Greta', 'Oskar'],
  zh: ['小米', '李明', '乐乐', '安安', '朵朵', '子轩', '一诺', '欣怡', '豆豆', '浩然', '思远', '可可', '天天', '雨桐', '石头', '果果', '嘉宁', '林林', '阿宝', '子墨'],
}

type Details = Record<'color' | 'talent' | 'dream' | 'power' | 'challenge' | 'moral', readonly string[]>
const details: Record<LanguageCode, Details> = {
  en: {
    color: ['yellow', 'sea green', 'purple', 'the blue of old jeans', 'red'],
    talent: ['whistling', 'drawing cats', 'standing on one leg', 'making people laugh', 'counting backwards'],
    dream: ['the moon', 'Grandma’s garden', 'Iceland', 'the bottom of the sea', 'Paris'],
    power: ['talking to stones', 'becoming invisible', 'flying', 'stopping time', 'glowing in the dark'],
    challenge: ['the dark', 'starting at a new school', 'a loose tooth', 'thunder', 'speaking in front of others'],
    moral: ['Small steps count too', 'Ask before you take', 'It is all right to be different'],
  },
  es: {
    color: ['amarillo', 'verde mar', 'violeta', 'rojo', 'azul'],
    talent: ['silbar', 'dibujar gatos', 'saltar a la pata coja', 'hacer reír', 'contar al revés'],
    dream: ['la Luna', 'el jardín de la abuela', 'Islandia', 'el fondo del mar', 'París'],
    power: ['hablar con las piedras', 'volverse invisible', 'volar', 'parar el tiempo', 'brillar en la oscuridad'],
    challenge: ['la oscuridad', 'empezar en un colegio nuevo', 'un diente flojo', 'los truenos', 'hablar delante de todos'],
    moral: ['Los pasos pequeños también cuentan', 'Pregunta antes de coger', 'Ser diferente está bien'],
  },
  fr: {
    color: ['jaune', 'vert d’eau', 'violet', 'rouge', 'bleu'],
    talent: ['siffler', 'dessiner des chats', 'sauter à cloche-pied', 'faire rire', 'compter à l’envers'],
    dream: ['la Lune', 'le jardin de Mamie', 'l’Islande', 'le fond de la mer', 'Paris'],
    power: ['parler aux pierres', 'devenir invisible', 'voler', 'arrêter le temps', 'briller dans le noir'],
    challenge: ['le noir', 'changer d’école', 'une dent qui bouge', 'l’orage', 'parler devant les autres'],
    moral: ['Les petits pas comptent aussi', 'On demande avant de prendre', 'On a le droit d’être différent'],
  },
  de: {
    color: ['gelb', 'meergrün', 'lila', 'rot', 'himmelblau'],
    talent: ['pfeifen', 'Katzen malen', 'auf einem Bein stehen', 'andere zum Lachen bringen', 'rückwärts zählen'],
    dream: ['der Mond', 'Omas Garten', 'Island', 'der Meeresgrund', 'Paris'],
    power: ['mit Steinen reden', 'unsichtbar werden', 'fliegen', 'die Zeit anhalten', 'im Dunkeln leuchten'],
    challenge: ['die Dunkelheit', 'eine neue Schule', 'ein Wackelzahn', 'Gewitter', 'vor anderen sprechen'],
    moral: ['Auch kleine Schritte zählen', 'Erst fragen, dann nehmen', 'Anders sein ist in Ordnung'],
  },
  zh: {
    color: ['黄色', '海绿色', '紫色', '红色', '天蓝色'],
    talent: ['吹口哨', '画小猫', '单脚站', '逗人笑', '倒着数数'],
    dream: ['月亮', '奶奶的花园', '冰岛', '海底', '巴黎'],
    power: ['和石头说话', '隐身', '飞', '让时间停下来', '在黑夜里发光'],
    challenge: ['怕黑', '去新学校', '牙齿松了', '打雷', '在大家面前说话'],
    moral: ['一小步也算数', '拿东西以前先问一问', '不一样也很好'],
  },
}

/** A random creation request, fixed by its number. Each detail is given in about half of the requests. */
export function randomRequest(code: LanguageCode, number: number): StoryRequest {
  const one = <T>(place: string, options: readonly T[]): T => {
    const chosen = options[Math.floor(fraction(number, `${code}.${place}`) * options.length)]
    if (chosen === undefined) throw new RangeError(`nothing to choose from for ${place}`)
    return chosen
  }
  const maybe = (place: string, options: readonly string[]) => (fraction(number, `${place}?`) < 0.5 ? one(place, options) : undefined)
  const own = details[code]
  return {
    language: code,
    childName: one('name', names[code]),
    animal: one('animal', animals),
    theme: one('theme', themes),
    setting: one('setting', settings),
    mood: one('mood', moods),
    difficulty: one('difficulty', difficulties),
    storyLength: one('length', storyLengths),
    includeChild: fraction(number, 'includeChild') < 0.85,
    childRole: one('role', childRoles),
    favoriteColor: maybe('color', own.color),
    specialTalent: maybe('talent', own.talent),
    bestFriend: maybe('best', names[code].slice(5)),
    dreamDestination: maybe('dream', own.dream),
    magicalPower: maybe('power', own.power),
    challenge: maybe('challenge', own.challenge),
    moralLesson: maybe('moral', own.moral),
  }
}
