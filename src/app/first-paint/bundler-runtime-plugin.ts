import type { Plugin, Rolldown } from 'vite'
import { FRAMEWORK_FILE } from './script-groups.ts'

const RUNTIME = '\0rolldown/runtime.js'
const EXPORTS = /export\{([^}]*)\};\s*$/

/** The bundler puts its few lines of its own into a file, which every page requests: they move into the framework's. */
export const bundlerRuntime: Plugin = {
  name: 'banyan-bundler-runtime',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === RUNTIME)
      const framework = chunks.find(({ name }) => name === FRAMEWORK_FILE)
      if (!runtime) return
      if (!framework || runtime.imports.length > 0)
        throw new Error('The bundler has changed how it splits its own code.')
      for (const chunk of chunks) if (chunk !== framework) pointTo(framework.fileName, chunk, runtime.fileName)
      framework.code = withRuntime(framework.code, runtime)
      framework.imports = framework.imports.filter((file) => file !== runtime.fileName)
      delete bundle[runtime.fileName]
    },
  },
}

/** Names that no minified file has. */
const outer = (name: string) => `runtime_${name}`
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
/** As the minifier writes it. */
const IMPORT = /import\{([^}]*)\}from"\.\/([^"]*)";/g
const importOf = (path: string, code: string) =>
  [...code.matchAll(IMPORT)].find(([, , file]) => file === fileName(path))
const pairs = (list: string) => list.split(',').map((one) => one.split(' as ') as [string, string?])

function pointTo(framework: string, chunk: Rolldown.OutputChunk, runtime: string): void {
  const found = importOf(runtime, chunk.code)
  if (!found) return
  const names = pairs(found[1] ?? '').map(([name, own = name]) => `${outer(name)} as ${own}`)
  chunk.code = chunk.code.replace(found[0], () => `import{${names.join()}}from"./${fileName(framework)}";`)
  chunk.imports = [...new Set(chunk.imports.map((file) => (file === runtime ? framework : file)))]
}

function withRuntime(code: string, runtime: Rolldown.OutputChunk): string {
  const exported = pairs(EXPORTS.exec(runtime.code)?.[1] ?? '')
  const own = runtime.code.replace(EXPORTS, '')
  const names = exported.map(([, name]) => outer(name ?? ''))
  const values = exported.map(([local]) => local)
  const found = importOf(runtime.fileName, code)
  const local = pairs(found?.[1] ?? '').map(([name, as = name]) => `,${as}=${outer(name)}`)
  const begin = `var[${names.join()}]=(()=>{${own}return[${values.join()}]})()${local.join('')};`
  return `${begin}${code.replace(found?.[0] ?? '', '')}export{${names.join()}};`
}
