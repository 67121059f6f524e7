/** Build id, inserted by Vite. */
declare const __BUILD__: string
export const build = __BUILD__
