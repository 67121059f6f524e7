import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Banyan, quickHashing, startBanyan } from '#tests/banyan-process.ts'
import { copyEmptyDatabase } from '#tests/empty-database.ts'
import { test as people } from './people.ts'

export type OwnServer = {
  readonly url: string
  stop(): Promise<unknown>
  /** It answers nothing for so long. */
  pause(ms: number): void
  /** At the same address; `build`: another one, with the same pages. */
  start(build?: string): Promise<void>
}

/** Stories with a service worker and a server of their own, which they may stop; each begins with the built one. */
export const test = people.extend<{ server: OwnServer }, { environment: Record<string, string>; own: OwnServer }>({
  environment: [{}, { option: true, scope: 'worker' }],
  own: [
    async ({ environment }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'banyan-own-'))
      const env = { ...environment, DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.0/8' }
      await copyEmptyDatabase(env.DATA_DIR)
      let running: Banyan | undefined = await startBanyan(env, quickHashing)
      let builtNow: string | undefined
      const { url } = running
      const stop = async () => {
        await running?.end()
        running = undefined
      }
      const start = async (build?: string) => {
        if (running && builtNow === build) return
        await stop()
        const script = build ? otherBuild(folder, build) : undefined
        running = await startBanyan({ ...env, PORT: new URL(url).port }, quickHashing, script)
        builtNow = build
      }
      const pause = (ms: number) => {
        const paused = running?.process
        paused?.kill('SIGSTOP')
        setTimeout(() => paused?.kill('SIGCONT'), ms)
      }
      await use({ url, stop, pause, start })
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  serviceWorkers: 'allow',
  server: [
    async ({ own }, use) => {
      await own.start()
      await use(own)
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

/** A copy of the build under another id: as if something had changed. */
function otherBuild(folder: string, id: string): string {
  const copy = join(folder, id)
  cpSync('dist', join(copy, 'dist'), { recursive: true })
  for (const name of ['package.json', 'node_modules', 'src']) symlinkSync(join(process.cwd(), name), join(copy, name))
  const client = join(copy, 'dist', 'client')
  const known = /"([0-9a-f]{12})"|`([0-9a-f]{12})`/.exec(readFileSync(join(client, 'sw.js'), 'utf8'))
  const build = known?.[1] ?? known?.[2]
  if (!build) throw new Error('The service worker names no build.')
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(client, name), 'utf8')
    if (!text.includes(build)) continue
    writeFileSync(join(client, name), text.replaceAll(build, id))
    for (const form of ['.br', '.gz']) rmSync(join(client, name + form), { force: true })
  }
  return join(copy, 'dist', 'node', 'main.js')
}

export { demoAt, expect, hydrated, openAs, register, signInAsDemo, toastOf } from './people.ts'
