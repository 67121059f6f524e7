import type { ReactNode } from 'react'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import { chipLabel, paysOut, schemeLabel } from '#domain/funds/fund-labels.ts'
import { useMarketAge } from '#platform/browser/use-today.ts'
import { AsOf } from '#ui/data/as-of.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Figure, Money } from '#ui/data/number.tsx'

/** Name, NAV and warnings. */
export function FundHead({ details, children }: { readonly details: FundDetails; readonly children: ReactNode }) {
  const { nav, day, change, previousDay } = details
  return (
    <header className="sheet-top">
      <div className="sheet-top-name">
        <p className="kicker">
          {details.house} · {details.category}
        </p>
        <h1 className="page-title" dir="auto">
          {details.fund}
        </h1>
        <Siblings details={details} />
      </div>
      <div className="sheet-top-price">
        {nav !== null && day !== null ? (
          <>
            <Figure label="NAV per unit">
              <span className="figure-value">
                <Money value={Number(nav)} currency="INR" digits={decimalsOf(nav)} />
              </span>
            </Figure>
            <p>
              {change !== null && previousDay !== null && (
                <>
                  <Change percent={change / 100} /> <span className="text-ink-2">since {dateLabel(previousDay)}</span>
                  <br />
                </>
              )}
              <ValueAge day={day} market={details.market} />
            </p>
          </>
        ) : (
          <p>No NAV is available.</p>
        )}
        <div className="sheet-top-acts">{children}</div>
      </div>
      <Warnings details={details} />
    </header>
  )
}

/** "Live" means the last working day; anything older shows its age. */
function ValueAge({ day, market }: { readonly day: string; readonly market: FundDetails['market'] }) {
  const age = useMarketAge(day)
  return market === 'live' ? (
    <AsOf date={day} origin="live" source="AMFI" age={age} />
  ) : (
    <AsOf date={day} origin="sample" />
  )
}

/** As published: NAVs have up to four decimals. */
const decimalsOf = (nav: string) => Math.max(2, nav.split('.')[1]?.length ?? 0)

/** The fund's other plans and options. Plain links: they are pages of their own. */
function Siblings({ details }: { readonly details: FundDetails }) {
  if (details.chips.length < 2) return <p className="text-ink-2">{schemeLabel(details) || chipLabel(details, [])}</p>
  return (
    <ul className="chips" aria-label="Plans and options">
      {details.chips.map((chip) => (
        <li key={chip.code}>
          <a
            href={`/fund/${chip.code}`}
            className="chip"
            aria-current={chip.code === details.code ? 'page' : undefined}
          >
            {chipLabel(chip, details.chips)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Warnings({ details }: { readonly details: FundDetails }) {
  return (
    <>
      {details.market === 'sample' && (
        <p className="sample-note">
          <strong>Sample data, not real prices.</strong> This fund is made up. Real funds replace it once the data
          source has been reached.
        </p>
      )}
      {!details.active && details.day !== null && (
        <p className="sheet-note">
          This scheme has had no new NAV since {dateLabel(details.day)}. It may have matured, merged or closed.
        </p>
      )}
      {paysOut(details.option) && (
        <p className="sheet-note">
          {details.option === 'bonus'
            ? 'This option gives bonus units from time to time, and each time the NAV falls.'
            : 'This option pays out from time to time, and each payout lowers the NAV.'}{' '}
          Payouts are not published with the NAVs, so the returns below are lower than what investors received. The
          Growth option shows the full return.
        </p>
      )}
    </>
  )
}
