import type { PaletteItem } from '#domain/palette/palette-item.ts'

/** Whose things, and how to ask for what is not in the browser. */
export type PaletteContext = { readonly uid: string | undefined; readonly isAdmin: boolean }

/** What the palette knows beside the market; a failing source is left out. */
export type PaletteSource = (context: PaletteContext) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>
