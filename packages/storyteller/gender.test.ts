import { type LanguageCode, languages } from '@nightlight/contract/enums'
import { expect, it } from 'vitest'
import { composeStory } from './compose.ts'
import { sentencesOf } from './measure.ts'
import { randomRequest } from './measuring/requests.ts'

/**
 * What would give the child or the best friend a gender where it stands with the name (N) in a sentence. Word lists find the plain
 * cases; the rest is for readers.
 */
const giveaways: Record<LanguageCode, readonly RegExp[]> = {
  en: [
    /\bN (?:himself|herself)\b/,
    /\bN \w+(?:ed|d|k|t|w) (?:his|her) /,
    /\b(?:boy|girl|lad|lass|son|daughter|prince|princess|king|queen) N\b/i,
  ],
  es: [
    /\b(?:niñ|chic|hij|amig|pequeñ|señorit|príncip|princes)(?:o|a|e)?,? N\b/i,
    /\bN (?:est(?:á|aba|uvo)|es|era|fue|se quedó|quedó|parecía|se sintió|se sentía|iba|seguía|volvió|salió|se durmió) (?:muy |tan |más |un poco |casi |ya |toda |todo )?(?!hasta\b)\p{L}+(?:ad|id|t|l|ñ|v|s|c)[oa]\b(?! (?:poco|paso|lado))/u,
    /\b(?:a|con|para|de) N,? (?:cansad|content|dormid|list|preparad|asustad)[oa]\b/,
  ],
  fr: [
    /\b(?:petite?|fille|garçon|ami|amie|prince|princesse) N\b/,
    /(?<!’|de |que )\bN (?:est|était|fut|semblait|restait|resta|devint|se sentit|se sentait|paraissait) (?:très |tout |toute |un peu |bien |trop |déjà |enfin )?(?:\p{L}{2,}(?:é|ée|ie|ue|euse|ente)|prête?|seule?|contente?|endormi|heureux|sûre?|debout seule?)(?!\p{L})/u,
    /\bN (?:est|était) (?:parti|venu|allé|arrivé|tombé|resté|entré|sorti|monté|descendu)e?\b/,
  ],
  de: [
    /\bN,? (?:der|die) (?:\p{Ll}+ )*(?:war|hatte|ist)\b/u,
    /\bN (?:nahm|hob|legte|steckte|rieb|zog|schloss|öffnete|hielt|reckte|schüttelte|senkte) (?:sein|ihr)(?:e|en|em|er|es)?\b(?= \p{Lu})/u,
    /\b(?:kleiner?|kleine|lieber?|liebe|Junge|Mädchen|Sohn|Tochter|Prinz|Prinzessin|Freundin) N\b/,
  ],
  zh: [/N[^，。！？“”]*[他她]的(?:手|眼|头|脸|脚|心|床|被|房|鼻|嘴|肚)/, /N[他她]自己/, /(?:男孩|女孩|公主|王子|哥哥|姐姐|弟弟|妹妹)N/],
}

it.each([
  ['en', 'N took her lamp.'],
  ['es', 'N estaba muy cansada.'],
  ['fr', 'N était prête.'],
  ['de', 'N hob seine Hand.'],
  ['zh', 'N举起她的手。'],
] as const)('finds a gender that was given away in %s', (language, sentence) => {
  expect(giveaways[language].some(giveaway => giveaway.test(sentence))).toBe(true)
})

it.each(languages)('gives neither the child nor the best friend a gender in %s', language => {
  const found: string[] = []
  for (let number = 0; number < 300; number++) {
    const request = { ...randomRequest(language, number), includeChild: true }
    const { content } = composeStory(request, number)
    for (const name of [request.childName, request.bestFriend]) {
      if (!name) continue
      for (const sentence of content.split('\n\n').flatMap(paragraph => sentencesOf(paragraph, language))) {
        if (!sentence.includes(name)) continue
        const unnamed = sentence.replaceAll(name, 'N')
        if (giveaways[language].some(giveaway => giveaway.test(unnamed))) found.push(unnamed)
      }
    }
  }
  expect([...new Set(found)]).toEqual([])
})
