import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { story } from '#tests/stories.ts'
import { LeadStory, StoryRow } from './story-row.tsx'

const shared = {
  now: Date.parse('2026-11-18T10:00:00Z'),
  exact: true,
  read: false,
  saved: false,
  keptFor: undefined,
  onSave: () => {},
}
const row = (changes = {}, marks = {}) =>
  renderToStaticMarkup(<StoryRow story={story('a1', changes)} {...shared} {...marks} />)
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('a row says source, age with the exact time as title, and topic', () => {
  const html = row({ category: 'business' })
  expect(textOf(html)).toContain('Story a1 A paper · Business · 2 h ago')
  expect(html).toMatch(/<time dateTime="2026-11-18T08:00:00.000Z" title="18 Nov 2026, /)
  expect(html).toContain('href="/news/a1"')
})

test('pictures are our own, lazy, with their space reserved; without one there is no space', () => {
  const html = row({ urlToImage: 'https://paper.example/large.jpg' })
  expect(html).toContain('src="/api/news/a1/picture/320"')
  expect(html).toMatch(/width="640" height="360" alt="" loading="lazy"/)
  expect(html).not.toContain('large.jpg')
  expect(row()).not.toContain('<img')
  const lead = renderToStaticMarkup(
    <LeadStory story={story('a1', { urlToImage: 'https://paper.example/large.jpg' })} {...shared} />,
  )
  expect(lead).toMatch(/alt="From A paper: Story a1" loading="eager"/)
})

test('a grouped story names the other papers, whose links tell them nothing', () => {
  const html = row({
    papers: [
      { name: 'B', url: 'https://b.example/1' },
      { name: 'C', url: 'https://c.example/1' },
    ],
  })
  expect(textOf(html)).toContain('3 papers')
  expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2)
})

test('what was read, saved, kept for a word, invented or not English is marked', () => {
  const html = row({ id: 'sample-a1', language: 'hi' }, { read: true, saved: true, keptFor: 'rupee' })
  expect(html).toMatch(/data-read="true"/)
  expect(textOf(html)).toContain('(read)')
  expect(html).toMatch(/aria-label="Save Story a1" aria-pressed="true"/)
  expect(textOf(html)).toMatch(/rupee Sample/)
  expect(html).toContain('lang="hi"')
})

test('markup in a headline is text', () => {
  expect(row({ title: '<img src=x onerror=alert(1)>' })).not.toContain('<img')
})
