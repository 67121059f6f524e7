import type { PageRoute, RouteId } from './routes.ts'

/** What each page that is not open yet will do. Remove the line when the page opens. */
export const upcomingPages = {
  blog: 'You will read plain explanations of returns, costs and plans, with every figure calculated from named data.',
  post: 'You will read this post here, with its figures and its sources.',
} as const satisfies Partial<Record<RouteId, string>>

export type UpcomingId = keyof typeof upcomingPages

/** Whether search engines may list a page. */
export const isIndexed = (id: string, { access, hidden }: PageRoute) =>
  access === 'anyone' && !hidden && !(id in upcomingPages)
