import { useEffect } from 'react'

/** Tells values to a component above when one of them changes. `tell` must be stable. */
export function useReport<Values extends Readonly<Record<string, string | number>>>(
  values: Values,
  tell: (values: Values) => void,
): void {
  const text = JSON.stringify(values)
  useEffect(() => tell(JSON.parse(text) as Values), [text, tell])
}
