import type { MethodList } from '#domain/api/worker-rpc.ts'
import type { ReplaySession } from '#domain/goals/replay-session.ts'

/** With the worker's start under the eight seconds after which no screen may still be waiting. */
const LATE_MS = 7_000

/** What the page may ask the replay's worker, and for how long it waits. */
export const replayMethods: MethodList<ReplaySession> = { begin: LATE_MS, advance: LATE_MS, result: LATE_MS }
