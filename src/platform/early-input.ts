import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type EarlyInput = { presses: ReadonlySet<HTMLElement>; values: ReadonlyMap<Control, string | boolean> }

declare global {
  interface Window {
    banyanEarlyInput?: { stop(): EarlyInput }
  }
}

/** Hands over what was typed and pressed before hydration. */
export function useEarlyInput(): void {
  useEffect(() => {
    // React hydrates parts of a page that a discrete event asks for, but not while it is committing this one.
    const timer = setTimeout(replay)
    return () => clearTimeout(timer)
  }, [])
}

function replay() {
  const early = window.banyanEarlyInput?.stop()
  delete window.banyanEarlyInput
  if (!early) return
  for (const [control, value] of early.values) {
    // Of a group of radio buttons only the one that was chosen last counts.
    const outdone = control.type === 'radio' && !(control as HTMLInputElement).checked
    if (control.isConnected && !outdone) enter(control, value)
  }
  for (const button of early.presses) if (button.isConnected) button.click()
}

function enter(control: Control, value: string | boolean) {
  const caret = control === document.activeElement && 'selectionStart' in control ? control.selectionStart : null
  // The first event makes React hydrate the part of the page that the control is in; hydrating may undo what was entered.
  announce(control)
  // React compares with the value it last set or saw, so it must see another one before it sees this one.
  if (typeof value === 'boolean') {
    ;(control as HTMLInputElement).checked = !value
    control.click()
    return
  }
  control.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  announce(control)
  if (caret !== null && 'setSelectionRange' in control) control.setSelectionRange(caret, caret)
}

function announce(control: Control) {
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
