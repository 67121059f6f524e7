import { expect, test } from 'vitest'
import { passCookies } from './sessions.ts'

const passed = (cookies: string[], session: 'goes on' | 'ends') => {
  const from = new Headers()
  for (const cookie of cookies) from.append('set-cookie', cookie)
  const to = new Headers()
  passCookies(from, to, session)
  return to.getSetCookie()
}

test('the hint cookie follows the session cookie, with the same security', () => {
  const plain = 'banyan.session_token=a.b; Path=/; HttpOnly; SameSite=Lax'
  const secure = `__Secure-${plain}; Secure`
  const hint = 'banyan.signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax'
  expect(passed([plain], 'goes on')).toEqual([plain, hint])
  expect(passed([secure], 'goes on')).toEqual([secure, `${hint}; Secure`])
  expect(passed([], 'goes on')).toEqual([])
  expect(passed([], 'ends')).toEqual(['banyan.signed-in=1; Path=/; Max-Age=0; SameSite=Lax'])
})
