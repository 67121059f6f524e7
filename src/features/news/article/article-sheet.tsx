import './article.css'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { BranchPicture } from '#ui/data/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { useMarkRead } from '../marks/use-mark-read.ts'
import { storyQuery } from '../news-queries.ts'
import { ArticleView } from './article-view.tsx'
import { useCompleteCopy, useOwnArticle } from './use-own-article.ts'

type Props = { readonly client: ApiClient; readonly id: string; readonly origin: string }

/** One article; where it cannot be loaded, the reader's saved copy. */
export function ArticleSheet({ client, id, origin }: Props) {
  const { data, error, refetch, isFetching } = useQuery(storyQuery(client, id))
  const own = useOwnArticle(id)
  useCompleteCopy(own, data?.story)
  useMarkRead(data || own.saved ? id : undefined)
  const retry = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  )
  if (data) return <ArticleView client={client} story={data.story} related={data.related} own={own} origin={origin} />
  if (own.saved)
    return (
      <ArticleView client={client} story={own.saved} related={[]} own={own} origin={origin}>
        <p className="sheet-note">This is your saved copy. The article could not be loaded. {error && retry}</p>
      </ArticleView>
    )
  if (error)
    return (
      <ErrorState picture={<BranchPicture />} title="This article could not be loaded" action={retry}>
        {sentenceOf(error)} Your saved articles are in this browser and still work.
      </ErrorState>
    )
  return (
    <Loading label="Loading the article…">
      <SkeletonBlock className="article-coming" />
    </Loading>
  )
}
