/** The terms in force. A new version asks everybody to accept again. */
export const termsVersion = '2026-11-18'
