import {
  type ComparedRef,
  type CompareSearch,
  compareLink,
  MOST_THINGS,
  refsText,
} from '#domain/compare/compare-query.ts'
import { CrossLink } from '#ui/controls/cross-button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { CompareAdd } from './compare-add.tsx'
import type { Column } from './use-compared.ts'

type Props = {
  readonly columns: readonly Column[]
  readonly search: CompareSearch
  readonly onSearch: (search: CompareSearch) => void
  /** Whether somebody is signed in, whose goals could be here. */
  readonly uid: string | undefined
}

/** What is compared, and a field to add more. */
export function CompareChoice({ columns, search, onSearch, uid }: Props) {
  const refs = columns.map(({ ref }) => ref)
  const show = (next: readonly ComparedRef[]) => onSearch({ ...search, of: refsText(next) })
  return (
    <>
      {columns.length > 0 && (
        <ul className="beside versus-chosen" aria-label="Compared">
          {columns.map((column, at) => {
            const rest = refs.filter((ref) => ref !== column.ref)
            return (
              <li key={`${column.ref.kind}:${column.ref.id}`} className={`chart-color-${at + 1}`}>
                <span aria-hidden="true" className="beside-key" />
                <Named column={column} uid={uid} />
                <CrossLink
                  label={`Remove ${column.thing?.name ?? column.ref.id}`}
                  className="beside-remove"
                  href={compareLink(rest)}
                  onClick={() => show(rest)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {refs.length < MOST_THINGS && (
        <>
          <CompareAdd refs={refs} onAdd={(ref) => show([...refs, ref])} uid={uid} />
          <form action="/compare" className="compare-form without-scripts">
            <TextField
              label="Compare these"
              hint="Such as fund:120503,stock:INFY"
              name="of"
              maxLength={400}
              defaultValue={refsText(refs)}
            />
            <button type="submit" className="button">
              Compare
            </button>
          </form>
        </>
      )}
    </>
  )
}

function Named({ column: { ref, thing, failed }, uid }: { readonly column: Column; readonly uid: string | undefined }) {
  if (thing)
    return (
      <span>
        <a href={thing.href} className="text-link" dir="auto">
          {thing.name}
        </a>
        {thing.remark && <small className="versus-remark">{thing.remark}</small>}
      </span>
    )
  if (thing === null)
    return <span>{ref.kind === 'goal' ? 'This goal is not in this browser' : `There is no ${ref.kind} ${ref.id}`}</span>
  if (ref.kind === 'goal' && uid === undefined) return <span>Sign in to compare your goal</span>
  return <span className="text-ink-2">{failed ? `${ref.id} could not be loaded` : `Loading ${ref.id}…`}</span>
}
