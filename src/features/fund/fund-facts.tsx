import type { FundSheet } from '#domain/funds/fund-details.ts'
import { fundLabels } from '#domain/funds/fund-labels.ts'
import { dateLabel } from '#ui/day-label.ts'
import { Part } from '#ui/part.tsx'
import { CopyText } from './copy-text.tsx'

const sources: Readonly<Record<FundSheet['history']['source'], string>> = {
  mfapi: 'mfapi.in, from AMFI data',
  amfi: 'AMFI, about one NAV a week',
  sample: 'sample data',
  none: '',
}

/** What tells this scheme from all others. A fact that no source gives is left out. */
export function FundFacts({ sheet }: { readonly sheet: FundSheet }) {
  const { figures, history } = sheet
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['Fund house (AMC)', sheet.house],
    ['Asset class', fundLabels.asset[sheet.asset]],
    ['Category', sheet.category],
    ['Plan', sheet.plan === 'unknown' ? 'Not stated' : fundLabels.plan[sheet.plan]],
    ['Option', sheet.option === 'unknown' ? '' : fundLabels.option[sheet.option]],
    ['Type', fundLabels.type[sheet.type]],
    ['Scheme code', <CopyText key="code" text={String(sheet.code)} what="scheme code" />],
    [sheet.isinReinvest ? 'ISIN, growth or payout' : 'ISIN', sheet.isin && <CopyText text={sheet.isin} what="ISIN" />],
    ['ISIN, reinvestment', sheet.isinReinvest && <CopyText text={sheet.isinReinvest} what="ISIN of reinvestment" />],
    ['First NAV', figures && !figures.weekly && dateLabel(figures.first)],
    ['Source of NAV history', sources[history.source]],
    ['Last updated', history.fetchedAt && dateLabel(history.fetchedAt)],
  ]
  return (
    <Part id="facts" title="Facts">
      <dl className="fund-facts">
        {facts
          .filter(([, fact]) => fact)
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </Part>
  )
}
