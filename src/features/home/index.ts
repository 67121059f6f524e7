import type { ApiClient } from '#platform/api/api-client.ts'

import { latePart } from '#ui/layers/late-part.tsx'

export { Hero } from './hero.tsx'
/** Its code comes late: a visitor's page has its answer already. */
export const readGlance = async (client: ApiClient) => (await import('./read-glance.ts')).readGlance(client)
export { HomeMember } from './home-member.tsx'

/** Plain HTML until it comes near. */
export const MarketToday = latePart('.market-today', () =>
  import('./market-today.tsx').then(({ MarketToday: part }) => part),
)
export const HomeReasons = latePart('.home-part', () =>
  import('./home-reasons.tsx').then(({ HomeReasons: part }) => part),
)
