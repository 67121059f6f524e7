import type { NearFund } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { PathPicture } from '#ui/data/pictures.tsx'

/** Unknown code: suggests similar ones. */
export function NearFunds({ code, near }: { readonly code: string; readonly near: readonly NearFund[] }) {
  return (
    <section className="state">
      <PathPicture />
      <p className="kicker">404</p>
      <h1 className="page-title">No fund has the code {code}</h1>
      {near.length > 0 ? (
        <>
          <p className="lead">These codes differ by one digit:</p>
          <ul className="near-funds">
            {near.map((fund) => (
              <li key={fund.code}>
                <a href={`/fund/${fund.code}`} className="text-link" dir="auto">
                  {schemeTitle(fund)}
                </a>{' '}
                <span className="text-ink-2">{fund.code}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="lead">The link may be old, or a digit may be missing from it.</p>
      )}
      <p>
        <a href="/search-funds" className="button">
          Search all funds
        </a>
      </p>
    </section>
  )
}
