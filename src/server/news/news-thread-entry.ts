import { answerCalls } from '../market/work-thread.ts'
import { newsWork, newsWorkMethods } from './news-work.ts'

answerCalls(newsWorkMethods, newsWork)
