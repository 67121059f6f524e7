import { z } from 'zod'

/** How a kept list is checked when it is read. Apart from its rules, which pages use that check nothing. */
export const keptList = <Schema extends z.ZodType>(item: Schema) =>
  z.array(
    z.strictObject({
      id: z.string().min(1).max(200),
      rev: z.int().min(1),
      at: z.iso.datetime(),
      place: z.number(),
      item: item.nullable(),
    }),
  )
