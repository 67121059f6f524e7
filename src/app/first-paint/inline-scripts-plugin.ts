import { minifySync, type Plugin } from 'vite'

/** Modules whose only export is the text of a script that stands in every page. */
const INLINE = /\/first-paint\/(?:early-script|boot-script)\.ts$/

/** React takes over the script as it was sent and compares no text: the app of the browser need not bring it along. */
const asSent = `export const earlyScript = ''`

/** Minifies the inline scripts when the app is built; sources and tests have the readable text. */
export const inlineScripts: Plugin = {
  name: 'banyan-inline-scripts',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    if (!INLINE.test(id)) return undefined
    if (this.environment.name === 'client') return asSent
    const texts: Record<string, string> = await import(id)
    const minified = Object.entries(texts).map(
      ([name, text]) => `export const ${name} = ${JSON.stringify(short(text))}`,
    )
    return minified.join('\n')
  },
}

function short(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { module: false })
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`)
  // In a page, this would end the script.
  if (code.includes('</script')) throw new Error('An inline script contains its own end.')
  return code.trim().replace(/;$/, '')
}
