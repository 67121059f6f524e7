type Functions = Readonly<Record<string, (...args: never[]) => unknown>>

/** The same functions, called from another thread. */
export type Far<Near extends Functions> = {
  readonly [Name in keyof Near]: (...args: Parameters<Near[Name]>) => Promise<Awaited<ReturnType<Near[Name]>>>
}

export type Call = { readonly id: number; readonly name: string; readonly args: readonly unknown[] }
export type Reply = { readonly id: number; readonly answer?: unknown; readonly failed?: string }
type Waiting = {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
  readonly stop: () => void
}

/** A call that had no answer in time. */
export class LateCall extends Error {
  override readonly name = 'LateCall'
}

/** Starts a timer that ends with `late`; what it returns stops it. */
export type Deadline = (late: () => void) => () => void

/** The calling side. `send` brings a call to the other one; where it throws, the call has failed. A call that is late fails, and `onLate` is told. */
export function createCalls(send: (call: Call) => void, deadline: Deadline, onLate: () => void) {
  const waiting = new Map<number, Waiting>()
  let last = 0
  return {
    call: (name: string, args: readonly unknown[]) =>
      new Promise<never>((resolve, reject) => {
        last += 1
        const id = last
        send({ id, name, args })
        const stop = deadline(() => {
          if (!waiting.delete(id)) return
          reject(new LateCall(`No answer to ${name} in time`))
          onLate()
        })
        waiting.set(id, { resolve, reject, stop })
      }),
    settle({ id, answer, failed }: Reply): void {
      const call = waiting.get(id)
      waiting.delete(id)
      call?.stop()
      if (failed === undefined) call?.resolve(answer as never)
      else call?.reject(new Error(failed))
    },
    /** The other side is gone. */
    failAll(error: Error): void {
      const gone = [...waiting.values()]
      waiting.clear()
      for (const { reject, stop } of gone) {
        stop()
        reject(error)
      }
    },
    count: () => waiting.size,
  }
}

/** The answering side. What cannot be sent has failed too. */
export async function answerCall(near: Functions, { id, name, args }: Call, send: (reply: Reply) => void) {
  try {
    const act = near[name] as (...given: readonly unknown[]) => unknown
    send({ id, answer: await act(...args) })
  } catch (error) {
    send({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}
