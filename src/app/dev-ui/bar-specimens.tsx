import { useState } from 'react'
import { chartStudies } from '#features/measures/studies/index.ts'
import { BarChart } from '#ui/chart/bars/bar-chart.tsx'
import type { Bars } from '#ui/chart/bars/bars.ts'
import { type ChartChoice, firstChoice } from '#ui/chart/chart.tsx'
import type { ChartFlag } from '#ui/chart/chart-marks.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import { LAST, sampleBars, withHoles } from './sample-bars.ts'
import { Specimen } from './specimen.tsx'

const DAY = 86_400
const long = sampleBars(5_000)
const flags: readonly ChartFlag[] = [
  { at: LAST - 2004 * DAY, letter: 'B', what: 'Bonus 1:1' },
  { at: LAST - 400 * DAY, letter: 'D', what: 'Dividend ₹4.00' },
  { at: LAST - 102 * DAY, letter: 'S', what: 'Split 1:5' },
  { at: LAST - 36 * DAY, letter: 'D', what: 'Dividend ₹5.00' },
]
const marks = [{ at: LAST - 60 * DAY, what: 'Added to the wishlist' }]
const price = (value: number) => formatNumber(value, 2)
const tick = (value: number) => formatNumber(value, String(value).split('.')[1]?.length ?? 0)
const whole = (value: number) => formatNumber(value, 0)
const millions = (value: number) => (value === 0 ? '0' : `${value / 1e6}M`)

type Props = { readonly title: string; readonly bars: Bars; readonly choice: Partial<ChartChoice> }

function BarSpecimen({ title, bars, choice: first }: Props) {
  const [choice, setChoice] = useState<ChartChoice>({ ...firstChoice, ...first })
  return (
    <Specimen title={title}>
      <BarChart
        label="Made-up company"
        lines={[]}
        bars={bars}
        studies={chartStudies}
        flags={bars === long ? flags : []}
        marks={bars === long ? marks : []}
        choice={choice}
        onChoice={setChoice}
        format={price}
        formatTick={tick}
        formatVolume={whole}
        formatVolumeTick={millions}
      />
    </Specimen>
  )
}

const all = chartStudies.map(({ id }) => id)
const short = sampleBars(250, 11)

export function BarSpecimens() {
  return (
    <>
      <BarSpecimen title="Candles (made up)" bars={long} choice={{ range: '6M', volume: true }} />
      <BarSpecimen title="Candles of 5,000 days (made up)" bars={long} choice={{ volume: true, scale: 'log' }} />
      <BarSpecimen title="Area with all indicators (made up)" bars={short} choice={{ form: 'area', studies: all }} />
      <BarSpecimen title="Candles with gaps (made up)" bars={withHoles(short)} choice={{ volume: true }} />
      <BarSpecimen title="One candle (made up)" bars={sampleBars(1)} choice={{ volume: true }} />
    </>
  )
}
