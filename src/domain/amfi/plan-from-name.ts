import { tidy } from './nav-heading.ts'
import { isTraded } from './scheme-category.ts'
import { frequencyIn, type Option, optionIn, type Plan, payoutIn, planIn, type SchemeName } from './scheme-name.ts'

type Told = Pick<SchemeName, 'plan' | 'option' | 'frequency' | 'payout'>
type Known = Told & {
  readonly code: number
  readonly fund: string
  readonly category: string
  readonly siblings: string
}

/** Direct plans started on 1 January 2013 with codes from here on, and always say so. */
const FIRST_DIRECT_CODE = 117_900

/** Plan and option from a scheme's long name. It overrides the daily file's columns, which are sometimes wrong. */
export function toldBy(longName: string, known: Known): Told {
  const rest = beyond(tidy(longName), known.fund)
  const option = optionIn(rest)
  const said = option ? { option, frequency: frequencyIn(rest), payout: payoutIn(rest) } : {}
  const { plan, option: before, frequency, payout } = known
  return { plan: planIn(rest) ?? plan, option: before, frequency, payout, ...said }
}

/** The rest of a long name after the words it shares with the fund's name. */
function beyond(longName: string, fund: string): string {
  const own = new Set(fund.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const words = [...longName.matchAll(/[\p{L}\p{N}]+/gu)]
  const first = words.find(([word]) => !own.has(word.toLowerCase()))
  return first ? longName.slice(first.index) : ''
}

/**
 * Infers what names leave out: a scheme not called Direct beside one that is, or older than Direct plans, is Regular;
 * the only scheme of a plan, and an ETF, is Growth.
 */
export function completed<Scheme extends Known>(schemes: readonly Scheme[]): Scheme[] {
  const hasDirect = new Set(schemes.flatMap(({ plan, siblings }) => (plan === 'direct' ? [siblings] : [])))
  const withPlan = schemes.map((scheme) => {
    const { plan, code, siblings, option } = scheme
    const isNamed = option !== 'unknown' && hasDirect.has(siblings)
    const isRegular = plan === 'unknown' && (isNamed || code < FIRST_DIRECT_CODE)
    return isRegular && !isTraded(scheme.category, scheme.fund) ? { ...scheme, plan: 'regular' satisfies Plan } : scheme
  })
  const key = ({ siblings, plan }: Known) => `${siblings} ${plan}`
  const counts = new Map<string, number>()
  for (const scheme of withPlan) counts.set(key(scheme), (counts.get(key(scheme)) ?? 0) + 1)
  return withPlan.map((scheme) => {
    const alone = scheme.plan !== 'unknown' && counts.get(key(scheme)) === 1
    const grows = scheme.option === 'unknown' && (alone || isTraded(scheme.category, scheme.fund))
    return grows ? { ...scheme, option: 'growth' satisfies Option } : scheme
  })
}
