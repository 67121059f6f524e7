import { goalStatuses } from '#catalogue/goals.ts'
import { Button } from '#ui/controls/button.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { CHART, type HomeGlance, type Mover } from './home-market.ts'

/** The market of now: a chart, gainers and losers, headlines, a home beside a fund, and a goal. Plain HTML. */
export function MarketToday({ glance, onRetry }: Props) {
  const { fund, stocks, headlines, areHeadlinesSample, property, goal } = glance
  const isEmpty = !fund && !stocks && !property && headlines.length === 0
  return (
    <section className="market-today" aria-labelledby="market-title">
      <h2 id="market-title" className="section-title">
        The market now
      </h2>
      {isEmpty && (
        <p role="status">
          The market could not be loaded.{' '}
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
      <div className="market-grid">
        {fund && (
          <figure className="market-chart">
            <figcaption>
              <a href={`/fund/${fund.code}`} className="text-link">
                {fund.name}
              </a>{' '}
              <Change percent={fund.change} digits={1} />
              <small>
                {dateLabel(fund.from)} to {dateLabel(fund.to)} <Sample is={fund.isSample} />
              </small>
            </figcaption>
            <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
              <path className="market-area" d={`${fund.path}V${CHART.height}H0Z`} />
              <path className="market-line" vectorEffect="non-scaling-stroke" d={fund.path} />
            </svg>
          </figure>
        )}
        {stocks && stocks.gainers.length + stocks.losers.length > 0 && (
          <div className="market-movers">
            <Movers title="Gainers" sort="gain" movers={stocks.gainers} />
            <Movers title="Losers" sort="fall" movers={stocks.losers} />
            <small>
              Close of {dateLabel(stocks.day)} <Sample is={stocks.isSample} />
            </small>
          </div>
        )}
        {headlines.length > 0 && (
          <div>
            <h3 className="market-head">
              <a href="/news" className="text-link">
                Headlines
              </a>
            </h3>
            <ul className="market-news">
              {headlines.map(({ id, title, paper, lang }) => (
                <li key={id}>
                  <a
                    href={`/news/${encodeURIComponent(id)}`}
                    lang={lang.startsWith('en') ? undefined : lang}
                    dir="auto"
                  >
                    {title}
                  </a>
                  <small>{paper}</small>
                </li>
              ))}
            </ul>
            <small>
              <Sample is={areHeadlinesSample} />
            </small>
          </div>
        )}
        {(property || goal) && (
          <div className="market-examples">
            {property && <Home property={property} fund={fund} />}
            {goal && <Goal goal={goal} />}
          </div>
        )}
      </div>
    </section>
  )
}

type Props = { readonly glance: HomeGlance; readonly onRetry: () => void }

type HomeProps = { readonly property: NonNullable<HomeGlance['property']>; readonly fund: HomeGlance['fund'] }

const Home = ({ property, fund }: HomeProps) => (
  <div>
    <h3 className="market-head">A home, and the same money in a fund</h3>
    <p>
      <a href={`/real-estate/${property.id}`} className="text-link" dir="auto">
        {property.title}
      </a>
      , {property.place}: <Money value={property.price} currency="INR" short />
      {property.isRent && ' a month'} <Sample is={property.isSample} />
    </p>
    <p className="text-ink-2">EMI, rent, costs and resale against a SIP of the same size.</p>
    <p>
      <a
        href={`/compare?of=property:${property.id}${fund ? `,fund:${fund.code}` : ''}`}
        className="button-quiet button-small"
      >
        Compare them
      </a>
    </p>
  </div>
)

/** For visitors: who is signed in has goals, or a card that asks for one. */
const Goal = ({ goal }: { readonly goal: NonNullable<HomeGlance['goal']> }) => (
  <div className="home-visitor">
    <h3 className="market-head">A goal, and whether you will reach it</h3>
    <p>
      {goal.name}: <Money value={goal.target} currency="INR" digits={0} /> by {dateLabel(goal.date)} <Sample is />
    </p>
    <p className="text-ink-2">
      <Money value={goal.saved} currency="INR" digits={0} /> saved,{' '}
      <Money value={goal.monthly} currency="INR" digits={0} /> a month, {goal.expected}% a year expected.
    </p>
    <dl className="market-goal">
      <div className="market-mover">
        <dt>Status</dt>
        <dd>{goalStatuses[goal.status]}</dd>
      </div>
      <div className="market-mover">
        <dt>Needed per month</dt>
        <dd>
          <Money value={goal.needed} currency="INR" digits={0} />
        </dd>
      </div>
      <div className="market-mover">
        <dt>Finish at this pace</dt>
        <dd>{goal.finish === null ? 'Not within 100 years' : dateLabel(goal.finish)}</dd>
      </div>
    </dl>
    <p>
      <a href="/financial-goals" className="button-quiet button-small">
        Set a goal
      </a>
    </p>
  </div>
)

const Sample = ({ is }: { readonly is: boolean }) => is && <span className="mark mark-sample">Sample</span>

type MoversProps = { readonly title: string; readonly sort: string; readonly movers: readonly Mover[] }

const Movers = ({ title, sort, movers }: MoversProps) =>
  movers.length > 0 && (
    <>
      <h3 className="market-head">
        <a href={`/search-stocks?sort=${sort}`} className="text-link">
          {title}
        </a>
      </h3>
      <ul>
        {movers.map(({ symbol, name, change }) => (
          <li key={symbol} className="market-mover">
            <a href={`/stock/${encodeURIComponent(symbol)}`} dir="auto">
              {name}
            </a>
            <Change percent={change} />
          </li>
        ))}
      </ul>
    </>
  )
