import { answerCall, type Call, type Reply } from '#domain/api/worker-rpc.ts'
import { createMarketReader, type MarketReader } from './market-reader.ts'
import { marketReaderMethods } from './market-reader-methods.ts'

const reader = createMarketReader()
const reply = (message: Reply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Call>) =>
  answerCall<MarketReader>(marketReaderMethods, reader, data, reply),
)
// Tells the page that the worker runs.
reply({ id: 0 })
