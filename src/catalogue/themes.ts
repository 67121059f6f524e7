import { constants } from './constants.ts'

/** §3: a theme's label, and its background colour for the browser's toolbar. */
export const themes = {
  nature: { label: 'Nature', paper: '#f7f4ec' },
  light: { label: 'Light', paper: '#f7f8fb' },
  dark: { label: 'Dark', paper: '#0f1512' },
  blue: { label: 'Blue', paper: '#0b1b33' },
  japanese: { label: 'Japanese', paper: '#f6f0e2' },
} as const satisfies Record<(typeof constants.themes)[number], { label: string; paper: string }>

export type Theme = keyof typeof themes

/** The spec names the default; the other three are ours. */
export const fontSizes = {
  small: 'Small',
  [constants.defaultFontSize]: 'Normal',
  large: 'Large',
  'extra-large': 'Extra large',
} as const

export type FontSize = keyof typeof fontSizes
