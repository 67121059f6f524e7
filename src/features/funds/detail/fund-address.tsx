import type { FundPageSearch } from '#domain/funds/fund-page-query.ts'

type Said = readonly (readonly [name: keyof FundPageSearch, value: string])[]

/** In one order: the router keeps that of the address, which the server has put in order. */
const saidIn = (search: FundPageSearch): Said =>
  (Object.keys(search) as (keyof FundPageSearch)[]).toSorted().flatMap((name) => {
    const value = String(search[name] ?? '')
    return value === '' ? [] : [[name, value] as const]
  })

/** The page of a fund with what was chosen on it. Commas may stand in an address as they are. */
export function addressOf(code: number, search: FundPageSearch): string {
  const query = saidIn(search).map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
  return `/fund/${code}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

type Props = { readonly search: FundPageSearch; readonly but: readonly (keyof FundPageSearch)[] }

/** What a form without scripts carries along, besides its own fields. */
export const KeptSearch = ({ search, but }: Props) =>
  saidIn(search).map(
    ([name, value]) => !but.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  )
