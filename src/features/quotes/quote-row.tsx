import type { Quote } from '#domain/keeping/quote.ts'
import { Button } from '#ui/controls/button.tsx'
import { beginning, focusBeside, OfItem } from '#ui/controls/row-actions.tsx'
import { StarToggle } from '#ui/controls/star-toggle.tsx'
import { Attribution, ShareActions } from './quote-parts.tsx'
import { markFavorite, removeQuote } from './quotes-store.ts'

type Props = {
  readonly uid: string
  readonly quote: Quote
  readonly onEdit: (quote: Quote) => void
  readonly onTag: (tag: string) => void
}

export function QuoteRow({ uid, quote, onEdit, onTag }: Props) {
  const { id, text, tags, isFavorite } = quote
  const action = 'button-plain button-small quote-action'
  return (
    <li className="quote-row">
      <StarToggle
        label={`Favourite ${beginning(text)}`}
        on={isFavorite}
        onChange={(on) => void markFavorite(uid, id, on)}
      />
      <figure className="quote-said">
        <blockquote dir="auto" className="quote-text">
          {text}
        </blockquote>
        <figcaption className="quote-origin">
          <Attribution quote={quote} />
        </figcaption>
      </figure>
      {tags.length > 0 && (
        <ul className="quote-tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" className="quote-tag" dir="auto" onClick={() => onTag(tag)}>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="quote-row-actions">
        <ShareActions quote={quote} look="plain" />
        <Button className={action} onClick={() => onEdit(quote)}>
          Edit
          <OfItem name={text} />
        </Button>
        <Button
          className={action}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget, 'li')
            void removeQuote(uid, id)
          }}
        >
          Remove
          <OfItem name={text} />
        </Button>
      </div>
    </li>
  )
}
