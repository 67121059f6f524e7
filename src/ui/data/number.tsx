import { useContext } from 'react'
import { formatNumber, formatSigned, type MoneyOptions, moneyParts } from './format-number.ts'
import { NumberSystemContext } from './number-system.ts'

type MoneyProps = MoneyOptions & {
  readonly value: number
  readonly currency: string
  /** A personal amount, hidden in privacy mode. */
  readonly personal?: boolean
}

/** An amount of money, with a small symbol and unit. */
export function Money({ value, currency, personal = false, ...options }: MoneyProps) {
  const chosen = useContext(NumberSystemContext)
  const { sign, symbol, amount, unit } = moneyParts(value, currency, { ...(chosen && { system: chosen }), ...options })
  return (
    <span className={personal ? 'amount amount-personal' : 'amount'}>
      {sign}
      <span className="unit">{symbol}</span>
      {amount}
      {unit && <span className="unit"> {unit}</span>}
    </span>
  )
}

/** A change with arrow and sign: never by colour alone. */
export function Change({ percent, digits = 2 }: { readonly percent: number; readonly digits?: number }) {
  const text = formatSigned(percent, digits)
  const direction = text.startsWith('+') ? 'gain' : text.startsWith('−') ? 'loss' : ''
  return (
    <span className={`change ${direction}`}>
      <span aria-hidden="true">{direction === 'gain' ? '▲ ' : direction === 'loss' ? '▼ ' : '± '}</span>
      {text}%
    </span>
  )
}

type FigureProps = {
  readonly label: string
  readonly children: React.ReactNode
  readonly medium?: boolean
}

/** A headline figure with its change and date. */
export function Figure({ label, children, medium = false }: FigureProps) {
  return (
    <div>
      <p className="text-ink-2">{label}</p>
      <p className={medium ? 'figure figure-medium' : 'figure'}>{children}</p>
    </div>
  )
}

export function Quantity({ value, digits = 0, unit }: { value: number; digits?: number; unit: string }) {
  return (
    <span className="amount">
      {formatNumber(value, digits)} <span className="unit">{unit}</span>
    </span>
  )
}
