import { spawn } from 'node:child_process'
import type { Trial } from './trial.ts'

/** Those that visit some pages, values and databases in `npm test` (`isThorough` in `e2e/page-list.ts`). */
const files = ['no-dead-end', 'dev', 'settings', 'creators']

/** Every page with the network cut or the API silent, every corrupt value, the life of a listing on both databases. */
export const thoroughStories: Trial = {
  name: 'stories of every page',
  async run() {
    const stories = spawn('playwright', ['test', ...files.map((name) => `e2e/${name}.spec.ts`)], {
      env: { ...process.env, THOROUGH: 'on' },
      stdio: 'inherit',
    })
    const code = await new Promise((resolve) => stories.once('exit', resolve))
    return [{ what: `${files.join(', ')} on every page`, held: code === 0 }]
  },
}
