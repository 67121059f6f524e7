import { startPostgres } from '#tests/postgres-server.ts'
import { browserSettings } from './browser-settings.ts'
import { busyAddress } from './busy-address.ts'
import { failedImport } from './failed-import.ts'
import { killInTheMiddle } from './kill-in-the-middle.ts'
import { malformedRequests } from './malformed-requests.ts'
import { observatory } from './observatory.ts'
import { slowSockets } from './slow-sockets.ts'
import { sprayedPasswords } from './sprayed-passwords.ts'
import { thoroughStories } from './thorough-stories.ts'
import type { Trial } from './trial.ts'
import { uploadsAtOnce } from './uploads-at-once.ts'

/** `npm run hold`: long fault trials; exits non-zero if one fails. Arguments select trials. */
const postgres = await startPostgres()
const trials: Trial[] = [
  killInTheMiddle('embedded', undefined),
  killInTheMiddle('PostgreSQL', await postgres.createDatabase()),
  uploadsAtOnce('embedded', undefined),
  uploadsAtOnce('PostgreSQL', await postgres.createDatabase()),
  browserSettings,
  failedImport,
  thoroughStories,
  observatory,
  slowSockets,
  busyAddress,
  sprayedPasswords,
  malformedRequests('embedded', undefined),
  malformedRequests('PostgreSQL', await postgres.createDatabase()),
]
let missed = 0
const wanted = process.argv.slice(2)
const unknown = wanted.filter((part) => !trials.some(({ name }) => name.includes(part)))
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(', ')}. There are: ${trials.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
for (const { name, run } of trials) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  console.log(`\n${name}`)
  for (const { what, held } of await run()) {
    console.log(`  ${held ? 'held' : 'MISSED'}  ${what}`)
    if (!held) missed += 1
  }
}
await postgres.stop()
console.log(missed === 0 ? '\nEverything held.' : `\n${missed} did not hold.`)
process.exit(missed === 0 ? 0 : 1)
