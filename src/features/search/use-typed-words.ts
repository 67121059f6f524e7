import { useRef, useState } from 'react'
import { useLater } from '#ui/controls/use-later.ts'

const QUIET_MS = 300

const ifAny = (words: string) => (words.trim() ? words : undefined)

/**
 * The search text: shown and searched at once, the URL follows after a pause. A URL changed from elsewhere (Back)
 * overrides what was typed. `inUrl`: how the URL will have it.
 */
export function useTypedWords(
  known: string | undefined,
  onWords: (words: string) => void,
  inUrl: (words: string) => string | undefined = ifAny,
) {
  const [typed, setTyped] = useState<{ readonly words: string; readonly over: string | undefined } | null>(null)
  const sent = useRef<string | undefined>(undefined)
  const { later, now, drop } = useLater(QUIET_MS)
  const hasArrived = typed !== null && known === sent.current
  const isOurs = typed !== null && (known === typed.over || hasArrived || (known ?? '') === typed.words)
  // The URL has it: from now on another value is a change from elsewhere, even if it is the one before.
  if (hasArrived && known !== typed.over) setTyped({ words: typed.words, over: known })
  const words = isOurs ? typed.words : (known ?? '')
  const field = {
    value: words,
    onChange: ({ target }: { target: { value: string } }) => {
      const { value } = target
      setTyped({ words: value, over: known })
      later(() => {
        sent.current = inUrl(value)
        onWords(value)
      })
    },
    onBlur: now,
  }
  /** Sets the text from elsewhere, such as a recent search. */
  const write = (next: string) => {
    drop()
    sent.current = inUrl(next)
    setTyped({ words: next, over: known })
  }
  return { words, field, now, write }
}
