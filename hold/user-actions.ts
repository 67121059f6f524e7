import { setTimeout } from 'node:timers/promises'
import type { Tab } from './browser-tab.ts'

/** User actions as scripts for both browsers; also collects uncaught errors. */
export const USER_ACTIONS = `
  window.uncaught = [];
  addEventListener('error', (event) => window.uncaught.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => window.uncaught.push(String(event.reason)));
  const shown = (element) => element.checkVisibility?.() ?? true;
  const said = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const field = (label) => [...document.querySelectorAll('label')].find((each) => shown(each) && said(each).startsWith(label))?.control;
  window.hands = {
    says: (text) => document.body.innerText.includes(text),
    press(name) {
      const found = [...document.querySelectorAll('button, a')].find((each) => shown(each) && said(each).startsWith(name));
      found?.click();
      return Boolean(found);
    },
    write(label, text) {
      const found = field(label);
      if (!found) return false;
      const kind = found instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(found, text);
      found.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    },
    tick(label) {
      const found = field(label);
      if (found && !found.checked) found.click();
      return Boolean(found);
    },
    ready: () => document.readyState === 'complete' && !('$_TSR' in window) && !('banyanEarlyInput' in window),
  };
`
export const call = (name: string, ...words: string[]) =>
  `window.hands?.${name}(${words.map((word) => JSON.stringify(word)).join()})`

const PATIENCE_MS = 15_000
/** A tab that does not answer for this long is frozen. */
const FROZEN_MS = 5_000

export async function answers(tab: Tab, expression: string): Promise<unknown> {
  const answer = await Promise.race([tab.run(expression), setTimeout(FROZEN_MS, 'frozen', { ref: false })])
  if (answer === 'frozen') throw new Error(`frozen at ${expression}`)
  return answer
}

export async function until(tab: Tab, expression: string) {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    if (await answers(tab, expression)) return
    await setTimeout(100)
  }
  throw new Error(
    `never: ${expression}; ${await answers(tab, `location.href + ' ' + document.body.innerText.slice(0, 400)`)}`,
  )
}
