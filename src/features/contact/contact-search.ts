/** How it went, for a browser that sent the form without our scripts. */
export const contactOutcomes = ['sent', 'incomplete', 'later'] as const
export type ContactOutcome = (typeof contactOutcomes)[number]
export type ContactSearch = { readonly outcome?: ContactOutcome }

export function contactSearch({ outcome }: Record<string, unknown>): ContactSearch {
  const known = contactOutcomes.find((each) => each === outcome)
  return known ? { outcome: known } : {}
}
