import { useRouter } from '@tanstack/react-router'
import { Bell, NotebookPen, Search } from 'lucide-react'
import { useState } from 'react'
import type { PanelTab } from '#features/keeping/index.ts'
import { usePaletteKey, useShortcut } from '#platform/kept/use-shortcut.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import type { Rings } from './bell-rings.ts'

const loadPanel = () => import('./page-panel.tsx').then(({ PagePanel }) => PagePanel)
const loadPalette = () => import('./palette-layer.tsx').then(({ PaletteLayer }) => PaletteLayer)
const loadRings = () => import('./bell-rings.ts').then(({ BellRings }) => BellRings)
const noRings = { sum: 0, headlines: 0, label: 'Nothing is due' }

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
  const { api } = useRouter().options.context
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
        aria-label="Search everything"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={palette.request}
        onClick={(event) => {
          if (!isPlainPress(event)) return
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
          aria-label={rings.label}
          aria-haspopup="dialog"
          onPointerEnter={panel.request}
          onClick={() => show('due')}
        >
          <Bell aria-hidden="true" size={22} />
          {rings.sum > 0 && (
            <span aria-hidden="true" className="bell-count">
              {rings.sum > 99 ? '99+' : rings.sum}
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
