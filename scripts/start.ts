import { enableCompileCache } from 'node:module'
import { buildWeb } from './build-web.ts'
import { endWithNpm } from './end-with-npm.ts'

// From the second start on the program is read as compiled the first time.
enableCompileCache()
endWithNpm()
buildWeb()
await import('../apps/server/src/main.ts')
