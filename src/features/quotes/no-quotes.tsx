import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'

type Props = { readonly onStart: () => void }

export function NoQuotes({ onStart, fields }: Props & { readonly fields: ReactNode }) {
  return (
    <div className="no-quotes">
      <EmptyState
        picture={<PaperPicture />}
        title="No quotes yet"
        action={<Button onClick={onStart}>Add the starter set</Button>}
      >
        Save quotes about money and see one of them each day. The starter set has twelve about saving and patience.
      </EmptyState>
      <section aria-labelledby="own-quote" className="no-quotes-form">
        <h2 id="own-quote" className="section-title">
          Or write your own
        </h2>
        {fields}
      </section>
    </div>
  )
}

export function MoreStarters({ onStart }: Props) {
  return (
    <p className="more-starters">
      <span>The starter set has quotes about saving and patience that are not in your list yet.</span>
      <Button look="quiet" onClick={onStart}>
        Add the starter set
      </Button>
    </p>
  )
}
