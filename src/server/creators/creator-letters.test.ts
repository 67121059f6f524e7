import { expect, test } from 'vitest'
import type { CreatorRequest } from '#domain/documents/creator-request.ts'
import type { Enquiry } from '#domain/documents/enquiry.ts'
import { decidedLetter, enquiryLetter, reviewedLetter } from './creator-letters.ts'

const origin = 'https://banyan.example'
const request = { userEmail: 'asha@people.example', status: 'approved', answer: null } as CreatorRequest

test('a decision about a request is told with its reason, and where to go next', () => {
  const approved = decidedLetter(request, origin)
  expect(approved.to).toBe('asha@people.example')
  expect(approved.text).toMatch(/approved[\s\S]*https:\/\/banyan\.example\/real-estate\/mine\n$/)
  expect(approved.text).not.toContain('Reason')
  const rejected = decidedLetter({ ...request, status: 'rejected', answer: 'Please name your company.' }, origin)
  expect(rejected.text).toMatch(/not approved\.\n\nReason: Please name your company\.\n\nYou can send a new request/)
})

test('an owner is told what became of a listing, and why', () => {
  const told = (act: 'approve' | 'reject' | 'withdraw', reason?: string) =>
    reviewedLetter('asha@people.example', act, reason, origin).text
  expect(told('approve')).toContain('is live now')
  for (const act of ['reject', 'withdraw'] as const)
    expect(told(act, 'Too few pictures.')).toContain('Reason: Too few pictures.')
  expect(told('withdraw')).toMatch(/withdrawn by the operator of this site\.\n\nYou can change it/)
})

test('an answer goes to the person who asked, and names the listing', () => {
  const enquiry = { email: 'ravi@people.example', name: 'Ravi', listing: 'a1' } as Enquiry
  const letter = enquiryLetter(enquiry, 'Yes, at eleven.', origin)
  expect(letter.to).toBe('ravi@people.example')
  expect(letter.text).toContain('Hello Ravi,\n\nYes, at eleven.')
  expect(letter.text).toContain('https://banyan.example/real-estate/a1')
})
