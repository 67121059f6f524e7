import { saveBlob } from '#platform/browser/save-file.ts'
import { localDay } from '#platform/browser/use-today.ts'

/** The BOM tells spreadsheets the encoding. */
export const saveCsv = (what: string, text: string): void =>
  saveBlob(`banyan-${what}-${localDay(new Date())}.csv`, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
