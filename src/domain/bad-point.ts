import { z } from 'zod'
import type { BadPoint } from './bad-points.ts'
import { isoDay, readIsoDay } from './day.ts'

/** As it travels: with its day in letters. */
export const badPoint = z.strictObject({
  kind: z.enum(['zero', 'wrong-day', 'face-value']),
  day: z.iso.date(),
  /** What was published; for a face value how many times as large a unit became. */
  value: z.number(),
})
type ToldBadPoint = z.infer<typeof badPoint>

export const toldBadPoint = ({ kind, day, value }: BadPoint): ToldBadPoint => ({
  kind,
  day: isoDay(day),
  value: Number.isFinite(value) ? value : 0,
})

export const readBadPoint = ({ kind, day, value }: ToldBadPoint): BadPoint => ({
  kind,
  day: readIsoDay(day) ?? 0,
  value,
})
