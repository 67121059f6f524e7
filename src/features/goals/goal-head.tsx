import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { isoDay } from '#domain/time/day.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Emblem } from '#ui/data/emblem.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import { Amount, Fact, SavedBar, Status } from './goal-parts.tsx'
import { monthsWords, percentLabel, storyOf } from './goal-words.ts'

type Props = { readonly figures: GoalFigures }

/** What is there, what is wanted, and what the pace means. */
export function GoalHead({ figures }: Props) {
  const { goal, status, saved, target, outcome, finish } = figures
  const { currency } = goal
  return (
    <header className="goal-head">
      <div className="goal-head-sum">
        <div className="goal-card-head">
          <Emblem name={goal.icon} />
          <h2 className="goal-title" dir="auto">
            {goal.name}
          </h2>
          <Status status={status} />
        </div>
        <p className="figure">
          <span className="figure-value">
            <Amount value={saved} currency={currency} short />
          </span>
          <span className="text-ink-2">
            of <Amount value={target} currency={currency} />, {percentLabel(saved / target)} saved
          </span>
        </p>
        <SavedBar figures={figures} />
        <p className="goal-story">{storyOf(figures)}</p>
        <TargetNotes figures={figures} />
      </div>
      <dl className="goal-facts">
        {outcome && goal.date !== null && (
          <>
            <Fact name={`Projected on ${dateLabel(goal.date)}`}>
              <Amount value={outcome.value} currency={currency} /> of{' '}
              <Amount value={outcome.target} currency={currency} />
            </Fact>
            <Fact name={outcome.gap > 0 ? 'Gap' : 'Surplus'}>
              <Amount value={Math.abs(outcome.gap)} currency={currency} />
            </Fact>
            <Fact name="Needed per month">
              {outcome.needed === null ? (
                <>
                  <Amount value={outcome.neededNow} currency={currency} /> now, as no payment is left
                </>
              ) : (
                <Amount value={outcome.needed} currency={currency} />
              )}
            </Fact>
          </>
        )}
        {!outcome && status !== 'reached' && (
          <Fact name="Gap">
            <Amount value={Math.max(0, target - saved)} currency={currency} />
          </Fact>
        )}
        <Fact name="You pay in per month">
          <Amount value={figures.plan.monthly} currency={currency} />
          {goal.stepUp > 0 && `, ${formatNumber(goal.stepUp, goal.stepUp % 1 ? 1 : 0)}% more each year`}
        </Fact>
        <Fact name="Finish at this pace">
          {finish === undefined ? 'Not within 100 years' : dateLabel(isoDay(finish))}
        </Fact>
        {figures.covered !== null && goal.expenses && (
          <Fact name="Expenses covered">
            {formatNumber(figures.covered, 1)} of {formatNumber(goal.expenses.months, goal.expenses.months % 1 ? 1 : 0)}{' '}
            months
          </Fact>
        )}
        <Lasts figures={figures} />
      </dl>
    </header>
  )
}

function Lasts({ figures: { lasts, goal } }: Props) {
  if (!lasts) return null
  return (
    <Fact
      name={
        <>
          Withdrawing <Amount value={lasts.monthly} currency={goal.currency} /> a month then
        </>
      }
    >
      {lasts.months === undefined
        ? 'lasts over 100 years'
        : `lasts ${monthsWords(lasts.months)}${lasts.until === null ? '' : `, until ${dateLabel(isoDay(lasts.until))}`}`}
    </Fact>
  )
}

/** Where the target comes from, and what is uncertain about it. */
function TargetNotes({ figures: { goal, rateDate, listed } }: Props) {
  const { property, target } = goal
  const notes = [
    property && listed === 'yes' && `The target is today’s price of ${property.name}.`,
    property &&
      listed === 'no' &&
      `${property.name} is no longer for sale. The target is its price of ${dateLabel(target.asOf)}.`,
    property && listed === 'unknown' && `The target is the price of ${property.name} on ${dateLabel(target.asOf)}.`,
    rateDate !== null && `The target is in another currency, converted by the ECB rate of ${dateLabel(rateDate)}.`,
  ].filter(Boolean)
  return notes.length === 0 ? null : <p className="text-ink-2">{notes.join(' ')}</p>
}
