import { type BackendModule, createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { translationOptions } from './i18n.ts'

test('at most 10 translation files are read in parallel', async () => {
  let underWay = 0
  let most = 0
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read(_language, _namespace, done) {
      most = Math.max(most, ++underWay)
      setTimeout(() => {
        underWay -= 1
        done(null, {})
      }, 1)
    },
  }
  const ns = Array.from({ length: 12 }, (_, index) => `file${index}`)
  await createInstance()
    .use(backend)
    .init({ ...translationOptions, ns, lng: 'de' })
  expect(most).toBe(10)
})
