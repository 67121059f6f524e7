import { createFileRoute } from '@tanstack/react-router'
import { Credits, FeedsNow, feedsNowQuery, HowComputed, StoredWhere } from '#features/about/index.ts'
import { pageHead } from '../page-head.ts'
import { DataProgress } from '../shell/data-progress.tsx'

export const Route = createFileRoute('/about')({
  // The state of the sources comes with the HTML; a failure is said in its place.
  loader: async ({ context: { api, queries } }) => {
    await queries.ensureQueryData(feedsNowQuery(api)).catch(() => {})
  },
  head: pageHead('about'),
  component: AboutPage,
})

function AboutPage() {
  const { api } = Route.useRouteContext()
  return (
    <article className="prose">
      <h1 className="page-title">About Banyan</h1>
      <p className="lead">
        Banyan shows mutual funds, stocks and property in one place, and keeps your lists and notes in your own browser.
      </p>
      <h2>Who it is for</h2>
      <p>
        For individual investors who check their investments a few times a week and want to keep their financial data to
        themselves. And for small teams that run it for their own readers: one command, no accounts or keys needed.
      </p>
      <StoredWhere />
      <h2>Where prices come from</h2>
      <p>
        NAVs come from AMFI and mfapi.in, stock prices from NSE and Yahoo Finance, exchange rates from the European
        Central Bank. If a source cannot be reached, the last good data stays, with its date.
      </p>
      <FeedsNow client={api} />
      <DataProgress client={api} />
      <HowComputed />
      <h2>What it is not</h2>
      <p>Banyan shows and explains. It does not advise, trade, or hold money.</p>
      <Credits />
    </article>
  )
}
