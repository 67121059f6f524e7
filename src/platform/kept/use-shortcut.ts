import { type RefObject, useEffect, useRef } from 'react'
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

/** Ctrl-K or ⌘-K, also while typing: no text is made of it, and it cannot be switched off. */
export function usePaletteKey(act: () => void): void {
  useKeys(({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }) => {
    const isMeant = (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat && key.toLowerCase() === 'k'
    if (isMeant) act()
    return isMeant
  })
}

/** `heard` returns whether the key was meant for it. */
function useKeys(heard: (event: KeyboardEvent) => boolean): void {
  const now = useRef(heard)
  now.current = heard
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && now.current(event)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

export function useShortcut(which: Shortcut, act: () => void): void {
  useKeys(({ key, ctrlKey, metaKey, altKey, repeat, target }) => {
    if (key !== shortcuts[which].key || ctrlKey || metaKey || altKey || repeat) return false
    if ((target instanceof Element && target.closest(ELSEWHERE)) || !wanted.read()) return false
    act()
    return true
  })
}

/** To the search box of a page, over what it holds. Not every browser focuses what is selected. */
export function useSearchShortcut(box: RefObject<HTMLInputElement | null>): void {
  useShortcut('search', () => {
    box.current?.focus()
    box.current?.select()
  })
}
