import { useState } from 'react'
import { SkeletonBlock } from '#ui/data/skeleton.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import { NewsDensity } from './news-density.tsx'

const loadChoices = () => import('../choices/index.ts').then(({ NewsChoices }) => NewsChoices)

/** How the list looks and what is in it. The preferences load when somebody reaches for them. */
export function ChoicesFold({ uid }: { readonly uid: string | undefined }) {
  const [open, setOpen] = useState(false)
  const choices = useLate(loadChoices, open)
  return (
    <>
      <div className="news-look with-scripts">
        <NewsDensity />
        <button
          type="button"
          className="button-quiet button-small"
          aria-expanded={open}
          aria-controls="news-choices"
          onPointerEnter={choices.request}
          onClick={() => setOpen(!open)}
        >
          News preferences
        </button>
      </div>
      <div id="news-choices" className="news-choices-place" hidden={!open}>
        {open && (choices.Component ? <choices.Component uid={uid} /> : <SkeletonBlock className="choices-coming" />)}
      </div>
      {open && choices.failed && <LateFailure onRetry={choices.request} onClose={() => setOpen(false)} />}
    </>
  )
}
