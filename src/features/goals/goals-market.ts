/** Whether the prices came by which goals are valued. */
export type GoalsMarket = 'none' | 'loading' | 'failed' | 'ready'

type Asked = { readonly isEnabled: boolean; readonly status: 'pending' | 'error' | 'success' }

export function marketOf(all: readonly Asked[]): GoalsMarket {
  const asked = all.filter(({ isEnabled }) => isEnabled)
  if (asked.length === 0) return 'none'
  if (asked.some(({ status }) => status === 'error')) return 'failed'
  return asked.some(({ status }) => status === 'pending') ? 'loading' : 'ready'
}

/** Without prices or rates a goal seems to have lost money: that is no news. */
export const isKnown = (market: GoalsMarket, rates: Asked) =>
  (market === 'ready' || market === 'none') && (!rates.isEnabled || rates.status === 'success')
