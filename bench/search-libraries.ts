import uFuzzy from '@leeoniya/ufuzzy'
import { Index } from 'flexsearch'
import Fuse from 'fuse.js'
import * as fuzzysort from 'fuzzysort'
import MiniSearch from 'minisearch'

/** The best documents for a text, best first. */
export type Finder = (text: string, limit: number) => readonly number[]

/** Popular libraries, set up for typos as far as possible. Slow ones get part of the keystrokes and names. */
export const libraries: readonly { name: string; keys: number; tasks: number; build: (names: string[]) => Finder }[] = [
  {
    name: 'uFuzzy, typo mode',
    keys: 800,
    tasks: 60,
    build: (names) => {
      const fuzzy = new uFuzzy({ intraMode: 1 })
      return (text, limit) => {
        const [found, info, order] = fuzzy.search(names, text)
        if (info && order) return order.slice(0, limit).map((at) => info.idx[at] ?? -1)
        return (found ?? []).slice(0, limit)
      }
    },
  },
  {
    name: 'FlexSearch forward',
    keys: 800,
    tasks: 60,
    build: (names) => {
      const index = new Index({ tokenize: 'forward' })
      for (const [document, name] of names.entries()) index.add(document, name)
      return (text, limit) => index.search(text, { limit }) as number[]
    },
  },
  {
    name: 'MiniSearch prefix + fuzzy',
    keys: 100,
    tasks: 60,
    build: (names) => {
      const index = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] })
      index.addAll(names.map((name, id) => ({ id, name })))
      const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND' } as const
      return (text, limit) =>
        index
          .search(text, options)
          .slice(0, limit)
          .map(({ id }) => Number(id))
    },
  },
  {
    name: 'fuzzysort',
    keys: 200,
    tasks: 60,
    build: (names) => {
      const targets = names.map((name, document) => ({ name, document }))
      const snapshot = fuzzysort.snapshot(targets, { key: 'name' })
      return (text, limit) => fuzzysort.go(text, snapshot, { limit }).map(({ obj }) => obj.document)
    },
  },
  {
    name: 'Fuse 0.4',
    keys: 4,
    tasks: 4,
    build: (names) => {
      const fuse = new Fuse(names, { threshold: 0.4, ignoreLocation: true })
      return (text, limit) => fuse.search(text, { limit }).map(({ refIndex }) => refIndex)
    },
  },
]
