import { columnOf } from '#ui/chart/chart-column.ts'
import type { Pane } from '#ui/chart/chart-frame.tsx'
import type { Series } from '#ui/chart/chart-series.ts'
import type { PaneView } from '#ui/chart/pane-view.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { columnLayer } from './bar-layers.ts'
import type { Bars } from './bars.ts'

/** A calculation that a person can add to a chart of bars. */
export type StudyKind = {
  readonly id: string
  readonly label: string
  readonly lines: (close: readonly number[]) => readonly StudyLine[]
  /** In a pane of its own; drawn over the bars if not given. */
  readonly pane?: StudyPane
}

export type StudyLine = {
  readonly label: string
  readonly color: Series['color']
  readonly values: readonly (number | null)[]
  /** Drawn as columns from zero. */
  readonly columns?: boolean
}

export type StudyPane = {
  readonly digits: number
  /** Guide lines, labelled. */
  readonly guides?: readonly number[]
  /** Values that the axis always contains. */
  readonly holds?: readonly number[]
}

export type Study = { readonly kind: StudyKind; readonly lines: readonly (Series & { readonly columns?: boolean })[] }

/** The chosen ones, in the order of `kinds`. */
export const studiesOf = (bars: Bars, kinds: readonly StudyKind[], chosen: readonly string[]): Study[] =>
  kinds
    .filter(({ id }) => chosen.includes(id))
    .map((kind) => ({
      kind,
      lines: kind.lines(bars.close).map((line, at) => ({ ...line, id: `${kind.id}-${at}`, times: bars.times })),
    }))

export const overlaysOf = (studies: readonly Study[]) => studies.flatMap(({ kind, lines }) => (kind.pane ? [] : lines))

export const columnsOfStudies = (studies: readonly Study[], format: (value: number) => string) =>
  studies.flatMap(({ kind: { pane }, lines }) =>
    lines.map((line) => columnOf(line, pane ? (value) => formatNumber(value, pane.digits) : format)),
  )

/** RSI, MACD and the like: their own axis below the bars. */
export const studyPanes = (studies: readonly Study[], view: Pick<PaneView, 'span' | 'whole'>, step: number): Pane[] =>
  studies.flatMap(({ kind, lines }) => {
    if (!kind.pane) return []
    const columns = lines.find((line) => line.columns)
    return {
      look: 'study',
      caption: kind.label,
      view: {
        ...view,
        lines: lines.filter((line) => !line.columns),
        layer: columns && columnLayer(columns.times, columns.values, step),
        kind: 'linear',
        formatTick: plainTick,
        ticks: kind.pane.guides ?? 3,
        holds: kind.pane.holds,
        timeless: true,
      } satisfies PaneView,
    }
  })

/** Ticks are round numbers: shown with their own decimals. */
const plainTick = (value: number) => formatNumber(value, String(value).split('.')[1]?.length ?? 0)
