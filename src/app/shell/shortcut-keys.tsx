import { useState } from 'react'
import { ownToasts } from '#catalogue/messages.ts'
import { toggleAmounts, useHiddenAmounts } from '#platform/look.ts'
import { useShortcut } from '#platform/shortcuts.ts'
import { toast } from '#ui/toast.ts'
import { useLate } from '#ui/use-late.ts'

const loadList = () => import('./shortcut-list.tsx').then(({ ShortcutList }) => ShortcutList)

/** The keys that do something on every page. Also keeps this tab's amounts as hidden as the others'. */
export function ShortcutKeys() {
  const [listed, setListed] = useState(false)
  const list = useLate(loadList, listed)
  useHiddenAmounts()
  useShortcut('list', () => setListed(true))
  useShortcut('hideAmounts', () => toast(toggleAmounts() ? ownToasts.amountsHidden : ownToasts.amountsShown))
  return list.Component && <list.Component open={listed} onOpenChange={setListed} />
}
