import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loadRender } from '#app/load-render.ts'
import { projectRoot } from '#server/project-root.ts'
import { onOneDatabase } from '../databases.ts'
import { createTestSite } from '../test-site.ts'
import { brokenBy, sentenceOf } from './assumption.ts'
import { type Build, buildAssumptions } from './build-assumptions.ts'
import { pageAssumptions } from './page-assumptions.ts'
import type { PlainPage } from './plain-output.ts'

/** A page with a fold, and with so much state that Start hands it over in parts. */
const PATH = '/fund/900001?with=900363,900364'

onOneDatabase('what first paint assumes of the framework', ({ open }) => {
  let rendered: Promise<PlainPage> | undefined

  async function render(): Promise<PlainPage> {
    let time = Date.now()
    const { ask } = await createTestSite(await open(), { now: () => new Date(time), env: { PLAIN_PAGES: 'on' } })
    const once = async () => {
      const answer = await ask(PATH)
      expect(answer.status).toBe(200)
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
      return { html: await answer.text(), nonce }
    }
    const first = await once()
    // Beyond what the cache of pages keeps.
    time += 10 * 60_000
    const second = await once()
    const { default: app } = await import(new URL('dist/server/render.js', projectRoot).href)
    return {
      html: first.html,
      again: second.html,
      nonces: [first.nonce, second.nonce],
      earlyScript: app.earlyScript,
    }
  }
  const page = () => (rendered ??= render())

  async function build(): Promise<Build> {
    const folder = fileURLToPath(new URL('assets/', loadRender({ plainPages: true }).filesFolder))
    const files = readdirSync(folder).filter((name) => /\.(js|css|json)$/.test(name))
    const { html } = await page()
    const entry = /type="module"[^>]*src="\/assets\/([^"]+)"/.exec(html)?.[1] ?? ''
    const preloads = [...html.matchAll(/rel="modulepreload" href="\/assets\/([^"]+)"/g)].map(([, name = '']) => name)
    return { files: new Map(files.map((name) => [name, readFileSync(folder + name, 'utf8')])), entry, preloads }
  }

  describe.each(pageAssumptions)('$that', (assumption) => {
    test('holds', async () => expect(brokenBy(await page(), assumption)).toBeUndefined())
    test('is named when it does not', async () => {
      expect(brokenBy(assumption.changed(await page()), assumption)).toBe(sentenceOf(assumption))
    })
  })

  describe.each(buildAssumptions)('$that', (assumption) => {
    test('holds', async () => expect(brokenBy(await build(), assumption)).toBeUndefined())
    test('is named when it does not', async () => {
      expect(brokenBy(assumption.changed(await build()), assumption)).toBe(sentenceOf(assumption))
    })
  })
})
