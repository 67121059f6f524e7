import { posix } from 'node:path'

/** Architecture rules as data. `walls.test.ts` checks every source file. */
export type SourceFile = { readonly path: string; readonly text: string }

const rooms = ['catalogue', 'domain', 'platform', 'ui', 'features', 'server', 'app'] as const
type Room = (typeof rooms)[number]

/** An arrow reads "may import". */
const mayImport: Record<Room, readonly Room[]> = {
  catalogue: [],
  domain: ['catalogue'],
  platform: ['domain', 'catalogue'],
  ui: [],
  features: ['platform', 'ui', 'domain', 'catalogue'],
  server: ['domain', 'catalogue'],
  app: ['features', 'platform', 'ui', 'server', 'domain', 'catalogue'],
}

/** Packages a room may import. */
const packages: Record<Room, RegExp> = {
  catalogue: /^$/,
  domain: /^zod$/,
  platform: /^(react|zod|@tanstack\/react-(query|router))$/,
  ui: /^(react|react-dom|@base-ui\/react|lucide-react|uplot|leaflet|supercluster)(\/|$)/,
  features: /^(react|zod|@tanstack\/react-(query|router))$/,
  server:
    /^(node:.*|hono|@hono\/node-server|zod|drizzle-orm|pg|better-auth|nodemailer|@electric-sql\/pglite|feedsmith|htmlparser2|sharp|mdast|mdast-util-[\w-]+|micromark-extension-[\w-]+)(\/|$)/,
  app: /^/,
}

/** The pairs of features where one may import the other, through its index.ts. */
const featurePairs: readonly (readonly [from: string, to: string])[] = [
  ['admin', 'blog'],
  ['admin', 'problems'],
  ['compare', 'goals'],
  ['compare', 'measures'],
  ['admin', 'properties'],
  ['follow', 'keeping'],
  ['follow', 'wishlists'],
  ['funds', 'measures'],
  ['goals', 'follow'],
  ['funds', 'sheet'],
  ['stocks', 'measures'],
  ['stocks', 'sheet'],
  ['funds', 'search'],
  ['home', 'goals'],
  ['home', 'news'],
  ['home', 'wishlists'],
  ['keeping', 'properties'],
  ['keeping', 'wishlists'],
  ['news', 'keeping'],
  ['properties', 'search'],
  ['properties', 'sheet'],
  ['reminders', 'wishlists'],
  ['settings', 'consent'],
  ['settings', 'news'],
  ['stocks', 'search'],
]

/** Files of `app` that run in Node and assemble the server; only they import `server`. */
const nodeSide = /^src\/app\/(main|dev|process|load-render|first-paint\/first-paint|[\w-]+-command)\.ts$/

const sqlPlaces = /^src\/server\/(db\/|.*-collection\.ts$)/
const generated = 'src/app/route-tree.gen.ts'

type Code = SourceFile & { readonly room: Room; readonly imports: readonly Import[]; readonly lines: number }
/** The specifier as written, and our file it resolves to, if any. */
type Import = { readonly written: string; readonly file: string | undefined }

type Law = { readonly name: string; breaks(code: Code): string[] }

const laws: readonly Law[] = [
  {
    name: 'imports go one way',
    breaks: ({ room, imports }) =>
      written(imports, ({ file }) => {
        const other = file === undefined ? undefined : roomOf(file)
        return file !== undefined && other !== room && !(other && mayImport[room].includes(other))
      }),
  },
  {
    name: 'another room is imported by its name, never by a relative path',
    breaks: ({ room, imports }) =>
      written(
        imports,
        ({ written: text, file }) => text.startsWith('.') && file !== undefined && roomOf(file) !== room,
      ),
  },
  {
    name: 'a feature is reached only through an index.ts, by another only in listed pairs',
    breaks: ({ path, room, imports }) =>
      written(imports, ({ file }) => {
        const to = featureOf(file)
        const from = featureOf(path)
        if (!to || to === from) return false
        const listed = room !== 'features' || featurePairs.some(([a, b]) => a === from && b === to)
        return !/^src\/features\/[\w-]+\/([\w-]+\/)?index\.ts$/.test(file ?? '') || !listed
      }),
  },
  {
    // The engine serves all kinds of instruments and imports none; kinds do not import each other.
    name: 'the engine knows no kind of instrument, and no kind knows another',
    breaks: ({ path, imports }) =>
      written(imports, ({ file }) => {
        const to = kindOf(file)
        if (!to) return false
        const from = kindOf(path)
        return from
          ? from !== to
          : /^src\/(domain\/(measures|search|packs)|features\/(measures|follow|search|sheet)|server\/(market|feeds))\//.test(
              path,
            )
      }),
  },
  {
    name: 'a room takes from outside only what it may',
    breaks: ({ room, imports }) =>
      written(imports, ({ written: text, file }) => file === undefined && !packages[room].test(text)),
  },
  {
    name: 'only the Node side of app meets the server',
    breaks: ({ path, room, imports }) =>
      room !== 'app' || nodeSide.test(path)
        ? []
        : written(imports, ({ file }) => file !== undefined && (roomOf(file) === 'server' || nodeSide.test(file))),
  },
  {
    name: 'only the server reads the whole contract, a browser the area that it needs',
    breaks: ({ path, room, imports }) =>
      room === 'server' || nodeSide.test(path)
        ? []
        : written(imports, ({ file }) => file === 'src/domain/api/contract.ts'),
  },
  {
    name: 'catalogue and domain know no clock and no chance',
    breaks: ({ room, text }) =>
      room === 'catalogue' || room === 'domain'
        ? found(
            text,
            /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^)\s])|(?<!new )\bDate\(|\bMath\.random\b|\bperformance\b|\bcrypto\b/g,
          )
        : [],
  },
  {
    // The early look is a script text that runs before our modules.
    name: 'the doors of the browser are opened only in platform/browser/browser-doors.ts and late-doors.ts',
    breaks: ({ path, text }) =>
      /^src\/(platform\/browser\/(browser|late)-doors|app\/first-paint\/early-look)\.ts$/.test(path)
        ? []
        : found(
            text,
            /\b(localStorage|sessionStorage|indexedDB|BroadcastChannel|document\.cookie|navigator\??\.(locks|storage|clipboard|geolocation|serviceWorker|cookieEnabled))\b/g,
          ),
  },
  {
    // The router hands out raw parameters.
    name: 'a page reads its address only through usePageSearch and readSearch',
    breaks: ({ path, text }) =>
      path === 'src/app/validate-search.ts'
        ? []
        : [
            ...found(text, /\bvalidateSearch:(?! searchOf<)/g),
            ...found(text, /(?<!readSearch\(\w+, )\blocation\.search\b/g),
            ...found(text, /(?<!usePageSearch\(\w+, Route\.)\buseSearch\b/g),
          ],
  },
  {
    name: 'SQL lives only in server/db and in collections',
    breaks: ({ path, text, imports }) =>
      sqlPlaces.test(path)
        ? []
        : [
            ...written(imports, ({ written: target }) => /^(drizzle-orm|pg|@electric-sql)(\/|$)/.test(target)),
            ...written(
              imports,
              ({ file }) => file === 'src/server/db/schema.ts' && path !== 'src/server/accounts/auth.ts',
            ),
            ...found(text, /\bdb\.(execute|select|insert|update|delete)\(/g),
          ],
  },
  {
    name: 'effects live only in platform and in files named use-*',
    breaks: ({ path, text }) =>
      /^src\/(platform\/|(ui|features|app)\/([\w-]+\/)*use-)/.test(path)
        ? []
        : found(text, /\buse(Layout|Insertion)?Effect\b/g),
  },
  { name: 'toasts speak only the catalogue', breaks: ({ text }) => found(text, /\btoast(\.\w+)?\(\s*['"`]/g) },
  {
    name: 'no any, no enum, no suppressed error',
    breaks: ({ text }) =>
      found(
        text,
        /[:<,|&(]\s*any\b|\bas any\b|^\s*(?:export )?(?:const )?enum\b|@ts-(ignore|expect-error|nocheck)|biome-ignore/gm,
      ),
  },
  {
    name: 'a page composes features in at most 80 lines',
    breaks: ({ path, lines }) => (path.startsWith('src/app/pages/') && lines > 80 ? [`${lines} lines`] : []),
  },
  {
    name: 'no folder without a subject',
    breaks: ({ path }) => (/\/(utils|helpers|common|types|hooks|lib|misc)\//.test(path) ? [path] : []),
  },
  {
    name: 'files are TypeScript, named in kebab-case',
    breaks: ({ path }) => (/\/[a-z0-9]+(-[a-z0-9]+)*\.tsx?$/.test(path) ? [] : [path]),
  },
]

/** Names shared by several files; `index.ts` is exempt. */
export function sharedNames(paths: readonly string[]): string[] {
  const byName = Map.groupBy(paths, (path) => posix.basename(path))
  return [...byName].flatMap(([name, all]) =>
    all.length > 1 && name !== 'index.ts' ? [`${name}: ${all.join(', ')}`] : [],
  )
}

/** Import cycles between folders of a room, as `a → b → a`. */
export function folderCycles(room: string, files: readonly SourceFile[]): string[] {
  const folderOf = (path: string) => new RegExp(`^src/${room}/([\\w-]+)/`).exec(path)?.[1]
  const uses = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const from = /\.test\.tsx?$/.test(path) ? undefined : folderOf(path)
    for (const { file } of from ? importsOf(path, withoutComments(text)) : []) {
      const to = file && folderOf(file)
      if (from && to && to !== from) uses.set(from, (uses.get(from) ?? new Set()).add(to))
    }
  }
  const walk = (folder: string, way: readonly string[]): string[] =>
    way[0] === folder
      ? [[...way, folder].join(' → ')]
      : way.includes(folder)
        ? []
        : [...(uses.get(folder) ?? [])].flatMap((next) => walk(next, [...way, folder]))
  return [...uses].flatMap(([folder, next]) => [...next].flatMap((to) => walk(to, [folder])))
}

/** Every broken rule, as `path: law (what)`. Tests and the generated route tree are exempt. */
export function brokenLaws(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path !== generated && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const room = roomOf(path)
      if (!room) return [`${path}: lies in no room`]
      const code = withoutComments(text)
      const imports = importsOf(path, code)
      const lines = text.trimEnd().split('\n').length
      return laws.flatMap((law) =>
        law.breaks({ path, text: code, room, imports, lines }).map((what) => `${path}: ${law.name} (${what})`),
      )
    })
}

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(/(?:(?<![.'])\bfrom\s*|\bimport\s*\(?\s*)['"`]([^'"`]+)['"`]/g)].map(([, target = '']) => {
    if (target.startsWith('.')) return { written: target, file: posix.join(posix.dirname(path), target) }
    if (target.startsWith('#tests/')) return { written: target, file: target.slice(1) }
    return { written: target, file: target.startsWith('#') ? `src/${target.slice(1)}` : undefined }
  })
}

const written = (imports: readonly Import[], broken: (one: Import) => boolean) =>
  imports.filter(broken).map((one) => one.written)
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match.trim())
const roomOf = (path: string) => rooms.find((room) => path.startsWith(`src/${room}/`))
const kindOf = (path: string | undefined) => /^src\/\w+\/(funds|stocks|property)\//.exec(path ?? '')?.[1]
const featureOf = (path: string | undefined) => /^src\/features\/([\w-]+)\//.exec(path ?? '')?.[1]

/** Keeps strings, which may contain comment signs, and comments that suppress a check. */
function withoutComments(text: string): string {
  const piece = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*$/gm
  return text.replaceAll(piece, (match) => (match.startsWith('/') && !/@ts-|biome-ignore/.test(match) ? '' : match))
}
