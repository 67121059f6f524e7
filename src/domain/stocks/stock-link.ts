/** Symbols have characters such as `&` and `^`. */
export const stockLink = (symbol: string): string => `/stock/${encodeURIComponent(symbol)}`
