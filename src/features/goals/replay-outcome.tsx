import { foreignReturns, type GoalFigures } from '#domain/goals/goal-figures.ts'
import { liftOf } from '#domain/goals/replay-lift.ts'
import { type ReplayResult, WANTED_SHARE } from '#domain/goals/replay-tally.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { isoDay } from '#domain/time/day.ts'
import type { RunReplay } from '#platform/worker/run-replay.ts'
import { Button } from '#ui/controls/button.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { FanPicture } from './fan-picture.tsx'
import { Amount } from './goal-parts.tsx'
import { counted, monthsWords, percentLabel } from './goal-words.ts'
import { setDate, setMonthly, setTarget } from './goals-store.ts'

type Props = {
  readonly uid: string
  readonly figures: GoalFigures
  readonly run: RunReplay
  readonly missing: readonly string[]
  readonly seed: number
}

export function ReplayOutcome({ uid, figures, run, missing, seed }: Props) {
  const { result, scope } = run
  const left = missing.length > 0 && `Left out, because no longer known: ${missing.join(', ')}. `
  if (!result || !scope)
    return (
      <p role="status">
        {left}The linked history is too short to replay: at least a year that all linked funds and stocks share is
        needed.
      </p>
    )
  const { reached, paths } = result
  const foreign = foreignReturns(figures)
  const what = result.mode === 'starts' ? 'start' : 'path'
  return (
    <>
      <p className="goal-success" role="status">
        <span className="figure-value">{shareLabel(reached, paths)}</span> reached in {formatNumber(reached, 0)} of{' '}
        {counted(paths, what)}
      </p>
      <p className="text-ink-2">
        {left}
        {result.mode === 'starts'
          ? `Every start date with ${monthsWords(result.fan.at(-1)?.month ?? 0)} of history after it, `
          : `${formatNumber(paths, 0)} paths of resampled years, `}
        from the shared history of {dateLabel(isoDay(scope.first))} to {dateLabel(isoDay(scope.last))}.
        {scope.months < 60 && ` Only ${monthsWords(scope.months)}: interpret with caution.`}
        {result.mode === 'resampled' && ` Seed ${seed} reproduces this result.`} Costs and taxes are not included.
        {foreign.length > 0 &&
          ` Returns in ${foreign.join(' and ')} are taken as returns in ${figures.goal.currency}: changes in exchange rates are not included.`}
      </p>
      <FanPicture figures={figures} result={result} />
      <Worst figures={figures} result={result} />
      {reached < WANTED_SHARE * paths && <Lift uid={uid} figures={figures} result={result} />}
    </>
  )
}

/** Never rounded up to a success it is not. */
const shareLabel = (reached: number, paths: number) =>
  `${formatNumber(Math.floor((1000 * reached) / paths + 1e-9) / 10, 1)}%`

type PartProps = { readonly figures: GoalFigures; readonly result: ReplayResult }

function Worst({ figures: { goal }, result: { worst, target, fan } }: PartProps) {
  const months = fan.at(-1)?.month ?? 0
  const short = target - worst.value
  return (
    <p>
      {worst.start === null
        ? 'On the worst path you would have had '
        : `The worst start was ${dateLabel(isoDay(worst.start))}: by ${dateLabel(isoDay(monthsAfter(worst.start, months)))} you would have had `}
      <Amount value={worst.value} currency={goal.currency} short />, {percentLabel(worst.value / target)} of the target
      {short > 0 && (
        <>
          {' '}
          and <Amount value={short} currency={goal.currency} short /> short
        </>
      )}
      .
    </p>
  )
}

/** What would lift success to nine of ten; each can be applied. */
function Lift({ uid, figures, result }: PartProps & { readonly uid: string }) {
  const { goal, plan } = figures
  const { monthly, later, target } = liftOf(figures, result)
  const isPaused = goal.state === 'paused'
  return (
    <div className="goal-lift">
      <h3>What would lift it to 90%</h3>
      <ul>
        <li>
          {monthly === null ? (
            'More per month: no payment is left before the date.'
          ) : (
            <>
              <span>
                {isPaused ? 'Resume contributions and pay ' : 'Pay '}
                <Amount value={monthly} currency={goal.currency} /> a month
                {!isPaused && (
                  <>
                    {' instead of '}
                    <Amount value={plan.monthly} currency={goal.currency} />
                  </>
                )}
              </span>
              <Apply
                label={isPaused ? 'Resume with this amount' : 'Use this amount'}
                onApply={() => setMonthly(uid, goal, monthly)}
              />
            </>
          )}
        </li>
        <li>
          {later === null ? (
            'A later date: not within ten more years, or the history is too short to tell.'
          ) : (
            <>
              <span>
                Wait until {dateLabel(later.date)}, {monthsWords(later.months)} longer
              </span>
              <Apply label="Use this date" onApply={() => setDate(uid, goal.id, later.date)} />
            </>
          )}
        </li>
        <li>
          {target === null ? (
            'A lower target: nothing is left in one of ten cases.'
          ) : (
            <>
              <span>
                Lower the target to <Amount value={target.amount} currency={target.currency} />
                {goal.grows && ' in today’s money'}
              </span>
              <Apply label="Use this target" onApply={() => setTarget(uid, goal.id, target)} />
            </>
          )}
        </li>
      </ul>
    </div>
  )
}

const Apply = ({ label, onApply }: { readonly label: string; readonly onApply: () => Promise<void> }) => (
  <Button className="button-quiet button-small no-print" onClick={() => void onApply()}>
    {label}
  </Button>
)
