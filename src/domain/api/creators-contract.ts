import { z } from 'zod'
import { requestDecision } from '#domain/documents/creator-request.ts'
import { documentId } from '#domain/documents/document.ts'
import { enquiryLimits } from '#domain/documents/enquiry.ts'
import { listingDecision } from '#domain/property/listing-acts.ts'
import { ownListing } from '#domain/property/own-listing.ts'
import { pictureState } from '#domain/property/picture-state.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { type Endpoint, nothing } from './api-endpoint.ts'

const one = z.strictObject({ id: documentId })
const decided = ['forbidden', 'not-found', 'not-allowed-now', 'outdated'] as const

/** Uploads are no JSON: `POST /api/creator/pictures` and the pictures themselves are mounted by themselves. */
export const creatorsApi = {
  ownListings: {
    method: 'GET',
    path: '/api/creator/listings',
    summary: 'The signed-in person’s listings with their versions, views and enquiries.',
    access: 'user',
    answer: z.strictObject({ isCreator: z.boolean(), listings: z.array(ownListing) }),
    status: 200,
    refusals: [],
  },
  changeListing: {
    method: 'POST',
    path: '/api/creator/listings/{id}',
    summary: 'Submit, take back, edit, copy, withdraw or sell a listing; admins approve or reject it.',
    access: 'user',
    params: one,
    body: listingDecision,
    answer: z.strictObject({ id: documentId }),
    status: 200,
    refusals: [...decided, 'listing-incomplete', 'too-many-requests'],
  },
  answerEnquiry: {
    method: 'POST',
    path: '/api/creator/enquiries/{id}',
    summary: 'Answer an enquiry about one’s own listing, once. It is mailed to the person where mail is set up.',
    access: 'user',
    params: one,
    body: z.strictObject({ answer: plainText(enquiryLimits.answer).min(1) }),
    answer: z.strictObject({ mailed: z.boolean() }),
    status: 200,
    refusals: ['not-found', 'not-allowed-now', 'too-many-requests'],
  },
  pictureState: {
    method: 'GET',
    path: '/api/creator/pictures/{id}',
    summary: 'Whether an uploaded picture is ready.',
    access: 'user',
    params: z.strictObject({ id: z.uuid() }),
    answer: pictureState,
    status: 200,
    refusals: ['not-found'],
  },
  countView: {
    method: 'POST',
    path: '/api/listings/{id}/views',
    summary: 'Count that a listing’s page was opened: once per address and day, without keeping the address.',
    access: 'anyone',
    params: one,
    body: nothing,
    answer: nothing,
    status: 200,
    refusals: ['not-found'],
  },
  decideRequest: {
    method: 'POST',
    path: '/api/admin/requests/{id}',
    summary: 'Approve or reject a creator request, or take an approval back.',
    access: 'admin',
    params: one,
    body: requestDecision,
    answer: nothing,
    status: 200,
    refusals: ['not-found', 'not-allowed-now', 'outdated'],
  },
} as const satisfies Record<string, Endpoint>
