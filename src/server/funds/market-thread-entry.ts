import { parentPort } from 'node:worker_threads'
import { answerCall, type Call } from '#domain/api/worker-rpc.ts'
import { type MarketWork, marketThreadMethods } from './market-thread-methods.ts'
import { marketWork } from './market-work.ts'

/** The thread that does what takes long: it answers each call by its number. */
parentPort?.on('message', (call: Call) =>
  answerCall<MarketWork>(marketThreadMethods, marketWork, call, (reply) => parentPort?.postMessage(reply)),
)
