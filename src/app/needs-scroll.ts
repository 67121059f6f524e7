import type { RouterHistory } from '@tanstack/react-router'

/** Whether the router must scroll once a page is drawn. */
export function needsScroll(history: RouterHistory): () => boolean {
  let atTop = true
  let isFirst = true
  let isNewPage = false
  document.addEventListener('scroll', () => {
    atTop = scrollX === 0 && scrollY === 0
  })
  history.subscribe(({ action }) => {
    isFirst = false
    isNewPage = action.type === 'PUSH'
  })
  return () => {
    // The router has just forgotten what was scrolled, and would not store a place that does not change again.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    // A page that came as HTML may have been scrolled before its scripts were there.
    if (isFirst) return scrollY === 0
    // At the top of a page it would only compute the layout twice.
    return !(atTop && isNewPage && location.hash === '')
  }
}
