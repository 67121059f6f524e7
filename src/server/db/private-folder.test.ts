import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePrivate } from './private-folder.ts'

const umask = process.umask()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'banyan-private-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true })
})
const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8)

test('the data folder and what is ours in it belong to us alone, also where others could read them before', () => {
  mkdirSync(join(folder, 'database', 'base'), { recursive: true })
  for (const file of ['auth-secret', 'lock', 'database/base/1', 'holiday.jpg', 'elsewhere']) {
    writeFileSync(join(folder, file), '')
    chmodSync(join(folder, file), 0o644)
  }
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'database', 'link'))
  for (const path of ['', 'database', 'database/base']) chmodSync(join(folder, path), 0o755)
  makePrivate(folder)
  expect(['', 'database', 'database/base'].map(modeOf)).toEqual(['700', '700', '700'])
  expect(['auth-secret', 'lock', 'database/base/1'].map(modeOf)).toEqual(['600', '600', '600'])
  expect(['holiday.jpg', 'elsewhere'].map(modeOf)).toEqual(['644', '644'])
})

test('what is made in it later is private too', () => {
  process.umask(0o022)
  makePrivate(join(folder, 'new'))
  writeFileSync(join(folder, 'new', 'file'), '')
  expect([modeOf('new'), modeOf('new/file')]).toEqual(['700', '600'])
})
