import type { CreateStory, StoryCreated } from '@nightlight/contract/stories'
import type { Heard } from '@nightlight/storyteller/story'
import { type Database, transact } from '../../database/connect.ts'
import { AppError } from '../../http/errors.ts'
import type { SessionUser } from '../../http/sessions.ts'
import type { Services } from '../../services.ts'
import type { Aside, Writer } from '../../writers/writer.ts'
import { modelConsentOf } from '../auth/model-consent.ts'
import { withFreeMonth } from '../billing/free-month.ts'
import { chargeForStory, lockAccount, requireStoryAllowance } from '../billing/ledger.ts'
import { requireCharacter } from '../characters/queries.ts'
import { childOf, requireChild } from '../child-profiles/queries.ts'
import { heardBy } from './heard.ts'
import { earlierAnswer, keepAnswer, markOf, type RequestMark } from './idempotency.ts'
import { insertModelUsage } from './model-usage.ts'
import { type Asked, eveningOf, wholeRequest } from './next-evening.ts'
import { insertStory } from './queries.ts'
import { anySeed } from './seed.ts'
import { freeTitle } from './titles.ts'
import type { UnderWay } from './under-way.ts'

/**
 * Composes a story first, then charges it and saves it with its learning material in one transaction: no story, no charge, nothing
 * half-saved. A repeated request with the same key gets the first one's answer.
 */
export async function createStory(
  services: Services,
  underWay: UnderWay,
  asking: SessionUser,
  input: CreateStory,
  key: string | undefined,
): Promise<StoryCreated> {
  const { db, env, now } = services
  const user = await withFreeMonth(services, asking)
  if (input.userId !== undefined && input.userId !== user.id) throw new AppError('other_user', { field: 'userId' })
  const mark = markOf(user.id, key, input)
  const earlier = await earlierAnswer(db, mark)
  if (earlier) return earlier

  // Refused early for a quick answer; what decides is the same check under the account's lock.
  requireStoryAllowance(user, env.STORY_CREDIT_COST, now())
  if (input.characterId) await requireCharacter(db, user.id, input.characterId, 'characterId')
  if (input.childId) await requireChild(db, user.id, input.childId, 'childId')
  const wishes = await withCompanion(db, user.id, input)

  const write = writerOf(services, user, input)
  const heard = await heardBy(db, user.id, input)
  const asked = await wholeRequest(db, user.id, wishes, heard)
  const work = (report: Aside['report']) => writeAndSave(services, { user, asked, heard, mark, write, report })
  return input.writer === 'model' ? underWay.begin(user.id, mark, work) : work(() => {})
}

/** The companion's name and pronouns stand where those of a best friend would, for every writer alike, and are kept as they were told. */
async function withCompanion(db: Database, userId: string, input: CreateStory): Promise<CreateStory> {
  if (!input.companionId) return input
  const { name, pronouns } = await childOf(db, userId, input.companionId, 'companionId')
  return { ...input, bestFriend: name, bestFriendPronouns: pronouns ?? undefined }
}

type Writing = {
  user: SessionUser
  asked: Asked
  heard: Heard[]
  mark: RequestMark | undefined
  write: Writer
  report: Aside['report']
}

async function writeAndSave(
  { db, env, now, closing, metrics }: Services,
  { user, asked, heard, mark, write, report }: Writing,
): Promise<StoryCreated> {
  const { input, chain, follows } = asked
  const seed = input.seed ?? anySeed()
  // A story that was tried is told again as it was.
  const composed = await write(input.seed === undefined ? { ...input, ...follows, heard } : input, seed, { report, signal: closing })

  report({ step: 'saving' })
  const saved = await transact(db, async tx => {
    const account = await lockAccount(tx, user.id)
    const meanwhile = await earlierAnswer(tx, mark)
    if (meanwhile) return meanwhile
    const title = await freeTitle(tx, user.id, composed.title, input.language)
    const evening = await eveningOf(tx, user.id, chain)
    const id = await insertStory(tx, { userId: user.id, input, chain, evening, composed: { ...composed, title }, seed })
    const charged = await chargeForStory(tx, account, { storyId: id, cost: env.STORY_CREDIT_COST, now: now() })
    if (composed.effort) await insertModelUsage(tx, { userId: user.id, storyId: id, model: env.MODEL_NAME ?? '', composed })
    const heardBefore = heard.some(({ tale }) => tale === composed.tale)
    const answer = { id, title, ...charged, writer: composed.writer, heardBefore }
    await keepAnswer(tx, mark, answer)
    return answer
  })
  metrics?.storyTold(saved.writer)
  return saved
}

function writerOf({ writers, env }: Services, user: SessionUser, input: CreateStory): Writer {
  if (input.writer === 'builtin') return writers.builtin
  const write = modelConsentOf(user, env) && writers.model
  if (!write) throw new AppError('model_not_allowed', { field: 'writer' })
  return write
}
