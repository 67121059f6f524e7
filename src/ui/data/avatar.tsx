import { useState } from 'react'

/** A person's picture, or the first letter of their name where there is none or it cannot be had. The name is said by what stands around it. */
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
    // By style, not by text: what stands around it says the name.
    <span className="avatar" aria-hidden="true" data-letter={[...name.trim()][0]?.toUpperCase() ?? '·'} />
  )
}
