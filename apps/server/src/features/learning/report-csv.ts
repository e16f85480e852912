import type { LanguageCode } from '@nightlight/contract/enums'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { readingProgress, stories } from '../../database/schema.ts'

const headings: Record<LanguageCode, string[]> = {
  en: ['Story', 'Theme', 'Level', 'Last read', 'Finished', 'Minutes', 'Progress %', 'Quiz %', 'Words learned', 'Activities done'],
  es: [
    'Cuento',
    'Tema',
    'Nivel',
    'Última lectura',
    'Terminado',
    'Minutos',
    'Progreso %',
    'Preguntas %',
    'Palabras aprendidas',
    'Actividades hechas',
  ],
  fr: [
    'Histoire',
    'Thème',
    'Niveau',
    'Dernière lecture',
    'Terminée',
    'Minutes',
    'Progression %',
    'Quiz %',
    'Mots appris',
    'Activités faites',
  ],
  de: [
    'Geschichte',
    'Thema',
    'Stufe',
    'Zuletzt gelesen',
    'Fertig',
    'Minuten',
    'Fortschritt %',
    'Quiz %',
    'Gelernte Wörter',
    'Ausprobierte Spielideen',
  ],
  zh: ['故事', '主题', '难度', '最近阅读', '读完日期', '分钟', '进度 %', '小问答 %', '学会的词', '完成的活动'],
}

/** What a spreadsheet in the language takes for the end of a cell: where the comma ends whole numbers, the semicolon. */
const separators: Record<LanguageCode, string> = { en: ',', es: ';', fr: ';', de: ';', zh: ',' }

/** Always quoted, as a title may hold any sign. A cell that begins like a formula must not become one in a spreadsheet. */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

const dateOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null

/** A line for each story that the child has begun, the latest first. */
export async function reportCsv(db: Database, userId: string, childId: number, language: LanguageCode): Promise<string> {
  const rows = await db
    .select({ progress: readingProgress, title: stories.title, theme: stories.theme, difficulty: stories.difficulty })
    .from(readingProgress)
    .innerJoin(stories, and(eq(stories.userId, readingProgress.userId), eq(stories.id, readingProgress.storyId)))
    .where(and(eq(readingProgress.userId, userId), eq(readingProgress.childId, childId)))
    .orderBy(desc(readingProgress.lastReadAt))
  const lines = rows.map(({ progress: p, title, theme, difficulty }) => [
    title,
    theme,
    difficulty,
    dateOf(p.lastReadAt),
    dateOf(p.completedAt),
    p.readingTimeMinutes,
    p.progressPercentage,
    p.comprehensionScore,
    p.vocabularyWordsLearned,
    p.activitiesCompleted,
  ])
  // With a byte order mark, by which spreadsheets know UTF-8.
  return `\ufeff${[headings[language], ...lines].map(line => line.map(cell).join(separators[language])).join('\r\n')}\r\n`
}
