import type { z } from 'zod'
import { errorToasts } from '#catalogue/errors.ts'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { favorite } from '#domain/keeping/favorite.ts'
import { add } from '#domain/kept/kept-list.ts'
import { step } from '#domain/wishlist/wishlist-rules.ts'
import { createListCommands } from '#platform/kept/list-commands.ts'
import { listToasts } from '#ui/layers/list-toasts.ts'

/** May come from storage after a redirect: validated. */
const wantedProperty = favorite.omit({ id: true, userId: true, createdAt: true })
export type WantedProperty = z.infer<typeof wantedProperty>

const favorites = createListCommands({
  list: 'propertyFavorites',
  toasts: listToasts,
  sentences: { removed: successToasts.favoriteRemoved, notRemoved: errorToasts.favoritesRemove },
})

export const addFavorite = favorites.adding({
  action: 'add-favorite',
  schema: wantedProperty,
  put: (list, wanted, { uid, id, now }) =>
    add(list, wanted.projectId, { ...wanted, id, userId: uid, createdAt: now }, 'first', now),
  sentences: {
    signedOut: refusals.favoritesSignedOut,
    added: successToasts.favoriteAdded,
    notAdded: errorToasts.favoritesAdd,
    alreadyThere: ownToasts.alreadyThere,
  },
})

export const removeFavorite = (uid: string, projectId: string) => favorites.remove(uid, [projectId])

export const moveFavorite = (uid: string, projectId: string, way: 'up' | 'down') =>
  favorites.change(uid, (list, now) => step(list, projectId, way, now))
