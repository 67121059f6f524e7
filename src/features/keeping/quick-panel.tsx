import './keeping.css'
import { useRef } from 'react'
import type { Subject } from '#domain/keeping/subject.ts'
import { Drawer } from '#ui/layers/drawer.tsx'
import { Tabs } from '#ui/layers/tabs.tsx'
import { Notes } from './notes.tsx'
import { Reminders } from './reminders.tsx'
import { Todos } from './todos.tsx'

export type PanelTab = 'notes' | 'todos' | 'due'

type Props = {
  readonly uid: string | undefined
  readonly about: Subject | null
  /** Unseen ones about wishlists, favourites and goals. */
  readonly headlines?: number
  readonly tab: PanelTab
  readonly onTab: (tab: PanelTab) => void
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const FIRST_FIELD = '.keeping-short :is(input, textarea)'

/** The notes and to-dos panel, available on every page. */
export function QuickPanel({ uid, about, headlines = 0, tab, onTab, open, onOpenChange }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // On phones the keyboard would cover the list.
  const firstFocus = () =>
    (!matchMedia('(pointer: coarse)').matches && panel.current?.querySelector<HTMLElement>(FIRST_FIELD)) || true
  return (
    <Drawer title="Notes and to-dos" open={open} onOpenChange={onOpenChange} initialFocus={firstFocus}>
      <div ref={panel} className="keeping-panel">
        <Tabs
          label="Notes and to-dos"
          value={tab}
          onChange={onTab}
          tabs={[
            { value: 'notes', label: 'Notes', panel: <Notes uid={uid} about={about} brief /> },
            { value: 'todos', label: 'To-dos', panel: <Todos uid={uid} about={about} brief /> },
            {
              ...{ value: 'due', label: 'Due' },
              panel: <Reminders uid={uid} headlines={headlines} onLeave={() => onOpenChange(false)} />,
            },
          ]}
        />
      </div>
    </Drawer>
  )
}
