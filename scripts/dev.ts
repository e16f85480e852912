import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, vite } from './build-web.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()

// Vite must know the server's port, too.
if (existsSync('.env')) process.loadEnvFile('.env')

/** Both sides with hot reload: the server starts anew when its code changes, Vite swaps modules in the open page and hands /api on to the server. */
const run = (args: string[], cwd: string): ChildProcess => spawn(process.execPath, args, { cwd, stdio: 'inherit' })
const sides = [run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root), run([vite], join(root, 'apps/web'))]

console.info('Open the address that Vite names below: what you change shows there at once.')
const stop = () => {
  for (const side of sides) side.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const side of sides) side.on('exit', stop)
