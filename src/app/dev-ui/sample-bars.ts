import type { Bars } from '#ui/chart/bars/bars.ts'

const DAY = 86_400
export const LAST = Date.UTC(2026, 10, 13) / 1000

/** Deterministic numbers between 0 and 1. */
function chances(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Made-up daily bars up to a Friday, without weekends. */
export function sampleBars(count: number, seed = 5): Bars {
  const chance = chances(seed)
  const times: number[] = []
  for (let at = LAST; times.length < count; at -= DAY) {
    const weekday = new Date(at * 1000).getUTCDay()
    if (weekday !== 0 && weekday !== 6) times.unshift(at)
  }
  let price = 100
  const rows = times.map(() => {
    const open = price * (1 + (chance() - 0.5) * 0.01)
    price = open * (1 + (chance() + chance() - 0.995) * 0.03)
    const high = Math.max(open, price) * (1 + chance() * 0.012)
    const low = Math.min(open, price) * (1 - chance() * 0.012)
    return { open, high, low, close: price, volume: Math.round(2e5 + chance() * chance() * 3e6) }
  })
  const column = (name: 'open' | 'high' | 'low' | 'close' | 'volume') => rows.map((row) => row[name])
  return {
    ...{ times, open: column('open'), high: column('high'), low: column('low') },
    ...{ close: column('close'), volume: column('volume') },
  }
}

/** The same with a month missing, and days of which only the close is known. */
export function withHoles(bars: Bars): Bars {
  const { length } = bars.times
  const kept = bars.times.flatMap((_, at) => (at > length * 0.4 && at < length * 0.5 ? [] : [at]))
  const pick = <T>(values: readonly T[]) => kept.map((at) => values[at] as T)
  const partly = (values: Bars['open']) => pick(values).map((value, at) => (at % 7 === 3 ? null : value))
  return {
    ...{ times: pick(bars.times), close: pick(bars.close), volume: partly(bars.volume) },
    ...{ open: partly(bars.open), high: partly(bars.high), low: partly(bars.low) },
  }
}
