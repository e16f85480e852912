import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const find = () => [process.env.CHROMIUM_PATH, chromium.executablePath(), ...usualPlaces].find(path => path && existsSync(path))

function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/**
 * The Chromium that the browser tests run in: the one named by CHROMIUM_PATH, Playwright's own, one in a usual place; where there is none it is
 * installed, by Playwright's download or, where that cannot be had, as Debian's package.
 * @throws where all of it fails, saying what to do.
 */
export function findChromium(): string {
  const found = find()
  if (found) return found
  console.info('No Chromium here yet; installing one …')
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  const installed = attempt(process.execPath, [playwright, 'install', '--with-deps', 'chromium']) && find()
  if (installed) return installed
  const packaged = attempt('apt-get', ['update']) && attempt('apt-get', ['install', '-y', 'chromium']) && find()
  if (packaged) return packaged
  throw new Error('The browser tests need a Chromium. Install one, or name it with CHROMIUM_PATH.')
}
