import type { FundDetails } from '#domain/funds/fund-details.ts'
import { fundLabels } from '#domain/funds/fund-labels.ts'
import { CopyText, type Fact, FactList } from '#features/sheet/index.ts'
import { dateLabel } from '#ui/data/day-label.ts'

const sources: Readonly<Record<FundDetails['history']['source'], string>> = {
  mfapi: 'mfapi.in, from AMFI data',
  amfi: 'AMFI, about one NAV a week',
  sample: 'sample data',
  none: '',
}

/** Identity and key facts. Facts without a source are left out. */
export function FundFacts({ details }: { readonly details: FundDetails }) {
  const { figures, history } = details
  const facts: readonly Fact[] = [
    ['Fund house (AMC)', details.house],
    ['Asset class', fundLabels.asset[details.asset]],
    ['Category', details.category],
    ['Plan', details.plan === 'unknown' ? 'Not stated' : fundLabels.plan[details.plan]],
    ['Option', details.option === 'unknown' ? '' : fundLabels.option[details.option]],
    ['Type', fundLabels.type[details.type]],
    ['Scheme code', <CopyText key="code" text={String(details.code)} what="scheme code" />],
    [
      details.isinReinvest ? 'ISIN, growth or payout' : 'ISIN',
      details.isin && <CopyText text={details.isin} what="ISIN" />,
    ],
    ['ISIN, reinvestment', details.isinReinvest && <CopyText text={details.isinReinvest} what="reinvestment ISIN" />],
    ['First NAV', figures && !figures.weekly && dateLabel(figures.first)],
    ['Source of NAV history', sources[history.source]],
    ['Last updated', history.fetchedAt && dateLabel(history.fetchedAt)],
  ]
  return <FactList facts={facts} />
}
