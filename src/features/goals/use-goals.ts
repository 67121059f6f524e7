import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { Currency } from '#catalogue/money.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { changesSince, type GoalChange, seenNow, visitOf } from '#domain/goals/goal-changes.ts'
import { figuresOf, type GoalFigures, type GoalMarket } from '#domain/goals/goal-figures.ts'
import { embeddedRates, rateOn } from '#domain/money/exchange-rates.ts'
import { isoDay, readIsoDay } from '#domain/time/day.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { goalsSeenKind } from '#platform/kept/kinds.ts'
import { useCards, useQuotes } from '#platform/market/use-market.ts'

/** What the goals are valued by, and whether all of it came. */
export type GoalsState = {
  readonly figures: readonly GoalFigures[]
  readonly market: 'none' | 'loading' | 'failed' | 'ready'
  readonly changes: readonly GoalChange[]
  readonly retry: () => void
}

export function useGoals(uid: string): GoalsState {
  const goals = useItems('financialGoals', uid)
  const today = readIsoDay(useToday()) ?? 0
  const { market, state, retry } = useGoalMarket(goals)
  const figures = useMemo(() => (today === 0 ? [] : figuresOf(goals, market, today)), [goals, market, today])
  const changes = useChanges(uid, figures, state !== 'loading' && today !== 0)
  return { figures, market: state, changes, retry }
}

function useGoalMarket(goals: readonly Goal[]) {
  const links = (kind: InstrumentKind) =>
    [
      ...new Set(goals.flatMap((goal) => goal.links.filter((link) => link.kind === kind).map(({ id }) => id))),
    ].toSorted()
  const homes = useMemo(() => [...new Set(goals.flatMap(({ property }) => property?.id ?? []))].toSorted(), [goals])
  const funds = useQuotes('fund', links('fund'), 'INR')
  const stocks = useQuotes('stock', links('stock'), 'INR')
  const listings = useCards('property', homes)
  const foreign = goals.some(
    ({ currency, target, links: linked, property }) =>
      target.currency !== currency ||
      linked.some(({ kind }) => kind === 'stock') ||
      (currency !== 'INR' && (linked.length > 0 || property !== null)),
  )
  const rates = useQuery({
    queryKey: ['rates'],
    queryFn: async () => (await import('#platform/market/latest-rates.ts')).latestRates(),
    enabled: foreign,
    staleTime: 60 * 60_000,
  })
  const market = useMemo((): GoalMarket => {
    const quotes = { fund: funds.data?.quotes, stock: stocks.data?.quotes }
    const rate = rates.data ?? shippedRate
    return {
      price: (key) => {
        const [kind, id = ''] = key.split(':')
        return quotes[kind === 'stock' ? 'stock' : 'fund']?.get(id)
      },
      rate: (from, to) => (from === to ? { rate: 1, date: '' } : rate(from, to)),
      listing: (id) => {
        const card = listings.data?.cards.get(id)
        if (!card) return listings.data ? null : undefined
        return card.status === 'live' && card.purpose === 'buy' ? { price: card.price, currency: card.currency } : null
      },
    }
  }, [funds.data, stocks.data, listings.data, rates.data])
  const asked = [funds, stocks, listings].filter(({ isEnabled }) => isEnabled)
  const state =
    asked.length === 0
      ? ('none' as const)
      : asked.some(({ status }) => status === 'error')
        ? ('failed' as const)
        : asked.some(({ status }) => status === 'pending')
          ? ('loading' as const)
          : ('ready' as const)
  return { market, state, retry: () => asked.forEach(({ refetch }) => void refetch()) }
}

function shippedRate(from: Currency, to: Currency) {
  const found = rateOn(embeddedRates, from, to, Number.MAX_SAFE_INTEGER)
  return found && { rate: found.rate, date: isoDay(found.day) }
}

/** What changed since the last visit; this visit is written down once its figures are known. */
function useChanges(uid: string, figures: readonly GoalFigures[], known: boolean): readonly GoalChange[] {
  const seen = useKept(goalsSeenKind, uid)
  useEffect(() => {
    if (!known || figures.length === 0) return
    const now = visitOf(figures, new Date().toISOString())
    void openKept(goalsSeenKind, uid).update((before) => seenNow(before, now))
  }, [uid, figures, known])
  return useMemo(() => (known ? changesSince(seen?.before ?? null, figures) : []), [seen, figures, known])
}
