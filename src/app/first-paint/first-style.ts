import { canMatch } from './selector-needs.ts'
import type { Part, Rule, Selector } from './style-parts.ts'

/**
 * The rules that can apply to a page as it is sent: those whose tags, classes, ids and attributes stand in it, and
 * those that name none. Not for paper, and without custom properties and animations that nothing here uses.
 * The rest follows before the scripts run, so what they add finds its style.
 */
export function createFirstStyle(parts: readonly Part[]): (html: string) => string {
  const forScreen = withoutPaper(parts)
  return (html) => {
    const names = namesIn(html)
    const chosen = chooseFrom(forScreen, ({ selectors }) => selectors.filter((one) => isFirst(one, names)))
    return textOf(withoutUnused(chosen))
  }
}

/**
 * The late style sheet: all that a page may not have. Not what every page has already: a font or a rule for all
 * elements that came twice would lay out the whole page anew.
 */
export const lateStyle = (parts: readonly Part[]) =>
  textOf(
    chooseFrom(
      parts.filter((part) => !('text' in part)),
      ({ selectors, declarations }) =>
        declarations.some(isProperty) ? selectors : selectors.filter((one) => isNamed(one) || isLateOnly(one)),
    ),
  )

const isFirst = (selector: Selector, names: ReadonlySet<string>) =>
  canMatch(selector.needs, names) && !isLateOnly(selector) && !(isNamed(selector) && isState(selector))

/** A browser with another theme waits for the late sheet, which it has in its cache (`early-look.ts`). */
const isLateOnly = ({ text }: Selector) => text.startsWith('[data-theme=')
const isNamed = ({ needs }: Selector) => needs.all.length + needs.oneOf.length > 0
const isState = ({ text }: Selector) => /:(hover|active|disabled)/.test(text)
const isProperty = (declaration: string) => declaration.startsWith('--')
const isForPaper = (part: Part) => 'open' in part && part.open === '@media print{'

/** What is behind a closed summary is not shown yet. No `details` of ours has another inside. */
const CLOSED = /(<details(?![^>]* open)[^>]*>(?:<summary\b.*?<\/summary>)?).*?(?=<\/details>)/gs

/** As `selector-needs.ts` writes them. */
function namesIn(page: string): ReadonlySet<string> {
  const html = page.replace(CLOSED, '$1')
  const names = new Set<string>()
  for (const [, tag = ''] of html.matchAll(/<(\w+)/g)) names.add(tag)
  for (const [, attribute = '', value = ''] of html.matchAll(/ (class|id|open|(?:data|aria)-[\w-]+)="([^"]*)"/g)) {
    if (attribute === 'id') names.add(`#${value}`)
    else if (attribute === 'class') for (const name of value.split(' ')) names.add(`.${name}`)
    else names.add(`[${attribute}]`).add(`[${attribute}=${value}]`)
  }
  return names
}

const withoutPaper = (parts: readonly Part[]): Part[] =>
  parts
    .filter((part) => !isForPaper(part))
    .map((part) => ('parts' in part ? { ...part, parts: withoutPaper(part.parts) } : part))

/** Rules with the selectors that are wanted; what is for paper stays whole. */
function chooseFrom(parts: readonly Part[], wanted: (rule: Rule) => readonly Selector[]): Part[] {
  return parts.flatMap((part): Part[] => {
    if ('parts' in part && !isForPaper(part)) return [{ ...part, parts: chooseFrom(part.parts, wanted) }]
    if (!('selectors' in part)) return [part]
    const selectors = wanted(part)
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })
}

/** Without the custom properties and the animations that no rule mentions. */
function withoutUnused(parts: readonly Part[]): Part[] {
  const text = textOf(parts.filter((part) => !('animation' in part)))
  const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const isUsed = (declaration: string) => used.has(declaration.slice(0, declaration.indexOf(':')))
  const only = (part: Part): Part => {
    if ('animation' in part) return text.includes(part.animation) ? part : { text: '' }
    if ('parts' in part) return { ...part, parts: part.parts.map(only) }
    if ('text' in part || !part.declarations.some(isProperty)) return part
    return { ...part, declarations: part.declarations.filter((one) => !isProperty(one) || isUsed(one)) }
  }
  return parts.map(only)
}

function textOf(parts: readonly Part[]): string {
  let text = ''
  for (const part of parts) {
    if ('parts' in part) {
      const inner = textOf(part.parts)
      if (inner) text += `${part.open}${inner}}`
    } else if ('selectors' in part) {
      if (part.declarations.length > 0)
        text += `${part.selectors.map((selector) => selector.text).join(',')}{${part.declarations.join(';')}}`
    } else text += 'text' in part ? part.text : part.keyframes
  }
  return text
}
