import { Hono } from 'hono'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import type { AccountParts } from '../accounts/account-parts.ts'
import { passwordRoutes } from '../accounts/password-routes.ts'
import { sessionRoutes } from '../accounts/session-routes.ts'
import { adminRoutes } from '../admin/admin-routes.ts'
import { bannerRoutes } from '../banner/banner-routes.ts'
import { blogRoutes, postPictures } from '../blog/blog-routes.ts'
import type { PostDesk } from '../blog/post-desk.ts'
import { creatorRoutes } from '../creators/creator-routes.ts'
import { contactForm } from '../documents/contact-form.ts'
import { documentRoutes } from '../documents/document-routes.ts'
import { enquiryForm } from '../documents/enquiry-form-route.ts'
import { fundRoutes } from '../funds/fund-routes.ts'
import type { Log } from '../log.ts'
import type { Histories } from '../market/histories.ts'
import { marketRoutes } from '../market-routes.ts'
import type { NewsAnswers } from '../news/news-answers.ts'
import { newsPictures } from '../news/news-pictures.ts'
import { newsRoutes } from '../news/news-routes.ts'
import type { Market } from '../open-market.ts'
import type { UploadQueue } from '../pictures/upload-queue.ts'
import { uploadRoutes } from '../pictures/upload-routes.ts'
import { problemRoutes } from '../problems/problem-routes.ts'
import type { ListingMarket } from '../property/listing-market.ts'
import { listingPictures } from '../property/listing-pictures.ts'
import { propertyRoutes } from '../property/property-routes.ts'
import { shareRoutes } from '../sharing/share-routes.ts'
import type { StockPages } from '../stocks/stock-pages.ts'
import { stockRoutes } from '../stocks/stock-routes.ts'
import { visitRoutes } from '../visits/visit-routes.ts'
import { type CallSources, errorAnswer, mountOn } from './endpoint.ts'
import type { Scope } from './request-scope.ts'
import { traceOf } from './trace.ts'
import { withinLimits } from './work-limit.ts'

export type ApiParts = CallSources & {
  readonly log: Log
  readonly accounts: AccountParts
  readonly market: Market
  /** Of funds. */
  readonly histories: Histories
  readonly stockPages: StockPages
  readonly news: NewsAnswers
  readonly listings: ListingMarket
  readonly uploads: UploadQueue
  readonly posts: PostDesk
  readonly adminEmails: readonly string[]
}

const addresses = Object.values<Endpoint>(api).map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
)

/** Everything under /api. Server rendering calls it in process; browsers through the site. */
export function createApi(parts: ApiParts): Hono<Scope> {
  const app = new Hono<Scope>()

  const mount = mountOn(app, parts)
  bannerRoutes(mount)
  problemRoutes(mount)
  marketRoutes(mount, parts.market, parts.news.feedTitles, parts.listings)
  fundRoutes(mount, parts.market, parts.histories)
  stockRoutes(mount, parts.market, parts.stockPages)
  newsRoutes(mount, parts.news)
  newsPictures(app, parts.news)
  propertyRoutes(mount, parts.listings)
  creatorRoutes(mount, parts)
  uploadRoutes(app, mount, parts, parts.uploads)
  blogRoutes(mount, parts)
  postPictures(app, parts.posts, parts.uploads.store)
  documentRoutes(mount)
  adminRoutes(mount, parts.adminEmails)
  visitRoutes(mount)
  sessionRoutes(mount, parts.accounts)
  passwordRoutes(mount, parts.accounts)
  googleReturn(app, parts.accounts.google)
  contactForm(app, parts)
  enquiryForm(app, parts)
  listingPictures(app, parts, parts.uploads.store)
  shareRoutes(app, parts)

  app.notFound((c) => {
    const known = addresses.some((pattern) => pattern.test(c.req.path))
    throw new AppError(known ? 'method-not-allowed' : 'not-found')
  })
  app.onError((error, c) => {
    const id = traceOf(c.env?.incoming)?.id ?? ''
    if (!(error instanceof AppError)) parts.log.error('api failed', { id, cause: error })
    return errorAnswer(error, id)
  })
  return app
}

/** The OpenID callback. It redirects, so it is not in the contract. */
function googleReturn(app: Hono<Scope>, google: AccountParts['google']) {
  app.get('/api/auth/callback/google', (c) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = c.req.path
    if (!google) throw new AppError('not-found')
    // A person sees this response, so it always leads to our page.
    return withinLimits(() => google.finish(c.req.raw)).catch(() => google.failed())
  })
}
