import { expect, test } from 'vitest'
import { AppError } from '#domain/api/app-error.ts'
import { stateOf } from './upload-picture.ts'

const clientThat = (code: 'not-found' | 'busy') => {
  const refuse = () => Promise.reject(new AppError(code))
  return { call: refuse, read: refuse }
}

test('a picture that could not be made is no picture, or a HEIC that cannot be read here', async () => {
  await expect(stateOf(clientThat('not-found'), 'p1', 'no-picture')).rejects.toMatchObject({ code: 'no-picture' })
  await expect(stateOf(clientThat('not-found'), 'p1', 'no-heic')).rejects.toMatchObject({
    code: 'no-heic',
    message: expect.anything(),
  })
  expect(await stateOf(clientThat('busy'), 'p1', 'no-picture')).toBe('waiting')
})
