import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDatabases } from '#tests/fake-databases.ts'
import { connectionTo } from './database-connection.ts'

let browser: ReturnType<typeof stubDatabases>
const connectionToNotes = () => connectionTo('notes', { labels: { keyPath: 'key' }, values: {} })

beforeEach(() => {
  browser = stubDatabases()
})
afterEach(() => vi.unstubAllGlobals())

test('whoever asks, also at once, gets a transaction over one connection; none is opened before', async () => {
  const connection = connectionToNotes()
  expect([connection.isOpen(), browser.connections.length]).toEqual([false, 0])
  const both = [connection.transaction('readonly'), connection.transaction('readwrite')]
  expect(await Promise.all(both)).toEqual([
    { names: ['labels', 'values'], mode: 'readonly' },
    { names: ['labels', 'values'], mode: 'readwrite' },
  ])
  await connection.transaction('readonly')
  expect([connection.isOpen(), browser.connections.length]).toEqual([true, 1])
})

test.each(['onversionchange', 'onclose'] as const)('after %s the next one opens a new connection', async (event) => {
  const connection = connectionToNotes()
  await connection.transaction('readonly')
  browser.connections[0]?.[event]?.()
  expect([browser.connections[0]?.closed, connection.isOpen()]).toEqual([true, false])
  await connection.transaction('readonly')
  expect(browser.connections.length).toBe(2)
})

test('a connection that was closed without a word is replaced', async () => {
  const connection = connectionToNotes()
  await connection.transaction('readonly')
  browser.connections[0]?.close()
  await connection.transaction('readonly')
  expect(browser.connections.map(({ closed }) => closed)).toEqual([true, false])
})

test('a late event of a replaced connection leaves the new one alone', async () => {
  const connection = connectionToNotes()
  await connection.transaction('readonly')
  browser.connections[0]?.close()
  await connection.transaction('readonly')
  browser.connections[0]?.onclose?.()
  await connection.transaction('readonly')
  expect(browser.connections.length).toBe(2)
})

test('what could not be opened is refused, and opened by the next one', async () => {
  const connection = connectionToNotes()
  browser.refuses = true
  await expect(connection.transaction('readonly')).rejects.toThrow('refused')
  expect(connection.isOpen()).toBe(false)
  browser.refuses = false
  await connection.transaction('readonly')
  expect(browser.connections.length).toBe(1)
})

test('removing closes the connection first, and the next one makes the database anew', async () => {
  const connection = connectionToNotes()
  await connection.transaction('readonly')
  await connection.remove()
  expect([browser.names(), connection.isOpen()]).toEqual([[], false])
  await connection.transaction('readonly')
  expect([browser.names(), browser.connections.length]).toEqual([['notes'], 2])
})

test('another shape on the disk is refused, not tried for ever', async () => {
  await connectionTo('notes', { other: {} }).transaction('readonly')
  await expect(connectionToNotes().transaction('readonly')).rejects.toThrow('No such store')
})
