import { devUiPage } from '#app/dev-ui/dev-ui-page.ts'
import { SPECIMENS, specimensFolder } from './build-specimens.ts'
import { test as base } from './page-list.ts'

/** `/dev/ui` on the built site, which knows nothing of it. */
export const test = base.extend<{ specimens: undefined }>({
  specimens: [
    async ({ context }, use) => {
      const html = devUiPage(`${SPECIMENS}entry.js`, `${SPECIMENS}style.css`)
      await context.route('**/dev/ui', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      )
      await context.route(`**${SPECIMENS}**`, (route) =>
        route.fulfill({ path: specimensFolder + new URL(route.request().url()).pathname.slice(SPECIMENS.length - 1) }),
      )
      await use(undefined)
    },
    { auto: true },
  ],
})
