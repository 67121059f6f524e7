/** Where the real browser's outside world is: an OpenID provider, and a mailbox whose letters can be read. */
export const outsidePorts = { openId: 4203, smtp: 4204, letters: 4205 }

export const openIdClient = {
  GOOGLE_CLIENT_ID: 'banyan',
  GOOGLE_CLIENT_SECRET: 'a secret between the two of us',
}
