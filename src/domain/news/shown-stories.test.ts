import { expect, test } from 'vitest'
import { story } from '#tests/stories.ts'
import { shownStories } from './shown-stories.ts'
import { asWords, firstWordIn } from './word-match.ts'

const none = { keep: [], mute: [] }
const idsOf = ({ stories }: { readonly stories: readonly { readonly id: string }[] }) => stories.map(({ id }) => id)

const stories = [
  story('rates', { title: 'Rates rise again', description: 'The bank explains', category: 'business' }),
  story('cup', {
    title: 'Cricket: the cup',
    category: 'sports',
    country: 'gb',
    source: { id: 'bbc-news', name: 'BBC News' },
  }),
  story('chips', {
    title: 'A new chip',
    category: 'technology',
    papers: [{ name: 'The Hindu', url: 'https://hindu.example/chips' }],
  }),
]

test('words are looked for in title and description, in any case and order', () => {
  expect(idsOf(shownStories(stories, { q: 'BANK rates' }, none))).toEqual(['rates'])
  expect(idsOf(shownStories(stories, { q: 'nothing' }, none))).toEqual([])
})

test('topic, country and paper narrow the list; a grouped story belongs to each of its papers', () => {
  expect(idsOf(shownStories(stories, { category: 'sports' }, none))).toEqual(['cup'])
  expect(idsOf(shownStories(stories, { country: 'in' }, none))).toEqual(['rates', 'chips'])
  expect(idsOf(shownStories(stories, { provider: 'bbc-news' }, none))).toEqual(['cup'])
  expect(idsOf(shownStories(stories, { provider: 'the-hindu' }, none))).toEqual(['chips'])
})

test('a muted word hides a story and is counted, a word to keep wins', () => {
  const muted = shownStories(stories, {}, { keep: [], mute: ['cricket', 'the bank'] })
  expect([idsOf(muted), muted.muted]).toEqual([['chips'], 2])
  const kept = shownStories(stories, {}, { keep: ['Rates'], mute: ['cricket', 'the bank'] })
  expect([idsOf(kept), kept.muted, kept.keptFor.get('rates')]).toEqual([['rates', 'chips'], 1, 'Rates'])
  expect(idsOf(shownStories(stories, {}, { keep: [], mute: ['cricket'] }, true))).toEqual(['rates', 'cup', 'chips'])
})

test('only whole words count, in any script', () => {
  expect(firstWordIn(['rate'], asWords('Corporate rates'))).toBeUndefined()
  expect(firstWordIn(['elon musk'], asWords('“Elon Musk,” he said'))).toBe('elon musk')
  expect(firstWordIn(['बाज़ार'], asWords('शेयर बाज़ार में तेज़ी'))).toBe('बाज़ार')
  expect(firstWordIn(['  ', '!'], asWords('anything'))).toBeUndefined()
})
