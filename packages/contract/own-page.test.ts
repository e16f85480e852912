import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { ownPage } from './own-page.ts'

test('a page of this site is one, with what is asked of it', () => {
  for (const path of ['/', '/my-stories', '/story/7?page=2', '/characters?new', '/story/7/colouring#top']) expect(ownPage(path)).toBe(path)
})

test('a page is written as a browser writes it, so that it can stand in a header', () => {
  expect(ownPage('/story/7?of=Zoë\u0007.')).toBe('/story/7?of=Zo%C3%AB%07.')
  expect(ownPage('/story/../my-stories')).toBe('/my-stories')
})

test('another site, a call, what is no page and what is no path are none, however they are spelled', () => {
  const others = [
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r/evil.example',
    ],
    ...['/api/logout', '/./api/logout', '/../api/logout', '/my-stories/../api/logout', '/%61pi/logout', '/API/logout', '/\tapi/logout'],
    ...['/%2e/api/logout', '/.%2e/api/logout', '/api%2flogout', '/story/7/%2e%2e/%2e%2e/api/logout', '/story/7%2f..%2fapi'],
    ...[
      '/apiary',
      '/nowhere',
      '/story/x',
      '/@evil.example',
      '/:80',
      'my-stories',
      '',
      ' /my-stories',
      'javascript:alert(1)',
      '//',
      '///',
      '//[',
    ],
  ]
  for (const path of others) expect(ownPage(path), JSON.stringify(path)).toBeUndefined()
})

test('whatever a path begins with, a browser stays on this site with it', () => {
  const site = 'https://stories.example.org'
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'grapheme' }), (start, end) => {
      for (const path of [`/${start}${end}`, `/\t/${end}`, `/\\${end}`]) {
        const page = ownPage(path)
        if (page !== undefined) expect(new URL(page, site).origin).toBe(site)
        if (page !== undefined) expect(new URL(page, site).pathname).not.toMatch(/^\/api/)
      }
    }),
  )
})
