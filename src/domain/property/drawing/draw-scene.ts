import type { SceneName } from '../listing-picture.ts'
import { backdrop, rain } from './backdrop.ts'
import { balcony } from './balcony-view.ts'
import { bedroom } from './bedroom-scene.ts'
import { type Brush, createBrush, finishes } from './brush.ts'
import { house } from './city-house.ts'
import { kitchen } from './kitchen-scene.ts'
import { aerial, farm, plot } from './land.ts'
import { living } from './living-room.ts'
import { type Hour, hours, paletteOf } from './palette.ts'
import type { Setting } from './setting.ts'
import { street } from './street-scene.ts'
import { tower } from './towers.ts'
import { villa } from './villas.ts'
import { office, shop } from './workplaces.ts'

const view = (brush: Brush, setting: Setting, level: number) => {
  backdrop(brush, setting.city, setting.hour, level)
  rain(brush, setting.hour)
}

const scenes: Readonly<Record<SceneName, (brush: Brush, setting: Setting) => void>> = {
  tower,
  street,
  villa,
  house,
  plot,
  shop,
  office,
  farm,
  living,
  bedroom,
  kitchen,
  balcony: (brush, setting) => balcony(brush, setting, view),
  aerial,
}

const inside: ReadonlySet<SceneName> = new Set(['living', 'bedroom', 'kitchen', 'office'])

export type Drawn = { readonly id: string; readonly n: number; readonly city: string }

/** A number for a text, the same for the same text. */
const seedOf = (text: string) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)

/** A picture of a listing as SVG: one finish for all of a listing, another hour for some. No scripts, no links. */
export function drawScene(scene: SceneName, { id, n, city }: Drawn): string {
  const own = seedOf(id)
  const seed = Math.imul(own, 2_654_435) + n * 7919
  const draft = createBrush(own, 'flat', {} as never)
  const finish = finishes[Math.floor(draft.luck(1) * finishes.length)] ?? 'flat'
  const hour = hourOf(draft.luck(2), n)
  const brush = createBrush(seed, finish, paletteOf(city, hour, finish, draft.luck, inside.has(scene)))
  scenes[scene](brush, { city, hour })
  return brush.done()
}

/** Days are more frequent than nights; the last pictures of a listing are taken later. */
function hourOf(luck: number, n: number): Hour {
  const order: readonly Hour[] = ['noon', 'dawn', 'noon', 'dusk', 'noon', 'rain', 'dawn', 'night']
  const first = Math.floor(luck * order.length)
  return order[(first + (n > 3 ? 3 : 0)) % order.length] ?? hours[1]
}
