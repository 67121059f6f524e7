import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { isoDay } from '#domain/time/day.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatMoney, formatNumber } from '#ui/data/format-number.ts'

/** "2 years 3 months" */
export function monthsWords(months: number): string {
  const whole = Math.round(months)
  const [years, rest] = [Math.floor(whole / 12), whole % 12]
  const parts = [years > 0 && counted(years, 'year'), (rest > 0 || years === 0) && counted(rest, 'month')]
  return parts.filter(Boolean).join(' ')
}

export const counted = (count: number, what: string) => `${formatNumber(count, 0)} ${what}${count === 1 ? '' : 's'}`

export const percentLabel = (share: number) => `${formatNumber(100 * share, share > 0 && share < 0.1 ? 1 : 0)}%`

export const shortMoney = (amount: number, currency: string) => formatMoney(amount, currency, { short: true })

/** What the numbers mean, in one sentence without amounts: amounts can be hidden. */
export function storyOf({ goal, status, isLate, outcome, finish }: GoalFigures): string {
  const by = finish === undefined ? null : dateLabel(isoDay(finish))
  if (status === 'archived') return 'This goal is archived. Linked units no longer count for it.'
  if (status === 'reached') return 'You have saved enough.'
  if (isLate)
    return `The date has passed. ${by ? `At this pace you reach it on ${by}.` : 'Choose a new date or raise the monthly amount.'}`
  if (status === 'paused')
    return `Contributions are paused. ${by ? `Without them you reach it on ${by}.` : 'Without them you do not reach it.'}`
  if (!by) return 'At this pace you do not reach it. Raise the monthly amount or add a lump sum.'
  if (goal.date === null || !outcome) return `At this pace you reach it on ${by}.`
  const days = Math.round((Date.parse(goal.date) - Date.parse(isoDay(finish ?? 0))) / 86_400_000)
  const apart = Math.abs(days) < 45 ? counted(Math.abs(days), 'day') : monthsWords(Math.abs(days) / 30.44)
  return `At this pace you reach it on ${by}${days === 0 ? '' : `, ${apart} ${days > 0 ? 'early' : 'late'}`}.`
}
