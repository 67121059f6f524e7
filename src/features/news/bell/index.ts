export { useUnseenHeadlines } from './use-unseen-headlines.ts'
