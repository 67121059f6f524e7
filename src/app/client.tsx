import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { serializationAdapters } from './serialization.ts'

const nextTask = () => new Promise((go) => setTimeout(go))

/**
 * Start's own client includes server functions, which we do not use: a tenth of the first script. Each step is a task
 * of its own, so that a slow phone stays responsive.
 */
async function begin(): Promise<void> {
  await nextTask()
  const router = getRouter()
  router.options.serializationAdapters = serializationAdapters
  await nextTask()
  await hydrate(router)
  window.$_TSR?.h()
  // Data of a freshly sent page counts as fresh, whatever its age; after back/forward it may be stale. A copy without a
  // network is as old as it says (`platform/offline/`).
  const { kept } = document.documentElement.dataset
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'back_forward')
    for (const query of router.options.context.queries.getQueryCache().getAll())
      if (query.state.data !== undefined) query.setState({ dataUpdatedAt: Number(kept) || Date.now() })
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      // The shell of another page stands in for one without a copy: React draws what differs.
      kept === '0' ? { onRecoverableError: () => {} } : undefined,
    )
  })
}

// In one file with what every page shares: the boot script begins when all files of the page are there.
if (window.banyanBoot) window.banyanBoot.begin = begin
else void begin()
