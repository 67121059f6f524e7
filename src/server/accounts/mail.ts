import { createTransport } from 'nodemailer'
import type { Environment } from '../environment.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }
export type SendMail = (letter: Letter) => Promise<void>

/** Below a call's time limit, so that the refusal reaches the person. */
const PATIENCE_MS = 5_000

/** Plain text over SMTP; undefined if mail is not set up. */
export function createMail(mail: Environment['mail']): SendMail | undefined {
  if (!mail) return undefined
  const transport = createTransport(mail.server, { from: mail.from })
  Object.assign(transport.options, {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return async (letter) => {
    await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true })
  }
}
