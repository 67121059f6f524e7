import { createStart } from '@tanstack/react-start'
import { serializationAdapters } from './serialization.ts'

export const startInstance = createStart(() => ({ serializationAdapters }))
