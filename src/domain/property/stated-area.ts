import type { AreaKind, PropertyType } from '#catalogue/properties.ts'

type Stated = {
  readonly type: PropertyType
  readonly carpetArea: number | null
  readonly builtUpArea: number | null
  readonly superBuiltUpArea: number | null
  readonly plotArea: number | null
}

export type StatedArea = { readonly squareFeet: number; readonly kind: AreaKind }

/** The area that a price is divided by: land by its plot, anything else by the most honest one that is stated. */
export function areaOf(listing: Stated) {
  const { type, carpetArea, builtUpArea, superBuiltUpArea, plotArea } = listing
  const all: readonly (readonly [AreaKind, number | null])[] = [
    ['carpet', carpetArea],
    ['built-up', builtUpArea],
    ['super-built-up', superBuiltUpArea],
    ['plot', plotArea],
  ]
  const isLand = type === 'plot' || type === 'farm'
  const [kind, squareFeet] = (isLand ? all.toReversed() : all).find(([, value]) => value !== null) ?? []
  return kind && squareFeet ? ({ squareFeet, kind } satisfies StatedArea) : undefined
}
