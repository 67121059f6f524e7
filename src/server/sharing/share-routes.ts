import type { Hono } from 'hono'
import { addressPatterns } from '#domain/api/address.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNow } from '../feeds/feed-day.ts'
import type { Scope } from '../http/request-scope.ts'
import { traceOf } from '../http/trace.ts'
import { withinLimits } from '../http/work-limit.ts'
import { createTurns } from '../limits/turns.ts'
import { drawSharePicture, type ShareCard } from './draw-share-picture.ts'
import { type CardSources, shareCards } from './share-cards.ts'

const MOST_KEPT = 200
type Drawn = Promise<Uint8Array<ArrayBuffer>>

/** Pictures for link previews, one per fund, stock, listing and post: drawn when first asked for, once a day. */
export function shareRoutes(app: Hono<Scope>, sources: CardSources & { readonly now: () => Date }) {
  const cards = shareCards(sources)
  const kept = new Map<string, Drawn>()
  // One at a time: a crawler that wants all of them must not take all threads.
  const turns = createTurns({ atOnce: 1, waiting: 20 })

  const drawn = (key: string, card: ShareCard): Drawn => {
    const known = kept.get(key)
    if (known) return known
    const made = turns('', () => drawSharePicture(card))
    made.catch(() => kept.delete(key))
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  app.get('/api/share/:kind/:id', (c) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = '/api/share/{kind}/{id}'
    return withinLimits(async () => {
      const { kind, id } = c.req.param()
      if (!(kind in patterns) || !patterns[kind as keyof typeof patterns].test(id)) throw new AppError('not-found')
      const card = await cards[kind as keyof typeof patterns](id)
      if (!card) throw new AppError('not-found')
      const day: Day = dayNow(sources.now())
      const bytes = await drawn(`${kind} ${id} ${day} ${JSON.stringify(card)}`, card)
      return new Response(bytes, { headers })
    })
  })
}

const patterns = {
  fund: addressPatterns.schemeCode,
  stock: addressPatterns.symbol,
  listing: addressPatterns.id,
  post: addressPatterns.slug,
} as const

const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}
