import '../app.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Specimens } from './specimens.tsx'

/** `/dev/ui`, in development only: every primitive in its states. The build does not know this folder. */
const router = createRouter({
  routeTree: createRootRoute({ component: Specimens }),
  // Links inside it lead nowhere: the specimens stay in sight.
  history: createMemoryHistory(),
})

createRoot(document.getElementById('specimens') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router as never} />
  </StrictMode>,
)
