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

/** Index of each column; -1 if absent. */
export type NavLayout = Readonly<Record<Column, number>> & { readonly columns: number }

export const isHeader = (line: string) => /^\s*scheme code\s*;/i.test(line)

/**
 * Finds columns by header name: two eight-column layouts differ in meaning. Unknown columns are ignored. Undefined if a
 * name is repeated or a required one is missing.
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
    // An unknown column does not change the others.
    if (!Object.hasOwn(names, written)) continue
    const column = names[written as keyof typeof names]
    if (places[column] >= 0) return undefined
    places[column] = at
  }
  const { code, name, nav, date } = places
  return Math.min(code, name, nav, date) < 0 ? undefined : { ...places, columns: cells.length }
}
