import type { PageRoute } from './routes.ts'

/** Whether search engines may list a page. */
export const isIndexed = ({ access, hidden }: PageRoute) => access === 'anyone' && !hidden
