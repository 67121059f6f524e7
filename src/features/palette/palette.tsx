import './palette.css'
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { itemKey, type PaletteItem, paletteKinds } from '#domain/palette/palette-item.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { CloseLayer, Layer, LayerTitle } from '#ui/layers/dialog.tsx'
import type { PaletteContext, PaletteSource } from './palette-source.ts'
import { usePalette } from './use-palette.ts'

type Props = PaletteContext & {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly commands: readonly PaletteItem[]
  /** Beside what is in the browser. Must be stable. */
  readonly sources: readonly PaletteSource[]
  readonly onChoose: (item: PaletteItem) => void
}

/** One field that finds everything (ARIA combobox): focus stays in it; arrows move, Enter opens, Escape closes. */
export function Palette({ uid, isAdmin, open, onOpenChange, commands, sources, onChoose }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const { items, words, ask, whenFound, remember } = usePalette(open, { uid, isAdmin }, sources, commands)
  const at = Math.min(active, items.length - 1)
  const show = (next: boolean) => {
    // While it closes it can be opened again, as it is.
    if (field.current) field.current.value = ''
    setActive(0)
    onOpenChange(next)
  }
  const choose = (item: PaletteItem | undefined) => {
    if (!item) return
    remember(item)
    show(false)
    onChoose(item)
  }
  const chooseStable = useStable(choose)
  const moveTo = (next: number) => {
    setActive(next)
    if (next === 0) list.current?.scrollTo(0, 0)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveTo((at + 1) % (items.length || 1)),
    ArrowUp: () => moveTo(at <= 0 ? items.length - 1 : at - 1),
    Home: () => moveTo(0),
    End: () => moveTo(items.length - 1),
    // The list may still have what was found for fewer letters.
    Enter: () => (field.current?.value === words ? choose(items[at]) : whenFound(choose)),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  const said =
    items.length > 0
      ? !words?.trim()
        ? ''
        : `${items.length} found`
      : 'Nothing found. Try fewer words, or another spelling.'
  return (
    <Layer
      title="Search everything"
      className="dialog palette"
      open={open}
      onOpenChange={show}
      initialFocus={() => field.current ?? true}
    >
      <div className="palette-head" data-uncovered="">
        <LayerTitle className="sr-only">Search everything</LayerTitle>
        <input
          ref={field}
          type="text"
          className="input palette-field"
          role="combobox"
          aria-label="Search everything"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items[at] ? `${id}-${at}` : undefined}
          placeholder="Fund, stock, property, note, page or command"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          defaultValue=""
          onInput={({ currentTarget }) => {
            ask(currentTarget.value)
            // Scrolls before the list changes: later that would take a layout of its own.
            moveTo(0)
          }}
          onKeyDown={press}
        />
        <CloseLayer />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" className="palette-list">
        {items.map((item, place) => (
          <Option
            key={itemKey(item)}
            id={`${id}-${place}`}
            item={item}
            active={place === at}
            moved={place === at && place > 0}
            onChoose={chooseStable}
          />
        ))}
      </div>
      <p role="status" className={items.length > 0 ? 'sr-only' : 'palette-none'}>
        {said}
      </p>
    </Layer>
  )
}

type OptionProps = {
  readonly id: string
  readonly item: PaletteItem
  readonly active: boolean
  /** By an arrow key: brought into sight. */
  readonly moved: boolean
  readonly onChoose: (item: PaletteItem) => void
}

/** Drawn again only if it changed: most stay from key to key. */
const Option = memo(function Option({ id, item, active, moved, onChoose }: OptionProps) {
  return (
    <button
      id={id}
      ref={moved ? bringIntoSight : undefined}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="palette-item"
      // A press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      <span className="palette-kind">{paletteKinds[item.kind]}</span>
      <span className="palette-label" dir="auto">
        {item.label}
      </span>
      {item.aside && (
        <span className="palette-aside" dir="auto">
          {item.aside}
        </span>
      )}
    </button>
  )
})

const bringIntoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
