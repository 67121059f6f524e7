/** What the operator set up, as far as pages depend on it. */
export type SetUp = {
  readonly google: boolean
  readonly mail: boolean
  /** Where a browser asks, when its person wants it to, from which place it comes. */
  readonly ipLocation: string
}
