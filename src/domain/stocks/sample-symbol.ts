const SUFFIX = '.SMP'

/** Invented companies have symbols that no exchange gives. */
export const isSampleSymbol = (symbol: string): boolean => symbol.endsWith(SUFFIX)
