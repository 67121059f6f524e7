/** What another app shared: any of the three may be missing, and apps put the address into the text too. */
export type Shared = { readonly title?: string; readonly text?: string; readonly url?: string }

/** Of address parameters, in characters. */
export const sharedLimits = { title: 200, text: 2_000, url: 2_000 } as const
