import { sentenceOf } from '#domain/api/app-error.ts'
import type { ListingForm } from '#domain/property/listing-form.ts'
import type { ImportedRow } from '#domain/property/listing-import.ts'
import { newId } from '#platform/browser/ids.ts'

/** Adds the lines of a file as drafts, each once, however often it is run. */
export function createImport(add: (form: ListingForm, key: string) => Promise<unknown>) {
  const added = new Set<number>()
  // A line whose answer was lost may have been added: the same content is sent under the same key.
  const keys = new Map<string, string>()
  const keyOf = ({ line, form }: ImportedRow) => {
    const name = `${line} ${JSON.stringify(form)}`
    const key = keys.get(name) ?? newId()
    keys.set(name, key)
    return key
  }
  const left = (rows: readonly ImportedRow[]) => rows.filter(({ line }) => !added.has(line))
  return {
    left,
    /** Why lines were refused. */
    async run(rows: readonly ImportedRow[], signal: AbortSignal, onProgress: (done: number, total: number) => void) {
      const refused: string[] = []
      const wanted = left(rows)
      for (const [at, row] of wanted.entries()) {
        if (signal.aborted) break
        onProgress(at, wanted.length)
        try {
          await add(row.form, keyOf(row))
          added.add(row.line)
        } catch (error) {
          refused.push(`Line ${row.line}: ${sentenceOf(error)}`)
        }
      }
      return refused
    },
  }
}
