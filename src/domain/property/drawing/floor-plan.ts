import type { Room } from '../listing-picture.ts'

const WIDTH = 640
const MARGIN = 46
const WALL = 5

const short = (value: number) => String(Math.round(value * 10) / 10)
const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** 11.4 is 11′ 5″. */
const feet = (value: number) => {
  const inches = Math.round(value * 12)
  return `${Math.floor(inches / 12)}′ ${inches % 12}″`
}

const tints: readonly (readonly [RegExp, string])[] = [
  [/bedroom/i, '#e9eef4'],
  [/bath|wash/i, '#dcebea'],
  [/kitchen|pantry|utility/i, '#f4eadb'],
  [/balcony|terrace/i, '#e3efdc'],
  [/living|hall/i, '#faf5ea'],
]

/** A floor plan of the rooms, to scale, with each room's name and size. */
export function drawFloorPlan(rooms: readonly Room[]): string {
  const across = Math.max(...rooms.map(({ x, width }) => x + width))
  const down = Math.max(...rooms.map(({ y, height }) => y + height))
  const scale = Math.min((WIDTH - 2 * MARGIN) / across, 560 / down)
  const [wide, tall] = [across * scale + 2 * MARGIN, down * scale + 2 * MARGIN + 22]
  const drawn = rooms.map((room) => drawRoom(room, scale))
  const foot = 10 * scale
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(wide)} ${short(tall)}" width="${short(wide)}" height="${short(tall)}" font-family="system-ui, sans-serif">`,
    `<rect width="100%" height="100%" fill="#fffdf8"/>`,
    ...drawn.map(({ floor }) => floor),
    `<rect x="${MARGIN}" y="${MARGIN}" width="${short(across * scale)}" height="${short(down * scale)}" fill="none" stroke="#2c2a2b" stroke-width="${WALL * 1.6}"/>`,
    ...drawn.map(({ door }) => door),
    ...drawn.map(({ words }) => words),
    `<path d="M${MARGIN} ${short(tall - 26)}h${short(foot)}m0 -5v10m${short(-foot)} 0v-10" fill="none" stroke="#2c2a2b" stroke-width="1.5"/>`,
    `<text x="${short(MARGIN + foot + 8)}" y="${short(tall - 22)}" font-size="12" fill="#2c2a2b">10 feet</text>`,
    `<g transform="translate(${short(wide - 30)} 28)"><path d="M0 -16L6 8L0 4L-6 8Z" fill="#2c2a2b"/><text y="-19" font-size="11" text-anchor="middle" fill="#2c2a2b">N</text></g>`,
    '</svg>',
  ].join('')
}

function drawRoom({ name, x, y, width, height }: Room, scale: number) {
  const [left, top, wide, tall] = [MARGIN + x * scale, MARGIN + y * scale, width * scale, height * scale]
  const [middle, centre] = [left + wide / 2, top + tall / 2]
  const tint = tints.find(([is]) => is.test(name))?.[1] ?? '#f3f0ea'
  const size = Math.max(8, Math.min(14, wide / (name.length * 0.62)))
  const swing = Math.min(26, wide * 0.4)
  return {
    floor: `<rect x="${short(left)}" y="${short(top)}" width="${short(wide)}" height="${short(tall)}" fill="${tint}" stroke="#2c2a2b" stroke-width="${WALL}"/>${windowOf(name, left, top, wide, tall, y)}`,
    door: doorOf(name, left, top + (y === 0 ? tall : 0), swing, y === 0),
    words:
      tall < 38
        ? `<text x="${short(middle)}" y="${short(centre + 4)}" font-size="${short(size)}" text-anchor="middle" fill="#2c2a2b">${safe(name)}</text>`
        : `<text x="${short(middle)}" y="${short(centre - 2)}" font-size="${short(size)}" font-weight="600" text-anchor="middle" fill="#2c2a2b">${safe(name)}</text>` +
          `<text x="${short(middle)}" y="${short(centre + 14)}" font-size="${short(Math.min(12, Math.max(7, wide / 9)))}" text-anchor="middle" fill="#5c5654">${feet(width)} × ${feet(height)}</text>`,
  }
}

/** Rooms on the upper side have windows in the outer wall. */
function windowOf(name: string, left: number, top: number, wide: number, tall: number, y: number): string {
  if (y > 0 && !/balcony/i.test(name)) return ''
  const [from, length] = [left + wide * 0.3, wide * 0.4]
  const at = y === 0 ? top : top + tall
  return `<path d="M${short(from)} ${short(at)}h${short(length)}" stroke="#fffdf8" stroke-width="9"/><path d="M${short(from)} ${short(at - 3)}h${short(length)}m0 6h${short(-length)}" stroke="#4f7f94" stroke-width="1.6"/>`
}

/** An opening in the wall and the swing of its leaf. */
function doorOf(name: string, left: number, wall: number, swing: number, isUp: boolean): string {
  if (/passage|balcony|living|hall|entrance/i.test(name)) return ''
  const from = left + 12
  const turn = isUp ? -swing : swing
  return (
    `<path d="M${short(from)} ${short(wall)}h${short(swing)}" stroke="#fffdf8" stroke-width="${WALL + 2}"/>` +
    `<path d="M${short(from)} ${short(wall)}v${short(turn)}a${short(swing)} ${short(swing)} 0 0 ${isUp ? 1 : 0} ${short(swing)} ${short(-turn)}" fill="none" stroke="#8a8380" stroke-width="1.2"/>`
  )
}
