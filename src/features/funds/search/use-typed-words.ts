import { useRef, useState } from 'react'
import { useLater } from '#ui/controls/use-later.ts'

const QUIET_MS = 300

/**
 * The search text: shown and searched at once, the URL follows after a pause. A URL changed from elsewhere (Back)
 * overrides what was typed.
 */
export function useTypedWords(known: string | undefined, onWords: (words: string) => void) {
  const [typed, setTyped] = useState<{ readonly words: string; readonly over: string | undefined } | null>(null)
  const sent = useRef<string | undefined>(undefined)
  const { later, now, drop } = useLater(QUIET_MS)
  const isOurs = typed !== null && (known === typed.over || known === sent.current || (known ?? '') === typed.words)
  const words = isOurs ? typed.words : (known ?? '')
  const field = {
    value: words,
    onChange: ({ target }: { target: { value: string } }) => {
      const { value } = target
      setTyped({ words: value, over: known })
      later(() => {
        sent.current = value.trim() ? value : undefined
        onWords(value)
      })
    },
    onBlur: now,
  }
  /** Sets the text from elsewhere, such as a recent search. */
  const write = (next: string) => {
    drop()
    sent.current = next.trim() ? next : undefined
    setTyped({ words: next, over: known })
  }
  return { words, field, now, write }
}
