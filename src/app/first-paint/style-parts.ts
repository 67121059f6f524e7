import { type AtRule, type ChildNode, type Container, parse } from 'postcss'
import { type Needs, needsOf } from './selector-needs.ts'

export type Selector = { readonly text: string; readonly needs: Needs }
export type Rule = { readonly selectors: readonly Selector[]; readonly declarations: readonly string[] }
/** A style sheet, taken apart when the app is built. */
export type Part =
  | Rule
  | { readonly open: string; readonly parts: readonly Part[] }
  | { readonly animation: string; readonly keyframes: string }
  | { readonly text: string }

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
      declarations: declarationsOf(node),
    }
  if (node.type === 'atrule' && node.name === 'keyframes') return { animation: node.params, keyframes: `${node}` }
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name))
    return { open: openingOf(node), parts: node.nodes.map(partOf) }
  return { text: `${node}${node.type === 'atrule' && node.nodes ? '' : ';'}` }
}

/** The minifier writes a prefixed declaration three times in a row. */
const declarationsOf = ({ nodes = [] }: Container) => nodes.map(String).filter((text, at, all) => text !== all[at - 1])

const openingOf = ({ name, params }: AtRule) => `@${name}${params && ` ${params}`}{`
