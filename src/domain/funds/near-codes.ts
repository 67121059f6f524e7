import { type FundPack, placeOf } from './fund-pack.ts'

const DIGITS = '0123456789'
const MOST = 6

/** Schemes whose code is one typo away: a digit wrong, missing, added, or two swapped. One per fund. */
export function nearCodes(pack: FundPack, code: string): number[] {
  const found = new Map<number | undefined, number>()
  for (const other of slipsOf(code)) {
    // No leading zeros: parsed as a number it would be another code.
    const at = other.startsWith('0') ? -1 : placeOf(pack, Number(other))
    if (at >= 0 && !found.has(pack.families[at])) found.set(pack.families[at], at)
  }
  return [...found.values()].slice(0, MOST)
}

function* slipsOf(code: string): Generator<string> {
  for (let at = 0; at <= code.length; at += 1) {
    const [before, here = '', after] = [code.slice(0, at), code[at], code.slice(at + 1)]
    yield before + (after[0] ?? '') + here + after.slice(1)
    for (const digit of DIGITS) yield before + digit + after
    yield before + after
    for (const digit of DIGITS) yield before + digit + here + after
  }
}
