import type { NavPoint } from '#domain/measures/dated-value.ts'
import type { PriceHistory } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'
import type { StockDay, StockDayRow } from './stock-day.ts'

/** The daily files' prices of one share. */
export type YearOfStock = {
  readonly history: PriceHistory
  /** First days of a new ISIN; nothing where the files tell none. */
  readonly isinChanges: readonly Day[] | undefined
  /** What was traded, ascending. */
  readonly traded: readonly (Pick<StockDayRow, 'volume' | 'traded' | 'delivered'> & { readonly day: Day })[]
}

type Gathered = { readonly rows: { readonly day: Day; readonly row: StockDayRow }[] }

/** Gathers days, in any order, by share. `idOf`: the id of now for a symbol of a file. */
export function gatherYear(idOf: (symbol: string) => string) {
  const shares = new Map<string, Gathered>()
  return {
    add({ day, rows }: StockDay): void {
      for (const row of rows) {
        const id = idOf(row.symbol)
        const known = shares.get(id)
        if (known) known.rows.push({ day, row })
        else shares.set(id, { rows: [{ day, row }] })
      }
    },
    ids: () => shares.keys(),
    of: (id: string): YearOfStock | undefined => {
      const known = shares.get(id)
      return known && yearOf(known)
    },
  }
}

const isChange = ({ day, row }: Gathered['rows'][number], at: number, all: Gathered['rows']) =>
  at > 0 && all[at - 1]?.row.serial !== row.serial ? [day] : []

function yearOf({ rows }: Gathered): YearOfStock {
  const sorted = rows.toSorted((a, b) => a.day - b.day)
  // Two symbols of one company on one day: the later one in the list is the one of now.
  const days = sorted.filter(({ day }, at) => day !== sorted[at + 1]?.day)
  const column = (of: (row: StockDayRow) => number): NavPoint[] =>
    days.map(({ day, row }) => ({ day, nav: String(of(row)) }))
  const serials = days.filter(({ row }) => row.serial !== null)
  return {
    history: {
      close: column(({ close }) => close),
      open: column(({ open }) => open),
      high: column(({ high }) => high),
      low: column(({ low }) => low),
      volume: column(({ volume }) => volume),
      actions: [],
    },
    isinChanges: serials.length < days.length / 2 ? undefined : serials.flatMap(isChange),
    traded: days.map(({ day, row: { volume, traded, delivered } }) => ({ day, volume, traded, delivered })),
  }
}
