import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'

export type Sort = { readonly by: string; readonly descending: boolean }

export type Column<Row> = {
  readonly id: string
  readonly label: string
  readonly numeric?: boolean
  readonly sortable?: boolean
  readonly cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  readonly caption: string
  /** Visually hidden, where the page title says the same. */
  readonly captionHidden?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
}

/** The first column is the row header. On phones rows become cards; explicit roles keep the table semantics. */
export function DataTable<Row>({ caption, captionHidden, columns, rows, rowKey, sort, onSort }: DataTableProps<Row>) {
  return (
    <table className="table" role="table">
      <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={column.numeric ? 'numeric' : undefined}
              aria-sort={sort?.by === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

type TableRowProps<Row> = { readonly row: Row; readonly columns: readonly Column<Row>[] }

/** Memoised: callers that filter long lists must memoise `columns`. */
const TableRow = memo(function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr role="row">
      {columns.map(({ id, label, numeric, cell }, at) =>
        at === 0 ? (
          <th key={id} role="rowheader" scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={id} role="cell" data-label={label} className={numeric ? 'numeric' : undefined}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

type SortButtonProps<Row> = {
  readonly column: Column<Row>
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const here = sort?.by === column.id
  const Arrow = !here ? ArrowUpDown : sort.descending ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      className="sort"
      onClick={() => onSort({ by: column.id, descending: here ? !sort.descending : column.numeric === true })}
    >
      {column.label}
      <Arrow aria-hidden="true" size={16} />
    </button>
  )
}
