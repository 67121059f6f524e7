/** Normalises typed text for notes, to-dos, quotes and wishlists. */

export type ReadForm<Draft, Field extends string> =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly refusals: { readonly [Name in Field]?: string } }

/** The draft, unless a field has an error. */
export function unlessWrong<Draft, Field extends string>(
  draft: Draft,
  wrong: Readonly<Record<Field, string | undefined>>,
): ReadForm<Draft, Field> {
  const refusals = Object.fromEntries(Object.entries(wrong).filter(([, sentence]) => sentence))
  return Object.keys(refusals).length === 0 ? { ok: true, draft } : { ok: false, refusals: refusals as typeof wrong }
}

/** Separated by commas of any script; a leading # is dropped. Case-insensitively unique: the first stays. */
export function tagsOf(typed: string): string[] {
  const tags = new Map<string, string>()
  for (const part of typed.split(/[,;،、，\n]/)) {
    const tag = plainLine(part).replace(/^#+\s*/, '')
    const key = tag.toLowerCase()
    if (!isBlank(tag) && !tags.has(key)) tags.set(key, tag)
  }
  return [...tags.values()]
}

export function tagsRefusal(
  what: string,
  tags: readonly string[],
  most: { readonly tags: number; readonly tag: number },
): string | undefined {
  if (tags.length > most.tags) return `${what} can have at most ${most.tags} tags; this has ${grouped(tags.length)}.`
  const long = tags.find((tag) => tag.length > most.tag)
  return long && lengthRefusal('A tag', long, most.tag)
}

export function lengthRefusal(what: string, { length }: string, most: number): string | undefined {
  return length > most
    ? `${what} can have at most ${grouped(most)} characters; this has ${grouped(length)}.`
    : undefined
}

const grouped = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Nothing visible: white space, control and joining characters. */
export const isBlank = (text: string) => !/[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u.test(text)

/** Keeps line breaks, at most one empty line at a time. */
export const plainLines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

export const plainLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
