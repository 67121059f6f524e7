import { useState } from 'react'
import { type NewsWords, readWords } from '#domain/kept/news-words.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { newsWordsKind } from '#platform/kept/kinds.ts'
import { TextField } from '#ui/controls/field.tsx'
import { useLater } from '#ui/controls/use-later.ts'

const PAUSE_MS = 400

/** Words in headlines, comma-separated, saved while typing. */
export function WordChoices({ uid }: { readonly uid: string }) {
  const words = useKept(newsWordsKind, uid)
  const keep = (change: Partial<NewsWords>) =>
    void openKept(newsWordsKind, uid).update((now) => ({ ...now, ...change }))
  return (
    <div className="news-choices-fields">
      <WordsField
        label="Mute words (comma-separated)"
        hint="Articles with one of these words are hidden."
        words={words.mute}
        onWords={(mute) => keep({ mute })}
      />
      <WordsField
        label="Keep words (comma-separated)"
        hint="Articles with one of these words are marked, and never hidden."
        words={words.keep}
        onWords={(kept) => keep({ keep: kept })}
      />
    </div>
  )
}

type FieldProps = {
  readonly label: string
  readonly hint: string
  readonly words: readonly string[]
  readonly onWords: (words: string[]) => void
}

function WordsField({ label, hint, words, onWords }: FieldProps) {
  /** As typed, until the field is left. */
  const [typed, setTyped] = useState<string | null>(null)
  const { later, now } = useLater(PAUSE_MS)
  return (
    <TextField
      label={label}
      hint={hint}
      dir="auto"
      autoComplete="off"
      maxLength={1_000}
      value={typed ?? words.join(', ')}
      onChange={({ target: { value } }) => {
        setTyped(value)
        later(() => onWords(readWords(value)))
      }}
      onBlur={() => {
        now()
        setTyped(null)
      }}
    />
  )
}
