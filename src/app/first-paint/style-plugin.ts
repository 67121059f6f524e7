import type { Plugin } from 'vite'
import { lateStyle } from './first-style.ts'
import { partsOf } from './style-parts.ts'

/** Emits the parts of the style sheet (`style.json`, for the server) and what browsers fetch (`late.css`). */
export const styleOfPages: Plugin = {
  name: 'banyan-style-of-pages',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        const parts = partsOf(String(file.source))
        this.emitFile({ type: 'asset', name: 'late.css', source: lateStyle(parts) })
        this.emitFile({ type: 'asset', name: 'style.json', source: JSON.stringify(parts) })
      }
  },
}
