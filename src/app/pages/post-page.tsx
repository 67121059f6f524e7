import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { AppError } from '#domain/api/app-error.ts'
import type { PostCard } from '#domain/blog/post-answers.ts'
import { MissingPost, nearPosts, PostView, postHead, postQuery } from '#features/blog/post/index.ts'
import { known } from '../known-params.ts'
import { crumbsOf, pageHead } from '../page-head.ts'
import { Route as root } from '../root.tsx'
import { Crumbs } from '../shell/crumbs.tsx'

export const Route = createFileRoute('/blog/$slug')({
  params: known('slug'),
  // The text comes with the HTML; failures are shown in its place.
  loader: async ({ context: { api, queries }, params: { slug } }) => {
    try {
      const post = await queries.ensureQueryData(postQuery(api, slug))
      // A former address.
      if (post.slug !== slug) throw redirect({ to: '/blog/$slug', params: { slug: post.slug }, statusCode: 301 })
      return { head: postHead(post) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') throw notFound({ data: await nearPosts(api, slug) })
      if (error instanceof AppError) return {}
      throw error
    }
  },
  head: pageHead('post'),
  component: PostPage,
  notFoundComponent: ({ data }) => <MissingPost near={(data ?? []) as PostCard[]} />,
})

function PostPage() {
  const { slug } = Route.useParams()
  const { api } = Route.useRouteContext()
  const { origin } = root.useLoaderData()
  return (
    <PostView
      client={api}
      slug={slug}
      origin={origin}
      crumbs={(title) => <Crumbs to={crumbsOf('post')}>{title}</Crumbs>}
    />
  )
}
