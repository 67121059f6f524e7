import '../app.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Specimens } from './specimens.tsx'

/** `/dev/ui`, development only: every primitive in its states. */
const router = createRouter({
  routeTree: createRootRoute({ component: Specimens }),
  // Links do not navigate: the specimens stay visible.
  history: createMemoryHistory(),
})

createRoot(document.getElementById('specimens') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router as never} />
  </StrictMode>,
)
