import { createHash } from 'node:crypto'
import { shippedBanner } from '#catalogue/shipped-banner.ts'
import { api } from '#domain/api/contract.ts'
import { type Banner, bannerText, CURRENT_BANNER } from '#domain/documents/banner-text.ts'
import { findDocument } from '../documents/document-collection.ts'
import type { Mount } from '../http/endpoint.ts'

export function bannerRoutes(mount: Mount) {
  mount(api.banner, async ({ db }) => {
    const written = await findDocument(db, { collection: 'banners', id: CURRENT_BANNER })
    if (!written) return { banner: versioned(shippedBanner) }
    const { shown, ...words } = bannerText.parse(written.data)
    return { banner: shown ? versioned(words) : null }
  })
}

export function versioned({ text, link }: Omit<Banner, 'version'>): Banner {
  const version = createHash('sha256')
    .update(JSON.stringify([text, link]))
    .digest('hex')
    .slice(0, 12)
  return { text, link, version }
}
