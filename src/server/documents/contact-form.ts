import type { Hono } from 'hono'
import { routes } from '#catalogue/routes.ts'
import { readMessage } from '#domain/documents/message-form.ts'
import type { CallSources } from '../http/endpoint.ts'
import type { Scope } from '../http/request-scope.ts'
import { collections } from './collections.ts'
import { plainForm } from './plain-form.ts'

/** The contact form posted without scripts. */
export const contactForm = (app: Hono<Scope>, sources: CallSources) =>
  plainForm(app, sources, {
    path: '/api/contact',
    collection: collections.messages,
    read(field) {
      const consent = field('consent') !== ''
      const read = readMessage(
        { name: field('name'), email: field('email'), subject: field('subject'), message: field('message'), consent },
        field('website'),
      )
      return read.ok ? read.draft : undefined
    },
    backTo: (_, outcome) => `${routes.contact.path}?outcome=${outcome}`,
  })
