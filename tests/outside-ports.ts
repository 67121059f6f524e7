/** `E2E_PORT` moves all six, so that two runs fit on one machine. */
export const firstPort = Number(process.env.E2E_PORT ?? 4201)

/** The fake outside world: an OpenID provider, a mailbox and an IP location service. */
export const outsidePorts = {
  openId: firstPort + 2,
  smtp: firstPort + 3,
  letters: firstPort + 4,
  ipLocation: firstPort + 5,
}

/** `npm run dev`, for its stories. */
export const devPort = firstPort + 1

export const openIdClient = {
  GOOGLE_CLIENT_ID: 'banyan',
  GOOGLE_CLIENT_SECRET: 'a secret between the two of us',
}
