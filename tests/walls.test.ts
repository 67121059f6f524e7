import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brokenLaws, folderCycles, sharedNames } from './walls.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
  .map((path) => ({ path: join('src', path), text: readFileSync(join('src', path), 'utf8') }))

test('every source file follows the architecture rules', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(brokenLaws(sources)).toEqual([])
})

test('no two files share a name', () => {
  const paths = ['src', 'tests', 'e2e', 'bench', 'hold', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The observatory's packages, once `npm run hold` has run.
      .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  )
  expect(paths.length).toBeGreaterThan(500)
  expect(sharedNames(paths)).toEqual([])
  expect(sharedNames(['a/x.ts', 'b/x.ts', 'b/x.test.ts', 'a/index.ts', 'b/index.ts'])).toEqual(['x.ts: a/x.ts, b/x.ts'])
})

test('folders of a room never import each other in a cycle', () => {
  for (const room of ['domain', 'platform', 'ui']) expect(folderCycles(room, sources)).toEqual([])
  const circle = [
    { path: 'src/domain/a/one.ts', text: "import { two } from '#domain/b/two.ts'" },
    { path: 'src/domain/b/two.ts', text: "import { one } from '#domain/a/one.ts'" },
  ]
  expect(folderCycles('domain', circle)).toContain('a → b → a')
})

describe('each rule can fail', () => {
  const offences: [law: string, path: string, text: string][] = [
    ['imports go one way', 'src/domain/fund.ts', "import { x } from '#platform/x.ts'"],
    ['imports go one way', 'src/catalogue/routes.ts', "import { x } from '#domain/x.ts'"],
    ['imports go one way', 'src/platform/x.ts', "import { x } from '#features/notes/index.ts'"],
    ['imports go one way', 'src/ui/controls/button.tsx', "import { routes } from '#catalogue/routes.ts'"],
    ['imports go one way', 'src/features/notes/a.ts', "export * from '#server/log.ts'"],
    ['imports go one way', 'src/server/log.ts', "const x = await import('#platform/x.ts')"],
    ['never by a relative path', 'src/domain/fund.ts', "import { x } from '../platform/x.ts'"],
    ['only through an index.ts', 'src/app/root.tsx', "import { x } from '#features/notes/note-card.tsx'"],
    ['only through an index.ts', 'src/features/news/a.ts', "import { x } from '#features/notes/index.ts'"],
    ['only through an index.ts', 'src/features/news/a.ts', "import { x } from '../notes/note-card.tsx'"],
    ['imports go one way', 'src/features/news/a.ts', "import { x } from '#tests/test-site.ts'"],
    ['imports go one way', 'src/features/news/a.ts', 'const x = await import(`#server/log.ts`)'],
    ['no kind knows another', 'src/domain/measures/a.ts', "import { x } from '#domain/funds/fund-pack.ts'"],
    ['no kind knows another', 'src/domain/stocks/a.ts', "import { x } from '#domain/funds/fund-pack.ts'"],
    ['no kind knows another', 'src/features/follow/a.ts', "import { x } from '#features/funds/detail/index.ts'"],
    ['only what it may', 'src/domain/fund.ts', "import { readFile } from 'node:fs'"],
    ['only what it may', 'src/server/log.ts', "import { useState } from 'react'"],
    ['only what it may', 'src/catalogue/routes.ts', "import { z } from 'zod'"],
    ['only what it may', 'src/features/notes/a.ts', "import { readFile } from 'node:fs'"],
    ['only what it may', 'src/features/notes/a.ts', "import { Hono } from 'hono'"],
    ['only what it may', 'src/platform/browser/ids.ts', "import { readFile } from 'node:fs'"],
    ['only what it may', 'src/domain/fund.ts', "const types = 'image/*'\nimport { readFile } from 'node:fs' /* */"],
    ['meets the server', 'src/app/root.tsx', "import { x } from '#server/log.ts'"],
    ['meets the server', 'src/app/root.tsx', "import { x } from './process.ts'"],
    ['the whole contract', 'src/features/notes/a.ts', "const x = await import('#domain/api/contract.ts')"],
    ['the whole contract', 'src/domain/api/funds-contract.ts', "import { api } from './contract.ts'"],
    ['no clock and no chance', 'src/domain/fund.ts', 'const now = Date.now()'],
    ['no clock and no chance', 'src/domain/fund.ts', 'const today = new Date()'],
    ['no clock and no chance', 'src/domain/fund.ts', 'const today = new Date'],
    ['no clock and no chance', 'src/domain/fund.ts', 'const today = Date()'],
    ['no clock and no chance', 'src/domain/fund.ts', 'const dice = Math.random()'],
    ['doors of the browser', 'src/features/notes/a.ts', "localStorage.setItem('a', 'b')"],
    ['doors of the browser', 'src/platform/storage/a.ts', 'navigator.locks.request(name, work)'],
    ['doors of the browser', 'src/platform/a.ts', 'new BroadcastChannel(name)'],
    ['reads its address', 'src/app/pages/a-page.tsx', 'validateSearch: (raw) => raw,'],
    ['reads its address', 'src/app/pages/a-page.tsx', 'const { q } = fundSearch(location.search)'],
    ['reads its address', 'src/features/notes/a.tsx', 'const { q } = useSearch({ strict: false })'],
    ['SQL lives', 'src/server/problems/problem-routes.ts', "import { sql } from 'drizzle-orm'"],
    ['SQL lives', 'src/server/problems/problem-routes.ts', "import { problems } from '../db/schema.ts'"],
    ['SQL lives', 'src/server/problems/problem-routes.ts', "await db.execute('delete from problems')"],
    ['effects live', 'src/features/notes/a.tsx', 'useEffect(() => {})'],
    ['toasts speak', 'src/features/notes/a.tsx', "toast.success('Done')"],
    ['no any', 'src/domain/fund.ts', 'const x = y as any'],
    ['no any', 'src/domain/fund.ts', 'const x: Array<any> = []'],
    ['no any', 'src/domain/fund.ts', '// @ts-ignore\nconst x = 1'],
    ['at most 80 lines', 'src/app/pages/a-page.tsx', 'const x = 1\n'.repeat(81)],
    ['without a subject', 'src/domain/utils/x.ts', ''],
    ['kebab-case', 'src/domain/FundCard.ts', ''],
    ['files are TypeScript', 'src/domain/fund.js', ''],
    ['files are TypeScript', 'src/domain/fund.gen.ts', ''],
    ['lies in no room', 'src/other.ts', ''],
  ]
  test.each(offences)('%s: %s', (law, path, text) => {
    expect(brokenLaws([{ path, text }]).join('\n')).toContain(law)
  })
})

test('comments are ignored', () => {
  const text =
    "// import { x } from '#server/log.ts'\n/* localStorage */ const url = 'http://x'; const day = new Date('2026-11-15')"
  expect(brokenLaws([{ path: 'src/domain/fund.ts', text }])).toEqual([])
})
