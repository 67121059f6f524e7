import { z } from 'zod'

const written = z.string().max(24).optional()

/** Search parameters; absent ones have their default. */
export const planAddress = z.object({
  plan: written,
  amount: written,
  from: written,
  step: written,
  out: written,
  deposit: written,
})

const day = z.iso.date()
const rupees = z.number()
/** Why there is no rate, see `xirr.ts`. */
const noRate = z.enum(['one-sided', 'no-balance', 'too-large', 'undecided', 'not-numbers'])

/** A plan's outcome, compact enough for a page. */
export const planOutcome = z.strictObject({
  /** The date due, and the date of the first purchase. */
  from: day,
  first: day,
  payments: z.int(),
  withdrawals: z.int(),
  paidIn: rupees,
  takenOut: rupees,
  units: z.number(),
  value: rupees,
  /** Date of the last value. */
  day,
  emptied: day.nullable(),
  xirr: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('rate'), rate: z.number() }),
    z.strictObject({ kind: z.literal('rates'), rates: z.array(z.number()).readonly() }),
    z.strictObject({ kind: z.literal('none'), reason: noRate }),
  ]),
  /** The same money in an FD. */
  deposit: z.strictObject({ value: rupees, emptied: day.nullable() }),
  /** On evenly spaced days from `first` to `day`, rounded for a picture. */
  course: z.strictObject({
    /** Paid in so far; for a SWP, withdrawn so far. */
    moved: z.array(rupees),
    value: z.array(rupees),
    deposit: z.array(rupees),
  }),
})
export type PlanOutcome = z.infer<typeof planOutcome>
