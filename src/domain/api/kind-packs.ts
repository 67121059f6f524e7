import type { PackName } from './pack-list.ts'

export type PackPart = 'list' | 'sparks' | 'names'

/** The packs of one kind: all of them with their latest value, and where it has them weekly closes and former names. */
export type KindPacks = { readonly list: PackName; readonly sparks?: PackName; readonly names?: PackName }

export const kindPacks = {
  fund: { list: 'funds', sparks: 'sparks', names: 'names' },
  stock: { list: 'stocks', sparks: 'stock-sparks', names: 'stock-names' },
  property: { list: 'listings' },
} as const satisfies Readonly<Record<string, KindPacks>>
