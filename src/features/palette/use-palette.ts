import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { arranged, ownFinder } from '#domain/palette/palette-find.ts'
import type { PaletteItem } from '#domain/palette/palette-item.ts'
import { rememberChoice } from '#domain/palette/recent-choice.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { recentChoicesKind } from '#platform/kept/kinds.ts'
import { openSuggestions, type Suggestion, suggestInMarket } from '#platform/market/market-client.ts'
import { ownerOf } from '#platform/storage/key.ts'
import { useStable } from '#ui/data/use-stable.ts'
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
  /** What the items were found for, a moment behind the field; null until what is in the browser was read. */
  readonly words: string | null
  readonly ask: (words: string) => void
  /** Once the list has what was asked for last, with its first item. */
  readonly whenFound: (act: (first: PaletteItem | undefined) => void) => void
  readonly remember: (item: PaletteItem) => void
}

/** What is found for the words that were asked for last, while the palette is open. */
export function usePalette(
  open: boolean,
  { uid, isAdmin }: PaletteContext,
  more: readonly PaletteSource[],
  commands: readonly PaletteItem[],
): PaletteState {
  const recent = useKept(recentChoicesKind, ownerOf(uid))
  const { own, isRead } = useOwn(open, uid, isAdmin, more)
  const find = useMemo(() => ownFinder([...commands, ...own]), [commands, own])
  const { words, market, isCurrent, ask } = useMarketItems(open)
  const items = useMemo(() => {
    if (words.trim() !== '') return arranged([...find(words), ...market], recent, words)
    const pages = own.filter(({ kind }) => kind === 'page').slice(0, 6)
    return arranged([...recent, ...pages, ...commands.slice(0, 6)], recent)
  }, [find, words, market, recent, own, commands])
  const waiting = useRef<(first: PaletteItem | undefined) => void>(undefined)
  useEffect(() => {
    const act = waiting.current
    if (!act || !isRead || !isCurrent(words)) return
    waiting.current = undefined
    act(items[0])
  }, [isCurrent, isRead, words, items])
  return {
    ...{ items, words: isRead ? words : null },
    ask: (next) => {
      waiting.current = undefined
      ask(next)
    },
    whenFound: (act) => {
      waiting.current = act
    },
    remember: (item) => void openKept(recentChoicesKind, ownerOf(uid)).update((all) => rememberChoice(all, item)),
  }
}

/** Read anew whenever the palette opens. */
function useOwn(open: boolean, uid: string | undefined, isAdmin: boolean, more: readonly PaletteSource[]) {
  const [own, setOwn] = useState({ uid, items: NONE, read: 0 })
  useEffect(() => {
    if (!open) return
    let gone = false
    let items: readonly PaletteItem[] = NONE
    let read = 0
    const add = (found: readonly PaletteItem[], ofBrowser: boolean) => {
      items = [...items, ...found]
      read += Number(ofBrowser)
      if (!gone) setOwn({ uid, items, read })
    }
    setOwn({ uid, items, read })
    const ask = (source: PaletteSource, ofBrowser: boolean) =>
      Promise.resolve({ uid, isAdmin })
        .then(source)
        .then(
          (found) => add(found, ofBrowser),
          () => add(NONE, ofBrowser),
        )
    for (const source of ownSources) void ask(source, true)
    for (const source of more) void ask(source, false)
    return () => {
      gone = true
    }
  }, [open, uid, isAdmin, more])
  const isMine = own.uid === uid
  return { own: isMine ? own.items : NONE, isRead: isMine && own.read >= ownSources.length }
}

/** The worker answers sooner than this, or what is in the browser is shown without it. */
const LATE_MS = 40
const nothing = { words: '', market: NONE }

/** Funds, stocks and properties, from the worker. The list is drawn once a key, when it has answered. */
function useMarketItems(open: boolean) {
  const [found, setFound] = useState(nothing)
  const asked = useRef('')
  const loaded = useRef(0)
  const isCurrent = useCallback((words: string) => asked.current === words, [])
  const ask = useStable((words: string) => {
    asked.current = words
    const wanted = words.trim()
    if (wanted.length < 2 || loaded.current === 0) return setFound({ words, market: NONE })
    const late = setTimeout(() => isCurrent(words) && setFound(({ market }) => ({ words, market })), LATE_MS)
    const show = (market: readonly PaletteItem[]) => {
      clearTimeout(late)
      if (isCurrent(words)) setFound({ words, market })
    }
    suggestInMarket(wanted, EACH).then(
      (suggestions) => show(suggestions.map(itemOf)),
      () => show(NONE),
    )
  })
  useEffect(() => {
    if (!open) return
    const more = () => {
      loaded.current += 1
      // Asked again when one more kind is loaded.
      if (asked.current !== '') ask(asked.current)
    }
    openSuggestions(['fund', 'stock', 'property'], more)
    return () => {
      asked.current = ''
      setFound(nothing)
    }
  }, [open, ask])
  return { ...found, isCurrent, ask }
}
