import { latePart } from '#ui/layers/late-part.tsx'

export { Hero } from './hero.tsx'
export { readGlance } from './home-glance.ts'
export { HomeMember } from './home-member.tsx'

/** Plain HTML until it comes near. */
export const MarketToday = latePart('.market-today', () =>
  import('./market-today.tsx').then(({ MarketToday: part }) => part),
)
export const HomeReasons = latePart('.home-part', () =>
  import('./home-reasons.tsx').then(({ HomeReasons: part }) => part),
)
