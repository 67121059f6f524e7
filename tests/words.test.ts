import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longComments } from './long-comments.ts'

/** Not shortened yet. A folder leaves this list when it is; nothing joins it. */
const notYet = [
  /^src\/app\/(defer-hydration|first-style|style-parts|early-script)/,
  /^src\/platform\/(browser\/early-input|storage\/early-look)/,
  /^(vite|playwright)\.config\.ts$/,
]

test('no comment line is longer than 120 characters', () => {
  const files = [
    ...globSync('{src,tests,bench,hold,scripts,e2e}/**/*.{ts,tsx,mts,mjs,css}', { exclude: ['**/node_modules/**'] }),
    ...globSync('*.ts'),
  ].filter((path) => !path.endsWith('.gen.ts') && !notYet.some((pattern) => pattern.test(path)))
  expect(files.length).toBeGreaterThan(800)
  expect(files.flatMap((path) => longComments(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('a long comment is found anywhere, a long string is ignored', () => {
  const long = 'x'.repeat(120)
  const text = [
    `// ${long}`,
    `/** ${long} */`,
    '/*',
    ` * ${long}`,
    ' */',
    `const a = 1 // ${long}`,
    `  {/* ${long} */}`,
    `const b = 'https://${long}'`,
    `page.route('**/*', '${long}')`,
  ].join('\n')
  expect(longComments('a.ts', text)).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:4', 'a.ts:6', 'a.ts:7'])
})

/** Patterns (`x-store.ts`, `*.db.test.ts`), addresses, and what exists only after a build. */
const notAFile = /^\/|[*{}<>…]|(^|\/)x[-.]|^(dist|node_modules|content)\//
const file = /^[\w.@/-]+\.(ts|tsx|mjs|css|sql|json|yaml|html|svg)$/

test('every file and folder named in the docs exists', () => {
  const folders = ['src', 'tests', 'e2e', 'bench', 'hold', 'scripts', 'docs', 'public']
  const paths = [
    ...readdirSync('.').map((name) => `/${name}`),
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (path) => `/${folder}/${path.replaceAll('\\', '/')}`,
      ),
    ),
  ]
  const exists = (name: string) => paths.some((path) => path.endsWith(`/${name.replace(/\/$/, '')}`))
  const docs = globSync('{README,CONTRIBUTING,docs/**/*}.md')
  const named = docs.flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(/`([^`\s]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !notAFile.test(name))
      .filter((name) => file.test(name) || folders.some((folder) => name.startsWith(`${folder}/`)))
      .map((name) => ({ doc, name })),
  )
  expect(docs.length).toBeGreaterThan(20)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !exists(name)).map(({ doc, name }) => `${doc}: ${name}`)).toEqual([])
})
