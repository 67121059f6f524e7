import { starterQuotes } from '#catalogue/starter-quotes.ts'
import { quoteOfTheDay } from '#domain/keeping/quote-rules.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'

/** One of the person's own; of ours as long as there is none. */
export function QuoteCard({ uid }: CardProps) {
  const quotes = useItems('wisdomQuotes', uid)
  const today = useToday()
  const ours = starterQuotes.map((quote) => ({ ...quote, isFavorite: false }))
  const quote = quoteOfTheDay<{ id: string; text: string; author: string; isFavorite: boolean }>(
    quotes.length > 0 ? quotes : ours,
    today,
  )
  if (!quote) return null
  return (
    <OwnCard card="quote" href="/my-quotes" more={quotes.length > 0 ? 'My quotes' : 'Keep quotes of your own'}>
      <blockquote dir="auto" className="mine-quote">
        {quote.text}
      </blockquote>
      {quote.author && <small dir="auto">{quote.author}</small>}
    </OwnCard>
  )
}
