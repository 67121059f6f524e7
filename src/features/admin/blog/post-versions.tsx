import { useQueryClient } from '@tanstack/react-query'
import type { EditedPost } from '#domain/blog/post-answers.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Confirm, Moment } from '../admin-parts.tsx'
import { restorePost } from './post-acts.ts'

type Props = {
  readonly client: ApiClient
  readonly edited: EditedPost
  readonly onOutdated: () => void
  readonly onRestored: () => void
}

/** Earlier versions, newest first. Restoring one adds a version and loses none. */
export function PostVersions({ client, edited, onOutdated, onRestored }: Props) {
  const queries = useQueryClient()
  const restore = async (version: number) => {
    const outcome = await restorePost(client, queries, edited, version)
    if (outcome.is === 'outdated') onOutdated()
    if (outcome.is === 'saved') onRestored()
  }
  return (
    <section aria-labelledby="post-versions-title">
      <h3 id="post-versions-title" className="section-title mb-2">
        Earlier versions
      </h3>
      <ul className="post-versions">
        {edited.versions.map(({ version, at, by, title }) => (
          <li key={version}>
            <span>
              Version {version}, <Moment at={at} />
              {by ? ` by ${by}` : ', came with Banyan'}: {title}
            </span>
            <Confirm label="Restore" title={`Restore version ${version}?`} onConfirm={() => void restore(version)}>
              It becomes the newest version. The present text stays in this list.
            </Confirm>
          </li>
        ))}
      </ul>
    </section>
  )
}
