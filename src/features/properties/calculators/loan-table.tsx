import type { Instalment, RepaidYear } from '#domain/money/loan.ts'
import type { HomeSearch } from '#domain/property/home-plan-query.ts'
import { Wide } from '#ui/data/wide.tsx'
import { homeAddress } from './home-address.ts'
import { Rupees } from './sum-parts.tsx'

type Props = {
  readonly schedule: readonly Instalment[]
  readonly years: readonly RepaidYear[]
  readonly search: HomeSearch
  readonly path: string
}

/** The schedule by year; a year's link lists its months, also without scripts. */
export function LoanTable({ schedule, years, search, path }: Props) {
  const open = years.find(({ year }) => year === search.months)?.year
  const href = (months: number | undefined) => `${homeAddress(path, { ...search, months })}#schedule`
  const hasPrepaid = schedule.some(({ prepaid }) => prepaid > 0)
  return (
    <details className="sum-more part-wide" id="schedule" open={open !== undefined || undefined}>
      <summary>Repayment year by year</summary>
      <Wide label="Repayment by year">
        <table className="figure-table">
          <Head first="Year" hasPrepaid={hasPrepaid} />
          <tbody>
            {years.map(({ year, ...sums }) => (
              <tr key={year}>
                <th scope="row">
                  <a
                    href={href(year === open ? undefined : year)}
                    className="text-link"
                    aria-current={year === open || undefined}
                  >
                    Year {year}
                  </a>
                </th>
                <Sums {...sums} hasPrepaid={hasPrepaid} />
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {open === undefined ? (
        <p className="text-ink-2">Choose a year to see its months.</p>
      ) : (
        <Wide label={`Repayment in year ${open} by month`}>
          <table className="figure-table">
            <Head first={`Year ${open}`} hasPrepaid={hasPrepaid} />
            <tbody>
              {schedule.slice(12 * (open - 1), 12 * open).map(({ month, ...sums }) => (
                <tr key={month}>
                  <th scope="row">Month {month}</th>
                  <Sums {...sums} principal={sums.paid - sums.interest} hasPrepaid={hasPrepaid} />
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </details>
  )
}

const Head = ({ first, hasPrepaid }: { readonly first: string; readonly hasPrepaid: boolean }) => (
  <thead>
    <tr>
      {[first, 'Paid', 'Interest', 'Principal', ...(hasPrepaid ? ['Prepaid'] : []), 'Still owed'].map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
)

type SumsProps = Omit<Instalment, 'month'> & { readonly principal: number; readonly hasPrepaid: boolean }

const Sums = ({ paid, interest, principal, prepaid, balance, hasPrepaid }: SumsProps) =>
  [paid, interest, principal, ...(hasPrepaid ? [prepaid] : []), balance].map((paise, at) => (
    // The columns never change places.
    <td key={columns[at]}>
      <Rupees value={paise / 100} />
    </td>
  ))

const columns = ['paid', 'interest', 'principal', 'fourth', 'fifth']
