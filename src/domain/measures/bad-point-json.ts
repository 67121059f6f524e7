import { isoDay, readIsoDay } from '#domain/time/day.ts'
import type { BadPoint } from './bad-points.ts'

/** As sent: with an ISO date. */
type Told = { readonly kind: BadPoint['kind']; readonly day: string; readonly value: number }

export const toldBadPoint = ({ kind, day, value }: BadPoint): Told => ({
  kind,
  day: isoDay(day),
  value: Number.isFinite(value) ? value : 0,
})

export const readBadPoint = ({ kind, day, value }: Told): BadPoint => ({ kind, day: readIsoDay(day) ?? 0, value })
