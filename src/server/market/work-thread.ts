import { constants, setPriority } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import {
  answerCall,
  type Call,
  createCalls,
  LateCall,
  type MethodList,
  type Remote,
  type Reply,
} from '#domain/api/worker-rpc.ts'
import { projectRoot } from '../project-root.ts'

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>

/** Work that takes long, on its own thread: pages are answered on ours. */
export type WorkThread<Work extends Functions> = Remote<Work> & {
  /** Tells a running thread anew what it is told when it starts. */
  refresh(): void
  stop(): Promise<void>
}

/** The entry that lies beside the file at `beside`; built, all of them lie beside our own bundle. */
export const threadFile = (beside: string, name: string) =>
  beside.endsWith('.ts') ? new URL(`${name}.ts`, beside) : new URL(`dist/node/${name}.js`, projectRoot)

/** In the thread: answers each call by its number. */
export function answerCalls<Work extends Functions>(methods: MethodList<Work>, work: Work): void {
  // Linux lowers the calling thread alone; elsewhere it would be the whole process.
  if (workerData === BACKGROUND && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  parentPort?.on('message', (call: Call) =>
    answerCall<Work>(methods, work, call, (reply) => parentPort?.postMessage(reply)),
  )
}

/** A thread that nobody needs is memory that nobody needs. */
const IDLE_MS = 10_000
const BACKGROUND = 'background'

type ThreadOptions<Work extends Functions> = {
  readonly onStart?: (remote: Remote<Work>) => void
  /** Nobody waits for it: it leaves the processor to the thread that serves pages. */
  readonly isBackground?: boolean
}

/** It starts with the first call and ends when idle. A call that takes longer than `methods` says ends its thread. */
export function startWorkThread<Work extends Functions>(
  file: URL,
  methods: MethodList<Work>,
  { onStart, isBackground = false }: ThreadOptions<Work> = {},
): WorkThread<Work> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const started = () => {
    if (worker) return worker
    const begun = new Worker(file, { workerData: isBackground ? BACKGROUND : null })
    begun.unref()
    begun.on('message', (reply: Reply) => {
      settle(reply)
      clearTimeout(idle)
      if (count() === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref()
    })
    // One that died is started again by the next call.
    const gone = (cause?: unknown) => {
      if (worker !== begun) return
      worker = undefined
      failAll(new Error('The thread ended', { cause }))
    }
    begun.on('error', gone)
    begun.on('exit', () => gone())
    worker = begun
    refresh()
    return begun
  }
  const { remote, settle, failAll, count } = createCalls<Work>(
    methods,
    (message) => {
      clearTimeout(idle)
      started().postMessage(message)
    },
    (late, deadlineMs) => {
      const timer = setTimeout(late, deadlineMs).unref()
      return () => clearTimeout(timer)
    },
    () => {
      failAll(new LateCall('The thread hangs'))
      void stop()
    },
  )
  const refresh = () => {
    if (worker) onStart?.(remote)
  }
  const stop = async () => {
    const ending = worker
    worker = undefined
    // Otherwise a deadline of this thread would end the next one.
    failAll(new Error('The thread was stopped'))
    await ending?.terminate()
  }
  return { ...remote, refresh, stop }
}
