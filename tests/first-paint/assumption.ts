/** Something that `src/app/first-paint` relies on and that only the framework, React or the bundler decides. */
export type Assumption<Output> = {
  /** Completes "First paint assumes that …". */
  readonly that: string
  /** The file of ours that stops working without it. */
  readonly usedIn: string
  readonly holds: (output: Output) => boolean
  /** The output as another version might write it. */
  readonly changed: (output: Output) => Output
}

export const sentenceOf = ({ that, usedIn }: Pick<Assumption<never>, 'that' | 'usedIn'>) =>
  `First paint assumes that ${that}. Used in ${usedIn}; what to do: docs/first-paint.md.`

/** The sentence of an assumption that no longer holds. */
export function brokenBy<Output>(output: Output, assumption: Assumption<Output>): string | undefined {
  return assumption.holds(output) ? undefined : sentenceOf(assumption)
}
