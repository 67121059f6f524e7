import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { residentMegabytes } from '#tests/banyan-process.ts'

export type Started = {
  readonly url: string
  readonly msToReady: number
  readonly child: ChildProcess
  stop(): Promise<void>
}

const pinned = canPin()

type StartOptions = { readonly args?: string[]; readonly env?: Record<string, string>; readonly onOneCore?: boolean }

/** Starts a script; `onOneCore` pins it to core 0, away from the load generator on core 1. */
export async function start(
  script: string,
  { args = [], env = {}, onOneCore = false }: StartOptions = {},
): Promise<Started> {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const command = [...(pinned ? ['taskset', '-c', onOneCore ? '0' : '0,1'] : []), process.execPath, path, ...args]
  // Logs to a file, as in production: a pipe would block the server on our reading.
  const logFile = join(mkdtempSync(join(tmpdir(), 'banyan-bench-log-')), 'log')
  const log = openSync(logFile, 'w')
  const began = performance.now()
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: '0', SOURCES: 'sample', ...env },
    stdio: ['ignore', log, 'inherit'],
  })
  const url = await readyAddress(child, logFile)
  const msToReady = performance.now() - began
  return {
    url,
    msToReady,
    child,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      closeSync(log)
      rmSync(dirname(logFile), { recursive: true })
    },
  }
}

async function readyAddress(child: ChildProcess, logFile: string): Promise<string> {
  while (child.exitCode === null) {
    const found = /ready at (\S+)/.exec(readFileSync(logFile, 'utf8'))?.[1]
    if (found) return found
    await setTimeout(10)
  }
  throw new Error(`It ended with ${child.exitCode}: ${readFileSync(logFile, 'utf8')}`)
}

/** Private memory once the process is idle. */
export async function idleMegabytes({ child }: Started): Promise<number> {
  // The pack-building thread has ended by then.
  await setTimeout(13_000)
  return residentMegabytes(child.pid)
}

export function pinSelf(): void {
  if (pinned) execFileSync('taskset', ['-cp', '1', String(process.pid)])
}

function canPin() {
  try {
    execFileSync('taskset', ['-c', '1', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
