import { createServer } from 'vite'
import { readEnvironment } from '#server/environment.ts'
import { originOf } from '#server/http/origin.ts'
import { prepareDocuments } from '#server/http/public-files.ts'
import { createSite } from '#server/http/site.ts'
import { createLog } from '#server/log.ts'
import { openBackend } from '#server/open-backend.ts'
import { ownVersion } from '#server/project-root.ts'
import { createSiteDocuments } from '#server/sharing/site-documents.ts'
import { devUi } from './dev-ui/dev-ui-plugin.ts'
import { reportAndExit, stopOnSignals } from './process.ts'
import { devContextKey } from './render-context.ts'

/** `npm run dev`: Vite serves and reloads pages; the API is the real one, restarted when its files change. */
try {
  const env = readEnvironment(process.env)
  const log = createLog('error')
  const origin = env.publicUrl ?? originOf(env.host, env.port)
  const backend = await openBackend(env, log, env.port)
  const { api, isReady, setUp } = backend
  const documents = await prepareDocuments(origin, ownVersion)
  const prepared = (address: string) => documents.get(address) ?? backend.prepared.get(address)
  const made = createSiteDocuments(origin, backend, () => new Date())
  const { listener } = createSite({
    api,
    isReady,
    documents: made,
    pages: undefined,
    prepared,
    publicUrl: env.publicUrl,
    log,
  })

  Object.assign(globalThis, {
    [devContextKey]: {
      origin,
      setUp,
      apiFetch: async (path: string, init?: RequestInit) => api.fetch(new Request(origin + path, init)),
    },
  })
  const vite = await createServer({
    // Node reads it: a bundled copy would look like a change to --watch.
    configLoader: 'native',
    // Listed here, or first use of one would reload the page.
    optimizeDeps: {
      include: ['dialog', 'menu', 'tabs', 'toast']
        .map((part) => `@base-ui/react/${part}`)
        .concat('uplot', 'lucide-react'),
    },
    server: { host: env.host, port: env.port, strictPort: true },
    plugins: [
      devUi,
      {
        name: 'banyan-api',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) =>
            /^\/(api\/|healthz|readyz|robots\.txt|sitemap[\w-]*\.xml|blog\/(rss\.xml|atom\.xml|feed\.json))/.test(
              request.url ?? '',
            )
              ? listener(request, response)
              : next(),
          )
        },
      },
    ],
  })
  await vite.listen()
  stopOnSignals({ stop: () => vite.close().then(() => backend.close()) }, log)
  console.log(`Banyan is ready for development at ${origin}`)
} catch (error) {
  reportAndExit(error)
}
