import { useState } from 'react'
import { useLater } from './use-later.ts'

/** Debounce of the URL: updating it on every key would re-render the whole page. */
const PAUSE_MS = 250

type Typed = { readonly text: string; readonly left?: { readonly known: string | undefined } }

/** A search field whose text updates at once; the URL, the source of `known`, follows. */
export function useWords(known: string | undefined, onWords: (words: string) => void) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const { later, now } = useLater(PAUSE_MS)
  // The URL changed after the field was left: it wins from now on.
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
