import { expect, test } from 'vitest'
import { bootScript, deferHydration } from './defer-hydration.ts'

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const entry = '<script type="module" async="" src="/assets/entry.js"></script>'

test('the module and its preloads wait in the boot script', () => {
  const html = page(
    '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/a.js"/>',
    entry,
  )
  const data = (styles: string) => `data-entry="/assets/entry.js" data-preload="/assets/a.js" data-styles="${styles}"`
  expect(deferHydration(html)).toBe(page('', `<script ${data('')}>${bootScript}</script>`))
  const stylesOf = new Map([
    ['/assets/a.js', ['/assets/a.css', '/assets/b.css']],
    ['/assets/c.js', ['/assets/c.css']],
  ])
  expect(deferHydration(html, stylesOf)).toContain(data('/assets/a.css /assets/b.css'))
})

test('other scripts and links stay where they are', () => {
  const html = page('<link rel="icon" href="/favicon.svg"/><style>a{}</style>', `<script>self.x=1</script>${entry}`)
  expect(deferHydration(html)).toContain(
    '<link rel="icon" href="/favicon.svg"/><style>a{}</style></head><body><script>self.x=1</script>',
  )
})

test('a page that could never be hydrated is a fault, not a silent one', () => {
  expect(() => deferHydration(page(''))).toThrow(/no module/)
})
