import {
  createReplay,
  modeFor,
  type Replay,
  type ReplayJob,
  type ReplayMode,
  type ReplayScope,
  scopeOf,
} from './replay.ts'
import type { ReplayResult } from './replay-tally.ts'

export type ReplayBegun = {
  readonly scope: ReplayScope | undefined
  /** Null if the history is too short. */
  readonly mode: ReplayMode | null
  readonly total: number
}

/** One replay at a time, in pieces, so that it can report progress and be cancelled. */
export type ReplaySession = {
  /** Without a mode the one that suits the history. */
  begin(job: Omit<ReplayJob, 'mode'> & { readonly mode: ReplayMode | null }): ReplayBegun
  advance(count: number): number
  result(): ReplayResult | undefined
}

export function createReplaySession(): ReplaySession {
  let replay: Replay | undefined
  return {
    begin(job) {
      const scope = scopeOf(job.parts, job.plan.months)
      const usual = modeFor(scope)
      const mode = usual === 'starts' ? (job.mode ?? usual) : usual
      replay = mode === null ? undefined : createReplay({ ...job, mode })
      return { scope, mode, total: replay?.total ?? 0 }
    },
    advance: (count) => replay?.advance(count) ?? 0,
    result: () => replay?.result(),
  }
}
