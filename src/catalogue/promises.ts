import type { RouteId } from './routes.ts'

/** What each page that is not open yet will do. A page that opens loses its line here. */
export const promises = {
  searchStocks: 'You will search stocks by symbol, company or ISIN and narrow them by exchange, sector and price.',
  stock: 'You will see how this stock did: its price with splits and dividends, returns, risk and its peers.',
  realEstate: 'You will browse homes, plots and offices to buy or rent, on a map or in a list, in lakh and crore.',
  property: 'You will see what this property would really cost, and what the same money would have become in a fund.',
  news: 'You will read headlines from the papers you prefer, newest first, and save the ones worth keeping.',
  article: 'You will read this article, its source and what else was written about it.',
  blog: 'You will read plain explanations of returns, costs and plans, with every figure worked out from named data.',
  post: 'You will read this post here, with its figures and its sources.',
  financialGoals: 'You will write down what you save for and see, on real history, how often you would have got there.',
} as const satisfies Partial<Record<RouteId, string>>

export type PromisedId = keyof typeof promises
