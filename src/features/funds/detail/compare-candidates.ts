import type { FundCard, FundChip } from '#domain/funds/found-funds.ts'

export type Candidate = FundChip & { readonly fund: string; readonly category: string }

const MOST = 8

/** Of each fund the scheme with the same plan and option, for a fair comparison; else the next not yet chosen. */
export function candidatesOf(
  cards: readonly FundCard[],
  own: Pick<FundChip, 'plan' | 'option'>,
  taken: readonly number[],
): Candidate[] {
  return cards
    .flatMap((card) => {
      const free = [card, ...card.chips].filter(({ code }) => !taken.includes(code))
      const chosen = free.find(({ plan, option }) => plan === own.plan && option === own.option) ?? free[0]
      if (!chosen) return []
      const { code, plan, option, frequency, payout } = chosen
      return [{ code, plan, option, frequency, payout, fund: card.fund, category: card.category }]
    })
    .slice(0, MOST)
}
