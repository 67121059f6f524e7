import { lastAt, type Series } from './chart-series.ts'

/** A figure that readout, announcement and table show at a moment. */
export type ChartColumn = {
  readonly id: string
  readonly label: string
  readonly color?: Series['color']
  readonly valueAt: (moment: number) => number | null
  readonly format: (value: number) => string
}

/** The line's last value at a moment, across gaps. */
export const columnOf = (line: Series, format: ChartColumn['format']): ChartColumn => ({
  ...line,
  valueAt: (moment) => {
    const at = lastAt(line, moment)
    return at === undefined ? null : (line.values[at] ?? null)
  },
  format,
})

export function textAt({ valueAt, format }: ChartColumn, moment: number): string {
  const value = valueAt(moment)
  return value === null ? '–' : format(value)
}
