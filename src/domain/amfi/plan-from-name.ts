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

/** Direct plans began on 1 January 2013, with codes from here on, and are always called so. */
const FIRST_DIRECT_CODE = 117_900

/** What a scheme's long name says beyond the name of its fund. It wins over the columns of the daily file, which contradict it now and then. */
export function toldBy(longName: string, known: Known): Told {
  const rest = beyond(tidy(longName), known.fund)
  const option = optionIn(rest)
  const said = option ? { option, frequency: frequencyIn(rest), payout: payoutIn(rest) } : {}
  const { plan, option: before, frequency, payout } = known
  return { plan: planIn(rest) ?? plan, option: before, frequency, payout, ...said }
}

/** The end of a long name, behind the words that it shares with the fund's. */
function beyond(longName: string, fund: string): string {
  const own = new Set(fund.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const words = [...longName.matchAll(/[\p{L}\p{N}]+/gu)]
  const first = words.find(([word]) => !own.has(word.toLowerCase()))
  return first ? longName.slice(first.index) : ''
}

/**
 * What names leave unsaid but leave no doubt of: who is not called Direct beside one that is, or is older than all of those, is Regular; the only scheme of a
 * plan, and a fund of an exchange, grows.
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
