import type { FundPageSearch } from '#domain/funds/fund-page-query.ts'

type Said = readonly (readonly [name: keyof FundPageSearch, value: string])[]

/** Fixed order, as the server normalises addresses; otherwise hydration would differ. */
const saidIn = (search: FundPageSearch): Said =>
  (Object.keys(search) as (keyof FundPageSearch)[]).toSorted().flatMap((name) => {
    const value = String(search[name] ?? '')
    return value === '' ? [] : [[name, value] as const]
  })

/** URL of a fund's page with its choices. Commas stay unescaped. */
export function addressOf(code: number, search: FundPageSearch): string {
  const query = saidIn(search).map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
  return `/fund/${code}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

type Props = { readonly search: FundPageSearch; readonly but: readonly (keyof FundPageSearch)[] }

/** Hidden fields with the other choices, for forms without scripts. */
export const KeptSearch = ({ search, but }: Props) =>
  saidIn(search).map(
    ([name, value]) => !but.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  )
