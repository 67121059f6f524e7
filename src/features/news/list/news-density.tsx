import { useCompactNews } from '#platform/kept/use-look.ts'
import { Segments } from '#ui/controls/segments.tsx'

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const

/** Shared by all tabs, and applied before the first paint. */
export function NewsDensity() {
  const [compact, setCompact] = useCompactNews()
  return (
    <Segments
      label="Density of the list"
      value={compact ? 'compact' : 'comfortable'}
      options={densities}
      onChange={(density) => setCompact(density === 'compact')}
    />
  )
}
