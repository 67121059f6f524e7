import { parentPort } from 'node:worker_threads'
import { answerCall, type Call } from '#domain/api/worker-rpc.ts'
import { marketWork } from './market-work.ts'

/** The thread that does what takes long: it answers each call by its number. */
parentPort?.on('message', (call: Call) => answerCall(marketWork, call, (reply) => parentPort?.postMessage(reply)))
