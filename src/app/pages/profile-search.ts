const tabs = ['settings', 'notes', 'todos'] as const
export type ProfileTab = (typeof tabs)[number]

/** Which of its tabs is open; Settings where the address says nothing. */
export function profileSearch({ tab }: Record<string, unknown>): { tab?: ProfileTab } {
  const known = tabs.find((each) => each === tab && each !== 'settings')
  return known ? { tab: known } : {}
}
