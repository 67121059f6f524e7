/** Which one is meant, for those who hear a list of buttons. */
export const OfItem = ({ name }: { readonly name: string }) => <span className="sr-only"> {beginning(name)}</span>

export const beginning = (name: string) => (name.length > 40 ? `${[...name].slice(0, 40).join('')}…` : name)

/** A row goes, and its button with it: whoever works by keyboard goes on at the last button of the row beside it. */
export function focusBeside(button: HTMLElement, row: 'tr' | 'li'): void {
  const here = button.closest(row)
  const beside = here?.nextElementSibling ?? here?.previousElementSibling
  const buttons = beside?.querySelectorAll('button')
  buttons?.[buttons.length - 1]?.focus()
}
