import { refreshMarket } from '#platform/market/market-client.ts'

const LOOK_AGAIN_MS = 30 * 60_000

/** Every half hour: reads new prices, if any, then calls `looked`. Returns what stops it. */
export function watchPrices(looked: () => void): () => void {
  const look = () =>
    refreshMarket()
      .catch(() => {})
      .then(looked)
  const timer = setInterval(() => void look(), LOOK_AGAIN_MS)
  return () => clearInterval(timer)
}
