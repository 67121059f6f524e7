import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { targetAfter } from '#domain/goals/projection.ts'
import type { ReplayResult } from '#domain/goals/replay-tally.ts'
import { type Point, pathThrough } from '#ui/chart/path.ts'
import { Amount } from './goal-parts.tsx'
import { GoalPicture, type Place } from './goal-picture.tsx'

type Props = { readonly figures: GoalFigures; readonly result: ReplayResult }

/** How far outcomes spread: eight of ten in the light band, half of them in the dark one. */
export function FanPicture({ figures: { goal, plan }, result: { fan, target } }: Props) {
  const last = fan.at(-1)
  const months = last?.month ?? 1
  const [p10 = 0, , p50 = 0, , p90 = 0] = last?.values ?? []
  const band = ({ x, y }: Place, low: number, high: number) => {
    const side = (level: number) => fan.map(({ month, values }): Point => [x(month), y(values[level] ?? 0)])
    const [bottom, top] = [side(low), side(high)]
    return `M${[...top, ...bottom.toReversed()].map(([across, down]) => `${across} ${down}`).join('L')}Z`
  }
  return (
    <div className="part-wide">
      <GoalPicture
        label="Spread of the outcomes over time: eight of ten, half of them, and the middle one, beside the target."
        from={plan.today}
        months={months}
        most={Math.max(p90, target)}
        currency={goal.currency}
      >
        {(place) => (
          <>
            <path className="goal-fan-wide" d={band(place, 0, 4)} />
            <path className="goal-fan-half" d={band(place, 1, 3)} />
            <path
              className="goal-target"
              d={pathThrough(fan.map(({ month }): Point => [place.x(month), place.y(targetAfter(plan, month))]))}
            />
            <path
              className="goal-value"
              d={pathThrough(fan.map(({ month, values }): Point => [place.x(month), place.y(values[2] ?? 0)]))}
            />
          </>
        )}
      </GoalPicture>
      <ul className="goal-keys">
        <li className="goal-key goal-value">
          Middle outcome: <Amount value={p50} currency={goal.currency} short />
        </li>
        <li className="goal-key goal-band">
          8 of 10 between <Amount value={p10} currency={goal.currency} short /> and{' '}
          <Amount value={p90} currency={goal.currency} short />
        </li>
        <li className="goal-key goal-target">
          Target: <Amount value={target} currency={goal.currency} short />
        </li>
      </ul>
    </div>
  )
}
