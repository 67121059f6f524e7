import { minifySync, type Plugin } from 'vite'

/** Modules whose only export is the text of a script that stands in every page. */
const INLINE = /\/first-paint\/(?:early-script|boot-script)\.ts$/

/** React compares its text when it hydrates: the browser's app reads it from the page instead of bringing it along. */
const fromPage = `export const earlyScript = document.querySelector('script[data-fonts]')?.textContent ?? ''`

/** Minifies the inline scripts when the app is built; sources and tests have the readable text. */
export const inlineScripts: Plugin = {
  name: 'banyan-inline-scripts',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    if (!INLINE.test(id)) return undefined
    if (this.environment.name === 'client') return fromPage
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
