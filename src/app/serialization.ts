import { createSerializationAdapter } from '@tanstack/react-router'
import { AppError } from '#domain/api/app-error.ts'

/** Keeps the code of a loader error on its way from server to browser. */
const appErrors = createSerializationAdapter({
  key: 'app-error',
  test: (value) => value instanceof AppError,
  toSerializable: (error) => error.code,
  fromSerializable: (code) => new AppError(code),
})

export const serializationAdapters = [appErrors]
