import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { readSearch } from '#domain/api/search-text.ts'
import { blogSearch } from '#domain/blog/blog-search.ts'
import { BlogList, postsQuery } from '#features/blog/list/index.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/blog')({
  validateSearch: searchOf<'blog'>(),
  // The list comes with the HTML; a failure is shown in its place.
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queries }, location }) => {
    const search = readSearch(blogSearch, location.search)
    await queries.ensureQueryData(postsQuery(api, search)).catch(() => {})
    const { title, description } = routes.blog
    // A search is no page for search engines; a further page of the list is.
    const canonical = search.page && !search.q && !search.tag ? `/blog?page=${search.page}` : '/blog'
    return { head: { title, description, hidden: search.q !== undefined, canonical, feeds: true } }
  },
  head: pageHead('blog'),
  component: BlogPage,
})

function BlogPage() {
  const { api } = Route.useRouteContext()
  const search = usePageSearch(blogSearch, Route.useSearch())
  return (
    <>
      <h1 className="page-title">{routes.blog.title}</h1>
      <p className="lead">{routes.blog.description}</p>
      <BlogList key={JSON.stringify(search)} client={api} search={search} />
      <p className="blog-feeds">
        Follow the blog:{' '}
        <a href="/blog/rss.xml" className="text-link">
          RSS
        </a>
        ,{' '}
        <a href="/blog/atom.xml" className="text-link">
          Atom
        </a>{' '}
        or{' '}
        <a href="/blog/feed.json" className="text-link">
          JSON
        </a>
      </p>
    </>
  )
}
