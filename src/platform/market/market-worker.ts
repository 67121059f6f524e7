import { createDesk } from './market-desk.ts'
import type { DeskCall, DeskReply } from './open-desk.ts'

const desk = createDesk()
const reply = (message: DeskReply) => postMessage(message)

addEventListener('message', ({ data: { id, method, args } }: MessageEvent<DeskCall>) => {
  try {
    const act = desk[method] as (...given: unknown[]) => unknown
    reply({ id, answer: act(...args) })
  } catch (error) {
    reply({ id, failed: String(error) })
  }
})
// Whoever started us knows now that we run.
reply({ id: 0 })
