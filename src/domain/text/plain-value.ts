/** Strings and numbers only: `{"toString":0}` cannot be converted. */
export const plainTextOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
