import { labelOfKey } from '#platform/storage/key.ts'
import { type Trouble, useTroubles } from '#platform/storage/trouble.ts'

const sentences: Record<Trouble['kind'], (what: string) => string> = {
  unsaved: (what) =>
    `This browser does not save any more. What you changed lives in this tab only, until there is room again: ${what}.`,
  'set-aside': (what) =>
    `Something that you keep could not be read and was put aside, where you can download it: ${what}.`,
  newer: (what) => `A newer Banyan wrote this, and we leave it alone; changes to it live in this tab only: ${what}.`,
}

/** Says what of a person's own is not safe, and what they can do about it. */
export function StorageTrouble() {
  const troubles = useTroubles()
  if (troubles.length === 0) return null
  const kinds = [...new Set(troubles.map(({ kind }) => kind))]
  return (
    <aside className="storage-trouble no-print" role="alert" aria-label="What is not saved">
      {kinds.map((kind) => {
        const these = troubles.filter((trouble) => trouble.kind === kind)
        return (
          <p key={kind}>
            {sentences[kind](these.map(({ name }) => labelOfKey(name)).join(', '))}
            {kind === 'unsaved' && (
              <button
                type="button"
                className="button-quiet button-small"
                onClick={() => {
                  for (const { retry } of these) retry?.()
                }}
              >
                Try again
              </button>
            )}
            <button type="button" className="button-quiet button-small" onClick={() => void download(troubles)}>
              Download a backup
            </button>
          </p>
        )
      })}
    </aside>
  )
}

/** Fetched when somebody wants it: this banner is part of every page and seldom seen. */
async function download(troubles: readonly Trouble[]) {
  const { downloadBackup } = await import('#platform/storage/whole-storage.ts')
  await downloadBackup(troubles)
}
