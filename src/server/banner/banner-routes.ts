import { createHash } from 'node:crypto'
import { shippedBanner } from '#catalogue/banner.ts'
import type { Banner } from '#domain/banner.ts'
import { api } from '#domain/contract.ts'
import type { Mount } from '../http/endpoint.ts'

export function bannerRoutes(mount: Mount) {
  mount(api.banner, async () => ({ banner: versioned(shippedBanner) }))
}

export function versioned({ text, link }: Omit<Banner, 'version'>): Banner {
  const version = createHash('sha256')
    .update(JSON.stringify([text, link]))
    .digest('hex')
    .slice(0, 12)
  return { text, link, version }
}
