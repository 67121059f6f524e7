import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { story } from '#tests/stories.ts'
import { NewsOrigin, NewsStatus } from './news-status.tsx'

const said = (news: Parameters<typeof NewsOrigin>[0]['news']) => renderToStaticMarkup(<NewsOrigin news={news} />)

test('papers that cannot be reached are named only when they failed', () => {
  expect(said({ origin: 'kept', failed: false, stories: [] })).toBe('')
  expect(said({ origin: 'live', failed: false, stories: [story('a')] })).toBe('')
  const nothing = said({ origin: 'kept', failed: true, stories: [] })
  expect(nothing).toContain('The papers cannot be reached at the moment.')
  expect(nothing).not.toContain('fetched before')
  expect(said({ origin: 'kept', failed: true, stories: [story('a')] })).toContain('headlines we fetched before')
})

test('only failures and the next refresh are announced: the age would be read aloud every minute', () => {
  const news = { origin: 'live', asOf: '2026-11-18T08:00:00.000Z' } as const
  const html = (failed: boolean) =>
    renderToStaticMarkup(
      <NewsStatus news={news} failed={failed} state={{ phase: 'paused', why: 'offline' }} onRefresh={() => {}} />,
    )
  const announced = (failed: boolean) => /role="status">(.*?)<\/p>/.exec(html(failed))?.[1]?.replaceAll(/<[^>]+>/g, '')
  expect(html(false)).toContain('<time dateTime="2026-11-18T08:00:00.000Z"')
  expect(announced(false)).toBe(' · auto-refresh paused, you are offline')
  expect(announced(true)).toBe(' · refresh failed · auto-refresh paused, you are offline')
})
