import type { SampleGoal } from '#domain/home/sample-goal.ts'

export type Mover = { readonly symbol: string; readonly name: string; readonly change: number }
export type Headline = { readonly id: string; readonly title: string; readonly paper: string; readonly lang: string }

/** The box of the chart's line. */
export const CHART = { width: 600, height: 160 } as const

/** What the home page shows of the market, small enough to come with its HTML. */
export type HomeGlance = {
  readonly fund: {
    readonly code: number
    readonly name: string
    /** A line in a box of `CHART`. */
    readonly path: string
    readonly from: string
    readonly to: string
    /** Over that time, in per cent. */
    readonly change: number
    readonly isSample: boolean
  } | null
  readonly stocks: {
    readonly day: string
    readonly isSample: boolean
    readonly gainers: readonly Mover[]
    readonly losers: readonly Mover[]
  } | null
  readonly headlines: readonly Headline[]
  readonly areHeadlinesSample: boolean
  readonly property: {
    readonly id: string
    readonly title: string
    readonly place: string
    readonly price: number
    readonly isRent: boolean
    readonly isSample: boolean
  } | null
  readonly goal: SampleGoal | null
}
