import type { StockFilter, stockChoices } from './stock-query.ts'

type Choices = typeof stockChoices
type Labels = { readonly [Name in keyof Choices]: Readonly<Record<Choices[Name][number], string>> }

export const stockLabels: Labels = {
  near: { high: 'Within 5% of the high', low: 'Within 5% of the low', between: 'In between' },
  state: { active: 'Traded', dormant: 'No longer traded', all: 'All' },
  sort: {
    relevance: 'Best match',
    name: 'Name',
    price: 'Highest price',
    gain: 'Biggest gain today',
    fall: 'Biggest fall today',
    '1m': '1 month',
    '1y': '1 year',
    traded: 'Most traded',
  },
}

export const stockFilterLabels: Readonly<Record<StockFilter, string>> = {
  exchange: 'Exchange',
  sector: 'Sector',
  currency: 'Currency',
  near: '52-week range',
  state: 'Status',
}

export const stockLabelOf = (name: StockFilter, value: string): string =>
  name === 'near' || name === 'state'
    ? ((stockLabels[name] as Record<string, string>)[value] ?? value)
    : value || 'Not known'
