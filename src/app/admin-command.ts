import { openAccounts } from '#server/accounts/open-accounts.ts'
import { type OperatorParts, operatorCommand } from '#server/admin/operator-commands.ts'
import { askServer } from '#server/admin/operator-socket.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { originOf } from '#server/http/origin.ts'
import { createLog } from '#server/log.ts'
import { reportAndExit } from './process.ts'

/** `npm run admin -- <command>`: runs in the running server if that holds the embedded database. */
try {
  const env = readEnvironment(process.env)
  const [, , name = '', email] = process.argv
  const command = operatorCommand(name)
  const answered = env.databaseUrl ? undefined : await askServer(env.dataDir, { name, email })
  const said = answered ?? (await runHere(env, (parts) => command(parts, email)))
  if (said) console.log(said)
} catch (error) {
  reportAndExit(error)
}

async function runHere(env: Environment, run: (parts: OperatorParts) => Promise<string>) {
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    const origin = env.publicUrl ?? originOf(env.host, env.port)
    return await run({ db: database.db, accounts: () => openAccounts(database.db, env, [origin], createLog('error')) })
  } finally {
    await database.close()
  }
}
