import type { Environment } from './environment.ts'

export type Log = {
  /** The line of each request: frequent, so it is built by hand. */
  request(id: string, place: string, method: string, status: number, ms: number): void
  info(event: string, facts?: Record<string, unknown>): void
  error(event: string, facts?: Record<string, unknown>): void
  flush(): void
}

const FLUSH_AFTER_MS = 100

/** One JSON object per line, time in epoch milliseconds. Written in batches to save system calls. */
export function createLog(
  level: Environment['logLevel'],
  write: (text: string) => void = (text) => process.stdout.write(text),
): Log {
  let lines: string[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines.length > 0) write(lines.join(''))
    lines = []
  }
  const addLine = (line: string) => {
    lines.push(line)
    timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref()
  }
  const add = (severity: string, event: string, facts?: Record<string, unknown>) =>
    addLine(`${JSON.stringify({ time: Date.now(), level: severity, event, ...facts })}\n`)
  return {
    request(id, place, method, status, ms) {
      if (level !== 'info') return
      addLine(
        `{"time":${Date.now()},"level":"info","event":"request","id":"${id}","method":"${method}","place":"${place}","status":${status},"ms":${ms.toFixed(1)}}\n`,
      )
    },
    info: (event, facts) => level === 'info' && add('info', event, facts),
    error: (event, facts) => level !== 'silent' && add('error', event, { ...facts, cause: describe(facts?.cause) }),
    flush,
  }
}

/** An error and its causes with stack traces; never query parameters. */
function describe(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  const { name, message, stack = '' } = cause
  const said = 'query' in cause ? `Failed query: ${cause.query}` : message
  const code = 'code' in cause ? ` (${cause.code})` : ''
  const frames = stack.slice(stack.indexOf('\n    at '))
  return {
    error: `${name}: ${said}${code}`,
    at: frames.trim(),
    ...(cause.cause !== undefined && { cause: describe(cause.cause) }),
  }
}
