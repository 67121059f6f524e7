import { expect, test } from 'vitest'
import {
  agreementMissing,
  emptyRequest,
  localRequestOf,
  newCreatorRequest,
  readRequest,
  requestMayBecome,
  requestName,
  requestStates,
} from './creator-request.ts'

const form = {
  ...{ name: ' Asha  Rao ', phone: '+91 98450 00000', company: '', city: 'Pune', rera: '' },
  ...{ reason: 'Two flats.', agreement: true },
}

test('a request needs name, phone, city, reason and agreement; company and RERA number are optional', () => {
  const read = readRequest(form)
  expect(read.ok && newCreatorRequest.safeParse(read.draft).success).toBe(true)
  const empty = readRequest(emptyRequest)
  expect(!empty.ok && empty.refusals).toEqual({
    name: 'Please fill in all fields',
    phone: 'Please fill in all fields',
    city: 'Please fill in all fields',
    reason: 'Please fill in all fields',
    agreement: agreementMissing,
  })
})

test('§3: the name is the display name, else the email’s prefix, else User; the status is pending', () => {
  expect(requestName({ uid: 'u', email: 'asha@people.example', displayName: 'Asha' })).toBe('Asha')
  expect(requestName({ uid: 'u', email: 'asha@people.example', displayName: ' ' })).toBe('asha')
  expect(requestName({ uid: 'u', email: '', displayName: null })).toBe('User')
  const read = readRequest(form)
  if (!read.ok) throw new Error('refused')
  const user = { uid: 'u', email: 'asha@people.example', displayName: null }
  expect(localRequestOf(read.draft, 'r1', user, '2026-11-18T08:00:00.000Z')).toMatchObject({
    ...{ id: 'r1', userId: 'u', userEmail: 'asha@people.example', userName: 'asha' },
    ...{ submittedAt: '2026-11-18T08:00:00.000Z', status: 'pending', city: 'Pune' },
  })
})

test('a pending request is decided once; only an approval can be taken back', () => {
  const allowed = requestStates.flatMap((from) =>
    requestStates.filter((to) => requestMayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(allowed).toEqual(['pending approved', 'pending rejected', 'approved revoked'])
})
