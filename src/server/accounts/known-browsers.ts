import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { accountLimits } from '#domain/accounts/account.ts'

const NAME = 'banyan.known'
const MOST_ACCOUNTS = 5
const SECONDS = accountLimits.knownBrowserDays * 24 * 60 * 60

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>

/**
 * A browser that has signed in to an account keeps a cookie. Its wrong passwords are counted apart, so that attackers
 * cannot lock a person out of their own browser. The cookie grants no access and names no account.
 */
export function createKnownBrowsers(secret: string, secure: boolean) {
  const macOf = (id: string, userId: string) =>
    createHmac('sha256', secret).update(`known-browser ${id} ${userId}`).digest('base64url')
  const isOf = (userId: string) => (mark: string) => {
    const [id = '', mac = ''] = mark.split('.')
    const right = Buffer.from(macOf(id, userId))
    const given = Buffer.from(mac)
    return given.length === right.length && timingSafeEqual(given, right)
  }

  return {
    /** This browser's id for this account, if known. */
    idFor(headers: Headers, userId: string): string | undefined {
      return marksIn(headers).find(isOf(userId))?.split('.')[0]
    },
    remember(headers: Headers, answerHeaders: Headers, userId: string): void {
      const marks = marksIn(headers)
      const id = randomBytes(12).toString('base64url')
      const own = marks.find(isOf(userId)) ?? `${id}.${macOf(id, userId)}`
      const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_ACCOUNTS)
      const attributes = `Path=/api/auth; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      answerHeaders.append('set-cookie', `${NAME}=${kept.join('~')}; ${attributes}`)
    },
  }
}

const VALUE = /(?:^|;\s?)banyan\.known=([\w.~-]{1,1000})(?:;|$)/

function marksIn(headers: Headers): string[] {
  const value = VALUE.exec(headers.get('cookie') ?? '')?.[1] ?? ''
  return value.split('~').filter(Boolean).slice(0, MOST_ACCOUNTS)
}
