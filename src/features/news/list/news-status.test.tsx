import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { story } from '#tests/stories.ts'
import { NewsOrigin } from './news-status.tsx'

const said = (news: Parameters<typeof NewsOrigin>[0]['news']) => renderToStaticMarkup(<NewsOrigin news={news} />)

test('papers that cannot be reached are named only when they failed', () => {
  expect(said({ origin: 'kept', failed: false, stories: [] })).toBe('')
  expect(said({ origin: 'live', failed: false, stories: [story('a')] })).toBe('')
  const nothing = said({ origin: 'kept', failed: true, stories: [] })
  expect(nothing).toContain('The papers cannot be reached at the moment.')
  expect(nothing).not.toContain('fetched before')
  expect(said({ origin: 'kept', failed: true, stories: [story('a')] })).toContain('headlines we fetched before')
})
