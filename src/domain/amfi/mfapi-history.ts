import type { NavPoint } from '#domain/measures/dated-value.ts'
import { readIsin } from '#domain/text/isin.ts'
import { type Day, isoDay, readDayFirst } from '#domain/time/day.ts'
import { tidy } from './nav-heading.ts'
import { dayFault, navFault, type ValueFault } from './nav-row.ts'

export type MfapiMeta = {
  readonly code: number | null
  readonly name: string
  readonly house: string
  readonly type: string
  readonly category: string
  readonly isin: string | null
  readonly isinReinvest: string | null
}

type RejectedPoint = { readonly reason: ValueFault | 'duplicate' | 'odd-point'; readonly text: string }

export type MfapiHistory =
  | {
      readonly ok: true
      readonly meta: MfapiMeta
      /** Ascending, one per day. */
      readonly points: readonly NavPoint[]
      readonly rejected: readonly RejectedPoint[]
    }
  /** An unknown code is answered like an empty one, but with blank metadata. */
  | { readonly ok: false; readonly reason: 'not-json' | 'odd-shape' | 'error' | 'unknown-scheme' }

/**
 * A response of `api.mfapi.in/mf/{code}`. Zero NAVs are reported and dropped. Of two values for a day the first wins:
 * newest come first.
 */
export function readMfapiHistory(text: string, today: Day): MfapiHistory {
  const answer = parsed(text)
  if (answer === undefined) return { ok: false, reason: 'not-json' }
  if (!isRecord(answer)) return { ok: false, reason: 'odd-shape' }
  if ('error' in answer || /^(error|fail)/i.test(textOf(answer.status))) return { ok: false, reason: 'error' }
  if (!Array.isArray(answer.data) || !isRecord(answer.meta)) return { ok: false, reason: 'odd-shape' }
  const meta = metaOf(answer.meta)
  if (answer.data.length === 0 && meta.name === '') return { ok: false, reason: 'unknown-scheme' }
  return { ok: true, meta, ...pointsOf(answer.data, today) }
}

function pointsOf(data: readonly unknown[], today: Day) {
  const rejected: RejectedPoint[] = []
  const byDay = new Map<Day, NavPoint>()
  for (const one of data) {
    const { date, nav } = isRecord(one) ? one : {}
    if (typeof date !== 'string' || typeof nav !== 'string') {
      rejected.push({ reason: 'odd-point', text: String(JSON.stringify(one)).slice(0, 100) })
      continue
    }
    const day = readDayFirst(date)
    const fault = navFault(nav) ?? dayFault(day, today)
    if (day === undefined || fault) rejected.push({ reason: fault ?? 'bad-date', text: `${date} ${nav}`.slice(0, 100) })
    else if (byDay.has(day)) rejected.push({ reason: 'duplicate', text: `${isoDay(day)} ${nav}` })
    else byDay.set(day, { day, nav })
  }
  return { points: [...byDay.values()].toSorted((a, b) => a.day - b.day), rejected }
}

function metaOf(meta: Record<string, unknown>): MfapiMeta {
  const code = Number(meta.scheme_code)
  return {
    code: Number.isInteger(code) && code > 0 ? code : null,
    name: textOf(meta.scheme_name),
    house: textOf(meta.fund_house),
    type: textOf(meta.scheme_type),
    category: textOf(meta.scheme_category),
    isin: readIsin(textOf(meta.isin_growth)),
    isinReinvest: readIsin(textOf(meta.isin_div_reinvestment)),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown) => (typeof value === 'string' ? tidy(value).slice(0, 300) : '')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
