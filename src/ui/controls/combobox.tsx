import { type KeyboardEvent, useId, useState } from 'react'
import { TextField } from './field.tsx'

export type ComboboxOption = { readonly id: string; readonly label: string; readonly aside?: string }

type Props = {
  readonly label: string
  readonly hint?: string
  readonly name?: string
  readonly error?: string | undefined
  readonly takesFocus?: boolean
  readonly words: string
  readonly onWords: (words: string) => void
  /** Matches, best first. */
  readonly options: readonly ComboboxOption[]
  readonly onChoose: (id: string) => void
  /** The number of matches, or why there are none. */
  readonly status: string
}

/**
 * A search field with suggestions (ARIA combobox): focus stays in the input; arrows move, Enter selects, Escape closes.
 */
export function Combobox({ label, hint, name, error, takesFocus, words, onWords, options, onChoose, status }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const shown = open && status !== ''
  const at = Math.min(active, options.length - 1)
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return
    setOpen(false)
    setActive(0)
    onChoose(option.id)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => (shown ? setActive((at + 1) % (options.length || 1)) : setOpen(true)),
    ArrowUp: () => setActive(at <= 0 ? options.length - 1 : at - 1),
    Enter: () => shown && choose(options[at]),
    Escape: () => (shown ? setOpen(false) : onWords('')),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return (
    <div className="combobox">
      <TextField
        label={label}
        hint={hint}
        name={name}
        error={error}
        ref={takesFocus ? takeFocus : undefined}
        role="combobox"
        aria-expanded={shown && options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && options[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={words}
        onChange={(event) => {
          onWords(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div className="combobox-found" data-open={shown || undefined}>
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {shown &&
            options.map((option, index) => (
              <button
                key={option.id}
                type="button"
                id={`${id}-${index}`}
                ref={index === at ? bringIntoSight : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className="combobox-option"
                dir="auto"
                // A press must not take the focus from the input, which would close the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label}
                {option.aside && <span className="combobox-aside">{option.aside}</span>}
              </button>
            ))}
        </div>
        <p role="status" className={options.length > 0 ? 'sr-only' : 'combobox-status'}>
          {shown && status}
        </p>
      </div>
    </div>
  )
}

const bringIntoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
const takeFocus = (input: HTMLInputElement | null) => input?.focus()
