import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newDraft } from '#domain/property/listing-draft.ts'
import { pictureLimits } from '#domain/property/listing-picture.ts'
import { documents, pictures } from '#server/db/schema.ts'
import { createLog } from '#server/log.ts'
import { answerOf } from '#tests/account-calls.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { documentOf } from '#tests/document-calls.ts'
import { cookieOf, someAddress } from '#tests/principals.ts'
import { bomb, pixel } from '#tests/test-pictures.ts'
import { createTestSite, type TestSite } from '#tests/test-site.ts'
import { openFolder } from './picture-store.ts'
import { openUploadQueue } from './upload-queue.ts'

/** Wide, with a place in its metadata, and lying on its side. */
const photo = (width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#2c6338' } })
    .withExif({ IFD0: { Artist: 'a-secret-name' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const send = (site: TestSite, cookie: string, body: Uint8Array | AsyncIterable<Uint8Array>) =>
  site.ask('/api/creator/pictures', {
    method: 'POST',
    body,
    headers: { cookie, 'x-forwarded-for': someAddress(), 'content-type': 'application/octet-stream' },
  })

const filesOf = ({ dataDir }: TestSite) =>
  readdirSync(join(dataDir, 'uploads'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^received(\/[^/]+)?$/.test(name),
  )

async function sent(site: TestSite, cookie: string, body: Uint8Array): Promise<{ id: string; hash: string }> {
  const answer = await send(site, cookie, body)
  expect(answer.status).toBe(201)
  await site.uploads.idle()
  return (await answer.json()) as { id: string; hash: string }
}

onBothDatabases('uploads', ({ open }) => {
  const start = async () => {
    const site = await createTestSite(await open())
    return { site, cookie: await cookieOf(site, 'creator') }
  }

  test('a photo becomes WebP in three widths, upright, without metadata', async () => {
    const { site, cookie } = await start()
    const { hash } = await sent(site, cookie, await photo())
    expect(filesOf(site).sort()).toEqual([`${hash}-1920.webp`, `${hash}-480.webp`, `${hash}-960.webp`].sort())
    const answer = await site.ask(`/api/creator/pictures/${hash}/480`, { headers: { cookie } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const about = await sharp(bytes).metadata()
    expect(about).toMatchObject({ format: 'webp', width: 400, height: 800 })
    expect(about.exif).toBeUndefined()
    expect(bytes.includes('a-secret-name')).toBe(false)
    expect(answer.headers.get('cache-control')).toContain('private')
  })

  test('nothing is left of files that are refused: too large, scripts, bombs, broken and half ones', async () => {
    const { site, cookie } = await start()
    const whole = await photo()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect(await answerOf(await send(site, cookie, svg))).toEqual([415, 'no-picture'])
    expect(await answerOf(await send(site, cookie, html))).toEqual([415, 'no-picture'])
    expect(await answerOf(await send(site, cookie, Buffer.from('GIF89a, a film')))).toEqual([415, 'no-picture'])
    const chunk = Buffer.alloc(1_000_000)
    const stream = async function* () {
      yield whole
      for (let size = 0; size < 40_000_000; size += chunk.length) yield chunk
    }
    const large = await send(site, cookie, stream()).then(answerOf, () => [413, 'picture-too-large'])
    expect(large).toEqual([413, 'picture-too-large'])
    for (const bytes of [bomb(), whole.subarray(0, whole.length / 2), Buffer.concat([pixel.subarray(0, 30), html])]) {
      const answer = await send(site, cookie, bytes)
      expect(answer.status).toBe(201)
      const { id } = (await answer.json()) as { id: string }
      await site.uploads.idle()
      expect((await site.ask(`/api/creator/pictures/${id}`, { headers: { cookie } })).status).toBe(404)
    }
    expect(filesOf(site)).toEqual([])
    expect(await site.db.select().from(pictures)).toEqual([])
  })

  test('of a polyglot only the picture is kept', async () => {
    const { site, cookie } = await start()
    const { hash } = await sent(site, cookie, Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]))
    const store = openFolder(join(site.dataDir, 'uploads'))
    for (const name of filesOf(site)) expect(Buffer.from((await store.read(name)) ?? []).includes('script')).toBe(false)
    expect(filesOf(site)).toHaveLength(3)
    expect(hash).toMatch(/^[\w-]{43}$/)
  })

  test('the same file twice is one; a sender who leaves leaves nothing', async () => {
    const { site, cookie } = await start()
    const bytes = await photo()
    const first = await sent(site, cookie, bytes)
    expect(await sent(site, cookie, bytes)).toMatchObject({ id: first.id, state: 'ready' })
    const gone = async function* () {
      yield bytes.subarray(0, 200)
      throw new Error('The sender left')
    }
    await send(site, cookie, gone()).catch(() => {})
    await expect.poll(() => filesOf(site).filter((name) => name.startsWith('received'))).toEqual([])
    expect(await site.db.select().from(pictures)).toHaveLength(1)
  })

  test('a day later pictures that no draft names are removed, and files without a row', async () => {
    const { site, cookie } = await start()
    const used = await sent(site, cookie, await photo())
    const unused = await sent(site, cookie, await photo(500, 300))
    const named = [{ kind: 'kept' as const, hash: used.hash, alt: 'The house' }]
    await documentOf(site, 'drafts', { ...newDraft, pictures: named }, cookie)
    const later = () => new Date(Date.now() + 25 * 60 * 60 * 1000)
    const { dataDir, db } = site
    const store = openFolder(join(dataDir, 'uploads'))
    const log = createLog('silent', () => {})
    const queue = openUploadQueue({ db, dataDir, store, clock: later, log, isAlone: false })
    await queue.ready
    await queue.sweep()
    expect(filesOf(site).every((name) => name.startsWith(used.hash))).toBe(true)
    expect((await db.select().from(pictures)).map(({ hash }) => hash)).toEqual([used.hash])
    expect(unused.hash).not.toBe(used.hash)
    expect(await db.select().from(documents)).toHaveLength(1)
  })

  test('what a killed process left is finished or removed at the next start', async () => {
    const { site, cookie } = await start()
    const { id, hash } = await sent(site, cookie, await photo())
    const { dataDir, db } = site
    const received = join(dataDir, 'uploads', 'received', 'another-machine-7')
    mkdirSync(received)
    // Killed after the row was written, and while another file arrived or was being made.
    await db.update(pictures).set({ state: 'waiting' })
    writeFileSync(join(received, id), await photo())
    writeFileSync(join(received, 'half-arrived'), 'half')
    writeFileSync(join(dataDir, 'uploads', `${'B'.repeat(43)}-480.webp`), 'made without a row')
    writeFileSync(join(dataDir, 'uploads', 'a.part'), 'half')
    const store = openFolder(join(dataDir, 'uploads'))
    const log = createLog('silent', () => {})
    const queue = openUploadQueue({ db, dataDir, store, clock: () => new Date(Date.now() + 1), log, isAlone: true })
    await queue.ready
    await queue.idle()
    expect(await db.select().from(pictures)).toMatchObject([{ id, state: 'ready' }])
    expect(filesOf(site)).toHaveLength(3)
    expect(filesOf(site).every((name) => name.startsWith(hash))).toBe(true)
    expect(existsSync(join(received, 'half-arrived'))).toBe(false)
  })

  test('a store that fails is tried again; after the last try nothing is left, and the file can be sent again', async () => {
    const { site, cookie } = await start()
    const { db, dataDir } = site
    const whole = openFolder(join(dataDir, 'uploads'))
    let failures = 2
    const write: typeof whole.write = (name, bytes) =>
      failures-- > 0 ? Promise.reject(new Error('The disk is full')) : whole.write(name, bytes)
    const log = createLog('silent', () => {})
    const parts = { db, dataDir, store: { ...whole, write }, clock: () => new Date(), log, isAlone: false }
    const queue = openUploadQueue({ ...parts, retryMs: 1 })
    await queue.ready
    const { id, hash } = await sent(site, cookie, await photo())
    const again = async () => {
      await db.update(pictures).set({ state: 'waiting' })
      writeFileSync(queue.fileFor(id), await photo())
      const [row] = await db.select().from(pictures)
      if (row) queue.add(row)
      await queue.idle()
    }
    await again()
    expect(await db.select().from(pictures)).toMatchObject([{ id, state: 'ready' }])
    failures = Number.POSITIVE_INFINITY
    await again()
    expect(await db.select().from(pictures)).toEqual([])
    expect(existsSync(queue.fileFor(id))).toBe(false)
    expect(await sent(site, cookie, await photo())).toMatchObject({ hash, state: 'waiting' })
  })

  test('of a burst no more than 40 arrive at once', async () => {
    const { site, cookie } = await start()
    let end = () => {}
    const held = new Promise<void>((resolve) => {
      end = resolve
    })
    const slow = async function* () {
      yield pixel.subarray(0, 20)
      await held
      yield pixel.subarray(20)
    }
    let refused = 0
    const burst = Array.from({ length: 60 }, async () => {
      const answer = await send(site, cookie, slow())
      if (answer.status === 503) refused += 1
      return answer.status
    })
    await expect.poll(() => refused, { timeout: 20_000 }).toBe(20)
    end()
    expect((await Promise.all(burst)).filter((status) => status === 201)).toHaveLength(40)
  })

  test('only creators upload, and not without end', async () => {
    const { site, cookie } = await start()
    expect((await send(site, await cookieOf(site, 'user'), pixel)).status).toBe(403)
    expect((await send(site, '', pixel)).status).toBe(401)
    for (let n = 0; n < pictureLimits.perDay; n += 30)
      await Promise.all(Array.from({ length: 30 }, () => send(site, cookie, Buffer.from('no picture at all'))))
    expect(await answerOf(await send(site, cookie, pixel))).toEqual([429, 'too-many-requests'])
  })
})
