import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routeTable } from './src/app/route-table.ts'

export default defineConfig({
  plugins: [
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
      start: { entry: 'app/start.ts' },
      client: { entry: 'app/client.tsx' },
      // CSS travels inside the page: one request less before the first paint.
      server: { entry: 'app/render.tsx', build: { inlineCss: true } },
    }),
    react(),
  ],
  define: { __BUILD__: JSON.stringify(process.env.BANYAN_BUILD ?? 'dev') },
  // The last two versions of every browser, and some more.
  build: { target: ['chrome140', 'firefox140', 'safari26'], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs travels in a few files: cached when a page changes, and each is run in a task of its own, in the order
            // of their names.
            codeSplitting: {
              groups: [
                { name: '1-react', test: /node_modules\/(react|react-dom|scheduler)\// },
                {
                  name: '2-query',
                  test: /node_modules\/@tanstack\/(query-core|react-query|history|store|router-core)/,
                },
                { name: '3-router', test: /node_modules\/(@tanstack|seroval)/ },
                // What pages with lists share: one file, instead of many that are smaller than their headers.
                {
                  name: '4-lists',
                  test: /src\/(ui\/(as-of|day-label|field|search-bar|skeleton|sparkline|star-toggle|state|data-table|use-later|use-stable)|platform\/market\/(use-market|market-state|found-query)|domain\/fund-labels)\./,
                },
                // The same for pages about one thing and what somebody keeps about it.
                {
                  name: '5-things',
                  test: /src\/(ui\/(part|toast-outcome)|platform\/clipboard|domain\/(calendar|day|kept-list|sample-code|typed-text|wishlist-rules|words))\./,
                },
              ],
            },
          },
        },
      },
    },
  },
})
