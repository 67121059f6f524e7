import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ReadMoney, readMoney } from '#domain/compare/compare-money.ts'
import { homeNotes } from '#domain/compare/compare-notes.ts'
import {
  type ComparedRef,
  type ComparePeriod,
  type CompareSearch,
  comparedRefs,
  USUAL_PERIOD,
} from '#domain/compare/compare-query.ts'
import type { OwnGoal } from '#domain/compare/compared-goal.ts'
import { homeCourse, type ReadAssumptions, readAssumptions } from '#domain/compare/compared-home.ts'
import type { ComparedThing } from '#domain/compare/compared-thing.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { type ComparedListing, homeQuery, instrumentQuery } from './compare-queries.ts'

/** Null if nothing has that id; undefined while it loads, or after a failure. */
export type Column = {
  readonly ref: ComparedRef
  readonly thing: ComparedThing | null | undefined
  readonly failed: boolean
}

export type Comparison = {
  readonly columns: readonly Column[]
  readonly period: ComparePeriod
  readonly money: ReadMoney
  /** Of the first property; undefined if none is compared. */
  readonly home: ReadAssumptions | undefined
}

/** `goals`: the person's own; undefined until known. One query each: there are at most four. */
export function useCompared(
  client: ApiClient,
  search: CompareSearch,
  goals: readonly OwnGoal[] | undefined,
): Comparison {
  const refs = useMemo(() => comparedRefs(search.of), [search.of])
  const period = search.over ?? USUAL_PERIOD
  const homes = [useHome(client, refs[0]), useHome(client, refs[1]), useHome(client, refs[2]), useHome(client, refs[3])]
  const [first] = homes.flatMap(({ data }) => data ?? [])
  const home = first && readAssumptions(search, first.facts)
  const money = readMoney(search, home, period)
  const isWaiting = !first && homes.some(({ isPending, isEnabled }) => isPending && isEnabled)
  const asked = { client, period, money: money.money, isWaiting }
  const found = [
    useInstrument(refs[0], asked),
    useInstrument(refs[1], asked),
    useInstrument(refs[2], asked),
    useInstrument(refs[3], asked),
  ]
  const to = lastDay(found.map(({ data }) => data?.asOf))
  const columns = refs.map((ref, at): Column => {
    if (ref.kind === 'goal') return { ref, thing: goalThing(ref, goals), failed: false }
    const { data, isError } = (ref.kind === 'property' ? homes : found)[at] ?? { data: null, isError: false }
    const failed = isError && data === undefined
    if (ref.kind === 'property') {
      const listing = data as ComparedListing | null | undefined
      return { ref, thing: listing && homeThing(listing, search, period, to), failed }
    }
    return { ref, thing: data as ComparedThing | null | undefined, failed }
  })
  return { columns, period, money, home }
}

const useHome = (client: ApiClient, ref: ComparedRef | undefined) =>
  useQuery({ ...homeQuery(client, ref?.id ?? ''), enabled: ref?.kind === 'property' })

const NONE: ComparedRef = { kind: 'fund', id: '' }

type Asked = {
  readonly client: ApiClient
  readonly period: ComparePeriod
  readonly money: ReadMoney['money']
  readonly isWaiting: boolean
}

const useInstrument = (ref: ComparedRef | undefined, { client, period, money, isWaiting }: Asked) =>
  useQuery({
    ...instrumentQuery(client, ref ?? NONE, period, money),
    enabled: !isWaiting && (ref?.kind === 'fund' || ref?.kind === 'stock'),
    // The same thing with other amounts stays on the screen until the new figures are there.
    placeholderData: (before) => (before?.ref.id === ref?.id ? before : undefined),
  })

/** The model of a home ends on the day of the last value that it is compared with. */
const lastDay = (days: readonly (string | null | undefined)[]): Day | undefined =>
  readIsoDay(days.reduce<string>((last, day) => (day && day > last ? day : last), ''))

const homeRemark = 'Rent less maintenance is in the XIRR, not in the outlay or the worth.'

export function homeThing(
  { id, title, sample, day, facts }: ComparedListing,
  search: CompareSearch,
  period: ComparePeriod,
  to: Day | undefined,
): ComparedThing {
  const { plan } = readAssumptions(search, facts)
  return {
    ref: { kind: 'property', id },
    name: title,
    href: `/real-estate/${id}`,
    currency: 'INR',
    isSample: sample,
    ...{ asOf: null, yearly: null, worst: null, volatility: null },
    ...homeCourse(plan, period, to ?? readIsoDay(day) ?? 0),
    remark: `${facts.price === undefined ? 'For rent: its price is assumed from the rent.' : 'A model, by your assumptions.'} ${homeRemark}`,
    notes: homeNotes,
  }
}

function goalThing({ id }: ComparedRef, goals: readonly OwnGoal[] | undefined): ComparedThing | null | undefined {
  return goals?.find(({ thing }) => thing.ref.id === id)?.thing ?? (goals && null)
}
