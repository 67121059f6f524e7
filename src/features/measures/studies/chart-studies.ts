import { bollinger, ema, macd, rsi, sma } from '#domain/measures/indicators.ts'
import type { StudyKind } from '#ui/chart/bars/studies.ts'

const average = (days: 20 | 50 | 200, color: 2 | 3 | 4): StudyKind => ({
  id: `sma-${days}`,
  label: `SMA ${days}`,
  lines: (close) => [{ label: `SMA ${days}`, color, values: sma(close, days) }],
})

/** What a person can add to a chart of prices. Ids are part of addresses. */
export const chartStudies: readonly StudyKind[] = [
  average(20, 2),
  average(50, 3),
  average(200, 4),
  {
    id: 'ema-20',
    label: 'EMA 20',
    lines: (close) => [{ label: 'EMA 20', color: 5, values: ema(close, 20) }],
  },
  {
    id: 'bollinger',
    label: 'Bollinger bands (20, 2)',
    lines: (close) => {
      const { upper, middle, lower } = bollinger(close)
      return [
        { label: 'Upper band', color: 6, values: upper },
        { label: 'Middle band', color: 6, values: middle },
        { label: 'Lower band', color: 6, values: lower },
      ]
    },
  },
  {
    id: 'rsi',
    label: 'RSI (14)',
    lines: (close) => [{ label: 'RSI', color: 7, values: rsi(close) }],
    pane: { digits: 1, guides: [30, 70], holds: [0, 100] },
  },
  {
    id: 'macd',
    label: 'MACD (12, 26, 9)',
    lines: (close) => {
      const { macd: line, signal, histogram } = macd(close)
      return [
        { label: 'MACD', color: 3, values: line },
        { label: 'Signal', color: 2, values: signal },
        { label: 'Histogram', color: 8, values: histogram, columns: true },
      ]
    },
    pane: { digits: 2, holds: [0] },
  },
]
