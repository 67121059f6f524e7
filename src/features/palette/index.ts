export { Palette } from './palette.tsx'
export type { PaletteSource } from './palette-source.ts'
