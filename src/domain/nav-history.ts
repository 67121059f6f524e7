import type { Day } from './day.ts'

/** One day's value, exactly as it was written. */
export type NavPoint = { readonly day: Day; readonly nav: string }
