import { createContext, useContext } from 'react'
import { type NumberSystem, systemOf } from './format-number.ts'

/** The grouping chosen for all numbers, if any. */
export const NumberSystemContext = createContext<NumberSystem | undefined>(undefined)

export function useSystemOf(currency: string): NumberSystem {
  return useContext(NumberSystemContext) ?? systemOf(currency)
}
