export type Look = {
  readonly rem: number
  readonly family: string
  readonly font: string
  readonly ink: string
  readonly line: string
  readonly mark: string
  readonly onMark: string
  readonly gain: string
  readonly loss: string
  readonly color: (number: number) => string
}

/** Canvas has no CSS: reads colours and font from the element it is placed in. */
export function lookOf(place: HTMLElement): Look {
  const style = getComputedStyle(place)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    rem,
    family: style.fontFamily,
    font: `${rem * 0.875}px ${style.fontFamily}`,
    ink: token('--ink-2'),
    line: token('--line'),
    mark: token('--ink-1'),
    onMark: token('--surface-1'),
    gain: token('--gain'),
    loss: token('--loss'),
    color: (number) => token(`--chart-${number}`),
  }
}
