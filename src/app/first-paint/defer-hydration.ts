import { bootScript } from './boot-script.ts'

const PRELOAD = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"[^>]*\/?>/g
const SCRIPT = /<script\b([^>]*)>((?:(?!<\/script>)[\s\S])*)<\/script>/g
/** Start's state scripts without the attribute `data-tsr-stream-part`. All of them together are one script. */
const STATE = /\$R\["tsr"\]|\$tsr-stream-boundary/

/** As React writes `ui/layers/fold.tsx`. */
const FOLD = '<span id="fold" hidden=""></span>'

export type DeferredPage = {
  /** What the page's script must know before it takes over: a script. */
  readonly state: string
  /** The style that stands in the page. */
  readonly style: string
  /** The page. Its state is fetched from an address, or stands in it with a nonce. */
  readonly html: (state: { readonly address: string } | { readonly nonce: string }) => string
}

/**
 * Takes out what would compete with the first paint: Start's module script, its preload links and the page's state.
 * `style`: the address of the late style sheet, and what a page needs of the whole one at first.
 * `nonce`: marks the framework's own scripts. A script without it is content, whatever it looks like.
 */
export function deferHydration(
  rendered: string,
  style: { readonly address: string; readonly firstOf: (html: string) => string },
  nonce: string,
): DeferredPage {
  const mark = ` nonce="${nonce}"`
  const files: string[] = []
  const states: string[] = []
  let entry = ''
  const bare = rendered
    .replace(SCRIPT, (script, attributes: string, text: string) => {
      if (!attributes.includes(mark)) return script
      const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
      if (src && attributes.includes('type="module"')) entry = src
      else if (attributes.includes('data-tsr-stream-part') || STATE.test(text)) states.push(text)
      else return script
      return ''
    })
    .replace(PRELOAD, (_, href: string) => {
      if (href !== entry) files.push(href)
      return ''
    })
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(mark, '')
  if (!entry) throw new Error('The rendered page names no module to hydrate it')
  if (states.length === 0) throw new Error('The rendered page says nothing of its state')
  const state = states.join(';')
  const [above = '', below] = bare.split(FOLD)
  const folded = below === undefined ? bare : above.replace('href="#page-end"', 'href="#fold"') + FOLD + below
  // Without scripts nobody else fetches the rest: what is below the fold, under a pointer or on paper.
  const unscripted = `<noscript><link rel="stylesheet" href="${style.address}"/></noscript>`
  const first = style.firstOf(above + FOLD)
  const styled = folded
    .replace('<html', '<html data-until="paint"')
    .replace('data-style=""', `data-style="${style.address}"`)
    .replace(/(?=<script\b|<\/head>)/, () => `<style>${first}</style>${unscripted}`)
  // The framework, the entry with what every page shares, then the rest.
  const [framework = '', ...others] = files.sort()
  const data = `data-files="${[framework, entry, ...others].join(' ').trim()}" data-style="${style.address}"`
  const ending = (inPage: string, address: string) =>
    `${inPage}<script ${data} data-state="${address}">${bootScript}</script></body>`
  return {
    state,
    style: first,
    html: (where) =>
      styled.replace('</body>', () =>
        'address' in where ? ending('', where.address) : ending(`<script nonce="${where.nonce}">${state}</script>`, ''),
      ),
  }
}
