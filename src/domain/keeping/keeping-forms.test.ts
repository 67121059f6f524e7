import { expect, test } from 'vitest'
import { emptyNote, readNote } from './note-form.ts'
import { emptyTodo, readTodo } from './todo-form.ts'

const many = (length: number, part: (at: number) => string) => Array.from({ length }, (_, at) => part(at)).join(', ')

test('a note needs a title or a text, within limits', () => {
  const refusals = (form: Partial<typeof emptyNote>) => {
    const read = readNote({ ...emptyNote, ...form })
    return read.ok ? {} : read.refusals
  }
  expect(refusals({})).toEqual({ content: 'Enter a note or a title.' })
  expect(refusals({ title: ' \u200b ' })).toHaveProperty('content')
  expect(refusals({ title: 'a' })).toEqual({})
  expect(refusals({ content: 'x'.repeat(100_000) })).toEqual({
    content: 'A note can have at most 20,000 characters; this has 100,000.',
  })
  expect(refusals({ title: 'x'.repeat(201) })).toHaveProperty('title')
  expect(refusals({ title: 'a', tags: many(500, (at) => `t${at}`) })).toEqual({
    tags: 'A note can have at most 20 tags; this has 500.',
  })
})

test('emoji, right-to-left text and script tags are text', () => {
  const content = '🌳 مرحبا <script>alert(1)</script> [x](javascript:alert(1))'
  expect(readNote({ ...emptyNote, content })).toMatchObject({ ok: true, draft: { content } })
  expect(readTodo({ ...emptyTodo, action: content })).toMatchObject({ ok: true, draft: { action: content } })
})

test('a to-do needs words, and a valid date between 1970 and 2200', () => {
  const refusals = (form: Partial<typeof emptyTodo>) => {
    const read = readTodo({ ...emptyTodo, action: 'buy', ...form })
    return read.ok ? {} : read.refusals
  }
  expect(refusals({ action: '  ' })).toEqual({ action: 'Enter a to-do.' })
  expect(refusals({ action: 'x'.repeat(100_000) })).toEqual({
    action: 'A to-do can have at most 500 characters; this has 100,000.',
  })
  for (const dueDate of ['1900-01-01', '9999-12-31', '2026-02-30', 'soon', '2026-1-1', '2200-12-32'])
    expect(refusals({ dueDate })).toEqual({ dueDate: 'Choose a date between 1970 and 2200.' })
  for (const dueDate of ['', '2024-02-29', '1970-01-01', '2200-12-31']) expect(refusals({ dueDate })).toEqual({})
})
