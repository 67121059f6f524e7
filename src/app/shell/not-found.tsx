import { Link } from '@tanstack/react-router'
import { PathPicture } from '#ui/pictures.tsx'

export function NotFound() {
  return (
    <section className="state">
      <PathPicture />
      <p className="kicker">404</p>
      <h1 className="page-title">There is nothing at this address</h1>
      <p className="lead">The link may be old, or a letter may be missing from it.</p>
      <p>
        <Link to="/" className="button">
          Go to the home page
        </Link>
      </p>
    </section>
  )
}
