import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import { api } from '#domain/api/contract.ts'
import { collectionNames } from '#domain/documents/document.ts'
import type { PrincipalName } from './principals.ts'

/** HTTP status for each of the five principals. An endpoint without a row fails the tests. */
export type AccessRow = Record<PrincipalName, number>

const everybody = (status: number): AccessRow => ({
  anonymous: status,
  user: status,
  'other user': status,
  creator: status,
  admin: status,
})
const users: AccessRow = { ...everybody(200), anonymous: 401 }
const admins: AccessRow = { anonymous: 401, user: 403, 'other user': 403, creator: 403, admin: 200 }
const adminPage: AccessRow = { ...admins, anonymous: 403 }

export const accessTable: Record<string, AccessRow> = {
  'GET /healthz': everybody(200),
  'GET /readyz': everybody(200),
  'GET /robots.txt': everybody(200),
  'GET /sitemap.xml': everybody(200),
  // Like every public page; here no such page was sent.
  'GET /page-state/{hash}': everybody(404),

  'GET /api/openapi.json': everybody(200),
  'GET /api/banner': everybody(200),
  'GET /api/auth/session': everybody(200),
  'POST /api/auth/sign-up': everybody(201),
  // Successful answers are covered by the accounts tests; here no such address, link or set-up exists.
  'POST /api/auth/sign-in': everybody(404),
  'POST /api/auth/google': everybody(409),
  'GET /api/auth/callback/google': everybody(404),
  'POST /api/auth/sign-out': everybody(200),
  'POST /api/auth/request-reset': everybody(409),
  'POST /api/auth/reset-password': everybody(400),
  'GET /api/auth/methods': users,
  'POST /api/auth/change-password': users,
  'POST /api/auth/delete-account': users,
  'POST /api/problems': everybody(201),
  'GET /api/problems': admins,
  'GET /api/packs': everybody(200),
  'GET /api/funds': everybody(200),
  'GET /api/feeds': everybody(200),
  'GET /api/funds/{code}': everybody(200),
  'GET /api/funds/{code}/history': everybody(200),
  'GET /api/funds/{code}/line': everybody(200),
  'GET /api/funds/{code}/near': everybody(200),
  'GET /api/funds/{code}/plan': everybody(200),
  'GET /api/stocks': everybody(200),
  'GET /api/stocks/{symbol}': everybody(200),
  'GET /api/stocks/{symbol}/history': everybody(200),
  'GET /api/stocks/{symbol}/line': everybody(200),
  'GET /api/stocks/{symbol}/near': everybody(200),

  'GET /api/listings': everybody(200),
  'GET /api/listings/{id}': everybody(200),
  'GET /api/listings/{id}/near': everybody(200),
  'GET /api/listings/{id}/pictures/{n}': everybody(200),
  'GET /api/listings/{id}/floor-plan': everybody(200),

  // Live listings and what became of them; a stranger's draft does not exist. Creators write from the next version on.
  'GET /api/documents/listings': everybody(200),
  'GET /api/documents/listings/{id}': everybody(200),
  'POST /api/documents/listings': everybody(405),
  'PUT /api/documents/listings/{id}': everybody(405),
  'PATCH /api/documents/listings/{id}': everybody(405),
  'DELETE /api/documents/listings/{id}': everybody(405),
  // An enquiry of the user: they read it, admins too, for others it does not exist.
  'GET /api/documents/enquiries': users,
  'POST /api/documents/enquiries': everybody(201),
  'GET /api/documents/enquiries/{id}': { anonymous: 401, user: 200, 'other user': 404, creator: 404, admin: 200 },
  'PUT /api/documents/enquiries/{id}': everybody(405),
  'PATCH /api/documents/enquiries/{id}': admins,
  'DELETE /api/documents/enquiries/{id}': admins,
  'GET /api/documents/reports': admins,
  'POST /api/documents/reports': everybody(201),
  'GET /api/documents/reports/{id}': admins,
  'PUT /api/documents/reports/{id}': everybody(405),
  'PATCH /api/documents/reports/{id}': admins,
  'DELETE /api/documents/reports/{id}': admins,
  // Posted without scripts: redirects back to the page.
  'POST /api/enquiries': everybody(303),

  // A message of the user: they read it, admins edit it, for others it does not exist.
  'GET /api/documents/messages': users,
  'POST /api/documents/messages': everybody(201),
  'GET /api/documents/messages/{id}': { anonymous: 401, user: 200, 'other user': 404, creator: 404, admin: 200 },
  'PUT /api/documents/messages/{id}': everybody(405),
  'PATCH /api/documents/messages/{id}': admins,
  'DELETE /api/documents/messages/{id}': admins,
  'GET /api/documents/banners': admins,
  'POST /api/documents/banners': everybody(405),
  'PUT /api/documents/banners/{id}': admins,
  'GET /api/documents/banners/{id}': admins,
  'PATCH /api/documents/banners/{id}': everybody(405),
  'DELETE /api/documents/banners/{id}': admins,
  // Posted without scripts: redirects back to the page.
  'POST /api/contact': everybody(303),
  'GET /api/admin/overview': admins,
  'GET /api/admin/users': admins,
  'POST /api/admin/users/{uid}': admins,
  'GET /api/admin/audit': admins,

  'GET /': everybody(200),
  'GET /about': everybody(200),
  'GET /search-funds': everybody(200),
  'GET /search-stocks': everybody(200),
  'GET /real-estate': everybody(200),
  'GET /real-estate/{id}': everybody(200),
  'GET /news': everybody(200),
  'GET /news/{id}': everybody(200),
  'GET /login': everybody(200),
  'GET /signup': everybody(200),
  'GET /reset-password': everybody(200),
  'GET /signed-in': everybody(200),
  'GET /terms': everybody(200),
  'GET /contact': everybody(200),
  'GET /blog': everybody(200),
  'GET /blog/{slug}': everybody(200),
  'GET /admin': adminPage,
  'GET /fund/{schemeCode}': everybody(200),
  'GET /stock/{symbol}': everybody(200),
  // The server sends shell and spinner to everybody; personal data never leaves the browser.
  'GET /profile': everybody(200),
  'GET /wishlist': everybody(200),
  'GET /wishlist/funds': everybody(200),
  'GET /wishlist/stocks': everybody(200),
  'GET /favorite-properties': everybody(200),
  'GET /my-quotes': everybody(200),
  'GET /financial-goals': everybody(200),
}

/** Queries of the rows above, where a call is refused without one. */
export const queries: Readonly<Record<string, string>> = {
  'GET /api/funds': '?q=growth',
}

/** A document call counts once per collection. */
export const inEachCollection = (name: string) =>
  name.includes('{collection}') ? collectionNames.map((each) => name.replace('{collection}', each)) : [name]

export const contractRows = Object.values<Endpoint>(api).flatMap(({ method, path }) =>
  inEachCollection(`${method} ${path}`),
)
export const pageRows = Object.values<PageRoute>({ ...routes, ...extraRoutes }).map(({ path }) => `GET ${path}`)
