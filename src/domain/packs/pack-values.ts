import { type Decimal, decimalText, readDecimal } from '#domain/numbers/decimal.ts'
import type { Day } from '#domain/time/day.ts'
import type { Reader, Writer } from './pack-columns.ts'

/** Columns of values: all 0 if there is none. */
export type Values = { readonly units: Float64Array; readonly decimals: Uint8Array; readonly days: Int32Array }

type Value = Decimal & { readonly day: Day }

export function datedValue(text: string | null, day: Day | null): Value | undefined {
  const value = text === null || day === null || day <= 0 ? undefined : readDecimal(text)
  return value && day !== null ? { ...value, day } : undefined
}

/** By column. Values of the newest day are offset 1; absent ones 0. */
export function writeValues(out: Writer, values: readonly (Value | undefined)[], newest: Day): void {
  for (const value of values) out.whole(value ? newest - value.day + 1 : 0)
  const known = values.filter((value) => value !== undefined)
  for (const { decimals } of known) out.byte(decimals)
  for (const { units } of known) out.whole(units)
}

export function readValues(input: Reader, rows: number, newest: Day): Values {
  const values = { units: new Float64Array(rows), decimals: new Uint8Array(rows), days: new Int32Array(rows) }
  for (let at = 0; at < rows; at += 1) {
    const back = input.whole()
    values.days[at] = back === 0 ? 0 : newest - back + 1
  }
  for (let at = 0; at < rows; at += 1) if (values.days[at] !== 0) values.decimals[at] = input.byte()
  for (let at = 0; at < rows; at += 1) if (values.days[at] !== 0) values.units[at] = input.whole()
  return values
}

export const dayAt = ({ days }: Values, at: number): Day | null => days[at] || null
export const valueAt = ({ units, decimals, days }: Values, at: number): string | null =>
  days[at] ? decimalText({ units: units[at] ?? 0, decimals: decimals[at] ?? 0 }) : null

/** Unknown return. */
export const NO_RETURN = -(2 ** 31)

export const writeReturn = (out: Writer, hundredths: number | null): void =>
  writeFigure(out, hundredths !== null && Math.abs(hundredths) > 1e9 ? null : hundredths)

export function readReturn(input: Reader): number {
  const read = readFigure(input)
  return Number.isNaN(read) ? NO_RETURN : read
}

/** A whole number, or nothing. */
export function writeFigure(out: Writer, figure: number | null): void {
  const isKnown = figure !== null && Number.isSafeInteger(figure * 2 + 1)
  out.whole(!isKnown ? 0 : figure < 0 ? -2 * figure : 2 * figure + 1)
}

export function readFigure(input: Reader): number {
  const coded = input.whole()
  if (coded === 0) return Number.NaN
  return coded % 2 === 1 ? (coded - 1) / 2 : -coded / 2
}
