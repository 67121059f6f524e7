import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type TabsProps<T extends string> = {
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly tabs: readonly { readonly value: T; readonly label: string; readonly panel: ReactNode }[]
}

/** Controlled: the open tab is kept in the page's URL. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Base.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tab-panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
