export { choiceFor, newsQuery } from '../news-queries.ts'
export { NewsScreen } from './news-screen.tsx'
