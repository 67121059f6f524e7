import type { Written } from '#domain/numbers/written-number.ts'
import type { Day } from '#domain/time/day.ts'
import type { ComparePeriod, CompareSearch, MoneyField } from './compare-query.ts'
import { homeCourse, type ReadAssumptions } from './compared-home.ts'
import type { SameAmounts } from './compared-instrument.ts'

/** Without a property to match: a SIP of this much. */
const USUAL_MONTHLY = 10_000
const MOST_AMOUNT = 1e12

export type ReadMoney = {
  readonly money: SameAmounts
  readonly wrong: { readonly [Field in MoneyField]?: string }
}

/** What goes into each fund and stock: as written, else as much as the first property takes, else a usual SIP. */
export function readMoney(
  { once, monthly }: CompareSearch,
  home: ReadAssumptions | undefined,
  period: ComparePeriod,
): ReadMoney {
  const usual = home ? takenBy(home, period) : { once: 0, monthly: USUAL_MONTHLY }
  const wrong = { ...refusal('once', once), ...refusal('monthly', monthly) }
  return {
    money: {
      once: typeof once === 'number' && !wrong.once ? once : usual.once,
      monthly: typeof monthly === 'number' && !wrong.monthly ? monthly : usual.monthly,
    },
    wrong,
  }
}

/** The day changes neither. */
const ANY_DAY: Day = 20_000

function takenBy({ plan }: ReadAssumptions, period: ComparePeriod): SameAmounts {
  const { outlay, monthly } = homeCourse(plan, period, ANY_DAY)
  return { once: Math.round(outlay), monthly: Math.round(monthly) }
}

function refusal(field: MoneyField, written: Written | undefined): { [Field in MoneyField]?: string } {
  if (written === undefined) return {}
  if (typeof written !== 'number' || written < 0) return { [field]: 'Enter an amount such as 10,000 or 1 lakh.' }
  return written > MOST_AMOUNT ? { [field]: 'Maximum ₹1 lakh crore.' } : {}
}
