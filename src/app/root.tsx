import '#ui/app.css'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { notFoundTitle } from './page-head.ts'
import type { RouterContext } from './router-context.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Our address travels with the page, so that server and browser agree on canonical links.
  loader: ({ context }) => ({ origin: context.origin }),
  staleTime: Number.POSITIVE_INFINITY,
  // Only the root matched: nothing lives at this address.
  head: ({ matches }) => ({
    meta: [
      matches.length === 1 ? notFoundTitle : { title: 'Banyan' },
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light' },
      { name: 'theme-color', content: '#F7F4EC' },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  }),
  shellComponent: Document,
  component: Shell,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Shell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-5xl grow px-4 py-10 sm:px-6">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
