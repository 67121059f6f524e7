import { answerCalls } from '../market/work-thread.ts'
import { listingWork } from './listing-work.ts'
import { listingWorkMethods } from './listing-work-methods.ts'

answerCalls(listingWorkMethods, listingWork)
