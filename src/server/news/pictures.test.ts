import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pictureWidths } from '#domain/news/story-picture.ts'
import { startSource } from '#tests/bad-source.ts'
import { isPrivateAddress } from '../feeds/private-addresses.ts'
import { openPictures } from './pictures.ts'

const START = Date.parse('2026-11-18T06:00:00Z')
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 40, b: 90 } } })
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

function opened(options: { mayReach?: (address: string) => boolean; mostDisk?: number } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-pictures-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const time = { now: START }
  const pictures = openPictures({ dataDir, clock: () => new Date(time.now), mayReach: () => true, ...options })
  return { pictures, time, files: () => readdirSync(join(dataDir, 'pictures')) }
}
const image = { 'content-type': 'image/jpeg' }

/** A PNG whose head promises more pixels than memory. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const out = Buffer.alloc(8 + body.length)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc(body), 4 + body.length)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(3_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
function crc(bytes: Buffer): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

test('a picture is fetched once, and kept as WebP in three widths without metadata', async () => {
  const photo = await noise(2000, 1000)
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'Somebody' } } })
    .toBuffer()
  const source = await startSource({ '/a': photo }, image)
  const { pictures, files } = opened()
  const all = await Promise.all(pictureWidths.map((width) => pictures.get('one', `${source.url}/a`, width)))
  for (const [at, bytes] of all.entries()) {
    const meta = await sharp(bytes).metadata()
    expect(meta).toMatchObject({ format: 'webp', width: pictureWidths[at] })
    expect(meta.exif).toBeUndefined()
  }
  await pictures.get('one', `${source.url}/a`, 320)
  expect(source.asked).toEqual(['/a'])
  expect(files()).toHaveLength(3)
})

test('a small one is not enlarged, PNG and WebP are pictures too', async () => {
  const source = await startSource(
    { '/p': await plain(300, 200).png().toBuffer(), '/w': await plain(300, 200).webp().toBuffer() },
    image,
  )
  const { pictures } = opened()
  for (const path of ['/p', '/w']) {
    const bytes = await pictures.get(path.slice(1), source.url + path, 1200)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300 })
  }
})

describe('what is no picture is none:', () => {
  const cases: [string, () => Promise<Buffer | string>][] = [
    ['a page', async () => '<!doctype html><p>Please log in'],
    ['garbage', async () => Buffer.from(Array.from({ length: 9_000 }, (_, n) => (n * 7919) % 256))],
    ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'],
    ['a GIF', async () => plain(30, 20).gif().toBuffer()],
    ['a TIFF', async () => plain(30, 20).tiff().toBuffer()],
    ['half a JPEG', async () => (await noise(800, 600).jpeg().toBuffer()).subarray(0, 20_000)],
    ['900 megapixels', async () => hugePng()],
  ]
  test.each(cases)('%s', async (_, make) => {
    // Made before the readers of other kinds are blocked, or the test could not write them.
    const source = await startSource({ '/a': await make() }, image)
    const { pictures, time } = opened()
    const before = process.memoryUsage().rss
    expect(await pictures.get('one', `${source.url}/a`, 640)).toBeUndefined()
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
    expect(await pictures.get('one', `${source.url}/a`, 640)).toBeUndefined()
    expect(source.asked).toHaveLength(1)
    source.files['/a'] = await plain(300, 200).png().toBuffer()
    time.now += 11 * 60_000
    expect(await pictures.get('one', `${source.url}/a`, 640)).toBeDefined()
  })

  test('too many bytes, a wrong type, a status', async () => {
    const source = await startSource(
      { '/big': Buffer.alloc(9_000_000), '/a': await plain(30, 20).png().toBuffer() },
      image,
    )
    const { pictures } = opened()
    expect(await pictures.get('big', `${source.url}/big`, 320)).toBeUndefined()
    expect(await pictures.get('gone', `${source.url}/gone`, 320)).toBeUndefined()
    source.headers = { 'content-type': 'text/html' }
    expect(await pictures.get('html', `${source.url}/a`, 320)).toBeUndefined()
  })
})

describe('private addresses are never asked:', () => {
  const own = (port: string) => [
    `http://127.0.0.1:${port}/a`,
    `http://localhost:${port}/a`,
    `http://[::1]:${port}/a`,
    `http://[::ffff:127.0.0.1]:${port}/a`,
    `http://0.0.0.0:${port}/a`,
    `http://2130706433:${port}/a`,
    'http://192.168.0.1/a',
    'http://169.254.169.254/latest/meta-data/',
  ]
  test('by number or by name', async () => {
    const source = await startSource({ '/a': await plain(30, 20).png().toBuffer() }, image)
    const dataDir = mkdtempSync(join(tmpdir(), 'banyan-pictures-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    // As without it, but on any port.
    const mayReach = (address: string) => !isPrivateAddress(address)
    const pictures = openPictures({ dataDir, clock: () => new Date(START), mayReach })
    for (const address of own(new URL(source.url).port)) expect(await pictures.get('one', address, 320)).toBeUndefined()
    expect(source.asked).toEqual([])
  })

  test('by redirect', async () => {
    const inner = await startSource({ '/a': await plain(30, 20).png().toBuffer() }, image)
    const outer = await startSource()
    outer.mode = 'redirects to this machine by another name'
    // The outer host counts as public here, and everything that it leads to does not.
    let asked = 0
    const { pictures } = opened({ mayReach: () => ++asked === 1 })
    expect(await pictures.get('one', `${outer.url}/x`, 320)).toBeUndefined()
    expect(outer.asked).toEqual(['/x'])
    expect(asked).toBeGreaterThan(1)
    expect(inner.asked).toEqual([])
  })
})

test('the folder has a bound: the oldest pictures go, and come again when they are wanted', async () => {
  const photo = await noise(700, 500).jpeg().toBuffer()
  const source = await startSource({ '/': photo }, image)
  const { pictures, files } = opened({ mostDisk: 400_000 })
  for (let at = 0; at < 8; at += 1) await pictures.get(`n${at}`, `${source.url}/${at}`, 640)
  expect(files().length).toBeLessThan(24)
  expect(files().some((name) => name.startsWith('n7-'))).toBe(true)
  expect(files().some((name) => name.startsWith('n0-'))).toBe(false)
  expect(await pictures.get('n0', `${source.url}/0`, 640)).toBeDefined()
  expect(source.asked).toHaveLength(9)
})
