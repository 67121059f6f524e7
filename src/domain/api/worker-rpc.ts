type Functions = Readonly<Record<string, (...args: never[]) => unknown>>

/** A worker's methods with their deadlines in milliseconds; both sides are built from this list. */
export type MethodList<Methods extends Functions> = { readonly [Name in keyof Methods]: number }

/** The same methods, called from another thread. */
export type Remote<Methods extends Functions> = {
  readonly [Name in keyof Methods]: (...args: Parameters<Methods[Name]>) => Promise<Awaited<ReturnType<Methods[Name]>>>
}

export type Call = { readonly id: number; readonly name: string; readonly args: readonly unknown[] }
export type Reply = { readonly id: number; readonly answer?: unknown; readonly failed?: string }
type Waiting = {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
  readonly stop: () => void
}

/** A call that missed its deadline. */
export class LateCall extends Error {
  override readonly name = 'LateCall'
}

/** Calls `late` after that time; returns a function that cancels the timer. */
export type StartTimer = (late: () => void, deadlineMs: number) => () => void

type Ask = (name: string, args: readonly unknown[]) => Promise<unknown>

function proxyOf<Methods extends Functions>(list: MethodList<Methods>, ask: Ask): Remote<Methods> {
  const names = Object.keys(list)
  return Object.fromEntries(
    names.map((name) => [name, (...args: unknown[]) => ask(name, args)]),
  ) as unknown as Remote<Methods>
}

/** The same proxy on this thread, if no worker can start. */
export const localProxy = <Methods extends Functions>(list: MethodList<Methods>, methods: Methods): Remote<Methods> =>
  proxyOf(list, async (name, args) => run(methods, name, args))

/** The calling side. A call fails if `send` throws or it is late; `onLate` is told. */
export function createCalls<Methods extends Functions>(
  list: MethodList<Methods>,
  send: (call: Call) => void,
  startTimer: StartTimer,
  onLate: () => void,
) {
  const waiting = new Map<number, Waiting>()
  let last = 0
  const ask = (name: string, args: readonly unknown[]) =>
    new Promise<never>((resolve, reject) => {
      last += 1
      const id = last
      send({ id, name, args })
      const late = () => {
        if (!waiting.delete(id)) return
        reject(new LateCall(`No answer to ${name} in time`))
        onLate()
      }
      waiting.set(id, { resolve, reject, stop: startTimer(late, list[name] as number) })
    })
  return {
    remote: proxyOf(list, ask),
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

/** The answering side: only listed methods are called. A result that cannot be sent is a failure. */
export async function answerCall<Methods extends Functions>(
  list: MethodList<Methods>,
  methods: Methods,
  { id, name, args }: Call,
  send: (reply: Reply) => void,
): Promise<void> {
  try {
    if (!Object.hasOwn(list, name)) throw new Error(`There is no method ${name}`)
    send({ id, answer: await run(methods, name, args) })
  } catch (error) {
    send({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}

function run(methods: Functions, name: string, args: readonly unknown[]): unknown {
  const method = methods[name] as (...given: readonly unknown[]) => unknown
  return method(...args)
}
