import './post-editor.css'
import { useQuery } from '@tanstack/react-query'
import type { OwnPost } from '#domain/blog/post-answers.ts'
import { postStates, stateOf } from '#domain/blog/post-state.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { Answer, Moment } from '../admin-parts.tsx'
import type { Section, SectionProps } from '../section.ts'
import { PostEditor } from './post-editor.tsx'
import { newPost } from './post-fields.ts'
import { editedPostQuery, ownPostsQuery } from './post-queries.ts'

/** `?section=blog` is the list, `&q=new` a new post, `&q={id}` a post. */
export const blogSection: Section = {
  label: 'Blog',
  prepare: (client, queries, { q }) =>
    q && q !== NEW ? queries.prefetchQuery(editedPostQuery(client, q)) : queries.prefetchQuery(ownPostsQuery(client)),
  Show: Blog,
}

const NEW = 'new'
const editAddress = (id: string) => `/admin?section=blog&q=${id}`

function Blog({ client, search, onSearch }: SectionProps) {
  const { q } = search
  const open = (id: string | undefined) => onSearch({ section: 'blog', ...(id && { q: id }) })
  if (!q) return <PostList client={client} onOpen={open} />
  return (
    <>
      <p className="mb-4">
        <a href="/admin?section=blog" className="text-link">
          All posts
        </a>
      </p>
      {q === NEW ? (
        <PostEditor key={NEW} client={client} edited={newPost} onOpen={open} />
      ) : (
        <OpenPost key={q} client={client} id={q} onOpen={open} />
      )}
    </>
  )
}

type Opened = Pick<SectionProps, 'client'> & { readonly onOpen: (id: string | undefined) => void }

function OpenPost({ client, id, onOpen }: Opened & { readonly id: string }) {
  const asked = useQuery(editedPostQuery(client, id))
  return <Answer asked={asked}>{(edited) => <PostEditor client={client} edited={edited} onOpen={onOpen} />}</Answer>
}

function PostList({ client, onOpen }: Opened) {
  const asked = useQuery(ownPostsQuery(client))
  return (
    <>
      <p className="mb-6">
        <button type="button" className="button" onClick={() => onOpen(NEW)}>
          New post
        </button>
      </p>
      <Answer asked={asked}>
        {({ posts }) =>
          posts.length === 0 ? (
            <EmptyState picture={<PaperPicture />} title="No posts yet">
              Drafts, scheduled and published posts appear here.
            </EmptyState>
          ) : (
            <PostTable posts={posts} />
          )
        }
      </Answer>
    </>
  )
}

function PostTable({ posts }: { readonly posts: readonly OwnPost[] }) {
  return (
    <DataTable
      caption="Posts, most recently changed first"
      rows={posts}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'title',
          label: 'Title',
          cell: ({ id, title }) => (
            <a href={editAddress(id)} className="text-link wrap-anywhere">
              {title}
            </a>
          ),
        },
        { id: 'state', label: 'Status', cell: ({ publishAt }) => postStates[stateOf(publishAt, new Date())] },
        { id: 'publish', label: 'Published', cell: ({ publishAt }) => (publishAt ? <Moment at={publishAt} /> : '–') },
        { id: 'changed', label: 'Changed', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
        { id: 'words', label: 'Words', numeric: true, cell: ({ words }) => formatNumber(words, 0) },
      ]}
    />
  )
}
