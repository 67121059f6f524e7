import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import type { Hour } from './palette.ts'

export type Setting = { readonly city: string; readonly hour: Hour }

/** Whether somebody has a light on. */
export const isLit = (brush: Brush, hour: Hour, about: number) =>
  brush.luck(about) < (hour === 'night' ? 0.62 : hour === 'dusk' ? 0.4 : hour === 'rain' ? 0.25 : 0.06)

export function road(brush: Brush, top: number): void {
  brush.box(0, top, WIDTH, HEIGHT - top, 'road', { bare: true })
  brush.box(0, top, WIDTH, 9, 'wallLight', { bare: true })
  for (const at of times(9, (n) => n)) brush.box(at * 78 + 10, top + 34, 38, 4, 'cloud', { bare: true, opacity: 0.8 })
}
