import type { Part, Selector } from './style-parts.ts'

/**
 * The rules that can apply to a page as it is sent: those whose classes and ids stand in it, and those that name none.
 * The rest follows before the scripts run, so what they add finds its style.
 */
export function createFirstStyle(parts: readonly Part[]): (html: string) => string {
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
 * The late style sheet: rules for classes and ids, and the themes that are not the default. Every page has the others
 * already; a font or a rule for all elements that came twice would lay out the whole page anew.
 */
export const lateStyle = (parts: readonly Part[]) =>
  textOf(
    parts.filter((part) => !('text' in part)),
    (selector) => isNamed(selector) || isLateOnly(selector),
  )

/** A browser with another theme waits for the late sheet, which it has in its cache (`early-look.ts`). */
const isLateOnly = ({ text }: Selector) => text.startsWith('[data-theme=')
const isNamed = ({ needs }: Selector) => needs.length > 0
const isState = ({ text }: Selector) => /:(hover|active|disabled)/.test(text)

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
