import { Worker } from 'node:worker_threads'
import type { Figure } from './bench-figures.ts'

/** In a thread with its own heap, like the server: the bench's own data does not affect GC. */
const inThread = (file: string) =>
  new Promise<Figure[]>((resolve, reject) => {
    const thread = new Worker(new URL(file, import.meta.url))
    thread.once('message', resolve)
    thread.once('error', reject)
  })

export const parseFigures = () => inThread('./parse-run.ts')
export const packsFigures = () => inThread('./packs-run.ts')
