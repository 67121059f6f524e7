import './post.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ownToasts } from '#catalogue/toasts.ts'
import type { ShownPost } from '#domain/blog/post-answers.ts'
import type { PostHeading } from '#domain/blog/post-node.ts'
import { structuredPost } from '#domain/blog/structured-post.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { shareLink } from '#platform/browser/share-link.ts'
import { Button } from '#ui/controls/button.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Loading, SkeletonText } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'
import { postQuery } from '../blog-queries.ts'
import { PostBody } from '../body/index.ts'
import { PostTags, postPath, ReadingTime } from '../post-row.tsx'
import { RelatedFunds } from './related-funds.tsx'

type Props = {
  readonly client: ApiClient
  readonly slug: string
  readonly origin: string
  readonly crumbs: (title: string) => ReactNode
}

export function PostView({ client, slug, origin, crumbs }: Props) {
  const { data, error, refetch } = useQuery(postQuery(client, slug))
  if (data) return <PostSheet post={data} origin={origin} crumbs={crumbs} />
  if (error)
    return (
      <ErrorState
        title="This post could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Check your connection, then try again. Other pages still work.
      </ErrorState>
    )
  return (
    <Loading label="Loading the post…">
      <SkeletonText lines={12} />
    </Loading>
  )
}

const publicPicture = (hash: string, width: number) => `/api/post-pictures/${hash}/${width}`
const OFTEN_CHANGED_MS = 24 * 60 * 60 * 1000

function PostSheet({ post, origin, crumbs }: Pick<Props, 'origin' | 'crumbs'> & { readonly post: ShownPost }) {
  const { title, summary, author, tags, cover, publishedAt, changedAt, minutes, text } = post
  const isRevised = Date.parse(changedAt) - Date.parse(publishedAt) > OFTEN_CHANGED_MS
  return (
    <article className="post">
      <script type="application/ld+json">{structuredPost(post, origin)}</script>
      <header className="post-head">
        {crumbs(title)}
        <h1 className="post-title" dir="auto">
          {title}
        </h1>
        <p className="post-standfirst">{summary}</p>
        <p className="post-byline">
          {author} · <time dateTime={publishedAt}>{dateLabel(publishedAt)}</time> · <ReadingTime minutes={minutes} />
          {isRevised && (
            <>
              {' '}
              · updated <time dateTime={changedAt}>{dateLabel(changedAt)}</time>
            </>
          )}
        </p>
      </header>
      {text.contents.length > 2 && <Contents contents={text.contents} />}
      <div className="post-main">
        {cover && (
          <img
            className="post-cover"
            src={publicPicture(cover.hash, 960)}
            srcSet={[480, 960, 1920].map((width) => `${publicPicture(cover.hash, width)} ${width}w`).join(', ')}
            sizes="(width >= 48rem) 44rem, 100vw"
            alt={cover.alt}
            width={1600}
            height={900}
          />
        )}
        <PostBody text={text} pictureAt={publicPicture} />
        <footer className="post-foot">
          <PostTags tags={tags} label="Tags" />
          <ShareButton title={title} />
        </footer>
        <RelatedFunds funds={post.funds} />
        <Neighbours {...post} />
      </div>
    </article>
  )
}

function Contents({ contents }: { readonly contents: readonly PostHeading[] }) {
  return (
    <nav className="post-contents" aria-labelledby="post-contents-title">
      <h2 id="post-contents-title">In this post</h2>
      <ol>
        {contents
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  )
}

function ShareButton({ title }: { readonly title: string }) {
  const share = async () => {
    const outcome = await shareLink(title, location.origin + location.pathname)
    if (outcome === 'copied' || outcome === 'refused')
      toastOutcome(outcome === 'copied', ownToasts.notCopied, ownToasts.linkCopied)
  }
  return (
    <span className="with-scripts">
      <Button look="quiet" onClick={() => void share()}>
        Share
      </Button>
    </span>
  )
}

function Neighbours({ previous, next }: Pick<ShownPost, 'previous' | 'next'>) {
  return (
    <nav className="post-neighbours" aria-label="Other posts">
      {previous && (
        <a href={postPath(previous.slug)} rel="prev">
          <span>Previous post</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={postPath(next.slug)} rel="next">
          <span>Next post</span>
          {next.title}
        </a>
      )}
    </nav>
  )
}
