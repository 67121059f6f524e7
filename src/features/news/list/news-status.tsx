import type { NewsList } from '#domain/news/news-list.ts'
import { useHydrated } from '#platform/browser/use-hydrated.ts'
import { useNow } from '#platform/browser/use-now.ts'
import { Button } from '#ui/controls/button.tsx'
import { agoLabel } from '#ui/data/ago-label.ts'
import { clockLabel, momentLabel } from '#ui/data/day-label.ts'
import type { RefreshState } from './auto-refresh.ts'

const origins = { live: 'Live', kept: 'Earlier', sample: 'Sample' } as const
const looks = { live: 'mark', kept: 'mark', sample: 'mark mark-sample' } as const

type Props = {
  readonly news: Pick<NewsList, 'origin' | 'asOf'>
  readonly failed: boolean
  readonly state: RefreshState
  readonly onRefresh: () => void
}

/** How old the headlines are, where they come from, and when they are asked for next. */
export function NewsStatus({ news: { origin, asOf }, failed, state, onRefresh }: Props) {
  const now = useNow(Date.parse(asOf))
  const exact = useHydrated()
  return (
    <div className="news-status">
      <Button className="button-quiet button-small with-scripts" busy={state.phase === 'asking'} onClick={onRefresh}>
        {failed ? 'Try again' : 'Refresh'}
      </Button>
      <p>
        <span className={looks[origin]}>{origins[origin]}</span> {failed ? <>Showing headlines from </> : 'Updated '}
        <time dateTime={asOf} title={exact ? momentLabel(asOf) : undefined}>
          {agoLabel(asOf, now)}
        </time>
        {/* Without the age, which changes every minute. */}
        <span role="status">
          {failed && ' · refresh failed'}
          <NextRefresh state={state} />
        </span>
      </p>
    </div>
  )
}

function NextRefresh({ state }: { readonly state: RefreshState }) {
  if (state.phase === 'waiting') return <span> · next refresh {clockLabel(new Date(state.dueAt))}</span>
  if (state.phase === 'paused')
    return <span> · auto-refresh paused{state.why === 'offline' && ', you are offline'}</span>
  return null
}

type OriginProps = { readonly news: Pick<NewsList, 'origin' | 'failed' | 'stories'> }

/** What is not live is said in words too. */
export function NewsOrigin({ news: { origin, failed, stories } }: OriginProps) {
  if (origin === 'sample')
    return (
      <p className="sample-note">
        <strong>Sample articles, not real news.</strong> They came with Banyan and are invented.{' '}
        {failed ? 'The papers cannot be reached at the moment.' : 'Real headlines replace them once papers are set up.'}
      </p>
    )
  if (origin === 'kept' && failed)
    return (
      <p className="sample-note">
        The papers cannot be reached at the moment.{stories.length > 0 && ' These are the headlines we fetched before.'}
      </p>
    )
  return null
}
