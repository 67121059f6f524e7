import { answerCall, type Call, type Reply } from '#domain/api/worker-rpc.ts'
import { createDesk } from './market-reader.ts'

const desk = createDesk()
const reply = (message: Reply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Call>) => answerCall(desk, data, reply))
// Whoever started us knows now that we run.
reply({ id: 0 })
