/** One entry per value; `null` until there are enough values before it. */
export type Indicator = (number | null)[]

/** Simple moving average. Each window is summed anew: a running sum would collect rounding errors. */
export function sma(values: readonly number[], window: number): Indicator {
  return values.map((_, at) => (at < window - 1 ? null : meanOf(values, at - window + 1, at + 1)))
}

/** Exponential moving average with weight 2 / (window + 1); begins with the simple average of the first window. */
export function ema(values: readonly number[], window: number): Indicator {
  let last = 0
  return values.map((value, at) => {
    if (at < window - 1) return null
    last = at === window - 1 ? meanOf(values, 0, window) : last + (value - last) * (2 / (window + 1))
    return last
  })
}

/** Relative strength index with Wilder's smoothing, 0 to 100. */
export function rsi(values: readonly number[], window = 14): Indicator {
  let [gain, loss] = [0, 0]
  return values.map((value, at) => {
    if (at === 0) return null
    const change = value - (values[at - 1] ?? value)
    // Plain averages of the first window, then each new change counts 1 / window.
    const [kept, added] = at <= window ? [1, 1 / window] : [(window - 1) / window, 1 / window]
    gain = gain * kept + Math.max(change, 0) * added
    loss = loss * kept + Math.max(-change, 0) * added
    // Without any change neither side is stronger.
    return at < window ? null : gain + loss === 0 ? 50 : (100 * gain) / (gain + loss)
  })
}

export type Macd = { readonly macd: Indicator; readonly signal: Indicator; readonly histogram: Indicator }

/** Fast minus slow exponential average, the exponential average of that, and the difference of the two. */
export function macd(values: readonly number[], fast = 12, slow = 26, smooth = 9): Macd {
  const [quick, calm] = [ema(values, fast), ema(values, slow)]
  const line = values.map((_, at) => minus(quick[at], calm[at]))
  const known = line.filter((value) => value !== null)
  const signal = [...line.slice(0, line.length - known.length), ...ema(known, smooth)]
  return { macd: line, signal, histogram: line.map((value, at) => minus(value, signal[at])) }
}

export type Bands = { readonly upper: Indicator; readonly middle: Indicator; readonly lower: Indicator }

/** Bollinger bands: the simple average, and `width` standard deviations (of the population, n) around it. */
export function bollinger(values: readonly number[], window = 20, width = 2): Bands {
  const middle = sma(values, window)
  const spread = middle.map((centre, at) => {
    if (centre === null) return 0
    let sum = 0
    for (let each = at - window + 1; each <= at; each += 1) sum += ((values[each] ?? 0) - centre) ** 2
    return width * Math.sqrt(sum / window)
  })
  const shifted = (sign: number) =>
    middle.map((centre, at) => (centre === null ? null : centre + sign * (spread[at] ?? 0)))
  return { upper: shifted(1), middle, lower: shifted(-1) }
}

function meanOf(values: readonly number[], from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += values[at] ?? 0
  return sum / (to - from)
}

const minus = (a: number | null | undefined, b: number | null | undefined) => (a == null || b == null ? null : a - b)
