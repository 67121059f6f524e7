export { storyQuery } from '../news-queries.ts'
export { articleHead } from './article-head.ts'
export { ArticleSheet } from './article-sheet.tsx'
export { MissingArticle } from './missing-article.tsx'
