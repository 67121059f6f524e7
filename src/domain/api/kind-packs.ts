import type { PackName } from './pack-list.ts'

/** The packs of one kind of instrument: all of them with their latest value, a year of weekly closes, former names. */
export type KindPacks = Readonly<Record<'list' | 'sparks' | 'names', PackName>>

export const kindPacks = {
  fund: { list: 'funds', sparks: 'sparks', names: 'names' },
  stock: { list: 'stocks', sparks: 'stock-sparks', names: 'stock-names' },
} as const satisfies Readonly<Record<string, KindPacks>>
