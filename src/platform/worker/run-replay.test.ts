import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCall, type Call, type Reply } from '#domain/api/worker-rpc.ts'
import { type ReplayPlan, replayPlan } from '#domain/goals/replay-plan.ts'
import { createReplaySession, type ReplaySession } from '#domain/goals/replay-session.ts'
import { day, planWith } from '#tests/goals/some-goal.ts'
import { rowsOf } from '#tests/measures/random-rows.ts'
import { toSeries } from '#tests/measures/series-from-rows.ts'
import { replayMethods } from './replay-methods.ts'
import { runReplay } from './run-replay.ts'

const plan = replayPlan(planWith({ start: 1000, monthly: 100, target: 30_000, date: day('2036-01-15') })) as ReplayPlan
const parts = [{ series: toSeries(rowsOf(9000, 600, 7, 0.012, 0)), mix: 1 }]
const job = { plan, parts, mode: null, paths: 2_000, seed: 7 }
const never = new AbortController().signal

/** Answers as the real one does, on this thread. */
class NearWorker {
  static ended = 0
  onmessage: ((event: { data: Reply }) => void) | null = null
  session = createReplaySession()
  constructor() {
    setTimeout(() => this.onmessage?.({ data: { id: 0 } }))
  }
  postMessage(call: Call) {
    const reply = (data: Reply) => setTimeout(() => this.onmessage?.({ data }))
    void answerCall<ReplaySession>(replayMethods, this.session, call, reply)
  }
  terminate() {
    NearWorker.ended += 1
  }
}

beforeEach(() => {
  NearWorker.ended = 0
  vi.stubGlobal('Worker', NearWorker)
})
afterEach(() => vi.unstubAllGlobals())

test('a replay reports its progress, ends its worker, and is the same where no worker can start', async () => {
  const told: number[] = []
  const run = await runReplay(job, (done) => told.push(done), never)
  expect(told).toEqual([500, 1000, 1500, 2000])
  expect(run).toMatchObject({ mode: 'resampled', total: 2000, result: { paths: 2000 } })
  expect(NearWorker.ended).toBe(1)
  vi.unstubAllGlobals()
  expect(await runReplay(job, () => {}, never)).toEqual(run)
})

test('cancelling ends the worker at once', async () => {
  const controller = new AbortController()
  const running = runReplay(job, () => controller.abort(), controller.signal)
  await expect(running).rejects.toThrow()
  expect(NearWorker.ended).toBeGreaterThan(0)
})

test('a history that is too short has no result and no path', async () => {
  const short = [{ series: toSeries(rowsOf(9000, 1, 7, 0.012, 0)), mix: 1 }]
  const run = await runReplay({ ...job, parts: short }, () => {}, never)
  expect(run).toMatchObject({ mode: null, total: 0, result: undefined })
})
