import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BesideRef } from '#domain/stocks/stock-page-query.ts'
import { Combobox } from '#ui/controls/combobox.tsx'

type Props = {
  readonly taken: readonly BesideRef[]
  readonly left: number
  /** Indices come from a live source. */
  readonly offersIndices: boolean
  readonly onChoose: (ref: BesideRef) => void
}

const EACH = 4

/** Searches the local market data for a stock or a fund to compare with; well-known indices by name. */
export function StockCompareField({ taken, left, offersIndices, onChoose }: Props) {
  const [words, setWords] = useState('')
  const asked = words.trim()
  const { data, isError, isFetching } = useQuery({
    queryKey: ['compare-choices', asked, offersIndices],
    queryFn: async ({ signal }) => {
      const { findAnyKind, namedIndices } = await import('#platform/market/any-kind.ts')
      const indices = offersIndices ? namedIndices(asked) : []
      const others = await findAnyKind(asked, EACH, signal)
      return [...indices, ...others.filter(({ id }) => indices.every((index) => index.id !== id))]
    },
    enabled: asked.length > 1,
    networkMode: 'always',
  })
  const isTaken = ({ kind, id }: BesideRef) => taken.some((ref) => ref.kind === kind && ref.id === id)
  const found = asked.length > 1 ? (data ?? []).filter((one) => !isTaken(one)) : []
  const nothing = isFetching ? 'Searching' : isError ? 'The search failed. Try again.' : 'Nothing found'
  return (
    <div className="compare-form with-scripts">
      <Combobox
        label="Compare with"
        hint={`A stock${offersIndices ? ', a fund or an index such as Nifty 50' : ' or a fund'}; up to ${left} more`}
        words={words}
        onWords={setWords}
        options={found.map(({ kind, id, name }) => ({
          id: `${kind}:${id}`,
          label: name,
          aside: kind === 'fund' ? 'Fund' : id,
        }))}
        status={asked.length < 2 ? '' : found.length === 0 ? nothing : `${found.length} found`}
        onChoose={(chosen) => {
          const one = found.find(({ kind, id }) => `${kind}:${id}` === chosen)
          setWords('')
          if (one) onChoose({ kind: one.kind, id: one.id })
        }}
      />
    </div>
  )
}
