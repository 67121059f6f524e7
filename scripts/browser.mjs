import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, spawnQuietly } from './spawn.mjs'

/** The headless shell runs the e2e tests in two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser in `CHROMIUM_PATH`, an installed one, or Debian's, installed now. `whole`: benchmarks need the full
 * browser, e2e tests only the shell.
 */
export async function ensureBrowser({ whole }) {
  const named = process.env.CHROMIUM_PATH
  if (named && !isExecutable(named)) fail(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  // The shell ignores the settings of a profile and paints differently.
  if (named && whole && named.endsWith(SHELL)) fail(`CHROMIUM_PATH names ${named}; this needs the whole browser.`)
  if (named) return named
  const names = whole ? NAMES : [SHELL, ...NAMES]
  const found = findBrowser(names) ?? (await installBrowser(names))
  return (
    found ??
    fail('The tests need Chromium and none could be found or installed. Install it, or set CHROMIUM_PATH to one.')
  )
}

/** Debian's Firefox or an installed one, for `npm run hold`; undefined if there is none, which the trial reports. */
export async function ensureFirefox() {
  const names = ['firefox-esr', 'firefox']
  return process.env.FIREFOX_PATH ?? findBrowser(names) ?? (await installBrowser(['firefox-esr'], 'Firefox'))
}

function findBrowser(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(names.includes('chromium') ? PLACES : []),
  ].find(isExecutable)
}

async function installBrowser(names, called = 'Chromium') {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${called} from the system’s packages (once)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await spawnQuietly(['apt-get', 'update'], { env })
  // Not every Debian has the first.
  for (const name of names.slice(0, Math.max(names.indexOf('chromium'), 0) + 1)) {
    const code = await spawnQuietly(
      ['apt-get', 'install', '--yes', '--no-install-recommends', name, 'fonts-liberation'],
      { env },
    )
    if (code === 0) break
  }
  return findBrowser(names)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
