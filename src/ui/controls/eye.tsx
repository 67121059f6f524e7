import { EyeOff, Eye as Open } from 'lucide-react'

type Props = { readonly crossed: boolean; readonly size: number }

/** A module of its own: an icon of several would bring each the file of the others. */
export function Eye({ crossed, size }: Props) {
  const Picture = crossed ? EyeOff : Open
  return <Picture aria-hidden="true" size={size} />
}
