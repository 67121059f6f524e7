import fc from 'fast-check'

/** The subset of JSON Schema in our description. */
export type Schema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly nullable?: boolean
  readonly maxLength?: number
}

/** A roughly valid body for a schema. */
function rightBody(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, rightBody(each)]))
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.format === 'email') return 'nobody@people.example'
  return schema.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : 'words'
}

type Place = { readonly path: readonly string[]; readonly schema: Schema; readonly required: boolean }

/** Paths of all properties, at any depth. */
function placesIn({ properties = {}, required = [] }: Schema, path: readonly string[] = []): Place[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    { path: [...path, name], schema, required: required.includes(name) },
    ...placesIn(schema, [...path, name]),
  ])
}

/** Of a wrong type, or larger than any body may be. */
const wrongValues: readonly unknown[] = [[], [[]], { $ne: null }, 1e308, -1.5, 'x'.repeat(70_000), null]

/** A valid body with exactly one error: a field added, missing or of a wrong type. Strict schemas must refuse each. */
export function brokenBody(schema: Schema): fc.Arbitrary<string> {
  const places = placesIn(schema)
  const right = rightBody(schema)
  const tooMany = fc
    .constantFrom('isAdmin', 'owner', 'userId', 'status2', 'constructor')
    .map((name) => JSON.stringify({ ...(right as object), [name]: 'u2' }))
  if (places.length === 0) return tooMany
  const missing = fc
    .constantFrom(...places.filter(({ required }) => required))
    .map(({ path }) => JSON.stringify(changed(right, path, undefined)))
  const wrong = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...wrongValues)).map(
    ([
      {
        path,
        schema: { nullable },
      },
      value,
    ]) => JSON.stringify(changed(right, path, nullable && value === null ? [] : value)),
  )
  return fc.oneof(tooMany, missing, wrong)
}

function changed(body: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  const before = body as Record<string, unknown>
  return { ...before, [first]: changed(before[first], rest, value) }
}
