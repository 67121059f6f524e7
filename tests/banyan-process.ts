import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../dist/node/main.js', import.meta.url))

export type Banyan = {
  readonly url: string
  readonly process: ChildProcess
  readonly msToReady: number
  output(): string
  /** Sends the signal and waits for the exit. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** The optimising compiler of WebAssembly takes a second of a core at each start: too much for a short life. */
export const shortLived = '--liftoff-only'

/** For tests that are not about passwords: `startBanyan(env, quickHashing)`. */
export const quickHashing = [shortLived, '--import', new URL('quick-hashing.ts', import.meta.url).href]

/** Flags of a server whose figures are measured: as people run it. */
export const asPeopleRunIt: readonly string[] = []

/** A real server process. Its environment contains only what is passed. `script`: of another build. */
export async function startBanyan(
  env: Record<string, string>,
  flags: readonly string[] = [shortLived],
  script = main,
): Promise<Banyan> {
  const started = performance.now()
  const { child, output, ended } = launch({ PORT: '0', LOG_LEVEL: 'error', SOURCES: 'sample', ...env }, flags, script)
  const url = await Promise.race([
    new Promise<string>((resolve) => {
      child.stdout?.on('data', () => {
        const found = /ready (?:for development )?at (\S+)/.exec(output())?.[1]
        if (found) resolve(found)
      })
    }),
    ended.then((code) => Promise.reject(new Error(`Banyan ended with ${code}: ${output()}`))),
  ])
  return {
    url,
    process: child,
    msToReady: performance.now() - started,
    output,
    end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** A start that is expected to fail. */
export async function failBanyan(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output, ended } = launch({ PORT: '0', LOG_LEVEL: 'error', SOURCES: 'sample', ...env })
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const code = await ended
  clearTimeout(timer)
  return { code, output: output() }
}

function launch(env: Record<string, string>, flags: readonly string[] = [shortLived], script = main) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const secret = env.DATABASE_URL && { AUTH_SECRET: 'a secret of the tests, long enough' }
  const child = spawn(process.execPath, [...flags, script], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, output: () => text, ended }
}

export function residentMegabytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
