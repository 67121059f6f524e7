import { expect, test } from 'vitest'
import { earlyInputScript } from './early-input-script.ts'

function run(readyState: string, dataset: Record<string, string>) {
  const window: Record<string, unknown> = {}
  const heard: string[] = []
  const document = { readyState, currentScript: { dataset } }
  const listen = (type: string) => heard.push(type)
  new Function('document', 'window', 'addEventListener', earlyInputScript)(document, window, listen)
  return { held: 'banyanEarlyInput' in window, heard }
}

test('presses and typing are held while the page is being read', () => {
  expect(run('loading', {})).toEqual({ held: true, heard: ['click', 'input'] })
})

test('nothing is held when the router writes the script again, or on a plain page', () => {
  expect(run('complete', {})).toEqual({ held: false, heard: [] })
  expect(run('loading', { plain: '' })).toEqual({ held: false, heard: [] })
})
