import type { FundDetails } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { type FundPageSearch, MOST_BESIDE } from '#domain/funds/fund-page-query.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useHydrated } from '#platform/browser/use-hydrated.ts'
import { CrossLink } from '#ui/controls/cross-button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { latePart } from '#ui/layers/late-part.tsx'
import { addressOf, KeptSearch } from './fund-address.tsx'
import { FundCompareField } from './fund-compare-field.tsx'
import { besideColors } from './fund-lines.ts'
import type { Beside } from './use-beside.ts'

type Props = {
  readonly client: ApiClient
  readonly details: FundDetails
  /** In URL order, with what is known of each. */
  readonly codes: readonly number[]
  readonly beside: readonly Beside[]
  readonly search: FundPageSearch
  readonly onSearch: (search: FundPageSearch) => void
}

const FundCompareTable = latePart('.compare', () =>
  import('./fund-compare-table.tsx').then(({ FundCompareTable: part }) => part),
)

/** The compared funds: chips, a field to add one, and their figures. */
export function FundCompare({ client, details, codes, beside, search, onSearch }: Props) {
  const show = (next: readonly number[]) => onSearch({ ...search, with: next.join() })
  const without = (code: number) => codes.filter((other) => other !== code)
  return (
    <>
      {codes.length > 0 && (
        <ul className="beside" aria-label="Compared with">
          {codes.map((code, at) => {
            const name = beside[at]?.fund ? schemeTitle(beside[at].fund) : `the code ${code}`
            return (
              <li key={code} className={beside[at]?.fund?.figures ? `chart-color-${besideColors[at]}` : undefined}>
                <span aria-hidden="true" className="beside-key" />
                <Named code={code} beside={beside[at]} />
                <CrossLink
                  label={`Remove ${name}`}
                  className="beside-remove"
                  href={addressOf(details.code, { ...search, with: without(code).join() })}
                  onClick={() => show(without(code))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {codes.length < MOST_BESIDE && (
        <>
          <FundCompareField
            client={client}
            details={details}
            taken={[details.code, ...codes]}
            left={MOST_BESIDE - codes.length}
            onChoose={(code) => show([...codes, code])}
          />
          <form action={`/fund/${details.code}`} className="compare-form without-scripts">
            <TextField label="Compare with these scheme codes" name="with" defaultValue={codes.join()} />
            <KeptSearch search={search} but={['with']} />
            <button type="submit" className="button">
              Compare
            </button>
          </form>
        </>
      )}
      {codes.length > 0 && (
        <FundCompareTable details={details} others={beside.flatMap(({ fund }) => (fund ? [fund] : []))} />
      )}
    </>
  )
}

function Named({ code, beside }: { readonly code: number; readonly beside: Beside | undefined }) {
  // A request that failed on the server is retried here first.
  const failed = useHydrated() && beside?.failed
  const fund = beside?.fund
  if (fund)
    return (
      <span dir="auto">
        <a href={`/fund/${code}`} className="text-link">
          {schemeTitle(fund)}
        </a>
        {fund.figures === null && <span className="text-ink-2"> has no NAV history to compare</span>}
      </span>
    )
  if (fund === null) return <span>No fund has the code {code}</span>
  return <span className="text-ink-2">{failed ? `The fund ${code} could not be loaded` : `Loading fund ${code}…`}</span>
}
