import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { expect } from 'vitest'
import { fits, isChecked, type Locator, plain, type Wanted } from './locator.ts'
import { isShown } from './shown.ts'
import { until } from './until.ts'

type Judge = (element: HTMLElement, ...wanted: never[]) => boolean

const value = (element: HTMLElement) => (element as HTMLInputElement).value

/** What can be said of one element; each waits until it is true, or with `not` until it is not. */
const ofOne = {
  toBeVisible: (element) => isShown(element),
  toBeChecked: isChecked,
  toBeDisabled: (element) => element.matches(':disabled'),
  toBeEnabled: (element) => !element.matches(':disabled'),
  toBeFocused: (element) => element === document.activeElement,
  toContainText: (element, wanted: Wanted) =>
    typeof wanted === 'string' ? plain(element.textContent).includes(plain(wanted)) : fits(element.textContent, wanted),
  toHaveValue: (element, wanted: Wanted) => fits(value(element), wanted, true) || value(element) === wanted,
  toHaveClass: (element, wanted: RegExp) => wanted.test(element.className),
  toHaveAttribute: (element, name: string, wanted?: Wanted) => {
    const text = element.getAttribute(name)
    return text !== null && (wanted === undefined || fits(text, wanted, true))
  },
  toHaveAccessibleName: (element, wanted: Wanted) => fits(computeAccessibleName(element), wanted, true),
  toHaveAccessibleDescription: (element, wanted: Wanted) => fits(computeAccessibleDescription(element), wanted, true),
} satisfies Record<string, Judge>

type OfOne = {
  [Name in keyof typeof ofOne]: (typeof ofOne)[Name] extends (_: HTMLElement, ...wanted: infer Rest) => boolean
    ? Rest
    : never
}

/** Waits for `holds`, or with `isNot` for its end, and says what was there instead. */
async function within(isNot: boolean | undefined, holds: () => boolean, said: () => string) {
  const wanted = !isNot
  try {
    await until(() => {
      if (holds() !== wanted) throw new Error('not yet')
    })
    return { pass: wanted, message: said }
  } catch {
    return { pass: !wanted, message: said }
  }
}

const found = (locator: Locator) =>
  `${locator}: ${JSON.stringify(
    locator
      .elements()
      .slice(0, 5)
      .map((each) => plain(each.outerHTML).slice(0, 300)),
  )}`

expect.extend(
  Object.fromEntries(
    Object.entries<Judge>(ofOne).map(([name, judge]) => [
      name,
      function (this: { readonly isNot?: boolean }, locator: Locator, ...wanted: unknown[]) {
        const holds = () => {
          const [element, ...others] = locator.elements()
          if (others.length > 0) throw new Error(`${others.length + 1} found instead of one:${locator}`)
          // What is not there is not seen; anything else about it cannot be said yet.
          if (!element) return name === 'toBeVisible' ? false : Boolean(this.isNot)
          return judge(element, ...(wanted as never[]))
        }
        return within(this.isNot, holds, () => `${name} ${wanted.map(String)}: ${found(locator)}`)
      },
    ]),
  ),
)

expect.extend({
  async toBeHidden(locator: Locator) {
    const shown = () => locator.elements().some((each) => isShown(each))
    return within(
      this.isNot,
      () => !shown(),
      () => `still shown: ${found(locator)}`,
    )
  },
  async toHaveCount(locator: Locator, count: number) {
    return within(
      this.isNot,
      () => locator.elements().length === count,
      () => `${locator.elements().length} instead of ${count}: ${found(locator)}`,
    )
  },
  /** The one, or each of several in order. */
  async toHaveText(locator: Locator, text: Wanted | readonly Wanted[]) {
    const wanted = Array.isArray(text) ? (text as readonly Wanted[]) : [text as Wanted]
    return within(
      this.isNot,
      () => {
        const all = locator.elements()
        return all.length === wanted.length && all.every((each, at) => fits(each.textContent, wanted[at] ?? '', true))
      },
      () => `${wanted.map(String)}: ${found(locator)}`,
    )
  },
  async toHaveURL(_page: unknown, wanted: Wanted) {
    const now = () => location.pathname + location.search + location.hash
    return within(
      this.isNot,
      () => (typeof wanted === 'string' ? now() === wanted : wanted.test(location.origin + now())),
      () => `the address is ${now()} instead of ${wanted}`,
    )
  },
})

type Promised = { [Name in keyof OfOne]: (...wanted: OfOne[Name]) => Promise<void> } & {
  toBeHidden(): Promise<void>
  toHaveCount(count: number): Promise<void>
  toHaveText(wanted: Wanted | readonly Wanted[]): Promise<void>
  toHaveURL(wanted: Wanted): Promise<void>
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> extends Promised {}
}

export { expect }
