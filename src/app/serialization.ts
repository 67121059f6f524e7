import { createSerializationAdapter } from '@tanstack/react-router'
import { AppError } from '#domain/api/app-error.ts'

/** An error of a loader on the server keeps its code on the way to the browser, which then says the same sentence. */
const appErrors = createSerializationAdapter({
  key: 'app-error',
  test: (value) => value instanceof AppError,
  toSerializable: (error) => error.code,
  fromSerializable: (code) => new AppError(code),
})

export const serializationAdapters = [appErrors]
