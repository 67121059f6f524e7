import { z } from 'zod'
import { itemKey, type PaletteItem, type PaletteKind, paletteKinds } from './palette-item.ts'

/** What was opened from the palette, stored in the browser only. */
export const recentChoice = z.strictObject({
  kind: z.enum(Object.keys(paletteKinds) as [PaletteKind, ...PaletteKind[]]),
  id: z.string().min(1).max(200),
  label: z.string().min(1).max(300),
  href: z
    .string()
    .regex(/^\/(?![/\\])/)
    .max(1_000)
    .optional(),
})
export type RecentChoice = z.infer<typeof recentChoice>

const MOST = 8

/** Newest first, each once. */
export function rememberChoice(
  choices: readonly RecentChoice[],
  { kind, id, label, href }: PaletteItem,
): RecentChoice[] {
  const { success, data } = recentChoice.safeParse({ kind, id, label: label.slice(0, 300), ...(href && { href }) })
  if (!success) return [...choices]
  return [data, ...choices.filter((one) => itemKey(one) !== itemKey(data))].slice(0, MOST)
}
