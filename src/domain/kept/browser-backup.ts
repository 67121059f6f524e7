/** All stored values of a browser by name. */
export type Values = Readonly<Record<string, string>>

/**
 * localStorage holds 5 million characters; unsaved values, escaping, three-byte characters and encryption make it up to
 * ten times that.
 */
export const backupLimits = { bytes: 128 * 1024 * 1024 } as const
const FORMAT = 'banyan-browser-backup'
const VERSION = 1

export function writeBackup(values: Values, madeAt: string): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, madeAt, sum: sumOf(values), values }, null, 1)
}

export type ReadBackup =
  | { readonly ok: true; readonly madeAt: string; readonly values: Values }
  | { readonly ok: false; readonly why: keyof typeof backupRefusals }

export const backupRefusals = {
  tooLarge: 'This file is too large to be a Banyan backup. Nothing was changed.',
  broken: 'This isn’t a complete Banyan backup. Nothing was changed.',
  foreign: 'This isn’t a Banyan backup. Nothing was changed.',
  newer: 'This backup was made by a newer version of Banyan. Nothing was changed.',
  edited: 'This backup was altered after it was made. Nothing was changed.',
} as const

/** Parses an untrusted file. */
export function readBackup(text: string): ReadBackup {
  if (text.length > backupLimits.bytes) return { ok: false, why: 'tooLarge' }
  const file = parsed(text)
  if (!file) return { ok: false, why: 'broken' }
  if (file.format !== FORMAT) return { ok: false, why: 'foreign' }
  if (typeof file.version === 'number' && file.version > VERSION) return { ok: false, why: 'newer' }
  const values = valuesOf(file.values)
  if (!values || typeof file.madeAt !== 'string' || file.sum !== sumOf(values)) return { ok: false, why: 'edited' }
  return { ok: true, madeAt: file.madeAt, values }
}

function valuesOf(value: unknown): Values | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fine = Object.entries(value).every(([name, text]) => name.startsWith('banyan:') && typeof text === 'string')
  return fine ? (value as Values) : undefined
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** A 64-bit checksum: against accidents and careless edits, not forgery. */
function sumOf(values: Values): string {
  const text = JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  let [one, two] = [0x811c9dc5, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    one = Math.imul(one ^ sign, 0x01000193)
    two = Math.imul(two ^ sign, 0x5bd1e995)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
