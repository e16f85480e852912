import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const routes = fileURLToPath(new URL('../src/routes/', import.meta.url))

/** What the landing page's few lines use must stay apart: else they would bring along what the whole app begins with. */
const ofLanding = /lib\/(?:chosen-language|kept|manifest|theme|version)\.|src\/styles|preload/

/** The pages themselves, by whose files the build is found again, and what only the sign-in page begins with. */
const ofPage = /\.html|src\/(?:main|login)\.tsx|landing\/|features\/auth\/(?!api)|hook-?form/

/** All are the reader: with its tabs and the windows over its text, or as a picture book. */
const readers = ['story.tsx', 'story-book.tsx', 'educational-demo.tsx']

/** By these the form makes a story, and so does Tonight, which comes later. */
const ofStoryForm =
  /stories\/form\/(?:use-submit-story|use-story-progress|use-heard-themes|fill|price|values)\.|src\/ui\/(?:pronoun-choice|switch|search-input)\./

/** Both are a shelf of cards. */
const shelves = ['my-stories.tsx', 'favorites.tsx']

/** Both tell of children in figures. */
const reports = ['child-profiles.tsx', 'child-profiles-report.tsx']

const library = /node_modules/

/** The screens that begin with a module of ours, by their files: those that import it without an `import()` between. */
function screensByModule(context: Rolldown.ChunkingContext): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const screen of readdirSync(routes).filter(name => name.endsWith('.tsx') && name !== 'landing.tsx')) {
    const seen = new Set<string>()
    const follow = (id: string) => {
      if (seen.has(id) || (library.test(id) && !/lucide|tanstack/.test(id))) return
      seen.add(id)
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) follow(next)
    }
    follow(routes + screen)
    for (const id of seen) found.set(id, [...(found.get(id) ?? []), screen])
  }
  return found
}

let screens: Map<string, string[]> | undefined

/**
 * Few files, for dozens of small ones wait for one another: what every page of the app begins with, what lays something over a page,
 * the controls, and what the readers and what several screens share of ours. What is fetched later, or by one screen alone, is left to the bundler.
 */
export const groups = [
  { name: 'page', includeDependenciesRecursively: false, test: ofLanding },
  {
    name: 'first',
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
    test: (id: string) => !ofLanding.test(id) && !ofPage.test(id),
  },
  {
    name: 'overlays',
    includeDependenciesRecursively: false,
    test: /floating-ui|remove-scroll|modules\/(?:use-sidecar|use-callback-ref|get-nonce|react-style-singleton|tslib|aria-hidden)\/|@radix-ui\/react-(?:popper|arrow|dialog|alert-dialog|popover|tooltip|focus-\w+)\/|src\/ui\/(?:confirm-window|dialog|tooltip)\./,
  },
  {
    name: 'children',
    includeDependenciesRecursively: false,
    test: /shell\/tonight|tonight-card|child-shortcuts|child-chips|companion-choice|child-profiles\/avatar/,
  },
  {
    name: 'faces',
    includeDependenciesRecursively: false,
    test: /packages\/pictures\/(?:look|portrait|pen|path|palette|seeded|child\/)|features\/characters\/picture/,
  },
  { name: 'controls', includeDependenciesRecursively: false, test: /@radix-ui/ },
  {
    name: (id: string, context: Rolldown.ChunkingContext) => {
      screens ??= screensByModule(context)
      if (ofStoryForm.test(id)) return 'shared'
      const users = screens.get(id) ?? []
      if (users.length < 2 || ofLanding.test(id) || id.includes('/routes/')) return null
      if (users.every(screen => shelves.includes(screen))) return 'shelf'
      if (users.every(screen => reports.includes(screen))) return 'report'
      return users.every(screen => readers.includes(screen)) ? 'reader' : 'shared'
    },
    debugName: 'shared',
    includeDependenciesRecursively: false,
  },
]
