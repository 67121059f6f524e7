/** A loan repaid in equal monthly instalments. Amounts are whole paise, so that a schedule adds up exactly. */
export type Loan = {
  readonly principal: number
  /** The yearly rate in per cent; a month's interest is a twelfth of it. */
  readonly percent: number
  readonly months: number
}

export type Prepayment = {
  readonly amount: number
  readonly every: 'once' | 'year'
  /** The month, from 1, whose instalment the first prepayment follows. */
  readonly month: number
  /** Keeps the instalment and ends sooner, or keeps the end and lowers the instalment. */
  readonly cuts: 'tenure' | 'emi'
}

export type Instalment = {
  /** From 1. */
  readonly month: number
  readonly paid: number
  readonly interest: number
  readonly prepaid: number
  /** Owed after the instalment and the prepayment. */
  readonly balance: number
}

/** Rates count to a thousandth of a per cent. As integers, so that half a paisa is found exactly. */
const thousandths = (percent: number) => Math.round(percent * 1000)
const MONTHLY = 12 * 100 * 1000

/** The instalment to the nearest paisa: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1). */
export function emiOf({ principal, percent, months }: Loan): number {
  const rate = thousandths(percent) / MONTHLY
  if (rate === 0) return Math.round(principal / months)
  return Math.round((principal * rate) / -Math.expm1(-months * Math.log1p(rate)))
}

/** Every instalment until nothing is owed. The last one is adjusted for what rounding left. */
export function repay(loan: Loan, prepayment?: Prepayment): Instalment[] {
  const rate = thousandths(loan.percent)
  const schedule: Instalment[] = []
  let [balance, emi] = [loan.principal, emiOf(loan)]
  for (let month = 1; month <= loan.months && balance > 0; month += 1) {
    const interest = Math.round((balance * rate) / MONTHLY)
    const owed = balance + interest
    const paid = month === loan.months ? owed : Math.min(emi, owed)
    const prepaid = Math.min(prepaidIn(month, prepayment), owed - paid)
    balance = owed - paid - prepaid
    schedule.push({ month, paid, interest, prepaid, balance })
    const left = loan.months - month
    if (prepaid > 0 && prepayment?.cuts === 'emi' && left > 0)
      emi = Math.min(emi, emiOf({ ...loan, principal: balance, months: left }))
  }
  return schedule
}

function prepaidIn(month: number, prepayment: Prepayment | undefined): number {
  if (!prepayment || month < prepayment.month) return 0
  const isDue = prepayment.every === 'year' ? (month - prepayment.month) % 12 === 0 : month === prepayment.month
  return isDue ? prepayment.amount : 0
}

export type RepaidYear = Omit<Instalment, 'month'> & {
  /** From 1. */
  readonly year: number
  /** The part of `paid` that reduced the balance, without prepayments. */
  readonly principal: number
}

export function byYear(schedule: readonly Instalment[]): RepaidYear[] {
  const years = Map.groupBy(schedule, ({ month }) => Math.ceil(month / 12))
  return [...years].map(([year, months]) => {
    const [paid, interest] = [total(months, 'paid'), total(months, 'interest')]
    const balance = months.at(-1)?.balance ?? 0
    return { year, paid, interest, prepaid: total(months, 'prepaid'), principal: paid - interest, balance }
  })
}

export const total = (schedule: readonly Instalment[], part: 'paid' | 'interest' | 'prepaid'): number =>
  schedule.reduce((sum, instalment) => sum + instalment[part], 0)
