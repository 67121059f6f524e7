import { defineConfig } from 'vite'
import { inlineScripts } from './src/app/first-paint/inline-scripts-plugin.ts'

/**
 * Bundles the Node side. Loaded file by file, its libraries took four times as long to start and 2.5 times the memory
 * (docs/decisions/0003). PGlite and sharp stay external: they locate their binaries by path.
 */
export default defineConfig({
  publicDir: false,
  plugins: [inlineScripts],
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg-native', 'sharp'], target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/node',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: [
        ...['main', 'backup-command', 'restore-command', 'admin-command'].map((name) => `src/app/${name}.ts`),
        'src/server/db/embedded-thread-entry.ts',
        'src/server/market/compress-thread-entry.ts',
        'src/server/funds/fund-thread-entry.ts',
        'src/server/stocks/stock-thread-entry.ts',
        'src/server/property/listing-thread-entry.ts',
        'src/server/rates/rates-thread-entry.ts',
        'src/server/news/news-thread-entry.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
