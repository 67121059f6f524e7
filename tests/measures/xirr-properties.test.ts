import { describe, expect, test } from 'vitest'
import { xirr } from '#domain/money/xirr.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { rateByHalving } from './by-hand.ts'
import { randomPortfolio } from './random-portfolio.ts'
import { chances } from './random-rows.ts'

const flowsOf = (payments: readonly { date: string; amount: number }[]) =>
  payments.map(({ date, amount }) => ({ day: readIsoDay(date) ?? Number.NaN, amount }))

describe('XIRR compared with bisection', () => {
  test('4,000 random portfolios with rates from -99.99 % to 10,000 % agree within 1e-9 of 1 + rate', () => {
    const chance = chances(20_261_116)
    const wrong: unknown[] = []
    for (let turn = 0; turn < 4000; turn += 1) {
      const portfolio = randomPortfolio(chance)
      const byHand = rateByHalving(portfolio)
      const ours = xirr(flowsOf(portfolio))
      const right = ours.kind === 'rate' && Math.abs(ours.rate - byHand) <= 1e-9 * (1 + byHand)
      if (!right) wrong.push({ portfolio, byHand, ours })
    }
    expect(wrong).toEqual([])
  }, 60_000)

  test('flows constructed from up to four known rates have exactly those', () => {
    const chance = chances(7)
    for (let turn = 0; turn < 500; turn += 1) {
      const count = 1 + Math.floor(4 * chance())
      const rates: number[] = []
      while (rates.length < count) {
        const rate = Math.round(-90 + 400 * chance()) / 100
        // Nearly touching rates look like one that touches: these are 0.1 apart.
        if (rates.every((other) => Math.abs(Math.log1p(rate) - Math.log1p(other)) > 0.1)) rates.push(rate)
      }
      // A polynomial in 1 + rate with these roots: its coefficients are yearly flows.
      let flows = [-100]
      for (const rate of rates) flows = [...flows, 0].map((sum, at) => sum - (1 + rate) * (flows[at - 1] ?? 0))
      const ours = xirr(flows.map((amount, year) => ({ day: 365 * year, amount })))
      const found = ours.kind === 'rate' ? [ours.rate] : ours.kind === 'rates' ? ours.rates : []
      expect(found, JSON.stringify({ rates, ours })).toHaveLength(count)
      for (const [at, rate] of rates.toSorted((a, b) => a - b).entries()) expect(found[at]).toBeCloseTo(rate, 7)
    }
  })

  test('with several sign changes it finds as many rates as a fine scan', () => {
    const chance = chances(99)
    for (let turn = 0; turn < 400; turn += 1) {
      const flows = Array.from({ length: 2 + Math.floor(8 * chance()) }, (_, at) => ({
        day: at * 100 + Math.floor(90 * chance()),
        amount: Math.round(2000 * (chance() - 0.5)) + 0.5,
      }))
      const byHand = sidesChanged(flows, 10)
      const ours = xirr(flows)
      const found = ours.kind === 'rate' ? [ours.rate] : ours.kind === 'rates' ? ours.rates : []
      const within = found.filter((rate) => Math.abs(Math.log1p(rate)) < 10)
      expect(within.length, JSON.stringify({ flows, ours })).toBe(byHand)
    }
  }, 30_000)
})

/** Sign changes of the net present value between the rates e^-most - 1 and e^most - 1. */
function sidesChanged(flows: readonly { day: number; amount: number }[], most: number): number {
  const last = flows.at(-1)?.day ?? 0
  const side = (force: number) =>
    flows.reduce(
      (sum, { day, amount }) => sum + amount * Math.exp((force * (force < 0 ? last - day : -day)) / 365),
      0,
    ) > 0
  let changes = 0
  for (let step = -2000; step < 2000; step += 1) {
    if (side((step * most) / 2000) !== side(((step + 1) * most) / 2000)) changes += 1
  }
  return changes
}
