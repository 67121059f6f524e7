import { useMemo } from 'react'
import { type GoalFigures, milestonesOf } from '#domain/goals/goal-figures.ts'
import { dayAfterMonths, monthsUntil } from '#domain/goals/goal-time.ts'
import { horizonOf } from '#domain/goals/goal-years.ts'
import { courseOf, inTodaysMoney, paidAlong, type Stage, stageValue, targetAfter } from '#domain/goals/projection.ts'
import { isoDay } from '#domain/time/day.ts'
import { type Point, pathThrough } from '#ui/chart/path.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { Amount } from './goal-parts.tsx'
import { GoalPicture, SIDE } from './goal-picture.tsx'
import { percentLabel } from './goal-words.ts'

type Props = {
  readonly figures: GoalFigures
  /** Amounts in today's money. */
  readonly isReal: boolean
  readonly onReal: (isReal: boolean) => void
}

const views = [
  { value: 'plain', label: 'Nominal' },
  { value: 'today', label: 'Today’s money' },
] as const

export function ProjectionPart({ figures, isReal, onReal }: Props) {
  const { plan, goal } = figures
  const months = horizonOf(figures)
  const stages = useMemo(() => courseOf(plan, months), [plan, months])
  const milestones = useMemo(() => milestonesOf(figures), [figures])
  const shown = (amount: number, at: number) => (isReal ? inTodaysMoney(plan, amount, at) : amount)
  const valueAt = (stage: Stage) => shown(stageValue(plan, stage), stage.at)
  const paid = useMemo(() => paidAlong(plan, stages, isReal), [plan, stages, isReal])
  const targetAt = ({ at }: Pick<Stage, 'at'>) => shown(targetAfter(plan, at), at)
  const most = Math.max(...paid, ...stages.flatMap((stage) => [valueAt(stage), targetAt(stage)]))
  const last = stages.at(-1)
  const marks = milestones.flatMap(({ share, day, amount }) => {
    const at = day === undefined ? Number.POSITIVE_INFINITY : monthsUntil(plan.today, day)
    return at <= months ? [{ months: at, amount: shown(amount, at), text: percentLabel(share) }] : []
  })
  return (
    <Part id="projection" title="Projection">
      <Segments
        label="Amounts in"
        value={isReal ? 'today' : 'plain'}
        options={views}
        onChange={(view) => onReal(view === 'today')}
      />
      <div className="part-wide">
        <GoalPicture
          label={`Projected value until ${dateLabel(isoDay(dayAfterMonths(plan.today, months)))}, the target and what you pay in. The years are in the table below.`}
          from={plan.today}
          months={months}
          most={most}
          currency={goal.currency}
          marks={marks}
        >
          {({ x, y }) => {
            const line = (of: (stage: Stage, place: number) => number) =>
              pathThrough(stages.map((stage, place): Point => [x(stage.at), y(of(stage, place))]))
            return (
              <>
                <path className="goal-area" d={`${line(valueAt)}V${SIDE}H0Z`} />
                <path className="goal-paid" d={line((_, place) => paid[place] ?? 0)} />
                <path className="goal-target" d={line(targetAt)} />
                <path className="goal-value" d={line(valueAt)} />
              </>
            )
          }}
        </GoalPicture>
        {last && (
          <ul className="goal-keys">
            <li className="goal-key goal-value">
              Projected: <Amount value={valueAt(last)} currency={goal.currency} short />
            </li>
            <li className="goal-key goal-target">
              Target: <Amount value={targetAt(last)} currency={goal.currency} short />
            </li>
            <li className="goal-key goal-paid">
              Saved and paid in: <Amount value={paid.at(-1) ?? 0} currency={goal.currency} short />
            </li>
          </ul>
        )}
      </div>
      <ul className="goal-milestones">
        {milestones.map(({ share, passed, day, amount }) => (
          <li key={share}>
            <strong>{percentLabel(share)}</strong>{' '}
            {passed ? 'saved' : day === undefined ? 'not at this pace' : dateLabel(isoDay(day))}
            {!passed && day !== undefined && (
              <span className="text-ink-2">
                {', '}
                <Amount value={shown(amount, monthsUntil(plan.today, day))} currency={goal.currency} short />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        At {formatNumber(goal.expected, goal.expected % 1 ? 1 : 0)}% a year
        {goal.grows && `, with a target that rises by ${formatNumber(goal.inflation, goal.inflation % 1 ? 1 : 0)}%`}.
        Contributions are counted at the end of each month. Real returns vary: the replay shows by how much.
      </p>
    </Part>
  )
}
