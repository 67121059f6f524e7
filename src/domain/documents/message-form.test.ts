import { expect, test } from 'vitest'
import { keptMessage, newMessage } from './message.ts'
import { consentMissing, emptyMessage, readMessage } from './message-form.ts'

const written = {
  name: ' Asha\tRao ',
  email: ' Asha@People.example ',
  subject: 'A question',
  message: 'One\r\n\r\n\r\n\r\ntwo ',
  consent: true,
}

test('a valid form becomes a message that the server accepts', () => {
  const read = readMessage(written)
  expect(read).toEqual({
    ok: true,
    draft: {
      name: 'Asha Rao',
      email: 'asha@people.example',
      subject: 'A question',
      message: 'One\n\ntwo',
      consent: true,
      website: '',
    },
  })
  expect(read.ok && newMessage.safeParse(read.draft).success).toBe(true)
})

test('an empty form has an error at each field', () => {
  expect(readMessage(emptyMessage)).toEqual({
    ok: false,
    refusals: {
      name: 'Please fill in all fields',
      email: 'Please fill in all fields',
      subject: 'Please fill in all fields',
      message: 'Please fill in all fields',
      consent: consentMissing,
    },
  })
})

test.each([
  [{ email: 'asha' }, { email: 'Invalid email address' }],
  [{ subject: '\u200b ' }, { subject: 'Please fill in all fields' }],
  [{ consent: false }, { consent: consentMissing }],
  [{ message: 'x'.repeat(5_001) }, { message: 'A message can have at most 5,000 characters; this has 5,001.' }],
])('%o has an error at its field only', (changes, refusals) => {
  expect(readMessage({ ...written, ...changes })).toEqual({ ok: false, refusals })
})

test('a filled honeypot marks spam, and the field is not stored', () => {
  const read = readMessage(written, 'https://buy.example')
  expect(read.ok && keptMessage(read.draft)).toEqual({
    name: 'Asha Rao',
    email: 'asha@people.example',
    subject: 'A question',
    message: 'One\n\ntwo',
    status: 'spam',
  })
})
