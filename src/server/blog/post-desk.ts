import type { ListedPost } from '#domain/blog/find-posts.ts'
import { postLimits } from '#domain/blog/post.ts'
import type { PostCard } from '#domain/blog/post-answers.ts'
import type { PostText } from '#domain/blog/post-node.ts'
import { stateOf } from '#domain/blog/post-state.ts'
import { countWords, minutesFor, plainWords } from '#domain/blog/post-words.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { allPosts, type PostRow, postStamp, seedPosts } from './post-collection.ts'
import { readMarkdown } from './read-markdown.ts'
import { readShippedPosts, shippedName } from './shipped-posts.ts'

export type KnownPost = PostRow & ListedPost & { readonly words: number }

/** All posts in memory, as far as the database has not changed. */
export type PostDesk = {
  readonly ready: Promise<void>
  /** Published ones, newest first. */
  published(): Promise<readonly KnownPost[]>
  /** By its present or a former address. */
  find(slug: string): Promise<KnownPost | undefined>
  textOf(known: PostRow): PostText
  /** Calls back when what readers see may have changed: after a write, or when a scheduled post is due. */
  watch(onChange: () => void): void
  /** After a write of this process. */
  changed(): Promise<void>
  stop(): void
}

type Parts = {
  readonly db: Database
  readonly clock: () => Date
  readonly log: Log
  /** With the posts that come with Banyan. */
  readonly shipped: boolean
}

/** Another process may have written. */
const LOOK_MS = 15_000
/** Longer waits overflow a timer; a look comes much sooner. */
const MOST_WAIT_MS = 60_000

export function openPostDesk({ db, clock, log, shipped }: Parts): PostDesk {
  let known: { readonly stamp: string; readonly posts: readonly KnownPost[] } = { stamp: '', posts: [] }
  let onChange: () => void = () => {}
  let due: NodeJS.Timeout | undefined
  const texts = new WeakMap<object, PostText>()

  const load = async () => {
    const stamp = await postStamp(db)
    if (stamp === known.stamp) return
    const before = new Map(known.posts.map((one) => [`${one.id} ${one.version}`, one]))
    const rows = await allPosts(db, postLimits.posts)
    // An unchanged one keeps its parsed text.
    const posts = rows.map((row) => before.get(`${row.id} ${row.version}`) ?? knownOf(row))
    known = { stamp, posts: posts.sort((a, b) => momentOf(b) - momentOf(a)) }
    wait()
    onChange()
  }
  /** Until the next scheduled post is due. */
  const wait = () => {
    clearTimeout(due)
    const now = clock().getTime()
    const next = Math.min(...known.posts.map(momentOf).filter((at) => at > now))
    if (!Number.isFinite(next)) return
    const isNear = next - now <= MOST_WAIT_MS
    due = setTimeout(
      () => {
        if (isNear) onChange()
        wait()
      },
      isNear ? next - now : MOST_WAIT_MS,
    ).unref()
  }
  const seed = async () => {
    const posts = shipped ? readShippedPosts() : []
    if (posts.length > 0) await seedPosts(db, shippedName(posts), posts, clock())
    await load()
  }
  const ready = seed().catch((cause) => log.error('posts failed', { cause }))
  const looking = setInterval(() => void load().catch((cause) => log.error('posts failed', { cause })), LOOK_MS).unref()
  const published = async () => {
    await ready
    await load()
    const now = clock()
    return known.posts.filter(({ post }) => stateOf(post.publishAt, now) === 'published')
  }
  return {
    ready,
    published,
    async find(slug) {
      const posts = await published()
      return posts.find(({ post }) => post.slug === slug) ?? posts.find(({ post }) => post.formerSlugs.includes(slug))
    },
    textOf(row) {
      const text = texts.get(row.post) ?? readMarkdown(row.post.body)
      texts.set(row.post, text)
      return text
    },
    watch(listener) {
      onChange = listener
    },
    changed: load,
    stop() {
      clearInterval(looking)
      clearTimeout(due)
    },
  }
}

const momentOf = ({ post }: PostRow) => (post.publishAt === null ? 0 : Date.parse(post.publishAt))

function knownOf(row: PostRow): KnownPost {
  const { title, summary, body, tags } = row.post
  const words = countWords(body)
  const text = [title, summary, tags.join(' '), plainWords(body)].join('\n').toLowerCase()
  return { ...row, words, text, card: cardOf(row, words) }
}

function cardOf({ post }: PostRow, words: number): PostCard {
  const { slug, title, summary, author, tags, cover, publishAt, changedAt } = post
  return { slug, title, summary, author, tags, cover, publishedAt: publishAt ?? changedAt, minutes: minutesFor(words) }
}
