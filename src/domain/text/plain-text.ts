import { z } from 'zod'

/** Text that every database and screen can hold: no control characters but line break and tab, no broken surrogates. */
export const plainText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u)

export const asPlainText = (value: string) => value.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
