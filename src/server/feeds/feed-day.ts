import type { Day } from '#domain/time/day.ts'

const IST_MS = 5.5 * 3_600_000

/** The day it is where the markets are that we follow most: India. */
export const dayNow = (now: Date): Day => Math.floor((now.getTime() + IST_MS) / 86_400_000)
