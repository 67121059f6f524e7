/** The terms in force. A new version is asked for again. */
export const termsVersion = '2026-11-15'
