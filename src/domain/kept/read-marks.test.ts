import { expect, test } from 'vitest'
import { newsWords, readWords } from './news-words.ts'
import { markRead, markUnread, readMarks } from './read-marks.ts'

test('read marks: newest first, each once, at most 2,000', () => {
  expect(markRead(markRead(['a', 'b'], 'b'), 'c')).toEqual(['c', 'b', 'a'])
  const full = Array.from({ length: 2_000 }, (_, at) => `id-${at}`)
  expect(markRead(full, 'new')).toHaveLength(2_000)
  expect(markRead(full, 'new').at(-1)).toBe('id-1998')
  expect(markUnread(['a', 'b'], 'a')).toEqual(['b'])
  expect(readMarks.safeParse(markRead(full, 'new')).success).toBe(true)
})

test('typed words: trimmed, each once, within the limits of what is stored', () => {
  expect(readWords(' cricket, Elon   Musk ,, Cricket ,')).toEqual(['cricket', 'Elon Musk'])
  const many = Array.from({ length: 80 }, (_, at) => `${at}${'x'.repeat(100)}`).join(',')
  expect(newsWords.safeParse({ keep: readWords(many), mute: [] }).success).toBe(true)
})
