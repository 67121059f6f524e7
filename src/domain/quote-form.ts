import { type Quote, quoteLimits } from './quote.ts'
import { isDuplicate } from './quote-rules.ts'

/** As it is typed; tags are separated by commas. */
export type QuoteForm = {
  readonly text: string
  readonly author: string
  readonly source: string
  readonly tags: string
}
export type QuoteDraft = Pick<Quote, 'text' | 'author' | 'source' | 'tags'>
export type QuoteRefusals = Partial<Record<keyof QuoteForm, string>>
export type ReadQuote =
  | { readonly ok: true; readonly draft: QuoteDraft }
  | { readonly ok: false; readonly refusals: QuoteRefusals }

export const emptyQuoteForm: QuoteForm = { text: '', author: '', source: '', tags: '' }

export const formOf = ({ text, author, source, tags }: QuoteDraft): QuoteForm => ({
  text,
  author,
  source,
  tags: tags.join(', '),
})

/** What was typed as something to keep, or what is wrong at which field. `id` is the one that is being changed. */
export function readQuote(form: QuoteForm, quotes: readonly Quote[], id?: string): ReadQuote {
  const draft = {
    text: plainLines(form.text),
    author: plainLine(form.author),
    source: plainLine(form.source),
    tags: tagsOf(form.tags),
  }
  const refusals: QuoteRefusals = {
    ...refused('text', textRefusal(draft.text, quotes, id)),
    ...refused('author', lengthRefusal('An author', draft.author, quoteLimits.author)),
    ...refused('source', lengthRefusal('A source', draft.source, quoteLimits.source)),
    ...refused('tags', tagsRefusal(draft.tags)),
  }
  return Object.keys(refusals).length > 0 ? { ok: false, refusals } : { ok: true, draft }
}

/** Separated by commas of any script; a leading # is only a habit. Of two that differ in case the first stays. */
export function tagsOf(typed: string): string[] {
  const tags = new Map<string, string>()
  for (const part of typed.split(/[,;،、，\n]/)) {
    const tag = plainLine(part).replace(/^#+\s*/, '')
    const key = tag.toLowerCase()
    if (!isBlank(tag) && !tags.has(key)) tags.set(key, tag)
  }
  return [...tags.values()]
}

function textRefusal(text: string, quotes: readonly Quote[], id: string | undefined): string | undefined {
  if (isBlank(text)) return 'Write the sentence that you want to keep.'
  const tooLong = lengthRefusal('A quote', text, quoteLimits.text)
  if (tooLong) return tooLong
  return isDuplicate(quotes, text, id) ? 'You already keep this quote.' : undefined
}

function tagsRefusal(tags: readonly string[]): string | undefined {
  if (tags.length > quoteLimits.tags)
    return `A quote has at most ${quoteLimits.tags} tags; these are ${grouped(tags.length)}.`
  const long = tags.find((tag) => tag.length > quoteLimits.tag)
  return long && lengthRefusal('A tag', long, quoteLimits.tag)
}

function lengthRefusal(what: string, { length }: string, most: number): string | undefined {
  return length > most ? `${what} has at most ${grouped(most)} characters; this has ${grouped(length)}.` : undefined
}

const refused = (field: keyof QuoteForm, sentence: string | undefined) => (sentence ? { [field]: sentence } : {})
const grouped = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Nothing that could be seen: white space, control and joining characters. */
const isBlank = (text: string) => !/[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u.test(text)

/** Line breaks stay, at most one empty line at a time. */
const plainLines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const plainLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
