import { z } from 'zod'

const written = z.string().max(24).optional()

/** As it stands in an address; what is left out has its default. */
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

/** What a plan in a fund came to, as small as a page can carry it. */
export const planOutcome = z.strictObject({
  /** The day the money was first due, and the one it bought on. */
  from: day,
  first: day,
  payments: z.int(),
  withdrawals: z.int(),
  paidIn: rupees,
  takenOut: rupees,
  units: z.number(),
  value: rupees,
  /** The last value's. */
  day,
  emptied: day.nullable(),
  xirr: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('rate'), rate: z.number() }),
    z.strictObject({ kind: z.literal('rates'), rates: z.array(z.number()).readonly() }),
    z.strictObject({ kind: z.literal('none'), reason: noRate }),
  ]),
  /** The same money in a deposit at a bank. */
  deposit: z.strictObject({ value: rupees, emptied: day.nullable() }),
  /** On days evenly apart from `first` to `day`, rounded as a picture may be. */
  course: z.strictObject({
    /** Paid in so far; in a SWP, taken out so far. */
    moved: z.array(rupees),
    value: z.array(rupees),
    deposit: z.array(rupees),
  }),
})
export type PlanOutcome = z.infer<typeof planOutcome>
