import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { bundlerRuntime } from './src/app/first-paint/bundler-runtime-plugin.ts'
import { inlineScripts } from './src/app/first-paint/inline-scripts-plugin.ts'
import { scriptGroups } from './src/app/first-paint/script-groups.ts'
import { styleOfPages } from './src/app/first-paint/style-plugin.ts'
import { routeTable } from './src/app/route-table.ts'

/** In the place of Vite's preloading: browsers remember a failed preload, too (decision 22). */
const fetchBeforeImport: Plugin = {
  name: 'banyan-fetch-before-import',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { fetchThenImport as __vitePreload } from '#platform/worker/fetch-then-import.ts'`
      : undefined,
}

/** As the bundler calls it. */
const clientEntry = normalizePath(fileURLToPath(new URL('src/app/client.tsx', import.meta.url)))

export default defineConfig({
  plugins: [
    fetchBeforeImport,
    bundlerRuntime,
    inlineScripts,
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'app/router.tsx',
        routesDirectory: 'app',
        generatedRouteTree: 'app/route-tree.gen.ts',
        virtualRouteConfig: routeTable,
        // A page's loader and components travel together; the first script holds no page's code.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent']] },
        quoteStyle: 'single',
        semicolons: false,
      },
      client: { entry: 'app/client.tsx' },
      start: { entry: 'app/start.ts' },
      server: { entry: 'app/render.tsx' },
    }),
    react(),
    styleOfPages,
  ],
  define: { __BUILD__: JSON.stringify(process.env.BANYAN_BUILD ?? 'dev') },
  // The last two versions of every browser, and some more.
  build: { target: ['chrome140', 'firefox140', 'safari26'], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // One style sheet for all pages, of which a page carries what it shows (docs/first-paint.md).
        cssCodeSplit: false,
        // Every file of an import, and its own.
        modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: scriptGroups(clientEntry) },
          },
        },
      },
    },
  },
})
