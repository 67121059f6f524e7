import { expect, test } from 'vitest'
import type { ModuleNode } from './import-graph.ts'
import { sharedFiles } from './shared-files.ts'

const module = (size: number, imports: string[] = [], lateImports: string[] = []): ModuleNode => ({
  size,
  imports,
  lateImports,
})
const REQUEST = 1_000
const weightOf = (id: string) => (id.startsWith('page') ? 1 : 0.1)

/** Files with more than nothing in them, each as its modules in order. */
const filesOf = (modules: Record<string, ModuleNode>) =>
  sharedFiles(new Map(Object.entries(modules)), 'start', weightOf, REQUEST)
    .filter((file) => file.modules.length > 0)
    .map(({ first, modules: some }) => `${first ? 'first' : 'shared'}: ${some.toSorted().join(' ')}`)

test('small modules that the same pages need travel together, others apart', () => {
  const files = filesOf({
    start: module(1, ['app'], ['page1', 'page2', 'page3', 'page4']),
    app: module(1),
    page1: module(1, ['a', 'b', 'own']),
    page2: module(1, ['a', 'b']),
    page3: module(1, ['c']),
    page4: module(1, ['c']),
    a: module(5_000),
    b: module(5_000),
    c: module(5_000),
    own: module(5_000),
  })
  expect(files).toEqual(['shared: a b', 'shared: c'])
})

test('two files become one where a request less is worth what some pages load in vain', () => {
  const pages = (size: number) =>
    filesOf({
      start: module(1, [], ['page1', 'page2', 'page3', 'page4', 'page5']),
      page1: module(1, ['a', 'b']),
      page2: module(1, ['a', 'b']),
      page3: module(1, ['a']),
      page4: module(1),
      page5: module(1),
      a: module(5_000),
      b: module(size),
    })
  expect(pages(1_500)).toEqual(['shared: a b'])
  expect(pages(2_500)).toEqual(['shared: a', 'shared: b'])
})

test('no page loads much in vain, also not through what a module imports', () => {
  const files = filesOf({
    start: module(1, [], ['page1', 'page2', 'page3', 'page4', 'page5']),
    page1: module(1, ['light', 'heavy']),
    page2: module(1, ['light', 'heavy']),
    page3: module(1, ['light']),
    page4: module(1),
    page5: module(1),
    light: module(400),
    heavy: module(100, ['library']),
    library: module(50_000),
  })
  expect(files).toEqual(['first: light', 'shared: heavy library'])
})

test('what comes later than a page may load more in vain, but not any amount', () => {
  const pages = (size: number) =>
    filesOf({
      start: module(1, [], ['page1', 'page2', 'page3', 'late']),
      page1: module(1, ['a', 'b']),
      page2: module(1, ['a', 'b']),
      page3: module(1),
      late: module(1, ['a']),
      a: module(9_000),
      b: module(size),
    })
  expect(pages(4_000)).toEqual(['shared: a b'])
  expect(pages(30_000)).toEqual(['shared: a', 'shared: b'])
})

test('a trifle that most pages need comes with what every page loads', () => {
  const files = filesOf({
    start: module(1, ['app'], ['page1', 'page2', 'page3']),
    app: module(1),
    page1: module(1, ['trifle']),
    page2: module(1, ['trifle', 'app']),
    page3: module(1),
    trifle: module(100),
  })
  expect(files).toEqual(['first: trifle'])
})

test('what is fetched when somebody reaches for it keeps a file of its own', () => {
  const files = filesOf({
    start: module(1, [], ['page1', 'page2', 'page3', 'late']),
    page1: module(1, ['late']),
    page2: module(1, ['late']),
    page3: module(1),
    late: module(9_000, ['deep']),
    deep: module(9_000),
  })
  expect(files).toEqual(['shared: deep'])
})

test('a module brings the whole file of what it imports, and that counts', () => {
  const files = filesOf({
    start: module(1, [], ['page1', 'page2', 'page3']),
    page1: module(1, ['rules', 'words', 'library']),
    page2: module(1, ['rules', 'words', 'library']),
    page3: module(1, ['words']),
    words: module(400),
    rules: module(400, ['list']),
    // Whoever needs it needs the library too, so that both are one file.
    list: module(400),
    library: module(50_000),
  })
  expect(files).toEqual(['first: words', 'shared: library list rules'])
})
