import { answerCalls } from '../market/work-thread.ts'
import { stockWork } from './stock-work.ts'
import { stockWorkMethods } from './stock-work-methods.ts'

answerCalls(stockWorkMethods, stockWork)
