import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Render } from '#server/http/pages.ts'
import { projectRoot } from '#server/project-root.ts'
import { StartError } from '#server/start-error.ts'
import type { AppHalf } from '#server/start-server.ts'
import { bootScript, deferHydration } from './defer-hydration.ts'
import { createFirstStyle } from './first-style.ts'
import type { RenderContext } from './render-context.ts'

const built = new URL('dist/', projectRoot)
const renderer = new URL('server/render.js', built)

type Renderer = {
  default: {
    readonly earlyScript: string
    fetch(request: Request, options: { context: RenderContext }): Promise<Response>
  }
}

/** The built app for the server. Loading starts at once, while the database opens. */
export function loadRender(): AppHalf {
  if (!existsSync(renderer)) throw new StartError('The pages are not built yet. Run npm run build first.')
  const loading: Promise<Renderer> = import(renderer.href)
  // Awaited later; an early failure must not end the process as unhandled.
  loading.catch(() => {})
  return {
    filesFolder: new URL('client/', built),
    async createRender(api, origin, setUp): Promise<Render> {
      const { default: app } = await loading
      const style = builtStyle()
      const scripts = [app.earlyScript, bootScript]
      return async (address, cookie) => {
        const nonce = randomBytes(16).toString('hex')
        const response = await app.fetch(new Request(origin + address), {
          context: { apiFetch: api(cookie), origin, setUp, nonce },
        })
        const { status, headers } = response
        const text = await response.text()
        const isPage = headers.get('content-type')?.startsWith('text/html')
        return {
          status,
          location: headers.get('location'),
          scripts,
          ...(isPage ? deferHydration(text, style, nonce) : { state: '', style: '', html: () => text }),
        }
      }
    },
  }
}

/** The parts of the style sheet, and the URL of the file browsers fetch. */
function builtStyle() {
  const folder = new URL('client/assets/', built)
  const files = readdirSync(folder)
  const named = (name: RegExp) => {
    const file = files.find((one) => name.test(one))
    if (!file) throw new StartError('The build has no style sheet. Run npm run build again.')
    return file
  }
  return {
    address: `/assets/${named(/^late-[^.]+\.css$/)}`,
    firstOf: createFirstStyle(JSON.parse(readFileSync(new URL(named(/^style-[^.]+\.json$/), folder), 'utf8'))),
  }
}
