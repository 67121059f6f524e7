import { repay } from '#domain/money/loan.ts'
import { type HomePlan, loanOf, paidAtOnce, prepaymentOf } from '#domain/property/home-plan.ts'
import type { HomeField } from '#domain/property/home-plan-query.ts'
import { type RentOrBuy, rentOrBuy } from '#domain/property/rent-or-buy.ts'
import { Part } from '#ui/data/part.tsx'
import { Wide } from '#ui/data/wide.tsx'
import { NetWorthPicture } from './net-worth-picture.tsx'
import { SumFields } from './sum-fields.tsx'
import { CorrectFirst, Rupees, SumResult } from './sum-parts.tsx'
import type { HomeForm } from './use-home-form.ts'

const fields = ['rent', 'rentRise', 'growth', 'invest', 'stay', 'selling'] as const
/** Of a home for rent the purchase is an assumption too. */
const priceFields = [
  ...(['price', 'down', 'rate', 'years'] as const),
  ...(['stamp', 'registration', 'gst', 'brokerage', 'upkeep'] as const),
]

type Props = { readonly form: HomeForm; readonly path: string; readonly isRent: boolean }

/** Net worth after some years of owning, against renting and investing the difference. */
export function RentOrBuyPart({ form, path, isRent }: Props) {
  const all: readonly HomeField[] = isRent ? [...fields, ...priceFields] : fields
  return (
    <Part id="rent-or-buy" title="Rent or buy">
      <SumFields form={form} action={`${path}#rent-or-buy`} fields={all} />
      {Object.keys(form.wrong).length > 0 ? <CorrectFirst /> : <Result plan={form.plan} />}
    </Part>
  )
}

function Result({ plan }: { readonly plan: HomePlan }) {
  const { values } = plan
  const atOnce = paidAtOnce(plan)
  const outcome = rentOrBuy({
    ...values,
    atOnce,
    schedule: repay(loanOf(plan), prepaymentOf(plan)),
  })
  const { last, better } = outcome
  return (
    <>
      <SumResult
        label={`${better === 'buy' ? 'Buying' : 'Renting'} leaves you more after ${yearsOf(values.stay)}`}
        value={<Rupees value={Math.abs(last.buy - last.rent)} short />}
        facts={[
          ['Net worth if you buy', <Rupees key="buy" value={last.buy} short />, 'sum-first'],
          ['Net worth if you rent', <Rupees key="rent" value={last.rent} short />, 'sum-second'],
        ]}
        picture={<NetWorthPicture outcome={outcome} />}
      >
        <p>{storyOf(outcome)}</p>
      </SumResult>
      <YearTable outcome={outcome} />
      <p className="text-ink-2">
        Both spend the same each month: the one with the lower monthly cost invests the difference. The buyer pays{' '}
        <Rupees value={atOnce} short /> at once, with the costs of buying, and the tenant invests as much. The owner’s
        maintenance of <Rupees value={values.upkeep} /> is paid monthly and rises like the rent. Income tax is not
        included.
      </p>
    </>
  )
}

function storyOf({ better, since, years }: RentOrBuy): string {
  if (better === 'buy')
    return since === 1 ? 'Buying is ahead from the first year.' : `Buying is ahead from year ${since} on.`
  if (since === 1) return `Buying does not catch up within ${yearsOf(years.length)}.`
  return `Buying was ahead until year ${since - 1}; renting is ahead from then on.`
}

function YearTable({ outcome: { years } }: { readonly outcome: RentOrBuy }) {
  return (
    <details className="sum-more part-wide">
      <summary>Net worth year by year</summary>
      <Wide label="Net worth by year">
        <table className="figure-table">
          <thead>
            <tr>
              {['After', 'If you buy', 'If you rent'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, buy, rent }) => (
              <tr key={year}>
                <th scope="row">{yearsOf(year)}</th>
                <td>
                  <Rupees value={buy} />
                </td>
                <td>
                  <Rupees value={rent} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </details>
  )
}

const yearsOf = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`
