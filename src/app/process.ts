import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'

/** Terminal and npm may each send the same signal. */
const ECHO_MS = 1_000

/** SIGTERM and SIGINT let running requests finish; a second signal exits at once. */
export function stopOnSignals(running: { stop(): Promise<void> }, log: Log) {
  let since: number | undefined
  const stop = async (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since > ECHO_MS) process.exit(1)
      return
    }
    since = performance.now()
    log.info('stopping', { signal })
    await running.stop()
    log.flush()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Without its database a process only refuses: whoever supervises it starts another. */
export function exitOnLoss({ lost }: { readonly lost: Promise<Error> | undefined }, log: Log) {
  void lost?.then((cause) => {
    log.error('the embedded database stopped', { cause })
    log.flush()
    process.exit(1)
  })
}

const LOOK_MS = 5_000
/** Below this event-loop utilisation the server counts as idle. */
const IDLE_UTILISATION = 0.05

/**
 * Frees start-up memory once, when idle: a full GC takes 0.1 s or more, and V8 does not run one by itself while little
 * happens.
 */
export function releaseStartMemory() {
  let before = performance.eventLoopUtilization()
  const looking = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > IDLE_UTILISATION) return
    clearInterval(looking)
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')({ type: 'major', flavor: 'last-resort' })
  }, LOOK_MS).unref()
}

/** Expected errors exit with one sentence and a non-zero code; unexpected ones show their stack trace. */
export function reportAndExit(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
