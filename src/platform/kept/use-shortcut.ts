import { useEffect, useRef } from 'react'
import { type Shortcut, shortcuts } from '#catalogue/shortcuts.ts'
import { browserValue, isFlag, useBrowserValue } from '#platform/storage/browser-value.ts'

const wanted = browserValue('shortcuts', isFlag)

/** Whether single-key shortcuts are on; they disturb dictation, so they can be switched off. */
export function useShortcutsWanted(): [boolean, (on: boolean) => void] {
  return [useBrowserValue(wanted), wanted.write]
}

/** Where a key is text, or belongs to an open layer. */
const ELSEWHERE =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

export function useShortcut(which: Shortcut, act: () => void): void {
  const now = useRef(act)
  now.current = act
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key !== shortcuts[which].key || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(ELSEWHERE))) return
      if (!wanted.read()) return
      event.preventDefault()
      now.current()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [which])
}
