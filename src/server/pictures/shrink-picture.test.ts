import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

const photo = (progressive: boolean) =>
  sharp({ create: { width: 8_200, height: 5_000, channels: 3, background: '#2c6338' } })
    .jpeg({ progressive })
    .toBuffer()

test('a baseline JPEG may have more pixels than a progressive one, which is held in memory whole', async () => {
  expect(await shrinkPicture(await photo(false), [480])).toMatchObject({ width: 480 })
  await expect(shrinkPicture(await photo(true), [480])).rejects.toThrow('pixel limit')
})
