import type { PlanKind } from '#domain/funds/fund-page-query.ts'
import type { PlanOutcome } from '#domain/funds/plan-outcome.ts'
import type { Measure } from '#domain/measures/definitions.ts'

type Words = {
  readonly name: string
  readonly amount: string
  readonly from: string
  readonly measures: readonly Measure[]
}

export const planWords: Readonly<Record<PlanKind, Words>> = {
  sip: { name: 'SIP', amount: 'Monthly SIP', from: 'Since', measures: ['sip', 'xirr', 'depositCourse'] },
  'step-up': {
    name: 'Step-up SIP',
    amount: 'Monthly SIP in the first year',
    from: 'Since',
    measures: ['sip', 'stepUp', 'xirr', 'depositCourse'],
  },
  'lump-sum': { name: 'Lump sum', amount: 'Lump sum', from: 'On', measures: ['lumpSum', 'xirr', 'depositCourse'] },
  swp: { name: 'SWP', amount: 'Lump sum invested', from: 'On', measures: ['swp', 'xirr', 'depositCourse'] },
}

export const noRateWords: Readonly<Record<(PlanOutcome['xirr'] & { kind: 'none' })['reason'], string>> = {
  'one-sided': 'Not available: all money moved on one day.',
  'no-balance': 'Not available: no yearly rate fits these payments.',
  'too-large': 'Not available: the period is too short.',
  undecided: 'Not available: several rates fit.',
  'not-numbers': 'Not available for these amounts.',
}
