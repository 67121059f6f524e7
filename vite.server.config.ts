import { defineConfig } from 'vite'

/**
 * The Node side as one bundle. Read file by file, its libraries took four times as long to start and two and a half times the memory
 * (docs/decisions/0003). PGlite stays outside: it finds its own WebAssembly beside itself.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg-native'], target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/node',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: [
        ...['main', 'backup-command', 'restore-command', 'admin-command'].map((name) => `src/app/${name}.ts`),
        'src/server/funds/fund-thread-entry.ts',
        'src/server/rates/rates-thread-entry.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
