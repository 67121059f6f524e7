import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import { PostBody } from '#features/blog/body/index.ts'
import { ownPicture } from '#features/properties/preview/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { previewQuery } from './post-queries.ts'
import { usePaused } from './use-paused.ts'

const pictureAt = (hash: string, width: number) => ownPicture(hash, width === 480 ? 480 : width === 960 ? 960 : 1920)

/** What readers will see, renewed when typing pauses. */
export function PostPreview({ client, body }: { readonly client: ApiClient; readonly body: string }) {
  const paused = usePaused(useDeferredValue(body))
  const { data, error } = useQuery(previewQuery(client, paused))
  return (
    <section className="post-preview" aria-label="Preview">
      {error && <p className="field-error">{sentenceOf(error)}</p>}
      {data && data.text.problems.length > 0 && (
        <ul className="notice" aria-label="Problems">
          {data.text.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {data ? (
        <PostBody text={data.text} pictureAt={pictureAt} />
      ) : (
        <p className="text-ink-2">The preview appears here.</p>
      )}
    </section>
  )
}
