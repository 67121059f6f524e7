import { goalStatuses } from '#catalogue/goals.ts'
import type { GoalChange } from '#domain/goals/goal-changes.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Amount } from './goal-parts.tsx'

/** What changed since the last visit; nothing if nothing did. */
export function GoalChanges({ changes }: { readonly changes: readonly GoalChange[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="goal-changes" className="goal-changes no-print">
      <h2 id="goal-changes" className="section-title">
        Since your last visit
      </h2>
      <ul>
        {changes.slice(0, 8).map((change) => (
          <li key={change.id}>
            <strong dir="auto">{change.name}</strong>: <Said change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Said({ change: { currency, saved, target, status, finish } }: { readonly change: GoalChange }) {
  const said = [
    saved !== null && (
      <>
        <Amount value={Math.abs(saved)} currency={currency} /> {saved > 0 ? 'more' : 'less'} saved
      </>
    ),
    target !== null && (
      <>
        target <Amount value={Math.abs(target)} currency={currency} /> {target > 0 ? 'higher' : 'lower'}
      </>
    ),
    status !== null && (
      <>
        now {goalStatuses[status.to].toLowerCase()}, before {goalStatuses[status.from].toLowerCase()}
      </>
    ),
    finish !== null && (
      <>
        finish {finish.to === null ? 'out of reach' : dateLabel(finish.to)}, before{' '}
        {finish.from === null ? 'out of reach' : dateLabel(finish.from)}
      </>
    ),
  ].filter((part) => part !== false)
  return said.map((part, at) => (
    // The parts have a fixed order.
    <span key={String(at)}>
      {at > 0 && '; '}
      {part}
    </span>
  ))
}
