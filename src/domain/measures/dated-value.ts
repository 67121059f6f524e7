import type { Day } from '#domain/time/day.ts'

/** One day's value, exactly as written. */
export type NavPoint = { readonly day: Day; readonly nav: string }
