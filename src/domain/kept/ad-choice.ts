/** What somebody chose, and the network whose name stood beside the switch. Both as stored, unchecked. */
export type AdChoice = { readonly wanted: unknown; readonly agreed: unknown }

/** The network that may fill the slots: only the one that was named. Others leave them to our own panels. */
export function allowedNetwork<Network>(
  { wanted, agreed }: AdChoice,
  network: Network | null,
  hostOf: (network: Network) => string,
): Network | null {
  return wanted === true && network && agreed === hostOf(network) ? network : null
}

/** Whether a script that runs must go: another account, nobody, or somebody who has withdrawn. */
export const mustLeave = (startedFor: string | undefined, now: string | undefined) =>
  now === undefined || now !== startedFor
