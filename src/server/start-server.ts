import { fileURLToPath } from 'node:url'
import type { SetUp } from '#domain/api/site-setup.ts'
import { type Environment, GOOGLE } from './environment.ts'
import { loadFiles } from './http/files.ts'
import { listen } from './http/listen.ts'
import { originOf } from './http/origin.ts'
import type { Render } from './http/pages.ts'
import { prepareDocuments } from './http/public-files.ts'
import type { Outside } from './http/security-headers.ts'
import { createSite } from './http/site.ts'
import type { Log } from './log.ts'
import { type Backend, openBackend } from './open-backend.ts'
import { ownVersion } from './project-root.ts'
import { createSiteDocuments } from './sharing/site-documents.ts'

export type Running = { readonly address: string; readonly lost: Backend['lost']; stop(): Promise<void> }

/** The in-process API for server rendering, with the reader's cookie if it may matter. */
export type InProcessApi = (cookie: string | undefined) => (path: string, init?: RequestInit) => Promise<Response>

export type AppHalf = {
  readonly filesFolder: URL
  createRender(api: InProcessApi, origin: string, setUp: SetUp): Promise<Render>
}

/** Other sites that pages may contact, each only if it is configured. */
export function outsideOf({ google, mapTiles, ipLocation, ads, analytics }: Environment): Outside {
  const counted = analytics ? [new URL(analytics).origin] : []
  const shown = ads ? [new URL(ads.network.script).origin, ...ads.hosts] : []
  return {
    images: [
      ...(google?.issuer === GOOGLE ? ['https://*.googleusercontent.com'] : []),
      ...(mapTiles ? [new URL(mapTiles.url).origin] : []),
      ...counted,
      ...shown,
    ],
    requests: [new URL(ipLocation).origin, ...counted, ...shown],
    scripts: [...counted, ...shown],
    frames: shown,
  }
}

export async function startServer(env: Environment, log: Log, app: AppHalf): Promise<Running> {
  const listening = await listen(env)
  const { port } = listening
  const origin = env.publicUrl ?? originOf(env.host, port)
  let backend: Backend | undefined
  try {
    const [opened, files, documents] = await Promise.all([
      openBackend(env, log, port).then((ready) => (backend = ready)),
      loadFiles(fileURLToPath(app.filesFolder)),
      prepareDocuments(origin, ownVersion),
    ])
    const inProcess: InProcessApi = (cookie) => async (path, init) =>
      opened.api.fetch(
        new Request(origin + path, { ...init, headers: { ...init?.headers, ...(cookie && { cookie }) } }),
      )
    const own = new Map([...files, ...documents])
    let draining = false
    const site = createSite({
      api: opened.api,
      pages: {
        render: await app.createRender(inProcess, origin, opened.setUp),
        identify: opened.identify,
        addressOf: opened.addressOf,
        clock: () => performance.now(),
        outside: outsideOf(env),
      },
      documents: createSiteDocuments(origin, opened, () => new Date()),
      prepared: (address) => own.get(address) ?? opened.prepared.get(address),
      publicUrl: env.publicUrl,
      log,
      isReady: async () => !draining && (await opened.isReady()),
    })
    opened.posts.watch(() => site.forgetPages('/blog'))
    listening.serve(site.listener)
    return {
      address: origin,
      lost: opened.lost,
      async stop() {
        draining = true
        await listening.drain()
        await opened.close()
      },
    }
  } catch (error) {
    listening.server.close()
    listening.server.closeAllConnections()
    await backend?.close()
    throw error
  }
}
