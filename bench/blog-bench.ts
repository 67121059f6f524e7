import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'
import { costlyMarkdown, hostileMarkdown, longPost } from '#tests/blog/hostile-markdown.ts'
import type { Figure } from './bench-figures.ts'
import { timed } from './growth-figure.ts'

/** A long post on the server, and the worst that is refused or passes. */
export async function blogFigures(): Promise<Figure[]> {
  // Vite would choose React's development build.
  process.env.NODE_ENV = 'production'
  const vite = await createServer({
    configFile: false,
    mode: 'production',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  const { readAndRender } = await vite.ssrLoadModule(fileURLToPath(new URL('render-post.tsx', import.meta.url)))
  await vite.close()
  const slowest = (texts: Record<string, string>, work: (text: string) => unknown) =>
    Math.max(...Object.values(texts).map((text) => timed(() => work(text), 3)))
  return [
    {
      name: 'a post of 50 kB read and rendered',
      value: timed(() => readAndRender(longPost), 21),
      unit: 'ms',
      budget: { most: 100 },
    },
    {
      name: 'hostile Markdown refused, slowest',
      value: slowest(hostileMarkdown, refusedMarkdown),
      unit: 'ms',
      budget: { most: 100 },
    },
    {
      name: 'costly Markdown that passes read, slowest',
      value: slowest(costlyMarkdown, readMarkdown),
      unit: 'ms',
      budget: { most: 1_000 },
    },
  ]
}
