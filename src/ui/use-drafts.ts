import { useState } from 'react'

/** What was typed and not saved, by key: a dialog that was closed by accident opens with it again. */
export function useDrafts<Form>(key: string): [draft: Form | undefined, keep: (draft?: Form) => void] {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Form>>>({})
  const keep = (draft?: Form) => setDrafts(({ [key]: _, ...others }) => (draft ? { ...others, [key]: draft } : others))
  return [drafts[key], keep]
}
