import type { Day } from '#domain/time/day.ts'

/** One day's value, exactly as it was written. */
export type NavPoint = { readonly day: Day; readonly nav: string }
