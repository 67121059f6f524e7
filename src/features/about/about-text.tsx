/** What is stored where, as a table that can be checked against the browser's own tools. */
export const StoredWhere = () => (
  <>
    <h2>What is stored where</h2>
    <p>
      <strong>In your browser only:</strong> wishlists, favourite properties, goals, quotes, notes, to-dos, saved
      articles, saved searches, preferences and copies of data you have looked at. To use them in another browser,
      import a backup there.
    </p>
    <p>
      <strong>On the server:</strong> accounts, and what you send: messages, enquiries, property listings with their
      pictures, requests to publish, and problem reports. Blog posts are written by the operator of this site.
    </p>
    <p>
      Everyone gets the same daily price files, so the server does not know what is in your wishlist. Opening one fund
      or stock, comparing some or replaying a goal fetches their history; the server learns which, and its logs do not
      record who asked.
    </p>
  </>
)

/** How figures are computed, with links to longer explanations. */
export const HowComputed = () => (
  <>
    <h2>How figures are computed</h2>
    <ul>
      <li>
        Returns compare two published values; periods of more than a year are annualised.{' '}
        <a href="/blog/how-xirr-works" className="text-link inline-block">
          XIRR
        </a>{' '}
        uses the actual date of each payment.
      </li>
      <li>
        Volatility, Sharpe and Sortino come from daily values.{' '}
        <a href="/blog/reading-a-drawdown" className="text-link inline-block">
          Drawdowns
        </a>{' '}
        are measured from the highest value so far.
      </li>
      <li>
        Impossible values, such as a NAV of zero, are left out and listed on the page. Prices are adjusted for splits.
      </li>
      <li>
        <a href="/blog/rent-or-buy" className="text-link inline-block">
          Rent or buy
        </a>{' '}
        assumes that both spend the same each month. Taxes and costs are included only where the page says so.
      </li>
      <li>Amounts in another currency use the European Central Bank’s rate on the date shown.</li>
    </ul>
  </>
)

const credits = [
  ['React, TanStack Start, Router and Query', 'the pages'],
  ['Hono, Drizzle, PGlite, better-auth, Zod', 'the server'],
  ['uPlot, Leaflet, Supercluster, Lucide, Base UI, Tailwind CSS', 'charts, maps, icons and controls'],
  ['micromark and mdast, feedsmith, htmlparser2, sharp', 'posts, news and pictures'],
  ['Source Sans 3 and Newsreader', 'the typefaces, under the SIL Open Font License'],
  ['Natural Earth', 'the map of India, by way of world-atlas'],
] as const

/** Banyan stands on other people's work. */
export const Credits = () => (
  <>
    <h2>Open-source credits</h2>
    <p>Banyan is open source under the MIT licence. It is built with, among others:</p>
    <ul>
      {credits.map(([names, what]) => (
        <li key={names}>
          {names}: {what}
        </li>
      ))}
    </ul>
  </>
)
