import { createFileRoute, notFound } from '@tanstack/react-router'
import { AppError } from '#domain/api/app-error.ts'
import { ArticleSheet, articleHead, MissingArticle, storyQuery } from '#features/news/article/index.ts'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'
import { Route as root } from '../root.tsx'

export const Route = createFileRoute('/news/$id')({
  params: known('id'),
  // The text comes with the HTML; failures are shown in its place.
  loader: async ({ context: { api, queries }, params: { id } }) => {
    try {
      const { story } = await queries.ensureQueryData(storyQuery(api, id))
      return { head: articleHead(story) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') throw notFound()
      return {}
    }
  },
  head: pageHead('article'),
  component: () => <ArticleSheet {...useArticle()} />,
  notFoundComponent: () => <MissingArticle {...useArticle()} />,
})

function useArticle() {
  const { id } = Route.useParams()
  const { api: client } = Route.useRouteContext()
  const { origin } = root.useLoaderData()
  return { id, client, origin }
}
