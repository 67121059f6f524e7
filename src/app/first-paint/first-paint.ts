import { readdirSync, readFileSync } from 'node:fs'
import { StartError } from '#server/start-error.ts'
import { bootScript } from './boot-script.ts'
import { deferHydration } from './defer-hydration.ts'
import { createFirstStyle } from './first-style.ts'
import { stateHash, withoutIndents } from './page-state.ts'
import { plainPage } from './plain-page.ts'

/** A page as it is sent, and what its content policy must allow. */
export type FirstPage = {
  /** The framework's state as a script; none on a plain page, which carries it in the framework's own way. */
  readonly state: { readonly text: string; readonly hash: string } | undefined
  readonly scripts: readonly string[]
  readonly style: string
  /** Of the scripts that the framework left in the page. */
  readonly nonce: string | undefined
  readonly html: (state: { readonly address: string } | { readonly nonce: string }) => string
}

/** `rendered` is the framework's page, `nonce` what it marked its own scripts with. */
export type FirstPaint = (rendered: string, nonce: string) => FirstPage

/** Reads the build once. `plain` leaves the framework's pages as they are (docs/first-paint.md). */
export function openFirstPaint(clientFiles: URL, earlyScript: string, plain: boolean): FirstPaint {
  const folder = new URL('assets/', clientFiles)
  const files = readdirSync(folder)
  const named = (name: RegExp) => {
    const file = files.find((one) => name.test(one))
    if (!file) throw new StartError('The build has no style sheet. Run npm run build again.')
    return file
  }
  if (plain) {
    const sheet = `/assets/${named(/^style-[^.]+\.css$/)}`
    return (rendered, nonce) => ({
      state: undefined,
      scripts: [],
      style: '',
      nonce,
      html: () => plainPage(rendered, sheet),
    })
  }
  const style = {
    address: `/assets/${named(/^late-[^.]+\.css$/)}`,
    firstOf: createFirstStyle(JSON.parse(readFileSync(new URL(named(/^style-[^.]+\.json$/), folder), 'utf8'))),
  }
  const scripts = [earlyScript, bootScript]
  return (rendered, nonce) => {
    const { state, ...page } = deferHydration(rendered, style, nonce)
    const text = withoutIndents(state)
    return { ...page, scripts, nonce: undefined, state: { text, hash: stateHash(text) } }
  }
}
