/** How a number of a figure is written. A day counts from 1 January 1970. */
export type FigureUnit = 'rupees' | 'percent' | 'number' | 'day' | 'years' | 'text'

export type FigureLine = { readonly label: string; readonly xs: readonly number[]; readonly ys: readonly number[] }

export type FigureColumn = { readonly label: string; readonly unit: FigureUnit }

/** A computed figure: lines to draw, the same as a table, and the results in words. Readable without scripts. */
export type PostFigure = {
  readonly title: string
  /** Where the data comes from. */
  readonly source: string
  readonly x: FigureColumn
  readonly y: FigureColumn
  readonly lines: readonly FigureLine[]
  readonly results: readonly { readonly label: string; readonly unit: FigureUnit; readonly value: number }[]
  readonly table: {
    readonly columns: readonly FigureColumn[]
    readonly rows: readonly (readonly (number | string)[])[]
  }
}

/** Thrown where a figure cannot be computed; the text tells the editor why. */
export class FigureError extends Error {}

/** What stands in a figure's block: options by name, and rows that begin with a date. */
export type FigureInput = {
  readonly options: ReadonlyMap<string, string>
  readonly rows: readonly { readonly day: number; readonly value: number }[]
}

export function optionOf({ options }: FigureInput, name: string): string {
  const value = options.get(name)
  if (value === undefined) throw new FigureError(`The figure needs a line “${name}: …”.`)
  return value
}

/** A number within limits. */
export function numberIn(input: FigureInput, name: string, least: number, most: number): number {
  const text = optionOf(input, name)
  const value = /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most)) throw new FigureError(`“${name}” must be between ${least} and ${most}.`)
  return value
}
