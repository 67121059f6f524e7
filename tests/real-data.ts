import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * Recorded files of real sources lie beside the project because we may not redistribute them. Tests that need them skip
 * without.
 */
const folder = process.env.REAL_DATA ?? join(import.meta.dirname, '../../shared/data')

export const hasRealData = existsSync(folder)

/** `amfi/NAVAll_2021-10-01.txt`, compressed or not. */
export function realFile(path: string): string {
  const plain = join(folder, path)
  return existsSync(plain) ? readFileSync(plain, 'utf8') : gunzipSync(readFileSync(`${plain}.gz`)).toString('utf8')
}

/** The same as bytes, as stored. */
export const realBytes = (path: string): Buffer => readFileSync(join(folder, path))
