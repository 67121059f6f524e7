import { useState } from 'react'
import { ownToasts } from '#catalogue/toasts.ts'
import { toggleAmounts, useHiddenAmounts } from '#platform/kept/use-look.ts'
import { useShortcut } from '#platform/kept/use-shortcut.ts'
import { useLate } from '#ui/data/use-late.ts'
import { toast } from '#ui/layers/toast.ts'

const loadList = () => import('./shortcut-list.tsx').then(({ ShortcutList }) => ShortcutList)

/** Global shortcuts. Also keeps this tab's privacy mode in sync with other tabs. */
export function ShortcutKeys() {
  const [listed, setListed] = useState(false)
  const list = useLate(loadList, listed)
  useHiddenAmounts()
  useShortcut('list', () => setListed(true))
  useShortcut('hideAmounts', () => toast(toggleAmounts() ? ownToasts.amountsHidden : ownToasts.amountsShown))
  return list.Component && <list.Component open={listed} onOpenChange={setListed} />
}
