import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSource } from '#tests/bad-source.ts'
import { openPictures } from './pictures.ts'

const shrinkPicture = vi.hoisted(() => vi.fn())
vi.mock('../pictures/shrink-picture.ts', () => ({ shrinkPicture }))

test('however many pictures are wanted, no more than four files wait to be shrunk', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-pictures-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const source = await startSource({ '/': 'a picture' }, { 'content-type': 'image/jpeg' })
  const held: number[] = []
  shrinkPicture.mockImplementation(async (bytes: Buffer) => {
    // Slower than fetching, as the real one is.
    await new Promise((resolve) => setTimeout(resolve, 20))
    held.push(source.asked.length - held.length)
    return { files: [[320, bytes]] }
  })
  const pictures = openPictures({ dataDir, clock: () => new Date(0), mayReach: () => true })
  await Promise.all(Array.from({ length: 12 }, (_, at) => pictures.get(`n${at}`, `${source.url}/${at}`, 320)))
  expect(held).toHaveLength(12)
  expect(Math.max(...held)).toBeLessThanOrEqual(4)
})
