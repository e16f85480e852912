import { enableCompileCache } from 'node:module'
import { buildWeb } from './build-web.ts'
import { endWithNpm } from './end-with-npm.ts'

// The storyteller's books are large: from the second start on they are read as compiled the first time.
enableCompileCache()
endWithNpm()
buildWeb()
await import('../apps/server/src/main.ts')
