import type { Environment } from './environment.ts'

export type Log = {
  info(event: string, facts?: Record<string, unknown>): void
  error(event: string, facts?: Record<string, unknown>): void
  flush(): void
}

const FLUSH_AFTER_MS = 100

/** One JSON object a line. Lines are written in batches, so that a busy server does not pay for a write each. */
export function createLog(
  level: Environment['logLevel'],
  write: (text: string) => void = (text) => process.stdout.write(text),
): Log {
  let lines = ''
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines) write(lines)
    lines = ''
  }
  const add = (severity: string, event: string, facts?: Record<string, unknown>) => {
    lines += `${JSON.stringify({ time: new Date().toISOString(), level: severity, event, ...facts })}\n`
    timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref()
  }
  return {
    info: (event, facts) => level === 'info' && add('info', event, facts),
    error: (event, facts) => level !== 'silent' && add('error', event, { ...facts, cause: describe(facts?.cause) }),
    flush,
  }
}

function describe(cause: unknown) {
  return cause instanceof Error ? (cause.stack ?? cause.message) : cause
}
