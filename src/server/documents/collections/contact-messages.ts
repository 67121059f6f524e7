import { keptMessage, message, messageChange, newMessage } from '#domain/documents/message.ts'
import type { Collection } from '../collection.ts'
import { admins, everybody, ownersAndAdmins } from '../rules.ts'

/** Messages from /contact. Authors see their own, admins all. */
export const messages: Collection = {
  name: 'messages',
  kept: message,
  owned: true,
  read: ownersAndAdmins,
  add: { who: everybody, body: newMessage, keep: keptMessage },
  update: { who: admins, body: messageChange },
  remove: { who: admins },
  queries: [
    { by: [], order: 'createdAt' },
    { by: ['status'], order: 'createdAt' },
    { by: ['owner'], order: 'createdAt' },
  ],
  writesPerHour: { visitor: 10, person: 20 },
}
