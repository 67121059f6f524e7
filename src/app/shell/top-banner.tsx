import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { Banner } from '#domain/documents/banner-text.ts'
import { useBannerClosed } from './use-banner-closed.ts'

/** §2: announces new features with a link to the contact page until it is closed. A new text is shown again. */
export function TopBanner({ banner }: { banner: Banner }) {
  const [closed, close] = useBannerClosed(banner.version)
  if (closed) return null
  return (
    <aside className="top-banner no-print" aria-label="Announcement">
      <p>
        {banner.text}{' '}
        <Link to="/contact" className="underline underline-offset-4">
          {banner.link}
        </Link>
      </p>
      <button type="button" className="top-banner-close with-scripts" aria-label="Close announcement" onClick={close}>
        <X aria-hidden="true" size={20} />
      </button>
    </aside>
  )
}
