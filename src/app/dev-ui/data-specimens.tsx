import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { AsOf } from '#ui/data/as-of.tsx'
import { DataTable, type Sort } from '#ui/data/data-table.tsx'
import { Emblem } from '#ui/data/emblem.tsx'
import { BasketPicture, PaperPicture } from '#ui/data/list-pictures.tsx'
import { Change, Figure, Money, Quantity } from '#ui/data/number.tsx'
import { BranchPicture, PathPicture, SaplingPicture } from '#ui/data/pictures.tsx'
import { Progress } from '#ui/data/progress.tsx'
import { Loading, SkeletonBlock, SkeletonText } from '#ui/data/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/data/state.tsx'
import { Specimen } from './specimen.tsx'

const rows = [
  { name: 'A made-up fund with a name that goes on and on, Direct Plan, Growth', price: 1234.5678, change: 1.234 },
  { name: 'Short one', price: 9.87, change: -0.456 },
  { name: 'Unchanged', price: 100, change: 0 },
]

export function DataSpecimens() {
  const [sort, setSort] = useState<Sort>({ by: 'price', descending: true })
  const key = sort.by === 'change' ? 'change' : 'price'
  const sorted = rows.toSorted((a, b) => (a[key] - b[key]) * (sort.descending ? -1 : 1))
  return (
    <>
      <Specimen title="Numbers (made up)">
        <Figure label="Net asset value">
          <span className="figure-value">
            <Money value={1234.5678} currency="INR" />
          </span>
          <Change percent={1.23} />
          <AsOf date="2026-11-13" origin="live" source="AMFI" />
        </Figure>
        <Figure label="Your total" medium>
          <span className="figure-value">
            <Money value={76_57_000} currency="INR" short personal />
          </span>
          <Change percent={-2.5} />
          <AsOf date="2026-11-13" origin="cached" />
        </Figure>
        <Figure label="Distance" medium>
          <span className="figure-value">
            <Quantity value={12.5} digits={1} unit="km" />
          </span>
          <Change percent={0} />
          <AsOf date="2026-11-13" origin="sample" />
        </Figure>
      </Specimen>
      <Specimen title="Table">
        <DataTable
          caption="Made-up funds"
          rows={sorted}
          rowKey={({ name }) => name}
          sort={sort}
          onSort={setSort}
          columns={[
            { id: 'name', label: 'Name', cell: ({ name }) => name },
            {
              id: 'price',
              label: 'Price',
              numeric: true,
              sortable: true,
              cell: ({ price }) => <Money value={price} currency="INR" />,
            },
            {
              id: 'change',
              label: 'Day',
              numeric: true,
              sortable: true,
              cell: ({ change }) => <Change percent={change} />,
            },
          ]}
        />
      </Specimen>
      <Specimen title="Loading">
        <Loading label="Loading the list">
          <SkeletonBlock className="mb-3 h-10 w-48" />
          <SkeletonText lines={3} />
        </Loading>
        <Progress label="Reading the backup" done={3} total={8} onCancel={() => {}} />
        <Progress label="Looking for the server" done={0} />
      </Specimen>
      <Specimen title="Emblems">
        <p className="flex flex-wrap gap-3">
          {(['sunset', 'study', 'house', 'car', 'ring', 'plane', 'umbrella', 'bird', 'flag'] as const).map((name) => (
            <Emblem key={name} name={name} />
          ))}
        </p>
      </Specimen>
      <Specimen title="Empty and failed">
        <EmptyState picture={<BasketPicture />} title="No funds here yet" action={<Button>Search for a fund</Button>}>
          Add a fund and it appears here with its change since you added it.
        </EmptyState>
        <ErrorState title="The prices could not be loaded" action={<Button>Try again</Button>}>
          The server did not answer. Your data in this browser is safe.
        </ErrorState>
        <p className="flex flex-wrap gap-6">
          <SaplingPicture />
          <BasketPicture />
          <PaperPicture />
          <PathPicture />
          <BranchPicture />
        </p>
      </Specimen>
    </>
  )
}
