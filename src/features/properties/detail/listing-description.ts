import type { ListingDetails } from '#domain/property/listing-details.ts'
import { formatMoney } from '#ui/data/format-number.ts'

/** Title and description for search engines and link previews. */
export function listingHead({ id, title, purpose, price, currency, locality, city, sample }: ListingDetails) {
  const asked = `${formatMoney(price, currency, { short: true })}${purpose === 'rent' ? ' a month' : ''}`
  const note = sample ? ' A sample listing, not a real offer.' : ''
  return {
    title: `${title}, ${locality}, ${city}`,
    description: `${purpose === 'rent' ? 'For rent' : 'For sale'} at ${asked}: pictures, facts, price history and what it really costs.${note}`,
    // Invented homes must not be indexed.
    hidden: sample,
    picture: `/api/share/listing/${id}`,
  }
}

/** Structured data of a real offer; a sample is none. */
export function listingData(details: ListingDetails, origin: string): string {
  const { id, title, description, price, currency, city, region, locality, latitude, longitude, updatedAt } = details
  const picture = details.pictures[0]
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: title,
    description,
    url: `${origin}/real-estate/${id}`,
    ...(details.postedOn && { datePosted: details.postedOn }),
    dateModified: updatedAt,
    ...(picture && { image: origin + picture.address }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      businessFunction: `http://purl.org/goodrelations/v1#${details.purpose === 'rent' ? 'LeaseOut' : 'Sell'}`,
    },
    about: {
      '@type': details.type === 'apartment' ? 'Apartment' : 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: `${locality}, ${city}`,
        addressRegion: region,
        addressCountry: 'IN',
      },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    },
  })
}
