import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { DataProgress } from '../shell/data-progress.tsx'

export const Route = createFileRoute('/about')({ head: pageHead('about'), component: AboutPage })

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
      <h2>What is stored where</h2>
      <p>
        Wishlists, favourites, goals, quotes, notes, to-dos, saved articles and preferences live in your browser and
        nowhere else. Another browser has them only if you import a backup there.
      </p>
      <p>
        The server stores what has to be shared: accounts, listings, posts, messages and problem reports that you send.
        Everyone gets the same daily price file, so the server does not know what is in your wishlist.
      </p>
      <h2>What is open today</h2>
      <p>Banyan is still being built. Pages that are not open yet say so, and sample data is always marked.</p>
      <h2>Where prices come from</h2>
      <p>
        NAVs come from AMFI and mfapi.in, stock prices from NSE and Yahoo Finance, exchange rates from the European
        Central Bank. If a source cannot be reached, the last good data stays, with its date.
      </p>
      <DataProgress client={api} />
      <h2>What it is not</h2>
      <p>Banyan shows and explains. It does not advise, trade, or hold money.</p>
    </article>
  )
}
