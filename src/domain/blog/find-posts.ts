import { type BlogSearch, POSTS_PER_PAGE } from './blog-search.ts'
import type { PostCard } from './post-answers.ts'

/** A public post as the list needs it; `text` is its whole text in lower case. */
export type ListedPost = { readonly card: PostCard; readonly text: string }

/** The posts with all words and the tag, newest first, a page at a time. Words in titles count before others. */
export function findPosts(posts: readonly ListedPost[], { q, tag, page = 1 }: BlogSearch) {
  const words = wordsOf(q ?? '')
  const found = posts
    .filter(({ card, text }) => (!tag || card.tags.includes(tag)) && words.every((word) => text.includes(word)))
    .map((post) => ({ post, score: words.filter((word) => post.card.title.toLowerCase().includes(word)).length }))
    .sort((a, b) => b.score - a.score)
  const pages = Math.max(1, Math.ceil(found.length / POSTS_PER_PAGE))
  const shown = Math.min(page, pages)
  return {
    total: found.length,
    pages,
    page: shown,
    posts: found.slice((shown - 1) * POSTS_PER_PAGE, shown * POSTS_PER_PAGE).map(({ post }) => post.card),
    tags: tagsOf(posts),
  }
}

const MOST_WORDS = 8

const wordsOf = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MOST_WORDS)

function tagsOf(posts: readonly ListedPost[]) {
  const counts = new Map<string, number>()
  for (const { card } of posts) for (const tag of card.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
}

const MOST_NEAR = 3

/** For an unknown address: posts whose address has the most of its words, else the newest. */
export function nearPosts(posts: readonly ListedPost[], slug: string): PostCard[] {
  const words = new Set(slug.split('-').filter((word) => word.length > 2))
  const score = ({ card, text }: ListedPost) =>
    [...words].reduce(
      (sum, word) =>
        sum + (card.slug.split('-').includes(word) ? 3 : card.slug.includes(word) ? 2 : Number(text.includes(word))),
      0,
    )
  return posts
    .map((post) => ({ post, score: score(post) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR)
    .map(({ post }) => post.card)
}
