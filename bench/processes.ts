import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type Started = {
  readonly url: string
  readonly msToReady: number
  readonly child: ChildProcess
  stop(): Promise<void>
}

const pinned = canPin()

type StartOptions = { readonly args?: string[]; readonly env?: Record<string, string>; readonly onOneCore?: boolean }

/** Starts a script; `onOneCore` on core 0, so that the load from this process, on core 1, does not take its time. */
export async function start(
  script: string,
  { args = [], env = {}, onOneCore = false }: StartOptions = {},
): Promise<Started> {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const command = [...(pinned ? ['taskset', '-c', onOneCore ? '0' : '0,1'] : []), process.execPath, path, ...args]
  const began = performance.now()
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const found = /ready at (\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${text}`)))
  })
  const msToReady = performance.now() - began
  return {
    url,
    msToReady,
    child,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Memory that belongs to the process alone or shared with nobody else here, once it has come to rest. */
export async function idleMegabytes({ child }: Started): Promise<number> {
  await setTimeout(3_000)
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
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
