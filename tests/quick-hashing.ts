import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Production's cost is 16,384. */
const QUICK_COST = 16
let isQuick = true

/** Loaded by test runs only: no server setting makes hashes cheap. */
const scrypt = new Proxy(crypto.scrypt, {
  apply: (target, self, args: unknown[]) => Reflect.apply(target, self, isQuick ? args.map(cheaper) : args),
})
Object.assign(crypto, { scrypt })
syncBuiltinESMExports()

/** For tests about what happens while a password is hashed. */
export function hashQuickly(quickly: boolean): void {
  isQuick = quickly
}

function cheaper(argument: unknown): unknown {
  return typeof argument === 'object' && argument !== null && 'N' in argument
    ? { ...argument, N: QUICK_COST }
    : argument
}
