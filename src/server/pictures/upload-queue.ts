import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listingWidths } from '#domain/property/picture-address.ts'
import type { Database } from '../db/database.ts'
import { createTurns } from '../limits/turns.ts'
import type { Log } from '../log.ts'
import {
  knownHashes,
  markReady,
  type PictureRow,
  removePicture,
  removeUnused,
  waitingPictures,
} from './picture-collection.ts'
import { fileOf, hashOf, ownFolder, type PictureStore } from './picture-store.ts'

/** Uploaded pictures on their way from the received file to the kept sizes, one at a time and off the request path. */
export type UploadQueue = {
  /** Where received files lie until they were made smaller. */
  readonly folder: string
  readonly store: PictureStore
  fileFor(id: string): string
  add(row: PictureRow): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  /** Removes what nothing needs: unused rows, files without a row. */
  sweep(): Promise<void>
  ready: Promise<void>
}

type Parts = {
  readonly db: Database
  readonly dataDir: string
  readonly store: PictureStore
  readonly clock: () => Date
  readonly log: Log
  /** No other process uses the folder: whatever lies there was left by one that was killed. */
  readonly isAlone: boolean
  readonly retryMs?: number
}

/** A store or database that fails may be back after a pause. */
const MOST_TRIES = 4
const RETRY_MS = 15_000
/** Longer than an upload may take; a file without a row that is older belongs to nobody. */
const GRACE_MS = 10 * 60_000
/** A folder of another machine that nothing was received into for so long. */
const ABANDONED_MS = 24 * 60 * 60_000
/** A picture that no draft names yet may still be put into one. */
const UNUSED_MS = 24 * 60 * 60_000

export function openUploadQueue({ db, dataDir, store, clock, log, isAlone, retryMs = RETRY_MS }: Parts): UploadQueue {
  const received = join(dataDir, 'uploads', 'received')
  const folder = ownFolder(dataDir)
  const turns = createTurns({ atOnce: 1, waiting: Number.POSITIVE_INFINITY })
  let last: Promise<unknown> = Promise.resolve()
  const fileFor = (id: string) => join(folder, id)
  const taken = new Set<string>()
  const isTaken = (id: string) => taken.has(id)

  const make = async (row: PictureRow) => {
    const { shrinkPicture } = await import('./shrink-picture.ts')
    const bytes = await readFile(fileFor(row.id))
    const shrunk = await shrinkPicture(bytes, listingWidths).catch(() => undefined)
    if (shrunk) {
      for (const [width, file] of shrunk.files) await store.write(fileOf(row.hash, width), file)
      await markReady(db, row.id, shrunk)
    } else await removePicture(db, row.id)
    await rm(fileFor(row.id), { force: true })
  }
  const makeOrGiveUp = async (row: PictureRow) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await turns('', () => make(row))
      } catch (cause) {
        log.error('a picture was not made', { cause, tries })
        if (tries === MOST_TRIES) break
        // Unreferenced: a stop does not wait; the next start finishes it.
        await setTimeout(retryMs, undefined, { ref: false })
      }
    }
    // The same file can be sent again.
    await removePicture(db, row.id)
    await rm(fileFor(row.id), { force: true })
  }
  const add = (row: PictureRow) => {
    taken.add(row.id)
    const mine = makeOrGiveUp(row)
      .catch((cause) => log.error('a picture was not removed', { cause }))
      .finally(() => taken.delete(row.id))
    last = Promise.all([last, mine])
  }
  /** What a killed process left: a file whose row waits is made now, any other goes. */
  const recover = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const waiting = new Map((await waitingPictures(db)).map((row) => [row.id, row]))
    for (const left of await abandoned()) {
      for (const name of await readdir(left)) {
        const row = waiting.get(name)
        if (row) await rename(join(left, name), fileFor(name))
        if (row && waiting.delete(name)) add(row)
      }
      if (left !== folder) await rm(left, { recursive: true, force: true })
      else for (const name of await readdir(left)) if (!isTaken(name)) await rm(join(left, name), { force: true })
    }
    if (!isAlone) return
    for (const id of waiting.keys()) await removePicture(db, id)
    await sweepFiles(0)
  }
  /** Folders of processes that no longer run; our own too, which a predecessor of the same number left. */
  const abandoned = async () => {
    const names = await readdir(received)
    const before = clock().getTime() - ABANDONED_MS
    const old = names.map(async (name) => {
      const path = join(received, name)
      if (isAlone || path === folder || isDead(name)) return path
      // Of another machine: by its age.
      const found = await stat(path).catch(() => undefined)
      return found && found.mtimeMs < before && !name.startsWith(`${hostname()}-`) ? path : undefined
    })
    return (await Promise.all(old)).filter((path) => path !== undefined)
  }
  const sweepFiles = async (graceMs: number) => {
    const before = clock().getTime() - graceMs
    const old: string[] = []
    // Listed before the rows are read: a picture made meanwhile is not among them.
    for await (const { name, at } of store.list()) if (at.getTime() <= before) old.push(name)
    const known = await knownHashes(db)
    for (const name of old) if (!known.has(hashOf(name) ?? '')) await store.remove(name)
  }
  return {
    folder,
    store,
    fileFor,
    add,
    async idle() {
      for (let seen: unknown; seen !== last; ) {
        seen = last
        await last
      }
    },
    async sweep() {
      await removeUnused(db, new Date(clock().getTime() - UNUSED_MS))
      await sweepFiles(GRACE_MS)
    },
    ready: recover().catch((cause) => log.error('uploads were not recovered', { cause })),
  }
}

/** Of this machine, and not running. */
function isDead(name: string): boolean {
  if (!name.startsWith(`${hostname()}-`)) return false
  try {
    process.kill(Number(name.slice(hostname().length + 1)), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
