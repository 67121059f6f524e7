import { AppError } from '#domain/api/app-error.ts'
import { creatorRequest, keptRequest, newCreatorRequest } from '#domain/documents/creator-request.ts'
import { lockUser } from '../../accounts/account-collection.ts'
import type { Collection } from '../collection.ts'
import { findDocuments } from '../document-collection.ts'
import { ownersAndAdmins, signedIn } from '../rules.ts'

/** Requests to publish properties. Admins decide by `/api/admin/requests/{id}`; a rejected person asks again. */
export const requests: Collection = {
  name: 'requests',
  kept: creatorRequest,
  owned: true,
  read: ownersAndAdmins,
  add: { who: signedIn, body: newCreatorRequest, keep: keptRequest },
  async complete(tx, data, { who }) {
    const user = who.kind === 'user' ? await lockUser(tx, who.id) : undefined
    if (!user) throw new AppError('signed-out')
    const newest = { where: { owner: user.id }, order: 'createdAt', descending: true, most: 1 }
    const [last] = await findDocuments(tx, requests, newest)
    const isOpen = last?.data.status === 'pending' || last?.data.status === 'approved'
    if (isOpen) throw new AppError('already-requested')
    return { ...data, userEmail: user.email }
  },
  audited: true,
  queries: [
    { by: [], order: 'createdAt' },
    { by: ['status'], order: 'createdAt' },
    { by: ['owner'], order: 'createdAt' },
  ],
  writesPerHour: { visitor: 0, person: 5 },
}
