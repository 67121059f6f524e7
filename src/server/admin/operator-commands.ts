import { accountLimits, emailOf } from '#domain/accounts/account.ts'
import { userByEmail, verifyEmail } from '../accounts/account-collection.ts'
import type { AccountParts } from '../accounts/account-parts.ts'
import { makeResetLink } from '../accounts/reset-link.ts'
import type { Database } from '../db/database.ts'
import { newestProblems } from '../problems/problem-collection.ts'
import { StartError } from '../start-error.ts'
import { writeAudit } from './audit-collection.ts'
import { changeUser } from './users-collection.ts'

export type OperatorParts = {
  readonly db: Database
  /** Only links need it; requires the server's secret. */
  readonly accounts: () => Pick<AccountParts, 'auth' | 'origin'>
}

type Command = (parts: OperatorParts, email: string | undefined) => Promise<string>

/** The commands of `npm run admin`; each returns the text to print. */
const commands: Record<string, Command> = {
  /** The newest reported problems, one JSON object per line. */
  problems: async ({ db }) => (await newestProblems(db)).map((problem) => JSON.stringify(problem)).join('\n'),
  /** Marks the address as verified without mail; whoever registered it earlier loses access. */
  verify: async (parts, email) => {
    const { id, email: known, emailVerified } = await accountOf(parts.db, email)
    if (emailVerified) return `${known} is already verified. Nothing was changed.`
    await parts.db.transaction(async (tx) => {
      await verifyEmail(tx, id)
      await writeAudit(tx, { at: new Date(), actor: null, act: 'verify', subject: id })
    })
    return `${known} is verified. Someone else may have registered it, so its password and its sessions
have ended. Its owner sets a new password here, once, within ${accountLimits.resetLinkMinutes} minutes:
${await resetLinkOf(parts, id)}`
  },
  /** Re-enables a disabled account. */
  enable: async ({ db }, email) => {
    const { id, email: known } = await accountOf(db, email)
    await db.transaction(async (tx) => {
      await changeUser(tx, id, 'enable', new Date())
      await writeAudit(tx, { at: new Date(), actor: null, act: 'enable', subject: id })
    })
    return `${known} can sign in again.`
  },
  /** A one-time link to set a new password, valid for half an hour. */
  'reset-link': async (parts, email) => resetLinkOf(parts, (await accountOf(parts.db, email)).id),
}

export function operatorCommand(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command
  throw new StartError(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
}

async function resetLinkOf({ db, accounts }: OperatorParts, id: string): Promise<string> {
  const { auth, origin } = accounts()
  const link = await makeResetLink(auth, origin, id, 'hand', new Date())
  await writeAudit(db, { at: new Date(), actor: null, act: 'reset-link', subject: id })
  return link
}

async function accountOf(db: Database, email: string | undefined) {
  const user = await userByEmail(db, emailOf(email ?? '') ?? '')
  if (!user) throw new StartError('There is no account with this email address. Put the address after the command.')
  return user
}
