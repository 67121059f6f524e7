import { Link } from '@tanstack/react-router'
import { routes } from '#catalogue/routes.ts'
import { type UpcomingId, upcomingPages } from '#catalogue/upcoming-pages.ts'
import { SaplingPicture } from '#ui/data/pictures.tsx'

/** Placeholder for a page that is not built yet. */
export function NotOpenYet({ id }: { id: UpcomingId }) {
  return (
    <section className="state">
      <SaplingPicture />
      <p className="kicker">Not open yet</p>
      <h1 className="page-title">{routes[id].title}</h1>
      <p className="lead">{upcomingPages[id]}</p>
      <p className="text-ink-2">This part of Banyan is still being built.</p>
      <p className="mt-6">
        <Link to="/about" className="button">
          About Banyan
        </Link>
      </p>
    </section>
  )
}
