import { earlyInputScript } from '#platform/browser/early-input-script.ts'
import { earlyLookScript } from '#platform/storage/early-look.ts'

/** The one inline script in the head of every page. */
export const earlyScript = `${earlyLookScript};${earlyInputScript}`
