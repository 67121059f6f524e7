import { Link } from '@tanstack/react-router'
import type { Subject } from '#domain/keeping/subject.ts'

const addresses: Record<Subject['kind'], (id: string) => string> = {
  fund: (id) => `/fund/${encodeURIComponent(id)}`,
  stock: (id) => `/stock/${encodeURIComponent(id)}`,
  property: (id) => `/real-estate/${encodeURIComponent(id)}`,
  article: (id) => `/news/${encodeURIComponent(id)}`,
  goal: (id) => `/financial-goals?goal=${encodeURIComponent(id)}`,
}

/**
 * Links to the subject of a note or to-do. No preload on hover: it would tell the server what somebody writes about.
 */
export function AboutSubject({ about }: { readonly about: Subject | null }) {
  return (
    about && (
      <Link to={addresses[about.kind](about.id) as '/'} preload={false} className="text-link">
        {about.name}
      </Link>
    )
  )
}
