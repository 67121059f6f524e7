import type { Hono } from 'hono'
import { routes } from '#catalogue/routes.ts'
import { documentId } from '#domain/documents/document.ts'
import { readEnquiry } from '#domain/documents/enquiry-form.ts'
import type { CallSources } from '../http/endpoint.ts'
import type { Scope } from '../http/request-scope.ts'
import { collections } from './collections.ts'
import { plainForm } from './plain-form.ts'

const listingOf = (field: (name: string) => string) => documentId.safeParse(field('listing')).data

/** The enquiry form of a listing posted without scripts. */
export const enquiryForm = (app: Hono<Scope>, sources: CallSources) =>
  plainForm(app, sources, {
    path: '/api/enquiries',
    collection: collections.enquiries,
    read(field) {
      const listing = listingOf(field)
      const consent = field('consent') !== ''
      const form = {
        name: field('name'),
        email: field('email'),
        phone: field('phone'),
        message: field('message'),
        consent,
      }
      const read = listing === undefined ? undefined : readEnquiry(listing, form, field('website'))
      return read?.ok ? read.draft : undefined
    },
    backTo(field, outcome) {
      const listing = listingOf(field)
      return listing === undefined
        ? routes.realEstate.path
        : `${routes.property.path.replace('{id}', listing)}?outcome=${outcome}`
    },
  })
