import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { purposes } from '#catalogue/properties.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import { newDraft } from '#domain/property/listing-draft.ts'
import {
  type Defaults,
  guessMapping,
  type ImportedRow,
  type ImportField,
  importFields,
  importLimits,
  importRow,
  type Mapping,
} from '#domain/property/listing-import.ts'
import { csvRows } from '#domain/text/csv-rows.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useToday } from '#platform/browser/use-today.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { optionsOf, SelectField, TextField } from '#ui/controls/field.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { DataTable } from '#ui/data/data-table.tsx'
import { Progress } from '#ui/data/progress.tsx'
import { toast } from '#ui/layers/toast.ts'
import { createImport } from './create-import.ts'
import { addDraft } from './own-acts.ts'

type Props = { readonly client: ApiClient; readonly user: SignedInUser; readonly onDone: () => void }
type Table = {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const PREVIEWED = 10

/** Listings of a CSV file as drafts: every row can be looked at before anything is sent. */
export function ImportListings({ client, user, onDone }: Props) {
  const [table, setTable] = useState<Table>()
  const [refused, setRefused] = useState<string>()
  const choose = async (file: File) => {
    setRefused(undefined)
    if (file.size > importLimits.bytes) return setRefused('A file can have at most 2 MB.')
    const [header, ...rows] = [...csvRows(await file.text())]
    if (!header || header.length < 2 || rows.length === 0)
      return setRefused('This file has no rows of comma-separated values.')
    setTable({ name: file.name, header, rows })
  }
  return (
    <div className="own-csv">
      <p className="text-ink-2">
        A CSV file from a portal or a spreadsheet, with a header line. Each row becomes a draft, which you complete and
        submit. At most {importLimits.rows} rows at a time.
      </p>
      <FileButton label="Choose a CSV file" accept=".csv,text/csv" onFile={(file) => void choose(file)} />
      <p role="alert" className="field-error empty:hidden">
        {refused}
      </p>
      {table && <Mapped key={table.name} table={table} client={client} user={user} onDone={onDone} />}
    </div>
  )
}

function Mapped({ table: { name, header, rows }, client, user, onDone }: Props & { readonly table: Table }) {
  const today = useToday()
  const queries = useQueryClient()
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(header, rows))
  const [defaults, setDefaults] = useState<Defaults>({
    purpose: header.some((head) => /rent/i.test(head)) ? 'rent' : 'buy',
    city: '',
    postedByName: user.displayName ?? '',
    priceUnit: header.some((head) => /in l(akh)?s?\b/i.test(head)) ? 'lakh' : 'rupees',
  })
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>()
  const [failed, setFailed] = useState<readonly string[]>([])
  const [importing] = useState(() => createImport((form, key) => addDraft(client, { ...newDraft, form }, key)))
  const [stop, setStop] = useState<AbortController>()
  const read = rows.slice(0, importLimits.rows).map((row, at) => importRow(row, at + 2, mapping, defaults, today))
  const good = read.filter(({ refused }) => !refused)
  const bad = read.filter(({ refused }) => refused)
  const left = importing.left(good)
  const complete = good.filter(({ missing }) => Object.keys(missing).length === 0).length
  const run = async () => {
    const abort = new AbortController()
    setStop(abort)
    setFailed([])
    const refused = await importing.run(good, abort.signal, (done, total) => setProgress({ done, total }))
    setProgress(undefined)
    setStop(undefined)
    setFailed(refused)
    await queries.invalidateQueries({ queryKey: ['documents'] })
    if (refused.length > 0 || abort.signal.aborted) return
    toast(ownToasts.listingsImported)
    onDone()
  }
  const columns = [
    { value: '', label: 'Not in the file' },
    ...header.map((label, at) => ({ value: String(at), label: label || `Column ${at + 1}` })),
  ]
  const set = (field: ImportField, value: string) =>
    setMapping((now) => {
      const { [field]: _, ...rest } = now
      return value === '' ? rest : { ...rest, [field]: Number(value) }
    })
  return (
    <>
      <h2 className="section-title">
        {name}: {rows.length} {rows.length === 1 ? 'row' : 'rows'}
      </h2>
      <fieldset className="own-fields">
        <legend className="own-legend">Match your columns</legend>
        {Object.entries(importFields).map(([field, label]) => (
          <SelectField
            key={field}
            label={label}
            options={columns}
            value={String(mapping[field as ImportField] ?? '')}
            onChange={({ target }) => set(field as ImportField, target.value)}
          />
        ))}
      </fieldset>
      <fieldset className="own-fields">
        <legend className="own-legend">The same for all rows</legend>
        <SelectField
          label="For"
          options={optionsOf(purposes)}
          value={defaults.purpose}
          onChange={({ target }) => setDefaults({ ...defaults, purpose: target.value === 'rent' ? 'rent' : 'buy' })}
        />
        <SelectField
          label="Prices without a unit are in"
          options={optionsOf({ rupees: 'Rupees', lakh: 'Lakh rupees' })}
          value={defaults.priceUnit}
          onChange={({ target }) =>
            setDefaults({ ...defaults, priceUnit: target.value === 'lakh' ? 'lakh' : 'rupees' })
          }
        />
        <TextField
          label="City for rows without one"
          value={defaults.city}
          onChange={({ target }) => setDefaults({ ...defaults, city: target.value })}
        />
        <TextField
          label="Name shown"
          value={defaults.postedByName}
          onChange={({ target }) => setDefaults({ ...defaults, postedByName: target.value })}
        />
      </fieldset>
      <p role="status">
        {good.length} {good.length === 1 ? 'row' : 'rows'} can be imported, {complete} of them complete; {bad.length}{' '}
        cannot.
        {rows.length > importLimits.rows && ` Only the first ${importLimits.rows} rows are used.`}
      </p>
      <DataTable
        caption="The first rows"
        rows={read.slice(0, PREVIEWED)}
        rowKey={({ line }) => String(line)}
        columns={preview}
      />
      {bad.length > 0 && (
        <Lines
          title="Rows that cannot be imported"
          lines={bad.map(({ line, refused }) => `Line ${line}: ${refused}`)}
        />
      )}
      {failed.length > 0 && <Lines title="Rows that were refused" lines={failed} />}
      {progress === undefined ? (
        <Button onClick={() => void run()} disabled={left.length === 0}>
          Import {left.length} {left.length === 1 ? 'draft' : 'drafts'}
        </Button>
      ) : (
        <Progress label="Importing" {...progress} onCancel={() => stop?.abort()} />
      )}
    </>
  )
}

const preview = [
  { id: 'line', label: 'Line', cell: ({ line }: ImportedRow) => line },
  { id: 'title', label: 'Title', cell: ({ form }: ImportedRow) => form.title },
  { id: 'price', label: 'Price', cell: ({ form }: ImportedRow) => form.price || '–' },
  {
    id: 'where',
    label: 'Where',
    cell: ({ form }: ImportedRow) => [form.locality, form.city].filter(Boolean).join(', '),
  },
  {
    id: 'missing',
    label: 'Still missing',
    cell: ({ missing, refused }: ImportedRow) => refused ?? (Object.keys(missing).map(nameOf).join(', ') || 'Nothing'),
  },
]

const words: Readonly<Record<string, string>> = {
  region: 'state',
  place: 'coordinates',
  carpetArea: 'area',
  plotArea: 'plot area',
  builtUpArea: 'built-up area',
  superBuiltUpArea: 'super built-up area',
  postedByName: 'name shown',
}
const nameOf = (field: string) => words[field] ?? field

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <details className="own-lines">
    <summary>
      {title} ({lines.length})
    </summary>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
)
