import { drawScene } from '../drawing/draw-scene.ts'
import type { ListingCard } from '../found-listings.ts'
import { svgAddress } from '../picture-address.ts'
import { sampleNumber } from './sample-ids.ts'
import { scenesOf } from './sample-scenes.ts'

/** The cover of a sample without asking the server; undefined for other listings. */
export function sampleCover({ id, type, city, sample }: Pick<ListingCard, 'id' | 'type' | 'city' | 'sample'>) {
  const n = sample ? sampleNumber(id) : undefined
  const [cover] = n === undefined ? [] : scenesOf(type, n, city)
  return cover?.kind === 'drawn' ? svgAddress(drawScene(cover.scene, { id, n: 1, city })) : undefined
}
