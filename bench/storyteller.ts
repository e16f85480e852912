import { languages } from '@nightlight/contract/enums'
import { composeStory } from '@nightlight/storyteller/compose'
import { randomRequest } from '@nightlight/storyteller/measuring/requests'

/** Stories told in a second of processor time (so that a busy machine does not count), learning material included, for each language: at least 1,000. */
for (const language of languages) {
  const requests = Array.from({ length: 3000 }, (_, number) => randomRequest(language, number))
  for (const request of requests.slice(0, 300)) composeStory(request, 1)
  const before = process.cpuUsage()
  for (const [seed, request] of requests.entries()) composeStory(request, seed)
  const { user } = process.cpuUsage(before)
  const perSecond = Math.round(requests.length / (user / 1e6))
  const kept = perSecond >= 1000
  if (!kept) process.exitCode = 1
  console.info(`${language}: ${perSecond} stories a second   at least 1,000: ${kept ? 'kept' : 'MISSED'}`)
}
