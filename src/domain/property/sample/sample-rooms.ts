import type { Room } from '../listing-picture.ts'

type Band = { readonly share: number; readonly rooms: readonly (readonly [name: string, share: number])[] }

const feet = (value: number) => Math.round(value * 10) / 10

/** Bands from top to bottom, each divided from left to right; shares of a band add up to what they are divided by. */
function divided(area: number, aspect: number, bands: readonly Band[]): Room[] {
  const width = Math.sqrt(area * aspect)
  const height = area / width
  const bandSum = bands.reduce((sum, { share }) => sum + share, 0)
  let y = 0
  return bands.flatMap(({ share, rooms }) => {
    const tall = (share / bandSum) * height
    const sum = rooms.reduce((total, [, part]) => total + part, 0)
    let x = 0
    const placed = rooms.map(([name, part]) => {
      const wide = (part / sum) * width
      const room = { name, x: feet(x), y: feet(y), width: feet(wide), height: feet(tall) }
      x += wide
      return room
    })
    y += tall
    return placed
  })
}

const bedroomName = (at: number) => (at === 0 ? 'Master bedroom' : `Bedroom ${at + 1}`)

/** The rooms of a home by its carpet area, laid out as one rectangle. */
export function homeRooms(area: number, bedrooms: number, bathrooms: number): Room[] {
  const above = Math.min(3, Math.max(1, bedrooms - (bedrooms > 3 ? 1 : 0)))
  const below = Math.max(0, bedrooms - above)
  const sleeping = Array.from({ length: above }, (_, at) => [bedroomName(at), at === 0 ? 1.25 : 1] as const)
  const baths = Array.from({ length: Math.min(4, bathrooms) }, (_, at) => [`Bath ${at + 1}`, 0.7] as const)
  const rest = Array.from({ length: Math.min(3, below) }, (_, at) => [bedroomName(above + at), 1] as const)
  if (bedrooms === 1)
    return divided(area, 1.15, [
      {
        share: 0.42,
        rooms: [
          [bedroomName(0), 1.5],
          ['Kitchen', 0.9],
        ],
      },
      {
        share: 0.46,
        rooms: [
          ['Living and dining', 2],
          ['Bath 1', 0.7],
        ],
      },
      { share: 0.12, rooms: [['Balcony', 1]] },
    ])
  return divided(area, 1.2, [
    { share: 0.36, rooms: sleeping },
    { share: 0.15, rooms: [...baths, ['Passage', 1.6]] },
    { share: 0.37, rooms: [['Living and dining', 2], ['Kitchen', 0.9], ...rest] },
    {
      share: 0.12,
      rooms: [
        ['Balcony', 2],
        ['Utility', 0.9 + rest.length],
      ],
    },
  ])
}

export const workRooms = (area: number): Room[] =>
  divided(area, 1.6, [
    {
      share: 0.68,
      rooms: [
        ['Main hall', 2.6],
        ['Cabin', 0.9],
      ],
    },
    {
      share: 0.32,
      rooms: [
        ['Entrance', 1.4],
        ['Pantry', 0.8],
        ['Store', 0.7],
        ['Washroom', 0.6],
      ],
    },
  ])
