import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

type MenuProps = {
  readonly label: string
  readonly trigger: ReactNode
  readonly items: readonly { readonly label: string; readonly onSelect: () => void; readonly disabled?: boolean }[]
}

/** A menu button. Arrow keys and first letters move, Escape closes. */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger className="button-quiet" aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-42">
          <Base.Popup className="menu">
            {items.map((item) => (
              <Base.Item key={item.label} className="menu-item" disabled={item.disabled} onClick={item.onSelect}>
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
