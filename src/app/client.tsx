import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { serializationAdapters } from './serialization.ts'

// Start's own client brings along how to call functions of the server, which we do not have: a tenth of the first script.
// Each step has a task of its own, so that a slow phone can answer in between.
const breath = () => new Promise((go) => setTimeout(go))
await breath()
const router = getRouter()
router.options.serializationAdapters = serializationAdapters
await breath()
await hydrate(router)
window.$_TSR?.h()
// The server stands behind the page that it has just sent, however long ago it was worked out. One that somebody goes back to may be old.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (arrival?.type !== 'back_forward')
  for (const query of router.options.context.queries.getQueryCache().getAll())
    if (query.state.data !== undefined) query.setState({ dataUpdatedAt: Date.now() })
await breath()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
