import { useState } from 'react'
import type { Quote } from '#domain/keeping/quote.ts'
import { Button } from '#ui/controls/button.tsx'
import { OfItem } from '#ui/controls/row-actions.tsx'
import { copyQuote, sharePicture } from './quotes-store.ts'

export function Attribution({ quote: { author, source } }: { readonly quote: Quote }) {
  return (
    <>
      {author && (
        <span dir="auto" className="quote-author">
          {author}
        </span>
      )}
      {source && (
        <cite dir="auto" className="quote-source">
          {source}
        </cite>
      )}
    </>
  )
}

type Props = { readonly quote: Quote; readonly look: 'quiet' | 'plain' }

export function ShareActions({ quote, look }: Props) {
  const [drawing, setDrawing] = useState(false)
  const share = async () => {
    setDrawing(true)
    await sharePicture(quote)
    setDrawing(false)
  }
  const className = `button-${look} button-small quote-action`
  return (
    <div className="quote-actions">
      <Button className={className} onClick={() => void copyQuote(quote)}>
        Copy
        <OfItem name={quote.text} />
      </Button>
      <Button className={className} busy={drawing} onClick={() => void share()}>
        {look === 'quiet' ? 'Share as picture' : 'Picture'}
        <OfItem name={quote.text} />
      </Button>
    </div>
  )
}
