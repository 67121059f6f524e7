import type { MethodList } from '#domain/api/worker-rpc.ts'
import { compressHere } from '../http/content-encoding.ts'

export const compressWork = {
  compressed: (bytes: Uint8Array) => compressHere(bytes, 'thorough'),
}

export const compressWorkMethods: MethodList<typeof compressWork> = { compressed: 60_000 }
