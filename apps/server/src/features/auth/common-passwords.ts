import { AppError } from '../../http/errors.ts'

/**
 * The stems of the passwords that every list of stolen ones begins with, in lower case; what is guessed first, and so protects nothing. Digits
 * and signs at either end are no part of a stem: "Password123!" is "password".
 */
const stems = new Set(
  `password passwort contraseña contrasena motdepasse mdp pass word passw p@ssw p@ssword p@ssw0rd passw0rd pa55word pa55w0rd
   qwerty qwertyu qwertyui qwertyuiop qwertz qwertzu qwertzui qwertzuiop azerty azertyui azertyuiop asdf asdfgh asdfghj asdfghjk asdfghjkl
   zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1q2w3e zaq1zaq zaq12wsx qweasd qweasdzxc
   abc abcd abcdef abcdefg abcdefgh abcdefghi abc123abc a1b2c3 a1b2c3d4 aa123456 iloveyou iloveu ichliebedich teamo tequiero jetaime
   letmein welcome willkommen bienvenue bienvenido admin administrator root user login master test testing guest changeme secret default
   sunshine princess prinzessin princesa princesse football fussball futbol baseball basketball superman batman spiderman pokemon starwars
   monkey dragon shadow michael jennifer jessica michelle ashley daniel charlie jordan hunter killer trustno computer internet samsung
   whatever freedom liverpool chelsea arsenal barcelona realmadrid schalke bayern juventus hello hallo hola bonjour nihao lovely flower
   butterfly schmetterling mariposa chocolate schokolade cheese cookie pepper summer winter spring autumn sommer verano soleil doudou
   nightlight bedtime story bedtimestory woaini woaini1314 5201314 wozuiaini`
    .split(/\s+/)
    .filter(stem => stem !== ''),
)

/** One sign again and again, or signs in the order in which they stand: "aaaaaaaa", "12345678", "hgfedcba". */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from(text, (sign, at) => (at === 0 ? undefined : (sign.codePointAt(0) ?? 0) - (text.codePointAt(at - 1) ?? 0))),
  )
  steps.delete(undefined)
  const [step = 0] = steps
  // From nine to nought it goes on, as on the keyboard.
  return steps.size <= 1 && Math.abs(step) <= 1
}

/** Whether a password is one of those that are guessed first, or nothing but blanks. */
export function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').trim().toLowerCase()
  const stem = text.replace(/^\P{L}+|\P{L}+$/gu, '')
  const [half, other] = [text.slice(0, text.length / 2), text.slice(text.length / 2)]
  if (text === '' || isRun(text) || isRun(text.replace(/90/g, '9:'))) return true
  if (stems.has(text) || stems.has(stem)) return true
  // The same short thing twice, and dates: "abcdabcd", "20071224".
  return (half === other && half.length < 8) || /^\d{1,8}$/.test(text)
}

/** Throws common_password, under the name of the field. */
export function refuseCommon(password: string, field: string): void {
  if (isCommon(password)) throw new AppError('common_password', { field })
}
