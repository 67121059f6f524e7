import type { RouterHistory } from '@tanstack/react-router'

/** Whether the router must scroll after a navigation. At the top of a page it would only compute the layout twice. */
export function needsScroll(history: RouterHistory): () => boolean {
  let atTop = true
  let isNewPage = false
  document.addEventListener('scroll', () => {
    atTop = scrollX === 0 && scrollY === 0
  })
  history.subscribe(({ action }) => {
    isNewPage = action.type === 'PUSH'
  })
  return () => !(atTop && isNewPage && location.hash === '')
}
