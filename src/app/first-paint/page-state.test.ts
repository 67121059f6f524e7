import { expect, test } from 'vitest'
import { stateHash, withoutIndents } from './page-state.ts'

const state = (price: number, moment: number) =>
  `{u:${moment},dehydratedAt:${moment},dataUpdatedAt:${moment},errorUpdatedAt:0,value:${price}}`

test('a state that differs in nothing but its moments keeps its address', () => {
  expect(stateHash(state(10, 1))).toBe(stateHash(state(10, 1_800_000_000_000)))
  expect(stateHash(state(10, 1))).not.toBe(stateHash(state(11, 1)))
  expect(stateHash(state(10, 1))).toMatch(/^[\w-]{16}$/)
})

test('indentation of code is left out, what a person reads stays', () => {
  const said = String.raw`{text:"one\n\ttwo"}`
  expect(withoutIndents(`(() => {\n\t\tnext(value) {\n\t\t}\n})(${said})`)).toBe(
    `(() => {\nnext(value) {\n}\n})(${said})`,
  )
})
