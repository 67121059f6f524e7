import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Render } from '#server/http/pages.ts'
import { projectRoot } from '#server/project-root.ts'
import { StartError } from '#server/start-error.ts'
import type { AppHalf } from '#server/start-server.ts'
import { openFirstPaint } from './first-paint/first-paint.ts'
import type { RenderContext } from './render-context.ts'

const built = new URL('dist/', projectRoot)
const renderer = new URL('server/render.js', built)

type Renderer = {
  default: {
    readonly earlyScript: string
    fetch(request: Request, options: { context: RenderContext }): Promise<Response>
  }
}

/** For answers that are no page. */
const noPage = { state: undefined, scripts: [], style: '', nonce: undefined }

/** The built app for the server. Loading starts at once, while the database opens. */
export function loadRender({ plainPages }: { readonly plainPages: boolean }): AppHalf {
  if (!existsSync(renderer)) throw new StartError('The pages are not built yet. Run npm run build first.')
  // Otherwise React and its libraries load their development versions.
  process.env.NODE_ENV ??= 'production'
  const loading: Promise<Renderer> = import(renderer.href)
  // Awaited later; an early failure must not end the process as unhandled.
  loading.catch(() => {})
  const filesFolder = new URL('client/', built)
  return {
    filesFolder,
    async createRender(api, origin, setUp): Promise<Render> {
      const { default: app } = await loading
      const firstPaint = openFirstPaint(filesFolder, app.earlyScript, plainPages)
      return async (address, cookie) => {
        const nonce = randomBytes(16).toString('hex')
        const answer: { status?: number } = {}
        const response = await app.fetch(new Request(origin + address), {
          context: { apiFetch: api(cookie), origin, setUp, nonce, answer },
        })
        const { headers } = response
        const status = answer.status ?? response.status
        const text = await response.text()
        const isPage = headers.get('content-type')?.startsWith('text/html')
        return {
          status,
          location: headers.get('location'),
          ...(isPage ? firstPaint(text, nonce) : { ...noPage, html: () => text }),
        }
      }
    },
  }
}
