import type { QueryClient } from '@tanstack/react-query'
import type { AdminSearch } from '#domain/api/page-search.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { auditSection } from './audit.tsx'
import { bannerSection } from './banner.tsx'
import { blogSection } from './blog/blog-section.tsx'
import { creatorRequestsSection } from './creator-requests.tsx'
import { inboxSection } from './inbox.tsx'
import { listingReviewSection } from './listing-review.tsx'
import { overviewSection } from './overview.tsx'
import { pageViewsSection } from './page-views.tsx'
import { problemsSection } from './problems.tsx'
import { enquiriesSection, reportsSection } from './property-inboxes.tsx'
import type { Section } from './section.ts'
import { usersSection } from './users.tsx'

/** All sections in menu order. A new section is one file and one line here. */
export const sections: Readonly<Record<string, Section>> = {
  overview: overviewSection,
  messages: inboxSection,
  requests: creatorRequestsSection,
  review: listingReviewSection,
  enquiries: enquiriesSection,
  reports: reportsSection,
  blog: blogSection,
  banner: bannerSection,
  users: usersSection,
  views: pageViewsSection,
  problems: problemsSection,
  audit: auditSection,
}

export const sectionNamed = (name = 'overview'): Section =>
  (Object.hasOwn(sections, name) ? sections[name] : undefined) ?? overviewSection

export const prepareSection = (client: ApiClient, queries: QueryClient, search: AdminSearch) =>
  sectionNamed(search.section).prepare(client, queries, search)
