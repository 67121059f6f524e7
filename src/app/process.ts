import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'

/** The terminal and npm may each send the same signal once. */
const ECHO_MS = 1_000

/** SIGTERM and SIGINT let running requests end; a later second one does not wait. */
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

const LOOK_MS = 5_000
/** A server that works less of its time than that is hardly used. */
const LEFT_ALONE = 0.05

/**
 * What only starting needed is given back to the machine once, when we have little to do: it takes a tenth of a second or more. V8
 * would keep it as long as little happens, and collects by itself where much does.
 */
export function giveBackMemory() {
  let before = performance.eventLoopUtilization()
  const looking = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > LEFT_ALONE) return
    clearInterval(looking)
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')({ type: 'major', flavor: 'last-resort' })
  }, LOOK_MS).unref()
}

/** What cannot be done ends with one sentence and a code that is not 0. Anything else is our own fault and shows its trace. */
export function reportAndExit(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
