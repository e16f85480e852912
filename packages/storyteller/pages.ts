import type { Difficulty, LanguageCode, Setting } from '@nightlight/contract/enums'
import { figuresOf, type Scene, thingPlaces } from '@nightlight/contract/scenes'
import { keeperOf } from './cast/cast.ts'
import { libraryOf, outlines } from './content/library.ts'
import type { Dweller } from './content/place.ts'
import { dwellersFor } from './plan/plan.ts'

/** A story that was told from a tale, with as much as its pages are made from. */
export type ToldStory = {
  tale: string
  language: LanguageCode
  difficulty: Difficulty
  setting: Setting
  includeChild: boolean
  childName: string
  friendName: string
  /** Who comes along, as typed. */
  bestFriend?: string | undefined
  /** What it was told from, for who of the place is in it; without it nobody of the place is known. */
  seed?: number | undefined
  paragraphs: readonly { beat: string; text: string }[]
}

/** A page of the picture book: its text, the beats that it tells, what its picture shows, and the same in words for who cannot see it. */
export type StoryPage = { beats: string[]; text: string; scene: Scene; description: string }

/** Characters that stand well on one page beside a picture; more of one beat are two pages. A Chinese character says as much as three letters. */
const roomy = { zh: 330, other: 1000 } as const
/** Less than this is no page of its own. */
const scant = { zh: 60, other: 230 } as const

/** A book of fewer pages is over before it has begun. */
const fewest = 6

/** The pages of a story, a page for each beat, at best. Empty where its tale is not known any more. */
export function pagesOf(story: ToldStory): StoryPage[] {
  const outline = outlines().get(story.tale)
  if (!outline) return []
  const size = story.language === 'zh' ? 'zh' : 'other'
  const scenes = new Map(outline.beats.map(beat => [beat.name, beat.scene]))
  const pages: UndescribedPage[] = []
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
  while (pages.length < fewest && divideLongest(pages));
  return pages.map((page, index) => {
    // Nobody is seen before the story speaks of them.
    const met = whoIsIn(story, pages.slice(0, index + 1))
    const known = withFolk(story.includeChild ? page.scene : withoutChild(page.scene), met)
    const scene = withBest(story, known, met, pages.slice(0, index + 1))
    return { ...page, scene, description: describe(story, scene, met) }
  })
}

type UndescribedPage = Omit<StoryPage, 'description'>

/** Makes two pages of the longest that has several paragraphs; says whether there was one. */
function divideLongest(pages: UndescribedPage[]): boolean {
  const [longest] = pages.filter(({ text }) => text.includes('\n\n')).toSorted((a, b) => b.text.length - a.text.length)
  if (!longest) return false
  const { text, scene, beats } = longest
  const breaks = [...text.matchAll(/\n\n/g)].map(({ index }) => index)
  const fromMiddle = (at: number) => Math.abs(at - text.length / 2)
  const at = breaks.reduce((best, each) => (fromMiddle(each) < fromMiddle(best) ? each : best))
  longest.text = text.slice(0, at)
  pages.splice(pages.indexOf(longest) + 1, 0, { beats: [...beats], text: text.slice(at + 2), scene: seenAgain(scene, true) })
  return true
}

/** Which elder and which dweller of its place a story was told with, by their places in its lists. */
type Folk = { elder?: number | undefined; dweller?: number | undefined }

/** A number for a child's name, however it is written. */
const numberOf = (name: string): number => {
  let sum = 7
  for (const letter of name.trim().normalize('NFC').toLowerCase()) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum
}

/** Whom a story is drawn with: who of its place it was told with, and whose room it begins in, the same for every story of a child. */
export const folkOf = (story: ToldStory): Folk & { home: number } => ({ ...whoIsIn(story), home: numberOf(story.childName) })

/** Nobody where the story does not know (any more) who it was, or where what is told of it, all its paragraphs at best, does not speak of them. */
function whoIsIn({ tale, language, setting, seed, paragraphs }: ToldStory, told: readonly { text: string }[] = paragraphs): Folk {
  const outline = outlines().get(tale)
  if (!outline || seed === undefined) return {}
  const place = libraryOf(language).place(setting)
  const isNamed = (name: string | undefined) => name !== undefined && told.some(({ text }) => text.includes(name))
  const { name } = keeperOf(place, outline.needs[0])
  const [dweller = 0] = dwellersFor(seed)
  return {
    elder: isNamed(name) ? place.elders.findIndex(elder => elder.name === name) : undefined,
    dweller: isNamed(place.dwellers[dweller]?.name) ? dweller : undefined,
  }
}

/** A scene without those of the place who are not known. */
function withFolk({ elder, dweller, ...scene }: Scene, folk: Folk): Scene {
  return {
    ...scene,
    ...(elder && folk.elder !== undefined && { elder }),
    ...(dweller && folk.dweller !== undefined && { dweller }),
  }
}

/**
 * The best friend stays the night: at home, too, from the page on that tells of it. Outside, where not all have room, whoever the page's text does not name
 * gives way: the best friend to the elder, or else the dweller to the elder.
 */
function withBest({ bestFriend, language, setting }: ToldStory, scene: Scene, folk: Folk, soFar: readonly { text: string }[]): Scene {
  if (!bestFriend || !scene.child) return scene
  if (scene.spot === 'bedroom') return soFar.some(page => page.text.includes(bestFriend)) ? { ...scene, best: true } : scene
  const text = soFar.at(-1)?.text ?? ''
  const { friend, elder, dweller, ...others } = scene
  const isFull = friend && elder && dweller && figuresOf(scene, true).has('best')
  const place = libraryOf(language).place(setting)
  const names = (who: Dweller | undefined) => who !== undefined && text.includes(who.name)
  if (!isFull || !names(place.elders[folk.elder ?? 0])) return scene
  if (!text.includes(bestFriend)) return { ...scene, best: false }
  return names(place.dwellers[folk.dweller ?? 0]) ? scene : { ...others, friend, elder }
}

/** A second page of one beat looks at it from nearer by, or from further off. */
const seenAgain = (scene: Scene, again: boolean): Scene => (again ? { ...scene, shot: scene.shot === 'near' ? 'middle' : 'near' } : scene)

/** Where the child stays out of the tale, the friend is at home in its place. */
const withoutChild = ({ spot, shot, hour, child, friend, things, ...folk }: Scene): Scene => ({
  ...folk,
  ...(things && { things: inFriendsPaws(things) }),
  spot: spot === 'bedroom' || spot === 'way' ? 'corner' : spot,
  shot: spot === 'way' ? 'wide' : shot,
  hour,
  friend: { act: child?.act === 'sleeps' ? 'sleeps' : 'stands', feeling: child?.feeling ?? friend?.feeling ?? 'calm' },
})

/** What the child would hold the friend has brought, and what would lie on the bed lies before it. */
const inFriendsPaws = ({ held, carried, before, behind }: NonNullable<Scene['things']>): NonNullable<Scene['things']> => {
  const brought = held ?? carried
  const lying = before ?? behind
  return { ...(brought && { carried: brought }), ...(lying && { before: lying }) }
}

/** What a page shows, in the story's language. */
function describe(story: ToldStory, scene: Scene, folk: Folk): string {
  const { language, setting, childName, friendName, bestFriend } = story
  const { spot, hour, child, friend, elder, dweller } = scene
  const library = libraryOf(language)
  const words = library.pictures()
  const place = library.place(setting)
  const figures = figuresOf(scene, Boolean(bestFriend))
  const said = (sentence: string | undefined, slots: Record<string, string | undefined>) =>
    sentence?.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
  const acts = child && (child.act === 'sits' && spot === 'bedroom' ? words.sitsInBed : words.child.get(child.act))
  const bestFriendActs = spot !== 'bedroom' ? 'goes' : child?.act === 'sleeps' ? 'sleeps' : 'stands'
  const resident = (who: Dweller | undefined, acting: Scene['elder']) =>
    who &&
    acting &&
    said(words.folk.get(acting.act), {
      name: who.name,
      kind: library.grammar.phrase(words.kind, who.kind, who.pronoun),
      feeling: words.feelings.get(acting.feeling),
    })
  const sentences = [
    said(words.spots.get(spot), { place: place.name, hour: words.hours.get(hour) }),
    child && figures.has('child') && said(acts, { name: childName, feeling: words.feelings.get(child.feeling) }),
    figures.has('best') && said(words.friend.get(bestFriendActs), { name: bestFriend }),
    friend &&
      figures.has('friend') &&
      said(words.friend.get(friend.act), { name: friendName, feeling: words.feelings.get(friend.feeling) }),
    figures.has('dweller') && resident(place.dwellers[folk.dweller ?? 0], dweller),
    figures.has('elder') && resident(place.elders[folk.elder ?? 0], elder),
    ...thingPlaces.map(at => {
      const thing = scene.things?.[at]
      return thing && said(words.thingPlaces.get(at), { name: at === 'carried' ? friendName : childName, thing: words.things.get(thing) })
    }),
  ]
  return sentences
    .filter(sentence => typeof sentence === 'string')
    .map(library.grammar.capitalize)
    .join(language === 'zh' ? '' : ' ')
}
