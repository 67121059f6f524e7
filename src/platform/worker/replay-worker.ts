import { answerCall, type Call, type Reply } from '#domain/api/worker-rpc.ts'
import { createReplaySession, type ReplaySession } from '#domain/goals/replay-session.ts'
import { replayMethods } from './replay-methods.ts'

const session = createReplaySession()
const reply = (message: Reply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Call>) =>
  answerCall<ReplaySession>(replayMethods, session, data, reply),
)
// Tells the page that the worker runs.
reply({ id: 0 })
