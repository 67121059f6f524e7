import { AppError } from '#domain/api/app-error.ts'

export type Turns = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Runs a few works of one name at a time; others queue, and a full queue refuses. One queue per name. */
export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const lines = new Map<string, { running: number; readonly next: (() => void)[] }>()

  return async (name, work) => {
    const line = lines.get(name) ?? { running: 0, next: [] }
    if (line.running >= atOnce) {
      if (line.next.length >= waiting) throw new AppError('busy')
      await new Promise<void>((resolve) => line.next.push(resolve))
    } else {
      line.running += 1
      lines.set(name, line)
    }
    try {
      return await work()
    } finally {
      const next = line.next.shift()
      // Passes the slot on after other events were served.
      if (next) setImmediate(next)
      else {
        line.running -= 1
        if (line.running === 0) lines.delete(name)
      }
    }
  }
}
