import { expect, test } from 'vitest'
import { isOwnPage } from './own-page.ts'

test('a page of this site is one, with what is asked of it', () => {
  for (const path of ['/', '/my-stories', '/story/7?page=2', '/apiary']) expect(isOwnPage(path), path).toBe(true)
})

test('another site, a call and what is no path are none', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/api/logout', 'my-stories', '']) {
    expect(isOwnPage(path), path).toBe(false)
  }
})
