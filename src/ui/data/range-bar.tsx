const WIDTH = 100
const HEIGHT = 6
const MARK = 3

/** A value's place between a low (0) and a high (1). Described by the text beside it. */
export function RangeBar({ at }: { readonly at: number }) {
  return (
    <svg className="range-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="range-whole" y={HEIGHT / 3} width={WIDTH} height={HEIGHT / 3} />
      <rect className="range-mark" x={round(at * (WIDTH - MARK))} width={MARK} height={HEIGHT} />
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
