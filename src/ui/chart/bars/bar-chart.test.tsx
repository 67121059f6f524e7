import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type ChartChoice, firstChoice } from '#ui/chart/chart.tsx'
import type { ChartFlag } from '#ui/chart/chart-marks.tsx'
import type { Series } from '#ui/chart/chart-series.ts'
import { BarChart } from './bar-chart.tsx'
import { flagMarks } from './bar-flags.ts'
import type { Bars } from './bars.ts'
import type { StudyKind } from './studies.ts'

const DAY = 86_400
const LAST = Date.UTC(2026, 10, 13) / 1000

function barsOf(count: number): Bars {
  const times = Array.from({ length: count }, (_, at) => LAST - (count - 1 - at) * DAY)
  const close = times.map((_, at) => 100 + 20 * Math.sin(at / 9) + (at % 3))
  return {
    ...{ times, close, open: close.map((value, at) => value + (at % 2 ? 1 : -1)) },
    ...{ high: close.map((value) => value + 2), low: close.map((value) => value - 2) },
    volume: times.map((_, at) => 1000 + at),
  }
}

const average: StudyKind = {
  id: 'mean',
  label: 'Mean of two',
  lines: (close) => [
    { label: 'Mean', color: 2, values: close.map((value, at) => (at ? (value + (close[at - 1] ?? 0)) / 2 : null)) },
  ],
}
const strength: StudyKind = {
  id: 'strength',
  label: 'Strength (14)',
  lines: (close) => [
    { label: 'Strength', color: 7, values: close.map(() => 55.55) },
    { label: 'Change', color: 8, values: close.map((_, at) => (at % 2 ? 40 : 60)), columns: true },
  ],
  pane: { digits: 1, guides: [30, 70], holds: [0, 100] },
}

type Given = { bars?: Bars; lines?: readonly Series[]; flags?: readonly ChartFlag[] } & Partial<ChartChoice>

function rendered({ bars = barsOf(60), lines = [], flags = [], ...choice }: Given = {}) {
  const html = renderToStaticMarkup(
    <BarChart
      label="Made-up company"
      {...{ bars, lines, flags }}
      studies={[average, strength]}
      choice={{ ...firstChoice, ...choice }}
      onChoice={() => {}}
      format={(value) => value.toFixed(2)}
      formatTick={String}
      formatVolume={String}
      formatVolumeTick={String}
    />,
  )
  expect(html).not.toMatch(/NaN|Infinity|undefined/)
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, one = '']) => one)
  return {
    html,
    path: (name: string) => all(new RegExp(`<path[^>]*class="${name}" d="([^"]*)"`, 'g')),
    panes: all(/class="chart-pane chart-(\w+)"/g),
    captions: all(/class="chart-caption">([^<]*)</g),
    said: all(/aria-valuetext="([^"]*)"/g)[0] ?? '',
    values: all(/class="chart-said[^"]*"><span class="chart-name">([^<]*)/g),
  }
}

const bodies = (d = '') => d.split('z').length - 1

describe('candles in the HTML', () => {
  test('are hollow or filled by direction, one for each bar', () => {
    const { path } = rendered()
    expect(bodies(path('chart-rising')[0])).toBe(30)
    expect(bodies(path('chart-falling')[0])).toBe(30)
  })

  test('of a period that some pages are too narrow for come with strokes for those', () => {
    const { html, path } = rendered({ bars: barsOf(200) })
    expect(html).toContain('chart-from-640')
    expect(html).toContain('chart-below-640')
    expect(path('chart-strokes')[0]?.split('M')).toHaveLength(201)
  })

  test('of 5,000 days are one band, in few bytes', () => {
    const { html, path } = rendered({ bars: barsOf(5_000), volume: true })
    expect(path('chart-rising')).toEqual([])
    expect(path('chart-band')).toHaveLength(1)
    expect(html.length).toBeLessThan(24_000)
  })

  test('are only bars of the period', () => {
    const { path } = rendered({ span: { from: LAST - 9 * DAY, to: LAST } })
    expect(bodies(path('chart-rising')[0]) + bodies(path('chart-falling')[0])).toBe(10)
  })

  test('are there for one bar, on a log scale, and for no bar at all', () => {
    expect(bodies(rendered({ bars: barsOf(1) }).path('chart-rising')[0])).toBe(1)
    expect(rendered({ scale: 'log' }).path('chart-rising')).not.toEqual(rendered().path('chart-rising'))
    const below = { ...barsOf(2), low: [-1, 5] }
    expect(bodies(rendered({ bars: below, scale: 'log' }).path('chart-rising')[0])).toBe(1)
    expect(rendered({ bars: barsOf(0) }).path('chart-rising')).toEqual([''])
  })

  test('become a line or an area on request', () => {
    expect(rendered({ form: 'line' }).path('chart-rising')).toEqual([])
    expect(rendered({ form: 'line' }).path('chart-line')).toHaveLength(1)
    expect(rendered({ form: 'line' }).path('chart-area')).toEqual([])
    expect(rendered({ form: 'area' }).path('chart-area')).toHaveLength(1)
  })

  test('are left out where several lines are compared', () => {
    const { times, close } = barsOf(60)
    const line = (id: string, color: 1 | 2): Series => ({ id, label: id, color, times, values: close })
    const { path, values } = rendered({ lines: [line('one', 1), line('two', 2)], volume: true })
    expect(path('chart-rising')).toEqual([])
    expect(path('chart-line')).toHaveLength(2)
    expect(values).toEqual(['one', 'two'])
  })
})

describe('below the candles', () => {
  test('is what was chosen, each with its caption', () => {
    expect(rendered().panes).toEqual(['main'])
    const { panes, captions } = rendered({ volume: true, studies: ['strength', 'mean'], drawdown: true })
    expect(panes).toEqual(['main', 'volume', 'study', 'falls'])
    expect(captions).toEqual(['Volume', 'Strength (14)', 'Fall from previous peak'])
  })

  test('volume begins at zero', () => {
    const [columns = ''] = rendered({ volume: true }).path('chart-columns')
    // The lower end of every column is the lower end of the plot.
    const ends = [...columns.matchAll(/M\d+ (\d+)h\d+v(\d+)/g)].map(([, top, height]) => Number(top) + Number(height))
    expect(ends).toHaveLength(60)
    expect(new Set(ends)).toEqual(new Set([1000]))
  })

  test('a study has its guide lines, one over the prices is drawn there', () => {
    const { html, path } = rendered({ studies: ['strength', 'mean'] })
    expect(html).toMatch(/>30<\/text>.*>70<\/text>/)
    expect(path('chart-line')).toHaveLength(2)
    expect(bodies(path('chart-columns')[0])).toBe(60)
  })
})

describe('the readout of bars', () => {
  test('says open, high, low, close, volume and the studies, on screen and to assistive technology', () => {
    const { said, values } = rendered({ studies: ['mean', 'strength'] })
    expect(values).toEqual(['Open', 'High', 'Low', 'Close', 'Volume', 'Mean', 'Strength', 'Change'])
    expect(said).toMatch(
      /^13 Nov 2026: Open \d+\.\d\d, High .*, Low .*, Close .*, Volume 1059, Mean \d+\.\d\d, Strength 55.6, Change 40.0$/,
    )
  })

  test('says nothing where a figure of that day is unknown: the day before does not answer', () => {
    const bars = barsOf(3)
    const { said } = rendered({ bars: { ...bars, open: [1, 2, null], volume: [1, 2, null] } })
    expect(said).toMatch(/^13 Nov 2026: Open –, High \d.*, Close \d.*, Volume –$/)
  })

  test('says what happened on the day, and the list below has all of it', () => {
    const flags = [
      { at: LAST - 9 * DAY, letter: 'D', what: 'Dividend 4.00' },
      { at: LAST, letter: 'S', what: 'Split 1:5' },
    ]
    const { html, said } = rendered({ flags })
    expect(said).toMatch(/, Event Split 1:5$/)
    expect(html).toContain('Events (2)')
    expect(html).toMatch(/13 Nov 2026: Split 1:5.*4 Nov 2026: Dividend 4\.00/)
  })
})

describe('flags at the time axis', () => {
  const flag = (day: number, letter: string): ChartFlag => ({ at: day * DAY, letter, what: letter })
  const signs = (flags: readonly ChartFlag[], from: number, to: number) =>
    flagMarks(flags, { from: from * DAY, to: to * DAY }).map(({ at, sign }) => `${sign}${at / DAY}`)

  test('keep a distance; the rare one stays, then the newest', () => {
    const flags = [flag(10, 'D'), flag(100, 'D'), flag(101, 'S'), flag(200, 'D'), flag(202, 'D')]
    expect(signs(flags, 0, 360)).toEqual(['D10', 'S101', 'D202'])
  })

  test('appear when there is room, and only in the period', () => {
    const flags = [flag(100, 'D'), flag(101, 'S'), flag(200, 'D')]
    expect(signs(flags, 95, 105)).toEqual(['D100', 'S101'])
  })
})
