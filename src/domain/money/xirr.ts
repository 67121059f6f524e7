import { forcesFrom, isTouching } from './all-rates.ts'
import { type Flow, keepsItsSide, type Ledger, ledgerOf, momentsAt, reversed, signChanges, worthAt } from './ledger.ts'
import { rootBetween } from './root.ts'

/**
 * The yearly rate at which all flows balance. `none` says why there is none, `rates` lists all if there are several.
 */
export type Xirr =
  | { readonly kind: 'rate'; readonly rate: number }
  | { readonly kind: 'rates'; readonly rates: readonly number[] }
  | { readonly kind: 'none'; readonly reason: NoRate }

export type NoRate =
  /** All flows have one sign, or are on one day. */
  | 'one-sided'
  /** No rate balances them. */
  | 'no-balance'
  /** The only rate overflows. */
  | 'too-large'
  /** Rates too close to separate in reasonable time. */
  | 'undecided'
  | 'not-numbers'

export function xirr(flows: readonly Flow[]): Xirr {
  const ledger = ledgerOf(flows)
  if (!ledger) return none('not-numbers')
  const changes = signChanges(ledger)
  if (changes === 0) return none('one-sided')
  const only = onlyForce(ledger, changes)
  if (only !== undefined) return only > LARGEST ? none('too-large') : { kind: 'rate', rate: rateOf(only) }
  const forces = allForces(ledger)
  if (!forces) return none('undecided')
  const [rate, ...more] = forces.filter((force) => force <= LARGEST).map(rateOf)
  if (rate === undefined) return none(forces.length > 0 ? 'too-large' : 'no-balance')
  return more.length === 0 ? { kind: 'rate', rate } : { kind: 'rates', rates: [rate, ...more] }
}

/** Above this a rate overflows. */
const LARGEST = Math.log(Number.MAX_VALUE)
const NEAR_ZERO = 1e-6

/**
 * log(1 + rate) if it is provably unique: by Descartes if the flows change sign once; else if an account at the found
 * rate never changes its sign.
 */
function onlyForce(ledger: Ledger, changes: number): number | undefined {
  if (changes % 2 === 0) return undefined
  const positive = isPositiveAtZero(ledger)
  const forwards = comesFirst(ledger) !== positive
  const side = forwards ? ledger : reversed(ledger)
  const force = rootBetween((force) => worthAt(side, force), 0, Number.POSITIVE_INFINITY, positive)
  if (changes > 1 && !keepsItsSide(side, force)) return undefined
  return forwards ? force : -force
}

/**
 * Positive rates in forward time, negative ones in reversed time. Zero ends both, where a touch is seen by both or by
 * neither.
 */
function allForces(ledger: Ledger): number[] | undefined {
  const positive = isPositiveAtZero(ledger)
  const above = forcesFrom(ledger, positive)
  const below = forcesFrom(reversed(ledger), positive)
  if (!above || !below) return undefined
  const forces = [...below.map((force) => -force), ...above]
  const near = forces.filter((force) => Math.abs(force) <= NEAR_ZERO)
  const zero = near.length > 0 ? near.slice(0, 1) : isTouching(momentsAt(ledger, 0, 1)) ? [0] : []
  return [...forces.filter((force) => Math.abs(force) > NEAR_ZERO), ...zero].toSorted((a, b) => a - b)
}

const isPositiveAtZero = (ledger: Ledger) => {
  const { comes, goes } = worthAt(ledger, 0)
  return comes >= goes
}
/** Without negative zero. */
const rateOf = (force: number) => Math.expm1(force) + 0
const comesFirst = ({ comes }: Ledger) => (comes[0] ?? 0) > 0
const none = (reason: NoRate): Xirr => ({ kind: 'none', reason })
