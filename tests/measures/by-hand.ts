/**
 * Independent, slow reference implementations of every measure. Nothing is imported from the product, so that an error
 * there is not repeated.
 */
export type Row = { readonly date: string; readonly value: number }
export type Payment = { readonly date: string; readonly amount: number }

const time = (date: string) => Date.parse(`${date}T00:00:00Z`)
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string) => Math.round((time(to) - time(from)) / 86_400_000)
const dayAfter = (date: string, days: number) => iso(time(date) + days * 86_400_000)

/** Adds months; clamps to the month's last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  for (let tried = day; ; tried -= 1) {
    const moment = Date.UTC(year, month - 1 + months, tried)
    const wanted = (((month - 1 + months) % 12) + 12) % 12
    if (new Date(moment).getUTCMonth() === wanted) return iso(moment)
  }
}

export function onOrBefore(rows: readonly Row[], date: string): Row | undefined {
  const oldest = dayAfter(date, -10)
  return rows.filter((row) => row.date <= date && row.date >= oldest).at(-1)
}

export function periodReturn(rows: readonly Row[], months: number) {
  const end = rows.at(-1)
  const start = end && onOrBefore(rows, addMonths(end.date, -months))
  if (!start || !end) return undefined
  const change = (end.value - start.value) / start.value
  return { change, yearly: Math.exp((12 / months) * Math.log(1 + change)) - 1 }
}

/** Of a calendar period, given as a date prefix: 2024 or 2024-02. */
export function calendarReturn(rows: readonly Row[], period: string): number | undefined {
  const inside = rows.filter(({ date }) => date.startsWith(period))
  const earlier = periodBefore(period)
  const before = rows.filter(({ date }) => date.startsWith(earlier))
  const base = before.at(-1) ?? inside[0]
  const end = inside.at(-1)
  return base && end && base !== end ? end.value / base.value - 1 : undefined
}

const periodBefore = (period: string) =>
  period.length === 4 ? String(Number(period) - 1) : addMonths(`${period}-01`, -1).slice(0, 7)

export function rolling(rows: readonly Row[], years: number): Row[] {
  return rows.flatMap((_, at) => {
    const found = periodReturn(rows.slice(0, at + 1), 12 * years)
    return found ? [{ date: rows[at]?.date ?? '', value: found.yearly }] : []
  })
}

/** Consecutive values at most ten days apart. */
function neighbours(rows: readonly Row[]) {
  return rows.slice(1).flatMap((row, at) => {
    const before = rows[at]
    const days = before ? daysBetween(before.date, row.date) : 99
    return before && days <= 10 ? [{ growth: row.value / before.value, days, date: row.date }] : []
  })
}

const average = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
/** By the other formula: mean of squares minus square of the mean, around a nearby value. */
function sampleDeviation(values: readonly number[]): number {
  const shifted = values.map((value) => value - (values[0] ?? 0))
  const squares = average(shifted.map((value) => value * value)) - average(shifted) ** 2
  return Math.sqrt((Math.max(0, squares) * values.length) / (values.length - 1))
}

function perYear(rows: readonly Row[]): number {
  const steps = neighbours(rows)
  return steps.length / (steps.reduce((sum, { days }) => sum + days, 0) / 365)
}

export function yearlyVolatility(rows: readonly Row[]): number {
  return sampleDeviation(neighbours(rows).map(({ growth }) => Math.log(growth))) * Math.sqrt(perYear(rows))
}

const aboveRate = (rows: readonly Row[], rate: number) =>
  neighbours(rows).map(({ growth, days }) => growth - 1 - ((1 + rate) ** (days / 365) - 1))

export function sharpeRatio(rows: readonly Row[], rate: number): number {
  const excess = aboveRate(rows, rate)
  return (average(excess) * perYear(rows)) / (sampleDeviation(excess) * Math.sqrt(perYear(rows)))
}

export function sortinoRatio(rows: readonly Row[], rate: number): number {
  const excess = aboveRate(rows, rate)
  const below = Math.sqrt(average(excess.map((value) => (value < 0 ? value * value : 0))))
  return (average(excess) * perYear(rows)) / (below * Math.sqrt(perYear(rows)))
}

export function bestAndWorstStep(rows: readonly Row[]) {
  const changes = neighbours(rows).map(({ growth }) => growth - 1)
  return { best: Math.max(...changes), worst: Math.min(...changes) }
}

/** Every day against every later one. */
export function deepestFall(rows: readonly Row[]): number {
  let deepest = 0
  for (const [at, peak] of rows.entries()) {
    for (const later of rows.slice(at + 1)) deepest = Math.min(deepest, (later.value - peak.value) / peak.value)
  }
  return deepest
}

/** Bisection between -99.9999% and 100,000 times. Right only if there is one rate. */
export function rateByHalving(payments: readonly Payment[]): number {
  const first = payments[0]?.date ?? ''
  const flows = payments.map(({ date, amount }) => ({ years: daysBetween(first, date) / 365, amount }))
  const last = Math.max(...flows.map(({ years }) => years))
  const net = (rate: number) =>
    // Discounted to the first or last day, so that no term overflows.
    flows.reduce((sum, { years, amount }) => sum + amount * (1 + rate) ** (rate < 0 ? last - years : -years), 0)
  let [low, high] = [1e-6, 1e5]
  const side = Math.sign(net(low - 1))
  for (let turn = 0; turn < 100; turn += 1) {
    const middle = Math.sqrt(low * high)
    if (Math.sign(net(middle - 1)) === side) low = middle
    else high = middle
  }
  return Math.sqrt(low * high) - 1
}

/** Month by month: units bought, sold and left. Negative amounts are withdrawals. */
export function carriedOut(rows: readonly Row[], orders: readonly Payment[], to: string) {
  let [units, paidIn, takenOut] = [0, 0, 0]
  const payments: Payment[] = []
  for (const { date, amount } of orders) {
    const row = rows.find((one) => one.date >= date && one.date <= to)
    if (!row) continue
    const wanted = amount / row.value
    const traded = wanted < -units ? -units : wanted
    units += traded
    if (traded > 0) paidIn += traded * row.value
    else takenOut -= traded * row.value
    payments.push({ date: row.date, amount: -traded * row.value })
  }
  const end = rows.filter(({ date }) => date <= to).at(-1)
  return { units, paidIn, takenOut, value: units * (end?.value ?? 0), payments, date: end?.date ?? '' }
}

/** Each payment's value on the last day. Right only while the deposit is never empty. */
export function deposited(payments: readonly Payment[], rate: number, to: string): number {
  return payments.reduce(
    (sum, { date, amount }) => sum - amount * (1 + rate / 4) ** ((4 * daysBetween(date, to)) / 365),
    0,
  )
}

export type Fault = { readonly date: string; readonly kind: 'zero' | 'wrong-day' | 'face-value' }

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** By medians: a day far from three agreeing neighbours; a level ten or more times another from then on. */
export function faults(rows: readonly Row[]): Fault[] {
  const some = rows.filter(({ value }) => value > 0)
  const zeros = rows.filter(({ value }) => !(value > 0)).map(({ date }) => ({ date, kind: 'zero' as const }))
  const found = some.flatMap(({ date, value }, at): Fault[] => {
    const before = middle(some.slice(Math.max(0, at - 3), at).map((row) => row.value))
    const after = middle(some.slice(at + 1, at + 4).map((row) => row.value))
    const level = middle(some.slice(at, at + 3).map((row) => row.value))
    const steady = Math.max(before / after, after / before) < 1.05
    if (steady && Math.max(value / before, before / value) > 1.08) return [{ date, kind: 'wrong-day' }]
    const jumped = Math.max(value / (some[at - 1]?.value ?? value), (some[at - 1]?.value ?? value) / value) > 8
    return jumped && Math.max(level / before, before / level) > 8 ? [{ date, kind: 'face-value' }] : []
  })
  return [...zeros, ...found].toSorted((a, b) => a.date.localeCompare(b.date))
}
