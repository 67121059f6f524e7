import { useState } from 'react'

/** The words of a search, and its field. What is typed stands as it is typed; the address, where `known` comes from, follows. */
export function useWords(known: string | undefined, onWords: (words: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const words = typed ?? known ?? ''
  const field = {
    value: words,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value)
      onWords(target.value)
    },
    onBlur: () => setTyped(null),
  }
  return [words, field] as const
}
