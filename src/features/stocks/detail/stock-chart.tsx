import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { barSearch, chartSearch, zoomOf, zoomText } from '#domain/search/chart-query.ts'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { besideRefs, STOCK_PERIOD, type StockPageSearch } from '#domain/stocks/stock-page-query.ts'
import { eventsByDay } from '#domain/time/events-by-day.ts'
import { chartStudies } from '#features/measures/studies/index.ts'
import type { OwnMark } from '#features/sheet/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { BarChart } from '#ui/chart/bars/bar-chart.tsx'
import type { ChartChoice } from '#ui/chart/chart.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { dayLabel } from '#ui/data/day-label.ts'
import { formatMoney, formatNumber } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { flagsOf } from './action-words.ts'
import { StockCompare } from './stock-compare.tsx'
import { comparedLines } from './stock-lines.ts'
import { pricesQuery } from './stock-queries.ts'
import { compact } from './stock-session.tsx'
import { useBars } from './use-bars.ts'
import { useBeside } from './use-beside-stock.ts'

type Props = {
  readonly client: ApiClient
  readonly details: StockDetails
  readonly search: StockPageSearch
  readonly onSearch: (search: StockPageSearch) => void
  readonly marks: readonly OwnMark[]
}

const adjustments = [
  { value: 'splits', label: 'Adjusted for splits' },
  { value: 'dividends', label: 'Splits and dividends' },
  { value: 'none', label: 'As traded' },
] as const

/** Area, line or candles, or lines beside others. A year comes with the page; all prices load on first interaction. */
export function StockChart({ client, details, search, onSearch, marks }: Props) {
  const { symbol, currency, name, actions } = details
  const choice = useChartChoice(search)
  // More than the year that came with the page is asked for.
  const wantsMore = search.zoom !== undefined || !shortRanges.has(search.range ?? STOCK_PERIOD)
  const [reached, setReached] = useState(wantsMore)
  const refs = useMemo(() => besideRefs(search.with, symbol), [search.with, symbol])
  const beside = useBeside(client, refs, search)
  const whole = useQuery({ ...pricesQuery(client, symbol), enabled: reached || wantsMore || refs.length > 0 })
  const bars = useBars(details, whole.data)
  const lines = useMemo(() => comparedLines(details, beside), [details, beside])
  const last = details.day ?? ''
  const shownMarks = useMemo(() => eventsByDay(marks, last).map(markOf), [marks, last])
  const flags = useMemo(() => flagsOf(actions, currency), [actions, currency])
  return (
    <Part id="chart" title="Price history">
      <div className="part-wide">
        <BarChart
          label={name}
          lines={lines}
          bars={bars}
          choice={choice}
          onChoice={(next) => onSearch({ ...search, ...noChoice, ...chosen(next) })}
          studies={chartStudies}
          flags={flags}
          flagsLabel="Splits and dividends"
          format={(value) => formatMoney(value, currency)}
          formatTick={tick}
          formatVolume={compact}
          formatVolumeTick={compact}
          onReach={() => setReached(true)}
          marks={shownMarks}
          marksLabel="Your events in this chart"
        />
        <div className="with-scripts">
          <Segments
            label="Prices"
            value={search.adjust ?? 'splits'}
            options={adjustments}
            onChange={(adjust) =>
              onSearch({ ...search, adjust: adjust === 'splits' ? undefined : adjust } as StockPageSearch)
            }
          />
        </div>
        <p className="chart-note" role="status">
          {noteOf(bars.times, whole)}
        </p>
      </div>
      <StockCompare client={client} details={details} refs={refs} beside={beside} search={search} onSearch={onSearch} />
    </Part>
  )
}

const shortRanges: ReadonlySet<string> = new Set(['1M', '3M', '6M', '1Y'])
const noChoice = {
  ...{ range: undefined, zoom: undefined, scale: undefined, drawdown: undefined },
  ...{ form: undefined, volume: undefined, studies: undefined },
}

function useChartChoice({ range, zoom, scale, drawdown, form, volume, studies }: StockPageSearch): ChartChoice {
  return useMemo(
    () => ({
      range: range ?? STOCK_PERIOD,
      span: zoomOf(zoom),
      scale: scale ?? 'linear',
      drawdown: drawdown !== undefined,
      form: form ?? 'area',
      volume: volume !== undefined,
      studies: studies?.split(',') ?? [],
    }),
    [range, zoom, scale, drawdown, form, volume, studies],
  )
}

function chosen({ range, span, scale, drawdown, form, volume, studies = [] }: ChartChoice): StockPageSearch {
  const address = {
    ...{ range, zoom: span && zoomText(span), scale, drawdown: drawdown ? 1 : undefined },
    ...{ form, volume: volume ? 1 : undefined, studies: studies.join() },
  }
  return { ...chartSearch(address, STOCK_PERIOD), ...barSearch(address) }
}

const markOf = ({ day, events }: ReturnType<typeof eventsByDay<OwnMark>>[number]) => ({
  at: Date.parse(day) / 1000,
  what: events.map(({ id, said }) => (
    <span key={id} className="block">
      {said}
    </span>
  )),
})

/** Ticks are round numbers: shown with their own decimals. */
const tick = (value: number) => formatNumber(value, String(value).split('.')[1]?.length ?? 0)

function noteOf(
  times: readonly number[],
  { data, isError, isFetching }: { data?: unknown; isError: boolean; isFetching: boolean },
) {
  if (isFetching) return 'Loading all prices…'
  if (isError) return 'Only the last year is shown: older prices could not be loaded.'
  const [first] = times
  return data === undefined || first === undefined ? '' : `Every trading day since ${dayLabel(first)}.`
}
