import { expect, test } from 'vitest'
import { earlyInputScript } from './early-input-script.ts'

function run(dataset: Record<string, string>) {
  const window: Record<string, unknown> = {}
  const heard: string[] = []
  const document = { currentScript: { dataset } }
  const listen = (type: string) => heard.push(type)
  new Function('document', 'window', 'addEventListener', earlyInputScript)(document, window, listen)
  return { held: 'banyanEarlyInput' in window, heard }
}

test('presses and typing are held while the page is being read', () => {
  expect(run({})).toEqual({ held: true, heard: ['click', 'input'] })
})

test('nothing is held on a plain page', () => {
  expect(run({ plain: '' })).toEqual({ held: false, heard: [] })
})
