import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Tab } from './browser-tab.ts'

type Answer = { readonly id?: number; readonly method?: string; readonly params?: unknown; readonly result?: unknown }
type Evaluated = { readonly result?: { readonly type: string; readonly value?: string } }

/**
 * Debian's Firefox with these settings in its profile, driven by WebDriver BiDi: Playwright drives only its own build.
 */
export async function openFirefox(folder: string, settings: Readonly<Record<string, unknown>>): Promise<Tab> {
  const lines = Object.entries({ 'browser.shell.checkDefaultBrowser': false, ...settings })
  writeFileSync(
    join(folder, 'user.js'),
    lines.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`).join('\n'),
  )
  const port = await freePort()
  const command = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', String(port)]
  const child = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', command, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (piece) => {
      said += piece
      const found = /BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(`${found}/session`)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
  const { call, close } = await connect(address)
  await call('session.new', { capabilities: {} })
  const tree = (await call('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = tree.contexts[0]?.context
  return {
    prepare: (script) => call('script.addPreloadScript', { functionDeclaration: `() => {${script}}` }),
    goto: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(expression) {
      // As a JSON string: the protocol has its own object format.
      const wrapped = `(async () => JSON.stringify((await (${expression})) ?? null))()`
      const target = { context }
      const answer = (await call('script.evaluate', { expression: wrapped, target, awaitPromise: true })) as Evaluated
      if (answer.result?.type !== 'string') throw new Error(`${expression}: ${JSON.stringify(answer).slice(0, 500)}`)
      return JSON.parse(answer.result.value ?? 'null')
    },
    async close() {
      close()
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  const call = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last
      waiting.set(id, (answer) =>
        'result' in answer ? resolve(answer.result) : reject(new Error(`${method}: ${JSON.stringify(answer)}`)),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { call, close: () => socket.close() }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
