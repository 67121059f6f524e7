import type { RepaidYear } from '#domain/money/loan.ts'
import { formatMoney } from '#ui/data/format-number.ts'
import { useSystemOf } from '#ui/data/number-system.ts'
import { type Place, SumPicture } from './sum-picture.tsx'

type Props = { readonly years: readonly RepaidYear[]; readonly term: number }

/** Share of a year's width that its bar takes. */
const BAR = 0.72

/** Each year's instalments as a bar: interest on top of what is paid off. Prepayments are part of the latter. */
export function RepaymentPicture({ years, term }: Props) {
  const system = useSystemOf('INR')
  const most = Math.max(...years.map(({ paid, prepaid }) => paid + prepaid)) / 100
  const [first, last] = [years[0], years.at(-1)]
  const said = (paise: number) => formatMoney(paise / 100, 'INR', { short: true, system })
  const words = `Paid each year. Interest falls from ${said(first?.interest ?? 0)} in year 1 to ${said(last?.interest ?? 0)} in year ${years.length}.`
  return (
    <SumPicture label={words} years={term} most={most}>
      {(place) => (
        <>
          <path className="sum-bar sum-first" d={barsOf(years, place, () => 0, repaid)} />
          <path className="sum-bar sum-second" d={barsOf(years, place, repaid, paid)} />
        </>
      )}
    </SumPicture>
  )
}

type Height = (year: RepaidYear) => number
const repaid: Height = ({ principal, prepaid }) => (principal + prepaid) / 100
const paid: Height = (year) => (year.paid + year.prepaid) / 100

/** One path for all bars. */
const barsOf = (years: readonly RepaidYear[], { x, y }: Place, from: Height, to: Height) =>
  years
    .map((year) => {
      const left = x(year.year - 1) + ((1 - BAR) / 2) * x(1)
      const [low, high] = [y(from(year)), y(to(year))]
      return `M${Math.round(left)} ${low}V${high}h${Math.round(BAR * x(1))}V${low}z`
    })
    .join('')
