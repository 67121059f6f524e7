import { countWords, minutesFor } from '#domain/blog/post-words.ts'
import { TextArea } from '#ui/controls/field.tsx'
import { formatNumber } from '#ui/data/format-number.ts'

type Props = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (body: string) => void
}

/** The Markdown, with its length. */
export function PostBodyField({ value, error, onChange }: Props) {
  const words = countWords(value)
  return (
    <div className="post-editor-body">
      <TextArea
        label="Text (Markdown)"
        hint="Headings with ##, tables, footnotes as [^1], figures as a block that begins with ```figure."
        rows={24}
        spellCheck
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="text-ink-2">
        {formatNumber(words, 0)} {words === 1 ? 'word' : 'words'}, {minutesFor(words)} min read
      </p>
    </div>
  )
}
