import { pageValue } from '#platform/storage/page-value.ts'

/** How far this tab has the market of a kind: enough to search, and with its sparklines. */
export type MarketState = {
  readonly phase: 'none' | 'loading' | 'ready'
  readonly sparks: boolean
  /** It was known already, from an earlier visit. */
  readonly kept: boolean
}

/** Known without the code that fetches it. */
const createState = () => pageValue<MarketState>({ phase: 'none', sparks: false, kept: false })

export const marketStates = { fund: createState(), stock: createState(), property: createState() }
