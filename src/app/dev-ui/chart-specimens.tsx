import { useState } from 'react'
import { Chart, firstChoice } from '#ui/chart/chart.tsx'
import type { Series } from '#ui/chart/chart-series.ts'
import { formatMoney, formatNumber } from '#ui/data/format-number.ts'
import { Specimen } from './specimen.tsx'

const DAY = 86_400
const LAST = Date.UTC(2026, 10, 13) / 1000

/** A deterministic random walk that looks like a price. */
function walk(id: string, label: string, color: Series['color'], days: number, seed: number): Series {
  let state = seed
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const times: number[] = []
  const values: number[] = []
  let value = 100
  for (let day = days; day >= 0; day -= 1) {
    value *= 1 + (chance() + chance() + chance() - 1.493) * 0.014
    times.push(LAST - day * DAY)
    values.push(value)
  }
  return { id, label, color, times, values }
}

const one = walk('a', 'Made-up fund', 1, 6000, 7)
const others = [walk('b', 'Second', 2, 3000, 11), walk('c', 'Third', 3, 4500, 23)]
const marks = [
  { at: LAST - 900 * DAY, what: 'The first of two marks' },
  { at: LAST - 30 * DAY, what: 'The second, near the end' },
]
const rupees = (value: number) => formatMoney(value, 'INR')
const tick = (value: number) => formatNumber(value, 0, 'en-IN')

export function ChartSpecimens() {
  const [alone, setAlone] = useState(firstChoice)
  const [beside, setBeside] = useState({ ...firstChoice, drawdown: true })
  return (
    <>
      <Specimen title="Chart (made up)">
        <Chart
          label="Made-up fund"
          lines={[one]}
          choice={alone}
          onChoice={setAlone}
          format={rupees}
          formatTick={tick}
          marks={marks}
        />
      </Specimen>
      <Specimen title="Chart that compares (made up)">
        <Chart
          label="Three made-up things"
          lines={[one, ...others]}
          choice={beside}
          onChoice={setBeside}
          format={rupees}
          formatTick={tick}
        />
      </Specimen>
    </>
  )
}
