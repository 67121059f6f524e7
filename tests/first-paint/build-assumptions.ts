import { type ChildNode, parse } from 'postcss'
import type { Assumption } from './assumption.ts'

/** The files that Vite built for browsers, and which of them a page of the framework names. */
export type Build = {
  readonly files: ReadonlyMap<string, string>
  readonly entry: string
  readonly preloads: readonly string[]
}

const folder = 'src/app/first-paint'
const named = ({ files }: Build, pattern: RegExp) => [...files.keys()].filter((name) => pattern.test(name))
const sheetOf = (build: Build) => build.files.get(named(build, /^style-[^.]+\.css$/)[0] ?? '') ?? ''
const withFile = (build: Build, name: string, text: string) => ({
  ...build,
  files: new Map(build.files).set(name, text),
})
const inSheet = (change: (sheet: string) => string) => (build: Build) =>
  withFile(build, named(build, /^style-[^.]+\.css$/)[0] ?? '', change(sheetOf(build)))

/** Files that a script imports at once; `import(…)` has a parenthesis. */
const importsOf = (text = '') =>
  [...text.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file = '']) => file)

const nestedRule = (node: ChildNode): boolean =>
  'nodes' in node &&
  (node.nodes?.some((inner) => (node.type === 'rule' && inner.type === 'rule') || nestedRule(inner)) ?? false)

/** About what Vite, Rolldown and Tailwind write. */
export const buildAssumptions: readonly Assumption<Build>[] = [
  {
    that: 'the helpers of the bundler have no file of their own after its plugin moved them',
    usedIn: `${folder}/bundler-runtime-plugin.ts`,
    holds: (build) => named(build, /runtime/).length === 0,
    changed: (build) => withFile(build, 'rolldown-runtime-x.js', 'export{}'),
  },
  {
    that: 'the preload links of a page name every script that its first ones import at once',
    usedIn: `${folder}/boot-script.ts`,
    holds: ({ files, entry, preloads }) => {
      const all = new Set([entry, ...preloads])
      return preloads.length > 1 && [...all].every((name) => importsOf(files.get(name)).every((file) => all.has(file)))
    },
    changed: (build) => ({ ...build, preloads: build.preloads.filter((name) => !name.startsWith('1-framework')) }),
  },
  {
    that: 'the bundler names a file after its group, so that React and the router run first',
    usedIn: `${folder}/script-groups.ts and ${folder}/defer-hydration.ts`,
    holds: ({ preloads }) => /^1-framework-/.test(preloads.toSorted()[0] ?? ''),
    changed: (build) => ({ ...build, preloads: build.preloads.map((name) => name.replace('1-framework', 'react')) }),
  },
  {
    that: 'Vite writes one style sheet for all pages, named style, and the plugin adds late.css and style.json',
    usedIn: `${folder}/style-plugin.ts and ${folder}/first-paint.ts`,
    holds: (build) =>
      named(build, /\.css$/).length === 2 &&
      [/^style-[^.]+\.css$/, /^late-[^.]+\.css$/, /^style-[^.]+\.json$/].every(
        (name) => named(build, name).length === 1,
      ),
    changed: (build) => withFile(build, 'about-page-x.css', '.a{top:0}'),
  },
  {
    that: 'the style sheet has no rule inside a rule',
    usedIn: `${folder}/style-parts.ts`,
    holds: (build) => sheetOf(build) !== '' && !parse(sheetOf(build)).nodes.some(nestedRule),
    changed: inSheet((sheet) => `${sheet}.a{color:red;.b{top:0}}`),
  },
  {
    that: 'the style sheet writes themes as [data-theme=dark], without quotes',
    usedIn: `${folder}/first-style.ts`,
    holds: (build) => sheetOf(build).includes('[data-theme=dark]') && !/\[data-theme=["']/.test(sheetOf(build)),
    changed: inSheet((sheet) => sheet.replaceAll(/\[data-theme=(\w+)\]/g, '[data-theme="$1"]')),
  },
  {
    that: "Vite's own preload helper has the id \\0vite/preload-helper.js and is replaced by ours",
    usedIn: 'vite.config.ts',
    holds: ({ files }) => [...files.values()].every((text) => !text.includes('vite:preloadError')),
    changed: (build) => withFile(build, 'preload-helper-x.js', 'new Event("vite:preloadError")'),
  },
]
