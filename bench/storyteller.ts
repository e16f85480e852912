import { languages } from '@nightlight/contract/enums'
import { anyRequest } from '@nightlight/storyteller/checking/random-request'
import { tellTale } from '@nightlight/storyteller/tell-tale'

/** One story with its learning material, in milliseconds of processor time (so that a busy machine does not count), for each language: at most 2. */
for (const language of languages) {
  const requests = Array.from({ length: 1500 }, (_, number) => anyRequest(language, number))
  for (const request of requests.slice(0, 300)) tellTale(request, 1)
  const before = process.cpuUsage()
  for (const [seed, request] of requests.entries()) tellTale(request, seed)
  const milliseconds = process.cpuUsage(before).user / 1000 / requests.length
  const kept = milliseconds <= 2
  if (!kept) process.exitCode = 1
  console.info(
    `${language}: ${milliseconds.toFixed(2)} ms a story, ${Math.round(1000 / milliseconds)} a second   at most 2 ms: ${kept ? 'kept' : 'MISSED'}`,
  )
}
