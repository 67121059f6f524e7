import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { apiErrors } from '#catalogue/errors.ts'
import { type PageRoute, routes } from '#catalogue/routes.ts'
import { start } from '../bench/processes.ts'
import { openChromium, type Tab } from './browser-tab.ts'
import { type FailingProxy, type Failure, startFailingProxy } from './failing-proxy.ts'
import { openFirefox } from './firefox.ts'
import { type Finding, inFolder, type Trial } from './trial.ts'
import { answers, call, USER_ACTIONS, until } from './user-actions.ts'

const browsers: Readonly<Record<string, (folder: string) => Promise<Tab>>> = {
  Chromium: (folder) => openChromium(folder, {}, []),
  Firefox: (folder) => openFirefox(folder, {}),
}

/** Each page once: its scripts are not cached before they fail. */
const failures: readonly (PageRoute & { readonly how: Failure; readonly sentence: string })[] = [
  { ...routes.contact, how: 'answers 503', sentence: apiErrors.busy.sentence },
  { ...routes.searchFunds, how: 'drops the connection', sentence: apiErrors.unreachable.sentence },
]

/** Browsers may cache a failed import while the page is open; "Try again" still works, in the same document. */
export const failedImport: Trial = {
  name: 'failed import',
  async run() {
    const findings: Finding[] = []
    for (const [browser, open] of Object.entries(browsers))
      await inFolder(async (folder) => {
        const server = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
        const proxy = await startFailingProxy(server.url)
        const profile = join(folder, 'profile')
        mkdirSync(profile)
        try {
          const tab = await open(profile)
          await tab.prepare(USER_ACTIONS)
          for (const failure of failures) {
            const why = await retry(tab, proxy, failure).then(() => undefined, String)
            findings.push({ what: `${browser}, a script ${failure.how}${why ? `: ${why}` : ''}`, held: !why })
          }
          await tab.close()
        } finally {
          await proxy.close()
          await server.stop()
        }
      })
    return findings
  },
}

async function retry(tab: Tab, proxy: FailingProxy, failure: (typeof failures)[number]): Promise<void> {
  const { path, title, how, sentence } = failure
  proxy.fail(undefined)
  await tab.goto(`${proxy.url}/terms`)
  await until(tab, call('ready'))
  await answers(tab, 'Boolean((window.sameDocument = true))')
  const before = proxy.failed.length
  proxy.fail(how)
  // Like a link: the router notices.
  await answers(tab, `history.pushState({}, '', ${JSON.stringify(path)})`)
  await until(tab, call('says', 'This page could not be shown'))
  await until(tab, call('says', sentence))
  if (proxy.failed.length === before) throw new Error('no script was asked for')
  proxy.fail(undefined)
  await until(tab, call('press', 'Try again'))
  await until(tab, `document.querySelector('h1')?.textContent === ${JSON.stringify(title)}`)
  if (!(await answers(tab, 'window.sameDocument === true'))) throw new Error('the page was loaded anew')
}
