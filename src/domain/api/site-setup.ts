/** The operator's set-up, as far as pages depend on it. */
export type SetUp = {
  readonly google: boolean
  readonly mail: boolean
  /** The IP location service, called by the browser on request. */
  readonly ipLocation: string
}
