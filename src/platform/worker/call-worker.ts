import { createCalls, type MethodList, type Remote, type Reply } from '#domain/api/worker-rpc.ts'

type Functions = Parameters<typeof createCalls>[0] extends MethodList<infer Methods> ? Methods : never

export type RemoteWorker<Methods extends Functions> = Remote<Methods> & {
  /** It died, and answers no more. */
  hasEnded(): boolean
  /** Ends it at once; calls that wait fail. */
  end(): void
}

const START_MS = 3_000

/** The methods of a worker that says `{ id: 0 }` when it runs. Fails if it does not start. */
export function callWorker<Methods extends Functions>(
  worker: Worker,
  methods: MethodList<Methods>,
): Promise<RemoteWorker<Methods>> {
  let ended = false
  const end = () => {
    ended = true
    worker.terminate()
    failAll(new Error('The worker ended'))
  }
  const { remote, settle, failAll } = createCalls<Methods>(
    methods,
    (message) => {
      if (ended) throw new Error('The worker ended')
      worker.postMessage(message)
    },
    (late, deadlineMs) => {
      const timer = setTimeout(late, deadlineMs)
      return () => clearTimeout(timer)
    },
    end,
  )
  return new Promise((resolve, reject) => {
    const fail = () => {
      end()
      reject(new Error('The worker did not start'))
    }
    const timer = setTimeout(fail, START_MS)
    worker.onerror = (event) => {
      event.preventDefault()
      fail()
    }
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.id !== 0) return settle(data)
      clearTimeout(timer)
      resolve({ ...remote, hasEnded: () => ended, end })
    }
  })
}
