import { createFileRoute, useRouter } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { readSearch } from '#domain/api/search-text.ts'
import { type NewsSearch, newsSearch } from '#domain/news/news-search.ts'
import { FollowedStories } from '#features/news/followed/index.ts'
import { choiceFor, NewsScreen, newsQuery } from '#features/news/list/index.ts'
import { LocalPlace, useNear } from '#features/news/place/index.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { pageHead } from '../page-head.ts'
import { Route as root } from '../root.tsx'
import { useArticleCode } from '../use-article-code.ts'

export const Route = createFileRoute('/news')({
  validateSearch: searchOf<'news'>(),
  // The first list comes with the HTML, by the choice that everybody has; a failure is shown in its place.
  loader: async ({ context: { api, queries }, location }) => {
    const search = readSearch(newsSearch, location.search)
    // Saved articles are in the browser only.
    if (search.tab === 'saved') return
    await queries.ensureQueryData(newsQuery(api, choiceFor(search))).catch(() => {})
  },
  head: pageHead('news'),
  component: NewsPage,
})

function NewsPage() {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const { setUp } = root.useLoaderData()
  const uid = userOf(useSession())?.uid
  useArticleCode(uid !== undefined)
  const onSearch = useStable((search: NewsSearch, step: 'change' | 'replace') => {
    void navigate({ search, replace: step === 'replace', resetScroll: false })
  })
  return (
    <>
      <h1 className="page-title">{routes.news.title}</h1>
      <NewsScreen
        client={Route.useRouteContext().api}
        search={usePageSearch(newsSearch, Route.useSearch())}
        onSearch={onSearch}
        onOpen={(address) => router.history.push(address)}
        followed={(stories) => <FollowedStories uid={uid} stories={stories} />}
        place={<LocalPlace uid={uid} ipLocation={setUp.ipLocation} />}
        near={useNear(uid)}
      />
    </>
  )
}
