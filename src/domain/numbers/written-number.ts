import { plainTextOf as textOf } from '#domain/text/plain-value.ts'
import { typedAmount } from './typed-amount.ts'

/** As written in a URL or a field, possibly not a number. */
export type Written = number | string

/** A number if it is one, else the text. `comma`: groups digits in amounts, may be the decimal point in rates. */
export function writtenOf(value: unknown, comma: '' | '.' | ','): Written | undefined {
  // By code point: a lone surrogate cannot be in a URL.
  const text = [...textOf(value).slice(0, 100)].slice(0, 24).join('').trim()
  const amount = comma === '' ? typedAmount(text, 'INR') : undefined
  if (amount !== undefined) return amount
  const plain = text
    .replaceAll(/[\s₹%]/g, '')
    .replaceAll(',', comma)
    .replace('−', '-')
  return plain === '' ? text || undefined : Number.isFinite(Number(plain)) ? Number(plain) + 0 : text
}
