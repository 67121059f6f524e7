const WRONG = 255

/** A character's share of the Luhn sum by its code, single and doubled. A letter counts as two digits. */
const once = new Uint8Array(128).fill(WRONG)
const twice = new Uint8Array(128).fill(WRONG)
for (const character of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  const value = Number.parseInt(character, 36)
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  const doubled = (digit: number) => (digit < 5 ? digit * 2 : digit * 2 - 9)
  once[character.charCodeAt(0)] = ones + doubled(tens)
  twice[character.charCodeAt(0)] = doubled(ones) + tens
}

/** A valid ISIN: two letters, nine characters and the check digit; else null. */
export function readIsin(written: string): string | null {
  if (written.length !== 12) return null
  const capitals = written.toUpperCase()
  return isIsinAt(capitals, 0) ? capitals : null
}

/** Whether the twelve characters at an offset are one, in capitals. */
export function isIsinAt(text: string, from: number): boolean {
  let sum = 0
  let second = false
  for (let at = 11; at >= 0; at -= 1) {
    const code = text.charCodeAt(from + at)
    const adds = (second ? twice[code] : once[code]) ?? WRONG
    const digit = code < 58
    if (adds === WRONG || (digit ? at < 2 : at === 11)) return false
    sum += adds
    if (digit) second = !second
  }
  return sum % 10 === 0
}
