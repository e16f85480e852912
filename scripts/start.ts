import { buildWeb } from './build-web.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()
buildWeb()
await import('../apps/server/src/main.ts')
