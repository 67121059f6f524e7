import { z } from 'zod'
import {
  isBlank,
  lengthRefusal,
  plainLine,
  plainLines,
  type ReadForm,
  tagsOf,
  tagsRefusal,
  unlessWrong,
} from '#domain/text/typed-text.ts'
import { type Quote, quoteLimits } from './quote.ts'
import { isDuplicate } from './quote-rules.ts'

/** As typed; tags are comma-separated. */
export const quoteForm = z.strictObject({ text: z.string(), author: z.string(), source: z.string(), tags: z.string() })
export type QuoteForm = z.infer<typeof quoteForm>
export type QuoteDraft = Pick<Quote, 'text' | 'author' | 'source' | 'tags'>

export const emptyQuoteForm: QuoteForm = { text: '', author: '', source: '', tags: '' }

export const formOf = ({ text, author, source, tags }: QuoteDraft): QuoteForm => ({
  text,
  author,
  source,
  tags: tags.join(', '),
})

/** The quote to save, or errors by field. `id` is the quote being edited. */
export function readQuote(
  form: QuoteForm,
  quotes: readonly Quote[],
  id?: string,
): ReadForm<QuoteDraft, keyof QuoteForm> {
  const draft = {
    text: plainLines(form.text),
    author: plainLine(form.author),
    source: plainLine(form.source),
    tags: tagsOf(form.tags),
  }
  return unlessWrong(draft, {
    text: textRefusal(draft.text, quotes, id),
    author: lengthRefusal('An author', draft.author, quoteLimits.author),
    source: lengthRefusal('A source', draft.source, quoteLimits.source),
    tags: tagsRefusal('A quote', draft.tags, quoteLimits),
  })
}

function textRefusal(text: string, quotes: readonly Quote[], id: string | undefined): string | undefined {
  if (isBlank(text)) return 'Enter a quote.'
  const tooLong = lengthRefusal('A quote', text, quoteLimits.text)
  if (tooLong) return tooLong
  return isDuplicate(quotes, text, id) ? 'This quote is already in your list.' : undefined
}
