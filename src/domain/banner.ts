import { z } from 'zod'
import { plainText } from './text.ts'

/** The line above every page. It always points to /contact; `version` changes with the words, so that a new text is seen again. */
export const banner = z.strictObject({
  text: plainText(200).min(1),
  link: plainText(60).min(1),
  version: z.string().regex(/^[0-9a-f]{12}$/),
})
export type Banner = z.infer<typeof banner>
