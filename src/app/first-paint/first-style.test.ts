import { expect, test } from 'vitest'
import { createFirstStyle, lateStyle } from './first-style.ts'
import { partsOf } from './style-parts.ts'

const sheet = partsOf(`/*! a licence */
@layer base{*{margin:0}a:hover{color:red}kbd{top:0}[data-theme=dark]{--paper:black}}
@layer components{[data-theme=dark] .a{top:2px}.a,.b{color:red}.a:hover{color:blue}.a .c{top:0}.sm\\:d{left:0}#e{right:0}.a:not(.z){width:1px}.a:is(.y,.z){width:2px}.a[data-open]{width:3px}
@media (width>=40rem){.b{top:1px}}}@font-face{font-family:F;src:url(f.woff2)}`)
const first = createFirstStyle(sheet)

test('a page gets the rules whose tags, classes, ids and attributes stand in it, and those that need none', () => {
  expect(first('<p class="a sm:d"></p>')).toBe(
    '@layer base{*{margin:0}}@layer components{.a{color:red}.sm\\:d{left:0}.a:not(.z){width:1px}}' +
      '@font-face{font-family:F;src:url(f.woff2)}',
  )
  expect(first('<p class="b" id="e"></p>')).toContain(
    '@layer components{.b{color:red}#e{right:0}@media (width>=40rem){.b{top:1px}}}',
  )
  expect(first('<p class="a y" data-open=""><kbd></kbd></p>')).toMatch(/kbd\{top:0\}.*width:2px.*width:3px/)
})

test('what follows are all rules with a name, states and themes, and nothing that concerns every element', () => {
  expect(lateStyle(sheet)).toBe(
    '@layer base{a:hover{color:red}kbd{top:0}[data-theme=dark]{--paper:black}}' +
      '@layer components{[data-theme=dark] .a{top:2px}.a,.b{color:red}.a:hover{color:blue}.a .c{top:0}.sm\\:d{left:0}#e{right:0}.a:not(.z){width:1px}.a:is(.y,.z){width:2px}.a[data-open]{width:3px}' +
      '@media (width>=40rem){.b{top:1px}}}',
  )
})

test('what is behind a closed summary follows, and what shows that it is open', () => {
  const style = createFirstStyle(partsOf('details .a{top:0}summary .b{top:1px}details[open]{top:2px}'))
  const details = (open: string) =>
    `<details class="x"${open}><summary><b class="b"></b></summary><p class="a"></p></details>`
  expect(style(details(''))).toBe('summary .b{top:1px}')
  expect(style(details(' open=""'))).toBe('details .a{top:0}summary .b{top:1px}details[open]{top:2px}')
})

test('rules for paper follow, whatever they are for', () => {
  const parts = partsOf('.a{top:0}@media print{*{color:#000}.a{top:1px}}@layer x{@media print{nav{top:2px}}}')
  expect(createFirstStyle(parts)('<nav class="a"></nav>')).toBe('.a{top:0}')
  expect(lateStyle(parts)).toBe('.a{top:0}@media print{*{color:#000}.a{top:1px}}@layer x{@media print{nav{top:2px}}}')
})

test('an animation follows, unless something on the page moves by it', () => {
  const parts = partsOf('.a{animation:1s turn}@keyframes turn{to{top:1px}}')
  expect(createFirstStyle(parts)('<p class="a"></p>')).toBe('.a{animation:1s turn}@keyframes turn{to{top:1px}}')
  expect(createFirstStyle(parts)('<p>Returns turn up</p>')).toBe('')
  expect(lateStyle(parts)).toContain('@keyframes turn{to{top:1px}}')
})

test('a custom property that nothing on the page uses follows, with all that set it, in their order', () => {
  const parts = partsOf(':root{top:0;--a:1px;--b:2px}[data-fonts=own]{--b:3px}.a{left:var(--a)}.b{left:var(--b, 0)}')
  const style = createFirstStyle(parts)
  expect(style('<p class="a"></p>')).toBe(':root{top:0;--a:1px}.a{left:var(--a)}')
  expect(style('<p class="b"></p>')).toBe(':root{top:0;--b:2px}[data-fonts=own]{--b:3px}.b{left:var(--b, 0)}')
  expect(lateStyle(parts)).toBe(
    ':root{top:0;--a:1px;--b:2px}[data-fonts=own]{--b:3px}.a{left:var(--a)}.b{left:var(--b, 0)}',
  )
})

test('a declaration that the minifier repeats is written once', () => {
  const parts = partsOf('*{-webkit-mask:none;-webkit-mask:none;mask:none}')
  expect(createFirstStyle(parts)('')).toBe('*{-webkit-mask:none;mask:none}')
})

test('what a page would have to say of every element is refused by the build', () => {
  expect(() => partsOf('@property --tw-x{syntax:"*";inherits:false}')).toThrow('--tw-x')
  expect(() => partsOf('@layer properties{@supports (not (margin-trim:inline)){*{--tw-x:solid}}}')).toThrow('--tw-x')
})
