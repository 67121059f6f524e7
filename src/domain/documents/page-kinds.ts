import { type RouteId, routes } from '#catalogue/routes.ts'

/** Counts by kind of page and day: no person, no address, no time of day. Without schemas: pages count with it. */
export const pageKinds = Object.keys(routes) as RouteId[]
export const pageViewLimits = { perKind: 100, perAddressAndHour: 120, shownDays: 30, keptDays: 400 } as const
