import type { OwnGoal } from '#domain/compare/compared-goal.ts'
import type { ComparedThing } from '#domain/compare/compared-thing.ts'
import type { Xirr } from '#domain/money/xirr.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import { percent, roundedPercent } from '#features/measures/index.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatMoney, formatSigned } from '#ui/data/format-number.ts'

/** One figure: how it is written, and what it is for a spreadsheet. */
export type Cell = {
  readonly text: string
  readonly value: number | string | null
  /** With arrow and sign. */
  readonly change?: number
  /** A person's own amount. */
  readonly personal?: true
  readonly note?: string
}
export type Row = {
  readonly id: string
  readonly label: string
  readonly cells: readonly Cell[]
  readonly prose?: true
}

const UNKNOWN: Cell = { text: '—', value: null }

/** The comparison as a table, which the page, the file and the picture share. */
export function compareRows(things: readonly ComparedThing[], period: number, goals: readonly OwnGoal[] = []): Row[] {
  const over = period === 1 ? '1 year' : `${period} years`
  const row = (id: string, label: string, cell: (thing: ComparedThing) => Cell, prose?: true): Row => ({
    ...{ id, label, cells: things.map(cell) },
    ...(prose && { prose }),
  })
  return [
    row('outlay', 'Outlay', (thing) => money(thing, thing.outlay)),
    row('monthly', 'Monthly outlay', (thing) => ({ ...money(thing, thing.monthly), note: monthlyNote(thing) })),
    row('value', `Worth after ${over}`, worthCell),
    row('xirr', `XIRR over ${over}`, ({ xirr, ref }) => ({
      ...rateCell(xirr),
      ...(ref.kind === 'goal' && { note: 'expected' }),
    })),
    row('yearly', `Return a year over ${over}`, ({ yearly }) => shareCell(yearly)),
    row('worst', 'Worst three years, return a year', ({ worst }) => ({
      ...shareCell(worst?.share ?? null),
      ...(worst && { note: `to ${dateLabel(worst.until)}` }),
    })),
    row('volatility', 'Volatility', ({ volatility }) =>
      volatility === null ? UNKNOWN : { text: percent(volatility), value: volatility },
    ),
    row(
      'lock-in',
      'Lock-in and liquidity',
      ({ notes: { lockIn, neededBy } }) => said(neededBy ? `Needed by ${dateLabel(neededBy)}.` : lockIn),
      true,
    ),
    row('costs', 'Costs', ({ notes }) => said(notes.costs), true),
    row('tax', 'Tax', ({ notes }) => said(notes.tax), true),
    ...goals.map((goal) => row(`goal-${goal.thing.ref.id}`, `Effect on “${goal.thing.name}”`, effectCell(goal))),
  ]
}

const said = (text: string): Cell => ({ text, value: text })

const money = ({ currency, ref }: ComparedThing, value: number): Cell => ({
  text: formatMoney(value, currency, { digits: 0 }),
  value: Math.round(value),
  ...(ref.kind === 'goal' && { personal: true }),
})

/** A fund gets the whole EMI as its SIP; what a home earns and costs beside it must not be overlooked. */
const worthCell = (thing: ComparedThing): Cell =>
  thing.value === null
    ? UNKNOWN
    : {
        ...money(thing, thing.value),
        ...(thing.ref.kind === 'property' && { note: 'sale less loan; rent less maintenance is in the XIRR' }),
      }

const monthlyNote = ({ ref: { kind } }: ComparedThing) =>
  kind === 'property' ? 'EMI, before rent and maintenance' : kind === 'goal' ? 'contribution' : 'SIP'

const shareCell = (share: number | null): Cell =>
  share === null
    ? UNKNOWN
    : { text: `${formatSigned(roundedPercent(share), 2)}%`, value: share, change: roundedPercent(share) }

function rateCell(xirr: Xirr | null): Cell {
  if (xirr?.kind === 'rate') return shareCell(xirr.rate)
  return xirr?.kind === 'rates' ? { text: 'several', value: null, note: 'more than one rate balances it' } : UNKNOWN
}

const MONTH_DAYS = 30.44

/** The goal's date if everything in it earned this return. */
const effectCell =
  ({ effectOf, thing }: OwnGoal) =>
  ({ xirr, ref, currency }: ComparedThing): Cell => {
    const effect = ref.kind === 'goal' ? null : effectOf(xirr)
    if (!effect) return UNKNOWN
    const rates = currency === thing.currency ? '' : `return in ${currency}, exchange rates not included`
    if (effect.changed === undefined) return { ...said('not reached'), ...(rates && { note: rates }) }
    const day = isoDay(effect.changed)
    const note = [apartWords(effect.changed, effect.own), rates].filter(Boolean).join('; ')
    return { text: dateLabel(day), value: day, note }
  }

function apartWords(changed: Day, own: Day | undefined): string {
  if (own === undefined) return 'not reached as planned'
  const months = Math.round(Math.abs(changed - own) / MONTH_DAYS)
  if (months === 0) return 'as planned'
  const apart = months < 24 ? `${months} ${months === 1 ? 'month' : 'months'}` : `${Math.round(months / 12)} years`
  return `${apart} ${changed < own ? 'sooner' : 'later'}`
}
