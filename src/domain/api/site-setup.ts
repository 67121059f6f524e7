/** Pictures of streets from another host: an address with {z}, {x} and {y}, and whom to credit. */
export type MapTileSource = { readonly url: string; readonly credit: string }

/** A network of advertisements: its script, and the operator's id there. */
export type AdNetwork = { readonly script: string; readonly client: string }

/** The operator's set-up, as far as pages depend on it. */
export type SetUp = {
  readonly google: boolean
  readonly mail: boolean
  /** The IP location service, called by the browser on request. */
  readonly ipLocation: string
  readonly mapTiles: MapTileSource | null
  readonly ads?: AdNetwork
  /** The address of a script that counts visits elsewhere. */
  readonly analytics?: string
}
