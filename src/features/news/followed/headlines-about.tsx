import './headlines-about.css'
import type { FollowedSubject } from '#domain/news/followed-subject.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Part } from '#ui/data/part.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { useSeen } from '#ui/data/use-seen.ts'

type Props = { readonly client: ApiClient; readonly subject: FollowedSubject }

const loadList = () => import('./headlines-list.tsx').then(({ HeadlinesList }) => HeadlinesList)

/** On the page of a stock or fund. Code and headlines are fetched when it comes into view, in reserved space. */
export function HeadlinesAbout({ client, subject }: Props) {
  const [place, seen] = useSeen<HTMLDivElement>()
  const list = useLate(loadList, seen)
  return (
    <Part id="headlines" title="In the news">
      <div ref={place} className="headlines-about">
        <noscript>
          <a href="/news" className="text-link">
            All headlines
          </a>
        </noscript>
        {list.failed ? (
          <p>
            The headlines could not be loaded.{' '}
            <button type="button" className="button-quiet button-small" onClick={list.request}>
              Try again
            </button>
          </p>
        ) : (
          list.Component && <list.Component client={client} subject={subject} />
        )}
      </div>
    </Part>
  )
}
