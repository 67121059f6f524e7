import type { OwnGoal } from '#domain/compare/compared-goal.ts'
import { Change } from '#ui/data/number.tsx'
import { Wide } from '#ui/data/wide.tsx'
import { type Cell, compareRows } from './compare-rows.ts'
import type { Comparison } from './use-compared.ts'

type Props = { readonly comparison: Comparison; readonly goals: readonly OwnGoal[] | undefined }

/** One column for each thing that is known. */
export function CompareTable({ comparison: { columns, period }, goals }: Props) {
  const known = columns.flatMap(({ thing }, at) => (thing ? [{ thing, at }] : []))
  if (known.length === 0) return null
  const things = known.map(({ thing }) => thing)
  return (
    <Wide label="Comparison">
      <table className="figure-table versus-table">
        <thead>
          <tr>
            <td />
            {known.map(({ thing, at }) => (
              <th key={thing.href} scope="col" className={`chart-color-${at + 1}`}>
                <span aria-hidden="true" className="versus-key" />
                <a href={thing.href} className="text-link" dir="auto">
                  {thing.name}
                </a>
                {thing.isSample && <span className="mark mark-sample">Sample</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(things, period, goals).map(({ id, label, cells, prose }) => (
            <tr key={id} className={prose && 'versus-prose'}>
              <th scope="row" dir="auto">
                {label}
              </th>
              {cells.map((cell, at) => (
                <td key={known[at]?.thing.href}>
                  <Figure cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

function Figure({ cell: { text, change, personal, note } }: { readonly cell: Cell }) {
  return (
    <>
      {change === undefined ? (
        <span className={personal ? 'amount amount-personal' : undefined}>{text}</span>
      ) : (
        <Change percent={change} />
      )}
      {note && <small>{note}</small>}
    </>
  )
}
