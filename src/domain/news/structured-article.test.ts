import { expect, test } from 'vitest'
import { story } from '#tests/stories.ts'
import { paragraphsOf, structuredArticle } from './structured-article.ts'

const origin = 'https://banyan.example'

test('structured data names page, source and our copy of the picture, and cannot end its script', () => {
  const text = structuredArticle(
    story('a1', { title: '</script><b>', author: 'Asha Rao', urlToImage: 'https://paper.example/a.jpg' }),
    origin,
  )
  expect(text).not.toContain('<')
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'NewsArticle',
    headline: '</script><b>',
    mainEntityOfPage: 'https://banyan.example/news/a1',
    isBasedOn: 'https://paper.example/a1',
    image: ['https://banyan.example/api/news/a1/picture/1200'],
    author: { '@type': 'Person', name: 'Asha Rao' },
    publisher: { name: 'A paper' },
  })
})

test('an invented article has none', () => {
  expect(structuredArticle(story('sample-rates'), origin)).toBeUndefined()
})

test('text becomes paragraphs, without a first one that repeats the description', () => {
  const description = 'In short.'
  expect(paragraphsOf({ content: 'In short.\n\nAt length.\n \nEnd. ', description })).toEqual(['At length.', 'End.'])
  expect(paragraphsOf({ content: null, description })).toEqual([])
})
