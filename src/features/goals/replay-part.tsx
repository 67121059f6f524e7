import { useState } from 'react'
import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { type ReplayMode, replayLimits } from '#domain/goals/replay.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Part } from '#ui/data/part.tsx'
import { Progress } from '#ui/data/progress.tsx'
import { counted } from './goal-words.ts'
import type { GoalsProps } from './goals.tsx'
import { ReplayOutcome } from './replay-outcome.tsx'
import { usualSeed } from './replay-seed.ts'
import { useReplay } from './use-replay.ts'

type Props = GoalsProps & { readonly figures: GoalFigures }

const modes = [
  { value: 'starts', label: 'Every real start' },
  { value: 'resampled', label: 'Resampled months' },
] as const

/** The plan on real past returns instead of one assumed rate. */
export function ReplayPart({ uid, client, figures, search, onSearch }: Props) {
  const { goal, outcome } = figures
  const [mode, setMode] = useState<ReplayMode | null>(null)
  const seed = search.seed ?? usualSeed(goal.id)
  const { state, last: done, run, cancel } = useReplay(client, { figures, seed, mode })
  const why = whyNot(figures)
  return (
    <Part id="replay" title="Replay on real returns">
      {why ? (
        <p className="text-ink-2">{why}</p>
      ) : (
        <>
          {!done && (
            <p>
              Instead of one assumed rate, this runs your plan through the history of{' '}
              {counted(goal.links.length, 'linked instrument')}: from every start date, or through resampled months
              where history is short.
            </p>
          )}
          {(state.phase === 'none' || state.phase === 'failed') && (
            <>
              {state.phase === 'failed' && (
                <p role="status" className="goal-failed">
                  The histories could not be loaded. Your goal and its projection are unchanged.
                </p>
              )}
              <p className="goal-row no-print">
                <Button onClick={() => void run()}>{state.phase === 'failed' ? 'Try again' : 'Run replay'}</Button>
                <span className="text-ink-2">
                  Asks our server for these histories; nothing about your goal is sent.
                </span>
              </p>
            </>
          )}
          {state.phase === 'histories' && (
            <div className="part-wide">
              <Progress label="Loading histories" done={state.done} total={state.total} onCancel={cancel} />
            </div>
          )}
          {state.phase === 'paths' && (
            <div className="part-wide">
              <Progress label="Running the plan" done={state.done} total={state.total} onCancel={cancel} />
            </div>
          )}
          {done && outcome && (
            <>
              {canChoose(done.run) && (
                <Segments label="Method" value={done.run.mode} options={modes} onChange={setMode} />
              )}
              <ReplayOutcome uid={uid} figures={done.figures} run={done.run} missing={done.missing} seed={done.seed} />
              {done.run.mode === 'resampled' && (
                <SeedForm seed={seed} onSeed={(next) => onSearch({ ...search, seed: next }, true)} />
              )}
            </>
          )}
        </>
      )}
    </Part>
  )
}

const canChoose = ({ scope }: { scope: { starts: number } | undefined }) =>
  (scope?.starts ?? 0) >= replayLimits.leastStarts

function whyNot({ goal, status, outcome }: GoalFigures): string | undefined {
  if (goal.links.length === 0) return 'Link a fund or stock below to see how often this plan would have worked.'
  if (status === 'reached') return 'You have already saved enough, so there is nothing to replay.'
  return outcome ? undefined : 'Give the goal a date in the future to replay it.'
}

function SeedForm({ seed, onSeed }: { readonly seed: number; readonly onSeed: (seed: number) => void }) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const submit = () => {
    const text = (typed ?? '').trim()
    const isRight = /^\d{1,6}$/.test(text)
    setError(isRight || typed === undefined ? undefined : 'Enter a whole number up to 999,999.')
    if (!isRight) return
    onSeed(Number(text))
    setTyped(undefined)
  }
  return (
    <Form onSubmit={submit} className="goal-inline part-wide no-print">
      <TextField
        label="Seed"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(seed)}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" look="quiet">
        Use this seed
      </Button>
    </Form>
  )
}
