import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import { api } from '#domain/api/contract.ts'
import { collectionNames } from '#domain/documents/document.ts'
import type { PrincipalName } from './principals.ts'

/** HTTP status for each of the six principals. An endpoint without a row fails the tests. */
export type AccessRow = Record<PrincipalName, number>

const everybody = (status: number): AccessRow => ({
  anonymous: status,
  user: status,
  'other user': status,
  creator: status,
  'other creator': status,
  admin: status,
})
const users: AccessRow = { ...everybody(200), anonymous: 401 }
const admins: AccessRow = { ...everybody(403), anonymous: 401, admin: 200 }
/** A document of the user: for others it does not exist. */
const authorOrAdmin: AccessRow = { ...everybody(404), anonymous: 401, user: 200, admin: 200 }
/** An enquiry about a sample: admins answer it. */
const receivers: AccessRow = { ...everybody(404), anonymous: 401, admin: 200 }
const creators = (status: number): AccessRow => ({
  ...everybody(403),
  anonymous: 401,
  creator: status,
  'other creator': status,
})
/** Something of the creator: for others it does not exist. */
const itsCreator: AccessRow = { ...everybody(404), anonymous: 401, creator: 200 }
const adminPage: AccessRow = { ...admins, anonymous: 403 }

export const accessTable: Record<string, AccessRow> = {
  'GET /healthz': everybody(200),
  'GET /readyz': everybody(200),
  'GET /robots.txt': everybody(200),
  'GET /sitemap.xml': everybody(200),
  'GET /blog/rss.xml': everybody(200),
  'GET /blog/atom.xml': everybody(200),
  'GET /blog/feed.json': everybody(200),
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
  'POST /api/page-views': everybody(200),
  'GET /api/admin/page-views': admins,
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
  'GET /api/news': everybody(200),
  // No paper has brought such an article.
  'GET /api/news/{id}': everybody(404),
  'GET /api/news/{id}/picture/{width}': everybody(404),

  'GET /api/posts': everybody(200),
  'GET /api/posts/{slug}': everybody(200),
  'GET /api/posts/{slug}/near': everybody(200),
  // No published post has such a picture.
  'GET /api/post-pictures/{hash}/{width}': everybody(404),
  'GET /api/share/{kind}/{id}': everybody(200),
  'GET /api/admin/posts': admins,
  'POST /api/admin/posts': { ...admins, admin: 201 },
  'GET /api/admin/posts/{id}': admins,
  'PUT /api/admin/posts/{id}': admins,
  'DELETE /api/admin/posts/{id}': admins,
  'GET /api/admin/posts/{id}/versions/{version}': admins,
  'POST /api/admin/posts/preview': admins,
  // Written by the calls above only.
  'GET /api/documents/posts': admins,
  'GET /api/documents/posts/{id}': admins,
  'POST /api/documents/posts': everybody(405),
  'PUT /api/documents/posts/{id}': everybody(405),
  'PATCH /api/documents/posts/{id}': everybody(405),
  'DELETE /api/documents/posts/{id}': everybody(405),

  'GET /api/listings': everybody(200),
  'GET /api/listings/{id}': everybody(200),
  'GET /api/listings/{id}/near': everybody(200),
  'GET /api/listings/{id}/pictures/{n}': everybody(200),
  'GET /api/listings/{id}/floor-plan': everybody(200),

  'POST /api/listings/{id}/views': everybody(200),
  'GET /api/creator/listings': users,
  // Admins put pictures into posts.
  'POST /api/creator/pictures': { ...creators(201), admin: 201 },
  'GET /api/creator/pictures/{id}': itsCreator,
  'GET /api/creator/pictures/{hash}/{width}': { ...itsCreator, admin: 200 },
  // A draft of the creator: admins review it and cannot change it.
  'GET /api/documents/drafts': users,
  'POST /api/documents/drafts': creators(201),
  'GET /api/documents/drafts/{id}': { ...itsCreator, admin: 200 },
  'PUT /api/documents/drafts/{id}': everybody(405),
  'PATCH /api/documents/drafts/{id}': { ...creators(200), 'other creator': 404 },
  // Copied: only its owner may.
  'POST /api/creator/listings/{id}': { ...itsCreator, admin: 403 },
  'DELETE /api/documents/drafts/{id}': itsCreator,
  // A request of the user, who then cannot send another.
  'GET /api/documents/requests': users,
  'POST /api/documents/requests': { ...everybody(201), anonymous: 401 },
  'GET /api/documents/requests/{id}': authorOrAdmin,
  'PUT /api/documents/requests/{id}': everybody(405),
  'PATCH /api/documents/requests/{id}': everybody(405),
  'DELETE /api/documents/requests/{id}': everybody(405),
  'POST /api/admin/requests/{id}': admins,

  // Live listings and what became of them; a stranger's draft does not exist. They are published from drafts only.
  'GET /api/documents/listings': everybody(200),
  'GET /api/documents/listings/{id}': everybody(200),
  'POST /api/documents/listings': everybody(405),
  'PUT /api/documents/listings/{id}': everybody(405),
  'PATCH /api/documents/listings/{id}': everybody(405),
  'DELETE /api/documents/listings/{id}': everybody(405),
  // An enquiry of the user: they read it, admins too, for others it does not exist.
  'GET /api/documents/enquiries': users,
  'POST /api/documents/enquiries': everybody(201),
  'GET /api/documents/enquiries/{id}': authorOrAdmin,
  'PUT /api/documents/enquiries/{id}': everybody(405),
  'PATCH /api/documents/enquiries/{id}': receivers,
  'POST /api/creator/enquiries/{id}': receivers,
  'DELETE /api/documents/enquiries/{id}': receivers,
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
  'GET /api/documents/messages/{id}': authorOrAdmin,
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
  'GET /compare': everybody(200),
  'GET /real-estate': everybody(200),
  'GET /real-estate/{id}': everybody(200),
  'GET /real-estate/mine': everybody(200),
  'GET /news': everybody(200),
  // No such article, and no copy of it in this browser.
  'GET /news/{id}': everybody(404),
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
