import { expect, test } from 'vitest'
import { noteOfShared } from './shared-note.ts'

test.each([
  [{ title: 'Rates', url: 'https://paper.example/1' }, 'Rates', 'https://paper.example/1'],
  [{ text: 'Read this', url: 'https://paper.example/1' }, '', 'Read this\n\nhttps://paper.example/1'],
  [{ text: 'See https://paper.example/1', url: 'https://paper.example/1' }, '', 'See https://paper.example/1'],
  [{ title: 'x', url: 'javascript:alert(1)' }, 'x', ''],
  [{}, '', ''],
])('what is shared becomes a note: %j', (shared, title, content) => {
  expect(noteOfShared(shared)).toMatchObject({ title, content })
})
