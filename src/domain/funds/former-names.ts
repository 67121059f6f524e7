import { wordsOf } from '#domain/search/search-words.ts'
import { formerFunds } from './former-funds.ts'
import { formerHouses } from './former-houses.ts'

/** So many of one scheme: the latest that were seen. */
const MOST = 8

/** The letters that tell one fund from another: brackets, `fund`, `and` and the way to write are left out. */
export const nameKey = (name: string): string =>
  name
    .replaceAll(/\([^()]*\)?/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(and|funds?|scheme|plan)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** They tell plans of one fund apart, not funds; with the slips that the real files have. */
const planWords = new Set(
  'direct regular growth gr bonus idcw dividend payout reinvestment cumulative income distribution cum capital withdrawal option opt plan paln fund funds scheme of and the mf a b c d eco institutional institution inst instn retail wholesale super premium standard daily weekly wkly fortnightly fornightly monthly mthl quarterly half yearly halfyearly annual annaul annually discontinued defunct pf prescribed date auto redemption unclaimed segregated portfolio portfolios existing number less greater than upto beyond years yrs'.split(
    ' ',
  ),
)
const telling = (name: string) => wordsOf(name).flatMap(({ text }) => (planWords.has(text) ? [] : [text]))

const isWithin = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].every((one) => others.has(one))

/** Whether it was another name, not the same written otherwise or with a plan in it; pots of unclaimed money are no funds. */
export function isFormer(was: string, now: string): boolean {
  if (nameKey(was) === nameKey(now) || /unclaimed|segregated/i.test(was)) return false
  const [before, after] = [new Set(telling(was)), new Set(telling(now))]
  return before.size > 0 && (!isWithin(before, after) || !isWithin(after, before))
}

/** What a name says of itself: `(formerly known as …)`. Some leave out the house, which then is the one of now. */
export function formerIn(name: string, house: string): string[] {
  const [, said = ''] = /\(\s*(?:formerly|erstwhile)(?:\s+known?\s+as)?\s+((?:[^()]|\([^()]*\))*)/i.exec(name) ?? []
  const was = said.trim()
  if (!was) return []
  const first = (text: string) => text.trim().split(/\s+/)[0]?.toLowerCase() ?? ''
  const known = [name, house, ...formerHouses.map((one) => one.was)].map(first)
  return [known.includes(first(was)) ? was : `${house.replace(/ mutual fund.*/i, '')} ${was}`]
}

/** Adds what was seen of a scheme to what was known; what it is called now is no former name. */
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

/** What everybody knows of a fund of this name. */
export const knownFormerNames = (fund: string): readonly string[] => ofKnownFunds.get(nameKey(fund)) ?? []
