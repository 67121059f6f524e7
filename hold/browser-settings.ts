import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { keyTable, type StorageKey } from '#catalogue/storage-keys.ts'
import { keyOf } from '#platform/storage/key.ts'
import { start } from '../bench/processes.ts'
import { openChromium, type Tab } from './browser-tab.ts'
import { openFirefox } from './firefox.ts'
import { type Finding, inFolder, type Trial } from './trial.ts'
import { answers, call, USER_ACTIONS, until } from './user-actions.ts'

type Setting = {
  readonly name: string
  readonly open: (folder: string) => Promise<Tab>
  /** Script that prepares storage before the pages are visited. */
  readonly before?: string
  /** Whether data survives a reload; otherwise the person must be told. */
  readonly saves: boolean
  readonly cookies: boolean
}

const BLOCKED = 2
const blockedInChromium = { profile: { default_content_setting_values: { cookies: BLOCKED } } }

/** Fills storage to the last character. */
const FILL = `(() => {
  let piece = 'x'.repeat(1000000)
  for (let at = 0; piece.length > 0; ) {
    try { localStorage.setItem('filler-' + at, piece); at += 1 } catch { piece = piece.slice(0, Math.floor(piece.length / 2)) }
  }
})()`

/** A newer version wrote everything in another format. */
const names = Object.entries(keyTable)
  .filter(([key, { scope }]) => scope !== 'tab' && key !== 'lastIdentity')
  .map(([key, { scope }]) => keyOf(key as StorageKey, scope === 'user' ? 'demo' : undefined))
const NEWER = `(() => {
  for (const name of ${JSON.stringify(names)})
    localStorage.setItem(name, JSON.stringify({ v: 99, updatedAt: '2099-01-01T00:00:00.000Z', data: { new: [1] } }))
})()`

const settings: readonly Setting[] = [
  { name: 'Chromium as it comes', open: (at) => openChromium(at, {}, []), saves: true, cookies: true },
  {
    name: 'Chromium, cookies and storage blocked',
    open: (at) => openChromium(at, blockedInChromium, []),
    saves: false,
    cookies: false,
  },
  { name: 'Chromium, private window', open: (at) => openChromium(at, {}, ['--incognito']), saves: true, cookies: true },
  { name: 'Chromium, full', open: (at) => openChromium(at, {}, []), before: FILL, saves: false, cookies: true },
  {
    name: 'Chromium, newer values',
    open: (at) => openChromium(at, {}, []),
    before: NEWER,
    saves: false,
    cookies: true,
  },
  { name: 'Firefox as it comes', open: (at) => openFirefox(at, {}), saves: true, cookies: true },
  {
    name: 'Firefox, cookies blocked',
    open: (at) => openFirefox(at, { 'network.cookie.cookieBehavior': BLOCKED }),
    saves: false,
    cookies: false,
  },
  {
    name: 'Firefox, storage blocked',
    open: (at) => openFirefox(at, { 'dom.storage.enabled': false, 'dom.indexedDB.enabled': false }),
    saves: false,
    cookies: true,
  },
  {
    name: 'Firefox, private window',
    open: (at) => openFirefox(at, { 'browser.privatebrowsing.autostart': true }),
    saves: true,
    cookies: true,
  },
  { name: 'Firefox, full', open: (at) => openFirefox(at, {}), before: FILL, saves: false, cookies: true },
  { name: 'Firefox, newer values', open: (at) => openFirefox(at, {}), before: NEWER, saves: false, cookies: true },
]

/** Server-rendered pages, a demo note and to-do, a message, an account. Throws if one fails. */
async function use(tab: Tab, url: string, { before, saves, cookies }: Setting): Promise<void> {
  const errors: unknown[] = []
  const note = `A note ${randomUUID()}`
  const open = async (path: string) => {
    errors.push(...((await answers(tab, 'window.uncaught ?? []')) as unknown[]))
    await tab.goto(url + path)
    await until(tab, call('ready'))
    // Consent, fonts and outbox start a moment later.
    await setTimeout(1_500)
    if (await answers(tab, call('says', 'could not be shown'))) throw new Error(`${path} could not be shown`)
  }
  await tab.prepare(USER_ACTIONS)
  await tab.goto(`${url}/robots.txt`)
  if (before) await answers(tab, before)
  for (const path of ['/', '/search-funds', '/about']) await open(path)
  await open('/login?next=/wishlist/funds')
  await until(tab, call('press', 'Try the demo'))
  await until(tab, `location.pathname === '/wishlist/funds'`)
  await until(tab, call('press', 'Notes and to-dos'))
  await until(tab, call('write', 'New note', note))
  await until(tab, call('press', 'Add note'))
  await until(tab, call('says', note))
  if (!saves) await until(tab, call('says', 'kept in this tab only'))
  else {
    await open('/profile?tab=notes')
    await until(tab, call('says', note))
  }
  await open('/contact')
  for (const [label, text] of [
    ['Your name', 'Asha'],
    ['Email', 'asha@people.example'],
    ['Subject', note],
    ['Message', 'How old are the figures?'],
  ] as const)
    await until(tab, call('write', label, text))
  await until(tab, call('tick', 'I agree that you may store'))
  await until(tab, call('press', 'Send message'))
  await until(tab, call('says', 'Your message was sent'))
  await tab.run(
    `fetch('/api/auth/sign-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(() => 1)`,
  )
  await answers(tab, `(() => { try { localStorage.removeItem('banyan:last-identity') } catch {} })()`)
  await open('/signup')
  await until(tab, call('write', 'Email', `${randomUUID().slice(0, 8)}@people.example`))
  await until(tab, call('write', 'Password', 'monsoon-42'))
  await until(tab, call('tick', 'I accept'))
  await until(tab, call('press', 'Create account'))
  await until(tab, call('says', cookies ? 'Account created successfully!' : 'This browser blocks cookies'))
  if (!cookies && (await answers(tab, call('says', 'Account created')))) throw new Error('an account that nobody has')
  errors.push(...((await answers(tab, 'window.uncaught')) as unknown[]))
  if (errors.length > 0) throw new Error(`uncaught: ${errors.join('; ')}`)
}

/** Real browsers with real settings, no stubs: usable or explained, no uncaught error, no frozen tab. */
export const browserSettings: Trial = {
  name: 'browser settings',
  async run() {
    const findings: Finding[] = []
    for (const setting of settings) {
      const why = await inFolder((folder) => tryOut(folder, setting)).then(() => undefined, String)
      findings.push({ what: `${setting.name}${why ? `: ${why}` : ''}`, held: why === undefined })
    }
    return findings
  },
}

/** A server each: messages and accounts are limited per address. */
async function tryOut(folder: string, setting: Setting): Promise<void> {
  const server = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
  try {
    const profile = join(folder, 'profile')
    mkdirSync(profile)
    const tab = await setting.open(profile)
    await use(tab, server.url, setting).finally(() => tab.close())
  } finally {
    await server.stop()
  }
}
