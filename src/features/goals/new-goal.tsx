import { type GoalKind, goalKinds } from '#catalogue/goals.ts'
import { Emblem } from '#ui/data/emblem.tsx'
import { useRowsInSight } from '#ui/data/use-rows-in-sight.ts'

type Props = { readonly isFirst: boolean; readonly onChoose: (kind: GoalKind) => void }

const kinds = Object.keys(goalKinds) as GoalKind[]

/** Presets to start from; below a person's goals they follow when those are painted. */
export function NewGoal({ isFirst, onChoose }: Props) {
  const presets = useRowsInSight(kinds, isFirst ? kinds.length : 0, '')
  return (
    <section aria-labelledby="new-goal" className="goal-new no-print">
      <h2 id="new-goal" className="section-title">
        {isFirst ? 'What are you saving for?' : 'Add a goal'}
      </h2>
      {isFirst && (
        <p className="text-ink-2">
          Set a target and a monthly amount, link the funds that pay for it, and see how often the plan would have
          worked on past returns. Goals stay in your browser.
        </p>
      )}
      <ul className="goal-presets">
        {presets.map((kind) => (
          <li key={kind}>
            <button type="button" className="goal-preset" aria-haspopup="dialog" onClick={() => onChoose(kind)}>
              <Emblem name={goalKinds[kind].icon} />
              {goalKinds[kind].name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
