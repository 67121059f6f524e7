import { useLocation, useMatches, useParams, useRouter } from '@tanstack/react-router'
import { Bell, NotebookPen, Search } from 'lucide-react'
import { useState } from 'react'
import type { Subject } from '#domain/keeping/subject.ts'
import type { PanelTab } from '#features/keeping/index.ts'
import { usePaletteKey, useShortcut } from '#platform/kept/use-shortcut.ts'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import type { Rings } from './bell-rings.ts'

const loadPanel = () => import('#features/keeping/index.ts').then(({ QuickPanel }) => QuickPanel)
const loadPalette = () => import('./palette-layer.tsx').then(({ PaletteLayer }) => PaletteLayer)
const loadRings = () => import('./bell-rings.ts').then(({ BellRings }) => BellRings)
const noRings = { due: 0, reached: 0, searches: 0, headlines: 0, creator: 0 }

/** Search, notes, to-dos and the bell on every page. Loaded on first interaction. */
export function QuickActions({ uid }: { readonly uid: string | undefined }) {
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<PanelTab>('notes')
  const panel = useLate(loadPanel, open)
  const [finding, setFinding] = useState(false)
  const palette = useLate(loadPalette, finding)
  const counter = useLate(loadRings, uid !== undefined)
  const [counted, setCounted] = useState<Rings>()
  // Never shows the previous user's numbers.
  const rings = counted?.uid === uid && counted ? counted : noRings
  const sum = rings.due + rings.reached + rings.searches + rings.headlines + rings.creator
  const { api } = useRouter().options.context
  const about = usePageSubject()
  const show = (which: PanelTab) => {
    panel.request()
    setTab(which)
    setOpen(true)
  }
  const find = () => {
    palette.request()
    setFinding(true)
  }
  useShortcut('quickPanel', () => show('notes'))
  usePaletteKey(find)
  return (
    <>
      {/* Without scripts it leads to the funds. */}
      <a
        href="/search-funds"
        className="button-plain button-icon"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={palette.request}
        onClick={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <Search aria-hidden="true" size={22} />
      </a>
      {uid && (
        <button
          type="button"
          className="button-plain button-icon bell"
          aria-label={bellLabel(rings)}
          aria-haspopup="dialog"
          onPointerEnter={panel.request}
          onClick={() => show('due')}
        >
          <Bell aria-hidden="true" size={22} />
          {sum > 0 && (
            <span aria-hidden="true" className="bell-count">
              {sum > 99 ? '99+' : sum}
            </span>
          )}
        </button>
      )}
      {uid && counter.Component && <counter.Component key={uid} uid={uid} client={api} onRings={setCounted} />}
      <button
        type="button"
        className="button-plain button-icon with-scripts"
        aria-label="Notes and to-dos"
        aria-haspopup="dialog"
        onPointerEnter={panel.request}
        onClick={() => show('notes')}
      >
        <NotebookPen aria-hidden="true" size={22} />
      </button>
      {panel.Component && (
        <panel.Component
          uid={uid}
          about={about}
          headlines={rings.headlines}
          tab={tab}
          onTab={setTab}
          open={open}
          onOpenChange={setOpen}
        />
      )}
      {palette.Component && <palette.Component uid={uid} open={finding} onOpenChange={setFinding} onWrite={show} />}
      {finding && palette.failed && <LateFailure onRetry={palette.request} onClose={() => setFinding(false)} />}
      {open && panel.failed && <LateFailure onRetry={panel.request} onClose={() => setOpen(false)} />}
    </>
  )
}

function bellLabel({ due, reached, searches, headlines, creator }: Omit<Rings, 'uid'>): string {
  const said = [
    due > 0 && (due === 1 ? '1 to-do is due' : `${due} to-dos are due`),
    reached > 0 && (reached === 1 ? '1 target is reached' : `${reached} targets are reached`),
    searches > 0 && (searches === 1 ? '1 saved search has news' : `${searches} saved searches have news`),
    headlines > 0 && (headlines === 1 ? '1 new headline' : `${headlines} new headlines`),
    creator > 0 && (creator === 1 ? '1 update on your listings' : `${creator} updates on your listings`),
  ]
  return said.filter(Boolean).join(', ') || 'Nothing is due'
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
