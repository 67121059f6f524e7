import { spawn } from 'node:child_process'

const PARENT_CHECK_MS = 500

/** Exit code of a command that was interrupted. */
export const STOPPED = 130

/**
 * Runs a command with our stdio and forwards signals, so that stopping us never leaves it behind. If npm is killed
 * without a signal, we notice that the parent is gone.
 */
export function spawnAndWait([command, ...args], options = {}) {
  return ended(spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options }))
}

/** Runs a command quietly; prints its output only on failure. */
export async function spawnQuietly([command, ...args], options = {}) {
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { stdio, shell: process.platform === 'win32', ...options })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await ended(child, 'close')
  if (code !== 0 && code !== STOPPED) console.error(output)
  return code
}

function ended(child, event = 'exit') {
  let stopped = false
  const pass = (signal) => {
    stopped = true
    child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), PARENT_CHECK_MS).unref()
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on(event, (code) => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, pass)
      resolve(code ?? (stopped ? STOPPED : 1))
    })
  })
}

/** Exits with one sentence. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
