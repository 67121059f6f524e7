import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Finding = { readonly what: string; readonly held: boolean }
export type Trial = { readonly name: string; run(): Promise<Finding[]> }

export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-hold-'))
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

/** Runs `work` for each item, a few at a time, until one says stop. */
export async function several<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<boolean>,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  let going = true
  const worker = async () => {
    while (going) {
      const next = iterator.next()
      if (next.done) return
      if (!(await work(next.value))) going = false
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
