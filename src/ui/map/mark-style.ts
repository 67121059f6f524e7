/** Set by script after the page has come, so the content policy allows it. Not in a component: Tailwind reads those. */
export const markStyle = ([x, y]: readonly [number, number]) => ({ transform: `translate(${x}px, ${y}px)` })
