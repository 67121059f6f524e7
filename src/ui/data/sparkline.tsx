import { memo } from 'react'

const STEP = 2
const HEIGHT = 40

/** A small line without axes, heights 0 to 40. Decorative: its figures are shown beside it. */
export const Sparkline = memo(function Sparkline({ heights }: { readonly heights: readonly number[] }) {
  if (heights.length < 2) return null
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${(heights.length - 1) * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" d={pathOf(heights)} />
    </svg>
  )
})

/** Relative coordinates: shorter than absolute ones. */
function pathOf(heights: readonly number[]): string {
  const [first = 0, ...rest] = heights
  let before = first
  let path = `M0 ${HEIGHT - first}l`
  for (const height of rest) {
    path += `${STEP} ${before - height} `
    before = height
  }
  return path.trimEnd()
}
