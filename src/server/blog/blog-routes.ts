import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Principal } from '#domain/api/access.ts'
import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { blogSearch } from '#domain/blog/blog-search.ts'
import { findPosts, nearPosts } from '#domain/blog/find-posts.ts'
import { refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { type Post, postForm } from '#domain/blog/post.ts'
import type { RelatedFund } from '#domain/blog/post-answers.ts'
import { countWords, minutesFor } from '#domain/blog/post-words.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { pictureHash } from '#domain/property/listing-picture.ts'
import { listingWidths } from '#domain/property/picture-address.ts'
import { userById } from '../accounts/account-collection.ts'
import { idOf } from '../accounts/account-parts.ts'
import type { Database } from '../db/database.ts'
import { findDocument } from '../documents/document-collection.ts'
import type { Mount } from '../http/endpoint.ts'
import type { Scope } from '../http/request-scope.ts'
import { traceOf } from '../http/trace.ts'
import { withinLimits } from '../http/work-limit.ts'
import type { Market } from '../open-market.ts'
import { fileOf, type PictureStore } from '../pictures/picture-store.ts'
import { pictureHeaders } from '../pictures/upload-routes.ts'
import { allPosts, versionData, versionsOf } from './post-collection.ts'
import type { PostDesk } from './post-desk.ts'
import { readMarkdown } from './read-markdown.ts'
import { addPost, changePost, deletePost, type Editor } from './write-post.ts'

const MOST_FUNDS = 3

type Parts = { readonly posts: PostDesk; readonly market: Market }

export function blogRoutes(mount: Mount, { posts, market }: Parts) {
  mount(api.findPosts, async ({ query }) => findPosts(await posts.published(), blogSearch(query)))

  mount(api.post, async ({ params }) => {
    const known = await posts.find(params.slug)
    if (!known) throw new AppError('not-found')
    const all = await posts.published()
    const at = all.indexOf(known)
    return {
      ...known.card,
      changedAt: known.post.changedAt,
      words: known.words,
      text: posts.textOf(known),
      previous: neighbourOf(all[at + 1]),
      next: neighbourOf(all[at - 1]),
      funds: await relatedFunds(market, known.post.funds),
    }
  })

  mount(api.nearPosts, async ({ params }) => ({ near: nearPosts(await posts.published(), params.slug) }))

  mount(api.ownPosts, async ({ db }) => {
    const rows = await allPosts(db, Number.MAX_SAFE_INTEGER)
    const own = rows.map(({ id, version, updatedAt, post: { slug, title, publishAt, body } }) => ({
      id,
      version,
      slug,
      title,
      publishAt,
      updatedAt: updatedAt.toISOString(),
      words: countWords(body),
    }))
    return { posts: own.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.slug.localeCompare(b.slug)) }
  })

  mount(api.editedPost, async ({ params, db }) => {
    const row = await findDocument(db, { collection: 'posts', id: params.id })
    if (!row) throw new AppError('not-found')
    const { id, version, data } = row
    return { id, version, data: formOf(data as Post), versions: await versionsOf(db, id, version) }
  })

  mount(api.postVersion, async ({ params, db }) => {
    const found = await versionData(db, params.id, Number(params.version))
    if (!found) throw new AppError('not-found')
    return { data: formOf(found) }
  })

  mount(api.previewPost, async ({ body }) => {
    if (refusedMarkdown(body.body)) throw new AppError('markdown-refused')
    const text = readMarkdown(body.body)
    return { text, minutes: minutesFor(text.words) }
  })

  mount(api.addPost, async ({ body, who, db, now }) => {
    const written = await addPost(db, randomUUID(), body, await editorOf(db, who, now()))
    await posts.changed()
    return written
  })
  mount(api.changePost, async ({ params, body, who, db, now }) => {
    const written = await changePost(db, params.id, body.data, body.version, await editorOf(db, who, now()))
    await posts.changed()
    return written
  })
  mount(api.deletePost, async ({ params, who, db, now }) => {
    await deletePost(db, params.id, await editorOf(db, who, now()))
    await posts.changed()
    return {}
  })
}

const neighbourOf = (known: { readonly card: { slug: string; title: string } } | undefined) =>
  known ? { slug: known.card.slug, title: known.card.title } : null

const formOf = (data: Post) => postForm.strip().parse(data)

async function editorOf(db: Database, who: Principal, at: Date): Promise<Editor> {
  const id = idOf(who)
  return { id, email: (await userById(db, id))?.email ?? '', at }
}

/** As the search finds them now; none while the market is not there yet. */
async function relatedFunds(market: Market, words: string): Promise<RelatedFund[]> {
  // A post does not wait for the first import.
  if (words.trim() === '' || !market.funds.current()) return []
  const found = await market.funds.thread
    .find({ ...fundQueryOf({ q: words }), size: MOST_FUNDS })
    .catch(() => undefined)
  return (found?.cards ?? []).slice(0, MOST_FUNDS).map((card) => ({
    code: card.code,
    name: schemeTitle(card),
    category: card.category,
    nav: card.nav,
    day: card.day,
    return1y: card.return1y,
    spark: card.spark,
    sample: found?.source === 'sample',
  }))
}

/** Pictures of published posts; editors see those of drafts at their own address. */
export function postPictures(app: Hono<Scope>, posts: PostDesk, store: PictureStore) {
  app.get('/api/post-pictures/:hash/:width', (c) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = '/api/post-pictures/{hash}/{width}'
    return withinLimits(async () => {
      const hash = pictureHash.safeParse(c.req.param('hash')).data
      const width = listingWidths.find((one) => String(one) === c.req.param('width'))
      if (!hash || !width) throw new AppError('not-found')
      const isPublic = (await posts.published()).some(
        ({ post: { cover, body } }) => cover?.hash === hash || body.includes(`/api/post-pictures/${hash}`),
      )
      const bytes = isPublic ? await store.read(fileOf(hash, width)) : undefined
      if (!bytes) throw new AppError('not-found')
      return new Response(bytes, {
        headers: { ...pictureHeaders, 'cache-control': 'public, max-age=31536000, immutable' },
      })
    })
  })
}
