import type { z } from 'zod'
import type { Check } from './envelope.ts'

/** Separate from `envelope.ts`, which every page loads. */
export const bySchema =
  <T>(schema: z.ZodType<T>): Check<T> =>
  (data) => {
    const checked = schema.safeParse(data)
    return checked.success ? { data: checked.data, bad: [] } : undefined
  }
