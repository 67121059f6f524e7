/** `E2E_PORT` moves all six, so that two can run their stories on one machine. */
export const firstPort = Number(process.env.E2E_PORT ?? 4201)

/** Where the real browser's outside world is: an OpenID provider, a mailbox whose letters can be read, and a service that says where somebody is. */
export const outsidePorts = {
  openId: firstPort + 2,
  smtp: firstPort + 3,
  letters: firstPort + 4,
  ipLocation: firstPort + 5,
}

export const openIdClient = {
  GOOGLE_CLIENT_ID: 'banyan',
  GOOGLE_CLIENT_SECRET: 'a secret between the two of us',
}
