/** Apart from the schema: pages need the limits without zod. */
export const savedSearchLimits = { name: 80, query: 2_000, known: 400, searches: 50 } as const
