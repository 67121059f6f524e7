import { readIsin } from '#domain/text/isin.ts'
import { type Reader, readSteps, readTexts, type Texts, type Writer, writeSteps, writeTexts } from './pack-columns.ts'

/** ISINs: distinct seven-character prefixes once, four characters in base 36, check digit computed. */
export function writeIsins(out: Writer, isins: readonly (string | null)[]): void {
  writeTexts(
    out,
    isins.map((isin) => isin?.slice(0, 7) ?? ''),
  )
  writeSteps(
    out,
    isins.filter((isin) => isin !== null).map((isin) => Number.parseInt(isin.slice(7, 11), 36)),
  )
}

export type Isins = { readonly issuers: Texts; readonly serials: Int32Array }

export function readIsins(input: Reader, rows: number): Isins {
  const issuers = readTexts(input, rows)
  const serials = new Int32Array(rows)
  const rowsWithOne: number[] = []
  for (const [row, at] of issuers.of.entries()) if (issuers.all[at] !== '') rowsWithOne.push(row)
  for (const [at, serial] of readSteps(input, rowsWithOne.length).entries()) serials[rowsWithOne[at] ?? 0] = serial
  return { issuers, serials }
}

export function isinAt({ issuers, serials }: Isins, row: number): string | null {
  const issuer = issuers.all[issuers.of[row] ?? 0]
  if (!issuer) return null
  const body = issuer + (serials[row] ?? 0).toString(36).toUpperCase().padStart(4, '0')
  for (let digit = 0; digit < 10; digit += 1) {
    const found = readIsin(`${body}${digit}`)
    if (found) return found
  }
  return null
}
