import genderOf from 'rosaenlg-gender-es'
import type { Report } from './told.ts'

/** Articles, with the gender they show. "la", "los", "las" count behind a preposition only, for elsewhere a verb may follow ("la miró"). */
const masculine = 'el|un|del|al|unos|este|aquel'
const feminine = 'una|unas'
const behindPreposition = '(?<=\\b(?:de|en|con|por|para|sin|sobre|hasta|desde|hacia|entre|tras|bajo) )(?:la|los|las)'
const article = `(?<![\\p{L}])(${masculine}|${feminine}|${behindPreposition})`

/** Words that may stand behind an article and are no noun: "una de ellas", "al tocarla", "las dos". */
const noNoun =
  /^(?:que|de|del|a|al|con|por|para|y|e|o|u|se|le|la|no|sí|ya|es|era|va|más|aquí|allá|así|tan|muy|sola?|gran|grande|próxim[ao]|demás|dos|tres|cuatro|cinco|ocho|diez|segund[ao]|séptim[ao]|últim[ao]|primer[ao]|cada|cual|mitad|dentro|otr[ao]s?|mism[ao]s?|pequeñ[ao]s?|poc[ao]|buen[ao]s?|medio|un[ao]?|eran|en|sin|detrás|delante|debajo|hacia|hasta|lo|cuales|mayor|menor|mejor|peor|anterior|siguiente|azul(?:es)?|verdes?|once|doce|siete|apenas|nos|blancas?|mismísim[ao]|penúltim[ao]|décim[ao]|equis|\w+enta|treinta|dijo|iban|todo|triste|unos|buenas)$|(?:ar|er|ir)(?:l[ao]s?|me|te|se)?$|[óé]$|[aeo]ron$|(?:aba|ía)n?$/

/** Adjectives of two endings that may stand before or behind a noun. */
const adjectives =
  'pequeñ|viej|nuev|roj|amarill|negr|blanc|dorad|platead|redond|larg|cort|alt|buen|mal|tibi|frí|mojad|sec|suav|últim|primer|segund|tercer|mism|llen|vací|oscur|clar|quiet|dormid|cansad|content|enter|rot|perdid|escondid|secret|hermos|bonit|fe|tont|list|lent|rápid|estrech|anch|hond|liger|pesad|tranquil|callad|profund|rar|tem|curios|orgullos|antigu|divertid|graci|sincer|ciert'

/** Nouns whose gender neither the list's rules nor its exceptions know (Diccionario de la lengua española). */
const alsoKnown: Record<string, 'm' | 'f' | 'n'> = {
  ...Object.fromEntries(
    'rama forma pluma goma rima cima yema llama lágrima broma paloma calma flama crema espuma suma loma arma kitsune liebre raíz col parte especie noche eme flor nube luz voz nariz nuez cruz calle escama palma convicción corte costumbre cumbre torre urdimbre coma maroma señal postal tos firma crisis catástrofe equis ese mamá vocal instrucción leche'
      .split(' ')
      .map(noun => [noun, 'f']),
  ),
  // The colours as nouns: el rosa.
  soprano: 'n',
  cometa: 'n',
  rosa: 'n',
  violeta: 'n',
  naranja: 'n',
  ...Object.fromEntries(
    'paragua mediodía buzón gorrión centinela hola poeta tapiz juez doblez tazón chapuzón calzón cuentagota borde gracia'
      .split(' ')
      .map(noun => [noun, 'm']),
  ),
}

const phrases = new RegExp(`${article}((?: (?:${adjectives})[oa]s?)?) (\\p{Ll}+)((?: (?:${adjectives})[oa]s?)?)(?![\\p{L}])`, 'giu')

/**
 * Checks that y becomes e before an i sound, and that an article, a noun and the adjectives beside it have one gender, by the independent word list of `rosaenlg-gender-es`
 * (Wiktionary's irregular nouns, and the endings).
 */
export function spanishAgreement(sentence: string): Report[] {
  const reports: Report[] = []
  for (const [fault] of sentence.matchAll(/(?<![\p{L}])[yY] (?:h?[ií])(?![aeoáéóu])\p{L}*/gu)) {
    reports.push({ key: fault.toLowerCase(), message: `y before an i sound: ${fault}`, sentence })
  }
  for (const [phrase, article = '', before = '', noun = '', behind = ''] of sentence.matchAll(phrases)) {
    const gender = genderOfNoun(noun.toLowerCase())
    if (!gender || noNoun.test(noun.toLowerCase())) continue
    const shown = genderShown(article.toLowerCase())
    // "el agua", "un hada": before a stressed a; what stands behind is feminine all the same.
    const stressed = gender === 'f' && /^h?[aá]/.test(noun) && /^(?:el|un|del|al)$/i.test(article)
    const adjectiveFaults = [before, behind].some(adjective => adjective !== '' && (/[oó]s?$/.test(adjective) ? 'm' : 'f') !== gender)
    if ((shown !== gender && !stressed) || adjectiveFaults)
      reports.push({ key: phrase.toLowerCase(), message: `does not agree: ${phrase}`, sentence })
  }
  return reports
}

function genderShown(article: string): 'm' | 'f' {
  return new RegExp(`^(?:${masculine}|los)$`).test(article) ? 'm' : 'f'
}

function genderOfNoun(noun: string): 'm' | 'f' | undefined {
  const singulars = [noun, noun.replace(/s$/, ''), noun.replace(/es$/, ''), noun.replace(/ces$/, 'z'), noun.replace(/ciones$/, 'ción')]
  const listed = singulars.find(singular => singular in alsoKnown)
  const known =
    listed === undefined
      ? genderOf(
          noun
            .replace(/ces$/, 'z')
            .replace(/(?<=[dlnrj])es$/, '')
            .replace(/(?<=[aeo])s$/, ''),
        )
      : alsoKnown[listed]
  return known === 'n' ? undefined : known
}
