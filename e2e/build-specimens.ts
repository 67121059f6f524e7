import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The specimens of `/dev/ui` for the stories, bundled: from Vite's dev server each load takes seconds. */
export const specimensFolder = join(root, 'node_modules/.cache/banyan-specimens')
const storage = join(root, 'e2e/storage-specimens.tsx')
/** Under which their files are asked for. */
export const SPECIMENS = '/dev/ui/'

/** With React's development build, which complains about more. Only when the site was built anew. */
export default async function buildSpecimens() {
  const stamp = join(specimensFolder, 'built-with')
  const wanted = readFileSync(join(root, 'dist/.banyan-build'), 'utf8') + readFileSync(storage, 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
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
        input: { entry: join(root, 'src/app/dev-ui/entry.tsx'), storage },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  writeFileSync(stamp, wanted)
}
