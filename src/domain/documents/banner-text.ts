import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'

const words = z.strictObject({ text: plainText(200).min(1), link: plainText(60).min(1) })

/** The line above every page. It always points to /contact; `version` changes with the words, so that a new text is seen again. */
export const banner = words.extend({ version: z.string().regex(/^[0-9a-f]{12}$/) })
export type Banner = z.infer<typeof banner>

/** As administrators write it. Not shown, it waits for better days. */
export const bannerText = words.extend({ shown: z.boolean() })
export type BannerText = z.infer<typeof bannerText>

/** The id of the one that counts. Without it the banner that ships is shown. */
export const CURRENT_BANNER = 'current'
