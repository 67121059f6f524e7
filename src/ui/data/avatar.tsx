import { useState } from 'react'

/** A picture, or the initial if there is none or it fails to load. Decorative: the name is always beside it. */
export function Avatar({ name, photo }: { readonly name: string; readonly photo: string | null }) {
  const [missing, setMissing] = useState<string>()
  return photo && photo !== missing ? (
    <img
      src={photo}
      alt=""
      width={40}
      height={40}
      className="avatar"
      referrerPolicy="no-referrer"
      onError={() => setMissing(photo)}
    />
  ) : (
    // The letter comes from CSS so that screen readers do not read it.
    <span className="avatar" aria-hidden="true" data-letter={[...name.trim()][0]?.toUpperCase() ?? '·'} />
  )
}
