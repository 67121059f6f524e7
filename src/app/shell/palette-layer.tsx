import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { themes } from '#catalogue/themes.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import type { PaletteItem } from '#domain/palette/palette-item.ts'
import { Palette, type PaletteSource } from '#features/palette/index.ts'
import { itemsNow } from '#platform/kept/kept-lists.ts'
import { toggleAmounts, useTheme } from '#platform/kept/use-look.ts'
import { askToSignIn } from '#platform/session/ask-to-sign-in.ts'
import { useIsAdmin, usePresumedUser } from '#platform/session/session.ts'
import { toast } from '#ui/layers/toast.ts'
import type { RouterContext } from '../router-context.ts'
import { ShortcutList } from './shortcut-list.tsx'

type Props = {
  readonly uid: string | undefined
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onWrite: (tab: 'notes' | 'todos') => void
}

const documents = () => import('./palette-documents.ts')

const command = (id: string, label: string, also = ''): PaletteItem => ({ kind: 'command', id, label, also })

const commandsFor = (uid: string | undefined): readonly PaletteItem[] => [
  command('notes', 'Add note', 'write new'),
  command('todos', 'Add to-do', 'new task reminder'),
  command('amounts', 'Hide or show amounts', 'privacy'),
  ...(uid === undefined
    ? [command('sign-in', 'Sign in', 'log in account')]
    : [{ ...command('export', 'Export my data', 'backup download file'), href: '/profile#data' }]),
  command('shortcuts', 'Keyboard shortcuts', 'keys help'),
  ...Object.entries(themes).map(([id, { label }]) => command(`theme-${id}`, `Theme: ${label}`, 'colours dark light')),
]

/** The palette with what the shell can do. Loaded with Ctrl-K or the search button. */
export function PaletteLayer({ uid, open, onOpenChange, onWrite }: Props) {
  const router = useRouter()
  const context: RouterContext = router.options.context
  const isAdmin = useIsAdmin(usePresumedUser())
  const [listed, setListed] = useState(false)
  const [, setTheme] = useTheme()
  const commands = useMemo(() => commandsFor(uid), [uid])
  /** Beside what is in the browser; one entry for each kind of document. */
  const sources = useMemo(
    (): readonly PaletteSource[] => [
      async () => (await documents()).headlines(context),
      async () => (await documents()).posts(context),
    ],
    [context],
  )
  const acts: Readonly<Record<string, () => void>> = {
    notes: () => onWrite('notes'),
    todos: () => onWrite('todos'),
    amounts: () => toast(toggleAmounts() ? ownToasts.amountsHidden : ownToasts.amountsShown),
    'sign-in': () => askToSignIn(),
    shortcuts: () => setListed(true),
  }
  const choose = (item: PaletteItem) => {
    if (item.href) return router.history.push(item.href)
    if (item.kind === 'note') return void openNote(uid, item.id).then(() => onWrite('notes'))
    if (item.kind === 'todo') return void openTodo(uid, item.id).then(() => onWrite('todos'))
    if (item.id.startsWith('theme-')) return setTheme(item.id.slice('theme-'.length))
    acts[item.id]?.()
  }
  return (
    <>
      <Palette
        uid={uid}
        isAdmin={isAdmin}
        open={open}
        onOpenChange={onOpenChange}
        commands={commands}
        sources={sources}
        onChoose={choose}
      />
      <ShortcutList open={listed} onOpenChange={setListed} />
    </>
  )
}

/** In the panel, ready to be edited, as a to-do is. */
async function openNote(uid: string | undefined, id: string): Promise<void> {
  const note = uid === undefined ? undefined : itemsNow('quickNotes', uid).find((one) => one.id === id)
  const { editNote } = await import('#features/keeping/index.ts')
  if (uid !== undefined && note) editNote(uid, note)
}

async function openTodo(uid: string | undefined, id: string): Promise<void> {
  const todo = uid === undefined ? undefined : itemsNow('todoItems', uid).find((one) => one.id === id)
  const { editTodo } = await import('#features/keeping/index.ts')
  if (uid !== undefined && todo) editTodo(uid, todo)
}
