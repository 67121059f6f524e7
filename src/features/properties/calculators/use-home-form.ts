import { useRef, useState } from 'react'
import { writtenOf } from '#domain/numbers/written-number.ts'
import { type HomeFacts, readHomePlan } from '#domain/property/home-plan.ts'
import { amountFields, type HomeField, type HomeSearch, homeSearch } from '#domain/property/home-plan-query.ts'
import { useLater } from '#ui/controls/use-later.ts'
import { useStable } from '#ui/data/use-stable.ts'

const QUIET_MS = 300

type Typed = {
  readonly search: HomeSearch
  /** The focused field keeps the text as typed. */
  readonly editing: { readonly field: HomeField; readonly text: string } | null
  /** The URL at that time. */
  readonly over: string
}

/**
 * The calculators' fields. Valid input applies at once, the URL follows after a pause. A URL changed from elsewhere
 * (Back) overrides what was typed.
 */
export function useHomeForm(address: HomeSearch, facts: HomeFacts, onSearch: (search: HomeSearch) => void) {
  const over = JSON.stringify(homeSearch(address))
  const [typed, setTyped] = useState<Typed | null>(null)
  const sent = useRef<string | undefined>(undefined)
  const { later, drop } = useLater(QUIET_MS)
  const isOurs = typed !== null && (over === typed.over || over === sent.current)
  const search = isOurs ? typed.search : address
  const send = useStable((next: HomeSearch) => {
    drop()
    sent.current = JSON.stringify(homeSearch(next))
    if (sent.current !== over) onSearch(homeSearch(next))
  })
  return {
    search,
    editing: isOurs ? typed.editing : null,
    ...readHomePlan(search, facts),
    write(field: HomeField, text: string) {
      const next = withField(search, field, text)
      setTyped({ search: next, editing: { field, text }, over })
      if (readHomePlan(next, facts).wrong[field] === undefined) later(() => send(next))
      else drop()
    },
    choose(change: HomeSearch) {
      const next = { ...search, ...change }
      setTyped({ search: next, editing: null, over })
      send(next)
    },
    leave() {
      if (!isOurs || !typed.editing) return
      setTyped({ ...typed, editing: null })
      if (Object.keys(readHomePlan(search, facts).wrong).length === 0) send(search)
    },
  }
}
export type HomeForm = ReturnType<typeof useHomeForm>

/** An emptied field has its default again. */
function withField(search: HomeSearch, field: HomeField, text: string): HomeSearch {
  const { [field]: _, ...rest } = search
  const written = writtenOf(text, amountFields.some((one) => one === field) ? '' : '.')
  return written === undefined ? rest : { ...rest, [field]: written }
}
