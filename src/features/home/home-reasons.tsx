import { Link } from '@tanstack/react-router'

const trunks = [
  {
    to: '/search-funds',
    title: 'Mutual funds',
    text: 'Every fund in India by name, AMC or code, with its returns since inception and what a monthly SIP in it would have made.',
    picture: 'M6 50h52M12 50V34M22 50V26M32 50V30M42 50V18M52 50V10M8 30 22 18l10 5L54 4',
  },
  {
    to: '/search-stocks',
    title: 'Stocks',
    text: 'Prices in their own currency, adjusted for splits and dividends, compared with their market.',
    picture: 'M6 50h52M14 12v32M10 20h8v14h-8ZM32 6v34M28 12h8v20h-8ZM50 14v30M46 18h8v16h-8Z',
  },
  {
    to: '/real-estate',
    title: 'Property',
    text: 'The real monthly cost of a home, and what the same money would have made elsewhere.',
    picture: 'M6 50h52M12 50V26L32 8l20 18v24M26 50V36h12v14M42 17V8h6v14',
  },
] as const

const ages = [
  ['Live', 'live', 'the latest from its source'],
  ['Cached', 'cached', 'saved from an earlier visit, with its date'],
  ['Sample', 'sample', 'made up, because no source could be reached'],
] as const

/** The benefits, in the order of likely questions. */
export function HomeReasons() {
  return (
    <>
      <section className="home-part" aria-labelledby="trunks">
        <h2 id="trunks" className="section-title">
          Funds, stocks and property in one place
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
          Your data stays with you
        </h2>
        <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <div>
            <h3 className="mb-1 semibold text-lg">In your browser</h3>
            <p className="text-ink-2">
              Wishlists, favourites, goals, quotes, notes, to-dos, saved articles and every preference. Back it up or
              delete it in Settings.
            </p>
          </div>
          <div>
            <h3 className="mb-1 semibold text-lg">On the server</h3>
            <p className="text-ink-2">
              Your account if you create one, and what you choose to send. Everyone gets the same daily price file, so
              the server does not know what is in your wishlist.
            </p>
          </div>
        </div>
      </section>

      <section className="home-part" aria-labelledby="ages">
        <h2 id="ages" className="section-title">
          Every number shows its date
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
    </>
  )
}
