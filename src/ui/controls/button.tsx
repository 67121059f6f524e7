import type { ComponentProps } from 'react'

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: 'main' | 'quiet' | 'plain'
  /** For destructive actions. */
  readonly danger?: boolean
  /** Its action is running; further presses are ignored. */
  readonly busy?: boolean
}

const classes = { main: 'button', quiet: 'button-quiet', plain: 'button-plain' } as const

export function Button({
  look = 'main',
  danger = false,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={danger ? `${classes[look]} danger` : classes[look]}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {busy && <span className="spinner spinner-small" aria-hidden="true" />}
      {children}
    </button>
  )
}
