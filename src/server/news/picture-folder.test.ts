import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPictureFolder } from './picture-folder.ts'

const { readdir } = vi.hoisted(() => ({ readdir: vi.fn() }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  readdir.mockImplementation(real.readdir)
  return { ...real, readdir }
})

const bytes = new Uint8Array([1, 2, 3])
function temporary() {
  const path = mkdtempSync(join(tmpdir(), 'banyan-folder-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('a prune that fails once does not stop later writes', async () => {
  const folder = openPictureFolder(temporary(), 1_000)
  readdir.mockRejectedValueOnce(new Error('EIO'))
  await expect(folder.write('a', bytes)).rejects.toThrow('EIO')
  await folder.write('b', bytes)
  expect(await folder.read('b')).toEqual(Buffer.from(bytes))
})

test('a write that fails leaves no draft behind', async () => {
  const path = temporary()
  mkdirSync(join(path, 'taken', 'inside'), { recursive: true })
  await expect(openPictureFolder(path, 1_000).write('taken', bytes)).rejects.toThrow()
  expect(readdirSync(path)).toEqual(['taken'])
})
