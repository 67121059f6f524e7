import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('one JSON object per line, with the cause of an error', () => {
  let text = ''
  const log = createLog('info', (lines) => {
    text += lines
  })
  log.request('a-1', '/fund/{schemeCode}', 'GET', 200, 1.234)
  log.info('note', { message: 'line\nbreak' })
  log.error('failed', { cause: new Error('why') })
  log.flush()
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { level: 'info', event: 'request', id: 'a-1', method: 'GET', place: '/fund/{schemeCode}', status: 200, ms: 1.2 },
    { level: 'info', event: 'note', message: 'line\nbreak' },
    { level: 'error', event: 'failed', cause: { error: 'Error: why', at: expect.stringContaining('log.test.ts') } },
  ])
})

test.each([
  ['error', 1],
  ['silent', 0],
] as const)('level %s keeps quiet', (level, count) => {
  const lines: string[] = []
  const log = createLog(level, (text) => lines.push(text))
  log.info('note')
  log.request('a-1', '/', 'GET', 200, 1)
  log.error('failed')
  log.flush()
  expect(lines).toHaveLength(count)
})

test('a failed query is logged with its reason, without its parameters', () => {
  let text = ''
  const log = createLog('error', (lines) => {
    text += lines
  })
  const reason = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' })
  log.error('failed', {
    cause: new DrizzleQueryError('select * from users where email = $1', ['alice@example.com'], reason),
  })
  log.flush()
  expect(text).not.toContain('alice')
  expect(JSON.parse(text).cause).toMatchObject({
    error: expect.stringContaining('select * from users where email = $1'),
    cause: { error: 'Error: connect refused (ECONNREFUSED)' },
  })
})
