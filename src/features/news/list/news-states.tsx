import { sentenceOf } from '#domain/api/app-error.ts'
import { askToSignIn } from '#platform/session/ask-to-sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { BasketPicture } from '#ui/data/list-pictures.tsx'
import { BranchPicture, PathPicture } from '#ui/data/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/data/state.tsx'

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

export const LoadingStories = () => (
  <div className="news-list">
    <Loading label="Loading the news…">
      <SkeletonBlock className="lead-coming" />
      <div className="stories">
        {PLACES.map((place) => (
          <SkeletonBlock key={place} className="story-coming" />
        ))}
      </div>
    </Loading>
  </div>
)

type FailedProps = { readonly error: Error; readonly busy: boolean; readonly onRetry: () => void }

export const NewsFailed = ({ error, busy, onRetry }: FailedProps) => (
  <ErrorState
    picture={<BranchPicture />}
    title="The news could not be loaded"
    action={
      <>
        <Button busy={busy} onClick={onRetry}>
          Try again
        </Button>
        <a href="/news?tab=saved" className="button-quiet">
          Saved articles
        </a>
      </>
    }
  >
    {sentenceOf(error)} Your saved articles are in this browser and still work.
  </ErrorState>
)

type NoneYetProps = { readonly busy: boolean; readonly onRefresh: () => void }

/** The server has not read any paper yet, and none has refused. */
export const NoHeadlinesYet = ({ busy, onRefresh }: NoneYetProps) => (
  <EmptyState
    picture={<PathPicture />}
    title="No headlines yet"
    action={
      <Button busy={busy} onClick={onRefresh}>
        Refresh
      </Button>
    }
  >
    We are fetching them.
  </EmptyState>
)

type NothingProps = { readonly muted: number; readonly onShowMuted: () => void; readonly onReset: () => void }

export const NoStories = ({ muted, onShowMuted, onReset }: NothingProps) => (
  <EmptyState
    picture={<PathPicture />}
    title="No articles found"
    action={
      <>
        <Button look="quiet" onClick={onReset}>
          Show all headlines
        </Button>
        {muted > 0 && (
          <Button look="plain" onClick={onShowMuted}>
            Show {muted} muted
          </Button>
        )}
      </>
    }
  >
    {muted > 0 ? 'Your muted words hide what is left.' : 'Try fewer words, or another topic, country or paper.'}
  </EmptyState>
)

export const NothingSaved = ({ filtered }: { readonly filtered: boolean }) => (
  <EmptyState
    picture={<BasketPicture />}
    title={filtered ? 'No saved articles found' : 'Nothing saved yet'}
    action={
      <a href={filtered ? '/news?tab=saved' : '/news'} className="button-quiet">
        {filtered ? 'Show all saved articles' : 'Read the news'}
      </a>
    }
  >
    {filtered ? 'Try fewer words.' : 'Bookmark an article to save it here. Saved articles work offline.'}
  </EmptyState>
)

export const SavedNeedsSignIn = () => (
  <EmptyState
    picture={<BasketPicture />}
    title="Sign in to see your saved articles"
    action={<Button onClick={() => askToSignIn()}>Sign in</Button>}
  >
    Saved articles stay in this browser, one list for each account.
  </EmptyState>
)
