import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { createLog } from '../log.ts'
import { askServer, listenForOperator } from './operator-socket.ts'

vi.mock('../problems/problem-collection.ts', () => ({ newestProblems: async () => [{ n: 1 }, { n: 2 }] }))

const parts = {
  db: {} as Database,
  accounts: () => {
    throw new Error('not needed')
  },
}
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'banyan-operator-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a running server answers, even after a killed one left its socket; after it stops nobody answers', async () => {
  writeFileSync(join(folder, 'operator.sock'), '')
  expect(await askServer(folder, { name: 'problems' })).toBeUndefined()
  const close = await listenForOperator(folder, parts, createLog('silent'))
  expect(statSync(join(folder, 'operator.sock')).isSocket()).toBe(true)
  expect(await askServer(folder, { name: 'problems' })).toBe('{"n":1}\n{"n":2}')
  await expect(askServer(folder, { name: 'nonsense' })).rejects.toThrow('Unknown command "nonsense".')
  await close()
  expect(await askServer(folder, { name: 'problems' })).toBeUndefined()
})
