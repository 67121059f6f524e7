import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { finishOf } from '#domain/goals/projection.ts'
import type { Xirr } from '#domain/money/xirr.ts'
import type { Day } from '#domain/time/day.ts'
import type { ComparedThing } from './compared-thing.ts'

export type GoalEffect = {
  /** At the goal's own expected return, and at the compared rate; undefined if never within a century. */
  readonly own: Day | undefined
  readonly changed: Day | undefined
}

/** A person's goal beside other things. Made where goals are read, so that visitors load none of this. */
export type OwnGoal = {
  readonly thing: ComparedThing
  /** Of earning this rate. */
  readonly effectOf: (rate: Xirr | null) => GoalEffect | null
}

export const ownGoal = (figures: GoalFigures): OwnGoal => ({
  thing: comparedGoal(figures),
  effectOf: (rate) => effectOn(figures, rate),
})

/** When a goal is reached if everything in it earned this rate, all else as planned. Null without one rate. */
export function effectOn({ plan, finish }: Pick<GoalFigures, 'plan' | 'finish'>, rate: Xirr | null): GoalEffect | null {
  if (rate?.kind !== 'rate' || rate.rate <= -0.99) return null
  return { own: finish, changed: finishOf({ ...plan, rate: rate.rate }) }
}

/** A goal as a column: what is saved and paid, and the return it counts on. */
function comparedGoal({ goal, saved, plan }: GoalFigures): ComparedThing {
  return {
    ref: { kind: 'goal', id: goal.id },
    name: goal.name,
    href: `/financial-goals?goal=${goal.id}`,
    currency: goal.currency,
    ...{ isSample: false, asOf: null, line: null, value: null, yearly: null, worst: null, volatility: null },
    outlay: saved,
    monthly: plan.monthly,
    xirr: { kind: 'rate', rate: plan.rate },
    remark: 'The return is the one you expect. Saved so far counts as outlay.',
    notes: {
      lockIn: 'No date set.',
      neededBy: goal.date,
      costs: 'Those of the funds and stocks that pay for it.',
      tax: 'That of the funds and stocks that pay for it.',
    },
  }
}
