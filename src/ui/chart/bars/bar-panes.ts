import { type ChartChoice, drawdownPane } from '#ui/chart/chart.tsx'
import type { Pane } from '#ui/chart/chart-frame.tsx'
import type { Series } from '#ui/chart/chart-series.ts'
import type { BarLayer, PaneMark, PaneView } from '#ui/chart/pane-view.ts'
import { overlaysOf, type Study, studyPanes } from './studies.ts'

type Shown = Pick<PaneView, 'span' | 'whole'> & {
  readonly choice: ChartChoice
  readonly close: Series
  readonly layers: { readonly candles: BarLayer; readonly volume: BarLayer }
  readonly studies: readonly Study[]
  readonly marks: readonly PaneMark[]
  readonly formatTick: (value: number) => string
  readonly formatVolumeTick: (value: number) => string
}

/** The bars with their overlays, and below them volume, studies and drawdown as chosen. */
export function barPanes({ choice, close, layers, studies, marks, span, whole, ...formats }: Shown): Pane[] {
  const { form = 'candles', volume = false } = choice
  const overlays = overlaysOf(studies)
  const main: PaneView = {
    ...{ span, whole, marks, anchor: close, kind: choice.scale, formatTick: formats.formatTick },
    lines: form === 'candles' ? overlays : [close, ...overlays],
    filled: form === 'area',
    layer: form === 'candles' ? layers.candles : undefined,
  }
  const traded: PaneView = {
    ...{ span, whole, kind: 'linear', formatTick: formats.formatVolumeTick },
    ...{ lines: [], layer: layers.volume, ticks: 2, holds: [0], timeless: true },
  }
  return [
    { look: 'main', view: main },
    ...(volume ? [{ look: 'volume', caption: 'Volume', view: traded } as const] : []),
    ...studyPanes(studies, { span, whole }, layers.candles.step),
    ...(choice.drawdown ? [drawdownPane([close], span, whole)] : []),
  ]
}
