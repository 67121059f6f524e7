import { expect, test } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

const idsOf = (source: string) =>
  readMarkdown(source).blocks.flatMap((block) => (block.is === 'heading' ? [block.id] : []))

test('every heading has an id of its own', () => {
  expect(idsOf('## Costs\n\n## Costs\n\n## Costs 2\n\n## Costs')).toEqual([
    'on-costs',
    'on-costs-2',
    'on-costs-2-2',
    'on-costs-3',
  ])
  expect(idsOf('## Costs 2\n\n## Costs\n\n## Costs')).toEqual(['on-costs-2', 'on-costs', 'on-costs-3'])
})
