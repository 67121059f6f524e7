import { useUndoAfterReload } from '#platform/kept/last-removal.ts'
import { useRefusedAction } from '#platform/session/refused-action.ts'
import { toastUndo } from '#ui/layers/toast.ts'

const keeping = () => import('#features/keeping/index.ts')
const favorites = () => import('#features/properties/favorites/index.ts')
const savedSearches = () => import('#features/properties/saved/index.ts')
const creators = () => import('#features/properties/creators/index.ts')
const wishlists = () => import('#features/wishlists/index.ts')

/** Modules of the actions that a visitor can be refused. */
const homes: Readonly<Record<string, () => Promise<unknown>>> = {
  'add-note': keeping,
  'add-todo': keeping,
  'save-article': keeping,
  'add-fund': wishlists,
  'add-stock': wishlists,
  'add-favorite': favorites,
  'save-search': savedSearches,
  'submit-request': creators,
}

const load = (name: string) => homes[name]?.()

/** After a reload: offers a pending Undo, and runs an action that was waiting for sign-in. */
export function AfterReload() {
  useUndoAfterReload(toastUndo)
  useRefusedAction(load)
  return null
}
