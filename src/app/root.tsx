import './app.css'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOutsideWatch } from '#platform/api/outside-hosts.ts'
import { useOwnFonts } from '#platform/kept/use-own-fonts.ts'
import { useNumberSystem } from '#platform/kept/use-preferences.ts'
import { NumberSystemContext } from '#ui/data/number-system.ts'
import { Toaster } from '#ui/layers/toaster.tsx'
import displayFont from '#ui/theme/fonts/banyan-display.woff2?url'
import sansFont from '#ui/theme/fonts/banyan-sans.woff2?url'
import { earlyScript } from './first-paint/early-script.ts'
import { useEarlyInput } from './first-paint/use-early-input.ts'
import { notFoundTitle } from './page-head.ts'
import type { RouterContext } from './router-context.ts'
import { AfterReload } from './shell/after-reload.tsx'
import { banyanIcon } from './shell/banyan-mark.tsx'
import { ConsentQuestion } from './shell/consent.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { Later } from './shell/later.tsx'
import { NewBrowserHint } from './shell/new-browser-hint.tsx'
import { ScrollToTop } from './shell/scroll-to-top.tsx'
import { ShortcutKeys } from './shell/shortcut-keys.tsx'
import { StorageTrouble } from './shell/storage-trouble.tsx'
import { TopBanner } from './shell/top-banner.tsx'
import { Unsent } from './shell/unsent.tsx'
import { Welcome } from './shell/welcome.tsx'

/** An empty href works without scripts and keeps the URL's search, which a form would replace. */
const SAME_PAGE = ''
const fonts = `${sansFont} ${displayFont}`

export const Route = createRootRouteWithContext<RouterContext>()({
  // Origin, set-up and banner travel with the page, so that server and browser agree.
  loader: async ({ context }) => ({
    origin: context.origin,
    setUp: context.setUp,
    // Imported late: rarely runs in a browser, and keeps the contract out of the first script. The page renders without
    // a banner if that fails.
    banner: await import('./current-banner.ts')
      .then(({ currentBanner }) => currentBanner(context.api))
      .catch(() => null),
  }),
  staleTime: Number.POSITIVE_INFINITY,
  // Only the root matched: page not found.
  head: ({ matches }) => ({
    meta: [
      matches.length === 1 ? notFoundTitle : { title: 'Banyan' },
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    ],
    links: [
      // Blocks rendering until the whole page is parsed: painting half of it would make the footer jump.
      { rel: 'expect', href: '#page-end', blocking: 'render' },
      { rel: 'icon', href: banyanIcon },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  }),
  shellComponent: Document,
  component: Shell,
})

function Document({ children }: { children: ReactNode }) {
  // An error page has no data.
  const banner = Route.useMatch({ select: ({ loaderData }) => loaderData?.banner?.version })
  const { ssr } = useRouter().options
  return (
    // The early script sets theme and font size here before React runs.
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* React's own: one of the router's would be taken out, and at times written and run again with a link. */}
        <script
          nonce={ssr?.nonce}
          data-banner={banner ?? ''}
          data-fonts={fonts}
          // Filled in by `first-paint/`.
          data-style=""
          dangerouslySetInnerHTML={{ __html: earlyScript }}
          suppressHydrationWarning
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Shell() {
  const { banner, origin, setUp } = Route.useLoaderData()
  const [system] = useNumberSystem()
  useEarlyInput()
  useOwnFonts(fonts)
  useOutsideWatch()
  return (
    <div className="shell">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <ConsentQuestion script={setUp.analytics} />
      <div className="scripts-failed" role="alert">
        <p>Part of this page could not be loaded. Reading and links still work.</p>
        <a href={SAME_PAGE} className="button-quiet button-small">
          Reload
        </a>
      </div>
      {banner && <TopBanner banner={banner} />}
      <StorageTrouble />
      <Unsent />
      <NewBrowserHint />
      <Header google={setUp.google} />
      <main id="content" tabIndex={-1} className="frame grow py-8 sm:py-12">
        <NumberSystemContext value={system === 'auto' ? undefined : system}>
          <Outlet />
        </NumberSystemContext>
      </main>
      <Later />
      <Footer host={new URL(origin).host} />
      <span id="page-end" hidden />
      <ScrollToTop />
      <AfterReload />
      <ShortcutKeys />
      <Welcome />
      <Toaster />
    </div>
  )
}
