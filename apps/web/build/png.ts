import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

// It may be started once only.
let started: Promise<void> | undefined
const start = async () => initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** An SVG as PNG, for those who take no SVG. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  started ??= start()
  await started
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
