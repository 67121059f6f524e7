import { notFound } from '@tanstack/react-router'
import { type AddressPart, addressPatterns } from '#domain/api/address.ts'

/** A path parameter with a pattern; anything else is a 404. */
export function known<Part extends AddressPart>(part: Part) {
  return {
    parse(raw: Record<Part, string>): Record<Part, string> {
      if (!addressPatterns[part].test(raw[part])) throw notFound()
      return raw
    },
  }
}
