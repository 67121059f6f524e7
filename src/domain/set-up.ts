/** What the operator set up, as far as pages depend on it. */
export type SetUp = { readonly google: boolean; readonly mail: boolean }
