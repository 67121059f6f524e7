import { setTimeout } from 'node:timers/promises'

/** How long anything may take to come. Only a busy machine comes near it. */
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 15

/** What `look` returns as soon as it does not throw, by the real clock, whatever the page's clock shows. */
export async function until<T>(look: () => T): Promise<T> {
  const late = process.hrtime.bigint() + BigInt(PATIENCE_MS) * 1_000_000n
  for (;;) {
    try {
      return look()
    } catch (error) {
      if (process.hrtime.bigint() > late) throw error
    }
    await setTimeout(LOOK_AGAIN_MS)
  }
}
