import { expect, test } from 'vitest'
import * as planCost from '#domain/funds/plan-cost.ts'
import * as deposit from '#domain/money/deposit.ts'
import * as plans from '#domain/money/plans.ts'
import * as xirr from '#domain/money/xirr.ts'
import * as badPoints from './bad-points.ts'
import * as bestAndWorst from './best-and-worst.ts'
import * as calendarReturns from './calendar-returns.ts'
import { definitions } from './definitions.ts'
import * as drawdown from './drawdown.ts'
import * as returns from './returns.ts'
import * as risk from './risk.ts'
import * as rollingReturns from './rolling-returns.ts'

const files = [
  badPoints,
  bestAndWorst,
  calendarReturns,
  deposit,
  drawdown,
  planCost,
  plans,
  returns,
  risk,
  rollingReturns,
  xirr,
]
/** Helpers that return what another function measures. */
const more = ['returnsOf', 'returnOverDays', 'riskOf', 'since', 'corrected', 'doubtedDays']

test('every measure that is shown has a definition, and every definition a measure', () => {
  const measures = files
    .flatMap((file) => Object.entries(file).filter(([, value]) => typeof value === 'function'))
    .map(([name]) => name)
    .filter((name) => !more.includes(name))
  // A yearly return is part of a return, and a step-up part of a SIP.
  expect(Object.keys(definitions).toSorted()).toEqual([...measures, 'annualised', 'stepUp'].toSorted())
})

test('a definition is one plain paragraph', () => {
  for (const { name, text } of Object.values(definitions)) {
    expect(name).toMatch(/^[A-Z][\w. -]+$/)
    expect(text).toMatch(/^[A-Z][^\n]{40,450}\.$/)
  }
})
