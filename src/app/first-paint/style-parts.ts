import { type AtRule, type ChildNode, parse } from 'postcss'

export type Selector = { readonly text: string; readonly needs: readonly string[] }
/** A style sheet, taken apart when the app is built. */
export type Part =
  | { readonly text: string }
  | { readonly open: string; readonly parts: readonly Part[] }
  | { readonly selectors: readonly Selector[]; readonly body: string }

const GROUPS = new Set(['layer', 'media', 'supports', 'container', 'starting-style'])
export const partsOf = (sheet: string): Part[] => parse(sheet).nodes.map(partOf)

function partOf(node: ChildNode): Part {
  if (node.type === 'comment') return { text: '' }
  if (node.type === 'atrule' && (node.name === 'property' || node.params === 'properties'))
    throw new Error(
      `A utility of Tailwind's needs this on every element of every page. Please write a rule instead.\n${node}`,
    )
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
