/** What people hold units or shares of and follow by its value. One engine serves all kinds; a kind brings its words. */
export const instrumentWords = {
  fund: { one: 'fund', many: 'funds', value: 'NAV', values: 'NAVs', unit: 'unit' },
  stock: { one: 'stock', many: 'stocks', value: 'price', values: 'prices', unit: 'share' },
} as const

export type InstrumentKind = keyof typeof instrumentWords
/** Which one is meant, anywhere in the app. */
export type InstrumentRef = { readonly kind: InstrumentKind; readonly id: string }

export const instrumentKinds = ['fund', 'stock'] as const satisfies readonly InstrumentKind[]
