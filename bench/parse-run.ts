import { parentPort } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import papaparse from 'papaparse'
import { readNavFile } from '#domain/amfi/nav-file.ts'
import { readIsoDay } from '#domain/time/day.ts'
import type { Figure } from './bench-figures.ts'
import { growthFigure, ratio, timed } from './growth-figure.ts'
import { navHeaders, navText } from './nav-text.ts'

const LINES = 20_000
const today = readIsoDay('2026-08-20') ?? 0

/** AMFI's daily file parsed and validated by us, compared with libraries that only split it into records. */
function parseFigures(): Figure[] {
  const figures: Figure[] = []
  for (const [layout, header] of Object.entries(navHeaders)) {
    const text = navText(header, LINES)
    const ours = () => readNavFile(text, today)
    const name = `a NAV file of ${LINES.toLocaleString('en')} lines, ${layout}`
    figures.push(
      { name, value: timed(ours), unit: 'ms' },
      {
        name: `${name}, beside papaparse`,
        value: ratio(ours, () => papaparse.parse(text, { delimiter: ';', header: true, skipEmptyLines: 'greedy' })),
        unit: '×',
        budget: { most: 0.4 },
      },
      {
        name: `${name}, beside papaparse that keeps blank lines`,
        value: ratio(ours, () => papaparse.parse(text, { delimiter: ';', header: true })),
        unit: '×',
      },
      {
        name: `${name}, beside csv-parse`,
        value: ratio(
          ours,
          () => parse(text, { delimiter: ';', columns: true, relax_column_count: true, skip_empty_lines: true }),
          3,
        ),
        unit: '×',
      },
    )
  }
  const header = navHeaders['plan and option']
  const texts = { 1: navText(header, LINES), 4: navText(header, 4 * LINES), 16: navText(header, 16 * LINES) }
  figures.push(growthFigure('a NAV file', (times) => () => readNavFile(texts[times], today)))
  return figures
}

parentPort?.postMessage(parseFigures())
