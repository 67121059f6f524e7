import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { createTurns } from '../limits/turns.ts'

/** A core stays free for pages and everything else, however many people sign in at once. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** At about 0.1 s each, the last in the line would not live to see its turn. */
const MOST_WAITING = 50
/** One address cannot fill the line for everybody. */
const MOST_PER_ADDRESS = 5

const perAddress = createTurns({ atOnce: MOST_PER_ADDRESS, waiting: 0 })
const inAll = createTurns({ atOnce: AT_ONCE, waiting: MOST_WAITING })

/** scrypt, 32 MB and about 0.1 s of a core each, in Node's thread pool. */
export const password = {
  hash: (text: string) => inAll('hash', () => hashPassword(text)),
  verify: ({ hash, password: text }: { hash: string; password: string }) =>
    inAll('hash', () => verifyPassword({ hash, password: text })),
}

/** Work that hashes for somebody at this address. */
export const inTurnOf = perAddress
