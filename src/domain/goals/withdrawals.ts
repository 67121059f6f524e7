import { MOST_MONTHS } from './goal-plan.ts'

type Withdrawals = {
  readonly balance: number
  /** The first month's, taken at its beginning. */
  readonly monthly: number
  /** Yearly, as shares. The amount rises once a year. */
  readonly rate: number
  readonly inflation: number
}

/** How many whole withdrawals the balance pays for; undefined if it outlives a century. */
export function lastingMonths({ balance, monthly, rate, inflation }: Withdrawals): number | undefined {
  const growth = (1 + rate) ** (1 / 12)
  let left = balance
  for (let month = 0; month < MOST_MONTHS; month += 1) {
    const amount = monthly * (1 + inflation) ** Math.floor(month / 12)
    // A rounding error must not cost the last withdrawal.
    if (left < amount * (1 - 1e-9)) return month
    left = (left - amount) * growth
  }
  return undefined
}

/** What has to be there at first for so many withdrawals: the same course backwards. */
export function balanceFor({ monthly, rate, inflation }: Omit<Withdrawals, 'balance'>, months: number): number {
  const growth = (1 + rate) ** (1 / 12)
  let balance = 0
  for (let month = months - 1; month >= 0; month -= 1)
    balance = balance / growth + monthly * (1 + inflation) ** Math.floor(month / 12)
  return balance
}
