import { Link } from '@tanstack/react-router'
import { PathPicture } from '#ui/data/pictures.tsx'

export function NotFound() {
  return (
    <section className="state">
      <PathPicture />
      <p className="kicker">404</p>
      <h1 className="page-title">Page not found</h1>
      <p className="lead">The link may be old or mistyped.</p>
      <p>
        <Link to="/" className="button">
          Go to the home page
        </Link>
      </p>
    </section>
  )
}
