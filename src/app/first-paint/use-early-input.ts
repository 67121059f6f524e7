import { useEffect } from 'react'
import { useHydrated } from '#platform/browser/use-hydrated.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type EarlyInput = { presses: ReadonlySet<HTMLElement>; values: ReadonlyMap<Control, string | boolean> }

declare global {
  interface Window {
    banyanEarlyInput?: { stop(): EarlyInput }
    /** Of the boot script, which calls `begin` when all is there; a plain page has none. */
    banyanBoot?: { begin?: () => Promise<void> }
  }
}

let early: EarlyInput | undefined

/** Hands typed values to React when the shell has hydrated, and presses when the person and their choices are known. */
export function useEarlyInput(): void {
  const hydrated = useHydrated()
  useEffect(() => {
    // React hydrates parts of a page that a discrete event asks for, but not while it is committing this one.
    const timer = setTimeout(enterAll)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!hydrated) return
    const timer = setTimeout(pressAll)
    return () => clearTimeout(timer)
  }, [hydrated])
}

function enterAll() {
  const held = window.banyanEarlyInput
  if (!held) return
  early = held.stop()
  const typed = [...early.values]
  // Of a group of radio buttons only the one that was chosen last counts.
  const chosen = new Map(typed.filter(([{ type }]) => type === 'radio').map(([control]) => [control.name, control]))
  for (const [control, value] of typed) {
    const outdone = control.type === 'radio' && chosen.get(control.name) !== control
    if (control.isConnected && !outdone) enterWhenHydrated(control, value)
  }
  hearEachFirst()
}

function pressAll() {
  delete window.banyanEarlyInput
  for (const button of early?.presses ?? []) if (button.isConnected) button.click()
  early = undefined
}

/**
 * React hydrates the part in which something happens, but takes a value just entered there for what it rendered itself.
 * So a control that is used before it is hydrated is entered a second time.
 */
function hearEachFirst() {
  const used = new WeakSet<EventTarget>()
  const entered = new WeakSet<EventTarget>()
  const use = ({ target }: Event) => {
    if (target && !isHydrated(target)) used.add(target)
  }
  const hear = (event: Event) => {
    use(event)
    const control = event.target as Control
    if (waiting.has(control)) waiting.set(control, enteredIn(control))
    if (!used.has(control) || entered.has(control)) return
    entered.add(control)
    event.stopImmediatePropagation()
    enterWhenHydrated(control, enteredIn(control))
  }
  // A box has changed before it says so, and React has hydrated it by then.
  addEventListener('click', use, true)
  addEventListener('input', hear, true)
}

const enteredIn = (control: Control) =>
  'checked' in control && /^(checkbox|radio)$/.test(control.type) ? control.checked : control.value

/** What was entered in parts whose code is still to come (`ui/layers/late-part.tsx`). */
const waiting = new Map<Control, string | boolean>()
const LOOK_AGAIN_MS = 50

function enterWhenHydrated(control: Control, value: string | boolean) {
  enter(control, value)
  if (isHydrated(control)) return
  waiting.set(control, value)
  const look = () => {
    if (control.isConnected && !isHydrated(control)) return void setTimeout(look, LOOK_AGAIN_MS)
    const last = waiting.get(control)
    waiting.delete(control)
    if (control.isConnected && last !== undefined) enter(control, last)
  }
  setTimeout(look, LOOK_AGAIN_MS)
}

/** React leaves its props at each element under one name; the body, which it hydrates first, tells that name. */
const isHydrated = (element: EventTarget) =>
  Object.keys(document.body).every((name) => !name.startsWith('__reactProps$') || name in element)

function enter(control: Control, value: string | boolean) {
  const caret = control === document.activeElement && 'selectionStart' in control ? control.selectionStart : null
  // The first event makes React hydrate the control's part of the page, which may undo what was entered.
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
