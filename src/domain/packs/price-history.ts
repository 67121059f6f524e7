import type { NavPoint } from '#domain/measures/dated-value.ts'
import { byteWriter, verifyChecksum, withChecksum } from '#domain/numbers/byte-code.ts'
import { readDecimal } from '#domain/numbers/decimal.ts'
import type { Day } from '#domain/time/day.ts'
import { decodeHistory, encodeHistory, pointsOf } from './history-code.ts'

const NAME = 'BYC'
const VERSION = 1

const columns = ['close', 'open', 'high', 'low', 'volume'] as const
export type PriceColumn = (typeof columns)[number]

const actionKinds = ['split', 'bonus', 'dividend'] as const
/** `value`: shares of now for one of then (5 for a split of one into five), or money paid per share. */
export type CorporateAction = {
  readonly day: Day
  readonly kind: (typeof actionKinds)[number]
  readonly value: string
}

/** What was traded, as it was published. Only the close has to be known of every day. */
export type PriceHistory = Readonly<Record<PriceColumn, readonly NavPoint[]>> & {
  readonly actions: readonly CorporateAction[]
}

/** Where only the close is known. */
export const closesAlone = (close: readonly NavPoint[]): PriceHistory => ({
  ...{ close, open: [], high: [], low: [], volume: [], actions: [] },
})

/**
 * Closes alone as a history of values; otherwise each column in that code, and the actions behind them. Nothing where a
 * value is no decimal.
 */
export function encodePrices(history: PriceHistory): Uint8Array | undefined {
  const { close, actions, ...others } = history
  if (actions.length === 0 && Object.values(others).every((points) => points.length === 0)) return encodeHistory(close)
  const out = byteWriter()
  for (const column of columns) {
    const bytes = encodeHistory(history[column])
    if (!bytes) return undefined
    out.whole(bytes.length)
    for (const byte of bytes) out.byte(byte)
  }
  out.whole(history.actions.length)
  for (const { day, kind, value } of history.actions) {
    if (!readDecimal(value) || !Number.isInteger(day)) return undefined
    out.signed(day)
    out.byte(actionKinds.indexOf(kind))
    out.text(value)
  }
  return withChecksum(NAME, VERSION, out.done())
}

/** Nothing where the bytes are neither, or not whole. */
export function decodePrices(bytes: Uint8Array): PriceHistory | undefined {
  const values = decodeHistory(bytes)
  if (values) return closesAlone(pointsOf(values))
  const input = verifyChecksum(NAME, VERSION, bytes)
  if (!input) return undefined
  const read: Partial<Record<PriceColumn, NavPoint[]>> = {}
  for (const column of columns) {
    const length = input.whole()
    const points = length <= input.left() && decodeHistory(Uint8Array.from({ length }, input.byte))
    if (!points) return undefined
    read[column] = pointsOf(points)
  }
  const count = input.whole()
  if (count > input.left()) return undefined
  const actions = Array.from({ length: count }, () => {
    const day = input.signed()
    const kind = actionKinds[input.byte()]
    const value = input.text()
    if (!kind || !readDecimal(value)) input.fail()
    return { day, kind: kind ?? 'split', value }
  })
  return input.atEnd() ? { ...(read as Record<PriceColumn, NavPoint[]>), actions } : undefined
}
