import { readEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/start-server.ts'
import { loadRender } from './load-render.ts'
import { exitOnLoss, releaseStartMemory, reportAndExit, stopOnSignals } from './process.ts'

try {
  const env = readEnvironment(process.env)
  const log = createLog(env.logLevel)
  const running = await startServer(env, log, loadRender(env))
  stopOnSignals(running, log)
  exitOnLoss(running, log)
  releaseStartMemory()
  console.log(`Banyan is ready at ${running.address}`)
} catch (error) {
  reportAndExit(error)
}
