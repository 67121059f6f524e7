import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { createTurns } from '../limits/turns.ts'

/** Leaves one core for everything else, however many people sign in. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** At about 0.1 s each, later ones would exceed their time limit. */
const MOST_WAITING = 50
/** One address cannot fill the queue. */
const MOST_PER_ADDRESS = 5

const perAddress = createTurns({ atOnce: MOST_PER_ADDRESS, waiting: 0 })
const inAll = createTurns({ atOnce: AT_ONCE, waiting: MOST_WAITING })

/** scrypt: 32 MB and about 0.1 s of a core each, in Node's thread pool. */
export const password = {
  hash: (text: string) => inAll('hash', () => hashPassword(text)),
  verify: ({ hash, password: text }: { hash: string; password: string }) =>
    inAll('hash', () => verifyPassword({ hash, password: text })),
}

/** Runs hashing work in the address's queue. */
export const inTurnOf = perAddress
