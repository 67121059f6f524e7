import { answerCalls } from '../market/work-thread.ts'
import { ratesWork, ratesWorkMethods } from './rates-work.ts'

answerCalls(ratesWorkMethods, ratesWork)
