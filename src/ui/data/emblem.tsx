import { Bird, Car, Flag, Gem, GraduationCap, House, Plane, Sunset, Umbrella } from 'lucide-react'

const pictures = {
  sunset: Sunset,
  study: GraduationCap,
  house: House,
  car: Car,
  ring: Gem,
  plane: Plane,
  umbrella: Umbrella,
  bird: Bird,
  flag: Flag,
} as const
export type EmblemName = keyof typeof pictures

/** A small line picture in a circle; the words beside it say the same. */
export function Emblem({ name }: { readonly name: EmblemName }) {
  const Picture = pictures[name]
  return (
    <span className="emblem" aria-hidden="true">
      <Picture size={22} strokeWidth={1.75} />
    </span>
  )
}
