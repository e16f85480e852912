import 'i18next'
import type auth from '../../public/locales/en/auth.json'
import type billing from '../../public/locales/en/billing.json'
import type characters from '../../public/locales/en/characters.json'
import type childProfiles from '../../public/locales/en/child-profiles.json'
import type common from '../../public/locales/en/common.json'
import type favorites from '../../public/locales/en/favorites.json'
import type landing from '../../public/locales/en/landing.json'
import type learning from '../../public/locales/en/learning.json'
import type stories from '../../public/locales/en/stories.json'

// The English texts are the type of all texts: a key that does not exist does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      auth: typeof auth
      billing: typeof billing
      characters: typeof characters
      'child-profiles': typeof childProfiles
      common: typeof common
      favorites: typeof favorites
      landing: typeof landing
      learning: typeof learning
      stories: typeof stories
    }
  }
}
