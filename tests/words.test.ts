import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commentLines } from './comment-lines.ts'

const LONGEST = 120

const comments = [
  ...globSync('{src,tests,bench,hold,scripts,e2e}/**/*.{ts,tsx,mts,mjs,css}', { exclude: ['**/node_modules/**'] }),
  ...globSync('*.ts'),
]
  .filter((path) => !path.endsWith('.gen.ts'))
  .flatMap((path) => commentLines(path, readFileSync(path, 'utf8')))

test('no comment line is longer than 120 characters', () => {
  expect(comments.length).toBeGreaterThan(2_000)
  const long = comments.filter(({ text }) => text.length > LONGEST)
  expect(long.map(({ path, line }) => `${path}:${line}`)).toEqual([])
})

test('a comment is found anywhere, a string is ignored', () => {
  const text = [
    '// one',
    '/** two */',
    '/*',
    ' * four',
    ' */',
    'const a = 1 // six',
    '  {/* seven */}',
    "const b = 'https://example.com'",
    "page.route('**/*', 'x')",
  ].join('\n')
  expect(commentLines('a.ts', text).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

/** Patterns (`x-y.ts`, `*.db.test.ts`), addresses, and what exists only after a build. */
const notAFile = /^\/|[*{}<>…]|(^|\/)x[-.]|^(dist|node_modules|content)\/|^(late\.css|style\.json)$/
const file = /^[\w.@/-]+\.(ts|tsx|mjs|css|sql|json|yaml|html|svg)$/
const folders = ['src', 'tests', 'e2e', 'bench', 'hold', 'scripts', 'docs', 'public']

/** Files and folders that a text names in backticks and that do not exist. */
function missing(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !notAFile.test(name))
    .filter((name) => file.test(name) || folders.some((folder) => name.startsWith(`${folder}/`)))
    .filter((name) => !paths.some((path) => path.endsWith(`/${name.replace(/^(\.\.?\/)+|\/$/g, '')}`)))
}

const paths = [
  ...readdirSync('.').map((name) => `/${name}`),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ),
]

test('every file and folder named in the docs exists', () => {
  const docs = globSync('{README,CONTRIBUTING,docs/**/*}.md')
  expect(docs.length).toBeGreaterThan(20)
  expect(docs.flatMap((doc) => missing(readFileSync(doc, 'utf8')).map((name) => `${doc}: ${name}`))).toEqual([])
})

test('the glossary has at most 25 words, each once', () => {
  const [, glossary = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Words')
  const words = [...(glossary.split('\n## ')[0] ?? '').matchAll(/^\| ([a-z ]+) \|/gm)].map(([, word]) => word)
  expect(words.shift()).toBe('word')
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBeGreaterThan(10)
  expect(words.length).toBeLessThanOrEqual(25)
})

test('every file named in a comment exists', () => {
  const stale = comments.flatMap(({ path, line, text }) => missing(text).map((name) => `${path}:${line}: ${name}`))
  expect(stale).toEqual([])
})

test('a missing file is named', () => {
  expect(missing('see `src/nowhere.ts`, `tests/walls.ts` and `x-store.ts`')).toEqual(['src/nowhere.ts'])
})
