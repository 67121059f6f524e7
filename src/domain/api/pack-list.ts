import { z } from 'zod'

/** Packs, fetched whole by digest. */
export const packNames = [
  'funds',
  'sparks',
  'rates',
  'names',
  'stocks',
  'stock-sparks',
  'stock-names',
  'listings',
] as const
export type PackName = (typeof packNames)[number]

export const packInfo = z.strictObject({
  digest: z.string().regex(/^[\w-]{22}$/),
  bytes: z.int().min(0),
  madeAt: z.iso.datetime(),
  source: z.enum(['live', 'sample']),
  /** The newest value's date. */
  day: z.iso.date().nullable(),
})
export type PackInfo = z.infer<typeof packInfo>

export const packsAnswer = z.record(z.enum(packNames), packInfo.nullable())
export type PacksAnswer = z.infer<typeof packsAnswer>

export const packAddress = (digest: string) => `/api/packs/${digest}`
