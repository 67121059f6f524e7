import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, spawnQuietly } from './spawn.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser of the tests: the one that `CHROMIUM_PATH` names, one that is installed, or Debian's, installed now. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return isExecutable(named) ? named : fail(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  const found = findBrowser() ?? (await installBrowser())
  return (
    found ??
    fail('The tests need Chromium and none could be found or installed. Install it, or set CHROMIUM_PATH to one.')
  )
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(isExecutable)
}

async function installBrowser() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium from the system’s packages (once)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await spawnQuietly(['apt-get', 'update'], { env })
  await spawnQuietly(['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env,
  })
  return findBrowser()
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
