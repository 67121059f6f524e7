import { isIsinAt, readIsin } from '#domain/text/isin.ts'
import { type Day, monthNameDayAt } from '#domain/time/day.ts'
import { readHouse, readSection, type Section } from './nav-heading.ts'
import { isHeader, type NavLayout, readLayout } from './nav-layout.ts'
import { cellOf, eachLine, type Line, pastSpaces, trimmed } from './nav-lines.ts'
import { DAYS_AHEAD, dayFault, FIRST_DAY, type NavRow, navFault, type Rejected, tidyNav } from './nav-row.ts'

type Reason = Rejected['reason']
type Refusal = 'no-header' | 'unknown-header' | 'no-values'

export type NavFile =
  | {
      readonly ok: true
      readonly rows: readonly NavRow[]
      /** The first thousand; `counts` has the total. */
      readonly rejected: readonly Rejected[]
      readonly counts: Readonly<Partial<Record<Reason, number>>>
      /** The most frequent date. */
      readonly day: Day
    }
  | { readonly ok: false; readonly reason: Refusal }

const LONGEST_LINE = 2_000
const MOST_KEPT = 1_000
const CODE_DIGITS = 6

/**
 * AMFI's NAVAll.txt in every layout: one row per scheme. Its strings are slices of the whole file: copy what you keep.
 */
export const readNavFile = (text: string, today: Day): NavFile => readReport(text, today, false)

/** AMFI's history report in every layout: one row per scheme and day. */
export const readNavHistoryFile = (text: string, today: Day): NavFile => readReport(text, today, true)

function readReport(text: string, today: Day, manyDays: boolean): NavFile {
  const rows: NavRow[] = []
  const rejected: Rejected[] = []
  const counts: Partial<Record<Reason, number>> = {}
  const isNew = firstSeen()
  const days = dayCounter(today + DAYS_AHEAD)
  let layout: NavLayout | undefined
  let refusal: Refusal | undefined
  let section: Section | undefined
  let house: string | undefined

  const reject = (reason: Reason, { number, from, to }: Line) => {
    counts[reason] = (counts[reason] ?? 0) + 1
    if (rejected.length >= MOST_KEPT) return
    rejected.push({ line: number, reason, text: trimmed(text, from, Math.min(to, from + 200)) })
  }

  const readHeading = (line: Line) => {
    const written = trimmed(text, line.from, line.to)
    if (written === '') return
    const found = readSection(written)
    const name = found ? undefined : readHouse(written)
    if (found) section = found
    else if (name) house = name
    else reject('odd-line', line)
  }

  const readHeader = (line: Line) => {
    const header = text.slice(line.from, Math.min(line.to, line.from + LONGEST_LINE)).replace('\ufeff', '')
    layout = readLayout(header)
    if (!layout) refusal = isHeader(header) ? 'unknown-header' : 'no-header'
  }

  /** A scheme listed twice with different values gets none. */
  const readAgain = (line: Line, code: number, nav: string | null, day: Day | undefined) => {
    const at = placeOf(code, day)
    const first = rows[at]
    const same = !first || nav === null || (first.nav === nav && first.day === day)
    if (!same) rows[at] = { ...first, nav: null, day: null }
    reject(same ? 'duplicate' : 'contradiction', line)
  }

  /** Built only if there are duplicates. */
  let places: Map<string, number> | undefined
  let placed = 0
  const placeOf = (code: number, day: Day | undefined): number => {
    const key = (one: number, on: Day | null | undefined) => (manyDays ? `${one} ${on}` : String(one))
    places ??= new Map()
    for (; placed < rows.length; placed += 1) {
      const row = rows[placed]
      if (row) places.set(key(row.code, row.day), placed)
    }
    return places.get(key(code, day)) ?? -1
  }

  const readRow = (line: Line, code: number, { type, category }: Section, of: string, columns: NavLayout) => {
    const nav = cellOf(text, line, columns.nav)
    const day = dayOf(text, line, columns.date)
    const fault = navFault(nav) ?? dayFault(day, today)
    if (!isNew(code, manyDays ? (day ?? 0) : 0)) return readAgain(line, code, fault ? null : tidyNav(nav), day)
    rows.push({
      code,
      isin: isinOf(text, line, columns.isin),
      isinReinvest: isinOf(text, line, columns.isinReinvest),
      name: cellOf(text, line, columns.name),
      plan: cellOf(text, line, columns.plan),
      option: cellOf(text, line, columns.option),
      house: of,
      type,
      category,
      nav: fault ? null : tidyNav(nav),
      day: fault ? null : (day ?? null),
    })
    if (fault) reject(fault, line)
    else if (day !== undefined) days.count(day)
  }

  eachLine(text, (line) => {
    if (refusal) return
    const { from, to, columns } = line
    if (columns > 1 && !layout) return readHeader(line)
    if (to - from > LONGEST_LINE) return reject('too-long', line)
    if (columns === 1 || !layout) return readHeading(line)
    const code = layout.code < columns ? codeOf(text, line, layout.code) : -1
    if (code < 0 && isHeader(text.slice(from, to))) return readHeader(line)
    if (columns < layout.columns) return reject('half-line', line)
    if (columns > layout.columns) return reject('extra-columns', line)
    if (code < 0) return reject('bad-code', line)
    if (!section || house === undefined) return reject('no-heading', line)
    readRow(line, code, section, house, layout)
  })
  const day = days.most()
  if (refusal || !layout) return { ok: false, reason: refusal ?? 'no-header' }
  return day === undefined ? { ok: false, reason: 'no-values' } : { ok: true, rows, rejected, counts, day }
}

/** At most six digits; -1 if it is no code. Parsed in place to avoid a substring per row. */
function codeOf(text: string, { starts }: Line, column: number): number {
  const to = (starts[column + 1] ?? 0) - 1
  const from = pastSpaces(text, starts[column] ?? 0, to)
  let code = 0
  let at = from
  for (; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) break
    code = code * 10 + digit
  }
  return at > from && at - from <= CODE_DIGITS && pastSpaces(text, at, to) === to ? code : -1
}

function dayOf(text: string, { starts }: Line, column: number): Day | undefined {
  const to = (starts[column + 1] ?? 0) - 1
  const from = pastSpaces(text, starts[column] ?? 0, to)
  return from + 11 <= to && pastSpaces(text, from + 11, to) === to ? monthNameDayAt(text, from) : undefined
}

/** Nearly every cell is a dash or a valid ISIN. */
function isinOf(text: string, line: Line, column: number): string | null {
  const from = line.starts[column] ?? 0
  const length = (line.starts[column + 1] ?? 0) - 1 - from
  if (length < 12) return null
  return length === 12 && isIsinAt(text, from) ? text.slice(from, from + 12) : readIsin(cellOf(text, line, column))
}

/** Whether a code is seen for the first time on a day. A bit set: faster than a Set. */
function firstSeen() {
  const marks = new Map<Day, Uint8Array>()
  let last: Day | undefined
  let ofDay: Uint8Array = new Uint8Array(0)
  return (code: number, day: Day): boolean => {
    if (day !== last) {
      ofDay = marks.get(day) ?? new Uint8Array(10 ** CODE_DIGITS / 8)
      marks.set(day, ofDay)
      last = day
    }
    const [place, bit] = [code >> 3, 1 << (code & 7)]
    const before = ofDay[place] ?? 0
    ofDay[place] = before | bit
    return (before & bit) === 0
  }
}

/** Finds the most frequent plausible date. */
function dayCounter(last: Day) {
  const uses = new Int32Array(Math.max(0, last - FIRST_DAY + 1))
  return {
    count(day: Day) {
      uses[day - FIRST_DAY] = (uses[day - FIRST_DAY] ?? 0) + 1
    },
    most(): Day | undefined {
      const most = uses.reduce((left, right) => Math.max(left, right), 0)
      return most === 0 ? undefined : uses.indexOf(most) + FIRST_DAY
    },
  }
}
