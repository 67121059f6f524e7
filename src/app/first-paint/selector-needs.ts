/** Names as a page writes them: `p`, `.class`, `#id`, `[data-open]`, `[aria-current=page]`. */
export type Names = readonly string[]

/** What a page must have so that a selector can match anything in it. */
export type Needs = {
  readonly all: Names
  /** Of each list, all names of one entry: what `:is()` and `:has()` leave to choose. */
  readonly oneOf: readonly (readonly Names[])[]
}

/** The early script and the boot script set these before the late style sheet is there. */
export const EARLY_ATTRIBUTES = [
  ...['theme', 'font-size', 'hide-amounts', 'compact-news', 'banner', 'fonts', 'member'],
  ...['waiting', 'until', 'shown', 'scripts'],
]

/** Two levels of parentheses; no selector of ours has more. */
const INNER = String.raw`\(((?:[^()]|\([^()]*\))*)\)`
const EXCLUDED = new RegExp(`:(?:not|nth-[a-z-]+)${INNER}`, 'g')
const CHOICE = new RegExp(`:(?:is|where|has)${INNER}`, 'g')
const EARLY = new RegExp(String.raw`\[data-(?:${EARLY_ATTRIBUTES.join('|')})\b[^\]]*\]`, 'g')
/** Other attributes may be written in more than one way. */
const ATTRIBUTE = /\[((?:data|aria)-[\w-]+|open)(?:=["']?([^"'\]]*)["']?)?\]/g
const ANY_ATTRIBUTE = /\[[^\]]*\]/g
const CLASS_OR_ID = /[.#][\w\uE000-\uE0FF-]+/g
/** Every page has `html` and `body`. */
const TAG = /(?<![\w:.#\uE000-\uE0FF-])(?!(?:html|body)\b)[a-z][\w-]*/g

/** Also true of what could match but does not: a rule too many is only larger. */
export function needsOf(selector: string): Needs {
  const text = masked(selector).replace(EXCLUDED, '')
  const oneOf = [...text.matchAll(CHOICE)].map(([, inner = '']) => inner.split(',').map(namesIn))
  const outside = text.replace(CHOICE, '')
  if (/[()]/.test(outside)) throw new Error(`First paint cannot tell what this selector needs: ${selector}`)
  return { all: namesIn(outside), oneOf: oneOf.filter((entries) => entries.every(({ length }) => length > 0)) }
}

function namesIn(text: string): Names {
  const known = text.replace(EARLY, '')
  const attributes = [...known.matchAll(ATTRIBUTE)].map(([, name, value]) =>
    value === undefined ? `[${name}]` : `[${name}=${value}]`,
  )
  const rest = known.replace(ANY_ATTRIBUTE, '')
  const names = [...rest.matchAll(CLASS_OR_ID), ...rest.matchAll(TAG)].map(([name]) => name)
  return [...names, ...attributes].map(unmasked)
}

/** An escaped character is part of a name: `.sm\:d`, `.\[top\:0\]`. */
const masked = (selector: string) =>
  selector.replace(/\\(.)/g, (_, character: string) => String.fromCharCode(0xe000 + character.charCodeAt(0)))
const unmasked = (name: string) =>
  name.replace(/[\uE000-\uE0FF]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xe000))

export function canMatch({ all, oneOf }: Needs, present: ReadonlySet<string>): boolean {
  const has = (name: string) => present.has(name)
  return all.every(has) && oneOf.every((entries) => entries.some((names) => names.every(has)))
}
