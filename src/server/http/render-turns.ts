import { AppError } from '#domain/app-error.ts'

export type Turns = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Renders keep the one thread busy that answers everybody. Each address has a few at a time and waits for its own, so that another
 * person's render never stands behind more than those few.
 */
export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const lines = new Map<string, { running: number; readonly next: (() => void)[] }>()

  return async (address, work) => {
    const line = lines.get(address) ?? { running: 0, next: [] }
    if (line.running >= atOnce) {
      if (line.next.length >= waiting) throw new AppError('busy')
      await new Promise<void>((resolve) => line.next.push(resolve))
    } else {
      line.running += 1
      lines.set(address, line)
    }
    try {
      return await work()
    } finally {
      const next = line.next.shift()
      if (next) setImmediate(next)
      else {
        line.running -= 1
        if (line.running === 0) lines.delete(address)
      }
    }
  }
}
