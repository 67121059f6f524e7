/** Another version replaces the samples of the former one. */
export const SAMPLE_VERSION = 1
const PREFIX = `sample-${SAMPLE_VERSION}`

export const sampleId = (n: number): string => PREFIX + String(n).padStart(3, '0')

/** Undefined for ids of other listings, and of another version. */
export function sampleNumber(id: string): number | undefined {
  const digits = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : ''
  return /^\d{3}$/.test(digits) ? Number(digits) : undefined
}
