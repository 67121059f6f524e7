import type { Plugin } from 'vite'
import { devUiPage } from './dev-ui-page.ts'

/** Serves `/dev/ui` from Vite's development server; it is never part of a build. */
export const devUi: Plugin = {
  name: 'banyan-dev-ui',
  configureServer: (vite) => {
    vite.middlewares.use('/dev/ui', async (request, response) => {
      const page = devUiPage('/src/app/dev-ui/entry.tsx')
      const html = await vite.transformIndexHtml('/dev/ui', page, request.originalUrl)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    })
  },
}
