import { compressWork, compressWorkMethods } from './compress-work.ts'
import { answerCalls } from './work-thread.ts'

answerCalls(compressWorkMethods, compressWork)
