import type { Ref } from 'react'

/** Honeypot: hidden from people, filled in by bots. */
export const Trap = ({ place }: { readonly place: Ref<HTMLInputElement> }) => (
  <div className="listing-trap">
    <label>
      Leave this empty
      <input ref={place} type="text" name="website" autoComplete="off" defaultValue="" />
    </label>
  </div>
)
