import './article.css'
import type { ApiClient } from '#platform/api/api-client.ts'
import { TextField } from '#ui/controls/field.tsx'
import { PathPicture } from '#ui/data/pictures.tsx'
import { useMarkRead } from '../marks/use-mark-read.ts'
import { ArticleView } from './article-view.tsx'
import { useOwnArticle } from './use-own-article.ts'

type Props = { readonly client: ApiClient; readonly id: string; readonly origin: string }

/** Gone from the server: the reader's saved copy, or a way on. */
export function MissingArticle({ client, id, origin }: Props) {
  const own = useOwnArticle(id)
  useMarkRead(own.saved ? id : undefined)
  if (own.saved)
    return (
      <ArticleView client={client} story={own.saved} related={[]} own={own} origin={origin}>
        <p className="sheet-note">This is your saved copy. The article is no longer in the news.</p>
      </ArticleView>
    )
  return (
    <section className="state">
      <PathPicture />
      <p className="kicker">404</p>
      <h1 className="page-title">This article is no longer here</h1>
      <p className="lead">Articles stay for 30 days. Search the headlines, or read what is new.</p>
      <form action="/news" className="missing-form">
        <TextField label="Search headlines" type="search" name="q" autoComplete="off" maxLength={200} />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <p>
        <a href="/news" className="text-link">
          All headlines
        </a>
      </p>
    </section>
  )
}
