import { setImmediate } from 'node:timers/promises'
import { queries } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { isShown } from './shown.ts'
import { until } from './until.ts'

export type Wanted = string | RegExp
type Named = { readonly name?: Wanted; readonly exact?: boolean; readonly level?: number; readonly hidden?: boolean }
type Exact = { readonly exact?: boolean }
type Choice = string | { readonly index: number } | { readonly label: string }
type Find = () => HTMLElement[]
type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Uint8Array }

export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** As Playwright reads it: a string is a part of the text in any case, unless `exact`. */
export function fits(text: string | null | undefined, wanted: Wanted, exact = false): boolean {
  const said = plain(text)
  if (typeof wanted !== 'string') return wanted.test(said)
  return exact ? said === plain(wanted) : said.toLowerCase().includes(plain(wanted).toLowerCase())
}

/** As a part of a regular expression. */
export const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const patternOf = (wanted: Wanted, exact = false) =>
  typeof wanted !== 'string' || exact ? wanted : new RegExp(escaped(plain(wanted)).replaceAll(' ', '\\s+'), 'i')

/**
 * Elements to come, with the names and the patience of Playwright's: a story moves between a browser and a DOM without
 * being written anew.
 */
export class Locator {
  readonly #find: Find
  readonly #user: UserEvent
  readonly #said: string

  constructor(find: Find, user: UserEvent, said: string) {
    this.#find = find
    this.#user = user
    this.#said = said
  }

  #within(said: string, query: (element: HTMLElement) => Iterable<Element>): Locator {
    const find = () => [...new Set(this.#find().flatMap((each) => [...query(each)]))] as HTMLElement[]
    return new Locator(find, this.#user, `${this.#said} ${said}`)
  }

  #among(said: string, keep: (all: HTMLElement[]) => HTMLElement[]): Locator {
    return new Locator(() => keep(this.#find()), this.#user, `${this.#said} ${said}`)
  }

  getByRole(role: string, { name, exact, level, hidden = false }: Named = {}): Locator {
    const options = {
      hidden: true,
      ...(name !== undefined && { name: patternOf(name, exact) }),
      ...(level && { level }),
    }
    return this.#within(`${role} ${name ?? ''}`, (element) =>
      queries.queryAllByRole(element, role, options).filter((each) => hidden || isShown(each, true)),
    )
  }

  getByLabel(label: Wanted, { exact }: Exact = {}): Locator {
    const wanted = patternOf(label, exact)
    return this.#within(`labelled ${label}`, (element) => queries.queryAllByLabelText(element, wanted))
  }

  getByText(text: Wanted, { exact }: Exact = {}): Locator {
    const has = (element: Element) => fits(element.textContent, text, exact)
    return this.#within(`saying ${text}`, (element) =>
      [...element.querySelectorAll('body *')].filter(
        (each) => has(each) && !each.matches('script, style') && ![...each.children].some(has),
      ),
    )
  }

  locator(selector: string): Locator {
    return this.#within(selector, (element) => element.querySelectorAll(selector))
  }

  filter({ hasText, has }: { readonly hasText?: Wanted; readonly has?: Locator }): Locator {
    return this.#among(`with ${hasText ?? has}`, (all) => {
      const inner = has?.elements()
      return all.filter(
        (each) =>
          (hasText === undefined || fits(each.textContent, hasText)) &&
          (inner === undefined || inner.some((one) => one !== each && each.contains(one))),
      )
    })
  }

  and(other: Locator): Locator {
    return this.#among('and', (all) => all.filter((each) => other.elements().includes(each)))
  }

  nth(at: number): Locator {
    return this.#among(`#${at}`, (all) => [all.at(at)].filter((each) => each !== undefined))
  }

  first() {
    return this.nth(0)
  }

  last() {
    return this.nth(-1)
  }

  elements(): readonly HTMLElement[] {
    return this.#find()
  }

  toString() {
    return this.#said
  }

  /** The only one, as soon as it is there, and `isReady`. */
  element(isReady: (element: HTMLElement) => boolean = () => true): Promise<HTMLElement> {
    return until(() => {
      const [element, ...others] = this.#find()
      if (!element) throw new Error(`Nothing found:${this.#said}`)
      if (others.length > 0) throw new Error(`${others.length + 1} found instead of one:${this.#said}`)
      if (!isReady(element)) throw new Error(`Hidden or disabled:${this.#said}`)
      return element
    })
  }

  /** The only one, as soon as a person could use it: nobody is faster than React's effects. */
  async #usable(): Promise<HTMLElement> {
    const element = await this.element((each) => isShown(each) && !each.matches(':disabled'))
    await setImmediate()
    return element.isConnected ? element : this.#usable()
  }

  async click(): Promise<void> {
    await this.#user.click(await this.#usable())
  }

  async dblclick(): Promise<void> {
    await this.#user.dblClick(await this.#usable())
  }

  async hover(): Promise<void> {
    await this.#user.hover(await this.#usable())
  }

  async focus(): Promise<void> {
    ;(await this.#usable()).focus()
  }

  async blur(): Promise<void> {
    ;(await this.element()).blur()
  }

  /** A keyboard's event; others are made by what a person does. */
  async dispatchEvent(type: 'keydown' | 'keyup', init: KeyboardEventInit): Promise<void> {
    ;(await this.#usable()).dispatchEvent(new KeyboardEvent(type, { bubbles: true, ...init }))
  }

  async press(key: string): Promise<void> {
    await this.focus()
    await this.#user.keyboard(keysOf(key))
  }

  /** Key by key. */
  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    await this.#user.keyboard(text.replaceAll(/[{[]/g, '$&$&'))
  }

  /** At once, as a paste over everything. */
  async fill(text: string): Promise<void> {
    const field = (await this.#usable()) as HTMLInputElement
    field.focus()
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }

  async check() {
    await this.setChecked(true)
  }

  async uncheck() {
    await this.setChecked(false)
  }

  async setChecked(wanted: boolean): Promise<void> {
    const box = (await this.#usable()) as HTMLInputElement
    if (isChecked(box) !== wanted) await this.#user.click(box)
  }

  async selectOption(choice: Choice): Promise<void> {
    const list = (await this.#usable()) as HTMLSelectElement
    const options = [...list.options]
    const chosen = options.find((option, at) =>
      typeof choice === 'string'
        ? option.value === choice || plain(option.textContent) === choice
        : 'index' in choice
          ? at === choice.index
          : plain(option.textContent) === choice.label,
    )
    if (!chosen) throw new Error(`No option ${JSON.stringify(choice)}:${this.#said}`)
    await this.#user.selectOptions(list, chosen)
  }

  async setInputFiles({ name, mimeType, buffer }: Upload): Promise<void> {
    const file = new File([buffer as Uint8Array<ArrayBuffer>], name, { type: mimeType })
    await this.#user.upload(await this.element(), file)
  }

  async count() {
    return this.#find().length
  }

  async textContent() {
    return (await this.element()).textContent
  }

  async inputValue() {
    return ((await this.element()) as HTMLInputElement).value
  }

  async getAttribute(name: string) {
    return (await this.element()).getAttribute(name)
  }

  async allTextContents() {
    return this.#find().map(({ textContent }) => textContent ?? '')
  }

  async evaluate<T>(work: (element: HTMLElement) => T) {
    return work(await this.element())
  }

  async evaluateAll<T>(work: (elements: HTMLElement[]) => T) {
    return work(this.#find())
  }
}

/** Playwright's names of keys as user-event writes them. */
export function keysOf(key: string): string {
  const parts = key.split(/\+(?=.)/)
  const held = parts.slice(0, -1)
  const last = parts.at(-1) ?? ''
  const name = (one: string) => (one === 'ControlOrMeta' ? 'Control' : one)
  const pressed = last.length === 1 ? last.replace(/[{[]/, '$&$&') : `{${last}}`
  return held.map((one) => `{${name(one)}>}`).join('') + pressed + held.map((one) => `{/${name(one)}}`).join('')
}

export const isChecked = (box: HTMLElement) =>
  box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true'
