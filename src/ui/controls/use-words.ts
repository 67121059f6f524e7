import { useState } from 'react'
import { useLater } from './use-later.ts'

/** The address follows when somebody pauses: with every key it would draw the whole page anew. */
const PAUSE_MS = 250

type Typed = { readonly text: string; readonly left?: { readonly known: string | undefined } }

/** The words of a search, and its field. What is typed stands as it is typed; the address, where `known` comes from, follows. */
export function useWords(known: string | undefined, onWords: (words: string) => void) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const { later, now } = useLater(PAUSE_MS)
  // The address has followed since the field was left: from now on it counts.
  if (typed?.left && typed.left.known !== known) setTyped(null)
  const words = typed?.text ?? known ?? ''
  const field = {
    value: words,
    onChange: ({ target }: { target: { value: string } }) => {
      const text = target.value
      setTyped({ text })
      later(() => onWords(text))
    },
    onBlur: () => {
      now()
      if (typed) setTyped(typed.text === (known ?? '') ? null : { text: typed.text, left: { known } })
    },
  }
  return [words, field] as const
}
