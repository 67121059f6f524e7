import type { Xirr } from '#domain/money/xirr.ts'
import type { ComparedRef } from './compare-query.ts'

/** What is true of a kind of investment, in words. */
export type Notes = {
  readonly lockIn: string
  /** Instead of a lock-in, the date of a goal. */
  readonly neededBy?: string | null
  readonly costs: string
  readonly tax: string
}

/** One column of a comparison. Shares: 0.25 is 25%. Null where it cannot be known. */
export type ComparedThing = {
  readonly ref: ComparedRef
  readonly name: string
  /** Its own page, which shows the same figures. */
  readonly href: string
  readonly currency: string
  /** Invented by us. */
  readonly isSample: boolean
  /** The day of the last value; null for a model or a goal. */
  readonly asOf: string | null
  /** Values to draw, oldest first; null without a price series. */
  readonly line: { readonly days: readonly number[]; readonly values: readonly (number | null)[] } | null
  /** Paid on the first day, and every month. */
  readonly outlay: number
  readonly monthly: number
  /** What is there at the end of the period, after everything that was paid. */
  readonly value: number | null
  readonly xirr: Xirr | null
  /** A year, over the period, without payments in between. */
  readonly yearly: number | null
  readonly worst: { readonly share: number; readonly until: string } | null
  readonly volatility: number | null
  /** Why figures are missing, or what they assume; empty if there is nothing to say. */
  readonly remark: string
  readonly notes: Notes
}
