import { texts } from '../fixtures.ts'

const say = texts('en')

export type Screen = {
  name: string
  path: (storyId: number) => string
  /** The call without which there is nothing to show. */
  call: string
  failed: (status: number | undefined) => string
  again: string
  content: string
}

const reload = say('common', 'reloadPage')
const again = say('common', 'tryAgain')
const errorLine = (status: number | undefined) => `Error: ${status ? say('common', 'errors.internal') : say('common', 'errors.network')}`

/** Every screen that has to ask the server, and what it says where that fails. */
export const screens: Screen[] = [
  {
    name: 'my stories',
    path: () => '/my-stories',
    call: '**/api/my-stories?*',
    failed: () => say('stories', 'library.failed'),
    again: reload,
    content: 'Mia and the Owl',
  },
  {
    name: 'favourites',
    path: () => '/favorites',
    call: '**/api/favorites?*',
    failed: () => say('stories', 'library.failed'),
    again: reload,
    content: say('favorites', 'empty'),
  },
  {
    name: 'child profiles',
    path: () => '/child-profiles',
    call: '**/api/child-profiles',
    failed: () => say('child-profiles', 'failed'),
    again: reload,
    content: 'Mia',
  },
  {
    name: 'characters',
    path: () => '/characters',
    call: '**/api/characters',
    failed: () => say('characters', 'failed'),
    again: reload,
    content: say('characters', 'empty'),
  },
  {
    name: 'subscription',
    path: () => '/subscription',
    call: '**/api/credit-packs',
    failed: () => say('billing', 'page.failed'),
    again: reload,
    content: say('billing', 'packs.Starter'),
  },
  {
    name: 'the history of credits',
    path: () => '/subscription',
    call: '**/api/credit-history*',
    failed: () => say('billing', 'history.failed'),
    again: say('billing', 'history.again'),
    content: say('billing', 'history.kinds.welcome'),
  },
  {
    name: 'the reader',
    path: id => `/story/${id}`,
    call: '**/api/stories/*',
    failed: errorLine,
    again,
    content: "Mia's Magical Adventure",
  },
  {
    name: 'the children in the reader',
    path: id => `/story/${id}`,
    call: '**/api/child-profiles',
    failed: () => say('child-profiles', 'failed'),
    again,
    content: say('child-profiles', 'picker.child_other', { name: 'Mia', count: 7 }),
  },
  {
    name: 'the picture book',
    path: id => `/story/${id}/book`,
    call: '**/api/stories/*/pages',
    failed: errorLine,
    again,
    content: say('stories', 'book.cover'),
  },
  {
    name: 'the page to colour in',
    path: id => `/story/${id}/colouring`,
    call: '**/api/stories/*',
    failed: errorLine,
    again,
    content: say('stories', 'colouring.print'),
  },
  {
    name: 'the app itself, where nobody knows who is there',
    path: () => '/my-stories',
    call: '**/api/auth/user',
    failed: () => say('common', 'unreached.title'),
    again,
    content: 'Mia and the Owl',
  },
]
