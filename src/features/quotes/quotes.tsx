import './quotes.css'
import { useState } from 'react'
import type { QuotesSearch } from '#domain/api/page-search.ts'
import type { Quote } from '#domain/keeping/quote.ts'
import { emptyQuoteForm, formOf, quoteForm } from '#domain/keeping/quote-form.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { MoreStarters, NoQuotes } from './no-quotes.tsx'
import { QuoteFields } from './quote-form.tsx'
import { QuoteList } from './quote-list.tsx'
import { QuoteOfTheDay } from './quote-of-the-day.tsx'
import { addQuote, addStarters, editQuote, missingStarters } from './quotes-store.ts'

type Props = {
  readonly uid: string
  readonly search: QuotesSearch
  readonly onSearch: (search: QuotesSearch) => void
}

type Editing = { readonly open: boolean; readonly quote?: Quote | undefined }

/** A person's quotes, and one of them each day. */
export function Quotes({ uid, search, onSearch }: Props) {
  const quotes = useItems('wisdomQuotes', uid)
  const [editing, setEditing] = useState<Editing>({ open: false })
  const { open } = editing
  // The dialog stays open even if another tab removes the last quote.
  const isEmpty = quotes.length === 0 && !open
  const quote = isEmpty ? undefined : editing.quote
  const [draft, keepDraft] = useDraft('quote', quote?.id ?? null, uid, quoteForm)
  const close = () => setEditing({ open: false, quote })
  const fields = {
    quotes,
    id: quote?.id,
    form: draft ?? (quote ? formOf(quote) : emptyQuoteForm),
    submitLabel: quote ? 'Save quote' : 'Add quote',
    onForm: keepDraft,
    onSave: (read: Parameters<typeof addQuote>[1]) => {
      void (quote ? editQuote(uid, quote.id, read) : addQuote(uid, read))
      keepDraft()
      setEditing({ open: false, quote: quote && { ...quote, ...read } })
    },
  }
  const start = () => void addStarters(uid)
  if (isEmpty) return <NoQuotes onStart={start} fields={<QuoteFields {...fields} />} />
  return (
    <>
      <QuoteOfTheDay quotes={quotes} />
      <QuoteList
        uid={uid}
        quotes={quotes}
        search={search}
        onSearch={onSearch}
        onAdd={() => setEditing({ open: true })}
        onEdit={(chosen) => setEditing({ open: true, quote: chosen })}
      />
      {missingStarters(quotes).length > 0 && <MoreStarters onStart={start} />}
      <Dialog title={quote ? 'Edit quote' : 'Add a quote'} open={open} onOpenChange={(next) => !next && close()}>
        <QuoteFields
          {...fields}
          takesFocus
          onCancel={() => {
            keepDraft()
            close()
          }}
        />
      </Dialog>
    </>
  )
}
