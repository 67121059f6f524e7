/** Where the real browser's outside world is: an OpenID provider, a mailbox whose letters can be read, and a service that says where somebody is. */
export const outsidePorts = { openId: 4203, smtp: 4204, letters: 4205, ipLocation: 4206 }

export const openIdClient = {
  GOOGLE_CLIENT_ID: 'banyan',
  GOOGLE_CLIENT_SECRET: 'a secret between the two of us',
}
