import type { RelatedFund } from '#domain/blog/post-answers.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatSigned } from '#ui/data/format-number.ts'
import { Sparkline } from '#ui/data/sparkline.tsx'

/** Funds that the post is about, with the figures of now. */
export function RelatedFunds({ funds }: { readonly funds: readonly RelatedFund[] }) {
  if (funds.length === 0) return null
  return (
    <section className="post-funds" aria-labelledby="post-funds-title">
      <h2 id="post-funds-title">Related funds</h2>
      <ul>
        {funds.map((fund) => (
          <li key={fund.code}>
            <a href={`/fund/${fund.code}`}>{fund.name}</a>
            <p>{fund.category}</p>
            <Sparkline heights={fund.spark} />
            <p className="post-fund-figures">
              {fund.nav && <strong>₹{fund.nav}</strong>}
              {fund.return1y !== null && <Yearly hundredths={fund.return1y} />}
            </p>
            <p>
              {fund.day && `NAV as of ${dateLabel(fund.day)}`}
              {fund.sample && ', sample data'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Yearly({ hundredths }: { readonly hundredths: number }) {
  const isLoss = hundredths < 0
  return (
    <span className={isLoss ? 'loss' : 'gain'}>
      {isLoss ? '▼' : '▲'} {formatSigned(hundredths / 100, 1)}% in 1 year
    </span>
  )
}
