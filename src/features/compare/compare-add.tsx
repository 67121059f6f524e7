import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ComparedRef } from '#domain/compare/compare-query.ts'
import { Combobox } from '#ui/controls/combobox.tsx'

type Props = {
  readonly refs: readonly ComparedRef[]
  readonly onAdd: (ref: ComparedRef) => void
  readonly uid: string | undefined
}

const MOST = 12
const asides = { fund: 'Fund', stock: 'Stock', property: 'Property', goal: 'Goal' } as const

/** Finds a fund, a stock, a property or a goal, in this tab. */
export function CompareAdd({ refs, onAdd, uid }: Props) {
  const [words, setWords] = useState('')
  const asked = words.trim()
  const { data, isError, isFetching } = useQuery({
    queryKey: ['compare-things', asked, uid],
    queryFn: async ({ signal }) => (await import('./find-things.ts')).findThings(asked, uid, signal),
    enabled: asked.length > 1,
    networkMode: 'always',
    gcTime: 60_000,
  })
  const isTaken = (one: ComparedRef) => refs.some(({ kind, id }) => kind === one.kind && id === one.id)
  const found = asked.length > 1 ? (data ?? []).filter((one) => !isTaken(one)).slice(0, MOST) : []
  const nothing = isFetching ? 'Searching' : isError ? 'The search failed. Try again.' : 'Nothing found'
  return (
    <div className="compare-form versus-add with-scripts">
      <Combobox
        label={refs.length === 0 ? 'Compare' : 'Add'}
        hint={`A fund, stock or property${uid ? ', or one of your goals' : ''}; up to ${4 - refs.length} ${refs.length === 0 ? 'in all' : 'more'}`}
        words={words}
        onWords={setWords}
        options={found.map(({ kind, id, name }) => ({ id: `${kind}:${id}`, label: name, aside: asides[kind] }))}
        status={asked.length < 2 ? '' : found.length === 0 ? nothing : `${found.length} found`}
        onChoose={(chosen) => {
          const one = found.find(({ kind, id }) => `${kind}:${id}` === chosen)
          setWords('')
          if (one) onAdd({ kind: one.kind, id: one.id })
        }}
      />
    </div>
  )
}
