import { useQuery } from '@tanstack/react-query'
import type { FundCard } from '#domain/funds/found-funds.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { Combobox } from '#ui/controls/combobox.tsx'
import { suggestedFunds } from './known-funds.ts'

type Props = {
  /** The typed words, or the chosen code. */
  readonly words: string
  readonly error: string | undefined
  readonly onWords: (words: string) => void
  readonly onChoose: (code: string, name: string) => void
}

const MOST = 12

/** Finds a fund by name, scheme code or ISIN in the local market data. */
export function FundChoice({ words, error, onWords, onChoose }: Props) {
  const asked = words.trim()
  const { data, isError, isFetching } = useQuery(suggestedFunds(asked))
  const found = asked.length > 1 && data ? schemesOf(data.cards) : []
  const nothing = isFetching ? 'Searching' : isError ? 'The search failed. Try again.' : 'No fund found'
  return (
    <Combobox
      label="Fund"
      hint="Fund name, scheme code or ISIN"
      name="code"
      takesFocus
      error={error}
      words={words}
      onWords={onWords}
      options={found}
      status={asked.length < 2 ? '' : found.length === 0 ? nothing : `${found.length} found`}
      onChoose={(id) => onChoose(id, found.find((fund) => fund.id === id)?.label ?? '')}
    />
  )
}

/** All plans and options of each fund: they have their own prices. */
function schemesOf(cards: readonly FundCard[]) {
  return cards
    .flatMap((card) => {
      const others = card.chips.filter(({ code }) => code !== card.code)
      return [card, ...others].map((scheme) => ({ ...scheme, fund: card.fund, category: card.category }))
    })
    .slice(0, MOST)
    .map((scheme) => ({
      id: String(scheme.code),
      label: schemeTitle(scheme),
      aside: `${scheme.category}, ${scheme.code}`,
    }))
}
