import { accountLimits } from '#domain/accounts/account.ts'
import { startBanyan } from '#tests/banyan-process.ts'
import { inFolder, type Trial } from './trial.ts'

const ACCOUNTS = 60
const GUESSES = 300
const { allAccountsPerAddress } = accountLimits.wrongPasswords
const person = (n: number) => ({ email: `person-${n}@people.example`, password: 'monsoon-42' })

/** One address tries common passwords on many accounts; then a distributed attack locks one account. */
export const sprayedPasswords: Trial = {
  name: `${GUESSES} passwords sprayed over ${ACCOUNTS} accounts`,
  run: () =>
    inFolder(async (folder) => {
      const banyan = await startBanyan({ DATA_DIR: folder, TRUST_PROXY: '127.0.0.0/8' })
      const post = (path: string, body: unknown, address: string, cookie = '') =>
        fetch(`${banyan.url}/api/auth/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
        })
      let known = ''
      for (let n = 0; n < ACCOUNTS; n += 1) {
        const made = await post('sign-up', person(n), `10.1.0.${n}`)
        const cookie = made.headers.getSetCookie().find((each) => each.startsWith('banyan.known='))
        if (n === 0) known = cookie?.split(';')[0] ?? ''
      }
      const sprayed = new Map<number, number>()
      for (let n = 0; n < GUESSES; n += 1) {
        const guess = { ...person(n % ACCOUNTS), password: `Password${Math.floor(n / ACCOUNTS)}` }
        const { status } = await post('sign-in', guess, '10.66.0.1')
        sprayed.set(status, (sprayed.get(status) ?? 0) + 1)
      }
      const neighbour = await post('sign-in', person(1), '10.2.0.1')
      for (let n = 0; n < accountLimits.wrongPasswords.perAccount + 5; n += 1) {
        await post('sign-in', { ...person(0), password: `guess-${n}` }, `10.77.0.${n}`)
      }
      const stranger = await post('sign-in', person(0), '10.88.0.1')
      const owner = await post('sign-in', person(0), '10.88.0.2', known)
      await banyan.end()
      const checked = sprayed.get(403) ?? 0
      return [
        {
          what: `${checked} of ${GUESSES} reached the check (at most ${allAccountsPerAddress}), the others were refused`,
          held: checked <= allAccountsPerAddress && checked + (sprayed.get(429) ?? 0) === GUESSES,
        },
        { what: `others sign in meanwhile (${neighbour.status})`, held: neighbour.status === 200 },
        { what: `a locked account is closed to unknown browsers (${stranger.status})`, held: stranger.status === 429 },
        { what: `and open to the browser its owner uses (${owner.status})`, held: owner.status === 200 },
      ]
    }),
}
