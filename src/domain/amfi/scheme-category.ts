export const assetClasses = ['equity', 'debt', 'hybrid', 'solution', 'index', 'fund-of-funds', 'other'] as const
export type AssetClass = (typeof assetClasses)[number]

/** First match wins: a bond index fund is an index fund, Equity Savings is hybrid. */
const classes: readonly (readonly [written: RegExp, is: AssetClass])[] = [
  [/fund of funds|\bfof\b/i, 'fund-of-funds'],
  [/\bindex funds?\b|\betfs?\b|exchange traded/i, 'index'],
  [/^solution|children|retirement|life cycle/i, 'solution'],
  [/^hybrid|^balanced/i, 'hybrid'],
  [/^equity|^elss|^growth$/i, 'equity'],
  [/debt|income|liquid|gilt|money market|floating/i, 'debt'],
]

/** Different spellings of a category that remain after dropping `Fund`. */
const sameAs: readonly (readonly [written: RegExp, name: string])[] = [
  [/balanced advantage/i, 'Balanced Advantage'],
  [/^elss/i, 'ELSS'],
  [/^banking and psu/i, 'Banking and PSU'],
  [/10[- ]year constant/i, '10-year Constant Gilt'],
  [/^other +etfs?$/i, 'Other ETF'],
  [/(fof|fund of funds).*(domestic)/i, 'Fund of Funds, domestic'],
  [/(fof|fund of funds).*(overseas)/i, 'Fund of Funds, overseas'],
  [/^etfs investing overseas/i, 'Overseas ETF'],
]

export type Category = { readonly assetClass: AssetClass; readonly name: string }

/** Parses a heading such as `Equity Schemes - Flexi Cap Fund` into asset class and short name (Flexi Cap). */
export function readCategory(heading: string): Category {
  const assetClass = classes.find(([written]) => written.test(heading))?.[1] ?? 'other'
  const [group = '', ...rest] = heading.split(' - ')
  const own = rest.join(' - ') || group
  const known = sameAs.find(([written]) => written.test(own))?.[1]
  if (known) return { assetClass, name: known }
  const short = own
    .replace(/ funds?$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replace('/ ', '/')
    .trim()
  return { assetClass, name: /^index funds$/i.test(group) ? `${short} Index` : short }
}

/** An ETF, which may be split like a share; a fund of ETFs is not. */
export const isTraded = (heading: string, fund: string): boolean =>
  /\betfs?\b|exchange traded/i.test(`${heading} ${fund}`) && !/fund of funds?|\bfofs?\b/i.test(`${heading} ${fund}`)
