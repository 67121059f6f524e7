import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { AppError } from '#domain/app-error.ts'

/** A core stays free for pages and everything else, however many people sign in at once. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** At about 0.1 s each, the last in the line would not live to see its turn. */
const MOST_WAITING = 50
/** One address cannot fill the line for everybody. */
const MOST_PER_ADDRESS = 5

let running = 0
const waiting: (() => void)[] = []
const busyWith = new Map<string, number>()

/** scrypt, 32 MB and about 0.1 s of a core each, in Node's thread pool. */
export const password = {
  hash: (text: string) => inTurn(() => hashPassword(text)),
  verify: ({ hash, password: text }: { hash: string; password: string }) =>
    inTurn(() => verifyPassword({ hash, password: text })),
}

/** Work that hashes for somebody at this address. */
export async function inTurnOf<T>(address: string, work: () => Promise<T>): Promise<T> {
  const already = busyWith.get(address) ?? 0
  if (already >= MOST_PER_ADDRESS) throw new AppError('busy')
  busyWith.set(address, already + 1)
  try {
    return await work()
  } finally {
    const left = (busyWith.get(address) ?? 1) - 1
    if (left > 0) busyWith.set(address, left)
    else busyWith.delete(address)
  }
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError('busy')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place goes to the next in line.
    if (next) next()
    else running -= 1
  }
}
