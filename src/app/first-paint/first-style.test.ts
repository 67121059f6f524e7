import { expect, test } from 'vitest'
import { createFirstStyle, lateStyle } from './first-style.ts'
import { partsOf } from './style-parts.ts'

const sheet = partsOf(`/*! a licence */
@layer base{*{margin:0}a:hover{color:red}[data-theme=dark]{--paper:black}}
@layer components{[data-theme=dark] .a{top:2px}.a,.b{color:red}.a:hover{color:blue}.a .c{top:0}.sm\\:d{left:0}#e{right:0}.a:not(.z){width:1px}.a:is(.y,.z){width:2px}.a[data-open]{width:3px}
@media (width>=40rem){.b{top:1px}}}@font-face{font-family:F;src:url(f.woff2)}@keyframes turn{to{top:1px}}`)
const first = createFirstStyle(sheet)

test('a page gets the rules whose classes and ids stand in it, and those that need none', () => {
  expect(first('<p class="a sm:d"></p>')).toBe(
    '@layer base{*{margin:0}a:hover{color:red}}' +
      '@layer components{.a{color:red}.sm\\:d{left:0}.a:not(.z){width:1px}.a:is(.y,.z){width:2px}.a[data-open]{width:3px}}' +
      '@font-face{font-family:F;src:url(f.woff2)}@keyframes turn{to{top:1px}}',
  )
  expect(first('<p class="b" id="e"></p>')).toContain(
    '@layer components{.b{color:red}#e{right:0}@media (width>=40rem){.b{top:1px}}}',
  )
})

test('what follows are all rules with a name, states and themes, and nothing that concerns every element', () => {
  expect(lateStyle(sheet)).toBe(
    '@layer base{[data-theme=dark]{--paper:black}}' +
      '@layer components{[data-theme=dark] .a{top:2px}.a,.b{color:red}.a:hover{color:blue}.a .c{top:0}.sm\\:d{left:0}#e{right:0}.a:not(.z){width:1px}.a:is(.y,.z){width:2px}.a[data-open]{width:3px}' +
      '@media (width>=40rem){.b{top:1px}}}',
  )
})

test('what a page would have to say of every element is refused by the build', () => {
  expect(() => partsOf('@property --tw-x{syntax:"*";inherits:false}')).toThrow('--tw-x')
  expect(() => partsOf('@layer properties{@supports (not (margin-trim:inline)){*{--tw-x:solid}}}')).toThrow('--tw-x')
})
