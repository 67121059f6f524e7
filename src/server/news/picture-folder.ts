import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files by name, the oldest of which go when there are too many bytes. */
export type PictureFolder = {
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** After pruning there is room again for a while. */
const LEFT = 0.8

export function openPictureFolder(folder: string, mostBytes: number): PictureFolder {
  let total: number | undefined
  let pruning = Promise.resolve()

  const files = async () => {
    const names = await readdir(folder)
    const sized = names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, size, mtimeMs }
    })
    // One that another process has just deleted has no size.
    return (await Promise.allSettled(sized)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }
  const prune = async () => {
    const all = await files()
    total = all.reduce((sum, { size }) => sum + size, 0)
    if (total <= mostBytes) return
    for (const { name, size } of all.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= mostBytes * LEFT) break
      await rm(join(folder, name), { force: true })
      total -= size
    }
  }

  return {
    async read(name) {
      try {
        return await readFile(join(folder, name))
      } catch {
        return undefined
      }
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `${randomUUID()}.draft`)
      try {
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
      if (total !== undefined) total += bytes.length
      if (total === undefined || total > mostBytes) pruning = pruning.catch(() => {}).then(prune)
      await pruning
    },
  }
}
