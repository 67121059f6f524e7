type StarterQuote = {
  readonly id: string
  readonly text: string
  readonly author: string
  readonly source: string
  readonly tags: readonly string[]
}

/**
 * Twelve starter quotes by authors dead for over 100 years, each with its source; translations into English are ours.
 * Fixed ids: adding them twice, or in two tabs, adds them once.
 */
export const starterQuotes = [
  {
    id: 'starter-leak',
    text: 'Beware of little expenses; a small leak will sink a great ship.',
    author: 'Benjamin Franklin',
    source: 'The Way to Wealth, 1758',
    tags: ['spending'],
  },
  {
    id: 'starter-spend-less',
    text: 'Resolve not to be poor: whatever you have, spend less.',
    author: 'Samuel Johnson',
    source: 'Letter to James Boswell, 7 December 1782',
    tags: ['saving'],
  },
  {
    id: 'starter-drop',
    text: 'Drop by drop the pot is filled.',
    author: 'Hindi proverb',
    source: 'Boond boond se ghada bharta hai',
    tags: ['saving', 'patience'],
  },
  {
    id: 'starter-length-of-time',
    text: 'Patience and length of time do more than force and rage.',
    author: 'Jean de La Fontaine',
    source: 'Fables II, 11: The Lion and the Rat, 1668 (our translation)',
    tags: ['patience'],
  },
  {
    id: 'starter-cost',
    text: 'The cost of a thing is the amount of what I will call life which is required to be exchanged for it, immediately or in the long run.',
    author: 'Henry David Thoreau',
    source: 'Walden, 1854',
    tags: ['spending'],
  },
  {
    id: 'starter-revenue',
    text: 'People do not understand how great a revenue thrift is.',
    author: 'Cicero',
    source: 'Stoic Paradoxes, 6 (our translation)',
    tags: ['saving'],
  },
  {
    id: 'starter-micawber',
    text: 'Annual income twenty pounds, annual expenditure nineteen nineteen and six, result happiness. Annual income twenty pounds, annual expenditure twenty pounds ought and six, result misery.',
    author: 'Charles Dickens',
    source: 'David Copperfield, chapter 12, 1850',
    tags: ['spending', 'saving'],
  },
  {
    id: 'starter-income',
    text: 'A small income does no harm, if what goes out is no wider than what comes in.',
    author: 'Tiruvalluvar',
    source: 'Tirukkural, 478 (our translation)',
    tags: ['spending'],
  },
  {
    id: 'starter-october',
    text: 'October. This is one of the peculiarly dangerous months to speculate in stocks in. The others are July, January, September, April, November, May, March, June, December, August, and February.',
    author: 'Mark Twain',
    source: 'Pudd’nhead Wilson, chapter 13, 1894',
    tags: ['speculation'],
  },
  {
    id: 'starter-craves-more',
    text: 'Not the one who has too little, but the one who wants more, is poor.',
    author: 'Seneca',
    source: 'Letters to Lucilius, 2 (our translation)',
    tags: ['enough'],
  },
  {
    id: 'starter-capitals',
    text: 'Capitals are increased by parsimony, and diminished by prodigality and misconduct.',
    author: 'Adam Smith',
    source: 'The Wealth of Nations, book II, chapter 3, 1776',
    tags: ['saving'],
  },
  {
    id: 'starter-have-patience',
    text: 'He that can have patience can have what he will.',
    author: 'Benjamin Franklin',
    source: 'Poor Richard’s Almanack, 1736',
    tags: ['patience'],
  },
] as const satisfies readonly StarterQuote[]

/** Quotes in the demo account. */
export const demoQuotes = starterQuotes.slice(0, 5).map((starter) => ({
  ...starter,
  isFavorite: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}))
