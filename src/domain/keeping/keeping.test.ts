import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#domain/text/markdown.ts'
import type { Note } from './note.ts'
import { knownTags, inView as notesInView, searchNotes } from './note-rules.ts'
import { todo } from './todo.ts'
import { isDue, isOverdue, inView as todosInView } from './todo-rules.ts'

const note = (id: string, more: Partial<Note> = {}): Note => ({
  id,
  userId: 'u',
  title: id,
  content: '',
  tags: [],
  category: 'other',
  isPinned: false,
  link: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})
const task = (id: string, dueDate: string | null = null, done = false) => ({
  id,
  type: 'other' as const,
  action: id,
  dueDate,
  done,
  link: null,
  createdAt: '2026-01-01T00:00:00.000Z',
})
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('notes', () => {
  test('pinned notes come first, the others keep their order', () => {
    expect(ids(notesInView([note('a'), note('b', { isPinned: true }), note('c')]))).toEqual(['b', 'a', 'c'])
  })

  test('note search is case-insensitive over title, content and tags', () => {
    const notes = [
      note('1', { title: 'Infosys results' }),
      note('2', { content: 'Read INFOSYS again' }),
      note('3', { tags: ['infosys'] }),
      note('4', { title: 'Gold' }),
    ]
    const search = (query: string) => searchNotes(notes)(query).map((place) => notes[place] as Note)
    expect(ids(search('iNfOsYs'))).toEqual(['1', '2', '3'])
    expect(ids(search(' infosys  read '))).toEqual(['2'])
    expect(ids(search(''))).toEqual(['1', '2', '3', '4'])
    expect(search('سعر')).toEqual([])
  })

  test('a search result does not depend on previous searches', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'A'), maxLength: 6 })
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 8 }), fc.array(letters, { maxLength: 6 }), (titles, queries) => {
        const notes = titles.map((title, n) => note(String(n), { title }))
        const search = searchNotes(notes)
        for (const query of queries) expect(search(query)).toEqual(searchNotes(notes)(query))
      }),
    )
  })

  test('tags by frequency', () => {
    expect(knownTags([note('1', { tags: ['a', 'b'] }), note('2', { tags: ['b'] })])).toEqual(['b', 'a'])
  })
})

describe('to-dos', () => {
  test('overdue first, then by date, then without one, done ones last', () => {
    const all = [
      task('none'),
      task('late', '2026-12-01'),
      task('done', '2026-01-01', true),
      task('early', '2026-02-01'),
    ]
    expect(ids(todosInView([...all, task('none 2')]))).toEqual(['early', 'late', 'none', 'none 2', 'done'])
  })

  test('due on its date and overdue after it; done ones are neither', () => {
    expect([isDue(task('a', '2026-11-16'), '2026-11-16'), isOverdue(task('a', '2026-11-16'), '2026-11-16')]).toEqual([
      true,
      false,
    ])
    expect([isDue(task('a', '2026-11-15'), '2026-11-16'), isOverdue(task('a', '2026-11-15'), '2026-11-16')]).toEqual([
      true,
      true,
    ])
    expect(isDue(task('a', '2026-11-17'), '2026-11-16')).toBe(false)
    expect(isDue(task('a', '2026-11-15', true), '2026-11-16')).toBe(false)
  })

  test.each(['2026-02-30', '1900', 'tomorrow', '9999-99-99'])('%s is not a date', (dueDate) => {
    expect(todo.safeParse(task('a', dueDate)).success).toBe(false)
  })
})

describe('markdown', () => {
  test('headings, paragraphs, lists, quotes, code, emphasis and links', () => {
    expect(
      parseMarkdown('# T\ntext **b** *i* `c`\n\n- one\n- two\n\n1. x\n\n> q\n\n```\n<b>\n```\n[l](https://a.example)'),
    ).toEqual([
      { kind: 'heading', level: 1, children: [{ kind: 'text', text: 'T' }] },
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'text ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'b' }] },
          { kind: 'text', text: ' ' },
          { kind: 'em', children: [{ kind: 'text', text: 'i' }] },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'c' },
        ],
      },
      { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
      { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'x' }]] },
      { kind: 'quote', children: [{ kind: 'text', text: 'q' }] },
      { kind: 'code', text: '<b>' },
      {
        kind: 'paragraph',
        children: [{ kind: 'link', href: 'https://a.example', children: [{ kind: 'text', text: 'l' }] }],
      },
    ])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'JaVaScRiPt:alert(1)', '//evil.example', 'vbscript:x'])(
    'a link to %s stays text',
    (href) => {
      expect(JSON.stringify(parseMarkdown(`[press](${href})`))).not.toContain('"link"')
    },
  )

  test('no text is lost, and parsing is fast', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'#*_`[]()>- \n1.ab'), maxLength: 400 }), (text) => {
        parseMarkdown(text)
      }),
    )
    const started = performance.now()
    for (const sign of ['*', '_', '`', '[', '[a](', '> ', '# ', '- ', '```\n']) parseMarkdown(sign.repeat(20_000))
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
