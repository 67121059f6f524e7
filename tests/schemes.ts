import { type FundPack, type PackScheme, readFundPack, writeFundPack } from '#domain/funds/fund-pack.ts'

/** An active Direct Growth scheme in its own fund, with overrides. */
export const scheme = (code: number, told: Partial<PackScheme> = {}): PackScheme => ({
  code,
  isin: null,
  isinReinvest: null,
  fund: `Fund ${code}`,
  house: 'Larch Mutual Fund',
  category: 'Equity Scheme - Large Cap Fund',
  frequency: '',
  siblings: `fund ${code}`,
  plan: 'direct',
  option: 'growth',
  type: 'open',
  payout: '',
  nav: '10.5',
  day: 20_000,
  previousNav: '10.0',
  previousDay: 19_999,
  return1y: null,
  return3y: null,
  return5y: null,
  ...told,
})

export function packOf(...rows: readonly PackScheme[]): FundPack {
  const pack = readFundPack(writeFundPack(rows))
  if (!pack) throw new Error('These schemes make no pack')
  return pack
}
