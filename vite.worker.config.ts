import { readdirSync } from 'node:fs'
import { defineConfig } from 'vite'

/** What a page may ask for: not the sheets that only the server reads, nor the operator's pages. */
const isForPages = (name: string) => /\.(js|css|woff2)$/.test(name) && !/^style-|admin/.test(name)

/** Bundles the service worker after the pages, whose files it stores: one classic script at the root of the site. */
export default defineConfig({
  publicDir: false,
  define: {
    __BUILD__: JSON.stringify(process.env.BANYAN_BUILD ?? 'dev'),
    __FILES__: JSON.stringify(
      readdirSync('dist/client/assets')
        .filter(isForPages)
        .map((name) => `/assets/${name}`),
    ),
  },
  build: {
    target: ['chrome140', 'firefox140', 'safari26'],
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/platform/offline/service-worker-entry.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
