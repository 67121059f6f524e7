import './blog.css'
import { useQuery } from '@tanstack/react-query'
import { searchText } from '#domain/api/search-text.ts'
import type { BlogSearch } from '#domain/blog/blog-search.ts'
import type { FoundPosts } from '#domain/blog/post-answers.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { Loading, SkeletonText } from '#ui/data/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/data/state.tsx'
import { postsQuery } from '../blog-queries.ts'
import { PostRow, tagPath } from '../post-row.tsx'

type Props = { readonly client: ApiClient; readonly search: BlogSearch }

/** The list of posts. Search, tags and pages are addresses of the server: all of it works without scripts. */
export function BlogList({ client, search }: Props) {
  const { data, error, refetch } = useQuery(postsQuery(client, search))
  return (
    <>
      <BlogTools search={search} tags={data?.tags ?? []} />
      {data ? (
        <Posts found={data} search={search} />
      ) : error ? (
        <ErrorState
          title="The posts could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          Check your connection, then try again. Other pages still work.
        </ErrorState>
      ) : (
        <Loading label="Loading the posts…">
          <SkeletonText lines={8} />
        </Loading>
      )}
    </>
  )
}

function BlogTools({ search, tags }: { readonly search: BlogSearch; readonly tags: FoundPosts['tags'] }) {
  return (
    <search className="blog-tools">
      <form action="/blog" className="blog-form">
        <TextField
          label="Search posts"
          type="search"
          name="q"
          defaultValue={search.q ?? ''}
          autoComplete="off"
          maxLength={200}
        />
        {search.tag && <input type="hidden" name="tag" value={search.tag} />}
        <button type="submit" className="button">
          Search
        </button>
      </form>
      {tags.length > 0 && (
        <nav aria-label="Tags">
          <ul className="chips">
            <li>
              <a href="/blog" className="chip" aria-current={search.tag ? undefined : 'true'}>
                All
              </a>
            </li>
            {tags.map(({ tag, count }) => (
              <li key={tag}>
                <a href={tagPath(tag)} className="chip" aria-current={search.tag === tag ? 'true' : undefined}>
                  {`${tag} (${count})`}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </search>
  )
}

function Posts({ found, search }: { readonly found: FoundPosts; readonly search: BlogSearch }) {
  if (found.total === 0)
    return (
      <EmptyState
        picture={<PaperPicture />}
        title={search.q || search.tag ? 'No posts found' : 'No posts yet'}
        action={
          search.q || search.tag ? (
            <a href="/blog" className="button">
              Show all posts
            </a>
          ) : undefined
        }
      >
        {search.q || search.tag ? 'Try fewer words, or another tag.' : 'Posts appear here once they are published.'}
      </EmptyState>
    )
  return (
    <>
      {(search.q || search.tag) && (
        <p role="status" className="list-count">
          {found.total === 1 ? '1 post' : `${found.total} posts`}
        </p>
      )}
      <div className="blog-posts">
        {found.posts.map((card) => (
          <PostRow key={card.slug} card={card} />
        ))}
      </div>
      <Pages found={found} search={search} />
    </>
  )
}

function Pages({ found: { page, pages }, search }: { readonly found: FoundPosts; readonly search: BlogSearch }) {
  if (pages < 2) return null
  const addressOf = (number: number) => {
    const text = searchText({ ...search, page: number > 1 ? number : undefined })
    return text ? `/blog?${text}` : '/blog'
  }
  return (
    <nav aria-label="Pages" className="blog-pages">
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev" className="button-quiet">
          Newer posts
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a href={addressOf(page + 1)} rel="next" className="button-quiet">
          Older posts
        </a>
      )}
    </nav>
  )
}
