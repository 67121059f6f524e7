import { startBanyan } from '#tests/banyan-process.ts'
import { inFolder, type Trial } from './trial.ts'

const CONNECTIONS = 8
const SECONDS = 10
const MOST_MS = 1_000

/** One address requests uncached pages as fast as it can while another person browses. */
export const busyAddress: Trial = {
  name: `${CONNECTIONS} connections of one address that make pages all the time`,
  run: () =>
    inFolder(async (folder) => {
      const banyan = await startBanyan({ DATA_DIR: folder, TRUST_PROXY: '127.0.0.0/8' })
      const get = async (path: string, address: string) => {
        const started = performance.now()
        const { status } = await fetch(banyan.url + path, { headers: { 'x-forwarded-for': address } }).then((answer) =>
          answer.text().then(() => answer),
        )
        return { status, ms: performance.now() - started }
      }
      // The first search builds the index.
      for (let at = 0; at < 5; at += 1) await get(`/search-funds?q=warm${at}`, '10.2.0.2')
      const until = performance.now() + SECONDS * 1000
      let made = 0
      const busy = Array.from({ length: CONNECTIONS }, async (_, n) => {
        for (let at = 0; performance.now() < until; at += 1) {
          await get(`/search-funds?q=w${n}x${at}&size=96`, '10.66.0.1')
          made += 1
        }
      })
      const waits: number[] = []
      const failed: number[] = []
      for (let at = 0; performance.now() < until; at += 1) {
        const { status, ms } = await get(`/search-funds?q=flexi${at}`, '10.2.0.1')
        waits.push(ms)
        if (status !== 200) failed.push(status)
      }
      await Promise.all(busy)
      await banyan.end()
      const worst = Math.max(...waits)
      const median = waits.toSorted((a, b) => a - b)[waits.length >> 1] ?? 0
      return [
        {
          what: `${waits.length} pages for another person beside ${made}: median ${median.toFixed(0)} ms, slowest ${worst.toFixed(0)} ms (at most ${MOST_MS}), ${failed.length} failed`,
          held: worst <= MOST_MS && failed.length === 0 && waits.length > 10,
        },
      ]
    }),
}
