import { useLocation, useMatches, useParams } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Subject } from '#domain/keeping/subject.ts'
import { QuickPanel } from '#features/keeping/index.ts'

/** Notes and to-dos about the page that is open. */
export function PagePanel(props: Omit<ComponentProps<typeof QuickPanel>, 'about'>) {
  return <QuickPanel {...props} about={usePageSubject()} />
}

/** The subject of the current page, for new notes. */
function usePageSubject(): Subject | null {
  const { schemeCode, symbol, id } = useParams({ strict: false }) as Record<string, string | undefined>
  const { pathname } = useLocation()
  const title = useMatches({ select: (matches) => titleIn(matches.at(-1)?.loaderData) })
  if (schemeCode) return { kind: 'fund', id: schemeCode, name: title ?? `Fund ${schemeCode}` }
  if (symbol) return { kind: 'stock', id: symbol, name: symbol }
  if (!id) return null
  if (pathname.startsWith('/real-estate/')) return { kind: 'property', id, name: title ?? `Property ${id}` }
  return pathname.startsWith('/news/') ? { kind: 'article', id, name: title?.slice(0, 300) ?? `Article ${id}` } : null
}

/** The name in the page's own data, if any. */
function titleIn(data: unknown): string | undefined {
  const head = typeof data === 'object' && data !== null && 'head' in data ? data.head : undefined
  const title = typeof head === 'object' && head !== null && 'title' in head ? head.title : undefined
  return typeof title === 'string' ? title : undefined
}
