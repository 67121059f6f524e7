import type { RouteId } from '#catalogue/routes.ts'
import { upcomingPages } from '#catalogue/upcoming-pages.ts'

/** Beside a link to a page that is not open yet. */
export function Soon({ to }: { readonly to: RouteId }) {
  return to in upcomingPages ? <span className="soon">soon</span> : null
}
