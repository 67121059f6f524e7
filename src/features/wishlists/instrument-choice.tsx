import { useQuery } from '@tanstack/react-query'
import { instrumentWords } from '#catalogue/instruments.ts'
import type { WishlistKind } from '#domain/wishlist/wishlist.ts'
import { Combobox } from '#ui/controls/combobox.tsx'
import { type Suggestion, suggested } from './known-instruments.ts'
import { wishlistWords } from './wishlist-words.ts'

type Props = {
  readonly kind: WishlistKind
  /** The typed words, or the chosen code. */
  readonly words: string
  readonly error: string | undefined
  readonly onWords: (words: string) => void
  readonly onChoose: (chosen: Suggestion) => void
}

/** Finds a fund or a stock by name, code or ISIN in the local market data. */
export function InstrumentChoice({ kind, words, error, onWords, onChoose }: Props) {
  const asked = words.trim()
  const { data = [], isError, isFetching } = useQuery(suggested(kind, asked))
  const { one } = instrumentWords[kind]
  const found = asked.length > 1 ? data : []
  const nothing = isFetching ? 'Searching' : isError ? 'The search failed. Try again.' : `No ${one} found`
  return (
    <Combobox
      label={one[0]?.toUpperCase() + one.slice(1)}
      hint={wishlistWords[kind].codeHint}
      name="code"
      takesFocus
      error={error}
      words={words}
      onWords={onWords}
      options={found}
      status={asked.length < 2 ? '' : found.length === 0 ? nothing : `${found.length} found`}
      onChoose={(id) => {
        const chosen = found.find((option) => option.id === id)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
