import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError } from '#domain/api/app-error.ts'
import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import type { MixPart } from '#domain/goals/mixed-history.ts'
import { type ReplayMode, replayLimits } from '#domain/goals/replay.ts'
import { replayPlan } from '#domain/goals/replay-plan.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { valuesQuery } from '#platform/market/instrument-values.ts'
import type { RunReplay } from '#platform/worker/run-replay.ts'

export type ReplayState =
  | { readonly phase: 'none' | 'failed' }
  | { readonly phase: 'histories' | 'paths'; readonly done: number; readonly total: number }
  | ReplayDone

export type ReplayDone = {
  readonly phase: 'done'
  readonly run: RunReplay
  /** Names of linked instruments that no longer exist. */
  readonly missing: readonly string[]
  readonly question: string
  /** What was replayed. */
  readonly figures: GoalFigures
  readonly seed: number
}

/** Progress is shown ten times a second: more would cost the page frames. */
const PROGRESS_MS = 100

type Asked = { readonly figures: GoalFigures; readonly seed: number; readonly mode: ReplayMode | null }

/** Runs the goal's plan through the linked histories; again by itself when the plan changes after a first run. */
export function useReplay(client: ApiClient, asked: Asked) {
  const queries = useQueryClient()
  const [state, setState] = useState<ReplayState>({ phase: 'none' })
  // Stays on the screen while the next one runs.
  const [last, setLast] = useState<ReplayDone>()
  const running = useRef<AbortController>(undefined)
  const question = JSON.stringify([asked.figures.plan, asked.figures.goal.links, asked.seed, asked.mode])

  const run = useCallback(async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: ReplayState) => !signal.aborted && setState(next)
    try {
      show({ phase: 'histories', done: 0, total: asked.figures.goal.links.length })
      const { parts, missing } = await histories(asked.figures, show, signal, async (link) =>
        queries.ensureQueryData({ ...valuesQuery(client, link), networkMode: 'always' }),
      )
      const plan = replayPlan(asked.figures.plan)
      if (!plan) return show({ phase: 'none' })
      const { runReplay } = await import('#platform/worker/run-replay.ts')
      const job = { plan, parts, mode: asked.mode, paths: replayLimits.paths, seed: asked.seed }
      let shownAt = 0
      const progress = (done: number, total: number) => {
        if (Date.now() - shownAt < PROGRESS_MS) return
        shownAt = Date.now()
        show({ phase: 'paths', done, total })
      }
      const found = await runReplay(job, progress, signal)
      const outcome = {
        ...{ phase: 'done' as const, run: found, missing, question },
        ...{ figures: asked.figures, seed: asked.seed },
      }
      if (!signal.aborted) setLast(outcome)
      show(outcome)
    } catch {
      show({ phase: 'failed' })
    }
  }, [asked.figures, asked.seed, asked.mode, client, queries, question])

  const cancel = useCallback(() => {
    running.current?.abort()
    setState({ phase: 'none' })
  }, [])
  const isOld = state.phase === 'done' && state.question !== question
  useEffect(() => {
    if (isOld) void run()
  }, [isOld, run])
  useEffect(() => () => running.current?.abort(), [])
  // Old figures stay beside the goal that they are of.
  const shown = last && (last.question === question ? { ...last, figures: asked.figures } : last)
  return { state, last: shown, run, cancel }
}

async function histories(
  { goal }: GoalFigures,
  show: (state: ReplayState) => void,
  signal: AbortSignal,
  load: (link: GoalFigures['goal']['links'][number]) => Promise<MixPart['series']>,
) {
  const [parts, missing]: [MixPart[], string[]] = [[], []]
  for (const [at, link] of goal.links.entries()) {
    try {
      parts.push({ series: await load(link), mix: link.mix })
    } catch (error) {
      // A fund or stock that no longer exists is left out and named.
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error
      missing.push(link.name)
    }
    signal.throwIfAborted()
    show({ phase: 'histories', done: at + 1, total: goal.links.length })
  }
  return { parts, missing }
}
