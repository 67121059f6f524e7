import { expect, test } from 'vitest'
import { type ZipFile, zipLimits, zipOf } from '#tests/zip-archive.ts'
import { readZip } from './read-zip.ts'

const file = (over: Partial<ZipFile> = {}): ZipFile => ({ name: 'a.csv', text: '1;2;3\n'.repeat(50), ...over })
const good = zipOf([file()])
const changed = (change: (bytes: Buffer, end: number) => unknown) => {
  const bytes = Buffer.from(good)
  change(bytes, bytes.length - 22)
  return bytes
}

test('files come by name, packed or not, in folders, with a comment behind them', async () => {
  const files = [
    file(),
    file({ name: 'bhav/', text: '', stored: true }),
    file({ name: 'bhav/Straße.csv', text: 'x', stored: true }),
    file({ name: 'empty.txt', text: '' }),
  ]
  const read = await readZip(zipOf(files, 'made today'), zipLimits)
  expect(Object.fromEntries([...read].map(([name, bytes]) => [name, bytes.toString()]))).toEqual({
    'a.csv': '1;2;3\n'.repeat(50),
    'bhav/Straße.csv': 'x',
    'empty.txt': '',
  })
})

const many = Array.from({ length: 6 }, (_, n) => file({ name: `${n}` }))
const large = (name: string) =>
  file({ name, text: Buffer.from(Array.from({ length: 90_000 }, (_, n) => (n * n) % 251)) })

test.each<[string, Buffer, string, string?]>([
  ['no zip at all', Buffer.from('<!doctype html>'), 'bad-archive'],
  ['nothing', Buffer.alloc(0), 'bad-archive'],
  ['one that was cut', good.subarray(0, -30), 'cut-short'],
  ['one that was cut by a byte', good.subarray(0, -1), 'cut-short'],
  ['one without files', zipOf([]), 'empty'],
  ['one with folders only', zipOf([file({ name: 'a/', text: '', stored: true })]), 'empty'],
  ['too many files', zipOf(many), 'too-large', 'more than 5 files'],
  ['a file too large', zipOf([file({ text: Buffer.alloc(100_001, 'xyz') })]), 'too-large', 'more than 100000 bytes'],
  ['files too large together', zipOf([large('a'), large('b')]), 'too-large', 'more than 150000 bytes together'],
  ['a bomb', zipOf([file({ text: Buffer.alloc(99_000) })]), 'too-large', 'more than 100 times its packed size'],
  ['a bomb that claims to be small', zipOf([file({ text: Buffer.alloc(30_000_000), size: 900 })]), 'too-large'],
  ['a file smaller than it claims', zipOf([file({ size: 301 })]), 'bad-archive', 'a file of another size'],
  ['files that share bytes', zipOf([file(), file({ name: 'b.csv', offset: 0 })]), 'bad-archive', 'files that overlap'],
  ['an encrypted file', zipOf([file({ flags: 1 })]), 'bad-archive', 'encrypted'],
  ['an unknown method', zipOf([file({ method: 12 })]), 'bad-archive', 'method 12'],
  ['a wrong checksum', zipOf([file({ crc: 1 })]), 'bad-archive', 'a checksum'],
  ['a wrong checksum of a stored file', zipOf([file({ crc: 1, stored: true })]), 'bad-archive', 'a checksum'],
  ['bytes that cannot be unpacked', changed((bytes) => bytes.fill(0xff, 36, 42)), 'bad-archive'],
  ['a size of zip64', zipOf([file({ size: 0xffffffff })]), 'bad-archive', 'zip64'],
  ['a count of zip64', changed((bytes, end) => bytes.writeUInt16LE(0xffff, end + 10)), 'bad-archive', 'zip64'],
  ['several disks', changed((bytes, end) => bytes.writeUInt16LE(1, end + 4)), 'bad-archive', 'several disks'],
  ['a directory elsewhere', changed((bytes, end) => bytes.writeUInt32LE(7, end + 16)), 'bad-archive'],
  ['a directory of fewer rows', changed((bytes, end) => bytes.fill(0, end + 8, end + 12)), 'bad-archive', 'directory'],
  ['a file that begins behind the end', zipOf([file({ offset: 0xfffffff0 })]), 'bad-archive', 'a file’s header'],
  ['another name in the file’s header', zipOf([file({ localName: 'b.csv' })]), 'bad-archive'],
  ['a link', zipOf([file({ mode: 0o120777 })]), 'bad-archive', 'a link'],
  ['a name twice', zipOf([file(), file()]), 'bad-archive', 'a name twice'],
])('%s is refused', async (_, bytes, reason, detail) => {
  await expect(readZip(bytes, zipLimits)).rejects.toMatchObject({ reason, ...(detail && { detail }) })
})

test.each(['../a', 'a/../b', '/a', 'a//b', './a', 'C:\\a', 'C:a', 'a\\b', 'a\0b', '', '/', 'a\nb', 'x'.repeat(256)])(
  'the name %j is refused',
  async (name) => {
    const refused = readZip(zipOf([file({ name })]), zipLimits)
    await expect(refused).rejects.toMatchObject({ reason: 'bad-archive', detail: 'a name' })
  },
)

test('an archive that takes too long is given up', async () => {
  await expect(readZip(good, { ...zipLimits, ms: 0 })).rejects.toMatchObject({ reason: 'slow-to-read' })
})

test('whatever byte of an archive is wrong, it is read right or refused', async () => {
  for (let at = 0; at < good.length; at += 1)
    for (const value of [0, 1, 0x7f, 0xff]) {
      const read = await readZip(
        changed((bytes) => bytes.writeUInt8(value, at)),
        zipLimits,
      ).catch((error: Error) => error.name)
      if (read !== 'FeedError')
        expect([...(read as ReadonlyMap<string, Buffer>).values()].map(String)).toEqual(['1;2;3\n'.repeat(50)])
    }
})
