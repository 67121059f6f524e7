import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import { openBucket } from './bucket-store.ts'

export type StoredFile = { readonly name: string; readonly at: Date }

/** Files by name, kept until they are removed: in the data folder, or in object storage. */
export type PictureStore = {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
  remove(name: string): Promise<void>
  list(): AsyncIterable<StoredFile>
}

export const openPictureStore = ({ bucket, dataDir }: Pick<Environment, 'bucket' | 'dataDir'>): PictureStore =>
  bucket ? openBucket(bucket) : openFolder(join(dataDir, 'uploads'), ownFolder(dataDir))

const NAME = /^[\w-]{43}-\d+\.webp$/

/** Half files of this process: whatever lies in the folder of a dead one belongs to nobody. */
export const ownFolder = (dataDir: string) => join(dataDir, 'uploads', 'received', `${hostname()}-${process.pid}`)

export function openFolder(folder: string, parts = folder): PictureStore {
  return {
    async read(name) {
      try {
        return new Uint8Array(await readFile(join(folder, name)))
      } catch {
        return undefined
      }
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await mkdir(parts, { recursive: true, mode: 0o700 })
      const part = join(parts, `${randomUUID()}.part`)
      try {
        const file = await open(part, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          // On disk before the database says that it is.
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, join(folder, name))
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw error
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
    async *list() {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!NAME.test(name) && !name.endsWith('.part')) continue
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found) yield { name, at: found.mtime }
      }
    },
  }
}

export const fileOf = (hash: string, width: number) => `${hash}-${width}.webp`
export const hashOf = (name: string) => (NAME.test(name) ? name.slice(0, 43) : undefined)
