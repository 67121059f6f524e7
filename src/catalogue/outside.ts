/** Why a browser spoke to a host that is not ours. */
export const outsideReasons = {
  google: 'You signed in with it.',
  picture: 'Your picture is kept there.',
  location: 'You asked where you are, and this browser did not say.',
  unknown: 'Banyan did not ask for this; an extension of this browser may have.',
} as const
export type OutsideReason = keyof typeof outsideReasons
