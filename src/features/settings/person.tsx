import { useState } from 'react'
import { sideMenu } from '#catalogue/labels.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import { firstProfile } from '#domain/kept/profile.ts'
import { photoFrom } from '#platform/browser/photo.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { profileKind } from '#platform/kept/kinds.ts'
import { useProfileLook } from '#platform/kept/use-profile-look.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { Part } from '#ui/data/part.tsx'
import { toast } from '#ui/layers/toast.ts'

/** Name and picture, stored in this browser. */
export function Person({ user }: { readonly user: SignedInUser }) {
  const profile = useKept(profileKind, user.uid)
  const look = useProfileLook(user)
  const [name, setName] = useState<string>()
  const [refused, setRefused] = useState<string>()

  const keep = async (change: { displayName?: string | null; photoURL?: string | null }) => {
    const saved = await openKept(profileKind, user.uid).update((now) => ({ ...(now ?? firstProfile(user)), ...change }))
    if (saved === 'saved') toast(ownToasts.profileSaved)
  }
  const choose = async (file: File) => {
    const photoURL = await photoFrom(file)
    setRefused(photoURL ? undefined : 'This browser cannot read this file as a picture.')
    if (photoURL) await keep({ photoURL })
  }

  return (
    <Part id="person" title="You">
      <dl className="report">
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>{sideMenu.memberSince}</dt>
        <dd>{new Date(user.creationTime).getUTCFullYear()}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={look?.name ?? user.email} photo={look?.photo ?? null} />
        <FileButton label="Choose a picture" accept="image/*" onFile={(file) => void choose(file)} />
        {profile?.photoURL && (
          <Button look="plain" onClick={() => void keep({ photoURL: null })}>
            Remove picture
          </Button>
        )}
        <p role="alert" className="field-error empty:hidden">
          {refused}
        </p>
      </div>
      <Form onSubmit={() => void keep({ displayName: (name ?? profile?.displayName ?? '').trim() || null })}>
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={80}
          hint="Stored in this browser only."
          value={name ?? profile?.displayName ?? user.displayName ?? ''}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="quiet">
          Save name
        </Button>
      </Form>
    </Part>
  )
}
