import type { ApiClient } from '#platform/api/api-client.ts'
import { latePart } from '#ui/layers/late-part.tsx'

export { Hero } from './hero.tsx'
export { HomeMember } from './home-member.tsx'

/** Imported late: the browser needs it only after a link. */
export const readGlance = async (client: ApiClient) => (await import('./home-glance.ts')).readGlance(client)

/** Plain HTML until it comes near. */
export const MarketToday = latePart('.market-today', () =>
  import('./market-today.tsx').then(({ MarketToday: part }) => part),
)
export const HomeReasons = latePart('.home-part', () =>
  import('./home-reasons.tsx').then(({ HomeReasons: part }) => part),
)
