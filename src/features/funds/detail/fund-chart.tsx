import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { besideOf, type FundPageSearch } from '#domain/funds/fund-page-query.ts'
import { chartSearch, zoomOf, zoomText } from '#domain/search/chart-query.ts'
import { type EventsOfDay, eventsByDay } from '#domain/time/events-by-day.ts'
import type { OwnMark } from '#features/sheet/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Chart, type ChartChoice } from '#ui/chart/chart.tsx'
import { dayLabel } from '#ui/data/day-label.ts'
import { formatMoney, formatNumber } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { FundCompare } from './fund-compare.tsx'
import { drawnQuery } from './fund-details-queries.ts'
import { linesOf } from './fund-lines.ts'
import { useBeside } from './use-beside.ts'

type Props = {
  readonly client: ApiClient
  readonly details: FundDetails
  readonly search: FundPageSearch
  readonly onSearch: (search: FundPageSearch) => void
  readonly marks: readonly OwnMark[]
}

/** The history, alone or compared. A sample comes with the page; daily values load on first interaction. */
export function FundChart({ client, details, search, onSearch, marks }: Props) {
  const { range, zoom, scale, drawdown } = search
  const choice = useMemo(() => choiceOf({ range, zoom, scale, drawdown }), [range, zoom, scale, drawdown])
  const [reached, setReached] = useState(false)
  const codes = besideOf(search.with, details.code)
  const beside = useBeside(client, codes, search.riskFree)
  const known = beside.flatMap(({ fund }) => (fund?.figures ? [fund.code] : []))
  const whole = useQuery({ ...drawnQuery(client, [details.code, ...known]), enabled: reached })
  const lines = useMemo(
    () =>
      linesOf(
        details,
        beside.map(({ fund }) => fund ?? undefined),
        whole.data,
      ),
    [details, beside, whole.data],
  )
  const last = details.figures?.last ?? ''
  const shownMarks = useMemo(() => eventsByDay(marks, last).map(markOf), [marks, last])
  return (
    <Part id="chart" title="Price history">
      <div className="part-wide">
        <Chart
          label={schemeTitle(details)}
          lines={lines}
          choice={choice}
          onChoice={(next) => onSearch({ ...search, ...noChoice, ...chartSearch(addressOf(next)) })}
          format={rupees}
          formatTick={tick}
          onReach={() => setReached(true)}
          marks={shownMarks}
          marksLabel="Your events in this chart"
        />
        <p className="chart-note" role="status">
          {details.figures?.weekly ? WEEKLY_NOTE : noteOf(lines, whole)}
        </p>
      </div>
      <FundCompare
        client={client}
        details={details}
        codes={codes}
        beside={beside}
        search={search}
        onSearch={onSearch}
      />
    </Part>
  )
}

const noChoice = { range: undefined, zoom: undefined, scale: undefined, drawdown: undefined }

const choiceOf = ({
  range = 'Max',
  zoom,
  scale,
  drawdown,
}: Pick<FundPageSearch, keyof typeof noChoice>): ChartChoice => ({
  range,
  span: zoomOf(zoom),
  scale: scale ?? 'linear',
  drawdown: drawdown !== undefined,
})

const addressOf = ({ range, span, scale, drawdown }: ChartChoice) => ({
  range,
  zoom: span && zoomText(span),
  scale,
  drawdown: drawdown ? 1 : undefined,
})

const markOf = ({ day, events }: EventsOfDay<OwnMark>) => ({
  at: Date.parse(day) / 1000,
  what: events.map(({ id, said }) => (
    <span key={id} className="block">
      {said}
    </span>
  )),
})

const rupees = (value: number) => formatMoney(value, 'INR')
/** Ticks are round numbers: shown with their own decimals. */
const tick = (value: number) => formatNumber(value, String(value).split('.')[1]?.length ?? 0, 'en-IN')

const WEEKLY_NOTE = 'Showing weekly NAVs for the last year and monthly NAVs before that.'

type Lines = ReturnType<typeof linesOf>

/** How much of the history the chart shows. */
function noteOf(lines: Lines, whole: { data?: unknown; isError: boolean; isFetching: boolean }): string {
  const [own] = lines
  const [first = 0, last = 0, count = 0] = [own?.times[0], own?.times.at(-1), own?.times.length]
  const apart = Math.round((last - first) / 86_400 / Math.max(1, count - 1))
  const since = lines.length > 1 ? `Change since ${dayLabel(first)}, the first date all these funds share. ` : ''
  if (whole.isFetching) return `${since}Loading daily values…`
  if (whole.data !== undefined)
    return since ? `${since}Every published NAV is shown.` : `Every published NAV since ${dayLabel(first)}.`
  const short = apart <= 3 ? '' : `Showing a value about every ${apart} days.`
  if (whole.isError) return `${since}${short && `${short} `}Daily values could not be loaded.`
  return `${since}${short && `${short} Hover for daily values.`}`
}
