export { postsQuery } from '../blog-queries.ts'
export { BlogList } from './blog-list.tsx'
