import type { z } from 'zod'
import { errorToasts } from '#catalogue/errors.ts'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { favorite } from '#domain/keeping/favorite.ts'
import { add } from '#domain/kept/kept-list.ts'
import { newId } from '#platform/browser/ids.ts'
import { changeList, takeOut } from '#platform/kept/kept-lists.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/session/refused-action.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { toast, toastUndo } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

const LIST = 'propertyFavorites'
const ACTION = 'add-favorite'

/** It may come out of storage, after a redirect. */
const wantedProperty = favorite.omit({ id: true, userId: true, createdAt: true })
export type WantedProperty = z.infer<typeof wantedProperty>

/** Whoever is not signed in is asked to; then it is added. */
export async function addFavorite(wanted: WantedProperty): Promise<void> {
  const session = await settledSession()
  if (session === 'signed-out')
    return refuseUntilSignedIn({ name: ACTION, about: wanted }, () =>
      toast(refusals.favoritesSignedOut, { tone: 'error' }),
    )
  const id = newId()
  let isNew = false
  const saved = await changeList(LIST, session.uid, (before, now) => {
    const item = { ...wanted, id, userId: session.uid, createdAt: now }
    const after = add(before, wanted.projectId, item, 'first', now)
    isNew = after !== before
    return after
  })
  if (!isNew) toast(ownToasts.alreadyThere)
  else toastOutcome(saved, errorToasts.favoritesAdd, successToasts.favoriteAdded)
}

export async function removeFavorite(uid: string, projectId: string): Promise<void> {
  const saved = await takeOut(LIST, uid, [projectId], successToasts.favoriteRemoved, toastUndo)
  toastOutcome(saved, errorToasts.favoritesRemove)
}

onRefusedAction(ACTION, (about) => {
  const checked = wantedProperty.safeParse(about)
  if (checked.success) void addFavorite(checked.data)
})
