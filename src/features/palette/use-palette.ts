import { useEffect, useMemo, useState } from 'react'
import { arranged, ownFinder } from '#domain/palette/palette-find.ts'
import type { PaletteItem } from '#domain/palette/palette-item.ts'
import { rememberChoice } from '#domain/palette/recent-choice.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { recentChoicesKind } from '#platform/kept/kinds.ts'
import { openSuggestions, type Suggestion, suggestInMarket } from '#platform/market/market-client.ts'
import { ownerOf } from '#platform/storage/key.ts'
import { ownSources } from './own-sources.ts'
import type { PaletteContext, PaletteSource } from './palette-source.ts'

const EACH = 5
const NONE: readonly PaletteItem[] = []

const places = { fund: '/fund/', stock: '/stock/', property: '/real-estate/' } as const

const itemOf = ({ kind, id, name, aside }: Suggestion): PaletteItem => ({
  ...{ kind, id, label: name, aside },
  href: places[kind] + encodeURIComponent(id),
})

export type PaletteState = {
  readonly items: readonly PaletteItem[]
  /** Whether these are the person's recent choices, because nothing is typed. */
  readonly isRecent: boolean
  readonly remember: (item: PaletteItem) => void
}

/** What is found for the words, while the palette is open. */
export function usePalette(
  open: boolean,
  { uid, isAdmin }: PaletteContext,
  words: string,
  more: readonly PaletteSource[],
  commands: readonly PaletteItem[],
): PaletteState {
  const recent = useKept(recentChoicesKind, ownerOf(uid))
  const own = useOwn(open, uid, isAdmin, more)
  const find = useMemo(() => ownFinder([...commands, ...own]), [commands, own])
  const market = useMarketItems(open, words)
  const isRecent = words.trim() === ''
  const items = useMemo(() => {
    if (!isRecent) return arranged([...find(words), ...market], recent, words)
    const pages = own.filter(({ kind }) => kind === 'page').slice(0, 6)
    return arranged([...recent, ...pages, ...commands.slice(0, 6)], recent)
  }, [isRecent, find, words, market, recent, own, commands])
  return {
    items,
    isRecent,
    remember: (item) => void openKept(recentChoicesKind, ownerOf(uid)).update((all) => rememberChoice(all, item)),
  }
}

/** Read anew whenever the palette opens. */
function useOwn(
  open: boolean,
  uid: string | undefined,
  isAdmin: boolean,
  more: readonly PaletteSource[],
): readonly PaletteItem[] {
  const [own, setOwn] = useState({ uid, items: NONE })
  useEffect(() => {
    if (!open) return
    let gone = false
    let known: readonly PaletteItem[] = NONE
    const add = (items: readonly PaletteItem[]) => {
      known = [...known, ...items]
      if (!gone) setOwn({ uid, items: known })
    }
    setOwn({ uid, items: NONE })
    for (const source of [...ownSources, ...more])
      Promise.resolve({ uid, isAdmin })
        .then(source)
        .then(add, () => {})
    return () => {
      gone = true
    }
  }, [open, uid, isAdmin, more])
  return own.uid === uid ? own.items : NONE
}

/** Funds, stocks and properties, from the worker; the last ones stay until the new are there. */
function useMarketItems(open: boolean, words: string): readonly PaletteItem[] {
  const [found, setFound] = useState(NONE)
  const [loaded, setLoaded] = useState(0)
  useEffect(() => {
    if (open) openSuggestions(['fund', 'stock', 'property'], () => setLoaded((count) => count + 1))
  }, [open])
  // Asked again when one more kind is loaded.
  useEffect(() => {
    let gone = false
    const asked = words.trim()
    if (!open || asked.length < 2 || loaded === 0) setFound(NONE)
    else
      suggestInMarket(asked, EACH).then(
        (suggestions) => gone || setFound(suggestions.map(itemOf)),
        () => gone || setFound(NONE),
      )
    return () => {
      gone = true
    }
  }, [open, words, loaded])
  return found
}
