import type { RentOrBuy, RentOrBuyYear } from '#domain/property/rent-or-buy.ts'
import { type Point, pathThrough } from '#ui/chart/path.ts'
import { formatMoney } from '#ui/data/format-number.ts'
import { useSystemOf } from '#ui/data/number-system.ts'
import { type Place, SIDE, SumPicture } from './sum-picture.tsx'

/** Both net worths over the years, and the year from which the better one stays ahead. */
export function NetWorthPicture({ outcome: { years, last, better, since } }: { readonly outcome: RentOrBuy }) {
  const system = useSystemOf('INR')
  const all = years.flatMap(({ buy, rent }) => [buy, rent])
  const said = (amount: number) => formatMoney(amount, 'INR', { short: true, system })
  const words = `After ${years.length} years: ${said(last.buy)} if you buy, ${said(last.rent)} if you rent. ${better === 'buy' ? 'Buying' : 'Renting'} is ahead from year ${since} on.`
  return (
    <SumPicture label={words} years={years.length} most={Math.max(...all)} least={Math.min(...all)}>
      {(place) => (
        <>
          {since > 1 && <path className="sum-even" d={`M${place.x(since - 0.5)} 0V${SIDE}`} />}
          <path className="sum-line sum-second" d={lineOf(years, place, ({ rent }) => rent)} />
          <path className="sum-line sum-first" d={lineOf(years, place, ({ buy }) => buy)} />
        </>
      )}
    </SumPicture>
  )
}

const lineOf = (years: readonly RentOrBuyYear[], { x, y }: Place, of: (year: RentOrBuyYear) => number) =>
  pathThrough(years.map((year): Point => [x(year.year), y(of(year))]))
