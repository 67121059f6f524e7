import { expect, test } from 'vitest'
import { drawScene } from '../drawing/draw-scene.ts'
import { svgAddress } from '../picture-address.ts'
import { sampleCover } from './sample-cover.ts'
import { sampleListings } from './sample-listings.ts'

test('a card of every sample is enough to draw the cover that the server draws', () => {
  for (const { id, listing } of sampleListings(20_775)) {
    const [cover] = listing.pictures
    const drawn = cover?.kind === 'drawn' && drawScene(cover.scene, { id, n: 1, city: listing.city })
    expect(sampleCover({ id, ...listing }), id).toBe(svgAddress(drawn || ''))
  }
})

test('other listings have no drawn cover', () => {
  const card = { id: 'sample-1001', type: 'villa', city: 'Pune', sample: true } as const
  expect(sampleCover(card)).toMatch(/^data:image\/svg\+xml,/)
  for (const other of [{ id: 'villa-7' }, { id: 'sample-2001' }, { id: 'sample-10012' }, { sample: false }])
    expect(sampleCover({ ...card, ...other })).toBeUndefined()
})
