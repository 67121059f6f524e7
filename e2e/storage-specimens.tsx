import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CacheSpecimen } from '#app/dev-ui/cache-specimen.tsx'
import { KeptSpecimen } from '#app/dev-ui/kept-specimen.tsx'

/** Only what stores: stories about storage load a page many times, and charts make the other one slow. */
function StorageSpecimens() {
  return (
    <main>
      <KeptSpecimen />
      <CacheSpecimen />
    </main>
  )
}

const router = createRouter({
  routeTree: createRootRoute({ component: StorageSpecimens }),
  history: createMemoryHistory(),
})

createRoot(document.getElementById('specimens') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router as never} />
  </StrictMode>,
)
