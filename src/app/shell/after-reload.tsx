import { useUndoAfterReload } from '#platform/kept/last-removal.ts'
import { useRefusedAction } from '#platform/session/refused-action.ts'
import { toastUndo } from '#ui/layers/toast.ts'

const keeping = () => import('#features/keeping/index.ts')
const wishlists = () => import('#features/wishlists/index.ts')

/** Where the commands live that a visitor may be refused. */
const homes: Readonly<Record<string, () => Promise<unknown>>> = {
  'add-note': keeping,
  'add-todo': keeping,
  'save-article': keeping,
  'add-fund': wishlists,
  'add-stock': wishlists,
  'add-favorite': wishlists,
}

const load = (name: string) => homes[name]?.()

/** What was under way when a page was left: an Undo that can still be pressed, an action that waits for somebody to sign in. */
export function AfterReload() {
  useUndoAfterReload(toastUndo)
  useRefusedAction(load)
  return null
}
