import { type AtRule, type ChildNode, parse } from 'postcss'

type Selector = { readonly text: string; readonly needs: readonly string[] }
type Part =
  | { readonly text: string }
  | { readonly open: string; readonly parts: readonly Part[] }
  | { readonly selectors: readonly Selector[]; readonly body: string }

/**
 * Of the one style sheet those rules that can apply to a page as it is sent: each rule whose classes and ids stand in it. The rest follows
 * before the scripts run, so what they add finds its style.
 */
export function createFirstStyle(sheet: string): (html: string) => string {
  const parts = partsOf(sheet)
  return (html) => {
    const names = namesIn(html)
    return textOf(
      parts,
      (selector) =>
        !isLateOnly(selector) &&
        selector.needs.every((name) => names.has(name)) &&
        !(isNamed(selector) && isState(selector)),
    )
  }
}

/**
 * What follows: the rules for classes and ids, and the themes that somebody has to choose first. The rest stands in every page already; a font
 * or a rule for all elements that came once more would make the browser lay out the whole page anew.
 */
export const lateStyle = (sheet: string) =>
  textOf(
    partsOf(sheet).filter((part) => !('text' in part)),
    (selector) => isNamed(selector) || isLateOnly(selector),
  )

/** Whoever chose a theme waits for the whole sheet, which their browser has kept (`early-look.ts`). */
const isLateOnly = ({ text }: Selector) => /^\[data-theme=\w+\]$/.test(text)
const isNamed = ({ needs }: Selector) => needs.length > 0
const isState = ({ text }: Selector) => /:(hover|active|disabled)/.test(text)

const GROUPS = new Set(['layer', 'media', 'supports', 'container', 'starting-style'])
const partsOf = (sheet: string) => parse(sheet).nodes.map(partOf)

function partOf(node: ChildNode): Part {
  // With @property a browser styles the whole page anew whenever a style sheet comes. Tailwind writes the same once more as rules, for
  // browsers that do not have it.
  if (node.type === 'comment' || (node.type === 'atrule' && node.name === 'property')) return { text: '' }
  if (node.type === 'atrule' && node.params === 'properties' && node.first?.type === 'atrule')
    return { open: openingOf(node), parts: (node.first.nodes ?? []).map(partOf) }
  if (node.type === 'rule')
    return {
      selectors: node.selectors.map((text) => ({ text, needs: needsOf(text) })),
      body: node.nodes.join(';'),
    }
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name))
    return { open: openingOf(node), parts: node.nodes.map(partOf) }
  return { text: `${node}${node.type === 'atrule' && node.nodes ? '' : ';'}` }
}

const openingOf = ({ name, params }: AtRule) => `@${name}${params && ` ${params}`}{`

const PARENTHESES = /\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g
const NAME = /[.#](?:[\w-]|\\.)+/g

/** Classes and ids. What is in brackets may or may not be there: states, and what a selector excludes. */
const needsOf = (selector: string) =>
  [...selector.replace(PARENTHESES, '').matchAll(NAME)].map(([name]) => name.replaceAll('\\', ''))

function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, attribute, value = ''] of html.matchAll(/ (class|id)="([^"]*)"/g)) {
    if (attribute === 'id') names.add(`#${value}`)
    else for (const name of value.split(' ')) names.add(`.${name}`)
  }
  return names
}

function textOf(parts: readonly Part[], wanted: (selector: Selector) => boolean): string {
  let text = ''
  for (const part of parts) {
    if ('text' in part) text += part.text
    else if ('open' in part) {
      const inner = textOf(part.parts, wanted)
      if (inner) text += `${part.open}${inner}}`
    } else {
      const own = part.selectors.filter(wanted)
      if (own.length > 0) text += `${own.map((selector) => selector.text).join(',')}{${part.body}}`
    }
  }
  return text
}
