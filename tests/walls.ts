/** The house's laws about who may import what, as data. `walls.test.ts` holds every source file against them. */
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

/** The few features that may use another one, through its index.ts. */
const featurePairs: readonly (readonly [from: string, to: string])[] = []

/** What a room may take from outside, where that is limited. */
const packages: Partial<Record<Room, RegExp>> = {
  catalogue: /^$/,
  domain: /^zod$/,
  ui: /^(react|react-dom|@base-ui|lucide-react|uplot)(\/|$)/,
  server: /^(?!react|@tanstack|react-dom)/,
}

/** The files of `app` that run in Node and assemble the server; only they meet `server`. */
const nodeSide = /^src\/app\/(main|dev|process|load-render|\w+-command)\.ts$/

type Law = { readonly name: string; breaks(file: SourceFile, room: Room): string[] }

const laws: readonly Law[] = [
  {
    name: 'imports go one way',
    breaks: (file, room) =>
      importsOf(file).filter((target) => {
        const other = roomOf(target)
        return other !== undefined && other !== room && !mayImport[room].includes(other)
      }),
  },
  {
    name: 'another room is imported by its name, never by a relative path',
    breaks: (file, room) =>
      importsOf(file).filter((target) => target.startsWith('.') && leaves(file.path, target, room)),
  },
  {
    name: 'a feature reaches another only through its index.ts, and only in listed pairs',
    breaks: (file, room) =>
      importsOf(file).filter((target) => {
        const [, to, rest] = /^#features\/([\w-]+)\/(.+)$/.exec(target) ?? []
        if (!to || rest === undefined) return false
        const from = /^src\/features\/([\w-]+)\//.exec(file.path)?.[1]
        if (from === to) return false
        const listed = room !== 'features' || featurePairs.some(([a, b]) => a === from && b === to)
        return rest !== 'index.ts' || !listed
      }),
  },
  {
    name: 'a room takes from outside only what it may',
    breaks: (file, room) => {
      const allowed = packages[room]
      return allowed ? importsOf(file).filter((target) => !/^[.#]/.test(target) && !allowed.test(target)) : []
    },
  },
  {
    name: 'only the Node side of app meets the server',
    breaks: (file, room) =>
      room === 'app' && !nodeSide.test(file.path)
        ? importsOf(file).filter((target) => target.startsWith('#server/'))
        : [],
  },
  {
    name: 'catalogue and domain know no clock and no chance',
    breaks: (file, room) =>
      room === 'catalogue' || room === 'domain'
        ? found(file, /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\b|\bcrypto\b/g)
        : [],
  },
  {
    name: 'browser storage is touched only in platform/storage',
    breaks: (file) =>
      file.path.startsWith('src/platform/storage/') ? [] : found(file, /\b(localStorage|sessionStorage|indexedDB)\b/g),
  },
  {
    name: 'SQL lives only in server/db and in collections',
    breaks: (file) =>
      /^src\/server\/(db\/|.*-collection\.ts$)/.test(file.path)
        ? []
        : importsOf(file).filter((target) => /^(drizzle-orm|pg|@electric-sql)(\/|$)/.test(target)),
  },
  {
    name: 'effects live only in platform and in ui/use-*',
    breaks: (file) =>
      /^src\/(platform\/|ui\/use-)/.test(file.path) ? [] : found(file, /\buse(Layout|Insertion)?Effect\b/g),
  },
  {
    name: 'toasts speak only the catalogue',
    breaks: (file) => found(file, /\btoast(\.\w+)?\(\s*['"`]/g),
  },
  {
    name: 'no any, no enum, no suppressed error',
    breaks: (file) =>
      found(
        file,
        /\bas any\b|: any\b|^\s*(?:export )?(?:const )?enum\b|@ts-(ignore|expect-error|nocheck)|biome-ignore/gm,
      ),
  },
  {
    name: 'no folder without a subject',
    breaks: (file) => (/\/(utils|helpers|common|types|hooks|lib|misc)\//.test(file.path) ? [file.path] : []),
  },
  {
    name: 'files are named in kebab-case',
    breaks: (file) => (/\/[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(file.path) ? [] : [file.path]),
  },
]

/** Every broken law, as `path: law (what)`. Tests and generated files stand outside the walls. */
export function brokenLaws(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !/\.(test|gen)\.tsx?$/.test(path))
    .flatMap((file) => {
      const room = rooms.find((name) => file.path.startsWith(`src/${name}/`))
      if (!room) return [`${file.path}: lies in no room`]
      const code = { path: file.path, text: withoutComments(file.text) }
      return laws.flatMap((law) => law.breaks(code, room).map((what) => `${file.path}: ${law.name} (${what})`))
    })
}

function importsOf({ text }: SourceFile): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, target = '']) => target)
}

function found({ text }: SourceFile, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match.trim())
}

function roomOf(target: string): Room | undefined {
  return rooms.find((room) => target.startsWith(`#${room}/`))
}

function leaves(path: string, target: string, room: Room): boolean {
  return !new URL(target, `file:///${path}`).pathname.startsWith(`/src/${room}/`)
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, (comment) =>
    /@ts-|biome-ignore/.test(comment) ? comment : '',
  )
}
