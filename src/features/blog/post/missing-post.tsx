import './post.css'
import type { PostCard } from '#domain/blog/post-answers.ts'
import { PathPicture } from '#ui/data/pictures.tsx'
import { PostRow } from '../post-row.tsx'

/** No post at this address: those that were perhaps meant, and a way to all. */
export function MissingPost({ near }: { readonly near: readonly PostCard[] }) {
  return (
    <section className="state post-missing">
      <PathPicture />
      <p className="kicker">404</p>
      <h1 className="page-title">There is no post at this address</h1>
      <p className="lead">The link may be old or mistyped.{near.length > 0 && ' Did you mean one of these?'}</p>
      {near.map((card) => (
        <PostRow key={card.slug} card={card} />
      ))}
      <p>
        <a href="/blog" className="button">
          All posts
        </a>
      </p>
    </section>
  )
}
