import { existsSync, readFileSync } from 'node:fs'

/** The folder of package.json, from sources or bundle. */
export const projectRoot: URL = upwards(new URL('.', import.meta.url))

export const ownVersion: string = JSON.parse(readFileSync(new URL('package.json', projectRoot), 'utf8')).version

function upwards(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : upwards(new URL('..', folder))
}
