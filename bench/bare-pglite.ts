import { PGlite } from '@electric-sql/pglite'

/** Bare PGlite on an existing folder: the baseline of our memory figure. */
const database = await PGlite.create(process.argv[2] ?? '')
await database.query('select 1')
console.log('ready at pglite')
setInterval(() => {}, 60_000)
