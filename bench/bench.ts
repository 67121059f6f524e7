import { isMissed, print } from './figures.ts'
import { pinSelf } from './processes.ts'
import { serverFigures } from './server-bench.ts'

/** `npm run bench`: every figure of the product beside its budget. A missed one ends it with a code that is not 0. */
pinSelf()
const figures = await serverFigures()
print(figures)
const missed = figures.filter(isMissed)
console.log(missed.length === 0 ? '\nEvery budget was kept.' : `\n${missed.length} of the budgets were missed.`)
process.exit(missed.length === 0 ? 0 : 1)
