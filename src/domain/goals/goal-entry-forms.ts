import type { Currency } from '#catalogue/money.ts'
import { lengthRefusal, plainLine, type ReadForm, unlessWrong } from '#domain/text/typed-text.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'
import { type Contribution, type GoalLink, goalLimits, type LumpSum, type Pause } from './goal.ts'
import { amountIn, percentIn, positiveRefusal } from './goal-form.ts'
import { MOST_MONTHS } from './goal-plan.ts'

export type ContributionForm = { way: string; amount: string; date: string; into: string; note: string }

/** `into` is the key of a link, or empty for savings. */
export function readContribution(
  form: ContributionForm,
  { currency, today, count }: { currency: Currency; today: Day; count: number },
): ReadForm<Omit<Contribution, 'id'>, keyof ContributionForm> {
  const amount = amountIn(form.amount, currency)
  const note = plainLine(form.note)
  const day = readIsoDay(form.date)
  const full = count >= goalLimits.contributions ? 'The log is full. Remove an entry first.' : undefined
  return unlessWrong(
    { date: form.date, amount: (form.way === 'out' ? -1 : 1) * (amount ?? 0), into: form.into || null, note },
    {
      way: undefined,
      amount: full ?? positiveRefusal('amount', amount),
      date: day === undefined ? 'Enter a date.' : day > today ? 'Log a contribution on its day or later.' : undefined,
      into: undefined,
      note: lengthRefusal('A note', note, goalLimits.note),
    },
  )
}

export type LumpForm = { amount: string; date: string }

export function readLump(
  form: LumpForm,
  { currency, today, count }: { currency: Currency; today: Day; count: number },
): ReadForm<Omit<LumpSum, 'id'>, keyof LumpForm> {
  const amount = amountIn(form.amount, currency)
  const full = count >= goalLimits.lumps ? `A goal can have at most ${goalLimits.lumps} lump sums.` : undefined
  return unlessWrong(
    { amount: amount ?? 0, date: form.date },
    { amount: full ?? positiveRefusal('lump sum', amount), date: futureRefusal(form.date, today) },
  )
}

export type PauseForm = { from: string; to: string }

export function readPause(
  form: PauseForm,
  { today, count }: { today: Day; count: number },
): ReadForm<Omit<Pause, 'id'>, keyof PauseForm> {
  const [from, to] = [readIsoDay(form.from), readIsoDay(form.to)]
  const full = count >= goalLimits.pauses ? `A goal can have at most ${goalLimits.pauses} pauses.` : undefined
  const isTurned = from !== undefined && to !== undefined && to < from
  return unlessWrong(
    { from: form.from, to: form.to },
    {
      from: full ?? (from === undefined ? 'Enter the first day of the pause.' : undefined),
      to: isTurned ? 'Choose a last day after the first.' : futureRefusal(form.to, today),
    },
  )
}

export type LinkForm = { units: string; share: string; mix: string }

export const formOfLink = ({ units, share, mix }: GoalLink): LinkForm => ({
  units: units === null ? '' : String(units),
  share: String(share),
  mix: String(mix),
})

/** Units may be left empty: then only the replay uses the link. */
export function readLink(form: LinkForm): ReadForm<Pick<GoalLink, 'units' | 'share' | 'mix'>, keyof LinkForm> {
  const units = form.units.trim() === '' ? null : amountIn(form.units, '')
  const [share, mix] = [percentIn(form.share), percentIn(form.mix)]
  const isWrong = units !== null && (units === undefined || units <= 0 || units > goalLimits.units)
  return unlessWrong(
    { units: units ?? null, share: share ?? 0, mix: mix ?? 0 },
    {
      units: isWrong ? 'Enter the units you own, or leave it empty.' : undefined,
      share: shareRefusal(share),
      mix: shareRefusal(mix),
    },
  )
}

const shareRefusal = (value: number | undefined) =>
  value === undefined || value < 0 || value > 100 ? 'Enter a number between 0 and 100.' : undefined

function futureRefusal(text: string, today: Day): string | undefined {
  const day = readIsoDay(text)
  if (day === undefined) return 'Enter a date.'
  if (day <= today) return 'Choose a date in the future.'
  return day > monthsAfter(today, MOST_MONTHS) ? 'Choose a date within 100 years.' : undefined
}
