import type { ShownPost } from '#domain/blog/post-answers.ts'

/** Title, description and picture for search engines and link previews. */
export const postHead = ({ title, summary, slug }: ShownPost) => ({
  title,
  description: summary,
  hidden: false,
  picture: `/api/share/post/${slug}`,
})
