import { localProxy } from '#domain/api/worker-rpc.ts'
import { createReplaySession, type ReplayBegun, type ReplaySession } from '#domain/goals/replay-session.ts'
import type { ReplayResult } from '#domain/goals/replay-tally.ts'
import { callWorker, type RemoteWorker } from './call-worker.ts'
import { replayMethods } from './replay-methods.ts'

/** Paths between two reports of progress: a few milliseconds of work. */
const PIECE = 500

export type RunReplay = ReplayBegun & { readonly result: ReplayResult | undefined }

/** Runs a replay in a worker of its own, which ends with it. Throws if `signal` aborts it. */
export async function runReplay(
  job: Parameters<ReplaySession['begin']>[0],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<RunReplay> {
  const session = await openSession()
  const stop = () => session.end()
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    const begun = await session.begin(job)
    for (let done = 0; done < begun.total; ) {
      done = await session.advance(PIECE)
      signal.throwIfAborted()
      onProgress(done, begun.total)
    }
    return { ...begun, result: await session.result() }
  } finally {
    signal.removeEventListener('abort', stop)
    session.end()
  }
}

/** Where no worker can start, on the page's own thread, in the same pieces. */
async function openSession(): Promise<RemoteWorker<ReplaySession>> {
  try {
    const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })
    return await callWorker<ReplaySession>(worker, replayMethods)
  } catch {
    const session = localProxy<ReplaySession>(replayMethods, createReplaySession())
    return { ...session, hasEnded: () => false, end: () => {} }
  }
}
