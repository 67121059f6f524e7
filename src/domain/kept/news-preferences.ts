import { z } from 'zod'

const few = z.array(z.string().min(1).max(60)).max(40).readonly()

/** §3: news preferences. */
export const newsPreferences = z.strictObject({
  preferredProviders: few,
  preferredCategories: few,
  preferredCountries: few,
  autoRefresh: z.boolean(),
  refreshInterval: z.int().min(1).max(1440),
})
export type NewsPreferences = z.infer<typeof newsPreferences>
