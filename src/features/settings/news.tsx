import { NewsChoices } from '#features/news/choices/index.ts'
import { Part } from '#ui/data/part.tsx'

/** §9: news preferences, as on the news page. */
export const News = ({ uid }: { readonly uid: string }) => (
  <Part id="news" title="News">
    <NewsChoices uid={uid} />
  </Part>
)
