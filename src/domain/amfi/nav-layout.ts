const names = {
  'scheme code': 'code',
  'isin div payout/isin growth': 'isin',
  'isin div reinvestment': 'isinReinvest',
  'scheme name': 'name',
  'nav name': 'name',
  plan: 'plan',
  option: 'option',
  'net asset value': 'nav',
  'repurchase price': 'repurchase',
  'sale price': 'sale',
  date: 'date',
} as const
type Column = (typeof names)[keyof typeof names]

/** Which column stands where; -1 where the file has none. */
export type NavLayout = Readonly<Record<Column, number>> & { readonly columns: number }

export const isHeader = (line: string) => /^\s*scheme code\s*;/i.test(line)

/**
 * The places of the columns by their names: two layouts have eight columns and mean different things by them. Unknown ones are passed
 * over. Nothing where a name stands twice or one that is needed is missing: what the others mean is then a guess.
 */
export function readLayout(header: string): NavLayout | undefined {
  const places = {
    code: -1,
    isin: -1,
    isinReinvest: -1,
    name: -1,
    plan: -1,
    option: -1,
    nav: -1,
    repurchase: -1,
    sale: -1,
    date: -1,
  }
  const cells = header.split(';')
  for (const [at, cell] of cells.entries()) {
    const written = cell.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace('/ ', '/')
    // A column that is new here changes nothing of what the others say.
    if (!Object.hasOwn(names, written)) continue
    const column = names[written as keyof typeof names]
    if (places[column] >= 0) return undefined
    places[column] = at
  }
  const { code, name, nav, date } = places
  return Math.min(code, name, nav, date) < 0 ? undefined : { ...places, columns: cells.length }
}
