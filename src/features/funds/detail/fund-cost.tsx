import type { FundDetails } from '#domain/funds/fund-details.ts'
import { Definition, percent } from '#features/measures/index.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Money } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'

const INVESTED = 100_000
/** 0.05% a year: a smaller difference may come from the time of publication. */
const TINY = 0.0005

/** The extra cost of the Regular plan, told from either plan's page. */
export function FundCost({ details: { plan, cost: found } }: { readonly details: FundDetails }) {
  if (!found) return null
  const { years, from, direct, regular, cost, sibling } = found
  const stretch = years === 1 ? 'the last year' : `the last ${years} years`
  const became = (rate: number) => INVESTED * (1 + rate) ** years
  return (
    <Part id="cost" title="What the Regular plan costs">
      <p className="part-lead">
        {cost >= TINY && `The Regular plan cost about ${percent(cost, 2)} a year over ${stretch}.`}
        {cost < TINY && `Over ${stretch} Direct and Regular returned nearly the same.`}
      </p>
      <p>
        <Money value={INVESTED} currency="INR" digits={0} /> invested on {dateLabel(from)} became{' '}
        <Money value={became(direct)} currency="INR" digits={0} /> in the Direct plan and{' '}
        <Money value={became(regular)} currency="INR" digits={0} /> in the Regular plan
        {cost >= TINY && (
          <>
            : <Money value={became(direct) - became(regular)} currency="INR" digits={0} /> less
          </>
        )}
        .
      </p>
      <p>
        <a href={`/fund/${sibling}`} className="text-link">
          See the {plan === 'direct' ? 'Regular' : 'Direct'} plan
        </a>
      </p>
      <Definition of={['planCost']} />
    </Part>
  )
}
