import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDatabases } from '#tests/fake-databases.ts'
import { connectionTo } from './database-connection.ts'

let browser: ReturnType<typeof stubDatabases>
const connectionToNotes = () => connectionTo('notes', { labels: { keyPath: 'key' }, values: {} })

beforeEach(() => {
  browser = stubDatabases()
})
afterEach(() => vi.unstubAllGlobals())

test('concurrent callers share one connection, opened on first use', async () => {
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

test.each(['onversionchange', 'onclose'] as const)('after %s the next call opens a new connection', async (event) => {
  const connection = connectionToNotes()
  await connection.transaction('readonly')
  browser.connections[0]?.[event]?.()
  expect([browser.connections[0]?.closed, connection.isOpen()]).toEqual([true, false])
  await connection.transaction('readonly')
  expect(browser.connections.length).toBe(2)
})

test('a connection that was closed silently is replaced', async () => {
  const connection = connectionToNotes()
  await connection.transaction('readonly')
  browser.connections[0]?.close()
  await connection.transaction('readonly')
  expect(browser.connections.map(({ closed }) => closed)).toEqual([true, false])
})

test('a late event of a replaced connection does not affect the new one', async () => {
  const connection = connectionToNotes()
  await connection.transaction('readonly')
  browser.connections[0]?.close()
  await connection.transaction('readonly')
  browser.connections[0]?.onclose?.()
  await connection.transaction('readonly')
  expect(browser.connections.length).toBe(2)
})

test('a failed open rejects, and the next call tries again', async () => {
  const connection = connectionToNotes()
  browser.refuses = true
  await expect(connection.transaction('readonly')).rejects.toThrow('refused')
  expect(connection.isOpen()).toBe(false)
  browser.refuses = false
  await connection.transaction('readonly')
  expect(browser.connections.length).toBe(1)
})

test('removing closes the connection first, and the next call recreates the database', async () => {
  const connection = connectionToNotes()
  await connection.transaction('readonly')
  await connection.remove()
  expect([browser.names(), connection.isOpen()]).toEqual([[], false])
  await connection.transaction('readonly')
  expect([browser.names(), browser.connections.length]).toEqual([['notes'], 2])
})

test('another schema on disk is rejected, without endless retries', async () => {
  await connectionTo('notes', { other: {} }).transaction('readonly')
  await expect(connectionToNotes().transaction('readonly')).rejects.toThrow('No such store')
})
