import { ArrowDown, ArrowUp } from 'lucide-react'

type MoveButtonsProps = {
  /** What is moved. */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (way: 'up' | 'down') => void
}

/** One place up or down in a list. At its ends they stay where they are, so that whoever works by keyboard is not thrown out. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      {(['up', 'down'] as const).map((way) => {
        const atEnd = way === 'up' ? isFirst : isLast
        const Arrow = way === 'up' ? ArrowUp : ArrowDown
        return (
          <button
            key={way}
            type="button"
            className="button-plain button-icon button-small"
            aria-label={`Move ${way} ${name}`}
            aria-disabled={atEnd}
            onClick={() => !atEnd && onMove(way)}
          >
            <Arrow aria-hidden="true" size={18} />
          </button>
        )
      })}
    </>
  )
}
