import { createContext, useContext } from 'react'
import { type NumberSystem, systemOf } from './format-number.ts'

/** The system that a person chose for all numbers, or nothing. */
export const NumberSystemContext = createContext<NumberSystem | undefined>(undefined)

export function useSystemOf(currency: string): NumberSystem {
  return useContext(NumberSystemContext) ?? systemOf(currency)
}
