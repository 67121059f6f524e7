import { definitions, type Measure } from '#domain/measures/definitions.ts'

/** What the figures above it mean. Each measure is explained where it stands and nowhere else, so a page carries each text once. */
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
