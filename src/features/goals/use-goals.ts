import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { changesSince, type GoalChange, seenNow, visitOf } from '#domain/goals/goal-changes.ts'
import type { GoalFigures, GoalMarket } from '#domain/goals/goal-figures.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { openKept } from '#platform/kept/kept.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { goalsSeenKind } from '#platform/kept/kinds.ts'
import { useCards, useQuotes } from '#platform/market/use-market.ts'
import { figuresNow, unpriced } from './figures-now.ts'
import { type GoalsMarket, isKnown, marketOf } from './goals-market.ts'
import { salePrice } from './sale-price.ts'

export type GoalsState = {
  readonly goals: readonly Goal[]
  readonly figuresOf: (goal: Goal) => GoalFigures
  readonly market: GoalsMarket
  readonly changes: readonly GoalChange[]
  readonly retry: () => void
}

const NONE: readonly Goal[] = []

export function useGoals(uid: string): GoalsState {
  const kept = useItems('financialGoals', uid)
  const today = readIsoDay(useToday()) ?? 0
  const goals = today === 0 ? NONE : kept
  const { market, state, known, retry } = useGoalMarket(goals)
  const figuresOf = useMemo(() => figuresNow(goals, market, today), [goals, market, today])
  const changes = useChanges(uid, goals, figuresOf, known)
  return { goals, figuresOf, market: state, changes, retry }
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
    if (!funds.data && !stocks.data && !listings.data && !rates.data) return unpriced
    const quotes = { fund: funds.data?.quotes, stock: stocks.data?.quotes }
    const latest = rates.data
    return {
      price: (key) => {
        const [kind, id = ''] = key.split(':')
        return quotes[kind === 'stock' ? 'stock' : 'fund']?.get(id)
      },
      rate: (from, to) => (latest && from !== to ? latest(from, to) : unpriced.rate(from, to)),
      listing: (id) => listings.data && salePrice(listings.data, id),
    }
  }, [funds.data, stocks.data, listings.data, rates.data])
  const asked = [funds, stocks, listings]
  const state = marketOf(asked)
  const retry = () => {
    for (const { isEnabled, refetch } of asked) if (isEnabled) void refetch()
  }
  return { market, state, known: isKnown(state, rates), retry }
}

/** After the page is painted: a list shows a part of the goals, this needs them all. */
const LATER_MS = 300

/** What changed since the last visit; this visit is written down once its figures are known. */
function useChanges(uid: string, goals: readonly Goal[], figuresOf: GoalsState['figuresOf'], known: boolean) {
  const [changes, setChanges] = useState<readonly GoalChange[]>([])
  useEffect(() => {
    if (!known || goals.length === 0) return
    const timer = setTimeout(() => {
      const all = goals.map(figuresOf)
      const now = visitOf(all, new Date().toISOString())
      const seen = openKept(goalsSeenKind, uid)
      setChanges(changesSince(seenNow(seen.read(), now).before, all))
      void seen.update((before) => seenNow(before, now))
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [uid, goals, figuresOf, known])
  return changes
}
