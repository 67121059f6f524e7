import type { NearListings } from '#domain/property/listing-details.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { PathPicture } from '#ui/data/pictures.tsx'
import { SimilarListings } from './similar-listings.tsx'

/** An id without a live listing: what became of it, others like it, and the search. */
export function GoneListing({ near: { gone, similar } }: { readonly near: NearListings }) {
  const end = gone?.endedOn ? ` on ${dateLabel(gone.endedOn)}` : ''
  return (
    <section className="state listing-gone">
      <PathPicture />
      <p className="kicker">{gone ? '410' : '404'}</p>
      <h1 className="page-title">{gone ? 'This property is no longer listed' : 'No property has this address'}</h1>
      {gone ? (
        <p className="lead" dir="auto">
          {gone.title}, {gone.city}, was {gone.status === 'sold' ? 'sold or rented' : 'withdrawn'}
          {end}.
        </p>
      ) : (
        <p className="lead">The link may be old, or a letter may be missing from it.</p>
      )}
      <p>
        <a href="/real-estate" className="button">
          Search properties
        </a>
      </p>
      {similar.length > 0 && (
        <>
          <h2 className="section-title">{gone ? 'Similar properties' : 'Properties you can see'}</h2>
          <SimilarListings cards={similar} />
        </>
      )}
    </section>
  )
}
