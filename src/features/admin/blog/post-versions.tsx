import type { PostVersion } from '#domain/blog/post-answers.ts'
import { Confirm, Moment } from '../admin-parts.tsx'

type Props = {
  readonly versions: readonly PostVersion[]
  /** Restoring would replace text that no version has. */
  readonly isUnsaved: boolean
  readonly busy: boolean
  readonly onRestore: (version: number) => void
}

/** Earlier versions, newest first. Restoring one adds a version and loses none. */
export function PostVersions({ versions, isUnsaved, busy, onRestore }: Props) {
  return (
    <section aria-labelledby="post-versions-title">
      <h3 id="post-versions-title" className="section-title mb-2">
        Earlier versions
      </h3>
      {isUnsaved && <p className="text-ink-2">Save or discard your changes to restore a version.</p>}
      <ul className="post-versions">
        {versions.map(({ version, at, by, title }) => (
          <li key={version}>
            <span>
              Version {version}, <Moment at={at} />
              {by ? ` by ${by}` : ', included with Banyan'}: {title}
            </span>
            <Confirm
              label="Restore"
              title={`Restore version ${version}?`}
              disabled={isUnsaved || busy}
              onConfirm={() => onRestore(version)}
            >
              It becomes the newest version. The current text stays in this list.
            </Confirm>
          </li>
        ))}
      </ul>
    </section>
  )
}
