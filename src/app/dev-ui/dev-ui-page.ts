import { earlyLookScript } from '#app/first-paint/early-look.ts'

/** The page around the specimens. `script` and `style`: where their code is. */
export const devUiPage = (script: string, style?: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Primitives · Banyan</title>
    <link rel="icon" href="/favicon.svg" />
    ${style ? `<link rel="stylesheet" href="${style}" />` : ''}
    <script>${earlyLookScript}</script>
  </head>
  <body>
    <div id="specimens"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>`
