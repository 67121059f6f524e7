import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { story } from '#tests/stories.ts'
import { HeadlinesCard } from './headlines-card.tsx'

const lists = vi.hoisted(() => ({ funds: [] as object[], stocks: [] as object[], favorites: [], goals: [] }))
const queryKey = ['own-news']
vi.mock('#features/news/matched/index.ts', () => ({
  useStoredLists: () => lists,
  useOwnNewsQuery: () => ({ queryKey, queryFn: () => Promise.reject(new Error('No network')), retryOnMount: false }),
}))

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  lists.stocks = [{ item: { symbol: 'INFY', name: 'Infosys Limited' } }]
})
const shown = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <HeadlinesCard uid="u" client={{} as never} market={{} as never} />
    </QueryClientProvider>,
  )
const load = (...titles: string[]) =>
  queries.setQueryData(queryKey, { answer: { stories: titles.map((title, at) => story(`s${at}`, { title })) } })

test('nothing is claimed while headlines load, unless nothing is followed', () => {
  expect(shown()).toContain('skeleton')
  expect(shown()).not.toContain('No headline')
  lists.stocks = []
  expect(shown()).toContain('No headline names anything you follow.')
})

test('headlines that name what is followed, or none of them does', () => {
  load('Infosys wins an order', 'Rain in the hills')
  expect(shown()).toContain('Infosys wins an order')
  expect(shown()).not.toContain('Rain')
  load('Rain in the hills')
  expect(shown()).toContain('No headline names anything you follow.')
})

test('a failure says so and offers a retry', async () => {
  await queries.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('No network')) })
  expect(shown()).toContain('News could not be loaded.')
  expect(shown()).toContain('Try again')
})
