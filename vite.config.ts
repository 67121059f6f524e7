import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { styleOfPages } from './src/app/first-paint/style-plugin.ts'
import { routeTable } from './src/app/route-table.ts'

/** Vite would preload the files of an import; we fetch them, because a failed preload is remembered too (`fetch-then-import.ts`). */
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

export default defineConfig({
  plugins: [
    fetchBeforeImport,
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'app/router.tsx',
        routesDirectory: 'app',
        generatedRouteTree: 'app/route-tree.gen.ts',
        virtualRouteConfig: routeTable,
        // What a page loads and shows, also when there is nothing, travels together: the first script holds no page's code.
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
        // One style sheet for all pages. A page carries what it needs of it (`first-style.ts`); the whole follows with the scripts.
        cssCodeSplit: false,
        // Every file of an import, and its own.
        modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] },
        rolldownOptions: {
          output: {
            // What every page needs travels in a few files: cached when a page changes, and each is run in a task of its own, in the order
            // of their names.
            codeSplitting: {
              groups: [
                { name: '1-react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: '2-router', test: /node_modules\/@tanstack\// },
                // The routes, and with them what stands around every page.
                { name: '3-app', test: /src\/(app\/router|ui\/data\/number)\.tsx/ },
                // What several pages share: one file, instead of many that are smaller than their headers.
                {
                  name: '4-shared',
                  test: /src\/(ui\/data\/(as-of|data-table|day-label|part|skeleton|sparkline|state|use-stable)|ui\/controls\/(cross-button|field|search-bar|star-toggle|use-later)|ui\/layers\/toast-outcome|platform\/(browser\/clipboard|api\/query-cache|market\/(use-market|market-state|found-query)|storage\/(cache|disk))|ui\/chart\/(scale|chart-series)|domain\/(time\/(calendar|day)|funds\/(fund-labels|plan-form)|kept\/kept-list|sample\/sample-code|measures\/(series|return-labels)|wishlist\/(target|wishlist-rules)|text\/(typed-text|word-filter)))\./,
                },
              ],
            },
          },
        },
      },
    },
  },
})
