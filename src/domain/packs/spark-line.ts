import { closesAt, type SparkPack } from './spark-pack.ts'

const HEIGHT = 40
const MOST_WEEKS = 26

/** An instrument's weeks as heights; every other one for a full year, which is all the small line can show. */
export function sparkOf(sparks: SparkPack, id: string): number[] {
  const at = sparks.ids.placeOf(id)
  if (at < 0) return []
  const all = closesAt(sparks, at)
  const closes = all.length > MOST_WEEKS ? all.filter((_, week) => (all.length - 1 - week) % 2 === 0) : all
  const low = Math.min(...closes)
  const range = Math.max(...closes) - low
  return closes.map((close) => (range > 0 ? Math.round(((close - low) / range) * HEIGHT) : HEIGHT / 2))
}
