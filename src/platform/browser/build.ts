/** Which build this is; Vite writes it in. */
declare const __BUILD__: string
export const build = __BUILD__
