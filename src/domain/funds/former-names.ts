import { wordsOf } from '#domain/search/search-words.ts'
import { formerFunds } from './former-funds.ts'
import { formerHouses } from './former-houses.ts'

/** At most this many per scheme: the latest. */
const MOST = 8

/** A key that ignores brackets, case, `fund` and `and`. */
export const nameKey = (name: string): string =>
  name
    .replaceAll(/\([^()]*\)?/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(and|funds?|scheme|plan)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Words that distinguish plans, not funds; with the misspellings of real files. */
const planWords = new Set(
  'direct regular growth gr bonus idcw dividend payout reinvestment cumulative income distribution cum capital withdrawal option opt plan paln fund funds scheme of and the mf a b c d eco institutional institution inst instn retail wholesale super premium standard daily weekly wkly fortnightly fornightly monthly mthl quarterly half yearly halfyearly annual annaul annually discontinued defunct pf prescribed date auto redemption unclaimed segregated portfolio portfolios existing number less greater than upto beyond years yrs'.split(
    ' ',
  ),
)
const telling = (name: string) => wordsOf(name).flatMap(({ text }) => (planWords.has(text) ? [] : [text]))

const isWithin = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].every((one) => others.has(one))

/** Whether it is a different name, not a spelling or a plan of the same; unclaimed-amount schemes are no funds. */
export function isFormer(was: string, now: string): boolean {
  if (nameKey(was) === nameKey(now) || /unclaimed|segregated/i.test(was)) return false
  const [before, after] = [new Set(telling(was)), new Set(telling(now))]
  return before.size > 0 && (!isWithin(before, after) || !isWithin(after, before))
}

/** From a name's own `(formerly known as …)`. Some omit the AMC, which is then the current one. */
export function formerIn(name: string, house: string): string[] {
  const [, said = ''] = /\(\s*(?:formerly|erstwhile)(?:\s+known?\s+as)?\s+((?:[^()]|\([^()]*\))*)/i.exec(name) ?? []
  const was = said.trim()
  if (!was) return []
  const first = (text: string) => text.trim().split(/\s+/)[0]?.toLowerCase() ?? ''
  const known = [name, house, ...formerHouses.map((one) => one.was)].map(first)
  return [known.includes(first(was)) ? was : `${house.replace(/ mutual fund.*/i, '')} ${was}`]
}

/** Merges newly seen names; the current one is no former name. */
export function withNames(known: readonly string[], seen: readonly string[], now: string): string[] {
  const names = new Map<string, string>()
  for (const name of [...known, ...seen]) {
    const key = nameKey(name)
    if (!isFormer(name, now)) continue
    names.delete(key)
    names.set(key, name)
  }
  return [...names.values()].slice(-MOST)
}

const ofKnownFunds = new Map(Object.entries(formerFunds).map(([now, was]) => [nameKey(now), was]))

/** From the table of well-known funds. */
export const knownFormerNames = (fund: string): readonly string[] => ofKnownFunds.get(nameKey(fund)) ?? []
