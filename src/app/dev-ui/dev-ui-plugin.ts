import type { Plugin } from 'vite'
import { earlyLookScript } from '#platform/storage/early-look.ts'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Primitives · Banyan</title>
    <link rel="icon" href="/favicon.svg" />
    <script>${earlyLookScript}</script>
  </head>
  <body>
    <div id="specimens"></div>
    <script type="module" src="/src/app/dev-ui/entry.tsx"></script>
  </body>
</html>`

/** Serves `/dev/ui` from Vite's own development server, where nothing of it can reach a build. */
export const devUi: Plugin = {
  name: 'banyan-dev-ui',
  configureServer: (vite) => {
    vite.middlewares.use('/dev/ui', async (request, response) => {
      const html = await vite.transformIndexHtml('/dev/ui', page, request.originalUrl)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    })
  },
}
