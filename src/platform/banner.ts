import { browserValue, useBrowserValue } from './storage/browser-value.ts'

const NONE = ''
const closedVersion = browserValue<string>('bannerClosed', NONE, (value): value is string => typeof value === 'string')

/** Whether the banner of this version was closed in this browser. The first paint knows it already (`early-look.ts`). */
export function useBannerClosed(version: string): [boolean, () => void] {
  return [useBrowserValue(closedVersion, NONE) === version, () => closedVersion.write(version)]
}
