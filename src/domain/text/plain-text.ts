import { z } from 'zod'

/** Safe for databases and screens: no control characters but line break and tab, no lone surrogates. */
export const plainText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u)

export const asPlainText = (value: string) => value.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
