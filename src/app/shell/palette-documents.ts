import type { PaletteItem } from '#domain/palette/palette-item.ts'
import { postsQuery } from '#features/blog/list/index.ts'
import { choiceFor, newsQuery } from '#features/news/list/index.ts'
import type { RouterContext } from '../router-context.ts'

type Sources = Pick<RouterContext, 'api' | 'queries'>

/** The lists that every visitor gets: they say nothing about this person. */
export async function headlines({ api, queries }: Sources): Promise<PaletteItem[]> {
  const { answer } = await queries.ensureQueryData(newsQuery(api, choiceFor({})))
  return answer.stories.map(({ id, title, source }) => ({
    ...{ kind: 'article', id, label: title, aside: source.name, href: `/news/${encodeURIComponent(id)}` },
  }))
}

/** The newest ones. */
export async function posts({ api, queries }: Sources): Promise<PaletteItem[]> {
  const { posts: found } = await queries.ensureQueryData(postsQuery(api, {}))
  return found.map(({ slug, title, summary }) => ({
    ...{ kind: 'post', id: slug, label: title, href: `/blog/${slug}`, also: summary },
  }))
}
