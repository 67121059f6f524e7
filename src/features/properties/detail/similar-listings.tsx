import type { ListingCard } from '#domain/property/found-listings.ts'
import { Money } from '#ui/data/number.tsx'
import { areaName, squareFeet } from './area-words.ts'

/** Others like it, as links with a picture. */
export function SimilarListings({ cards }: { readonly cards: readonly ListingCard[] }) {
  return (
    <ul className="similar part-wide">
      {cards.map(({ id, title, cover, price, currency, purpose, locality, city, area, areaKind, sample }) => (
        <li key={id}>
          <a href={`/real-estate/${id}`} className="similar-card">
            {cover ? (
              // The title says what it is.
              <img src={cover} alt="" width={900} height={600} loading="lazy" decoding="async" />
            ) : (
              <span className="similar-blank" />
            )}
            <strong>
              <Money value={price} currency={currency} short />
              {purpose === 'rent' && ' a month'}
            </strong>
            <span className="similar-title" dir="auto">
              {title}
            </span>
            <span className="text-ink-2" dir="auto">
              {locality}, {city} · {squareFeet(area)} {areaName(areaKind)}
            </span>
            {sample && <span className="mark mark-sample">Sample</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
