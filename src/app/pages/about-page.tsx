import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/about')({
  // How far the first import has come; without an answer nothing is said of it.
  loader: async ({ context: { api } }) => {
    try {
      const { marketApi } = await import('#domain/api/market-contract.ts')
      return { stockDays: (await api.call(marketApi.feeds)).stockDays }
    } catch {
      return { stockDays: null }
    }
  },
  head: pageHead('about'),
  component: AboutPage,
})

function AboutPage() {
  const { stockDays } = Route.useLoaderData()
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
      {stockDays && stockDays.known < stockDays.wanted && (
        <p>
          Stock prices of the last year are being loaded: {stockDays.known} of {stockDays.wanted} weekdays so far.
          Returns over a year follow when all are there.
        </p>
      )}
      <h2>What it is not</h2>
      <p>Banyan shows and explains. It does not advise, trade, or hold money.</p>
    </article>
  )
}
