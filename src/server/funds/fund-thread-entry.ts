import { answerCalls } from '../market/work-thread.ts'
import { fundWork } from './fund-work.ts'
import { fundWorkMethods } from './fund-work-methods.ts'

answerCalls(fundWorkMethods, fundWork)
