/** A person's picture, or the first letter of their name. The name itself is said by what stands around it. */
export function Avatar({ name, photo }: { readonly name: string; readonly photo: string | null }) {
  return photo ? (
    <img src={photo} alt="" width={40} height={40} className="avatar" />
  ) : (
    <span className="avatar" aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '·'}
    </span>
  )
}
