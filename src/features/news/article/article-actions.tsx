import { ownToasts } from '#catalogue/toasts.ts'
import type { Subject } from '#domain/keeping/subject.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { shareLink } from '#platform/browser/share-link.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'
import { toggleSaved } from '../marks/saved-articles.ts'
import type { ListedStory } from '../story-parts.tsx'
import type { OwnArticle } from './use-own-article.ts'

const keeping = () => import('#features/keeping/index.ts')
const loadPanel = () => keeping().then(({ QuickPanel }) => QuickPanel)
const loadKept = () => keeping().then(({ KeptAbout }) => KeptAbout)

const MOST_NAME = 300

const subjectOf = ({ id, title }: ListedStory): Subject => ({
  kind: 'article',
  id,
  name: title.slice(0, MOST_NAME) || 'Article',
})

type Props = { readonly story: ListedStory; readonly own: OwnArticle }

/** Save, write about it, share. */
export function ArticleActions({
  client,
  story,
  own: { uid, saved, setWriting },
}: Props & { readonly client: ApiClient }) {
  const panel = useLate(loadPanel)
  const save = () => toggleSaved(client, story, { uid, saved: saved !== undefined })
  const share = async () => {
    const outcome = await shareLink(story.title, location.origin + location.pathname)
    if (outcome === 'copied' || outcome === 'refused')
      toastOutcome(outcome === 'copied', ownToasts.notCopied, ownToasts.linkCopied)
  }
  return (
    <section aria-label="This article" className="article-actions with-scripts">
      {/* The second press of a double click must not undo the first. */}
      <Button look={saved ? 'quiet' : 'main'} onClick={(event) => void (event.detail < 2 && save())}>
        {saved ? 'Remove from saved' : 'Save article'}
      </Button>
      <Button look="quiet" onClick={() => void share()}>
        Share
      </Button>
      <Button look="quiet" aria-haspopup="dialog" onPointerEnter={panel.request} onClick={() => setWriting('notes')}>
        Add note
      </Button>
      <Button look="quiet" aria-haspopup="dialog" onPointerEnter={panel.request} onClick={() => setWriting('todos')}>
        Add to-do
      </Button>
    </section>
  )
}

/** Notes and to-dos about the article, and the dialog to write them. */
export function OwnWriting({ story, own: { uid, hasWritten, writing, setWriting } }: Props) {
  const about = subjectOf(story)
  const panel = useLate(loadPanel, writing !== null)
  const Kept = useLate(loadKept, hasWritten).Component
  return (
    <>
      {uid && hasWritten && Kept && (
        <section aria-labelledby="written-title" className="article-written">
          <h2 id="written-title" className="article-side-title">
            Your notes
          </h2>
          <Kept uid={uid} about={about} onWrite={() => setWriting('notes')} />
        </section>
      )}
      {panel.Component && (
        <panel.Component
          uid={uid}
          about={about}
          tab={writing ?? 'notes'}
          onTab={(tab) => setWriting(tab === 'todos' ? 'todos' : 'notes')}
          open={writing !== null}
          onOpenChange={(open) => !open && setWriting(null)}
        />
      )}
      {writing !== null && panel.failed && <LateFailure onRetry={panel.request} onClose={() => setWriting(null)} />}
    </>
  )
}
