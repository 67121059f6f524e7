import { createContext, Script } from 'node:vm'

/** One page as the framework writes it, rendered twice. */
export type PlainPage = {
  readonly html: string
  readonly again: string
  /** What the framework marked its own scripts with in each. */
  readonly nonces: readonly [string, string]
  /** The script of the head as the build has it: minified. */
  readonly earlyScript: string
}

export type ScriptTag = { readonly attributes: string; readonly text: string }

/** Those that run: structured data does not. */
export const scriptsOf = (html: string): ScriptTag[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !attributes.includes('application/ld+json'))

export const countOf = (text: string, part: string) => text.split(part).length - 1

/** What stands in the page's own scripts after the one in the head: the state, as one text. */
export const stateIn = (html: string) =>
  scriptsOf(html)
    .slice(1)
    .filter(({ attributes }) => !attributes.includes('src='))
    .map(({ text }) => text)
    .join(';')

type Handover = { h?: unknown; streamEnded?: unknown; router?: { matches?: unknown } }

/** What the browser's half finds after the state ran; nothing where it does not run. */
export function handoverOf(state: string): Handover | undefined {
  const script = { remove: () => {}, previousElementSibling: null }
  const browser: Record<string, unknown> = { document: { currentScript: script }, ReadableStream }
  browser.self = browser
  try {
    new Script(state).runInContext(createContext(browser))
    return browser.$_TSR as Handover | undefined
  } catch {
    return undefined
  }
}
