import { devUiPage } from '#app/dev-ui/dev-ui-page.ts'
import { SPECIMENS, specimensFolder } from './build-specimens.ts'
import { test as base } from './page-list.ts'

/** `/dev/ui`, and its parts that store as `/dev/storage`, on the built site, which knows nothing of them. */
export const test = base.extend<{ specimens: undefined }>({
  specimens: [
    async ({ context }, use) => {
      for (const [path, entry] of [
        ['**/dev/ui', 'entry.js'],
        ['**/dev/storage', 'storage.js'],
      ] as const)
        await context.route(path, (route) =>
          route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: devUiPage(`${SPECIMENS}${entry}`, `${SPECIMENS}style.css`),
          }),
        )
      await context.route(`**${SPECIMENS}**`, (route) =>
        route.fulfill({ path: specimensFolder + new URL(route.request().url()).pathname.slice(SPECIMENS.length - 1) }),
      )
      await use(undefined)
    },
    { auto: true },
  ],
})
