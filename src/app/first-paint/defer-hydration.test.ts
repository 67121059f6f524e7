import { expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'
import { deferHydration } from './defer-hydration.ts'

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const deferred = (head: string, body: string) => page(head, body).replace('<html', '<html data-until="paint"')
const entry = '<script type="module" nonce="own" async="" src="/assets/entry.js"></script>'
const state =
  '<script nonce="own" data-tsr-stream-part="">self.$R=$R["tsr"]=1</script><script nonce="own">document.x;/*$tsr-stream-boundary*/</script>'
const style = {
  address: '/assets/late.css',
  firstOf: (html: string) => `/*${html.match(/<(p|b|i)>/g)?.join('') ?? ''}*/`,
}
const unscripted = '<noscript><link rel="stylesheet" href="/assets/late.css"/></noscript>'
const boot = (of: string) =>
  `<script data-files="/assets/1.js /assets/entry.js /assets/a.js" data-style="/assets/late.css" data-state="${of}">${bootScript}</script>`
const preloads = ['entry', 'a', '1'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`).join('')

test('the module, what it needs and the state of the page wait for the boot script', () => {
  const { html, state: text } = deferHydration(page(preloads, `<p></p>${state}${entry}`), style, 'own')
  expect(text).toBe('self.$R=$R["tsr"]=1;document.x;/*$tsr-stream-boundary*/')
  expect(html({ address: '/page-state/x' })).toBe(
    deferred(`<style>/*<p>*/</style>${unscripted}`, `<p></p>${boot('/page-state/x')}`),
  )
})

test('a long state comes in several scripts, which are one', () => {
  const part = (text: string) => `<script nonce="own" data-tsr-stream-part="">${text}</script>`
  const parts = part('(self.$R=self.$R||{})["tsr"]=[]') + part('$R["tsr"].p=1') + part('{let s=1}')
  const made = deferHydration(page(preloads, parts + entry), style, 'own')
  expect(made.state).toBe('(self.$R=self.$R||{})["tsr"]=[];$R["tsr"].p=1;{let s=1}')
  expect(made.html({ address: '/s' })).not.toContain('$R')
})

test('a page for one person carries its state itself', () => {
  const { html, state: text } = deferHydration(page(preloads, state + entry), style, 'own')
  const own = `<script nonce="n">${text}</script>`
  expect(html({ nonce: 'n' })).toBe(deferred(`<style>/**/</style>${unscripted}`, `${own}${boot('')}`))
})

test('other scripts and links stay where they are', () => {
  const html = page('<link rel="icon" href="/favicon.svg"/>', `<script>self.x=1</script>${state}${entry}`)
  expect(deferHydration(html, style, 'own').html({ address: '/s' })).toContain(
    `<link rel="icon" href="/favicon.svg"/><style>/**/</style>${unscripted}</head><body><script>self.x=1</script><script data-files`,
  )
})

test('a script in the content is never taken for the state or the module of the page, whatever it looks like', () => {
  const forged = '<script>evil();/*$tsr-stream-boundary*/</script><script type="module" src="//evil"></script>'
  const made = deferHydration(page('', `${state}<div>${forged}</div>${entry}`), style, 'own')
  expect(made.state).not.toContain('evil')
  expect(made.html({ address: '/s' })).not.toMatch(/data-files="[^"]*evil/)
  expect(made.html({ address: '/s' })).toContain(forged)
})

test('the style of the page stands before the script that may ask for another theme', () => {
  const early = '<script nonce="own" data-style="">early</script>'
  expect(deferHydration(page(early, state + entry), style, 'own').html({ address: '/s' })).toContain(
    `<head><style>/**/</style>${unscripted}<script data-style="/assets/late.css">early</script></head>`,
  )
})

test('below a fold nothing is shown before the style sheet is there', () => {
  const html = page(
    '<link rel="expect" href="#page-end"/>',
    `<p></p><span id="fold" hidden=""></span><i></i>${state}${entry}`,
  )
  const folded = deferHydration(html, style, 'own').html({ address: '/s' })
  expect(folded).toContain(`<link rel="expect" href="#fold"/><style>/*<p>*/</style>${unscripted}`)
})

test('without scripts a page asks for the late style sheet itself', () => {
  expect(deferHydration(page('', state + entry), style, 'own').html({ address: '/s' })).toContain(
    `<style>/**/</style>${unscripted}</head>`,
  )
})

test('a page that could never be hydrated is a fault, not a silent one', () => {
  expect(() => deferHydration(page('', state), style, 'own')).toThrow(/no module/)
  expect(() => deferHydration(page('', entry), style, 'own')).toThrow(/state/)
})
