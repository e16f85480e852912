import type { LanguageCode, Setting } from '@nightlight/contract/enums'
import { hasRoomForTwo, type Scene } from '@nightlight/contract/scenes'
import { libraryOf, outlines } from './content/library.ts'

/** A story that was told from a tale, with as much as its pages are made from. */
export type ToldStory = {
  tale: string
  language: LanguageCode
  setting: Setting
  includeChild: boolean
  childName: string
  friendName: string
  /** Who comes along, as typed. */
  bestFriend?: string | undefined
  paragraphs: readonly { beat: string; text: string }[]
}

/** A page of the picture book: its text, the beats that it tells, what its picture shows, and the same in words for who cannot see it. */
export type StoryPage = { beats: string[]; text: string; scene: Scene; description: string }

/** Characters that stand well on one page beside a picture; more of one beat are two pages. A Chinese character says as much as three letters. */
const roomy = { zh: 330, other: 1000 } as const
/** Less than this is no page of its own. */
const scant = { zh: 60, other: 230 } as const

/** The pages of a story, a page for each beat, at best. Empty where its tale is not known any more. */
export function pagesOf(story: ToldStory): StoryPage[] {
  const outline = outlines().get(story.tale)
  if (!outline) return []
  const size = story.language === 'zh' ? 'zh' : 'other'
  const scenes = new Map(outline.beats.map(beat => [beat.name, beat.scene]))
  const pages: Omit<StoryPage, 'description'>[] = []
  for (const { beat, text } of story.paragraphs) {
    const page = pages.at(-1)
    const scene = scenes.get(beat)
    const isSameBeat = page?.beats.includes(beat) === true
    const fits = page && page.text.length + (isSameBeat ? text.length : 0) <= (isSameBeat ? roomy : scant)[size]
    if (page && (fits || !scene)) {
      page.text += `\n\n${text}`
      if (isSameBeat || !scene) continue
      // What was scant was the way to what comes now.
      page.beats.push(beat)
      page.scene = scene
    } else if (scene) pages.push({ beats: [beat], text, scene: seenAgain(scene, isSameBeat) })
  }
  return pages.map(page => {
    const scene = story.includeChild ? page.scene : withoutChild(page.scene)
    return { ...page, scene, description: describe(story, scene) }
  })
}

/** A second page of one beat looks at it from nearer by, or from further off. */
const seenAgain = (scene: Scene, again: boolean): Scene => (again ? { ...scene, shot: scene.shot === 'near' ? 'middle' : 'near' } : scene)

/** Where the child stays out of the tale, the friend is at home in its place. */
const withoutChild = ({ spot, shot, hour, child, friend }: Scene): Scene => ({
  spot: spot === 'bedroom' || spot === 'way' ? 'corner' : spot,
  shot: spot === 'way' ? 'wide' : shot,
  hour,
  friend: { act: child?.act === 'sleeps' ? 'sleeps' : 'stands', feeling: child?.feeling ?? friend?.feeling ?? 'calm' },
})

/** What a page shows, in the story's language. */
function describe({ language, setting, childName, friendName, bestFriend }: ToldStory, scene: Scene): string {
  const { spot, hour, child, friend } = scene
  const library = libraryOf(language)
  const words = library.pictures()
  const said = (sentence: string | undefined, slots: Record<string, string | undefined>) =>
    sentence?.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
  const acts = child && (child.act === 'sits' && spot === 'bedroom' ? words.sitsInBed : words.child.get(child.act))
  const sentences = [
    said(words.spots.get(spot), { place: library.place(setting).name, hour: words.hours.get(hour) }),
    child && said(acts, { name: childName, feeling: words.feelings.get(child.feeling) }),
    bestFriend && hasRoomForTwo(scene) && said(words.friend.get('goes'), { name: bestFriend }),
    friend && said(words.friend.get(friend.act), { name: friendName, feeling: words.feelings.get(friend.feeling) }),
  ]
  return sentences
    .filter(sentence => typeof sentence === 'string')
    .map(library.grammar.capitalize)
    .join(language === 'zh' ? '' : ' ')
}
