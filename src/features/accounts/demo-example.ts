import { demo } from '#catalogue/demo.ts'
import { demoQuotes } from '#catalogue/starter-quotes.ts'
import type { Goal } from '#domain/goals/goal.ts'
import type { Favorite } from '#domain/keeping/favorite.ts'
import type { Note } from '#domain/keeping/note.ts'
import type { Quote } from '#domain/keeping/quote.ts'
import type { Todo } from '#domain/keeping/todo.ts'
import type { KeptList } from '#domain/kept/kept-list.ts'
import type { UserProfile } from '#domain/kept/profile.ts'
import { DAY_MS } from '#domain/time/freshness.ts'
import type { FundItem, StockItem } from '#domain/wishlist/wishlist.ts'

const at = demo.creationTime

const profile: UserProfile = {
  uid: demo.uid,
  email: demo.email,
  displayName: demo.displayName,
  photoURL: null,
  isPropertyCreator: false,
  isApproved: false,
  createdAt: at,
}

const followed = { currency: 'INR', price: null, priceDate: null, target: null, addedAt: at } as const

const funds: readonly FundItem[] = [
  {
    ...followed,
    schemeCode: '120716',
    name: 'UTI Nifty 50 Index Fund, Direct, Growth',
    reason: 'The core: cheap and dull.',
  },
  {
    ...followed,
    schemeCode: '122639',
    name: 'Parag Parikh Flexi Cap Fund, Direct, Growth',
    reason: 'A second opinion beside the index.',
  },
  {
    ...followed,
    schemeCode: '119533',
    name: 'Aditya Birla Sun Life Corporate Bond Fund, Direct, Growth',
    reason: null,
  },
]

const stocks: readonly StockItem[] = [
  { ...followed, symbol: 'INFY', name: 'Infosys', reason: 'Read the annual report first.' },
  { ...followed, symbol: 'HDFCBANK', name: 'HDFC Bank', reason: null },
]

const favorites: readonly Favorite[] = [
  {
    id: 'demo-home',
    userId: demo.uid,
    projectId: 'lake-view',
    createdAt: at,
    name: 'Two rooms by the lake',
    currency: 'INR',
    price: null,
  },
]

const note = (id: string, more: Pick<Note, 'title' | 'content' | 'tags' | 'category'> & Partial<Note>): Note => ({
  id,
  userId: demo.uid,
  isPinned: false,
  link: null,
  createdAt: at,
  updatedAt: at,
  ...more,
})

const notes: readonly Note[] = [
  note('demo-why', {
    title: 'Why I invest',
    content: 'Three things, in this order:\n\n1. six months of **expenses**\n2. a home\n3. to stop checking prices',
    tags: ['plan'],
    category: 'decision',
    isPinned: true,
  }),
  note('demo-costs', {
    title: 'What a per cent costs',
    content:
      'One per cent a year over thirty years costs about a quarter of the final value. *Always look at the direct plan.*',
    tags: ['costs', 'plan'],
    category: 'research',
    link: { kind: 'fund', id: '120716', name: 'UTI Nifty 50 Index Fund' },
  }),
  note('demo-question', {
    title: 'To ask',
    content:
      '- Is the loan on the flat really cheaper than rent?\n- What did the price per square foot do in ten years?',
    tags: ['home'],
    category: 'question',
  }),
]

const todo = (id: string, more: Pick<Todo, 'type' | 'action'> & Partial<Todo>): Todo => ({
  id,
  dueDate: null,
  done: false,
  link: null,
  createdAt: at,
  ...more,
})

const goal = (id: string, more: Pick<Goal, 'name' | 'kind' | 'icon' | 'target' | 'date'> & Partial<Goal>): Goal => ({
  ...{ id, expenses: null, property: null, currency: 'INR', saved: 0, monthly: 0, since: at.slice(0, 10), stepUp: 0 },
  ...{ expected: 10, inflation: 6, grows: true, withdrawal: null, priority: 'medium', state: 'active' },
  ...{ links: [], lumps: [], pauses: [], contributions: [], createdAt: at, updatedAt: at },
  ...more,
})

const rupees = (amount: number) => ({ amount, currency: 'INR', asOf: at.slice(0, 10) }) as const

/** The demo account's data. One to-do is due on the given day, so that the bell shows a count. */
export function demoExample(now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const todos: readonly Todo[] = [
    todo('demo-pay', { type: 'pay', action: 'Pay the monthly SIP', dueDate: inDays(0) }),
    todo('demo-review', { type: 'review', action: 'Look at the year’s costs', dueDate: inDays(14) }),
    todo('demo-read', {
      type: 'research',
      action: 'Read the annual report of Infosys',
      link: { kind: 'stock', id: 'INFY', name: 'Infosys' },
    }),
    todo('demo-done', { type: 'other', action: 'Try Banyan', done: true }),
  ]
  const quotes: readonly Quote[] = demoQuotes
  const goals: readonly Goal[] = [
    goal('demo-reserve', {
      ...{ name: 'Six months of expenses', kind: 'emergency', icon: 'umbrella', priority: 'high', expected: 6 },
      ...{ target: rupees(300_000), expenses: { monthly: 50_000, months: 6 }, saved: 120_000, monthly: 10_000 },
      date: inDays(540),
    }),
    goal('demo-home', {
      ...{ name: 'A home by the lake', kind: 'home', icon: 'house', target: rupees(4_000_000), saved: 600_000 },
      ...{ monthly: 35_000, stepUp: 8, date: inDays(7 * 365) },
    }),
  ]
  return {
    userProfile: profile,
    fundWishlist: entries(funds, ({ schemeCode }) => schemeCode),
    stockWishlist: entries(stocks, ({ symbol }) => symbol),
    propertyFavorites: entries(favorites, ({ projectId }) => projectId),
    todoItems: entries(todos, ({ id }) => id),
    quickNotes: entries(notes, ({ id }) => id),
    wisdomQuotes: entries(quotes, ({ id }) => id),
    financialGoals: entries(goals, ({ id }) => id),
  } as const
}

function entries<Item>(items: readonly Item[], idOf: (item: Item) => string): KeptList<Item> {
  return items.map((item, place) => ({ id: idOf(item), rev: 1, at, place, item }))
}
