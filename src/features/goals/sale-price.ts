import { localDay } from '#platform/browser/use-today.ts'
import type { CardsById } from '#platform/market/market-client.ts'

/** What a listed property costs and the day of that price; null unless it is for sale. */
export function salePrice({ cards, day }: CardsById<'property'>, id: string) {
  const card = cards.get(id)
  if (card?.status !== 'live' || card.purpose !== 'buy') return null
  return { name: card.title, price: card.price, currency: card.currency, date: day ?? localDay(new Date()) }
}
