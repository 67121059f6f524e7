import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The specimens of `/dev/ui` for the stories, bundled: from Vite's dev server each load takes seconds. */
export const specimensFolder = join(root, 'node_modules/.cache/banyan-specimens')
/** Under which their files are asked for. */
export const SPECIMENS = '/dev/ui/'

/** With React's development build, which complains about more. */
export default async function buildSpecimens() {
  await build({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    base: SPECIMENS,
    plugins: [tailwindcss(), react()],
    define: { __BUILD__: '"dev"', 'process.env.NODE_ENV': '"development"' },
    publicDir: false,
    build: {
      outDir: specimensFolder,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { entry: join(root, 'src/app/dev-ui/entry.tsx'), storage: join(root, 'e2e/storage-specimens.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
}
