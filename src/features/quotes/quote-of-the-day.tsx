import type { Quote } from '#domain/keeping/quote.ts'
import { quoteOfTheDay } from '#domain/keeping/quote-rules.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { shortDay } from '#ui/data/day-label.ts'
import { Attribution, ShareActions } from './quote-parts.tsx'

/** Picked from the favourites, if there are any. */
export function QuoteOfTheDay({ quotes }: { readonly quotes: readonly Quote[] }) {
  const today = useToday()
  const quote = quoteOfTheDay(quotes, today)
  if (!quote) return null
  return (
    <section aria-labelledby="day-quote" className="day-quote">
      <h2 id="day-quote" className="kicker">
        Quote of the day <span className="day-quote-date">{shortDay(Date.parse(today) / 1000)}</span>
      </h2>
      <figure>
        <blockquote dir="auto" className="day-quote-text" data-length={lengthOf(quote.text)}>
          {quote.text}
        </blockquote>
        <figcaption className="day-quote-origin">
          <Attribution quote={quote} />
        </figcaption>
      </figure>
      <ShareActions quote={quote} look="quiet" />
    </section>
  )
}

/** Long quotes are set smaller. */
const lengthOf = ({ length }: string) => (length <= 90 ? 'short' : length <= 220 ? 'middle' : 'long')
