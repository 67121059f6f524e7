import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'

const words = z.strictObject({ text: plainText(200).min(1), link: plainText(60).min(1) })

/**
 * The line above every page. It links to /contact; `version` changes with the text, so that a new text is shown again.
 */
export const banner = words.extend({ version: z.string().regex(/^[0-9a-f]{12}$/) })
export type Banner = z.infer<typeof banner>

/** As administrators write it; hidden unless `shown`. */
export const bannerText = words.extend({ shown: z.boolean() })
export type BannerText = z.infer<typeof bannerText>

/** Id of the current banner. Without it the shipped one is shown. */
export const CURRENT_BANNER = 'current'
