/** Names the item for screen readers, which list buttons without their row. */
export const OfItem = ({ name }: { readonly name: string }) => <span className="sr-only"> {beginning(name)}</span>

export const beginning = (name: string) => (name.length > 40 ? `${[...name].slice(0, 40).join('')}…` : name)

/** Before a row is removed: moves the focus to the last button of the row next to it. */
export function focusBeside(button: HTMLElement, row: 'tr' | 'li'): void {
  const here = button.closest(row)
  const beside = here?.nextElementSibling ?? here?.previousElementSibling
  const buttons = beside?.querySelectorAll('button')
  buttons?.[buttons.length - 1]?.focus()
}
