import { earlyInputScript } from './early-input-script.ts'
import { earlyLookScript } from './early-look.ts'

/** The one inline script in the head of every page. */
export const earlyScript = `${earlyLookScript};${earlyInputScript}`
