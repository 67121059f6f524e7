/** Why the browser contacted a host other than ours. */
export const outsideReasons = {
  google: 'You signed in with it.',
  picture: 'Your profile picture is stored there.',
  location: 'You asked for your location, and this browser could not provide it.',
  map: 'You switched on the street map.',
  ads: 'You switched on advertisements.',
  analytics: 'You allowed Analytics.',
  unknown: 'Not requested by Banyan; possibly by a browser extension.',
} as const
export type OutsideReason = keyof typeof outsideReasons
