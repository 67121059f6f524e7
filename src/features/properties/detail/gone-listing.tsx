import type { NearListings } from '#domain/property/listing-details.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { PathPicture } from '#ui/data/pictures.tsx'
import { LateOwnEnquiries } from './late-own-enquiries.tsx'
import { SimilarListings } from './similar-listings.tsx'

type Props = {
  readonly near: NearListings
  /** There was such a listing, also where nothing else could be loaded about it. */
  readonly isGone: boolean
  /** An enquiry about it was posted too late. */
  readonly isUnsent?: boolean
  /** Of a listing that was there. */
  readonly id?: string
  readonly client: ApiClient
}

/** An id without a live listing: what became of it, others like it, and the search. */
export function GoneListing({ near: { gone, similar }, isGone, isUnsent, id, client }: Props) {
  const end = gone?.endedOn ? ` on ${dateLabel(gone.endedOn)}` : ''
  return (
    <section className="state listing-gone">
      <PathPicture />
      <p className="kicker">{isGone ? '410' : '404'}</p>
      <h1 className="page-title">{isGone ? 'This property is no longer listed' : 'No property has this address'}</h1>
      {gone ? (
        <p className="lead" dir="auto">
          {gone.title}, {gone.city}, {fates[gone.status]}
          {end}.
        </p>
      ) : isGone ? (
        <p className="lead">We couldn’t load its details. Please try again later.</p>
      ) : (
        <p className="lead">The link may be old, or a letter may be missing from it.</p>
      )}
      {isUnsent && (
        <p role="status" className="sheet-note">
          Your enquiry was not sent.
        </p>
      )}
      {id !== undefined && isGone && <LateOwnEnquiries client={client} listing={id} />}
      <p>
        <a href="/real-estate" className="button">
          Search properties
        </a>
      </p>
      {similar.length > 0 && (
        <>
          <h2 className="section-title">{gone ? 'Similar properties' : 'Recently listed'}</h2>
          <SimilarListings cards={similar} />
        </>
      )}
    </section>
  )
}

/** A live one is a sample that real listings have replaced. */
const fates = { sold: 'was sold or rented', withdrawn: 'was withdrawn', live: 'is no longer shown' } as const
