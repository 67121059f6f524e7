import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { AppError } from '#domain/api/app-error.ts'
import { type PictureWidth, pictureWidths } from '#domain/news/story-picture.ts'
import { fetchOutside } from '../feeds/outside-fetch.ts'
import { createTurns } from '../limits/turns.ts'
import { openPictureFolder } from './picture-folder.ts'

export type Pictures = {
  /** Nothing where there is no picture at that address, or none that can be shown. */
  get(id: string, address: string, width: PictureWidth): Promise<Buffer<ArrayBuffer> | undefined>
}

const MOST_DISK = 200_000_000
/** One that failed is not fetched again for that long. */
const FAILED_MS = 10 * 60_000
const MOST_FAILED = 2_000
const limits = { ms: 5_000, bytes: 8_000_000, types: /^image\/|octet-stream/i }

type Parts = {
  readonly dataDir: string
  readonly clock: () => Date
  /** For tests: which addresses a picture's host may have. */
  readonly mayReach?: (address: string) => boolean
  readonly mostDisk?: number
}

/** Pictures that feeds name, fetched by us, so that no reader's browser asks anybody else. */
export function openPictures({ dataDir, clock, mayReach, mostDisk = MOST_DISK }: Parts): Pictures {
  const folder = openPictureFolder(join(dataDir, 'pictures'), mostDisk)
  const fetching = createTurns({ atOnce: 4, waiting: 100 })
  // Four at once would take 350 MB.
  const shrinking = createTurns({ atOnce: 1, waiting: 100 })
  const underWay = new Map<string, Promise<boolean>>()
  const failed = new Map<string, number>()

  const make = async (name: string, address: string): Promise<boolean> => {
    // Where it cannot be loaded, that is our fault and not the picture's.
    const { shrinkPicture } = await import('../pictures/shrink-picture.ts')
    try {
      // Shrunk within the turn of the fetch: no more than four files of 8 MB wait in memory.
      const shrunk = await fetching('', async () => {
        const file = await fetchOutside(address, limits, { named: true, ...(mayReach && { mayReach }) })
        return file === 'unchanged' ? undefined : shrinking('', () => shrinkPicture(file.bytes, pictureWidths))
      })
      if (!shrunk) return false
      for (const [width, bytes] of shrunk.files) await folder.write(fileName(name, width), bytes)
      return true
    } catch (error) {
      if (error instanceof AppError) throw error
      if (failed.size >= MOST_FAILED) failed.clear()
      failed.set(name, clock().getTime() + FAILED_MS)
      return false
    }
  }
  /** All widths at once, however many ask. */
  const made = (name: string, address: string): Promise<boolean> => {
    const running = underWay.get(name) ?? make(name, address).finally(() => underWay.delete(name))
    underWay.set(name, running)
    return running
  }

  return {
    async get(id, address, width) {
      const name = `${id}-${createHash('sha256').update(address).digest('hex').slice(0, 8)}`
      const kept = await folder.read(fileName(name, width))
      if (kept) return kept
      if ((failed.get(name) ?? 0) > clock().getTime()) return undefined
      return (await made(name, address)) ? folder.read(fileName(name, width)) : undefined
    },
  }
}

const fileName = (name: string, width: PictureWidth) => `${name}-${width}.webp`
