import { z } from 'zod'
import { foundListings, listingAddress } from '#domain/property/found-listings.ts'
import { listingDetails, nearListings } from '#domain/property/listing-details.ts'
import { addressPatterns } from './address.ts'
import type { Endpoint } from './api-endpoint.ts'

const one = z.strictObject({ id: z.string().regex(addressPatterns.id) })

/** Pictures and floor plans are no JSON: `GET /api/listings/{id}/pictures/{n}` is mounted by itself. */
export const propertyApi = {
  findListings: {
    method: 'GET',
    path: '/api/listings',
    summary: 'Live property listings by words and filters, a page at a time, as /real-estate shows them.',
    access: 'anyone',
    query: listingAddress,
    answer: foundListings,
    status: 200,
    refusals: [],
  },
  listing: {
    method: 'GET',
    path: '/api/listings/{id}',
    summary: 'One live listing with similar ones and its locality at a glance. Sold and withdrawn ones are gone (410).',
    access: 'anyone',
    params: one,
    answer: listingDetails,
    tagged: true,
    status: 200,
    refusals: ['not-found', 'gone'],
  },
  nearListings: {
    method: 'GET',
    path: '/api/listings/{id}/near',
    summary: 'For a listing that is gone or unknown: what became of it, and similar live ones.',
    access: 'anyone',
    params: one,
    answer: nearListings,
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>
