import { saveFile } from '#platform/browser/save-file.ts'
import { type Trouble, useTroubles } from '#platform/kept/trouble.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { isWithin, labelOfKey } from '#platform/storage/key.ts'

const sentences: Record<Trouble['kind'], (what: string) => string> = {
  unsaved: (what) =>
    `This browser has stopped saving. These changes are kept in this tab only, until there is space again: ${what}.`,
  'set-aside': (what) =>
    `Some of your data could not be read and was set aside for you to download: ${what}. The rest is fine.`,
  newer: (what) =>
    `This data is from a newer version of Banyan: ${what}. Reload the page to see it; until then changes are kept in this tab only.`,
}

/** Says which data is not safely stored, and what to do. `uid`: whose, if not the signed-in user's. */
export function StorageTrouble({ uid }: { readonly uid?: string }) {
  const signedIn = userOf(useSession())?.uid
  const whose = uid ?? signedIn
  const troubles = useTroubles().filter(({ name }) => isWithin(name, whose))
  if (troubles.length === 0) return null
  const kinds = [...new Set(troubles.map(({ kind }) => kind))]
  return (
    <aside className="storage-trouble no-print" role="alert" aria-label="Not saved">
      {kinds.map((kind) => {
        const these = troubles.filter((trouble) => trouble.kind === kind)
        return (
          <p key={kind}>
            {sentences[kind](these.map(wordsOf).join(', '))}
            <Remedy kind={kind} troubles={these} />
            <Way label="Download a backup" act={() => void download(whose)} />
          </p>
        )
      })}
    </aside>
  )
}

/** The remedy for this kind of trouble. */
function Remedy({ kind, troubles }: { readonly kind: Trouble['kind']; readonly troubles: readonly Trouble[] }) {
  if (kind === 'newer') return <Way label="Reload" act={() => location.reload()} />
  if (kind === 'unsaved') return <Way label="Try again" act={() => retryAll(troubles)} />
  return troubles.map(({ name, unread = '' }) => (
    <Way
      key={name}
      label={`Download the unreadable ${labelOfKey(name)}`}
      act={() => saveFile(`banyan-${labelOfKey(name).replaceAll(' ', '-')}.txt`, unread)}
    />
  ))
}

function Way({ label, act }: { readonly label: string; readonly act: () => void }) {
  return (
    <button type="button" className="button-quiet button-small" onClick={act}>
      {label}
    </button>
  )
}

function retryAll(troubles: readonly Trouble[]) {
  for (const { retry } of troubles) retry?.()
}

const wordsOf = ({ name, entries }: Trouble) =>
  entries ? `${labelOfKey(name)} (${entries === 1 ? '1 entry' : `${entries} entries`})` : labelOfKey(name)

/** Loaded on demand: the banner is on every page and rarely shown. */
async function download(uid: string | undefined) {
  const { downloadBackup } = await import('#platform/kept/whole-storage.ts')
  await downloadBackup(uid)
}
