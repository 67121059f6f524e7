import { accountLimits, emailOf } from '#domain/account.ts'
import { userByEmail, verifyEmail } from '#server/accounts/account-collection.ts'
import { openAccounts } from '#server/accounts/open-accounts.ts'
import { makeResetLink } from '#server/accounts/reset-link.ts'
import { writeAudit } from '#server/admin/audit-collection.ts'
import { changeUser } from '#server/admin/users-collection.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { readEnvironment } from '#server/environment.ts'
import { originOf } from '#server/http/origin.ts'
import { createLog } from '#server/log.ts'
import { newestProblems } from '#server/problems/problem-collection.ts'
import { StartError } from '#server/start-error.ts'
import { reportAndExit } from './process.ts'

const env = readEnvironment(process.env)

const commands: Record<string, (db: Database, email: string | undefined) => Promise<void>> = {
  /** The newest problems that people reported, one JSON object a line. */
  problems: async (db) => {
    for (const problem of await newestProblems(db)) console.log(JSON.stringify(problem))
  },
  /** The address counts as its owner's from now on, without mail; whoever registered it earlier loses their way in. */
  verify: async (db, email) => {
    const { id, email: known, emailVerified } = await accountOf(db, email)
    if (emailVerified) return console.log(`${known} was verified before. Nothing was changed.`)
    await db.transaction(async (tx) => {
      await verifyEmail(tx, id)
      await writeAudit(tx, { at: new Date(), actor: null, act: 'verify', subject: id })
    })
    console.log(`${known} is verified. Someone else may have registered it, so its password and its sessions
have ended. Its owner sets a new password here, once, within ${accountLimits.resetLinkMinutes} minutes:`)
    console.log(await resetLinkOf(db, id))
  },
  /** Opens an account again that was disabled. */
  enable: async (db, email) => {
    const { id, email: known } = await accountOf(db, email)
    await db.transaction(async (tx) => {
      await changeUser(tx, id, 'enable', new Date())
      await writeAudit(tx, { at: new Date(), actor: null, act: 'enable', subject: id })
    })
    console.log(`${known} can sign in again.`)
  },
  /** Prints a link that sets a new password, once, within half an hour. */
  'reset-link': async (db, email) => {
    const { id } = await accountOf(db, email)
    console.log(await resetLinkOf(db, id))
  },
}

async function resetLinkOf(db: Database, id: string): Promise<string> {
  const origin = env.publicUrl ?? originOf(env.host, env.port)
  const { auth } = openAccounts(db, env, [origin], createLog('error'))
  const link = await makeResetLink(auth, origin, id, 'hand', new Date())
  await writeAudit(db, { at: new Date(), actor: null, act: 'reset-link', subject: id })
  return link
}

async function accountOf(db: Database, email: string | undefined) {
  const user = await userByEmail(db, emailOf(email ?? '') ?? '')
  if (!user) throw new StartError('There is no account with this email address. Put the address after the command.')
  return user
}

/** `npm run admin -- <command>`: the operator's commands. */
try {
  const name = process.argv[2] ?? ''
  if (!Object.hasOwn(commands, name)) {
    throw new StartError(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
  }
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    await commands[name]?.(database.db, process.argv[3])
  } finally {
    await database.close()
  }
} catch (error) {
  reportAndExit(error)
}
