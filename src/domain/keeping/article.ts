import { z } from 'zod'

const text = (most: number) => z.string().max(most)

/** §3: a news article; `isSaved` if saved. */
export const article = z.strictObject({
  id: text(200).min(1),
  title: text(500),
  description: text(2_000).nullable(),
  content: text(20_000).nullable(),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  urlToImage: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  publishedAt: z.iso.datetime(),
  source: z.strictObject({ id: text(100).nullable(), name: text(200) }),
  author: text(300).nullable(),
  category: text(60),
  country: text(10),
  language: text(10),
})
export type Article = z.infer<typeof article>

export const savedArticle = article.extend({ isSaved: z.literal(true) })
export type SavedArticle = z.infer<typeof savedArticle>
