import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageParameters } from '#catalogue/page-parameters.ts'
import { type RouteId, routes } from '#catalogue/routes.ts'
import { profileSearch } from '#domain/api/page-search.ts'
import { readSearch } from '#domain/api/search-text.ts'

type Icon = { readonly src: string; readonly sizes: string; readonly type?: string }
type Manifest = {
  readonly start_url: string
  readonly scope: string
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[]
  readonly share_target: { action: string; method: string; params: Record<string, string> }
}
const manifest: Manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'))
const pages = Object.keys(routes) as RouteId[]
const pageOf = (address: string) =>
  pages.find((id) => routes[id].path === new URL(address, 'https://page.invalid').pathname)

test('the icons are there, in the sizes that are named', () => {
  for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const file = readFileSync(`public${src}`)
    if (src.endsWith('.svg')) expect(file.toString()).toContain('<svg')
    // A PNG says its width and height after its signature and the name of the first part.
    else expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

test('start and shortcuts lead to pages, by parameters that these understand', () => {
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    const page = pageOf(url)
    expect(page, url).toBeDefined()
    const known = (page && pageParameters[page]) ?? []
    for (const name of new URL(url, 'https://page.invalid').searchParams.keys()) expect(known, url).toContain(name)
  }
})

test('what is shared arrives at the page that makes a note of it', () => {
  const { action, method, params } = manifest.share_target
  expect([action, method]).toEqual([routes.profile.path, 'GET'])
  const sent = Object.fromEntries(Object.values(params).map((name) => [name, `shared ${name}`]))
  expect(readSearch(profileSearch, sent)).toEqual({ title: 'shared title', text: 'shared text', url: 'shared url' })
})
