import './definition.css'
import { definitions, type Measure } from '#domain/measures/definitions.ts'

/** Explains the measures above it. Each is explained once per page. */
export function Definition({ of }: { readonly of: readonly Measure[] }) {
  return (
    <details className="definition">
      <summary>What does this mean?</summary>
      <dl>
        {of.map((measure) => (
          <div key={measure}>
            <dt>{definitions[measure].name}</dt>
            <dd>{definitions[measure].text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
