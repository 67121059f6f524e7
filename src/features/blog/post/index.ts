export { nearPosts, postQuery } from '../blog-queries.ts'
export { MissingPost } from './missing-post.tsx'
export { postHead } from './post-head.ts'
export { PostView } from './post-view.tsx'
