import type { PageRoute, RouteId } from './routes.ts'

/** What each page that is not open yet will do. All are open. */
export const upcomingPages: Partial<Record<RouteId, string>> = {}

export type UpcomingId = RouteId

/** Whether search engines may list a page. */
export const isIndexed = (id: string, { access, hidden }: PageRoute) =>
  access === 'anyone' && !hidden && !(id in upcomingPages)
