import { parse } from 'node:path'
import type { Rolldown } from 'vite'
import type { ModuleGraph, ModuleNode } from './import-graph.ts'
import { sharedFiles } from './shared-files.ts'

type Bundler = Pick<Rolldown.PluginContext, 'getModuleInfo'>
type Group = Rolldown.CodeSplittingGroup
/** `at` is a file's place among the shared ones; what every page loads anyway has none. */
type Place = { readonly name: string; readonly at?: number }

export const FRAMEWORK_FILE = '1-framework'
/** What one request less is worth, in characters of source: tried over all pages (docs/first-paint.md). */
const REQUEST = 20_000
/** Groups are declared before the bundler knows any module. */
const MOST_FILES = 64

/** React and the router. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|@tanstack)\//
/** Has a group already, or (an icon) travels with the module that uses it. */
const isElsewhere = (id: string) => /^\0|\/lucide-react\//.test(id) || FRAMEWORK.test(id)
/** The pages on which a visitor's first visit begins. */
const FIRST_VISIT =
  /\/src\/app\/pages\/(home|search-funds|fund|search-stocks|stock|real-estate|property|news|article|blog|post|compare)-page\b/
/** Most visits begin here, and it has the least to load. */
const HOME = /\/src\/app\/pages\/home-page\b/
/** How much a first visit waits for it: least for what is fetched when somebody reaches for it. */
const weightOf = (id: string) =>
  HOME.test(id) ? 4 : FIRST_VISIT.test(id) ? 1 : id.includes('/src/app/pages/') ? 0.5 : 0.1

/**
 * How the browser's scripts are split: React and the router, what is around every page, and what several pages share.
 * The boot script runs each file of a page in a task of its own.
 */
export function scriptGroups(entry: string): Group[] {
  let places: ReadonlyMap<string, Place> | undefined
  const nameAt = (at: number | undefined) => (id: string, bundler: Bundler) => {
    places ??= placesOf(graphOf(entry, bundler), entry)
    const place = places.get(id)
    return place?.at === at ? place?.name : null
  }
  return [
    { name: FRAMEWORK_FILE, test: FRAMEWORK, priority: MOST_FILES + 2 },
    { name: nameAt(undefined), priority: MOST_FILES + 1 },
    // A group takes along what its modules import: files that most entries need choose first.
    ...Array.from({ length: MOST_FILES }, (_, at): Group => ({ name: nameAt(at), priority: MOST_FILES - at })),
  ]
}

function placesOf(graph: ModuleGraph, entry: string): Map<string, Place> {
  const first = [entry, ...(graph.get(entry)?.imports ?? [])]
  const places = new Map<string, Place>(first.map((id) => [id, { name: '2-app' }]))
  let at = 0
  for (const { first, modules } of sharedFiles(graph, entry, weightOf, REQUEST)) {
    const largest = modules.toSorted((a, b) => sizeIn(graph, b) - sizeIn(graph, a))[0]
    if (!largest) continue
    const place = first ? { name: '2-app' } : { name: `3-${parse(largest).name.toLowerCase()}`, at: at++ }
    for (const id of modules) places.set(id, place)
  }
  if (at > MOST_FILES) throw new Error(`The pages share ${at} files of scripts, and there is room for ${MOST_FILES}.`)
  return places
}

const sizeIn = (graph: ModuleGraph, id: string) => graph.get(id)?.size ?? 0

function graphOf(entry: string, bundler: Bundler): ModuleGraph {
  const graph = new Map<string, ModuleNode>()
  const waiting = [entry]
  for (const id of waiting) {
    const info = graph.has(id) ? null : bundler.getModuleInfo(id)
    if (!info) continue
    const imports = info.importedIds.filter((other) => !isElsewhere(other))
    graph.set(id, { imports, lateImports: info.dynamicallyImportedIds, size: lengthOf(info.code ?? '') })
    waiting.push(...imports, ...info.dynamicallyImportedIds)
  }
  if (!graph.has(entry)) throw new Error(`The bundler does not know the entry ${entry}.`)
  return graph
}

/** Without lines of comment and indentation, which do not travel. */
const lengthOf = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(\/\/|\/?\*)/.test(line))
    .join('\n').length
