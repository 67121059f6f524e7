import { ArrowDown, ArrowUp } from 'lucide-react'

type MoveButtonsProps = {
  /** Name of the item. */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (way: 'up' | 'down') => void
}

/**
 * Moves an item up or down. At the ends a button stays focusable (aria-disabled), so keyboard users keep their place.
 */
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
