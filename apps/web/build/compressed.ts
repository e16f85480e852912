import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

const writtenAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0

/** Lays a Brotli copy beside every text that is served, so that the server has nothing to compress. */
export const compressed = (): Plugin => {
  let out = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: config => {
      out = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const files = await readdir(out, { recursive: true })
      const texts = files.filter(file => /\.(js|css|html|svg|json|webmanifest)$/.test(file))
      await Promise.all(
        texts.map(async file => {
          const [plain, copy] = [join(out, file), join(out, `${file}.br`)]
          // Of an earlier build's script there is one.
          if ((await writtenAt(copy)) < (await writtenAt(plain))) await writeFile(copy, await compress(await readFile(plain)))
        }),
      )
    },
  }
}
