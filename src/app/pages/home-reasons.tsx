import { Link } from '@tanstack/react-router'

const trunks = [
  {
    to: '/search-funds',
    title: 'Mutual funds',
    text: 'Every fund in India by name, house or code; what it did since its first day, and what a monthly plan in it became.',
    picture: 'M6 50h52M12 50V34M22 50V26M32 50V30M42 50V18M52 50V10M8 30 22 18l10 5L54 4',
  },
  {
    to: '/search-stocks',
    title: 'Stocks',
    text: 'Prices with splits and dividends counted in, in their own currency, beside the market they belong to.',
    picture: 'M6 50h52M14 12v32M10 20h8v14h-8ZM32 6v34M28 12h8v20h-8ZM50 14v30M46 18h8v16h-8Z',
  },
  {
    to: '/real-estate',
    title: 'Property',
    text: 'What a home would really cost, month by month, and what the same money would have become elsewhere.',
    picture: 'M6 50h52M12 50V26L32 8l20 18v24M26 50V36h12v14M42 17V8h6v14',
  },
] as const

const ages = [
  ['Live', 'live', 'came from its source a moment ago'],
  ['Cached', 'cached', 'kept from an earlier visit, with its date'],
  ['Sample', 'sample', 'made up, because no source could be reached, and says so'],
] as const

/** What makes Banyan worth a visitor's time, in the order in which they would ask. */
export function HomeReasons() {
  return (
    <>
      <section className="home-part" aria-labelledby="trunks">
        <h2 id="trunks" className="section-title">
          Three trunks, one crown
        </h2>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-3">
          {trunks.map(({ to, title, text, picture }) => (
            <li key={to}>
              <svg viewBox="0 0 64 56" className="trunk-picture" aria-hidden="true">
                <path d={picture} />
              </svg>
              <h3 className="mb-1 semibold text-lg">
                <Link to={to} className="text-link">
                  {title}
                </Link>
              </h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="home-part" aria-labelledby="private">
        <h2 id="private" className="section-title">
          Private by construction
        </h2>
        <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <div>
            <h3 className="mb-1 semibold text-lg">In your browser</h3>
            <p className="text-ink-2">
              Wishlists, favourites, goals, quotes, notes, to-dos, saved articles and every preference. One click takes
              a backup, one click wipes it.
            </p>
          </div>
          <div>
            <h3 className="mb-1 semibold text-lg">On the server</h3>
            <p className="text-ink-2">
              An account if you make one, and what you choose to send. Prices reach everybody as the same daily file, so
              the server does not learn what you follow.
            </p>
          </div>
        </div>
      </section>

      <section className="home-part" aria-labelledby="ages">
        <h2 id="ages" className="section-title">
          Every number says how old it is
        </h2>
        <dl className="ages">
          {ages.map(([word, origin, meaning]) => (
            <div key={word}>
              <dt>
                <span className={`mark mark-${origin}`}>{word}</span>
              </dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>

      <p className="home-part text-ink-2">
        Banyan is being built in the open. A part that is not open yet says so on its page; you will not find invented
        figures or buttons that do nothing.
      </p>
    </>
  )
}
