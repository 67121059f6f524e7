/** Whether a person can see an element, as far as it does not depend on style sheets; `aloud`: or hear it. */
export function isShown(element: Element, aloud = false): boolean {
  if (!element.isConnected) return false
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one.hasAttribute('hidden') || (one as HTMLElement).style?.display === 'none') return false
    if (aloud && one.getAttribute('aria-hidden') === 'true') return false
    const closed = one.parentElement
    if (closed?.tagName === 'DETAILS' && !closed.hasAttribute('open') && one.tagName !== 'SUMMARY') return false
  }
  return true
}
