import { expect, test } from 'vitest'
import { onOneDatabase } from '../databases.ts'
import { createTestSite } from '../test-site.ts'
import { scriptsOf } from './plain-output.ts'

onOneDatabase('PLAIN_PAGES', ({ open }) => {
  test('pages are the framework’s own, with a policy that allows its scripts and nothing else inline', async () => {
    const { ask } = await createTestSite(await open(), { env: { PLAIN_PAGES: 'on' } })
    for (const [path, status] of [
      ['/', 200],
      ['/about', 200],
      ['/profile', 200],
      ['/nope', 404],
      ['/admin', 403],
    ] as const) {
      const answer = await ask(path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const html = await answer.text()
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      expect([path, answer.status]).toEqual([path, status])
      expect(policy).not.toMatch(/unsafe|sha256/)
      expect(nonce).toMatch(/^[0-9a-f]{32}$/)
      expect(scriptsOf(html).filter(({ attributes }) => !attributes.includes(`nonce="${nonce}"`))).toEqual([])
      expect(html).toMatch(/<script type="module"/)
      expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/style-[^"]+\.css"\/><\/head>/)
      expect(html).not.toMatch(/<style|data-until|data-files|page-state/)
      expect((await ask(/href="(\/assets\/style-[^"]+)"/.exec(html)?.[1] ?? '')).status).toBe(200)
    }
  })

  test('without it no page is', async () => {
    const { ask } = await createTestSite(await open())
    const answer = await ask('/about')
    expect(answer.headers.get('content-security-policy')).not.toContain('nonce-')
    expect(await answer.text()).toMatch(/<html data-until="paint"[\s\S]*data-files=/)
  })
})
