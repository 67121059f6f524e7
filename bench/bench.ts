import { type Figure, isMissed, print } from './bench-figures.ts'
import { blogFigures } from './blog-bench.ts'
import { chartFigures } from './chart-bench.ts'
import { documentFigures } from './documents-bench.ts'
import { packsFigures, parseFigures } from './feeds-bench.ts'
import { goalFigures } from './goals-bench.ts'
import { homeFigures } from './home-bench.ts'
import { importFigures } from './import-bench.ts'
import { keepingFigures } from './keeping-bench.ts'
import { listingFigures } from './listings-bench.ts'
import { mapFigures } from './map-bench.ts'
import { matchingFigures } from './matching-bench.ts'
import { measuresFigures } from './measures-bench.ts'
import { offlineFigures } from './offline-bench.ts'
import { pageFigures } from './page-bench.ts'
import { paletteFigures } from './palette-bench.ts'
import { pinSelf } from './processes.ts'
import { searchFigures } from './search-bench.ts'
import { serverFigures } from './server-bench.ts'
import { signInFigures } from './sign-in-bench.ts'

/**
 * `npm run bench`: every figure beside its budget; exits non-zero on a missed one. `npm run bench pages` runs one part.
 */
const parts: Record<string, () => Promise<Figure[]>> = {
  pages: () => pageFigures(process.env.CHROMIUM_PATH ?? ''),
  offline: () => offlineFigures(process.env.CHROMIUM_PATH ?? ''),
  chart: () => chartFigures(process.env.CHROMIUM_PATH ?? ''),
  map: () => mapFigures(process.env.CHROMIUM_PATH ?? ''),
  keeping: () => keepingFigures(process.env.CHROMIUM_PATH ?? ''),
  home: () => homeFigures(process.env.CHROMIUM_PATH ?? ''),
  goals: () => goalFigures(process.env.CHROMIUM_PATH ?? ''),
  documents: documentFigures,
  'sign-in': signInFigures,
  parse: parseFigures,
  search: searchFigures,
  palette: () => paletteFigures(process.env.CHROMIUM_PATH ?? ''),
  packs: packsFigures,
  import: importFigures,
  listings: listingFigures,
  measures: measuresFigures,
  matching: matchingFigures,
  blog: blogFigures,
  server: () => {
    pinSelf()
    return serverFigures()
  },
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
const figures: Figure[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const measured = await measure()
  print(measured)
  figures.push(...measured)
}
const missed = figures.filter(isMissed)
console.log(missed.length === 0 ? '\nEvery budget was kept.' : `\n${missed.length} of the budgets were missed.`)
process.exit(missed.length === 0 ? 0 : 1)
