import type { Currency } from '#catalogue/money.ts'
import { figuresAmong, type GoalMarket } from '#domain/goals/goal-figures.ts'
import { byPriority } from '#domain/goals/shared-holdings.ts'
import { embeddedRates, rateOn } from '#domain/money/exchange-rates.ts'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { itemsNow } from '#platform/kept/kept-lists.ts'
import { currentSession, userOf } from '#platform/session/session.ts'

/** Painted first, a row of cards. */
export const IN_SIGHT = 3

function shippedRate(from: Currency, to: Currency) {
  const found = rateOn(embeddedRates, from, to, Number.MAX_SAFE_INTEGER)
  return found && { rate: found.rate, date: isoDay(found.day) }
}

/** Before prices and today's rates are there. */
export const unpriced: GoalMarket = {
  price: () => undefined,
  rate: (from, to) => (from === to ? { rate: 1, date: '' } : shippedRate(from, to)),
  listing: () => undefined,
}

type Asked = Parameters<typeof figuresAmong>
let asked: Asked | undefined
let figures: ReturnType<typeof figuresAmong>

/** As `figuresAmong`; what was asked for last is remembered. */
export function figuresNow(...now: Asked): typeof figures {
  if (!asked?.every((part, at) => part === now[at])) {
    asked = now
    figures = figuresAmong(...now)
  }
  return figures
}

/** Goals and the figures of their first cards, while a link to them is under the pointer or the focus. */
export function goalsAhead(): void {
  const user = userOf(currentSession())
  if (!user) return
  const goals = itemsNow('financialGoals', user.uid)
  const first = goals.filter(({ state }) => state !== 'archived').toSorted(byPriority)
  first.slice(0, IN_SIGHT).forEach(figuresNow(goals, unpriced, readIsoDay(localDay(new Date())) as Day))
}
