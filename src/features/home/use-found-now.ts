import { useEffect, useState } from 'react'
import { openSuggestions, type Suggestion, suggestInMarket } from '#platform/market/market-client.ts'
import { marketStates } from '#platform/market/market-state.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'

const EACH = 4
const NONE: readonly Suggestion[] = []

/** The best funds and stocks for the words; the last ones stay until the new are there. */
export function useFoundNow(words: string): { found: readonly Suggestion[]; isLoading: boolean } {
  const [found, setFound] = useState(NONE)
  const [loaded, setLoaded] = useState(0)
  const fund = useBrowserValue(marketStates.fund)
  const stock = useBrowserValue(marketStates.stock)
  useEffect(() => openSuggestions(['fund', 'stock'], () => setLoaded((count) => count + 1)), [])
  // Asked again when one more kind is loaded.
  useEffect(() => {
    let gone = false
    const asked = words.trim()
    if (asked.length < 2 || loaded === 0) setFound(NONE)
    else
      suggestInMarket(asked, EACH).then(
        (all) => gone || setFound(all.filter(({ kind }) => kind !== 'property')),
        () => gone || setFound(NONE),
      )
    return () => {
      gone = true
    }
  }, [words, loaded])
  return { found, isLoading: fund.phase === 'loading' || stock.phase === 'loading' }
}

/** Tells the field which option is chosen. */
export function useChosen(chosen: string | undefined, onActive: (id: string | undefined) => void): void {
  useEffect(() => onActive(chosen), [chosen, onActive])
}
