import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { PaperPicture } from '#ui/pictures.tsx'
import { EmptyState } from '#ui/state.tsx'

type Props = { readonly onStart: () => void }

export function NoQuotes({ onStart, fields }: Props & { readonly fields: ReactNode }) {
  return (
    <div className="no-quotes">
      <EmptyState
        picture={<PaperPicture />}
        title="Nothing to remember yet"
        action={<Button onClick={onStart}>Add the starter set</Button>}
      >
        Keep the sentences about money that steady you, and meet one of them each day. Twelve old ones about saving and
        patience are one press away.
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
      <span>There are old sentences about saving and patience that you do not keep yet.</span>
      <Button look="quiet" onClick={onStart}>
        Add the starter set
      </Button>
    </p>
  )
}
