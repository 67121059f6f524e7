import { ArrowUp } from 'lucide-react'
import { constants } from '#catalogue/constants.ts'
import { useScrolledPast } from '#ui/layers/use-scrolled-past.ts'

/** §2, §9: shown after scrolling more than 300 px. */
export function ScrollToTop() {
  if (!useScrolledPast(constants.scrollToTopPx)) return null
  return (
    <button type="button" className="scroll-to-top over-bottom no-print" aria-label="Scroll to top" onClick={toTop}>
      <ArrowUp aria-hidden="true" size={22} />
    </button>
  )
}

function toTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  // The button disappears; the focus must stay on the page.
  document.getElementById('content')?.focus({ preventScroll: true })
}
