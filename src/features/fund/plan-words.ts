import type { Measure } from '#domain/definitions.ts'
import type { PlanKind } from '#domain/fund-page-query.ts'
import type { PlanOutcome } from '#domain/plan-outcome.ts'

type Words = {
  readonly name: string
  readonly amount: string
  readonly from: string
  readonly measures: readonly Measure[]
}

export const planWords: Readonly<Record<PlanKind, Words>> = {
  sip: { name: 'SIP', amount: 'Every month', from: 'Since', measures: ['sip', 'xirr', 'depositCourse'] },
  'step-up': {
    name: 'Step-up SIP',
    amount: 'Monthly at first',
    from: 'Since',
    measures: ['sip', 'stepUp', 'xirr', 'depositCourse'],
  },
  'lump-sum': { name: 'Lump sum', amount: 'Once', from: 'On', measures: ['lumpSum', 'xirr', 'depositCourse'] },
  swp: { name: 'SWP', amount: 'Paid in once', from: 'On', measures: ['swp', 'xirr', 'depositCourse'] },
}

export const noRateWords: Readonly<Record<(PlanOutcome['xirr'] & { kind: 'none' })['reason'], string>> = {
  'one-sided': 'None yet: all of it moved on one day.',
  'no-balance': 'There is none: no yearly rate leads from these payments to this value.',
  'too-large': 'There is none: over so few days it would be larger than numbers go.',
  undecided: 'Several rates fit, too close to tell them apart.',
  'not-numbers': 'There is none for these amounts.',
}
